//! What became of finished games: the sums for each Keep and number of players, and the adventure.
//! Every finished game is written down once, even if the app was killed right after its last action.

use super::quest::Quest;
use crate::{
    platform::Platform,
    play::{Facts, Match},
    store::{Month, Past, Store, Sum, Unreadable, records_file},
};
use rules::{
    DeckHash, Game,
    knock::{Adventure, End, Knock, LEVELS, Onward, PLAYERS, SAND},
};
use serde::{Deserialize, Serialize};

/// An older Sablier kept no more games than this.
const MOST: usize = 60;
/// No code is longer than this, in bytes; showing a whole file as one would take for ever.
const LONGEST_CODE: usize = 32;

/// The games of one Keep with one number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The Keep, 1 to 4.
    pub level: u8,
    /// Players, 1 to 6.
    pub players: u8,
    /// Games played.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// The most time left of the book's six minutes at a win, in ms; none without them.
    pub best_left: Option<u64>,
    /// The most chests brought home.
    pub most_chests: u32,
}

/// A finished game, as an older Sablier kept it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
struct Played {
    /// Its share code, if it has one.
    code: Option<String>,
    /// Its deck; none for a game from before decks were named.
    #[serde(default)]
    deck: Option<DeckHash>,
    /// The Keep.
    level: u8,
    /// How many played.
    players: u8,
    /// Whether the Knight was beaten.
    won: bool,
    /// How much sand there was, in ms.
    #[serde(default)]
    sand: Option<u64>,
    /// The time left, in ms; none without sand in this app.
    left: Option<u64>,
    /// Chests brought home.
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
            ..Past::default()
        }
    }
}

/// Everything so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct History {
    /// The sums; those never played are missing.
    pub tallies: Vec<Tally>,
    /// The last games, newest last, as an older Sablier kept them.
    #[serde(skip_serializing)]
    games: Vec<Played>,
    /// How many adventures were finished.
    pub adventures: u32,
    /// Seed and length of the game that was written down last.
    settled: Option<(u64, usize)>,
    /// When that game began, in wall clock milliseconds.
    began: u64,
}

/// What a finished game brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laurels {
    /// The time left, in ms.
    pub left: Option<u64>,
    /// Chests brought home.
    pub chests: u32,
    /// Never was more time left in this Keep with so many players.
    pub is_fastest: bool,
    /// Never were more chests brought home.
    pub is_richest: bool,
    /// The first win of this Keep with so many players.
    pub is_first: bool,
}

impl History {
    /// Reads the history.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> History {
        let history: History = store.read(platform, &records_file(Knock::NAME)).unwrap_or_default();
        let code_fits = |played: &Played| played.code.as_ref().is_none_or(|code| code.len() <= LONGEST_CODE);
        let is_sane = history.games.len() <= MOST && history.games.iter().all(code_fits) && history.tallies.len() <= 24;
        if !is_sane {
            store.reject(platform, &records_file(Knock::NAME), Unreadable::Damaged);
            return History::default();
        }
        if history.games.is_empty() {
            return history;
        }
        let (games, sums) = history.older();
        store.take_over(platform, games, sums);
        let now = platform.wall_clock();
        store.honour(platform, Knock::NAME, &history.feats(), now);
        let history = History { games: Vec::new(), ..history };
        history.save(platform, store);
        history
    }

    /// The badges that an older Sablier would have given, as far as its sums tell.
    fn feats(&self) -> Facts {
        let won = self.tallies.iter().filter(|tally| tally.won > 0);
        let gathered: Vec<_> = won.map(|tally| keep_won(tally.level)).collect();
        let feats = [("first", !gathered.is_empty()), ("adventure", self.adventures > 0)];
        Facts { feats: Facts::earned(feats), gathered, ..Facts::default() }
    }

    /// What an older Sablier kept, as it is kept now: its last games, and the sums of all before them.
    fn older(&self) -> (Vec<Past>, Vec<Sum>) {
        let games: Vec<Past> = self.games.iter().map(Played::past).collect();
        let sum = |tally: &Tally| {
            let these = games.iter().filter(|game| (game.kind, game.players) == (tally.level, tally.players));
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

    fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        store.write(platform, &records_file(Knock::NAME), self);
    }

    /// The sums of a Keep with so many players.
    pub fn tally(&self, level: u8, players: u8) -> Tally {
        let found = self.tallies.iter().find(|tally| (tally.level, tally.players) == (level, players));
        found.copied().unwrap_or(Tally { level, players, ..Tally::default() })
    }

    /// The sums over all numbers of players, or over all Keeps too.
    pub fn sum(&self, level: Option<u8>) -> Tally {
        let levels = level.map_or(1..=LEVELS, |level| level..=level);
        let each = levels.flat_map(|level| (1..=PLAYERS).map(move |players| (level, players)));
        each.map(|(level, players)| self.tally(level, players)).fold(Tally::default(), |sum, tally| Tally {
            played: sum.played + tally.played,
            won: sum.won + tally.won,
            best_left: sum.best_left.max(tally.best_left),
            most_chests: sum.most_chests.max(tally.most_chests),
            ..sum
        })
    }

    fn add(&mut self, played: Played) -> Laurels {
        let mut tally = self.tally(played.level, played.players);
        let counted = played.left.filter(|_| played.won && played.sand == Some(SAND));
        let laurels = Laurels {
            left: played.left.filter(|_| played.won),
            chests: played.chests,
            is_fastest: tally.won > 0 && counted > tally.best_left,
            is_richest: tally.won > 0 && played.chests > tally.most_chests,
            is_first: played.won && tally.won == 0,
        };
        tally.played += 1;
        tally.won += u32::from(played.won);
        tally.best_left = tally.best_left.max(counted);
        tally.most_chests = tally.most_chests.max(played.chests);
        self.tallies.retain(|old| (old.level, old.players) != (tally.level, tally.players));
        self.tallies.push(tally);
        laurels
    }
}

/// What a won Keep adds to the badge for all of them.
pub(super) fn keep_won(level: u8) -> (&'static str, String, usize) {
    ("keeps", level.to_string(), usize::from(LEVELS))
}

/// Writes a finished game down: first where its adventure stands, then the game itself. A game that goes on and one
/// that is already written down change nothing.
pub fn settle(running: &Match<Knock>, platform: &mut dyn Platform, store: &mut Store) -> Laurels {
    let (session, game) = (&running.session, running.game());
    let Some(end) = game.end() else { return Laurels::default() };
    let mut history = History::load(platform, store);
    let mark = (Some((session.seed(), session.cursor())), running.began());
    let won = matches!(end, End::Won { .. });
    let now = platform.wall_clock();
    let played = Played {
        level: game.level(),
        players: game.players(),
        won,
        sand: session.setup().sand,
        left: running.extras.sand.map(|sand| sand.remaining(now)).filter(|_| won),
        chests: if won { game.chests() } else { 0 },
        ..Played::default()
    };
    running.remember(platform, store);
    // What went on from the middle of another game counts for nothing.
    if running.marks().continued || (history.settled, history.began) == mark {
        return Laurels { left: played.left, chests: played.chests, ..Laurels::default() };
    }
    if game.is_adventure() {
        let onward = Adventure::after(game);
        history.adventures += u32::from(onward == Some(Onward::Finished));
        Quest::after(onward).save(platform, store);
    }
    (history.settled, history.began) = mark;
    let laurels = history.add(played);
    history.save(platform, store);
    laurels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::memory::Memory;

    fn won(left: u64, chests: u32) -> Played {
        Played { level: 2, players: 3, won: true, sand: Some(SAND), left: Some(left), chests, ..Played::default() }
    }

    #[test]
    fn sums_are_kept_for_each_keep_and_number_of_players() {
        let mut history = History::default();
        assert!(history.add(won(5_000, 4)).is_first);
        let better = history.add(won(9_000, 3));
        assert!(better.is_fastest && !better.is_richest && !better.is_first);
        history.add(Played { level: 2, players: 3, ..Played::default() });
        let tally = history.tally(2, 3);
        assert_eq!((tally.played, tally.won, tally.best_left, tally.most_chests), (3, 2, Some(9_000), 4));
        assert_eq!(history.tally(2, 4).played, 0);
        assert_eq!(history.sum(None).played, 3);
        assert_eq!(history.sum(Some(1)).played, 0);
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
            assert_eq!(History::load(&mut device, &mut store).sum(None).played, 5);
            let (sums, past) = (store.sums(Knock::NAME), &store.past);
            assert_eq!(
                past.iter().map(|past| (past.kind, past.is_won(), past.score)).collect::<Vec<_>>(),
                [(2, true, 7)]
            );
            assert_eq!(sums.iter().map(|sum| (sum.played, sum.won)).collect::<Vec<_>>(), [(4, 1), (1, 1)]);
            device.contents_mut().files.insert(records_file(Knock::NAME), file.into());
        }
    }
}
