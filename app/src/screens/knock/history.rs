//! What a finished game brings: where its adventure stands, and what is new about it. Its sums are the store's; what an
//! older Sablier kept of them is taken over once.

use super::quest::Quest;
use crate::{
    platform::Platform,
    play::{Facts, Match},
    store::{Month, Past, Store, Sum, Unreadable, records_file},
};
use rules::{
    DeckHash, Game,
    knock::{Adventure, Knock, LEVELS, SAND},
};
use serde::Deserialize;

/// An older Sablier kept no more games than this, and no more sums: one for each Keep and number of players.
const MOST: usize = 60;
const MOST_SUMS: usize = 24;
/// No code is longer than this, in bytes; showing a whole file as one would take for ever.
const LONGEST_CODE: usize = 32;

/// The games of one Keep with one number of players, as an older Sablier summed them up.
#[derive(Deserialize)]
struct Tally {
    level: u8,
    players: u8,
    played: u32,
    won: u32,
    /// The most time left of the book's six minutes at a win, in ms.
    best_left: Option<u64>,
    most_chests: u32,
}

impl Tally {
    fn is_of(&self, kind: u8, players: u8) -> bool {
        (self.level, self.players) == (kind, players)
    }
}

/// A finished game, as an older Sablier kept it.
#[derive(Deserialize)]
struct Played {
    code: Option<String>,
    /// None for a game from before decks were named.
    #[serde(default)]
    deck: Option<DeckHash>,
    level: u8,
    players: u8,
    won: bool,
    /// How much sand there was, in ms.
    #[serde(default)]
    sand: Option<u64>,
    /// The time left, in ms; none without sand in this app.
    left: Option<u64>,
    chests: u32,
    /// When it ended, in wall clock milliseconds.
    ended: u64,
}

impl Played {
    /// The game as games are kept now.
    fn past(&self) -> Past {
        Past {
            game: Knock::NAME.to_string(),
            code: self.code.clone().unwrap_or_default(),
            deck: self.deck,
            score: self.chests,
            ended: self.ended,
            won: Some(self.won),
            players: self.players,
            kind: self.level,
            left: self.left.filter(|_| self.won),
            own_sand: self.sand.is_some_and(|sand| sand != SAND),
            ..Past::default()
        }
    }
}

/// What an older Sablier kept.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Older {
    /// The sums of all games.
    tallies: Vec<Tally>,
    /// The last games; none once they lie among the past ones.
    games: Vec<Played>,
    /// How many adventures were finished.
    adventures: u32,
}

impl Older {
    fn is_sane(&self) -> bool {
        let code_fits = |played: &Played| played.code.as_ref().is_none_or(|code| code.len() <= LONGEST_CODE);
        self.games.len() <= MOST && self.games.iter().all(code_fits) && self.tallies.len() <= MOST_SUMS
    }

    /// The badges that it would have given, as far as its sums tell.
    fn feats(&self) -> Facts {
        let won = self.tallies.iter().filter(|tally| tally.won > 0);
        let gathered: Vec<_> = won.map(|tally| keep_won(tally.level)).collect();
        let feats = [("first", !gathered.is_empty()), ("adventure", self.adventures > 0)];
        Facts { feats: Facts::earned(feats), gathered, ..Facts::default() }
    }

    /// Its games as they are kept now, and the sums of all before them.
    fn games_and_sums(&self) -> (Vec<Past>, Vec<Sum>) {
        let games: Vec<Past> = self.games.iter().map(Played::past).collect();
        let sum = |tally: &Tally| {
            let these = games.iter().filter(|game| tally.is_of(game.kind, game.players));
            let (played, won) = (these.clone().count() as u32, these.filter(|game| game.is_won()).count() as u32);
            Sum {
                game: Knock::NAME.to_string(),
                kind: tally.level,
                players: tally.players,
                month: Month::default(),
                played: tally.played.saturating_sub(played),
                won: tally.won.saturating_sub(won),
                hinted: 0,
                left: tally.best_left,
                best: tally.most_chests,
            }
        };
        let sums = self.tallies.iter().map(sum).filter(|sum| sum.played > 0).collect();
        (games, sums)
    }

    /// Tests whether the time left of a game was no best time, because its sand was not the book's.
    fn left_aside(&self, past: &Past) -> bool {
        let tally = self.tallies.iter().find(|tally| tally.is_of(past.kind, past.players));
        tally.is_some_and(|tally| past.left > tally.best_left)
    }
}

/// Takes over what an older Sablier kept, if it did.
pub fn take_over(platform: &mut dyn Platform, store: &mut Store) {
    let file = records_file(Knock::NAME);
    let Some(older) = store.read::<Option<Older>>(platform, &file).flatten() else { return };
    if !older.is_sane() {
        return store.reject(platform, &file, Unreadable::Damaged);
    }
    let (games, sums) = if older.games.is_empty() { Default::default() } else { older.games_and_sums() };
    let knock = store.past.iter_mut().filter(|past| past.game == Knock::NAME);
    knock.for_each(|past| past.own_sand |= older.left_aside(past));
    store.take_over(platform, games, sums);
    let now = platform.wall_clock();
    store.honour(platform, Knock::NAME, &older.feats(), now);
    store.clear(platform, &file);
}

/// What is new about a finished game, among those of its Keep with so many players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laurels {
    /// Never was more time left.
    pub is_fastest: bool,
    /// Never were more chests brought home.
    pub is_richest: bool,
    /// It is the first win.
    pub is_first: bool,
}

impl Laurels {
    /// What a game brings after all those before it.
    fn after(before: &Sum, past: &Past) -> Laurels {
        Laurels {
            is_fastest: before.won > 0 && past.best_left() > before.left,
            is_richest: before.won > 0 && past.score > before.best,
            is_first: past.is_won() && before.won == 0,
        }
    }
}

/// What a won Keep adds to the badge for all of them.
pub(super) fn keep_won(level: u8) -> (&'static str, String, usize) {
    ("keeps", level.to_string(), usize::from(LEVELS))
}

/// Writes a finished game down: first where its adventure stands, then the game itself. One that is already written
/// down changes nothing, and one that went on from the middle of another game counts for nothing.
pub fn settle(finished: &Match<Knock>, platform: &mut dyn Platform, store: &mut Store) -> Laurels {
    take_over(platform, store);
    let (game, past) = (finished.game(), finished.past(platform.wall_clock()));
    let counts = !past.continued && !store.remembers(&past);
    if counts && game.is_adventure() {
        Quest::after(Adventure::after(game)).save(platform, store);
    }
    let before = store.total(Knock::NAME, |sum| (sum.kind, sum.players) == (past.kind, past.players));
    finished.remember(platform, store);
    if counts { Laurels::after(&before, &past) } else { Laurels::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::memory::Memory;

    fn played(won: bool, left: u64, score: u32) -> Past {
        let left = Some(left).filter(|_| won);
        Past { game: Knock::NAME.to_string(), kind: 2, players: 3, won: Some(won), left, score, ..Past::default() }
    }

    #[test]
    fn sums_are_kept_for_each_keep_and_number_of_players() {
        let (mut device, mut store) = (Memory::new("en"), Store::default());
        let mut add = |past: Past| {
            let before = store.total(Knock::NAME, |sum| (sum.kind, sum.players) == (2, 3));
            store.remember(&mut device, past.clone());
            Laurels::after(&before, &past)
        };
        assert!(add(played(true, 5_000, 4)).is_first);
        let better = add(played(true, 9_000, 3));
        assert!(better.is_fastest && !better.is_richest && !better.is_first);
        add(played(false, 0, 0));
        let of = |kind, players| store.total(Knock::NAME, |sum| (sum.kind, sum.players) == (kind, players));
        let sum = of(2, 3);
        assert_eq!((sum.played, sum.won, sum.left, sum.best), (3, 2, Some(9_000), 4));
        assert_eq!(of(2, 4).played, 0);
        assert_eq!(store.total(Knock::NAME, |_| true).played, 3);
        assert_eq!(store.total(Knock::NAME, |sum| sum.kind == 1).played, 0);
    }

    #[test]
    fn games_and_sums_of_an_older_sablier_are_taken_over_once() {
        let file = r#"{"version":1,"content":{"tallies":[{"level":2,"players":3,"played":5,"won":2,"best_left":61000,
            "most_chests":7}],"games":[{"code":null,"level":2,"players":3,"won":true,"left":61000,"chests":7,
            "ended":1750000000000}],"adventures":1,"settled":[7,41]}}"#;
        let mut device = Memory::new("en");
        device.contents_mut().files.insert(records_file(Knock::NAME), file.into());
        for _ in 0..2 {
            let mut store = Store::open(&mut device);
            for _ in 0..2 {
                take_over(&mut device, &mut store);
                assert_eq!(store.total(Knock::NAME, |_| true).played, 5);
            }
            let (sums, past) = (store.sums(Knock::NAME), &store.past);
            assert_eq!(
                past.iter().map(|past| (past.kind, past.is_won(), past.score)).collect::<Vec<_>>(),
                [(2, true, 7)]
            );
            assert_eq!(sums.iter().map(|sum| (sum.played, sum.won)).collect::<Vec<_>>(), [(4, 1), (1, 1)]);
            assert_eq!(store.troubles, []);
            device.contents_mut().files.insert(records_file(Knock::NAME), file.into());
        }
    }

    #[test]
    fn best_times_that_an_older_sablier_left_aside_stay_so() {
        let file = r#"{"version":1,"content":{"tallies":[{"level":2,"players":3,"played":2,"won":2,"best_left":61000,
            "most_chests":7}],"adventures":0}}"#;
        let (mut device, mut store) = (Memory::new("en"), Store::default());
        store.remember(&mut device, played(true, 61_000, 7));
        store.remember(&mut device, played(true, 500_000, 1));
        device.contents_mut().files.insert(records_file(Knock::NAME), file.into());
        take_over(&mut device, &mut store);
        let sum = Store::open(&mut device).total(Knock::NAME, |_| true);
        assert_eq!((sum.played, sum.left), (2, Some(61_000)));
    }
}
