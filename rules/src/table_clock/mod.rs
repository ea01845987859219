//! A clock for a whole table: time for each player, who is on turn, turns and rounds, as data. Knows no clock; every call
//! is handed the wall clock's milliseconds.
//!
//! *Chess*: everybody has the same time and uses it on their own turns. *Increment*: each finished turn brings a little
//! more. *Sand*: as in an hourglass between the players, what one uses runs to the others, in equal parts. Who has no
//! time left plays on, and the time over is counted.

mod seat;

pub use seat::Seat;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many can play.
pub const SEATS: RangeInclusive<usize> = 2..=6;
/// The shortest and the longest time a player can have, in ms.
pub const LENGTHS: RangeInclusive<u64> = 30_000..=180 * 60_000;

/// How time is given and taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// Nobody gets more than they began with.
    Chess,
    /// Each turn that is done brings so many ms more.
    Increment(u64),
    /// What one uses runs to the others.
    Sand,
}

/// What a clock is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// How many play.
    pub players: usize,
    /// How time is given and taken.
    pub manner: Manner,
    /// What everybody begins with, in ms.
    pub length: u64,
    /// How long a round should last at most, in ms, if somebody cares.
    pub round: Option<u64>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { players: 4, manner: Manner::Chess, length: 10 * 60_000, round: None }
    }
}

/// The clock. All times are milliseconds; `now` is the wall clock's.
///
/// A running turn is a moment on the wall clock from which on it is counted, so sleep, a killed app or a slow frame
/// takes no time from anybody and gives none. As with [`Sand`](crate::clock::Sand), a wall clock set back gives none
/// either: what had been seen of a turn at the last [`TableClock::tick`] stays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableClock {
    terms: Terms,
    /// By where they sit, clockwise.
    seats: Vec<Seat>,
    /// Seats in the order in which they play.
    order: Vec<usize>,
    on_turn: Option<usize>,
    /// What this turn has taken up to `since`.
    turn: u64,
    /// Since when the turn runs; none while the clock is held.
    since: Option<u64>,
    /// Counted from 1.
    round: u32,
    /// What the turns of this round took that are over.
    round_used: u64,
}

impl TableClock {
    /// A clock that nobody has started.
    pub fn new(terms: Terms) -> TableClock {
        let players = terms.players.clamp(*SEATS.start(), *SEATS.end());
        let length = terms.length.clamp(*LENGTHS.start(), *LENGTHS.end());
        TableClock {
            terms: Terms { players, length, ..terms },
            seats: vec![Seat::new(length); players],
            order: (0..players).collect(),
            on_turn: None,
            turn: 0,
            since: None,
            round: 1,
            round_used: 0,
        }
    }

    /// What it is set to.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Seats in the order in which they play.
    pub fn order(&self) -> &[usize] {
        &self.order
    }

    /// The seat whose turn it is; none before the first turn.
    pub fn on_turn(&self) -> Option<usize> {
        self.on_turn
    }

    /// The seat that plays after the one on turn.
    pub fn next(&self) -> Option<usize> {
        self.on_turn.map(|seat| self.after(seat))
    }

    /// Tests whether somebody's time runs.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Tests whether anybody has had a turn yet.
    pub fn has_begun(&self) -> bool {
        self.on_turn.is_some()
    }

    /// Which round it is, counted from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// How many turns were taken.
    pub fn turns(&self) -> u32 {
        self.seats.iter().fold(0, |turns, seat| turns.saturating_add(seat.turns))
    }

    /// What this turn has taken so far.
    pub fn turn_time(&self, now: u64) -> u64 {
        self.turn.saturating_add(self.since.map_or(0, |since| now.saturating_sub(since)))
    }

    /// What this round has taken so far.
    pub fn round_time(&self, now: u64) -> u64 {
        self.round_used.saturating_add(self.turn_time(now))
    }

    /// All players as they stand at a moment, by where they sit.
    pub fn seats(&self, now: u64) -> Vec<Seat> {
        let mut seats = self.seats.clone();
        if let Some(seat) = self.on_turn {
            let own = seats[seat].uses(self.turn_time(now));
            if self.terms.manner == Manner::Sand {
                self.share(&mut seats, seat, own);
            }
        }
        seats
    }

    /// What the player on turn has left.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.on_turn.map(|seat| self.seats[seat].left.saturating_sub(self.turn_time(now)))
    }

    /// Takes note of the time, so that a clock set back later cannot bring it back.
    pub fn tick(&mut self, now: u64) {
        self.turn = self.turn_time(now);
        self.since = self.since.map(|_| now);
    }

    /// Lets the clock run for the player whose turn it is, or for the first one. Does nothing to one that runs.
    pub fn go_on(&mut self, now: u64) {
        if self.is_running() {
            return;
        }
        self.on_turn = self.on_turn.or_else(|| self.order.iter().copied().find(|seat| !self.seats[*seat].is_out));
        self.since = self.on_turn.map(|_| now);
    }

    /// Holds the clock in the middle of a turn.
    pub fn hold(&mut self, now: u64) {
        self.tick(now);
        self.since = None;
    }

    /// The player on turn is done; the next one in order is on. False if nobody's time runs.
    pub fn done(&mut self, now: u64) -> bool {
        let Some(seat) = self.on_turn.filter(|_| self.is_running()) else { return false };
        self.settle(now);
        let player = &mut self.seats[seat];
        player.turns = player.turns.saturating_add(1);
        player.has_played = true;
        if let Manner::Increment(more) = self.terms.manner {
            player.left = player.left.saturating_add(more);
        }
        self.on_turn = Some(self.after(seat));
        if self.seats.iter().all(|seat| seat.has_played || seat.is_out) {
            self.next_round();
        }
        true
    }

    /// Gives the turn to a player out of order. The turn that was under way does not count as one; its time does.
    /// False for a player who is left out.
    pub fn hand_to(&mut self, seat: usize, now: u64) -> bool {
        if self.seats.get(seat).is_none_or(|player| player.is_out) {
            return false;
        }
        if self.on_turn != Some(seat) {
            self.settle(now);
            self.on_turn = Some(seat);
        }
        self.go_on(now);
        true
    }

    /// Turns the order round.
    pub fn reverse(&mut self) {
        self.order.reverse();
    }

    /// Lets a player come earlier in the order, in exchange with the one before; the first one becomes the last.
    pub fn come_earlier(&mut self, seat: usize) {
        let Some(place) = self.order.iter().position(|it| *it == seat) else { return };
        match place {
            0 => self.order.rotate_left(1),
            _ => self.order.swap(place - 1, place),
        }
    }

    /// Leaves a player out, or takes them in again. Whoever is left out while on turn gives it to the next one. False
    /// if too few would be left.
    pub fn sit_out(&mut self, seat: usize, now: u64) -> bool {
        let playing = self.seats.iter().filter(|seat| !seat.is_out).count();
        match self.seats.get(seat) {
            Some(player) if player.is_out || playing > *SEATS.start() => {}
            _ => return false,
        }
        // What ran so far ran between those who played so far.
        self.settle(now);
        self.seats[seat].is_out = !self.seats[seat].is_out;
        if self.on_turn == Some(seat) {
            self.on_turn = Some(self.after(seat));
        }
        true
    }

    /// Takes a clock that was set while a turn ran: what had run at `before` on the old clock has run at `now` on the
    /// new one.
    pub fn set_clock(&mut self, before: u64, now: u64) {
        if self.is_running() {
            self.tick(before);
            self.since = Some(now);
        }
    }

    /// Tests whether the clock can have come from a new one: a file may say anything.
    pub fn is_sound(&self) -> bool {
        let mut order = self.order.clone();
        order.sort_unstable();
        let players = self.seats.len();
        let is_in = |seat: usize| self.seats.get(seat).is_some_and(|seat| !seat.is_out);
        SEATS.contains(&players)
            && players == self.terms.players
            && LENGTHS.contains(&self.terms.length)
            && order.into_iter().eq(0..players)
            && (0..players).filter(|seat| is_in(*seat)).count() >= *SEATS.start()
            && self.on_turn.map_or(self.since.is_none() && self.turn == 0, is_in)
    }

    /// Books what the turn took so far to the player on turn, and begins to count from here.
    fn settle(&mut self, now: u64) {
        self.seats = self.seats(now);
        self.round_used = self.round_time(now);
        self.turn = 0;
        self.since = self.since.map(|_| now);
    }

    /// Lets time run from one player to the others who play, in equal parts. What cannot be parted goes to those who
    /// play next.
    fn share(&self, seats: &mut [Seat], from: usize, time: u64) {
        let others: Vec<usize> = self.following(from).filter(|seat| *seat != from && !seats[*seat].is_out).collect();
        let Some((each, rest)) = time.checked_div(others.len() as u64).map(|each| (each, time % others.len() as u64))
        else {
            return;
        };
        for (nth, seat) in others.into_iter().enumerate() {
            let share = each + u64::from((nth as u64) < rest);
            seats[seat].left = seats[seat].left.saturating_add(share);
        }
    }

    /// The seats in order from the one after a seat on, round to that seat itself.
    fn following(&self, seat: usize) -> impl Iterator<Item = usize> + '_ {
        let place = self.order.iter().position(|it| *it == seat).unwrap_or_default();
        (1..=self.order.len()).map(move |step| self.order[(place + step) % self.order.len()])
    }

    /// Who plays after a seat.
    fn after(&self, seat: usize) -> usize {
        self.following(seat).find(|seat| !self.seats[*seat].is_out).unwrap_or(seat)
    }

    fn next_round(&mut self) {
        self.seats.iter_mut().for_each(|seat| seat.has_played = false);
        self.round = self.round.saturating_add(1);
        self.round_used = 0;
    }
}
