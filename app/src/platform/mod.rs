//! What the device offers: files, clipboard, language, time, sound. One interface, one implementation per platform.

pub mod memory;
pub mod native;

use crate::sound::Effect;
use std::io;

/// A larger file than this, in bytes, is not ours and is not read.
pub const LARGEST_FILE: u64 = 8 << 20;

/// What a device can do for the app. Each service degrades quietly where the device lacks it.
pub trait Platform {
    /// Milliseconds on the wall clock since 1970.
    fn wall_clock(&self) -> u64;
    /// The language the device is set to, such as `fr-FR`.
    fn locale(&self) -> Option<String>;
    /// Reads one of the app's own files; `None` if it was never written.
    fn read(&mut self, name: &str) -> io::Result<Option<Vec<u8>>>;
    /// Replaces one of the app's own files, whole or not at all.
    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()>;
    /// Renames a file that cannot be used, so that it is kept, and returns its new name.
    fn set_aside(&mut self, name: &str) -> io::Result<String>;
    /// Puts text on the clipboard.
    fn copy(&mut self, text: &str);
    /// The text on the clipboard.
    fn paste(&mut self) -> Option<String>;
    /// Gives a document to the player and returns where it went.
    fn export(&mut self, name: &str, bytes: &[u8]) -> io::Result<String>;
    /// Plays a short sound.
    fn play(&mut self, effect: Effect);
    /// Sets how loud effects and music are, from 0 to 100.
    fn set_volumes(&mut self, effects: u8, music: u8);
}
