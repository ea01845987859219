//! Donjonz on screen: the lobby, the table, the end, the replay.

mod board;
mod camera;
pub mod code_entry;
mod finish;
mod heard;
mod laying;
mod lesson;
mod link;
pub mod lobby;
mod names;
pub mod replay;
pub mod scores;
mod show;
pub mod table;
mod touch;
mod tray;

pub use link::open;
