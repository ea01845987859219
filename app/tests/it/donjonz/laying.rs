//! Laying cards under fingers: where they go, what is offered, what is refused.

use super::lay_all;
use crate::fingers::{Fingers, SIZES, phone, phone_with_text};
use sablier::{geometry::Rect, platform::memory::Memory, scene::Role};
use serde_json::json;

/// A phone upright and on its side.
const PHONES: [(f32, f32); 2] = [SIZES[0], SIZES[1]];

/// A phone that deals another dungeon for each clock.
fn phone_at(clock: u64) -> Memory {
    let device = phone("en");
    device.contents_mut().clock = clock * 1000;
    device
}

/// Lays so many cards where the bulb says.
fn lay(fingers: &mut Fingers, cards: usize) {
    for _ in 0..cards {
        fingers.tap("suggest");
        fingers.tap("lay");
    }
}

fn area(fingers: &Fingers, id: &str) -> Rect {
    fingers.app.scene().find(id).unwrap_or_else(|| panic!("no {id}")).area
}

fn meets(a: Rect, b: Rect) -> bool {
    let both = a.meet(b);
    both.w > 0.5 && both.h > 0.5
}

/// Lets go of the card in hand over the middle of the dungeon, where a card lies already.
fn drop_on_the_dungeon(fingers: &mut Fingers) {
    let mut at = fingers.find("board");
    at.y += 36.0;
    fingers.drag("hand", at);
}

#[test]
fn cells_are_large_enough_to_aim_at_when_the_tenth_card_is_laid() {
    for size in PHONES {
        for clock in 0..12 {
            let mut fingers = Fingers::at_table(&phone_at(clock), size);
            lay(&mut fingers, 9);
            fingers.rest(1500.0);
            let cell = fingers.state("/state/cell").as_f64().expect("the table says how large its cells are");
            assert!(cell >= 26.0, "{size:?}, clock {clock}: {cell}");
            fingers.tap("suggest");
            fingers.rest(1500.0);
            let cell = fingers.state("/state/cell").as_f64().expect("the table says how large its cells are");
            assert!(cell >= 26.0, "{size:?}, clock {clock}, with a place on offer: {cell}");
        }
    }
}

#[test]
fn no_button_lies_over_the_dungeon() {
    for size in SIZES {
        for percent in [100, 150] {
            let mut fingers = Fingers::at_table(&phone_with_text("fr", percent), size);
            let check = |fingers: &Fingers, when: &str| {
                let board = area(fingers, "board");
                for touchable in fingers.app.scene().touchables.iter().filter(|it| it.role == Role::Button) {
                    let (id, at) = (&touchable.id, touchable.area);
                    assert!(!meets(at, board), "{size:?} {percent} % {when}: {id} lies on the board");
                }
            };
            check(&fingers, "before the first card");
            lay_all(&mut fingers);
            check(&fingers, "on the stairs");
            fingers.tap("overview");
            check(&fingers, "with all in view");
        }
    }
}

#[test]
fn the_bulb_offers_the_next_best_place_each_time_and_lays_nothing() {
    for size in PHONES {
        let mut fingers = Fingers::at_table(&phone("en"), size);
        lay(&mut fingers, 2);
        let mut offered = Vec::new();
        for _ in 0..4 {
            fingers.tap("suggest");
            let place = (fingers.state("/state/ghost"), fingers.state("/state/turn"));
            assert!(!offered.contains(&place), "{place:?} was on offer before");
            offered.push(place);
        }
        assert_eq!(fingers.state("/state/pile"), json!(9));
    }
}

#[test]
fn what_was_taken_back_is_done_again_by_touch() {
    for size in PHONES {
        let mut fingers = Fingers::at_table(&phone("en"), size);
        assert!(!fingers.sees("redo"));
        lay(&mut fingers, 2);
        fingers.tap("undo");
        fingers.tap("undo");
        fingers.tap("redo");
        assert_eq!(fingers.state("/state/pile"), json!(10));
        fingers.tap("redo");
        assert_eq!(fingers.state("/state/pile"), json!(9));
        assert!(!fingers.sees("redo"));
    }
}

#[test]
fn a_carried_card_lies_translucent_in_the_frame_it_will_fall_into() {
    for size in PHONES {
        let mut fingers = Fingers::at_table(&phone("en"), size);
        let mut at = fingers.find("board");
        at.y += 120.0;
        fingers.carry("hand", at);
        let cell = fingers.state("/state/cell").as_f64().expect("the table says how large its cells are") as f32;
        let is_card = |at: Rect| (at.w - 3.0 * cell).abs() < 0.5 && (at.h - 4.0 * cell).abs() < 0.5;
        let sprites = &fingers.app.scene().sprites;
        let cards: Vec<Rect> = sprites.iter().filter(|it| it.fade < 1.0 && is_card(it.at)).map(|it| it.at).collect();
        let frames = sprites.iter().filter(|it| it.fade == 1.0 && is_card(it.at));
        assert!(frames.clone().any(|frame| cards.contains(&frame.at)), "{size:?}: {cards:?}");
        fingers.let_go(at);
        assert_eq!(fingers.state("/state/pile"), json!(10));
    }
}

#[test]
fn why_a_card_could_not_be_laid_is_forgotten_once_one_is() {
    for size in PHONES {
        let mut fingers = Fingers::at_table(&phone("en"), size);
        drop_on_the_dungeon(&mut fingers);
        assert_eq!(fingers.state("/toast"), json!("There is already a card there."));
        lay(&mut fingers, 1);
        assert_eq!(fingers.state("/toast"), json!(null));
        drop_on_the_dungeon(&mut fingers);
        assert!(fingers.state("/toast").is_string());
        fingers.tap("undo");
        assert_eq!(fingers.state("/toast"), json!(null));
    }
}

#[test]
fn a_card_refused_twice_says_so_once() {
    let mut fingers = Fingers::at_table(&phone("en"), SIZES[0]);
    drop_on_the_dungeon(&mut fingers);
    drop_on_the_dungeon(&mut fingers);
    fingers.rest(5000.0);
    assert_eq!(fingers.state("/toast"), json!(null));
}
