//! What the special throws change, put together from a few primitives, so that any of them combine.

use rules::fighter::{Conditions, Throw};

/// A moment that the throw must meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// The die goes up and comes down onto the head.
    Header,
    /// The die goes up and is hit from above at its highest.
    Smash,
    /// The thrower jumps: how high the hand is depends on the moment.
    Jump,
    /// The thrower turns around once: the direction depends on the moment.
    Turn,
}

/// How a die must be thrown. Each special throw changes some of it; what none changes is an ordinary throw.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Manner {
    /// Bounces on the table that are needed beyond the first.
    pub more_bounces: u8,
    /// A wall stands on the table, and the die must hit it before it touches the target.
    pub has_wall: bool,
    /// A card stands before the target, and the die must fly over it after its bounce.
    pub has_card: bool,
    /// How much farther away the hand is, in mm.
    pub farther: f32,
    /// How much higher the hand is, in mm; lower where it is negative.
    pub higher: f32,
    /// How far the hand is to the right of where it would be, in mm.
    pub aside: f32,
    /// Only the last sharp bit of the stroke counts.
    pub is_flick: bool,
    /// A long soft push drives the die.
    pub is_blow: bool,
    /// The die is pulled back and let go.
    pub is_pull: bool,
    /// Right is left.
    pub is_mirrored: bool,
    /// How far the hand follows behind the finger, in ms.
    pub lag: f32,
    /// How long the hand must rest before it opens, in ms.
    pub patience: f32,
    /// How much of the finger's speed reaches the die, less 1.
    pub gain: f32,
    /// How far the hand sways to both sides, in mm.
    pub sway: f32,
    /// The die must spin around its upright axis.
    pub must_spin: bool,
    /// The moments to meet, each once.
    pub beats: Vec<Beat>,
    /// The table is dark from the moment the die is taken.
    pub is_blind: bool,
    /// The view is turned around.
    pub is_turned: bool,
    /// The table is seen from its own height.
    pub is_low: bool,
    /// The lower half of the view is hidden.
    pub is_hidden: bool,
}

impl Manner {
    /// What conditions come to, all at once.
    pub fn of(conditions: &Conditions) -> Manner {
        let mut manner = Manner::default();
        for throw in &conditions.throws {
            manner.take(*throw);
        }
        manner
    }

    fn take(&mut self, throw: Throw) {
        match throw {
            Throw::BankShot => self.has_wall = true,
            Throw::Flick => self.is_flick = true,
            Throw::Blow => self.is_blow = true,
            Throw::UnderTheLeg => {
                self.higher -= 30.0;
                self.aside += 120.0;
            }
            Throw::Blind => self.is_blind = true,
            Throw::DoubleBounce => self.more_bounces = 1,
            Throw::Elbow => {
                self.higher += 120.0;
                self.gain -= 0.4;
            }
            Throw::Faith => self.patience = 900.0,
            Throw::WrongHand => self.is_mirrored = true,
            Throw::NeighboursHand => self.lag = 180.0,
            Throw::OverACard => self.has_card = true,
            Throw::Catapult => self.is_pull = true,
            Throw::Header => self.beats.push(Beat::Header),
            Throw::SpinningTop => self.must_spin = true,
            Throw::Nose => {
                self.higher += 150.0;
                self.sway = 60.0;
            }
            Throw::BackTurned => self.is_turned = true,
            Throw::Smash => self.beats.push(Beat::Smash),
            Throw::Seated => {
                self.higher -= 30.0;
                self.is_low = true;
            }
            Throw::Jump => self.beats.push(Beat::Jump),
            Throw::UnderTheTable => self.is_hidden = true,
            Throw::Dance => self.beats.push(Beat::Turn),
            Throw::FarAway => self.farther += 250.0,
        }
    }
}
