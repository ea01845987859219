//! The state of a Knock game and what can be asked of it. How it changes is in `turn` and `spells`.

use super::{Card, CardId, Cell, Deck, Keep, Laid, Loss, Spell, Voice};
use serde::{Deserialize, Serialize};

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
/// It knows what is hidden: the pile and every hand. Who looks at them is up to the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knock {
    pub(super) deck: Deck,
    pub(super) level: u8,
    pub(super) adventure: bool,
    pub(super) sand: Option<u64>,
    /// Decides which token is found after a win.
    pub(super) luck: u64,
    pub(super) keep: Keep,
    pub(super) hands: Vec<Vec<CardId>>,
    pub(super) pile: Vec<CardId>,
    pub(super) reserve: u8,
    pub(super) voice: Option<Voice>,
    pub(super) spells: Vec<Spell>,
    pub(super) burned: Vec<CardId>,
    pub(super) player: u8,
    pub(super) phase: Phase,
    pub(super) end: Option<End>,
}

impl Knock {
    /// The deck the game is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// A card of the deck, as printed; an id the deck does not have stands for its first card.
    pub fn card(&self, card: CardId) -> &Card {
        self.deck.get(card).unwrap_or(&self.deck.cards()[0])
    }

    /// The Black Knight.
    pub fn knight(&self) -> CardId {
        self.deck.knight()
    }

    /// The Keep being attacked, 1 to 4.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// Tests whether this Keep is part of an adventure.
    pub fn is_adventure(&self) -> bool {
        self.adventure
    }

    /// The time the players have in all, in milliseconds; `None` without sand.
    pub fn sand(&self) -> Option<u64> {
        self.sand
    }

    /// The cards on the table: values, dangers and places.
    pub fn keep(&self) -> &Keep {
        &self.keep
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.hands.len() as u8
    }

    /// Who is on, from 0.
    pub fn player(&self) -> u8 {
        self.player
    }

    /// The cards a player holds, in the order they were drawn; empty for a player who does not exist.
    pub fn hand(&self, player: u8) -> &[CardId] {
        self.hands.get(usize::from(player)).map_or(&[], Vec::as_slice)
    }

    /// The cards the player who is on may place: the hand, or the Knight alone.
    pub fn playable(&self) -> Vec<CardId> {
        match self.phase {
            Phase::Place => self.hand(self.player).to_vec(),
            Phase::PlaceKnight => vec![self.knight()],
            Phase::Over => Vec::new(),
        }
    }

    /// Cards in the pile, the top one first. Nobody may look.
    pub fn pile(&self) -> &[CardId] {
        &self.pile
    }

    /// Time tokens in the reserve.
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// What the Speech/Silence token shows; `None` in solo.
    pub fn voice(&self) -> Option<Voice> {
        self.voice
    }

    /// Spellbook tokens the party holds.
    pub fn spells(&self) -> &[Spell] {
        &self.spells
    }

    /// Creatures burned by a Fireball.
    pub fn burned(&self) -> &[CardId] {
        &self.burned
    }

    /// What is to be done.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, or `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Unbeaten creatures in the Keep, the earliest placed first.
    pub fn unbeaten(&self) -> impl Iterator<Item = &Laid> {
        self.keep.laid.iter().filter(|laid| laid.standing.is_unbeaten())
    }
}

/// A game is written as the player who is on sees it: other hands and the pile are only counted.
impl Serialize for Knock {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Seen<'a> {
            level: u8,
            player: u8,
            phase: Phase,
            hand: Vec<CardId>,
            hands: Vec<usize>,
            pile: usize,
            reserve: u8,
            voice: Option<Voice>,
            spells: &'a [Spell],
            keep: Vec<Shown<'a>>,
            poisoned: Option<Cell>,
            burned: &'a [CardId],
            end: Option<End>,
        }
        #[derive(Serialize)]
        struct Shown<'a> {
            #[serde(flatten)]
            laid: &'a Laid,
            visible: [u8; 4],
            danger: u8,
        }
        let shown =
            |(index, laid)| Shown { laid, visible: self.keep.visible_at(index), danger: self.keep.danger_at(index) };
        Seen {
            level: self.level,
            player: self.player,
            phase: self.phase,
            hand: self.playable(),
            hands: self.hands.iter().map(Vec::len).collect(),
            pile: self.pile.len(),
            reserve: self.reserve,
            voice: self.voice,
            spells: &self.spells,
            keep: self.keep.laid.iter().enumerate().map(shown).collect(),
            poisoned: self.keep.poisoned,
            burned: &self.burned,
            end: self.end,
        }
        .serialize(serializer)
    }
}
