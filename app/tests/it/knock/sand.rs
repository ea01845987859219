//! The sand of Knock on a device whose clock the test sets.

use super::keep::{creature_first, persons, put, reopen, saved, sit_down, sit_down_with, solo};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    knock::{End, Knock, Loss, Setup, Spell, Voice, bot},
};
use sablier::{
    input::Key,
    platform::memory::Memory,
    screens::knock::playable::Timer,
    sound::{Effect, Mix, Mood},
};
use serde_json::json;

/// Lets the device's clock and the app's go on.
fn wait(fingers: &mut Fingers, ms: u64) {
    fingers.device.contents_mut().clock += ms;
    fingers.rest(60.0);
}

fn played(device: &Memory, effect: Effect) -> usize {
    device.contents().played.iter().filter(|played| **played == effect).count()
}

#[test]
fn the_sand_waits_for_the_knock() {
    let mut fingers = solo(&phone("en"), SIZES[0], 5);
    wait(&mut fingers, 90_000);
    assert_eq!(fingers.state("/state/sand"), json!(360_000));
    fingers.tap("knock");
    wait(&mut fingers, 1_500);
    assert_eq!(fingers.state("/state/sand"), json!(358_500));
    assert_eq!(fingers.state("/state/runs"), json!(true));
}

#[test]
fn a_pause_covers_everything_and_holds_the_sand() {
    let mut fingers = solo(&phone("en"), SIZES[0], 5);
    fingers.tap("knock");
    wait(&mut fingers, 10_000);
    fingers.tap("pause");
    wait(&mut fingers, 50_000);
    assert_eq!(fingers.state("/state/sand"), json!(350_000));
    let ids: Vec<_> = fingers.app.scene().touchables.iter().map(|touchable| touchable.id.clone()).collect();
    assert!(ids.iter().all(|id| ["go-on", "rules", "settings", "back"].contains(&id.as_str())), "{ids:?}");
    fingers.tap("go-on");
    wait(&mut fingers, 1_000);
    assert_eq!(fingers.state("/state/sand"), json!(349_000));
}

#[test]
fn a_killed_app_comes_back_with_the_right_time() {
    let device = phone("en");
    let mut fingers = solo(&device, SIZES[0], 5);
    fingers.tap("knock");
    wait(&mut fingers, 20_000);
    drop(fingers);
    device.contents_mut().clock += 63_200;
    let fingers = reopen(&device, SIZES[0]);
    assert_eq!(fingers.state("/state/sand"), json!(276_800));
    assert_eq!(fingers.state("/state/cover"), json!("Open"));
}

#[test]
fn a_game_killed_while_paused_comes_back_paused() {
    let device = phone("en");
    let mut fingers = solo(&device, SIZES[0], 5);
    fingers.tap("knock");
    wait(&mut fingers, 20_000);
    fingers.press(Key::Back);
    drop(fingers);
    device.contents_mut().clock += 1_000_000;
    let mut fingers = reopen(&device, SIZES[0]);
    assert_eq!(fingers.state("/state/cover"), json!("Pause"));
    assert_eq!(fingers.state("/state/sand"), json!(340_000));
    fingers.press(Key::Back);
    assert_eq!(fingers.app.screen_name(), "knock-lobby");
}

#[test]
fn the_sand_warns_three_times_and_counts_down() {
    let device = phone("en");
    device.contents_mut().abilities.vibration = true;
    let mut fingers = solo(&device, SIZES[0], 5);
    fingers.tap("knock");
    let shaken = device.contents().shaken;
    wait(&mut fingers, 179_000);
    assert_eq!(played(&device, Effect::SandThree), 0);
    wait(&mut fingers, 1_000);
    assert_eq!(played(&device, Effect::SandThree), 1);
    assert!(device.contents().shaken > shaken);
    assert_eq!(fingers.state("/toast"), json!("Three minutes left."));
    wait(&mut fingers, 120_000);
    assert_eq!((played(&device, Effect::SandThree), played(&device, Effect::SandOne)), (1, 1));
    wait(&mut fingers, 50_000);
    assert_eq!((played(&device, Effect::SandLast), played(&device, Effect::Grain)), (1, 0));
    wait(&mut fingers, 1_000);
    wait(&mut fingers, 1_000);
    assert_eq!(played(&device, Effect::Grain), 2);
}

#[test]
fn the_last_grain_loses_the_game() {
    let device = phone("en");
    let mut fingers = solo(&device, SIZES[0], 5);
    fingers.tap("knock");
    wait(&mut fingers, 361_000);
    assert_eq!(saved(&fingers).state().end(), Some(End::Lost(Loss::TimeUp)));
    assert_eq!(played(&device, Effect::KeepLost), 1);
}

#[test]
fn a_game_whose_time_ran_out_while_the_app_was_away_is_lost() {
    let device = phone("en");
    let mut fingers = solo(&device, SIZES[0], 5);
    fingers.tap("knock");
    drop(fingers);
    device.contents_mut().clock += 400_000;
    let fingers = reopen(&device, SIZES[0]);
    assert_eq!(saved(&fingers).state().end(), Some(End::Lost(Loss::TimeUp)));
}

#[test]
fn a_game_without_sand_shows_no_clock() {
    let setup = Setup { sand: None, ..Setup::default() };
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, 5, persons(1));
    fingers.tap("knock");
    wait(&mut fingers, 1_000_000);
    assert!(!fingers.sees("clock") && !fingers.sees("time-up"));
    assert!(saved(&fingers).outcome().is_none());
}

#[test]
fn two_persons_find_a_curtain_after_a_kill() {
    let device = phone("en");
    let setup = Setup { players: 2, ..Setup::default() };
    let mut fingers = sit_down(&device, SIZES[0], setup, 5, persons(2));
    fingers.tap("knock");
    drop(fingers);
    let mut fingers = reopen(&device, SIZES[0]);
    assert_eq!(fingers.state("/state/cover"), json!("Curtain"));
    fingers.tap("curtain");
    assert_eq!(fingers.state("/state/viewer"), json!(0));
}

#[test]
fn the_soundtrack_follows_the_sand_and_the_voice() {
    for (voice, mood) in [(Voice::Speech, Mood::Speech), (Voice::Silence, Mood::Silence)] {
        let setup = Setup { players: 2, ..Setup::default() };
        let begins = |seed: &u64| Knock::new(&setup, *seed).is_ok_and(|game| game.voice() == Some(voice));
        let seed = (0..100).find(begins).expect("some games begin in silence, and most do not");
        let device = phone("en");
        let mut fingers = sit_down(&device, SIZES[0], setup, seed, persons(2));
        assert_eq!(device.contents().mix, None);
        fingers.tap("knock");
        wait(&mut fingers, 300_000);
        let left = fingers.state("/state/sand").as_u64().expect("the sand runs");
        assert_eq!(device.contents().mix, Some(Mix::of(left, 360_000, mood)));
        fingers.tap("pause");
        assert_eq!(device.contents().mix, None);
    }
}

#[test]
fn a_spell_taken_back_gives_the_game_back_and_no_sand() {
    let (setup, seed) = creature_first(&[Spell::IceFlash]);
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, seed, persons(1));
    fingers.tap("knock");
    wait(&mut fingers, 10_000);
    fingers.tap("spell-ice-flash");
    fingers.tap(&format!("target_{}", saved(&fingers).state().keep().laid()[0].card.0));
    wait(&mut fingers, 5_000);
    let left = fingers.state("/state/sand");
    fingers.tap("undo");
    assert_eq!(fingers.state("/state/game/keep/0/standing"), json!("Fighting"));
    assert_eq!(fingers.state("/state/sand"), left);
}

#[test]
fn a_card_let_go_after_the_last_grain_is_too_late() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    put(&mut fingers, action);
    // The device slept, and the first thing it hears is a key that would place the card.
    fingers.device.contents_mut().clock += 361_000;
    fingers.press(Key::Enter);
    assert_eq!(saved(&fingers).state().end(), Some(End::Lost(Loss::TimeUp)));
    assert_eq!(saved(&fingers).cursor(), 1, "the card was not placed before");
}

#[test]
fn the_sand_on_the_table_may_be_a_timer_of_this_app() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = sit_down_with(&device, SIZES[0], Setup::default(), 5, persons(1), Timer::Elsewhere);
    ["sand-timer", "start", "back", "knock"].iter().for_each(|id| fingers.tap(id));
    fingers.pass(61_000);
    let left = fingers.state("/state/sand").as_u64().unwrap_or_default();
    assert!((298_000..=299_000).contains(&left), "{left}");
    let label = fingers.app.scene().find("time-up").map(|clock| clock.label.clone()).unwrap_or_default();
    assert!(label.contains("4 minutes 5"), "{label}");
    assert!(fingers.app.next_frame().is_some_and(|ms| ms <= 1_001.0), "its seconds are seen to go by");
    fingers.pass(301_000);
    assert_eq!(saved(&fingers).outcome(), None, "it may have been somebody's tea");
    fingers.tap("time-up-yes");
    assert_eq!(saved(&fingers).state().end(), Some(End::Lost(Loss::TimeUp)));
}

#[test]
fn a_timer_that_was_held_on_its_own_screen_loses_no_game() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = sit_down_with(&device, SIZES[0], Setup::default(), 5, persons(1), Timer::Elsewhere);
    ["sand-timer", "start", "back", "knock", "time-up", "sand-timer", "start", "back"]
        .iter()
        .for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "knock");
    fingers.pass(400_000);
    assert_eq!((saved(&fingers).outcome(), fingers.state("/state/sand")), (None, json!(null)));
}
