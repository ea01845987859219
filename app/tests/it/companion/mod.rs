//! The table companions.

mod pad;
mod trackers;
mod window;
