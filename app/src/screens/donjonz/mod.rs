//! Donjonz on screen: the lobby, the table, the end, the replay.

mod advisor;
mod areas;
mod board;
mod camera;
mod drama;
mod events;
mod explain;
mod finish;
mod lesson;
mod listed;
pub mod lobby;
pub mod names;
mod placement;
mod playable;
pub mod replay;
pub mod rules_pictures;
mod sentences;
mod show;
pub mod table;
mod touch;
mod tray;

pub use listed::GAME;
