//! The best throw from a place: what a hint shows, and what a forgiving hand draws towards.

use super::path::{length, unit};
use crate::{
    flight::{Verdict, throw},
    manner::Manner,
    stage::{HAND, HAND_HEIGHT, IDEAL, LIFT, WALL, WALL_AT, wall_direction},
    swipe::{Setup, Stand, Swipe},
};
use rules::fighter::target::RADII;

/// The lowest and the highest a hand can be, in mm.
pub(super) const LOWEST: f32 = 22.0;
const HIGHEST: f32 = 330.0;
/// How far the die goes along with a finger, at most, in mm: the arm stays where it is.
pub(super) const GIVE: f32 = 50.0;
/// How far it has gone along at the end of an ordinary stroke.
const GIVEN: f32 = 43.0;
/// How fast a die spins that shall spin, in radians a second.
pub(super) const SPIN: f32 = 36.0;

/// The speeds that are tried, by the ordinary one for the same way, each larger than the one before by the same part.
const SPEEDS: [f32; 11] = [0.63, 0.71, 0.79, 0.89, 1.0, 1.12, 1.26, 1.41, 1.58, 1.78, 2.0];

/// How much more or less than as the manner has it a throw may rise. The first that is good enough is taken.
const LOBS: [f32; 4] = [0.0, 0.35, -0.35, 0.8];
/// From which mark on nothing better is looked for.
const GOOD: f32 = 0.9;
/// How much of its speed straight at the wall a die keeps, tried one by one.
const KEPT: [f32; 4] = [0.9, 0.7, 0.55, 0.45];

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

/// A direction of the world in the thrower's own view.
fn in_view(stand: Stand, [right, up]: [f32; 2]) -> [f32; 2] {
    let [x, y] = stand.direction().map(|part| part as f32 / 10_000.0);
    [x * up - y * right, -x * right - y * up]
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
        let ways = if manner.has_wall { by_the_wall(setup, stand) } else { vec![straight(manner)] };
        let mut best: Option<(Best, f32)> = None;
        for lob in LOBS {
            if best.is_some_and(|(_, mark)| mark >= GOOD) {
                break;
            }
            for &toward in &ways {
                let found = Best::going(manner, toward, LIFT + manner.rise + lob).at_its_best_speed(setup, stand);
                if best.is_none_or(|(_, mark)| found.1 > mark) {
                    best = Some(found);
                }
            }
        }
        best.map_or_else(|| Best::going(manner, straight(manner), LIFT), |(best, _)| best)
    }

    /// A throw of ordinary speed in a direction, at the end of its stroke.
    fn going(manner: &Manner, toward: [f32; 2], rise: f32) -> Best {
        let [right, away, up] = place(manner);
        let along = if manner.is_pull { -GIVEN } else { GIVEN };
        Best { place: [right + toward[0] * along, away + toward[1] * along, up], toward, speed: IDEAL, rise }
    }

    /// With the speed that is best, and how good that is: what lies between good throws is better than what is good by
    /// luck.
    fn at_its_best_speed(self, setup: &Setup, stand: Stand) -> (Best, f32) {
        let far = length([self.place[0], self.place[1]]);
        // The way to the target by the wall is longer.
        let longer = if setup.manner.has_wall { 1.4 } else { 1.0 };
        let tried = SPEEDS.map(|speed| Best { speed: speed * longer * IDEAL / HAND * far, ..self });
        let marks = tried.map(|best| best.mark(setup, stand));
        let smooth = |i: usize| {
            let near = |off: usize| marks.get((i + off).wrapping_sub(2)).copied().unwrap_or(0.0);
            (near(0) + 2.0 * near(1) + 3.0 * near(2) + 2.0 * near(3) + near(4)) / 9.0
        };
        let best = (0..tried.len()).fold(0, |best, i| if smooth(i) > smooth(best) { i } else { best });
        (tried[best], smooth(best))
    }

    /// How good a throw is: from 0 for a miss to 2 for the target's middle.
    fn mark(&self, setup: &Setup, stand: Stand) -> f32 {
        let flight = throw(setup, &self.swipe(&setup.manner, stand));
        let (Verdict::Lies(spot), Some(rest)) = (flight.verdict, flight.poses.last()) else { return 0.0 };
        let off = length([rest.at[0], rest.at[1]]);
        if spot.value().is_some() { 2.0 - (10.0 * off / RADII[0] as f32).min(1.0) } else { 0.0 }
    }

    /// As a swipe.
    pub fn swipe(&self, manner: &Manner, stand: Stand) -> Swipe {
        let spin = if manner.must_spin { SPIN } else { 0.0 };
        launch(stand, self.place, self.toward, self.speed, self.rise, spin)
    }

    /// The best direction from a place beside.
    pub fn toward_from(&self, place: [f32; 3]) -> [f32; 2] {
        let far = length([self.place[0], self.place[1]]);
        unit([0, 1].map(|k| self.place[k] + self.toward[k] * far - place[k]))
    }
}

/// Straight to the target's middle.
fn straight(manner: &Manner) -> [f32; 2] {
    let [right, away, _] = place(manner);
    unit([-right, -away])
}

/// Directions by the wall to the target's middle, for walls that give back more and less of what comes straight at them.
fn by_the_wall(setup: &Setup, stand: Stand) -> Vec<[f32; 2]> {
    let [right, away, _] = place(&setup.manner);
    let normal = in_view(stand, wall_direction(setup.wall));
    let along = [-normal[1], normal[0]];
    let [before, beside] = [normal, along].map(|axis| axis[0] * right + axis[1] * away);
    let at = |kept: f32| {
        let back = WALL_AT / kept;
        let hit = (back * beside / (back + WALL_AT - before)).clamp(-WALL[0] / 2.2, WALL[0] / 2.2);
        unit([normal[0] * WALL_AT + along[0] * hit - right, normal[1] * WALL_AT + along[1] * hit - away])
    };
    KEPT.map(at).to_vec()
}
