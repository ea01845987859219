//! The score sheet for any game: one sheet, and nothing to cut out.

use super::{
    Entry, Printable, Read, Reader,
    contents::{Contents, Leaf, Lies},
};
use crate::{drawing::Size, faces::pad::Scores, setup::Part};
use rules::deck_file::Fault;

/// As large as a sheet can be on A4 and Letter alike.
const SHEET: Size = Size { w: 186.0, h: 250.0 };

pub(super) static KIT: Entry = Entry {
    code: "pad",
    emblem: "things/hourglass",
    title: "pad-title",
    subject: "pad-about",
    has_inventory: false,
    standard: pad,
    reader: Reader::Each(no_deck),
};

/// No file is a deck of a game that has none.
fn no_deck(path: &str, _text: &str) -> Read {
    Err(vec![Fault { file: path.to_string(), line: 1, reason: "a score pad has no deck".to_string() }])
}

fn pad() -> Printable {
    Box::new(|words, style, _| Contents {
        leaves: vec![Leaf {
            name: "scores",
            title: words.get("pad-title"),
            part: Part::Sheets,
            sheet: Scores::blank(words).sheet(words, style, SHEET),
            lies: Lies::Upright,
        }],
        ..Contents::default()
    })
}
