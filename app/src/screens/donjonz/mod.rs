//! Donjonz on screen: the lobby, the table, the end, the replay.

mod board;
mod camera;
mod facts;
mod finish;
mod heard;
mod laying;
mod lesson;
mod listed;
pub mod lobby;
pub mod names;
mod places;
mod playable;
pub mod replay;
mod show;
pub mod strips;
pub mod table;
mod touch;
mod tray;

pub use listed::GAME;
