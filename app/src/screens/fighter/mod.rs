//! Fighter on screen: the party, the dungeon, the fight with dice on screen or on the table, the end of a turn, the end.

mod areas;
mod blow;
mod choices;
mod course;
mod dungeon;
mod events;
mod explain;
mod fight;
pub mod finish;
mod foe;
pub mod gather;
mod hero_card;
mod lesson;
mod listed;
pub mod lobby;
pub mod names;
mod party;
mod pictures;
pub mod playable;
pub mod practice;
mod replay;
mod rest;
pub mod rules_pictures;
mod sentences;
mod sheet;
mod shop;
mod show;
mod stage;
mod stands;
pub mod table;
mod target;
mod throw;
pub mod touch;
mod trade;

pub use listed::GAME;
pub use replay::Journey;
