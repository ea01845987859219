//! Donjonz on screen: the lobby, the table, the end, the replay.

mod board;
mod camera;
mod finish;
mod laying;
mod lesson;
pub mod lobby;
mod names;
pub mod replay;
mod show;
pub mod table;
mod tray;
