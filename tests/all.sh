#!/usr/bin/env bash
# Runs every test of Sablier, stage by stage, and ends with a table of how long each took. `all.sh quick` runs what an
# inner loop needs and says what it leaves out, `all.sh engines` every story in every engine.
set -euo pipefail
cd "$(dirname "$0")/.."

# Properties are tried with the same cases in every run; a plain `cargo test` draws new ones.
export PROPTEST_RNG_SEED=11

laps=$(mktemp -d)
trap 'stop' EXIT

# Whatever happened, the stages behind us are worth a table, and nothing goes on alone.
stop() {
    local code=$? name seconds
    trap - EXIT
    jobs -p | xargs -r kill 2>/dev/null || true
    if [ -f "$laps/table" ]; then
        printf '\n%-44s %8s\n' stage seconds
        while IFS=$'\t' read -r name seconds; do printf '%-44s %8s\n' "$name" "$seconds"; done <"$laps/table"
        printf '%-44s %8s\n' "all together" "$SECONDS"
        # Of all programs that have ended: what quiet and busy machines have in common.
        times >"$laps/times"
        printf 'processor, user and system: %s\n' "$(tail -n 1 "$laps/times")"
    fi
    rm -rf "$laps"
    exit "$code"
}

# Runs a stage: its name, then its command.
stage() {
    local name=$1 start=$SECONDS code=0
    shift
    printf '\n== %s\n' "$name"
    "$@" || code=$?
    printf '%s\t%s\n' "$name$([ "$code" -eq 0 ] || echo ' (failed)')" "$((SECONDS - start))" >>"$laps/table"
    return "$code"
}

# Runs stages beside the next ones, with what they print kept for `join` under that name. Each waits now and then, and
# together they do not.
beside() {
    local name=$1
    shift
    {
        code=0
        "$@" >"$laps/$name.out" 2>&1 || code=$?
        echo "$code" >"$laps/$name.code"
    } &
}

# Waits for all stages beside, shows what they printed, and fails if one of them did.
join() {
    wait
    cat "$laps"/*.out
    ! grep -qv '^0$' "$laps"/*.code
}

# One compiler lints and compiles, so that nothing is compiled for clippy alone. This is how `cargo clippy` calls it.
linting() {
    RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__ "$@"
}

# The web app played in a browser of that engine, two stories at a time, since each of them waits a lot.
stories() {
    (cd tests/browser && ENGINE=$1 node --test --test-concurrency=2 --test-reporter=spec)
}

# Only what every engine is asked for with every change, one story after another in one browser.
core_stories() {
    (cd tests/browser && ENGINE=$1 CORE=1 node --test-reporter=spec together.mjs)
}

# Cargo builds for these two what is asked of it: what tests crates from outside, as fast as the app itself, and unit
# tests. With the whole workspace named, both share what lies below, as long as they want the same features of it: `tidy`
# compares them.
outside=(--workspace --locked --profile dev --test '*')
inside=(--workspace --exclude sablier-tests --locked --lib --bin sablier-web)

compile() {
    linting cargo build "${outside[@]}" --bins --examples && linting cargo test "${inside[@]}" --no-run
}

# Runs what `compile` made, with these arguments for the tests. What takes long comes first: Cargo waits for itself while
# another one compiles beside it.
run() {
    linting cargo test "${outside[@]}" --quiet -- "$@" && linting cargo test "${inside[@]}" --quiet -- "$@"
}

quick() {
    local left_out=(window:: monkey:: scripts:: documents:: command:: playouts:: skill:: flights:: throws:: recorded::)
    stage "format" cargo fmt --all --check
    stage "compile and lint" compile
    stage "rules, layout and words" run "${left_out[@]/#/--skip=}"
    echo "left out: whole games at random, flights of dice, printed documents, windows, the web app, the phones"
}

# What browsers play.
site() {
    stage "compile the web app" target/debug/sablier-web build --quick --out out/story
    stage "fetch what drives the browsers" npm ci --prefix tests/browser --no-audit --no-fund --loglevel=error
}

all() {
    stage "format" cargo fmt --all --check
    stage "compile and lint" compile
    site
    # Each of these waits a lot, and all of them together take as long as the longest.
    beside natively stage "Rust's tests" run
    beside webkit stage "core stories in WebKit" core_stories webkit
    beside firefox firefox_and_phones
    local failed=0
    stage "stories in Chromium" stories chromium || failed=1
    join || failed=1
    return "$failed"
}

# What takes less than WebKit's stories.
firefox_and_phones() {
    local failed=0
    stage "core stories in Firefox" core_stories firefox || failed=1
    stage "type-check the phones" tests/phones.sh || failed=1
    return "$failed"
}

# What players load takes some minutes to compile, so `all` does without it.
smallest() {
    target/debug/sablier-web build --out out/web &&
        (cd tests/browser && node --test --test-reporter=spec smallest.mjs)
}

engines() {
    stage "compile and lint" compile
    site
    stage "the smallest site" smallest
    stage "stories in Chromium" stories chromium
    stage "stories in Firefox" stories firefox
    stage "stories in WebKit" stories webkit
}

case "${1:-}" in
    all | quick | engines) "$1" ;;
    *) echo "all.sh knows all, quick and engines, not '$1'" >&2; exit 2 ;;
esac
