//! Fighter in the app.

mod fits;
pub mod party;
mod table;
mod throw;
mod window;
