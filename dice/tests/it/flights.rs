//! What holds for every flight, however a die is thrown.

use proptest::prelude::*;
use rules::fighter::{Conditions, Spot, Throw, target};
use sablier_dice::{BOARD_HEIGHT, DIE, Flight, HZ, Pose, RIM_WIDTH, Stand, Swipe, TABLE, Thrown, Verdict};

/// How deep a corner may press into what it hits for the moment of the blow, in mm: what a fast die goes in a step.
const SOFT: f32 = 3.5;
/// The half of a die's longest diagonal.
const REACH: f32 = DIE * 0.867;

/// Throws from around the table, most of them towards the target.
fn throws() -> impl Strategy<Value = (Conditions, Thrown)> {
    let stand = (0..24_u8, -200..2000_i32, -1500..1500_i32, -600..2500_i32);
    let rest = (160..3500_i32, prop_oneof![Just(0), -120_000..120_000_i32], 0..12_u8);
    let conditions = prop::sample::subsequence(Throw::ALL.to_vec(), 0..5).prop_map(Conditions::of);
    (stand, rest, conditions).prop_map(|((stand, ahead, aside, up), (height, spin, wall), conditions)| {
        let [x, y] = Stand(stand).direction();
        let turned = |ahead: i32, aside: i32| [(-x * ahead - y * aside) / 10_000, (-y * ahead + x * aside) / 10_000];
        let [from, speed] = [turned(-4_800, 0), turned(ahead * 2, aside / 5)];
        let swipe = Swipe { from: [from[0], from[1], height], speed: [speed[0], speed[1], up], spin };
        (conditions, Thrown { stand: Stand(stand), wall, swipe })
    })
}

fn axes(pose: &Pose) -> [[f64; 3]; 3] {
    let [x, y, z, w] = pose.turn.map(f64::from);
    [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)],
        [2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)],
        [2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)],
    ]
}

/// The height of the die's lowest corner.
fn lowest(pose: &Pose) -> f32 {
    let half: f64 = axes(pose).iter().map(|axis| axis[2].abs()).sum();
    pose.at[2] - half as f32 * DIE / 2.0
}

fn distance(pose: &Pose, (x, y): (i32, i32)) -> f32 {
    (pose.at[0] - x as f32 / 10.0).hypot(pose.at[1] + y as f32 / 10.0)
}

/// Whether no part of a die can be above a hole or beside the target.
fn is_well_on_the_target(pose: &Pose) -> bool {
    let holes = target::HOLES.iter().all(|&hole| distance(pose, hole) > target::HOLE as f32 / 10.0 + REACH);
    holes && distance(pose, (0, 0)) < target::BOARD as f32 / 10.0 - REACH
}

/// The share of each ring, of the centre (6) and of the wooden edge (0) under a die, counted finely and afresh.
fn shares(rest: &Pose) -> [f64; 7] {
    let flat: Vec<[f64; 3]> = axes(rest).into_iter().filter(|axis| axis[2].abs() < 0.5).collect();
    let (mut shares, mut all) = ([0.0; 7], 0.0);
    for (i, j) in (0..80).flat_map(|i| (0..80).map(move |j| (i, j))) {
        let [u, v] = [i, j].map(|k| (f64::from(k) + 0.5) * f64::from(DIE) / 80.0 - f64::from(DIE) / 2.0);
        let [x, y] = [0, 1].map(|k| f64::from(rest.at[k]) + flat[0][k] * u + flat[1][k] * v);
        let is_in_hole = target::HOLES
            .iter()
            .any(|&(a, b)| (x - f64::from(a) / 10.0).hypot(y + f64::from(b) / 10.0) < f64::from(target::HOLE) / 10.0);
        if !is_in_hole {
            shares[target::RADII.iter().filter(|&&reach| x.hypot(y) < f64::from(reach) / 10.0).count()] += 1.0;
            all += 1.0;
        }
    }
    shares.map(|share| share / all)
}

fn agrees(flight: &Flight) -> Result<(), TestCaseError> {
    let rest = flight.poses.last().expect("a flight begins in a hand");
    let upright = axes(rest).iter().map(|axis| axis[2].abs()).fold(0.0, f64::max);
    let (low, middle) = (lowest(rest), distance(rest, (0, 0)));
    let board = target::BOARD as f32 / 10.0;
    let at_hole = target::HOLES.iter().any(|&hole| distance(rest, hole) < target::HOLE as f32 / 10.0 + REACH);
    match flight.verdict {
        Verdict::Lies(Spot::Off) => prop_assert!(low < 0.5 || middle > board, "off at {rest:?}"),
        Verdict::Lies(Spot::Hole) => prop_assert!(low < 0.5 && at_hole, "in a hole at {rest:?}"),
        Verdict::Lies(Spot::Edge) => prop_assert!(middle > 160.0, "on the edge at {rest:?}"),
        Verdict::Lies(spot) => {
            prop_assert!(upright > 0.994 && (low - BOARD_HEIGHT).abs() < 0.5, "flat at {rest:?}");
            let (shares, section) = (shares(rest), spot.value().map_or(0, |value| usize::from(value.min(6))));
            let most = shares.iter().copied().fold(0.0, f64::max);
            prop_assert!(shares[section] > most - 0.06, "{spot:?} of {shares:?}");
            let doubtful = shares[..section].iter().all(|&share| share < shares[section] - 0.005);
            prop_assert!(doubtful, "{spot:?} is not the lower of {shares:?}");
        }
        Verdict::Leans => prop_assert!(upright < 0.995 && middle < board + REACH, "leaning at {rest:?}"),
        // These are about the way; what was touched on it is known from the impacts.
        Verdict::NoBounce | Verdict::NoWall | Verdict::NotOver | Verdict::NoSpin => {
            prop_assert!(middle < board + REACH, "on the target at {rest:?}");
        }
    }
    let symbol = axes(rest)[2][2].abs();
    prop_assert_eq!(flight.symbol, symbol > 0.708 || symbol >= upright);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_die_goes_through_anything((conditions, thrown) in throws()) {
        for pose in &thrown.flight(&conditions).poses {
            if distance(pose, (0, 0)) < TABLE {
                prop_assert!(lowest(pose) > -SOFT, "{:?} is in the table", pose);
            }
            if is_well_on_the_target(pose) {
                prop_assert!(lowest(pose) > BOARD_HEIGHT - SOFT, "{:?} is in the target", pose);
            }
        }
    }

    #[test]
    fn every_die_comes_to_rest_by_itself((conditions, thrown) in throws()) {
        let flight = thrown.flight(&conditions);
        prop_assert!(flight.poses.len() < 6 * HZ as usize, "still moving at {:?}", flight.poses.last());
        let end = flight.poses.last().expect("a flight begins in a hand");
        let has_fallen = distance(end, (0, 0)) > TABLE + RIM_WIDTH;
        let before = &flight.poses[flight.poses.len() - 10];
        prop_assert!(has_fallen || (0..3).all(|k| (end.at[k] - before.at[k]).abs() < 0.3));
    }

    #[test]
    fn the_verdict_agrees_with_how_the_die_lies((conditions, thrown) in throws()) {
        agrees(&thrown.flight(&conditions))?;
    }

    #[test]
    fn the_same_swipe_is_the_same_flight((conditions, thrown) in throws()) {
        let [once, again] = [thrown.flight(&conditions), thrown.flight(&conditions)];
        prop_assert_eq!(once.fingerprint(), again.fingerprint());
        prop_assert_eq!(once, again);
    }

    #[test]
    fn each_surface_is_heard_once_in_a_while_and_a_die_at_rest_not_at_all((conditions, thrown) in throws()) {
        let flight = thrown.flight(&conditions);
        for (i, impact) in flight.impacts.iter().enumerate() {
            let before = flight.impacts[..i].iter().rfind(|other| other.on == impact.on);
            prop_assert!(before.is_none_or(|other| impact.step - other.step >= 7));
            prop_assert!(flight.poses.len() - impact.step as usize > 20 || flight.verdict == Verdict::Lies(Spot::Off));
        }
    }

    #[test]
    fn between_two_steps_the_die_is_between_two_poses((conditions, thrown) in throws(), part in 0.0..1.0_f64) {
        let flight = thrown.flight(&conditions);
        let step = 1000.0 / f64::from(HZ);
        let [from, to] = [flight.poses[9], flight.poses[10]];
        let pose = flight.pose_at((9.0 + part) * step);
        for k in 0..3 {
            let [low, high] = [from.at[k].min(to.at[k]), from.at[k].max(to.at[k])];
            prop_assert!((low - 0.001..=high + 0.001).contains(&pose.at[k]));
        }
        prop_assert!((pose.turn.iter().map(|it| it * it).sum::<f32>() - 1.0).abs() < 1e-4);
        prop_assert_eq!(Some(flight.pose_at(1e9).at), flight.poses.last().map(|last| last.at));
    }

    #[test]
    fn any_numbers_end(from in any::<[i32; 3]>(), speed in any::<[i32; 3]>(), spin in any::<i32>(), wall in any::<u8>()) {
        let thrown = Thrown { stand: Stand(0), wall, swipe: Swipe { from, speed, spin } };
        let flight = thrown.flight(&Conditions::of(Throw::ALL));
        prop_assert!(flight.poses.len() <= 6 * HZ as usize + 1);
        prop_assert!(flight.poses.iter().all(|pose| pose.at.iter().chain(&pose.turn).all(|part| part.is_finite())));
    }
}
