//! The clock at all sizes, in all languages, with the largest text: nothing is cut, nothing lies over anything else.

use super::face::{at_clock, tap_all};
use crate::{
    fingers::{WINDOWS, phone_with_text},
    fits::{agree, faults},
};
use std::collections::BTreeSet;

#[test]
fn everything_fits_for_any_number_of_players() {
    let mut found = BTreeSet::new();
    for language in ["en", "fr", "es"] {
        for size in WINDOWS {
            let mut fingers = at_clock(&phone_with_text(language, 150), size);
            for players in 2..=6 {
                let moment = format!("{language} {size:?} {players}");
                tap_all(&mut fingers, &["settings", &format!("players-{players}"), "done"]);
                found.extend(faults(&fingers, &moment));
                tap_all(&mut fingers, &["seat-0", "seat-0"]);
                found.extend(faults(&fingers, &format!("{moment}, running")));
                tap_all(&mut fingers, &["settings", "anew", "done"]);
            }
        }
    }
    agree(found);
}

#[test]
fn settings_and_names_fit() {
    let mut found = BTreeSet::new();
    for language in ["en", "fr", "es"] {
        for size in WINDOWS {
            let mut fingers = at_clock(&phone_with_text(language, 150), size);
            tap_all(&mut fingers, &["settings", "players-6", "manner-increment"]);
            for _ in 0..30 {
                found.extend(faults(&fingers, &format!("{language} {size:?} settings")));
                let at = fingers.app.scene().scrolls[0].area.centre();
                fingers.feed(&[sablier::input::Input::Wheel { at, by: -3.0 }]);
            }
            fingers.tap("name-2");
            found.extend(faults(&fingers, &format!("{language} {size:?} name")));
        }
    }
    agree(found);
}
