//! The sand timer while the player is elsewhere, the device does something else, or somebody sets a clock.

use super::hourglass::{at_timer, has_left, left, played, wait};
use crate::fingers::{Fingers, phone};
use sablier::{
    input::Input,
    platform::{Alarm, News},
    sound::{Effect, Mix},
};
use serde_json::json;

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
fn a_timer_runs_and_rings_on_every_screen_although_nothing_can_be_saved() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    device.contents_mut().is_full = true;
    let mut fingers = at_timer(&device);
    fingers.tap("start");
    wait(&mut fingers, 60_000);
    fingers.tap("back");
    fingers.tap("timer");
    assert!(has_left(&fingers, 300_000), "{}", left(&fingers));
    ["back", "table", "table-knock"].iter().for_each(|id| fingers.tap(id));
    wait(&mut fingers, 60_000);
    assert_eq!(fingers.state("/state/view/left"), json!(240_000));
    fingers.tap("sand");
    assert!(has_left(&fingers, 240_000) && fingers.state("/state/runs") == json!(true), "{}", left(&fingers));
    ["back", "back", "table-donjonz"].iter().for_each(|id| fingers.tap(id));
    wait(&mut fingers, 241_000);
    assert_eq!(fingers.app.screen_name(), "companion-donjonz");
    assert_eq!((played(&device, Effect::SandThree), played(&device, Effect::Gong)), (1, 1));
    assert!(!device.contents().files.contains_key("timer.json"), "nothing was saved");
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
    assert_eq!(mix(), Some(Mix([90, 0, 0, 0])));
    wait(&mut fingers, 359_000);
    assert!(mix().is_some_and(|Mix(stems)| stems == [99, 100, 100, 0]), "{:?}", mix());
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
    fingers.hold("lock");
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
fn a_message_covers_none_of_the_buttons() {
    for size in [(390.0, 844.0), (844.0, 390.0), (568.0, 320.0)] {
        let device = phone("fr");
        device.contents_mut().abilities.lacks.light = true;
        let mut fingers = at_timer(&device);
        fingers.resize(size);
        fingers.tap("start");
        wait(&mut fingers, 400);
        let scene = fingers.app.scene();
        let area = |id: &str| scene.find(id).unwrap_or_else(|| panic!("{id} at {size:?}")).area;
        for id in ["start", "turn", "lock", "bell", "back"] {
            let shared = area("toast").meet(area(id));
            assert!(shared.w == 0.0 || shared.h == 0.0, "{id} at {size:?}: {shared:?}");
        }
    }
}
