//! Knock in the app.

mod around;
mod fits;
mod framing;
mod hands;
pub mod keep;
mod lesson;
mod manners;
mod sand;
mod slips;
mod table;
mod window;
