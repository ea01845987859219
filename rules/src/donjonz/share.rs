//! Share codes of Donjonz: a seed and the deck it was played with, as a few letters.

use super::Deck;
use crate::code::{Code, CodeError};

/// What a Donjonz code begins with.
const PREFIX: &str = "DZ";

/// The code by which another player gets the same pile: `DZ-7K3M-Q2X`.
pub fn share_code(deck: &Deck, seed: u64) -> String {
    Code { variant: deck.mark(), seed }.write(PREFIX)
}

/// The seed in a code.
///
/// # Errors
/// Why the text is not a code of this game and deck.
pub fn read_code(deck: &Deck, text: &str) -> Result<u64, CodeError> {
    let code = Code::read(PREFIX, text)?;
    if code.variant == deck.mark() { Ok(code.seed) } else { Err(CodeError::OtherDeck) }
}
