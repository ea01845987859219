//! The adventure log: four Keeps, what they brought, and where the party stopped.

use super::{Style, Token, token};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke},
    ink,
    lettering::{Hand, line, paragraph},
    words::Words,
};
use rules::knock::{LEVELS, Spell};

/// The sheet; both papers have room for two.
pub const SIZE: Size = Size { w: 184.0, h: 118.0 };

const EDGE: f32 = 8.0;
/// The first row of the table, and how high rows are.
const TOP: f32 = 30.0;
const ROW: f32 = 16.2;
/// Where the columns begin: tries, won, time left, chests, tokens; then the table's end.
const COLUMNS: [f32; 6] = [27.0, 57.0, 73.0, 98.0, 118.0, SIZE.w - EDGE];

/// The sheet in that language.
pub fn log(words: &Words, style: Style) -> Drawing {
    let mut sheet = Drawing::new(SIZE.w, SIZE.h);
    sheet.outlined(
        Path::cut(0.8, 0.8, SIZE.w - 1.6, SIZE.h - 1.6, 5.0, 23, 0.4),
        style.ground(ink::PARCHMENT),
        Stroke::new(ink::INK, 0.9),
    );
    head(&mut sheet, words);
    for (row, level) in (1..=LEVELS).enumerate() {
        keep_row(&mut sheet, level, TOP + row as f32 * ROW, style);
    }
    foot(&mut sheet, words);
    style.finish(sheet)
}

fn pen() -> Stroke {
    Stroke::new(ink::INK, 0.35)
}

/// Title, blanks for names, and what the columns mean.
fn head(sheet: &mut Drawing, words: &Words) {
    let title = words.get("print-knock-log");
    line(sheet, &title, EDGE, 15.0, Hand::display(9.0).fitted(&title, 84.0));
    for (key, x, end) in [("print-knock-log-party", 96.0, 140.0), ("print-knock-log-date", 144.0, SIZE.w - EDGE)] {
        let label = words.get(key);
        let hand = Hand::heavy(3.2).fitted(&label, 16.0);
        line(sheet, &label, x, 15.0, hand);
        sheet.stroke(Path::line(x + hand.width(&label) + 1.6, 15.4, end, 15.4), pen());
    }
    let columns = ["tries", "won", "left", "chests", "tokens"];
    for (i, column) in columns.into_iter().enumerate() {
        let label = words.get(&format!("print-knock-log-{column}"));
        let room = COLUMNS[i + 1] - COLUMNS[i] - 2.0;
        let hand = Hand::heavy(3.1).fitted(&label, room).centred();
        line(sheet, &label, (COLUMNS[i] + COLUMNS[i + 1]) / 2.0, 25.4, hand);
    }
    sheet.stroke(Path::line(EDGE, TOP - 2.0, SIZE.w - EDGE, TOP - 2.0), Stroke::new(ink::INK, 0.6));
}

fn keep_row(sheet: &mut Drawing, level: u8, y: f32, style: Style) {
    let middle = y + (ROW - 2.0) / 2.0;
    tower(sheet, level, EDGE + 8.0, middle, 14.0);
    for try_ in 0..4 {
        let x = COLUMNS[0] + 5.5 + try_ as f32 * 6.4;
        sheet.outlined(Path::circle(x, middle, 2.3), ink::PAPER, pen());
    }
    let x = (COLUMNS[1] + COLUMNS[2]) / 2.0;
    sheet.outlined(Path::cut(x - 3.2, middle - 3.2, 6.4, 6.4, 1.0, u32::from(level), 0.2), ink::PAPER, pen());
    sheet.stroke(Path::line(COLUMNS[2] + 3.0, middle + 3.2, COLUMNS[3] - 3.0, middle + 3.2), pen());
    sheet.fit(art("things/chest"), COLUMNS[3] + 1.4, middle - 4.4, 8.8, 8.8);
    sheet.stroke(Path::line(COLUMNS[3] + 11.0, middle + 3.2, COLUMNS[4] - 2.0, middle + 3.2), pen());
    for (i, spell) in Spell::ALL.into_iter().enumerate() {
        let x = COLUMNS[4] + 1.6 + i as f32 * 14.4;
        sheet.fit(token(Token::Spell(spell), style), x, middle - 4.2, 8.4, 8.4);
        sheet.outlined(Path::cut(x + 9.2, middle - 2.0, 4.0, 4.0, 0.6, i as u32 + 3, 0.15), ink::PAPER, pen());
    }
    let rule = Stroke::new(ink::TAN, 0.5);
    sheet.stroke(Path::line(EDGE, y + ROW - 2.0, SIZE.w - EDGE, y + ROW - 2.0), rule);
}

/// Where the party stops: the Keep to come, and the sum of its chests.
fn foot(sheet: &mut Drawing, words: &Words) {
    let y = SIZE.h - 12.6;
    let label = words.get("print-knock-log-next");
    let hand = Hand::display(4.4).fitted(&label, 30.0);
    line(sheet, &label, EDGE, y + 1.4, hand);
    let start = EDGE + hand.width(&label) + 9.0;
    for (i, level) in (2..=LEVELS).enumerate() {
        tower(sheet, level, start + i as f32 * 13.0, y, 12.0);
    }
    let note_x = start + 34.0;
    let total = words.get("print-knock-log-total");
    let total_hand = Hand::display(4.4).fitted(&total, 32.0).to_the_left();
    let box_x = SIZE.w - EDGE - 16.0;
    sheet.outlined(Path::cut(box_x, y - 5.5, 16.0, 11.0, 2.0, 8, 0.2), ink::PAPER, pen());
    line(sheet, &total, box_x - 2.0, y + 1.4, total_hand);
    let room = box_x - 6.0 - total_hand.width(&total) - note_x;
    let note = words.get("print-knock-log-note");
    let lines = crate::fonts::wrap(Hand::medium(2.5).face, &note, 2.5, room).len();
    paragraph(sheet, &note, note_x, y + 0.9 - (lines as f32 - 1.0) * 1.62, room, Hand::medium(2.5));
}

/// A Keep of that level around (x, y).
fn tower(sheet: &mut Drawing, level: u8, x: f32, y: f32, side: f32) {
    sheet.fit(art("tokens/keep"), x - side / 2.0, y - side / 2.0, side, side);
    line(sheet, &level.to_string(), x, y + side * 0.27, Hand::display(side * 0.43).centred());
}
