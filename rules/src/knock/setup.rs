//! Setting a Knock game up: players, Keep, tokens, sand, and the shuffled pile.

use super::{Card, CardId, Cell, Deck, Event, Keep, Knock, LEVELS, Phase, Public, Spell, Voice};
use crate::{decks::by_hash, rng::Rng};
use serde::{Deserialize, Serialize};

/// Time tokens in the game.
pub const TOKENS: u8 = 12;
/// The most players.
pub const PLAYERS: u8 = 6;
/// The sand of the rulebook: six minutes, in milliseconds.
pub const SAND: u64 = 6 * 60 * 1000;

/// What is chosen before the first card is placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The cards to play with; the deck in `assets` where a setup names none.
    #[serde(default = "Deck::standard", serialize_with = "by_hash")]
    pub deck: Deck,
    /// Players, 1 to 6.
    #[serde(default = "one")]
    pub players: u8,
    /// The seat that begins, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub first: u8,
    /// The Keep being attacked, 1 to 4.
    #[serde(default = "one")]
    pub level: u8,
    /// Spellbook tokens the party holds.
    #[serde(default)]
    pub spells: Vec<Spell>,
    /// Whether this Keep is part of an adventure, so that a win finds a Spellbook token.
    #[serde(default)]
    pub adventure: bool,
    /// The time the players have, in milliseconds; `None` plays without sand.
    #[serde(default = "six_minutes")]
    pub sand: Option<u64>,
    /// The pile before the hands are dealt, top card first, for lessons and tests; with fewer cards of this Keep the game
    /// is shorter. `None` shuffles all of them by the seed.
    #[serde(default)]
    pub pile: Option<Vec<CardId>>,
}

fn one() -> u8 {
    1
}

fn is_zero(seat: &u8) -> bool {
    *seat == 0
}

fn six_minutes() -> Option<u64> {
    Some(SAND)
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            deck: Deck::standard(),
            players: 1,
            first: 0,
            level: 1,
            spells: Vec::new(),
            adventure: false,
            sand: six_minutes(),
            pile: None,
        }
    }
}

/// Every reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; "))]
pub struct Refusal {
    /// The reasons, in the order of the setup's fields.
    pub reasons: Vec<Reason>,
}

/// A reason why a setup cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// There are too few or too many players.
    #[error("{players} cannot play; 1 to {PLAYERS} can")]
    Players {
        /// How many.
        players: u8,
    },
    /// Nobody sits where somebody is to begin.
    #[error("nobody sits at seat {first} to begin")]
    First {
        /// The seat, from 0.
        first: u8,
    },
    /// There is no such Keep.
    #[error("there is no Keep {level}; there are 1 to {LEVELS}")]
    Level {
        /// Which one.
        level: u8,
    },
    /// There is one token of each spell.
    #[error("{spell:?} is held twice")]
    SpellTwice {
        /// The spell.
        spell: Spell,
    },
    /// Each Keep won gives one token.
    #[error("{count} tokens are more than an adventure can have won before Keep {level}")]
    TooManySpells {
        /// How many are held.
        count: usize,
        /// The Keep to come.
        level: u8,
    },
    /// A timer without sand is no timer.
    #[error("the timer has no sand")]
    NoSand,
    /// The pile is not made of cards of this Keep, each once, or holds too few for all hands, a first card and the Knight.
    #[error("the pile is not made of cards of Keep {level}, each once, and enough of them to begin")]
    Pile {
        /// The Keep.
        level: u8,
    },
    /// The Knight lies elsewhere than at the bottom.
    #[error("the Black Knight is not at the bottom of the pile")]
    KnightNotLast,
}

/// Cards a player begins with. Rulebook: Setup, 6.
pub fn hand_size(players: u8) -> usize {
    match players {
        1 => 6,
        2..=5 => 4,
        _ => 3,
    }
}

/// What is wrong with these tokens.
pub(super) fn spell_reasons(spells: &[Spell]) -> Vec<Reason> {
    let again = spells.iter().enumerate().filter(|(index, spell)| spells[..*index].contains(spell));
    again.map(|(_, spell)| Reason::SpellTwice { spell: *spell }).collect()
}

fn reasons(setup: &Setup) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if !(1..=PLAYERS).contains(&setup.players) {
        reasons.push(Reason::Players { players: setup.players });
    }
    if setup.first > 0 && setup.first >= setup.players {
        reasons.push(Reason::First { first: setup.first });
    }
    if !(1..=LEVELS).contains(&setup.level) {
        reasons.push(Reason::Level { level: setup.level });
    }
    reasons.extend(spell_reasons(&setup.spells));
    if setup.sand == Some(0) {
        reasons.push(Reason::NoSand);
    }
    if let Some(pile) = &setup.pile {
        let is_enough = pile.len() >= usize::from(setup.players) * hand_size(setup.players) + 2;
        if !is_enough || setup.deck.ids_in(setup.level).filter(|id| pile.contains(id)).count() != pile.len() {
            reasons.push(Reason::Pile { level: setup.level });
        } else if pile.last() != Some(&setup.deck.knight()) {
            reasons.push(Reason::KnightNotLast);
        }
    }
    reasons
}

/// Shuffles, deals and turns the first card over. Rulebook: Setup.
pub(super) fn set_up(setup: &Setup, seed: u64) -> Result<Knock, Refusal> {
    let reasons = reasons(setup);
    if !reasons.is_empty() {
        return Err(Refusal { reasons });
    }
    let mut pile = setup.pile.clone().unwrap_or_else(|| shuffled(&setup.deck, setup.level, seed));
    let size = hand_size(setup.players);
    let hands = (0..setup.players).map(|_| pile.drain(..size.min(pile.len())).collect()).collect();
    let public = Public {
        deck: setup.deck.clone(),
        level: setup.level,
        adventure: setup.adventure,
        sand: setup.sand,
        players: setup.players,
        keep: Keep::default(),
        reserve: TOKENS,
        voice: (setup.players > 1).then_some(Voice::Speech),
        tokens: setup.spells.clone(),
        spells: setup.spells.clone(),
        burned: Vec::new(),
        player: setup.first,
        phase: Phase::Place,
        end: None,
    };
    let mut game = Knock { public, luck: seed, hands, pile };
    if let Some(first) = game.pile.first().copied() {
        let mut events: Vec<Event> = Vec::new();
        game.put_down(first, Cell { x: 0, y: 0 }, false, &mut events);
    }
    Ok(game)
}

/// All cards of a Keep with the Knight at the bottom, shuffled by a seed.
pub(super) fn shuffled(deck: &Deck, level: u8, seed: u64) -> Vec<CardId> {
    let is_knight = |id: &CardId| deck.get(*id).is_some_and(Card::is_knight);
    let mut pile: Vec<CardId> = deck.ids_in(level).filter(|id| !is_knight(id)).collect();
    Rng::new(seed).shuffle(&mut pile);
    pile.push(deck.knight());
    pile
}
