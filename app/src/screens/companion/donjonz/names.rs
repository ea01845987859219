//! How the things of the inventory are called: ids of touchables, keys of sentences.

use rules::{
    companion::donjonz::{Refusal, Tracker},
    donjonz::{COPIES, Weapon},
};

/// The id of a switch, which is also the key of its words.
pub fn tracker_id(tracker: Tracker) -> &'static str {
    match tracker {
        Tracker::Gold => "companion-track-gold",
        Tracker::Monsters => "companion-track-monsters",
        Tracker::Weapons => "companion-track-weapons",
        Tracker::Key => "companion-track-key",
        Tracker::Score => "companion-track-score",
    }
}

/// The touchable of a weapon on the sheet.
pub fn weapon_id(weapon: Weapon, copy: usize) -> String {
    format!("weapon-{}-{copy}", weapon as usize)
}

/// The weapon of such an id.
pub fn weapon_of(id: &str) -> Option<(Weapon, usize)> {
    let all = Weapon::ALL.into_iter().flat_map(|weapon| (0..COPIES).map(move |copy| (weapon, copy)));
    all.into_iter().find(|(weapon, copy)| weapon_id(*weapon, *copy) == id)
}

/// The touchable of a monster that is met, named by the weapon that beats it.
pub fn monster_id(weapon: Weapon) -> String {
    format!("meet-{}", weapon as usize)
}

/// The monster of such an id.
pub fn monster_of(id: &str) -> Option<Weapon> {
    Weapon::ALL.into_iter().find(|weapon| monster_id(*weapon) == id)
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
