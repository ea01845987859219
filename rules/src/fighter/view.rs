//! What a player or a spectator may know of a Fighter game: what everybody sees, and how many cards lie in the piles.
//! All seats know the same. The boss is known once the party meets it, or the game is over.

use super::{BossId, Fighter, LEVELS, Place, Public};
use std::ops::Deref;

/// A Fighter game as everybody sees it. The cards of the tower and of the pile are not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    public: Public,
    boss: Option<BossId>,
    tower: [usize; LEVELS as usize],
    pile: usize,
}

/// What everybody sees can be asked of every view.
impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl View {
    pub(super) fn new(game: &Fighter) -> View {
        let is_known = game.place == Place::Boss || game.end.is_some();
        View {
            public: game.public.clone(),
            boss: is_known.then_some(game.boss),
            tower: game.tower.each_ref().map(Vec::len),
            pile: game.pile.len(),
        }
    }

    /// The boss at the end of the dungeon; `None` until the party meets it.
    pub fn boss(&self) -> Option<BossId> {
        self.boss
    }

    /// How many monsters wait on each floor of the tower, level I first.
    pub fn tower(&self) -> [usize; LEVELS as usize] {
        self.tower
    }

    /// How many cards are in the equipment pile.
    pub fn pile(&self) -> usize {
        self.pile
    }
}
