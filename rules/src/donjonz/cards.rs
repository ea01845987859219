//! Cards of Donjonz: cells, walls and the things on them.

use serde::{Deserialize, Serialize};

/// The four weapon types; a monster is named by the one that beats it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weapon {
    /// Beats skeletons.
    Sword,
    /// Beats bats.
    Bow,
    /// Beats mushrooms.
    Axe,
    /// Beats ghosts.
    Wand,
}

/// What may lie on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Thing {
    /// A gold pouch.
    Pouch,
    /// A weapon to take or leave.
    Weapon(Weapon),
    /// A monster, beaten by this weapon.
    Monster(Weapon),
    /// The one key.
    Key,
    /// Where the hero starts.
    Stairs,
    /// The locked door that doubles the gold.
    Door,
}

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Towards smaller y.
    Up,
    /// Towards larger x.
    Right,
    /// Towards larger y.
    Down,
    /// Towards smaller x.
    Left,
}

/// A cell of the table; y grows downwards. The start card's top left cell is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

/// How often a card is turned clockwise by a quarter: 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Turn(pub u8);

/// A card's index in its deck; the start card is not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A card, as printed: 3 columns by 4 rows, the start card 3 by 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The key of its name in `assets/words`.
    pub name: String,
    columns: u8,
    rows: u8,
    things: Vec<Option<Thing>>,
    walls: Vec<u8>,
}

impl Card {
    /// Columns of the card as printed.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Rows of the card as printed.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// What lies on a cell of the card as printed.
    pub fn thing(&self, column: u8, row: u8) -> Option<Thing> {
        *self.things.get(usize::from(row) * usize::from(self.columns) + usize::from(column))?
    }

    /// Tests whether a wall stands on that side of a cell of the card as printed.
    pub fn has_wall(&self, column: u8, row: u8, side: Side) -> bool {
        let walls = self.walls.get(usize::from(row) * usize::from(self.columns) + usize::from(column));
        walls.is_some_and(|walls| walls & (1 << side as u8) != 0)
    }
}

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
