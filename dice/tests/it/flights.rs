//! What holds for every flight, however a die is thrown.

use proptest::prelude::*;
use rules::{
    fighter::{Conditions, Spot, Throw, target},
    rng::Rng,
};
use sablier_dice::{
    BOARD_HEIGHT, CARD, CARD_AT, DIE, Flight, HZ, Manner, Pose, RIM_HEIGHT, RIM_WIDTH, Setup, Stand, Surface, Swipe,
    TABLE, Table, Thrown, Verdict, WALL, WALL_AT,
    player::{Aim, Player},
};

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
        (conditions, Thrown { stand: Stand(stand), wall, swipe, table: Table::TODAY })
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
    let is_there = rest.at[2] > 0.0 && middle < TABLE + RIM_WIDTH;
    prop_assert_eq!(flight.symbol, is_there && (symbol > 0.708 || symbol >= upright));
    Ok(())
}

/// Throws as hard as the stage allows, towards wall, card and rim.
fn hard_throws() -> impl Strategy<Value = (Conditions, Thrown)> {
    let speed = (1000..=8000_i32, -2500..2500_i32, -6000..1500_i32);
    let props = prop::sample::subsequence(vec![Throw::BankShot, Throw::OverACard, Throw::UnderTheLeg], 1..=3);
    let rest = (0..24_u8, 160..1200_i32, prop_oneof![Just(0), -150_000..150_000_i32], 0..12_u8);
    (speed, rest, props).prop_map(|((ahead, aside, up), (stand, height, spin, wall), throws)| {
        let [x, y] = Stand(stand).direction().map(|part| f64::from(part) / 10_000.0);
        let turned = |ahead: i32, aside: i32| {
            let [ahead, aside] = [ahead, aside].map(f64::from);
            [-x * ahead - y * aside, -y * ahead + x * aside].map(|part| part as i32)
        };
        let [from, speed] = [turned(-4_800, 0), turned(ahead, aside)];
        let swipe = Swipe { from: [from[0], from[1], height], speed: [speed[0], speed[1], up], spin };
        (Conditions::of(throws), Thrown { stand: Stand(stand), wall, swipe, table: Table::TODAY })
    })
}

/// Whether a die's middle went through a box that stands at a distance in a direction, from one pose to the next.
fn is_through([from, to]: [&Pose; 2], direction: [f32; 2], distance: f32, [width, _, height]: [f32; 3]) -> bool {
    let [u, v] = direction;
    let away = |pose: &Pose| pose.at[0] * u + pose.at[1] * v - distance;
    let (before, after) = (away(from), away(to));
    if before * after > 0.0 || before == after {
        return false;
    }
    let part = before / (before - after);
    let [x, y, z] = [0, 1, 2].map(|k| from.at[k] + (to.at[k] - from.at[k]) * part);
    (y * u - x * v).abs() < width / 2.0 - SOFT && z < height - SOFT
}

/// Whether a die's middle went through the rim, from one pose to the next.
fn is_through_rim([from, to]: [&Pose; 2]) -> bool {
    let middle = TABLE + RIM_WIDTH / 2.0;
    let crosses = (distance(from, (0, 0)) - middle) * (distance(to, (0, 0)) - middle) < 0.0;
    crosses && from.at[2].max(to.at[2]) < RIM_HEIGHT - SOFT && to.at[2] > 0.0
}

/// What the book asks of a die that counts, heard in the order it asks for.
fn came_as_it_should(flight: &Flight, conditions: &Conditions) -> bool {
    let target = flight.impacts.iter().position(|impact| impact.on == Surface::Target);
    let before = &flight.impacts[..target.unwrap_or(flight.impacts.len())];
    let count = |on: Surface| before.iter().filter(|impact| impact.on == on).count();
    let bounces = if conditions.throws.contains(&Throw::DoubleBounce) { 2 } else { 1 };
    count(Surface::Table) >= bounces && (!conditions.throws.contains(&Throw::BankShot) || count(Surface::Wall) > 0)
}

#[test]
fn every_hit_bounces_on_the_table_first_and_a_bank_shot_hits_the_wall() {
    let kinds = [vec![], vec![Throw::DoubleBounce], vec![Throw::BankShot], vec![Throw::OverACard], vec![Throw::Header]];
    for throws in kinds.into_iter().chain([vec![Throw::BankShot, Throw::DoubleBounce]]) {
        let conditions = Conditions::of(throws);
        let (mut player, mut rng) = (Player::new(&conditions, Aim::Average), Rng::new(3));
        let flights = (0..60).filter_map(|_| Some(player.try_toss(&mut rng)?.flight(&conditions)));
        let hits: Vec<Flight> = flights.filter(|flight| flight.landing().spot.value().is_some()).collect();
        assert!(hits.len() > 5, "{conditions:?}: {} hits", hits.len());
        for hit in hits {
            assert!(came_as_it_should(&hit, &conditions), "{conditions:?}: {:?}", hit.impacts);
        }
    }
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
    fn however_hard_it_is_thrown_no_die_goes_through_wall_card_rim_or_table((conditions, thrown) in hard_throws()) {
        let setup = Setup { manner: Manner::of(&conditions), stand: thrown.stand, wall: thrown.wall, table: thrown.table };
        for pair in thrown.flight(&conditions).poses.windows(2) {
            let pair = [&pair[0], &pair[1]];
            let is_on_table = distance(pair[1], (0, 0)) < TABLE;
            prop_assert!(!is_on_table || pair[1].at[2] > 0.0, "{:?} is through the table", pair);
            prop_assert!(!is_through_rim(pair), "{:?} is through the rim", pair);
            let wall = is_through(pair, setup.wall_direction(), WALL_AT + WALL[1] / 2.0, WALL);
            prop_assert!(!setup.manner.has_wall || !wall, "{:?} is through the wall", pair);
            let card = is_through(pair, setup.card_direction(), CARD_AT, CARD);
            prop_assert!(!setup.manner.has_card || !card, "{:?} is through the card", pair);
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
    fn the_verdict_agrees_with_how_the_die_lies_and_came_there((conditions, thrown) in throws()) {
        let flight = thrown.flight(&conditions);
        agrees(&flight)?;
        let is_hit = flight.landing().spot.value().is_some();
        prop_assert!(!is_hit || came_as_it_should(&flight, &conditions), "{:?}", flight.impacts);
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
        let thrown = Thrown { stand: Stand(0), wall, swipe: Swipe { from, speed, spin }, table: Table::TODAY };
        let flight = thrown.flight(&Conditions::of(Throw::ALL));
        prop_assert!(flight.poses.len() <= 6 * HZ as usize + 1);
        prop_assert!(flight.poses.iter().all(|pose| pose.at.iter().chain(&pose.turn).all(|part| part.is_finite())));
    }
}
