//! The programs of this workspace, as they were built last.

use std::{env, path::PathBuf};

/// Where the program of this name lies.
///
/// # Panics
/// It was not built.
pub fn program(name: &str) -> PathBuf {
    // Tests lie in a folder beside the programs that were built with them.
    let test = env::current_exe().expect("a running program knows where it lies");
    let path = test.with_file_name("..").join(name).with_extension(env::consts::EXE_EXTENSION);
    assert!(path.is_file(), "{name} is not built yet: cargo build --workspace");
    path
}
