//! The card in hand: where it would land, and why it may not. Pure; the table shows it.

use super::board::turned_size;
use crate::geometry::Point;
use rules::Game;
use rules::donjonz::{Action, Cell, Donjonz, Illegal, Laid, Side, Turn};

/// How far a card springs to a legal place, in cells.
const SPRING: f32 = 1.3;
/// How much nearer a place seems for each cell side it shares with the dungeon, in cells.
/// A compact dungeon plays best, so snug places pull harder.
const PULL: f32 = 0.11;

/// Where a card would land.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Landing {
    /// The table cell of its top left cell.
    pub at: Cell,
    /// Whether it may lie there.
    pub verdict: Result<(), Illegal>,
}

/// Where the top card lands when its middle is let go over a place in cells.
pub fn land(game: &Donjonz, middle: Point, turn: Turn) -> Option<Landing> {
    let (w, h) = turned_size(game.card(Some(game.top_card()?)), turn);
    let corner = Point { x: middle.x - f32::from(w) / 2.0, y: middle.y - f32::from(h) / 2.0 };
    let nearest = Cell { x: corner.x.round() as i16, y: corner.y.round() as i16 };
    let around = (-2..=2).flat_map(|dy| (-2..=2).map(move |dx| Cell { x: nearest.x + dx, y: nearest.y + dy }));
    let best = around
        .filter_map(|at| {
            let far = (f32::from(at.x) - corner.x).hypot(f32::from(at.y) - corner.y);
            (far <= SPRING && game.can_lay(at, turn).is_ok())
                .then(|| (at, far - PULL * f32::from(contact(game, at, turn).min(6))))
        })
        .min_by(|(_, a), (_, b)| a.total_cmp(b));
    let at = best.map_or(nearest, |(at, _)| at);
    Some(Landing { at, verdict: game.can_lay(at, turn) })
}

/// How many cell sides the top card would share with the dungeon.
pub fn contact(game: &Donjonz, at: Cell, turn: Turn) -> u8 {
    let laid = Laid { card: game.top_card(), at, turn };
    let card = game.card(laid.card);
    let sides = laid.cells(card).flat_map(|(cell, ..)| Side::ALL.map(|side| cell.step(side)));
    sides.filter(|cell| game.card_at(*cell).is_some()).count().min(255) as u8
}

/// Legal places for the top card as it is turned or otherwise, snuggest first; of equals, those that keep the
/// dungeon round.
pub fn suggestions(game: &Donjonz) -> Vec<(Cell, Turn)> {
    let (min, max) = game.bounds();
    let (cx, cy) = (i32::from(min.x) + i32::from(max.x) + 1, i32::from(min.y) + i32::from(max.y) + 1);
    let mut places: Vec<(i32, Cell, Turn)> = game
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Lay { at, turn } => {
                let (w, h) = turned_size(game.card(game.top_card()), turn);
                let dx = i32::from(at.x) * 2 + i32::from(w) - cx;
                let dy = i32::from(at.y) * 2 + i32::from(h) - cy;
                let value = 24 * i32::from(contact(game, at, turn)) - dx * dx - dy * dy;
                Some((value, at, turn))
            }
            _ => None,
        })
        .collect();
    places.sort_by_key(|(value, at, turn)| (-value, *turn, *at));
    places.into_iter().map(|(_, at, turn)| (at, turn)).collect()
}

/// The next legal place from `at` towards a side, for the keyboard.
pub fn neighbour(game: &Donjonz, at: Cell, turn: Turn, side: Side) -> Option<Cell> {
    let away = |from: Cell, to: Cell| match side {
        Side::Up => (from.y - to.y, (from.x - to.x).abs()),
        Side::Down => (to.y - from.y, (from.x - to.x).abs()),
        Side::Left => (from.x - to.x, (from.y - to.y).abs()),
        Side::Right => (to.x - from.x, (from.y - to.y).abs()),
    };
    let places = suggestions(game).into_iter().filter(|(_, turned)| *turned == turn).map(|(place, _)| place);
    places
        .map(|place| (away(at, place), place))
        .filter(|((ahead, _), _)| *ahead > 0)
        .min_by_key(|((ahead, aside), place)| (ahead + 3 * aside, *place))
        .map(|(_, place)| place)
}
