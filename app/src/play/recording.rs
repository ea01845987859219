//! A game as it went, with what it brought: for its last screen and for its replay. It is seen as somebody saw it who
//! watched, so what was hidden stays so until the end.

use super::{Facts, Host, Match, Playable, r#match::Marks};
use crate::{
    platform::Platform,
    store::{Past, Store},
};
use rules::{Session, Viewer};
use std::ops::Deref;

/// Whoever sees a game again has no seat in it.
const EYES: Viewer = Viewer::Spectator;

/// Whether a game can be played on from the middle of its recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoesOn {
    /// It can.
    Yes,
    /// What was hidden there is known by now.
    Hidden,
    /// It is a lesson, or over there.
    Not,
}

/// A game as it went.
#[derive(Clone)]
pub struct Recording<P: Playable> {
    whole: Match<P>,
}

/// What is known of any game is known of a recorded one.
impl<P: Playable> Deref for Recording<P> {
    type Target = dyn Host<P>;

    fn deref(&self) -> &Self::Target {
        &self.whole
    }
}

impl<P: Playable> Recording<P> {
    /// The game of a match so far.
    pub fn of(whole: &Match<P>) -> Recording<P> {
        Recording { whole: whole.clone() }
    }

    /// A finished game on file, as long as its log is kept.
    pub fn read(past: &Past, platform: &mut dyn Platform, store: &mut Store) -> Option<Recording<P>> {
        let log = store.log(platform, past)?;
        let mut whole = Match::of_text(&log, store.decks(platform))?;
        whole.badges.clone_from(&past.badges);
        Some(Recording { whole })
    }

    /// Tests whether it can be played on from after so many actions: it was not over, and held nothing hidden that was
    /// seen later.
    pub fn goes_on_from(&self, count: usize) -> GoesOn {
        if self.whole.is_lesson() || self.session().at(count).outcome().is_some() {
            return GoesOn::Not;
        }
        if self.session().is_open_from(count) { GoesOn::Yes } else { GoesOn::Hidden }
    }

    /// The game as it was after so many actions, to be played on as another one that does not count.
    pub fn go_on_from(&self, count: usize) -> Option<Match<P>> {
        let session = self.session().gone_on_from(count).filter(|_| self.goes_on_from(count) == GoesOn::Yes)?;
        let mut extras = self.extras().clone();
        P::rewind(&session, &mut extras);
        P::tame(&session, &mut extras).then(|| Match::around(session, extras).continued())
    }

    /// What the records say of it beside its name.
    pub fn marks(&self) -> Marks {
        self.whole.marks()
    }

    /// What the records say of it.
    pub fn facts(&self) -> Facts {
        P::facts(&self.whole)
    }

    fn session(&self) -> &Session<P> {
        &self.whole.session
    }

    /// The game as it stands at its end.
    pub fn view(&self) -> P::View {
        self.whole.view(EYES)
    }

    /// What it brought.
    pub fn laurels(&self) -> &P::Laurels {
        &self.whole.laurels
    }

    /// What it began with.
    pub fn setup(&self) -> &P::Setup {
        self.session().setup()
    }

    /// What decided its shuffles.
    pub fn seed(&self) -> u64 {
        self.session().seed()
    }

    /// Its actions, the first one first.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &P::Action> + DoubleEndedIterator {
        self.session().log()[..self.session().cursor()].iter().map(|entry| &entry.action)
    }

    /// The game as it was after so many actions.
    pub fn view_at(&self, count: usize) -> P::View {
        self.session().at(count).view(EYES)
    }

    /// What each action brought, as it was heard, with the game after it.
    pub fn course(&self) -> impl Iterator<Item = (Vec<P::Event>, P::View)> {
        self.session().replay().take(self.session().cursor()).map(|(_, events, after)| {
            let heard = events.iter().map(|event| after.heard(event, EYES)).collect();
            (heard, after.view(EYES))
        })
    }

    /// The host of the game as it was after so many actions, with other extras, for a table that nobody plays at. It
    /// keeps nothing.
    pub fn host_at(&self, count: usize, extras: P::Extras) -> Box<dyn Host<P>> {
        Box::new(Match::around(self.session().until(count), extras).as_lesson())
    }

    /// What the last of so many actions brought: what was heard, and the game as it was seen after each of it.
    pub fn step(&self, count: usize) -> Vec<(P::Event, P::View)> {
        let Some((_, events, _)) = self.session().replay().take(count).last() else { return Vec::new() };
        let mut game = self.session().at(count.saturating_sub(1));
        let show = |event| {
            let heard = game.heard(event, EYES);
            game.fold(event);
            (heard, game.view(EYES))
        };
        events.iter().map(show).collect()
    }
}
