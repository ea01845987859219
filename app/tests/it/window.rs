//! The app in a real window, played by a script from the first screen to the score.

use crate::stage::{Ended, play, run, scratch};
use rules::{
    Game, Session,
    donjonz::{Action, Donjonz, Event, Phase, Setup, Side, Thing, Weapon, bot, share_code, solve},
};
use sablier_tests::program::program;
use std::{fs, process::Command};

/// The touches that carry an action out.
fn touches(game: &Donjonz, action: Action) -> String {
    // Nobody is asked about a weapon that the hero holds already.
    if matches!(game.phase(), Phase::Choose(weapon) if game.weapons().contains(&weapon)) {
        return String::new();
    }
    match action {
        Action::Lay { .. } => "tap suggest\ntap lay\n".to_string(),
        Action::Step { side } => {
            let name = match side {
                Side::Up => "up",
                Side::Right => "right",
                Side::Down => "down",
                Side::Left => "left",
            };
            let is_asked = match game.thing_at(game.hero().step(side)) {
                Some(Thing::Monster(_)) => true,
                _ => {
                    game.legal_actions().len() > 1 && game.preview(side).unwrap_or_default().contains(&Event::WalkEnded)
                }
            };
            let confirm = if is_asked { "tap go\n" } else { "" };
            format!("tap step-{name}\n{confirm}")
        }
        // With a free hand nobody is asked.
        Action::Take => String::new(),
        Action::Leave => "tap leave\n".to_string(),
        Action::Swap { drop } => {
            let name = match drop {
                Weapon::Sword => "sword",
                Weapon::Bow => "bow",
                Weapon::Axe => "axe",
                Weapon::Wand => "wand",
            };
            format!("tap swap-{name}\n")
        }
    }
}

/// A whole game of a seed as touches, and its score: cards as suggested, then the best way found.
fn whole_game(seed: u64) -> (String, u32) {
    let mut session = Session::<Donjonz>::new(Setup::default(), seed).expect("the standard deck can be played");
    let mut story = String::new();
    while session.state().phase() == Phase::Map {
        let (at, turn) = bot::places(session.state())[0];
        let action = Action::Lay { at, turn };
        story += &touches(session.state(), action);
        session.apply(action).expect("a place for the card is legal");
    }
    for action in solve(session.state()).expect("the walk has begun").actions {
        story += &touches(session.state(), action);
        session.apply(action).expect("a route is legal");
    }
    assert!(session.outcome().is_some(), "the route goes to the end");
    (story, session.state().score().total)
}

#[test]
fn a_window_plays_a_whole_game_by_gestures() {
    let seed = 1105;
    let (story, score) = whole_game(seed);
    let code = share_code(&Setup::default().deck, seed);
    let script = format!(
        "size 390 844\nwait 400\ntap play-donjonz\ntap code\ntype {code}\ntap play\n\
         expect /state/code \"{code}\"\n\
         tap hand\nexpect /state/turn 1\n\
         drag hand -> 195 420\nexpect /state/pile 10\ntap undo\nexpect /state/pile 11\n\
         size 844 390\nwait 200\nexpect /state/pile 11\nsize 390 844\nwait 200\n\
         {story}\
         wait 1500\nexpect /state/score {score}\nexpect /faults []\n\
         screenshot FOLDER/end.png\ntap replay\nwait 900\nexpect /screen \"donjonz-replay\"\n"
    );
    let folder = play("whole-game", &script);
    let picture = fs::metadata(folder.join("end.png")).expect("the script took a picture").len();
    assert!(picture > 20_000, "a picture of {picture} bytes shows nothing");
    let saved = fs::read_to_string(folder.join("data/past.json")).expect("the game is remembered");
    assert!(saved.contains(&code) && saved.contains(&format!("\"score\":{score}")), "{saved}");
}

#[test]
fn names_and_codes_are_typed_in_a_window() {
    let (seed, deck) = (1105, Setup::default().deck);
    let (code, wrong) = (share_code(&deck, seed), share_code(&deck, seed + 1));
    let script = format!(
        "size 390 844\nwait 400\ntap play-knock\ntap new\ntap players-2\ntap name-0\n\
         type éléonore anne\nexpect /state/naming true\nkey erase\ntype -b’x\n\
         key enter\nexpect /state/party/seats/0/name \"Éléonore B\"\n\
         tap name-1\ntype bo\nkey space\ntype b\nkey enter\nexpect /state/party/seats/1/name \"Bo B\"\n\
         key back\nkey back\n\
         tap play-donjonz\ntap code\ntype {wrong}\nkey erase\ntype u\nkey erase\nkey erase\n\
         type {}\nkey enter\nexpect /state/code \"{code}\"\nexpect /faults []\n",
        &code[code.len() - 2..]
    );
    play("typing", &script);
}

#[test]
fn a_script_that_fails_says_where() {
    let folder = scratch("failing-script");
    let Ended { code, message } = run(&folder, "wait 100\nexpect /screen \"moon\"\n", &[]);
    assert_eq!(code, 2, "{message}");
    assert!(message.contains("line 2: expected \"moon\" at /screen, found \"home\""), "{message}");
}

#[test]
fn without_a_display_it_says_so() {
    for display in [None, Some(":4242")] {
        let mut command = Command::new(program("sablier"));
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        command.envs(display.map(|name| ("DISPLAY", name)));
        let output = command.output().expect("the app was built for this test");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains("there is no display") && !message.contains("panicked"), "{message}");
    }
}
