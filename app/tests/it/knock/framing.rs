//! What of the Keep is in view: every place with the cards it touches, from the first card to the last, and readable.

use super::keep::{creature_first, grown, persons, put, saved, sit_at, sit_down, sprawling};
use crate::fingers::{Fingers, SIZES, phone};
use printkit::faces::knock::digit_height;
use rules::knock::bot;
use sablier::{
    geometry::{Point, Rect},
    input::Input,
};

/// Where touchables lie whose ids begin like this.
fn areas(fingers: &Fingers, prefix: &str) -> Vec<(String, Rect)> {
    let touchables = fingers.app.scene().touchables.iter();
    touchables.filter(|it| it.id.starts_with(prefix)).map(|it| (it.id.clone(), it.area)).collect()
}

fn board(fingers: &Fingers) -> Rect {
    fingers.app.scene().find("board").expect("the Keep is there").area
}

/// The side of a card in the Keep, from two cards that share a corner: nothing clips the way between them.
fn side(fingers: &Fingers) -> f32 {
    areas(fingers, "keep_").into_iter().map(|(_, area)| area.w).fold(0.0, f32::max)
}

fn choose_first(fingers: &mut Fingers) {
    fingers.tap(&format!("card_{}", fingers.state("/state/game/hand/0")));
    fingers.rest(600.0);
}

/// Tests whether all of the place is in view that is on offer.
fn ghost_is_whole(fingers: &Fingers) -> bool {
    let place = format!("place_{}_{}", fingers.state("/state/ghost/x"), fingers.state("/state/ghost/y"));
    let at = fingers.app.scene().find(&place).map(|it| it.area);
    at.is_some_and(|at| (at.w - side(fingers)).abs() < 0.5 && (at.h - side(fingers)).abs() < 0.5)
}

/// Everything of the Keep is in view, as large as everything else.
fn assert_all_in_view(fingers: &Fingers, moment: &str) {
    let (side, board) = (side(fingers), board(fingers));
    for (id, area) in areas(fingers, "keep_").into_iter().chain(areas(fingers, "place_")) {
        let is_whole = (area.w - side).abs() < 0.5 && (area.h - side).abs() < 0.5;
        assert!(is_whole, "{moment}: {id} is cut to {area:?} of {side}, the board is {board:?}");
    }
}

#[test]
fn all_places_and_cards_are_in_view_at_15_cards() {
    let running = grown(15);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_at(&phone("en"), size, &running);
        fingers.rest(900.0);
        choose_first(&mut fingers);
        assert_all_in_view(&fingers, &format!("{size:?}"));
    }
}

#[test]
fn the_whole_keep_is_the_whole_keep_at_40_cards() {
    let running = grown(40);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_at(&phone("en"), size, &running);
        fingers.rest(900.0);
        let at = board(&fingers).centre();
        fingers.feed(&[Input::Wheel { at, by: 5.0 }]);
        fingers.rest(300.0);
        fingers.tap("home");
        fingers.rest(900.0);
        choose_first(&mut fingers);
        assert_all_in_view(&fingers, &format!("{size:?}"));
    }
}

fn assert_readable(fingers: &Fingers, moment: &str) {
    let side = side(fingers);
    assert!(digit_height(side) >= 11.0, "{moment}: {} on a card of {side}", digit_height(side));
}

#[test]
fn corner_digits_are_11_dp_high_at_25_cards_whatever_is_chosen() {
    for running in [grown(25), sprawling(25)] {
        for size in [SIZES[0], SIZES[1]] {
            let mut fingers = sit_at(&phone("en"), size, &running);
            fingers.rest(900.0);
            assert_readable(&fingers, &format!("{size:?}"));
            choose_first(&mut fingers);
            assert_readable(&fingers, &format!("{size:?}, with a card chosen"));
            fingers.tap("hint");
            fingers.rest(900.0);
            assert_readable(&fingers, &format!("{size:?}, with a place on offer"));
            assert!(ghost_is_whole(&fingers), "{size:?}: what the bulb offers is in view");
        }
    }
}

#[test]
fn of_a_keep_too_large_to_read_at_once_all_places_are_one_tap_away() {
    let running = sprawling(25);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_at(&phone("en"), size, &running);
        fingers.rest(900.0);
        choose_first(&mut fingers);
        let chosen = fingers.state("/state/chosen");
        fingers.tap("home");
        fingers.rest(900.0);
        assert_eq!(fingers.state("/state/chosen"), chosen, "{size:?}");
        assert_all_in_view(&fingers, &format!("{size:?}"));
        fingers.tap("home");
        fingers.rest(900.0);
        assert_readable(&fingers, &format!("{size:?}"));
    }
}

#[test]
fn the_keep_does_not_move_when_a_card_or_a_place_is_picked() {
    for running in [grown(6), grown(25), sprawling(25), grown(40)] {
        for size in SIZES {
            let mut fingers = sit_at(&phone("en"), size, &running);
            fingers.rest(900.0);
            let before = areas(&fingers, "keep_");
            choose_first(&mut fingers);
            assert_eq!(areas(&fingers, "keep_"), before, "{size:?}: a card was picked");
            for (place, at) in areas(&fingers, "place_") {
                if at.w < 1.0 || at.h < 1.0 || fingers.app.scene().at(at.centre()).is_none_or(|it| it.id != place) {
                    continue;
                }
                fingers.tap(&place);
                fingers.rest(300.0);
                assert_eq!(areas(&fingers, "keep_"), before, "{size:?}: {place} was picked");
            }
        }
    }
}

#[test]
fn an_arrow_points_at_a_creature_out_of_sight_and_brings_it_back() {
    let (setup, seed) = creature_first(&[]);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_down(&phone("en"), size, setup.clone(), seed, persons(1));
        fingers.tap("knock");
        let creature = saved(&fingers).state().keep().laid()[0].card.0;
        let arrow = format!("arrow_{creature}");
        assert!(!fingers.sees(&arrow), "{size:?}: it is in view");
        let board = board(&fingers);
        for _ in 0..12 {
            fingers.feed(&[Input::Wheel { at: board.centre(), by: 1.0 }]);
        }
        let far = |x: f32, y: f32| Point { x: board.x + board.w * x, y: board.y + board.h * y };
        for _ in 0..2 {
            fingers.feed(&[Input::Down { finger: 1, at: far(0.1, 0.1) }]);
            fingers.feed(&[Input::Move { finger: 1, at: far(0.5, 0.5) }]);
            fingers.feed(&[Input::Move { finger: 1, at: far(0.95, 0.95) }]);
            fingers.rest(120.0);
            fingers.feed(&[Input::Up { finger: 1, at: far(0.95, 0.95) }]);
        }
        fingers.rest(300.0);
        let keep = fingers.app.scene().find(&format!("keep_{creature}")).map(|it| it.area);
        assert!(fingers.sees(&arrow), "{size:?}: {keep:?} in {board:?}");
        fingers.tap(&arrow);
        fingers.rest(900.0);
        assert!(!fingers.sees(&arrow), "{size:?}");
    }
}

/// Where the word lies that rises from the Keep.
fn rising(fingers: &Fingers) -> Option<Rect> {
    let is_word = |at: &Rect| (at.w - 170.0).abs() < 0.5 && (at.h - 34.0).abs() < 0.5;
    fingers.app.scene().sprites.iter().map(|sprite| sprite.at).find(is_word)
}

#[test]
fn a_word_that_rises_at_the_edge_is_wholly_in_the_window() {
    for (w, h) in [SIZES[0], SIZES[1]] {
        let (setup, seed) = creature_first(&[]);
        let mut fingers = sit_down(&phone("en"), (w, h), setup, seed, persons(1));
        fingers.tap("knock");
        let mut is_seen = false;
        for _ in 0..8 {
            let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
            put(&mut fingers, action);
            fingers.tap("place");
            if (0..120).any(|_| (fingers.feed(&[]), rising(&fingers)).1.is_some()) {
                is_seen = true;
                break;
            }
        }
        assert!(is_seen, "{w}x{h}: something happens to the creature");
        let board = board(&fingers);
        let (from, to) = (board.right() - 4.0, board.x + 4.0);
        let at = |x: f32| Point { x, y: board.y + 4.0 };
        fingers.feed(&[Input::Down { finger: 1, at: at(from) }]);
        for step in 1..=12 {
            fingers.feed(&[Input::Move { finger: 1, at: at(from + (to - from) * step as f32 / 12.0) }]);
            let Some(word) = rising(&fingers) else { continue };
            assert!(word.x >= 0.0 && word.right() <= w && word.y >= 0.0 && word.bottom() <= h, "{w}x{h}: {word:?}");
        }
        let is_at_edge = areas(&fingers, "keep_").iter().any(|(_, card)| card.x <= board.x + 1.0);
        assert!(is_at_edge, "{w}x{h}: the Keep was moved to the edge");
    }
}
