//! The sand timer: for whoever has the real box, or a printed kit, on the table and the phone in its middle.

mod alive;
mod bulb;
mod dial;
mod digits;
mod edit;
mod hourglass;
pub mod jump;
pub mod keeper;
pub mod kept;
mod places;
pub mod screen;
mod shelf;
mod show;
pub mod single;
mod touch;

pub use keeper::{Keeper, Notice};
pub use kept::Kept;
pub use screen::{FLASH, TimerScreen};
pub use show::light;
pub use touch::Message;
