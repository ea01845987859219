//! The rules, sentence by sentence of the rulebooks.
#![allow(clippy::unwrap_used)]

mod companion;
mod donjonz;
mod fighter;
mod knock;
mod referee;
