//! What is still to be walked, as a tree of blocks, and what a hero can at most make of it.
//!
//! A walk that never crosses itself goes through the blocks as through a tree: behind a cell that alone joins two
//! parts, only one of them can be walked. So the bound is the richest chain of blocks, gone through in order, with
//! everything in a block found at the best moment and no weapon ever dropped.

use super::bag::{Bag, bit};
use super::cells::{Cells, ROOM};
use super::graph::Graph;
use crate::donjonz::Thing;

const NONE: u8 = u8::MAX;

/// What lies in a block.
#[derive(Clone, Copy, Debug, Default)]
struct Wealth {
    pouches: u8,
    monsters: [u8; 4],
    weapons: u8,
    has_key: bool,
    has_door: bool,
}

/// A part of the region that no single cell can part. The cell it is entered by belongs to the block before.
#[derive(Clone, Copy, Debug)]
struct Block {
    cells: Cells,
    wealth: Wealth,
    /// The next block that is entered by the same cell.
    beside: u8,
    /// Whether something of worth lies in it or behind it.
    is_useful: bool,
}

/// The free cells that a hero can reach, as blocks. Kept between looks, so that none asks for memory.
pub struct Region {
    /// Those behind a block come before it.
    blocks: Vec<Block>,
    /// The first block that is entered by each cell.
    behind: [u8; ROOM],
    /// The cells by which a block is entered.
    joints: Cells,
    /// When each cell was first seen; 0 is never.
    seen: [u8; ROOM],
    clock: u8,
    /// Cells whose block is not closed yet.
    open: Vec<u8>,
    /// The kinds of monsters in the region, a bit each.
    pub monsters: u8,
    /// Whether the door lies in the region.
    pub has_door: bool,
}

impl Default for Region {
    fn default() -> Region {
        Region {
            blocks: Vec::new(),
            behind: [NONE; ROOM],
            joints: Cells::default(),
            seen: [0; ROOM],
            clock: 0,
            open: Vec::new(),
            monsters: 0,
            has_door: false,
        }
    }
}

impl Region {
    /// Looks at the free cells that can be reached from `at`.
    pub fn explore(&mut self, graph: &Graph, at: u8, free: &Cells) {
        self.blocks.clear();
        self.open.clear();
        self.behind = [NONE; ROOM];
        self.joints = Cells::default();
        self.seen = [0; ROOM];
        self.clock = 0;
        (self.monsters, self.has_door) = (0, false);
        self.visit(graph, at, free);
        for index in 0..self.blocks.len() {
            self.blocks[index].is_useful = self.has_worth(&self.blocks[index]) || self.leads_on(&self.blocks[index]);
        }
    }

    /// Visits a cell and what is behind it, and returns when the earliest cell was seen that can be reached from there.
    fn visit(&mut self, graph: &Graph, cell: u8, free: &Cells) -> u8 {
        self.clock += 1;
        let first = self.clock;
        self.seen[usize::from(cell)] = first;
        let mut low = first;
        for &next in graph.next[usize::from(cell)].iter() {
            let when = self.seen[usize::from(next)];
            if when != 0 {
                low = low.min(when);
                continue;
            }
            if !free.has(next) {
                continue;
            }
            let mark = self.open.len();
            self.open.push(next);
            let reach = self.visit(graph, next, free);
            low = low.min(reach);
            if reach >= first {
                self.close(graph, cell, mark);
            }
        }
        low
    }

    fn close(&mut self, graph: &Graph, entry: u8, mark: usize) {
        let (mut wealth, mut cells) = (Wealth::default(), Cells::default());
        for &cell in &self.open[mark..] {
            cells.add(cell);
            match graph.thing(cell) {
                Some(Thing::Pouch) => wealth.pouches += 1,
                Some(Thing::Monster(weapon)) => {
                    wealth.monsters[weapon as usize] += 1;
                    self.monsters |= bit(weapon);
                }
                Some(Thing::Weapon(weapon)) => wealth.weapons |= bit(weapon),
                Some(Thing::Key) => wealth.has_key = true,
                Some(Thing::Door) => {
                    wealth.has_door = true;
                    self.has_door = true;
                }
                None | Some(Thing::Stairs) => {}
            }
        }
        self.open.truncate(mark);
        let beside = std::mem::replace(&mut self.behind[usize::from(entry)], self.blocks.len() as u8);
        self.joints.add(entry);
        self.blocks.push(Block { cells, wealth, beside, is_useful: false });
    }

    /// Weapons are worth nothing without their monsters, nor is a key without the door.
    fn has_worth(&self, block: &Block) -> bool {
        let wealth = &block.wealth;
        wealth.pouches > 0
            || wealth.monsters != [0; 4]
            || wealth.has_door
            || wealth.weapons & self.monsters != 0
            || wealth.has_key && self.has_door
    }

    fn leads_on(&self, block: &Block) -> bool {
        block.cells.and(&self.joints).iter().any(|joint| self.entered_by(joint).any(|next| next.is_useful))
    }

    fn entered_by(&self, cell: u8) -> impl Iterator<Item = &Block> {
        let block = |index: u8| self.blocks.get(usize::from(index));
        std::iter::successors(block(self.behind[usize::from(cell)]), move |before| block(before.beside))
    }

    /// The cells on the way to something of worth.
    pub fn useful(&self) -> Cells {
        let useful = self.blocks.iter().filter(|block| block.is_useful);
        useful.fold(Cells::default(), |cells, block| cells.or(&block.cells))
    }

    /// All cells that can be reached.
    pub fn all(&self) -> Cells {
        self.blocks.iter().fold(Cells::default(), |cells, block| cells.or(&block.cells))
    }

    /// What a hero with this bag can at most score, if the region was explored from where the hero stands.
    pub fn bound(&self, graph: &Graph, at: u8, bag: &Bag) -> u32 {
        bag.score().max(self.richest(graph, at, bag))
    }

    fn richest(&self, graph: &Graph, at: u8, bag: &Bag) -> u32 {
        let mut best = 0;
        for block in self.entered_by(at).filter(|block| block.is_useful) {
            let bag = hoped(*bag, &block.wealth);
            best = best.max(bag.score());
            for joint in block.cells.and(&self.joints).iter() {
                if let Some(bag) = passed(bag, graph.thing(joint)) {
                    best = best.max(self.richest(graph, joint, &bag));
                }
            }
        }
        best
    }
}

/// The bag after a block in which everything went as well as can be.
fn hoped(mut bag: Bag, wealth: &Wealth) -> Bag {
    bag.weapons |= wealth.weapons;
    bag.has_key |= wealth.has_key;
    bag.pouches += u16::from(wealth.pouches);
    if wealth.has_door && bag.has_key {
        bag.pouches *= 2;
    }
    let beaten = (0..4).filter(|kind| bag.weapons >> kind & 1 != 0).map(|kind| wealth.monsters[kind]);
    bag.beaten += beaten.sum::<u8>();
    bag
}

/// The bag behind a cell that must be passed: a monster there that cannot be beaten takes the gold, or the hero.
fn passed(bag: Bag, thing: Option<Thing>) -> Option<Bag> {
    match thing {
        Some(Thing::Monster(weapon)) if bag.weapons & bit(weapon) == 0 => {
            (bag.pouches > 0).then_some(Bag { pouches: 0, ..bag })
        }
        _ => Some(bag),
    }
}
