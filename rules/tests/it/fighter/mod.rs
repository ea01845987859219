//! Fighter.

mod abilities;
mod content;
mod decks;
mod equipment;
mod fights;
mod monsters;
mod party;
mod target;
mod turns;
