//! The best throw from a place: what a hint shows, and what a forgiving hand draws towards.

use super::path::{length, unit};
use crate::{
    flight::Verdict,
    manner::Manner,
    stage::{HAND, HAND_HEIGHT, IDEAL, LIFT, WALL, WALL_AT},
    swipe::{HAIR, Setup, Stand, Swipe, Table},
    throw,
};
use rules::fighter::target::RADII;

/// The lowest and the highest a hand can be, in mm.
pub(super) const LOWEST: f32 = 40.0;
const HIGHEST: f32 = 260.0;
/// The lowest from which a die bounces over a card.
const OVER_CARD: f32 = 110.0;
/// How far aside a hand can be, in mm.
const ASIDE: f32 = 240.0;
/// How much less a throw rises for each mm that the hand is higher than an ordinary one.
const FLATTER: f32 = 0.004;
/// How far the die goes along with a finger, at most, in mm: the arm stays where it is.
pub(super) const GIVE: f32 = 50.0;
/// How far it has gone along at the end of an ordinary stroke.
const GIVEN: f32 = 43.0;
/// How fast a die spins that shall spin, in radians a second.
pub(super) const BEST_SPIN: f32 = 22.0;

/// The speeds that are tried, by the ordinary one for the same way, each larger than the one before by the same part.
const SPEEDS: [f32; 11] = [0.63, 0.71, 0.79, 0.89, 1.0, 1.12, 1.26, 1.41, 1.58, 1.78, 2.0];

/// How much more or less than as the manner has it a throw may rise. The first that is good enough is taken.
const LOBS: [f32; 4] = [0.0, -0.45, 0.35, 0.8];
/// From which mark on nothing better is looked for.
const GOOD: f32 = 0.7;
/// How many flights a throw is marked by. How a die lies askew is chance, so that what is good once may be luck.
const FLIGHTS: u64 = 3;
/// Where on the wall is tried, from its middle to its end.
const PARTS: [f32; 3] = [0.55, 0.7, 0.85];

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
    // Who stands farther away must clear the rim, or the card.
    let lowest = if manner.has_card { OVER_CARD + manner.farther / 2.0 } else { LOWEST + manner.farther / 5.0 };
    [
        manner.aside.clamp(-ASIDE, ASIDE),
        -HAND - GIVEN - manner.farther,
        (HAND_HEIGHT + manner.higher).clamp(lowest, HIGHEST),
    ]
}

/// How much its throws rise: the higher the hand, the flatter.
fn rise(manner: &Manner) -> f32 {
    LIFT + manner.rise - FLATTER * (place(manner)[2] - HAND_HEIGHT).max(0.0)
}

/// Where that hand is in the world before a finger takes it.
pub(crate) fn resting(manner: &Manner, stand: Stand) -> [f32; 3] {
    world(stand, place(manner))
}

/// A place in the thrower's own view as it is in the world.
pub(super) fn world(stand: Stand, [right, away, up]: [f32; 3]) -> [f32; 3] {
    let [x, y] = stand.arrow();
    [-y * right - x * away, x * right - y * away, up]
}

/// A direction of the world in the thrower's own view.
fn in_view(stand: Stand, [right, up]: [f32; 2]) -> [f32; 2] {
    let [x, y] = stand.arrow();
    [x * up - y * right, -x * right - y * up]
}

/// A die that leaves a hand.
pub(super) fn launch(stand: Stand, place: [f32; 3], toward: [f32; 2], speed: f32, rise: f32, spin: f32) -> Swipe {
    let from = world(stand, place).map(|part| (part * 10.0).round() as i32);
    let [x, y, up] = world(stand, [toward[0] * speed, toward[1] * speed, rise * speed]);
    Swipe { from, speed: [x, y, up].map(|part| part.round() as i32), spin: (spin * 1000.0).round() as i32 }
}

impl Best {
    /// A throw of ordinary speed in a direction, at the end of its stroke.
    fn going(manner: &Manner, toward: [f32; 2], rise: f32) -> Best {
        let [right, away, up] = place(manner);
        let along = if manner.is_pull { -GIVEN } else { GIVEN };
        Best { place: [right + toward[0] * along, away + toward[1] * along, up], toward, speed: IDEAL, rise }
    }

    /// At all speeds that are tried.
    fn at_speeds(self, setup: &Setup) -> [Best; SPEEDS.len()] {
        let far = length([self.place[0], self.place[1]]);
        // By the wall the way is longer.
        let longer = if setup.manner.has_wall { 1.4 } else { 1.0 };
        SPEEDS.map(|speed| Best { speed: speed * longer * IDEAL / HAND * far, ..self })
    }

    /// How good a throw is: from 0 for a miss to 2 for the target's middle. Over a table on which dice lie askew it is
    /// marked by flights that are a hair apart, so that no lucky one is taken for a good one. How much a hand trembles
    /// is not asked: the best throw is what the hand means, and does not change with what becomes of it.
    fn mark(&self, setup: &Setup) -> f32 {
        let swipe = self.swipe(&setup.manner, setup.stand);
        match setup.table {
            Table::First => mark(setup, &swipe),
            Table::Even | Table::Gentle => {
                (0..FLIGHTS).map(|luck| mark(setup, &swipe.shaken(HAIR, luck))).sum::<f32>() / FLIGHTS as f32
            }
        }
    }

    /// As a swipe.
    pub fn swipe(&self, manner: &Manner, stand: Stand) -> Swipe {
        let spin = if manner.must_spin { BEST_SPIN } else { 0.0 };
        launch(stand, self.place, self.toward, self.speed, self.rise, spin)
    }

    /// The best direction from a place beside.
    pub fn toward_from(&self, place: [f32; 3]) -> [f32; 2] {
        let far = length([self.place[0], self.place[1]]);
        unit([0, 1].map(|k| self.place[k] + self.toward[k] * far - place[k]))
    }
}

/// The mark of a single flight.
fn mark(setup: &Setup, swipe: &Swipe) -> f32 {
    let flight = throw(setup, swipe);
    let (Verdict::Lies(spot), Some(rest)) = (flight.verdict, flight.poses.last()) else { return 0.0 };
    let off = length([rest.at[0], rest.at[1]]);
    if spot.value().is_some() { 2.0 - (10.0 * off / RADII[0] as f32).min(1.0) } else { 0.0 }
}

/// Looks for the best throw, a flight at a time: a good throw among good throws is better than one that is good by luck.
#[derive(Clone, Debug)]
pub(super) struct Search {
    setup: Setup,
    /// Directions that are tried.
    ways: Vec<[f32; 2]>,
    round: Round,
    best: (Best, f32),
}

/// What is tried, and the marks so far.
#[derive(Clone, Debug)]
enum Round {
    /// All ways at all speeds, rising by one of [`LOBS`].
    Lob { nth: usize, tried: Vec<[Best; SPEEDS.len()]>, marks: Vec<f32> },
    /// The best one a bit faster and slower: the middle of those that are good is the safest.
    Middle { near: [Best; 5], marks: Vec<f32> },
}

impl Search {
    pub fn new(setup: &Setup) -> Search {
        let manner = &setup.manner;
        let ways = if manner.has_wall { by_the_wall(setup) } else { vec![straight(manner)] };
        let round = Round::lob(setup, &ways, 0);
        let best = (Best::going(manner, straight(manner), rise(manner)), -1.0);
        Search { setup: setup.clone(), ways, round, best }
    }

    /// Tries one more throw; gives the best once nothing is left to try.
    pub fn step(&mut self) -> Option<Best> {
        match &mut self.round {
            Round::Lob { nth, tried, marks } => {
                let throw = tried[marks.len() / SPEEDS.len()][marks.len() % SPEEDS.len()];
                marks.push(throw.mark(&self.setup));
                if marks.len() < tried.len() * SPEEDS.len() {
                    return None;
                }
                for (i, j) in (0..tried.len()).flat_map(|i| (0..SPEEDS.len()).map(move |j| (i, j))) {
                    let mark = among(marks, i, j);
                    if mark > self.best.1 {
                        self.best = (tried[i][j], mark);
                    }
                }
                let next = *nth + 1;
                let is_good = self.best.1 >= GOOD || next == LOBS.len();
                self.round =
                    if is_good { Round::around(self.best.0) } else { Round::lob(&self.setup, &self.ways, next) };
                None
            }
            Round::Middle { near, marks } => {
                marks.push(near[marks.len()].mark(&self.setup));
                (marks.len() == near.len()).then(|| middle(self.best.0, near, marks))
            }
        }
    }
}

impl Round {
    fn lob(setup: &Setup, ways: &[[f32; 2]], nth: usize) -> Round {
        let rise = rise(&setup.manner) + LOBS[nth];
        let throws = |&toward: &[f32; 2]| Best::going(&setup.manner, toward, rise).at_speeds(setup);
        Round::Lob { nth, tried: ways.iter().map(throws).collect(), marks: Vec::new() }
    }

    fn around(best: Best) -> Round {
        let near = [0.9, 0.95, 1.0, 1.05, 1.1].map(|part| Best { speed: best.speed * part, ..best });
        Round::Middle { near, marks: Vec::new() }
    }
}

/// The middle of the good throws that are a bit faster and slower.
fn middle(best: Best, near: &[Best; 5], marks: &[f32]) -> Best {
    let whole: f32 = marks.iter().sum();
    let speed = near.iter().zip(marks).map(|(best, mark)| best.speed * mark).sum::<f32>() / whole;
    if whole > 0.0 { Best { speed, ..best } } else { best }
}

/// The mark of a throw and its neighbours together: those a bit faster and slower, and those beside.
fn among(marks: &[f32], i: usize, j: usize) -> f32 {
    let (rows, _) = marks.as_chunks::<{ SPEEDS.len() }>();
    let at = |i: usize, j: usize| rows.get(i).and_then(|row| row.get(j)).copied().unwrap_or(0.0);
    let row = |i: usize| {
        let near = |off: usize| at(i, (j + off).wrapping_sub(2));
        (near(0) + 2.0 * near(1) + 3.0 * near(2) + 2.0 * near(3) + near(4)) / 9.0
    };
    if rows.len() == 1 { row(i) } else { (row(i.wrapping_sub(1)) + 2.0 * row(i) + row(i + 1)) / 4.0 }
}

/// Straight to the target's middle.
fn straight(manner: &Manner) -> [f32; 2] {
    let [right, away, _] = place(manner);
    unit([-right, -away])
}

/// Directions by the wall to the target: to places on the half of it that is the thrower's, or to its middle if it stands
/// opposite.
fn by_the_wall(setup: &Setup) -> Vec<[f32; 2]> {
    let [right, away, _] = place(&setup.manner);
    let normal = in_view(setup.stand, setup.wall_direction());
    let along = [-normal[1], normal[0]];
    let beside = along[0] * right + along[1] * away;
    let to = |part: f32| {
        let hit = part.copysign(beside) * WALL[0] / 2.0;
        unit([normal[0] * WALL_AT + along[0] * hit - right, normal[1] * WALL_AT + along[1] * hit - away])
    };
    if beside.abs() < WALL[0] / 2.0 { vec![to(0.0)] } else { PARTS.map(to).to_vec() }
}
