//! The screens.

pub mod donjonz;
pub mod home;
