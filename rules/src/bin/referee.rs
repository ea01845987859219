//! The referee on stdin and stdout. See `REFEREE.md`.

use std::{io, process::ExitCode};

fn main() -> ExitCode {
    if std::env::args().len() > 1 {
        eprintln!("referee: takes no options; it answers lines of JSON on stdin, as rules/REFEREE.md describes");
        return ExitCode::from(2);
    }
    match sablier_rules::referee::serve(io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked has gone away, which is one way to end a game.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("referee: {error}");
            ExitCode::FAILURE
        }
    }
}
