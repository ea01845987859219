//! Why a Fighter action is not allowed.

use super::{Die, EquipmentId, Phase, Place};

/// Why an action is not allowed now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// This belongs to another phase.
    #[error("this cannot be done now: the game is at {phase:?}")]
    NotNow {
        /// What is to be done.
        phase: Phase,
    },
    /// No corridor leads there.
    #[error("no corridor leads to {to:?}")]
    NoWay {
        /// Where to.
        to: Place,
    },
    /// The die was thrown already, or is forbidden, or there is none.
    #[error("{die:?} cannot be taken")]
    NoDie {
        /// The die.
        die: Die,
    },
    /// White dice and option B come when the hero dice are spent.
    #[error("a hero die is left")]
    HeroDieLeft,
    /// Against a boss there is no option B and no giving up.
    #[error("not against a boss")]
    Boss,
    /// The hero does not carry that as a weapon, or it is listed out of order.
    #[error("these are not weapons of the hero, in the order in which they are carried")]
    NotWeapons,
    /// The target has sections 1 to 5.
    #[error("the target has no section {ring}")]
    NoSection {
        /// The number.
        ring: u8,
    },
    /// Nobody who can act carries that card.
    #[error("nobody who can act carries card {}", card.0)]
    NotCarried {
        /// The card.
        card: EquipmentId,
    },
    /// The card cannot be used up now.
    #[error("card {} is of no use now", card.0)]
    NoUse {
        /// The card.
        card: EquipmentId,
    },
    /// Nothing that was thrown allows it.
    #[error("nothing allows this now")]
    NothingAllowsIt,
    /// Something must be decided first.
    #[error("something else must be decided first")]
    Undecided,
    /// There is no such hero, or not one for whom this is possible.
    #[error("this is not possible for seat {seat}")]
    WrongHero {
        /// The seat.
        seat: u8,
    },
    /// The hero cannot carry more of that kind.
    #[error("the hero in seat {seat} has no room for that")]
    NoRoom {
        /// The seat.
        seat: u8,
    },
    /// The treasury has too little gold.
    #[error("that costs {cost}, and the treasury has {gold}")]
    TooDear {
        /// What it costs.
        cost: u8,
        /// What there is.
        gold: u8,
    },
    /// There is nothing of the kind.
    #[error("there is nothing of the kind here")]
    NothingThere,
}
