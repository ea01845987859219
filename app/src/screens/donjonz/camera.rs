//! Which part of the dungeon is in view, and how large.

use crate::geometry::{Point, Rect};
use rules::donjonz::{Cell, Donjonz, Phase};

/// The least side of a cell one walks on, in dp: a finger's width.
const WALKABLE: f32 = 48.0;
/// The largest side of a cell a camera chooses by itself, in dp.
const LARGEST: f32 = 64.0;
/// The least side of a cell whose things one can tell apart, in dp.
const READABLE: f32 = 14.0;
/// How small and how large a cell may be, in dp: eleven cards in one line still fit a phone's width.
const ZOOM: (f32, f32) = (7.0, 110.0);
/// How fast the camera closes in on where it should be, a second.
const HASTE: f32 = 9.0;

/// A view onto the dungeon: the cell place in the middle of the board's area, and the side of a cell in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Which place lies in the middle, in cells.
    pub middle: Point,
    /// The side of a cell in dp.
    pub cell: f32,
}

impl Camera {
    /// Sees the whole dungeon, with `margin` cells around it.
    pub fn whole(game: &Donjonz, area: Rect, margin: f32) -> Camera {
        Camera::over(game.bounds(), area, margin)
    }

    fn over((min, max): (Cell, Cell), area: Rect, margin: f32) -> Camera {
        let (w, h) = (f32::from(max.x - min.x + 1), f32::from(max.y - min.y + 1));
        let fit = (area.w / (w + 2.0 * margin)).min(area.h / (h + 2.0 * margin));
        let middle = Point { x: f32::from(min.x) + w / 2.0, y: f32::from(min.y) + h / 2.0 };
        Camera { middle, cell: fit.clamp(ZOOM.0, LARGEST) }
    }

    /// Sees what matters now: all of the dungeon and room to lay on, or the hero with cells a finger can hit.
    pub fn fitting(game: &Donjonz, area: Rect) -> Camera {
        if game.phase() == Phase::Map {
            let roomy = Camera::whole(game, area, 2.6);
            // In a low window all of the dungeon comes before room around it.
            return if roomy.cell > READABLE { roomy } else { Camera::whole(game, area, 0.4) };
        }
        let whole = Camera::whole(game, area, 0.4);
        if whole.cell >= WALKABLE || game.phase() == Phase::Over {
            return whole;
        }
        Camera { cell: WALKABLE, middle: centre(game.hero()) }.kept_inside(game, area)
    }

    /// The same view, or a wider one if a block of cells from one to another would not be wholly in it.
    pub fn with(self, game: &Donjonz, area: Rect, block: Option<(Cell, Cell)>) -> Camera {
        let Some((first, last)) = block else { return self };
        let corner = Point { x: f32::from(first.x), y: f32::from(first.y) };
        let at = self.block(area, corner, f32::from(last.x - first.x + 1), f32::from(last.y - first.y + 1));
        if at.x >= area.x && at.y >= area.y && at.right() <= area.right() && at.bottom() <= area.bottom() {
            return self;
        }
        let (min, max) = game.bounds();
        let min = Cell { x: min.x.min(first.x), y: min.y.min(first.y) };
        let max = Cell { x: max.x.max(last.x), y: max.y.max(last.y) };
        let wider = Camera::over((min, max), area, 0.6);
        Camera { cell: wider.cell.min(self.cell), ..wider }
    }

    /// The same view, moved so that no room is wasted beyond the dungeon.
    fn kept_inside(self, game: &Donjonz, area: Rect) -> Camera {
        let (min, max) = game.bounds();
        let keep = |middle: f32, low: i16, high: i16, room: f32| {
            let (low, high) = (f32::from(low) - 0.4, f32::from(high) + 1.4);
            let half = room / self.cell / 2.0;
            if high - low <= half * 2.0 { (low + high) / 2.0 } else { middle.clamp(low + half, high - half) }
        };
        let middle =
            Point { x: keep(self.middle.x, min.x, max.x, area.w), y: keep(self.middle.y, min.y, max.y, area.h) };
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

    /// Zooms around a place of the window.
    pub fn zoom(&mut self, area: Rect, at: Point, factor: f32) {
        let before = self.place(area, at);
        self.cell = (self.cell * factor).clamp(ZOOM.0, ZOOM.1);
        let after = self.place(area, at);
        self.middle.x += before.x - after.x;
        self.middle.y += before.y - after.y;
    }

    /// Keeps at least some of the dungeon in view.
    pub fn tether(&mut self, game: &Donjonz) {
        let (min, max) = game.bounds();
        self.middle.x = self.middle.x.clamp(f32::from(min.x) - 1.0, f32::from(max.x) + 2.0);
        self.middle.y = self.middle.y.clamp(f32::from(min.y) - 1.0, f32::from(max.y) + 2.0);
    }

    /// The place in cells under a point of the window.
    pub fn place(&self, area: Rect, at: Point) -> Point {
        let centre = area.centre();
        Point { x: self.middle.x + (at.x - centre.x) / self.cell, y: self.middle.y + (at.y - centre.y) / self.cell }
    }

    /// The cell under a point of the window.
    pub fn cell_at(&self, area: Rect, at: Point) -> Cell {
        let place = self.place(area, at);
        Cell { x: place.x.floor() as i16, y: place.y.floor() as i16 }
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

    /// Where a cell lies in the window.
    pub fn rect(&self, area: Rect, cell: Cell) -> Rect {
        self.block(area, Point { x: f32::from(cell.x), y: f32::from(cell.y) }, 1.0, 1.0)
    }
}

/// The middle of a cell, in cells.
pub fn centre(cell: Cell) -> Point {
    Point { x: f32::from(cell.x) + 0.5, y: f32::from(cell.y) + 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, donjonz::Setup};

    #[test]
    fn cards_laid_in_one_line_are_wholly_seen() {
        let area = Rect::new(0.0, 60.0, 390.0, 400.0);
        let (first, last) = (Cell { x: -22, y: 0 }, Cell { x: 24, y: 3 });
        let camera = Camera::over((first, last), area, 0.4);
        assert!(area.contains(camera.rect(area, first).centre()) && area.contains(camera.rect(area, last).centre()));
    }

    #[test]
    fn a_ghost_beyond_the_edge_widens_the_view() {
        let game = Donjonz::new(&Setup::default(), 1).expect("the standard deck is sound");
        let area = Rect::new(0.0, 60.0, 390.0, 400.0);
        let camera = Camera::fitting(&game, area);
        let near = (Cell { x: 0, y: 2 }, Cell { x: 2, y: 3 });
        assert_eq!(camera.with(&game, area, Some(near)), camera);
        let far = (Cell { x: 3, y: 0 }, Cell { x: 6, y: 2 });
        assert!(!area.contains(camera.rect(area, far.1).centre()));
        let wider = camera.with(&game, area, Some(far));
        for cell in [far.0, far.1, game.bounds().0, game.bounds().1] {
            assert!(area.contains(wider.rect(area, cell).centre()), "{cell}");
        }
    }
}
