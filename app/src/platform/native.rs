//! Desktop: files in the user's data directory, replaced whole, with the last good copy beside them.

use super::{LARGEST_FILE, Platform};
use crate::sound::{Effect, Sound};
use std::{
    fs, io,
    io::{Read, Write},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// The desktop.
pub struct Native {
    data: PathBuf,
    documents: PathBuf,
    sound: Sound,
}

impl Native {
    /// Keeps files in `data`, or in the system's place for them, and exports into the user's documents.
    pub fn new(data: Option<PathBuf>) -> Native {
        let system = directories::ProjectDirs::from("", "", "sablier").map(|dirs| dirs.data_dir().to_path_buf());
        let documents = directories::UserDirs::new().and_then(|dirs| {
            dirs.download_dir().or(dirs.document_dir()).map(Path::to_path_buf).or(Some(dirs.home_dir().to_path_buf()))
        });
        let here = || PathBuf::from(".");
        Native {
            data: data.or(system).unwrap_or_else(here),
            documents: documents.unwrap_or_else(here),
            sound: Sound::new(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.data.join(name)
    }

    /// The file itself, or its last good copy where the file is gone.
    fn standing(&self, name: &str) -> PathBuf {
        let path = self.path(name);
        if path.exists() { path } else { path.with_extension(BACKUP) }
    }
}

/// The ending of the last good copy of a file.
const BACKUP: &str = "backup";

/// Reads a plain file of bounded length; a pipe or a device has no end to wait for.
fn read(path: &Path) -> io::Result<Vec<u8>> {
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

impl Platform for Native {
    fn wall_clock(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    fn locale(&self) -> Option<String> {
        sys_locale::get_locale()
    }

    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        match read(&self.standing(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.path(name);
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
            if !self.path(&aside).exists() {
                fs::rename(&path, self.path(&aside))?;
                return Ok(aside);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn copy(&mut self, text: &str) {
        macroquad::miniquad::window::clipboard_set(text);
    }

    fn paste(&mut self) -> Option<String> {
        macroquad::miniquad::window::clipboard_get()
    }

    fn export(&mut self, name: &str, bytes: &[u8]) -> io::Result<String> {
        let path = self.documents.join(name);
        fs::rename(drafted(&path, bytes)?, &path)?;
        Ok(path.display().to_string())
    }

    fn play(&mut self, effect: Effect) {
        self.sound.play(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        self.sound.set_volumes(effects, music);
        if music > 0 { self.sound.start_music() } else { self.sound.stop_music() }
    }
}
