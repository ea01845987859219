//! Who plays, which Keep, and with how much sand: what is asked before a game, and remembered for the next one.

use super::playable::{Extras, Pace, Player, Seat, Timer};
use crate::{given_name, play::Match, screens::gathering, touch::touches};
use rules::knock::{Knock, LEVELS, PLAYERS, SAND, Setup};
use serde::{Deserialize, Serialize};

/// The least and the most sand, and what one step adds, in ms.
const SANDS: (u64, u64) = (4 * 60_000, 10 * 60_000);
const HALF_MINUTE: u64 = 30_000;

touches! {
    /// Where the sand of the next game runs.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum SandPlace {
        /// In this app.
        #[default]
        Here = "here",
        /// On the table.
        Table = "table",
        /// Nowhere, to learn in peace.
        None = "none",
    }
}

/// A party and what it chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Party {
    /// Players, 1 to 6.
    pub players: u8,
    /// All six seats, so that one who comes back finds their name again.
    pub seats: Vec<Seat>,
    /// The Keep of a single game, 1 to 4.
    pub level: u8,
    /// Where the sand runs.
    #[serde(rename = "glass")]
    pub sand_place: SandPlace,
    /// How much sand there is, in ms.
    pub sand: u64,
    /// Whether the sand runs on while the app is out of sight.
    #[serde(rename = "strict")]
    pub is_strict: bool,
    /// How fast the app plays its seats.
    pub pace: Pace,
    /// The seat that begins, from 0.
    pub first: u8,
}

impl Default for Party {
    fn default() -> Party {
        let seats = vec![Seat::default(); usize::from(PLAYERS)];
        Party {
            players: 1,
            seats,
            level: 1,
            sand_place: SandPlace::Here,
            sand: SAND,
            is_strict: false,
            pace: Pace::default(),
            first: 0,
        }
    }
}

impl gathering::Party for Party {
    const FILE: &'static str = "knock-party.json";

    fn tamed(mut self) -> Party {
        self.players = self.players.clamp(1, PLAYERS);
        self.level = self.level.clamp(1, LEVELS);
        self.sand = (self.sand / HALF_MINUTE * HALF_MINUTE).clamp(SANDS.0, SANDS.1);
        self.seats.resize(usize::from(PLAYERS), Seat::default());
        for seat in &mut self.seats {
            seat.name = given_name::tidy(&seat.name);
        }
        if self.people() == 0 {
            self.seats[0].player = Player::Person;
        }
        self
    }

    fn name_mut(&mut self, seat: usize) -> Option<&mut String> {
        let taken = &mut self.seats[..usize::from(self.players)];
        taken.get_mut(seat).map(|seat| &mut seat.name)
    }
}

impl Party {
    /// The seats that are taken.
    pub fn taken(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// How many of the players are people.
    pub fn people(&self) -> usize {
        self.taken().iter().filter(|seat| seat.player == Player::Person).count()
    }

    /// Seats another number of players; at least one of them is a person.
    pub fn seat(&mut self, players: u8) {
        self.players = players.clamp(1, PLAYERS);
        if self.people() == 0 {
            self.seats[0].player = Player::Person;
        }
    }

    /// Lets the app play a seat, or a person again. Refuses to send the last person away.
    pub fn swap_player(&mut self, seat: usize) -> bool {
        let last = self.people() == 1;
        match self.seats.get_mut(seat) {
            Some(seat) if seat.player == Player::Bot => seat.player = Player::Person,
            Some(seat) if !last => seat.player = Player::Bot,
            _ => return false,
        }
        true
    }

    /// The seat that begins; the first one if nobody sits any more where somebody was to begin.
    pub fn beginner(&self) -> u8 {
        if self.first < self.players { self.first } else { 0 }
    }

    /// Tests whether the app plays for somebody.
    pub fn has_bots(&self) -> bool {
        self.taken().iter().any(|seat| seat.player == Player::Bot)
    }

    /// Tests whether there can be half a minute more or less.
    pub fn can_pour(&self, more: bool) -> bool {
        if more { self.sand < SANDS.1 } else { self.sand > SANDS.0 }
    }

    /// Adds half a minute, or takes one away.
    pub fn pour(&mut self, more: bool) {
        if self.can_pour(more) {
            self.sand = if more { self.sand + HALF_MINUTE } else { self.sand - HALF_MINUTE };
        }
    }

    /// Deals this party a game: players, seats and sand are theirs, the rest is that of `setup`.
    pub fn deal(&self, setup: Setup, seed: u64) -> Option<Match<Knock>> {
        let timer = if self.sand_place == SandPlace::Table { Timer::Elsewhere } else { Timer::Here };
        let sand = (self.sand_place != SandPlace::None).then_some(self.sand);
        let setup = Setup { players: self.players, first: self.beginner(), sand, ..setup };
        let manner = Extras { is_strict: self.is_strict, pace: self.pace, ..Extras::default() };
        Some(Match::deal(setup, seed, self.taken().to_vec(), timer).ok()?.in_the_manner_of(&manner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::gathering::Party as _;

    #[test]
    fn a_party_from_a_strange_file_can_still_be_dealt_to() {
        let bots = vec![Seat { name: "x".repeat(99), player: Player::Bot }; 9];
        let (sand_place, level) = (SandPlace::Table, 0);
        let strange =
            Party { players: 200, seats: bots, level, sand: u64::MAX, sand_place, first: 99, ..Party::default() };
        let party = strange.tamed();
        assert_eq!((party.players, party.level, party.sand, party.people()), (6, 1, SANDS.1, 1));
        let running = party.deal(Setup { level: party.level, ..Setup::default() }, 7).expect("it is tame now");
        assert_eq!((running.extras.seats.len(), running.extras.sand), (6, None));
    }

    #[test]
    fn the_last_person_cannot_be_sent_away() {
        let mut party = Party::default();
        party.seat(3);
        assert!(party.swap_player(0) && party.swap_player(1));
        assert!(!party.swap_player(2));
        party.seat(2);
        assert_eq!(party.people(), 1);
    }

    #[test]
    fn sand_is_poured_by_half_minutes_between_four_and_ten() {
        let mut party = Party::default();
        (0..40).for_each(|_| party.pour(true));
        assert_eq!(party.sand, 600_000);
        (0..40).for_each(|_| party.pour(false));
        assert_eq!(party.sand, 240_000);
        party.pour(true);
        assert_eq!(party.sand, 270_000);
    }
}
