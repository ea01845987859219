//! How a card looks, and how paper is filled: faces from card data, sheets from faces, files from sheets.
//! Knows no window and no game state; a face is a [`Drawing`] and every output comes from it.
#![warn(missing_docs)]

pub mod art;
pub mod bounds;
pub mod cover;
pub mod drawing;
pub mod faces;
pub mod fonts;
pub mod ink;
pub mod kit;
pub mod lettering;
pub mod margin;
pub mod order;
pub mod paper;
pub mod pixels;
pub mod printer;
pub mod setup;
pub mod sheet;
pub mod svg;
pub mod words;

pub use drawing::Drawing;
pub use ink::Ink;
pub use words::{Language, Words};
