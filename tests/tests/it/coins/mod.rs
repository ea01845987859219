//! A toy game, to see that a game needs its own folder and a line in the list of games, and nothing else. It is played
//! through the whole app, by scripts.

mod game;
mod screens;

use app::app::App;
use app::geometry::{Insets, Size};
use app::input::spread;
use app::platform::{News, memory::Memory};
use app::play::{Games, Listed};
use app::screens::{donjonz, fighter, knock};
use app::script::{Script, TICK};
use app::store::Store;
use game::Coins;
use sablier_tests::playout;

/// Our games and one more line.
static GAMES: [&Listed; 4] = [&knock::GAME, &donjonz::GAME, &fighter::GAME, &screens::GAME];

/// Starts the app on a device and plays a script. The app is killed after it.
fn play(device: &Memory, script: &str) {
    let mut app = App::with(Games::new(&GAMES), Box::new(device.clone()));
    let (mut script, mut now) = (Script::parse(script).unwrap(), 0.0);
    while !script.is_done() {
        let (inputs, _) = script.next(&app).unwrap();
        now += TICK;
        app.frame(now, Size { w: 390.0, h: 844.0 }, Insets::default(), &spread(&inputs, now - TICK, now));
        assert!(app.scene().faults.is_empty(), "{:?}", app.scene().faults);
    }
}

/// A device on which the coins of seed 1 lie, the first of them with its head up.
fn with_coins() -> Memory {
    let device = Memory::new("en");
    play(
        &device,
        r#"
        tap play-coins
        expect /screen "coins-lobby"
        tap code
        type TC-0000-012
        tap play
        expect /screen "coins"
        expect /state [[true, false, false], 0]
        "#,
    );
    device
}

#[test]
fn the_toy_keeps_the_rules_of_the_house() {
    (0..60).for_each(|seed| drop(playout::play(&(), seed, |_: &Coins| ())));
}

#[test]
fn the_toy_is_played_undone_killed_resumed_and_seen_again() {
    let device = with_coins();
    play(
        &device,
        r#"
        expect /screen "coins"
        tap coin-0
        expect /state [[false, false, false], 0]
        tap undo
        expect /state [[true, false, false], 0]
        tap coin-1
        "#,
    );
    play(
        &device,
        r#"
        expect /state [[true, true, false], 0]
        tap coin-2
        expect /state [[true, true, true], 8]
        tap coin-2
        expect /state [[true, true, true], 8]
        tap replay
        expect /screen "coins-replay"
        wait 2000
        expect /state/count 2
        expect /state/heads [true, true, true]
        tap before
        expect /state/heads [true, true, false]
        "#,
    );
    // A game that is over is not gone on with, and it is counted once.
    play(&device, r#"expect /screen "home""#);
    let past = Store::of(Games::new(&GAMES), &mut device.clone()).past;
    assert_eq!(past.iter().map(|past| (past.game.as_str(), past.score)).collect::<Vec<_>>(), [("coins", 8)]);
}

#[test]
fn the_toy_is_played_on_from_its_recording_and_its_games_wait_for_each_other() {
    let device = with_coins();
    play(
        &device,
        r#"
        tap coin-1
        tap coin-2
        tap replay
        wait 2000
        tap before
        tap go-on
        expect /screen "coins"
        expect /state [[true, true, false], 0]
        tap undo
        expect /state [[true, false, false], 0]
        tap coin-1
        tap back
        tap back
        tap play-coins
        tap new
        tap back
        tap unfinished
        expect /screen "unfinished"
        tap delete-1
        tap put-back
        tap unfinished-1
        expect /state [[true, true, false], 0]
        "#,
    );
    // What was played on counts for nothing.
    play(&device, "tap coin-2\nexpect /state/1 8");
    let store = Store::of(Games::new(&GAMES), &mut device.clone());
    assert_eq!((store.past.len(), store.best("coins").len()), (2, 1));
}

#[test]
fn the_toy_is_shared_by_code_and_by_link() {
    let device = with_coins();
    play(&device, "tap share\nwait 300\nexpect /toast \"The code TC-0000-012 is copied.\"");
    assert_eq!(device.contents().clipboard.as_deref(), Some("TC-0000-012"));
    let friend = Memory::new("fr");
    friend.contents_mut().news.push(News::Link("#coins=TC-0000-012".to_string()));
    play(&friend, "wait 100\nexpect /screen \"coins\"\nexpect /state [[true, false, false], 0]");
}

#[test]
fn a_game_that_was_replaced_can_be_had_back() {
    let device = with_coins();
    device.contents_mut().clock += 60_000;
    play(
        &device,
        r#"
        tap coin-1
        tap back
        tap new
        wait 300
        tap restore
        expect /state [[true, true, false], 0]
        "#,
    );
    play(&device, "expect /state [[true, true, false], 0]");
}

/// Tests whether something can be touched after a script.
fn is_there(device: &Memory, script: &str, id: &str) -> bool {
    play(device, &format!("{script}\nwait 300"));
    device.contents().mirrored.iter().any(|touchable| touchable == id)
}

#[test]
fn the_toy_is_offered_where_it_has_something_and_nowhere_else() {
    let device = Memory::new("es");
    for (way, touchable) in [("", "play-coins"), ("tap rules", "play-coins"), ("tap play-coins", "rules")] {
        assert!(is_there(&device, way, touchable), "{touchable} after {way}");
    }
    for (way, touchable) in [("tap play-coins", "lesson"), ("tap play-coins", "print"), ("tap table", "table-coins")] {
        assert!(!is_there(&device, way, touchable), "{touchable} after {way}");
    }
    assert!(is_there(&device, "tap table", "table-knock"));
}
