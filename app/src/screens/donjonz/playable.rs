//! How a game of Donjonz is kept and counted. It has nothing beside its log.

use crate::{
    platform::Platform,
    play::{Match, Nothing, Playable},
    store::Store,
};
use rules::{
    Game, Session,
    donjonz::{Donjonz, Setup, share_code},
};

impl Playable for Donjonz {
    type Extras = Nothing;
    /// Whether it is the best game so far.
    type Laurels = bool;
    const KEEPS_LESSON: bool = true;

    fn code(session: &Session<Donjonz>) -> Option<String> {
        Some(share_code(session.state().deck(), session.seed()))
    }

    /// The first score of all beats nobody.
    fn settle(finished: &Match<Donjonz>, platform: &mut dyn Platform, store: &mut Store) -> bool {
        let has_best = store.best(Donjonz::NAME).first().is_some_and(|best| best.score > 0);
        finished.remember(platform, store) && has_best
    }
}

impl Match<Donjonz> {
    /// A new game of the standard deck.
    pub fn shuffled(seed: u64) -> Match<Donjonz> {
        Match::new(Setup::default(), seed, Nothing {}).expect("a new game of the standard deck has nothing to refuse")
    }
}
