//! The table companions.

mod trackers;
mod window;
