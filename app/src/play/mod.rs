//! What every game needs between its rules and its screens, written once for all of them.

mod r#match;
mod playable;

pub use r#match::{Match, Touch};
pub use playable::Playable;
