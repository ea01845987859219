//! What is printed: pages, words, files.

#[cfg(feature = "cli")]
mod command;
#[cfg(feature = "pdf")]
mod documents;
mod fighter;
mod geometry;
mod kits;
mod knock;
mod words;
