//! Where a card lies on the table, and which of its cells is where. Pure geometry: knows no rules.

use super::{Card, CardId, Cell, Side, Turn};
use serde::{Deserialize, Serialize};

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Which card of the deck; `None` is the start card.
    pub card: Option<CardId>,
    /// The table cell of the turned card's top left cell.
    pub at: Cell,
    /// How it is turned.
    pub turn: Turn,
}

impl Laid {
    /// The start card, which always lies upright with its top left cell at (0, 0).
    pub const START: Laid = Laid { card: None, at: Cell { x: 0, y: 0 }, turn: Turn(0) };

    /// Columns and rows that `card` covers when it lies as this says.
    pub fn size(&self, card: &Card) -> (u8, u8) {
        if self.turn.is_sideways() { (card.rows(), card.columns()) } else { (card.columns(), card.rows()) }
    }

    /// The cells that `card` covers, row by row on the table, each with its column and row on the card as printed.
    pub fn cells(&self, card: &Card) -> impl Iterator<Item = (Cell, u8, u8)> + use<> {
        let (laid, (width, height), (columns, rows)) = (*self, self.size(card), (card.columns(), card.rows()));
        (0..height).flat_map(move |y| {
            (0..width).map(move |x| {
                let cell =
                    Cell { x: laid.at.x.saturating_add(i16::from(x)), y: laid.at.y.saturating_add(i16::from(y)) };
                let (column, row) = unturned(laid.turn, columns, rows, x, y);
                (cell, column, row)
            })
        })
    }

    /// The column and row on the card as printed that come to lie on a table cell.
    pub fn printed(&self, card: &Card, cell: Cell) -> Option<(u8, u8)> {
        let (width, height) = self.size(card);
        let x = u8::try_from(i32::from(cell.x) - i32::from(self.at.x)).ok().filter(|x| *x < width)?;
        let y = u8::try_from(i32::from(cell.y) - i32::from(self.at.y)).ok().filter(|y| *y < height)?;
        Some(unturned(self.turn, card.columns(), card.rows(), x, y))
    }

    /// Tests whether `card` has a wall on that side of a table cell. False where the card does not lie.
    pub fn has_wall(&self, card: &Card, cell: Cell, side: Side) -> bool {
        let printed = self.printed(card, cell);
        printed.is_some_and(|(column, row)| card.has_wall(column, row, side.turned(self.turn.back())))
    }

    /// The rectangle of the table that `card` covers.
    pub(super) fn area(&self, card: &Card) -> Area {
        let (width, height) = self.size(card);
        let (left, top) = (i32::from(self.at.x), i32::from(self.at.y));
        Area { left, top, right: left + i32::from(width), bottom: top + i32::from(height) }
    }
}

/// Where cell (x, y) of a turned card lies on the card as printed.
fn unturned(turn: Turn, columns: u8, rows: u8, x: u8, y: u8) -> (u8, u8) {
    match turn.quarters() {
        0 => (x, y),
        1 => (y, rows - 1 - x),
        2 => (columns - 1 - x, rows - 1 - y),
        _ => (columns - 1 - y, x),
    }
}

/// A rectangle of table cells; right and bottom are just outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Area {
    pub fn has(&self, cell: Cell) -> bool {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        self.left <= x && x < self.right && self.top <= y && y < self.bottom
    }

    /// The first cell, row by row, that lies in both.
    pub fn overlap(&self, other: &Area) -> Option<Cell> {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let meets = left < self.right.min(other.right) && top < self.bottom.min(other.bottom);
        if !meets {
            return None;
        }
        Some(Cell { x: i16::try_from(left).ok()?, y: i16::try_from(top).ok()? })
    }

    /// Tests whether two rectangles that do not overlap share at least one whole cell side.
    pub fn touches(&self, other: &Area) -> bool {
        let beside = self.right == other.left || other.right == self.left;
        let above = self.bottom == other.top || other.bottom == self.top;
        let rows = self.top < other.bottom && other.top < self.bottom;
        let columns = self.left < other.right && other.left < self.right;
        (beside && rows) || (above && columns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::donjonz::{Deck, Thing};

    fn lay(turn: u8) -> (Card, Laid) {
        let card = Deck::standard().cards()[0].clone();
        (card, Laid { card: Some(CardId(0)), at: Cell { x: 5, y: -2 }, turn: Turn(turn) })
    }

    #[test]
    fn a_card_on_its_side_is_four_wide_and_three_high() {
        let (card, laid) = lay(1);
        assert_eq!(laid.size(&card), (4, 3));
        assert_eq!(laid.cells(&card).count(), 12);
    }

    #[test]
    fn a_quarter_turn_clockwise_brings_the_bottom_left_cell_to_the_top_left() {
        let (card, laid) = lay(1);
        assert_eq!(laid.cells(&card).next(), Some((laid.at, 0, 3)));
        assert_eq!(laid.printed(&card, laid.at), Some((0, 3)));
    }

    #[test]
    fn three_quarters_bring_the_top_right_cell_to_the_top_left() {
        let (card, laid) = lay(3);
        assert_eq!(laid.cells(&card).next(), Some((laid.at, 2, 0)));
    }

    #[test]
    fn every_turn_shows_every_printed_cell_once() {
        for turn in Turn::ALL {
            let (card, laid) = lay(turn.0);
            let mut seen: Vec<_> = laid.cells(&card).map(|(_, column, row)| (row, column)).collect();
            seen.sort();
            assert_eq!(seen, (0..4).flat_map(|row| (0..3).map(move |column| (row, column))).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_wall_turns_with_its_card() {
        let mut card = Card::blank("test", 3, 4);
        card.wall(0, 0, Side::Up);
        card.put(0, 0, Thing::Key);
        let laid = Laid { card: None, at: Cell { x: 0, y: 0 }, turn: Turn(1) };
        let corner = Cell { x: 3, y: 0 };
        assert_eq!(laid.printed(&card, corner), Some((0, 0)));
        assert!(laid.has_wall(&card, corner, Side::Right));
        assert!(!laid.has_wall(&card, corner, Side::Up));
    }

    #[test]
    fn cards_that_meet_only_at_a_corner_do_not_touch() {
        let one = Area { left: 0, top: 0, right: 3, bottom: 2 };
        let corner = Area { left: 3, top: 2, right: 6, bottom: 6 };
        let side = Area { left: 3, top: 1, right: 6, bottom: 5 };
        assert!(!one.touches(&corner));
        assert!(one.touches(&side) && side.touches(&one));
    }
}
