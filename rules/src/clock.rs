//! The sand: time left, as data. Knows no clock; every call is handed the wall clock's milliseconds.

use serde::{Deserialize, Serialize};

/// A sand timer. All times are milliseconds; `now` is the wall clock's.
///
/// Running sand is a deadline on the wall clock, so sleep, a killed app or a slow frame cannot stretch it.
/// A wall clock set *forward* cannot be told from sleep and lets sand run through. A wall clock set *back* never
/// gives time: there is at most as much as at the last call that took `&mut self`, and [`Sand::tick`] moves the
/// deadline back along with the clock, so that the sand runs on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sand {
    full: u64,
    left: u64,
    deadline: Option<u64>,
}

impl Sand {
    /// A timer that lies still with all its sand on top.
    pub fn new(full: u64) -> Sand {
        Sand { full, left: full, deadline: None }
    }

    /// All the sand there is, on top and below.
    pub fn full(&self) -> u64 {
        self.full
    }

    /// Tests whether the sand runs. It goes on running when none is left.
    pub fn is_running(&self) -> bool {
        self.deadline.is_some()
    }

    /// When the last grain falls, while the sand runs.
    pub fn deadline(&self) -> Option<u64> {
        self.deadline
    }

    /// Time left.
    pub fn remaining(&self, now: u64) -> u64 {
        self.deadline.map_or(self.left, |deadline| deadline.saturating_sub(now).min(self.left))
    }

    /// Tests whether the last grain has fallen.
    pub fn is_out(&self, now: u64) -> bool {
        self.remaining(now) == 0
    }

    /// Takes note of the time, so that a clock set back later cannot bring it back.
    pub fn tick(&mut self, now: u64) {
        self.left = self.remaining(now);
        self.deadline = self.deadline.map(|deadline| deadline.min(now.saturating_add(self.left)));
    }

    /// Lets the sand run, from the beginning or after a pause. Does nothing to running sand but [`Sand::tick`].
    pub fn start(&mut self, now: u64) {
        self.tick(now);
        self.deadline = self.deadline.or(Some(now.saturating_add(self.left)));
    }

    /// Holds the sand.
    pub fn pause(&mut self, now: u64) {
        self.tick(now);
        self.deadline = None;
    }

    /// Pours sand in on top; more than fitted makes the timer larger.
    pub fn add(&mut self, more: u64, now: u64) {
        self.set(self.remaining(now).saturating_add(more), now);
        self.full = self.full.max(self.left);
    }

    /// Turns the timer over: what had run through is on top again.
    pub fn turn_over(&mut self, now: u64) {
        self.set(self.full.saturating_sub(self.remaining(now)), now);
    }

    fn set(&mut self, left: u64, now: u64) {
        self.left = left;
        self.deadline = self.deadline.map(|_| now.saturating_add(left));
    }
}
