//! The adventure through four Keeps: which one comes next, and the tokens the party holds between them.

use super::setup::{Reason, Refusal, Setup, spell_reasons};
use super::{End, LEVELS, Public, Spell};
use serde::{Deserialize, Serialize};

/// An adventure between two Keeps: all that a paper note holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Note", into = "Note")]
pub struct Adventure {
    level: u8,
    spells: Vec<Spell>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    level: u8,
    spells: Vec<Spell>,
}

/// Where an adventure stands after a Keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The next Keep waits, or the same one again after a loss.
    Keep(Adventure),
    /// All four Keeps are free.
    Finished,
}

impl Default for Adventure {
    fn default() -> Adventure {
        Adventure { level: 1, spells: Vec::new() }
    }
}

impl Adventure {
    /// An adventure as noted on paper: the Keep to come and the tokens held.
    ///
    /// # Errors
    /// What no adventure can lead to: another Keep than 1 to 4, a token twice, or more tokens than Keeps won.
    pub fn from_note(level: u8, spells: &[Spell]) -> Result<Adventure, Refusal> {
        let mut reasons = Vec::new();
        if !(1..=LEVELS).contains(&level) {
            reasons.push(Reason::Level { level });
        }
        reasons.extend(spell_reasons(spells));
        if spells.len() >= usize::from(level.max(1)) {
            reasons.push(Reason::TooManySpells { count: spells.len(), level });
        }
        let mut spells = spells.to_vec();
        spells.sort();
        if reasons.is_empty() { Ok(Adventure { level, spells }) } else { Err(Refusal { reasons }) }
    }

    /// The Keep to come, 1 to 4.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// How many Keeps are free.
    pub fn freed(&self) -> u8 {
        self.level - 1
    }

    /// The tokens held, in their fixed order.
    pub fn spells(&self) -> &[Spell] {
        &self.spells
    }

    /// The setup of the Keep to come; deck, players and sand are those of `setup`.
    pub fn setup(&self, setup: Setup) -> Setup {
        Setup { level: self.level, spells: self.spells.clone(), adventure: true, pile: None, ..setup }
    }

    /// Where the adventure stands after a game that is over; `None` while it goes on.
    ///
    /// After a win the next Keep comes, with the tokens left and the one found. After a loss the same Keep may be tried
    /// again with the tokens left.
    pub fn after(game: &Public) -> Option<Onward> {
        let mut spells = game.spells().to_vec();
        spells.sort();
        let level = match game.end()? {
            End::Won { .. } => game.next_level(),
            End::Lost(_) => Some(game.level()),
        };
        Some(level.map_or(Onward::Finished, |level| Onward::Keep(Adventure { level, spells })))
    }
}

impl From<Adventure> for Note {
    fn from(adventure: Adventure) -> Note {
        Note { level: adventure.level, spells: adventure.spells }
    }
}

impl TryFrom<Note> for Adventure {
    type Error = Refusal;

    fn try_from(note: Note) -> Result<Adventure, Refusal> {
        Adventure::from_note(note.level, &note.spells)
    }
}
