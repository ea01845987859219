//! The card in hand: where it would be placed, and why it may not. Pure; the table shows it.

use super::board::turned_size;
use crate::{geometry::Point, input::Key};
use rules::donjonz::{Cell, Donjonz, Illegal, Turn, bot};

/// How far a card springs to a legal place, in cells.
const SPRING: f32 = 2.0;
/// How much nearer a place seems for each point of tightness, in cells: a compact dungeon plays best.
const PULL: f32 = 0.03;

/// Where a card would be placed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// The table cell of its top left cell.
    pub at: Cell,
    /// Whether it may lie there.
    pub verdict: Result<(), Illegal>,
}

/// Where the top card lands when its middle is let go over a place in cells.
pub fn nearest(game: &Donjonz, middle: Point, turn: Turn) -> Option<Placement> {
    let (w, h) = turned_size(game.card(Some(game.top_card()?)), turn);
    let corner = Point { x: middle.x - f32::from(w) / 2.0, y: middle.y - f32::from(h) / 2.0 };
    let nearest = Cell { x: corner.x.round() as i16, y: corner.y.round() as i16 };
    let around = (-2..=2).flat_map(|dy| {
        (-2..=2).map(move |dx| Cell { x: nearest.x.saturating_add(dx), y: nearest.y.saturating_add(dy) })
    });
    let best = around
        .filter_map(|at| {
            let far = (f32::from(at.x) - corner.x).hypot(f32::from(at.y) - corner.y);
            (far <= SPRING && game.can_lay(at, turn).is_ok())
                .then(|| (at, far - PULL * bot::tightness(game, at, turn) as f32))
        })
        .min_by(|(_, a), (_, b)| a.total_cmp(b));
    let at = best.map_or(nearest, |(at, _)| at);
    Some(Placement { at, verdict: game.can_lay(at, turn) })
}

/// The next legal place from `at` in the direction of an arrow key.
pub fn neighbour(game: &Donjonz, at: Cell, turn: Turn, key: Key) -> Option<Cell> {
    let places = bot::places(game).into_iter().filter(|(_, turned)| *turned == turn).map(|(place, _)| place);
    key.next(at, 3, places, |cell| (cell.x, cell.y))
}
