//! The Donjonz table under fingers.

mod drama;
mod fits;
mod laying;
mod lesson;
mod walking;

use crate::fingers::{Fingers, SIZES, phone, phone_that_asks, phone_with_text};
use rules::{Session, donjonz::Donjonz};
use sablier::{geometry::Point, input::Key, play::Match, store::Store};
use serde_json::json;

fn lay_all(fingers: &mut Fingers) {
    for _ in 0..11 {
        if fingers.sees("suggest") {
            fingers.tap("suggest");
            fingers.tap("lay");
        }
    }
    assert_eq!(fingers.state("/state/pile"), json!(0));
}

/// Walks on, first way first, and takes every weapon, until the game is over.
fn walk_out(fingers: &mut Fingers) {
    for taps in 0.. {
        if !fingers.state("/state/outcome").is_null() {
            break;
        }
        assert!(taps < 400, "the walk leads nowhere");
        let next = ["take", "leave", "go", "step-right", "step-down", "step-left", "step-up"];
        let id = next.into_iter().find(|id| fingers.sees(id)).expect("a game that is not over has a next step");
        fingers.tap(id);
    }
    fingers.rest(1200.0);
}

fn saved(fingers: &Fingers) -> Session<Donjonz> {
    let mut device = fingers.device.clone();
    let mut store = Store::open(&mut device);
    Match::load(&mut device, &mut store).expect("the app saves what can be loaded").session
}

#[test]
fn a_game_that_goes_as_the_last_one_counts_again_but_none_counts_twice() {
    let device = phone("en");
    let past = || Store::open(&mut device.clone()).past;
    let mut fingers = Fingers::at_table(&device, SIZES[0]);
    lay_all(&mut fingers);
    walk_out(&mut fingers);
    fingers.tap("again");
    lay_all(&mut fingers);
    walk_out(&mut fingers);
    Fingers::on(&device, SIZES[0]).tap("play-donjonz");
    let past = past();
    assert_eq!((past.len(), past[0].began < past[1].began), (2, true));
    assert_eq!((&past[0].code, past[0].score), (&past[1].code, past[1].score), "the test plays the same game twice");
}

#[test]
fn a_whole_game_can_be_played_by_touch() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    lay_all(&mut fingers);
    walk_out(&mut fingers);
    let session = saved(&fingers);
    assert!(session.outcome().is_some());
    assert_eq!(fingers.state("/state/score"), json!(session.state().score().total));
    assert!(String::from_utf8_lossy(&fingers.device.contents().files["past.json"]).contains("DZ-"));
    fingers.tap("replay");
    fingers.rest(30_000.0);
    assert_eq!(fingers.state("/state/score"), json!(session.state().score().total));
    fingers.tap("back");
    fingers.tap("again");
    assert_eq!(saved(&fingers).seed(), session.seed());
    assert_eq!(saved(&fingers).cursor(), 0);
}

#[test]
fn the_app_reopens_exactly_where_it_was() {
    let device = phone("fr");
    let mut fingers = Fingers::at_table(&device, SIZES[0]);
    for moment in 0..14 {
        if fingers.state("/state/phase") == json!("Map") {
            fingers.tap("suggest");
            fingers.tap("lay");
        } else if let Some(id) =
            ["take", "go", "step-down", "step-left", "step-right", "step-up"].into_iter().find(|id| fingers.sees(id))
        {
            fingers.tap(id);
        }
        if fingers.state("/state/outcome").is_null() && fingers.state("/state/chosen").is_null() {
            let again = Fingers::on(&device, SIZES[0]);
            assert_eq!(
                again.app.dump()["state"]["game"],
                fingers.app.dump()["state"]["game"],
                "after {moment} actions"
            );
        }
    }
}

#[test]
fn a_card_dragged_beside_the_dungeon_is_laid() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    let board = fingers.find("board");
    fingers.drag("hand", Point { x: board.x, y: board.y + 130.0 });
    assert_eq!(fingers.state("/state/pile"), json!(10), "{}", fingers.state("/toast"));
    fingers.tap("undo");
    assert_eq!(fingers.state("/state/pile"), json!(11));
    fingers.press(Key::Redo);
    assert_eq!(fingers.state("/state/pile"), json!(10));
}

#[test]
fn a_card_dropped_on_another_says_why_and_stays_in_hand() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    let board = fingers.find("board");
    fingers.drag("hand", Point { x: board.x, y: board.y + 36.0 });
    assert_eq!(fingers.state("/state/pile"), json!(11));
    assert_eq!(fingers.state("/toast"), json!("There is already a card there."));
}

#[test]
fn a_message_goes_when_the_player_goes_on() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    let board = fingers.find("board");
    fingers.drag("hand", Point { x: board.x, y: board.y + 36.0 });
    fingers.tap("turn");
    assert!(fingers.state("/toast").is_string(), "nobody reads that fast");
    fingers.rest(1500.0);
    fingers.tap("turn");
    assert_eq!(fingers.state("/toast"), json!(null));
}

#[test]
fn a_card_let_go_outside_the_board_goes_back_to_the_hand() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    fingers.drag("hand", Point { x: 370.0, y: 830.0 });
    assert_eq!(fingers.state("/state/pile"), json!(11));
    assert_eq!(fingers.state("/toast"), json!(null));
}

#[test]
fn turning_the_phone_with_a_card_in_the_air_loses_nothing() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    let board = fingers.find("board");
    fingers.carry("hand", Point { x: board.x, y: board.y + 130.0 });
    fingers.resize(SIZES[1]);
    fingers.let_go(Point { x: 200.0, y: 200.0 });
    assert_eq!(fingers.state("/state/pile"), json!(11));
    fingers.tap("suggest");
    fingers.tap("lay");
    assert_eq!(fingers.state("/state/pile"), json!(10));
}

#[test]
fn a_tap_turns_the_card_by_a_quarter() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    for quarter in [1, 2, 3, 0] {
        fingers.tap("hand");
        assert_eq!(fingers.state("/state/turn"), json!(quarter));
    }
}

#[test]
fn the_keyboard_alone_can_lay_and_walk() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[3]);
    for _ in 0..11 {
        fingers.press(Key::Down);
        fingers.press(Key::Letter('r'));
        fingers.press(Key::Left);
        fingers.press(Key::Enter);
    }
    let before = fingers.state("/state/game/position/walked");
    let steps = [("step-up", Key::Up), ("step-right", Key::Right), ("step-down", Key::Down), ("step-left", Key::Left)];
    let (_, key) = steps.into_iter().find(|(id, _)| fingers.sees(id)).expect("the first step is always possible");
    fingers.press(key);
    fingers.press(Key::Enter);
    assert_ne!(fingers.state("/state/game/position/walked"), before);
}

#[test]
fn a_quick_swipe_walks_and_a_slow_one_looks_around() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    lay_all(&mut fingers);
    let sides =
        [("step-up", 0.0, -90.0), ("step-right", 90.0, 0.0), ("step-down", 0.0, 90.0), ("step-left", -90.0, 0.0)];
    let (id, x, y) = sides.into_iter().find(|(id, ..)| fingers.sees(id)).expect("the first step is always possible");
    let before = fingers.state("/state/game/position/walked");
    let from = fingers.find("board");
    fingers.drag("board", Point { x: from.x + x, y: from.y + y });
    assert_eq!(fingers.state("/state/game/position/walked"), before);
    fingers.tap("overview");
    fingers.tap("overview");
    fingers.flick("board", Point { x, y });
    if fingers.sees("go") {
        fingers.tap("go");
    }
    assert_ne!(fingers.state("/state/game/position/walked"), before, "{id}");
}

#[test]
fn a_new_dungeon_can_be_taken_back() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    fingers.tap("suggest");
    fingers.tap("lay");
    let old = fingers.state("/state/game");
    fingers.press(Key::Back);
    fingers.device.contents_mut().clock += 5_000;
    fingers.tap("new");
    assert_ne!(fingers.state("/state/game"), old);
    fingers.tap("restore");
    assert_eq!(fingers.state("/state/game"), old);
    assert_eq!(saved(&fingers).cursor(), 1);
    assert!(!fingers.sees("restore"), "once is enough");
    fingers.press(Key::Back);
    fingers.tap("new");
    assert!(fingers.sees("restore"));
    fingers.press(Key::Back);
    assert!(!fingers.sees("restore"), "the lobby cannot give it back");
}

#[test]
fn a_damaged_game_is_set_aside_with_a_message() {
    for garbage in ["", "{", "[1,2", "{\"version\":99}", "\u{0}\u{1}", &"[".repeat(200_000)] {
        let device = phone("en");
        device.contents_mut().files.insert("donjonz.json".to_string(), garbage.as_bytes().to_vec());
        let fingers = Fingers::on(&device, SIZES[0]);
        assert_eq!(fingers.app.screen_name(), "home");
        let kept = device
            .contents()
            .files
            .iter()
            .any(|(name, bytes)| name.starts_with("donjonz.json.") && bytes == garbage.as_bytes());
        assert!(kept, "{:?}", device.contents().files.keys());
        assert!(fingers.state("/toast").is_string());
    }
}

#[test]
fn a_full_device_is_named_once_and_the_game_goes_on() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    fingers.device.contents_mut().is_full = true;
    fingers.tap("suggest");
    fingers.tap("lay");
    assert!(fingers.state("/toast").is_string());
    fingers.rest(6_000.0);
    lay_all(&mut fingers);
    assert_eq!(fingers.state("/state/pile"), json!(0));
    assert_eq!(fingers.state("/toast"), json!(null));
}

#[test]
fn the_lesson_leads_to_an_end_and_leaves_the_running_game_alone() {
    let device = phone("es");
    let mut fingers = Fingers::at_table(&device, SIZES[0]);
    fingers.tap("suggest");
    fingers.tap("lay");
    fingers.press(Key::Back);
    let running = device.contents().files["donjonz.json"].clone();
    fingers.tap("lesson");
    assert_eq!(fingers.state("/state/lesson"), json!(true));
    while fingers.sees("lesson-next") {
        fingers.tap("lesson-next");
    }
    lay_all(&mut fingers);
    walk_out(&mut fingers);
    assert_eq!(device.contents().files["donjonz.json"], running);
    assert!(!device.contents().files.contains_key("past.json"));
}

#[test]
fn a_sentence_of_the_lesson_that_was_not_read_is_said_later() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    fingers.press(Key::Back);
    fingers.tap("lesson");
    let mut said = Vec::new();
    let next = ["lay", "suggest", "take", "go", "step-right", "step-down", "step-left", "step-up"];
    while let Some(id) = next.into_iter().find(|id| fingers.sees(id)) {
        let sentence = fingers.app.scene().find("lesson").map(|lesson| lesson.label.clone());
        said.extend(sentence.filter(|sentence| !said.contains(sentence)));
        fingers.tap(id);
    }
    for begin in ["Gold and beaten", "Well laid", "Close together", "Off we go", "You can step on each", "Careful"] {
        assert!(said.iter().any(|sentence| sentence.starts_with(begin)), "{begin}: {said:#?}");
    }
}

/// Walks on, taking what is there, until a third weapon is on offer. Not every walk meets one.
fn walk_to_a_third_weapon(fingers: &mut Fingers) -> Option<&'static str> {
    let swaps = ["swap-sword", "swap-bow", "swap-axe", "swap-wand"];
    let next = ["take", "go", "step-right", "step-down", "step-left", "step-up"];
    loop {
        if let Some(swap) = swaps.into_iter().find(|id| fingers.sees(id)) {
            return Some(swap);
        }
        fingers.tap(next.into_iter().find(|id| fingers.sees(id))?);
    }
}

#[test]
fn a_third_weapon_is_taken_by_dropping_one_from_the_satchel() {
    for clock in 0..40 {
        let device = phone_that_asks("en", 100);
        device.contents_mut().clock = clock * 1000;
        let mut fingers = Fingers::at_table(&device, SIZES[0]);
        lay_all(&mut fingers);
        let board = fingers.app.scene().find("board").map(|board| board.area);
        let Some(swap) = walk_to_a_third_weapon(&mut fingers) else { continue };
        assert_eq!(fingers.app.scene().find("board").map(|board| board.area), board, "the dungeon does not jump");
        let before = fingers.state("/state/game/position/weapons");
        fingers.tap(swap);
        assert_ne!(fingers.state("/state/game/position/weapons"), before);
        return;
    }
    panic!("no walk met a third weapon");
}

fn play_through(language: &str, percent: u16, size: (f32, f32)) {
    let mut fingers = Fingers::at_table(&phone_with_text(language, percent), size);
    let check = |fingers: &Fingers, after: &str| {
        let faults = &fingers.app.scene().faults;
        assert!(faults.is_empty(), "{language} {percent} % {size:?} after {after}: {faults:?}");
    };
    let next = ["lay", "suggest", "take", "leave", "go", "step-right", "step-up", "step-left", "step-down"];
    for taps in 0.. {
        let Some(id) = next.into_iter().find(|id| fingers.sees(id)) else { break };
        fingers.tap(id);
        check(&fingers, id);
        assert!(taps < 400, "{language} {percent} % {size:?}: {id} leads nowhere");
    }
    fingers.rest(1500.0);
    for id in ["share", "replay"] {
        fingers.tap(id);
        check(&fingers, id);
    }
}

#[test]
fn every_moment_of_a_game_fits_every_window_in_every_language() {
    for language in ["en", "fr", "es"] {
        for size in SIZES.into_iter().chain([(320.0, 568.0), (568.0, 320.0), (2560.0, 1080.0)]) {
            play_through(language, 100, size);
        }
    }
}

#[test]
fn every_moment_of_a_game_fits_in_large_letters() {
    for language in ["en", "fr", "es"] {
        SIZES.into_iter().for_each(|size| play_through(language, 150, size));
    }
}
