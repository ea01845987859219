//! Donjonz: lay eleven cards into a dungeon, then walk it once.

mod action;
mod cards;
mod event;

pub use action::Action;
pub use cards::{Card, CardId, Cell, Laid, Side, Thing, Turn, Weapon};
pub use event::Event;
