//! How Donjonz things are called: keys of sentences, ids of touchables.

use rules::donjonz::{Illegal, Rank, Side, Thing, Weapon};

/// The touchable that drops a weapon for the one found.
pub fn swap_id(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Sword => "swap-sword",
        Weapon::Bow => "swap-bow",
        Weapon::Axe => "swap-axe",
        Weapon::Wand => "swap-wand",
    }
}

/// The touchable that steps to a side.
pub fn step_id(side: Side) -> &'static str {
    match side {
        Side::Up => "step-up",
        Side::Right => "step-right",
        Side::Down => "step-down",
        Side::Left => "step-left",
    }
}

/// The side a touchable steps to.
pub fn step_side(id: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| step_id(*side) == id)
}

/// The weapon a touchable drops.
pub fn swapped(id: &str) -> Option<Weapon> {
    Weapon::ALL.into_iter().find(|weapon| swap_id(*weapon) == id)
}

/// The word for a side.
pub fn side_key(side: Side) -> &'static str {
    match side {
        Side::Up => "side-up",
        Side::Right => "side-right",
        Side::Down => "side-down",
        Side::Left => "side-left",
    }
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
