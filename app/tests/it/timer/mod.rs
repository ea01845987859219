//! The sand timer.

mod clocks;
mod elsewhere;
mod hourglass;
mod promises;
mod window;
