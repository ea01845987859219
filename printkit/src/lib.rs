//! How a card looks, and how paper is filled.
#![warn(missing_docs)]
