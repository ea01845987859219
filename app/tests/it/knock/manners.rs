//! Manners at the table: sand that waits, a pause that helps, spells that end with the game, bots that talk, and who
//! begins.

use super::keep::{bots, creature_first, persons, place_silence, play, saved, silence_first, sit_at, sit_down, told};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game, Viewer,
    knock::{
        Action, End, Setup, Spell, bot,
        bot::{Saying, sayings},
    },
};
use sablier::{platform::News, play::Match, scene::Role, screens::knock::playable::Timer};
use serde_json::json;

/// Begins a new game from the lobby, with these choices.
fn begin(size: (f32, f32), choices: &[&str]) -> Fingers {
    let mut fingers = Fingers::on(&phone("en"), size);
    ["play-knock", "new"].iter().chain(choices).chain(&["start", "knock"]).for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "knock");
    fingers
}

/// The app goes out of sight, and comes back much later.
fn hide(fingers: &mut Fingers, ms: u64) {
    fingers.device.contents_mut().news.push(News::Hidden);
    fingers.rest(20.0);
    fingers.device.contents_mut().clock += ms;
    fingers.rest(60.0);
}

#[test]
fn the_sand_waits_while_the_app_is_hidden() {
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = begin(size, &[]);
        (0..10).for_each(|_| fingers.pass(1_000));
        let left = fingers.state("/state/sand").as_u64().expect("it has sand");
        hide(&mut fingers, 120_000);
        assert_eq!((fingers.state("/state/cover"), fingers.state("/state/runs")), (json!("Pause"), json!(false)));
        let waited = fingers.state("/state/sand").as_u64().expect("it has sand");
        assert!(left.abs_diff(waited) < 200, "{left} {waited}");
        fingers.tap("go-on");
        assert_eq!(fingers.state("/state/runs"), json!(true));
    }
}

#[test]
fn the_sand_waits_on_a_device_that_does_not_say_that_the_app_is_hidden() {
    for (place, cover) in [("sand-waits", "Pause"), ("sand-strict", "Open")] {
        let mut fingers = begin(SIZES[0], &[place]);
        (0..10).for_each(|_| fingers.pass(1_000));
        let left = fingers.state("/state/sand").as_u64().expect("it has sand");
        fingers.pass(120_000);
        assert_eq!(fingers.state("/state/cover"), json!(cover));
        let after = fingers.state("/state/sand").as_u64().expect("it has sand");
        let gone = if cover == "Pause" { 0 } else { 120_000 };
        assert!((left - after).abs_diff(gone) < 200, "{place}: {left} {after}");
    }
}

#[test]
fn strict_sand_runs_on_and_so_does_that_of_older_games() {
    let mut strict = begin(SIZES[0], &["sand-strict"]);
    hide(&mut strict, 100_000);
    assert_eq!(strict.state("/state/cover"), json!("Open"));
    assert!(strict.state("/state/sand").as_u64() < Some(261_000), "{}", strict.state("/state/sand"));
    let device = phone("en");
    drop(sit_down(&device, SIZES[0], Setup::default(), 5, persons(1)));
    let file = device.contents().files["knock.json"].clone();
    let older = String::from_utf8(file).expect("a save is text").replace(",\"strict\":true,\"pace\":\"Usual\"", "");
    assert!(!older.contains("strict"), "{older}");
    device.contents_mut().files.insert("knock.json".to_string(), older.into_bytes());
    let mut older = super::keep::reopen(&device, SIZES[0]);
    older.tap("knock");
    hide(&mut older, 100_000);
    assert!(older.state("/state/sand").as_u64() < Some(261_000), "{}", older.state("/state/sand"));
}

#[test]
fn a_pause_leads_to_rules_and_settings_and_back() {
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = begin(size, &[]);
        fingers.tap("pause");
        for (door, screen) in [("rules", "rules"), ("settings", "settings")] {
            fingers.tap(door);
            assert!(fingers.app.screen_name().contains(screen), "{door}: {}", fingers.app.screen_name());
            fingers.tap("back");
            assert_eq!(fingers.state("/state/cover"), json!("Pause"));
        }
    }
}

#[test]
fn spells_are_dead_after_the_end() {
    for size in [SIZES[0], SIZES[1]] {
        let (setup, seed) = creature_first(&[Spell::Fireball]);
        let mut fingers = sit_down(&phone("en"), size, Setup { sand: Some(3_000), ..setup }, seed, persons(1));
        fingers.tap("knock");
        let at = fingers.find("spell-fireball");
        fingers.device.contents_mut().clock += 4_000;
        fingers.rest(400.0);
        assert!(saved(&fingers).outcome().is_some());
        let role = fingers.app.scene().find("spell-fireball").map(|it| it.role);
        assert!(role.is_none_or(|role| role == Role::Label), "{size:?}: {role:?}");
        fingers.feed(&[sablier::input::Input::Down { finger: 1, at }]);
        fingers.feed(&[sablier::input::Input::Up { finger: 1, at }]);
        fingers.rest(60.0);
        assert!(fingers.state("/state/spell").is_null(), "{size:?}");
    }
}

#[test]
fn a_spell_says_what_it_does_and_what_to_tap() {
    for size in [SIZES[0], SIZES[1]] {
        let (setup, seed) = creature_first(&[Spell::Poison]);
        let mut fingers = sit_down(&phone("en"), size, setup, seed, persons(1));
        fingers.tap("knock");
        fingers.tap("spell-poison");
        let said = fingers.app.scene().find("saying").map(|it| it.label.clone()).unwrap_or_default();
        assert!(said.contains("corner") && said.contains('0'), "{size:?}: {said}");
        fingers.tap("cancel");
        assert!(fingers.state("/state/spell").is_null(), "{size:?}");
    }
}

#[test]
fn who_begins_is_chosen_with_the_party() {
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = Fingers::on(&phone("en"), size);
        ["play-knock", "new", "players-3", "first-2", "start"].iter().for_each(|id| fingers.tap(id));
        assert_eq!(fingers.state("/state/game/player"), json!(2));
        fingers.tap("knock");
        assert_eq!(fingers.state("/state/viewer"), json!(2));
        let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
        play(&mut fingers, action);
        assert_eq!(fingers.state("/state/game/player"), json!(0));
    }
}

#[test]
fn bots_play_as_fast_as_the_party_wants() {
    let turns_after = |pace: &str| {
        let mut fingers = begin(SIZES[0], &["players-4", "player-1", "player-2", "player-3", pace]);
        let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
        super::keep::put(&mut fingers, action);
        fingers.tap("place");
        fingers.rest(2_500.0);
        saved(&fingers).cursor()
    };
    assert!(turns_after("pace-quick") > turns_after("pace-slow"));
}

/// Waits until the first seat is on again.
fn wait_for_turn(fingers: &mut Fingers) {
    for _ in 0..200 {
        fingers.rest(50.0);
        if fingers.state("/state/game/player") == json!(0) || saved(fingers).outcome().is_some() {
            break;
        }
    }
    told(fingers);
}

/// What the bot in the second seat could say now, and what somebody said.
fn talk(fingers: &Fingers) -> (Vec<String>, Option<String>) {
    let view = saved(fingers).state().view(Viewer::Seat(1));
    let known = sayings(&view, 1).iter().map(|saying| format!("{saying:?}")).collect();
    (known, fingers.state("/state/said/1").as_str().map(str::to_string))
}

#[test]
fn a_bot_says_what_helps_and_what_it_knows() {
    let mut spoke = 0;
    for seed in 0..8 {
        let size = SIZES[seed as usize % 2];
        let mut fingers = sit_down(&phone("en"), size, Setup { players: 2, ..Setup::default() }, seed, bots(2));
        fingers.tap("knock");
        let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
        play(&mut fingers, action);
        wait_for_turn(&mut fingers);
        if saved(&fingers).outcome().is_some() {
            continue;
        }
        let (known, said) = talk(&fingers);
        assert_eq!(said.is_some(), known.len() > 1, "seed {seed}: {said:?} of {known:?}");
        assert!(said.as_ref().is_none_or(|said| known.contains(said)), "seed {seed}: {said:?} of {known:?}");
        spoke += usize::from(said.is_some());
    }
    assert!(spoke > 1, "bots have something to say");
}

#[test]
fn in_silence_nobody_speaks_but_signs_are_given() {
    let (setup, seed) = silence_first();
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_down(&phone("en"), size, setup.clone(), seed, bots(2));
        fingers.tap("knock");
        place_silence(&mut fingers);
        wait_for_turn(&mut fingers);
        assert_eq!(fingers.state("/state/silent"), json!(true));
        fingers.tap("talk");
        let zeros = fingers.app.scene().touchables.iter().find(|it| it.label.contains("zero")).map(|it| it.id.clone());
        fingers.tap(&zeros.expect("there is a sign for it"));
        let shown = fingers.app.scene().find("said").map(|it| it.label.clone()).unwrap_or_default();
        assert!(shown.contains("fingers") && !shown.contains("I have"), "{size:?}: {shown}");
        assert!(shown.contains("Ada has a card of zeros."), "{size:?}: what it means to the others: {shown}");
    }
}

#[test]
fn a_first_win_alone_does_not_speak_of_players() {
    let won = (0..100).find_map(|seed| {
        let deal = || Match::deal(Setup::default(), seed, persons(1), Timer::Here).expect("it can be played");
        let (mut running, mut actions) = (deal(), Vec::new());
        while let Some(action) = bot::greedy(&running.game().own_view()) {
            running.apply(action, 0).expect("bots play by the rules");
            actions.push(action);
        }
        let last = actions.pop().filter(|_| matches!(running.game().end(), Some(End::Won { .. })))?;
        let mut before = deal();
        actions.into_iter().for_each(|action| drop(before.apply(action, 0).expect("it was played before")));
        Some((before, last))
    });
    let (before, last) = won.expect("greed wins one game in a hundred");
    let mut fingers = sit_at(&phone("en"), SIZES[0], &before);
    fingers.tap("go-on");
    play(&mut fingers, last);
    fingers.rest(3_000.0);
    let verdict = fingers.app.scene().find("verdict").map(|it| it.label.clone()).unwrap_or_default();
    assert!(verdict.contains("first win") && !verdict.contains("players"), "{verdict}");
}

#[test]
fn nobody_says_what_they_cannot_see() {
    let game = saved(&sit_down(&phone("en"), SIZES[0], Setup { players: 3, ..Setup::default() }, 3, persons(3)))
        .state()
        .clone();
    assert!(sayings(&game.view(Viewer::Seat(0)), 1).is_empty());
    assert!(sayings(&game.view(Viewer::Spectator), 0).is_empty());
    assert!(!sayings(&game.view(Viewer::Seat(1)), 1).is_empty());
}

#[test]
fn leave_it_to_me_is_kept() {
    let (setup, seed) = creature_first(&[]);
    let setup = Setup { players: 2, ..setup };
    let mut game = rules::knock::Knock::new(&setup, seed).expect("it can be played");
    for _ in 0..12 {
        let view = game.own_view();
        let mine = sayings(&view, game.player()).into_iter().find_map(|saying| match saying {
            Saying::Mine(card) => Some(card),
            _ => None,
        });
        if let Some(creature) = mine {
            let falls = |action: &Action| match *action {
                Action::Place { card, at, turned } => view
                    .preview(card, at, turned)
                    .is_ok_and(|preview| preview.covered.iter().any(|it| it.card == creature && it.danger <= 5)),
                _ => false,
            };
            assert!(view.legal_actions().iter().any(falls), "somebody boasts");
            return;
        }
        let action = bot::greedy(&view).expect("a game has a move");
        game.apply(&action).expect("bots play by the rules");
    }
    panic!("nobody can beat anything")
}

#[test]
fn people_are_offered_to_say_of_their_cards_what_is_true() {
    let words = ["I have a card of zeros.", "I can turn the Silence token.", "Only creatures in my hand!"];
    let (mut with, mut without) = (false, false);
    for seed in 0..60 {
        let setup = Setup { players: 2, ..Setup::default() };
        let mut fingers = sit_down(&phone("en"), SIZES[0], setup, seed, persons(2));
        fingers.tap("knock");
        let game = saved(&fingers).state().clone();
        let hand = || game.hand(0).iter().map(|card| game.card(*card));
        let is_true = [
            hand().any(|card| card.sum() == 0),
            hand().any(|card| card.silence),
            hand().all(|card| card.creature.is_some()),
        ];
        fingers.tap("talk");
        let says = |words: &str| fingers.app.scene().touchables.iter().any(|it| it.label == words);
        assert_eq!(words.map(says), is_true, "{seed}");
        (with, without) = (with || is_true[0], without || !is_true[0]);
        if with && without {
            return;
        }
    }
    panic!("some have zeros and some have none: {with}, {without}");
}

#[test]
fn people_can_say_the_same_few_words() {
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_down(&phone("en"), size, Setup { players: 2, ..Setup::default() }, 3, persons(2));
        fingers.tap("knock");
        fingers.tap("talk");
        fingers.tap("say-0");
        let said = fingers.app.scene().find("said").map(|it| it.label.clone()).unwrap_or_default();
        assert!(said.starts_with("Ada: "), "{size:?}: {said}");
        assert!(!fingers.sees("say-0"));
    }
}
