//! Outlines, and the shapes they are most often made of.

use super::{KAPPA, Point, pressed::Steps};
use serde::{Deserialize, Serialize};

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
