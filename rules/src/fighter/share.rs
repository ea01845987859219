//! Share codes of Fighter: heroes, leader, difficulty, deck and seed, as a few letters.

use super::{Deck, Difficulty, HEROES, HeroId, PARTY, Setup, Stacked};
use crate::code::{Code, CodeError, SHORT_SEEDS};

/// What a Fighter code begins with.
const PREFIX: &str = "FI";
/// How many marks a deck can have.
const MARKS: u64 = 32;
/// How many leaders there can be.
const LEADERS: u64 = PARTY as u64;
/// Stands before the number of every code, so that all are equally long. The largest party's number stays below it.
const FIRST: u64 = 1 << 54;

/// The code by which others get the same dungeon, monsters and cards: `FI-7G00-0Q2X-D1AB-3`.
///
/// `None` for what no code can hold: chosen boards, stacked piles, or a seed from [`SHORT_SEEDS`] on.
pub fn share_code(setup: &Setup, seed: u64) -> Option<String> {
    let is_plain = setup.boards.is_none() && setup.stacked == Stacked::default();
    if !is_plain || seed >= SHORT_SEEDS || setup.heroes.len() > PARTY {
        return None;
    }
    let place = Difficulty::ALL.iter().position(|difficulty| *difficulty == setup.difficulty)?;
    let variant = u8::try_from(place * PARTY + setup.heroes.len().checked_sub(1)?).ok()?;
    // The heroes are the digits of a number, the first seat last.
    let heroes = setup.heroes.iter().rev().fold(0, |number, hero| number * HEROES as u64 + u64::from(hero.0));
    let number = ((heroes * LEADERS + u64::from(setup.leader)) * SHORT_SEEDS + seed) * MARKS;
    Some(Code { variant, seed: FIRST + number + u64::from(setup.deck.mark()) }.write(PREFIX))
}

/// The setup and the seed in a code.
///
/// # Errors
/// Why the text is not a code of this game and deck.
pub fn read_code(deck: &Deck, text: &str) -> Result<(Setup, u64), CodeError> {
    let code = Code::read(PREFIX, text)?;
    let number = code.seed.checked_sub(FIRST).ok_or(CodeError::Garbage)?;
    let (number, mark) = (number / MARKS, number % MARKS);
    let (number, seed) = (number / SHORT_SEEDS, number % SHORT_SEEDS);
    let (mut number, leader) = (number / LEADERS, (number % LEADERS) as u8);
    let (place, last) = (usize::from(code.variant) / PARTY, usize::from(code.variant) % PARTY);
    let difficulty = *Difficulty::ALL.get(place).ok_or(CodeError::Garbage)?;
    let mut heroes = Vec::new();
    for _ in 0..=last {
        heroes.push(HeroId((number % HEROES as u64) as u8));
        number /= HEROES as u64;
    }
    let is_twice = |seat: usize| heroes[..seat].contains(&heroes[seat]);
    if number > 0 || usize::from(leader) > last || (0..=last).any(is_twice) {
        return Err(CodeError::Garbage);
    }
    if mark != u64::from(deck.mark()) {
        return Err(CodeError::OtherDeck);
    }
    Ok((Setup { deck: deck.clone(), heroes, difficulty, leader, ..Setup::default() }, seed))
}
