//! A game that is being played, with everything around it: its log, its extras, its file, the game it took the place
//! of, and the records. One order everywhere: apply, save, then show.

use super::Playable;
use crate::{
    nav::Desk,
    platform::{Delivery, Platform},
    store::{self, Past, Store, Unreadable},
    touch::touches,
};
use rules::{Decks, Outcome, Session, Viewer, session::LoadError};
use serde::Serialize;
use serde_json::Value;

touches! {
    /// What can be touched in a match's own messages.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Restore = "restore",
    }
}

/// A game that is being played.
#[derive(Clone)]
pub struct Match<P: Playable> {
    /// The log.
    pub session: Session<P>,
    /// What belongs to it besides.
    pub extras: P::Extras,
    /// What it brought, once it is over.
    pub laurels: P::Laurels,
    /// When it began, in wall clock milliseconds. Tells it from another game that went exactly the same way.
    began: u64,
    /// A lesson is nobody's running game: it is neither kept nor counted.
    is_lesson: bool,
    /// The game that had to make room for this one.
    replaced: Option<Box<Match<P>>>,
}

/// A match on file.
#[derive(Serialize)]
struct File<'a, E> {
    session: String,
    began: u64,
    #[serde(flatten)]
    extras: &'a E,
}

impl<P: Playable> Match<P> {
    /// Sets a game up.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn new(setup: P::Setup, seed: u64, extras: P::Extras) -> Result<Match<P>, P::Refusal> {
        Ok(Match::around(Session::new(setup, seed)?, extras))
    }

    /// A game as it stands.
    pub fn around(session: Session<P>, extras: P::Extras) -> Match<P> {
        Match { session, extras, laurels: P::Laurels::default(), began: 0, is_lesson: false, replaced: None }
    }

    /// The same game, begun at this time of the wall clock.
    pub fn begun_at(self, now: u64) -> Match<P> {
        Match { began: now, ..self }
    }

    /// The same game as a lesson.
    pub fn as_lesson(self) -> Match<P> {
        Match { is_lesson: true, ..self }
    }

    /// The game as it stands.
    pub fn game(&self) -> &P {
        self.session.state()
    }

    /// The game as it stands, as the viewer sees it.
    pub fn view(&self, viewer: Viewer) -> P::View {
        self.game().view(viewer)
    }

    /// Tests whether it is a lesson.
    pub fn is_lesson(&self) -> bool {
        self.is_lesson
    }

    /// Tests whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// Points at the end; none while it goes on, and for a lost game.
    pub fn score(&self) -> u32 {
        match self.session.outcome() {
            Some(Outcome::Won { score }) => score,
            Some(Outcome::Lost) | None => 0,
        }
    }

    /// Makes it the running game. An unfinished one before it can be had back for a moment.
    pub fn begin(self, desk: &mut Desk<'_>) -> Match<P> {
        // Who begins without the lesson does not want to be asked again.
        desk.store.settings.lessons_seen.insert(P::NAME.to_string());
        let old = Match::<P>::load(desk.platform, desk.store);
        // A clock that was set back must not make two games one.
        let after_old = old.as_ref().map_or(0, |old| old.began.saturating_add(1));
        let mut new = self.begun_at(desk.platform.wall_clock().max(after_old));
        if let Some(old) = old.filter(|old| old.session.cursor() > 0 && !old.is_over()) {
            P::leave(&old, desk.platform, desk.store);
            new.replaced = Some(Box::new(old));
            desk.toast_with(desk.words.get("match-replaced"), Touch::Restore, desk.words.get("match-restore"));
        }
        new.keep(desk);
        new
    }

    /// Comes to the table: it is the game that the app opens with next time, or its lesson is seen.
    pub fn enter(&self, desk: &mut Desk<'_>) {
        let (settings, name) = (&mut desk.store.settings, P::NAME.to_string());
        if self.is_lesson {
            settings.lessons_seen.insert(name);
        } else {
            settings.last_game = Some(name);
        }
    }

    /// The game that had to make room for this one; it is the running game again.
    pub fn take_replaced(&mut self, desk: &mut Desk<'_>) -> Option<Match<P>> {
        let mut old = *self.replaced.take()?;
        old.keep(desk);
        Some(old)
    }

    /// Carries an action out at this time of the wall clock.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    pub fn apply(&mut self, action: P::Action, now: u64) -> Result<Vec<P::Event>, P::Illegal> {
        let elapsed = P::elapsed(&self.session, &self.extras, now);
        let events = self.session.apply_at(action, elapsed)?;
        P::follow(&self.session, &mut self.extras, now);
        Ok(events)
    }

    /// Carries an action out, and keeps what came of it.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    pub fn play(&mut self, action: P::Action, desk: &mut Desk<'_>) -> Result<Vec<P::Event>, P::Illegal> {
        let events = self.apply(action, desk.platform.wall_clock())?;
        self.keep(desk);
        Ok(events)
    }

    /// Tests whether the last action can be taken back. What is over stays over.
    pub fn can_undo(&self) -> bool {
        self.session.can_undo() && !self.is_over() && P::may_undo(&self.session, &self.extras)
    }

    /// Takes the last action back; says whether that can be.
    pub fn undo(&mut self, desk: &mut Desk<'_>) -> bool {
        let is_undone = self.can_undo() && self.session.undo().is_some();
        if is_undone {
            self.keep(desk);
        }
        is_undone
    }

    /// Carries the action out again that was taken back last; says whether there is one.
    pub fn redo(&mut self, desk: &mut Desk<'_>) -> bool {
        let is_redone = self.session.redo().is_some();
        if is_redone {
            self.keep(desk);
        }
        is_redone
    }

    /// Keeps the game on file as it stands, and writes it into the records if it is over.
    pub fn keep(&mut self, desk: &mut Desk<'_>) {
        if self.is_lesson {
            return;
        }
        self.save(desk.platform, desk.store);
        if self.is_over() {
            self.laurels = P::settle(self, desk.platform, desk.store);
        }
    }

    /// Writes the game's file, after the deck that it names. A deck that cannot be kept goes along inside.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        let is_kept = self.session.deck().is_none_or(|deck| store.keep_deck(platform, deck));
        let session = if is_kept { self.session.save() } else { self.session.save_with_deck().to_string() };
        store.write(platform, &store::save_file(P::NAME), &File { session, began: self.began, extras: &self.extras });
    }

    /// The running game, if there is one that is not over. One that is over is written into the records, should the app
    /// have been killed before that.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Match<P>> {
        let running = Match::load(platform, store)?;
        if running.is_over() {
            P::settle(&running, platform, store);
            return None;
        }
        Some(running)
    }

    /// The game on file, finished or not. A damaged file is set aside, and the copy before it taken.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Option<Match<P>> {
        let file = store::save_file(P::NAME);
        for _ in 0..2 {
            let text = store.read_text(platform, &file)?;
            match Match::read(&text, store.decks(platform)) {
                Ok(running) => return Some(running),
                Err(why) => store.reject(platform, &file, why),
            }
        }
        None
    }

    fn read(text: &str, decks: &dyn Decks) -> Result<Match<P>, Unreadable> {
        // Before a match had a file of its own, a game without extras was kept as its log alone.
        let is_log = rules::session::game_of(text).is_ok();
        let (log, began, extras) =
            if is_log { (text.into(), 0, P::Extras::default()) } else { Match::<P>::parts(text)? };
        let session = Session::load(&log, decks).map_err(|error| match error {
            LoadError::Newer { .. } => Unreadable::Newer,
            LoadError::UnknownDeck { .. } => Unreadable::NoDeck,
            _ => Unreadable::Damaged,
        })?;
        let mut read = Match { began, ..Match::around(session, extras) };
        if P::tame(&read.session, &mut read.extras) { Ok(read) } else { Err(Unreadable::Damaged) }
    }

    fn parts(text: &str) -> Result<(String, u64, P::Extras), Unreadable> {
        let Value::Object(mut file) = store::content(text)? else { return Err(Unreadable::Damaged) };
        let Some(Value::String(log)) = file.remove("session") else { return Err(Unreadable::Damaged) };
        let began = file.remove("began").and_then(|began| began.as_u64()).unwrap_or_default();
        let extras = serde_json::from_value(Value::Object(file)).map_err(|_| Unreadable::Damaged)?;
        Ok((log, began, extras))
    }

    /// The code by which others get the same game, if it has one.
    pub fn code(&self) -> Option<String> {
        P::code(&self.session)
    }

    /// Offers this game to others.
    pub fn share(&self, desk: &mut Desk<'_>) {
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

    /// Writes a finished game among the past ones, once. Says whether it is the best one so far.
    pub fn remember(&self, platform: &mut dyn Platform, store: &mut Store) -> bool {
        let past = Past {
            game: P::NAME.to_string(),
            code: self.code().unwrap_or_default(),
            deck: self.session.deck().map(|deck| deck.hash()),
            score: self.score(),
            began: self.began,
            ended: platform.wall_clock(),
        };
        let best = store.best(P::NAME);
        let is_known = best.iter().any(|known| known.is_same(&past));
        let is_record = best.first().map_or(0, |best| best.score) < past.score;
        if is_known {
            return false;
        }
        store.remember(platform, past);
        is_record
    }

    /// When it began, in wall clock milliseconds; 0 for one that was begun before that was kept.
    pub fn began(&self) -> u64 {
        self.began
    }
}
