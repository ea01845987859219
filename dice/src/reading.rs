//! What a throw came to: the book's rules of throwing, applied to what a die did on its way and to how it lies.

use crate::{
    flight::{Pose, Verdict},
    manner::Manner,
    stage::{self, BOARD_HEIGHT, CARD, CARD_AT, Touches},
    swipe::{DIE, Swipe},
};
use rules::fighter::{Spot, target};

/// How fast a die must spin when it must, in thousandths of a radian a second.
pub const SPIN: i32 = 15_000;
/// Steps in the air that part one bounce from the next: a die that slides or chatters bounces once.
const APART: u32 = 8;
/// A die leans if its face is this much from level: the cosine of 6 degrees.
const LEVEL: f32 = 0.994_522;
/// What a corner may be off, in mm, before it counts as lower than something.
const SLACK: f32 = 0.4;
/// A footprint is looked at in this many rows of this many points.
const GRID: i32 = 16;
/// A part of the footprint is the larger one if it has this many points more; else there is doubt.
const DOUBT: i32 = 8;

/// What a die has done on its way, as far as the rules ask.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// The direction from the target's middle to the thrower.
    thrower: [f32; 2],
    /// Where the die was before, as far as the thrower sees it: away from the middle.
    away: f32,
    /// For how many steps it has not touched the table.
    airborne: u32,
    done: Done,
    /// What was done when it touched the target for the first time.
    at_target: Option<Done>,
}

/// What can be asked of a die before it touches the target.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    bounces: u32,
    was_at_wall: bool,
    was_over: bool,
}

impl Way {
    /// A way that begins in a hand.
    pub(crate) fn new(swipe: &Swipe) -> Way {
        let away = f32::INFINITY;
        Way { thrower: stage::thrower(swipe), away, airborne: APART, done: Done::default(), at_target: None }
    }

    /// Takes note of a step: what was touched, and where the die is now.
    pub(crate) fn note(&mut self, touches: &Touches, pose: &Pose) {
        let [table, _, target, wall, _] = touches.map(|speed| speed > 0.0);
        // What happens in the same step as the first touch of the target did not happen before it.
        if target && self.at_target.is_none() {
            self.at_target = Some(self.done);
        }
        if table && self.airborne >= APART {
            self.done.bounces += 1;
        }
        self.airborne = if table { 0 } else { self.airborne.saturating_add(1) };
        self.done.was_at_wall |= wall;
        let ([x, y, _], [u, v]) = (pose.at, self.thrower);
        let (away, aside) = (x * u + y * v, y * u - x * v);
        if self.away > CARD_AT && away <= CARD_AT {
            self.done.was_over = self.done.bounces > 0 && aside.abs() <= CARD[0] / 2.0;
        }
        self.away = away;
    }

    /// What is wrong with how the die came to the target.
    fn fault(&self, manner: &Manner, swipe: &Swipe) -> Option<Verdict> {
        let done = self.at_target?;
        if done.bounces <= u32::from(manner.more_bounces) {
            Some(Verdict::NoBounce)
        } else if manner.has_wall && !done.was_at_wall {
            Some(Verdict::NoWall)
        } else if manner.has_card && !done.was_over {
            Some(Verdict::NotOver)
        } else if manner.must_spin && swipe.spin.saturating_abs() < SPIN {
            Some(Verdict::NoSpin)
        } else {
            None
        }
    }

    /// What the whole throw came to, with the die at rest.
    pub(crate) fn verdict(&self, manner: &Manner, swipe: &Swipe, rest: &Pose) -> Verdict {
        match lies(rest) {
            Verdict::Lies(Spot::Off) => Verdict::Lies(Spot::Off),
            there => self.fault(manner, swipe).unwrap_or(there),
        }
    }
}

/// Whether the hero symbol, which is on two opposite faces, is on top.
pub(crate) fn shows_symbol(rest: &Pose) -> bool {
    let [x, y, z] = axes(rest).map(|axis| axis[2].abs());
    z > x && z > y
}

/// Where a die lies that came there as it should.
fn lies(rest: &Pose) -> Verdict {
    let axes = axes(rest);
    let corners = corners(rest, &axes);
    let spots: Vec<Spot> = corners.iter().map(|&[x, y, _]| spot(x, y)).collect();
    let lowest = corners.iter().map(|corner| corner[2]).fold(f32::INFINITY, f32::min);
    let middle = spot(rest.at[0], rest.at[1]);
    if lowest < -SLACK || spots.iter().chain([&middle]).all(|&spot| spot == Spot::Off) {
        return Verdict::Lies(Spot::Off);
    }
    let upright = axes.iter().map(|axis| axis[2].abs()).fold(0.0, f32::max);
    // Rulebook: a die that touches the table, however little, has fallen into the hole.
    let is_on_table = lowest < SLACK;
    let is_at_hole = spots.contains(&Spot::Hole) || middle == Spot::Hole;
    if is_on_table && is_at_hole {
        return Verdict::Lies(Spot::Hole);
    }
    if upright < LEVEL {
        return Verdict::Leans;
    }
    if is_on_table {
        return Verdict::Lies(Spot::Off);
    }
    if lowest < BOARD_HEIGHT - SLACK || spots.contains(&Spot::Off) {
        return Verdict::Lies(Spot::Edge);
    }
    Verdict::Lies(larger_part(rest, &axes))
}

/// The section with the larger part of a die that lies flat on the target; in doubt the lower one. What is above a
/// hole lies on no section.
fn larger_part(rest: &Pose, axes: &[[f32; 3]; 3]) -> Spot {
    let mut flat = axes.iter().filter(|axis| axis[2].abs() < 0.5);
    let (Some(along), Some(across)) = (flat.next(), flat.next()) else { return Spot::Edge };
    // From the lowest to the highest: the wooden edge, the rings, the centre.
    let mut points = [0; 7];
    for i in 0..GRID * GRID {
        let [u, v] = [i / GRID, i % GRID].map(|k| (2 * k + 1 - GRID) as f32 / (2 * GRID) as f32 * DIE);
        let [x, y] = [0, 1].map(|k| rest.at[k] + along[k] * u + across[k] * v);
        match spot(x, y) {
            Spot::Ring(value) => points[usize::from(value)] += 1,
            Spot::Centre => points[6] += 1,
            Spot::Edge | Spot::Off => points[0] += 1,
            Spot::Hole => {}
        }
    }
    let most = points.iter().copied().max().unwrap_or(0);
    match points.iter().position(|&part| part > 0 && part + DOUBT >= most) {
        Some(6) => Spot::Centre,
        Some(ring @ 1..=5) => Spot::Ring(ring as u8),
        _ => Spot::Edge,
    }
}

/// Where a point of the world is on the target.
fn spot(x: f32, y: f32) -> Spot {
    target::section_at((x * 10.0) as i32, (-y * 10.0) as i32)
}

/// The die's own axes in the world, from its unit quaternion.
fn axes(pose: &Pose) -> [[f32; 3]; 3] {
    let [x, y, z, w] = pose.turn;
    [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)],
        [2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)],
        [2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)],
    ]
}

fn corners(pose: &Pose, axes: &[[f32; 3]; 3]) -> [[f32; 3]; 8] {
    [0, 1, 2, 3, 4, 5, 6, 7].map(|corner| {
        let sides = [0, 1, 2].map(|axis| if corner >> axis & 1 == 0 { -DIE / 2.0 } else { DIE / 2.0 });
        [0, 1, 2].map(|k| pose.at[k] + sides[0] * axes[0][k] + sides[1] * axes[1][k] + sides[2] * axes[2][k])
    })
}
