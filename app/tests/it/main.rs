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
mod gestures;
mod knock;
mod lobbies;
mod monkey;
mod passages;
mod rules_pages;
mod screens;
mod scripts;
mod stage;
mod timer;
mod typing;
mod wandering;
mod window;
