//! The end of a turn under fingers: what a fight has brought, what is bought, and trade in a large party.

use super::party::{carrying, first_in_which, heroes, play, running, saved, sit_down_at, touch};
use crate::fingers::{Fingers, SIZES, phone};
use rules::{
    Game,
    fighter::{Action, Event, Fighter, Landing, Phase, RoomKind, Spot},
};
use sablier::{play::Match, store::Store};

/// A phone upright and on its side.
const PHONES: [(f32, f32); 2] = [(390.0, 844.0), (844.0, 390.0)];

fn label(fingers: &Fingers, id: &str) -> String {
    fingers.app.scene().find(id).map(|it| it.label.clone()).unwrap_or_default()
}

/// What a landing would lead to.
fn events(game: &Fighter, landing: Landing) -> Vec<Event> {
    game.clone().apply(&Action::Land(landing)).unwrap_or_default()
}

#[test]
fn gold_of_a_throw_that_was_taken_back_is_not_told_and_the_rest_is_one_sum() {
    let weak = Landing { spot: Spot::Ring(1), symbol: true };
    let steals = |game: &Fighter| {
        let events = events(game, weak);
        let gains = events.iter().any(|event| matches!(event, Event::GoldGained { .. }));
        gains && !events.iter().any(|event| matches!(event, Event::Beaten { .. })) && game.white_dice() > 0
    };
    let found = first_in_which(&heroes(3), |game| game.phase() == Phase::Throw && steals(game));
    for size in PHONES {
        let mut fingers = sit_down_at(&phone("en"), size, &found);
        let before = saved(&fingers).state().gold();
        ["spot-1", "symbol", "undo", "spot-10", "symbol"].iter().for_each(|id| touch(&mut fingers, id));
        fingers.rest(9000.0);
        assert_eq!(saved(&fingers).state().phase(), Phase::Rest);
        let gained = saved(&fingers).state().gold() - before;
        let told = label(&fingers, "spoils");
        assert!(told.contains(&format!("{gained} gold")), "{gained}: {told}");
        assert_eq!(told.matches("gold").count(), 1, "{told}");
    }
}

#[test]
fn what_is_bought_is_no_spoil() {
    let can_buy = |game: &Fighter| game.is_in(RoomKind::Shop) && game.check(&Action::BuyDie).is_ok();
    let found = first_in_which(&heroes(2), can_buy);
    for size in PHONES {
        let mut fingers = sit_down_at(&phone("en"), size, &found);
        fingers.rest(3000.0);
        let before = label(&fingers, "spoils");
        touch(&mut fingers, "buy-die");
        fingers.rest(3000.0);
        assert!(saved(&fingers).state().white_dice() > found.game().white_dice());
        assert_eq!(label(&fingers, "spoils"), before);
    }
}

#[test]
fn each_of_six_heroes_can_be_given_a_card_in_any_window() {
    let last = |game: &Fighter| {
        let gives = |action: &Action| matches!(action, Action::Give { to: 3.., .. });
        game.legal_actions().into_iter().find(gives)
    };
    let setup = carrying(6, 0, &["left_handed_boomerang", "umbrella_shield", "one_size_plaster"]);
    let found = first_in_which(&setup, |game| game.phase() == Phase::Rest && last(game).is_some());
    let give = last(found.game()).expect("that is what was looked for");
    let Action::Give { card, to } = give else { panic!("a gift was looked for") };
    for size in SIZES.into_iter().chain([(360.0, 640.0)]) {
        let mut fingers = sit_down_at(&phone("en"), size, &found);
        touch(&mut fingers, "trade");
        (0..6).for_each(|seat| fingers.reveal(&format!("bag_{seat}")));
        fingers.tap("close");
        play(&mut fingers, found.game(), &give);
        assert_eq!(saved(&fingers).state().holder(card), Some(to), "at {size:?}");
    }
}

#[test]
fn a_replay_has_one_way_back() {
    let mut game: Match<Fighter> = running(heroes(2), 3);
    let mut thrower = rules::fighter::thrower::Thrower::new(rules::fighter::thrower::Skill::AVERAGE, 3);
    while let Some(action) = super::party::decide(game.game(), &mut thrower) {
        game.apply(action, 0).expect("a party plays by the rules");
    }
    let device = phone("en");
    game.remember(&mut device.clone(), &mut Store::open(&mut device.clone()));
    for size in PHONES {
        let mut fingers = Fingers::on(&device, size);
        ["play-fighter", "scores", "game-0", "watch"].iter().for_each(|id| touch(&mut fingers, id));
        for _ in 0..12 {
            fingers.rest(900.0);
            let ways = fingers.app.scene().touchables.iter().filter(|it| it.id == "back" || it.id == "undo").count();
            assert_eq!(ways, 1, "at {size:?}");
        }
    }
}

#[test]
fn a_sheet_that_is_opened_again_is_seen_from_its_top() {
    let found = first_in_which(&heroes(3), |game| game.phase() == Phase::Aim);
    let mut fingers = sit_down_at(&phone("en"), (844.0, 390.0), &found);
    let top = |fingers: &Fingers| fingers.app.scene().find("close").map(|it| it.area.y).expect("a sheet can be closed");
    touch(&mut fingers, "seat_0");
    fingers.rest(100.0);
    let first = top(&fingers);
    fingers.reveal("close");
    assert!(top(&fingers) < first, "the sheet is longer than the window");
    fingers.tap("close");
    fingers.rest(100.0);
    fingers.tap("seat_0");
    fingers.rest(100.0);
    assert_eq!(top(&fingers), first);
}
