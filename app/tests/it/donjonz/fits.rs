//! The Donjonz table in every state, language and size: all text fits, and everything can be touched.

use super::lay_all;
use crate::{
    fingers::{Fingers, LARGE_TEXT, SIZES, SMALLEST, WINDOWS, phone_that_asks},
    fits::{agree, faults},
};
use std::collections::{BTreeMap, BTreeSet};

/// What a device has on file.
type Files = BTreeMap<String, Vec<u8>>;

/// A place one can come to: the files of a game that stands there, and what is touched.
struct Moment {
    name: &'static str,
    files: Files,
    touched: String,
}

/// A game that comes by a weapon.
fn moments() -> Vec<Moment> {
    let ways = [["right", "down", "left", "up"], ["left", "up", "right", "down"], ["down", "left", "up", "right"]];
    let games = ways.into_iter().map(|ways| moments_of(ways.map(|way| format!("step-{way}"))));
    let is_it = |moments: &Vec<Moment>| moments.iter().any(|moment| moment.name == "a weapon");
    games.into_iter().find(is_it).expect("one of these walks comes by a weapon")
}

/// A game that is played through once, with what was on file at every place worth a look.
fn moments_of(ways: [String; 4]) -> Vec<Moment> {
    let device = phone_that_asks("en", 100);
    let mut fingers = Fingers::at_table(&device, SIZES[0]);
    let files = || device.contents().files.clone().into_iter().collect::<Files>();
    let mut moments = vec![Moment { name: "a place", files: files(), touched: "suggest".to_string() }];
    lay_all(&mut fingers);
    moments.push(Moment { name: "the stairs", files: files(), touched: "overview".to_string() });
    let mut before = None;
    for _ in 0..200 {
        if !fingers.state("/state/outcome").is_null() {
            break;
        }
        if fingers.sees("leave") {
            moments.push(Moment { name: "a weapon", files: files(), touched: "board".to_string() });
        }
        let next = ["take", "leave", "go"].into_iter().chain(ways.iter().map(String::as_str));
        let id = next.into_iter().find(|id| fingers.sees(id)).expect("a game that is not over has a next step");
        before = Some((files(), id.to_string()));
        fingers.tap(id);
    }
    let (files, touched) = before.expect("a walk has steps");
    moments.push(Moment { name: "the end", files, touched });
    moments
}

fn check(windows: &[((f32, f32), u16)]) {
    let moments = moments();
    let mut found = BTreeSet::new();
    for language in ["en", "fr", "es"] {
        for (size, percent) in windows {
            for Moment { name, files, touched } in &moments {
                let device = phone_that_asks(language, *percent);
                for (file, content) in files.iter().filter(|(file, _)| *file != "settings.json") {
                    device.contents_mut().files.insert(file.clone(), content.clone());
                }
                let mut fingers = Fingers::on(&device, *size);
                let place = format!("{language} {size:?} {percent} %");
                found.extend(faults(&fingers, &format!("{place}, before {name}")));
                // Where the last step has to be confirmed, it is.
                for id in [touched.as_str(), "go"] {
                    if fingers.sees(id) {
                        fingers.tap(id);
                    }
                }
                fingers.rest(1500.0);
                found.extend(faults(&fingers, &format!("{place}, {name}")));
            }
        }
    }
    agree(found);
}

#[test]
fn every_state_of_the_table_fits_every_window() {
    let usual = WINDOWS.into_iter().flat_map(|size| [(size, 100), (size, 150)]);
    check(&usual.chain([(SMALLEST, 100)]).chain(LARGE_TEXT.map(|size| (size, 200))).collect::<Vec<_>>());
}
