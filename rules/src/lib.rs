//! What may happen: the games of Sablier as pure state machines, and the session that logs, undoes and saves them.
//! Knows no clock, no file, no picture and no language.
#![warn(missing_docs)]

pub mod clock;
pub mod code;
pub mod companion;
pub mod deck_file;
pub mod decks;
pub mod donjonz;
pub mod fighter;
pub mod game;
pub mod knock;
pub mod referee;
pub mod rng;
pub mod session;
pub mod table_clock;

pub use decks::{DeckHash, Decks};
pub use game::{Game, Outcome, Viewer};
pub use session::Session;
