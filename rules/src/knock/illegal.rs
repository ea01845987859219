//! Why a Knock action is not allowed.

use super::{CardId, Cell, Spell};

/// Why an action is not allowed now. The order of the checks is fixed: game, card or token, then place or target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The Knight was drawn and comes first.
    #[error("the Black Knight must be placed first")]
    KnightFirst,
    /// The player who is on does not hold that card.
    #[error("the player does not hold card {}", card.0)]
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// The card would cover more than one corner of another.
    #[error("at {at} it would cover more than one corner of card {}", card.0)]
    CoversMore {
        /// Where it would lie.
        at: Cell,
        /// The first card placed of which it would cover too much.
        card: CardId,
    },
    /// The card would cover no corner.
    #[error("at {at} it would cover no corner of the Keep")]
    CoversNone {
        /// Where it would lie.
        at: Cell,
    },
    /// The party does not hold that Spellbook token.
    #[error("the party does not hold {spell:?}")]
    NotHeld {
        /// The spell.
        spell: Spell,
    },
    /// The target is not an unbeaten creature in the Keep.
    #[error("card {} is not an unbeaten creature in the Keep", card.0)]
    NoCreature {
        /// The target.
        card: CardId,
    },
    /// The Fireball does nothing to the Knight.
    #[error("the Black Knight is immune to the Fireball")]
    KnightImmune,
    /// In solo there is no Speech/Silence token.
    #[error("a solo game has no Speech/Silence token")]
    Solo,
    /// The token shows Speech already.
    #[error("the players may already speak")]
    MaySpeak,
    /// The game is played without sand.
    #[error("this game is played without sand")]
    NoSand,
}
