//! Simulated parties of Fighter at work: how often they win, and how many games they play in a second.

use rules::fighter::thrower::Skill;
use rules::fighter::{Deck, Difficulty, End, Setup, bot, draw_heroes};

/// The numbers of heroes for which the game is balanced.
pub const PARTIES: [usize; 3] = [2, 3, 4];

/// Plays a game of that many drawn heroes and returns whether they won.
///
/// # Panics
/// When the standard deck cannot be played, or the party does something illegal.
pub fn wins(difficulty: Difficulty, heroes: usize, skill: Skill, seed: u64) -> bool {
    let heroes = draw_heroes(&Deck::standard(), heroes, seed);
    let setup = Setup { heroes, difficulty, ..Setup::default() };
    bot::play(&setup, seed, skill).expect("the standard deck can be played").end() == Some(End::Won)
}

/// The share of that many games that parties of that skill win, in percent.
pub fn won(difficulty: Difficulty, heroes: usize, skill: Skill, games: u64) -> f64 {
    let won = (0..games).filter(|seed| wins(difficulty, heroes, skill, *seed)).count();
    100.0 * won as f64 / games as f64
}
