//! Lines and paragraphs of text on a drawing: sizes in millimetres, fitted to the room they have.

use crate::{
    drawing::{Anchor, Drawing, Face, Point, Text},
    fonts,
    ink::{COCOA, INK, Ink},
};

/// The smallest letters on paper: 6.5 points.
pub const SMALLEST: f32 = 2.3;

/// How letters look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// Typeface.
    pub face: Face,
    /// Size of the em.
    pub size: f32,
    /// Colour.
    pub ink: Ink,
    /// Which point of the line its place names.
    pub anchor: Anchor,
}

impl Hand {
    /// Titles and numbers.
    pub fn display(size: f32) -> Hand {
        Hand { face: Face::Display, size, ink: INK, anchor: Anchor::Start }
    }

    /// Labels.
    pub fn heavy(size: f32) -> Hand {
        Hand { face: Face::Heavy, size, ink: COCOA, anchor: Anchor::Start }
    }

    /// Running text.
    pub fn medium(size: f32) -> Hand {
        Hand { face: Face::Medium, size, ink: INK, anchor: Anchor::Start }
    }

    /// The same, around its place.
    pub fn centred(self) -> Hand {
        Hand { anchor: Anchor::Middle, ..self }
    }

    /// The same, to the left of its place.
    pub fn to_the_left(self) -> Hand {
        Hand { anchor: Anchor::End, ..self }
    }

    /// The same in another colour.
    pub fn in_ink(self, ink: Ink) -> Hand {
        Hand { ink, ..self }
    }

    /// How wide a line is.
    pub fn width(self, words: &str) -> f32 {
        fonts::width(self.face, words, self.size)
    }

    /// The same, made smaller where the words need it to be no wider than `room`.
    pub fn fitted(self, words: &str, room: f32) -> Hand {
        let width = self.width(words);
        if width > room { Hand { size: self.size * room / width, ..self } } else { self }
    }
}

/// Writes one line with its anchor on the baseline at (x, y).
pub fn line(drawing: &mut Drawing, words: &str, x: f32, y: f32, hand: Hand) {
    let Hand { face, size, ink, anchor } = hand;
    drawing.text(Text { at: Point { x, y }, words: words.to_string(), face, size, ink, anchor });
}

/// Writes lines no wider than `room`, the first baseline at `y`; gives the baseline after the last.
pub fn paragraph(drawing: &mut Drawing, words: &str, x: f32, y: f32, room: f32, hand: Hand) -> f32 {
    let lines = fonts::wrap(hand.face, words, hand.size, room);
    let leading = hand.size * 1.3;
    for (i, words) in lines.iter().enumerate() {
        line(drawing, words, x, y + i as f32 * leading, hand);
    }
    y + lines.len() as f32 * leading
}
