//! The Knock table under fingers.

use super::keep::{self, bots, persons, play, play_out, put, saved, sit_down, solo, told};
use crate::fingers::{Fingers, SIZES, phone};
use printkit::words::{Language, Words};
use rules::{
    Game,
    knock::{Action, Knock, Phase, Setup, Spell, bot},
};
use sablier::{
    geometry::Point,
    input::{Input, Key},
    play::Match,
    screens::knock::playable::Timer,
    sound::{Effect, Mix},
    store::Store,
};
use serde_json::json;

#[test]
fn a_whole_game_can_be_played_by_touch() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    play_out(&mut fingers);
    assert!(saved(&fingers).outcome().is_some());
    assert!(saved(&fingers).cursor() > 3);
}

#[test]
fn a_card_dragged_onto_a_corner_is_placed() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let Some(Action::Place { card, at, .. }) = bot::greedy(&saved(&fingers).state().own_view()) else {
        panic!("a game has a move")
    };
    let id = format!("card_{}", card.0);
    fingers.tap(&id);
    let place = fingers.app.scene().find(&format!("place_{}_{}", at.x, at.y)).expect("every place is named").area;
    let below = Point { x: place.centre().x + 7.0, y: place.centre().y + place.h * 0.42 };
    fingers.carry(&id, below);
    assert!(fingers.state("/state/ghost").is_null(), "a carried card has its own ghost");
    fingers.let_go(below);
    told(&mut fingers);
    assert_eq!(saved(&fingers).state().keep().get(card).map(|laid| laid.at), Some(at));
    assert_eq!(fingers.state("/state/game/keep/1/card"), json!(card.0));
}

#[test]
fn a_card_carried_to_the_edge_moves_the_view_on() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    for _ in 0..6 {
        let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
        play(&mut fingers, action);
    }
    let card = format!("card_{}", fingers.state("/state/game/hand/0"));
    let board = fingers.app.scene().find("board").expect("the Keep is there").area;
    for _ in 0..12 {
        fingers.feed(&[Input::Wheel { at: board.centre(), by: 1.0 }]);
    }
    let places = |fingers: &Fingers| -> Vec<f32> {
        let touchables = fingers.app.scene().touchables.iter();
        touchables.filter(|it| it.id.starts_with("place_")).map(|it| it.area.x).collect()
    };
    let edge = Point { x: board.x + 8.0, y: board.y + board.h * 0.5 };
    fingers.carry(&card, edge);
    let before = places(&fingers);
    fingers.rest(800.0);
    let after = places(&fingers);
    assert!(before.iter().zip(&after).any(|(before, after)| after > before), "{before:?} {after:?}");
    fingers.let_go(Point { x: 1.0, y: 1.0 });
}

#[test]
fn a_ghost_says_what_it_would_do_before_it_is_played() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    for _ in 0..4 {
        let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
        play(&mut fingers, action);
    }
    let game = saved(&fingers).state().clone();
    let loses = |action: &Action| match *action {
        Action::Place { card, at, turned } => {
            game.preview(card, at, turned).is_ok_and(|preview| preview.loss().is_some())
        }
        _ => false,
    };
    let loud = game.legal_actions().into_iter().find(loses).expect("there is always something foolish to do");
    put(&mut fingers, loud);
    assert!(fingers.state("/state/forecast/end/Lost").is_object(), "{}", fingers.state("/state/forecast"));
    let told = fingers.device.contents().announced.last().cloned();
    let said = fingers.app.scene().find("saying").map(|saying| saying.label.clone()).expect("the foot speaks");
    assert!(told.is_some_and(|told| said.ends_with(&told)), "{said}");
    assert_eq!(fingers.state("/state/outcome"), json!(null));
}

#[test]
fn several_cards_that_get_just_quiet_are_told_at_once_and_whoever_falls_comes_first() {
    let mut fingers = keep::sit_at(&phone("en"), SIZES[0], &keep::grown(20));
    let mut told = Vec::new();
    for card in fingers.state("/state/game/hand").as_array().expect("a hand").clone() {
        fingers.tap(&format!("card_{card}"));
        for _ in 0..2 {
            let places = fingers.app.scene().touchables.iter().filter(|it| it.id.starts_with("place_"));
            told.extend(places.map(|it| it.label.clone()));
            fingers.tap("turn-card");
        }
    }
    let many: Vec<&String> = told.iter().filter(|label| label.contains("cards are only just quiet")).collect();
    assert!(!many.is_empty(), "of twenty cards some lie so");
    for label in &told {
        assert!(label.matches("not one more").count() <= 1, "{label}");
        let falls = label.find(" falls at ");
        assert!(falls.is_none_or(|falls| label.find("just quiet").is_none_or(|quiet| falls < quiet)), "{label}");
    }
}

#[test]
fn a_card_dropped_beside_the_keep_says_why_and_stays_in_hand() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let hand = fingers.state("/state/game/hand");
    let card = format!("card_{}", hand[0]);
    let board = fingers.app.scene().find("board").expect("the Keep is there").area;
    fingers.drag(&card, Point { x: board.x + 6.0, y: board.y + 60.0 });
    assert_eq!(fingers.state("/state/game/hand"), hand);
    assert_eq!(fingers.state("/toast"), json!("It must cover a corner of the Keep."));
    assert!(fingers.device.contents().played.contains(&Effect::Refused));
}

#[test]
fn taps_raise_a_card_and_turn_it() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let card = format!("card_{}", fingers.state("/state/game/hand/2"));
    let before = fingers.app.scene().find(&card).expect("the hand is open").area;
    fingers.tap(&card);
    assert_eq!(fingers.state("/state/turned"), json!(false));
    assert!(fingers.app.scene().find(&card).expect("it is still there").area.w > before.w);
    fingers.tap(&card);
    assert_eq!(fingers.state("/state/turned"), json!(true));
    fingers.tap("turn-card");
    assert_eq!(fingers.state("/state/turned"), json!(false));
}

#[test]
fn turning_the_phone_with_a_card_in_the_air_loses_nothing() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let before = fingers.state("/state/game");
    let card = format!("card_{}", before["hand"][0]);
    let board = fingers.find("board");
    fingers.carry(&card, board);
    fingers.resize(SIZES[1]);
    fingers.let_go(Point { x: 300.0, y: 200.0 });
    assert_eq!(fingers.state("/state/game"), before);
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    play(&mut fingers, action);
    assert_eq!(saved(&fingers).cursor(), 1);
}

#[test]
fn the_keyboard_alone_can_play() {
    let mut fingers = solo(&phone("en"), SIZES[3], 11);
    fingers.press(Key::Enter);
    assert_eq!(fingers.state("/state/cover"), json!("Open"));
    fingers.press(Key::Letter('2'));
    assert_eq!(fingers.state("/state/chosen"), fingers.state("/state/game/hand/1"));
    fingers.press(Key::Letter('r'));
    assert_eq!(fingers.state("/state/turned"), json!(true));
    fingers.press(Key::Down);
    let first = fingers.state("/state/ghost");
    fingers.press(Key::Right);
    fingers.press(Key::Down);
    assert_ne!(fingers.state("/state/ghost"), first);
    fingers.press(Key::Enter);
    assert_eq!(saved(&fingers).cursor(), 1);
}

#[test]
fn the_phases_are_told_one_by_one_and_a_touch_cuts_them_short() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    put(&mut fingers, action);
    let at = fingers.find("place");
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    fingers.rest(40.0);
    assert_eq!(saved(&fingers).cursor(), 1);
    assert_eq!(fingers.state("/state/told"), json!(false), "the card is still on its way");
    fingers.feed(&[Input::Down { finger: 1, at: Point { x: 200.0, y: 300.0 } }]);
    assert_eq!(fingers.state("/state/told"), json!(true));
}

#[test]
fn a_hint_points_at_a_placement_that_can_be_taken() {
    let mut fingers = solo(&phone("fr"), SIZES[0], 11);
    fingers.tap("knock");
    fingers.tap("hint");
    assert!(fingers.state("/state/ghost").is_object());
    fingers.tap("place");
    assert_eq!(saved(&fingers).cursor(), 1);
}

#[test]
fn a_curtain_hides_the_hands_between_two_persons() {
    let mut fingers = sit_down(&phone("en"), SIZES[0], Setup { players: 2, ..Setup::default() }, 3, persons(2));
    let first = format!("card_{}", saved(&fingers).state().hand(0)[0].0);
    assert!(!fingers.sees(&first), "nobody knocked yet");
    assert_eq!(fingers.state("/state/game/hand"), json!([]), "scripts see no more than players");
    fingers.tap("knock");
    assert_eq!(fingers.state("/state/viewer"), json!(0));
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    play(&mut fingers, action);
    assert_eq!(fingers.state("/state/cover"), json!("Curtain"));
    let next = format!("card_{}", saved(&fingers).state().hand(1)[0].0);
    let gone = format!("card_{}", saved(&fingers).state().hand(0)[0].0);
    assert!(!fingers.sees(&next) && !fingers.sees(&gone) && !fingers.sees("hint"));
    fingers.tap("curtain");
    assert!(fingers.sees(&next) && !fingers.sees(&gone));
}

#[test]
fn bots_play_their_seats_and_the_hand_stays_open() {
    let setup = Setup { players: 3, ..Setup::default() };
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, 3, bots(3));
    fingers.tap("knock");
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    play(&mut fingers, action);
    assert_eq!(fingers.state("/state/cover"), json!("Open"));
    let turn = |fingers: &Fingers| fingers.app.scene().find("turn").map(|it| it.label.clone()).unwrap_or_default();
    assert_eq!(turn(&fingers), "Bo’s turn");
    for _ in 0..400 {
        fingers.rest(50.0);
        if fingers.state("/state/game/player") == json!(0) || saved(&fingers).outcome().is_some() {
            break;
        }
        assert_eq!(fingers.state("/state/viewer"), json!(0));
    }
    fingers.rest(1000.0);
    assert_eq!(turn(&fingers), "Your turn", "there is nobody else it could mean");
    assert!(saved(&fingers).cursor() >= 3 || saved(&fingers).outcome().is_some());
}

/// Plays a card and waits until it is the first seat's turn again.
fn play_round(fingers: &mut Fingers) {
    let action = bot::careful(&saved(fingers).state().own_view(), 1).expect("a game has a move");
    play(fingers, action);
    for _ in 0..400 {
        fingers.rest(50.0);
        if fingers.state("/state/game/player") == json!(0) && fingers.state("/state/told") == json!(true) {
            return;
        }
    }
    panic!("the bots never end");
}

#[test]
fn without_sand_a_player_alone_or_with_bots_takes_cards_back_and_the_records_say_so() {
    for size in [SIZES[0], SIZES[1]] {
        for players in [1, 3] {
            let setup = Setup { players, sand: None, ..Setup::default() };
            let mut fingers = sit_down(&phone("en"), size, setup, 3, bots(usize::from(players)));
            fingers.tap("knock");
            assert!(!fingers.sees("undo"), "{size:?}: there is nothing yet");
            let before = fingers.state("/state/game");
            play_round(&mut fingers);
            let once = fingers.state("/state/game");
            play_round(&mut fingers);
            fingers.tap("undo");
            assert_eq!(fingers.state("/state/game"), once, "{size:?}, {players}: bots take theirs back too");
            fingers.tap("undo");
            assert_eq!(fingers.state("/state/game"), before, "{size:?}, {players}");
            assert!(!fingers.sees("undo"));
            let mut memory = fingers.device.clone();
            let mut store = Store::open(&mut memory);
            let kept = Match::<Knock>::load(&mut memory, &mut store).expect("it is on file");
            assert!(kept.marks().hinted, "{size:?}: the next card was seen");
        }
    }
}

#[test]
fn with_sand_or_with_others_a_card_that_lies_stays() {
    let games = [
        (Setup::default(), persons(1)),
        (Setup { players: 2, sand: None, ..Setup::default() }, persons(2)),
        (Setup { sand: None, adventure: true, ..Setup::default() }, persons(1)),
    ];
    for (setup, seats) in games {
        let mut fingers = sit_down(&phone("en"), SIZES[0], setup, 3, seats);
        fingers.tap("knock");
        let action = bot::careful(&saved(&fingers).state().own_view(), 1).expect("a game has a move");
        play(&mut fingers, action);
        assert!(!fingers.sees("undo"));
    }
}

#[test]
fn silence_is_heard_without_sand_and_without_a_soundtrack() {
    let (setup, seed) = keep::silence_first();
    for (sand, soundtrack) in [(None, true), (setup.sand, false)] {
        let device = phone("en");
        let mut platform = device.clone();
        let mut store = Store::open(&mut platform);
        store.settings.soundtrack = soundtrack;
        store.save_settings(&mut platform);
        let mut fingers = sit_down(&device, SIZES[0], Setup { sand, ..setup.clone() }, seed, persons(2));
        fingers.tap("knock");
        assert_eq!(device.contents().mix.filter(|mix| mix.is_hushed()), None);
        keep::place_silence(&mut fingers);
        assert_eq!(device.contents().mix, Some(Mix::HUSHED));
    }
}

#[test]
fn silence_changes_the_mood_and_mutes_the_hints() {
    let (setup, seed) = keep::silence_first();
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, seed, persons(2));
    fingers.tap("knock");
    assert_eq!(fingers.state("/state/silent"), json!(false));
    fingers.tap("voice");
    assert!(fingers.state("/toast").as_str().is_some_and(|toast| toast.starts_with("Everybody may talk")));
    keep::place_silence(&mut fingers);
    assert_eq!(fingers.state("/state/silent"), json!(true));
    let device = fingers.device.clone();
    assert!(device.contents().played.contains(&Effect::Hush) && !device.contents().played.contains(&Effect::Voice));
    assert!(device.contents().mix.is_some_and(Mix::is_hushed), "silence is heard");
    fingers.tap("curtain");
    assert!(!fingers.sees("hint"));
    fingers.press(Key::Letter('h'));
    assert_eq!(fingers.state("/toast"), json!("No hints while all are silent."));
    assert!(fingers.state("/state/ghost").is_null());
}

#[test]
fn a_spell_is_cast_by_taps_and_by_dragging_and_can_be_taken_back() {
    let (setup, seed) = keep::creature_first(&[Spell::Fireball, Spell::IceFlash, Spell::Poison]);
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, seed, persons(1));
    fingers.tap("knock");
    let creature = saved(&fingers).state().keep().laid()[0].card;
    let target = format!("target_{}", creature.0);
    fingers.tap("spell-ice-flash");
    fingers.tap(&target);
    told(&mut fingers);
    assert_eq!(fingers.state("/state/game/keep/0/standing"), json!("Frozen"));
    fingers.tap("undo");
    assert_eq!(fingers.state("/state/game/keep/0/standing"), json!("Fighting"));
    fingers.tap("spell-poison");
    let values = saved(&fingers).state().keep().laid()[0].values;
    let lowest = (0..4).min_by_key(|corner| values[*corner]).expect("a card has four corners");
    fingers.tap(&format!("corner_{}_{lowest}", creature.0));
    told(&mut fingers);
    assert_eq!(fingers.state("/state/game/poisoned"), json!({"x": lowest % 2, "y": lowest / 2}));
    assert_eq!(fingers.state("/state/game/keep/0/standing"), json!("Fighting"));
    let card = fingers.app.scene().find(&format!("keep_{}", creature.0)).expect("the creature lies there").area;
    fingers.drag("spell-fireball", Point { x: card.centre().x, y: card.centre().y + 38.0 });
    told(&mut fingers);
    assert_eq!(fingers.state("/state/game/keep"), json!([]));
    assert_eq!(fingers.state("/state/game/spells"), json!(["IceFlash"]));
}

#[test]
fn the_sphere_says_why_it_cannot_be_used_alone() {
    let setup = Setup { spells: vec![Spell::SphereOfSilence], level: 2, ..Setup::default() };
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, 3, persons(1));
    fingers.tap("knock");
    fingers.tap("spell-sphere");
    assert_eq!(fingers.state("/toast"), json!("You play alone: talk as much as you like."));
}

#[test]
fn the_knights_arrival_is_a_moment_and_he_must_be_placed() {
    let mut fingers = solo(&phone("en"), SIZES[0], keep::seed_to_the_knight());
    fingers.tap("knock");
    while saved(&fingers).state().phase() != Phase::PlaceKnight {
        assert!(saved(&fingers).outcome().is_none(), "this seed reaches the Knight");
        let action = bot::careful(&saved(&fingers).state().own_view(), 1).expect("a game has a move");
        put(&mut fingers, action);
        let at = fingers.find("place");
        fingers.feed(&[Input::Down { finger: 1, at }]);
        fingers.feed(&[Input::Up { finger: 1, at }]);
        if saved(&fingers).state().phase() != Phase::PlaceKnight {
            told(&mut fingers);
        }
    }
    fingers.tap("board");
    assert!(fingers.sees("knight"), "his arrival fills the screen, and no hurry swallows it");
    assert!(fingers.device.contents().played.contains(&Effect::Knight));
    fingers.tap("knight");
    assert!(!fingers.sees("knight"));
    let knight = saved(&fingers).state().knight();
    assert!(fingers.sees(&format!("card_{}", knight.0)));
    assert_eq!(fingers.state("/state/game/hand"), json!([knight.0]));
}

#[test]
fn a_game_with_a_timer_elsewhere_is_ended_by_its_button_which_asks_first() {
    let mut fingers = keep::sit_down_with(&phone("en"), SIZES[0], Setup::default(), 3, persons(1), Timer::Elsewhere);
    fingers.tap("knock");
    assert_eq!(fingers.state("/state/sand"), json!(null));
    fingers.tap("time-up");
    assert!(saved(&fingers).outcome().is_none(), "a stray finger loses no game");
    fingers.tap("time-up-no");
    fingers.tap("time-up");
    fingers.press(Key::Back);
    assert!(fingers.sees("time-up") && !fingers.sees("time-up-yes") && saved(&fingers).outcome().is_none());
    fingers.tap("time-up");
    fingers.tap("time-up-yes");
    assert!(saved(&fingers).outcome().is_some());
}

#[test]
fn nobody_has_to_wait_at_the_end() {
    let mut fingers = keep::sit_down_with(&phone("en"), SIZES[0], Setup::default(), 3, persons(1), Timer::Elsewhere);
    ["knock", "time-up", "time-up-yes"].iter().for_each(|id| fingers.tap(id));
    assert_eq!(fingers.app.screen_name(), "knock", "the end is seen");
    fingers.tap("board");
    assert_eq!(fingers.app.screen_name(), "knock-finish");
}

#[test]
fn a_close_look_shows_a_card_large() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    let at = fingers.find(&format!("keep_{}", saved(&fingers).state().keep().laid()[0].card.0));
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    fingers.rest(50.0);
    assert!(fingers.sees("explained"));
    fingers.feed(&[Input::Down { finger: 1, at }]);
    fingers.feed(&[Input::Up { finger: 1, at }]);
    assert!(!fingers.sees("explained") && fingers.sees("pause"));
}

#[test]
fn cards_fly_from_the_pile_to_the_hand_and_nobody_waits_for_them() {
    let calm = phone("en");
    calm.contents_mut().wishes.reduced_motion = true;
    for (device, flies) in [(phone("en"), true), (calm, false)] {
        let mut fingers = solo(&device, SIZES[0], 11);
        let at = fingers.find("knock");
        fingers.feed(&[Input::Down { finger: 1, at }]);
        fingers.feed(&[Input::Up { finger: 1, at }]);
        let card = format!("card_{}", fingers.state("/state/game/hand/5"));
        let slot = fingers.app.scene().find(&card).expect("it can be touched at once").area;
        let lies = |fingers: &Fingers| fingers.app.scene().sprites.iter().any(|sprite| sprite.at == slot);
        assert_eq!(lies(&fingers), !flies, "the last card of the hand");
        fingers.feed(&[Input::Down { finger: 1, at: slot.centre() }]);
        fingers.feed(&[Input::Up { finger: 1, at: slot.centre() }]);
        assert_eq!(format!("card_{}", fingers.state("/state/chosen")), card);
        fingers.press(Key::Letter('1'));
        fingers.rest(700.0);
        assert!(lies(&fingers), "all have arrived");
    }
}

#[test]
fn every_legal_placement_has_a_place_on_the_screen() {
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    fingers.tap(&format!("card_{}", fingers.state("/state/game/hand/0")));
    for action in saved(&fingers).state().legal_actions() {
        if let Action::Place { at, .. } = action {
            assert!(fingers.sees(&format!("place_{}_{}", at.x, at.y)), "{at}");
        }
    }
}

#[test]
fn where_every_card_loses_the_words_say_so_and_what_helps() {
    let saying = |fingers: &Fingers| fingers.app.scene().find("saying").map(|it| it.label.clone());
    let games = [
        (keep::in_need(), "Every card loses now: cast a spell."),
        (keep::in_need_with(Setup { sand: None, ..Setup::default() }), "Every card loses now: take one back."),
        (keep::in_need_with(Setup::default()), "Every card loses now."),
    ];
    for (running, words) in games {
        let mut fingers = keep::sit_at(&phone("en"), SIZES[0], &running);
        if fingers.sees("go-on") {
            fingers.tap("go-on");
        }
        assert_eq!(saying(&fingers).as_deref(), Some(words));
    }
    let mut fingers = solo(&phone("en"), SIZES[0], 11);
    fingers.tap("knock");
    assert_eq!(saying(&fingers).as_deref(), Some("Tap a card, or drag it onto a corner"));
}

#[test]
fn whoever_plays_with_bots_is_told_that_they_begin() {
    for (seats, words) in [(bots(3), "You begin."), (persons(3), "Ada begins.")] {
        let setup = Setup { players: 3, ..Setup::default() };
        let fingers = sit_down(&phone("en"), SIZES[0], setup, 3, seats);
        assert_eq!(fingers.app.scene().find("begins").map(|it| it.label.as_str()), Some(words));
    }
}

#[test]
fn a_hint_to_cast_a_spell_says_on_whom() {
    let device = phone("en");
    let (running, mut memory) = (keep::in_need(), device.clone());
    let mut store = Store::open(&mut memory);
    running.save(&mut memory, &mut store);
    let mut fingers = keep::reopen(&device, SIZES[0]);
    fingers.tap("go-on");
    fingers.tap("hint");
    let toast = fingers.state("/toast").as_str().unwrap_or_default().to_string();
    let words = Words::new(Language::English);
    let targets = running.game().targets(Spell::IceFlash);
    let named = targets.iter().filter(|card| toast.contains(&words.get(&running.game().card(**card).name)));
    assert_eq!((targets.len() > 1, named.count()), (true, 1), "{toast}");
    assert!(fingers.state("/state/meant").is_object(), "{}", fingers.state("/state/meant"));
}

#[test]
fn each_of_the_four_phases_is_heard() {
    let (setup, seed) = keep::creature_first(&[]);
    let mut fingers = sit_down(&phone("en"), SIZES[0], setup, seed, persons(1));
    fingers.tap("knock");
    fingers.device.contents_mut().played.clear();
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    play(&mut fingers, action);
    let played = fingers.device.contents().played.clone();
    for effect in [Effect::Lay, Effect::Assess, Effect::Lift] {
        assert!(played.contains(&effect), "{effect:?} in {played:?}");
    }
}
