//! Prints the games. Faces, sheets, SVG and PNG come from `printkit-core`; this adds PDF files.
//! The web app does without those: its printing worker loads them as a module of its own, `printkit-web`.
#![warn(missing_docs)]

pub mod pdf;

pub use printkit_core::*;
