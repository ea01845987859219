//! Where a search begins.

use super::bag::{Bag, add_to, bit};
use super::cells::Cells;
use super::graph::Graph;
use super::trail;
use crate::donjonz::{Donjonz, Phase};

/// Where the search begins.
pub struct Root {
    /// Where the hero stands.
    pub at: u8,
    /// The cells the hero has not been on.
    pub free: Cells,
    /// What may be held before the first step: more than one bag if a weapon is to be chosen first.
    pub front: Vec<Bag>,
}

impl Root {
    pub fn new(game: &Donjonz, graph: &Graph) -> Option<Root> {
        let mut free = Cells::default();
        (0..graph.places.len()).for_each(|cell| free.add(cell as u8));
        game.walked().iter().filter_map(|cell| graph.number(*cell)).for_each(|cell| free.remove(cell));
        let bag = Bag {
            pouches: game.pouches(),
            beaten: game.beaten(),
            weapons: trail::weapons(game),
            has_key: game.has_key(),
        };
        let mut front = Vec::new();
        match game.phase() {
            Phase::Choose(weapon) => bag.find_weapon(bit(weapon), |bag, _| add_to(&mut front, bag)),
            _ => front.push(bag),
        }
        Some(Root { at: graph.number(game.hero())?, free, front })
    }
}
