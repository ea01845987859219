//! The facts of a Donjonz game.

use super::{Cell, Laid, Weapon};
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// The top card was laid.
    CardLaid {
        /// Where and how.
        laid: Laid,
    },
    /// The hero entered a cell.
    Stepped {
        /// The cell.
        to: Cell,
    },
    /// A pouch was picked up.
    PouchTaken,
    /// The hero stands on a weapon and must choose.
    WeaponFound {
        /// Its type.
        weapon: Weapon,
    },
    /// The weapon was taken.
    WeaponTaken {
        /// Its type.
        weapon: Weapon,
        /// What was dropped for it, if both hands were full.
        dropped: Option<Weapon>,
    },
    /// The weapon was left.
    WeaponLeft {
        /// Its type.
        weapon: Weapon,
    },
    /// A monster was beaten.
    MonsterBeaten {
        /// The weapon that did it.
        weapon: Weapon,
    },
    /// A monster took all the gold.
    GoldLost {
        /// How many pouches went.
        pouches: u16,
    },
    /// A monster met a hero without weapon or gold: the game is lost.
    HeroFell,
    /// The key was found.
    KeyTaken,
    /// The door was opened with the key.
    GoldDoubled {
        /// Pouches held now.
        pouches: u16,
    },
    /// No step is left: the game is over and counts.
    WalkEnded,
}
