//! Cards of Knock: four corner values and what is in the hall. Knows a card as printed, not the Keep it lies in.

use serde::{Deserialize, Serialize};

/// The highest value a corner can have.
pub const HIGHEST: u8 = 4;
/// The danger up to which a hall is quiet and a creature is beaten. Rulebook: Assessing dangers.
pub const QUIET: u8 = 5;

/// A cell of the corner lattice; y grows downwards. A card at a cell owns it and its neighbours to the right, below,
/// and below to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

impl Cell {
    /// The cell under that corner of a card that lies at this one. A card at the rim of the number range stays inside.
    pub fn under(self, corner: Corner) -> Cell {
        let (right, down) = corner.offset();
        Cell { x: self.x.saturating_add(right), y: self.y.saturating_add(down) }
    }

    /// Where a card lies that shares just that corner with a card at this cell.
    pub fn across(self, corner: Corner) -> Cell {
        let (right, down) = corner.offset();
        Cell { x: self.x.saturating_add(2 * right - 1), y: self.y.saturating_add(2 * down - 1) }
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// A corner of a card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Corner {
    /// Towards smaller x and y.
    TopLeft,
    /// Towards larger x and smaller y.
    TopRight,
    /// Towards smaller x and larger y.
    BottomLeft,
    /// Towards larger x and y.
    BottomRight,
}

impl Corner {
    /// All four, line by line: the order in which a deck file writes their values.
    pub const ALL: [Corner; 4] = [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

    /// The corner across the card: what this one becomes when the card is turned by 180°.
    pub fn opposite(self) -> Corner {
        Corner::ALL[3 - self as usize]
    }

    /// Columns and rows from the card's top left cell.
    fn offset(self) -> (i16, i16) {
        (self as i16 % 2, self as i16 / 2)
    }
}

/// A card's index in its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A card as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The key of its name in `assets/words`; a name written out in a player's own deck. A creature's card bears the
    /// creature's name.
    pub name: String,
    /// The name of its drawing: a scene for a hall, a monster for a creature.
    pub art: String,
    /// The values printed on its corners, in the order of [`Corner::ALL`] with the card upright.
    pub corners: [u8; 4],
    /// The creature in this hall, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creature: Option<Creature>,
    /// Whether it shows the Silence icon.
    #[serde(default, skip_serializing_if = "is_false")]
    pub silence: bool,
    /// Chests, 0 to 3.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub chests: u8,
    /// The Keep it belongs to, 2 to 4; a card without a marker belongs to all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<u8>,
}

/// A creature on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    /// How many Time tokens it takes when it is placed.
    pub time: u8,
    /// Whether it is the Black Knight.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_knight: bool,
}

impl Card {
    /// The sum of the printed corners: its danger while nothing covers it.
    pub fn sum(&self) -> u8 {
        self.corners.iter().fold(0, |sum, value| sum.saturating_add(*value))
    }

    /// The corner values as the card lies, upright or turned by 180°.
    pub fn values(&self, turned: bool) -> [u8; 4] {
        let [a, b, c, d] = self.corners;
        if turned { [d, c, b, a] } else { [a, b, c, d] }
    }

    /// Tests whether turning the card by 180° changes nothing.
    pub fn is_symmetric(&self) -> bool {
        self.values(true) == self.corners
    }

    /// Tests whether this is the Black Knight.
    pub fn is_knight(&self) -> bool {
        self.creature.is_some_and(|creature| creature.is_knight)
    }

    /// Tests whether the card is used when the Keep of that level is attacked.
    pub fn is_in(&self, level: u8) -> bool {
        self.marker.is_none_or(|marker| marker == level)
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}
