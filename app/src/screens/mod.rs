//! The screens.

pub mod about;
pub mod code_entry;
pub mod companion;
pub mod donjonz;
pub mod fighter;
mod finish;
pub mod gathering;
pub mod home;
pub mod keepsake;
pub mod knock;
pub mod lesson_bubble;
pub mod link;
pub mod lobby;
pub mod naming;
pub mod plain_lobby;
pub mod print;
pub mod records;
pub mod reference;
pub mod replay;
pub mod settings;
pub mod table_clock;
pub mod throwing;
pub mod timer;
pub mod unfinished;
