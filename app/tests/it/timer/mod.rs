//! The sand timer.

mod clocks;
mod elsewhere;
mod glass;
mod window;
