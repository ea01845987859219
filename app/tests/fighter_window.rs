//! Fighter in a real window: a whole game by script, won and lost.

mod fingers;
mod party;
mod stage;

use party::{decide, heroes, running, touches};
use rules::{
    Game,
    fighter::{
        Difficulty, End, Loss, Setup,
        thrower::{Skill, Thrower},
    },
};
use sablier::{
    platform::native::Native,
    screens::fighter::running::Running,
    store::{Store, Throws},
};
use stage::{go_on, scratch};
use std::{fs, path::Path};

/// Puts a game on the table of the app in this folder.
fn deal(folder: &Path, running: &Running) {
    let mut native = Native::new(Some(folder.join("data")));
    let mut store = Store::open(&mut native);
    store.settings.throws = Throws::Table;
    store.save_settings(&mut native);
    running.save(&mut native, &mut store);
}

/// A game with an end like this, as touches.
fn story(setup: &Setup, is_right: impl Fn(End) -> bool) -> (Running, String) {
    let found = (0..200).find_map(|seed| {
        let start = running(setup.clone(), seed);
        let (mut game, mut thrower) = (start.game().clone(), Thrower::new(Skill::SHARP, seed));
        let mut story = String::new();
        while let Some(action) = decide(&game, &mut thrower) {
            for id in touches(&game, &action) {
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
         wait 4000\nexpect /screen \"fighter-finish\"\nexpect /state/won {won}\nexpect /faults []\n\
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
