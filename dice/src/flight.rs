//! The flight of a die, from the hand to its rest, as it is shown and judged. `simulation` makes it.

use rules::fighter::{Landing, Spot};
use serde::{Deserialize, Serialize};

/// Steps a second.
pub const HZ: u32 = 240;

/// Where a die is, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pose {
    /// Its middle, in mm.
    pub at: [f32; 3],
    /// Its rotation, a unit quaternion: x, y, z, w.
    pub turn: [f32; 4],
}

impl Pose {
    /// A pose on the way to another one: at this one for 0, at the other for 1.
    fn towards(&self, other: &Pose, part: f32) -> Pose {
        let mix = |a: f32, b: f32| a + (b - a) * part;
        // Two opposite quaternions are the same rotation; the way to the nearer one is the short one.
        let dot: f32 = self.turn.iter().zip(other.turn).map(|(a, b)| a * b).sum();
        let sign = if dot < 0.0 { -1.0 } else { 1.0 };
        let turn = [0, 1, 2, 3].map(|i| mix(self.turn[i], other.turn[i] * sign));
        let length = turn.iter().map(|part| part * part).sum::<f32>().sqrt();
        Pose { at: [0, 1, 2].map(|i| mix(self.at[i], other.at[i])), turn: turn.map(|part| part / length) }
    }
}

/// What a die can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Impact {
    /// At which step.
    pub step: u32,
    /// How much it changed the die's speed, in mm a second.
    pub speed: f32,
    /// On what.
    pub on: Surface,
}

/// What a throw came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Flight {
    /// The die after each step; the first is the one in the hand.
    pub poses: Vec<Pose>,
    /// Its hits, in order.
    pub impacts: Vec<Impact>,
    /// The steps of its bounces on the table before it touched the target, as the book counts them.
    pub bounces: Vec<u32>,
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

    /// The die at a moment since the hand opened, also between two steps.
    pub fn pose_at(&self, ms: f64) -> Pose {
        let last = self.poses.len() - 1;
        let step = (ms.max(0.0) * f64::from(HZ) / 1000.0).min(last as f64);
        let (from, to) = (self.poses[step as usize], self.poses[(step as usize + 1).min(last)]);
        from.towards(&to, step.fract() as f32)
    }

    /// A number that is equal for equal flights only: every bit of every step is in it.
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a, whose result no library can change.
        let bits = self.poses.iter().flat_map(|pose| pose.at.into_iter().chain(pose.turn)).map(f32::to_bits);
        bits.flat_map(u32::to_le_bytes)
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}
