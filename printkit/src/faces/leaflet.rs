//! A rules page as every game has one: a banner, two columns under golden headings, a credit. Knows no game.

use super::Style;
use crate::{
    drawing::{Drawing, Path, Size, Stroke},
    ink,
    lettering::{Hand, line, paragraph},
};

/// The page's inner size, which both papers have room for.
pub const SIZE: Size = Size { w: 184.0, h: 250.0 };
/// Where the left column begins.
pub(super) const EDGE: f32 = 9.0;
/// Width of one of the two columns.
pub(super) const COLUMN: f32 = 78.0;
/// Where the right column begins.
pub(super) const RIGHT: f32 = SIZE.w - EDGE - COLUMN;

/// The empty page.
pub(super) fn blank(style: Style) -> Drawing {
    let mut page = Drawing::new(SIZE.w, SIZE.h);
    page.outlined(
        Path::cut(0.8, 0.8, SIZE.w - 1.6, SIZE.h - 1.6, 5.0, 18, 0.4),
        style.ground(ink::PARCHMENT),
        Stroke::new(ink::INK, 0.9),
    );
    page
}

/// The head of the page: a picture, the game's name, who plays it, and what for.
pub(super) fn banner(page: &mut Drawing, picture: Drawing, name: &str, players: &str, goal: &str) {
    page.fit(picture, EDGE - 4.0, 5.0, 34.0, 34.0);
    let x = EDGE + 30.0;
    line(page, name, x, 19.5, Hand::display(15.0));
    line(page, players, SIZE.w - EDGE, 19.0, Hand::heavy(3.2).fitted(players, 66.0).to_the_left());
    paragraph(page, goal, x, 28.0, SIZE.w - EDGE - x, Hand::medium(4.1));
    rule(page, 41.0);
}

/// A line across the page.
pub(super) fn rule(page: &mut Drawing, y: f32) {
    page.stroke(Path::line(EDGE, y, SIZE.w - EDGE, y), Stroke::new(ink::TAN, 0.8));
}

/// A heading in gold; gives the baseline of what follows.
pub(super) fn heading(page: &mut Drawing, title: &str, x: f32, y: f32) -> f32 {
    let hand = Hand::display(5.6).fitted(title, COLUMN - 6.0);
    page.fill(Path::cut(x - 2.0, y - 5.4, hand.width(title) + 5.0, 7.4, 2.0, 31, 0.2), ink::SAND);
    line(page, title, x + 0.5, y, hand);
    y + 7.6
}

/// A paragraph in letters of `size`; gives the baseline of what follows.
pub(super) fn text(page: &mut Drawing, words: &str, x: f32, y: f32, room: f32, size: f32) -> f32 {
    paragraph(page, words, x, y, room, Hand::medium(size)) + 1.4
}

/// Who made the game, at the foot of the page.
pub(super) fn credit(page: &mut Drawing, credit: &str) {
    line(page, credit, SIZE.w / 2.0, SIZE.h - 4.6, Hand::heavy(2.7).fitted(credit, SIZE.w - 20.0).centred());
}
