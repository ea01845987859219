#!/usr/bin/env bash
# Makes sure a machine can do what it is asked for:
# `setup.sh display|rust|build|run|test|web|browser|engines|phones ...`.
# Installs missing packages with apt without asking; elsewhere says which packages to install.
# Silent and quick when nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

web=wasm32-unknown-unknown
phones='aarch64-linux-android aarch64-apple-ios'

say() { printf 'sablier: %s\n' "$*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }

# Tests whether the Rust in use can compile for every target named.
has_targets() {
    local target
    have rustc || return 1
    for target in "$@"; do
        [ -d "$(rustc --print target-libdir --target "$target" 2>/dev/null)" ] || return 1
    done
}

# Has rustup add what is missing of the targets named, which takes seconds. Where it cannot, such as without a network,
# the ways without rustup are left.
add_targets() {
    local limit=()
    have rustup && ! has_targets "$@" || return 0
    if have timeout; then limit=(timeout 120); fi
    say "adding Rust's targets: $*"
    "${limit[@]}" rustup --quiet target add "$@" >/dev/null 2>&1 || say "rustup could not add them"
}

# Debian and Ubuntu packages of each purpose.
packages() {
    case "$1" in
        display) ;;
        rust) echo gcc libc6-dev ;;
        build) echo pkg-config libasound2-dev ;;
        run) echo libgl1 libegl1 libgl1-mesa-dri libx11-6 libxi6 libxcursor1 libxkbcommon0 ;;
        test) echo xvfb xauth x11-xkb-utils xdotool libxkbcommon-x11-0 poppler-utils ;;
        # Where rustup has not installed a target, Debian's Rust with its library's source stands in for it.
        web) has_targets "$web" && echo binaryen || echo binaryen cargo-web rust-web-src lld ;;
        phones) has_targets $phones || echo cargo-web rust-web-src ;;
        browser) echo chromium; have npm || echo nodejs npm ;;
        engines) echo firefox-esr webkit2gtk-driver imagemagick ;;
        *) say "setup.sh knows display, rust, build, run, test, web, browser, engines and phones, not '$1'"; exit 2 ;;
    esac
}

# What is missing of each purpose where there is no apt, judged by what can be found.
missing_elsewhere() {
    local program
    case "$1" in
        rust) have cc || echo "a C compiler" ;;
        build)
            [ "$(uname -s)" = Darwin ] && return
            have pkg-config || { echo "pkg-config"; return; }
            pkg-config --exists alsa || echo "the ALSA development files" ;;
        display | run) ;; # The libraries of a desktop are there where a desktop runs.
        test)
            if [ "$(uname -s)" != Darwin ]; then
                for program in Xvfb setxkbmap xdotool; do have "$program" || echo "$program"; done
            fi
            have pdftoppm || echo "poppler's pdftoppm" ;;
        web) has_targets "$web" || echo "Rust's web target (rustup target add $web)" ;;
        phones) has_targets $phones || echo "Rust's phone targets (rustup target add $phones)" ;;
        browser)
            have npm || echo "Node.js with npm"
            have chromium || echo "Chromium" ;;
        engines)
            have firefox-esr || echo "Firefox ESR"
            have WebKitWebDriver || echo "WebKitGTK's driver" ;;
    esac
}

elsewhere() {
    local missing
    missing=$(for purpose in "$@"; do missing_elsewhere "$purpose"; done)
    [ -z "$missing" ] && return
    say "this system is missing: $(echo "$missing" | paste -sd, | sed 's/,/, /g')."
    say "There is no apt here, so please install it with your own package manager:"
    say "  Fedora    sudo dnf install gcc pkgconf-pkg-config alsa-lib-devel xorg-x11-server-Xvfb xdotool setxkbmap poppler-utils"
    say "  Arch      sudo pacman -S --needed gcc pkgconf alsa-lib xorg-server-xvfb xdotool xorg-setxkbmap poppler"
    say "  openSUSE  sudo zypper install gcc pkg-config alsa-devel xorg-x11-server-Xvfb xdotool setxkbmap poppler-tools"
    say "  macOS     xcode-select --install; brew install poppler"
    exit 1
}

with_apt() {
    local wanted missing=() package root=()
    wanted=$(for purpose in "$@"; do packages "$purpose"; done)
    local installed
    # dpkg-query fails when it does not know a package, which only means that it is missing.
    # shellcheck disable=SC2086 # one word per package is meant
    installed=$({ dpkg-query -W -f='${db:Status-Status} ${Package}\n' $wanted 2>/dev/null || true; } |
        sed -n 's/^installed //p')
    for package in $wanted; do
        grep -qx -- "$package" <<<"$installed" || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return

    if [ "$(id -u)" -ne 0 ]; then
        if have sudo && sudo -n true 2>/dev/null; then
            root=(sudo -n)
        else
            say "these packages are missing, and installing them needs an administrator:"
            say "  sudo apt-get update && sudo apt-get install -y ${missing[*]}"
            exit 1
        fi
    fi
    say "installing ${missing[*]}"
    local quiet=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0)
    # A stale or unreachable list need not matter: the install below is what decides.
    "${root[@]}" "${quiet[@]}" update >&2 || true
    if ! "${root[@]}" "${quiet[@]}" install -y --no-install-recommends "${missing[@]}" >&2; then
        say "apt could not install them. Once that is mended, run the same command again."
        [[ " ${missing[*]} " != *" cargo-web "* ]] ||
            say "With rustup there is no need for cargo-web: rustup target add wasm32-unknown-unknown"
        exit 1
    fi
}

rust() {
    local needed found
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! have cargo; then
        say "Rust is missing. This installs it for you alone, without asking:"
        say "  curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y"
        say "Then run the same command again."
        exit 1
    fi
    found=$(cargo --version | cut -d' ' -f2)
    if [ "$(printf '%s\n' "$needed" "${found%%-*}" | sort -V | head -n 1)" != "$needed" ]; then
        say "Rust $found is too old: Sablier needs $needed or newer."
        say "With rustup: rustup update stable. Without it: https://rustup.rs"
        exit 1
    fi
}

# A window needs a desktop. Only X11 and Wayland name theirs, so elsewhere there is nothing to ask.
display() {
    [ "$(uname -s)" = Linux ] || return 0
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && return
    say "there is no display here, so no window can open (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    exit 1
}

rust_tools() {
    cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && return
    say "the tests need rustfmt and clippy: rustup component add rustfmt clippy"
    exit 1
}

targets=()
for purpose in "$@"; do
    packages "$purpose" >/dev/null
    case "$purpose" in
        display) display ;;
        web) targets+=("$web") ;;
        # shellcheck disable=SC2206 # one word per target is meant
        phones) targets+=($phones) ;;
    esac
done
[ ${#targets[@]} -eq 0 ] || add_targets "${targets[@]}"
if have apt-get && have dpkg-query; then with_apt "$@"; else elsewhere "$@"; fi
for purpose in "$@"; do
    case "$purpose" in
        rust) rust ;;
        test) rust_tools ;;
    esac
done
