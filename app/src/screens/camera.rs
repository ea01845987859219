//! Which part of a board is in view, and how large. Knows a plane measured in cells, not what lies on it.
//! A [`Camera`] is one such view; a [`View`] is what becomes of it while a player looks around.

use crate::geometry::{Point, Rect};
use std::ops::RangeInclusive;

/// How fast the camera closes in on where it should be, a second.
const HASTE: f32 = 9.0;
/// How near the edge of its area, in dp, something carried moves the view.
const VERGE: f32 = 56.0;
/// How fast the view moves for something carried to the very edge, in dp a second.
const DRIFT: f32 = 480.0;

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
        let keep = |middle: f32, low: f32, high: f32, room: f32| {
            let (low, high, half) = (low - margin, high + margin, room / self.cell / 2.0);
            if high - low <= half * 2.0 { (low + high) / 2.0 } else { middle.clamp(low + half, high - half) }
        };
        let middle = Point {
            x: keep(self.middle.x, bounds.x, bounds.right(), area.w),
            y: keep(self.middle.y, bounds.y, bounds.bottom(), area.h),
        };
        Camera { middle, ..self }
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

/// Where a player looks: the camera follows what matters, until a hand has moved it.
#[derive(Clone, Copy, Debug, Default)]
pub struct View {
    camera: Option<Camera>,
    is_free: bool,
}

impl View {
    /// The camera as it is, or `first` where nobody has looked yet.
    pub fn camera(&self, first: impl FnOnce() -> Camera) -> Camera {
        self.camera.unwrap_or_else(first)
    }

    /// Tests whether a hand has moved the camera, so that it no longer follows.
    pub fn is_free(&self) -> bool {
        self.is_free
    }

    /// Lets the camera follow what matters again.
    pub fn follow(&mut self) {
        self.is_free = false;
    }

    /// A hand has put the camera here; its middle stays near `bounds`.
    pub fn put(&mut self, mut camera: Camera, bounds: Rect) {
        camera.tether(bounds);
        self.camera = Some(camera);
        self.is_free = true;
    }

    /// Moves on towards `goal`, unless a hand has moved the camera; says whether it is at rest.
    pub fn settle(&mut self, goal: Camera, seconds: f32, is_still: bool) -> bool {
        match &mut self.camera {
            Some(_) if self.is_free => true,
            Some(camera) if !is_still => camera.approach(goal, seconds),
            camera => {
                *camera = Some(goal);
                true
            }
        }
    }

    /// Moves on for something carried to `at`, near an edge beyond which there is more of `bounds`; says whether the
    /// view is at rest. So a card can be carried to where nobody looks yet; a view that follows comes back afterwards.
    pub fn carry(&mut self, area: Rect, at: Point, bounds: Rect, seconds: f32) -> bool {
        let Some(camera) = self.camera.filter(|_| area.contains(at)) else { return true };
        let seen = camera.block(area, Point { x: bounds.x, y: bounds.y }, bounds.w, bounds.h);
        let step = |at: f32, (low, high): (f32, f32), (first, last): (f32, f32)| {
            let (before, after) = ((low + VERGE - at).max(0.0) / VERGE, (at - high + VERGE).max(0.0) / VERGE);
            let reach = DRIFT * seconds;
            (before * reach).min((low - first).max(0.0)) - (after * reach).min((last - high).max(0.0))
        };
        let by = Point {
            x: step(at.x, (area.x, area.right()), (seen.x, seen.right())),
            y: step(at.y, (area.y, area.bottom()), (seen.y, seen.bottom())),
        };
        if by == Point::default() {
            return true;
        }
        let mut moved = camera;
        moved.pan(by);
        self.camera = Some(moved);
        false
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
    fn zooming_keeps_the_place_under_the_fingers() {
        let (mut camera, at) = (Camera { middle: Point::default(), cell: 40.0 }, Point { x: 300.0, y: 100.0 });
        let before = camera.place(AREA, at);
        camera.zoom(AREA, at, 1.7, &(7.0..=110.0));
        let after = camera.place(AREA, at);
        assert!((before.x - after.x).abs() < 0.001 && (before.y - after.y).abs() < 0.001);
        camera.zoom(AREA, at, 100.0, &(7.0..=110.0));
        assert_eq!(camera.cell, 110.0);
    }

    #[test]
    fn what_is_carried_to_an_edge_moves_the_view_as_far_as_there_is_something() {
        let bounds = Rect::new(-20.0, -1.0, 40.0, 2.0);
        let mut view = View::default();
        view.put(Camera { middle: Point::default(), cell: 40.0 }, bounds);
        let edge = Point { x: AREA.right() - 10.0, y: AREA.centre().y };
        assert!(view.carry(AREA, AREA.centre(), bounds, 0.1));
        assert!(!view.carry(AREA, edge, bounds, 0.1));
        while !view.carry(AREA, edge, bounds, 0.1) {}
        let camera = view.camera(|| Camera { middle: Point::default(), cell: 1.0 });
        assert!(camera.sees(AREA, Rect::new(19.0, 0.0, 1.0, 1.0)) && camera.middle.y == 0.0);
        assert!(view.carry(AREA, Point { x: edge.x, y: AREA.y - 1.0 }, bounds, 0.1));
    }
}
