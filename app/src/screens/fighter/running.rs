//! The game of Fighter that is being played: its log and what the players are called. One file keeps both.

use crate::{
    platform::Platform,
    store::{Past, Store},
};
use printkit::Words;
use rules::{
    Game, Outcome, Session,
    fighter::{Action, Event, Fighter, Illegal, Refusal, Setup, share_code},
    session::LoadError,
};
use serde::{Deserialize, Serialize};

/// The running game's file.
const FILE: &str = "fighter.json";

/// A game of Fighter with everything around it.
#[derive(Clone)]
pub struct Running {
    /// The log.
    pub session: Session<Fighter>,
    /// What the players are called, one for each hero; the hero's own name where it is empty.
    pub names: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct File {
    session: String,
    names: Vec<String>,
}

impl Running {
    /// Sets a game up.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn new(setup: Setup, seed: u64, names: Vec<String>) -> Result<Running, Refusal> {
        Ok(Running { session: Session::new(setup, seed)?, names })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Fighter {
        self.session.state()
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        self.session.apply(action)
    }

    /// What the player in a seat is called: by their name, or as their hero is.
    pub fn name(&self, seat: u8, words: &Words) -> String {
        match self.names.get(usize::from(seat)).map(|name| name.trim()) {
            Some(name) if !name.is_empty() => name.to_string(),
            _ => words.get(&format!("hero-{}", self.game().hero(seat).key)),
        }
    }

    /// Tests whether cards were stacked for it, as for a lesson; nobody counts such a game.
    pub fn is_stacked(&self) -> bool {
        self.session.setup().stacked != rules::fighter::Stacked::default()
    }

    /// Its share code, if it has one.
    pub fn code(&self) -> Option<String> {
        share_code(self.session.setup(), self.session.seed())
    }

    /// Keeps the game on file.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        store.write(platform, FILE, &File { session: self.session.save(), names: self.names.clone() });
    }

    /// The game on file, finished or not. A damaged file is set aside, and the copy before it taken.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Option<Running> {
        for _ in 0..2 {
            let File { session, names } = store.read(platform, FILE)?;
            match Session::<Fighter>::load(&session) {
                Ok(session) if names.len() == session.setup().heroes.len() => {
                    return Some(Running { session, names });
                }
                Err(LoadError::Newer { .. }) => store.reject(platform, FILE, true),
                Ok(_) | Err(_) => store.reject(platform, FILE, false),
            }
        }
        None
    }

    /// The game on file if it goes on. One that is over is remembered, should the app have been killed before that.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Running> {
        let running = Running::load(platform, store)?;
        running.settle(platform, store);
        running.session.outcome().is_none().then_some(running)
    }

    /// Remembers a finished game, once. Says whether it is the best one so far.
    pub fn settle(&self, platform: &mut dyn Platform, store: &mut Store) -> bool {
        let (Some(outcome), false) = (self.session.outcome(), self.is_stacked()) else { return false };
        let score = match outcome {
            Outcome::Won { score } => score,
            Outcome::Lost => 0,
        };
        let best = store.best(Fighter::NAME).first().map_or(0, |past| past.score);
        let past = Past {
            game: Fighter::NAME.to_string(),
            code: self.code().unwrap_or_default(),
            score,
            ended: platform.wall_clock(),
        };
        let last = store.past.iter().rev().find(|past| past.game == Fighter::NAME);
        if last.is_some_and(|last| (&last.code, last.score) == (&past.code, past.score)) {
            return false;
        }
        store.remember(platform, past);
        score > best
    }
}
