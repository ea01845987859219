//! Whole hands: every card in hand shows all its corners, and covers nothing else.

use super::keep::{bots, persons, saved, sit_down};
use crate::fingers::{Fingers, SIZES, phone, phone_with_text};
use rules::knock::Setup;
use sablier::geometry::Rect;
use serde_json::json;

fn area(fingers: &Fingers, id: &str) -> Rect {
    fingers.app.scene().find(id).unwrap_or_else(|| panic!("no {id}")).area
}

fn overlap(one: Rect, other: Rect) -> bool {
    let shared = one.meet(other);
    shared.w > 0.5 && shared.h > 0.5
}

/// No card lies over another, a name, what is said, or the Keep.
fn assert_whole(fingers: &Fingers, moment: &str) {
    let hand: Vec<u64> = serde_json::from_value(fingers.state("/state/game/hand")).expect("a list of cards");
    let cards: Vec<(String, Rect)> =
        hand.iter().map(|card| format!("card_{card}")).map(|id| (id.clone(), area(fingers, &id))).collect();
    for (i, (id, at)) in cards.iter().enumerate() {
        for (other, over) in &cards[i + 1..] {
            assert!(!overlap(*at, *over), "{moment}: {other} lies over {id}");
        }
        for part in ["board", "turn", "saying", "hint"].iter().filter(|part| fingers.sees(part)) {
            assert!(!overlap(*at, area(fingers, part)), "{moment}: {id} covers {part}");
        }
        assert!(at.w >= 54.0, "{moment}: {id} is {} wide", at.w);
    }
}

#[test]
fn every_card_in_hand_shows_all_its_corners() {
    for size in SIZES {
        for players in [1_u8, 2, 4, 6] {
            let setup = Setup { players, ..Setup::default() };
            let seats = if players == 1 { persons(1) } else { bots(usize::from(players)) };
            let mut fingers = sit_down(&phone("en"), size, setup, 5, seats);
            fingers.tap("knock");
            let moment = format!("{size:?}, {players} players");
            assert_eq!(fingers.state("/state/viewer"), json!(0));
            assert_whole(&fingers, &moment);
            for card in saved(&fingers).state().hand(0).to_vec() {
                fingers.tap(&format!("card_{}", card.0));
                assert_whole(&fingers, &format!("{moment}, {} raised", card.0));
            }
        }
    }
}

#[test]
fn the_lesson_shows_the_icons_it_speaks_of() {
    for size in SIZES {
        let mut fingers = Fingers::on(&phone_with_text("en", 100), size);
        ["play-knock", "lesson", "knock"].iter().for_each(|id| fingers.tap(id));
        assert_whole(&fingers, &format!("lesson, {size:?}"));
    }
}
