//! How a game of Donjonz is kept and counted. It has nothing beside its log.

use crate::{
    platform::Platform,
    play::{Facts, Match, Nothing, Playable},
    store::Store,
};
use rules::{
    Game, Session,
    donjonz::{Donjonz, Phase, Rank, Setup, TRACK, share_code},
};

/// Pouches that fill the satchel, and points that make a walk one to tell of, for a badge.
const PURSE: u16 = 25;
const HUNDRED: u32 = 100;

impl Playable for Donjonz {
    type Extras = Nothing;
    /// Whether it is a record to celebrate.
    type Laurels = bool;
    const KEEPS_LESSON: bool = true;

    fn code(session: &Session<Donjonz>) -> Option<String> {
        Some(share_code(session.state().deck(), session.seed()))
    }

    fn facts(game: &Match<Donjonz>) -> Facts {
        let game = game.game();
        let score = game.score();
        let is_home = game.phase() == Phase::Over && !game.has_fallen();
        let feats = [
            ("home", is_home),
            ("purse", is_home && score.pouches >= PURSE),
            ("hunter", is_home && usize::from(score.monsters) >= TRACK.len()),
            ("legend", is_home && Rank::of(score.total) == Rank::HighlySkilled),
            ("hundred", score.total >= HUNDRED),
        ];
        Facts { feats: Facts::earned(feats), ..Facts::default() }
    }

    /// The first score of all beats nobody.
    fn settle(finished: &Match<Donjonz>, platform: &mut dyn Platform, store: &mut Store) -> bool {
        let has_best = store.best(Donjonz::NAME).first().is_some_and(|best| best.score > 0);
        finished.remember(platform, store) && has_best && is_worth_a_record(finished.game())
    }
}

/// Tests whether a score is one to be proud of: it has more than the lowest title.
pub fn is_worth_a_record(game: &Donjonz) -> bool {
    game.rank() != Rank::of(0)
}

impl Match<Donjonz> {
    /// A new game of the standard deck.
    pub fn shuffled(seed: u64) -> Match<Donjonz> {
        Match::new(Setup::default(), seed, Nothing {}).expect("a new game of the standard deck has nothing to refuse")
    }
}
