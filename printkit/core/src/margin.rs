//! What stands in a page's margins: its head, the ruler that proves the scale, and its foot.

use crate::{
    drawing::{Drawing, Path, Stroke},
    ink,
    lettering::{Hand, line},
    sheet::{MARGIN, MARK_GAP, MARK_LENGTH, Mark, Paper, Side},
    words::Words,
};

/// Where heads and feet begin, from the paper's left edge.
pub const LEFT: f32 = 15.0;
/// Length of the metric bar.
const METRIC: f32 = 50.0;
/// Length of the imperial bar: two inches.
const IMPERIAL: f32 = 50.8;
/// The inks of the margins stay the same in every style: they are few and must be read.
const PEN: ink::Ink = ink::INK;

/// Writes a page's title and what to do with it.
pub fn head(page: &mut Drawing, title: &str, hint: &str) {
    let room = page.size.w - 2.0 * LEFT;
    line(page, title, LEFT, 11.8, Hand::display(6.6).fitted(title, room).in_ink(PEN));
    line(page, hint, LEFT, 16.2, Hand::heavy(3.1).fitted(hint, room));
}

/// Draws the ruler and writes the kit's title, the paper and which side of which sheet this is.
pub fn foot(page: &mut Drawing, title: &str, words: &Words, paper: Paper, numbers: &str) {
    let top = page.size.h - 15.0;
    bar(page, (LEFT, top), METRIC, 5, "50 mm");
    bar(page, (LEFT, top + 4.2), IMPERIAL, 4, "2 in");
    let x = LEFT + IMPERIAL + 16.0;
    let right = page.size.w - LEFT;
    let numbers_hand = Hand::heavy(2.9).to_the_left();
    line(page, numbers, right, top + 6.8, numbers_hand);
    let scale = words.get("print-scale");
    line(page, &scale, x, top + 2.4, Hand::heavy(2.9).fitted(&scale, right - x).in_ink(PEN));
    let size = paper.size();
    let kit = format!("{title} · {} {} × {} mm", paper.name(), size.w, size.h);
    let room = right - x - numbers_hand.width(numbers) - 4.0;
    line(page, &kit, x, top + 6.8, Hand::heavy(2.9).fitted(&kit, room));
}

/// Writes a page's title and what to do with it in one line, above the marks of cards that begin at `top`.
pub fn close_head(page: &mut Drawing, title: &str, hint: &str, top: f32) {
    let y = top - MARK_GAP - MARK_LENGTH - 0.9;
    let hand = Hand::display(((y - MARGIN) / 0.95).min(4.0)).in_ink(PEN);
    line(page, title, LEFT, y, hand);
    let x = LEFT + hand.width(title) + 3.0;
    let room = page.size.w * 0.66 - x;
    line(page, hint, x, y, Hand::heavy(hand.size.min(2.8)).fitted(hint, room));
}

/// The foot of such a page, below the marks of cards that end at `bottom`: both bars in one row and what they are for.
/// The kit's title and the sheet stand at the head's right end.
pub fn close_foot(page: &mut Drawing, title: &str, words: &Words, (top, bottom): (f32, f32), numbers: &str) {
    let y = bottom + MARK_GAP + MARK_LENGTH + 0.4;
    let (first, second) = (2.0 * MARGIN, 2.0 * MARGIN + METRIC + 14.0);
    bar(page, (first, y), METRIC, 5, "50 mm");
    bar(page, (second, y), IMPERIAL, 4, "2 in");
    let x = second + IMPERIAL + 9.0;
    let scale = words.get("print-scale");
    let room = page.size.w - MARGIN - 1.0 - x;
    line(page, &scale, x, y + 2.1, Hand::heavy(2.7).fitted(&scale, room).in_ink(PEN));
    let kit = format!("{title} · {numbers}");
    let head = top - MARK_GAP - MARK_LENGTH - 0.9;
    let right = page.size.w - LEFT;
    line(page, &kit, right, head, Hand::heavy(2.5).fitted(&kit, page.size.w * 0.33 - LEFT).to_the_left());
}

/// Which side of which sheet a page is, in words.
pub fn sheet_of(number: usize, sheets: usize, side: Side, words: &Words) -> String {
    let key = match side {
        Side::Front => "print-sheet-front",
        Side::Back => "print-sheet-back",
    };
    words.with(key, &[("sheet", count(number)), ("sheets", count(sheets))])
}

fn count(number: usize) -> crate::words::Value {
    crate::words::Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// A bar of that true length from (x, y) on, its parts dark and light in turn.
fn bar(page: &mut Drawing, (x, y): (f32, f32), length: f32, parts: usize, label: &str) {
    let (height, part) = (2.4, length / parts as f32);
    let dark = (0..parts)
        .step_by(2)
        .fold(Path::new(), |path, i| path.and(Path::rect(x + i as f32 * part, y, part, height, 0.0)));
    page.fill(dark, PEN);
    // Only the ends of the outline carry the length, so the line lies inside them.
    let (pen, half) = (0.2, 0.1);
    page.stroke(
        Path::rect(x + half, y + half, length - pen, height - pen, 0.0),
        Stroke { square: true, ..Stroke::new(PEN, pen) },
    );
    line(page, label, x + IMPERIAL + 2.0, y + 2.2, Hand::heavy(2.9).in_ink(PEN));
}

/// Draws crop marks.
pub fn marks(page: &mut Drawing, marks: &[Mark]) {
    let path = marks.iter().fold(Path::new(), |path, &(x1, y1, x2, y2)| path.and(Path::line(x1, y1, x2, y2)));
    page.stroke(path, Stroke { square: true, ..Stroke::new(PEN, 0.25) });
}
