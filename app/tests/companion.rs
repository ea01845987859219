//! The table companions, by fingers: every tracker, what is left to paper, undo, and an app that is killed.

mod fingers;

use fingers::{Fingers, SIZES, phone};
use sablier::{input::Key, platform::memory::Memory, sound::Effect};
use serde_json::{Value, json};

/// Opens the app at a companion, which is the one it opens with if that was open before.
fn at(device: &Memory, id: &str) -> Fingers {
    let mut fingers = Fingers::on(device, SIZES[0]);
    if fingers.app.screen_name() == "home" {
        fingers.tap("table");
        fingers.tap(id);
    }
    fingers
}

fn at_knock() -> Fingers {
    at(&phone("en"), "table-knock")
}

fn tap_all(fingers: &mut Fingers, ids: &[&str]) {
    ids.iter().for_each(|id| fingers.tap(id));
}

fn sheet(fingers: &Fingers, pointer: &str) -> Value {
    fingers.state(&format!("/state/sheet{pointer}"))
}

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

fn toast(fingers: &Fingers) -> String {
    fingers.state("/toast").as_str().unwrap_or_default().to_string()
}

#[test]
fn a_companion_is_found_from_home_and_from_its_lobby() {
    for (lobby, hall, name) in
        [("play-knock", "table-knock", "companion-knock"), ("play-donjonz", "table-donjonz", "companion-donjonz")]
    {
        let mut fingers = Fingers::on(&phone("en"), SIZES[0]);
        tap_all(&mut fingers, &["table", hall]);
        assert_eq!(fingers.app.screen_name(), name);
        tap_all(&mut fingers, &["back", "back", lobby, "table"]);
        assert_eq!(fingers.app.screen_name(), name);
    }
}

#[test]
fn a_creature_comes_loses_tokens_and_is_beaten() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-3", "alarm"]);
    assert_eq!(sheet(&fingers, "/keep/0/state"), json!({ "Fights": { "tokens": 2 } }));
    assert_eq!(label(&fingers, "reserve"), "10 Time tokens in the reserve");
    fingers.tap("beat-0");
    assert_eq!(sheet(&fingers, "/keep"), json!([]));
    assert_eq!(label(&fingers, "reserve"), "12 Time tokens in the reserve");
}

#[test]
fn a_creature_of_our_deck_comes_by_its_name() {
    let mut fingers = at_knock();
    fingers.tap("enter");
    let goblin = fingers.app.scene().touchables.iter().find(|it| it.label.starts_with("Sleepy Goblin"));
    let id = goblin.expect("the goblin is on offer").id.clone();
    fingers.tap(&id);
    assert!(label(&fingers, "guest-0").starts_with("Sleepy Goblin"), "{}", label(&fingers, "guest-0"));
}

#[test]
fn the_alarm_that_takes_the_last_token_says_whose_it_was_and_is_written_down() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-2", "enter", "time-4", "alarm"]);
    assert!(label(&fingers, "guest-0").contains("Last token!"));
    fingers.tap("alarm");
    assert!(label(&fingers, "notice").contains("Creature 1") && !label(&fingers, "notice").contains("Creature 2"));
    fingers.tap("alarm");
    assert!(toast(&fingers).contains("The alarm was given"), "{}", toast(&fingers));
    fingers.tap("lost");
    assert_eq!((sheet(&fingers, "/keep"), sheet(&fingers, "/slate/records/0/tries")), (json!([]), json!(1)));
}

#[test]
fn a_reserve_too_small_is_said_to_lose_the_keep() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-4", "enter", "time-4", "enter", "time-3", "enter", "time-2"]);
    assert!(toast(&fingers).contains("the reserve has only 1"), "{}", toast(&fingers));
}

#[test]
fn the_voice_is_turned_by_a_tap() {
    let mut fingers = at_knock();
    assert!(label(&fingers, "voice").starts_with("Talk!"));
    fingers.tap("voice");
    assert!(label(&fingers, "voice").starts_with("Silence!"));
}

#[test]
fn ice_and_fire_are_offered_to_those_who_hold_them() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-3", "enter", "time-2", "guest-0"]);
    assert!(!fingers.sees("freeze-0") && !fingers.sees("burn-0"));
    tap_all(&mut fingers, &["close", "companion-adventure", "level-3", "spell-ice-flash", "spell-fireball"]);
    tap_all(&mut fingers, &["companion-keep", "guest-0", "freeze-0", "guest-1", "burn-1"]);
    assert_eq!((sheet(&fingers, "/keep/0/state"), sheet(&fingers, "/slate/spells")), (json!("Frozen"), json!([])));
    assert_eq!(label(&fingers, "reserve"), "12 Time tokens in the reserve");
}

#[test]
fn four_taps_add_up_a_card() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["companion-danger", "value-4", "value-0", "value-1", "value-0"]);
    assert!(label(&fingers, "verdict").starts_with("5. 5 or less"), "{}", label(&fingers, "verdict"));
    tap_all(&mut fingers, &["corner-3", "value-3"]);
    assert!(label(&fingers, "verdict").starts_with("8. 6 or more"));
    tap_all(&mut fingers, &["corner-0", "poison"]);
    assert!(label(&fingers, "verdict").starts_with("4. 5 or less"));
    fingers.tap("wipe");
    assert!(label(&fingers, "verdict").starts_with("0."));
}

#[test]
fn a_win_asks_for_the_token_and_notes_chests_and_time() {
    let mut fingers = at_knock();
    fingers.tap("sand-start");
    fingers.pass(60_000);
    tap_all(&mut fingers, &["companion-adventure", "chest-more", "chest-more", "won", "found-spell-poison"]);
    assert_eq!((sheet(&fingers, "/slate/level"), sheet(&fingers, "/slate/spells")), (json!(2), json!(["Poison"])));
    let record = sheet(&fingers, "/slate/records/0");
    assert_eq!((&record["is_won"], &record["chests"]), (&json!(true), &json!(2)));
    let left = record["left"].as_u64().expect("the sand was watched");
    assert!((298_000..=300_000).contains(&left), "{left}");
    assert_eq!(fingers.state("/state/view/left"), Value::Null, "the sand is full again");
}

#[test]
fn the_sand_is_the_apps_own_and_rings_here() {
    let device = phone("en");
    device.contents_mut().abilities.background = true;
    let mut fingers = at(&device, "table-knock");
    fingers.tap("sand-start");
    fingers.pass(170_000);
    fingers.pass(15_000);
    assert_eq!(device.contents().played.iter().filter(|it| **it == Effect::SandLow).count(), 1);
    fingers.tap("sand");
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/runs")), ("timer", json!(true)));
    let left = fingers.state("/state/left").as_u64().unwrap_or_default();
    assert!((173_000..=175_500).contains(&left), "{left}");
    tap_all(&mut fingers, &["start", "back"]);
    assert_eq!(fingers.app.screen_name(), "companion-knock");
    let held = fingers.state("/state/view/left");
    fingers.pass(10_000);
    assert_eq!(fingers.state("/state/view/left"), held);
}

#[test]
fn what_is_kept_on_paper_is_out_of_sight() {
    let mut fingers = at_knock();
    fingers.tap("switches");
    for (id, part) in [("companion-track-sand", "sand"), ("companion-track-voice", "voice")] {
        fingers.tap(id);
        fingers.tap("back");
        assert!(!fingers.sees(part), "{part}");
        fingers.tap("switches");
    }
    tap_all(&mut fingers, &["companion-track-tokens", "back"]);
    assert!(!fingers.sees("companion-keep") && fingers.sees("corner-0"), "an empty page has no tab");
    tap_all(&mut fingers, &["switches", "companion-track-voice", "back", "companion-keep"]);
    assert!(fingers.sees("voice") && !fingers.sees("alarm"));
}

#[test]
fn with_everything_on_paper_the_way_back_is_still_there() {
    let mut fingers = at_knock();
    fingers.tap("switches");
    for part in ["sand", "voice", "tokens", "danger", "spells", "chests", "log"] {
        fingers.tap(&format!("companion-track-{part}"));
    }
    fingers.tap("back");
    assert!(fingers.sees("switches") && fingers.sees("back"));
}

#[test]
fn every_change_is_undone_and_done_again_by_button_and_by_key() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-3", "voice"]);
    let after = sheet(&fingers, "");
    tap_all(&mut fingers, &["undo", "undo"]);
    assert_eq!((sheet(&fingers, "/keep"), sheet(&fingers, "/voice")), (json!([]), json!("Speech")));
    assert_eq!(fingers.state("/state/undo"), json!(false));
    fingers.press(Key::Redo);
    fingers.tap("redo");
    assert_eq!(sheet(&fingers, ""), after);
    fingers.press(Key::Undo);
    assert_eq!(sheet(&fingers, "/voice"), json!("Speech"));
}

#[test]
fn beginning_anew_asks_first_and_can_be_undone() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["enter", "time-3", "switches", "reset", "reset-no"]);
    assert_ne!(sheet(&fingers, "/keep"), json!([]));
    tap_all(&mut fingers, &["reset", "reset-yes"]);
    assert_eq!(sheet(&fingers, "/keep"), json!([]));
    fingers.tap("undo");
    assert_ne!(sheet(&fingers, "/keep"), json!([]));
}

#[test]
fn a_killed_app_opens_the_companion_as_it_was_with_its_past() {
    let device = phone("en");
    let mut fingers = at(&device, "table-knock");
    tap_all(&mut fingers, &["enter", "time-3", "voice", "sand-start"]);
    let before = sheet(&fingers, "");
    drop(fingers);
    device.contents_mut().clock += 20_000;
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!((fingers.app.screen_name(), sheet(&fingers, "")), ("companion-knock", before));
    let left = fingers.state("/state/view/left").as_u64().unwrap_or_default();
    assert!((338_000..=340_000).contains(&left), "{left}");
    tap_all(&mut fingers, &["undo", "undo"]);
    assert_eq!(sheet(&fingers, "/keep"), json!([]));
    fingers.tap("back");
    drop(fingers);
    assert_ne!(Fingers::on(&device, SIZES[0]).app.screen_name(), "companion-knock", "one that was left stays shut");
}

#[test]
fn a_damaged_sheet_is_set_aside() {
    let device = phone("en");
    let text = r#"{"version":1,"content":{"is_open":true,"log":{"start":{},"actions":[],"done":0}}}"#;
    device.contents_mut().files.insert("companion-knock.json".to_string(), text.as_bytes().to_vec());
    let fingers = at(&device, "table-knock");
    assert_eq!(sheet(&fingers, "/keep"), json!([]));
    assert!(device.contents().files.keys().any(|name| name.starts_with("companion-knock.json.")), "it is kept");
}

#[test]
fn an_inventory_is_filled_doubled_and_lost() {
    let mut fingers = at(&phone("en"), "table-donjonz");
    tap_all(&mut fingers, &["pouch", "pouch", "pouch", "door"]);
    assert_eq!(toast(&fingers), "Without the key nothing happens.");
    tap_all(&mut fingers, &["key", "door", "weapon-1-0", "meet-1"]);
    assert!(label(&fingers, "score").ends_with("6 × 2 + 1. 13"), "{}", label(&fingers, "score"));
    fingers.tap("meet-0");
    assert!(label(&fingers, "score").ends_with("0 × 2 + 1. 1"), "{}", label(&fingers, "score"));
    fingers.tap("meet-0");
    assert!(label(&fingers, "score").starts_with("Your hero fell"));
    tap_all(&mut fingers, &["undo", "undo"]);
    assert!(label(&fingers, "score").ends_with("13"));
}

#[test]
fn a_third_weapon_needs_a_free_hand() {
    let mut fingers = at(&phone("en"), "table-donjonz");
    tap_all(&mut fingers, &["weapon-0-0", "weapon-1-0", "weapon-2-0"]);
    assert!(toast(&fingers).contains("Both hands are full"));
    tap_all(&mut fingers, &["weapon-0-0", "weapon-2-0"]);
    assert_eq!(sheet(&fingers, "/weapons/0/0"), json!("Dropped"));
    assert_eq!(sheet(&fingers, "/weapons/2/0"), json!("Held"));
}

#[test]
fn with_weapons_on_paper_the_player_says_how_a_fight_ended() {
    let mut fingers = at(&phone("en"), "table-donjonz");
    tap_all(&mut fingers, &["switches", "companion-track-weapons", "back", "pouch", "beaten", "robbed"]);
    assert_eq!((sheet(&fingers, "/beaten"), sheet(&fingers, "/hatched")), (json!(1), json!(1)));
}
