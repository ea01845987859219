//! What a throw is made of, in whole numbers: where one stands, what stands on the table, and how the die left the hand.

use crate::{
    flight::{Flight, throw},
    hand::resting,
    manner::Manner,
};
use rules::fighter::Conditions;
use serde::{Deserialize, Serialize};

/// The side of a die, in mm.
pub const DIE: f32 = 16.0;
/// How many places around the table one can throw from.
pub const STANDS: u8 = 24;
/// How many places around the target the wall of a bank shot can stand at.
pub const WALLS: u8 = 12;

/// Cosines of the multiples of 15 degrees up to the right angle, in ten-thousandths.
const COSINES: [i32; 7] = [10_000, 9_659, 8_660, 7_071, 5_000, 2_588, 0];

/// A place around the table; 0 is at the bottom of the target, then counterclockwise as seen from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stand(pub u8);

impl Stand {
    /// The direction from the target's middle to this place, in ten-thousandths.
    pub fn direction(self) -> [i32; 2] {
        let turn = usize::from(self.0 % STANDS);
        let cosine = |steps: usize| match steps % 24 {
            steps @ 0..=6 => COSINES[steps],
            steps @ 7..=12 => -COSINES[12 - steps],
            steps @ 13..=18 => -COSINES[steps - 12],
            steps => COSINES[24 - steps],
        };
        // From the bottom: a quarter turn behind the x axis.
        [cosine(turn + 18), -cosine(turn)]
    }

    /// The same direction, as an arrow of length 1.
    pub fn arrow(self) -> [f32; 2] {
        self.direction().map(|part| part as f32 / 10_000.0)
    }
}

/// What a die is thrown at: how it must be thrown and from where, and where the wall of a bank shot stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// How.
    pub manner: Manner,
    /// Where the thrower stands.
    pub stand: Stand,
    /// Which of the `WALLS` places the wall stands at, counted as stands are; nothing without a bank shot.
    pub wall: u8,
}

impl Setup {
    /// The setup for who throws from there, with a wall where it stands well: the die passes the target and comes back.
    /// A hand far to the right has it to the left.
    pub fn new(conditions: &Conditions, stand: Stand) -> Setup {
        let manner = Manner::of(conditions);
        let across = if manner.aside > 150.0 { 2 * WALLS / 3 } else { WALLS / 3 };
        Setup { manner, stand, wall: (stand.0 % STANDS / 2 + across) % WALLS }
    }

    /// The direction from the target's middle to the wall, as an arrow of length 1.
    pub fn wall_direction(&self) -> [f32; 2] {
        // There are half as many places for the wall as for the thrower.
        Stand(self.wall % WALLS * 2).arrow()
    }

    /// Where the hand is before a finger takes the die, in mm of the world.
    pub fn hand(&self) -> [f32; 3] {
        resting(&self.manner, self.stand)
    }

    /// The direction from the target's middle to the card, as an arrow of length 1: it stands before the hand, wherever
    /// a finger takes the die then.
    pub fn card_direction(&self) -> [f32; 2] {
        let [x, y, _] = self.hand();
        let far = (x * x + y * y).sqrt();
        [x / far, y / far]
    }
}

/// How a die left a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swipe {
    /// Where, in tenths of a millimetre.
    pub from: [i32; 3],
    /// How fast, in millimetres a second.
    pub speed: [i32; 3],
    /// How fast it turned around the upright axis, in thousandths of a radian a second, counterclockwise from above.
    pub spin: i32,
}

/// A throw as a replay keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// Where the thrower stood.
    pub stand: Stand,
    /// Where the wall of a bank shot stood.
    pub wall: u8,
    /// How the die left the hand.
    pub swipe: Swipe,
}

impl Thrown {
    /// The flight it was, under the conditions it was thrown under.
    pub fn flight(&self, conditions: &Conditions) -> Flight {
        throw(&Setup { manner: Manner::of(conditions), stand: self.stand, wall: self.wall }, &self.swipe)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_go_around_the_table_counterclockwise_from_the_bottom() {
        assert_eq!(Stand(0).direction(), [0, -10_000]);
        assert_eq!(Stand(6).direction(), [10_000, 0]);
        assert_eq!(Stand(12).direction(), [0, 10_000]);
        assert_eq!(Stand(21).direction(), [-7_071, -7_071]);
    }
}
