#!/usr/bin/env bash
# Runs every test of Sablier, stage by stage, and ends with a table of how long each took. `all.sh quick` runs what an
# inner loop needs and says what it leaves out.
set -euo pipefail
cd "$(dirname "$0")/.."

table=()
laps=$(mktemp -d)
trap 'stop' EXIT

# Whatever happened, the stages behind us are worth a table, and nothing goes on alone.
stop() {
    local code=$?
    trap - EXIT
    jobs -p | xargs -r kill 2>/dev/null || true
    rm -rf "$laps"
    if [ ${#table[@]} -gt 0 ]; then
        printf '\n%-44s %8s\n' stage seconds
        printf '%-44s %8s\n' "${table[@]}" "all together" "$SECONDS"
    fi
    exit "$code"
}

# Runs a stage: its name, then its command.
stage() {
    local name=$1 start=$SECONDS code=0
    shift
    printf '\n== %s\n' "$name"
    "$@" || code=$?
    table+=("$name$([ "$code" -eq 0 ] || echo ' (failed)')" "$((SECONDS - start))")
    return "$code"
}

# Runs a stage beside the next ones, with what it prints kept for `join`. For stages that often work at one core only.
beside() {
    local name=$1 start=$SECONDS
    shift
    {
        code=0
        "$@" >"$laps/out" 2>&1 || code=$?
        echo "$code $((SECONDS - start))" >"$laps/end"
    } &
    other=$name
}

# Waits for the stage beside, and shows what it printed.
join() {
    local code seconds
    wait
    read -r code seconds <"$laps/end"
    printf '\n== %s\n' "$other"
    cat "$laps/out"
    table+=("$other$([ "$code" -eq 0 ] || echo ' (failed)')" "$seconds")
    return "$code"
}

# One compiler lints and compiles, so that nothing is compiled for clippy alone. This is how `cargo clippy` calls it.
linting() {
    RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__ "$@"
}

stories() {
    (cd tests/browser && npm ci --no-audit --no-fund --loglevel=error && node --test --test-reporter=spec "$@")
}

quick() {
    stage "format" cargo fmt --all --check
    stage "compile and lint" linting cargo test --workspace --locked --lib --tests --no-run
    stage "rules, layout and words" linting cargo test --workspace --locked --quiet --lib --tests -- \
        rules fits layout words tidy screens
    echo "left out: playouts, throws, printed documents, windows, scripts, the web app, the phones (make test runs all)"
}

all() {
    stage "format" cargo fmt --all --check
    stage "compile and lint" linting cargo build --workspace --all-targets --locked
    stage "compile the web app" target/debug/sablier-web build --quick --out out/story
    stage "Rust's tests" linting cargo test --workspace --locked
    # Stories wait a lot, and this does not.
    beside "type-check the phones" tests/phones.sh
    stage "stories in the browser" stories
    join
}

case "${1:-all}" in
    all) all ;;
    quick) quick ;;
    *) echo "all.sh knows all and quick, not '$1'" >&2; exit 2 ;;
esac
