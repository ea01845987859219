//! Lines and paragraphs of text on a drawing: sizes in millimetres, fitted to the room they have.

use crate::{
    drawing::{Anchor, Drawing, Face, Point, Text},
    fonts,
    ink::{COCOA, INK, Ink},
};

/// The smallest letters on paper: 6.5 points.
pub const SMALLEST: f32 = 2.3;
/// From one baseline of a paragraph to the next, in ems.
const LEADING: f32 = 1.3;

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
    let leading = hand.size * LEADING;
    for (i, words) in lines.iter().enumerate() {
        line(drawing, words, x, y + i as f32 * leading, hand);
    }
    y + lines.len() as f32 * leading
}

/// How high paragraphs are together.
pub fn height(texts: &[String], room: f32, hand: Hand) -> f32 {
    let lines = |text: &String| fonts::wrap(hand.face, text, hand.size, room).len() as f32;
    texts.iter().map(lines).sum::<f32>() * hand.size * LEADING
}

/// The hand made smaller, but not smaller than `smallest`, until the paragraphs together are no higher than `limit`.
pub fn fitting(texts: &[String], room: f32, limit: f32, hand: Hand, smallest: f32) -> Hand {
    let step = smallest / 46.0;
    let mut hand = hand;
    while hand.size > smallest && height(texts, room, hand) > limit {
        hand.size = (hand.size - step).max(smallest);
    }
    hand
}

/// The narrowest room, down to half of `room`, in which a text takes no more lines: so its lines are about even.
pub fn evened(text: &str, room: f32, hand: Hand) -> f32 {
    let lines = |room: f32| fonts::wrap(hand.face, text, hand.size, room);
    let count = lines(room).len();
    let narrower = (0..25).map(|step| room * (1.0 - step as f32 * 0.02));
    let fits = |room: &f32| lines(*room).len() == count && lines(*room).iter().all(|line| hand.width(line) <= *room);
    narrower.take_while(fits).last().unwrap_or(room)
}

/// A name in two lines, as even as its words allow; in one if it is a single word.
pub fn halves(face: Face, name: &str) -> Vec<String> {
    let width = |words: &str| fonts::width(face, words, 1.0);
    name.match_indices(' ')
        .map(|(at, _)| (&name[..at], &name[at + 1..]))
        .min_by(|a, b| width(a.0).max(width(a.1)).total_cmp(&width(b.0).max(width(b.1))))
        .map_or_else(|| vec![name.to_string()], |(first, second)| vec![first.to_string(), second.to_string()])
}
