//! Fighter in the app.

mod album;
mod around;
mod climax;
mod fits;
pub mod party;
mod rest;
mod table;
mod throw;
mod window;
