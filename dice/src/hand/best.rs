//! The best throw from a place: what a hint shows, and what a forgiving hand draws towards.

use super::path::unit;
use crate::{
    flight::{Verdict, throw},
    manner::Manner,
    stage::{HAND, HAND_HEIGHT, IDEAL, LIFT},
    swipe::{Setup, Stand, Swipe},
};
use rules::fighter::target::RADII;

/// The lowest and the highest a hand can be, in mm.
pub(super) const LOWEST: f32 = 16.0;
const HIGHEST: f32 = 330.0;
/// How far the die goes along with a finger, at most, in mm: the arm stays where it is.
pub(super) const GIVE: f32 = 50.0;
/// How far it has gone along at the end of an ordinary stroke.
const GIVEN: f32 = 43.0;
/// How fast a die spins that shall spin, in radians a second.
pub(super) const SPIN: f32 = 36.0;

/// The speeds that are tried, by the ordinary one for the same way, each larger than the one before by the same part.
const SPEEDS: [f32; 11] = [0.63, 0.71, 0.79, 0.89, 1.0, 1.12, 1.26, 1.41, 1.58, 1.78, 2.0];

/// A throw in the thrower's own view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Best {
    place: [f32; 3],
    /// Which way.
    pub toward: [f32; 2],
    /// How fast, over the table, in mm a second.
    pub speed: f32,
    /// How much it rises for each mm it goes away.
    pub rise: f32,
}

/// Where a hand of that manner is, as the thrower sees it: right of, away from and above the target's middle.
pub(super) fn place(manner: &Manner) -> [f32; 3] {
    [manner.aside, -HAND - GIVEN - manner.farther, (HAND_HEIGHT + manner.higher).clamp(LOWEST, HIGHEST)]
}

/// The same in the world.
pub(super) fn world(stand: Stand, [right, away, up]: [f32; 3]) -> [f32; 3] {
    let [x, y] = stand.direction().map(|part| part as f32 / 10_000.0);
    [-y * right - x * away, x * right - y * away, up]
}

/// A die that leaves a hand.
pub(super) fn launch(stand: Stand, place: [f32; 3], toward: [f32; 2], speed: f32, rise: f32, spin: f32) -> Swipe {
    let from = world(stand, place).map(|part| (part * 10.0).round() as i32);
    let [x, y, up] = world(stand, [toward[0] * speed, toward[1] * speed, rise * speed]);
    Swipe { from, speed: [x, y, up].map(|part| part.round() as i32), spin: (spin * 1000.0).round() as i32 }
}

impl Best {
    /// Looks for it.
    pub fn find(setup: &Setup, stand: Stand) -> Best {
        let manner = &setup.manner;
        let [right, away, up] = place(manner);
        let toward = unit([-right, -away]);
        let way = if manner.is_pull { -GIVEN } else { GIVEN };
        let place = [right + toward[0] * way, away + toward[1] * way, up];
        let first = Best { place, toward, speed: 0.0, rise: LIFT + manner.rise };
        let mut best = first.at_its_best_speed(setup, stand);
        for lob in [0.35, -0.25, 0.8] {
            if best.1 >= GOOD {
                break;
            }
            let other = Best { rise: LIFT + manner.rise + lob, ..first }.at_its_best_speed(setup, stand);
            if other.1 > best.1 {
                best = other;
            }
        }
        best.0
    }

    /// With the speed that is best, and how good that is.
    fn at_its_best_speed(self, setup: &Setup, stand: Stand) -> (Best, f32) {
        let [right, away, _] = self.place;
        let far = (right * right + away * away).sqrt();
        let tried = SPEEDS.map(|speed| Best { speed: speed * IDEAL / HAND * far, ..self });
        let marks = tried.map(|best| best.mark(setup, stand));
        // What lies between two good throws is better than what is good by luck.
        let smooth = |i: usize| {
            let beside = |j: Option<usize>| j.and_then(|j| marks.get(j)).copied().unwrap_or(0.0);
            (2.0 * marks[i] + beside(i.checked_sub(1)) + beside(Some(i + 1))) / 4.0
        };
        let best = (0..tried.len()).fold(0, |best, i| if smooth(i) > smooth(best) { i } else { best });
        (tried[best], smooth(best))
    }

    /// How good a throw is: from 0 for a miss to 2 for the target's middle.
    fn mark(&self, setup: &Setup, stand: Stand) -> f32 {
        let flight = throw(setup, &self.swipe(&setup.manner, stand));
        let (Verdict::Lies(spot), Some(rest)) = (flight.verdict, flight.poses.last()) else { return 0.0 };
        let off = (rest.at[0] * rest.at[0] + rest.at[1] * rest.at[1]).sqrt();
        if spot.value().is_some() { 2.0 - (10.0 * off / RADII[0] as f32).min(1.0) } else { 0.0 }
    }

    /// As a swipe.
    pub fn swipe(&self, manner: &Manner, stand: Stand) -> Swipe {
        let spin = if manner.must_spin { SPIN } else { 0.0 };
        launch(stand, self.place, self.toward, self.speed, self.rise, spin)
    }

    /// The best direction from a place beside.
    pub fn toward_from(&self, place: [f32; 3]) -> [f32; 2] {
        let far = (self.place[0] * self.place[0] + self.place[1] * self.place[1]).sqrt();
        unit([0, 1].map(|k| self.place[k] + self.toward[k] * far - place[k]))
    }
}

/// From which mark on nothing better is looked for.
const GOOD: f32 = 1.2;
