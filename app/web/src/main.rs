//! The command `sablier-web`: builds the web app into a folder of plain files, and serves such a folder at home.

mod address;
mod headers;
mod icons;
mod outside;
mod packed;
mod page;
mod preview;
mod program;
mod serve;
mod shortcuts;
mod site;
mod toolchain;

use address::Address;
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
        /// Where the folder will be found, such as `https://example.org/sablier/`. Shared links then come with a picture.
        #[arg(long, value_name = "ADDRESS")]
        address: Option<Address>,
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
        Task::Build { out, address, empty, quick } => {
            let program = if empty { Program::Empty } else { Program::Sablier };
            let effort = if quick { Effort::Quick } else { Effort::Smallest };
            site::build(program, effort, address.as_ref(), &out)
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
