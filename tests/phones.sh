#!/usr/bin/env bash
# Type-checks what goes on a phone, for Android and iOS at once, with warnings denied. Nothing is linked, so neither an
# SDK nor a Mac is needed: rustup's targets if they are installed, else Debian's compiler and its library source.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(aarch64-linux-android aarch64-apple-ios)
# With targets named, this is for them alone: macros and build scripts stay as other builds have compiled them.
export RUSTFLAGS="-D warnings"

check() {
    "$@" check --quiet --locked -p sablier "${targets[@]/#/--target=}" "${library[@]}"
}

installed() {
    local target
    for target in "${targets[@]}"; do
        [ -d "$(rustc --print target-libdir --target "$target" 2>/dev/null)" ] || return 1
    done
}

library=()
if installed; then
    check cargo
elif [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library ]; then
    # Only a nightly compiler builds the library; this one is told that it may.
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
    library=("-Zbuild-std=std,panic_abort")
    check /usr/bin/cargo
else
    echo "sablier: to check the phones: rustup target add ${targets[*]}" >&2
    exit 1
fi
