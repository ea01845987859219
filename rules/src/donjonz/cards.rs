//! Cards of Donjonz: cells, walls and the things on them. Knows a card as printed, not the table it lies on.

use super::map;
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

impl Weapon {
    /// All four, in their fixed order.
    pub const ALL: [Weapon; 4] = [Weapon::Sword, Weapon::Bow, Weapon::Axe, Weapon::Wand];
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

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Side; 4] = [Side::Up, Side::Right, Side::Down, Side::Left];

    /// The side across the cell.
    pub fn opposite(self) -> Side {
        self.turned(Turn(2))
    }

    /// Where this side of a card comes to lie when the card is turned.
    pub fn turned(self, turn: Turn) -> Side {
        Side::ALL[(self as usize + turn.quarters() as usize) % 4]
    }
}

/// A cell of the table; y grows downwards. The start card's top left cell is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

impl Cell {
    /// The neighbour on that side. A cell at the rim of the number range is its own neighbour.
    pub fn step(self, side: Side) -> Cell {
        match side {
            Side::Up => Cell { y: self.y.saturating_sub(1), ..self },
            Side::Right => Cell { x: self.x.saturating_add(1), ..self },
            Side::Down => Cell { y: self.y.saturating_add(1), ..self },
            Side::Left => Cell { x: self.x.saturating_sub(1), ..self },
        }
    }

    /// The side of this cell on which `other` lies, if they are neighbours.
    pub fn side_towards(self, other: Cell) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self != other && self.step(side) == other)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// How often a card is turned clockwise by a quarter: 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Turn(pub u8);

impl Turn {
    /// All four, from upright on.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    /// Quarter turns clockwise, brought into 0 to 3.
    pub fn quarters(self) -> u8 {
        self.0 % 4
    }

    /// One quarter further clockwise.
    pub fn next(self) -> Turn {
        Turn((self.quarters() + 1) % 4)
    }

    /// The turn that takes this one back.
    pub fn back(self) -> Turn {
        Turn((4 - self.quarters()) % 4)
    }

    /// Tests whether a card so turned lies on its side, with columns and rows swapped.
    pub fn is_sideways(self) -> bool {
        self.quarters() % 2 == 1
    }
}

/// A card's index in its deck; the start card is not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A card, as printed: 3 columns by 4 rows, the start card 3 by 2.
///
/// It is written as a name and the lines of its little map, in deck files and in saves alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "map::Sheet", into = "map::Sheet")]
pub struct Card {
    /// The key of its name in `assets/words`; a name written out in a player's own deck.
    pub name: String,
    columns: u8,
    rows: u8,
    things: Vec<Option<Thing>>,
    walls: Vec<u8>,
}

impl Card {
    /// An open card with nothing on it.
    pub(super) fn blank(name: &str, columns: u8, rows: u8) -> Card {
        let cells = usize::from(columns) * usize::from(rows);
        Card { name: name.to_string(), columns, rows, things: vec![None; cells], walls: vec![0; cells] }
    }

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
        self.things[self.index(column, row)?]
    }

    /// Tests whether a wall stands on that side of a cell of the card as printed.
    pub fn has_wall(&self, column: u8, row: u8, side: Side) -> bool {
        self.index(column, row).is_some_and(|index| self.walls[index] & (1 << side as u8) != 0)
    }

    /// Every cell of the card as printed, row by row, with what lies on it.
    pub fn cells(&self) -> impl Iterator<Item = (u8, u8, Option<Thing>)> + '_ {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| (column, row, self.thing(column, row))))
    }

    pub(super) fn put(&mut self, column: u8, row: u8, thing: Thing) {
        if let Some(index) = self.index(column, row) {
            self.things[index] = Some(thing);
        }
    }

    /// Stands a wall on one side of a cell, and on the same side as its neighbour on the card sees it.
    pub(super) fn wall(&mut self, column: u8, row: u8, side: Side) {
        let Some(index) = self.index(column, row) else { return };
        self.walls[index] |= 1 << side as u8;
        let beside = match side {
            Side::Up => row.checked_sub(1).and_then(|row| self.index(column, row)),
            Side::Right => self.index(column + 1, row),
            Side::Down => self.index(column, row + 1),
            Side::Left => column.checked_sub(1).and_then(|column| self.index(column, row)),
        };
        if let Some(beside) = beside {
            self.walls[beside] |= 1 << side.opposite() as u8;
        }
    }

    fn index(&self, column: u8, row: u8) -> Option<usize> {
        (column < self.columns && row < self.rows)
            .then(|| usize::from(row) * usize::from(self.columns) + usize::from(column))
    }
}
