//! The inventory sheet of Donjonz: what is circled and hatched during the walk, and the score.
//! Rulebook: Appendix, the inventory sheet.

use super::{Style, monster_art, weapon_art};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::donjonz::{Rank, TRACK, Weapon};

/// The sheet's size; two lie one above the other on a page, or one fills it sideways.
pub const SIZE: Size = Size { w: 180.0, h: 122.0 };
/// Pouches on the sheet, in groups of five: more than 16 doubled.
pub const POUCHES: usize = 40;

const EDGE: f32 = 6.0;
const INSIDE: f32 = SIZE.w - 2.0 * EDGE;

/// The sheet in that language.
pub fn inventory(words: &Words, style: Style) -> Drawing {
    let Size { w, h } = SIZE;
    let mut sheet = Drawing::new(w, h);
    sheet.outlined(
        Path::cut(0.8, 0.8, w - 1.6, h - 1.6, 5.0, 8, 0.35),
        style.ground(ink::PARCHMENT),
        Stroke::new(ink::INK, 0.9),
    );
    head(&mut sheet, words);
    gold(&mut sheet, words, style, 21.0);
    monsters(&mut sheet, words, style, 51.0);
    weapons(&mut sheet, words, style, 83.0);
    score(&mut sheet, words, style, 83.0);
    ranks(&mut sheet, words, style, 83.0);
    style.finish(sheet)
}

/// A plate that holds a group of boxes.
fn plate(sheet: &mut Drawing, style: Style, area: (f32, f32, f32, f32), seed: u32) {
    let (x, y, w, h) = area;
    let edge = Stroke::new(ink::TAN, 0.7);
    sheet.outlined(Path::cut(x, y, w, h, 2.6, seed, 0.25), style.ground(ink::PAPER), edge);
}

/// The ink of a band behind a row.
fn band(style: Style) -> Ink {
    ink::TAN.faded(if style == Style::InkSaver { 0.22 } else { 0.4 })
}

fn head(sheet: &mut Drawing, words: &Words) {
    let title = words.get("sheet-title");
    let hand = Hand::display(9.0).fitted(&title, 43.0);
    line(sheet, &title, EDGE, 14.6, hand);
    let x = EDGE + 54.0;
    // What circling and hatching look like, next to the words that ask for it.
    for y in [7.0, 15.4] {
        sheet.fit(art("things/pouch"), x - 3.1, y - 3.0, 6.2, 6.2);
    }
    circled(sheet, x, 7.0);
    hatched(sheet, x, 15.4);
    for (key, y) in [("sheet-gain", 8.1), ("sheet-lose", 16.5)] {
        let words = words.get(key);
        line(sheet, &words, x + 6.0, y, Hand::heavy(3.2).fitted(&words, 38.0));
    }
    let left = EDGE + 102.0;
    let right = SIZE.w - EDGE;
    field(sheet, &words.get("sheet-name"), left, right, 9.0);
    field(sheet, &words.get("sheet-date"), left, left + 32.0, 16.4);
    field(sheet, &words.get("sheet-code"), left + 35.0, right, 16.4);
}

/// A label and the line to write on after it.
fn field(sheet: &mut Drawing, label: &str, left: f32, right: f32, y: f32) {
    let hand = Hand::heavy(2.9);
    line(sheet, label, left, y, hand);
    sheet.stroke(Path::line(left + hand.width(label) + 1.5, y + 0.4, right, y + 0.4), Stroke::new(ink::BARK, 0.3));
}

fn circled(sheet: &mut Drawing, x: f32, y: f32) {
    let hand_drawn = Path::new()
        .move_to(x - 1.2, y - 3.9)
        .cubic_to(x - 5.4, y - 3.2, x - 4.9, y + 4.1, x - 0.2, y + 4.0)
        .cubic_to(x + 5.0, y + 3.9, x + 5.2, y - 3.6, x + 0.6, y - 3.9)
        .cubic_to(x - 1.2, y - 4.0, x - 2.6, y - 3.4, x - 3.2, y - 2.6);
    sheet.stroke(hand_drawn, Stroke::new(ink::RED, 0.55));
}

fn hatched(sheet: &mut Drawing, x: f32, y: f32) {
    let strokes = [-2.6, -0.9, 0.8, 2.5]
        .into_iter()
        .fold(Path::new(), |path, dx| path.and(Path::line(x + dx + 1.5, y - 3.0, x + dx - 1.5, y + 3.2)));
    sheet.stroke(strokes, Stroke::new(ink::RED, 0.5));
}

fn heading(sheet: &mut Drawing, words: &Words, title: &str, note: &str, x: f32, y: f32, room: f32) {
    let title = words.get(title);
    let hand = Hand::display(5.0).fitted(&title, room * 0.6);
    line(sheet, &title, x, y, hand);
    let note = words.get(note);
    let left = room - hand.width(&title) - 4.0;
    line(sheet, &note, x + room, y, Hand::heavy(2.9).fitted(&note, left).to_the_left());
}

fn gold(sheet: &mut Drawing, words: &Words, style: Style, y: f32) {
    plate(sheet, style, (EDGE, y, INSIDE, 27.5), 3);
    heading(sheet, words, "sheet-gold", "sheet-worth", EDGE + 3.0, y + 6.0, INSIDE - 6.0);
    let (pitch, gap, rows) = (7.05, 5.6, 2);
    let a_row = POUCHES / rows;
    let left = EDGE + 3.4;
    for i in 0..POUCHES {
        let (row, column) = (i / a_row, i % a_row);
        let x = left + column as f32 * pitch + (column / 5) as f32 * gap;
        let top = y + 8.0 + row as f32 * 9.4;
        if column % 5 == 0 {
            let box_width = 5.0 * pitch;
            sheet.fill(Path::rect(x - 0.7, top - 0.2, box_width + 1.4, 8.4, 2.2), band(style));
        }
        sheet.fit(art("things/pouch"), x - 0.05, top + 0.4, 7.15, 7.15);
        if column % 10 == 9 {
            let count = (i + 1).to_string();
            line(sheet, &count, x + pitch + 2.9, top + 5.0, Hand::heavy(2.5).centred());
        }
    }
}

fn monsters(sheet: &mut Drawing, words: &Words, style: Style, y: f32) {
    plate(sheet, style, (EDGE, y, INSIDE, 29.5), 6);
    heading(sheet, words, "sheet-monsters", "sheet-track", EDGE + 3.0, y + 6.0, INSIDE - 6.0);
    let pitch = INSIDE / TRACK.len() as f32;
    let first = EDGE + pitch / 2.0;
    let track_y = y + 24.0;
    let last = first + pitch * (TRACK.len() - 1) as f32;
    sheet.stroke(Path::line(first, track_y, last, track_y), Stroke::new(ink::BARK, 0.9));
    let faces = Weapon::ALL;
    for (i, points) in TRACK.iter().enumerate() {
        let x = first + i as f32 * pitch;
        sheet.fit(art(monster_art(faces[i % 4])), x - 6.3, y + 7.2, 12.6, 12.6);
        sheet.outlined(Path::circle(x, track_y, 3.9), ink::PAPER, Stroke::new(ink::INK, 0.6));
        line(sheet, &points.to_string(), x, track_y + 1.6, Hand::display(4.7).centred());
    }
}

fn weapons(sheet: &mut Drawing, words: &Words, style: Style, y: f32) {
    let (w, h) = (66.0, 34.0);
    plate(sheet, style, (EDGE, y, w, h), 9);
    heading(sheet, words, "sheet-weapons", "sheet-two", EDGE + 3.0, y + 6.0, 44.0);
    for (column, weapon) in Weapon::ALL.into_iter().enumerate() {
        for row in 0..2 {
            let (x, top) = (EDGE + 2.6 + column as f32 * 11.4, y + 8.4 + row as f32 * 12.2);
            slot(sheet, x, top, 10.2, 11.2, column as u32 * 2 + row as u32);
            sheet.fit(art(weapon_art(weapon)), x - 0.2, top + 0.3, 10.6, 10.6);
        }
    }
    let x = EDGE + 50.0;
    let key = words.get("sheet-key");
    line(sheet, &key, x + 6.8, y + 6.0, Hand::display(5.0).fitted(&key, 13.6).centred());
    slot(sheet, x, y + 8.4, 13.6, 23.6, 11);
    sheet.fit(art("things/key"), x + 0.4, y + 13.6, 12.8, 12.8);
}

fn slot(sheet: &mut Drawing, x: f32, y: f32, w: f32, h: f32, seed: u32) {
    sheet.stroke(Path::cut(x, y, w, h, 2.0, seed + 20, 0.2), Stroke::dashed(ink::BARK, 0.35, 1.3, 1.0));
}

fn score(sheet: &mut Drawing, words: &Words, style: Style, y: f32) {
    let (x, w, h) = (EDGE + 69.0, 45.0, 34.0);
    plate(sheet, style, (x, y, w, h), 12);
    line(sheet, &words.get("sheet-score"), x + 3.0, y + 6.0, Hand::display(5.0));
    let rows = ["sheet-score-gold", "sheet-score-monsters", "sheet-score-total"];
    for (i, key) in rows.into_iter().enumerate() {
        let (label, top) = (words.get(key), y + 8.0 + i as f32 * 8.4);
        let is_total = i == 2;
        let hand = if is_total { Hand::display(4.2) } else { Hand::heavy(3.1) };
        line(sheet, &label, x + 3.0, top + 5.3, hand.fitted(&label, 21.0));
        let fill = style.ground(if is_total { ink::SAND_LIGHT } else { ink::PAPER });
        sheet.outlined(
            Path::cut(x + 25.0, top, 17.4, 7.4, 1.8, i as u32 + 40, 0.15),
            fill,
            Stroke::new(if is_total { ink::INK } else { ink::BARK }, if is_total { 0.6 } else { 0.4 }),
        );
    }
}

fn ranks(sheet: &mut Drawing, words: &Words, style: Style, y: f32) {
    let (x, h) = (EDGE + 117.0, 34.0);
    let w = SIZE.w - EDGE - x;
    plate(sheet, style, (x, y, w, h), 15);
    line(sheet, &words.get("sheet-ranks"), x + 3.0, y + 6.0, Hand::display(5.0));
    for (i, rank) in Rank::ALL.into_iter().enumerate() {
        let top = y + 8.0 + i as f32 * 5.0;
        if i % 2 == 0 {
            sheet.fill(Path::rect(x + 1.6, top, w - 3.2, 5.0, 1.2), band(style));
        }
        let reach = reach(words, rank);
        line(sheet, &reach, x + 3.0, top + 3.5, Hand::heavy(2.7).fitted(&reach, 13.0));
        let title = words.get(&format!("rank-{}", i + 1));
        line(sheet, &title, x + 17.0, top + 3.5, Hand::medium(2.8).fitted(&title, w - 19.0));
    }
}

/// The scores that earn a rank, in words.
pub fn reach(words: &Words, rank: Rank) -> String {
    let totals: Vec<i64> = (0..=100).filter(|&total| Rank::of(total) == rank).map(i64::from).collect();
    match (totals.first(), totals.last()) {
        (Some(&from), Some(&to)) if to < 100 => {
            words.with("sheet-from-to", &[("from", from.into()), ("to", to.into())])
        }
        (Some(&from), _) => words.with("sheet-from", &[("from", from.into())]),
        _ => String::new(),
    }
}
