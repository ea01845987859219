//! What a throw is made of, in whole numbers: where one stands, what stands on the table, and how the die left the hand.

use crate::{
    flight::{Flight, Pose},
    hand::{Fumble, resting},
    manner::Manner,
    throw,
};
use rules::{
    fighter::{Conditions, target},
    rng::Rng,
};
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

/// Which table a throw flies over. A kept throw names its own, so that it flies for ever as it flew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Table {
    /// The first one: dice left the hand squared to their way, and so all turned aside to the same side. Kept throws
    /// that name no table flew over it.
    #[default]
    First,
    /// A die is a little askew, as chance has it, and no side of the table is favoured.
    Even,
    /// A die flies as over the even one. The hand before it minds little what a finger does a little wrong, and each
    /// moment to meet has a rhythm of its own.
    Gentle,
}

impl Table {
    /// The one that dice fly over from now on.
    pub const TODAY: Table = Table::Gentle;

    fn is_first(&self) -> bool {
        *self == Table::First
    }
}

/// What a die is thrown at: how it must be thrown and from where, and where the wall of a bank shot stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// How.
    pub manner: Manner,
    /// Where the thrower stands.
    pub stand: Stand,
    /// Which of the `WALLS` places the wall stands at, counted as stands are; nothing without a bank shot.
    pub wall: u8,
    /// Over which table.
    pub table: Table,
}

impl Setup {
    /// The setup for who throws from there, with a wall where it stands well: the die passes the target and comes back.
    /// A hand far to the right has it to the left.
    pub fn new(conditions: &Conditions, stand: Stand) -> Setup {
        let manner = Manner::of(conditions);
        let across = if manner.aside > 150.0 { 2 * WALLS / 3 } else { WALLS / 3 };
        Setup { manner, stand, wall: (stand.0 % STANDS / 2 + across) % WALLS, table: Table::TODAY }
    }

    /// The direction from the target's middle to the wall, as an arrow of length 1.
    pub fn wall_direction(&self) -> [f32; 2] {
        // There are half as many places for the wall as for the thrower.
        Stand(self.wall % WALLS * 2).arrow()
    }

    /// A throw with this swipe, to be kept.
    pub fn thrown(&self, swipe: Swipe) -> Thrown {
        Thrown { stand: self.stand, wall: self.wall, swipe, table: self.table }
    }

    /// The throw of a die that is about to leave a hand. It trembles as that luck has it, but what stays in the hand is
    /// judged by what it meant: else trying would tell how it trembles.
    ///
    /// # Errors
    /// `Short` where the die would come to rest before it got to the target, and `Aside` where it would go far enough, but
    /// somewhere else.
    pub fn let_go(&self, swipe: Swipe, luck: u64) -> Result<Thrown, Fumble> {
        let [x, y] = self.stand.arrow();
        let near = target::BOARD as f32 / 10.0;
        let flight = throw(self, &swipe);
        if flight.poses.iter().any(|pose| pose.at[0] * x + pose.at[1] * y < near) {
            return Ok(self.thrown(swipe.trembling(luck)));
        }
        let from = [0, 1].map(|k| swipe.from[k] as f32 / 10.0);
        let square = |[x, y]: [f32; 2]| x * x + y * y;
        let gone = |pose: &Pose| square([0, 1].map(|k| pose.at[k] - from[k])).sqrt();
        let farthest = flight.poses.iter().map(gone).fold(0.0, f32::max);
        Err(if farthest < square(from).sqrt() - near { Fumble::Short } else { Fumble::Aside })
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

/// By how much a hand trembles, in thousandths of the die's speed and in tenths of a millimetre.
const TREMBLE: [u32; 2] = [50, 10];
/// By how much it is stronger or weaker than it means, in thousandths of the speed.
const UNEVEN: u32 = 237;
/// By how much two swipes differ that are the same for every finger.
pub(crate) const HAIR: [u32; 2] = [8, 10];

impl Swipe {
    /// The same swipe of a hand that trembles, as all do: nobody throws the same twice. The luck says how.
    pub fn trembling(self, luck: u64) -> Swipe {
        let mut rng = Rng::new(luck);
        // The sum of two even numbers is mostly small.
        let strength = i64::from(1000 - UNEVEN + rng.below(UNEVEN + 1) + rng.below(UNEVEN + 1));
        let uneven = |part: i32| (i64::from(part.clamp(-100_000, 100_000)) * strength / 1000) as i32;
        let other = u64::from(rng.below(u32::MAX));
        Swipe { speed: self.speed.map(uneven), ..self }.shaken(TREMBLE, other)
    }

    /// The same swipe, off by so much at most.
    pub(crate) fn shaken(self, most: [u32; 2], luck: u64) -> Swipe {
        let mut rng = Rng::new(luck);
        let mut off = |most: u32| (rng.below(most + 1) + rng.below(most + 1)) as i32 - most as i32;
        let fastest = self.speed.iter().fold(0, |most, part| part.unsigned_abs().min(100_000).max(most));
        let [speed, place] = [fastest * most[0] / 1000, most[1]];
        Swipe {
            from: self.from.map(|part| part.saturating_add(off(place))),
            speed: self.speed.map(|part| part.saturating_add(off(speed))),
            spin: self.spin,
        }
    }
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
    /// Over which table it flew.
    #[serde(default, skip_serializing_if = "Table::is_first")]
    pub table: Table,
}

impl Thrown {
    /// The flight it was, under the conditions it was thrown under.
    pub fn flight(&self, conditions: &Conditions) -> Flight {
        let Thrown { stand, wall, swipe, table } = self;
        throw(&Setup { manner: Manner::of(conditions), stand: *stand, wall: *wall, table: *table }, swipe)
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
