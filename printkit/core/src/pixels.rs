//! A [`Drawing`] as pixels: textures for the screen and PNG files. The only file that knows tiny-skia.

use crate::{
    drawing::{Anchor, Drawing, Item, Paint, Path, Segment, Shape, Stop, Stroke, Text, Transform},
    fonts,
    ink::Ink,
};
use tiny_skia as skia;

/// A picture as pixels, rows from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green, blue, alpha; colours premultiplied by alpha.
    pub rgba: Vec<u8>,
}

/// The largest side a picture may have; a larger request is made smaller to fit.
pub const MAX_SIDE: f32 = 8192.0;

/// Paints a drawing at `scale` pixels a unit on a clear ground.
pub fn paint(drawing: &Drawing, scale: f32) -> Pixels {
    let scale = scale.min(MAX_SIDE / drawing.size.w.max(drawing.size.h).max(f32::EPSILON));
    let side = |length: f32| ((length * scale).ceil()).clamp(1.0, MAX_SIDE) as u32;
    let (width, height) = (side(drawing.size.w), side(drawing.size.h));
    let mut map = skia::Pixmap::new(width, height).expect("both sides are between 1 and MAX_SIDE");
    items(&mut map.as_mut(), &drawing.items, skia::Transform::from_scale(scale, scale));
    Pixels { width, height, rgba: map.take() }
}

/// The picture as a PNG file.
pub fn png(drawing: &Drawing, scale: f32) -> Vec<u8> {
    paint(drawing, scale).png().expect("paint gives no empty picture, and encoding to memory has no way to fail")
}

impl Pixels {
    /// The pixels as a PNG file; `None` if there are none, or not as many as the sides say.
    pub fn png(self) -> Option<Vec<u8>> {
        let size = skia::IntSize::from_wh(self.width, self.height)?;
        skia::Pixmap::from_vec(self.rgba, size)?.encode_png().ok()
    }
}

fn items(map: &mut skia::PixmapMut<'_>, parts: &[Item], at: skia::Transform) {
    for part in parts {
        match part {
            Item::Shape(shape) => draw(map, shape, at),
            Item::Text(text) => draw(map, &glyphs(text), at),
            Item::Group { transform, opacity, items: inner } => {
                let at = at.pre_concat(skia_transform(*transform));
                if *opacity >= 1.0 {
                    items(map, inner, at);
                } else if let Some(mut layer) = skia::Pixmap::new(map.width(), map.height()) {
                    items(&mut layer.as_mut(), inner, at);
                    let paint = skia::PixmapPaint { opacity: opacity.clamp(0.0, 1.0), ..Default::default() };
                    map.draw_pixmap(0, 0, layer.as_ref(), &paint, skia::Transform::identity(), None);
                }
            }
        }
    }
}

/// A line of text as the outlines of its letters.
pub fn glyphs(text: &Text) -> Shape {
    let width = fonts::width(text.face, &text.words, text.size);
    let x = match text.anchor {
        Anchor::Start => text.at.x,
        Anchor::Middle => text.at.x - width / 2.0,
        Anchor::End => text.at.x - width,
    };
    let path = fonts::outline(text.face, &text.words, text.size, x, text.at.y);
    Shape { path, fill: Some(Paint::Solid(text.ink)), stroke: None, even_odd: false }
}

fn draw(map: &mut skia::PixmapMut<'_>, shape: &Shape, at: skia::Transform) {
    let Some(path) = skia_path(&shape.path) else { return };
    if let Some(fill) = &shape.fill {
        let rule = if shape.even_odd { skia::FillRule::EvenOdd } else { skia::FillRule::Winding };
        map.fill_path(&path, &skia_paint(fill), rule, at, None);
    }
    if let Some(stroke) = &shape.stroke {
        map.stroke_path(&path, &skia_paint(&Paint::Solid(stroke.ink)), &skia_stroke(stroke), at, None);
    }
}

fn skia_path(path: &Path) -> Option<skia::Path> {
    let mut builder = skia::PathBuilder::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move(p) => builder.move_to(p.x, p.y),
            Segment::Line(p) => builder.line_to(p.x, p.y),
            Segment::Quad(c, p) => builder.quad_to(c.x, c.y, p.x, p.y),
            Segment::Cubic(a, b, p) => builder.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn skia_paint(paint: &Paint) -> skia::Paint<'static> {
    let shader = match paint {
        Paint::Solid(ink) => Some(skia::Shader::SolidColor(skia_colour(*ink))),
        Paint::Linear { from, to, stops } => skia::LinearGradient::new(
            skia::Point { x: from.x, y: from.y },
            skia::Point { x: to.x, y: to.y },
            skia_stops(stops),
            skia::SpreadMode::Pad,
            skia::Transform::identity(),
        ),
        Paint::Radial { centre, radius, stops } => {
            let centre = skia::Point { x: centre.x, y: centre.y };
            skia::RadialGradient::new(
                centre,
                0.0,
                centre,
                *radius,
                skia_stops(stops),
                skia::SpreadMode::Pad,
                skia::Transform::identity(),
            )
        }
    };
    let shader = shader.unwrap_or(skia::Shader::SolidColor(skia::Color::TRANSPARENT));
    skia::Paint { shader, anti_alias: true, ..Default::default() }
}

fn skia_stops(stops: &[Stop]) -> Vec<skia::GradientStop> {
    stops.iter().map(|stop| skia::GradientStop::new(stop.at, skia_colour(stop.ink))).collect()
}

fn skia_colour(ink: Ink) -> skia::Color {
    skia::Color::from_rgba8(ink.r, ink.g, ink.b, ink.a)
}

fn skia_stroke(stroke: &Stroke) -> skia::Stroke {
    let (line_cap, line_join) = if stroke.square {
        (skia::LineCap::Butt, skia::LineJoin::Miter)
    } else {
        (skia::LineCap::Round, skia::LineJoin::Round)
    };
    let dash = skia::StrokeDash::new(stroke.dashes.clone(), 0.0);
    skia::Stroke { width: stroke.width, line_cap, line_join, dash, ..Default::default() }
}

fn skia_transform(t: Transform) -> skia::Transform {
    skia::Transform::from_row(t.a, t.b, t.c, t.d, t.e, t.f)
}
