//! What became of finished games: the sums for each Keep and number of players, the last games, and the adventure.
//! Every finished game is written down once, even if the app was killed right after its last action.

use super::quest::Quest;
use crate::{
    platform::Platform,
    play::Match,
    store::{Store, Unreadable, records_file},
};
use rules::{
    DeckHash, Game,
    knock::{Adventure, End, Knock, LEVELS, Onward, PLAYERS, SAND, share_code},
};
use serde::{Deserialize, Serialize};

/// How many of the last games are kept.
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

/// A finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its share code, if it has one.
    pub code: Option<String>,
    /// Its deck; none for a game from before decks were named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckHash>,
    /// The Keep.
    pub level: u8,
    /// How many played.
    pub players: u8,
    /// Whether the Knight was beaten.
    pub won: bool,
    /// How much sand there was, in ms.
    #[serde(default)]
    pub sand: Option<u64>,
    /// The time left, in ms; none without sand in this app.
    pub left: Option<u64>,
    /// Chests brought home.
    pub chests: u32,
    /// When it ended, in wall clock milliseconds.
    pub ended: u64,
}

/// Everything so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct History {
    /// The sums; those never played are missing.
    pub tallies: Vec<Tally>,
    /// The last games, newest last.
    pub games: Vec<Played>,
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
        history
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
        self.games.push(played);
        let old = self.games.len().saturating_sub(MOST);
        self.games.drain(..old);
        laurels
    }
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
        code: share_code(session.setup(), session.seed()),
        deck: session.deck().map(|deck| deck.hash()),
        level: game.level(),
        players: game.players(),
        won,
        sand: session.setup().sand,
        left: running.extras.sand.map(|sand| sand.remaining(now)).filter(|_| won),
        chests: if won { game.chests() } else { 0 },
        ended: now,
    };
    if (history.settled, history.began) == mark {
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
    fn only_the_last_games_are_kept_but_all_are_counted() {
        let mut history = History::default();
        for _ in 0..100 {
            history.add(won(1, 1));
        }
        assert_eq!((history.games.len(), history.sum(None).played), (MOST, 100));
    }
}
