//! Throws are fair: no side of the table is favoured, no stroke is sure for ever, and what goes astray misses.

use rules::fighter::{Conditions, Landing};
use sablier_dice::{Ease, Hand, STANDS, Setup, Stand, Swipe, Touch, throw};
use std::collections::BTreeSet;

/// Dice thrown with each stroke.
const THROWS: u64 = 480;

/// A calm stroke that goes so many degrees to the right of straight away.
fn stroke(setup: &Setup, degrees: f32) -> Swipe {
    let (sine, cosine) = degrees.to_radians().sin_cos();
    let touch = |frame: u32| {
        let far = 22.0 * frame as f32;
        Touch { ms: 100.0 + 8.5 * f64::from(frame), at: [sine * far, cosine * far] }
    };
    let mut hand = Hand::new(setup, Ease::Normal);
    hand.press(0.0);
    (0..13).for_each(|frame| hand.moved(touch(frame)));
    hand.release(touch(13)).expect("it is fast enough")
}

/// Where dice come to rest to the right of the target's middle, in mm, and what they come to.
fn landings(stand: Stand, degrees: f32, lucks: impl Iterator<Item = u64>) -> Vec<(f32, Landing)> {
    let setup = Setup::new(&Conditions::default(), stand);
    let (swipe, [x, y]) = (stroke(&setup, degrees), stand.arrow());
    let landing = |luck| {
        let flight = throw(&setup, &swipe.trembling(luck));
        let rest = flight.poses.last().expect("a flight begins in a hand").at;
        (rest[1] * x - rest[0] * y, flight.landing())
    };
    lucks.map(landing).collect()
}

fn mean(landings: &[(f32, Landing)]) -> f32 {
    landings.iter().map(|(right, _)| right).sum::<f32>() / landings.len() as f32
}

#[test]
fn straight_throws_turn_aside_to_neither_side() {
    let first = mean(&landings(Stand(0), 0.0, 0..THROWS));
    assert!(first.abs() < 5.0, "from the first place {first} mm to the right");
    let each = THROWS / u64::from(STANDS);
    let all = (0..STANDS).map(|stand| mean(&landings(Stand(stand), 0.0, 0..each))).sum::<f32>() / f32::from(STANDS);
    assert!(all.abs() < 5.0, "from all places {all} mm to the right");
}

#[test]
fn the_same_stroke_spreads_over_several_rings_and_none_hits_the_centre_for_ever() {
    for stand in [0, 5, 12, 18].map(Stand) {
        let landings = landings(stand, 0.0, 0..60);
        let values: Vec<u8> = landings.iter().filter_map(|(_, landing)| landing.spot.value()).collect();
        let rings: BTreeSet<u8> = values.iter().copied().filter(|&value| (1..=5).contains(&value)).collect();
        let tens = values.iter().filter(|&&value| value == 10).count();
        assert!(rings.len() >= 2 && tens < 30, "{stand:?}: {rings:?}, {tens} tens");
    }
}

#[test]
fn the_same_luck_is_the_same_throw_and_another_is_like_it() {
    let swipe = stroke(&Setup::new(&Conditions::default(), Stand(0)), 0.0);
    let over_ground = |swipe: Swipe| (swipe.speed[0] as f32).hypot(swipe.speed[1] as f32);
    assert_eq!(swipe.trembling(3), swipe.trembling(3));
    let others: Vec<Swipe> = (0..2000).map(|luck| swipe.trembling(luck)).collect();
    for other in &others {
        assert!(other.from.iter().zip(swipe.from).all(|(a, b)| (a - b).abs() <= 10), "{other:?}");
        let strength = over_ground(*other) / over_ground(swipe);
        let aside = (other.speed[0] as f32 / other.speed[1] as f32).atan().to_degrees();
        assert!((strength - 1.0).abs() < 0.29 && aside.abs() < 5.0, "{strength} {aside} {other:?}");
    }
    // A hand is as often too strong as too weak, and mostly by little.
    let off: Vec<f32> = others.iter().map(|other| over_ground(*other) / over_ground(swipe) - 1.0).collect();
    let mean = off.iter().sum::<f32>() / off.len() as f32;
    let near = off.iter().filter(|off| off.abs() < 0.1).count();
    assert!(mean.abs() < 0.01 && near * 2 > off.len(), "{mean}, {near} near");
}

#[test]
fn what_goes_25_degrees_astray_does_not_hit() {
    for degrees in [-25.0, 25.0] {
        for stand in [0, 6, 13, 20].map(Stand) {
            let hits = landings(stand, degrees, 0..30).iter().filter(|(_, it)| it.spot.value().is_some()).count();
            assert_eq!(hits, 0, "{stand:?}, {degrees}°");
        }
    }
}
