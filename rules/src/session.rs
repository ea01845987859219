//! A game being played: its setup, its seed and a log of actions. Undo, redo, replay and saves for every game.
//! Time comes from the caller and is only written down.

use crate::{
    Game, Outcome,
    decks::{self, AnyDeck, DeckHash, Decks},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The save format written by this version. Since version 2 a save names its deck and does not carry it.
pub const VERSION: u32 = 2;
/// The longest save that is read, in bytes.
pub const SAVE_LIMIT: usize = 4 * 1024 * 1024;

/// A game with its past, and with the future that was undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    setup: G::Setup,
    seed: u64,
    start: G,
    state: G,
    log: Vec<Entry<G::Action>>,
    cursor: usize,
}

/// An action in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<A> {
    /// What was decided.
    pub action: A,
    /// When: milliseconds played since the start of the game.
    pub elapsed: u64,
    /// Whether the action showed something hidden, so that it cannot be undone. Found out anew by every load.
    #[serde(skip)]
    pub revealed: bool,
}

/// Why a save cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It is longer than any save.
    #[error("the save has {bytes} bytes; {SAVE_LIMIT} is the most")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// It is not a save at all, or a damaged one.
    #[error("this is not a readable save: {reason}")]
    Garbage {
        /// What the reader stumbled over.
        reason: String,
    },
    /// A newer version of Sablier wrote it.
    #[error("the save is of version {version}; this Sablier reads versions up to {VERSION}")]
    Newer {
        /// Its version.
        version: u32,
    },
    /// It is of another game.
    #[error("the save is of the game {game:?}")]
    OtherGame {
        /// Its game.
        game: String,
    },
    /// It names a deck that is not here.
    #[error("the save is played with the deck {deck}, which is not here")]
    UnknownDeck {
        /// The deck.
        deck: DeckHash,
    },
    /// Its setup cannot be played.
    #[error("the save's setup cannot be played: {reason}")]
    Refused {
        /// The game's refusal.
        reason: String,
    },
    /// One of its actions is not allowed.
    #[error("action {number} of the save is not allowed: {reason}")]
    IllegalAction {
        /// Which one, counted from 0.
        number: usize,
        /// The game's reason.
        reason: String,
    },
    /// More actions are done than there are.
    #[error("the save has {actions} actions but says that {done} are done")]
    Cursor {
        /// Actions in the log.
        actions: usize,
        /// Actions said to be done.
        done: usize,
    },
}

/// Why a save can always be written.
const PLAIN: &str = "setups and actions are plain data with text keys";

/// What every save begins with, in every version.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    game: String,
}

#[derive(Serialize)]
struct SaveOut<'a, S, A> {
    version: u32,
    game: &'a str,
    setup: &'a S,
    seed: u64,
    done: usize,
    log: &'a [Entry<A>],
}

#[derive(Deserialize)]
struct SaveIn<S, A> {
    setup: S,
    seed: u64,
    done: usize,
    log: Vec<Entry<A>>,
}

impl<G: Game> Session<G> {
    /// Starts a game.
    ///
    /// # Errors
    /// Why the setup cannot be played.
    pub fn new(setup: G::Setup, seed: u64) -> Result<Session<G>, G::Refusal> {
        let start = G::new(&setup, seed)?;
        Ok(Session { setup, seed, state: start.clone(), start, log: Vec::new(), cursor: 0 })
    }

    /// What was chosen before the first action.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What decided the shuffles.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What it is played with; `None` for a game without decks.
    pub fn deck(&self) -> Option<&dyn AnyDeck> {
        G::deck(&self.setup)
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Every action, the undone ones at the end; [`Session::cursor`] says how many are done.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// How many actions of the log are done.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Milliseconds played when the last action was done; 0 before the first. Undo takes it back.
    pub fn elapsed(&self) -> u64 {
        self.cursor.checked_sub(1).map_or(0, |last| self.log[last].elapsed)
    }

    /// Carries an action out in no time.
    ///
    /// # Errors
    /// Why the action is not allowed; then nothing has changed.
    pub fn apply(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Illegal> {
        self.apply_at(action, self.elapsed())
    }

    /// Carries an action out at a time, in milliseconds played since the start. What was undone is forgotten.
    ///
    /// Time does not run backwards: an earlier time than that of the last action counts as that.
    ///
    /// # Errors
    /// Why the action is not allowed; then nothing has changed.
    pub fn apply_at(&mut self, action: G::Action, elapsed: u64) -> Result<Vec<G::Event>, G::Illegal> {
        let events = self.state.apply(&action)?;
        let elapsed = elapsed.max(self.elapsed());
        let revealed = events.iter().any(G::reveals);
        self.log.truncate(self.cursor);
        self.log.push(Entry { action, elapsed, revealed });
        self.cursor += 1;
        Ok(events)
    }

    /// Tests whether the last action can be taken back: there is one, and it showed nothing hidden.
    pub fn can_undo(&self) -> bool {
        self.cursor.checked_sub(1).is_some_and(|last| !self.log[last].revealed)
    }

    /// Tests whether an action was taken back and can be done again.
    pub fn can_redo(&self) -> bool {
        self.cursor < self.log.len()
    }

    /// Takes the last action back, and the time with it. Returns it, or `None` if that cannot be.
    pub fn undo(&mut self) -> Option<G::Action> {
        if !self.can_undo() {
            return None;
        }
        self.cursor -= 1;
        self.state = self.at(self.cursor);
        Some(self.log[self.cursor].action.clone())
    }

    /// Goes back to where so many actions were done, whatever was shown since, and forgets the rest. Whoever goes on from
    /// there knows more than they did, so that is for practice.
    pub fn go_back_to(&mut self, count: usize) {
        self.cursor = count.min(self.cursor);
        self.log.truncate(self.cursor);
        self.state = self.at(self.cursor);
    }

    /// Does the next undone action again and returns what happened, or `None` if there is none.
    pub fn redo(&mut self) -> Option<Vec<G::Event>> {
        let entry = self.log.get(self.cursor)?;
        let events = self.state.apply(&entry.action).ok()?;
        self.cursor += 1;
        Some(events)
    }

    /// The game after the first `count` actions of the log, undone ones included; after all of them if there are
    /// fewer.
    pub fn at(&self, count: usize) -> G {
        self.replay().take(count).last().map_or_else(|| self.start.clone(), |(_, _, state)| state)
    }

    /// The same game with the first `count` actions done and the others undone.
    pub fn until(&self, count: usize) -> Session<G> {
        let cursor = count.min(self.log.len());
        Session { state: self.at(cursor), cursor, ..self.clone() }
    }

    /// Tests whether the game after so many actions held nothing hidden that the rest of the log showed.
    pub fn is_open_from(&self, count: usize) -> bool {
        !self.log.iter().skip(count).any(|entry| entry.revealed)
    }

    /// A new game that begins where this one stood after so many actions, as if the rest had never been. `None` if
    /// whoever saw the rest would know too much.
    pub fn gone_on_from(&self, count: usize) -> Option<Session<G>> {
        let mut branch = self.is_open_from(count).then(|| self.until(count))?;
        branch.log.truncate(branch.cursor);
        Some(branch)
    }

    /// Plays the log again, undone actions included: each action, what happened, and the game after it.
    pub fn replay(&self) -> Replay<'_, G> {
        Replay { state: self.start.clone(), log: self.log.iter() }
    }

    /// Writes the session as JSON. Its deck is only named: whoever loads it must have the deck.
    pub fn save(&self) -> String {
        serde_json::to_string(&self.to_save()).expect(PLAIN)
    }

    /// Writes the session as JSON with its deck inside, for a reader who may not have it.
    pub fn save_with_deck(&self) -> Value {
        let mut save = serde_json::to_value(self.to_save()).expect(PLAIN);
        if let Some(deck) = self.deck() {
            save["setup"]["deck"] = deck.content();
        }
        save
    }

    fn to_save(&self) -> SaveOut<'_, G::Setup, G::Action> {
        SaveOut {
            version: VERSION,
            game: G::NAME,
            setup: &self.setup,
            seed: self.seed,
            done: self.cursor,
            log: &self.log,
        }
    }

    /// Reads a save and plays it again. The standard deck and one inside the save need not be among the `decks`.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn load(text: &str, decks: &dyn Decks) -> Result<Session<G>, LoadError> {
        let garbage = |error: serde_json::Error| LoadError::Garbage { reason: error.to_string() };
        if text.len() > SAVE_LIMIT {
            return Err(LoadError::TooLong { bytes: text.len() });
        }
        let mut value: Value = serde_json::from_str(text).map_err(garbage)?;
        let header = Header::deserialize(&value).map_err(garbage)?;
        if header.version > VERSION {
            return Err(LoadError::Newer { version: header.version });
        }
        if header.version == 0 {
            return Err(LoadError::Garbage { reason: "there is no version 0".to_string() });
        }
        if header.game != G::NAME {
            return Err(LoadError::OtherGame { game: header.game });
        }
        let named = value.get_mut("setup").map_or(Ok(None), |setup| decks::unfold::<G>(setup, decks))?;
        let save: SaveIn<G::Setup, G::Action> = serde_json::from_value(value).map_err(garbage)?;
        // A store may be damaged: what lies under a name must be what was named.
        if let Some(deck) = named.filter(|hash| G::deck(&save.setup).is_some_and(|deck| deck.hash() != *hash)) {
            return Err(LoadError::UnknownDeck { deck });
        }
        if save.done > save.log.len() {
            return Err(LoadError::Cursor { actions: save.log.len(), done: save.done });
        }
        let refused = |refusal: G::Refusal| LoadError::Refused { reason: refusal.to_string() };
        let mut session = Session::new(save.setup, save.seed).map_err(refused)?;
        for (number, entry) in save.log.into_iter().enumerate() {
            let illegal = |reason: G::Illegal| LoadError::IllegalAction { number, reason: reason.to_string() };
            session.apply_at(entry.action, entry.elapsed).map_err(illegal)?;
        }
        session.cursor = save.done;
        session.state = session.at(save.done);
        Ok(session)
    }
}

/// The name of the game a save is of, if the text is a save of a version that can be read.
///
/// # Errors
/// Why it is not.
pub fn game_of(text: &str) -> Result<String, LoadError> {
    let garbage = |error: serde_json::Error| LoadError::Garbage { reason: error.to_string() };
    let header: Header = serde_json::from_str(text).map_err(garbage)?;
    if header.version > VERSION { Err(LoadError::Newer { version: header.version }) } else { Ok(header.game) }
}

/// A log being played again. See [`Session::replay`].
pub struct Replay<'a, G: Game> {
    state: G,
    log: std::slice::Iter<'a, Entry<G::Action>>,
}

impl<'a, G: Game> Iterator for Replay<'a, G> {
    type Item = (&'a Entry<G::Action>, Vec<G::Event>, G);

    fn next(&mut self) -> Option<Self::Item> {
        let entry = self.log.next()?;
        let events = self.state.apply(&entry.action).expect("only actions that were applied are in the log");
        Some((entry, events, self.state.clone()))
    }
}
