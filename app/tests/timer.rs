//! The sand timer on a device whose clocks the test sets.

mod fingers;

use fingers::{Fingers, SIZES, phone};
use sablier::{
    geometry::Point,
    input::{Input, Key},
    platform::{Alarm, News, memory::Memory},
    script::TICK,
    sound::{Effect, Mix},
};
use serde_json::json;

/// Opens the app at the timer.
fn at_timer(device: &Memory) -> Fingers {
    let mut fingers = Fingers::on(device, SIZES[0]);
    fingers.tap("timer");
    assert_eq!(fingers.app.screen_name(), "timer");
    fingers
}

/// Lets the device's clock and the app's go on together, in steps of at most a second.
fn wait(fingers: &mut Fingers, ms: u64) {
    let (mut gone, end) = (0, ms.saturating_sub(TICK as u64));
    while gone < end {
        let step = (end - gone).min(1000);
        gone += step;
        fingers.pass(step);
    }
    fingers.pass(ms - gone);
}

fn left(fingers: &Fingers) -> u64 {
    fingers.state("/state/left").as_u64().expect("the timer says what is left")
}

/// Tests whether so much is left, but for the frames that a tap took.
fn has_left(fingers: &Fingers, ms: u64) -> bool {
    (ms.saturating_sub(700)..=ms).contains(&left(fingers))
}

fn played(device: &Memory, effect: Effect) -> usize {
    device.contents().played.iter().filter(|played| **played == effect).count()
}

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
    let at = fingers.find("lock");
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.rest(700.0);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    assert_eq!(fingers.state("/state/locked"), json!(false));
}

#[test]
fn a_screen_reader_unlocks_in_two_steps() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("lock");
    fingers.tap("lock");
    fingers.tap("unlock");
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
    assert!(fingers.state("/toast").to_string().contains("while Sablier was away"));
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

#[test]
fn home_shows_the_time_that_is_left() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 10_000);
    fingers.tap("back");
    wait(&mut fingers, 5_000);
    let label = fingers.app.scene().find("timer").map(|tile| tile.label.clone()).unwrap_or_default();
    assert!(label.contains("5:4") && label.contains("left"), "{label}");
}

#[test]
fn a_timer_rings_wherever_the_player_is_and_its_message_leads_to_it() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    fingers.tap("back");
    fingers.tap("settings");
    wait(&mut fingers, 180_000);
    assert_eq!(played(&device, Effect::SandThree), 1);
    assert!(device.contents().awake, "the screen stays lit, since a dark one would not ring");
    assert_eq!(fingers.state("/toast"), json!("Knock: Three minutes!"));
    fingers.tap("open-timer");
    assert_eq!(fingers.app.screen_name(), "timer");
    assert!(has_left(&fingers, 180_000), "{}", left(&fingers));
    wait(&mut fingers, 181_000);
    assert_eq!((played(&device, Effect::SandThree), played(&device, Effect::Gong)), (1, 1));
    fingers.tap("back");
    assert_eq!(fingers.app.screen_name(), "settings");
    assert!(!device.contents().awake);
}

#[test]
fn while_another_screen_is_open_frames_come_only_when_a_timer_has_something_to_say() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    fingers.tap("back");
    fingers.tap("settings");
    wait(&mut fingers, 6_000);
    let due = fingers.app.next_frame().expect("three minutes will be rung");
    assert!((172_000.0..=174_000.0).contains(&due), "{due}");
}

#[test]
fn a_clock_set_ahead_can_be_had_back_from_any_screen() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    fingers.tap("back");
    wait(&mut fingers, 30_000);
    device.contents_mut().clock += 120_000;
    wait(&mut fingers, 100);
    fingers.tap("give-back");
    fingers.tap("timer");
    assert!((328_000..=330_000).contains(&left(&fingers)), "{}", left(&fingers));
}

#[test]
fn the_soundtrack_follows_the_sand_and_can_be_switched_off() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    let mix = || device.contents().mix;
    assert_eq!(mix(), None);
    fingers.tap("start");
    assert_eq!(mix(), Some(Mix([60, 0, 0])));
    wait(&mut fingers, 359_000);
    assert!(mix().is_some_and(|Mix(stems)| stems == [99, 100, 100]), "{:?}", mix());
    fingers.tap("more");
    fingers.tap("bell");
    fingers.tap("soundtrack");
    assert_eq!(mix(), None);
    fingers.tap("soundtrack");
    assert!(mix().is_some());
    fingers.tap("done");
    fingers.tap("start");
    assert_eq!(mix(), None, "held sand is quiet");
}

#[test]
fn silent_mode_silences_the_whole_app() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("bell");
    fingers.tap("silent");
    assert_eq!(device.contents().volumes, (0, 0));
    fingers.tap("silent");
    assert_ne!(device.contents().volumes, (0, 0));
}

#[test]
fn the_device_is_told_when_the_first_timer_ends() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    let alarm = || device.contents().alarm.clone();
    fingers.tap("start");
    let end = device.contents().clock + left(&fingers);
    assert_eq!(alarm(), Some(Alarm { at: end, words: "Knock: Time is up!".to_string() }));
    fingers.tap("timers");
    fingers.tap("choose-1");
    fingers.tap("start");
    assert_eq!(alarm().map(|alarm| alarm.words), Some("1 minute: Time is up!".to_string()));
    fingers.tap("start");
    assert_eq!(alarm().map(|alarm| alarm.at), Some(end));
    fingers.tap("back");
    fingers.tap("timer");
    fingers.tap("timers");
    fingers.tap("choose-0");
    fingers.tap("start");
    assert_eq!(alarm(), None, "whoever holds it later calls the alarm off as well");
}

#[test]
fn turning_the_device_over_starts_the_sand_and_then_turns_it() {
    let device = phone("en");
    device.contents_mut().abilities.flips = Some(true);
    let flip = |fingers: &mut Fingers| {
        fingers.device.contents_mut().news.push(News::Flipped);
        fingers.rest(1000.0);
    };
    let mut fingers = at_timer(&device);
    assert!(device.contents().watches_flips);
    flip(&mut fingers);
    assert_eq!(fingers.state("/state/runs"), json!(true));
    wait(&mut fingers, 240_000);
    flip(&mut fingers);
    assert!((238_000..=241_000).contains(&left(&fingers)), "{}", left(&fingers));
    fingers.tap("start");
    flip(&mut fingers);
    assert_eq!((fingers.state("/state/runs"), fingers.state("/state/turns")), (json!(true), json!(1)));
    fingers.tap("lock");
    flip(&mut fingers);
    assert_eq!(fingers.state("/state/turns"), json!(1), "a locked timer stays as it is");
    fingers.tap("lock");
    fingers.tap("unlock");
    fingers.tap("back");
    assert!(!device.contents().watches_flips);
}

#[test]
fn a_device_that_must_ask_feels_nothing_until_its_player_wants_it() {
    let device = phone("en");
    device.contents_mut().abilities.flips = Some(false);
    let mut fingers = at_timer(&device);
    assert!(!device.contents().watches_flips);
    fingers.tap("bell");
    fingers.tap("flips");
    assert!(device.contents().watches_flips);
    let again = at_timer(&device);
    assert!(again.device.contents().watches_flips);
}

#[test]
fn a_finger_that_stays_starts_the_sand() {
    let mut fingers = at_timer(&phone("en"));
    let at = fingers.find("glass");
    for _ in 0..2 {
        fingers.feed(&[Input::Down { finger: 1, at }]);
        fingers.rest(700.0);
        fingers.feed(&[Input::Up { finger: 1, at }]);
        fingers.rest(100.0);
        assert_eq!(fingers.state("/state/runs"), json!(true), "and sand that runs is not held by it");
    }
}

/// A running timer that was away for so many ms on the wall clock, and so many on the clock that nobody sets: what was
/// left before and after.
fn away(wall: u64, uptime: u64) -> (Fingers, u64, u64) {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 7_000);
    let before = left(&fingers);
    device.contents_mut().clock += wall - uptime;
    fingers.pass(uptime);
    let after = left(&fingers);
    (fingers, before, after)
}

#[test]
fn a_locked_screen_takes_and_gives_no_time() {
    let (fingers, before, after) = away(63_200, 63_200);
    assert_eq!((after, fingers.state("/toast")), (before - 63_200, json!(null)));
}

#[test]
fn another_app_in_front_takes_and_gives_no_time() {
    let (fingers, before, after) = away(4_900, 4_900);
    assert_eq!((after, fingers.state("/toast")), (before - 4_900, json!(null)));
}

#[test]
fn a_phone_call_takes_and_gives_no_time_and_the_mark_it_hid_is_told_after_it() {
    let (fingers, before, after) = away(185_300, 185_300);
    assert_eq!((after, fingers.state("/state/said")), (before - 185_300, json!("Three minutes!")));
}

#[test]
fn a_frozen_tab_takes_and_gives_no_time_and_rings_when_it_thaws() {
    let (fingers, _, after) = away(1_000_000, 1_000_000);
    assert_eq!((after, played(&fingers.device, Effect::Gong)), (0, 1));
}

#[test]
fn a_device_that_slept_has_lost_the_time_and_says_so() {
    // While it sleeps, the clock that nobody sets stands still.
    let (fingers, before, after) = away(90_000, 40);
    assert_eq!(after, before - 90_000);
    let toast = fingers.state("/toast").to_string();
    assert!(toast.contains("went ahead by 1:29") || toast.contains("went ahead by 1:30"), "{toast}");
}

#[test]
fn daylight_saving_moves_no_clock_and_where_it_does_an_hour_is_told_and_had_back() {
    // Devices count from 1970, and only show it with an hour more or less: nothing to notice.
    let (fingers, before, after) = away(3_000, 3_000);
    assert_eq!((after, fingers.state("/toast")), (before - 3_000, json!(null)));
    // One whose clock itself is set in spring rings at once, and the hour can be had back.
    let (mut fingers, before, after) = away(3_600_040, 40);
    assert_eq!(after, 0);
    fingers.tap("give-back");
    assert!(before - left(&fingers) < 1_000, "{before} became {}", left(&fingers));
    // In autumn the sand runs on as if nothing had happened.
    let device = fingers.device.clone();
    let before = left(&fingers);
    device.contents_mut().clock -= 3_600_000;
    wait(&mut fingers, 500);
    assert!((500..=600).contains(&(before - left(&fingers))), "{before} became {}", left(&fingers));
}

#[test]
fn whoever_asks_for_the_state_hears_of_the_frame_that_answers() {
    let device = phone("en");
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    device.contents_mut().news.push(News::Dump);
    fingers.pass(5_000);
    let told = device.contents().dumped.clone().unwrap_or_default();
    assert_eq!(told["state"]["left"], json!(left(&fingers)));
}
