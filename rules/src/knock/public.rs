//! What everybody at the table sees of a Knock game, and what can be asked of that alone.

use super::{Card, CardId, Deck, End, Keep, LEVELS, Laid, Phase, Spell, Voice};

/// The part of a Knock game that everybody sees: all but the hands and the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    pub(super) deck: Deck,
    pub(super) level: u8,
    pub(super) adventure: bool,
    pub(super) sand: Option<u64>,
    pub(super) players: u8,
    pub(super) keep: Keep,
    pub(super) reserve: u8,
    pub(super) voice: Option<Voice>,
    /// The Spellbook tokens the party came with.
    pub(super) tokens: Vec<Spell>,
    /// Those that are left.
    pub(super) spells: Vec<Spell>,
    pub(super) burned: Vec<CardId>,
    pub(super) player: u8,
    pub(super) phase: Phase,
    pub(super) end: Option<End>,
}

impl Public {
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

    /// The Keep after this one, if there is one.
    pub fn next_level(&self) -> Option<u8> {
        (self.level < LEVELS).then_some(self.level + 1)
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
        self.players
    }

    /// Who is on, from 0.
    pub fn player(&self) -> u8 {
        self.player
    }

    /// What a player who is on and holds this hand may place: the hand, or the Knight alone.
    pub(super) fn playable_from(&self, hand: &[CardId]) -> Vec<CardId> {
        match self.phase {
            Phase::Place => hand.to_vec(),
            Phase::PlaceKnight => vec![self.knight()],
            Phase::Over => Vec::new(),
        }
    }

    /// Time tokens in the reserve.
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// What the Speech/Silence token shows; `None` in solo.
    pub fn voice(&self) -> Option<Voice> {
        self.voice
    }

    /// Spellbook tokens the party came with.
    pub fn tokens(&self) -> &[Spell] {
        &self.tokens
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
