//! What a game of Knock has beside its log: who sits where, and its sand.

use super::{
    history::{self, Laurels, keep_won},
    quest::Quest,
};
use crate::{
    platform::Platform,
    play::{Facts, Match, Playable},
    store::Store,
    touch::touches,
};
use rules::{
    Session,
    clock::Sand,
    knock::{Adventure, End, Knock, Onward, Refusal, SAND, Setup, share_code},
};
use serde::{Deserialize, Serialize};

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

/// What a game has beside its log.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Extras {
    /// One for each player of the setup.
    pub seats: Vec<Seat>,
    /// The sand in this app. A game may have sand without it: then a timer on the table runs.
    pub sand: Option<Sand>,
    /// Whether the sand runs on while the app is out of sight, as it did in all games before that could be chosen.
    #[serde(default = "yes", rename = "strict")]
    pub is_strict: bool,
    /// How fast the app plays its seats.
    #[serde(default)]
    pub pace: Pace,
}

impl Extras {
    /// The seat of the one person who plays, if the app plays all others.
    pub fn only_person(&self) -> Option<u8> {
        let mut persons = (0..).zip(&self.seats).filter(|(_, seat)| seat.player == Player::Person);
        let (seat, _) = persons.next()?;
        persons.next().is_none().then_some(seat)
    }
}

fn yes() -> bool {
    true
}

touches! {
    /// How fast the app plays its seats.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Pace {
        /// One can think along.
        Slow = "slow",
        /// One can follow.
        #[default]
        Usual = "usual",
        /// One sees what came of it.
        Quick = "quick",
    }
}

impl Pace {
    /// How long the app thinks before it plays a card, in ms.
    pub fn thinking(self) -> f64 {
        match self {
            Pace::Slow => 2000.0,
            Pace::Usual => 650.0,
            Pace::Quick => 120.0,
        }
    }
}

/// Where the sand of a game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// In this app.
    Here,
    /// On the table; the players say when it has run through.
    Elsewhere,
}

/// Sand left that is a lot, or hardly any, in ms; players that are many; and chests that are heavy: for badges.
const SWIFT: u64 = 300_000;
const CLOSE: u64 = 10_000;
const CROWD: u8 = 5;
const RICH: u32 = 12;

impl Playable for Knock {
    type Extras = Extras;
    type Laurels = Laurels;
    const KEEPS_LESSON: bool = true;

    fn tame(session: &Session<Knock>, extras: &mut Extras) -> bool {
        extras.seats.len() == usize::from(session.setup().players)
    }

    fn elapsed(session: &Session<Knock>, extras: &Extras, now: u64) -> u64 {
        extras.sand.map_or(session.elapsed(), |sand| sand.full().saturating_sub(sand.remaining(now)))
    }

    fn follow(session: &Session<Knock>, extras: &mut Extras, now: u64) {
        if let Some(sand) = extras.sand.as_mut().filter(|_| session.outcome().is_some()) {
            sand.pause(now);
        }
    }

    /// Nothing is at stake for one person who plays without sand, alone or with the app.
    fn may_take_back(session: &Session<Knock>, extras: &Extras) -> bool {
        let setup = session.setup();
        let is_practice = setup.sand.is_none() && !setup.adventure;
        // Everybody places a card before anybody places a second one.
        let has_played = |seat: u8| {
            let before = (seat + setup.players - setup.first) % setup.players;
            session.cursor() > usize::from(before)
        };
        is_practice && extras.only_person().is_some_and(has_played)
    }

    fn before_last_decision(session: &Session<Knock>, extras: &Extras) -> Option<usize> {
        let seat = extras.only_person()?;
        let after = session.replay().take(session.cursor()).map(|(_, _, game)| game.player());
        let before = std::iter::once(session.setup().first).chain(after);
        before.take(session.cursor()).enumerate().filter(|(_, player)| *player == seat).map(|(count, _)| count).last()
    }

    fn code(session: &Session<Knock>) -> Option<String> {
        share_code(session.setup(), session.seed())
    }

    fn facts(game: &Match<Knock>) -> Facts {
        let (extras, game) = (&game.extras, game.game());
        let is_won = matches!(game.end(), Some(End::Won { .. }));
        // Sand that lies still is as it was at any time, and that of a finished game does.
        let left = extras.sand.filter(|_| is_won).map(|sand| sand.remaining(0));
        let of_the_book = left.filter(|_| game.sand() == Some(SAND));
        let feats = [
            ("first", is_won),
            ("swift", game.level() == 1 && of_the_book.is_some_and(|left| left >= SWIFT)),
            ("close", of_the_book.is_some_and(|left| left <= CLOSE)),
            ("crowd", is_won && game.players() >= CROWD),
            ("adventure", game.is_adventure() && Adventure::after(game) == Some(Onward::Finished)),
            ("rich", is_won && game.chests() >= RICH),
        ];
        let keep = is_won.then(|| keep_won(game.level()));
        Facts {
            players: game.players(),
            kind: game.level(),
            left,
            own_sand: game.sand().is_some_and(|sand| sand != SAND),
            feats: Facts::earned(feats),
            gathered: keep.into_iter().collect(),
        }
    }

    fn rest(extras: &mut Extras, now: u64) {
        extras.sand.iter_mut().for_each(|sand| sand.pause(now));
    }

    /// The sand lies still with as much on top as there was.
    fn rewind(session: &Session<Knock>, extras: &mut Extras) {
        if let Some(sand) = &mut extras.sand {
            *sand = Sand::new(sand.full());
            sand.start(0);
            sand.pause(session.elapsed());
        }
    }

    /// There is one adventure, and it goes on where its map says.
    fn may_wait(game: &Knock) -> bool {
        !game.is_adventure()
    }

    fn leave(left: &Match<Knock>, platform: &mut dyn Platform, store: &mut Store) {
        if left.game().is_adventure() {
            Quest::after_giving_up(left.game()).save(platform, store);
        }
    }

    fn settle(finished: &Match<Knock>, platform: &mut dyn Platform, store: &mut Store) -> Laurels {
        history::settle(finished, platform, store)
    }
}

impl Match<Knock> {
    /// Deals a game. Its sand lies still until it is started.
    ///
    /// # Errors
    /// Every reason why the setup cannot be played.
    pub fn deal(setup: Setup, seed: u64, seats: Vec<Seat>, timer: Timer) -> Result<Match<Knock>, Refusal> {
        let sand = setup.sand.filter(|_| timer == Timer::Here).map(Sand::new);
        Match::new(setup, seed, Extras { seats, sand, is_strict: true, pace: Pace::default() })
    }

    /// The same game, with what another one chose: whether its sand is strict, and how fast the app plays.
    pub fn in_the_manner_of(mut self, other: &Extras) -> Match<Knock> {
        (self.extras.is_strict, self.extras.pace) = (other.is_strict, other.pace);
        self
    }
}
