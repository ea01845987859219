//! What of the dungeon is in view: as much as can be aimed at while it is laid, the hero and cells a finger can hit while
//! he walks.

use crate::{
    geometry::{Point, Rect},
    play::{Camera, Field},
};
use rules::donjonz::{Cell, Donjonz, Phase};
use std::ops::RangeInclusive;

/// The least side of a cell one walks on, in dp: a finger's width.
const WALKABLE: f32 = 48.0;
/// The least side of a cell one lays cards on, in dp: things can be told apart and places aimed at.
const AIMED: f32 = 26.0;
/// A cell that large is worth more than room around the dungeon, in dp.
const CLEAR: f32 = 56.0;
/// The room around a small dungeon, in cells: a card fits on every side.
const ROOMY: f32 = 2.6;
/// The room around a large one, in cells: enough to tap a place.
const NARROW: f32 = 1.0;
/// How small and how large a cell may be, in dp: eleven cards in one line still fit a phone's width.
const ZOOM: RangeInclusive<f32> = 7.0..=110.0;
/// The sizes of a cell that a camera chooses by itself, in dp.
const CHOSEN: RangeInclusive<f32> = 7.0..=64.0;
/// The longer side of a card, in cells.
const CARD: f32 = 4.0;
/// How much is seen around a dungeon that is seen whole, in cells.
const RIM: f32 = 0.4;

/// The cells of a block from one to another, both included.
fn block((min, max): (Cell, Cell)) -> Rect {
    let at = |cell: Cell| (f32::from(cell.x), f32::from(cell.y));
    let ((x, y), (right, bottom)) = (at(min), at(max));
    Rect::new(x, y, right - x + 1.0, bottom - y + 1.0)
}

/// The cells of the whole dungeon.
fn bounds(game: &Donjonz) -> Rect {
    block(game.bounds())
}

/// Sees the whole dungeon, with `margin` cells around it.
pub fn whole(game: &Donjonz, area: Rect, margin: f32) -> Camera {
    Camera::over(bounds(game), area, margin, &CHOSEN)
}

/// Sees what matters now: all of the dungeon and room to lay on, or the hero with cells a finger can hit.
pub fn fitting(game: &Donjonz, area: Rect) -> Camera {
    if game.phase() == Phase::Map {
        let (roomy, narrow) = (whole(game, area, ROOMY), whole(game, area, NARROW));
        return Camera { cell: roomy.cell.max(narrow.cell.min(CLEAR)).max(AIMED), ..roomy };
    }
    if game.phase() == Phase::Over { whole(game, area, RIM) } else { around_hero(game, area) }
}

/// Sees the hero with cells a finger can hit, and all of the dungeon if that is possible.
pub fn around_hero(game: &Donjonz, area: Rect) -> Camera {
    let all = whole(game, area, RIM);
    if all.cell >= WALKABLE {
        return all;
    }
    Camera { cell: WALKABLE, middle: centre(game.hero()) }.kept_inside(bounds(game), area, RIM)
}

/// The dungeon under fingers, with `goal` in view.
pub fn field(game: &Donjonz, area: Rect, goal: Camera) -> Field {
    Field { area, bounds: bounds(game), room: CARD, sizes: ZOOM, goal }
}

/// The same view, or a wider one if a block of cells from one to another would not be wholly in it. Where cells would get
/// too small to aim at, the block comes before the rest.
pub fn widened(camera: Camera, game: &Donjonz, area: Rect, cells: Option<(Cell, Cell)>) -> Camera {
    let Some((first, last)) = cells.filter(|cells| !camera.sees(area, block(*cells))) else { return camera };
    let (min, max) = game.bounds();
    let min = Cell { x: min.x.min(first.x), y: min.y.min(first.y) };
    let max = Cell { x: max.x.max(last.x), y: max.y.max(last.y) };
    let wider = Camera::over(block((min, max)), area, RIM, &CHOSEN);
    let cell = wider.cell.max(AIMED).min(camera.cell);
    Camera { cell, ..wider }.turned_to(block((first, last)).inset(-RIM), area)
}

/// The cell under a point of the window.
pub fn cell_at(camera: &Camera, area: Rect, at: Point) -> Cell {
    let place = camera.place(area, at);
    Cell { x: place.x.floor() as i16, y: place.y.floor() as i16 }
}

/// Where a cell lies in the window.
pub fn rect(camera: &Camera, area: Rect, cell: Cell) -> Rect {
    camera.block(area, Point { x: f32::from(cell.x), y: f32::from(cell.y) }, 1.0, 1.0)
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
    fn a_ghost_beyond_the_edge_widens_the_view() {
        let game = Donjonz::new(&Setup::default(), 1).expect("the standard deck is sound");
        let area = Rect::new(0.0, 60.0, 390.0, 400.0);
        let camera = fitting(&game, area);
        let near = (Cell { x: 0, y: 2 }, Cell { x: 2, y: 3 });
        assert_eq!(widened(camera, &game, area, Some(near)), camera);
        let far = (Cell { x: 3, y: 0 }, Cell { x: 6, y: 2 });
        assert!(!area.contains(rect(&camera, area, far.1).centre()));
        let wider = widened(camera, &game, area, Some(far));
        for cell in [far.0, far.1, game.bounds().0, game.bounds().1] {
            assert!(area.contains(rect(&wider, area, cell).centre()), "{cell}");
        }
    }
}
