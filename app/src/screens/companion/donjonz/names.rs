//! How the things of the inventory are called: what can be touched, keys of sentences.

use crate::touch::{coded, touches};
use rules::companion::donjonz::{Refusal, Tracker};

touches! {
    /// What can be touched on the inventory.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Switch(tracker: Tracker) = "companion-track-{}",
        Pouches = "pouches",
        Pouch = "pouch",
        Door = "door",
        /// A monster that is met, by the number of the weapon that beats it.
        Meet(weapon: usize) = "meet-{}",
        Beaten = "beaten",
        Robbed = "robbed",
        Track = "track",
        /// A weapon by its number, and which of its copies.
        Weapon(weapon: usize, copy: usize) = "weapon-{}-{}",
        Key = "key",
        Score = "score",
    }
}

coded! {
    Tracker { Gold = "gold", Monsters = "monsters", Weapons = "weapons", Key = "key", Score = "score" }
}

/// The sentence that says why a change was not made.
pub fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Fallen => "companion-no-fallen",
        Refusal::Full => "companion-no-room",
        Refusal::HandsFull => "companion-no-hand",
        Refusal::Gone => "companion-no-dropped",
        Refusal::NoSuchWeapon => "illegal-phase",
        Refusal::HasKey => "companion-no-second-key",
        Refusal::NoKey => "companion-no-key",
        Refusal::OpenAlready => "companion-no-door",
    }
}
