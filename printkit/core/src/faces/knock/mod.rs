//! Knock cards as drawings: a picture, four corner tabs, and what stands on the rails between them. A card is 63 mm
//! square. Laid on each other, cards share a corner of a third of their side; whatever a player must see stays inside
//! the corner it belongs to, or on the cross between the four.

mod corner;
pub mod log;
mod marks;
mod picture;
pub mod reference;
mod small;
pub mod summary;
mod token;

pub use corner::corner_tab;
pub use marks::{BAR_AT, SHIELD_AT, danger_shield, pennant, time_bar};
pub use small::{Distance, digit_height};
pub use token::{TOKEN, Token, token};

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Face, Path, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, halves, line},
    words::Words,
};
use rules::knock::{Card, Corner};

/// The side of a card in millimetres.
pub const SIDE: f32 = 63.0;
/// The side of the corner that two cards share, in millimetres.
pub const SHARED: f32 = SIDE / 3.0;

/// The look is drawn on a face of 200 units; this is the face.
const FACE: f32 = 200.0;
/// One of its units in millimetres.
const UNIT: f32 = SIDE / FACE;

/// How wide a name may be, in units; names that need smaller letters than `SMALL_NAME` for it take two lines.
const NAME_ROOM: f32 = 72.0;
const SMALL_NAME: f32 = 9.4;

/// The ground of a card's back.
const WINE: Ink = Ink::hex(0x7A2F3C);

/// A card as printed, square and up to its trim, with its name.
pub fn card(card: &Card, words: &Words, style: Style) -> Drawing {
    let mut face = printed(card, style);
    name_tag(&mut face, &words.get(&card.name));
    style.finish(in_millimetres(face))
}

/// A card as printed but for its name, in units.
fn printed(card: &Card, style: Style) -> Drawing {
    let mut face = Drawing::new(FACE, FACE);
    face.fill(Path::rect(0.0, 0.0, FACE, FACE, 0.0), style.ground(ink::PARCHMENT));
    // A fine line shows where cards meet on a sheet, since their margins do not differ.
    let seam = Stroke { square: true, ..Stroke::new(ink::TAN, 0.8) };
    face.stroke(Path::rect(0.4, 0.4, FACE - 0.8, FACE - 0.8, 0.0), seam);
    picture::draw(&mut face, card, picture::Light::Paper(style));
    rails(&mut face, card);
    if let Some(creature) = card.creature {
        centred(&mut face, time_bar(creature.time, creature.time), BAR_AT);
    }
    tabs(&mut face, card.corners, style);
    face
}

/// A card as it lies on a screen's table, upright or turned by 180°: its corner values lie as it does, its picture stays
/// upright, and it has no name. Time tokens and danger change in play, so they are not part of it.
pub fn table_card(card: &Card, turned: bool) -> Drawing {
    let mut face = Drawing::new(FACE, FACE);
    face.outlined(edge(seed(&card.name)), ink::PARCHMENT, Stroke::new(ink::INK, 3.0));
    picture::draw(&mut face, card, picture::Light::Lantern);
    rails(&mut face, card);
    tabs(&mut face, card.values(turned), Style::Colour);
    in_millimetres(face)
}

/// The same from a distance.
pub fn distant_card(card: &Card, turned: bool, distance: Distance) -> Drawing {
    match distance {
        Distance::Near => table_card(card, turned),
        Distance::Far | Distance::VeryFar => small::small_card(card, turned, distance),
    }
}

/// A card's back as printed, with a margin that forgives a crooked cut.
pub fn back(style: Style) -> Drawing {
    let mut back = Drawing::new(FACE, FACE);
    back.fill(Path::rect(0.0, 0.0, FACE, FACE, 0.0), style.ground(ink::PARCHMENT));
    back.outlined(
        Path::cut(10.0, 10.0, 180.0, 180.0, 10.0, 4, 1.0),
        style.back(WINE).panel,
        Stroke::new(ink::INK, 2.8),
    );
    emblem(&mut back, style);
    style.finish(in_millimetres(back))
}

/// A card's back as it lies on a screen's table.
pub fn table_back() -> Drawing {
    let mut back = Drawing::new(FACE, FACE);
    back.outlined(edge(4), WINE, Stroke::new(ink::INK, 3.0));
    emblem(&mut back, Style::Colour);
    in_millimetres(back)
}

/// The hand-cut outline of a card on a screen, inside its frame.
fn edge(seed: u32) -> Path {
    Path::cut(3.0, 3.0, FACE - 6.0, FACE - 6.0, 15.0, seed, 0.8)
}

/// What every back shows: an hourglass in its rays, in a golden frame.
fn emblem(back: &mut Drawing, style: Style) {
    let look = style.back(WINE);
    back.stroke(Path::cut(17.0, 17.0, 166.0, 166.0, 7.0, 5, 1.0), Stroke::new(look.line, 2.2));
    if let Some(rays) = look.rays {
        back.fill(Path::rays(100.0, 100.0, 52.0, 80.0, 69.0, 24, 2.6), rays);
    }
    let side = 140.0 * look.emblem;
    back.fit(art("tokens/hourglass"), 100.0 - side / 2.0, 100.0 - side / 2.0, side, side);
}

/// Keep and Silence at the sides, chests at the bottom.
fn rails(face: &mut Drawing, card: &Card) {
    if let Some(level) = card.marker {
        face.place(pennant(level), Transform::shift(9.0 * UNIT, 78.0 * UNIT).then(to_units()), 1.0);
    }
    if card.silence {
        face.fill(Path::circle(173.0, 102.5, 18.0), ink::INK.faded(0.35));
        face.outlined(Path::circle(173.0, 100.0, 18.0), ink::PAPER, Stroke::new(ink::INK, 2.6));
        face.fit(art("things/silence"), 156.8, 84.8, 32.4, 32.4);
    }
    // The chests keep to the middle third, where no other card can lie on them.
    let (side, places): (f32, &[(f32, f32)]) = match card.chests {
        0 => return,
        1 => (60.0, &[(100.0, 159.0)]),
        2 => (45.0, &[(83.0, 160.0), (117.0, 160.0)]),
        _ => (41.0, &[(100.0, 146.0), (84.0, 168.0), (116.0, 168.0)]),
    };
    for (x, y) in places {
        face.fit(art("things/chest"), x - side / 2.0, y - side / 2.0, side, side);
    }
}

/// The four corner tabs, values in the order of [`Corner::ALL`].
fn tabs(face: &mut Drawing, values: [u8; 4], style: Style) {
    for (corner, value) in Corner::ALL.into_iter().zip(values) {
        let (x, y) = match corner {
            Corner::TopLeft => (0.0, 0.0),
            Corner::TopRight => (SIDE - SHARED, 0.0),
            Corner::BottomLeft => (0.0, SIDE - SHARED),
            Corner::BottomRight => (SIDE - SHARED, SIDE - SHARED),
        };
        face.place(corner_tab(value, corner, style), Transform::shift(x, y).then(to_units()), 1.0);
    }
}

/// The name on its plate between the upper tabs, in one line or two.
fn name_tag(face: &mut Drawing, name: &str) {
    let hand = Hand::display(13.0).centred();
    let whole = hand.fitted(name, NAME_ROOM);
    let lines = if whole.size >= SMALL_NAME { vec![name.to_string()] } else { halves(Face::Display, name) };
    let hand = lines.iter().fold(if lines.len() > 1 { Hand { size: 10.4, ..hand } } else { whole }, |hand, words| {
        hand.fitted(words, NAME_ROOM)
    });
    let w = lines.iter().map(|words| hand.width(words)).fold(0.0, f32::max) + 12.0;
    let h = if lines.len() > 1 { 27.0 } else { 20.0 };
    face.outlined(Path::cut(100.0 - w / 2.0, 12.5, w, h, 4.0, 9, 0.7), ink::PAPER, Stroke::new(ink::INK, 2.2));
    let leading = hand.size * 1.06;
    let first = 12.5 + h / 2.0 + hand.size * 0.35 - leading * (lines.len() - 1) as f32 / 2.0;
    for (i, words) in lines.iter().enumerate() {
        line(face, words, 100.0, first + i as f32 * leading, hand);
    }
}

/// Puts a drawing in millimetres on a face with its middle at a place in millimetres.
fn centred(face: &mut Drawing, drawing: Drawing, (x, y): (f32, f32)) {
    let shift = Transform::shift(x - drawing.size.w / 2.0, y - drawing.size.h / 2.0);
    face.place(drawing, shift.then(to_units()), 1.0);
}

fn to_units() -> Transform {
    Transform::scale(1.0 / UNIT, 1.0 / UNIT)
}

/// A drawing made in units of the face, in millimetres.
fn in_millimetres(units: Drawing) -> Drawing {
    let mut drawing = Drawing::new(units.size.w * UNIT, units.size.h * UNIT);
    drawing.place(units, Transform::scale(UNIT, UNIT), 1.0);
    drawing
}

/// A number for whatever should differ from card to card.
fn seed(name: &str) -> u32 {
    name.bytes().fold(0x811C_9DC5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
