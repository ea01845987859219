//! Knock on screen: who sits where, the table, the adventure, the end.

mod areas;
pub mod board;
mod bots;
mod cover;
mod events;
pub mod finish;
pub mod gather;
mod ghost;
mod hand;
pub mod history;
mod hud;
pub mod lesson;
mod listed;
pub mod lobby;
pub mod map;
mod map_art;
pub mod names;
pub mod note;
pub mod party;
pub mod pictures;
mod placement;
pub mod playable;
pub mod quest;
pub mod records;
pub mod replay;
pub mod rules_pictures;
mod sand;
pub mod seat;
mod sentences;
mod show;
mod spells;
pub mod table;
mod touch;

pub use listed::GAME;
