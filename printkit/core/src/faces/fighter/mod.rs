//! Fighter's faces as drawings: cards of 63 by 88 mm, hero sheets of 128 by 84 mm, boards, target, dice and tokens.
//! Each card is drawn once for paper and for a screen's table; its [`Ground`] says which.

mod angel;
mod back;
pub mod board;
mod card;
pub mod dice;
mod equipment;
mod hero;
mod monster;
mod piece;
pub mod reference;
pub mod score;
mod sign;
pub mod summary;
pub mod target;
pub mod tower;

pub use angel::angel;
pub use back::{Pile, back};
pub use equipment::{equipment, kind_badge};
pub use hero::{gem, hero, portrait};
pub use monster::{boss, monster, roman};
pub use piece::{PIECE, Piece, TREASURY, piece, treasury};
pub use sign::{Sign, colour_key, family_key};

use super::Style;
use crate::{
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink,
    lettering::{Hand, halves, line},
};

/// A card.
pub const CARD: Size = Size { w: 63.0, h: 88.0 };
/// A hero sheet.
pub const SHEET: Size = Size { w: 128.0, h: 84.0 };

/// What a card lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A sheet to print: square, up to the trim.
    Sheet(Style),
    /// A screen's table: hand-cut, in the light of a lantern.
    Table,
}

impl Ground {
    /// How much ink may be used.
    pub fn style(self) -> Style {
        match self {
            Ground::Sheet(style) => style,
            Ground::Table => Style::Colour,
        }
    }

    /// An empty card of that size in units.
    fn blank(self, w: f32, h: f32, seed: u32) -> Drawing {
        let mut face = Drawing::new(w, h);
        match self {
            Ground::Sheet(style) => {
                face.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::PARCHMENT));
                // A fine line shows where cards meet on a sheet, since their margins do not differ.
                let seam = Stroke { square: true, ..Stroke::new(ink::TAN, 0.6) };
                face.stroke(Path::rect(0.3, 0.3, w - 0.6, h - 0.6, 0.0), seam);
            }
            Ground::Table => {
                let edge = Path::cut(2.4, 2.4, w - 4.8, h - 4.8, 12.0, seed, 0.8);
                face.outlined(edge, ink::PARCHMENT, Stroke::new(ink::INK, 3.0));
            }
        }
        face
    }

    /// A drawing made in units, finished in millimetres.
    fn finish(self, units: Drawing, size: Size) -> Drawing {
        let mut drawing = Drawing::new(size.w, size.h);
        let (x, y) = (size.w / units.size.w, size.h / units.size.h);
        drawing.place(units, Transform::scale(x, y), 1.0);
        self.style().finish(drawing)
    }
}

/// A name on a ribbon of that width around (x, y), in one line or two, in letters of up to `size`; none are smaller
/// than `smallest`.
fn ribbon(face: &mut Drawing, name: &str, (x, y): (f32, f32), w: f32, size: f32, smallest: f32) {
    let room = w - 9.0;
    let hand = Hand::display(size).centred();
    let whole = hand.fitted(name, room);
    let (lines, hand) = if whole.size >= size * 0.72 {
        (vec![name.to_string()], whole)
    } else {
        let lines = halves(hand.face, name);
        let small = Hand { size: size * 0.71, ..hand };
        let small = lines.iter().fold(small, |hand, line| hand.fitted(line, room));
        (lines, Hand { size: small.size.max(smallest), ..small })
    };
    let h = size * 1.6;
    let (left, right, top) = (x - w / 2.0, x + w / 2.0, y - h / 2.0);
    let tails = Path::polygon(&[(left + 3.0, top + 4.0), (left - 5.0, y + 4.0), (left + 3.0, top + h + 4.0)])
        .and(Path::polygon(&[(right - 3.0, top + 4.0), (right + 5.0, y + 4.0), (right - 3.0, top + h + 4.0)]));
    let mut cloth = Drawing::default();
    cloth.outlined(tails, ink::TAN, Stroke::new(ink::INK, 2.0));
    cloth.outlined(Path::cut(left, top, w, h, 3.0, 7, 0.6), ink::PAPER, Stroke::new(ink::INK, 2.2));
    face.place(cloth, Transform::IDENTITY, 1.0);
    let leading = hand.size * 1.04;
    let first = y + hand.size * 0.33 - leading * (lines.len() - 1) as f32 / 2.0;
    for (i, words) in lines.iter().enumerate() {
        line(face, words, x, first + i as f32 * leading, hand);
    }
}

/// A number for whatever should differ from card to card.
fn seed(name: &str) -> u32 {
    name.bytes().fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
