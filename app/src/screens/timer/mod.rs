//! The sand timer: for whoever has the real box, or a printed kit, on the table and the phone in its middle.

mod alive;
mod areas;
mod bulb;
mod dial;
pub(super) mod digits;
mod edit;
mod hourglass;
mod others;
mod pouring;
pub mod screen;
mod shelf;
mod show;
mod touch;

pub use screen::{FLASH, TimerScreen};
pub(super) use show::fitted;
pub use show::light;
