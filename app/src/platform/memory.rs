//! A device that is only in memory: for tests, and for scripts that must leave nothing behind.

use super::Platform;
use crate::sound::Effect;
use std::{
    cell::{Ref, RefCell, RefMut},
    collections::BTreeMap,
    io,
    rc::Rc,
};

/// What the device holds.
#[derive(Debug, Default)]
pub struct Contents {
    /// Milliseconds on its wall clock.
    pub clock: u64,
    /// The language it is set to.
    pub locale: Option<String>,
    /// The app's own files by name.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Refuses to write anything.
    pub is_full: bool,
    /// The text on its clipboard.
    pub clipboard: Option<String>,
    /// Documents given to the player, oldest first.
    pub exports: Vec<(String, Vec<u8>)>,
    /// Sounds played, oldest first.
    pub played: Vec<Effect>,
    /// How loud effects and music are.
    pub volumes: (u8, u8),
}

/// A device in memory. A clone is the same device, so that a test can look into what the app holds.
#[derive(Clone, Debug, Default)]
pub struct Memory(Rc<RefCell<Contents>>);

impl Memory {
    /// An empty device at a moment in 2025, set to a language.
    pub fn new(locale: &str) -> Memory {
        let memory = Memory::default();
        memory.contents_mut().clock = 1_750_000_000_000;
        memory.contents_mut().locale = Some(locale.to_string());
        memory
    }

    /// Looks at what it holds.
    pub fn contents(&self) -> Ref<'_, Contents> {
        self.0.borrow()
    }

    /// Changes what it holds.
    pub fn contents_mut(&self) -> RefMut<'_, Contents> {
        self.0.borrow_mut()
    }
}

impl Platform for Memory {
    fn wall_clock(&self) -> u64 {
        self.contents().clock
    }

    fn locale(&self) -> Option<String> {
        self.contents().locale.clone()
    }

    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>> {
        Ok(self.contents().files.get(name).cloned())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        if self.contents().is_full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.contents_mut().files.insert(name.to_string(), bytes.to_vec());
        Ok(())
    }

    fn set_aside(&mut self, name: &str) -> io::Result<String> {
        let bytes = self.contents_mut().files.remove(name).ok_or(io::ErrorKind::NotFound)?;
        let aside = format!("{name}.set-aside-{}", self.contents().files.len() + 1);
        self.contents_mut().files.insert(aside.clone(), bytes);
        Ok(aside)
    }

    fn copy(&mut self, text: &str) {
        self.contents_mut().clipboard = Some(text.to_string());
    }

    fn paste(&mut self) -> Option<String> {
        self.contents().clipboard.clone()
    }

    fn export(&mut self, name: &str, bytes: &[u8]) -> io::Result<String> {
        if self.contents().is_full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.contents_mut().exports.push((name.to_string(), bytes.to_vec()));
        Ok(format!("/home/a-player-with-a-long-name/documents/{name}"))
    }

    fn play(&mut self, effect: Effect) {
        self.contents_mut().played.push(effect);
    }

    fn set_volumes(&mut self, effects: u8, music: u8) {
        self.contents_mut().volumes = (effects, music);
    }
}
