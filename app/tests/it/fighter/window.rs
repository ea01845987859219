//! Fighter in a real window: a whole game by script, won and lost, and a die on screen whose window is killed.

use super::party::{decide, heroes, running, touches};
use crate::stage::{go_on, run, scratch};
use rules::{
    Game,
    fighter::{
        Difficulty, End, Fighter, Loss, Setup,
        thrower::{Skill, Thrower},
    },
};
use sablier::{
    platform::native::Native,
    play::Match,
    store::{Store, Throws},
};
use std::{fs, path::Path};

/// Puts a game on the table of the app in this folder, with real dice beside it.
fn deal(folder: &Path, running: &Match<Fighter>) {
    deal_with(folder, running, Throws::Table);
}

fn deal_with(folder: &Path, running: &Match<Fighter>, throws: Throws) {
    let mut native = Native::new(Some(folder.join("data")));
    let mut store = Store::open(&mut native);
    store.settings.throws = throws;
    store.save_settings(&mut native);
    running.save(&mut native, &mut store);
}

/// A game with an end like this, as touches.
fn story(setup: &Setup, is_right: impl Fn(End) -> bool) -> (Match<Fighter>, String) {
    let found = (0..200).find_map(|seed| {
        let start = running(setup.clone(), seed);
        let (mut game, mut thrower) = (start.game().clone(), Thrower::new(Skill::SHARP, seed));
        let mut story = String::new();
        while let Some(action) = decide(&game, &mut thrower) {
            let ids = touches(&game, &action);
            if ids.is_empty() {
                story += "wait 6000\n";
            }
            for id in ids {
                story += &format!("tap {id}\n");
            }
            game.apply(&action).expect("a party plays by the rules");
        }
        game.end().filter(|end| is_right(*end)).map(|_| (start, story))
    });
    found.expect("one of two hundred games ends that way")
}

fn finish(name: &str, setup: &Setup, is_right: impl Fn(End) -> bool, won: bool) {
    let (start, story) = story(setup, is_right);
    let folder = scratch(name);
    deal(&folder, &start);
    let script = format!(
        "size 820 1180\nwait 400\nexpect /screen \"fighter\"\n{story}\
         wait 9000\nexpect /screen \"fighter-finish\"\nexpect /state/won {won}\nexpect /faults []\n\
         screenshot FOLDER/end.png\n"
    );
    go_on(&folder, &script);
    let picture = fs::metadata(folder.join("end.png")).expect("the script took a picture").len();
    assert!(picture > 20_000, "a picture of {picture} bytes shows nothing");
    let past = fs::read_to_string(folder.join("data/past.json")).expect("the game is remembered");
    assert!(past.contains("fighter"), "{past}");
}

#[test]
fn a_dungeon_is_conquered_from_the_first_room_to_the_boss() {
    let setup = Setup { difficulty: Difficulty::Easy, ..heroes(2) };
    finish("dungeon-won", &setup, |end| end == End::Won, true);
}

#[test]
fn a_dungeon_is_lost() {
    let setup = Setup { difficulty: Difficulty::Infernal, ..heroes(1) };
    finish("dungeon-lost", &setup, |end| matches!(end, End::Lost(Loss::AllFainted { .. })), false);
}

#[test]
fn a_boss_who_outlasts_every_die_has_won() {
    let setup = Setup { difficulty: Difficulty::Easy, ..heroes(4) };
    finish("dungeon-boss", &setup, |end| matches!(end, End::Lost(Loss::NoDice { .. })), false);
}

#[test]
fn a_killed_window_opens_with_the_same_fight() {
    let folder = scratch("dungeon-killed");
    deal(&folder, &running(heroes(3), 4));
    go_on(&folder, "size 390 844\nwait 400\ntap walk_0_0\ntap die-red\nexpect /state/game/phase \"Throw\"\n");
    let script = "size 390 844\nwait 400\nexpect /screen \"fighter\"\nexpect /state/game/phase \"Throw\"\ntap missed\n";
    go_on(&folder, script);
}

/// Runs a command until it has written the file named first, or is over by itself, and kills it.
const KILLED: &str = r#""$@" & until [ -s "$0" ] || ! kill -0 $!; do sleep 0.05; done; kill -9 $!; wait $!"#;

#[test]
fn a_window_killed_while_the_die_flies_gives_no_second_throw() {
    let folder = scratch("die-killed");
    deal_with(&folder, &running(heroes(3), 4), Throws::Screen);
    let script = "size 390 844\nwait 400\ntap walk_0_0\ntap die-red\nwait 300\nswipe throw -> 195 330 130\n\
                  wait 50\nexpect /state/throw/flies true\ndump FOLDER/air.json\nwait 60000\n";
    let file = folder.join("air.json").display().to_string();
    let ended = run(&folder, script, &["sh", "-c", KILLED, &file]);
    assert_ne!(ended.code, 0, "it was killed");
    go_on(
        &folder,
        "size 390 844\nwait 300\nexpect /state/throw/flies true\nwait 4000\nexpect /state/throw null\ndump FOLDER/after.json\n",
    );
    let [air, after] = ["air.json", "after.json"].map(|name| {
        let text = fs::read_to_string(folder.join(name)).expect("the script wrote it");
        serde_json::from_str::<serde_json::Value>(&text).expect("a dump is JSON")
    });
    assert_eq!(air["state"]["game"], after["state"]["game"]);
    assert_eq!(air["state"]["throws"].as_object().map(serde_json::Map::len), Some(1));
    assert_eq!(air["state"]["throws"], after["state"]["throws"]);
}
