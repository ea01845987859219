//! What every game needs between its rules and its screens, written once for all of them.

mod games;
mod r#match;
mod playable;

pub use games::{Banner, Codes, Companion, Games, Listed, Opened, Strips};
pub use r#match::{Match, Touch};
pub use playable::{Nothing, Playable};
