//! Which part of a board is in view, and how large. Knows a plane measured in cells, not what lies on it.

use crate::geometry::{Point, Rect};
use std::ops::RangeInclusive;

/// How fast the camera closes in on where it should be, a second.
const HASTE: f32 = 9.0;

/// A view onto a board: the place in the middle of the board's area, and the side of a cell in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Which place lies in the middle, in cells.
    pub middle: Point,
    /// The side of a cell in dp.
    pub cell: f32,
}

impl Camera {
    /// Sees all of `bounds`, which are in cells, with `margin` cells around it, as large as fits and `sizes` allow.
    pub fn over(bounds: Rect, area: Rect, margin: f32, sizes: &RangeInclusive<f32>) -> Camera {
        let fit = (area.w / (bounds.w + 2.0 * margin)).min(area.h / (bounds.h + 2.0 * margin));
        Camera { middle: bounds.centre(), cell: fit.clamp(*sizes.start(), *sizes.end()) }
    }

    /// Tests whether a block of cells is wholly in view.
    pub fn sees(&self, area: Rect, block: Rect) -> bool {
        let at = self.block(area, Point { x: block.x, y: block.y }, block.w, block.h);
        at.x >= area.x && at.y >= area.y && at.right() <= area.right() && at.bottom() <= area.bottom()
    }

    /// The same view, moved so that no room is wasted further than `margin` cells beyond `bounds`.
    pub fn kept_inside(self, bounds: Rect, area: Rect, margin: f32) -> Camera {
        self.moved(bounds.inset(-margin), area, |middle, low, high, half| {
            if high - low <= half * 2.0 { (low + high) / 2.0 } else { middle.clamp(low + half, high - half) }
        })
    }

    /// The same view, moved as little as it takes to see all of a block of cells, or its middle if it is too large.
    pub fn turned_to(self, block: Rect, area: Rect) -> Camera {
        self.moved(block, area, |middle, low, high, half| {
            if high - low > half * 2.0 { (low + high) / 2.0 } else { middle.clamp(high - half, low + half) }
        })
    }

    /// The same view, moved each way on its own: to where `to` says for the middle as it is, the ends of a block of cells,
    /// and half of what is in view.
    fn moved(self, block: Rect, area: Rect, to: fn(f32, f32, f32, f32) -> f32) -> Camera {
        let half = |room: f32| room / self.cell / 2.0;
        let x = to(self.middle.x, block.x, block.right(), half(area.w));
        let y = to(self.middle.y, block.y, block.bottom(), half(area.h));
        Camera { middle: Point { x, y }, ..self }
    }

    /// Moves a part of the way to another view in `seconds`; says whether it is there.
    pub fn approach(&mut self, goal: Camera, seconds: f32) -> bool {
        let t = 1.0 - (-HASTE * seconds).exp();
        self.middle.x += (goal.middle.x - self.middle.x) * t;
        self.middle.y += (goal.middle.y - self.middle.y) * t;
        self.cell += (goal.cell - self.cell) * t;
        let off = (goal.middle.x - self.middle.x).abs().max((goal.middle.y - self.middle.y).abs()) * goal.cell;
        if off < 0.5 && (goal.cell - self.cell).abs() < 0.1 {
            *self = goal;
            return true;
        }
        false
    }

    /// Moves the view by dp.
    pub fn pan(&mut self, by: Point) {
        self.middle.x -= by.x / self.cell;
        self.middle.y -= by.y / self.cell;
    }

    /// Zooms around a place of the window, as far as `sizes` allow.
    pub fn zoom(&mut self, area: Rect, at: Point, factor: f32, sizes: &RangeInclusive<f32>) {
        let before = self.place(area, at);
        self.cell = (self.cell * factor).clamp(*sizes.start(), *sizes.end());
        let after = self.place(area, at);
        self.middle.x += before.x - after.x;
        self.middle.y += before.y - after.y;
    }

    /// Keeps the middle of the view over `bounds` or at most a cell beyond, so that nobody gets lost.
    pub fn tether(&mut self, bounds: Rect) {
        self.middle.x = self.middle.x.clamp(bounds.x - 1.0, bounds.right() + 1.0);
        self.middle.y = self.middle.y.clamp(bounds.y - 1.0, bounds.bottom() + 1.0);
    }

    /// The place in cells under a point of the window.
    pub fn place(&self, area: Rect, at: Point) -> Point {
        let centre = area.centre();
        Point { x: self.middle.x + (at.x - centre.x) / self.cell, y: self.middle.y + (at.y - centre.y) / self.cell }
    }

    /// Where a block of cells lies in the window; the corner may lie between cells.
    pub fn block(&self, area: Rect, corner: Point, w: f32, h: f32) -> Rect {
        let centre = area.centre();
        Rect::new(
            centre.x + (corner.x - self.middle.x) * self.cell,
            centre.y + (corner.y - self.middle.y) * self.cell,
            w * self.cell,
            h * self.cell,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect { x: 0.0, y: 60.0, w: 390.0, h: 400.0 };

    #[test]
    fn a_long_line_is_wholly_seen() {
        let line = Rect::new(-22.0, 0.0, 47.0, 4.0);
        let camera = Camera::over(line, AREA, 0.4, &(7.0..=64.0));
        assert!(camera.sees(AREA, line));
        assert!(!camera.sees(AREA, line.inset(-2.0)));
    }

    #[test]
    fn a_view_turns_to_a_block_no_further_than_it_must() {
        let camera = Camera { middle: Point::default(), cell: 40.0 };
        let (near, far) = (Rect::new(1.0, 1.0, 2.0, 2.0), Rect::new(20.0, 1.0, 3.0, 2.0));
        assert_eq!(camera.turned_to(near, AREA), camera);
        let turned = camera.turned_to(far, AREA);
        assert!(turned.sees(AREA, far.inset(0.01)) && turned.middle.y == 0.0, "{turned:?}");
        assert_eq!(camera.turned_to(Rect::new(0.0, 0.0, 40.0, 1.0), AREA).middle.x, 20.0);
    }

    #[test]
    fn zooming_keeps_the_place_under_the_fingers() {
        let (mut camera, at) = (Camera { middle: Point::default(), cell: 40.0 }, Point { x: 300.0, y: 100.0 });
        let before = camera.place(AREA, at);
        camera.zoom(AREA, at, 1.7, &(7.0..=110.0));
        let after = camera.place(AREA, at);
        assert!((before.x - after.x).abs() < 0.001 && (before.y - after.y).abs() < 0.001);
        camera.zoom(AREA, at, 100.0, &(7.0..=110.0));
        assert_eq!(camera.cell, 110.0);
    }
}
