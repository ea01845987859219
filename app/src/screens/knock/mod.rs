//! Knock on screen: who sits where, the table, the adventure, the end.

pub mod board;
mod cover;
mod ghost;
mod glass;
mod hand;
mod heard;
mod hud;
mod landing;
mod names;
pub mod pictures;
mod places;
pub mod running;
mod sand;
pub mod seat;
mod show;
mod spells;
pub mod table;
mod telling;
mod touch;
