//! What every game needs between its rules and its screens, written once for all of them.

mod board;
mod camera;
mod floaters;
mod games;
mod r#match;
mod playable;
mod playback;

pub use board::{Board, Field};
pub use camera::Camera;
pub use floaters::{FLOAT, Floaters};
pub use games::{Banner, Codes, Companion, Games, Listed, Opened, RulesPictures};
pub use r#match::{Match, Touch};
pub use playable::{Nothing, Playable};
pub use playback::{HOLD, Paced, Playback, PlaysBack};
