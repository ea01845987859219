//! The app under fingers, and in real windows.
#![allow(clippy::unwrap_used)]

extern crate app as sablier;

mod companion;
mod decks;
mod device;
mod donjonz;
mod fighter;
mod files;
mod fingers;
mod fits;
mod gestures;
mod keyboard;
mod knock;
mod lobbies;
mod monkey;
mod mouse_and_keys;
mod passages;
mod records;
mod rules_pages;
mod screens;
mod scripts;
mod stage;
mod table_clock;
mod timer;
mod typing;
mod wandering;
mod window;
