//! The game of Fighter that is being played: its log, the throws made on glass, what the players are called and who of
//! them is away. One file keeps it all.

use crate::{
    platform::Platform,
    store::{Past, Store},
};
use dice::{
    Thrown,
    player::{Aim, toss},
};
use printkit::Words;
use rules::{
    Game, Outcome, Session,
    fighter::{Action, Event, Fighter, Illegal, Landing, Refusal, Setup, share_code},
    rng::Rng,
    session::LoadError,
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The running game's file.
const FILE: &str = "fighter.json";

/// A game of Fighter with everything around it.
#[derive(Clone)]
pub struct Running {
    /// The log.
    pub session: Session<Fighter>,
    /// What the players are called, one for each hero; the hero's own name where it is empty.
    pub names: Vec<String>,
    /// Seats of players who are away: the app throws for them.
    pub away: BTreeSet<u8>,
    /// Throws made on glass, each at its place in the log.
    pub throws: BTreeMap<usize, Thrown>,
}

#[derive(Serialize, Deserialize)]
struct File {
    session: String,
    names: Vec<String>,
    #[serde(default)]
    away: BTreeSet<u8>,
    #[serde(default, deserialize_with = "readable")]
    throws: BTreeMap<usize, Thrown>,
}

/// The throws that can be read. The others are left out: the log is what was played, and it has all landings.
fn readable<'de, D: Deserializer<'de>>(file: D) -> Result<BTreeMap<usize, Thrown>, D::Error> {
    let throws = match Value::deserialize(file)? {
        Value::Object(throws) => throws,
        _ => return Ok(BTreeMap::new()),
    };
    let read = |(nth, thrown): (String, Value)| Some((nth.parse().ok()?, serde_json::from_value(thrown).ok()?));
    Ok(throws.into_iter().filter_map(read).collect())
}

impl Running {
    /// Sets a game up.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn new(setup: Setup, seed: u64, names: Vec<String>) -> Result<Running, Refusal> {
        Ok(Running::around(Session::new(setup, seed)?, names))
    }

    /// A game that was entered by hand so far, with everybody there.
    pub fn around(session: Session<Fighter>, names: Vec<String>) -> Running {
        Running { session, names, away: BTreeSet::new(), throws: BTreeMap::new() }
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
        let facts = self.session.apply(action)?;
        // What was undone is forgotten, and its throws with it.
        let last = self.session.cursor() - 1;
        self.throws.retain(|nth, _| *nth < last);
        Ok(facts)
    }

    /// Carries a throw on glass out, and keeps it beside its landing.
    ///
    /// # Errors
    /// Why no die can land now; then nothing has changed.
    pub fn throw(&mut self, thrown: Thrown, landing: Landing) -> Result<Vec<Event>, Illegal> {
        let facts = self.apply(Action::Land(landing))?;
        self.throws.insert(self.session.cursor() - 1, thrown);
        Ok(facts)
    }

    /// Tests whether the last action can be taken back. A die that was thrown on glass has been thrown.
    pub fn can_undo(&self) -> bool {
        let is_thrown = self.session.cursor().checked_sub(1).is_some_and(|last| self.throws.contains_key(&last));
        self.session.can_undo() && !is_thrown
    }

    /// How the app throws now for somebody who is away. The game's seed and the length of its log decide it, so that
    /// closing the app brings no other throw.
    pub fn toss(&self) -> Thrown {
        let nth = self.session.cursor() as u64 + 1;
        // The multiplier spreads neighbouring numbers over all seeds.
        let luck = self.session.seed() ^ nth.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        toss(&self.game().conditions(), Aim::Average, &mut Rng::new(luck))
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
        let (names, away, throws) = (self.names.clone(), self.away.clone(), self.throws.clone());
        store.write(platform, FILE, &File { session: self.session.save(), names, away, throws });
    }

    /// The game on file, finished or not. A damaged file is set aside, and the copy before it taken.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Option<Running> {
        for _ in 0..2 {
            let File { session, names, away, throws } = store.read(platform, FILE)?;
            match Session::<Fighter>::load(&session) {
                Ok(session) if names.len() == session.setup().heroes.len() => {
                    return Some(Running { session, names, away, throws }.tamed());
                }
                Err(LoadError::Newer { .. }) => store.reject(platform, FILE, true),
                Ok(_) | Err(_) => store.reject(platform, FILE, false),
            }
        }
        None
    }

    /// The same game with nobody away who does not play, and no throw kept where none was made; a file may say anything.
    fn tamed(mut self) -> Running {
        let seats = self.names.len();
        self.away.retain(|seat| usize::from(*seat) < seats);
        let done = &self.session.log()[..self.session.cursor()];
        self.throws.retain(|nth, _| done.get(*nth).is_some_and(|entry| matches!(entry.action, Action::Land(_))));
        self
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
