//! How far a drawing really reaches, over its frame or not.

use crate::{
    drawing::{Anchor, Drawing, Item, Point, Segment, Shape, Text, Transform},
    fonts,
};

/// A rectangle by its edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// Smallest x.
    pub left: f32,
    /// Smallest y.
    pub top: f32,
    /// Largest x.
    pub right: f32,
    /// Largest y.
    pub bottom: f32,
}

impl Bounds {
    /// The rectangle at (x, y) of that size.
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Bounds {
        Bounds { left: x, top: y, right: x + w, bottom: y + h }
    }

    /// The smallest rectangle around both.
    pub fn around(self, other: Bounds) -> Bounds {
        Bounds {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Tests whether `other` lies inside, give or take `slack`.
    pub fn holds(self, other: Bounds, slack: f32) -> bool {
        other.left >= self.left - slack
            && other.top >= self.top - slack
            && other.right <= self.right + slack
            && other.bottom <= self.bottom + slack
    }

    /// Tests whether the two share an area, and not merely an edge of up to `slack`.
    pub fn overlaps(self, other: Bounds, slack: f32) -> bool {
        self.left + slack < other.right
            && other.left + slack < self.right
            && self.top + slack < other.bottom
            && other.top + slack < self.bottom
    }
}

/// The area a drawing's parts reach, curves counted with their control points; `None` if it is empty.
pub fn of(drawing: &Drawing) -> Option<Bounds> {
    gather(&drawing.items, Transform::IDENTITY)
}

/// The area of some parts, moved by `at`.
pub fn gather(items: &[Item], at: Transform) -> Option<Bounds> {
    items
        .iter()
        .filter_map(|item| match item {
            Item::Shape(shape) => shape_bounds(shape, at),
            Item::Text(text) => Some(text_bounds(text, at)),
            Item::Group { transform, items, .. } => gather(items, transform.then(at)),
        })
        .reduce(Bounds::around)
}

fn shape_bounds(shape: &Shape, at: Transform) -> Option<Bounds> {
    let points = shape.path.segments.iter().flat_map(|segment| match *segment {
        Segment::Move(p) | Segment::Line(p) => vec![p],
        Segment::Quad(c, p) => vec![c, p],
        Segment::Cubic(a, b, p) => vec![a, b, p],
        Segment::Close => Vec::new(),
    });
    let grow = shape.stroke.as_ref().map_or(0.0, |stroke| stroke.width / 2.0 * at.growth());
    let area = points.map(|p| point(at.apply(p))).reduce(Bounds::around)?;
    Some(Bounds { left: area.left - grow, top: area.top - grow, right: area.right + grow, bottom: area.bottom + grow })
}

fn text_bounds(text: &Text, at: Transform) -> Bounds {
    let width = fonts::width(text.face, &text.words, text.size);
    let left = match text.anchor {
        Anchor::Start => text.at.x,
        Anchor::Middle => text.at.x - width / 2.0,
        Anchor::End => text.at.x - width,
    };
    // Accents above capitals and tails below the baseline, roughly, for all three typefaces.
    let (top, bottom) = (text.at.y - 0.95 * text.size, text.at.y + 0.26 * text.size);
    [(left, top), (left + width, top), (left, bottom), (left + width, bottom)]
        .map(|(x, y)| point(at.apply(Point { x, y })))
        .into_iter()
        .reduce(Bounds::around)
        .expect("four corners are not none")
}

fn point(p: Point) -> Bounds {
    Bounds { left: p.x, top: p.y, right: p.x, bottom: p.y }
}
