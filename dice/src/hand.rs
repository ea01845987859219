//! The hand that holds the die: it follows the finger as the throw's manner has it, and lets go of a swipe.

use crate::swipe::{Setup, Stand, Swipe};
use serde::{Deserialize, Serialize};

/// How forgiving the hand is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ease {
    /// For children: a throw that goes roughly right is helped a lot.
    Kids,
    /// It is helped a little.
    #[default]
    Normal,
    /// It goes where the finger sent it.
    Bare,
}

/// A finger at a moment: ms since any beginning, and mm on the glass from where it took the die, x to the right and y
/// up the glass, at the scale of the table as it is seen. The hand itself turns this around for who stands with the
/// back to the table, who sees the target below and so sends the die down the glass.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Touch {
    /// When.
    pub ms: f64,
    /// Where.
    pub at: [f32; 2],
}

/// The charge of a pull or a breath at which the throw is neither too weak nor too strong.
pub const RIPE: f32 = 2.0 / 3.0;

/// How the die in the hand is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Where, in the world's mm: x, y, z.
    pub at: [f32; 3],
    /// How much it is turned around its upright axis, in radians.
    pub turn: f32,
    /// How ready it is, from 0 to 1: strength of a pull, length of a breath, patience of a prayer. `RIPE` is just
    /// right for the first two, 1 for the last.
    pub charge: f32,
    /// How far the moment to meet is over, from 0 to 1, with the part of it in which to let go.
    pub beat: Option<(f32, [f32; 2])>,
    /// How much the thrower has turned around, in radians.
    pub facing: f32,
}

/// Why a hand did not let go: the die stays, and nothing has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fumble {
    /// The finger hardly moved.
    TooSoft,
    /// The finger moved before the hand had rested long enough.
    TooEarly,
    /// It went away from the target.
    Backwards,
    /// The moment to meet was far away.
    OffBeat,
}

/// A hand with a die in it.
#[derive(Clone, Debug)]
pub struct Hand {
    stand: Stand,
    path: Vec<Touch>,
}

impl Hand {
    /// A hand at its place, open for a finger.
    pub fn new(_setup: &Setup, stand: Stand, _ease: Ease) -> Hand {
        Hand { stand, path: Vec::new() }
    }

    /// A finger takes the die.
    pub fn press(&mut self, ms: f64) {
        self.path = vec![Touch { ms, at: [0.0, 0.0] }];
    }

    /// It moves.
    pub fn moved(&mut self, touch: Touch) {
        self.path.push(touch);
    }

    /// The die as it is to be seen at a moment.
    pub fn held(&self, _ms: f64) -> Held {
        let [x, y] = self.stand.direction().map(|part| part as f32 / 10_000.0);
        let [dx, dy] = self.path.last().map_or([0.0, 0.0], |touch| touch.at);
        let at = [x * 450.0 - y * dx - x * dy, y * 450.0 + x * dx - y * dy, 60.0];
        Held { at, turn: 0.0, charge: 0.0, beat: None, facing: 0.0 }
    }

    /// The finger leaves the glass.
    ///
    /// # Errors
    /// Why the die stays in the hand.
    pub fn release(&self, last: Touch) -> Result<Swipe, Fumble> {
        let first = self.path.first().copied().unwrap_or(last);
        let seconds = ((last.ms - first.ms) / 1000.0).max(0.016) as f32;
        let [dx, dy] = [(last.at[0] - first.at[0]) / seconds, (last.at[1] - first.at[1]) / seconds];
        if dy < 200.0 {
            return Err(Fumble::TooSoft);
        }
        let [x, y] = self.stand.direction().map(|part| part as f32 / 10_000.0);
        let speed = [-y * dx - x * dy, x * dx - y * dy];
        let from = [(x * 4500.0) as i32, (y * 4500.0) as i32, 600];
        Ok(Swipe { from, speed: [speed[0] as i32, speed[1] as i32, 0], spin: 0 })
    }
}
