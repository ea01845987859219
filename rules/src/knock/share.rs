//! Share codes of Knock: players, who begins, Keep, tokens, deck and seed, as a few letters.

use super::{Deck, LEVELS, PLAYERS, Setup, Spell};
use crate::code::{Code, CodeError, SHORT_SEEDS};

/// What a Knock code begins with.
const PREFIX: &str = "KN";
/// How many marks a deck can have.
const MARKS: u64 = 32;
/// In how many ways Spellbook tokens can be held.
const HOLDINGS: u64 = 1 << Spell::ALL.len();

/// The code by which others get the same hands and pile: `KN-7K3M-Q2XD`. The sand is everybody's own choice. Where
/// another seat than the first one begins, that makes it a little longer.
///
/// `None` for what no code can hold: a stacked pile, or a seed from [`SHORT_SEEDS`] on.
pub fn share_code(setup: &Setup, seed: u64) -> Option<String> {
    if setup.pile.is_some() || seed >= SHORT_SEEDS {
        return None;
    }
    let variant = (setup.level.checked_sub(1)?) * PLAYERS + setup.players.checked_sub(1)?;
    let held = (0..Spell::ALL.len()).filter(|place| setup.spells.contains(&Spell::ALL[*place]));
    let spells = held.fold(0, |bits, place| bits | 1_u64 << place);
    let party = u64::from(setup.first) * HOLDINGS + spells;
    let number = (party * SHORT_SEEDS + seed) * MARKS + u64::from(setup.deck.mark());
    Some(Code { variant, seed: number }.write(PREFIX))
}

/// The setup and the seed in a code; its sand is that of the rulebook.
///
/// # Errors
/// Why the text is not a code of this game and deck.
pub fn read_code(deck: &Deck, text: &str) -> Result<(Setup, u64), CodeError> {
    let code = Code::read(PREFIX, text)?;
    let (number, mark) = (code.seed / MARKS, code.seed % MARKS);
    let (party, seed) = (number / SHORT_SEEDS, number % SHORT_SEEDS);
    let (first, spells) = (party / HOLDINGS, party % HOLDINGS);
    let (level, players) = (code.variant / PLAYERS + 1, code.variant % PLAYERS + 1);
    if level > LEVELS || first >= u64::from(players) {
        return Err(CodeError::Garbage);
    }
    if mark != u64::from(deck.mark()) {
        return Err(CodeError::OtherDeck);
    }
    let held = (0..Spell::ALL.len()).filter(|place| spells >> place & 1 == 1).map(|place| Spell::ALL[place]);
    let (first, spells) = (first as u8, held.collect());
    Ok((Setup { deck: deck.clone(), players, first, level, spells, ..Setup::default() }, seed))
}
