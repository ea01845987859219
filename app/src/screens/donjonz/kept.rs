//! How a game of Donjonz begins, how it is kept on file and shared, and how it is remembered.

use super::{lesson::Lesson, table::Table, touch::Touch};
use crate::{
    nav::Desk,
    platform::{Delivery, Platform},
    store::{Past, Store},
};
use rules::{
    Game, Outcome, Session,
    donjonz::{Donjonz, Setup, share_code},
    session::LoadError,
};

/// The running game's file.
const FILE: &str = "donjonz.json";

impl Table {
    /// Starts a game from a seed; it becomes the running game. An unfinished one can be had back for a moment.
    pub fn new_game(seed: u64, desk: &mut Desk<'_>) -> Table {
        let replaced = Table::saved(desk.platform, desk.store);
        let session =
            Session::new(Setup::default(), seed).expect("a new game of the standard deck has nothing to refuse");
        let mut table = Table::around(session, desk.store);
        if replaced.as_ref().is_some_and(|old| old.cursor() > 0) {
            table.replaced = replaced;
            desk.toast_with(desk.words.get("donjonz-new-game"), Touch::Restore, desk.words.get("donjonz-restore"));
        }
        table.save(desk);
        table
    }

    /// Starts the lesson.
    pub fn lesson(desk: &mut Desk<'_>) -> Table {
        let (session, lesson) = Lesson::start();
        desk.store.settings.donjonz_lesson_seen = true;
        let mut table = Table::around(session, desk.store);
        table.lesson = Some(lesson);
        table
    }

    /// The game of a seed: the running one if it is that, else a new one.
    pub fn of_seed(seed: u64, desk: &mut Desk<'_>) -> Table {
        match Table::resume(desk.platform, desk.store).filter(|table| table.session.seed() == seed) {
            Some(table) => table,
            None => Table::new_game(seed, desk),
        }
    }

    /// Offers this dungeon to others.
    pub(super) fn share(&self, desk: &mut Desk<'_>) {
        let code = self.code();
        let words = match desk.platform.link(Donjonz::NAME, &code) {
            Some(link) => {
                desk.words.with("donjonz-invitation", &[("code", code.clone().into()), ("link", link.into())])
            }
            None => code.clone(),
        };
        if desk.platform.share(&words) == Delivery::Copied {
            desk.toast(desk.words.with("donjonz-code-copied", &[("code", code.into())]));
        }
    }

    /// The running game, if there is one that is not over.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Table> {
        let session = Table::saved(platform, store)?;
        Some(Table::around(session, store))
    }

    /// The unfinished game on file. A damaged file is set aside, and the copy before it taken.
    fn saved(platform: &mut dyn Platform, store: &mut Store) -> Option<Session<Donjonz>> {
        for _ in 0..2 {
            let text = store.read_text(platform, FILE)?;
            match Session::<Donjonz>::load(&text) {
                Ok(session) if session.outcome().is_none() => return Some(session),
                Ok(session) => {
                    // The app may have been killed between the last action and the score.
                    let past = past(&session, platform.wall_clock());
                    if store.past.last().is_none_or(|last| (&last.code, last.score) != (&past.code, past.score)) {
                        store.remember(platform, past);
                    }
                    return None;
                }
                Err(error) => store.reject(platform, FILE, matches!(error, LoadError::Newer { .. })),
            }
        }
        None
    }

    pub(super) fn save(&self, desk: &mut Desk<'_>) {
        if self.lesson.is_none() {
            desk.store.write_text(desk.platform, FILE, &self.session.save());
        }
    }
}

/// A finished game as the past keeps it; a lost one scores nothing.
pub(super) fn past(session: &Session<Donjonz>, ended: u64) -> Past {
    let score = match session.outcome() {
        Some(Outcome::Won { score }) => score,
        _ => 0,
    };
    let code = share_code(session.state().deck(), session.seed());
    Past { game: Donjonz::NAME.to_string(), code, score, ended }
}
