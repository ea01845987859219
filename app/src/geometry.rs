//! Rectangles in dp, the unit every screen is laid out in; y downwards.

pub use printkit_core::drawing::{Point, Size};

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Rect {
    /// A rectangle from its left top corner and size.
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    /// A rectangle around a point.
    pub fn around(centre: Point, w: f32, h: f32) -> Rect {
        Rect::new(centre.x - w / 2.0, centre.y - h / 2.0, w, h)
    }

    /// The right edge.
    pub fn right(&self) -> f32 {
        self.x + self.w
    }

    /// The bottom edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.h
    }

    /// The middle.
    pub fn centre(&self) -> Point {
        Point { x: self.x + self.w / 2.0, y: self.y + self.h / 2.0 }
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        Size { w: self.w, h: self.h }
    }

    /// Tests whether a point lies inside.
    pub fn contains(&self, p: Point) -> bool {
        p.x >= self.x && p.x < self.right() && p.y >= self.y && p.y < self.bottom()
    }

    /// The rectangle with every edge moved inwards; outwards if negative.
    pub fn inset(&self, by: f32) -> Rect {
        Rect::new(self.x + by, self.y + by, (self.w - 2.0 * by).max(0.0), (self.h - 2.0 * by).max(0.0))
    }

    /// The rectangle moved.
    pub fn shifted(&self, x: f32, y: f32) -> Rect {
        Rect { x: self.x + x, y: self.y + y, ..*self }
    }

    /// The same size, moved as little as it takes to lie inside another one.
    pub fn within(&self, room: Rect) -> Rect {
        let inside = |at: f32, long: f32, low: f32, high: f32| at.min(high - long).max(low);
        Rect {
            x: inside(self.x, self.w, room.x, room.right()),
            y: inside(self.y, self.h, room.y, room.bottom()),
            ..*self
        }
    }

    /// The part inside both.
    pub fn meet(&self, other: Rect) -> Rect {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let (right, bottom) = (self.right().min(other.right()), self.bottom().min(other.bottom()));
        Rect::new(x, y, (right - x).max(0.0), (bottom - y).max(0.0))
    }

    /// Tests whether another one lies inside.
    pub fn holds(&self, other: &Rect) -> bool {
        other.x >= self.x && other.y >= self.y && other.right() <= self.right() && other.bottom() <= self.bottom()
    }

    /// A part of the way to another one, from 0 to 1, in place and in size.
    pub fn towards(&self, to: Rect, part: f32) -> Rect {
        let mix = |from: f32, to: f32| from + (to - from) * part;
        Rect::new(mix(self.x, to.x), mix(self.y, to.y), mix(self.w, to.w), mix(self.h, to.h))
    }

    /// The largest rectangle of the given shape inside, centred.
    pub fn fit(&self, shape: Size) -> Rect {
        let scale = (self.w / shape.w.max(f32::EPSILON)).min(self.h / shape.h.max(f32::EPSILON));
        Rect::around(self.centre(), shape.w * scale, shape.h * scale)
    }
}

/// A part of the way from a point to another one.
pub fn between(from: Point, to: Point, part: f32) -> Point {
    Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/// The distance between two points.
pub fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// How much of each edge belongs to notches, rounded corners and system bars.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// From the left edge.
    pub left: f32,
    /// From the top edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

impl Insets {
    /// The same in a window in which everything is shown at this scale.
    #[must_use]
    pub fn over(&self, scale: f32) -> Insets {
        let Insets { left, top, right, bottom } = *self;
        Insets { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale }
    }
}
