//! What of the Keep is in view: every place with the cards it touches, from the first card to the last, and readable.

use super::keep::{grown, play, saved, sit_at, solo};
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

#[test]
fn of_a_keep_too_large_to_read_at_once_all_is_in_view_while_a_card_looks_for_its_place() {
    let running = grown(40);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_at(&phone("en"), size, &running);
        fingers.rest(900.0);
        let near = areas(&fingers, "keep_");
        assert!(digit_height(side(&fingers)) >= 11.0, "{size:?}");
        choose_first(&mut fingers);
        assert_all_in_view(&fingers, &format!("{size:?}"));
        fingers.tap("cancel");
        fingers.rest(900.0);
        assert_eq!(areas(&fingers, "keep_"), near, "{size:?}");
    }
}

#[test]
fn corner_digits_are_11_dp_high_at_25_cards() {
    let running = grown(25);
    // A Keep that sprawls more than its players could see at once must not be small for that.
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = sit_at(&phone("en"), size, &running);
        fingers.rest(900.0);
        let side = side(&fingers);
        assert!(digit_height(side) >= 11.0, "{size:?}: {} on a card of {side}", digit_height(side));
    }
}

#[test]
fn the_keep_does_not_move_when_a_card_or_a_place_is_picked() {
    for size in SIZES {
        let mut fingers = solo(&phone("en"), size, 11);
        fingers.tap("knock");
        for _ in 0..5 {
            let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
            play(&mut fingers, action);
        }
        fingers.rest(900.0);
        let before = areas(&fingers, "keep_");
        choose_first(&mut fingers);
        assert_eq!(areas(&fingers, "keep_"), before, "{size:?}: a card was picked");
        for (place, _) in areas(&fingers, "place_") {
            fingers.tap(&place);
            fingers.rest(600.0);
            assert_eq!(areas(&fingers, "keep_"), before, "{size:?}: {place} was picked");
        }
    }
}

#[test]
fn an_arrow_points_at_a_creature_out_of_sight_and_brings_it_back() {
    let (setup, seed) = super::keep::creature_first(&[]);
    for size in [SIZES[0], SIZES[1]] {
        let mut fingers = super::keep::sit_down(&phone("en"), size, setup.clone(), seed, super::keep::persons(1));
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
