//! Sablier.

pub mod sound;
