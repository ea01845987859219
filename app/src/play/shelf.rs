//! What can be done with the games of a kind that lie on file, whichever game it is.

use super::{Match, Recording, Waiting};
use crate::{
    nav::{Desk, Screen},
    platform::Platform,
    screens::{keepsake::Keepsake, replay::Presenter},
    store::{Past, Store},
};

/// The games of a kind that lie on file.
pub struct Shelf {
    /// The table of the running game, if there is one that is not over.
    pub resume: fn(&mut dyn Platform, &mut Store) -> Option<Box<dyn Screen>>,
    /// Shows a finished game again, as long as its log is kept.
    pub watch: fn(&Past, &mut Desk<'_>) -> Option<Box<dyn Screen>>,
    /// What a finished game is remembered by, as long as its log is kept.
    pub keepsake: fn(&Past, &mut Desk<'_>) -> Option<Keepsake>,
    /// The games to be gone on with, the running one first.
    pub unfinished: fn(&mut dyn Platform, &mut Store) -> Vec<Waiting>,
    /// Goes on with one of them.
    pub take_up: fn(&Waiting, &mut Desk<'_>) -> Option<Box<dyn Screen>>,
    /// Gives one of them up.
    pub discard: fn(&Waiting, &mut Desk<'_>),
}

impl Shelf {
    /// The shelf of the game that this shows.
    pub const fn of<P: Presenter + 'static>() -> Shelf {
        Shelf {
            resume: |platform, store| Some(P::sit_down(Match::resume(platform, store)?, platform, store)),
            watch: |past, desk| Some(P::replay(Recording::read(past, desk.platform, desk.store)?, desk.now)),
            keepsake: |past, desk| Some(P::keepsake(&Recording::read(past, desk.platform, desk.store)?, desk.words)),
            unfinished: Match::<P::Game>::unfinished,
            take_up: |waits, desk| {
                let taken = Match::take_up(waits, desk.platform, desk.store)?;
                Some(P::sit_down(taken, desk.platform, desk.store))
            },
            discard: |waits, desk| Match::<P::Game>::discard(waits, desk.platform, desk.store),
        }
    }
}
