//! A score pad for any game: who plays, what each player writes in each round, sums, places and a note.

use super::Sheet;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, ops::RangeInclusive};

/// How many can play.
pub const PLAYERS: RangeInclusive<usize> = 1..=8;
/// The most columns that each player has.
pub const MOST_COLUMNS: usize = 3;
/// The most rounds on a pad.
pub const MOST_ROUNDS: usize = 40;
/// The most points in one place, above and below nothing.
pub const MOST_POINTS: i32 = 99_999;
/// The longest name, in letters.
pub const LONGEST_NAME: usize = 10;
/// The longest note, in letters.
pub const LONGEST_NOTE: usize = 160;

/// A part of the pad that can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Part {
    /// Sums and places: some keep them secret until the end.
    Sums,
    /// The note.
    Note,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 2] = [Part::Sums, Part::Note];
}

/// A column that each player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// What it is called; empty for none.
    pub name: String,
    /// What stands in it goes into the sum. A bid, say, does not.
    pub counts: bool,
}

/// A round, or a kind of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// What it is called; empty for its number.
    pub name: String,
    /// What is written: for each player, for each of their columns.
    pub points: Vec<Vec<Option<i32>>>,
}

/// The pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pad {
    /// What is played; empty if nobody said.
    pub title: String,
    /// Names; empty for their own.
    pub players: Vec<String>,
    /// What each player has in each round.
    pub columns: Vec<Column>,
    /// The rounds so far, the one to be played among them.
    pub rounds: Vec<Round>,
    /// The lowest sum wins.
    pub is_low_best: bool,
    /// What else is to be known.
    pub note: String,
    /// What is left out.
    pub off: BTreeSet<Part>,
}

impl Default for Pad {
    fn default() -> Pad {
        let columns = vec![Column { name: String::new(), counts: true }];
        let mut pad = Pad {
            title: String::new(),
            players: vec![String::new(); 3],
            columns,
            rounds: Vec::new(),
            is_low_best: false,
            note: String::new(),
            off: BTreeSet::new(),
        };
        pad.add_round();
        pad
    }
}

/// What is written on the pad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// A part is left out, or is there again.
    Switch(Part),
    /// What is played.
    Title(String),
    /// One more plays.
    AddPlayer,
    /// A player goes, with all their points.
    RemovePlayer(usize),
    /// A player has a name.
    NamePlayer(usize, String),
    /// Everybody has one more column.
    AddColumn,
    /// A column goes, with all that stands in it.
    RemoveColumn(usize),
    /// A column has a name.
    NameColumn(usize, String),
    /// A column goes into the sum, or no longer.
    Count(usize),
    /// One more round.
    AddRound,
    /// A round goes, with all that stands in it.
    RemoveRound(usize),
    /// A round has a name.
    NameRound(usize, String),
    /// Points are written in a place, or rubbed out.
    Write {
        /// Which round.
        round: usize,
        /// Whose.
        player: usize,
        /// In which column.
        column: usize,
        /// How many.
        points: Option<i32>,
    },
    /// The lowest sum wins, or the highest.
    LowIsBest,
    /// The note.
    Note(String),
    /// A new game of the same: all points and the note go.
    Anew,
}

/// Why something cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is room for no more.
    #[error("the pad is full")]
    Full,
    /// One has to stay.
    #[error("one has to stay")]
    Last,
    /// There is no such place.
    #[error("there is no such place")]
    Nowhere,
    /// It is longer than the pad has room for.
    #[error("it is too long")]
    TooLong,
}

impl Pad {
    /// Tests whether a part is kept.
    pub fn keeps(&self, part: Part) -> bool {
        !self.off.contains(&part)
    }

    /// Tests whether anything is written anywhere.
    pub fn is_empty(&self) -> bool {
        self.note.is_empty() && self.rounds.iter().flat_map(|round| round.points.iter().flatten()).all(Option::is_none)
    }

    /// What a player has in all columns that count.
    pub fn sum(&self, player: usize) -> i32 {
        self.rounds.iter().map(|round| self.round_sum(round, player)).sum()
    }

    /// What a player has in the columns of a round that count.
    pub fn round_sum(&self, round: &Round, player: usize) -> i32 {
        let points = round.points.get(player).map_or(&[][..], Vec::as_slice);
        points.iter().zip(&self.columns).filter(|(_, column)| column.counts).filter_map(|(points, _)| *points).sum()
    }

    /// In which place each player is, counted from 1; those with the same sum share one. None while nothing is written.
    pub fn places(&self) -> Option<Vec<usize>> {
        let is_written = self.rounds.iter().flat_map(|round| round.points.iter().flatten()).any(Option::is_some);
        let sums: Vec<i32> = (0..self.players.len()).map(|player| self.sum(player)).collect();
        let is_better = |one: i32, other: i32| if self.is_low_best { one < other } else { one > other };
        let place = |sum: i32| 1 + sums.iter().filter(|other| is_better(**other, sum)).count();
        is_written.then(|| sums.iter().map(|sum| place(*sum)).collect())
    }

    fn add_round(&mut self) {
        let points = vec![vec![None; self.columns.len()]; self.players.len()];
        self.rounds.push(Round { name: String::new(), points });
    }

    fn place_mut(&mut self, round: usize, player: usize, column: usize) -> Result<&mut Option<i32>, Refusal> {
        let points = self.rounds.get_mut(round).and_then(|round| round.points.get_mut(player));
        points.and_then(|points| points.get_mut(column)).ok_or(Refusal::Nowhere)
    }

    fn add_player(&mut self) -> Result<(), Refusal> {
        room(&self.players, *PLAYERS.end())?;
        self.players.push(String::new());
        let columns = self.columns.len();
        self.rounds.iter_mut().for_each(|round| round.points.push(vec![None; columns]));
        Ok(())
    }

    fn remove_player(&mut self, player: usize) -> Result<(), Refusal> {
        take(&mut self.players, player)?;
        self.rounds.iter_mut().for_each(|round| drop(round.points.remove(player)));
        Ok(())
    }

    fn add_column(&mut self) -> Result<(), Refusal> {
        room(&self.columns, MOST_COLUMNS)?;
        self.columns.push(Column { name: String::new(), counts: true });
        self.rounds.iter_mut().flat_map(|round| &mut round.points).for_each(|points| points.push(None));
        Ok(())
    }

    fn remove_column(&mut self, column: usize) -> Result<(), Refusal> {
        take(&mut self.columns, column)?;
        for points in self.rounds.iter_mut().flat_map(|round| &mut round.points) {
            points.remove(column);
        }
        Ok(())
    }
}

/// Tests whether one more has room.
fn room<T>(all: &[T], most: usize) -> Result<(), Refusal> {
    if all.len() < most { Ok(()) } else { Err(Refusal::Full) }
}

/// Takes one away, unless it is the last.
fn take<T>(all: &mut Vec<T>, nth: usize) -> Result<(), Refusal> {
    match all.len() {
        len if nth >= len => Err(Refusal::Nowhere),
        1 => Err(Refusal::Last),
        _ => {
            all.remove(nth);
            Ok(())
        }
    }
}

/// Writes a text where there is room for it.
fn write(place: Option<&mut String>, text: &str, longest: usize) -> Result<(), Refusal> {
    let place = place.ok_or(Refusal::Nowhere)?;
    if text.chars().count() > longest {
        return Err(Refusal::TooLong);
    }
    *place = text.to_string();
    Ok(())
}

impl Sheet for Pad {
    type Action = Action;
    type Refusal = Refusal;

    fn after(&self, action: &Action) -> Result<Pad, Refusal> {
        let mut next = self.clone();
        match action {
            Action::Switch(part) => {
                if !next.off.remove(part) {
                    next.off.insert(*part);
                }
            }
            Action::Title(name) => write(Some(&mut next.title), name, LONGEST_NAME)?,
            Action::AddPlayer => next.add_player()?,
            Action::RemovePlayer(player) => next.remove_player(*player)?,
            Action::NamePlayer(player, name) => write(next.players.get_mut(*player), name, LONGEST_NAME)?,
            Action::AddColumn => next.add_column()?,
            Action::RemoveColumn(column) => next.remove_column(*column)?,
            Action::NameColumn(column, name) => {
                write(next.columns.get_mut(*column).map(|column| &mut column.name), name, LONGEST_NAME)?;
            }
            Action::Count(column) => {
                let column = next.columns.get_mut(*column).ok_or(Refusal::Nowhere)?;
                column.counts = !column.counts;
            }
            Action::AddRound => {
                room(&next.rounds, MOST_ROUNDS)?;
                next.add_round();
            }
            Action::RemoveRound(round) => take(&mut next.rounds, *round)?,
            Action::NameRound(round, name) => {
                write(next.rounds.get_mut(*round).map(|round| &mut round.name), name, LONGEST_NAME)?;
            }
            Action::Write { points: Some(points), .. } if points.abs() > MOST_POINTS => return Err(Refusal::TooLong),
            Action::Write { round, player, column, points } => *next.place_mut(*round, *player, *column)? = *points,
            Action::LowIsBest => next.is_low_best = !next.is_low_best,
            Action::Note(note) => write(Some(&mut next.note), note, LONGEST_NOTE)?,
            Action::Anew => {
                let blank = |round: &mut Round| round.points.iter_mut().flatten().for_each(|points| *points = None);
                // Rounds with names are kinds of points, which the next game has, too.
                if next.rounds.iter().all(|round| round.name.is_empty()) {
                    next.rounds.truncate(1);
                }
                next.rounds.iter_mut().for_each(blank);
                next.note = String::new();
            }
        }
        Ok(next)
    }

    fn is_sound(&self) -> bool {
        let is_name = |name: &String| name.chars().count() <= LONGEST_NAME;
        let is_place =
            |points: &Option<i32>| points.is_none_or(|points| (-MOST_POINTS..=MOST_POINTS).contains(&points));
        let is_round = |round: &Round| {
            let fits = |points: &Vec<_>| points.len() == self.columns.len() && points.iter().all(is_place);
            is_name(&round.name) && round.points.len() == self.players.len() && round.points.iter().all(fits)
        };
        PLAYERS.contains(&self.players.len())
            && (1..=MOST_COLUMNS).contains(&self.columns.len())
            && (1..=MOST_ROUNDS).contains(&self.rounds.len())
            && is_name(&self.title)
            && self.players.iter().all(is_name)
            && self.columns.iter().all(|column| is_name(&column.name))
            && self.note.chars().count() <= LONGEST_NOTE
            && self.rounds.iter().all(is_round)
    }

    /// Digits of one number are written in one go.
    fn goes_on(last: &Action, next: &Action) -> bool {
        let place = |action: &Action| match action {
            Action::Write { round, player, column, .. } => Some((*round, *player, *column)),
            _ => None,
        };
        place(last).is_some() && place(last) == place(next)
    }
}
