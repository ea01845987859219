//! The state of a Knock game: what everybody sees, and what is hidden. How it changes is in `turn`, `spells` and `fold`.

use super::{CardId, Loss, Public, Spell};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// What the players have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The player who is on places a card of the hand.
    Place,
    /// The player who is on has drawn the Knight and places him.
    PlaceKnight,
    /// Nothing is left to do.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// The Knight was beaten.
    Won {
        /// The Spellbook token found for the rest of the adventure.
        found: Option<Spell>,
    },
    /// The game was lost.
    Lost(Loss),
}

/// A game of Knock.
///
/// It knows what is hidden: the pile and every hand. What a player may know of it is a [`View`](super::View).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knock {
    pub(super) public: Public,
    /// Decides which token is found after a win.
    pub(super) luck: u64,
    pub(super) hands: Vec<Vec<CardId>>,
    pub(super) pile: Vec<CardId>,
}

/// What everybody sees can be asked of the game itself.
impl Deref for Knock {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl Knock {
    /// The cards a player holds, in the order they were drawn; empty for a player who does not exist.
    pub fn hand(&self, player: u8) -> &[CardId] {
        self.hands.get(usize::from(player)).map_or(&[], Vec::as_slice)
    }

    /// The cards the player who is on may place: the hand, or the Knight alone.
    pub fn playable(&self) -> Vec<CardId> {
        self.playable_from(self.hand(self.player))
    }

    /// Cards in the pile, the top one first. Nobody may look.
    pub fn pile(&self) -> &[CardId] {
        &self.pile
    }
}
