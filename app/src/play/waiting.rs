//! Games that wait while another one is played. They lie in one file for each game, written at once, so that a game that
//! makes room is never without a place.

use super::{Match, Playable};
use crate::{
    platform::Platform,
    store::{Store, Unreadable, save_file, waiting_file},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// So many games of a kind wait; then the one that has waited longest makes room.
const MOST: usize = 12;

/// A game that waits to be gone on with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Waiting {
    /// When it began, in wall clock milliseconds; tells it from the others.
    pub began: u64,
    /// Since when it waits, in wall clock milliseconds.
    pub since: u64,
    /// How many play; 0 where it is always one.
    pub players: u8,
    /// Which of the game's kinds it is, from 1; 0 where there is only one.
    pub kind: u8,
    /// How many actions are done.
    pub done: usize,
    /// What stands in its file.
    pub(super) content: Value,
    /// It is the running game, and waits in that one's file.
    #[serde(skip)]
    pub is_running: bool,
}

/// The games of a kind that wait, beside the running one.
pub fn waiting(platform: &mut dyn Platform, store: &mut Store, game: &str) -> Vec<Waiting> {
    let file = waiting_file(game);
    let waiting: Vec<Waiting> = store.read(platform, &file).unwrap_or_default();
    if waiting.len() > MOST {
        store.reject(platform, &file, Unreadable::Damaged);
        return Vec::new();
    }
    waiting
}

impl Waiting {
    /// A game as it would wait from now on: what runs in it lies still.
    pub(super) fn of<P: Playable>(game: &Match<P>, platform: &mut dyn Platform, store: &mut Store) -> Waiting {
        let now = platform.wall_clock();
        let mut game = game.clone();
        P::rest(&mut game.extras, now);
        let facts = P::facts(&game);
        Waiting {
            began: game.began(),
            since: now,
            players: facts.players,
            kind: facts.kind,
            done: game.session.cursor(),
            content: serde_json::to_value(game.content(platform, store)).unwrap_or_default(),
            is_running: false,
        }
    }

    /// Lets it wait.
    pub(super) fn put(&self, platform: &mut dyn Platform, store: &mut Store, game: &str) {
        let mut all = waiting(platform, store, game);
        all.retain(|other| other.began != self.began);
        all.push(self.clone());
        all.sort_by_key(|waiting| waiting.since);
        let many = all.len().saturating_sub(MOST);
        store.write(platform, &waiting_file(game), &all.split_off(many));
    }

    /// Has it wait no longer.
    pub(super) fn remove(&self, platform: &mut dyn Platform, store: &mut Store, game: &str) {
        let mut all = waiting(platform, store, game);
        if all.iter().any(|other| other.began == self.began) {
            all.retain(|other| other.began != self.began);
            store.write(platform, &waiting_file(game), &all);
        }
    }

    /// Takes back that it was given up.
    pub fn put_back(&self, platform: &mut dyn Platform, store: &mut Store, game: &str) {
        if self.is_running {
            store.write(platform, &save_file(game), &self.content);
        } else {
            self.put(platform, store, game);
        }
    }
}
