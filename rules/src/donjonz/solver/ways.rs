//! Going on from a state: ways are followed cell by cell up to the next crossing, and kept in the tree there if they
//! are worth it.

use super::bag::Bag;
use super::cells::Cells;
use super::search::{Best, Pass, Search};
use super::tree::Label;
use super::{ending, trail};

/// A way that is being followed.
struct Way {
    bag: Bag,
    bound: u32,
    /// The cells since the last that was of use, see [`Label::idle`].
    idle: Cells,
    /// The label it comes from.
    parent: u32,
}

impl Search {
    /// Follows the ways of some labels into one direction, as far as there is no other to take.
    pub(super) fn follow(&mut self, from: u8, mut free: Cells, to: u8, front: &[u32]) {
        let start = self.tree.steps.len();
        let (mut here, mut to) = (from, to);
        let mut ways: Vec<Way> = Vec::with_capacity(front.len());
        ways.extend(front.iter().map(|number| {
            let label = &self.tree.labels[*number as usize];
            Way { bag: label.bag, bound: label.bound, idle: label.idle, parent: *number }
        }));
        loop {
            self.step(&mut ways, here, to);
            free.remove(to);
            self.tree.steps.push(to);
            self.note(&ways, start, to);
            here = to;
            let mut on = self.graph.around[usize::from(here)].and(&free).iter();
            match (on.next(), on.next()) {
                _ if ways.is_empty() => break,
                (None, _) => break,
                (Some(only), None) => to = only,
                _ => return self.arrive(ways, here, free, start),
            }
        }
        self.tree.steps.truncate(start);
    }

    /// Takes ways one cell on and keeps those that no other outdoes.
    fn step(&self, ways: &mut Vec<Way>, here: u8, to: u8) {
        let around = &self.graph.around[usize::from(to)];
        let mut after: Vec<Way> = Vec::with_capacity(ways.len());
        for way in ways.iter() {
            if self.pass == Pass::Free && way.idle.meets(around) {
                continue;
            }
            way.bag.find(self.graph.thing(to), |bag, is_useful| {
                let mut idle = Cells::default();
                if !is_useful {
                    idle = way.idle;
                    idle.add(here);
                }
                add(&mut after, Way { bag, idle, ..*way });
            });
        }
        *ways = after;
    }

    /// Walks on to a real end if a way looks better than the best route so far.
    fn note(&mut self, ways: &[Way], start: usize, at: u8) {
        let Some(way) = ways.iter().max_by_key(|way| way.bag.score()) else { return };
        let score = way.bag.score();
        self.hoped = self.hoped.max(score.min(self.goal));
        if score <= self.best.score {
            return;
        }
        let mut trail = self.tree.trail(way.parent);
        trail.extend(&self.tree.steps[start..]);
        let mut free = self.root.free;
        trail.iter().for_each(|cell| free.remove(*cell));
        let front = trail::outcome(&self.graph, &self.root.front, &trail);
        if let Some((score, rest)) = ending::finish(&self.graph, at, free, &front) {
            if score > self.best.score {
                trail.extend(rest);
                self.best = Best { score, trail };
            }
        }
    }

    /// Puts ways into the tree, unless they are hopeless or outdone.
    fn arrive(&mut self, ways: Vec<Way>, at: u8, free: Cells, start: usize) {
        self.region.explore(&self.graph, at, &free);
        let is_strict = self.pass == Pass::Strict;
        let free = if is_strict { self.region.all() } else { self.region.useful() };
        let least = self.floor.max(self.best.score + 1);
        let mut kept: Vec<Way> = Vec::with_capacity(ways.len());
        for mut way in ways {
            way.bag.weapons &= self.region.monsters;
            way.bag.has_key &= self.region.has_door;
            way.bound = way.bound.min(self.region.bound(&self.graph, at, &way.bag));
            if way.bound >= least {
                add(&mut kept, way);
            }
        }
        if !is_strict && !kept.is_empty() {
            self.tree.sift(at, &free, &mut kept, |way| way.bag);
        }
        if kept.is_empty() || free.is_empty() {
            return self.tree.steps.truncate(start);
        }
        let state = self.tree.state(at, free);
        if is_strict {
            kept.retain(|way| !self.tree.outdoes(state, &way.bag));
        }
        let steps = (start as u32, (self.tree.steps.len() - start) as u8);
        for way in kept {
            self.tree.add(state, Label::new(way.bag, way.bound, way.idle, way.parent, steps));
            if way.bound >= self.goal {
                self.enqueue(state);
            } else {
                self.later[way.bound as usize].push(state);
            }
        }
    }
}

fn add(ways: &mut Vec<Way>, way: Way) {
    if !ways.iter().any(|kept| kept.bag.outdoes(&way.bag)) {
        ways.retain(|kept| !way.bag.outdoes(&kept.bag));
        ways.push(way);
    }
}
