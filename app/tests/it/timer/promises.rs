//! What the timer promises: bells that ring, steps that can be taken back, ends that are told until somebody saw them.

use super::hourglass::{at_timer, has_left, left, wait};
use crate::fingers::{Fingers, SIZES, phone};
use sablier::platform::memory::Memory;
use serde_json::json;

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

/// A phone that rings while nobody sees the app.
fn ringing_phone() -> Memory {
    let device = phone("en");
    device.contents_mut().abilities.alarm = true;
    device
}

#[test]
fn a_silent_timer_says_so_and_one_tap_lets_it_ring() {
    let device = ringing_phone();
    let mut fingers = at_timer(&device);
    assert_eq!(label(&fingers, "bell"), "Bell: 3:00 · 1:00");
    fingers.tap("start");
    assert!(device.contents().alarm.is_some());
    fingers.tap("bell");
    fingers.tap("silent");
    fingers.tap("done");
    assert_eq!(label(&fingers, "bell"), "Silent: tap the bell to hear it");
    assert_eq!(device.contents().alarm, None, "what is silent does not ring out of sight");
    fingers.tap("bell");
    assert_eq!((label(&fingers, "bell"), fingers.app.screen_name()), ("Bell: 3:00 · 1:00".to_string(), "timer"));
    assert!(device.contents().alarm.is_some());
}

#[test]
fn where_it_rings_in_sight_alone_it_says_so_under_the_bell() {
    assert!(!at_timer(&ringing_phone()).sees("only-in-sight"));
    let mut fingers = at_timer(&phone("en"));
    assert!(label(&fingers, "only-in-sight").contains("cannot ring"));
    fingers.tap("bell");
    fingers.tap("sound");
    fingers.tap("done");
    assert!(!fingers.sees("only-in-sight"), "a silent timer promises nothing");
}

#[test]
fn every_step_of_the_sand_is_taken_back_while_time_goes_on() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("start");
    wait(&mut fingers, 20_000);
    for (step, then) in [("turn", 20_000), ("more", 370_000), ("less", 310_000), ("afresh", 360_000)] {
        assert!(!fingers.sees("undo"), "{step}");
        let before = left(&fingers);
        fingers.tap(step);
        assert!(left(&fingers).abs_diff(then) < 10_000, "{step}: {}", left(&fingers));
        wait(&mut fingers, 1_000);
        fingers.tap("undo");
        assert!(has_left(&fingers, before - 1_000), "{step}: {}", left(&fingers));
    }
    fingers.tap("turn");
    fingers.tap("start");
    assert!(!fingers.sees("undo"), "who holds the sand means what was done before");
}

#[test]
fn a_timer_that_was_thrown_away_is_brought_back() {
    let mut fingers = at_timer(&ringing_phone());
    for id in ["timers", "new", "remove"] {
        fingers.tap(id);
    }
    assert_eq!(fingers.state("/state/timers"), json!(5));
    fingers.tap("undo");
    assert_eq!((fingers.state("/state/timers"), fingers.state("/state/chosen")), (json!(6), json!(5)));
}

#[test]
fn an_end_that_nobody_saw_is_told_on_the_tile_until_it_is_seen() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    drop(fingers);
    device.contents_mut().clock += 480_000;
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "home");
    let told = |fingers: &Fingers| label(fingers, "timer").contains("Ended 2 minutes ago");
    assert!(told(&fingers), "{}", label(&fingers, "timer"));
    fingers.tap("timer");
    assert_eq!(fingers.state("/state/ended"), json!(true));
    fingers.tap("back");
    assert!(!told(&fingers), "{}", label(&fingers, "timer"));
    fingers.tap("timer");
    assert_eq!(fingers.state("/state/ended"), json!(false));
}

#[test]
fn an_end_that_was_watched_is_not_told_again() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("start");
    wait(&mut fingers, 361_000);
    assert_eq!((left(&fingers), fingers.state("/state/ended")), (0, json!(false)));
}

#[test]
fn timers_beside_the_shown_one_are_seen_and_one_tap_away() {
    for size in SIZES {
        let mut fingers = Fingers::on(&phone("en"), size);
        for id in ["timer", "start", "timers", "choose-1"] {
            fingers.tap(id);
        }
        fingers.pass(10_000);
        assert_eq!(label(&fingers, "other-0"), "Knock, 5:50. Running");
        let is_large = size.0.min(size.1) >= 600.0;
        assert_eq!(fingers.sees("other-start-0"), is_large, "{size:?}");
        if is_large {
            fingers.tap("other-start-0");
            assert!(label(&fingers, "other-0").ends_with("Paused"), "{}", label(&fingers, "other-0"));
        }
        fingers.tap("other-0");
        assert_eq!(fingers.state("/state/chosen"), json!(0));
        assert!(!fingers.sees("other-1"), "one that was never started is not shown");
    }
}
