//! The players around a device: each has a colour, a shape that goes with it, and a name to begin with.

use crate::{collage::polygon, scene::Picture};
use printkit_core::{
    Ink, Words,
    drawing::{Path, Stroke},
    ink,
};

/// The colours of the six seats; each comes with its own shape.
const COLOURS: [Ink; 6] = [
    Ink::hex(0xEE7A5C),
    Ink::hex(0x63BE93),
    Ink::hex(0x7FA6E0),
    Ink::hex(0xC79BE0),
    Ink::hex(0xF2EAD6),
    Ink::hex(0x6FC3C9),
];

/// The colour of a seat.
pub fn colour(seat: u8) -> Ink {
    COLOURS[usize::from(seat) % COLOURS.len()]
}

/// The shape of a seat in its colour: triangle, circle, diamond, square, star, hexagon.
pub fn mark(seat: u8) -> Picture {
    Picture::sign(("seat", seat), 2.0, move |drawing| {
        let path = match seat % 6 {
            0 => Path::polygon(&[(50.0, 8.0), (95.0, 88.0), (5.0, 88.0)]),
            1 => Path::circle(50.0, 50.0, 43.0),
            2 => Path::polygon(&[(50.0, 3.0), (97.0, 50.0), (50.0, 97.0), (3.0, 50.0)]),
            3 => Path::rect(10.0, 10.0, 80.0, 80.0, 6.0),
            4 => polygon(10, 0.0, |i| if i % 2 == 0 { 48.0 } else { 22.0 }),
            _ => polygon(6, 0.0, |_| 47.0),
        };
        drawing.outlined(path, colour(seat), Stroke::new(ink::INK, 8.0));
    })
}

/// What a seat is called while nobody has typed a name.
pub fn own_name(seat: u8, words: &Words) -> String {
    words.get(&format!("seat-{}", seat % 6 + 1))
}
