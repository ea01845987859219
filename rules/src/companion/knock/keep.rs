//! The creatures in the Keep and the twelve Time tokens, which are either on one of them or in the reserve.

use super::Refusal;
use crate::knock::{CardId, Creature, Deck, TOKENS};
use serde::{Deserialize, Serialize};

/// Times that creatures have.
pub const TIMES: std::ops::RangeInclusive<u8> = 2..=5;

/// Who is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// A creature of the standard deck.
    Card(CardId),
    /// Any creature with this Time.
    Time(u8),
}

/// How a creature fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// It has this many Time tokens; with none left it has given the alarm.
    Fights {
        /// Tokens on it.
        tokens: u8,
    },
    /// It has no tokens and gives no alarm.
    Frozen,
}

/// A creature in the Keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Its card, if it was named.
    pub card: Option<CardId>,
    /// How many tokens it took.
    pub time: u8,
    /// A number to tell it from others that were not named, from 1.
    pub number: u8,
    /// How it fares.
    pub state: State,
}

impl Guest {
    /// Time tokens on it.
    pub fn tokens(&self) -> u8 {
        match self.state {
            State::Fights { tokens } => tokens,
            State::Frozen => 0,
        }
    }

    /// Tests whether its last token is gone.
    pub fn gave_alarm(&self) -> bool {
        self.state == State::Fights { tokens: 0 }
    }

    /// Tests whether it is the Black Knight, as far as one knows.
    pub fn is_knight(&self) -> bool {
        self.card.and_then(creature).is_some_and(|creature| creature.is_knight)
    }
}

/// The creature of a card.
fn creature(card: CardId) -> Option<Creature> {
    Deck::standard().get(card)?.creature
}

/// The creatures in the Keep, the earliest placed first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keep {
    guests: Vec<Guest>,
}

/// More creatures than the box has cards of cannot be in a Keep.
const MOST: usize = crate::knock::CREATURES;

impl Keep {
    /// The creatures.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// Time tokens in the reserve.
    pub fn reserve(&self) -> u8 {
        TOKENS.saturating_sub(self.on_guests())
    }

    fn on_guests(&self) -> u8 {
        self.guests.iter().fold(0, |sum, guest| sum.saturating_add(guest.tokens()))
    }

    /// Those who gave the alarm: the game is lost.
    pub fn alarms(&self) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(|guest| guest.gave_alarm())
    }

    /// Those whose last token goes with the next alarm.
    pub fn last_chances(&self) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(|guest| guest.tokens() == 1)
    }

    /// Tests whether the card is in the Keep.
    pub fn has(&self, card: CardId) -> bool {
        self.guests.iter().any(|guest| guest.card == Some(card))
    }

    pub(super) fn enter(&mut self, who: Who) -> Result<(), Refusal> {
        self.check_goes_on()?;
        let (card, time) = match who {
            Who::Card(card) => (Some(card), creature(card).ok_or(Refusal::NoSuchCreature)?.time),
            Who::Time(time) => (None, time),
        };
        if !TIMES.contains(&time) || self.guests.len() >= MOST {
            return Err(Refusal::NoSuchCreature);
        }
        if card.is_some_and(|card| self.has(card)) {
            return Err(Refusal::InAlready);
        }
        let reserve = self.reserve();
        if time > reserve {
            return Err(Refusal::Short { needs: time, reserve });
        }
        let is_taken = |number: &u8| self.guests.iter().any(|guest| guest.card.is_none() && guest.number == *number);
        let number = (1..=u8::MAX).find(|number| !is_taken(number)).unwrap_or(u8::MAX);
        self.guests.push(Guest { card, time, number, state: State::Fights { tokens: time } });
        Ok(())
    }

    pub(super) fn beat(&mut self, index: usize) -> Result<(), Refusal> {
        self.check_goes_on()?;
        let guest = self.guests.get(index).ok_or(Refusal::Nobody)?;
        let is_other = |(other, guest): (usize, &Guest)| other != index && guest.state == State::Frozen;
        if guest.is_knight() && self.guests.iter().enumerate().any(is_other) {
            return Err(Refusal::FrozenStands);
        }
        self.guests.remove(index);
        Ok(())
    }

    pub(super) fn burn(&mut self, index: usize) -> Result<(), Refusal> {
        self.check_goes_on()?;
        if self.guests.get(index).ok_or(Refusal::Nobody)?.is_knight() {
            return Err(Refusal::KnightImmune);
        }
        self.guests.remove(index);
        Ok(())
    }

    pub(super) fn freeze(&mut self, index: usize) -> Result<(), Refusal> {
        self.check_goes_on()?;
        let guest = self.guests.get_mut(index).ok_or(Refusal::Nobody)?;
        if guest.state == State::Frozen {
            return Err(Refusal::FrozenAlready);
        }
        guest.state = State::Frozen;
        Ok(())
    }

    /// Takes a token from everybody who has one. Rulebook: Check the alarm.
    pub(super) fn ring(&mut self) -> Result<(), Refusal> {
        self.check_goes_on()?;
        if self.on_guests() == 0 {
            return Err(Refusal::Quiet);
        }
        for guest in &mut self.guests {
            if let State::Fights { tokens } = &mut guest.state {
                *tokens = tokens.saturating_sub(1);
            }
        }
        Ok(())
    }

    fn check_goes_on(&self) -> Result<(), Refusal> {
        if self.alarms().next().is_some() { Err(Refusal::AlarmGiven) } else { Ok(()) }
    }

    pub(super) fn is_sound(&self) -> bool {
        let is_one = |guest: &Guest| {
            let time = guest.card.map_or(Some(guest.time), |card| creature(card).map(|creature| creature.time));
            TIMES.contains(&guest.time) && time == Some(guest.time) && guest.tokens() <= guest.time
        };
        let is_twice = |guest: &Guest| guest.card.is_some_and(|card| self.count(card) > 1);
        self.guests.len() <= MOST
            && self.guests.iter().all(|guest| is_one(guest) && !is_twice(guest))
            && self.on_guests() <= TOKENS
    }

    fn count(&self, card: CardId) -> usize {
        self.guests.iter().filter(|guest| guest.card == Some(card)).count()
    }
}
