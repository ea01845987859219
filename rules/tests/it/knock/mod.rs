//! Knock.

mod adventure;
mod bots;
mod dangers;
mod decks;
mod keep;
mod placing;
mod spells;
