//! What fingers mean.

use sablier::{
    geometry::Point,
    input::{Gesture, Input, Recogniser},
};

fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// Feeds inputs, each at its time in ms, and gives the gestures they make.
fn gestures(inputs: &[(f64, Input)]) -> Vec<Gesture> {
    let mut recogniser = Recogniser::default();
    let mut found = Vec::new();
    for (now, input) in inputs {
        found.extend(recogniser.wait(*now));
        found.extend(recogniser.feed(input, *now));
    }
    found
}

fn down(finger: u64, x: f32, y: f32) -> Input {
    Input::Down { finger, at: at(x, y) }
}

fn moved(finger: u64, x: f32, y: f32) -> Input {
    Input::Move { finger, at: at(x, y) }
}

fn up(finger: u64, x: f32, y: f32) -> Input {
    Input::Up { finger, at: at(x, y) }
}

#[test]
fn down_and_up_in_one_place_is_a_tap_where_the_finger_came_down() {
    let found = gestures(&[(0.0, down(1, 50.0, 50.0)), (10.0, moved(1, 54.0, 52.0)), (80.0, up(1, 55.0, 52.0))]);
    assert_eq!(found, [Gesture::Press { at: at(50.0, 50.0) }, Gesture::Tap { at: at(50.0, 50.0) }]);
}

#[test]
fn a_tap_reported_by_its_end_alone_is_a_tap() {
    assert_eq!(gestures(&[(0.0, up(3, 20.0, 30.0))]), [Gesture::Tap { at: at(20.0, 30.0) }]);
}

#[test]
fn a_resting_finger_holds_and_then_does_not_tap() {
    let rest = (1..=6).map(|i| (f64::from(i) * 90.0, moved(1, 9.0, 10.0)));
    let inputs: Vec<_> =
        [(0.0, down(1, 9.0, 9.0))].into_iter().chain(rest).chain([(600.0, up(1, 9.0, 10.0))]).collect();
    assert_eq!(gestures(&inputs), [Gesture::Press { at: at(9.0, 9.0) }, Gesture::Hold { at: at(9.0, 9.0) }]);
}

#[test]
fn a_slow_frame_makes_no_hold_of_a_tap() {
    let found = gestures(&[(0.0, down(1, 9.0, 9.0)), (900.0, up(1, 9.0, 9.0))]);
    assert_eq!(found, [Gesture::Press { at: at(9.0, 9.0) }, Gesture::Tap { at: at(9.0, 9.0) }]);
}

#[test]
fn a_straying_finger_drags_and_drops() {
    let found = gestures(&[
        (0.0, down(1, 0.0, 0.0)),
        (16.0, moved(1, 30.0, 0.0)),
        (32.0, moved(1, 50.0, 5.0)),
        (400.0, up(1, 50.0, 5.0)),
    ]);
    let (from, rest) = (at(0.0, 0.0), at(50.0, 5.0));
    let dragged = Gesture::Drag { from, at: rest, by: at(20.0, 5.0) };
    let Gesture::Drop { speed, .. } = found[3] else { panic!("{found:?}") };
    assert_eq!(found[1..3], [Gesture::DragStart { from, at: at(30.0, 0.0) }, dragged]);
    assert_eq!(speed, at(0.0, 0.0), "a finger that rested before it went up does not flick");
}

#[test]
fn a_fast_drop_has_the_speed_of_the_flick() {
    let inputs: Vec<_> = (1..=4).map(|i| (f64::from(i) * 16.0, moved(1, 0.0, -16.0 * i as f32))).collect();
    let found = gestures(&[&[(0.0, down(1, 0.0, 0.0))], &inputs[..], &[(80.0, up(1, 0.0, -80.0))]].concat());
    let Some(Gesture::Drop { speed, .. }) = found.last() else { panic!("{found:?}") };
    assert!((speed.y + 1000.0).abs() < 1.0 && speed.x == 0.0, "{speed:?}");
}

#[test]
fn a_second_finger_turns_a_drag_into_a_pinch() {
    let found = gestures(&[
        (0.0, down(1, 100.0, 100.0)),
        (10.0, moved(1, 120.0, 100.0)),
        (20.0, down(2, 220.0, 100.0)),
        (30.0, moved(2, 320.0, 100.0)),
        (40.0, up(2, 320.0, 100.0)),
        (50.0, moved(1, 10.0, 10.0)),
        (60.0, up(1, 10.0, 10.0)),
    ]);
    assert_eq!(found[2], Gesture::Cancel);
    assert_eq!(found[3], Gesture::Pinch { at: at(220.0, 100.0), by: at(50.0, 0.0), zoom: 2.0 });
    assert_eq!(found.len(), 4, "nothing follows until both fingers are gone");
}

#[test]
fn a_finger_the_system_takes_cancels() {
    let found = gestures(&[(0.0, down(1, 0.0, 0.0)), (9.0, Input::Cancel { finger: 1 }), (20.0, up(1, 0.0, 0.0))]);
    assert_eq!(found[..2], [Gesture::Press { at: at(0.0, 0.0) }, Gesture::Cancel]);
}

#[test]
fn ten_fingers_do_no_harm() {
    let mut inputs = Vec::new();
    for finger in 0..10 {
        inputs.push((finger as f64, down(finger, finger as f32 * 30.0, 100.0)));
    }
    for finger in 0..10 {
        inputs.push((50.0 + finger as f64, moved(finger, finger as f32 * 31.0, 140.0)));
        inputs.push((90.0 + finger as f64, up(9 - finger, 5.0, 5.0)));
    }
    inputs.push((300.0, down(77, 10.0, 10.0)));
    inputs.push((340.0, up(77, 10.0, 10.0)));
    assert_eq!(gestures(&inputs).last(), Some(&Gesture::Tap { at: at(10.0, 10.0) }));
}
