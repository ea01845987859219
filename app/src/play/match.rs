//! A game that is being played, with everything around it: its log, its extras, its file, the game it took the place
//! of, and the records. It is the host of tables on this device. One order everywhere: apply, save, then show.

use super::{Host, Playable, Recording, Standing, Waiting, waiting};
use crate::{
    nav::Desk,
    platform::Platform,
    store::{self, Past, Store, Unreadable},
    touch::touches,
};
use rules::{Decks, Outcome, Session, Viewer, rng::Rng, session::LoadError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Not;

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
    /// A lesson is nobody's running game: it is not counted, and kept apart.
    is_lesson: bool,
    /// What the records say beside its name.
    pub(super) marks: Marks,
    /// The badges that it brought, once it is over.
    pub(super) badges: Vec<String>,
    /// The game that had to make room for this one.
    replaced: Option<Box<Match<P>>>,
    /// What nobody has heard of yet, and the game before it.
    unheard: Option<(P, Vec<P::Event>)>,
}

/// What the records say of a game beside its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// The app gave a hint.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub hinted: bool,
    /// It went on from the middle of another game, and counts for nothing.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub continued: bool,
}

/// A match on file.
#[derive(Serialize)]
pub(super) struct File<'a, E> {
    session: String,
    began: u64,
    #[serde(flatten)]
    marks: Marks,
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
        Match {
            session,
            extras,
            laurels: P::Laurels::default(),
            began: 0,
            is_lesson: false,
            marks: Marks::default(),
            badges: Vec::new(),
            replaced: None,
            unheard: None,
        }
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

    /// Tests whether it is a lesson.
    pub fn is_lesson(&self) -> bool {
        self.is_lesson
    }

    /// Tests whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// Makes it the running game. An unfinished one before it can be had back for a moment.
    pub fn begin(self, desk: &mut Desk<'_>) -> Match<P> {
        // Who begins without the lesson does not want to be asked again.
        self.learned(desk);
        let old = Match::<P>::load(desk.platform, desk.store);
        // A clock that was set back must not make two games one.
        let others = waiting(desk.platform, desk.store, P::NAME).into_iter().map(|waiting| waiting.began);
        let after_others = others.chain(old.as_ref().map(Match::began)).max().map_or(0, |last| last.saturating_add(1));
        let mut new = self.begun_at(desk.platform.wall_clock().max(after_others));
        if let Some(old) = old.filter(Match::is_begun) {
            old.make_room(desk.platform, desk.store);
            new.replaced = Some(Box::new(old));
            desk.toast_with(desk.words.get("match-replaced"), Touch::Restore, desk.words.get("match-restore"));
        }
        new.keep(desk);
        new
    }

    /// Tests whether something would be lost with it: it was begun, and goes on.
    fn is_begun(&self) -> bool {
        self.session.cursor() > 0 && !self.is_over()
    }

    /// Makes room for another game: it waits if it can.
    fn make_room(&self, platform: &mut dyn Platform, store: &mut Store) {
        P::leave(self, platform, store);
        if P::may_wait(self.game()) {
            Waiting::of(self, platform, store).put(platform, store, P::NAME);
        }
    }

    /// The games that wait to be gone on with: the running one first, then those that were played last.
    pub fn unfinished(platform: &mut dyn Platform, store: &mut Store) -> Vec<Waiting> {
        let running = Match::<P>::resume(platform, store).map(|running| Waiting::of(&running, platform, store));
        let running = running.map(|running| Waiting { is_running: true, ..running });
        let mut waiting = waiting(platform, store, P::NAME);
        waiting.retain(|waiting| running.as_ref().is_none_or(|running| running.began != waiting.began));
        waiting.sort_by_key(|waiting| std::cmp::Reverse(waiting.since));
        running.into_iter().chain(waiting).collect()
    }

    /// Goes on with a game that waits. The running one waits instead.
    pub fn take_up(waits: &Waiting, platform: &mut dyn Platform, store: &mut Store) -> Option<Match<P>> {
        if waits.is_running {
            return Match::resume(platform, store);
        }
        let taken = Match::<P>::of_content(waits.content.clone(), store.decks(platform)).ok()?;
        if let Some(old) = Match::<P>::resume(platform, store).filter(Match::is_begun) {
            old.make_room(platform, store);
        }
        taken.save(platform, store);
        waits.remove(platform, store, P::NAME);
        Some(taken)
    }

    /// Gives a game up that was to be gone on with.
    pub fn discard(waits: &Waiting, platform: &mut dyn Platform, store: &mut Store) {
        if waits.is_running {
            if let Some(running) = Match::<P>::resume(platform, store) {
                P::leave(&running, platform, store);
            }
            store.clear(platform, &store::save_file(P::NAME));
        } else {
            waits.remove(platform, store, P::NAME);
        }
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

    /// Writes the game's file.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        let content = self.content(platform, store);
        store.write(platform, &store::save_file(P::NAME), &content);
    }

    /// What stands in the game's file, once the deck is kept that it names. A deck that cannot be kept goes along inside.
    pub(super) fn content(&self, platform: &mut dyn Platform, store: &mut Store) -> File<'_, P::Extras> {
        let is_kept = self.session.deck().is_none_or(|deck| store.keep_deck(platform, deck));
        let session = if is_kept { self.session.save() } else { self.session.save_with_deck().to_string() };
        File { session, began: self.began, marks: self.marks, extras: &self.extras }
    }

    /// Writes the lesson's file, so that it can go on where it was left; one that is over leaves an empty file.
    fn keep_lesson(&self, desk: &mut Desk<'_>) {
        let file = store::lesson_file(P::NAME);
        let is_half_way = P::KEEPS_LESSON && self.session.cursor() > 0 && !self.is_over();
        if is_half_way {
            let session = self.session.save();
            let content = File { session, began: self.began, marks: self.marks, extras: &self.extras };
            if desk.store.write(desk.platform, &file, &content) {
                desk.store.settings.lessons_begun.insert(P::NAME.to_string());
            }
        } else if desk.store.settings.lessons_begun.remove(P::NAME) {
            desk.store.write(desk.platform, &file, &Value::Null);
        }
    }

    /// The lesson that was left half way. One that cannot be read, perhaps because its cards have changed, begins anew.
    pub fn lesson_on_file(desk: &mut Desk<'_>) -> Option<Match<P>> {
        if !desk.store.settings.has_begun_lesson(P::NAME) {
            return None;
        }
        let text = desk.store.read_text(desk.platform, &store::lesson_file(P::NAME))?;
        let read = Match::read(&text, desk.store.decks(desk.platform)).ok()?;
        (!read.is_over()).then(|| read.as_lesson())
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
            let text = store.read_text(platform, &file).filter(|text| !store::is_cleared(text))?;
            match Match::read(&text, store.decks(platform)) {
                Ok(running) => return Some(running),
                Err(why) => store.reject(platform, &file, why),
            }
        }
        None
    }

    fn read(text: &str, decks: &dyn Decks) -> Result<Match<P>, Unreadable> {
        // Before a match had a file of its own, a game without extras was kept as its log alone.
        if rules::session::game_of(text).is_ok() {
            return Match::of_log(text, P::Extras::default(), decks);
        }
        Match::of_content(store::content(text)?, decks)
    }

    /// A match as it stands in the text of a log.
    pub(super) fn of_text(text: &str, decks: &dyn Decks) -> Option<Match<P>> {
        Match::of_content(serde_json::from_str(text).ok()?, decks).ok()
    }

    fn of_log(log: &str, extras: P::Extras, decks: &dyn Decks) -> Result<Match<P>, Unreadable> {
        let session = Session::load(log, decks).map_err(|error| match error {
            LoadError::Newer { .. } => Unreadable::Newer,
            LoadError::UnknownDeck { .. } => Unreadable::NoDeck,
            _ => Unreadable::Damaged,
        })?;
        let mut read = Match::around(session, extras);
        if P::tame(&read.session, &mut read.extras) { Ok(read) } else { Err(Unreadable::Damaged) }
    }

    /// A match as it stands in a file of ours.
    pub(super) fn of_content(content: Value, decks: &dyn Decks) -> Result<Match<P>, Unreadable> {
        let Value::Object(mut file) = content else { return Err(Unreadable::Damaged) };
        let Some(Value::String(log)) = file.remove("session") else { return Err(Unreadable::Damaged) };
        let began = file.remove("began").and_then(|began| began.as_u64()).unwrap_or_default();
        let damaged = |_| Unreadable::Damaged;
        let marks = Marks::deserialize(Value::Object(file.clone())).map_err(damaged)?;
        let extras = serde_json::from_value(Value::Object(file)).map_err(damaged)?;
        Ok(Match { began, marks, ..Match::of_log(&log, extras, decks)? })
    }

    /// The same game as one that goes on from the middle of another one.
    pub(super) fn continued(mut self) -> Match<P> {
        self.marks.continued = true;
        self
    }

    /// What decides what the app does for others: of the seed and how far the game is, but neither can be told from it.
    fn luck(&self) -> u64 {
        // The multiplier spreads neighbouring numbers over all seeds.
        let place = (P::step(&self.session) as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut rng = Rng::new(self.session.seed() ^ place);
        u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX))
    }

    /// What is written down of a finished game that ended at this time of the wall clock.
    pub fn past(&self, now: u64) -> Past {
        let (facts, Marks { hinted, continued }) = (P::facts(self), self.marks);
        Past {
            game: P::NAME.to_string(),
            code: self.code().unwrap_or_default(),
            deck: self.session.deck().map(|deck| deck.hash()),
            score: self.standing().score(),
            began: self.began,
            ended: now,
            won: Some(matches!(self.session.outcome(), Some(Outcome::Won { .. }))),
            players: facts.players,
            kind: facts.kind,
            left: facts.left,
            own_sand: facts.own_sand,
            hinted,
            continued,
            ..Past::default()
        }
    }

    /// Writes a finished game among the past ones, once, with its log and the badges that it earned. Says whether it is
    /// the best one so far.
    pub fn remember(&self, platform: &mut dyn Platform, store: &mut Store) -> bool {
        let mut past = self.past(platform.wall_clock());
        if store.remembers(&past) {
            return false;
        }
        let is_record = !past.continued && store.best(P::NAME).first().map_or(0, |best| best.score) < past.score;
        let log = serde_json::to_vec(&self.content(platform, store));
        past.log = log.ok().and_then(|log| store.keep_log(platform, P::NAME, &log));
        if !past.hinted && !past.continued {
            past.badges = store.honour(platform, P::NAME, &P::facts(self), past.ended);
        }
        store.remember(platform, past);
        is_record
    }

    /// Tests whether this is practice, in which what was shown can be taken back.
    fn can_take_back(&self) -> bool {
        !self.is_lesson && P::may_take_back(&self.session, &self.extras)
    }

    /// Goes back to before the last decision, whatever was shown since; then the records will speak of help.
    fn take_back(&mut self) -> bool {
        let count = P::before_last_decision(&self.session, &self.extras).filter(|_| self.can_take_back());
        if let Some(count) = count {
            self.marks.hinted |= !self.session.is_open_from(count);
            self.session.go_back_to(count);
        }
        count.is_some()
    }

    /// What the records say of it beside its name.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// When it began, in wall clock milliseconds; 0 for one that was begun before that was kept.
    pub fn began(&self) -> u64 {
        self.began
    }
}

impl<P: Playable> Host<P> for Match<P> {
    fn view(&self, viewer: Viewer) -> P::View {
        self.game().view(viewer)
    }

    fn standing(&self) -> Standing {
        let (outcome, done) = (self.session.outcome(), self.session.cursor());
        // What is over stays over.
        let can_undo = outcome.is_none()
            && (self.can_take_back() || self.session.can_undo() && P::may_undo(&self.session, &self.extras));
        Standing {
            outcome,
            done,
            can_undo,
            can_redo: self.session.can_redo(),
            is_lesson: self.is_lesson,
            is_continued: self.marks.continued,
            luck: self.luck(),
        }
    }

    fn extras(&self) -> &P::Extras {
        &self.extras
    }

    fn extras_mut(&mut self) -> &mut P::Extras {
        &mut self.extras
    }

    fn send(&mut self, action: P::Action, desk: &mut Desk<'_>) -> Result<(), P::Illegal> {
        let before = self.game().clone();
        let events = self.apply(action, desk.platform.wall_clock())?;
        self.keep(desk);
        self.unheard.get_or_insert((before, Vec::new())).1.extend(events);
        Ok(())
    }

    fn hear(&mut self, viewer: Viewer) -> Vec<P::Event> {
        self.unheard.take().map_or_else(Vec::new, |(before, events)| before.all_heard(&events, viewer))
    }

    fn last(&self, viewer: Viewer) -> Option<(P::View, Vec<P::Event>)> {
        let mut steps = self.session.replay().skip(self.session.cursor().checked_sub(2)?);
        let (_, _, before) = steps.next()?;
        let (_, events, _) = steps.next()?;
        Some((before.view(viewer), before.all_heard(&events, viewer)))
    }

    fn undo(&mut self, desk: &mut Desk<'_>) -> bool {
        let is_undone = self.standing().can_undo && (self.take_back() || self.session.undo().is_some());
        if is_undone {
            self.unheard = None;
            self.keep(desk);
        }
        is_undone
    }

    fn redo(&mut self, desk: &mut Desk<'_>) -> bool {
        let is_redone = self.session.redo().is_some();
        if is_redone {
            self.keep(desk);
        }
        is_redone
    }

    /// Writes the game's file, and the game into the records if it is over.
    fn keep(&mut self, desk: &mut Desk<'_>) {
        if self.is_lesson {
            if self.is_over() {
                self.learned(desk);
            }
            return self.keep_lesson(desk);
        }
        self.save(desk.platform, desk.store);
        if self.is_over() {
            self.laurels = P::settle(self, desk.platform, desk.store);
            let it = desk.store.past.iter().rev().find(|past| past.game == P::NAME && past.began == self.began);
            self.badges = it.map_or_else(Vec::new, |past| past.badges.clone());
        }
    }

    fn take_hint(&mut self, desk: &mut Desk<'_>) {
        if !std::mem::replace(&mut self.marks.hinted, true) {
            self.keep(desk);
        }
    }

    fn finished(&self) -> Option<Recording<P>> {
        self.is_over().then(|| Recording::of(self))
    }

    fn badges(&self) -> &[String] {
        &self.badges
    }

    fn code(&self) -> Option<String> {
        P::code(&self.session)
    }

    fn take_replaced(&mut self, desk: &mut Desk<'_>) -> Option<Box<dyn Host<P>>> {
        let mut old = self.replaced.take()?;
        if self.is_begun() {
            self.make_room(desk.platform, desk.store);
        }
        Waiting::of(&old, desk.platform, desk.store).remove(desk.platform, desk.store, P::NAME);
        old.keep(desk);
        Some(old)
    }
}
