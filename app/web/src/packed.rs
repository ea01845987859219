//! The files of the site while they are put together, and how large each is on its way to a phone.

use crate::{headers, toolchain::Effort};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, io::Write, path::Path};

/// When a file is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// To start; kept on the device at once.
    First,
    /// Later; kept on the device once the app runs.
    Later,
    /// By the browser alone, at every visit.
    Never,
    /// By hosts, where the app is installed and where it is shared; by no visit.
    Apart,
}

/// A file with its compressed forms.
pub struct File {
    /// When it is needed.
    pub when: When,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// The files by their paths.
#[derive(Default)]
pub struct Files(pub BTreeMap<String, File>);

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: &str, when: When, bytes: impl Into<Vec<u8>>) {
        self.0.insert(path.to_string(), File { when, bytes: bytes.into() });
    }

    /// The paths of files needed at a time, sorted.
    pub fn paths(&self, when: When) -> Vec<&str> {
        self.0.iter().filter(|(_, file)| file.when == when).map(|(path, _)| path.as_str()).collect()
    }

    /// A short name for exactly these contents.
    pub fn version(&self) -> String {
        let mut hash = Sha256::new();
        for (path, file) in &self.0 {
            for part in [path.as_bytes(), &file.bytes] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Writes every file into `folder` with its compressed siblings, and gives the sizes.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn write(&self, folder: &Path, effort: Effort) -> Result<Vec<Weight>> {
        self.0.iter().map(|(path, file)| write(&folder.join(path), path, file, effort)).collect()
    }
}

/// How large a file is.
pub struct Weight {
    /// Its path.
    pub path: String,
    /// When it is needed.
    pub when: When,
    /// In bytes, as it is.
    pub plain: usize,
    /// In bytes, as it travels where brotli is understood.
    pub brotli: usize,
}

fn write(to: &Path, path: &str, file: &File, effort: Effort) -> Result<Weight> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let put = |ending: &str, bytes: &[u8]| {
        let to = format!("{}{ending}", to.display());
        fs::write(&to, bytes).with_context(|| format!("{to} cannot be written"))
    };
    put("", &file.bytes)?;
    let mut brotli = file.bytes.len();
    if is_compressible(path) {
        let small = with_brotli(&file.bytes, effort)?;
        brotli = small.len();
        put(".br", &small)?;
        put(".gz", &with_gzip(&file.bytes, effort)?)?;
    }
    Ok(Weight { path: path.to_string(), when: file.when, plain: file.bytes.len(), brotli })
}

/// Pictures are compressed already, and the headers are for the host alone.
fn is_compressible(path: &str) -> bool {
    !path.ends_with(".png") && path != headers::FILE
}

fn with_brotli(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let quality = if effort == Effort::Smallest { 11 } else { 2 };
    let params = brotli::enc::BrotliEncoderParams { quality, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn with_gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    use flate2::Compression;
    let level = if effort == Effort::Smallest { Compression::best() } else { Compression::fast() };
    let mut out = flate2::write::GzEncoder::new(Vec::new(), level);
    out.write_all(bytes)?;
    Ok(out.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_follows_names_and_contents() {
        let version = |path: &str, bytes: &[u8]| {
            let mut files = Files::default();
            files.add(path, When::First, bytes);
            files.version()
        };
        assert_eq!(version("a", b"b"), version("a", b"b"));
        assert_ne!(version("a", b"b"), version("a", b"c"));
        assert_ne!(version("ab", b"c"), version("a", b"bc"));
    }

    #[test]
    fn compressed_files_hold_the_same() {
        let bytes = b"sand, sand and more sand".repeat(100);
        for effort in [Effort::Smallest, Effort::Quick] {
            let small = with_brotli(&bytes, effort).expect("memory takes all");
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut &small[..], &mut back).expect("brotli");
            assert_eq!(back, bytes);
            assert!(with_gzip(&bytes, effort).expect("memory takes all").len() < bytes.len());
        }
    }
}
