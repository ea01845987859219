//! What a mouse lifts and what keys are shown: on a desktop, and never under a finger.

use crate::fingers::{Fingers, SIZES, phone};
use sablier::{
    geometry::{Point, Rect},
    input::{Input, Key, MOUSE},
    platform::memory::Memory,
};

/// The parts of a thing as they are seen: the tops of all sprites inside it, grown by what it may lift.
fn tops(fingers: &Fingers, area: Rect) -> Vec<f32> {
    let inside = |at: &Rect| area.inset(-12.0).holds(at) && at.w > area.w * 0.8;
    fingers.app.scene().sprites.iter().map(|sprite| sprite.at).filter(inside).map(|at| at.y).collect()
}

fn area(fingers: &Fingers, id: &str) -> Rect {
    fingers.app.scene().find(id).expect("it is on the screen").area
}

fn point_at(fingers: &mut Fingers, at: Point) {
    fingers.feed(&[Input::Move { finger: MOUSE, at }]);
    fingers.rest(200.0);
}

/// By how much the banner of a game is lifted by what is done.
fn lifted(device: &Memory, done: impl Fn(&mut Fingers, Point)) -> f32 {
    let mut fingers = Fingers::on(device, SIZES[3]);
    let banner = area(&fingers, "play-knock");
    let before = tops(&fingers, banner);
    done(&mut fingers, banner.centre());
    let after = tops(&fingers, banner);
    assert!(!before.is_empty() && before.len() == after.len());
    before[0] - after[0]
}

#[test]
fn what_the_mouse_rests_on_lifts_by_four_dp_and_a_finger_lifts_nothing() {
    let device = phone("en");
    assert_eq!(lifted(&device, point_at), 4.0);
    let away = |fingers: &mut Fingers, at| {
        point_at(fingers, at);
        point_at(fingers, Point { x: 2.0, y: 2.0 });
        assert!(!fingers.moves(), "nothing moves once it lies");
    };
    assert_eq!(lifted(&device, away), 0.0);
    let touched = |fingers: &mut Fingers, at| {
        point_at(fingers, at);
        fingers.feed(&[Input::Down { finger: 1, at: Point { x: 2.0, y: 2.0 } }]);
        fingers.feed(&[Input::Up { finger: 1, at: Point { x: 2.0, y: 2.0 } }]);
        fingers.rest(200.0);
    };
    assert_eq!(lifted(&device, touched), 0.0);
    device.contents_mut().wishes.reduced_motion = true;
    assert_eq!(lifted(&device, point_at), 0.0, "where little is to move");
}

/// Tests whether the cap of a key is seen on a thing: it reaches over its right top corner.
fn caps(fingers: &Fingers, id: &str) -> bool {
    let of = area(fingers, id);
    let is_cap = |at: &Rect| (at.right() - of.right() - 6.0).abs() < 0.1 && (of.y - at.y - 6.0).abs() < 0.1;
    fingers.app.scene().sprites.iter().any(|sprite| is_cap(&sprite.at))
}

#[test]
fn keys_are_shown_once_one_was_pressed_and_go_when_a_finger_comes() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[3]);
    assert!(!caps(&fingers, "turn"));
    let at = area(&fingers, "turn").centre();
    point_at(&mut fingers, at);
    assert!(caps(&fingers, "turn") && !caps(&fingers, "back"), "the mouse shows the key of what it rests on");
    point_at(&mut fingers, Point { x: 2.0, y: 2.0 });
    fingers.press(Key::Right);
    assert!(caps(&fingers, "turn"));
    fingers.tap("turn");
    assert!(!caps(&fingers, "turn"));
}

#[test]
fn a_key_does_what_it_is_shown_on() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[3]);
    let turn = |fingers: &Fingers| fingers.state("/state/turn");
    let before = turn(&fingers);
    fingers.press(Key::Letter('R'));
    assert_ne!(turn(&fingers), before);
    fingers.tap("suggest");
    fingers.press(Key::Enter);
    assert_eq!(fingers.state("/state/pile"), 10);
    fingers.press(Key::Undo);
    assert_eq!(fingers.state("/state/pile"), 11);
    fingers.press(Key::Redo);
    assert_eq!(fingers.state("/state/pile"), 10);
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "lobby");
}
