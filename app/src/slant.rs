//! Pictures that lie at a slant: where their corners are, and what is left of them inside a box. Pure geometry.

use crate::geometry::{Point, Rect, Size, distance};

/// A frame lying at a slant: where its upper edge leads from left to right, and its left edge from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slant {
    /// The upper edge.
    pub along: Point,
    /// The left edge.
    pub down: Point,
}

/// A corner of what is drawn: where it lies, and which place of the picture it shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corner {
    /// In the window.
    pub at: Point,
    /// In the picture.
    pub of: Point,
}

impl Slant {
    /// A frame of this size turned clockwise by so many degrees.
    pub fn turned(size: Size, degrees: f32) -> Slant {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Slant { along: Point { x: size.w * cos, y: size.w * sin }, down: Point { x: -size.h * sin, y: size.h * cos } }
    }

    /// What such a frame fills around its middle.
    pub fn bounds(&self, middle: Point) -> Rect {
        Rect::around(middle, self.along.x.abs() + self.down.x.abs(), self.along.y.abs() + self.down.y.abs())
    }

    /// How long its edges are.
    pub fn lengths(&self) -> (f32, f32) {
        let origin = Point::default();
        (distance(origin, self.along), distance(origin, self.down))
    }

    /// The same frame grown by these shares of its edges.
    pub fn grown(&self, along: f32, down: f32) -> Slant {
        let times = |p: Point, by: f32| Point { x: p.x * by, y: p.y * by };
        Slant { along: times(self.along, along), down: times(self.down, down) }
    }

    /// Its corners around its middle, clockwise from the first, showing the part `of` of the picture.
    pub fn corners(&self, middle: Point, of: Rect) -> [Corner; 4] {
        let corner = |x: f32, y: f32| Corner {
            at: Point {
                x: middle.x + self.along.x * x + self.down.x * y,
                y: middle.y + self.along.y * x + self.down.y * y,
            },
            of: Point { x: of.x + of.w * (x + 0.5), y: of.y + of.h * (y + 0.5) },
        };
        [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
    }
}

/// What of a shape without dents lies inside a box; nothing if none of it does.
pub fn cut(shape: &[Corner], to: Rect) -> Vec<Corner> {
    let edges: [&dyn Fn(Point) -> f32; 4] =
        [&|p| p.x - to.x, &|p| to.right() - p.x, &|p| p.y - to.y, &|p| to.bottom() - p.y];
    edges.iter().fold(shape.to_vec(), |shape, inside| cut_at(&shape, inside))
}

/// Cuts along one edge; `inside` is how far a point lies on the side that stays.
fn cut_at(shape: &[Corner], inside: &dyn Fn(Point) -> f32) -> Vec<Corner> {
    let mut left = Vec::new();
    for (i, corner) in shape.iter().enumerate() {
        let next = shape[(i + 1) % shape.len()];
        let (here, there) = (inside(corner.at), inside(next.at));
        if here >= 0.0 {
            left.push(*corner);
        }
        if (here >= 0.0) != (there >= 0.0) {
            let t = here / (here - there);
            let between = |a: Point, b: Point| Point { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
            left.push(Corner { at: between(corner.at, next.at), of: between(corner.of, next.of) });
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLANT: Slant = Slant { along: Point { x: 40.0, y: 10.0 }, down: Point { x: -10.0, y: 20.0 } };
    const PICTURE: Rect = Rect { x: 0.0, y: 0.0, w: 1.0, h: 1.0 };

    #[test]
    fn a_card_turned_by_a_quarter_lies_across() {
        let turned = Slant::turned(Size { w: 30.0, h: 40.0 }, 90.0);
        let bounds = turned.bounds(Point { x: 100.0, y: 50.0 });
        assert!((bounds.w - 40.0).abs() < 0.001 && (bounds.h - 30.0).abs() < 0.001, "{bounds:?}");
        let first = turned.corners(Point::default(), PICTURE)[0].at;
        assert!((first.x - 20.0).abs() < 0.001 && (first.y + 15.0).abs() < 0.001, "{first:?}");
    }

    #[test]
    fn a_slanted_picture_fills_no_more_than_its_bounds() {
        let middle = Point { x: 100.0, y: 50.0 };
        let bounds = SLANT.bounds(middle);
        assert_eq!((bounds.w, bounds.h), (50.0, 30.0));
        let inside = bounds.inset(-0.01);
        assert!(SLANT.corners(middle, PICTURE).iter().all(|corner| inside.contains(corner.at)));
    }

    #[test]
    fn what_is_cut_off_takes_its_part_of_the_picture_along() {
        let square = Slant { along: Point { x: 10.0, y: 0.0 }, down: Point { x: 0.0, y: 10.0 } };
        let corners = square.corners(Point { x: 5.0, y: 5.0 }, PICTURE);
        let left = cut(&corners, Rect::new(0.0, 0.0, 4.0, 20.0));
        assert_eq!(left.len(), 4);
        assert!(left.iter().all(|corner| (corner.of.x - corner.at.x / 10.0).abs() < 1e-6));
        let mut sides: Vec<f32> = left.iter().map(|corner| corner.at.x).collect();
        sides.sort_by(f32::total_cmp);
        assert_eq!(sides, [0.0, 0.0, 4.0, 4.0]);
        assert!(cut(&corners, Rect::new(50.0, 0.0, 4.0, 4.0)).is_empty());
        assert_eq!(cut(&corners, Rect::new(-5.0, -5.0, 50.0, 50.0)), corners);
    }
}
