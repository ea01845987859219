//! Donjonz on screen.

pub mod table;
