//! Files in one folder, replaced whole, with the last good copy beside them. The same wherever there is a file system.

use super::{LARGEST_FILE, Storage};
use std::{
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
};

/// The ending of the last good copy of a file.
const BACKUP: &str = "backup";

/// A folder of ours.
pub struct Files {
    folder: PathBuf,
}

impl Files {
    /// Keeps files in this folder, which is made when something is first written.
    pub fn new(folder: PathBuf) -> Files {
        Files { folder }
    }

    /// Writes a document without keeping an older one, and returns where it lies.
    pub fn put(&self, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
        let path = self.folder.join(name);
        fs::rename(drafted(&path, bytes)?, &path)?;
        Ok(path)
    }

    /// The file itself, or its last good copy where the file is gone.
    fn standing(&self, name: &str) -> PathBuf {
        let path = self.folder.join(name);
        if path.exists() { path } else { path.with_extension(BACKUP) }
    }
}

impl Storage for Files {
    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        match read(&self.standing(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.folder.join(name);
        let draft = drafted(&path, bytes)?;
        // If the app is killed between the two renames, the copy stands in for the file. Without a copy, such as where
        // a folder has its name, the file is still replaced whole.
        fs::rename(&path, path.with_extension(BACKUP)).ok();
        fs::rename(&draft, &path)
    }

    fn set_aside(&mut self, name: &str) -> io::Result<String> {
        let path = self.standing(name);
        for n in 1..1000 {
            let aside = format!("{name}.set-aside-{n}");
            if !self.folder.join(&aside).exists() {
                fs::rename(&path, self.folder.join(&aside))?;
                return Ok(aside);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

/// Reads a plain file of bounded length; a pipe or a device has no end to wait for.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    let read = fs::File::open(path)?.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    if read as u64 > LARGEST_FILE { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Writes bytes beside the file they are for, complete and on the disk, and returns where.
fn drafted(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("draft");
    let mut file = fs::File::create(&draft)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(draft)
}
