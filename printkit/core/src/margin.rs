//! What stands in a page's margins: its head, the ruler that proves the scale, and its foot.

use crate::{
    bounds::Bounds,
    drawing::{Drawing, Path, Stroke},
    ink,
    lettering::{Hand, SMALLEST, line, paragraph},
    sheet::{Frame, Mark, Paper, Side},
    words::Words,
};

/// Where heads and feet begin, from the paper's left edge.
pub const LEFT: f32 = 15.0;
/// Where the bars of narrow feet begin.
const NARROW: f32 = 10.0;
/// Room above or below marks with which a head or a foot is written at its ease.
const ROOMY: f32 = 12.2;
/// Length of the metric bar.
const METRIC: f32 = 50.0;
/// Length of the imperial bar: two inches.
const IMPERIAL: f32 = 50.8;
/// The inks of the margins stay the same in every style: they are few and must be read.
const PEN: ink::Ink = ink::INK;

/// What stands in a page's margins.
pub struct Marginals<'a> {
    /// The page's title, and what to do with it.
    pub head: (&'a str, &'a str),
    /// The kit and its edition.
    pub kit: &'a str,
    /// Which side of which sheet it is.
    pub numbers: &'a str,
    /// The paper it was laid out for.
    pub paper: Paper,
}

/// Writes the margins around what is cut out between these heights, as large as there is room for.
pub fn write(page: &mut Drawing, said: &Marginals<'_>, words: &Words, frame: &Frame, (top, bottom): (f32, f32)) {
    let Bounds { top: first, bottom: last, .. } = frame.printable;
    let (above, below) = (top - frame.reach, bottom + frame.reach);
    let (roomy_above, roomy_below) = (above >= first + ROOMY, below <= last - ROOMY);
    if roomy_above {
        head(page, said.head, frame);
    } else {
        close_head(page, said, frame, top);
    }
    if roomy_below {
        return foot(page, said, words, frame);
    }
    close_foot(page, words, frame, bottom);
    // A close foot has no room for the kit and the sheet: they stand at the right end of the head.
    let y = if roomy_above { first + 6.8 } else { above - 0.9 };
    let kit = format!("{} · {}", said.kit, said.numbers);
    let edge = left(frame);
    legible(page, &kit, page.size.w - edge, y, page.size.w * 0.33 - edge, Hand::heavy(2.5).to_the_left());
}

fn left(frame: &Frame) -> f32 {
    LEFT.max(frame.printable.left)
}

/// Writes a line where it can be read in its room, and leaves it out where it would be too small.
fn legible(page: &mut Drawing, words: &str, x: f32, y: f32, room: f32, hand: Hand) {
    let hand = hand.fitted(words, room.max(0.0));
    if hand.size >= SMALLEST {
        line(page, words, x, y, hand);
    }
}

fn head(page: &mut Drawing, (title, hint): (&str, &str), frame: &Frame) {
    let (x, y) = (left(frame), frame.printable.top);
    let room = page.size.w - 2.0 * x;
    line(page, title, x, y + 6.8, Hand::display(6.6).fitted(title, room).in_ink(PEN));
    legible(page, hint, x, y + 11.2, room, Hand::heavy(3.1));
}

/// Draws the ruler and writes the kit's title, the paper and which side of which sheet this is.
pub fn foot(page: &mut Drawing, said: &Marginals<'_>, words: &Words, frame: &Frame) {
    let (start, top) = (left(frame), frame.printable.bottom - 10.0);
    bar(page, (start, top), METRIC, 5, "50 mm");
    bar(page, (start, top + 4.2), IMPERIAL, 4, "2 in");
    let x = start + IMPERIAL + 16.0;
    let right = page.size.w - start;
    let numbers_hand = Hand::heavy(2.9).to_the_left();
    let numbers_hand = numbers_hand.fitted(said.numbers, right - x);
    line(page, said.numbers, right, top + 6.8, numbers_hand);
    let scale = words.get("print-scale");
    let hand = Hand::heavy(2.9).fitted(&scale, right - x).in_ink(PEN);
    if hand.size < SMALLEST {
        let hand = Hand { size: SMALLEST, ..hand };
        paragraph(page, &scale, x, top + 0.6, right - x, hand);
    } else {
        line(page, &scale, x, top + 2.4, hand);
    }
    let size = said.paper.size();
    let paper = format!("{} {} × {} mm", said.paper.name(), size.w, size.h);
    let kit = format!("{} · {}", said.kit, paper.trim());
    legible(page, &kit, x, top + 6.8, right - x - numbers_hand.width(said.numbers) - 4.0, Hand::heavy(2.9));
}

/// Writes a page's title and what to do with it in one line, above the marks of cards that begin at `top`.
fn close_head(page: &mut Drawing, said: &Marginals<'_>, frame: &Frame, top: f32) {
    let (title, hint) = said.head;
    let (x, y) = (left(frame), top - frame.reach - 0.9);
    let room = page.size.w * 0.66 - x;
    let hand = Hand::display(((y - frame.printable.top) / 0.95).min(4.0)).fitted(title, room).in_ink(PEN);
    line(page, title, x, y, hand);
    let next = x + hand.width(title) + 3.0;
    legible(page, hint, next, y, page.size.w * 0.66 - next, Hand::heavy(hand.size.min(2.8)));
}

/// The foot of such a page, below the marks of cards that end at `bottom`: both bars in one row and what they are for.
fn close_foot(page: &mut Drawing, words: &Words, frame: &Frame, bottom: f32) {
    let y = bottom + frame.reach + 0.2;
    let first = NARROW.max(frame.printable.left);
    let second = first + METRIC + 14.0;
    bar(page, (first, y), METRIC, 5, "50 mm");
    let scale = words.get("print-scale");
    let right = frame.printable.right - 1.0;
    let x = second + IMPERIAL + 9.0;
    let hand = Hand::heavy(2.7).in_ink(PEN);
    if hand.fitted(&scale, right - x).size >= SMALLEST {
        bar(page, (second, y), IMPERIAL, 4, "2 in");
        legible(page, &scale, x, y + 2.1, right - x, hand);
    } else {
        // On narrow paper one bar must do.
        legible(page, &scale, second, y + 2.1, right - second, hand);
    }
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

/// Draws the lines that show where to cut.
pub fn marks(page: &mut Drawing, marks: &[Mark], dotted: bool) {
    let path = marks.iter().fold(Path::new(), |path, &(x1, y1, x2, y2)| path.and(Path::line(x1, y1, x2, y2)));
    let dashes = if dotted { vec![0.5, 0.5] } else { Vec::new() };
    page.stroke(path, Stroke { square: true, dashes, ..Stroke::new(PEN, 0.25) });
}
