//! How Donjonz things are called: keys of sentences, and their words in ids.

use crate::touch::{code, coded};
use rules::donjonz::{Illegal, Rank, Side, Thing, Weapon};

coded! {
    Side { Up = "up", Right = "right", Down = "down", Left = "left" }
    Weapon { Sword = "sword", Bow = "bow", Axe = "axe", Wand = "wand" }
}

/// The word for a side.
pub fn side_key(side: Side) -> String {
    format!("side-{}", code(side))
}

/// The word for a thing.
pub fn thing_key(thing: Thing) -> &'static str {
    match thing {
        Thing::Pouch => "thing-pouch",
        Thing::Key => "thing-key",
        Thing::Stairs => "thing-stairs",
        Thing::Door => "thing-door",
        Thing::Weapon(weapon) => weapon_key(weapon),
        Thing::Monster(weapon) => monster_key(weapon),
    }
}

/// The word for a weapon.
pub fn weapon_key(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "weapon-sword",
        Weapon::Bow => "weapon-bow",
        Weapon::Axe => "weapon-axe",
        Weapon::Wand => "weapon-wand",
    }
}

/// The word for the monster a weapon beats.
pub fn monster_key(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "monster-skeleton",
        Weapon::Bow => "monster-bat",
        Weapon::Axe => "monster-mushroom",
        Weapon::Wand => "monster-ghost",
    }
}

/// The sentence that says why an action is not allowed.
pub fn reason(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::Over => "illegal-over",
        Illegal::WrongPhase { .. } | Illegal::NoSuchTurn { .. } => "illegal-phase",
        Illegal::Overlaps { .. } => "illegal-overlaps",
        Illegal::NotConnected => "illegal-not-connected",
        Illegal::NoCell { .. } => "illegal-no-cell",
        Illegal::Wall { .. } => "illegal-wall",
        Illegal::Visited { .. } => "illegal-visited",
        Illegal::HandsFull => "illegal-hands-full",
        Illegal::HandFree => "illegal-hand-free",
        Illegal::NotHeld { .. } => "illegal-not-held",
    }
}

/// The title of a rank.
pub fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::ThirdRate => "rank-1",
        Rank::SecondRate => "rank-2",
        Rank::Rookie => "rank-3",
        Rank::Seasoned => "rank-4",
        Rank::HighlySkilled => "rank-5",
    }
}
