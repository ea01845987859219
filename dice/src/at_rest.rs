//! A die at rest: the book's rules of where a die counts, and whether its symbol is on top.

use crate::{
    flight::{Pose, Verdict},
    stage::{BOARD_HEIGHT, RIM_WIDTH, TABLE},
    swipe::DIE,
};
use rules::fighter::{Spot, target};

/// A die leans if its face is this much from level: the cosine of 6 degrees.
const LEVEL: f32 = 0.994_522;
/// What a corner may be off, in mm, before it counts as lower than something.
const SLACK: f32 = 0.4;
/// A footprint is looked at in this many rows of this many points.
const GRID: i32 = 16;
/// A part of the footprint is the larger one if it has this many points more; else there is doubt.
const DOUBT: i32 = 8;

/// Whether the hero symbol, which is on two opposite faces, is on top. A die that fell off the table shows nothing.
pub(crate) fn shows_symbol(rest: &Pose) -> bool {
    let ([x, y, height], reach) = (rest.at, TABLE + RIM_WIDTH);
    if height < 0.0 || x * x + y * y > reach * reach {
        return false;
    }
    let [x, y, z] = axes(rest).map(|axis| axis[2].abs());
    z > x && z > y
}

/// What a die at rest counts as, if it came there as it should.
pub(crate) fn verdict(rest: &Pose) -> Verdict {
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

#[cfg(test)]
mod tests {
    use super::*;

    const ON_TARGET: f32 = BOARD_HEIGHT + DIE / 2.0;
    const ON_TABLE: f32 = DIE / 2.0;
    const FLAT: [f32; 4] = [0.0, 0.0, 0.0, 1.0];
    /// A little more than 6 degrees around the y axis.
    const TILTED: [f32; 4] = [0.0, 0.0535, 0.0, 0.998_57];
    /// An eighth of a turn around the y axis.
    const ON_AN_EDGE: [f32; 4] = [0.0, 0.382_68, 0.0, 0.923_88];

    fn check(at: [f32; 3], turn: [f32; 4], verdict: Verdict) {
        assert_eq!(super::verdict(&Pose { at, turn }), verdict, "{at:?} {turn:?}");
    }

    #[test]
    fn a_die_on_a_section_counts_what_is_printed_there() {
        check([0.0, 0.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Centre));
        for (ring, away) in [(5, 43.0), (4, 71.0), (3, 101.0), (2, 131.0), (1, 161.0)] {
            check([0.0, away, ON_TARGET], FLAT, Verdict::Lies(Spot::Ring(ring)));
        }
    }

    #[test]
    fn the_larger_part_decides_between_two_sections_and_doubt_goes_to_the_lower() {
        // The line between 4 and 3 is 86 mm from the middle.
        check([0.0, 83.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Ring(4)));
        check([0.0, 89.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Ring(3)));
        check([0.0, 85.9, ON_TARGET], FLAT, Verdict::Lies(Spot::Ring(3)));
    }

    #[test]
    fn a_die_that_touches_the_table_even_a_little_is_in_the_hole() {
        let [x, y] = [102.0, -59.0];
        check([x, y, ON_TABLE], FLAT, Verdict::Lies(Spot::Hole));
        // On its edge in the hole, with a corner line on the table.
        check([x, y, 11.4], ON_AN_EDGE, Verdict::Lies(Spot::Hole));
    }

    #[test]
    fn a_die_that_leans_counts_nothing() {
        check([0.0, 0.0, ON_TARGET + 0.8], TILTED, Verdict::Leans);
        check([190.0, 0.0, 11.4], ON_AN_EDGE, Verdict::Leans);
    }

    #[test]
    fn a_die_on_the_edge_of_the_target_counts_nothing() {
        check([0.0, 184.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Edge));
        check([0.0, 179.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Edge));
        check([0.0, 172.0, ON_TARGET], FLAT, Verdict::Lies(Spot::Ring(1)));
    }

    #[test]
    fn a_die_beside_the_target_or_below_the_table_is_off() {
        check([0.0, 300.0, ON_TABLE], FLAT, Verdict::Lies(Spot::Off));
        check([0.0, 196.0, ON_TABLE], FLAT, Verdict::Lies(Spot::Off));
        check([0.0, 540.0, 11.4], ON_AN_EDGE, Verdict::Lies(Spot::Off));
        check([0.0, 600.0, -200.0], FLAT, Verdict::Lies(Spot::Off));
    }

    #[test]
    fn the_symbol_is_on_two_opposite_faces() {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        let tops = [FLAT, [1.0, 0.0, 0.0, 0.0], [half, 0.0, 0.0, half], [0.0, half, 0.0, half]];
        let shown = tops.map(|turn| shows_symbol(&Pose { at: [0.0, 0.0, ON_TARGET], turn }));
        assert_eq!(shown, [true, true, false, false]);
    }

    #[test]
    fn a_die_that_fell_off_the_table_shows_nothing() {
        let shown = [[0.0, 500.0, ON_TABLE], [0.0, 560.0, -10.0], [0.0, 560.0, 2.0], [0.0, 500.0, -200.0]]
            .map(|at| shows_symbol(&Pose { at, turn: FLAT }));
        assert_eq!(shown, [true, false, false, false]);
    }
}
