//! The app's sand timers and the clock for a whole table, whichever screen shows them: what a timer is, when it warns,
//! and the one keeper who minds them all. Draws nothing.

mod jump;
mod keeper;
mod mark;
mod saved;
mod table;
mod timer;
mod undo;

use printkit_core::Words;

pub use jump::Jump;
pub use keeper::{Keeper, Notice, tell_of_hiding};
pub use mark::{Mark, counts_down};
pub use table::{Table, Told, WARNINGS};
pub use timer::{LONGEST, MORE, SHORTEST, Timer, Turning};

/// How long ago a timer ended, in words.
pub fn ended(ago: u64, words: &Words) -> String {
    let (minutes, hours) = (ago / 60_000, ago / 3_600_000);
    match hours {
        0 => words.with("timer-ended", &[("minutes", (minutes as i64).into())]),
        1..24 => words.with("timer-ended-hours", &[("hours", (hours as i64).into())]),
        _ => words.get("timer-ended-long-ago"),
    }
}

/// A length of time as a sand timer shows it, in minutes and seconds begun.
pub fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
