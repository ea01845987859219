//! Saves: every released format loads, and no damaged one does harm.

use rules::decks::{AnyDeck, DeckHash};
use rules::donjonz::{Action, Cell, Deck, Donjonz, Illegal, Setup, Side, Turn};
use rules::fighter::{EquipmentId, Fighter, Phase, Place};
use rules::knock::{self, Knock, Spell, Voice};
use rules::session::{LoadError, SAVE_LIMIT, VERSION};
use rules::{Game, Session, rng::Rng};
use sablier_tests::playout;
use serde_json::Value;
use std::collections::BTreeMap;

const KEPT: &str = include_str!("../../saves/donjonz-v1.json");
const KEPT_KNOCK: &str = include_str!("../../saves/knock-v1.json");
const KEPT_FIGHTER: &str = include_str!("../../saves/fighter-v1.json");

/// The decks inside the saves of version 1, by the names that they have had ever since.
const DECKS: [(&str, &str); 3] = [
    (KEPT, "7a717cf68f63fb45bacf23f771a18bf5415e542ff33ad5eca6bc1795d64d69b0"),
    (KEPT_KNOCK, "11d2e35bf1b9b825a2a65450067320406f6332d3eabe05636eabe929db8b2adf"),
    (KEPT_FIGHTER, "63856c1ddf440ea45a5bad646e54ff57b6b1c8d17c0556e0a7b8e752aa4d2106"),
];

fn load(text: &str) -> Result<Session<Donjonz>, LoadError> {
    Session::load(text, &())
}

fn is_garbage(text: &str) -> bool {
    matches!(load(text), Err(LoadError::Garbage { .. }))
}

#[test]
fn the_kept_save_of_version_1_loads() {
    let session = load(KEPT).unwrap();
    let game = session.state();
    assert_eq!((session.seed(), session.cursor(), session.log().len()), (20_260_101, 29, 31));
    assert_eq!(session.elapsed(), 29_000);
    assert_eq!((game.walked().len(), game.pouches(), game.beaten()), (18, 2, 1));
    assert_eq!(game.weapons(), [rules::donjonz::Weapon::Wand]);
}

#[test]
fn the_kept_save_of_knock_of_version_1_loads() {
    let session = Session::<Knock>::load(KEPT_KNOCK, &()).unwrap();
    let game = session.state();
    assert_eq!(
        (session.seed(), session.cursor(), session.log().len(), session.elapsed()),
        (20_260_202, 16, 17, 112_000)
    );
    assert_eq!((game.keep().laid().len(), game.reserve(), game.player()), (16, 10, 0));
    assert_eq!((game.spells(), game.voice()), (&[Spell::Fireball][..], Some(Voice::Silence)));
    assert_eq!(game.keep().poisoned(), Some(knock::Cell { x: -2, y: -2 }));
    assert!(session.can_redo() && !session.can_undo());
}

#[test]
fn the_kept_save_of_fighter_of_version_1_loads() {
    let session = Session::<Fighter>::load(KEPT_FIGHTER, &()).unwrap();
    let game = session.state();
    assert_eq!(
        (session.seed(), session.cursor(), session.log().len(), session.elapsed()),
        (20_260_303, 132, 133, 660_000)
    );
    assert_eq!((game.phase(), game.place()), (Phase::Throw, Place::Boss));
    assert_eq!((game.gold(), game.white_dice(), game.fight().unwrap().health), (2, 9, 24));
    assert_eq!(game.member(2).gear, [10, 41].map(EquipmentId));
    assert!(session.can_redo() && session.can_undo());
}

/// What kept decks would be found by: those inside the saves of version 1.
fn decks() -> BTreeMap<DeckHash, Value> {
    let deck = |save: &str| serde_json::from_str::<Value>(save).unwrap()["setup"]["deck"].take();
    DECKS.into_iter().map(|(save, name)| (name.parse().unwrap(), deck(save))).collect()
}

/// Tests that a save of version 2 is the same game as one of version 1, and that its deck goes by that name.
fn is_same_game<G: Game>(new: &str, old: &str, name: &str) {
    let session = Session::<G>::load(new, &decks()).unwrap();
    assert_eq!(session, Session::load(old, &()).unwrap());
    assert_eq!(session.deck().unwrap().hash().to_string(), name);
    assert_eq!(session.save(), new.trim_end());
    assert!(new.len() * 2 < old.len(), "{} of {}", new.len(), old.len());
}

#[test]
fn the_kept_saves_of_version_2_load_and_name_their_decks() {
    let [donjonz, knock, fighter] = DECKS;
    is_same_game::<Donjonz>(include_str!("../../saves/donjonz-v2.json"), donjonz.0, donjonz.1);
    is_same_game::<Knock>(include_str!("../../saves/knock-v2.json"), knock.0, knock.1);
    is_same_game::<Fighter>(include_str!("../../saves/fighter-v2.json"), fighter.0, fighter.1);
}

#[test]
fn the_standard_deck_is_always_found() {
    let session = playout::play(&Setup::default(), 3, |_: &Donjonz| ());
    let save = session.save();
    assert!(!save.contains("map") && save.contains(&Deck::standard().hash().to_string()));
    assert_eq!(load(&save), Ok(session));
}

#[test]
fn a_deck_is_found_by_its_name_or_named_as_missing() {
    let mut cards = Deck::standard().content();
    cards["name"] = "my own".into();
    let deck: Deck = serde_json::from_value(cards.clone()).unwrap();
    let session = Session::<Donjonz>::new(Setup { deck: deck.clone(), ..Setup::default() }, 3).unwrap();
    let (save, hash) = (session.save(), deck.hash());
    assert_ne!(hash, Deck::standard().hash());
    assert_eq!(load(&save), Err(LoadError::UnknownDeck { deck: hash }));
    assert_eq!(Session::load(&save, &BTreeMap::from([(hash, cards.clone())])), Ok(session));
    cards["name"] = "another".into();
    let swapped = Session::<Donjonz>::load(&save, &BTreeMap::from([(hash, cards)]));
    assert_eq!(swapped, Err(LoadError::UnknownDeck { deck: hash }));
    assert!(is_garbage(&save.replace(&hash.to_string(), "my own")));
}

#[test]
fn a_knock_save_with_another_deck_or_setup_is_refused() {
    let load = |text: &str| Session::<Knock>::load(text, &());
    assert!(matches!(load(&KEPT_KNOCK.replace("\"players\":3", "\"players\":7")), Err(LoadError::Refused { .. })));
    assert!(matches!(load(&KEPT_KNOCK.replacen("[0,0,0,0]", "[9,0,0,0]", 1)), Err(LoadError::Garbage { .. })));
    assert!(matches!(load(KEPT), Err(LoadError::OtherGame { .. })));
    let mut rng = Rng::new(2);
    for _ in 0..1_000 {
        let mut scribbled = KEPT_KNOCK.as_bytes().to_vec();
        let place = rng.below(scribbled.len() as u32) as usize;
        scribbled[place] = rng.below(256) as u8;
        let _ = load(&String::from_utf8_lossy(&scribbled));
    }
}

#[test]
fn a_save_is_the_same_bytes_every_time() {
    let session = playout::play(&Setup::default(), 3, |_: &Donjonz| ());
    assert_eq!(session.save(), load(&session.save()).unwrap().save());
}

#[test]
fn undo_takes_the_time_back() {
    let mut session = Session::<Donjonz>::new(Setup::default(), 1).unwrap();
    let lay = |y| Action::Lay { at: Cell { x: 0, y }, turn: Turn(0) };
    session.apply_at(lay(2), 4_000).unwrap();
    session.apply_at(lay(6), 9_000).unwrap();
    assert_eq!((session.elapsed(), session.undo(), session.elapsed()), (9_000, Some(lay(6)), 4_000));
    assert!(session.redo().is_some() && session.elapsed() == 9_000);
    session.apply_at(lay(10), 5_000).unwrap();
    assert_eq!(session.elapsed(), 9_000);
}

#[test]
fn an_action_after_an_undo_forgets_what_was_undone() {
    let mut session = Session::<Donjonz>::new(Setup::default(), 1).unwrap();
    let lay = |x| Action::Lay { at: Cell { x, y: 2 }, turn: Turn(0) };
    session.apply(lay(0)).unwrap();
    session.undo();
    assert!(session.can_redo() && !session.can_undo());
    session.apply(lay(1)).unwrap();
    assert!(!session.can_redo() && session.log().len() == 1);
}

#[test]
fn an_illegal_action_is_not_logged() {
    let mut session = Session::<Donjonz>::new(Setup::default(), 1).unwrap();
    let before = session.clone();
    assert!(matches!(session.apply(Action::Step { side: Side::Up }), Err(Illegal::WrongPhase { .. })));
    assert_eq!(session, before);
}

#[test]
fn a_replay_shows_every_moment_of_the_game() {
    let session = playout::play(&Setup::default(), 3, |_: &Donjonz| ());
    assert_eq!(session.replay().count(), session.log().len());
    assert_eq!(session.at(0), Donjonz::new(&Setup::default(), 3).unwrap());
    assert_eq!(session.at(4).laid().len(), 5);
    assert_eq!(&session.at(usize::MAX), session.state());
}

#[test]
fn a_save_of_a_newer_version_is_named_as_such_whatever_it_holds() {
    let newer = format!(r#"{{"version": {}, "game": "donjonz", "surprise": [1, 2]}}"#, VERSION + 1);
    assert_eq!(load(&newer), Err(LoadError::Newer { version: VERSION + 1 }));
    assert!(is_garbage(r#"{"version": 0, "game": "donjonz"}"#));
}

#[test]
fn a_save_of_another_game_is_named_as_such() {
    let other = r#"{"version": 1, "game": "chess"}"#;
    assert_eq!(load(other), Err(LoadError::OtherGame { game: "chess".to_string() }));
}

#[test]
fn a_save_with_an_illegal_action_names_it() {
    let session = playout::play(&Setup::default(), 3, |_: &Donjonz| ());
    let mut save: Value = serde_json::from_str(&session.save()).unwrap();
    save["log"][5] = save["log"][4].clone();
    assert!(matches!(load(&save.to_string()), Err(LoadError::IllegalAction { number: 5, .. })));
}

#[test]
fn a_save_with_a_wrong_cursor_setup_or_deck_is_refused() {
    let session = Session::<Donjonz>::new(Setup::default(), 1).unwrap();
    let text = session.save();
    assert_eq!(load(&text.replace(r#""done":0"#, r#""done":1"#)), Err(LoadError::Cursor { actions: 0, done: 1 }));
    let whole = session.save_with_deck().to_string();
    assert_eq!(load(&whole), Ok(session.clone()));
    assert!(is_garbage(&whole.replace("| S |", "| Q |")));
    assert!(is_garbage(&whole.replace("| S |", "|   |")));
    let mut save: Value = serde_json::from_str(&text).unwrap();
    let position = session.state().position();
    save["setup"]["position"] = serde_json::to_value(&position).unwrap();
    save["setup"]["position"]["pouches"] = 3.into();
    assert!(matches!(load(&save.to_string()), Err(LoadError::Refused { .. })));
}

#[test]
fn garbage_is_refused_and_never_panics() {
    for text in ["", "{}", "null", "[", "\u{0}", "{\"version\":1}", "{\"version\":-1,\"game\":\"donjonz\"}", "é"] {
        assert!(is_garbage(text), "{text:?}");
    }
    let nested = format!(r#"{{"version":1,"game":"donjonz","setup":{}"#, "[".repeat(1_000_000));
    assert!(is_garbage(&nested));
    let deep = format!(r#"{{"version":1,"game":"donjonz","setup":{}{}}}"#, "[".repeat(50_000), "]".repeat(50_000));
    assert!(is_garbage(&deep));
    assert_eq!(load(&" ".repeat(SAVE_LIMIT + 1)), Err(LoadError::TooLong { bytes: SAVE_LIMIT + 1 }));
}

#[test]
fn a_save_cut_off_or_scribbled_on_never_panics() {
    let bytes = KEPT.as_bytes();
    for end in (0..bytes.len()).step_by(37) {
        assert!(load(&String::from_utf8_lossy(&bytes[..end])).is_err());
    }
    let mut rng = Rng::new(1);
    for _ in 0..3_000 {
        let mut scribbled = bytes.to_vec();
        let place = rng.below(bytes.len() as u32) as usize;
        scribbled[place] = rng.below(256) as u8;
        let _ = load(&String::from_utf8_lossy(&scribbled));
    }
}
