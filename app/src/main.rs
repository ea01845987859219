//! Starts Sablier: on a desktop with a command line, in a browser without.

#[cfg(not(target_family = "wasm"))]
mod command;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    command::run()
}

#[cfg(target_family = "wasm")]
fn main() {
    // A page has nobody to report to; without WebGL it says so before this is loaded.
    sablier::window::run(sablier::window::Options::default()).ok();
}
