//! Knock on screen: who sits where, the table, the adventure, the end.

pub mod board;
mod cover;
mod facts;
pub mod finish;
pub mod gather;
mod ghost;
mod hand;
mod heard;
pub mod history;
mod hud;
mod landing;
pub mod lesson;
mod listed;
pub mod lobby;
pub mod map;
mod map_art;
mod minds;
pub mod names;
mod naming;
pub mod note;
pub mod party;
pub mod pictures;
mod places;
pub mod playable;
pub mod quest;
pub mod records;
pub mod replay;
mod sand;
pub mod seat;
mod show;
mod spells;
pub mod strips;
pub mod table;
mod told;
mod touch;

pub use listed::GAME;
