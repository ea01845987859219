//! The Keep: cards that overlap at their corners, what shows on them, and where the next one may lie.
//! Knows geometry and sums, not turns.
//!
//! A card shares a cell with another exactly if one lies a step diagonally from the other; straight beside it, it would
//! share two. So a cell belongs to one card or to two, and the one placed later shows.

use super::{Card, CardId, Cell, Corner, QUIET};
use serde::{Deserialize, Serialize};

/// How a card in the Keep stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// An empty hall.
    Hall,
    /// A creature that fights, with its Time tokens.
    Fighting,
    /// A creature that gives no alarm but must still be beaten.
    Frozen,
    /// A creature that was beaten: a hall from then on.
    Beaten,
}

impl Standing {
    /// Tests whether this is a creature still to be beaten.
    pub fn is_unbeaten(self) -> bool {
        matches!(self, Standing::Fighting | Standing::Frozen)
    }
}

/// A card in the Keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// Where its top left corner lies.
    pub at: Cell,
    /// Whether it is turned by 180°.
    pub turned: bool,
    /// Its own corner values as it lies, in the order of [`Corner::ALL`], whatever covers them.
    pub values: [u8; 4],
    /// Time tokens on it.
    pub tokens: u8,
    /// How it stands.
    pub standing: Standing,
}

impl Laid {
    /// A card as it comes into the Keep, before it takes tokens.
    pub(super) fn new(id: CardId, card: &Card, at: Cell, turned: bool) -> Laid {
        let standing = if card.creature.is_some() { Standing::Fighting } else { Standing::Hall };
        Laid { card: id, at, turned, values: card.values(turned), tokens: 0, standing }
    }

    /// Tests whether the creature is about to sound the alarm: it has one token left.
    pub fn is_about_to_alarm(&self) -> bool {
        self.tokens == 1
    }

    /// The four cells it owns, in the order of [`Corner::ALL`].
    pub fn cells(&self) -> [Cell; 4] {
        Corner::ALL.map(|corner| self.at.under(corner))
    }
}

/// The cards in the Keep, in the order they were placed: a later one lies on top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    pub(super) laid: Vec<Laid>,
    pub(super) poisoned: Option<Cell>,
}

/// Why a card cannot lie somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    CoversMore(CardId),
    CoversNone,
}

impl Keep {
    /// The cards, the earliest first.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The cell with the Poison token.
    pub fn poisoned(&self) -> Option<Cell> {
        self.poisoned
    }

    /// A card of the Keep.
    pub fn get(&self, card: CardId) -> Option<&Laid> {
        self.laid.iter().find(|laid| laid.card == card)
    }

    /// The card that lies at a cell with its top left corner.
    pub fn card_at(&self, at: Cell) -> Option<&Laid> {
        self.laid.iter().find(|laid| laid.at == at)
    }

    /// Tests whether a card is a creature that fights on and is too loud to fall.
    pub fn is_threat(&self, card: CardId) -> bool {
        let fights = self.get(card).is_some_and(|laid| laid.standing == Standing::Fighting);
        fights && self.danger(card).is_some_and(|danger| danger > QUIET)
    }

    /// What counts on a cell: the topmost corner there, or 0 where it is poisoned. `None` where no card lies.
    pub fn value(&self, cell: Cell) -> Option<u8> {
        let owns = |laid: &Laid| laid.cells().iter().position(|own| *own == cell).map(|corner| laid.values[corner]);
        let shown = self.laid.iter().rev().find_map(owns)?;
        Some(if self.poisoned == Some(cell) { 0 } else { shown })
    }

    /// What counts on the four corners of a card now, in the order of [`Corner::ALL`].
    pub fn visible(&self, card: CardId) -> Option<[u8; 4]> {
        let index = self.laid.iter().position(|laid| laid.card == card)?;
        Some(self.visible_at(index))
    }

    /// The sum of the four values that count on a card's corners now.
    pub fn danger(&self, card: CardId) -> Option<u8> {
        Some(self.visible(card)?.iter().sum())
    }

    /// The cards that share a cell with a card at `at`, each with the corner of that card: at most one a corner.
    pub fn around(&self, at: Cell) -> impl Iterator<Item = (Corner, &Laid)> {
        self.laid.iter().filter_map(move |laid| Some((corner_towards(at, laid.at)?, laid)))
    }

    /// Every cell where the next card may lie, sorted. A Keep without cards begins at (0, 0).
    pub fn places(&self) -> Vec<Cell> {
        if self.laid.is_empty() {
            return vec![Cell { x: 0, y: 0 }];
        }
        let across = |laid: &Laid| Corner::ALL.map(|corner| laid.at.across(corner));
        let mut places: Vec<Cell> = self.laid.iter().flat_map(across).collect();
        places.sort();
        places.dedup();
        // All cards lie a number of diagonal steps from each other, so none lies straight beside such a place.
        places.retain(|at| self.card_at(*at).is_none());
        places
    }

    /// Tests whether a card may lie there. Rulebook: Put a card down.
    pub(super) fn fit(&self, at: Cell) -> Result<(), Misfit> {
        if self.laid.is_empty() {
            return if at == (Cell { x: 0, y: 0 }) { Ok(()) } else { Err(Misfit::CoversNone) };
        }
        let mut covers = false;
        for laid in &self.laid {
            match shared(at, laid.at) {
                0 => {}
                1 => covers = true,
                _ => return Err(Misfit::CoversMore(laid.card)),
            }
        }
        if covers { Ok(()) } else { Err(Misfit::CoversNone) }
    }

    pub(super) fn get_mut(&mut self, card: CardId) -> Option<&mut Laid> {
        self.laid.iter_mut().find(|laid| laid.card == card)
    }

    pub(super) fn visible_at(&self, index: usize) -> [u8; 4] {
        let Laid { at, mut values, .. } = self.laid[index];
        for later in &self.laid[index + 1..] {
            if let Some(corner) = corner_towards(at, later.at) {
                values[corner as usize] = later.values[corner.opposite() as usize];
            }
        }
        if let Some(poisoned) = self.poisoned {
            for corner in Corner::ALL {
                if at.under(corner) == poisoned {
                    values[corner as usize] = 0;
                }
            }
        }
        values
    }

    pub(super) fn danger_at(&self, index: usize) -> u8 {
        self.visible_at(index).iter().sum()
    }
}

/// How many cells two cards share: 4, 2 or 1 as they lie on, beside or diagonally from each other, else none.
fn shared(one: Cell, other: Cell) -> i32 {
    let along = |one: i16, other: i16| (2 - (i32::from(one) - i32::from(other)).abs()).max(0);
    along(one.x, other.x) * along(one.y, other.y)
}

/// The corner that a card at `at` shares with one at `other`, if they share just one.
pub(super) fn corner_towards(at: Cell, other: Cell) -> Option<Corner> {
    match (i32::from(other.x) - i32::from(at.x), i32::from(other.y) - i32::from(at.y)) {
        (-1, -1) => Some(Corner::TopLeft),
        (1, -1) => Some(Corner::TopRight),
        (-1, 1) => Some(Corner::BottomLeft),
        (1, 1) => Some(Corner::BottomRight),
        _ => None,
    }
}
