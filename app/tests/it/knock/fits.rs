//! The Knock table in every state, language and size: all text fits, and everything can be touched.

use super::keep::{persons, play, saved, sit_down, sit_down_with};
use crate::fingers::{Fingers, phone_with_text};
use rules::knock::{Setup, Spell, bot};
use sablier::{platform::memory::Memory, scene::Role, screens::knock::playable::Timer, theme::TOUCH};
use std::collections::BTreeSet;

const SIZES: [(f32, f32); 6] =
    [(320.0, 568.0), (360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (820.0, 1180.0), (1440.0, 900.0)];

/// What is wrong with what is shown now.
fn faults(fingers: &Fingers, moment: &str) -> BTreeSet<String> {
    let scene = fingers.app.scene();
    let mut faults: BTreeSet<String> = scene.faults.iter().map(|fault| format!("{moment}: {fault}")).collect();
    let buttons = scene.touchables.iter().filter(|touchable| touchable.role == Role::Button);
    // Targets are as large as their cards, which the player can zoom.
    let own = buttons.filter(|button| !button.id.starts_with("corner_") && !button.id.starts_with("target_"));
    let small = own.filter(|button| button.area.w < TOUCH - 0.01 || button.area.h < TOUCH - 0.01);
    faults.extend(small.map(|button| format!("{moment}: {} is {:?}", button.id, button.area)));
    faults.extend(scene.touchables.iter().filter(|it| it.label.is_empty()).map(|it| format!("{moment}: {}", it.id)));
    faults
}

/// Plays a little and looks at every state on the way.
fn look_around(language: &str, size: (f32, f32), percent: u16) -> BTreeSet<String> {
    let device = phone_with_text(language, percent);
    let setup = Setup { players: 2, level: 2, spells: Spell::ALL.to_vec(), ..Setup::default() };
    let mut fingers = sit_down(&device, size, setup, 21, persons(2));
    let mut found = faults(&fingers, "deal");
    fingers.tap("knock");
    found.extend(faults(&fingers, "hand"));
    let hand: Vec<_> = saved(&fingers).state().hand(0).to_vec();
    for card in hand {
        fingers.tap(&format!("card_{}", card.0));
        found.extend(faults(&fingers, "chosen"));
        let at = saved(&fingers).state().keep().places()[0];
        fingers.tap(&format!("place_{}_{}", at.x, at.y));
        found.extend(faults(&fingers, "ghost"));
    }
    fingers.tap("spell-poison");
    found.extend(faults(&fingers, "spell"));
    fingers.tap("pause");
    found.extend(faults(&fingers, "pause"));
    fingers.tap("go-on");
    let action = bot::greedy(&saved(&fingers).state().own_view()).expect("a game has a move");
    play(&mut fingers, action);
    found.extend(faults(&fingers, "curtain"));
    found.extend(look_at_table_sand(&device, size));
    let place = format!("{language} {size:?} {percent} %");
    found.into_iter().map(|fault| format!("{place}, {fault}")).collect()
}

/// The same where the sand runs on the table.
fn look_at_table_sand(device: &Memory, size: (f32, f32)) -> BTreeSet<String> {
    let setup = Setup { players: 2, ..Setup::default() };
    let mut fingers = sit_down_with(device, size, setup, 21, persons(2), Timer::Elsewhere);
    let mut found = faults(&fingers, "deal with sand on the table");
    fingers.tap("knock");
    found.extend(faults(&fingers, "sand on the table"));
    fingers.tap("time-up");
    found.extend(faults(&fingers, "asked for the sand"));
    ["sand-timer", "start", "back"].iter().for_each(|id| fingers.tap(id));
    found.extend(faults(&fingers, "the app's timer"));
    found
}

fn check(sizes: &[(f32, f32)], percent: u16) {
    let mut found = BTreeSet::new();
    for language in ["en", "fr", "es"] {
        for size in sizes {
            found.extend(look_around(language, *size, percent));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_state_of_the_table_fits_every_window() {
    check(&SIZES, 100);
}

#[test]
fn every_state_of_the_table_fits_with_larger_text() {
    check(&SIZES, 150);
}
