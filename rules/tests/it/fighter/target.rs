//! The target's geometry: what a die scores where it lies, and that the holes leave the board playable.

use sablier_rules::fighter::{
    CENTRE, RINGS, Spot,
    target::{BOARD, HOLE, HOLES, RADII, section_at},
};

/// A direction from the middle in which no hole lies, as thousandths.
const CLEAR: (i32, i32) = (707, 707);

/// The spot at that distance from the middle, where no hole lies.
fn out(distance: i32) -> Spot {
    section_at(distance * CLEAR.0 / 1000, distance * CLEAR.1 / 1000)
}

#[test]
fn sections_count_more_towards_the_middle() {
    assert_eq!(section_at(0, 0).value(), Some(CENTRE));
    let values: Vec<_> = [1600, 1300, 1000, 700, 400, 200].map(|distance| out(distance).value()).into();
    assert_eq!(values, [Some(1), Some(2), Some(3), Some(4), Some(RINGS), Some(CENTRE)]);
}

#[test]
fn a_die_on_a_line_counts_the_lower_section() {
    for (section, radius) in RADII.into_iter().enumerate() {
        let lower = if section == 0 { Spot::Edge } else { Spot::Ring(section as u8) };
        assert_eq!(section_at(0, radius), lower, "{radius}");
        assert_ne!(section_at(0, radius - 1), lower, "{radius}");
    }
}

#[test]
fn the_wooden_edge_is_no_section_and_beyond_it_is_the_table() {
    assert_eq!(section_at(0, RADII[0]), Spot::Edge);
    assert_eq!(section_at(BOARD - 1, 0), Spot::Edge);
    assert_eq!(section_at(BOARD, 0), Spot::Off);
    assert_eq!(section_at(i32::MAX, i32::MIN), Spot::Off);
}

#[test]
fn a_die_in_a_hole_is_a_miss_whatever_was_there() {
    for (x, y) in HOLES {
        for (dx, dy) in [(0, 0), (HOLE - 1, 0), (0, 1 - HOLE)] {
            assert_eq!(section_at(x + dx, y + dy), Spot::Hole, "{x}, {y}");
        }
        assert!(section_at(x + HOLE, y).value().is_some(), "{x}, {y}: the hole ends at its edge");
    }
}

#[test]
fn no_hole_touches_another_nor_the_edge_the_centre_or_a_seam() {
    let distance = |(ax, ay): (i32, i32), (bx, by): (i32, i32)| f64::from(ax - bx).hypot(f64::from(ay - by)) as i32;
    for (i, hole) in HOLES.into_iter().enumerate() {
        let from_middle = distance(hole, (0, 0));
        assert!(from_middle + HOLE < RADII[0], "{hole:?} cuts the edge");
        assert!(from_middle - HOLE > RADII[5], "{hole:?} cuts the centre");
        assert!(hole.0.abs() > HOLE && hole.1.abs() > HOLE, "{hole:?} lies on a seam");
        assert!(HOLES[..i].iter().all(|other| distance(hole, *other) > 2 * HOLE), "{hole:?} meets another");
    }
}

#[test]
fn every_section_can_be_hit_in_every_quarter() {
    for (right, down) in [(1, 1), (-1, 1), (1, -1), (-1, -1)] {
        let points = (1..RADII[0]).step_by(20).flat_map(|x| (1..RADII[0]).step_by(20).map(move |y| (x, y)));
        let spots: Vec<Spot> = points.map(|(x, y)| section_at(x * right, y * down)).collect();
        for spot in Spot::ALL {
            assert!(spots.contains(&spot), "{spot:?} is not in the quarter {right}, {down}");
        }
    }
}
