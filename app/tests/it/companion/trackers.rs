//! The table companions, by fingers: every tracker, what is left to paper, undo, and an app that is killed.

use crate::fingers::{Fingers, SIZES, phone};
use rules::fighter::{Deck, MonsterId};
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
    for (lobby, hall, name) in [
        ("play-knock", "table-knock", "companion-knock"),
        ("play-donjonz", "table-donjonz", "companion-donjonz"),
        ("play-fighter", "table-fighter", "companion-fighter"),
    ] {
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
    assert!(toast(&fingers).contains("The reserve has only 1"), "{}", toast(&fingers));
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
    assert_eq!(device.contents().played.iter().filter(|it| **it == Effect::SandThree).count(), 1);
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

/// Time left in the sand that runs at the companion.
fn sand_left(fingers: &Fingers) -> u64 {
    fingers.state("/state/view/left").as_u64().unwrap_or_default()
}

#[test]
fn a_win_that_was_not_one_after_all_takes_no_sand_and_holds_none() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["sand-start", "companion-adventure", "won", "close"]);
    fingers.pass(60_000);
    assert!((298_000..=300_000).contains(&sand_left(&fingers)), "{}", sand_left(&fingers));
}

#[test]
fn the_time_left_is_that_of_the_win_and_not_of_the_answer() {
    let mut fingers = at_knock();
    fingers.tap("sand-start");
    fingers.pass(60_000);
    tap_all(&mut fingers, &["companion-adventure", "won"]);
    fingers.pass(30_000);
    fingers.tap("found-none");
    let left = sheet(&fingers, "/slate/records/0/left").as_u64().unwrap_or_default();
    assert!((298_000..=300_000).contains(&left), "{left}");
}

#[test]
fn a_keep_that_is_taken_back_has_its_sand_again() {
    for end in [&["lost"][..], &["won", "found-none"]] {
        let mut fingers = at_knock();
        fingers.tap("sand-start");
        fingers.pass(60_000);
        fingers.tap("companion-adventure");
        tap_all(&mut fingers, end);
        assert_eq!(fingers.state("/state/view/left"), Value::Null, "the sand is full again");
        fingers.tap("undo");
        assert!((298_000..=300_000).contains(&sand_left(&fingers)), "{}", sand_left(&fingers));
        fingers.pass(10_000);
        assert!((288_000..=290_000).contains(&sand_left(&fingers)), "it runs on");
        fingers.tap("redo");
        assert_eq!(fingers.state("/state/view/left"), Value::Null, "and is full again");
    }
}

#[test]
fn a_loss_that_cannot_be_written_down_leaves_the_sand_alone() {
    let mut fingers = at_knock();
    tap_all(&mut fingers, &["companion-adventure", "level-4", "won", "companion-keep", "sand-start"]);
    fingers.pass(60_000);
    tap_all(&mut fingers, &["enter", "time-2", "alarm", "alarm", "lost"]);
    assert!((298_000..=300_000).contains(&sand_left(&fingers)), "{}", sand_left(&fingers));
}

#[test]
fn a_device_that_cannot_ring_out_of_sight_says_so_when_the_sand_starts() {
    let mut fingers = at_knock();
    fingers.tap("sand-start");
    assert!(toast(&fingers).contains("in view while the sand runs"), "{}", toast(&fingers));
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

#[test]
fn heroes_join_are_hurt_faint_and_wake_up_with_a_scar() {
    let mut fingers = at(&phone("en"), "table-fighter");
    tap_all(&mut fingers, &["hero-add", "join-0", "hero-add", "join-any"]);
    assert!(label(&fingers, "seat-0").contains("leader") && label(&fingers, "seat-1").starts_with("Hero 1"));
    (0..9).for_each(|_| fingers.tap("hurt-0"));
    assert!(label(&fingers, "seat-0").contains("Fainted!"));
    tap_all(&mut fingers, &["seat-0", "scar-green"]);
    assert_eq!(
        (sheet(&fingers, "/members/0/health"), sheet(&fingers, "/members/0/scars/0")),
        (json!(6), json!("Green"))
    );
    fingers.tap("heal-0");
    assert_eq!(toast(&fingers), "This hero has full health.");
}

#[test]
fn equipment_is_taken_and_given_away_and_the_lead_passed_on() {
    let mut fingers = at(&phone("en"), "table-fighter");
    tap_all(&mut fingers, &["hero-add", "join-1", "hero-add", "join-2", "seat-1", "gear-add", "companion-any-weapon"]);
    assert_eq!(sheet(&fingers, "/members/1/gear"), json!([{ "Any": "Weapon" }]));
    tap_all(&mut fingers, &["seat-1", "drop-0"]);
    assert_eq!(sheet(&fingers, "/members/1/gear"), json!([]));
    fingers.tap("lead");
    assert_eq!(sheet(&fingers, "/leader"), json!(1));
    tap_all(&mut fingers, &["seat-0", "leave"]);
    assert_eq!((sheet(&fingers, "/leader"), sheet(&fingers, "/members/1")), (json!(0), Value::Null));
}

#[test]
fn a_monster_is_met_hit_and_beaten_for_its_gold() {
    let mut fingers = at(&phone("en"), "table-fighter");
    let deck = Deck::standard();
    let is_rich = |id: &MonsterId| deck.monster(*id).is_some_and(|monster| monster.level == 1 && monster.gold > 0);
    let monster = deck.monsters().find(is_rich).expect("some monster of the first floor has gold");
    let meet = format!("meet-{}", monster.0);
    tap_all(&mut fingers, &["companion-fight", "foe-add", "floor-1", &meet, "hit-3", "mend", "hit-1", "hit-10"]);
    assert!(label(&fingers, "foe-health").starts_with("0 of"), "{}", label(&fingers, "foe-health"));
    let (gold, pile) = (sheet(&fingers, "/gold"), sheet(&fingers, "/tower/0"));
    fingers.tap("beat");
    assert_eq!((sheet(&fingers, "/foe"), pile), (Value::Null, json!(2)));
    assert!(sheet(&fingers, "/gold").as_u64() > gold.as_u64());
}

#[test]
fn a_monster_of_another_box_is_met_by_its_numbers() {
    let mut fingers = at(&phone("en"), "table-fighter");
    tap_all(&mut fingers, &["hero-add", "join-any", "companion-fight", "foe-add", "floor-6", "health-more"]);
    tap_all(&mut fingers, &["damage-more", "meet-any", "take-it"]);
    assert_eq!((sheet(&fingers, "/foe/health"), sheet(&fingers, "/members/0/health")), (json!(11), json!(7)));
    assert_eq!(sheet(&fingers, "/is_defeated"), json!(true));
    fingers.tap("give-up");
    assert_eq!((sheet(&fingers, "/foe"), sheet(&fingers, "/members/0/health")), (Value::Null, json!(6)));
}

#[test]
fn the_conditions_of_a_throw_are_shown_with_what_to_do() {
    let mut fingers = at(&phone("en"), "table-fighter");
    tap_all(&mut fingers, &["companion-fight", "throws", "throw-4", "throw-1", "close"]);
    assert!(label(&fingers, "condition-0").starts_with("Flick. Put the die on the back"));
    assert!(label(&fingers, "condition-1").starts_with("Blind. Throw with your eyes shut"));
    tap_all(&mut fingers, &["throws", "throw-free"]);
    assert!(!fingers.sees("condition-0"));
}

#[test]
fn treasury_token_tower_and_score_are_counted() {
    let mut fingers = at(&phone("en"), "table-fighter");
    tap_all(&mut fingers, &["hero-add", "join-any", "companion-treasury", "gold-more", "die-more", "leader-turn"]);
    tap_all(&mut fingers, &["difficulty-infernal", "draw-4"]);
    assert_eq!((sheet(&fingers, "/gold"), sheet(&fingers, "/white")), (json!(3), json!(2)));
    assert_eq!((sheet(&fingers, "/tower"), sheet(&fingers, "/is_defeated")), (json!([2, 2, 2, 7]), json!(true)));
    assert!(label(&fingers, "score").starts_with("26."), "{}", label(&fingers, "score"));
    tap_all(&mut fingers, &["undo", "undo", "undo"]);
    assert_eq!((sheet(&fingers, "/tower"), sheet(&fingers, "/is_defeated")), (json!([3, 3, 3, 5]), json!(false)));
}
