//! Donjonz: lay eleven cards into a dungeon, then walk it once.
//!
//! *Map.* The pile lies face up. Its top card is laid, turned as the player likes, on the one square grid of the
//! table: it never overlaps, and shares at least one whole cell side with a card already laid. All eleven are laid.
//!
//! *Explore.* The hero starts on the stairs and goes cell by cell, never through a wall of either card, never onto a
//! cell twice, and on as long as a step is left, even into a monster. A pouch is picked up. A weapon may be taken or
//! left; a third is taken only by dropping one of two for good. A monster whose weapon is held is beaten; any other
//! takes all the gold, and the game from a hero without gold. The door doubles the gold of a hero with the key.
//!
//! *Score.* Two points a pouch and the track for the monsters; nothing for a hero who fell.

mod action;
pub mod bot;
mod bound;
mod cards;
mod deck;
mod event;
mod foresight;
mod ground;
mod illegal;
mod laid;
mod map;
mod places;
mod position;
mod route;
mod score;
mod share;
mod solver;
mod state;
mod turn;
mod view;

pub use action::Action;
pub use cards::{Card, CardId, Cell, Side, Thing, Turn, Weapon};
pub use deck::{CARDS, COPIES, Deck, MONSTERS, POUCHES};
pub use event::Event;
pub use foresight::Fate;
pub use illegal::Illegal;
pub use laid::Laid;
pub use map::{COLUMNS, ROWS, START_ROWS};
pub use position::{Position, Reason, Refusal, Setup};
pub use route::{Route, best_route};
pub use score::{POUCH_POINTS, Rank, Score, TRACK, track};
pub use share::{read_code, share_code};
pub use solver::{Progress, Search, solve};
pub use state::{Donjonz, Phase};
pub use view::View;
