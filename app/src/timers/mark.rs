//! The moments at which sand warns, and how each of them sounds: one set for all sand in the app.

use crate::sound::Effect;

/// A moment at which sand makes itself heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// 3:00.
    Three,
    /// 1:00.
    One,
    /// 0:10.
    Ten,
    /// 0:00.
    Out,
}

impl Mark {
    /// All of them, the most urgent first.
    pub const ALL: [Mark; 4] = [Mark::Out, Mark::Ten, Mark::One, Mark::Three];

    /// Time left then, in ms.
    pub const fn left(self) -> u64 {
        match self {
            Mark::Three => 180_000,
            Mark::One => 60_000,
            Mark::Ten => 10_000,
            Mark::Out => 0,
        }
    }

    /// Its name in ids and words.
    pub fn code(self) -> &'static str {
        match self {
            Mark::Three => "three",
            Mark::One => "one",
            Mark::Ten => "ten",
            Mark::Out => "out",
        }
    }

    /// How it sounds; no two alike, so that nobody has to look.
    pub fn effect(self) -> Effect {
        match self {
            Mark::Three => Effect::SandThree,
            Mark::One => Effect::SandOne,
            Mark::Ten => Effect::SandLast,
            Mark::Out => Effect::Gong,
        }
    }

    /// Those passed while the time left went down from `before` to `left`, the most urgent first.
    pub fn passed(before: u64, left: u64) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |mark| before > mark.left() && left <= mark.left())
    }
}

/// Tests whether one of the last seconds, which are all heard, went by while the time left went down from `before` to
/// `left`.
pub fn counts_down(before: u64, left: u64) -> bool {
    left.div_ceil(1000) < before.div_ceil(1000) && (1..Mark::Ten.left()).contains(&left)
}
