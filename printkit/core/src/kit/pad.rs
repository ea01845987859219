//! The score sheet for any game: one page.

use super::{Entry, Kit, Options, Read, Reader, blank, finished, put};
use crate::{
    bounds::Bounds,
    drawing::Size,
    faces::pad::Scores,
    sheet::{self, PageDrawing, Side},
    words::Words,
};
use rules::deck_file::Fault;

pub(super) static KIT: Entry = Entry {
    code: "pad",
    emblem: "things/hourglass",
    title: "pad-title",
    subject: "pad-about",
    has_inventory: false,
    standard: || Box::new(pad),
    reader: Reader::Each(no_deck),
};

/// No file is a deck of a game that has none.
fn no_deck(path: &str, _text: &str) -> Read {
    Err(vec![Fault { file: path.to_string(), line: 1, reason: "a score pad has no deck".to_string() }])
}

/// An empty score sheet, as large as the paper allows.
pub fn pad(words: &Words, options: Options) -> Vec<PageDrawing> {
    let mut drawing = blank(options.paper);
    let edge = sheet::MARGIN + 4.0;
    let Size { w, h } = drawing.size;
    let at = Bounds::new(edge, edge, w - 2.0 * edge, h - 2.0 * edge - sheet::HEAD_AND_FOOT);
    let size = Size { w: at.right - at.left, h: at.bottom - at.top };
    put(&mut drawing, Scores::blank(words).sheet(words, options.style, size), at);
    let page = PageDrawing { name: "scores".to_string(), side: Side::Front, drawing, trims: Vec::new() };
    finished(vec![page], Kit::Pad, words, options)
}
