//! Finished games. Of the last ones of each game the whole log is kept, each in a file of its own, packed small; what is
//! older is summed up. Badges stay for good.

use super::{Store, Unreadable};
use crate::{platform::Platform, play::Facts};
use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use rules::{DeckHash, session::SAVE_LIMIT};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Read, Write},
    ops::Not,
};

/// The file of finished games.
pub(super) const FILE: &str = "past.json";
/// The file of what is left of those that made room.
const HONOURS: &str = "past-honours.json";

/// So many of the last games of each kind can be watched again.
const LOGS: u16 = 200;
/// So many older ones are kept beside them: those with the highest scores.
const OLDER: usize = 50;

/// No word of a file is longer than this, in bytes; showing a whole file as one would take for ever.
const LONGEST_WORD: usize = 64;
/// No game earns more badges at once.
const MOST_BADGES: usize = 32;

/// A finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Past {
    /// Which game, by [`rules::Game::NAME`].
    pub game: String,
    /// Its share code.
    pub code: String,
    /// Its deck, which is kept as long as the game is remembered; none for a game without decks or from before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckHash>,
    /// Its score; a lost game scores 0.
    pub score: u32,
    /// When it began, in wall clock milliseconds; 0 if that was not kept yet.
    pub began: u64,
    /// When it ended, in wall clock milliseconds.
    pub ended: u64,
    /// Whether it was won; before that was kept, whoever had a score had won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// How many played; 0 where it is always one.
    #[serde(skip_serializing_if = "is_zero")]
    pub players: u8,
    /// Which of the game's kinds it was, from 1; 0 where there is only one.
    #[serde(skip_serializing_if = "is_zero")]
    pub kind: u8,
    /// Sand left at a win, in ms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// It had more or less sand than the book gives, so what was left of it is no best time.
    #[serde(skip_serializing_if = "Not::not")]
    pub own_sand: bool,
    /// The app gave a hint.
    #[serde(skip_serializing_if = "Not::not")]
    pub hinted: bool,
    /// It went on from the middle of another game, and counts for nothing.
    #[serde(skip_serializing_if = "Not::not")]
    pub continued: bool,
    /// The badges that it brought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
    /// Where its log lies, as long as it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<u16>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Past {
    /// Tests whether this is the same game, not just one that went the same way.
    pub fn is_same(&self, other: &Past) -> bool {
        (&self.game, &self.code, self.score, self.began) == (&other.game, &other.code, other.score, other.began)
    }

    /// Tests whether it was won.
    pub fn is_won(&self) -> bool {
        self.won.unwrap_or(self.score > 0)
    }

    /// Sand left of as much as the book gives, in ms.
    pub fn best_left(&self) -> Option<u64> {
        self.left.filter(|_| !self.own_sand)
    }

    fn is_sane(&self) -> bool {
        let words = self.badges.iter().chain([&self.game, &self.code]);
        words.map(String::len).all(|length| length <= LONGEST_WORD)
            && self.badges.len() <= MOST_BADGES
            && self.log.is_none_or(|log| log < LOGS)
    }

    /// The game as a sum of one.
    fn sum(&self) -> Sum {
        let won = u32::from(self.is_won());
        Sum {
            game: self.game.clone(),
            kind: self.kind,
            players: self.players,
            month: Month::of(self.ended),
            played: 1,
            won,
            hinted: if self.hinted { won } else { 0 },
            left: self.best_left(),
            best: self.score,
        }
    }
}

/// A month of the calendar; the first one of all for games whose day was not kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Month(pub u16, pub u8);

impl Month {
    /// The month of a moment in wall clock milliseconds.
    pub fn of(moment: u64) -> Month {
        let (year, month, _) = crate::calendar::date(moment / 86_400_000);
        Month(u16::try_from(year).unwrap_or(u16::MAX), month as u8)
    }
}

/// Games of one kind with so many players in one month.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sum {
    /// Which game.
    pub game: String,
    /// Which of its kinds.
    pub kind: u8,
    /// How many players.
    pub players: u8,
    /// When.
    pub month: Month,
    /// Games played.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// Games won with hints.
    pub hinted: u32,
    /// The most sand left of as much as the book gives, in ms.
    pub left: Option<u64>,
    /// The best score.
    pub best: u32,
}

impl Sum {
    /// Both together, under the name of the first.
    pub fn and(self, other: &Sum) -> Sum {
        Sum {
            played: self.played.saturating_add(other.played),
            won: self.won.saturating_add(other.won),
            hinted: self.hinted.saturating_add(other.hinted),
            left: self.left.max(other.left),
            best: self.best.max(other.best),
            ..self
        }
    }

    /// All that some sums have in common.
    pub fn total<'a>(sums: impl IntoIterator<Item = &'a Sum>) -> Sum {
        sums.into_iter().fold(Sum::default(), |total, sum| total.and(sum))
    }

    fn place(&self) -> (&str, u8, u8, Month) {
        (&self.game, self.kind, self.players, self.month)
    }
}

/// What is left of games that made room for others, and what stays of all.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Honours {
    /// The games that made room.
    sums: Vec<Sum>,
    /// When each badge of each game was earned, in wall clock milliseconds.
    badges: BTreeMap<String, BTreeMap<String, u64>>,
    /// What was done for badges that many games earn together: by game, badge, and thing done.
    gathered: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

impl Store {
    /// Reads what was played; what cannot be ours is set aside.
    pub(super) fn load_past(&mut self, platform: &mut dyn Platform) {
        self.past = self.read(platform, FILE).unwrap_or_default();
        if !self.past.iter().all(Past::is_sane) {
            self.past.clear();
            self.reject(platform, FILE, Unreadable::Damaged);
        }
        self.honours = self.read(platform, HONOURS).unwrap_or_default();
    }

    /// Tests whether a finished game is written down already.
    pub fn remembers(&self, past: &Past) -> bool {
        self.past.iter().any(|known| known.is_same(past))
    }

    /// Adds a finished game to the past. What is oldest makes room for it.
    pub fn remember(&mut self, platform: &mut dyn Platform, past: Past) {
        let is_older = |older: &&mut Past| older.game == past.game && older.log.is_some() && older.log == past.log;
        self.past.iter_mut().filter(is_older).for_each(|older| older.log = None);
        let game = past.game.clone();
        self.past.push(past);
        let ours: Vec<usize> = (0..self.past.len()).filter(|nth| self.past[*nth].game == game).collect();
        if let Some(older) = ours.len().checked_sub(usize::from(LOGS)).filter(|older| *older > OLDER) {
            let worst = ours[..older].iter().copied().min_by_key(|nth| self.past[*nth].score).unwrap_or_default();
            let gone = self.past.remove(worst);
            self.sum_up(platform, gone);
        }
        self.keep_past(platform);
    }

    fn keep_past(&mut self, platform: &mut dyn Platform) {
        let past = self.past.clone();
        self.write(platform, FILE, &past);
    }

    fn keep_honours(&mut self, platform: &mut dyn Platform) {
        let honours = self.honours.clone();
        self.write(platform, HONOURS, &honours);
    }

    /// Adds a game that makes room to the sums.
    fn sum_up(&mut self, platform: &mut dyn Platform, gone: Past) {
        if gone.continued {
            return;
        }
        let new = gone.sum();
        match self.honours.sums.iter_mut().find(|sum| sum.place() == new.place()) {
            Some(sum) => *sum = new.and(sum),
            None => self.honours.sums.push(new),
        }
        self.keep_honours(platform);
    }

    /// Takes over what an older Sablier kept in another way: games of one kind, and sums of all that came before them.
    pub fn take_over(&mut self, platform: &mut dyn Platform, games: Vec<Past>, sums: Vec<Sum>) {
        let is_new = |store: &Store, game: &Past| {
            !store.past.iter().any(|known| (&known.game, known.ended) == (&game.game, game.ended))
        };
        for game in games {
            if is_new(self, &game) {
                self.past.push(game);
            }
        }
        self.past.sort_by_key(|past| past.ended);
        self.honours.sums.retain(|sum| !sums.iter().any(|new| new.place() == sum.place()));
        self.honours.sums.extend(sums);
        self.keep_past(platform);
        self.keep_honours(platform);
    }

    /// The best games of one kind that count, best first.
    pub fn best(&self, game: &str) -> Vec<&Past> {
        let mut best: Vec<&Past> = self.past.iter().filter(|past| past.game == game && !past.continued).collect();
        best.sort_by(|a, b| b.score.cmp(&a.score).then(a.ended.cmp(&b.ended)));
        best
    }

    /// All games of one kind that count, summed up by kind, players and month.
    pub fn sums(&self, game: &str) -> Vec<Sum> {
        let mut sums: BTreeMap<(u8, u8, Month), Sum> = BTreeMap::new();
        let past = self.past.iter().filter(|past| past.game == game && !past.continued).map(Past::sum);
        for sum in self.honours.sums.iter().filter(|sum| sum.game == game).cloned().chain(past) {
            let place = (sum.kind, sum.players, sum.month);
            let old = sums.remove(&place).unwrap_or_default();
            sums.insert(place, sum.and(&old));
        }
        sums.into_values().collect()
    }

    /// The sum of those games of one kind that count and are like this.
    pub fn total(&self, game: &str, is_it: impl Fn(&Sum) -> bool) -> Sum {
        Sum::total(self.sums(game).iter().filter(|sum| is_it(sum)))
    }

    /// When a badge of a game was earned, in wall clock milliseconds.
    pub fn badge(&self, game: &str, badge: &str) -> Option<u64> {
        self.honours.badges.get(game)?.get(badge).copied()
    }

    /// The different things that were done for a badge that many games earn together.
    pub fn gathered(&self, game: &str, badge: &str) -> &BTreeSet<String> {
        static NONE: BTreeSet<String> = BTreeSet::new();
        self.honours.gathered.get(game).and_then(|all| all.get(badge)).unwrap_or(&NONE)
    }

    /// Remembers a thing done for such a badge at once, before the game is over that may earn it.
    pub fn gather(&mut self, platform: &mut dyn Platform, game: &str, badge: &str, done: String) {
        let gathered = self.honours.gathered.entry(game.to_string()).or_default();
        if gathered.entry(badge.to_string()).or_default().insert(done) {
            self.keep_honours(platform);
        }
    }

    /// Gives a game its badges, and says which of them are new.
    pub fn honour(&mut self, platform: &mut dyn Platform, game: &str, facts: &Facts, now: u64) -> Vec<String> {
        let before = self.honours.clone();
        let gathered = self.honours.gathered.entry(game.to_string()).or_default();
        let mut feats: Vec<&str> = facts.feats.clone();
        for (badge, done, of) in &facts.gathered {
            let all = gathered.entry((*badge).to_string()).or_default();
            all.insert(done.clone());
            if all.len() >= *of && !feats.contains(badge) {
                feats.push(badge);
            }
        }
        let badges = self.honours.badges.entry(game.to_string()).or_default();
        feats.retain(|feat| !badges.contains_key(*feat));
        badges.extend(feats.iter().map(|feat| ((*feat).to_string(), now)));
        if self.honours != before {
            self.keep_honours(platform);
        }
        feats.into_iter().map(str::to_string).collect()
    }

    /// Keeps a game's log, in place of the oldest one if there are many. Says where it lies, if it does.
    pub fn keep_log(&mut self, platform: &mut dyn Platform, game: &str, log: &[u8]) -> Option<u16> {
        let last = self.past.iter().rev().filter(|past| past.game == game).find_map(|past| past.log);
        let place = last.map_or(0, |last| (last + 1) % LOGS);
        self.write(platform, &log_file(game, place), &pack(log)).then_some(place)
    }

    /// The log of a finished game, as long as it is kept.
    pub fn log(&mut self, platform: &mut dyn Platform, past: &Past) -> Option<String> {
        let packed: String = self.read(platform, &log_file(&past.game, past.log?))?;
        unpack(&packed)
    }
}

/// The file of a log.
fn log_file(game: &str, place: u16) -> String {
    format!("past-{game}-{place}.json")
}

/// A log made small, and text again: browsers keep nothing else.
fn pack(log: &[u8]) -> String {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    let is_packed = packed.write_all(log);
    let packed = is_packed.and_then(|()| packed.finish());
    BASE64.encode(packed.expect("writing to memory has no way to fail"))
}

fn unpack(packed: &str) -> Option<String> {
    let packed = BASE64.decode(packed).ok()?;
    let (mut log, most) = (String::new(), SAVE_LIMIT as u64);
    DeflateDecoder::new(&packed[..]).take(most).read_to_string(&mut log).ok()?;
    Some(log)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::platform::memory::Memory;

    fn game(score: u32, ended: u64) -> Past {
        Past { game: "donjonz".to_string(), code: "DZ".to_string(), score, began: ended, ended, ..Past::default() }
    }

    #[test]
    fn a_log_is_packed_small_and_unpacked_as_it_was() {
        let log = r#"{"action":{"Step":{"side":"Right"}},"elapsed":0},"#.repeat(60);
        let packed = pack(log.as_bytes());
        assert!(packed.len() < 200, "{} bytes", packed.len());
        assert_eq!(unpack(&packed).as_deref(), Some(&*log));
        assert_eq!((unpack("no such thing"), unpack("AAAA")), (None, None));
    }

    #[test]
    fn the_last_games_keep_their_logs_and_the_best_of_the_others_are_remembered() {
        let (mut device, mut store) = (Memory::new("en"), Store::default());
        for nth in 0..300_u64 {
            let log = store.keep_log(&mut device, "donjonz", b"log");
            store.remember(&mut device, Past { log, ..game(if nth == 3 { 99 } else { 1 }, nth) });
        }
        let store = Store::open(&mut device);
        assert_eq!(store.past.iter().filter(|past| past.log.is_some()).count(), usize::from(LOGS));
        assert!(store.past.iter().rev().take(usize::from(LOGS)).all(|past| past.log.is_some()));
        assert_eq!((store.past.len(), store.best("donjonz")[0].score), (usize::from(LOGS) + OLDER, 99));
        assert_eq!(store.sums("donjonz").iter().map(|sum| sum.played).sum::<u32>(), 300);
    }

    #[test]
    fn a_thing_gathered_during_a_game_earns_its_badge_when_one_is_over() {
        let (mut device, mut store) = (Memory::new("en"), Store::default());
        store.gather(&mut device, "donjonz", "all", "north".to_string());
        let mut store = Store::open(&mut device);
        assert_eq!((store.gathered("donjonz", "all").len(), store.badge("donjonz", "all")), (1, None));
        let gathered = vec![("all", "south".to_string(), 2)];
        let facts = Facts { gathered, ..Facts::default() };
        assert_eq!(store.honour(&mut device, "donjonz", &facts, 7), ["all"]);
    }

    #[test]
    fn a_badge_is_earned_once_and_what_many_games_gather_adds_up() {
        let (mut device, mut store) = (Memory::new("en"), Store::default());
        let mut honour = |feats: &[&'static str], done: &str| {
            let gathered = vec![("all", done.to_string(), 2)];
            store.honour(&mut device, "donjonz", &Facts { feats: feats.to_vec(), gathered, ..Facts::default() }, 7)
        };
        assert_eq!(honour(&["home"], "north"), ["home"]);
        assert_eq!(honour(&["home"], "north"), [""; 0]);
        assert_eq!(honour(&[], "south"), ["all"]);
        let store = Store::open(&mut device);
        assert_eq!((store.badge("donjonz", "all"), store.gathered("donjonz", "all").len()), (Some(7), 2));
    }
}
