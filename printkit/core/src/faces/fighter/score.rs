//! The score sheet: what a won game counts, and the rank it earns.

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke},
    ink,
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::rank;

/// The sheet; both papers have room for two.
pub const SIZE: Size = Size { w: 184.0, h: 118.0 };

const EDGE: f32 = 8.0;
/// Where the table ends and the ranks begin.
const MIDDLE: f32 = 104.0;
/// The first row, and how high rows are.
const TOP: f32 = 24.0;
const ROW: f32 = 10.2;
/// More points than any game gives.
const MOST: i16 = 99;

/// The sheet in that language.
pub fn score(words: &Words, style: Style) -> Drawing {
    let mut sheet = Drawing::new(SIZE.w, SIZE.h);
    sheet.outlined(
        Path::cut(0.8, 0.8, SIZE.w - 1.6, SIZE.h - 1.6, 5.0, 23, 0.4),
        style.ground(ink::PARCHMENT),
        Stroke::new(ink::INK, 0.9),
    );
    head(&mut sheet, words);
    lines(&mut sheet, words, style);
    ranks(&mut sheet, words, style);
    style.finish(sheet)
}

/// Title, and blanks for names and the date.
fn head(sheet: &mut Drawing, words: &Words) {
    sheet.fit(art("rooms/boss"), EDGE - 2.0, 4.0, 15.0, 15.0);
    let title = words.get("print-fighter-score");
    line(sheet, &title, EDGE + 15.0, 15.4, Hand::display(9.0).fitted(&title, 50.0));
    for (key, x, end) in [("print-fighter-score-party", 76.0, 138.0), ("print-fighter-score-date", 142.0, 176.0)] {
        let label = words.get(key);
        let hand = Hand::heavy(3.2).fitted(&label, 16.0);
        line(sheet, &label, x, 15.4, hand);
        sheet.stroke(Path::line(x + hand.width(&label) + 1.6, 15.8, end, 15.8), pen());
    }
}

fn pen() -> Stroke {
    Stroke::new(ink::INK, 0.35)
}

/// What counts, each with its picture and a box, and the total.
fn lines(sheet: &mut Drawing, words: &Words, style: Style) {
    let counted = [
        ("rooms/entry", "print-fighter-score-difficulty"),
        ("fighter/party", "print-fighter-score-players"),
        ("fighter/die_white", "print-fighter-score-dice"),
        ("fighter/coin", "print-fighter-score-gold"),
        ("fighter/heart", "print-fighter-score-nobody"),
        ("fighter/scar", "print-fighter-score-scars"),
        ("fighter/angel", "print-fighter-score-angels"),
    ];
    for (row, (picture, key)) in counted.into_iter().enumerate() {
        let y = TOP + row as f32 * ROW;
        sheet.fit(art(picture), EDGE, y, ROW - 0.8, ROW - 0.8);
        let label = words.get(key);
        line(sheet, &label, EDGE + 12.0, y + 6.0, Hand::heavy(3.6).fitted(&label, MIDDLE - EDGE - 33.0));
        cell(sheet, y + 0.6, row as u32);
        let rule = y + ROW - 0.3;
        sheet.stroke(Path::line(EDGE, rule, MIDDLE - 21.0, rule), Stroke::new(ink::TAN, 0.5));
    }
    let y = TOP + counted.len() as f32 * ROW + 2.0;
    let total = words.get("print-fighter-score-total");
    line(sheet, &total, MIDDLE - 23.0, y + 7.4, Hand::display(6.4).fitted(&total, 50.0).to_the_left());
    let fill = style.ground(ink::SAND_LIGHT);
    sheet.outlined(Path::cut(MIDDLE - 20.0, y, 20.0, 12.0, 2.4, 41, 0.2), fill, Stroke::new(ink::INK, 0.7));
}

/// A box to write a number in.
fn cell(sheet: &mut Drawing, y: f32, seed: u32) {
    sheet.outlined(Path::cut(MIDDLE - 20.0, y, 20.0, ROW - 2.0, 1.8, seed + 40, 0.15), ink::PAPER, pen());
}

/// The ten ranks and the scores that earn them.
fn ranks(sheet: &mut Drawing, words: &Words, style: Style) {
    let (x, w) = (MIDDLE + 5.0, SIZE.w - EDGE - MIDDLE - 5.0);
    let plate = Path::cut(x, TOP - 2.0, w, SIZE.h - TOP - 5.0, 3.0, 15, 0.25);
    sheet.outlined(plate, style.ground(ink::PAPER), Stroke::new(ink::TAN, 0.7));
    let title = words.get("print-fighter-score-ranks");
    line(sheet, &title, x + 3.0, TOP + 5.0, Hand::display(5.4).fitted(&title, w - 6.0));
    for number in 1..=10 {
        let y = TOP + 8.0 + f32::from(number - 1) * 8.0;
        if number % 2 == 1 {
            let band = ink::TAN.faded(if style == Style::InkSaver { 0.22 } else { 0.4 });
            sheet.fill(Path::rect(x + 1.4, y, w - 2.8, 8.0, 1.4), band);
        }
        let reach = reach(words, number);
        line(sheet, &reach, x + 3.0, y + 5.2, Hand::heavy(2.9).fitted(&reach, 15.0));
        let name = words.get(&format!("rank-fighter-{number}"));
        line(sheet, &name, x + 19.4, y + 5.2, Hand::medium(3.2).fitted(&name, w - 21.6));
    }
}

/// The scores that earn a rank, in words.
fn reach(words: &Words, number: u8) -> String {
    let scores: Vec<i64> = (-MOST..=MOST).filter(|&score| rank(score) == number).map(i64::from).collect();
    let (from, to) = (scores.first().copied().unwrap_or_default(), scores.last().copied().unwrap_or_default());
    if from == i64::from(-MOST) {
        words.with("print-fighter-score-up-to", &[("to", to.into())])
    } else if to == i64::from(MOST) {
        words.with("sheet-from", &[("from", from.into())])
    } else {
        words.with("sheet-from-to", &[("from", from.into()), ("to", to.into())])
    }
}
