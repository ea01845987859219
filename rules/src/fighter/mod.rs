//! Dungeon Fighter: a party of heroes walks through a dungeon and throws dice at a target to beat what lives there.

mod action;
mod boards;
pub mod bot;
mod cards;
mod deck;
mod event;
mod fight;
mod fold;
mod illegal;
mod powers;
mod queries;
mod rest;
mod score;
mod seen;
mod setup;
mod share;
mod state;
pub mod target;
mod throw;
pub mod thrower;
mod throwing;
mod turn;

pub use action::Action;
pub use boards::{COLUMNS, Face, FaceId, FaceKind, ROWS, Room, RoomKind, Treasure};
pub use cards::{
    Ability, Boss, BossId, Colour, Effect, Equipment, EquipmentId, Family, Handicap, Hero, HeroId, Kind, Limits,
    Monster, MonsterId, Throw,
};
pub use deck::{BOARDS, BOSSES, Deck, EQUIPMENT, Files, HEROES, LEVELS, MONSTERS, Parts};
pub use event::Event;
pub use illegal::Illegal;
pub use powers::{Power, Price, TARGET, TOAD, Token, What, When};
pub use rest::{DIE_COST, HEALING_COST};
pub use score::{Counted, Line, Score, rank};
pub use setup::{
    DEPTH, Difficulty, FIRST_DICE, FIRST_GOLD, GOLD, HEALTH, PARTY, Reason, Refusal, SCARS, Setup, Stacked, WHITE_DICE,
    is_dungeon,
};
pub use share::{read_code, share_code};
pub use state::{Attack, BEARABLE, Draw, End, Fight, Fighter, Foe, Loss, Member, Phase, Place, Rest, SCAR};
pub use throwing::{CENTRE, Conditions, Die, Landing, Part, RINGS, Source, Spot, Sum};
