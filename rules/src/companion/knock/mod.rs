//! A Keep on the table: who is in it with how many Time tokens, whether one may speak, the dangers being added up, and
//! the adventure around it. The cards themselves lie on the table, so their places are not known here.

mod adventure;
mod keep;

pub use adventure::{Record, Slate};
pub use keep::{Guest, Keep, State, TIMES, Who};

use super::Sheet;
use crate::knock::{CardId, Corner, HIGHEST, LEVELS, QUIET, Spell, Voice};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The most chests that can be counted: more than the cards of a Keep show.
pub const MOST_CHESTS: u8 = 99;

/// A part of the sheet that can be left to paper, or to the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tracker {
    /// The sand timer.
    Sand,
    /// The Speech/Silence token.
    Voice,
    /// Creatures and Time tokens.
    Tokens,
    /// The sum of four corners.
    Danger,
    /// Spellbook tokens.
    Spells,
    /// Chests in the longest chain.
    Chests,
    /// The adventure log.
    Log,
}

impl Tracker {
    /// All of them, as they stand on the screen.
    pub const ALL: [Tracker; 7] = [
        Tracker::Sand,
        Tracker::Voice,
        Tracker::Tokens,
        Tracker::Danger,
        Tracker::Spells,
        Tracker::Chests,
        Tracker::Log,
    ];
}

/// A corner being added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summand {
    /// The value printed on it.
    pub value: u8,
    /// A Poison token lies on it, so that it counts nothing.
    pub is_poisoned: bool,
}

/// Everything on the table that players count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The creatures in the Keep.
    pub keep: Keep,
    /// Which side of the Speech/Silence token is up.
    pub voice: Voice,
    /// The four corners of the card that is being assessed, in the order of [`Corner::ALL`].
    pub corners: [Summand; 4],
    /// Chests in the longest chain.
    pub chests: u8,
    /// The adventure: the Keep to come, tokens held, and what was.
    pub slate: Slate,
    /// Parts that are left to paper.
    pub off: BTreeSet<Tracker>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            keep: Keep::default(),
            voice: Voice::Speech,
            corners: [Summand::default(); 4],
            chests: 0,
            slate: Slate::default(),
            off: BTreeSet::new(),
        }
    }
}

/// A change at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// A creature is placed and takes its Time tokens.
    Enter(Who),
    /// A creature, by its place in the list, is beaten: its tokens go back.
    Beat(usize),
    /// A creature is burnt by the Fireball.
    Burn(usize),
    /// A creature is frozen by the Ice Flash.
    Freeze(usize),
    /// Every creature with tokens gives one back.
    Alarm,
    /// The Speech/Silence token is turned over.
    Turn,
    /// A corner shows this value.
    Count {
        /// Which one.
        corner: Corner,
        /// The value printed on it.
        value: u8,
    },
    /// A corner is poisoned.
    Poison(Corner),
    /// The corners of another card are added up.
    Wipe,
    /// A Spellbook token joins the party's stock.
    Find(Spell),
    /// A Spellbook token is used and goes back into the box.
    Cast(Spell),
    /// A chest more, in the longest chain.
    MoreChests,
    /// A chest fewer.
    FewerChests,
    /// The Keep is won: the token found, and the time left in ms.
    Won {
        /// A Spellbook token drawn from those in the box.
        found: Option<Spell>,
        /// Time left in the sand timer.
        left: Option<u64>,
    },
    /// The Keep is lost; it may be tried again.
    Lost,
    /// Another Keep is the one to come, as on a paper note.
    Level(u8),
    /// A part is left to paper, or taken back from it.
    Switch(Tracker),
    /// Everything begins anew.
    Anew,
}

/// Why a change cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The reserve is too small, so the game is lost.
    Short {
        /// Tokens the creature takes.
        needs: u8,
        /// Tokens there are.
        reserve: u8,
    },
    /// No card shows that creature or that Time.
    NoSuchCreature,
    /// That card is already in the Keep.
    InAlready,
    /// There is nobody at that place of the list.
    Nobody,
    /// Somebody gave the alarm, so the game is lost.
    AlarmGiven,
    /// There is nobody who could give the alarm.
    Quiet,
    /// Fire does nothing to the Black Knight.
    KnightImmune,
    /// It is frozen already.
    FrozenAlready,
    /// The Black Knight cannot be beaten while a frozen creature stands.
    FrozenStands,
    /// The party does not hold that token.
    NotHeld(Spell),
    /// The party holds that token already.
    HeldAlready(Spell),
    /// More tokens than an adventure can have won before this Keep.
    TooMany {
        /// How many it would be.
        count: usize,
        /// The Keep to come.
        level: u8,
    },
    /// The players may already speak.
    MaySpeak,
    /// There is no such number.
    NoSuchNumber,
    /// All four Keeps are free.
    Finished,
}

impl Board {
    /// The danger of the four corners.
    pub fn danger(&self) -> u8 {
        self.corners.iter().filter(|summand| !summand.is_poisoned).map(|summand| summand.value).sum()
    }

    /// Tests whether the four corners keep a hall quiet, and beat a creature.
    pub fn is_quiet(&self) -> bool {
        self.danger() <= QUIET
    }

    /// Tests whether a part is kept here.
    pub fn tracks(&self, tracker: Tracker) -> bool {
        !self.off.contains(&tracker)
    }

    /// Uses a token if tokens are kept here.
    fn spend(&mut self, spell: Spell) -> Result<(), Refusal> {
        if self.tracks(Tracker::Spells) { self.slate.cast(spell) } else { Ok(()) }
    }

    /// Clears the table for the next Keep.
    fn clear(&mut self) {
        (self.keep, self.voice, self.chests) = (Keep::default(), Voice::Speech, 0);
        self.corners = [Summand::default(); 4];
    }

    fn cast(&mut self, spell: Spell) -> Result<(), Refusal> {
        if spell == Spell::SphereOfSilence && self.tracks(Tracker::Voice) {
            if self.voice == Voice::Speech {
                return Err(Refusal::MaySpeak);
            }
            self.voice = Voice::Speech;
        }
        self.slate.cast(spell)
    }

    fn settle(&mut self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Won { found, left } => self.slate.win(found, left, self.chests)?,
            _ => self.slate.lose()?,
        }
        self.clear();
        Ok(())
    }
}

impl Sheet for Board {
    type Action = Action;
    type Refusal = Refusal;

    fn after(&self, action: &Action) -> Result<Board, Refusal> {
        let mut next = self.clone();
        match *action {
            Action::Enter(who) => next.keep.enter(who)?,
            Action::Beat(guest) => next.keep.beat(guest)?,
            Action::Burn(guest) => {
                next.keep.burn(guest)?;
                next.spend(Spell::Fireball)?;
            }
            Action::Freeze(guest) => {
                next.keep.freeze(guest)?;
                next.spend(Spell::IceFlash)?;
            }
            Action::Alarm => next.keep.ring()?,
            Action::Turn => next.voice = self.voice.turned(),
            Action::Count { value, .. } if value > HIGHEST => return Err(Refusal::NoSuchNumber),
            Action::Count { corner, value } => next.corners[corner as usize] = Summand { value, is_poisoned: false },
            Action::Poison(corner) => {
                let summand = &mut next.corners[corner as usize];
                summand.is_poisoned = !summand.is_poisoned;
            }
            Action::Wipe => next.corners = [Summand::default(); 4],
            Action::Find(spell) => next.slate.find(spell, self.tracks(Tracker::Log))?,
            Action::Cast(spell) => next.cast(spell)?,
            Action::MoreChests if self.chests >= MOST_CHESTS => return Err(Refusal::NoSuchNumber),
            Action::MoreChests => next.chests += 1,
            Action::FewerChests => next.chests = self.chests.checked_sub(1).ok_or(Refusal::NoSuchNumber)?,
            Action::Won { .. } | Action::Lost => next.settle(action)?,
            Action::Level(level) => next.slate.go_to(level)?,
            Action::Switch(tracker) => {
                if !next.off.remove(&tracker) {
                    next.off.insert(tracker);
                }
            }
            Action::Anew => next = Board { off: self.off.clone(), ..Board::default() },
        }
        Ok(next)
    }

    fn is_sound(&self) -> bool {
        self.keep.is_sound()
            && self.corners.iter().all(|summand| summand.value <= HIGHEST)
            && self.chests <= MOST_CHESTS
            && self.slate.is_sound()
    }
}

/// The creatures that can be in a Keep of that level, or in any of them.
pub fn creatures(level: Option<u8>) -> Vec<CardId> {
    let deck = crate::knock::Deck::standard();
    let is_one = |id: &CardId| deck.get(*id).is_some_and(|card| card.creature.is_some());
    (1..=LEVELS)
        .filter(|each| level.is_none_or(|level| level == *each))
        .flat_map(|level| deck.ids_in(level).filter(is_one).collect::<Vec<_>>())
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect()
}
