//! What Sablier is known by: the mark on a home screen, and the name as on a box cover.
//! In pixels of no particular size, not in millimetres; every platform's icon is made here.

use crate::{
    art::art,
    drawing::{Anchor, Drawing, Face, Item, Paint, Path, Point, Stop, Stroke, Text, Transform},
    fonts,
    ink::{self, Ink},
    pixels,
};

/// The side of an icon's drawing.
pub const ICON: f32 = 512.0;

const SUN: Ink = Ink::hex(0xF7C766);
const SUN_EDGE: Ink = Ink::hex(0xFBE0A0);
const DUSK: Ink = Ink::hex(0x6E4459);
const RAY: Ink = Ink::hex(0x8A5A5C);

/// How an icon's edge is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Rounded corners on a clear ground, shown as it is.
    Rounded,
    /// Filled to the corners; the system rounds them.
    Square,
    /// Filled to the corners with the mark inside the middle four fifths; the system cuts any shape out of it.
    Maskable,
}

/// The app's icon: the hourglass before its sun.
pub fn icon(edge: Edge) -> Drawing {
    let mut icon = icon_ground(edge);
    let size = if edge == Edge::Maskable { 0.72 } else { 0.94 };
    let middle = Transform::shift(-ICON / 2.0, -ICON / 2.0);
    icon.place(icon_mark(), middle.then(Transform::scale(size, size)).then(Transform::shift(256.0, 256.0)), 1.0);
    icon
}

/// The ground of the icon alone: dusk with rays of light.
pub fn icon_ground(edge: Edge) -> Drawing {
    let mut ground = Drawing::new(ICON, ICON);
    let centre = Point { x: ICON / 2.0, y: ICON / 2.0 };
    let stops = [(0.0, DUSK), (0.62, ink::STONE), (1.0, ink::CRYPT)];
    let stops = stops.map(|(at, ink)| Stop { at, ink }).to_vec();
    let radius = if edge == Edge::Rounded { 112.0 } else { 0.0 };
    ground.fill(Path::rect(0.0, 0.0, ICON, ICON, radius), Paint::Radial { centre, radius: 340.0, stops });
    // The rays stay inside the rounded corners, which nothing else would cut.
    ground.fill(Path::rays(centre.x, centre.y, 200.0, 248.0, 232.0, 24, 15.0), RAY.faded(0.55));
    ground
}

/// The mark alone on a clear ground.
pub fn icon_mark() -> Drawing {
    let mut mark = Drawing::new(ICON, ICON);
    let (x, y) = (ICON / 2.0, ICON / 2.0);
    mark.fill(Path::circle(x, y, 186.0), SUN);
    mark.stroke(Path::circle(x, y, 186.0), Stroke::new(SUN_EDGE, 7.0));
    // The drawing's shadow makes it hang a little low.
    mark.fit(art("things/hourglass"), x - 153.0, y - 218.0, 306.0, 454.0);
    mark
}

/// Writes a name as on a box cover: sand letters on an amber lip, in a thick outline.
pub fn wordmark(picture: &mut Drawing, name: &str, x: f32, baseline: f32, size: f32) {
    let size = size.min(size * 312.0 / fonts::width(Face::Display, name, size).max(1.0));
    let unit = size / 86.0;
    let letters = |dy: f32, ink: Ink| {
        let at = Point { x, y: baseline + dy * unit };
        let line = Text { at, words: name.to_string(), face: Face::Display, size, ink, anchor: Anchor::Middle };
        pixels::glyphs(&line)
    };
    picture.stroke(letters(6.0, ink::INK).path, Stroke::new(ink::INK, 16.0 * unit));
    picture.stroke(letters(5.0, ink::INK).path, Stroke::new(ink::INK, 13.0 * unit));
    picture.stroke(letters(0.0, ink::INK).path, Stroke::new(ink::INK, 10.0 * unit));
    for lip in [5.0, 4.0, 3.0, 2.0, 1.0] {
        picture.items.push(Item::Shape(letters(lip, ink::AMBER)));
    }
    picture.items.push(Item::Shape(letters(0.0, ink::SAND_LIGHT)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The opacity of an icon of 512 pixels at a place.
    fn opacity(edge: Edge, x: usize, y: usize) -> u8 {
        pixels::paint(&icon(edge), 1.0).rgba[(y * 512 + x) * 4 + 3]
    }

    #[test]
    fn only_a_rounded_icon_has_clear_corners() {
        for corner in [0, 511] {
            assert_eq!(opacity(Edge::Rounded, corner, corner), 0);
            assert_eq!(opacity(Edge::Square, corner, corner), 255);
            assert_eq!(opacity(Edge::Maskable, corner, corner), 255);
        }
        assert_eq!(opacity(Edge::Rounded, 256, 256), 255);
    }
}
