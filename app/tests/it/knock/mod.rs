//! Knock in the app.

mod around;
mod fits;
pub mod keep;
mod lesson;
mod sand;
mod table;
mod window;
