//! The Knock table in every state, language and size: all text fits, and everything can be touched.

use super::keep::{persons, play, saved, sit_down, sit_down_with};
use crate::{
    fingers::phone_with_text,
    fits::{agree, faults, table_fits},
};
use rules::knock::{Setup, Spell, bot};
use sablier::{platform::memory::Memory, screens::knock::playable::Timer};
use std::collections::BTreeSet;

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
    agree(found);
}

table_fits!(check);
