//! Dice in flight.

mod flights;
mod recorded;
mod throws;
