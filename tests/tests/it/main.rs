//! What must stay true across all of Sablier.
#![allow(clippy::unwrap_used)]

mod coins;
mod grammar;
mod phones;
mod playouts;
mod referee;
mod saves;
mod setup;
mod skill;
mod sounds;
mod tidy;
mod views;
mod words;
