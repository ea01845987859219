//! The adventure log: the Keep to come, the Spellbook tokens held, and how each Keep went. Rulebook: the Adventure.

use super::{MOST_CHESTS, Refusal};
use crate::knock::{Adventure, LEVELS, Spell};
use serde::{Deserialize, Serialize};

/// The most tries that are counted.
const MOST_TRIES: u8 = 99;

/// How a Keep went, as a line of the printed log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How often it was attacked.
    pub tries: u8,
    /// It is free.
    pub is_won: bool,
    /// Time left then, in ms, if the sand was watched here.
    pub left: Option<u64>,
    /// Chests brought home.
    pub chests: u8,
}

/// The log of an adventure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slate {
    level: u8,
    spells: Vec<Spell>,
    records: [Record; LEVELS as usize],
    is_finished: bool,
}

impl Default for Slate {
    fn default() -> Slate {
        Slate { level: 1, spells: Vec::new(), records: Default::default(), is_finished: false }
    }
}

impl Slate {
    /// The Keep to come, 1 to 4.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// The tokens held, in their fixed order.
    pub fn spells(&self) -> &[Spell] {
        &self.spells
    }

    /// How each Keep went.
    pub fn records(&self) -> &[Record; LEVELS as usize] {
        &self.records
    }

    /// Tests whether all four Keeps are free.
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// The tokens that a win can bring: those in the box, and none in the last Keep.
    pub fn in_box(&self) -> Vec<Spell> {
        let is_there = |spell: &Spell| self.level < LEVELS && !self.spells.contains(spell);
        Spell::ALL.into_iter().filter(is_there).collect()
    }

    /// All chests of the adventure.
    pub fn chests(&self) -> u32 {
        self.records.iter().map(|record| u32::from(record.chests)).sum()
    }

    pub(super) fn find(&mut self, spell: Spell, is_adventure: bool) -> Result<(), Refusal> {
        if self.spells.contains(&spell) {
            return Err(Refusal::HeldAlready(spell));
        }
        let mut spells = self.spells.clone();
        spells.push(spell);
        spells.sort();
        if is_adventure && Adventure::from_note(self.level, &spells).is_err() {
            return Err(Refusal::TooMany { count: spells.len(), level: self.level });
        }
        self.spells = spells;
        Ok(())
    }

    pub(super) fn cast(&mut self, spell: Spell) -> Result<(), Refusal> {
        let at = self.spells.iter().position(|held| *held == spell).ok_or(Refusal::NotHeld(spell))?;
        self.spells.remove(at);
        Ok(())
    }

    pub(super) fn go_to(&mut self, level: u8) -> Result<(), Refusal> {
        if !(1..=LEVELS).contains(&level) {
            return Err(Refusal::NoSuchNumber);
        }
        (self.level, self.is_finished) = (level, false);
        Ok(())
    }

    /// After a win the next Keep comes, and a token that was in the box.
    pub(super) fn win(&mut self, found: Option<Spell>, left: Option<u64>, chests: u8) -> Result<(), Refusal> {
        let tries = self.count_try()?;
        if let Some(spell) = found {
            if !self.in_box().contains(&spell) {
                return Err(Refusal::HeldAlready(spell));
            }
            self.spells.push(spell);
            self.spells.sort();
        }
        self.records[usize::from(self.level) - 1] = Record { tries, is_won: true, left, chests };
        self.is_finished = self.level == LEVELS;
        self.level = (self.level + 1).min(LEVELS);
        Ok(())
    }

    /// After a loss the same Keep may be tried again, with the tokens still held.
    pub(super) fn lose(&mut self) -> Result<(), Refusal> {
        self.records[usize::from(self.level) - 1].tries = self.count_try()?;
        Ok(())
    }

    fn count_try(&self) -> Result<u8, Refusal> {
        if self.is_finished {
            return Err(Refusal::Finished);
        }
        let record = self.records[usize::from(self.level) - 1];
        Ok(record.tries.saturating_add(1).min(MOST_TRIES))
    }

    pub(super) fn is_sound(&self) -> bool {
        let is_sorted = self.spells.is_sorted_by(|one, next| one < next);
        let is_one = |record: &Record| record.tries <= MOST_TRIES && record.chests <= MOST_CHESTS;
        (1..=LEVELS).contains(&self.level) && is_sorted && self.records.iter().all(is_one)
    }
}
