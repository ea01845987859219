//! What a game says of itself, so that a [`Match`] can look after it.

use super::{Facts, Match, Paced};
use crate::{platform::Platform, store::Store};
use rules::{Game, Session};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What a game has beside its log if it has nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Nothing {}

/// A game as the app plays it. What is the same for every game is in [`Match`].
pub trait Playable: Game<Event: Paced> + 'static {
    /// What belongs to a game beside its log: who sits where, the sand, throws. Kept in the same file.
    type Extras: Clone + Default + Serialize + DeserializeOwned;
    /// What a finished game brought, for its last screen.
    type Laurels: Clone + Default;

    /// Whether a lesson that was left half way can go on. Then it is kept.
    const KEEPS_LESSON: bool = false;

    /// Puts right what a file may say of the extras; tests whether they can belong to that session.
    fn tame(_session: &Session<Self>, _extras: &mut Self::Extras) -> bool {
        true
    }

    /// Milliseconds played so far, at this time of the wall clock.
    fn elapsed(session: &Session<Self>, _extras: &Self::Extras, _now: u64) -> u64 {
        session.elapsed()
    }

    /// Lets the extras follow an action that was just carried out, at this time of the wall clock.
    fn follow(_session: &Session<Self>, _extras: &mut Self::Extras, _now: u64) {}

    /// How far a game is, for the luck of what the app does: the same here is the same luck. By default the length of
    /// its log.
    fn step(session: &Session<Self>) -> usize {
        session.cursor()
    }

    /// Tests whether the last action, which hid nothing, may be taken back.
    fn may_undo(_session: &Session<Self>, _extras: &Self::Extras) -> bool {
        true
    }

    /// Tests whether this is a game for practice, in which somebody may take back what they did although something hidden
    /// was shown since, and whether there is something to take back.
    fn may_take_back(_session: &Session<Self>, _extras: &Self::Extras) -> bool {
        false
    }

    /// How many actions were done in such a game before the last decision of who takes it back.
    fn before_last_decision(session: &Session<Self>, _extras: &Self::Extras) -> Option<usize> {
        session.cursor().checked_sub(1)
    }

    /// The code by which others get the same game, if it has one.
    fn code(session: &Session<Self>) -> Option<String>;

    /// What the records say of a game.
    fn facts(_game: &Match<Self>) -> Facts {
        Facts::default()
    }

    /// Lets the extras lie still while the game waits, from this time of the wall clock on.
    fn rest(_extras: &mut Self::Extras, _now: u64) {}

    /// Puts the extras back to where a session stands that goes on from the middle of another one.
    fn rewind(_session: &Session<Self>, _extras: &mut Self::Extras) {}

    /// Tests whether the game can wait while another one is played.
    fn may_wait(_game: &Self) -> bool {
        true
    }

    /// Writes down what it means that a game makes room for a new one before its end.
    fn leave(_left: &Match<Self>, _platform: &mut dyn Platform, _store: &mut Store) {}

    /// Writes a finished game into the records, if it is not there yet, and says what it brought.
    fn settle(finished: &Match<Self>, platform: &mut dyn Platform, store: &mut Store) -> Self::Laurels {
        finished.remember(platform, store);
        Self::Laurels::default()
    }
}
