//! What the special throws change, put together from a few primitives, so that any of them combine.

use rules::fighter::{Conditions, Throw};
use serde::{Deserialize, Serialize};

/// A moment that the throw must meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
///
/// *They combine.* Numbers add up, and the hand applies everything in one order, so that any throws go together:
///
/// 1. turned around: the finger's path is turned by half a circle;
/// 2. mirrored: right is left;
/// 3. a pull: the path is reversed, and what counts is how far it went, no longer how fast;
/// 4. lag: the hand follows that path behind it;
/// 5. patience: the path must begin with a rest, and ends as soon as the hands are open (not for a pull, a
///    blow or a spin, which need all of it);
/// 6. direction: of the last 90 ms; of a pull, from where it was let go; of a blow or a spin, of the whole stroke; a
///    flick has only the last 45 ms, whatever else it is;
/// 7. effort, by what the best throw asks for: the speed of the same last ms; of a pull its length, of a blow its soft
///    length, of both the lesser; the gain says how much more is asked for;
/// 8. rise and height by the length of the stroke, where no other throw has taken the length; spin by its curl;
/// 9. beats: what missing the one moment of all of them does to rise, speed, height and direction;
/// 10. the place: farther, higher, aside, with the sway of that moment.
///
/// Before the beats, little errors of direction and speed are made less, for every hand. Then the hand helps as far as it
/// is forgiving, and the die flies. Wall, card, bounces and spin are the flight's to
/// judge. Blind, turned, low and hidden are the view's to show.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
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
    /// How much an ordinary stroke rises, in mm for each mm it goes away; it falls where it is negative.
    pub rise: f32,
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
            Throw::BankShot => {
                self.has_wall = true;
                self.higher += 70.0;
            }
            Throw::Flick => {
                self.is_flick = true;
                self.gain -= 0.25;
            }
            Throw::Blow => self.is_blow = true,
            Throw::UnderTheLeg => {
                self.higher -= 20.0;
                self.aside += 190.0;
            }
            Throw::Blind => self.is_blind = true,
            Throw::DoubleBounce => {
                self.more_bounces = 1;
                self.rise -= 0.4;
            }
            Throw::Elbow => {
                self.higher += 30.0;
                self.gain -= 0.5;
                self.sway += 70.0;
            }
            Throw::Faith => self.patience = 900.0,
            Throw::WrongHand => {
                self.is_mirrored = true;
                self.aside += 120.0;
            }
            Throw::NeighboursHand => {
                self.lag = 90.0;
                self.gain += 0.5;
                self.aside -= 60.0;
            }
            Throw::OverACard => {
                self.has_card = true;
                self.higher += 45.0;
                self.rise -= 1.0;
                self.gain -= 0.1;
            }
            Throw::Catapult => {
                self.is_pull = true;
                self.rise += 0.4;
            }
            Throw::Header => {
                self.higher += 130.0;
                self.beats.push(Beat::Header);
            }
            Throw::SpinningTop => self.must_spin = true,
            Throw::Nose => {
                self.higher += 110.0;
                self.sway += 140.0;
            }
            Throw::BackTurned => self.is_turned = true,
            Throw::Smash => {
                self.higher += 90.0;
                self.rise -= 0.4;
                self.beats.push(Beat::Smash);
            }
            Throw::Seated => {
                self.higher -= 20.0;
                self.is_low = true;
            }
            Throw::Jump => {
                self.higher += 50.0;
                self.beats.push(Beat::Jump);
            }
            Throw::UnderTheTable => {
                self.higher -= 20.0;
                self.is_hidden = true;
            }
            Throw::Dance => self.beats.push(Beat::Turn),
            Throw::FarAway => {
                self.farther += 180.0;
                self.rise += 0.1;
                self.gain -= 0.1;
            }
        }
    }
}
