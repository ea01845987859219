//! A laid dungeon as a graph: numbered cells, what lies on them, and which can be entered from which.

use super::cells::{Cells, ROOM};
use crate::donjonz::{Cell, Donjonz, Side, Thing};

/// The cells of a dungeon with their open borders.
pub struct Graph {
    /// Where each cell lies on the table; those with something on them come first.
    pub places: Vec<Cell>,
    /// What lies on each cell.
    pub things: Vec<Option<Thing>>,
    /// The cells that can be entered from each.
    pub next: Vec<Ways>,
    /// The same as a set.
    pub around: Vec<Cells>,
}

/// The cells that can be entered from one, in the order of sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ways {
    cells: [u8; 4],
    count: u8,
}

impl std::ops::Deref for Ways {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.cells[..usize::from(self.count)]
    }
}

impl Graph {
    pub fn new(game: &Donjonz) -> Graph {
        let mut places = Vec::new();
        for laid in game.laid() {
            places.extend(laid.cells(game.card(laid.card)).map(|(cell, _, _)| cell));
        }
        places.truncate(ROOM);
        places.sort_by_key(|cell| game.printed_at(*cell).is_none());
        let number = |cell| places.iter().position(|other| *other == cell).map(|number| number as u8);
        let (mut next, mut around) = (Vec::new(), Vec::new());
        for place in &places {
            let (mut ways, mut set) = (Ways::default(), Cells::default());
            for side in Side::ALL {
                if let Some(beside) = game.is_open(*place, side).then(|| number(place.step(side))).flatten() {
                    ways.cells[usize::from(ways.count)] = beside;
                    ways.count += 1;
                    set.add(beside);
                }
            }
            next.push(ways);
            around.push(set);
        }
        let things = places.iter().map(|cell| game.printed_at(*cell)).collect();
        Graph { places, things, next, around }
    }

    pub fn number(&self, cell: Cell) -> Option<u8> {
        self.places.iter().position(|other| *other == cell).map(|number| number as u8)
    }

    /// The cells with something on them.
    pub fn laden(&self) -> Cells {
        let mut laden = Cells::default();
        (0..).zip(&self.things).filter(|(_, thing)| thing.is_some()).for_each(|(cell, _)| laden.add(cell));
        laden
    }

    pub fn thing(&self, cell: u8) -> Option<Thing> {
        self.things[usize::from(cell)]
    }
}
