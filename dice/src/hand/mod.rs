//! The hand that holds the die: it follows the finger as the throw's manner has it, and lets go of a swipe.

mod best;
mod clock;
mod drawn;
mod ideal;
mod path;
mod reading;

use crate::swipe::{Setup, Swipe};
use best::{Best, Search};
use clock::Clock;
use path::{Path, cross, length, unit};
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use clock::Noise;
pub use drawn::Drawn;

pub(crate) use best::resting;
pub(crate) use path::turned;
pub(crate) use reading::COMFORT;

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

/// A finger at a moment: ms since any beginning, and how far it is from where it took the die, in mm of the table that
/// is seen below it, x to the right and y up the screen, where a table seen at a slant has more mm. So a finger that goes
/// towards the target sends the die there. The hand itself turns this around for who stands with the back to the
/// table, who sees the target below and so sends the die down the screen.
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
    /// How high what the die lies on is, by where the die is let go, in mm.
    pub seat: f32,
    /// How high the thrower has jumped, in mm.
    pub hop: f32,
    /// How far the thrower still has to run, in mm.
    pub run: f32,
}

impl Held {
    /// Before a finger comes.
    fn at_rest(Setup { manner, stand, table, .. }: &Setup) -> Held {
        let clock = Clock::of(manner, *table);
        let clock = clock.as_ref();
        let [x, y, up] = resting(manner, *stand);
        Held {
            at: [x, y, up + clock.map_or(0.0, |clock| clock.height(0.0))],
            turn: 0.0,
            charge: 0.0,
            beat: clock.map(|clock| clock.phase(0.0)),
            facing: 0.0,
            seat: clock.map_or(0.0, |clock| clock.seat(0.0)),
            hop: clock.map_or(0.0, |clock| clock.hop(0.0)),
            run: clock.map_or(0.0, |clock| clock.run(0.0)),
        }
    }
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
    /// The die would not get as far as the target.
    Short,
    /// It would go far enough, but to where no target is.
    Aside,
}

/// A hand that is not ready yet: it looks for the best throw from its place, in as many slices as its owner likes. The
/// slices never change what is found.
#[derive(Clone, Debug)]
pub struct Reach {
    setup: Setup,
    ease: Ease,
    search: Search,
    found: Option<Best>,
}

/// What was found before, by setup, the newest last. Nothing else decides what is found, and who throws comes back to
/// the same places.
static FOUND: Mutex<Vec<(Setup, Best)>> = Mutex::new(Vec::new());

/// How many of them are remembered.
const MEMORY: usize = 1000;

impl Reach {
    /// Begins to look.
    pub fn new(setup: &Setup, ease: Ease) -> Reach {
        let found = found_before().iter().find(|(known, _)| known == setup).map(|(_, best)| *best);
        Reach { setup: setup.clone(), ease, search: Search::new(setup), found }
    }

    /// Looks on for at most so many flights; gives the hand once it is ready.
    pub fn go_on(&mut self, flights: usize) -> Option<Hand> {
        if self.found.is_none() {
            self.found = (0..flights).find_map(|_| self.search.step());
            self.found.inspect(|&best| remember(&self.setup, best));
        }
        self.found.map(|best| self.hand(best))
    }

    /// Looks on to the end.
    pub fn finish(&mut self) -> Hand {
        loop {
            if let Some(hand) = self.go_on(1) {
                return hand;
            }
        }
    }

    /// The die as it is to be seen meanwhile.
    pub fn held(&self) -> Held {
        Held::at_rest(&self.setup)
    }

    fn hand(&self, best: Best) -> Hand {
        let clock = Clock::of(&self.setup.manner, self.setup.table);
        Hand { setup: self.setup.clone(), ease: self.ease, best, clock, path: None }
    }
}

fn found_before() -> MutexGuard<'static, Vec<(Setup, Best)>> {
    FOUND.lock().unwrap_or_else(PoisonError::into_inner)
}

fn remember(setup: &Setup, best: Best) {
    let mut found = found_before();
    if found.len() == MEMORY {
        found.remove(0);
    }
    found.push((setup.clone(), best));
}

/// A hand with a die in it.
#[derive(Clone, Debug)]
pub struct Hand {
    setup: Setup,
    ease: Ease,
    best: Best,
    clock: Option<Clock>,
    path: Option<Path>,
}

impl Hand {
    /// A hand at its place, open for a finger. Looks for the best throw from there, which takes some twenty flights, and
    /// over a hundred by the wall of a bank shot.
    pub fn new(setup: &Setup, ease: Ease) -> Hand {
        Reach::new(setup, ease).finish()
    }

    /// The best throw from here: what a hint shows.
    pub fn best(&self) -> Swipe {
        self.best.swipe(&self.setup.manner, self.setup.stand)
    }

    /// How far a swipe is off that throw: the sine of the angle to the right of it, and how fast it is by it, both over
    /// ground.
    pub fn off_best(&self, swipe: &Swipe) -> [f32; 2] {
        let flat = |[x, y, _]: [i32; 3]| [x as f32, y as f32];
        let best = self.best();
        let (from, to) = (flat(best.from), unit(flat(best.speed)));
        let far = length(from);
        // Where the best throw goes, as it is seen from where this die was let go.
        let way = [0, 1].map(|k| from[k] + to[k] * far - flat(swipe.from)[k]);
        let speed = flat(swipe.speed);
        [cross(unit(speed), unit(way)), length(speed) / length(flat(best.speed)).max(1.0)]
    }

    /// A finger takes the die.
    pub fn press(&mut self, ms: f64) {
        self.path = Some(Path::new(ms));
    }

    /// It moves.
    pub fn moved(&mut self, touch: Touch) {
        if let Some(path) = &mut self.path {
            path.push(touch);
        }
    }

    /// The die as it is to be seen at a moment.
    pub fn held(&self, ms: f64) -> Held {
        let Some(path) = &self.path else { return Held::at_rest(&self.setup) };
        let mut path = path.clone();
        path.push(Touch { ms, at: path.last().at });
        let hand = self.hand_path(path);
        let since = self.since(hand.start(), hand.last().ms);
        let mut place = self.place(&hand);
        place[2] += self.clock.as_ref().map_or(0.0, |clock| clock.height(since));
        Held {
            at: best::world(self.setup.stand, place),
            turn: reading::spin(&self.setup.manner, hand.curl()) / 10.0,
            charge: self.charge(&hand),
            beat: self.clock.as_ref().map(|clock| clock.phase(since)),
            facing: self.clock.as_ref().map_or(0.0, |clock| clock.facing(since)),
            seat: self.clock.as_ref().map_or(0.0, |clock| clock.seat(since)),
            hop: self.clock.as_ref().map_or(0.0, |clock| clock.hop(since)),
            run: self.clock.as_ref().map_or(0.0, |clock| clock.run(since)),
        }
    }

    /// What is heard of the thrower after one moment and up to another: feet, and a die on a head.
    pub fn noises(&self, after: f64, until: f64) -> Vec<Noise> {
        let Some((path, clock)) = self.path.as_ref().zip(self.clock.as_ref()) else { return Vec::new() };
        clock.noises([after, until].map(|ms| self.since(path.start(), ms)))
    }

    /// The finger leaves the screen.
    ///
    /// # Errors
    /// Why the die stays in the hand.
    pub fn release(&self, last: Touch) -> Result<Swipe, Fumble> {
        let reading = self.read(last)?.helped(self.ease, &self.best);
        Ok(reading.swipe(self.setup.stand, &self.best))
    }

    /// How long the beats have gone on, in ms: they begin when the prayer is over.
    fn since(&self, start: f64, ms: f64) -> f32 {
        (ms - start) as f32 - self.setup.manner.patience
    }

    /// How ready the die is.
    fn charge(&self, hand: &Path) -> f32 {
        let rested = (hand.last().ms - hand.start()) as f32;
        if rested < self.setup.manner.patience {
            return rested / self.setup.manner.patience;
        }
        if self.setup.manner.is_pull || self.setup.manner.is_blow {
            return (RIPE * self.effort(hand)).min(1.0);
        }
        if self.setup.manner.patience > 0.0 { 1.0 } else { 0.0 }
    }

    /// Where the die is in the hand, as the thrower sees it: it goes along with the finger for a bit, is lifted
    /// by a long stroke, and sways.
    fn place(&self, hand: &Path) -> [f32; 3] {
        let [x, y] = hand.last().at;
        let give = best::GIVE / (best::GIVE + length([x, y]));
        let way = if self.setup.manner.is_pull { -1.0 } else { 1.0 };
        let [right, away, up] = best::place(&self.setup.manner);
        let sway = self.setup.manner.sway * wave((hand.last().ms - hand.start()) as f32 / SWAY);
        [right + way * x * give + sway, away + way * y * give, up + self.swing(hand)]
    }
}

/// How long a sway to both sides takes, in ms.
const SWAY: f32 = 1500.0;

/// A wave of period and height 1, made of parabolas: the same bits everywhere.
fn wave(turns: f32) -> f32 {
    let part = turns - turns.floor();
    if part < 0.5 { 16.0 * part * (0.5 - part) } else { -16.0 * (part - 0.5) * (1.0 - part) }
}

#[cfg(test)]
mod tests;
