//! What every game needs between its rules and its screens, written once for all of them.

mod board;
mod camera;
mod games;
mod r#match;
mod playable;

pub use board::{Board, Field};
pub use camera::Camera;
pub use games::{Banner, Codes, Companion, GameId, Listed, Opened, Strips};
pub use r#match::{Match, Touch};
pub use playable::Playable;
