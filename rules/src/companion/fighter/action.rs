//! What a Fighter party can do at its table, why it cannot, and what it may leave to paper.

use super::{Gear, Opponent, Who};
use crate::fighter::{Colour, Difficulty, Throw};
use serde::{Deserialize, Serialize};

/// A part of the sheet that can be left to paper, or to the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tracker {
    /// Health and scars.
    Heroes,
    /// What the heroes carry.
    Gear,
    /// The monster and its health.
    Foe,
    /// How the die must be thrown.
    Throws,
    /// Gold and white dice.
    Treasury,
    /// The leader token.
    Leader,
    /// The piles of monsters.
    Tower,
    /// Score and rank.
    Score,
}

impl Tracker {
    /// All of them, as they stand on the screen.
    pub const ALL: [Tracker; 8] = [
        Tracker::Heroes,
        Tracker::Gear,
        Tracker::Foe,
        Tracker::Throws,
        Tracker::Treasury,
        Tracker::Leader,
        Tracker::Tower,
        Tracker::Score,
    ];
}

/// A change at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// A hero joins the party.
    Join(Who),
    /// The hero in that seat leaves it.
    Leave(usize),
    /// The hero in that seat loses a point of health.
    Hurt(usize),
    /// The hero in that seat gets a point of health.
    Heal(usize),
    /// A fainted hero is revived with a scar on that ability; the third scar takes the hero out of the game.
    Revive {
        /// The hero's seat.
        seat: usize,
        /// The ability the scar covers.
        scar: Colour,
    },
    /// A hero takes a piece of equipment.
    Take {
        /// The hero's seat.
        seat: usize,
        /// What is taken.
        gear: Gear,
    },
    /// A hero gives a piece of equipment away, by its place in the list.
    Drop {
        /// The hero's seat.
        seat: usize,
        /// Which piece.
        index: usize,
    },
    /// The hero in that seat leads.
    Lead(usize),
    /// The leader token is turned over.
    Turn,
    /// A gold comes into the treasury.
    Earn,
    /// A gold leaves it.
    Pay,
    /// A white die comes into the treasury.
    GainDie,
    /// A white die leaves it.
    SpendDie,
    /// The tower is built for this difficulty.
    Build(Difficulty),
    /// A card is drawn from the pile of that level, 1 to 4.
    Draw(u8),
    /// A monster or the boss is met.
    Meet(Opponent),
    /// The monster loses health.
    Hit(u8),
    /// The monster gets a point of health back.
    Mend,
    /// The monster is beaten, and its gold goes into the treasury.
    Beat,
    /// Option B: every hero takes the monster's damage, and the leader is defeated.
    TakeIt,
    /// The party gives the fight up: every hero loses a point of health.
    GiveUp,
    /// A special throw is asked for, or no longer.
    Ask(Throw),
    /// No special throw is asked for by room and weapons.
    ThrowFreely,
    /// A part is left to paper, or taken back from it.
    Switch(Tracker),
    /// Everything begins anew.
    Anew,
}

/// Why a change cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No card is of that kind.
    NoSuchCard,
    /// The party is full.
    PartyFull,
    /// That hero is in the party already.
    InAlready,
    /// Nobody sits there, or nothing is there.
    Nobody,
    /// The hero has left the game.
    Angel,
    /// The hero has fainted, and must be revived first.
    Fainted,
    /// The hero is awake.
    Awake,
    /// The hero cannot have more health.
    Healthy,
    /// A scar is on that ability already.
    Scarred,
    /// There are no scars left in the box.
    NoScars,
    /// The hero cannot carry more of that kind.
    Laden,
    /// Somebody else carries that card.
    Taken,
    /// There is no more of it in the box.
    BoxEmpty,
    /// There is none left in the treasury.
    TreasuryEmpty,
    /// That pile is empty.
    PileEmpty,
    /// Nobody is fought.
    NoFight,
    /// It still has health.
    StillStands,
    /// Not against a boss.
    Boss,
}
