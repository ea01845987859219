//! Where a game is played. A table sends actions to its host, and hears events and views from it; it knows nothing else
//! of the game. The one host so far is the [`Match`](super::Match) on this device.

use super::{Playable, Recording};
use crate::{nav::Desk, platform::Delivery};
use rules::{Outcome, Viewer};

/// Where a game is played. What a viewer may not know does not come through it.
pub trait Host<P: Playable> {
    /// The game as it stands, as the viewer sees it. A match on this device answers for every seat, since all of them are
    /// played on it: by people who pass it on, and by bots, which look from their own. A host elsewhere gives a spectator's
    /// view for the seats that are not played here.
    fn view(&self, viewer: Viewer) -> P::View;

    /// What is known of the game beside that.
    fn standing(&self) -> Standing;

    /// What belongs to the game beside its log.
    fn extras(&self) -> &P::Extras;

    /// The same, to be changed; [`Host::keep`] and [`Host::send`] keep it.
    fn extras_mut(&mut self) -> &mut P::Extras;

    /// Sends a player's decision. It is carried out and saved before anything of it can be heard.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    fn send(&mut self, action: P::Action, desk: &mut Desk<'_>) -> Result<(), P::Illegal>;

    /// What happened since it was last asked, as the viewer hears it.
    fn hear(&mut self, viewer: Viewer) -> Vec<P::Event>;

    /// The game before its last action and what that brought, as the viewer saw and heard it: for what was not shown to
    /// its end. Nothing before the second action.
    fn last(&self, viewer: Viewer) -> Option<(P::View, Vec<P::Event>)>;

    /// Takes the last action back; says whether that can be.
    fn undo(&mut self, desk: &mut Desk<'_>) -> bool;

    /// Carries the action out again that was taken back last; says whether there is one.
    fn redo(&mut self, desk: &mut Desk<'_>) -> bool;

    /// The app gives a hint; the records will say so.
    fn take_hint(&mut self, desk: &mut Desk<'_>);

    /// Keeps the game as it stands.
    fn keep(&mut self, desk: &mut Desk<'_>);

    /// The game once it is over: then everybody may see all of it.
    fn finished(&self) -> Option<Recording<P>>;

    /// The badges that it brought, once it is over.
    fn badges(&self) -> &[String];

    /// The code by which others get the same game, if it has one.
    fn code(&self) -> Option<String>;

    /// The game that had to make room for this one; it is the running game again.
    fn take_replaced(&mut self, desk: &mut Desk<'_>) -> Option<Box<dyn Host<P>>>;

    /// Offers the same game to others.
    fn share(&self, desk: &mut Desk<'_>) {
        let Some(code) = self.code() else { return };
        let words = match desk.platform.link(P::NAME, &code) {
            Some(link) => {
                let invitation = format!("{}-invitation", P::NAME);
                desk.words.with(&invitation, &[("code", code.clone().into()), ("link", link.into())])
            }
            None => code.clone(),
        };
        if desk.platform.share(&words) == Delivery::Copied {
            desk.toast(desk.words.with(&format!("{}-code-copied", P::NAME), &[("code", code.into())]));
        }
    }

    /// The lesson was played to its end, or left on purpose: it is not offered first any more.
    fn learned(&self, desk: &mut Desk<'_>) {
        desk.store.settings.lessons_seen.insert(P::NAME.to_string());
    }

    /// Comes to the table: it is the game that the app opens with next time.
    fn enter(&self, desk: &mut Desk<'_>) {
        if !self.standing().is_lesson {
            desk.store.settings.last_game = Some(P::NAME.to_string());
        }
    }
}

/// What is known of a game beside what is seen of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// How it ended, or `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// How many actions are done.
    pub done: usize,
    /// Whether the last of them can be taken back.
    pub can_undo: bool,
    /// Whether there is one that was taken back and can be done again.
    pub can_redo: bool,
    /// A lesson is nobody's running game: it is not counted, and kept apart.
    pub is_lesson: bool,
    /// It goes on from the middle of another game, and counts for nothing.
    pub is_continued: bool,
    /// Decides what the app does for a player who is away, or as a fellow: the same at the same place of the same game,
    /// so that closing the app brings nothing else. It tells nothing of what is hidden.
    pub luck: u64,
}

impl Standing {
    /// Tests whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Points at the end; none while it goes on, and for a lost game.
    pub fn score(&self) -> u32 {
        match self.outcome {
            Some(Outcome::Won { score }) => score,
            Some(Outcome::Lost) | None => 0,
        }
    }
}
