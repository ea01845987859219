//! Donjonz on screen.

pub mod code_entry;
pub mod lobby;
pub mod scores;
pub mod table;
