//! No game is lost by a slip of the finger: nothing plays a turn that did not say so before, and what loses asks again.

use super::keep::{creature_first, persons, saved, sit_down, solo};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    knock::{Action, Knock, Spell},
};
use sablier::{
    geometry::{Point, Rect},
    input::Input,
    scene::Role,
};
use serde_json::json;
use std::collections::BTreeMap;

/// A finger that taps at a place of the window, whatever is there, and soon again.
fn hammer(fingers: &mut Fingers, at: Point, times: usize) {
    for _ in 0..times {
        fingers.feed(&[Input::Down { finger: 1, at }]);
        fingers.feed(&[Input::Up { finger: 1, at }]);
        fingers.rest(120.0);
    }
}

/// A placement that loses the game at once.
fn foolish(game: &Knock) -> Action {
    let loses = |action: &Action| {
        matches!(*action, Action::Place { card, at, turned }
            if game.preview(card, at, turned).is_ok_and(|preview| preview.loss().is_some()))
    };
    game.legal_actions().into_iter().find(loses).expect("there is something foolish to do")
}

/// A game with a foolish move in it, on its table.
fn tempting(size: (f32, f32)) -> (Fingers, Action) {
    let (setup, seed) = creature_first(&[]);
    tempted(sit_down(&phone("en"), size, setup, seed, persons(1)))
}

/// A game played on until there is a foolish move in it.
fn tempted(mut fingers: Fingers) -> (Fingers, Action) {
    fingers.tap("knock");
    for _ in 0..6 {
        let game = saved(&fingers).state().clone();
        let loses = |action: &Action| {
            matches!(*action, Action::Place { card, at, turned }
                if game.preview(card, at, turned).is_ok_and(|preview| preview.loss().is_some()))
        };
        if game.legal_actions().iter().any(loses) {
            let action = foolish(&game);
            return (fingers, action);
        }
        let action = rules::knock::bot::greedy(&game.own_view()).expect("a game has a move");
        super::keep::play(&mut fingers, action);
    }
    panic!("nothing foolish can be done")
}

/// Carries the card of a placement there and lets it go.
fn drag_there(fingers: &mut Fingers, action: Action) {
    let Action::Place { card, at, turned } = action else { panic!("{action:?} is no placement") };
    let id = format!("card_{}", card.0);
    fingers.tap(&id);
    if fingers.state("/state/turned") != json!(turned) {
        fingers.tap("turn-card");
    }
    let place = fingers.app.scene().find(&format!("place_{}_{}", at.x, at.y)).expect("every place is named").area;
    fingers.drag(&id, Point { x: place.centre().x, y: place.centre().y + place.h * 0.42 });
}

#[test]
fn ten_taps_on_the_bulb_play_no_turn() {
    for size in SIZES {
        let mut fingers = solo(&phone("en"), size, 11);
        fingers.tap("knock");
        let bulb = fingers.find("hint");
        hammer(&mut fingers, bulb, 10);
        fingers.rest(600.0);
        assert_eq!(saved(&fingers).cursor(), 0, "{size:?}");
    }
}

#[test]
fn a_losing_drag_asks_before_it_ends_the_game() {
    for size in SIZES {
        let (mut fingers, action) = tempting(size);
        let before = saved(&fingers).cursor();
        drag_there(&mut fingers, action);
        assert_eq!(saved(&fingers).cursor(), before, "{size:?}: it waits");
        assert!(fingers.state("/state/forecast/end/Lost").is_object(), "{size:?}: the ghost says that it loses");
        fingers.tap("cancel");
        assert!(fingers.state("/state/ghost").is_null() && saved(&fingers).outcome().is_none(), "{size:?}");
        drag_there(&mut fingers, action);
        fingers.rest(600.0);
        fingers.tap("place");
        assert!(saved(&fingers).outcome().is_some(), "{size:?}: whoever insists may lose");
    }
}

#[test]
fn the_cards_left_in_hand_stay_open_when_the_game_ends() {
    for size in SIZES {
        let (mut fingers, action) = tempting(size);
        super::keep::put(&mut fingers, action);
        fingers.tap("place");
        fingers.rest(500.0);
        fingers.tap("place");
        fingers.rest(900.0);
        assert!(saved(&fingers).outcome().is_some() && fingers.app.screen_name() == "knock", "{size:?}");
        let cards = fingers.app.scene().touchables.iter().filter(|it| it.id.starts_with("card_")).count();
        assert_eq!(cards, saved(&fingers).state().hand(0).len(), "{size:?}");
    }
}

#[test]
fn a_double_tap_on_place_does_not_lose_the_game() {
    for size in [SIZES[0], SIZES[1]] {
        let (mut fingers, action) = tempting(size);
        let before = saved(&fingers).cursor();
        super::keep::put(&mut fingers, action);
        let at = fingers.find("place");
        hammer(&mut fingers, at, 2);
        assert_eq!(saved(&fingers).cursor(), before, "{size:?}");
        fingers.rest(600.0);
        fingers.tap("place");
        assert!(saved(&fingers).outcome().is_some(), "{size:?}: a calm second tap means it");
    }
}

#[test]
fn a_second_tap_on_a_place_puts_the_card_there_and_a_nervous_one_does_not() {
    for size in SIZES {
        let mut fingers = solo(&phone("en"), size, 11);
        fingers.tap("knock");
        fingers.tap(&format!("card_{}", fingers.state("/state/game/hand/0")));
        let quiet =
            fingers.app.scene().touchables.iter().find(|it| it.id.starts_with("place_") && !it.label.contains("lose"));
        let place = quiet.expect("it can lie somewhere").id.clone();
        let at = fingers.find(&place);
        hammer(&mut fingers, at, 2);
        assert_eq!(saved(&fingers).cursor(), 0, "{size:?}: two fast taps are one");
        fingers.rest(300.0);
        fingers.tap(&place);
        assert_eq!(saved(&fingers).cursor(), 1, "{size:?}");
    }
}

#[test]
fn buttons_that_mean_different_things_never_share_a_spot() {
    for size in SIZES {
        let (setup, seed) = creature_first(&[Spell::Fireball, Spell::IceFlash, Spell::Poison]);
        let mut fingers = sit_down(&phone("en"), size, setup, seed, persons(1));
        fingers.tap("knock");
        let mut spots: BTreeMap<String, Rect> = BTreeMap::new();
        let mut look = |fingers: &Fingers, moment: &str| {
            for it in fingers.app.scene().touchables.iter().filter(|it| it.role == Role::Button) {
                let is_in_keep = ["target_", "corner_"].iter().any(|id| it.id.starts_with(id));
                if is_in_keep {
                    continue;
                }
                for (other, spot) in &spots {
                    let shared = spot.meet(it.area);
                    let is_shared = *other != it.id && shared.w > 1.0 && shared.h > 1.0;
                    assert!(!is_shared, "{size:?}, {moment}: {} lies where {other} was", it.id);
                }
                spots.insert(it.id.clone(), it.area);
            }
        };
        look(&fingers, "hand");
        fingers.tap(&format!("card_{}", fingers.state("/state/game/hand/0")));
        look(&fingers, "chosen");
        fingers.tap("hint");
        look(&fingers, "ghost");
        fingers.tap("spell-poison");
        look(&fingers, "spell");
        fingers.tap("spell-ice-flash");
        let creature = saved(&fingers).state().keep().laid()[0].card.0;
        fingers.tap(&format!("target_{creature}"));
        fingers.rest(900.0);
        look(&fingers, "undo");
        assert_eq!(fingers.state("/state/undo"), json!(true));
    }
}

#[test]
fn whoever_hammers_on_place_touches_nothing_of_the_end() {
    for size in SIZES {
        let (mut fingers, action) = tempted(solo(&phone("en"), size, 11));
        drag_there(&mut fingers, action);
        fingers.rest(600.0);
        let place = fingers.find("place");
        for _ in 0..80 {
            hammer(&mut fingers, place, 1);
            if fingers.app.screen_name() == "knock-finish" {
                break;
            }
        }
        assert_eq!(fingers.app.screen_name(), "knock-finish", "{size:?}");
        hammer(&mut fingers, place, 20);
        assert_eq!(fingers.app.screen_name(), "knock-finish", "{size:?}: nobody meant to go on");
        assert_eq!(fingers.device.contents().clipboard, None, "{size:?}: nobody meant to share");
        fingers.rest(500.0);
        fingers.tap("share");
        assert!(fingers.device.contents().clipboard.is_some(), "{size:?}: a calm tap means it");
    }
}
