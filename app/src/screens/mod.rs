//! The screens.

pub mod about;
pub mod camera;
pub mod code_entry;
pub mod companion;
pub mod donjonz;
pub mod home;
pub mod knock;
pub mod link;
pub mod naming;
pub mod print;
pub mod reel;
pub mod reference;
pub mod settings;
pub mod talk;
pub mod timer;
