//! The score pad by fingers and keys: points, sums, players, columns, notes, a picture, a printed sheet.

use crate::{
    fingers::{Fingers, SIZES, WINDOWS, phone, phone_with_text},
    fits::{agree, faults},
};
use sablier::{
    input::{Input, Key},
    platform::memory::Memory,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Opens the app at the pad.
fn at_pad(device: &Memory, size: (f32, f32)) -> Fingers {
    let mut fingers = Fingers::on(device, size);
    if fingers.app.screen_name() == "home" {
        tap_all(&mut fingers, &["table", "pad"]);
    }
    assert_eq!(fingers.app.screen_name(), "companion-pad");
    fingers
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

#[test]
fn a_round_is_written_player_by_player_and_added_up() {
    for size in SIZES {
        let mut fingers = at_pad(&phone("en"), size);
        tap_all(&mut fingers, &["round-0", "digit-1", "digit-2", "next", "digit-7", "sign", "next", "digit-3", "next"]);
        assert_eq!(sheet(&fingers, "/rounds/0/points"), json!([[12], [-7], [3]]));
        assert!(!fingers.sees("digit-1"), "after the last player the sheet closes");
        tap_all(&mut fingers, &["add-round", "round-1", "sign", "digit-5", "close"]);
        assert_eq!(label(&fingers, "sum-0"), "Player 1: 7. No. 1");
        assert_eq!(label(&fingers, "sum-1"), "Player 2: −7. No. 3");
    }
}

#[test]
fn keys_write_points_as_well() {
    let mut fingers = at_pad(&phone("en"), SIZES[3]);
    fingers.tap("round-0");
    for key in [Key::Letter('4'), Key::Letter('2'), Key::Erase, Key::Enter, Key::Letter('-'), Key::Letter('8')] {
        fingers.press(key);
    }
    assert_eq!(sheet(&fingers, "/rounds/0/points"), json!([[4], [-8], [null]]));
}

#[test]
fn a_number_is_taken_back_in_one_go_and_done_again() {
    let mut fingers = at_pad(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["round-0", "digit-1", "digit-2", "digit-0", "close", "undo"]);
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), Value::Null);
    fingers.tap("redo");
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), json!(120));
    tap_all(&mut fingers, &["round-0", "previous", "digit-9"]);
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), json!(9), "the first digit replaces what was there");
    tap_all(&mut fingers, &["rub"]);
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), Value::Null);
}

#[test]
fn players_columns_rounds_and_the_game_have_names() {
    let mut fingers = at_pad(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["pad-people", "name-player-0", "key-Z", "key-O", "key-E", "done", "add-column"]);
    tap_all(&mut fingers, &["name-column-1", "key-B", "key-I", "key-D", "done", "count-1"]);
    tap_all(&mut fingers, &["title", "key-S", "key-K", "key-A", "key-T", "done", "pad-scores"]);
    tap_all(&mut fingers, &["round-0", "name-round-0", "key-O", "key-N", "key-E", "done"]);
    assert_eq!(sheet(&fingers, "/players/0"), json!("Zoe"));
    assert_eq!(sheet(&fingers, "/columns/1"), json!({ "name": "Bid", "counts": false }));
    assert_eq!((sheet(&fingers, "/title"), sheet(&fingers, "/rounds/0/name")), (json!("Skat"), json!("One")));
    tap_all(&mut fingers, &["digit-5", "next", "digit-2", "close"]);
    assert_eq!(label(&fingers, "sum-0"), "Zoe: 5. No. 1");
}

#[test]
fn players_come_and_go_and_the_lowest_can_win() {
    let mut fingers = at_pad(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["round-0", "digit-9", "next", "digit-4", "close"]);
    tap_all(&mut fingers, &["pad-people", "remove-player-2", "low-is-best", "pad-scores"]);
    assert_eq!(label(&fingers, "sum-1"), "Player 2: 4. No. 1");
    assert!(!fingers.sees("sum-2"));
    tap_all(&mut fingers, &["pad-people", "add-player", "pad-scores"]);
    assert!(fingers.sees("sum-2"));
}

#[test]
fn a_note_is_typed_kept_and_can_be_left_out() {
    let device = phone("en");
    let mut fingers = at_pad(&device, SIZES[0]);
    tap_all(&mut fingers, &["pad-words", "note"]);
    tap_all(&mut fingers, &["key-W", "key-E", "key-space", "key-T", "key-I", "key-E", "key-D", "done"]);
    assert_eq!((sheet(&fingers, "/note"), label(&fingers, "note")), (json!("We tied"), "We tied".to_string()));
    tap_all(&mut fingers, &["switches", "pad-keep-note", "back"]);
    assert!(!fingers.sees("pad-words"));
}

#[test]
fn sums_can_be_kept_secret_until_the_end() {
    let mut fingers = at_pad(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["round-0", "digit-9", "close", "switches", "pad-keep-sums", "back"]);
    assert!(!fingers.sees("sum-0") && fingers.sees("add-round"));
}

#[test]
fn it_is_found_as_it_was_after_the_app_was_killed() {
    let device = phone("en");
    let mut fingers = at_pad(&device, SIZES[0]);
    tap_all(&mut fingers, &["round-0", "digit-4"]);
    drop(fingers);
    let mut fingers = Fingers::on(&device, SIZES[0]);
    assert_eq!(fingers.app.screen_name(), "companion-pad");
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), json!(4));
    fingers.tap("undo");
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), Value::Null);
}

#[test]
fn it_is_shared_as_a_picture() {
    let device = phone("en");
    device.contents_mut().abilities.share = true;
    let mut fingers = at_pad(&device, SIZES[0]);
    tap_all(&mut fingers, &["round-0", "digit-4", "close", "share"]);
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/sums/0")), ("keepsake", json!(4)));
    tap_all(&mut fingers, &["save", "share"]);
    let names: Vec<String> = device.contents().exports.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(names, ["sablier-scores.png", "sablier-scores.png"]);
    assert!(device.contents().exports[0].1.starts_with(b"\x89PNG"));
}

#[test]
fn an_empty_sheet_is_printed() {
    let device = phone("en");
    let mut fingers = at_pad(&device, SIZES[0]);
    fingers.tap("print");
    assert_eq!((fingers.app.screen_name(), fingers.state("/state/game")), ("print", json!("pad")));
    assert!(!fingers.sees("game-knock"));
    fingers.tap("save");
    let contents = device.contents();
    let (name, bytes) = contents.exports.last().expect("it was printed");
    assert!(name.starts_with("pad-en") && bytes.starts_with(b"%PDF"), "{name}");
}

#[test]
fn a_pad_that_is_full_says_so() {
    let mut fingers = at_pad(&phone("en"), SIZES[0]);
    tap_all(&mut fingers, &["round-0"]);
    (0..6).for_each(|_| fingers.tap("digit-9"));
    assert_eq!(sheet(&fingers, "/rounds/0/points/0/0"), json!(99_999));
    tap_all(&mut fingers, &["remove-round-0"]);
    assert_eq!(fingers.state("/toast"), json!("One has to stay."));
}

#[test]
fn everything_fits_with_many_players_and_columns_and_large_text() {
    let mut found = BTreeSet::new();
    for language in ["en", "fr", "es"] {
        // Small letters make sheets narrow, and large ones make them high.
        for (size, percent) in WINDOWS.map(|size| (size, 150)).into_iter().chain([(SIZES[1], 100), (SIZES[0], 100)]) {
            let device = phone_with_text(language, percent);
            let mut fingers = at_pad(&device, size);
            found.extend(faults(&fingers, &format!("{language} {size:?} fresh")));
            tap_all(&mut fingers, &["round-0", "digit-9", "digit-9", "digit-9", "digit-9", "digit-9", "sign"]);
            found.extend(faults(&fingers, &format!("{language} {size:?} entry")));
            tap_all(&mut fingers, &["next", "digit-5", "close", "pad-people", "add-column", "add-column"]);
            (0..5).for_each(|_| fingers.tap("add-player"));
            for _ in 0..20 {
                found.extend(faults(&fingers, &format!("{language} {size:?} people")));
                let at = fingers.app.scene().scrolls[0].area.centre();
                fingers.feed(&[Input::Wheel { at, by: -3.0 }]);
            }
            fingers.tap("pad-scores");
            found.extend(faults(&fingers, &format!("{language} {size:?} eight")));
            tap_all(&mut fingers, &["round-0"]);
            found.extend(faults(&fingers, &format!("{language} {size:?} entry of three")));
            tap_all(&mut fingers, &["close", "share"]);
            found.extend(faults(&fingers, &format!("{language} {size:?} picture")));
            tap_all(&mut fingers, &["back", "pad-words"]);
            found.extend(faults(&fingers, &format!("{language} {size:?} note")));
            fingers.tap("note");
            found.extend(faults(&fingers, &format!("{language} {size:?} writing")));
        }
    }
    agree(found);
}
