//! A sheet with its past and with the future that was undone. Kept as a start and the actions since.

use super::Sheet;
use serde::{Deserialize, Serialize};

/// The most actions that can be undone; what was before them is only kept as the sheet it led to.
pub const MOST: usize = 300;

/// A sheet that remembers how it came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Saved<S>", into = "Saved<S>", bound = "S: Sheet")]
pub struct Log<S: Sheet> {
    start: S,
    actions: Vec<S::Action>,
    done: usize,
    now: S,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: Sheet")]
struct Saved<S: Sheet> {
    start: S,
    actions: Vec<S::Action>,
    done: usize,
}

/// Why a saved log is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// No game can have come to the sheet it starts with.
    #[error("the sheet makes no sense")]
    Start,
    /// It is longer than any log, or more is done than there is.
    #[error("the log is too long")]
    Length,
    /// One of its actions is not allowed.
    #[error("action {number} is not allowed")]
    Action {
        /// Which one, counted from 0.
        number: usize,
    },
}

impl<S: Sheet> Default for Log<S> {
    fn default() -> Log<S> {
        Log { start: S::default(), actions: Vec::new(), done: 0, now: S::default() }
    }
}

impl<S: Sheet> Log<S> {
    /// The sheet as it is now.
    pub fn now(&self) -> &S {
        &self.now
    }

    /// Tests whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Tests whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        self.done < self.actions.len()
    }

    /// The change that would be undone.
    pub fn last(&self) -> Option<&S::Action> {
        self.actions[..self.done].last()
    }

    /// The change that would be made again.
    pub fn next(&self) -> Option<&S::Action> {
        self.actions.get(self.done)
    }

    /// Makes a change. What was undone before cannot be done again after it.
    ///
    /// # Errors
    /// Why the game does not allow it; nothing has changed then.
    pub fn apply(&mut self, action: S::Action) -> Result<(), S::Refusal> {
        let next = self.now.after(&action)?;
        self.actions.truncate(self.done);
        if self.last().is_some_and(|last| S::goes_on(last, &action)) {
            self.actions.pop();
        }
        self.now = next;
        self.actions.push(action);
        if self.actions.len() > MOST {
            let first = self.actions.remove(0);
            if let Ok(next) = self.start.after(&first) {
                self.start = next;
            }
        }
        self.done = self.actions.len();
        Ok(())
    }

    /// Takes the last change back. False if there is none.
    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.go_to(self.done - 1)
    }

    /// Makes the change again that was last undone. False if there is none.
    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.go_to(self.done + 1)
    }

    fn go_to(&mut self, done: usize) -> bool {
        let Ok(now) = replayed(&self.start, &self.actions[..done]) else { return false };
        (self.now, self.done) = (now, done);
        true
    }
}

fn replayed<S: Sheet>(start: &S, actions: &[S::Action]) -> Result<S, Broken> {
    let mut now = start.clone();
    for (number, action) in actions.iter().enumerate() {
        now = now.after(action).map_err(|_| Broken::Action { number })?;
    }
    Ok(now)
}

impl<S: Sheet> From<Log<S>> for Saved<S> {
    fn from(log: Log<S>) -> Saved<S> {
        Saved { start: log.start, actions: log.actions, done: log.done }
    }
}

impl<S: Sheet> TryFrom<Saved<S>> for Log<S> {
    type Error = Broken;

    fn try_from(saved: Saved<S>) -> Result<Log<S>, Broken> {
        let Saved { start, actions, done } = saved;
        if !start.is_sound() {
            return Err(Broken::Start);
        }
        if actions.len() > MOST || done > actions.len() {
            return Err(Broken::Length);
        }
        replayed(&start, &actions)?;
        let now = replayed(&start, &actions[..done])?;
        Ok(Log { start, actions, done, now })
    }
}
