//! The command `sablier-web`: builds the web app into a folder of plain files, and serves such a folder at home.

mod icons;
mod outside;
mod packed;
mod page;
mod program;
mod serve;
mod site;
mod toolchain;

use clap::{Parser, Subcommand};
use program::Program;
use std::{path::PathBuf, process::ExitCode};
use toolchain::Effort;

/// Builds Sablier as a web app and serves it.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds the web app into a folder that any web server can offer.
    Build {
        /// The folder, emptied first.
        #[arg(long, value_name = "FOLDER", default_value = "out/web")]
        out: PathBuf,
        /// Builds a page with an empty window instead, for the benchmark to compare with.
        #[arg(long, hide = true)]
        empty: bool,
        /// Compiles in a third of the time and packs less, for the browser's stories.
        #[arg(long, hide = true)]
        quick: bool,
    },
    /// Serves a built folder on this machine and its local network.
    Serve {
        /// Where to listen; the next free port if this one is taken, any free one for 0.
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// The folder.
        #[arg(default_value = "out/web")]
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Build { out, empty, quick } => {
            let program = if empty { Program::Empty } else { Program::Sablier };
            let effort = if quick { Effort::Quick } else { Effort::Smallest };
            site::build(program, effort, &out)
        }
        Task::Serve { port, folder } => serve::serve(port, &folder),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sablier-web: {error:#}");
            ExitCode::FAILURE
        }
    }
}
