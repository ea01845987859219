//! The clock for a whole table, with the names of those around it: when it warns, and what it has to say. Knows no
//! screen; every call is handed the wall clock.

use super::mark::{Mark, counts_down};
use crate::{
    given_name,
    platform::Platform,
    players::own_name,
    store::{Store, Unreadable},
};
use printkit_core::Words;
use rules::table_clock::{SEATS, Seat, TableClock, Terms};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Where it is saved.
const FILE: &str = "table-clock.json";
/// How many steps can be taken back.
const MOST_STEPS: usize = 30;
/// A clock that shows this many ms less than at the last save was set back.
const TOLERANCE: u64 = 2_000;

/// Times left at which it can warn, in ms; at the end it always does.
pub const WARNINGS: [u64; 7] = [600_000, 300_000, 180_000, 120_000, 60_000, 30_000, 10_000];

/// What it has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// So many ms are left to the player in a seat.
    Left(usize, u64),
    /// The player in a seat has no time left.
    Out(usize),
    /// The round has taken all the time it should.
    Round,
    /// One of the last seconds went by.
    Second,
}

impl Told {
    /// The mark of a sand timer that sounds alike.
    pub fn mark(self) -> Option<Mark> {
        match self {
            Told::Left(_, left) if left <= Mark::Ten.left() => Some(Mark::Ten),
            Told::Left(_, left) if left <= Mark::One.left() => Some(Mark::One),
            Told::Left(..) | Told::Round => Some(Mark::Three),
            Told::Out(_) => Some(Mark::Out),
            Told::Second => None,
        }
    }
}

/// What is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The clock.
    pub clock: TableClock,
    /// What the players are called, by where they sit; empty for their own name. Seats that nobody sits in keep theirs.
    pub names: Vec<String>,
    /// Times left at which it warns, in ms.
    pub warnings: BTreeSet<u64>,
    /// A voice says warnings, where the device has one.
    pub voice: bool,
    /// It was on screen when this was written.
    pub is_open: bool,
    /// Whose time was last looked at, how much was left, and how long the round was by then.
    heard: (Option<usize>, u64, u64),
    /// The wall clock when this was saved.
    saved: u64,
}

impl Default for Saved {
    fn default() -> Saved {
        Saved {
            clock: TableClock::new(Terms::default()),
            names: vec![String::new(); *SEATS.end()],
            warnings: [60_000, 10_000].into(),
            voice: true,
            is_open: false,
            heard: (None, 0, 0),
            saved: 0,
        }
    }
}

impl Saved {
    /// The same if it can be used; a file may say anything.
    fn tamed(mut self) -> Option<Saved> {
        self.names.resize_with(*SEATS.end(), String::new);
        self.names.iter_mut().for_each(|name| *name = given_name::tidy(name));
        self.warnings.retain(|warning| WARNINGS.contains(warning));
        self.clock.is_sound().then_some(self)
    }
}

/// The clock of the table, its past, and where it is kept.
pub struct Table {
    /// What is saved. Whoever changes it says so by [`super::Keeper::keep_table`].
    pub saved: Saved,
    /// Clocks as they were, so that a press can be taken back. Time goes on meanwhile: a turn that ran before runs as if
    /// the press had never been.
    past: Vec<TableClock>,
}

impl Table {
    /// The clock on file, or a new one. A damaged file is set aside.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Table {
        let saved = store.read::<Saved>(platform, FILE).map(|saved| {
            saved.tamed().unwrap_or_else(|| {
                store.reject(platform, FILE, Unreadable::Damaged);
                Saved::default()
            })
        });
        Table { saved: saved.unwrap_or_default(), past: Vec::new() }
    }

    /// Keeps it as it is.
    pub(super) fn save(&mut self, platform: &mut dyn Platform, store: &mut Store) {
        self.saved.saved = platform.wall_clock();
        store.write(platform, FILE, &self.saved);
    }

    /// The clock.
    pub fn clock(&self) -> &TableClock {
        &self.saved.clock
    }

    /// Tests whether somebody's time runs.
    pub fn is_running(&self) -> bool {
        self.clock().is_running()
    }

    /// Changes the clock and remembers how it was.
    pub fn press<T>(&mut self, now: u64, press: impl FnOnce(&mut TableClock) -> T) -> T {
        let before = self.clock().clone();
        let answer = press(&mut self.saved.clock);
        if *self.clock() != before {
            self.past.push(before);
            if self.past.len() > MOST_STEPS {
                self.past.remove(0);
            }
        }
        self.hear(now);
        answer
    }

    /// Sets the clock to other terms, which nobody has used yet.
    pub fn set(&mut self, terms: Terms, now: u64) {
        self.saved.clock = TableClock::new(terms);
        self.forget();
        self.hear(now);
    }

    /// Tests whether a press can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Takes the last press back.
    pub fn undo(&mut self, now: u64) {
        if let Some(before) = self.past.pop() {
            self.saved.clock = before;
            self.hear(now);
        }
    }

    /// Forgets the past: something was done that it knows nothing of.
    pub fn forget(&mut self) {
        self.past.clear();
    }

    /// Takes a clock that was set from `before` to `now`.
    pub(super) fn set_clock(&mut self, before: u64, now: u64) {
        self.saved.clock.set_clock(before, now);
        self.forget();
    }

    /// By how many ms the wall clock was set back since the last save, if that matters.
    pub fn set_back(&self, now: u64) -> Option<u64> {
        let back = self.saved.saved.saturating_sub(now);
        (back > TOLERANCE && self.is_running()).then_some(back)
    }

    /// What a player is called.
    pub fn name(&self, seat: usize, words: &Words) -> String {
        match self.saved.names.get(seat).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_string(),
            _ => own_name(seat as u8, words),
        }
    }

    /// The players as they stand.
    pub fn seats(&self, now: u64) -> Vec<Seat> {
        self.clock().seats(now)
    }

    /// Looks at the wall clock and says what there is to say: the most urgent warning passed since the last look.
    pub(super) fn look(&mut self, now: u64) -> Vec<Told> {
        self.saved.clock.tick(now);
        let (seat, before, round_before) = self.saved.heard;
        self.hear(now);
        let (Some(seat), Some(left)) =
            (seat.filter(|seat| self.clock().on_turn() == Some(*seat)), self.clock().left(now))
        else {
            return Vec::new();
        };
        let mut told = Vec::new();
        let passed = |mark: u64| before > mark && left <= mark;
        let warning = self.saved.warnings.iter().copied().find(|warning| passed(*warning));
        if passed(0) {
            told.push(Told::Out(seat));
        } else if let Some(warning) = warning {
            told.push(Told::Left(seat, warning));
        } else if self.counts() && counts_down(before, left) {
            told.push(Told::Second);
        }
        let round = self.clock().round_time(now);
        if self.clock().terms().round.is_some_and(|length| round_before < length && round >= length) {
            told.push(Told::Round);
        }
        told
    }

    /// In how many ms there is something to say.
    pub(super) fn next_call(&self, now: u64) -> Option<u64> {
        let left = self.clock().left(now).filter(|_| self.is_running())?;
        let round = self.clock().terms().round.and_then(|length| length.checked_sub(self.clock().round_time(now)));
        let marks = self.saved.warnings.iter().copied().chain([0]).filter(|mark| *mark < left);
        let second = (self.counts() && (1..=Mark::Ten.left()).contains(&left)).then(|| (left - 1) % 1000 + 1);
        marks.map(|mark| left - mark).chain(second).chain(round.filter(|wait| *wait > 0)).min()
    }

    /// When the player on turn will have no time left, and who that is.
    pub(super) fn next_end(&self, now: u64) -> Option<(usize, u64)> {
        let left = self.clock().left(now).filter(|left| self.is_running() && *left > 0)?;
        Some((self.clock().on_turn()?, now.saturating_add(left)))
    }

    /// What it tells, in words.
    pub fn said(&self, told: Told, words: &Words) -> Option<String> {
        let name = |seat| ("name", self.name(seat, words).into());
        Some(match told {
            Told::Left(seat, left) if left % 60_000 == 0 => {
                words.with("clock-says-minutes", &[name(seat), ("minutes", ((left / 60_000) as i64).into())])
            }
            Told::Left(seat, left) => {
                words.with("clock-says-seconds", &[name(seat), ("seconds", ((left / 1_000) as i64).into())])
            }
            Told::Out(seat) => words.with("clock-says-out", &[name(seat)]),
            Told::Round => words.get("clock-says-round"),
            Told::Second => return None,
        })
    }

    /// Tests whether each of the last ten seconds is heard.
    fn counts(&self) -> bool {
        self.saved.warnings.contains(&Mark::Ten.left())
    }

    /// Takes note of what is left, so that only what passes from here on is told.
    fn hear(&mut self, now: u64) {
        let clock = self.clock();
        self.saved.heard = (clock.on_turn(), clock.left(now).unwrap_or_default(), clock.round_time(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::memory::Memory;
    use printkit_core::Language;

    const NOW: u64 = 1_000_000;

    fn table(warnings: &[u64], round: Option<u64>) -> Table {
        let mut table = Table { saved: Saved::default(), past: Vec::new() };
        table.set(Terms { players: 2, length: 120_000, round, ..Terms::default() }, NOW);
        table.saved.warnings = warnings.iter().copied().collect();
        table.press(NOW, |clock| clock.go_on(NOW));
        table
    }

    /// Everything that is told to whoever looks only when there is something to say.
    fn calls(table: &mut Table) -> Vec<(u64, Told)> {
        let (mut now, mut calls) = (NOW, Vec::new());
        while let Some(wait) = table.next_call(now) {
            now += wait;
            calls.extend(table.look(now).into_iter().map(|told| (now - NOW, told)));
        }
        calls
    }

    #[test]
    fn warnings_of_ones_own_are_told_once_each() {
        let told = calls(&mut table(&[60_000, 30_000], None));
        assert_eq!(told, [(60_000, Told::Left(0, 60_000)), (90_000, Told::Left(0, 30_000)), (120_000, Told::Out(0))]);
    }

    #[test]
    fn the_last_ten_seconds_are_counted_if_that_is_wanted() {
        let told = calls(&mut table(&[10_000], None));
        assert_eq!(told.iter().filter(|(_, told)| *told == Told::Second).count(), 9);
        assert_eq!((told[0], told[10]), ((110_000, Told::Left(0, 10_000)), (120_000, Told::Out(0))));
    }

    #[test]
    fn a_round_that_takes_too_long_is_told_whoever_is_on_turn() {
        let mut table = table(&[], Some(45_000));
        table.press(NOW + 30_000, |clock| clock.done(NOW + 30_000));
        assert_eq!(table.look(NOW + 44_000), []);
        assert_eq!(table.look(NOW + 46_000), [Told::Round]);
        assert_eq!(table.look(NOW + 47_000), []);
    }

    #[test]
    fn the_next_player_does_not_hear_what_passed_for_the_one_before() {
        let mut table = table(&[60_000], None);
        table.look(NOW + 70_000);
        table.press(NOW + 70_000, |clock| clock.done(NOW + 70_000));
        table.press(NOW + 71_000, |clock| clock.done(NOW + 71_000));
        assert_eq!(table.look(NOW + 80_000), [], "the first player heard it before");
        table.undo(NOW + 80_000);
        assert_eq!((table.clock().on_turn(), table.clock().left(NOW + 80_000)), (Some(1), Some(110_000)));
    }

    #[test]
    fn a_press_that_is_taken_back_has_never_been() {
        let mut table = table(&[], None);
        table.press(NOW + 10_000, |clock| clock.done(NOW + 10_000));
        table.undo(NOW + 15_000);
        assert_eq!((table.clock().on_turn(), table.clock().left(NOW + 20_000)), (Some(0), Some(100_000)));
        assert_eq!(table.seats(NOW + 20_000)[1].used, 0);
    }

    #[test]
    fn names_and_times_are_said_in_words() {
        let mut table = table(&[], None);
        table.saved.names[0] = "Anna".to_string();
        let said = |told| table.said(told, &Words::new(Language::English)).unwrap_or_default();
        assert!(said(Told::Left(0, 60_000)).starts_with("Anna"), "{}", said(Told::Left(0, 60_000)));
        assert!(!said(Told::Out(1)).is_empty() && said(Told::Second).is_empty());
    }

    #[test]
    fn a_file_that_makes_no_sense_is_set_aside() {
        let mut device = Memory::new("en");
        let mut store = Store::open(&mut device);
        let mut table = table(&[], None);
        table.save(&mut device, &mut store);
        assert_eq!(Table::load(&mut device, &mut store).saved, table.saved);
        let text = String::from_utf8(device.contents().files[FILE].clone()).expect("it is text");
        let broken = text.replace("\"order\":[0,1]", "\"order\":[1,1]");
        assert_ne!(broken, text);
        device.contents_mut().files.insert(FILE.to_string(), broken.into_bytes());
        assert_eq!(Table::load(&mut device, &mut store).saved, Saved::default());
        assert_eq!(store.troubles.len(), 1);
    }
}
