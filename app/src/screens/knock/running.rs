//! The game of Knock that is being played: its log, who sits where, and its sand. One file keeps all of it.

use crate::{platform::Platform, store::Store};
use rules::{
    Session,
    clock::Sand,
    knock::{Action, Event, Illegal, Knock, Refusal, Setup},
    session::LoadError,
};
use serde::{Deserialize, Serialize};

/// The running game's file.
const FILE: &str = "knock.json";

/// Who moves the cards of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// A person.
    #[default]
    Person,
    /// The app.
    Bot,
}

/// A place at the table. Its number in the party is its colour and its shape.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// What the player is called; the seat's own name where it is empty.
    pub name: String,
    /// Who plays.
    pub player: Player,
}

/// A game of Knock with everything around it.
#[derive(Clone)]
pub struct Running {
    /// The log.
    pub session: Session<Knock>,
    /// One for each player of the setup.
    pub seats: Vec<Seat>,
    /// The sand in this app. A game may have sand without it: then a timer on the table runs.
    pub sand: Option<Sand>,
}

#[derive(Serialize, Deserialize)]
struct File {
    session: String,
    seats: Vec<Seat>,
    sand: Option<Sand>,
}

/// Where the sand of a game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// In this app.
    Here,
    /// On the table; the players say when it has run through.
    Elsewhere,
}

impl Running {
    /// Deals a game. Its sand lies still until [`Running::sand`] is started.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn new(setup: Setup, seed: u64, seats: Vec<Seat>, timer: Timer) -> Result<Running, Refusal> {
        let sand = setup.sand.filter(|_| timer == Timer::Here).map(Sand::new);
        Ok(Running { session: Session::new(setup, seed)?, seats, sand })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Knock {
        self.session.state()
    }

    /// The seat of the player who is on.
    pub fn seat(&self) -> &Seat {
        &self.seats[usize::from(self.game().player())]
    }

    /// Milliseconds played so far.
    pub fn elapsed(&self, now: u64) -> u64 {
        self.sand.map_or(self.session.elapsed(), |sand| sand.full().saturating_sub(sand.remaining(now)))
    }

    /// Carries an action out at this time of the wall clock.
    ///
    /// # Errors
    /// Why it is not allowed; then nothing has changed.
    pub fn apply(&mut self, action: Action, now: u64) -> Result<Vec<Event>, Illegal> {
        let facts = self.session.apply_at(action, self.elapsed(now))?;
        if let Some(sand) = self.sand.as_mut().filter(|_| self.session.outcome().is_some()) {
            sand.pause(now);
        }
        Ok(facts)
    }

    /// Takes the last action back; says whether there was one. The game may go back, the sand may not.
    pub fn undo(&mut self) -> bool {
        self.session.undo().is_some()
    }

    /// Keeps the game on file.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        let file = File { session: self.session.save(), seats: self.seats.clone(), sand: self.sand };
        store.write(platform, FILE, &file);
    }

    /// The game on file, finished or not. A damaged file is set aside, and the copy before it taken.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Option<Running> {
        for _ in 0..2 {
            let File { session, seats, sand } = store.read(platform, FILE)?;
            match Session::<Knock>::load(&session) {
                Ok(session) if seats.len() == usize::from(session.setup().players) => {
                    return Some(Running { session, seats, sand });
                }
                Err(LoadError::Newer { .. }) => store.reject(platform, FILE, true),
                Ok(_) | Err(_) => store.reject(platform, FILE, false),
            }
        }
        None
    }
}
