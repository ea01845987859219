//! A throw by a key: the arm swings by itself, harder and softer, and lets go when the key says so.

use dice::{RIPE, Swipe};

/// How long a swing to the hardest throw and back takes, in ms.
const SWING: f64 = 1700.0;
/// How much faster each special throw makes it: whoever need not do them must at least be quicker.
const FASTER: f64 = 0.22;
/// How much of the best throw's strength the softest one has.
const SOFTEST: f32 = 0.55;

/// An arm that swings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Power {
    since: f64,
    swing: f64,
}

impl Power {
    /// An arm that begins to swing now, under so many special throws.
    pub fn new(throws: usize, now: f64) -> Power {
        Power { since: now, swing: SWING / (1.0 + FASTER * throws as f64) }
    }

    /// How hard it would throw now, from 0 to 1. `RIPE` is just right.
    pub fn strength(&self, now: f64) -> f32 {
        let part = ((now - self.since) / self.swing).fract() as f32;
        1.0 - (2.0 * part - 1.0).abs()
    }

    /// The best throw, as hard as the arm is at this moment.
    pub fn swipe(&self, best: &Swipe, now: f64) -> Swipe {
        let by = SOFTEST + (1.0 - SOFTEST) * self.strength(now) / RIPE;
        Swipe { speed: best.speed.map(|part| (part as f32 * by).round() as i32), ..*best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arm_swings_up_and_down_and_is_ripe_in_between() {
        let power = Power::new(0, 100.0);
        let best = Swipe { from: [0, -4800, 800], speed: [0, 1300, 400], spin: 0 };
        assert_eq!(power.strength(100.0), 0.0);
        assert_eq!(power.strength(100.0 + SWING / 2.0), 1.0);
        let ripe = 100.0 + SWING / 2.0 * f64::from(RIPE);
        assert_eq!(power.swipe(&best, ripe), best);
        assert!(power.swipe(&best, 100.0 + SWING / 2.0).speed[1] > 1400);
    }
}
