//! Compiling for the web with what the machine has: rustup's target, or Debian's Rust with its library's source.

use crate::outside::{ask, find, run};
use anyhow::{Result, bail};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's own Rust, which a rustup in the search path would hide.
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

const FLAGS: [&str; 3] = [
    // What the page's scripts provide is undefined until then.
    "-C link-arg=--allow-undefined",
    // Without the browser's wide numbers, tiny-skia paints with narrow ones and takes twice as long.
    "-C target-feature=+simd128",
    "-C strip=symbols",
];

/// What the compiler is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// The smallest program, for players.
    Smallest,
    /// The same program in a third of the time, for the browser's stories.
    Quick,
}

/// A way to compile for the web.
pub enum Toolchain {
    /// Rust with the target's library at hand, as `rustup target add` installs it.
    Installed,
    /// Debian's Rust, which compiles the library along with the program.
    FromSource,
}

impl Toolchain {
    /// What this machine offers.
    ///
    /// # Errors
    /// Nothing; the error says what to install.
    pub fn find() -> Result<Toolchain> {
        if has_library("rustc") {
            return Ok(Toolchain::Installed);
        }
        if Path::new(DEBIAN_CARGO).is_file() && has_source(DEBIAN_RUSTC) && find("wasm-ld").is_some() {
            return Ok(Toolchain::FromSource);
        }
        bail!(
            "Rust cannot compile for the web here yet.\n\
             With rustup: rustup target add {TARGET}\n\
             On Debian:   sudo apt-get install cargo-web rust-web-src lld"
        )
    }

    /// What will be used, for the terminal.
    pub fn describe(&self) -> &'static str {
        match self {
            Toolchain::Installed => "compiling with the installed target wasm32-unknown-unknown",
            Toolchain::FromSource => "compiling with Debian's Rust and its library's source (no rustup target here)",
        }
    }

    /// Compiles packages together, so that they share what lies below them, and returns the folder of the compiled files.
    ///
    /// # Errors
    /// The compiler fails; it has then said why.
    pub fn compile(&self, root: &Path, packages: &[&str], effort: Effort) -> Result<PathBuf> {
        // In the folder of all other builds, a quick one finds macros and build scripts compiled.
        let (folder, profile, compiled) = match effort {
            Effort::Smallest => (root.join("target/web"), "web", "web"),
            Effort::Quick => (root.join("target"), "dev", "debug"),
        };
        let mut command = self.cargo();
        command.current_dir(root).args(["build", "--locked", "--profile", profile, "--target", TARGET]);
        command.arg("--target-dir").arg(&folder);
        packages.iter().for_each(|package| {
            command.args(["--package", package]);
        });
        command.env("RUSTFLAGS", FLAGS.join(" "));
        run(&mut command)?;
        Ok(folder.join(TARGET).join(compiled))
    }

    fn cargo(&self) -> Command {
        match self {
            Toolchain::Installed => Command::new("cargo"),
            Toolchain::FromSource => {
                let mut command = Command::new(DEBIAN_CARGO);
                command.arg("-Zbuild-std=std,panic_abort");
                command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
                // Set by a rustup that runs this command, and not meant for another Rust.
                command.env_remove("LD_LIBRARY_PATH").env_remove("CARGO");
                command
            }
        }
    }
}

fn has_library(rustc: &str) -> bool {
    let library = ask(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]));
    library.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

fn has_source(rustc: &str) -> bool {
    let sysroot = ask(Command::new(rustc).args(["--print", "sysroot"]));
    sysroot.is_ok_and(|folder| Path::new(folder.trim()).join("lib/rustlib/src/rust/library/std").is_dir())
}

/// Makes a compiled file smaller where binaryen is installed; elsewhere leaves it as it is.
///
/// # Errors
/// The optimiser fails.
pub fn shrink(wasm: &Path) -> Result<()> {
    let Some(optimiser) = find("wasm-opt") else {
        println!("wasm-opt is not installed (package binaryen): the files stay a little larger");
        return Ok(());
    };
    let features = [
        "bulk-memory",
        "sign-ext",
        "nontrapping-float-to-int",
        "mutable-globals",
        "reference-types",
        "multivalue",
        "simd",
    ];
    let mut command = Command::new(optimiser);
    command.arg("-Oz").args(features.map(|feature| format!("--enable-{feature}")));
    run(command.arg(wasm).arg("-o").arg(wasm))
}
