//! Why a Donjonz action is not allowed.

use super::{Cell, Phase, Side, Turn, Weapon};

/// Why an action is not allowed now. The order of the checks is fixed: phase first, then the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The action belongs to another part of the game.
    #[error("this cannot be done now: the game is at {phase:?}")]
    WrongPhase {
        /// Where the game is.
        phase: Phase,
    },
    /// A card has four turns, 0 to 3.
    #[error("a card cannot be turned {} times", turn.0)]
    NoSuchTurn {
        /// What was asked for.
        turn: Turn,
    },
    /// The card would lie on another one.
    #[error("a card already lies on cell {cell}")]
    Overlaps {
        /// The first cell, row by row, that both would cover.
        cell: Cell,
    },
    /// The card would share no whole cell side with the dungeon.
    #[error("the card would not touch the dungeon")]
    NotConnected,
    /// No card lies there.
    #[error("there is no cell at {cell}")]
    NoCell {
        /// The cell.
        cell: Cell,
    },
    /// A wall stands between, on this card's side of the border or on the other's.
    #[error("a wall stands {side:?} of {cell}")]
    Wall {
        /// The cell the hero would leave.
        cell: Cell,
        /// The side the wall is on.
        side: Side,
    },
    /// The hero has been there.
    #[error("the hero has already been on {cell}")]
    Visited {
        /// The cell.
        cell: Cell,
    },
    /// Both hands hold a weapon: one must be dropped for a third.
    #[error("both hands are full: one weapon must be dropped")]
    HandsFull,
    /// A hand is free, so nothing is dropped.
    #[error("a hand is free: nothing need be dropped")]
    HandFree,
    /// A weapon that is not held cannot be dropped.
    #[error("the hero holds no {weapon:?}")]
    NotHeld {
        /// The weapon.
        weapon: Weapon,
    },
}
