//! What a hero has made of a walk: gold, monsters, weapons, key. Of all ways to choose weapons only those are kept
//! that no other outdoes, so that a choice never parts the search.

use crate::donjonz::{Score, Thing, Weapon};

/// Weapons that matter at once. Rulebook: Weapons.
const HANDS: u32 = 2;

/// What the hero holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag {
    /// Pouches held.
    pub pouches: u16,
    /// Monsters beaten.
    pub beaten: u8,
    /// The weapons held, a bit each. Two of a kind are no better than one.
    pub weapons: u8,
    /// Whether the key is held.
    pub has_key: bool,
}

/// The bit of a weapon.
pub fn bit(weapon: Weapon) -> u8 {
    1 << weapon as u8
}

impl Bag {
    /// Tests whether every way on ends at least as well with this bag as with the other.
    pub fn outdoes(&self, other: &Bag) -> bool {
        self.pouches >= other.pouches
            && self.beaten >= other.beaten
            && self.has_key >= other.has_key
            && other.weapons & !self.weapons == 0
    }

    /// What it would count at the end.
    pub fn score(&self) -> u32 {
        Score::new(self.pouches, self.beaten).total
    }

    /// Hands every bag that may come of this one on a cell to `keep`, and whether the cell was of use for it.
    /// If there is none, the hero falls. A free hand always takes: it can still be emptied for a later weapon.
    pub fn find(self, thing: Option<Thing>, mut keep: impl FnMut(Bag, bool)) {
        match thing {
            None | Some(Thing::Stairs) => keep(self, false),
            Some(Thing::Pouch) => keep(Bag { pouches: self.pouches.saturating_add(1), ..self }, true),
            Some(Thing::Monster(weapon)) if self.weapons & bit(weapon) != 0 => {
                keep(Bag { beaten: self.beaten.saturating_add(1), ..self }, true);
            }
            Some(Thing::Monster(_)) if self.pouches == 0 => {}
            Some(Thing::Monster(_)) => keep(Bag { pouches: 0, ..self }, false),
            Some(Thing::Key) => keep(Bag { has_key: true, ..self }, true),
            Some(Thing::Door) if self.has_key => {
                keep(Bag { pouches: self.pouches.saturating_mul(2), ..self }, self.pouches > 0);
            }
            Some(Thing::Door) => keep(self, false),
            Some(Thing::Weapon(weapon)) => self.find_weapon(bit(weapon), keep),
        }
    }

    pub fn find_weapon(self, found: u8, mut keep: impl FnMut(Bag, bool)) {
        if self.weapons & found != 0 {
            return keep(self, false);
        }
        if self.weapons.count_ones() < HANDS {
            return keep(Bag { weapons: self.weapons | found, ..self }, true);
        }
        for drop in (0..4).map(|kind| 1 << kind).filter(|drop| self.weapons & drop != 0) {
            keep(Bag { weapons: self.weapons & !drop | found, ..self }, true);
        }
        keep(self, false);
    }
}

/// Adds a bag to those that no other outdoes.
pub fn add_to(front: &mut Vec<Bag>, bag: Bag) {
    if !front.iter().any(|kept| kept.outdoes(&bag)) {
        front.retain(|kept| !bag.outdoes(kept));
        front.push(bag);
    }
}

/// All bags that may come of these on a cell.
pub fn found(front: &[Bag], thing: Option<Thing>) -> Vec<Bag> {
    let mut after = Vec::new();
    front.iter().for_each(|bag| bag.find(thing, |bag, _| add_to(&mut after, bag)));
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAG: Bag = Bag { pouches: 3, beaten: 2, weapons: 0b11, has_key: true };

    #[test]
    fn a_bag_that_lacks_anything_does_not_outdo_another() {
        let poorer = [
            Bag { pouches: 2, ..BAG },
            Bag { beaten: 1, ..BAG },
            Bag { weapons: 0b101, ..BAG },
            Bag { has_key: false, ..BAG },
        ];
        assert!(BAG.outdoes(&BAG));
        assert!(poorer.iter().all(|bag| !bag.outdoes(&BAG)));
    }

    #[test]
    fn a_third_weapon_can_take_either_place_or_be_left() {
        let mut held = Vec::new();
        BAG.find(Some(Thing::Weapon(Weapon::Axe)), |bag, _| held.push(bag.weapons));
        assert_eq!(held, [0b110, 0b101, 0b11]);
    }
}
