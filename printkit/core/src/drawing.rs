//! A picture as data: paths, fills, strokes and text in millimetres (or any one unit), y downwards.
//! Made by faces and screens, read by the outputs; knows no file format.

#[path = "drawing/path.rs"]
mod path;
#[path = "pressed.rs"]
mod pressed;

use crate::ink::Ink;
pub use path::{Path, Segment};
use serde::{Deserialize, Serialize};

/// How far a cubic's controls lie along a quarter circle's tangents.
pub(crate) const KAPPA: f32 = 0.552_284_8;

/// A point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    #[serde(with = "pressed")]
    pub x: f32,
    /// Downwards.
    #[serde(with = "pressed")]
    pub y: f32,
}

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Size {
    /// Width.
    #[serde(with = "pressed")]
    pub w: f32,
    /// Height.
    #[serde(with = "pressed")]
    pub h: f32,
}

/// An affine map, columns (a b) and (c d), then the shift (e f), as in SVG and PDF.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transform {
    /// x of the first column.
    #[serde(with = "pressed")]
    pub a: f32,
    /// y of the first column.
    #[serde(with = "pressed")]
    pub b: f32,
    /// x of the second column.
    #[serde(with = "pressed")]
    pub c: f32,
    /// y of the second column.
    #[serde(with = "pressed")]
    pub d: f32,
    /// Shift in x.
    #[serde(with = "pressed")]
    pub e: f32,
    /// Shift in y.
    #[serde(with = "pressed")]
    pub f: f32,
}

impl Transform {
    /// Leaves everything where it is.
    pub const IDENTITY: Transform = Transform { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// Moves by (x, y).
    pub fn shift(x: f32, y: f32) -> Transform {
        Transform { e: x, f: y, ..Transform::IDENTITY }
    }

    /// Scales from the origin.
    pub fn scale(x: f32, y: f32) -> Transform {
        Transform { a: x, d: y, ..Transform::IDENTITY }
    }

    /// Turns clockwise around the origin, in degrees.
    pub fn turn(degrees: f32) -> Transform {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Transform { a: cos, b: sin, c: -sin, d: cos, e: 0.0, f: 0.0 }
    }

    /// First `self`, then `outer`.
    pub fn then(self, outer: Transform) -> Transform {
        let origin = outer.apply(Point { x: self.e, y: self.f });
        Transform {
            a: outer.a * self.a + outer.c * self.b,
            b: outer.b * self.a + outer.d * self.b,
            c: outer.a * self.c + outer.c * self.d,
            d: outer.b * self.c + outer.d * self.d,
            e: origin.x,
            f: origin.y,
        }
    }

    /// Where a point goes.
    pub fn apply(&self, p: Point) -> Point {
        Point { x: self.a * p.x + self.c * p.y + self.e, y: self.b * p.x + self.d * p.y + self.f }
    }

    /// By how much lengths grow, on average.
    pub fn growth(&self) -> f32 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }
}

/// A colour at a place between 0 and 1 of a gradient.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stop {
    /// Where.
    #[serde(with = "pressed")]
    pub at: f32,
    /// Which colour.
    pub ink: Ink,
}

/// What an area is filled with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Paint {
    /// One colour.
    Solid(Ink),
    /// Colours along a line.
    Linear {
        /// Where the first stop lies.
        from: Point,
        /// Where the last stop lies.
        to: Point,
        /// In rising order.
        stops: Vec<Stop>,
    },
    /// Colours from a centre outwards.
    Radial {
        /// The centre.
        centre: Point,
        /// Where the last stop lies.
        #[serde(with = "pressed")]
        radius: f32,
        /// In rising order.
        stops: Vec<Stop>,
    },
}

impl From<Ink> for Paint {
    fn from(ink: Ink) -> Paint {
        Paint::Solid(ink)
    }
}

/// A line along an outline, with round ends and joins unless `square`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    /// Colour.
    pub ink: Ink,
    /// Width.
    #[serde(with = "pressed")]
    pub width: f32,
    /// Lengths of dashes and gaps in turn; empty for a whole line.
    pub dashes: Vec<f32>,
    /// Mitred joins and flat ends.
    pub square: bool,
}

impl Stroke {
    /// A whole line.
    pub fn new(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dashes: Vec::new(), square: false }
    }

    /// A dashed line.
    pub fn dashed(ink: Ink, width: f32, on: f32, off: f32) -> Stroke {
        Stroke { dashes: vec![on, off], ..Stroke::new(ink, width) }
    }
}

/// An area and its outline; the stroke lies over the fill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shape {
    /// Where.
    pub path: Path,
    /// The area, by the even-odd rule if `even_odd`, else by the winding rule.
    pub fill: Option<Paint>,
    /// The outline.
    pub stroke: Option<Stroke>,
    /// See `fill`.
    pub even_odd: bool,
}

/// A typeface of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    /// Titles, names, numbers, buttons.
    Display,
    /// Running text.
    Medium,
    /// Labels.
    Heavy,
}

/// Which point of a line of text its position names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// One line of text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Text {
    /// The anchor on the baseline.
    pub at: Point,
    /// What it says.
    pub words: String,
    /// Typeface.
    pub face: Face,
    /// Size of the em.
    pub size: f32,
    /// Colour.
    pub ink: Ink,
    /// Which point `at` is.
    pub anchor: Anchor,
}

/// A part of a drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Item {
    /// An area or line.
    Shape(Shape),
    /// A line of text.
    Text(Text),
    /// Parts moved and faded together; `opacity` applies to the group as a whole.
    Group {
        /// Where they go.
        transform: Transform,
        /// From 0 to 1.
        #[serde(with = "pressed")]
        opacity: f32,
        /// The parts, back to front.
        items: Vec<Item>,
    },
}

/// A picture: its size and its parts, back to front.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// Width and height of the frame; parts may reach over it.
    pub size: Size,
    /// The parts.
    pub items: Vec<Item>,
}

impl Drawing {
    /// An empty frame.
    pub fn new(w: f32, h: f32) -> Drawing {
        Drawing { size: Size { w, h }, items: Vec::new() }
    }

    /// Fills an area.
    pub fn fill(&mut self, path: Path, paint: impl Into<Paint>) -> &mut Drawing {
        self.shape(path, Some(paint.into()), None)
    }

    /// Draws an outline.
    pub fn stroke(&mut self, path: Path, stroke: Stroke) -> &mut Drawing {
        self.shape(path, None, Some(stroke))
    }

    /// Fills an area and draws its outline.
    pub fn outlined(&mut self, path: Path, paint: impl Into<Paint>, stroke: Stroke) -> &mut Drawing {
        self.shape(path, Some(paint.into()), Some(stroke))
    }

    fn shape(&mut self, path: Path, fill: Option<Paint>, stroke: Option<Stroke>) -> &mut Drawing {
        self.items.push(Item::Shape(Shape { path, fill, stroke, even_odd: false }));
        self
    }

    /// Writes a line of text.
    pub fn text(&mut self, text: Text) -> &mut Drawing {
        self.items.push(Item::Text(text));
        self
    }

    /// Puts another drawing in, moved and faded.
    pub fn place(&mut self, drawing: Drawing, transform: Transform, opacity: f32) -> &mut Drawing {
        self.items.push(Item::Group { transform, opacity, items: drawing.items });
        self
    }

    /// Puts another drawing into the box at (x, y), as large as fits, centred.
    pub fn fit(&mut self, drawing: Drawing, x: f32, y: f32, w: f32, h: f32) -> &mut Drawing {
        let scale = (w / drawing.size.w).min(h / drawing.size.h);
        let (dx, dy) = ((w - drawing.size.w * scale) / 2.0, (h - drawing.size.h * scale) / 2.0);
        self.place(drawing, Transform::scale(scale, scale).then(Transform::shift(x + dx, y + dy)), 1.0)
    }

    /// The same drawing with the colour of every text changed by `change`.
    pub fn relettered(mut self, change: &dyn Fn(Ink) -> Ink) -> Drawing {
        reletter(&mut self.items, change);
        self
    }

    /// The same drawing with every colour changed by `change`.
    pub fn recoloured(mut self, change: &dyn Fn(Ink) -> Ink) -> Drawing {
        recolour(&mut self.items, change);
        self
    }
}

fn reletter(items: &mut [Item], change: &dyn Fn(Ink) -> Ink) {
    for item in items {
        match item {
            Item::Text(text) => text.ink = change(text.ink),
            Item::Group { items, .. } => reletter(items, change),
            Item::Shape(_) => {}
        }
    }
}

fn recolour(items: &mut [Item], change: &dyn Fn(Ink) -> Ink) {
    for item in items {
        match item {
            Item::Text(text) => text.ink = change(text.ink),
            Item::Group { items, .. } => recolour(items, change),
            Item::Shape(shape) => {
                if let Some(stroke) = &mut shape.stroke {
                    stroke.ink = change(stroke.ink);
                }
                match &mut shape.fill {
                    Some(Paint::Solid(ink)) => *ink = change(*ink),
                    Some(Paint::Linear { stops, .. } | Paint::Radial { stops, .. }) => {
                        stops.iter_mut().for_each(|stop| stop.ink = change(stop.ink));
                    }
                    None => {}
                }
            }
        }
    }
}
