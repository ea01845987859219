//! The sheet of a companion on file, with its undo history: written at every change.

use crate::{nav::Desk, platform::Platform, store::Store};
use rules::companion::{Log, Sheet};
use serde::{Deserialize, Serialize};

/// What is saved.
#[derive(Serialize, Deserialize)]
#[serde(bound = "S: Sheet")]
struct Saved<S: Sheet> {
    log: Log<S>,
    /// The companion was on screen when this was written.
    is_open: bool,
}

/// A sheet and where it is kept.
pub struct Book<S: Sheet> {
    file: &'static str,
    saved: Saved<S>,
}

impl<S: Sheet> Book<S> {
    /// The sheet on file, or an empty one. A damaged file is set aside.
    pub fn open(file: &'static str, platform: &mut dyn Platform, store: &mut Store) -> Book<S> {
        let saved = store.read(platform, file).unwrap_or(Saved { log: Log::default(), is_open: false });
        Book { file, saved }
    }

    /// The sheet.
    pub fn sheet(&self) -> &S {
        self.saved.log.now()
    }

    /// Tests whether the companion was on screen when the file was written.
    pub fn is_open(&self) -> bool {
        self.saved.is_open
    }

    /// Says whether the companion is on screen.
    pub fn set_open(&mut self, is_open: bool, desk: &mut Desk<'_>) {
        if self.saved.is_open != is_open {
            self.saved.is_open = is_open;
            self.save(desk);
        }
    }

    /// Tests whether there is something to undo, and to do again.
    pub fn ways(&self) -> (bool, bool) {
        (self.saved.log.can_undo(), self.saved.log.can_redo())
    }

    /// Makes a change and keeps it.
    pub fn write(&mut self, action: S::Action, desk: &mut Desk<'_>) -> Result<(), S::Refusal> {
        self.saved.log.apply(action)?;
        self.save(desk);
        Ok(())
    }

    /// Takes the last change back, and says which one it was.
    pub fn undo(&mut self, desk: &mut Desk<'_>) -> Option<S::Action> {
        let action = self.saved.log.last().cloned();
        let done = self.saved.log.undo();
        self.save(desk);
        action.filter(|_| done)
    }

    /// Makes the change again that was undone last, and says which one it was.
    pub fn redo(&mut self, desk: &mut Desk<'_>) -> Option<S::Action> {
        let action = self.saved.log.next().cloned();
        let done = self.saved.log.redo();
        self.save(desk);
        action.filter(|_| done)
    }

    fn save(&self, desk: &mut Desk<'_>) {
        desk.store.write(desk.platform, self.file, &self.saved);
    }
}
