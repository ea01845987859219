//! Fighter on screen: the party, the dungeon, the fight with dice on glass or on the table, the end of a turn, the end.

mod cast;
mod choices;
mod dungeon;
mod facts;
mod fight;
pub mod finish;
mod foe;
pub mod gather;
mod glass;
mod hero_card;
mod landing;
mod lesson;
mod listed;
pub mod lobby;
mod manners;
pub mod names;
mod party;
mod pictures;
mod places;
pub mod playable;
pub mod practice;
mod replay;
mod rest;
pub mod rules_pictures;
mod sentences;
mod sheet;
mod shop;
mod show;
pub mod table;
mod target;
pub mod touch;
mod trade;

pub use listed::GAME;
pub use replay::replay;
