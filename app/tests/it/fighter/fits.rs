//! Fighter's screens in every state, language and size: all text fits, and everything can be touched.

use super::party::{carrying, first_in_which, heroes, running, sit_down_at, touch};
use crate::{
    fingers::{Fingers, LARGE_TEXT, SMALLEST, WINDOWS, phone_on_screen_with_text, phone_with_text},
    fits::{agree, faults, table_fits},
};
use rules::{
    Game,
    fighter::{Action, Effect, Fighter, Foe, Landing, Phase, RoomKind, Setup, Spot},
};
use sablier::play::Match;
use std::collections::BTreeSet;

/// A game in which nobody ever hits and nobody looks after the others, up to where `is_it` holds.
fn unlucky(setup: Setup, is_it: impl Fn(&Fighter) -> bool) -> Match<Fighter> {
    let mut running = running(setup, 1);
    let miss = Action::Land(Landing { spot: Spot::Off, symbol: false });
    while !is_it(running.game()) {
        let legal = running.game().legal_actions();
        let other = legal.iter().find(|action| **action != Action::Endure);
        let action = if legal.contains(&miss) { &miss } else { other.expect("it comes to pass before the end") };
        running.apply(action.clone(), 0).expect("a party plays by the rules");
    }
    running
}

/// Games that stand at every place one can come to, each with what is touched there.
fn moments() -> Vec<(&'static str, Match<Fighter>, Vec<&'static str>)> {
    let six = heroes(6);
    let at = |setup: &Setup, is_it: fn(&Fighter) -> bool| first_in_which(setup, is_it);
    let phase = |phase: Phase| move |game: &Fighter| game.phase() == phase;
    let is_spent = |game: &Fighter| game.phase() == Phase::Aim && game.hero_dice().is_empty();
    let is_boss = |game: &Fighter| {
        game.phase() == Phase::Throw && matches!(game.fight().map(|fight| fight.foe), Some(Foe::Boss(_)))
    };
    let is_shop = |game: &Fighter| {
        game.is_in(RoomKind::Shop) && game.rest().is_some_and(|rest| rest.shop.as_ref().is_some_and(|it| it.len() > 3))
    };
    let has_fainted =
        |game: &Fighter| game.phase() == Phase::Rest && game.members().iter().any(rules::fighter::Member::has_fainted);
    let has_found = |game: &Fighter| game.rest().is_some_and(|rest| !rest.found.is_empty());
    let has_colour = |game: &Fighter| game.legal_actions().iter().any(|action| matches!(action, Action::Colour { .. }));
    let is_rescue = |game: &Fighter| {
        let heals = |card| matches!(game.card(card).effect(), Some(Effect::HealOne(_) | Effect::HealAll(_)));
        game.after_throw().iter().any(|action| matches!(action, Action::Use { card, .. } if heals(*card)))
    };
    let is_arming = |game: &Fighter| game.phase() == Phase::Arm;
    let is_armed = |game: &Fighter| game.phase() == Phase::Aim && game.weapons(game.player()).len() > 1;
    let conditions = |game: &Fighter| game.phase() == Phase::Throw && game.conditions().throws.len() > 1;
    vec![
        ("outside", running(six.clone(), 1), vec!["belt", "close", "seat_0"]),
        ("fork", at(&heroes(3), |game| game.phase() == Phase::Walk && game.ways().len() > 1), vec![]),
        ("aim", at(&six, |game| game.phase() == Phase::Aim), vec!["foe", "close", "map", "close", "ask-give-up"]),
        ("armed", at(&heroes(2), is_armed), vec![]),
        ("arm", at(&carrying(2, 1, &["left_handed_boomerang", "croquet_mallet"]), is_arming), vec![]),
        ("rescue", unlucky(carrying(3, 1, &["lamp_with_lampshade"]), is_rescue), vec![]),
        ("spent", at(&heroes(3), is_spent), vec![]),
        ("throw", first_in_which(&heroes(4), phase(Phase::Throw)), vec!["spot-off"]),
        ("conditions", at(&heroes(2), conditions), vec!["spot-3"]),
        ("boss", at(&heroes(2), is_boss), vec![]),
        ("landed", first_in_which(&heroes(3), phase(Phase::Landed)), vec![]),
        ("colour", at(&heroes(2), has_colour), vec![]),
        ("again", first_in_which(&heroes(3), phase(Phase::Again)), vec![]),
        ("rest", first_in_which(&heroes(5), phase(Phase::Rest)), vec![]),
        ("revival", at(&heroes(3), has_fainted), vec![]),
        ("found", at(&heroes(3), has_found), vec![]),
        ("shop", at(&six, is_shop), vec![]),
    ]
}

fn check(sizes: &[(f32, f32)], percent: u16) {
    let mut found = BTreeSet::new();
    for (moment, running, touched) in moments() {
        for language in ["en", "fr", "es"] {
            for size in sizes {
                let device = phone_with_text(language, percent);
                let mut fingers = sit_down_at(&device, *size, &running);
                let place = format!("{language} {size:?} {percent} %, {moment}");
                found.extend(faults(&fingers, &place));
                for id in &touched {
                    touch(&mut fingers, id);
                    found.extend(faults(&fingers, &format!("{place}, {id}")));
                }
            }
        }
    }
    agree(found);
}

/// A throw on screen from the hand to its rest, for one who is there and for one who is away.
fn check_glass(sizes: &[(f32, f32)], percent: u16) {
    let mut found = BTreeSet::new();
    let many = |game: &Fighter| game.phase() == Phase::Throw && game.conditions().throws.len() > 1;
    let none = |game: &Fighter| game.phase() == Phase::Throw && game.conditions().throws.is_empty();
    for running in [first_in_which(&heroes(2), many), first_in_which(&heroes(4), none)] {
        for language in ["en", "fr", "es"] {
            for size in sizes.iter().copied() {
                let device = phone_on_screen_with_text(language, percent);
                let mut fingers = sit_down_at(&device, size, &running);
                let place = format!("{language} {size:?} {percent} %");
                found.extend(faults(&fingers, &format!("{place}, in the hand")));
                touch(&mut fingers, "throw-for-me");
                found.extend(faults(&fingers, &format!("{place}, in the air")));
                fingers.tap("skip");
                fingers.rest(700.0);
                assert_eq!(fingers.state("/state/throw/lies"), serde_json::json!(true));
                found.extend(faults(&fingers, &format!("{place}, at rest")));
                let away = [running.game().player()].into();
                let mut alone = running.clone();
                alone.extras.away = away;
                let fingers = sit_down_at(&device, size, &alone);
                found.extend(faults(&fingers, &format!("{place}, away")));
            }
        }
    }
    agree(found);
}

#[test]
fn a_throw_on_screen_fits_every_window() {
    check_glass(&WINDOWS, 100);
    check_glass(&[SMALLEST], 100);
}

#[test]
fn a_throw_on_screen_fits_with_larger_text() {
    check_glass(&WINDOWS, 150);
    check_glass(&LARGE_TEXT, 200);
}

table_fits!(check);

#[test]
fn the_pages_around_the_table_fit_every_window() {
    let mut found = BTreeSet::new();
    let usual = WINDOWS.into_iter().flat_map(|size| [(size, 100), (size, 150)]);
    let windows: Vec<_> = usual.chain(LARGE_TEXT.map(|size| (size, 200))).chain([(SMALLEST, 100)]).collect();
    for language in ["en", "fr", "es"] {
        for (size, percent) in windows.iter().copied() {
            let mut fingers = Fingers::on(&phone_with_text(language, percent), size);
            let pages: [(&str, &[&str]); 13] = [
                ("lobby", &["play-fighter"]),
                ("party", &["new"]),
                ("boards", &["boards-chosen"]),
                ("name", &["name-0"]),
                ("lesson", &["back", "back", "lesson"]),
                ("fight", &["walk_0_0", "die-red"]),
                ("learn", &["on-glass"]),
                ("practice", &["back", "practice"]),
                ("special throws", &["throws", "throw-0", "throw-9", "throw-17"]),
                ("results", &["close", "results"]),
                ("challenges", &["close", "challenges"]),
                ("challenge", &["challenge-8"]),
                ("album", &["back", "album"]),
            ];
            for (page, ids) in pages {
                ids.iter().for_each(|id| touch(&mut fingers, id));
                found.extend(faults(&fingers, &format!("{language} {size:?} {percent} %, {page}")));
            }
        }
    }
    agree(found);
}
