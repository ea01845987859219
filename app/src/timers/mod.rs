//! The app's sand timers, whichever screen shows them: what a timer is, when it warns, and the one keeper who minds them
//! all. Draws nothing.

mod jump;
mod keeper;
mod mark;
mod saved;
mod timer;

pub use jump::Jump;
pub use keeper::{Keeper, Notice, tell_of_hiding};
pub use mark::{Mark, counts_down};
pub use timer::{LONGEST, MORE, SHORTEST, Timer, Turning};

/// A length of time as a sand timer shows it, in minutes and seconds begun.
pub fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
