//! Knock on screen: who sits where, the table, the adventure, the end.

pub mod running;
