//! The command line of the desktop app.

use clap::Parser;
use sablier::{script::Script, window};
use std::{path::PathBuf, process::ExitCode};

/// Play three dungeon games by touch, keep time at the table, print the cards.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Plays a file of steps in the window, then closes it.
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Keeps settings and games in this folder.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Opens the window as the command line says.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let script = match arguments.script.as_deref().map(read_script).transpose() {
        Ok(script) => script,
        Err(reason) => return fail(&reason),
    };
    match window::run(window::Options { data: arguments.data, script }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => fail(&stop.to_string()),
    }
}

fn read_script(path: &std::path::Path) -> Result<Script, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Script::parse(&text).map_err(|fault| format!("{}: {fault}", path.display()))
}

fn fail(reason: &str) -> ExitCode {
    eprintln!("sablier: {reason}");
    ExitCode::from(2)
}
