//! The best route through a laid dungeon, with proof.
//!
//! The search goes through states: where the hero is, and which cells are still of use. On each it keeps labels: what
//! the ways there have brought, without those that others outdo, so that choices of weapons never part it. The most
//! hopeful labels come first, by a bound that goes along the tree of blocks; once no label hopes for more than the best
//! route found, that route is the best.
//!
//! First the hero may stop anywhere, which lets the search forget all that is of no use and drop a way that has less
//! left to walk than another. What it finds is walked on to a real end. Where every end costs something, a second pass
//! looks on by the real rule, between what was found and what the first pass proved.

mod bag;
mod cells;
mod ending;
mod graph;
mod region;
mod root;
mod search;
mod trail;
mod tree;
mod ways;

use crate::donjonz::{Donjonz, Route};
pub use search::Search;

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What the best route found so far scores.
    pub best: u32,
    /// What no route scores more than.
    pub at_most: u32,
    /// Whether the search has ended.
    pub is_done: bool,
}

impl Progress {
    /// Tests whether the best route so far is known to be the best there is.
    pub fn is_proven(&self) -> bool {
        self.best == self.at_most
    }
}

/// The best route from a position, searched to the end in one go. `None` unless the hero is on the way.
pub fn solve(game: &Donjonz) -> Option<Route> {
    let mut search = Search::new(game)?;
    let progress = search.run(u32::MAX);
    Some(Route { score: progress.best, actions: search.route(), is_best: progress.is_proven() })
}
