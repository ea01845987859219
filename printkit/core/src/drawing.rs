//! A picture as data: paths, fills, strokes and text in millimetres (or any one unit), y downwards.
//! Made by faces and screens, read by the outputs; knows no file format.

#[path = "pressed.rs"]
mod pressed;

use crate::ink::Ink;
use pressed::Steps;
use serde::{Deserialize, Serialize};

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

/// A piece of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Starts a new outline.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A quadratic curve: control, end.
    Quad(Point, Point),
    /// A cubic curve: controls, end.
    Cubic(Point, Point, Point),
    /// Back to the start of the outline.
    Close,
}

/// Outlines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Steps", into = "Steps")]
pub struct Path {
    /// The pieces in drawing order.
    pub segments: Vec<Segment>,
}

impl Path {
    /// An empty path.
    pub fn new() -> Path {
        Path::default()
    }

    /// Starts an outline at (x, y).
    pub fn move_to(mut self, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Move(Point { x, y }));
        self
    }

    /// Goes straight to (x, y).
    pub fn line_to(mut self, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Line(Point { x, y }));
        self
    }

    /// Curves by the control (cx, cy) to (x, y).
    pub fn quad_to(mut self, cx: f32, cy: f32, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Quad(Point { x: cx, y: cy }, Point { x, y }));
        self
    }

    /// Curves by two controls to (x, y).
    pub fn cubic_to(mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) -> Path {
        self.segments.push(Segment::Cubic(Point { x: ax, y: ay }, Point { x: bx, y: by }, Point { x, y }));
        self
    }

    /// Goes back to the start of the outline.
    pub fn close(mut self) -> Path {
        self.segments.push(Segment::Close);
        self
    }

    /// Adds the outlines of `other`.
    pub fn and(mut self, other: Path) -> Path {
        self.segments.extend(other.segments);
        self
    }

    /// A straight line.
    pub fn line(x1: f32, y1: f32, x2: f32, y2: f32) -> Path {
        Path::new().move_to(x1, y1).line_to(x2, y2)
    }

    /// A closed polygon.
    pub fn polygon(points: &[(f32, f32)]) -> Path {
        let mut path = Path::new();
        for (i, &(x, y)) in points.iter().enumerate() {
            path = if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) };
        }
        path.close()
    }

    /// A rectangle with corners rounded by `r`.
    pub fn rect(x: f32, y: f32, w: f32, h: f32, r: f32) -> Path {
        let r = r.min(w / 2.0).min(h / 2.0).max(0.0);
        if r == 0.0 {
            return Path::polygon(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]);
        }
        let k = r * (1.0 - KAPPA);
        Path::new()
            .move_to(x + r, y)
            .line_to(x + w - r, y)
            .cubic_to(x + w - k, y, x + w, y + k, x + w, y + r)
            .line_to(x + w, y + h - r)
            .cubic_to(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h)
            .line_to(x + r, y + h)
            .cubic_to(x + k, y + h, x, y + h - k, x, y + h - r)
            .line_to(x, y + r)
            .cubic_to(x, y + k, x + k, y, x + r, y)
            .close()
    }

    /// An ellipse around (x, y).
    pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Path {
        let (kx, ky) = (rx * KAPPA, ry * KAPPA);
        Path::new()
            .move_to(x + rx, y)
            .cubic_to(x + rx, y + ky, x + kx, y + ry, x, y + ry)
            .cubic_to(x - kx, y + ry, x - rx, y + ky, x - rx, y)
            .cubic_to(x - rx, y - ky, x - kx, y - ry, x, y - ry)
            .cubic_to(x + kx, y - ry, x + rx, y - ky, x + rx, y)
            .close()
    }

    /// A circle around (x, y).
    pub fn circle(x: f32, y: f32, r: f32) -> Path {
        Path::ellipse(x, y, r, r)
    }

    /// A hand-cut rounded rectangle: corners and edge middles shifted by up to `jitter`, always the same for a seed.
    pub fn cut(x: f32, y: f32, w: f32, h: f32, r: f32, seed: u32, jitter: f32) -> Path {
        let mut state = seed.wrapping_mul(0x9E37_79B9) ^ 0x5AB1_1E25;
        let mut wobble = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            (state as f32 / u32::MAX as f32 * 2.0 - 1.0) * jitter
        };
        let r = r.min(w / 2.0).min(h / 2.0);
        let corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)].map(|(x, y)| (x + wobble(), y + wobble()));
        let toward = |from: (f32, f32), to: (f32, f32)| {
            let length = (to.0 - from.0).hypot(to.1 - from.1).max(f32::EPSILON);
            (from.0 + (to.0 - from.0) * r / length, from.1 + (to.1 - from.1) * r / length)
        };
        let mut path = Path::new();
        for i in 0..4 {
            let (before, corner, next) = (corners[(i + 3) % 4], corners[i], corners[(i + 1) % 4]);
            let (start, end, far) = (toward(corner, before), toward(corner, next), toward(next, corner));
            path = if i == 0 { path.move_to(start.0, start.1) } else { path.line_to(start.0, start.1) };
            path = path.quad_to(corner.0, corner.1, end.0, end.1);
            let middle = ((end.0 + far.0) / 2.0 + wobble() * 0.7, (end.1 + far.1) / 2.0 + wobble() * 0.7);
            path = path.quad_to(middle.0, middle.1, far.0, far.1);
        }
        path.close()
    }

    /// The engraver's tapered mark from one point to the other, `w` half its width, bowed by `bend`.
    pub fn leaf(x1: f32, y1: f32, x2: f32, y2: f32, w: f32, bend: f32) -> Path {
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = dx.hypot(dy).max(f32::EPSILON);
        let (nx, ny) = (-dy / length, dx / length);
        let (mx, my) = ((x1 + x2) / 2.0 + nx * bend, (y1 + y2) / 2.0 + ny * bend);
        Path::new()
            .move_to(x1, y1)
            .quad_to(mx + nx * w, my + ny * w, x2, y2)
            .quad_to(mx - nx * w, my - ny * w, x1, y1)
            .close()
    }

    /// A ring of `count` leaves around (x, y), from radius `inner` to `outer`, every other one only to `short`.
    pub fn rays(x: f32, y: f32, inner: f32, outer: f32, short: f32, count: u32, w: f32) -> Path {
        (0..count).fold(Path::new(), |path, i| {
            let (sin, cos) = (i as f32 / count as f32 * std::f32::consts::TAU).sin_cos();
            let reach = if i % 2 == 0 { outer } else { short };
            path.and(Path::leaf(x + inner * cos, y + inner * sin, x + reach * cos, y + reach * sin, w, 0.0))
        })
    }
}

/// How far a cubic's controls lie along a quarter circle's tangents.
pub(crate) const KAPPA: f32 = 0.552_284_8;

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
