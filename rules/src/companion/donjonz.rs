//! The inventory sheet of Donjonz, kept on screen instead of on paper: circled what was gained, hatched what was lost.
//! Rulebook: Appendix, the inventory sheet.

use super::Sheet;
use crate::donjonz::{COPIES, Rank, Score, TRACK, Weapon};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most pouches that can be circled: far more than any walk brings, hatched ones included.
pub const MOST_POUCHES: u16 = 99;
/// Weapons a hero can carry.
pub const HANDS: usize = 2;

/// A part of the sheet that can be left to paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tracker {
    /// The pouches.
    Gold,
    /// The track of beaten monsters.
    Monsters,
    /// The weapons.
    Weapons,
    /// The key.
    Key,
    /// Score and rank.
    Score,
}

impl Tracker {
    /// All of them, as they stand on the sheet.
    pub const ALL: [Tracker; 5] = [Tracker::Gold, Tracker::Monsters, Tracker::Weapons, Tracker::Key, Tracker::Score];
}

/// One weapon on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// Not found yet, or left where it lay.
    #[default]
    Free,
    /// Circled: in hand.
    Held,
    /// Hatched: dropped for good.
    Dropped,
}

/// A hero's inventory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inventory {
    /// Pouches circled since the walk began.
    pub circled: u16,
    /// Those of them that were hatched.
    pub hatched: u16,
    /// Monsters beaten.
    pub beaten: u8,
    /// Each weapon on the sheet, by type and copy.
    pub weapons: [[Mark; COPIES]; 4],
    /// The key was found.
    pub has_key: bool,
    /// The door was opened, which it can be once.
    pub is_doubled: bool,
    /// The hero met a monster without its weapon and without gold.
    pub has_fallen: bool,
    /// Parts that are left to paper.
    pub off: BTreeSet<Tracker>,
}

/// A change on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// A pouch is picked up.
    Pouch,
    /// A weapon on the sheet is touched: a free one is taken, one in hand is dropped for good.
    Touch {
        /// Its type.
        weapon: Weapon,
        /// Which of that type.
        copy: usize,
    },
    /// The key is found.
    Key,
    /// The hero steps onto the door.
    Door,
    /// A monster is beaten.
    Beat,
    /// A monster takes all the gold, or the game from a hero without any.
    Robbed,
    /// The hero meets a monster: the weapons in hand decide.
    Meet(Weapon),
    /// A part is left to paper, or taken back from it.
    Switch(Tracker),
    /// A new walk begins.
    Anew,
}

/// Why a change cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The hero has fallen.
    Fallen,
    /// The sheet has no more room.
    Full,
    /// Both hands are full.
    HandsFull,
    /// That weapon was dropped for good.
    Gone,
    /// There is no such weapon on the sheet.
    NoSuchWeapon,
    /// There is one key.
    HasKey,
    /// Without the key the door stays shut.
    NoKey,
    /// The door was opened before.
    OpenAlready,
}

impl Inventory {
    /// Pouches in the hero's hands.
    pub fn pouches(&self) -> u16 {
        self.circled.saturating_sub(self.hatched)
    }

    /// Weapons in the hero's hands, in the order of the sheet.
    pub fn held(&self) -> Vec<Weapon> {
        let held = |weapon: &Weapon| self.weapons[*weapon as usize].into_iter().filter(|mark| *mark == Mark::Held);
        Weapon::ALL.into_iter().flat_map(|weapon| held(&weapon).map(move |_| weapon).collect::<Vec<_>>()).collect()
    }

    /// What the walk is worth so far, of what is kept here.
    pub fn score(&self) -> Score {
        if self.has_fallen { Score::fallen(self.beaten) } else { Score::new(self.pouches(), self.beaten) }
    }

    /// What the hero may be called for it.
    pub fn rank(&self) -> Rank {
        Rank::of(self.score().total)
    }

    /// Tests whether a part is kept here.
    pub fn tracks(&self, tracker: Tracker) -> bool {
        !self.off.contains(&tracker)
    }

    fn touch_weapon(&mut self, weapon: Weapon, copy: usize) -> Result<(), Refusal> {
        let is_full = self.held().len() >= HANDS;
        let mark = self.weapons[weapon as usize].get_mut(copy).ok_or(Refusal::NoSuchWeapon)?;
        *mark = match mark {
            Mark::Free if is_full => return Err(Refusal::HandsFull),
            Mark::Free => Mark::Held,
            Mark::Held => Mark::Dropped,
            Mark::Dropped => return Err(Refusal::Gone),
        };
        Ok(())
    }

    fn open_door(&mut self) -> Result<(), Refusal> {
        if !self.has_key && self.tracks(Tracker::Key) {
            return Err(Refusal::NoKey);
        }
        if self.is_doubled {
            return Err(Refusal::OpenAlready);
        }
        let circled = self.circled + self.pouches();
        if circled > MOST_POUCHES {
            return Err(Refusal::Full);
        }
        (self.circled, self.is_doubled) = (circled, true);
        Ok(())
    }

    fn beat(&mut self) -> Result<(), Refusal> {
        if usize::from(self.beaten) >= TRACK.len() {
            return Err(Refusal::Full);
        }
        self.beaten += 1;
        Ok(())
    }

    fn be_robbed(&mut self) {
        if self.pouches() == 0 {
            self.has_fallen = true;
        }
        self.hatched = self.circled;
    }
}

impl Sheet for Inventory {
    type Action = Action;
    type Refusal = Refusal;

    fn after(&self, action: &Action) -> Result<Inventory, Refusal> {
        let mut next = self.clone();
        match *action {
            Action::Switch(tracker) => {
                if !next.off.remove(&tracker) {
                    next.off.insert(tracker);
                }
            }
            Action::Anew => next = Inventory { off: self.off.clone(), ..Inventory::default() },
            _ if self.has_fallen => return Err(Refusal::Fallen),
            Action::Pouch if self.circled >= MOST_POUCHES => return Err(Refusal::Full),
            Action::Pouch => next.circled += 1,
            Action::Touch { weapon, copy } => next.touch_weapon(weapon, copy)?,
            Action::Key if self.has_key => return Err(Refusal::HasKey),
            Action::Key => next.has_key = true,
            Action::Door => next.open_door()?,
            Action::Beat => next.beat()?,
            Action::Meet(weapon) if self.held().contains(&weapon) => next.beat()?,
            Action::Robbed | Action::Meet(_) => next.be_robbed(),
        }
        Ok(next)
    }

    fn is_sound(&self) -> bool {
        self.hatched <= self.circled
            && self.circled <= MOST_POUCHES
            && usize::from(self.beaten) <= TRACK.len()
            && self.held().len() <= HANDS
            && !(self.has_fallen && self.pouches() > 0)
    }
}
