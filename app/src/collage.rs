//! Our drawings put together: art at a place, a size and a tilt, as one scissors out of a sheet and glues.

use printkit_core::{
    Drawing, Ink,
    art::art,
    drawing::{Anchor, Face, Paint, Path, Point, Stop, Stroke, Text, Transform},
    faces::knock,
    ink,
};
use rules::knock::Deck;

/// A drawing on which others are glued.
pub trait Collage {
    /// Glues art on with its middle at (x, y), grown by `scale` and turned by `degrees` clockwise.
    fn glue(&mut self, name: &str, x: f32, y: f32, scale: f32, degrees: f32) -> &mut Self;
    /// Glues any drawing on in the same way.
    fn glue_drawing(&mut self, drawing: Drawing, x: f32, y: f32, scale: f32, degrees: f32) -> &mut Self;
    /// Writes a number with its middle at (x, y).
    fn number(&mut self, number: u32, x: f32, y: f32, size: f32, ink: Ink) -> &mut Self;
    /// Lets a lantern glow around (x, y).
    fn glow(&mut self, x: f32, y: f32, radius: f32) -> &mut Self;
}

impl Collage for Drawing {
    fn glue(&mut self, name: &str, x: f32, y: f32, scale: f32, degrees: f32) -> &mut Drawing {
        self.glue_drawing(art(name), x, y, scale, degrees)
    }

    fn glue_drawing(&mut self, drawing: Drawing, x: f32, y: f32, scale: f32, degrees: f32) -> &mut Drawing {
        let middle = Transform::shift(-drawing.size.w / 2.0, -drawing.size.h / 2.0);
        let placed = middle.then(Transform::scale(scale, scale)).then(Transform::turn(degrees));
        self.place(drawing, placed.then(Transform::shift(x, y)), 1.0)
    }

    fn number(&mut self, number: u32, x: f32, y: f32, size: f32, ink: Ink) -> &mut Drawing {
        let at = Point { x, y: y + size * 0.35 };
        self.text(Text { at, words: number.to_string(), face: Face::Display, size, ink, anchor: Anchor::Middle })
    }

    fn glow(&mut self, x: f32, y: f32, radius: f32) -> &mut Drawing {
        let light = Ink::hex(0xFFD98A);
        let stops = vec![Stop { at: 0.0, ink: light.faded(0.55) }, Stop { at: 1.0, ink: light.faded(0.0) }];
        let centre = Point { x, y };
        self.fill(Path::circle(x, y, radius), Paint::Radial { centre, radius, stops })
    }
}

/// A control glyph in one colour.
pub fn glyph(name: &str, ink: Ink) -> Drawing {
    art(name).recoloured(&|old| Ink { a: old.a, ..ink })
}

/// A tick on a green disc, in a frame of 100 units.
pub fn ticked(drawing: &mut Drawing) {
    drawing.outlined(Path::circle(50.0, 50.0, 46.0), ink::GREEN, Stroke::new(ink::INK, 7.0));
    drawing.stroke(tick(), Stroke::new(ink::INK, 12.0));
}

/// A tick in a frame of 100 units.
pub fn tick() -> Path {
    Path::new().move_to(27.0, 52.0).line_to(44.0, 69.0).line_to(74.0, 31.0)
}

/// A polygon around the middle of a frame of 100 units, from `lead` of a step after the top; the radius of each corner.
pub fn polygon(corners: usize, lead: f32, radius: impl Fn(usize) -> f32) -> Path {
    let corner = |i: usize| {
        let (sin, cos) = ((i as f32 + lead) / corners as f32 * std::f32::consts::TAU).sin_cos();
        (50.0 + radius(i) * sin, 50.0 - radius(i) * cos)
    };
    Path::polygon(&(0..corners).map(corner).collect::<Vec<_>>())
}

/// Slanted lines over a frame of this size, so far apart: something may not lie here.
pub fn hatch(w: f32, h: f32, step: f32) -> Path {
    (1..((w + h) / step) as i32).fold(Path::new(), |hatch, i| {
        let d = i as f32 * step;
        let (x1, y1) = if d < w { (d, 0.0) } else { (w, d - w) };
        let (x2, y2) = if d < h { (0.0, d) } else { (d - h, h) };
        hatch.and(Path::line(x1, y1, x2, y2))
    })
}

/// One of Fighter's dice with the number on its face.
pub fn die(name: &str, number: u32, tint: Ink) -> Drawing {
    let mut die = art(name);
    die.number(number, 49.0, 68.0, 27.0, tint);
    die
}

/// A Knock card with its shadow, as it lies on a table.
pub fn shaded_card(name: &str) -> Drawing {
    let mut drawing = Drawing::new(knock::SIDE, knock::SIDE);
    if let Some(card) = Deck::standard().cards().iter().find(|card| card.name == name) {
        drawing.fill(Path::rect(1.0, 3.0, knock::SIDE - 2.0, knock::SIDE - 2.0, 4.7), ink::INK.faded(0.38));
        drawing.place(knock::table_card(card, false), Transform::IDENTITY, 1.0);
    }
    drawing
}
