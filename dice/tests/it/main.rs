//! Dice in flight.

extern crate dice as sablier_dice;

mod fair;
mod flights;
mod recorded;
mod throws;
