//! What every game needs between its rules and its screens, written once for all of them.

mod at_table;
mod board;
mod camera;
mod dealing;
mod facts;
mod floaters;
mod games;
mod host;
mod r#match;
mod playable;
mod playback;
mod recording;
mod shelf;
mod waiting;

pub use at_table::{AtTable, Step};
pub use board::{Board, Field};
pub use camera::Camera;
pub use dealing::{DEAL, dealt};
pub use facts::Facts;
pub use floaters::{FLOAT, Floaters};
pub use games::{Banner, Codes, Companion, Games, Listed, Opened, RulesPicture, Strip};
pub use host::{Host, Standing};
pub use r#match::{Marks, Match, Touch};
pub use playable::{Nothing, Playable};
pub use playback::{Beat, HOLD, Paced, Playback, PlaysBack};
pub use recording::{GoesOn, Recording};
pub use shelf::Shelf;
pub use waiting::{Waiting, waiting};
