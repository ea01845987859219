//! The clock for a whole table: the device lies flat in its middle, and everybody has a side of it.

mod places;
mod screen;
mod settings;
mod show;
mod touch;

pub use screen::TableClockScreen;
pub(super) use settings::{picture, words};
