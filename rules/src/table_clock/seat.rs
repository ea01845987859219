//! One player of a table clock: time left, time used, turns taken.

use serde::{Deserialize, Serialize};

/// A player's share of a table clock. All times are milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Time left.
    pub left: u64,
    /// Time used after the last of it was gone.
    pub over: u64,
    /// All time used.
    pub used: u64,
    /// Turns taken.
    pub turns: u32,
    /// Has had a turn in this round.
    pub has_played: bool,
    /// Is left out for now: the turn passes by.
    pub is_out: bool,
}

impl Seat {
    /// A player with all their time.
    pub fn new(length: u64) -> Seat {
        Seat { left: length, over: 0, used: 0, turns: 0, has_played: false, is_out: false }
    }

    /// Uses time, and says how much of it was the player's own: the rest was used after that was gone.
    pub(super) fn uses(&mut self, time: u64) -> u64 {
        let own = time.min(self.left);
        self.left -= own;
        self.over = self.over.saturating_add(time - own);
        self.used = self.used.saturating_add(time);
        own
    }
}
