//! Companions for games played with the real box or a printed kit: sheets that the players keep by hand.
//! A sheet is plain data changed by actions, each of which gives the next sheet or says why not. Nothing is hidden here,
//! so everything can be undone.

pub mod donjonz;
pub mod fighter;
pub mod knock;
mod log;
pub mod pad;

pub use log::{Log, MOST};

use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// What is kept of a game on the table.
pub trait Sheet: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned {
    /// A change the players make.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why a change cannot be made.
    type Refusal: Debug;

    /// The sheet after a change.
    ///
    /// # Errors
    /// Why the game does not allow it.
    fn after(&self, action: &Self::Action) -> Result<Self, Self::Refusal>;

    /// Tests whether the sheet can have come from an empty one: a file may say anything.
    fn is_sound(&self) -> bool;

    /// Tests whether a change only goes on with the last one, so that both are undone at once.
    fn goes_on(_last: &Self::Action, _next: &Self::Action) -> bool {
        false
    }
}
