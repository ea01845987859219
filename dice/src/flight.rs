//! The flight of a die, from the hand to its rest.

use crate::swipe::{DIE, Setup, Swipe};
use rules::fighter::{Landing, Spot};

/// Steps a second.
pub const HZ: u32 = 240;

/// Where a die is, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle, in mm.
    pub at: [f32; 3],
    /// Its rotation, a unit quaternion: x, y, z, w.
    pub turn: [f32; 4],
}

/// What a die can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surface {
    /// The table's top.
    Table,
    /// The table's rim.
    Rim,
    /// The target.
    Target,
    /// The wall of a bank shot.
    Wall,
    /// The card to be thrown over.
    Card,
}

/// A hit of the die on something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// At which step.
    pub step: u32,
    /// How fast the two met, in mm a second.
    pub speed: f32,
    /// On what.
    pub on: Surface,
}

/// What a throw came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It lies there, and nothing is wrong with how it came there.
    Lies(Spot),
    /// It leans on something.
    Leans,
    /// It touched the target before it had bounced often enough on the table.
    NoBounce,
    /// It touched the target before the wall.
    NoWall,
    /// It did not fly over the card.
    NotOver,
    /// It did not spin.
    NoSpin,
}

/// A flight, step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// The die after each step; the first is the one in the hand.
    pub poses: Vec<Pose>,
    /// Its hits, in order.
    pub impacts: Vec<Impact>,
    /// What it came to.
    pub verdict: Verdict,
    /// Whether the hero symbol is on top.
    pub symbol: bool,
}

impl Flight {
    /// What the rules are told.
    pub fn landing(&self) -> Landing {
        let spot = match self.verdict {
            Verdict::Lies(spot) => spot,
            Verdict::Leans => Spot::Edge,
            Verdict::NoBounce | Verdict::NoWall | Verdict::NotOver | Verdict::NoSpin => Spot::Off,
        };
        Landing { spot, symbol: self.symbol }
    }

    /// A number that is equal for equal flights only: every bit of every step is in it.
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a, whose result no library can change.
        let bits = self.poses.iter().flat_map(|pose| pose.at.into_iter().chain(pose.turn)).map(f32::to_bits);
        bits.flat_map(u32::to_le_bytes)
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

/// Carries a swipe out.
pub fn throw(_setup: &Setup, swipe: &Swipe) -> Flight {
    let step = 1.0 / HZ as f32;
    let mut at = swipe.from.map(|part| part as f32 / 10.0);
    let mut speed = swipe.speed.map(|part| part as f32);
    let mut poses = vec![Pose { at, turn: [0.0, 0.0, 0.0, 1.0] }];
    let mut impacts = Vec::new();
    for i in 1..HZ * 3 {
        speed[2] -= 9810.0 * step;
        at = [0, 1, 2].map(|k| at[k] + speed[k] * step);
        if at[2] < DIE / 2.0 {
            impacts.push(Impact { step: i, speed: speed[2].abs(), on: Surface::Table });
            at[2] = DIE / 2.0;
            speed = [speed[0] * 0.6, speed[1] * 0.6, speed[2] * -0.4];
        }
        poses.push(Pose { at, turn: [0.0, 0.0, 0.0, 1.0] });
    }
    let spot = rules::fighter::target::section_at((at[0] * 10.0) as i32, (-at[1] * 10.0) as i32);
    Flight { poses, impacts, verdict: Verdict::Lies(spot), symbol: false }
}
