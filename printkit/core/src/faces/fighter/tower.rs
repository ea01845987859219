//! What stands around the target: the board on which a monster's health is counted, and labels for the tower's floors.

use super::{Style, back::Pile, monster::roman};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::LEVELS;

/// The health board.
pub const HEALTH: Size = Size { w: 184.0, h: 104.0 };
/// A label, folded to a tent: its front and, upside down above it, its back.
pub const LABEL: Size = Size { w: 60.0, h: 44.0 };
/// The most health a monster can have, and places in a row of the board.
const MOST: u8 = 60;
const ROW: u8 = 10;

/// The health board: a place for each point of health, ten a row, and one for the end.
pub fn health_board(words: &Words, style: Style) -> Drawing {
    let Size { w, h } = HEALTH;
    let mut board = Drawing::new(w, h);
    let panel = style.panel(Ink::hex(0x643544));
    board.outlined(Path::cut(1.0, 1.0, w - 2.0, h - 2.0, 5.0, 14, 0.4), panel, Stroke::new(ink::INK, 0.9));
    let (left, top, pitch_x, pitch_y) = (26.0, 20.0, 15.4, 13.6);
    let title = words.get("print-fighter-health");
    let hand = Hand::display(6.4).fitted(&title, 100.0).centred();
    let plate = hand.width(&title) + 10.0;
    board.outlined(Path::cut((w - plate) / 2.0, 4.6, plate, 10.0, 2.2, 3, 0.3), ink::PAPER, Stroke::new(ink::INK, 0.7));
    line(&mut board, &title, w / 2.0, 11.8, hand);
    for health in 1..=MOST {
        let (row, column) = ((health - 1) / ROW, (health - 1) % ROW);
        let (x, y) = (left + f32::from(column) * pitch_x, top + f32::from(row) * pitch_y);
        let is_tenth = health % ROW == 0;
        let fill = style.ground(if is_tenth { ink::SAND } else { ink::PARCHMENT });
        let place = Path::cut(x, y, 13.6, 12.2, 3.0, u32::from(health), 0.25);
        board.outlined(place, fill, Stroke::new(ink::INK, 0.6));
        line(&mut board, &health.to_string(), x + 6.8, y + 8.2, Hand::display(6.2).centred());
    }
    board.outlined(Path::circle(14.6, top + 6.1, 7.4), ink::PAPER, Stroke::new(ink::INK, 0.8));
    board.fit(art("rooms/plain"), 8.0, top - 0.6, 13.2, 13.2);
    board.fit(art("fighter/heart"), 4.6, h - 31.0, 20.0, 20.0);
    style.finish(board)
}

/// The floors of the tower, from the top: four levels of monsters, the boss, the equipment.
pub fn floors() -> Vec<Pile> {
    let monsters = (1..=LEVELS).map(Pile::Monsters);
    monsters.chain([Pile::Bosses, Pile::Equipment]).collect()
}

/// The label of a floor.
pub fn label(pile: Pile, words: &Words, style: Style) -> Drawing {
    let half = side(pile, words, style);
    let mut tent = Drawing::new(LABEL.w, LABEL.h);
    let fold = LABEL.h / 2.0;
    let upside_down = Transform::scale(-1.0, -1.0).then(Transform::shift(LABEL.w, fold));
    tent.place(half.clone(), upside_down, 1.0);
    tent.place(half, Transform::shift(0.0, fold), 1.0);
    tent.stroke(Path::line(0.5, fold, LABEL.w - 0.5, fold), Stroke::dashed(ink::BARK, 0.3, 1.4, 1.2));
    style.finish(tent)
}

/// One side of a label.
fn side(pile: Pile, words: &Words, style: Style) -> Drawing {
    let (w, h) = (LABEL.w, LABEL.h / 2.0);
    let mut side = Drawing::new(w, h);
    let (ink, emblem) = pile.look();
    side.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::PARCHMENT));
    side.outlined(Path::cut(1.6, 1.6, w - 3.2, h - 3.2, 2.6, 8, 0.3), style.panel(ink), Stroke::new(ink::INK, 0.7));
    side.fit(art(emblem), 3.0, 2.6, 17.0, 17.0);
    let (name, number) = match pile {
        Pile::Monsters(level) => (words.get("print-fighter-monsters"), Some(roman(level))),
        Pile::Bosses => (words.get("print-fighter-bosses"), None),
        Pile::Equipment => (words.get("print-fighter-equipment"), None),
    };
    let (left, right) = (21.0, if number.is_some() { 43.6 } else { w - 3.6 });
    side.outlined(Path::cut(left, 6.4, right - left, 9.2, 1.8, 5, 0.2), ink::PAPER, Stroke::new(ink::INK, 0.5));
    let hand = Hand::display(4.6).fitted(&name, right - left - 2.4).centred();
    line(&mut side, &name, (left + right) / 2.0, 11.0 + hand.size * 0.35, hand);
    if let Some(number) = number {
        side.outlined(Path::cut(45.0, 4.4, 11.6, 13.2, 2.0, 6, 0.2), ink::SAND, Stroke::new(ink::INK, 0.6));
        let hand = Hand::display(8.0).fitted(number, 9.6).centred();
        line(&mut side, number, 50.8, 11.0 + hand.size * 0.35, hand);
    }
    side
}
