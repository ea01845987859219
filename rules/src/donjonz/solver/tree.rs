//! All that the search has seen: states, which are a place and the cells still free, and on each the labels of the
//! ways that lead there.

use super::bag::Bag;
use super::cells::{Cells, ROOM};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// No label: before the first, behind the last.
pub const NONE: u32 = u32::MAX;

/// A way to a state, and what it brought.
#[derive(Clone, Copy)]
pub struct Label {
    pub bag: Bag,
    /// What can at most be scored from here.
    pub bound: u32,
    /// The cells since the last that was of use, without the one the hero is on. Whoever steps beside one of them
    /// could have gone there at once.
    pub idle: Cells,
    /// The label before, or none at the root.
    pub parent: u32,
    /// The steps from there, in `Tree::steps`.
    pub steps: (u32, u8),
    /// Whether its ways on were looked at.
    pub is_done: bool,
    /// The next label of the same state.
    next: u32,
}

impl Label {
    pub fn new(bag: Bag, bound: u32, idle: Cells, parent: u32, steps: (u32, u8)) -> Label {
        Label { bag, bound, idle, parent, steps, is_done: false, next: NONE }
    }
}

/// A place of the hero and the cells that are still of use.
#[derive(Clone, Copy)]
pub struct State {
    pub at: u8,
    pub free: Cells,
    first: u32,
    /// Its group among those at the same cell.
    group: u32,
}

/// States at one cell with the same things still to be had. Most comparisons end here.
struct Group {
    /// The most that any label has.
    pouches: u16,
    beaten: u8,
    states: Vec<(Cells, u32)>,
}

/// The groups at one cell, what they have free apart, since most are passed over by it.
#[derive(Default)]
struct Groups {
    things: Vec<u64>,
    all: Vec<Group>,
}

/// States and labels.
pub struct Tree {
    pub states: Vec<State>,
    pub labels: Vec<Label>,
    /// The cells stepped on between states.
    pub steps: Vec<u8>,
    numbers: HashMap<(u8, Cells), u32, BuildHasherDefault<Mix>>,
    /// The cells with something on them.
    laden: u64,
    /// The states at each cell.
    groups: Vec<Groups>,
}

impl Tree {
    /// An empty tree, for a dungeon whose first cells are those with something on them.
    pub fn new(laden: Cells) -> Tree {
        Tree {
            states: Vec::new(),
            labels: Vec::new(),
            steps: Vec::new(),
            numbers: HashMap::default(),
            laden: laden.first_word(),
            groups: std::iter::repeat_with(Groups::default).take(ROOM).collect(),
        }
    }

    /// The state with this place and these free cells.
    pub fn state(&mut self, at: u8, free: Cells) -> u32 {
        let number = self.states.len() as u32;
        let known = *self.numbers.entry((at, free)).or_insert(number);
        if known == number {
            let (groups, things) = (&mut self.groups[usize::from(at)], free.first_word() & self.laden);
            let group = groups.things.iter().position(|other| *other == things).unwrap_or_else(|| {
                groups.things.push(things);
                groups.all.push(Group { pouches: 0, beaten: 0, states: Vec::new() });
                groups.all.len() - 1
            });
            groups.all[group].states.push((free, number));
            self.states.push(State { at, free, first: NONE, group: group as u32 });
        }
        known
    }

    /// The labels of a state.
    pub fn labels_of(&self, state: u32) -> impl Iterator<Item = u32> {
        let link = |label: u32| (label != NONE).then_some(label);
        std::iter::successors(link(self.states[state as usize].first), move |label| {
            link(self.labels[*label as usize].next)
        })
    }

    /// Tests whether a label of a state outdoes a bag.
    pub fn outdoes(&self, state: u32, bag: &Bag) -> bool {
        self.labels_of(state).any(|label| self.labels[label as usize].bag.outdoes(bag))
    }

    /// Drops every bag that is outdone by a label at the same place with the same cells free and maybe more.
    pub fn sift<T>(&self, at: u8, free: &Cells, ways: &mut Vec<T>, bag: impl Fn(&T) -> Bag) {
        let pouches = ways.iter().map(|way| bag(way).pouches).min().unwrap_or(0);
        let beaten = ways.iter().map(|way| bag(way).beaten).min().unwrap_or(0);
        let things = free.first_word() & self.laden;
        let groups = &self.groups[usize::from(at)];
        for (index, other) in groups.things.iter().enumerate() {
            if things & !other != 0 {
                continue;
            }
            let group = &groups.all[index];
            if group.pouches < pouches || group.beaten < beaten {
                continue;
            }
            for (other, state) in &group.states {
                if free.is_within(other) {
                    ways.retain(|way| !self.outdoes(*state, &bag(way)));
                    if ways.is_empty() {
                        return;
                    }
                }
            }
        }
    }

    /// Adds a label to a state and takes those away that it outdoes, unless they were gone on from.
    pub fn add(&mut self, state: u32, label: Label) {
        let number = self.labels.len() as u32;
        let mut next = std::mem::replace(&mut self.states[state as usize].first, NONE);
        let mut last = NONE;
        while next != NONE {
            let other = self.labels[next as usize];
            if other.is_done || !label.bag.outdoes(&other.bag) {
                self.link(state, last, next);
                last = next;
            }
            next = other.next;
        }
        self.labels.push(label);
        self.link(state, last, number);
        self.rise(state, &label.bag);
    }

    /// Makes a label the one after `last`, or the first of the state.
    fn link(&mut self, state: u32, last: u32, label: u32) {
        match self.labels.get_mut(last as usize) {
            Some(last) => last.next = label,
            None => self.states[state as usize].first = label,
        }
        self.labels[label as usize].next = NONE;
    }

    fn rise(&mut self, state: u32, bag: &Bag) {
        let State { at, group, .. } = self.states[state as usize];
        let group = &mut self.groups[usize::from(at)].all[group as usize];
        group.pouches = group.pouches.max(bag.pouches);
        group.beaten = group.beaten.max(bag.beaten);
    }

    /// The cells stepped on from the root to a label.
    pub fn trail(&self, label: u32) -> Vec<u8> {
        let mut trail = Vec::new();
        let mut next = label;
        while let Some(label) = self.labels.get(next as usize) {
            let (from, count) = label.steps;
            trail.extend(self.steps[from as usize..][..usize::from(count)].iter().rev());
            next = label.parent;
        }
        trail.reverse();
        trail
    }
}

/// A quick hash that is the same everywhere. No order is ever taken from it.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
