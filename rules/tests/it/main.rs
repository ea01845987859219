//! The rules, sentence by sentence of the rulebooks.
#![allow(clippy::unwrap_used)]

extern crate rules as sablier_rules;

mod companion;
mod donjonz;
mod fighter;
mod knock;
mod referee;
mod table_clock;
