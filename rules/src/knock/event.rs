//! The facts of a Knock game.

use super::{CardId, Cell, Spell, Voice};
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A card was put into the Keep, on top of what it covers.
    Placed {
        /// The card.
        card: CardId,
        /// Where its top left corner lies.
        at: Cell,
        /// Whether it is turned by 180°.
        turned: bool,
    },
    /// A creature took its Time tokens from the reserve.
    TokensTaken {
        /// The creature.
        creature: CardId,
        /// How many.
        tokens: u8,
    },
    /// The Speech/Silence token was turned.
    VoiceTurned {
        /// What it shows now.
        voice: Voice,
    },
    /// The danger of a card was added up.
    Assessed {
        /// The card.
        card: CardId,
        /// The sum of its four cells.
        danger: u8,
    },
    /// A creature was beaten: its tokens are back in the reserve, and it is a hall from now on.
    Beaten {
        /// The creature.
        creature: CardId,
    },
    /// The Knight would have fallen, but a frozen creature still stands.
    KnightHeldOut {
        /// The frozen creature.
        frozen: CardId,
    },
    /// A Time token went from a creature back to the reserve.
    TokenRemoved {
        /// The creature.
        creature: CardId,
        /// Tokens it has left.
        left: u8,
    },
    /// The player who is on drew a card.
    Drawn {
        /// The card; `None` as others hear of it.
        card: Option<CardId>,
    },
    /// The player who is on drew the Knight and must place him at once.
    KnightDrawn,
    /// Another player is on, or the same one again if nobody else has a card.
    TurnBegan {
        /// The player's seat, from 0.
        player: u8,
    },
    /// A Spellbook token was used up and is back in the box.
    SpellUsed {
        /// The spell.
        spell: Spell,
    },
    /// A creature left the Keep, and its tokens went to the reserve.
    Burned {
        /// The creature.
        creature: CardId,
    },
    /// A creature was frozen, and its tokens went to the reserve.
    Frozen {
        /// The creature.
        creature: CardId,
    },
    /// A cell was poisoned: it counts nothing from now on.
    Poisoned {
        /// The cell.
        cell: Cell,
    },
    /// The Knight was beaten: the Keep is free.
    Won,
    /// The players drew a Spellbook token for the rest of their adventure.
    SpellFound {
        /// The spell.
        spell: Spell,
    },
    /// The game was lost.
    Lost {
        /// Why.
        loss: Loss,
    },
}

/// Why a game was lost, with all that a player asks: which card, which sum, which creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// A covered hall, or a creature beaten before, reached 6 or more.
    Noise {
        /// The hall; the first one placed if there are several.
        card: CardId,
        /// Its danger.
        danger: u8,
    },
    /// A creature's last token was removed before it was beaten.
    Alarm {
        /// The creature; the first one placed if there are several.
        creature: CardId,
        /// Its danger.
        danger: u8,
    },
    /// The reserve had too few tokens for a creature.
    Reserve {
        /// The creature.
        creature: CardId,
        /// Tokens it takes.
        needs: u8,
        /// Tokens there were.
        reserve: u8,
    },
    /// The sand ran out while the Knight was not beaten.
    TimeUp,
    /// Nobody has a card left while the Knight stands.
    NoCards {
        /// The Knight.
        knight: CardId,
        /// His danger.
        danger: u8,
    },
}
