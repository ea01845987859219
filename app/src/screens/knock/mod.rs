//! Knock on screen: who sits where, the table, the adventure, the end.

pub mod board;
mod cover;
mod facts;
pub mod finish;
pub mod gather;
mod ghost;
pub mod glass;
mod hand;
mod heard;
pub mod history;
mod hud;
mod landing;
pub mod lesson;
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
pub mod quest;
pub mod records;
pub mod replay;
pub mod running;
mod sand;
pub mod seat;
mod show;
mod spells;
pub mod strips;
pub mod table;
mod telling;
mod told;
mod touch;

pub use lobby::CODES;

/// A length of time as a sand timer shows it, in minutes and seconds begun.
pub fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
