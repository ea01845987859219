//! The sand timer on a device whose clocks the test sets.

use super::hourglass::{at_timer, has_left, left, played, wait};
use crate::fingers::{Fingers, SIZES, phone};
use sablier::{
    geometry::Point,
    input::{Input, Key},
    platform::{News, memory::Memory},
    sound::Effect,
};
use serde_json::json;

#[test]
fn a_tap_starts_holds_and_goes_on() {
    let mut fingers = at_timer(&phone("en"));
    assert_eq!((left(&fingers), fingers.state("/state/runs")), (360_000, json!(false)));
    fingers.tap("start");
    wait(&mut fingers, 60_000);
    assert!(has_left(&fingers, 300_000), "{}", left(&fingers));
    fingers.tap("glass");
    let held = left(&fingers);
    wait(&mut fingers, 90_000);
    assert_eq!(left(&fingers), held);
    fingers.tap("start");
    wait(&mut fingers, 10_000);
    assert!(has_left(&fingers, held - 10_000), "{}", left(&fingers));
}

#[test]
fn turning_over_takes_the_sand_along_and_is_counted() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("start");
    wait(&mut fingers, 240_000);
    fingers.tap("turn");
    assert!((239_000..=241_000).contains(&left(&fingers)), "{}", left(&fingers));
    assert_eq!((fingers.state("/state/turns"), fingers.sees("turns")), (json!(1), true));
}

#[test]
fn more_sand_is_poured_in_and_a_held_timer_is_refilled() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("start");
    wait(&mut fingers, 100_000);
    fingers.tap("more");
    assert!(has_left(&fingers, 290_000), "{}", left(&fingers));
    fingers.tap("start");
    fingers.tap("refill");
    assert_eq!(left(&fingers), 360_000);
}

#[test]
fn a_locked_timer_answers_to_a_hold_alone() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("start");
    fingers.tap("lock");
    let answering: Vec<_> = fingers.app.scene().touchables.iter().map(|touchable| touchable.id.clone()).collect();
    assert!(
        !answering.iter().any(|id| ["start", "turn", "more", "back", "glass"].contains(&id.as_str())),
        "{answering:?}"
    );
    fingers.tap("lock");
    fingers.press(Key::Enter);
    fingers.press(Key::Back);
    assert_eq!((fingers.state("/state/locked"), fingers.state("/state/runs")), (json!(true), json!(true)));
    fingers.hold("lock");
    assert_eq!(fingers.state("/state/locked"), json!(false));
}

#[test]
fn a_key_or_a_screen_reader_stands_for_the_hold() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("lock");
    fingers.tap("lock");
    assert_eq!((fingers.state("/state/locked"), fingers.sees("unlock")), (json!(true), false));
    fingers.device.contents_mut().news.push(News::Used("lock".to_string()));
    fingers.rest(100.0);
    assert_eq!(fingers.state("/state/locked"), json!(false));
}

#[test]
fn a_killed_app_reopens_the_timer_with_the_right_time() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 20_000);
    let before = left(&fingers);
    drop(fingers);
    device.contents_mut().clock += 63_200;
    let fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "timer");
    assert_eq!(left(&fingers), before - 63_200);
    assert!(fingers.device.contents().awake);
}

#[test]
fn a_held_timer_is_found_as_it_was_and_does_not_push_itself_forward() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 5_000);
    fingers.tap("start");
    let held = left(&fingers);
    drop(fingers);
    device.contents_mut().clock += 1_000_000;
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "home");
    fingers.tap("timer");
    assert_eq!((left(&fingers), fingers.device.contents().awake), (held, false));
}

#[test]
fn a_timer_that_ended_while_the_app_was_away_rings_when_it_is_opened() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    drop(fingers);
    device.contents_mut().clock += 400_000;
    let _fingers = at_timer(&device);
    assert_eq!((played(&device, Effect::Gong), played(&device, Effect::SandThree)), (1, 0));
}

#[test]
fn every_mark_is_heard_felt_and_said_once() {
    let device = phone("en");
    device.contents_mut().abilities.vibration = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    let shaken = device.contents().shaken;
    wait(&mut fingers, 365_000);
    let counts = [Effect::SandThree, Effect::SandOne, Effect::SandLast, Effect::Grain, Effect::Gong];
    assert_eq!(counts.map(|it| played(&device, it)), [1, 1, 1, 9, 1]);
    assert!(device.contents().shaken > shaken);
    let announced = device.contents().announced.clone();
    for words in ["Three minutes!", "One minute!", "Last seconds!", "Time is up!"] {
        assert_eq!(announced.iter().filter(|said| *said == words).count(), 1, "{words} in {announced:?}");
    }
    assert_eq!((left(&fingers), fingers.state("/state/runs")), (0, json!(false)));
}

#[test]
fn warnings_and_signals_can_be_switched_off() {
    let device = phone("en");
    device.contents_mut().abilities.vibration = true;
    let mut fingers = at_timer(&device);
    fingers.tap("bell");
    for id in ["warn-three", "sound", "vibration", "flash"] {
        fingers.tap(id);
    }
    fingers.tap("done");
    fingers.tap("start");
    let shaken = device.contents().shaken;
    wait(&mut fingers, 305_000);
    let announced = device.contents().announced.clone();
    assert!(!announced.contains(&"Three minutes!".to_string()) && announced.contains(&"One minute!".to_string()));
    assert_eq!((played(&device, Effect::SandOne), device.contents().shaken), (0, shaken));
}

#[test]
fn a_repeating_timer_goes_round() {
    let mut fingers = at_timer(&phone("en"));
    fingers.tap("timers");
    fingers.tap("choose-1");
    fingers.tap("bell");
    fingers.tap("repeat");
    fingers.tap("done");
    fingers.tap("start");
    wait(&mut fingers, 130_000);
    assert!(has_left(&fingers, 50_000), "{}", left(&fingers));
    assert_eq!(fingers.state("/state/turns"), json!(2));
}

#[test]
fn a_clock_set_back_is_told_and_takes_no_time() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 60_000);
    let before = left(&fingers);
    device.contents_mut().clock -= 3_600_000;
    wait(&mut fingers, 1_000);
    assert!(before - left(&fingers) <= 1_100, "{before} became {}", left(&fingers));
    let toast = fingers.state("/toast").to_string();
    assert!(toast.contains("set back by 60:0") || toast.contains("set back by 59:59"), "{toast}");
    wait(&mut fingers, 10_000);
    assert!(before - left(&fingers) <= 11_200);
}

#[test]
fn a_clock_set_ahead_is_told_and_the_time_can_be_had_back() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 60_000);
    let before = left(&fingers);
    device.contents_mut().clock += 120_000;
    wait(&mut fingers, 100);
    assert!(left(&fingers) <= before - 120_000);
    fingers.tap("give-back");
    assert!(before - left(&fingers) <= 1_000, "{before} became {}", left(&fingers));
}

#[test]
fn a_timer_added_after_the_clock_was_set_ahead_stays() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    fingers.tap("timers");
    device.contents_mut().clock += 120_000;
    wait(&mut fingers, 100);
    fingers.tap("new");
    fingers.tap("give-back");
    assert_eq!((fingers.state("/state/timers"), fingers.state("/state/chosen")), (json!(6), json!(5)));
}

#[test]
fn a_clock_set_back_while_the_app_was_away_is_told() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 100_000);
    let before = left(&fingers);
    drop(fingers);
    device.contents_mut().clock -= 3_600_000;
    let fingers = Fingers::on(&device, SIZES[0]);
    // At most what ran since the last save is given back, and nobody has to find out alone.
    assert!(left(&fingers) - before <= 21_000, "{before} became {}", left(&fingers));
    assert!(fingers.state("/toast").to_string().contains("while Sablier was closed"));
}

#[test]
fn in_full_screen_the_buttons_go_and_a_touch_brings_them_back() {
    let device = phone("en");
    device.contents_mut().abilities.full_screen = Some(false);
    let mut fingers = at_timer(&device);
    fingers.tap("full");
    wait(&mut fingers, 10_000);
    assert!(fingers.sees("start"), "a timer that lies still keeps its buttons");
    fingers.tap("start");
    wait(&mut fingers, 5_000);
    assert!(!fingers.sees("start") && fingers.sees("show-controls"));
    assert_eq!(device.contents().abilities.full_screen, Some(true));
    fingers.tap("show-controls");
    assert!(fingers.sees("start") && fingers.state("/state/runs") == json!(true));
    fingers.tap("back");
    assert_eq!(device.contents().abilities.full_screen, Some(false));
}

#[test]
fn a_tap_on_the_digits_turns_the_picture_round() {
    let mut fingers = at_timer(&phone("en"));
    let upright = fingers.find("start");
    fingers.tap("digits");
    let over = fingers.find("start");
    assert!((over.x - (390.0 - upright.x)).abs() < 1.0 && (over.y - (844.0 - upright.y)).abs() < 1.0);
    fingers.tap("start");
    assert_eq!(fingers.state("/state/runs"), json!(true));
}

#[test]
fn a_timer_of_ones_own_is_dialled_named_kept_and_thrown_away() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("timers");
    fingers.tap("new");
    let dial = fingers.app.scene().find("dial").expect("a new timer has a dial").area;
    let middle = dial.centre();
    let minutes = Point { x: middle.x + dial.w * 0.42, y: middle.y };
    fingers.feed(&[Input::Down { finger: 1, at: Point { x: middle.x, y: middle.y - dial.h * 0.42 } }]);
    fingers.feed(&[Input::Move { finger: 1, at: minutes }]);
    fingers.let_go(minutes);
    assert_eq!(fingers.state("/state/full"), json!(15 * 60_000));
    fingers.tap("second-more");
    fingers.tap("rename");
    for key in ["key-T", "key-E", "key-A", "done"] {
        fingers.tap(key);
    }
    fingers.tap("done");
    assert_eq!(
        fingers.app.scene().find("timers").map(|it| it.label.clone()),
        Some("Tea. Choose another timer.".to_string())
    );
    let mut again = at_timer(&device);
    assert_eq!((again.state("/state/full"), again.state("/state/timers")), (json!(901_000), json!(6)));
    again.tap("bell");
    again.tap("remove");
    assert_eq!(again.state("/state/timers"), json!(5));
}

#[test]
fn two_timers_run_at_once_and_the_hidden_one_is_told_by_name() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    fingers.tap("timers");
    fingers.tap("choose-1");
    fingers.tap("start");
    fingers.tap("timers");
    fingers.tap("choose-0");
    wait(&mut fingers, 61_000);
    let announced = device.contents().announced.clone();
    assert!(announced.contains(&"1 minute: Time is up!".to_string()), "{announced:?}");
    assert_eq!(fingers.state("/state/runs"), json!(true));
}

#[test]
fn frames_come_thirty_times_a_second_while_sand_falls_and_not_at_all_while_it_rests() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.rest(500.0);
    assert_eq!(fingers.app.next_frame(), None);
    fingers.tap("start");
    let pace = fingers.app.next_frame().expect("sand falls");
    assert!((33.0..=40.0).contains(&pace), "{pace}");
    assert!(!fingers.moves(), "nothing else moves");
    fingers.tap("start");
    assert_eq!((fingers.app.next_frame(), fingers.moves()), (None, false));
}

#[test]
fn it_is_said_once_that_a_hidden_app_does_not_ring() {
    let device = phone("en");
    let said = |device: &Memory| device.contents().announced.iter().filter(|it| it.contains("cannot ring")).count();
    at_timer(&device);
    at_timer(&device);
    assert_eq!(said(&device), 1);
    let desktop = phone("en");
    desktop.contents_mut().abilities.background = true;
    at_timer(&desktop);
    assert_eq!(said(&desktop), 0);
}
