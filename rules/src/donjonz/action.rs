//! The decisions of a Donjonz player.

use super::{Cell, Side, Turn, Weapon};
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Lays the top card of the pile with its turned top left cell at `at`.
    Lay {
        /// Table cell of the turned card's top left cell.
        at: Cell,
        /// Quarter turns clockwise.
        turn: Turn,
    },
    /// Moves the hero one cell.
    Step {
        /// Where to.
        side: Side,
    },
    /// Takes the weapon under the hero into a free hand.
    Take,
    /// Takes the weapon under the hero and drops one for good.
    Swap {
        /// The weapon dropped.
        drop: Weapon,
    },
    /// Leaves the weapon under the hero where it is.
    Leave,
}
