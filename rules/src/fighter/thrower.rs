//! A simulated thrower, for playouts and balance: conditions go in, a landing comes out, as from a hand at the table.
//! Its luck is its own; the game never sees it.

use super::throwing::{CENTRE, Conditions, Landing, RINGS, Spot};
use crate::rng::Rng;

/// The whole of a chance.
const WHOLE: u32 = 1000;
/// Faces of a die, and those of them that show the hero symbol.
const FACES: (u32, u32) = (6, 2);

/// How well somebody throws. Chances are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The chance of missing the target with a throw of one's own choice.
    pub miss: u32,
    /// What every condition adds to the chance of a miss.
    pub penalty: u32,
    /// How often the five rings and the centre are hit, as weights.
    pub spread: [u32; RINGS as usize + 1],
}

impl Skill {
    /// Somebody who plays now and then.
    pub const AVERAGE: Skill = Skill { miss: 240, penalty: 70, spread: [24, 24, 20, 14, 11, 7] };
    /// Somebody who has never thrown a die at a target.
    pub const CLUMSY: Skill = Skill { miss: 500, penalty: 120, spread: [32, 26, 18, 12, 8, 4] };
    /// Somebody who practises.
    pub const SHARP: Skill = Skill { miss: 200, penalty: 60, spread: [16, 20, 22, 18, 14, 10] };

    /// The chance of hitting the target under that many conditions, in thousandths; nothing is quite impossible.
    pub fn hit(&self, conditions: usize) -> u32 {
        let miss = self.miss + self.penalty * u32::try_from(conditions).unwrap_or(u32::MAX / WHOLE);
        WHOLE.saturating_sub(miss).max(50)
    }

    /// What a hit counts on average, in thousandths.
    pub fn mean(&self) -> u32 {
        let values = (1..=u32::from(RINGS)).chain([u32::from(CENTRE)]);
        let weighed: u32 = values.zip(self.spread).map(|(value, weight)| value * weight).sum();
        WHOLE * weighed / self.spread.iter().sum::<u32>().max(1)
    }
}

/// Somebody who throws.
#[derive(Clone, Debug)]
pub struct Thrower {
    skill: Skill,
    rng: Rng,
}

impl Thrower {
    /// A thrower whose luck the seed decides.
    pub fn new(skill: Skill, seed: u64) -> Thrower {
        Thrower { skill, rng: Rng::new(seed) }
    }

    /// Throws a die.
    pub fn throw(&mut self, conditions: &Conditions) -> Landing {
        let is_hit = self.rng.below(WHOLE) < self.skill.hit(conditions.throws.len());
        let spot = if is_hit { self.hit() } else { self.miss() };
        Landing { spot, symbol: self.rng.below(FACES.0) < FACES.1 }
    }

    fn hit(&mut self) -> Spot {
        let mut left = self.rng.below(self.skill.spread.iter().sum());
        for (place, weight) in (1..).zip(self.skill.spread) {
            if left < weight {
                return if place > RINGS { Spot::Centre } else { Spot::Ring(place) };
            }
            left -= weight;
        }
        Spot::Centre
    }

    /// Most misses fly past; some end in a hole or on an edge.
    fn miss(&mut self) -> Spot {
        match self.rng.below(10) {
            0..2 => Spot::Hole,
            2 => Spot::Edge,
            _ => Spot::Off,
        }
    }
}
