//! The decisions of Knock players.

use super::{CardId, Cell, Corner};
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Puts a card of the player who is on, or the Knight just drawn, into the Keep.
    Place {
        /// The card.
        card: CardId,
        /// Where its top left corner comes to lie.
        at: Cell,
        /// Whether it is turned by 180°.
        turned: bool,
    },
    /// Burns an unbeaten creature other than the Knight.
    Fireball {
        /// The creature.
        creature: CardId,
    },
    /// Freezes an unbeaten creature.
    IceFlash {
        /// The creature.
        creature: CardId,
    },
    /// Poisons a corner of an unbeaten creature.
    Poison {
        /// The creature.
        creature: CardId,
        /// Which of its corners, as it lies.
        corner: Corner,
    },
    /// Turns the token from Silence to Speech.
    SphereOfSilence,
    /// The last grain of sand fell. Whoever holds the clock says so.
    TimeUp,
}
