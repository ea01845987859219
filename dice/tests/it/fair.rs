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
fn the_same_luck_is_the_same_throw_and_another_is_near_it() {
    let swipe = stroke(&Setup::new(&Conditions::default(), Stand(0)), 0.0);
    assert_eq!(swipe.trembling(3), swipe.trembling(3));
    for luck in 0..200 {
        let other = swipe.trembling(luck);
        let near = |a: [i32; 3], b: [i32; 3], most: i32| a.iter().zip(b).all(|(a, b)| (a - b).abs() <= most);
        assert!(near(other.from, swipe.from, 10) && near(other.speed, swipe.speed, 16), "{other:?} for {swipe:?}");
    }
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
