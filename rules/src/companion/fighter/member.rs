//! A hero at the table: health, scars, and what is carried.

use super::Refusal;
use crate::fighter::{BEARABLE, Colour, Deck, EquipmentId, HEALTH, HeroId, Kind, SCAR};
use serde::{Deserialize, Serialize};

/// The most pieces of equipment a hero of another box can carry.
const MOST_GEAR: usize = 12;

/// Who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// A hero of the standard deck.
    Card(HeroId),
    /// A hero of another box, by a number from 1.
    Number(u8),
}

/// What kind of equipment it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub enum Sort {
    Weapon,
    Armour,
    Item,
}

impl Sort {
    /// All three.
    pub const ALL: [Sort; 3] = [Sort::Weapon, Sort::Armour, Sort::Item];

    /// The sort of a card.
    pub fn of(kind: Kind) -> Sort {
        match kind {
            Kind::Weapon(..) => Sort::Weapon,
            Kind::Armour(_) => Sort::Armour,
            Kind::Item(_) => Sort::Item,
        }
    }
}

/// A piece of equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gear {
    /// A card of the standard deck.
    Card(EquipmentId),
    /// Any piece of that sort.
    Any(Sort),
}

impl Gear {
    /// Its sort, if there is such a card.
    pub fn sort(self) -> Option<Sort> {
        match self {
            Gear::Card(card) => Some(Sort::of(Deck::standard().equipment(card)?.kind)),
            Gear::Any(sort) => Some(sort),
        }
    }
}

/// A hero of the party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Who it is.
    pub who: Who,
    /// Health now; a hero with none has fainted.
    pub health: u8,
    /// The abilities that scars cover.
    pub scars: Vec<Colour>,
    /// What is carried, in the order it came.
    pub gear: Vec<Gear>,
    /// The hero has left the game.
    pub is_angel: bool,
}

impl Member {
    pub(super) fn new(who: Who) -> Result<Member, Refusal> {
        if matches!(who, Who::Card(hero) if Deck::standard().hero(hero).is_none()) {
            return Err(Refusal::NoSuchCard);
        }
        Ok(Member { who, health: HEALTH, scars: Vec::new(), gear: Vec::new(), is_angel: false })
    }

    /// The most health the hero can have.
    pub fn most_health(&self) -> u8 {
        HEALTH.saturating_sub(SCAR * self.scars.len() as u8)
    }

    /// Tests whether the hero has fainted and can be revived.
    pub fn has_fainted(&self) -> bool {
        self.health == 0 && !self.is_angel
    }

    /// How many more pieces of a sort the hero can carry. Heroes of another box carry what their sheet says, which is
    /// not known here.
    pub fn room_for(&self, sort: Sort) -> usize {
        let carried = self.gear.iter().filter(|gear| gear.sort() == Some(sort)).count();
        let deck = Deck::standard();
        let Who::Card(hero) = self.who else { return MOST_GEAR.saturating_sub(self.gear.len()) };
        let limit = deck.hero(hero).map_or(0, |hero| match sort {
            Sort::Weapon => hero.limits.weapons,
            Sort::Armour => hero.limits.armours,
            Sort::Item => hero.limits.items,
        });
        usize::from(limit).saturating_sub(carried)
    }

    pub(super) fn hurt(&mut self) -> Result<(), Refusal> {
        self.check_plays()?;
        self.health = self.health.checked_sub(1).ok_or(Refusal::Fainted)?;
        Ok(())
    }

    pub(super) fn heal(&mut self) -> Result<(), Refusal> {
        self.check_plays()?;
        if self.health == 0 {
            return Err(Refusal::Fainted);
        }
        if self.health >= self.most_health() {
            return Err(Refusal::Healthy);
        }
        self.health += 1;
        Ok(())
    }

    /// Rulebook: a fainted hero is revived with a scar and all the health that is then possible; the third scar is one
    /// too many.
    pub(super) fn revive(&mut self, scar: Colour) -> Result<(), Refusal> {
        self.check_plays()?;
        if self.health > 0 {
            return Err(Refusal::Awake);
        }
        if self.scars.contains(&scar) {
            return Err(Refusal::Scarred);
        }
        if self.scars.len() >= BEARABLE {
            // The scars go back into the box; what an angel carries is for the others to share out.
            self.is_angel = true;
            self.scars.clear();
        } else {
            self.scars.push(scar);
            self.health = self.most_health();
        }
        Ok(())
    }

    pub(super) fn take(&mut self, gear: Gear) -> Result<(), Refusal> {
        self.check_plays()?;
        let sort = gear.sort().ok_or(Refusal::NoSuchCard)?;
        if self.room_for(sort) == 0 {
            return Err(Refusal::Laden);
        }
        self.gear.push(gear);
        Ok(())
    }

    pub(super) fn give(&mut self, index: usize) -> Result<(), Refusal> {
        if index >= self.gear.len() {
            return Err(Refusal::Nobody);
        }
        self.gear.remove(index);
        Ok(())
    }

    fn check_plays(&self) -> Result<(), Refusal> {
        if self.is_angel { Err(Refusal::Angel) } else { Ok(()) }
    }

    pub(super) fn is_sound(&self) -> bool {
        let mut scars = self.scars.clone();
        scars.sort();
        scars.dedup();
        let is_known = Member::new(self.who).is_ok() && self.gear.iter().all(|gear| gear.sort().is_some());
        let can_be = if self.is_angel { scars.is_empty() && self.health == 0 } else { scars.len() <= BEARABLE };
        is_known
            && scars.len() == self.scars.len()
            && can_be
            && self.health <= self.most_health()
            && self.gear.len() <= MOST_GEAR
    }
}
