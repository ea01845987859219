//! What is printed: pages, words, files.

mod command;
mod documents;
mod fighter;
mod geometry;
mod kits;
mod knock;
mod setups;
mod words;
