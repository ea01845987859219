//! Programs outside of this one: running them, finding them, and asking Cargo where things lie.

use anyhow::{Context, Result, bail};
use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Runs a command, which writes to the terminal itself.
///
/// # Errors
/// It could not be started, or failed.
pub fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("{name} cannot be started"))?;
    if !status.success() {
        bail!("{name} failed");
    }
    Ok(())
}

/// What a command writes to its output.
///
/// # Errors
/// It could not be started, or failed.
pub fn ask(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("{name} cannot be started"))?;
    if !output.status.success() {
        bail!("{name} failed");
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Where a program lies in the search path.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Where our workspace and the sources of its crates lie.
pub struct Sources(serde_json::Value);

impl Sources {
    /// Asks Cargo, which downloads what is missing.
    ///
    /// # Errors
    /// Cargo cannot tell.
    pub fn find() -> Result<Sources> {
        let told = ask(Command::new("cargo").args(["metadata", "--locked", "--format-version", "1"]))?;
        Ok(Sources(serde_json::from_str(&told).context("cargo metadata gave no JSON")?))
    }

    /// The folder of the workspace.
    pub fn root(&self) -> &Path {
        Path::new(self.0["workspace_root"].as_str().unwrap_or("."))
    }

    /// The folder of a crate.
    ///
    /// # Errors
    /// The workspace does not use such a crate.
    pub fn folder(&self, name: &str) -> Result<PathBuf> {
        let packages = self.0["packages"].as_array().into_iter().flatten();
        let manifest = packages.filter(|package| package["name"] == name).find_map(|it| it["manifest_path"].as_str());
        let manifest = manifest.with_context(|| format!("Cargo.lock knows no crate {name}"))?;
        Ok(Path::new(manifest).parent().unwrap_or(Path::new(".")).to_path_buf())
    }
}
