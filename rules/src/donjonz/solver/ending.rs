//! The end of a walk. The search lets the hero stop anywhere, but a hero must go on as long as a step is left: this
//! looks for a way on that costs nothing, or as little as can be.

use super::bag::{Bag, found};
use super::cells::Cells;
use super::graph::Graph;
use crate::donjonz::Thing;

/// How many cells are tried before the best end found must do.
const PATIENCE: u32 = 600;

/// Looks for a way to the end of the walk and returns what it scores.
pub fn finish(graph: &Graph, at: u8, free: Cells, front: &[Bag]) -> Option<(u32, Vec<u8>)> {
    let aim = score(front);
    let mut search = Ending { graph, aim, patience: PATIENCE, trail: Vec::new(), best: None };
    search.go_on(at, free, front);
    search.best
}

fn score(front: &[Bag]) -> u32 {
    front.iter().map(Bag::score).max().unwrap_or(0)
}

struct Ending<'a> {
    graph: &'a Graph,
    aim: u32,
    patience: u32,
    trail: Vec<u8>,
    best: Option<(u32, Vec<u8>)>,
}

impl Ending<'_> {
    /// Tests whether the end found is good enough.
    fn is_content(&self) -> bool {
        self.patience == 0 || self.best.as_ref().is_some_and(|(score, _)| *score >= self.aim)
    }

    fn go_on(&mut self, at: u8, free: Cells, front: &[Bag]) {
        let ways = self.graph.around[usize::from(at)].and(&free);
        if ways.is_empty() {
            let score = score(front);
            if self.best.as_ref().is_none_or(|(best, _)| score > *best) {
                self.best = Some((score, self.trail.clone()));
            }
            return;
        }
        let is_monster = |cell: u8| matches!(self.graph.thing(cell), Some(Thing::Monster(_)));
        let exits = |cell: u8| self.graph.around[usize::from(cell)].and(&free).len();
        let mut ways: Vec<u8> = ways.iter().collect();
        ways.sort_by_key(|cell| (is_monster(*cell), exits(*cell), *cell));
        for next in ways {
            if self.is_content() {
                return;
            }
            self.patience -= 1;
            let front = found(front, self.graph.thing(next));
            if front.is_empty() {
                continue;
            }
            let mut free = free;
            free.remove(next);
            self.trail.push(next);
            self.go_on(next, free, &front);
            self.trail.pop();
        }
    }
}
