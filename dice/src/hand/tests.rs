//! What each primitive of a manner does to a finger's path.

use super::*;
use crate::{
    approach::LEAST_SPIN,
    swipe::{Stand, Table},
};
use rules::fighter::{Conditions, Throw};

/// A hand that helps with nothing, from the first place.
fn hand(throws: &[Throw]) -> Hand {
    let conditions = Conditions::of(throws.iter().copied());
    Hand::new(&Setup::new(&conditions, Stand(0)), Ease::Bare)
}

/// A finger that rests for `rest` ms, then goes straight to a place within `ms`, seen 60 times a second.
fn swiped(hand: &mut Hand, rest: f64, to: [f32; 2], ms: f64) -> Result<Swipe, Fumble> {
    hand.press(0.0);
    let frame = 1000.0 / 60.0;
    let at = |now: f64| to.map(|part| part * ((now - rest) / ms).clamp(0.0, 1.0) as f32);
    let mut now = frame;
    while now < rest + ms {
        hand.moved(Touch { ms: now, at: at(now) });
        now += frame;
    }
    hand.release(Touch { ms: rest + ms, at: to })
}

/// A comfortable swipe, if it goes 330 mm.
fn swipe(throws: &[Throw], to: [f32; 2]) -> Result<Swipe, Fumble> {
    swiped(&mut hand(throws), 100.0, to, 127.0)
}

/// How much farther away than to the right a swipe goes, the other way round: positive to the right.
fn slant(swipe: Swipe) -> f32 {
    swipe.speed[0] as f32 / swipe.speed[1] as f32
}

#[test]
fn a_place_that_somebody_threw_from_before_is_known_at_once() {
    let setup = Setup::new(&Conditions::of([Throw::Nose]), Stand(3));
    let mut fresh = Reach { found: None, ..Reach::new(&setup, Ease::Bare) };
    assert!(fresh.go_on(0).is_none());
    let known = Hand::new(&setup, Ease::Kids).best();
    assert_eq!(Reach::new(&setup, Ease::Bare).go_on(0).map(|hand| hand.best()), Some(known));
    assert_eq!(fresh.finish().best(), known);
}

#[test]
fn a_comfortable_swipe_is_the_best_throw() {
    let thrown = swipe(&[], [0.0, 340.0]).expect("it was thrown");
    let best = hand(&[]).best();
    let off = thrown.speed[1] as f32 / best.speed[1] as f32;
    assert!((0.9..1.2).contains(&off), "{thrown:?} is not {best:?}");
    assert_eq!(thrown.speed[0], 0);
}

#[test]
fn coarse_frames_and_an_echo_of_the_end_do_not_change_a_swipe() {
    let draw = |frame: f64, echo: Option<f64>| {
        let mut hand = hand(&[]);
        hand.press(0.0);
        let mut ms = frame;
        while ms < 198.0 {
            hand.moved(Touch { ms, at: [0.0, ms as f32 * 2.0] });
            ms += frame;
        }
        let last = Touch { ms: 200.0, at: [0.0, 400.0] };
        if let Some(late) = echo {
            hand.moved(last);
            return hand.release(Touch { ms: 200.0 + late, ..last }).expect("it was thrown").speed[1];
        }
        hand.release(last).expect("it was thrown").speed[1]
    };
    let fine = draw(1000.0 / 120.0, None);
    for other in [draw(1000.0 / 60.0, None), draw(1000.0 / 30.0, None), draw(1000.0 / 60.0, Some(16.0))] {
        assert!((other - fine).abs() <= fine / 50, "{other} is not {fine}");
    }
}

#[test]
fn of_several_touches_in_a_frame_the_last_one_counts() {
    let draw = |bits: u32, frame: f64| {
        let mut hand = hand(&[]);
        hand.press(0.0);
        let frames = (200.0 / frame) as u32;
        for nth in 1..=frames {
            let ms = f64::from(nth) * frame;
            for bit in 1..=bits {
                let part = f64::from(nth - 1) + f64::from(bit) / f64::from(bits);
                let touch = Touch { ms, at: [0.0, (part * frame * 2.0) as f32] };
                if nth == frames && bit == bits {
                    return hand.release(touch);
                }
                hand.moved(touch);
            }
        }
        panic!("the last touch is the release")
    };
    for frame in [1000.0 / 60.0, 50.0] {
        assert!(draw(1, frame).is_ok());
        assert_eq!(draw(4, frame), draw(1, frame), "{frame}");
    }
}

#[test]
fn a_finger_that_rests_before_it_leaves_throws_nothing() {
    let mut hand = hand(&[]);
    hand.press(0.0);
    hand.moved(Touch { ms: 50.0, at: [0.0, 200.0] });
    assert_eq!(hand.release(Touch { ms: 400.0, at: [0.0, 200.0] }), Err(Fumble::TooSoft));
}

#[test]
fn a_snap_that_is_seen_only_once_has_its_speed() {
    let mut hand = hand(&[]);
    hand.press(0.0);
    assert!(hand.release(Touch { ms: 900.0, at: [0.0, 60.0] }).is_ok());
}

#[test]
fn a_long_stroke_rises_from_higher_up_and_a_short_one_stays_flat() {
    let thrown = |mm: f32| swiped(&mut hand(&[]), 100.0, [0.0, mm], f64::from(mm) / 2.6).expect("it was thrown");
    let rise = |mm: f32| thrown(mm).speed[2] as f32 / thrown(mm).speed[1] as f32;
    assert!(rise(700.0) > rise(360.0) + 0.1);
    assert!(rise(120.0) < rise(360.0) - 0.05);
    let [short, fair, long] = [120.0, 360.0, 700.0].map(|mm| thrown(mm).from[2]);
    assert!(short == fair && fair == hand(&[]).best().from[2]);
    assert!((fair + 100..fair + 400).contains(&long), "{long} is not a little above {fair}");
}

#[test]
fn a_die_is_let_go_where_it_was_seen() {
    let mut hand = hand(&[]);
    let thrown = swiped(&mut hand, 100.0, [60.0, 700.0], 270.0).expect("it was thrown");
    hand.moved(Touch { ms: 370.0, at: [60.0, 700.0] });
    assert_eq!(hand.held(370.0).at.map(|part| (part * 10.0).round() as i32), thrown.from);
}

#[test]
fn a_stroke_that_curls_to_the_left_spins_to_the_left() {
    let draw = |bulge: f32| {
        let mut hand = hand(&[Throw::SpinningTop]);
        hand.press(0.0);
        for frame in 1..=12 {
            let part = frame as f32 / 12.0;
            let at = [bulge * part * (1.0 - part), 330.0 * part];
            hand.moved(Touch { ms: f64::from(frame) * 16.0, at });
        }
        hand.release(Touch { ms: 200.0, at: [0.0, 330.0] }).expect("it was thrown").spin
    };
    assert!(draw(200.0) > LEAST_SPIN, "{}", draw(200.0));
    assert!(draw(-200.0) < -LEAST_SPIN);
    assert!(draw(0.0).abs() < 1000);
}

#[test]
fn who_goes_backwards_hardly_moves_or_holds_nothing_keeps_the_die() {
    assert_eq!(swipe(&[], [0.0, -400.0]), Err(Fumble::Backwards));
    assert_eq!(swiped(&mut hand(&[]), 0.0, [0.0, 40.0], 900.0), Err(Fumble::TooSoft));
    assert_eq!(swipe(&[], [0.0, 0.0]), Err(Fumble::TooSoft));
    assert_eq!(hand(&[]).release(Touch { ms: 10.0, at: [0.0, 300.0] }), Err(Fumble::TooSoft));
}

#[test]
fn what_is_no_number_is_not_believed() {
    let mut hand = hand(&[]);
    hand.press(0.0);
    hand.moved(Touch { ms: f64::NAN, at: [0.0, 100.0] });
    hand.moved(Touch { ms: 10.0, at: [f32::INFINITY, 100.0] });
    assert!(hand.held(20.0).at.iter().all(|part| part.is_finite()));
    assert_eq!(hand.release(Touch { ms: 20.0, at: [0.0, f32::NAN] }), Err(Fumble::TooSoft));
}

#[test]
fn the_wrong_hand_sends_right_to_left() {
    let straight = slant(swipe(&[Throw::WrongHand], [0.0, 400.0]).expect("it was thrown"));
    let right = slant(swipe(&[Throw::WrongHand], [100.0, 400.0]).expect("it was thrown"));
    assert!(right < straight - 0.1, "{right} is not left of {straight}");
    assert!(slant(swipe(&[], [100.0, 400.0]).expect("it was thrown")) > 0.1);
}

#[test]
fn who_turns_the_back_throws_down_the_glass() {
    assert_eq!(swipe(&[Throw::BackTurned], [0.0, 400.0]), Err(Fumble::Backwards));
    let thrown = swipe(&[Throw::BackTurned], [-100.0, -400.0]).expect("it was thrown");
    assert!(thrown.speed[1] > 0 && slant(thrown) > 0.1);
}

#[test]
fn a_catapult_throws_against_its_pull_and_by_its_length() {
    let pull = |mm: f32| swiped(&mut hand(&[Throw::Catapult]), 50.0, [mm / 4.0, -mm], 400.0);
    let (weak, strong) = (pull(75.0).expect("it was thrown"), pull(230.0).expect("it was thrown"));
    assert!(weak.speed[1] > 0 && weak.speed[1] * 4 < strong.speed[1] * 3);
    assert!(slant(weak) < -0.1);
    assert_eq!(pull(10.0), Err(Fumble::TooSoft));
    // Held still before it is let go, it throws no less.
    let mut hand = hand(&[Throw::Catapult]);
    hand.press(0.0);
    hand.moved(Touch { ms: 300.0, at: [57.5, -230.0] });
    let held = hand.release(Touch { ms: 900.0, at: [57.5, -230.0] }).expect("it was thrown");
    assert!((held.speed[1] - strong.speed[1]).abs() < strong.speed[1] / 10);
}

#[test]
fn a_neighbours_hand_comes_behind() {
    let mut hand = hand(&[Throw::NeighboursHand]);
    hand.press(0.0);
    let before = hand.held(0.0).at;
    hand.moved(Touch { ms: 16.0, at: [40.0, 0.0] });
    let soon = hand.held(20.0).at[0] - before[0];
    let later = hand.held(600.0).at[0] - before[0];
    assert!(soon < later / 3.0, "{soon} mm at once, {later} mm later");
    let slow = swipe(&[Throw::NeighboursHand], [0.0, 150.0]).expect("it was thrown");
    let long = swiped(&mut hand.clone(), 100.0, [0.0, 450.0], 318.0).expect("it was thrown");
    // The same speed of the finger, but only a long stroke takes the other hand along.
    assert!(long.speed[1] > slow.speed[1] * 5 / 4);
}

#[test]
fn faith_needs_patience_and_then_only_the_beginning() {
    let throw = |rest: f64, to: [f32; 2]| swiped(&mut hand(&[Throw::Faith]), rest, to, 150.0);
    assert_eq!(throw(500.0, [0.0, 330.0]), Err(Fumble::TooEarly));
    let thrown = throw(1000.0, [0.0, 330.0]).expect("it was thrown");
    // How the finger goes on once the hands are open changes nothing.
    let mut hand = hand(&[Throw::Faith]);
    hand.press(0.0);
    for frame in 1..=6 {
        hand.moved(Touch { ms: 1000.0 + f64::from(frame) * 12.0, at: [0.0, frame as f32 * 26.4] });
    }
    hand.moved(Touch { ms: 1100.0, at: [300.0, 160.0] });
    let bent = hand.release(Touch { ms: 1116.0, at: [360.0, 160.0] }).expect("it was thrown");
    assert_eq!(bent.speed[0], 0);
    assert!((bent.speed[1] - thrown.speed[1]).abs() < thrown.speed[1] / 5, "{bent:?} is not {thrown:?}");
}

#[test]
fn only_the_last_snap_of_a_flick_counts() {
    let bent = |throws: &[Throw]| {
        let mut hand = hand(throws);
        hand.press(0.0);
        for frame in 1..=6 {
            hand.moved(Touch { ms: 8.0 * f64::from(frame), at: [0.0, 30.0 * frame as f32] });
        }
        for frame in 1..=6 {
            hand.moved(Touch {
                ms: 48.0 + 8.0 * f64::from(frame),
                at: [10.0 * frame as f32, 180.0 + 28.0 * frame as f32],
            });
        }
        slant(hand.release(Touch { ms: 104.0, at: [70.0, 376.0] }).expect("it was thrown"))
    };
    assert!(bent(&[Throw::Flick]) > 1.3 * bent(&[]));
}

#[test]
fn a_breath_must_be_soft() {
    let blow = |ms: f64| swiped(&mut hand(&[Throw::Blow]), 50.0, [0.0, 350.0], ms);
    let (soft, hasty) = (blow(700.0).expect("it was thrown"), blow(150.0).expect("it was thrown"));
    assert!(hasty.speed[1] < soft.speed[1] / 2);
    assert!((soft.speed[1] - hand(&[Throw::Blow]).best().speed[1]).abs() < soft.speed[1] / 10);
}

#[test]
fn a_beat_is_met_in_its_window_and_missed_far_from_it() {
    let header = |ms: f64| swiped(&mut hand(&[Throw::Header]), ms - 110.0, [0.0, 360.0], 110.0);
    let moment = f64::from(hand(&[Throw::Header]).clock.as_ref().map_or(0.0, Clock::moment));
    let met = header(moment).expect("it was thrown");
    let late = header(moment + 90.0).expect("it was thrown");
    assert!(late.speed[2] < met.speed[2] - 300, "{late:?} is not flatter than {met:?}");
    assert_eq!(header(moment - 400.0), Err(Fumble::OffBeat));
}

#[test]
fn a_die_on_the_nose_is_let_go_where_it_sways() {
    let throw = |rest: f64| swiped(&mut hand(&[Throw::Nose]), rest, [0.0, 360.0], 110.0).expect("it was thrown");
    assert!((throw(265.0).from[0] - throw(1015.0).from[0]).abs() > 1500);
}

#[test]
fn a_gentle_hand_minds_little_errors_little_and_large_ones_wholly() {
    let thrown = |table: Table, to: [f32; 2], ms: f64| {
        let setup = Setup { table, ..Setup::new(&Conditions::default(), Stand(0)) };
        swiped(&mut Hand::new(&setup, Ease::Bare), 100.0, to, ms).expect("it was thrown")
    };
    let asides = |to: [f32; 2]| [Table::Even, Table::Gentle].map(|table| slant(thrown(table, to, 130.0)));
    let [even, gentle] = asides([50.0, 400.0]);
    assert!(gentle > 0.0 && gentle < even / 3.0, "{gentle} of {even}");
    let [even, gentle] = asides([160.0, 350.0]);
    assert!((gentle - even).abs() < 0.001, "{gentle} of {even}");
    let speeds = |ms: f64| [Table::Even, Table::Gentle].map(|table| thrown(table, [0.0, 360.0], ms).speed[1]);
    let [near, far] = [speeds(120.0), speeds(55.0)];
    let best = |table| Hand::new(&Setup { table, ..Setup::new(&Conditions::default(), Stand(0)) }, Ease::Bare).best();
    let off = |kind: usize, speeds: [i32; 2]| (speeds[kind] - best([Table::Even, Table::Gentle][kind]).speed[1]).abs();
    assert!(off(1, near) * 3 < off(0, near), "{near:?}");
    assert_eq!(far[0], far[1]);
}

#[test]
fn a_forgiving_hand_mends_what_is_nearly_right_only() {
    let off = |ease: Ease, to: [f32; 2]| {
        let setup = Setup::new(&Conditions::default(), Stand(0));
        let thrown = swiped(&mut Hand::new(&setup, ease), 100.0, to, 130.0).expect("it was thrown");
        slant(thrown)
    };
    let near = [Ease::Kids, Ease::Normal, Ease::Bare].map(|ease| off(ease, [50.0, 400.0]));
    assert!(near[0] < near[1] && near[1] < near[2], "{near:?}");
    let stupid = [Ease::Kids, Ease::Bare].map(|ease| off(ease, [300.0, 300.0]));
    assert_eq!(stupid[0], stupid[1]);
}

#[test]
fn the_same_throw_from_elsewhere_is_the_same_throw_turned() {
    let thrown = |stand: Stand| {
        let setup = Setup::new(&Conditions::default(), stand);
        swiped(&mut Hand::new(&setup, Ease::Bare), 100.0, [40.0, 400.0], 130.0).expect("it was thrown")
    };
    let [first, right] = [thrown(Stand(0)), thrown(Stand(6))];
    // A quarter to the right: what was to the right is away now, and what was away goes left.
    assert_eq!([first.from[0], first.from[1]], [right.from[1], -right.from[0]]);
    assert!(right.speed[0] < 0 && right.speed[1] > 0);
}

#[test]
fn blind_double_bounce_and_flick_go_together() {
    let throws = [Throw::Blind, Throw::DoubleBounce, Throw::Flick];
    let hand = hand(&throws);
    assert!(hand.setup.manner.is_blind && hand.setup.manner.is_flick && hand.setup.manner.more_bounces == 1);
    let conditions = Conditions::of(throws);
    let flight = crate::throw(&Setup::new(&conditions, Stand(0)), &hand.best());
    assert!(flight.landing().spot.value().is_some(), "{:?}", flight.verdict);
}

#[test]
fn all_throws_at_once_still_let_go_of_a_die() {
    let mut hand = hand(&Throw::ALL);
    let moment = f64::from(hand.clock.as_ref().map_or(0.0, Clock::moment) + hand.setup.manner.patience);
    // A soft, sharp pull, mirrored, of who stands turned around: up the screen and to either side.
    hand.press(0.0);
    let (start, end) = (moment - 500.0, moment);
    let mut ms = start;
    while ms < end {
        let part = ((ms - start) / (end - start)) as f32;
        hand.moved(Touch { ms, at: [40.0 * part * (1.0 - part), 380.0 * part] });
        ms += 16.0;
    }
    let thrown = hand.release(Touch { ms: end, at: [0.0, 380.0] });
    assert!(thrown.is_ok(), "{thrown:?}");
    assert!(hand.held(end).beat.is_some());
}
