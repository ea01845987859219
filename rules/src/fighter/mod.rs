//! Dungeon Fighter: a party of heroes walks through a dungeon and throws dice at a target to beat what lives there.

mod boards;
mod cards;
mod deck;
pub mod target;

pub use boards::{COLUMNS, Face, FaceId, FaceKind, ROWS, Room, RoomKind, Treasure};
pub use cards::{
    Ability, Boss, BossId, Colour, Effect, Equipment, EquipmentId, Family, Handicap, Hero, HeroId, Kind, Limits,
    Monster, MonsterId, Throw,
};
pub use deck::{BOARDS, BOSSES, Deck, EQUIPMENT, Files, HEROES, LEVELS, MONSTERS, Parts};
