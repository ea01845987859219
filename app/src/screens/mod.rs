//! The screens.

pub mod about;
pub mod camera;
pub mod code_entry;
pub mod donjonz;
pub mod fighter;
pub mod home;
pub mod knock;
pub mod link;
pub mod naming;
pub mod print;
pub mod reel;
pub mod reference;
pub mod scores;
pub mod settings;
pub mod talk;
pub mod timer;
