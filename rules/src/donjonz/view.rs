//! What a player or a spectator may know of a Donjonz game: all of it. The pile lies face up and may be leafed through.

use super::Donjonz;
use std::ops::Deref;

/// A Donjonz game as everybody sees it. It can be asked everything, but not played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View(Donjonz);

impl Deref for View {
    type Target = Donjonz;

    fn deref(&self) -> &Donjonz {
        &self.0
    }
}

impl View {
    pub(super) fn new(game: &Donjonz) -> View {
        View(game.clone())
    }
}
