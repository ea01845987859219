//! The screens.

pub mod about;
pub mod camera;
pub mod donjonz;
pub mod home;
pub mod knock;
pub mod print;
pub mod reference;
pub mod settings;
