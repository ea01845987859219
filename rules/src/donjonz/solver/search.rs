//! The search as its users know it, and its rounds: from the highest score downwards, each state once.

use super::bag::Bag;
use super::cells::Cells;
use super::graph::Graph;
use super::region::Region;
use super::root::Root;
use super::tree::{Label, NONE, Tree};
use super::{Progress, trail};
use crate::Game;
use crate::donjonz::{Action, Donjonz, Phase, best_route};

/// Moments of the quick search that finds a first route.
const GLANCE: u32 = 1500;
/// Labels beyond which the search gives up the proof, so that memory stays bounded.
const MOST_LABELS: usize = 600_000;
/// Every so many states, the one with the least left to walk has its turn: so routes are found early.
const DIVE: u32 = 10;

/// A search for the best route from a position to the end of its walk.
///
/// It thinks in slices as small as one likes, and how it was sliced never changes the answer.
pub struct Search {
    game: Donjonz,
    pub(super) graph: Graph,
    pub(super) root: Root,
    /// Scores below this are of no interest.
    pub(super) floor: u32,
    pub(super) best: Best,
    pub(super) pass: Pass,
    /// The score looked for in this round.
    pub(super) goal: u32,
    /// States with something to do in this round, by how many cells are free.
    queue: Vec<Vec<u32>>,
    /// States with something to do in later rounds, by their bound.
    pub(super) later: Vec<Vec<u32>>,
    pub(super) tree: Tree,
    pub(super) region: Region,
    /// The best score if the hero could stop anywhere.
    pub(super) hoped: u32,
    /// States looked at.
    turns: u32,
    /// Whether the search stopped because it had grown too large.
    gave_up: bool,
}

/// The best route so far.
pub(super) struct Best {
    pub score: u32,
    /// The cells stepped on.
    pub trail: Vec<u8>,
}

/// What the search is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// The hero may stop anywhere.
    Free,
    /// The hero goes on as long as a step is left.
    Strict,
    /// Nothing is left to search.
    Done,
}

impl Search {
    /// A search for the best route. `None` unless the hero is on the way.
    pub fn new(game: &Donjonz) -> Option<Search> {
        Search::within(game, 0, u32::MAX, None)
    }

    /// A search that asks only whether a score can be reached, which is less work than to look for the best: it is done
    /// once `best` reaches the score or `at_most` falls below it. `None` unless the hero is on the way.
    pub fn reaching(game: &Donjonz, score: u32) -> Option<Search> {
        Search::within(game, score, u32::MAX, None)
    }

    /// The same search after an action of the hero: what is still known is kept. `None` once the walk is over.
    ///
    /// Along the best route its rest stays the best route; on any other way at least the old bound still holds.
    pub fn after(&self, action: &Action) -> Option<Search> {
        let mut game = self.game.clone();
        game.apply(action).ok()?;
        let route = self.route();
        let is_on_route = route.first() == Some(action);
        let rest = route.iter().skip(1).filter(|action| matches!(action, Action::Step { .. })).count();
        let rest = self.best.trail.iter().skip(self.best.trail.len().saturating_sub(rest));
        let best = is_on_route.then(|| Best { score: self.best.score, trail: rest.copied().collect() });
        Search::within(&game, self.floor, self.progress().at_most, best)
    }

    fn within(game: &Donjonz, floor: u32, at_most: u32, best: Option<Best>) -> Option<Search> {
        if !matches!(game.phase(), Phase::Explore | Phase::Choose(_)) {
            return None;
        }
        let graph = Graph::new(game);
        let root = Root::new(game, &graph)?;
        let mut search = Search {
            game: game.clone(),
            best: best.unwrap_or_else(|| glance(game, &graph, &root.front)),
            tree: Tree::new(graph.laden()),
            graph,
            root,
            floor,
            pass: Pass::Free,
            goal: 0,
            queue: Vec::new(),
            later: Vec::new(),
            region: Region::default(),
            hoped: 0,
            turns: 0,
            gave_up: false,
        };
        search.plant(at_most);
        Some(search)
    }

    /// Thinks on for so many looks at the dungeon, a microsecond or two each.
    pub fn run(&mut self, budget: u32) -> Progress {
        let mut left = budget;
        while left > 0 && self.pass != Pass::Done {
            match self.next_state() {
                Some(state) => left = left.saturating_sub(1 + self.expand(state)),
                None => {
                    self.goal -= 1;
                    self.begin_round();
                }
            }
        }
        self.progress()
    }

    /// How far the search has come.
    pub fn progress(&self) -> Progress {
        let is_exhausted = self.pass == Pass::Done && !self.gave_up && !self.is_enough();
        let open = if is_exhausted { self.floor.saturating_sub(1) } else { self.goal };
        Progress { best: self.best.score, at_most: self.best.score.max(open), is_done: self.pass == Pass::Done }
    }

    /// What to do to score what the best route so far does, up to the end of the walk.
    pub fn route(&self) -> Vec<Action> {
        trail::actions(&self.game, &self.graph, &self.root.front, &self.best.trail)
    }

    /// The position from which the search looks.
    pub fn game(&self) -> &Donjonz {
        &self.game
    }

    /// Begins a pass: an empty tree with its root.
    fn plant(&mut self, at_most: u32) {
        self.tree = Tree::new(self.graph.laden());
        self.region.explore(&self.graph, self.root.at, &self.root.free);
        let free = if self.pass == Pass::Strict { self.region.all() } else { self.region.useful() };
        let root = self.tree.state(self.root.at, free);
        self.later.clear();
        for bag in &self.root.front {
            let bound = self.region.bound(&self.graph, self.root.at, bag).min(at_most);
            self.tree.add(root, Label::new(*bag, bound, Cells::default(), NONE, (0, 0)));
            self.hoped = self.hoped.max(bag.score().min(at_most));
            self.later.resize_with(self.later.len().max(bound as usize + 1), Vec::new);
            self.later[bound as usize].push(root);
        }
        self.goal = self.later.len().saturating_sub(1) as u32;
        self.begin_round();
    }

    /// Takes up what this round is about, or ends the pass if nothing more is to be hoped for.
    fn begin_round(&mut self) {
        if self.is_answered() || self.goal < self.floor {
            return self.end_pass();
        }
        let states = self.later.get_mut(self.goal as usize).map(std::mem::take).unwrap_or_default();
        states.into_iter().for_each(|state| self.enqueue(state));
    }

    /// Tests whether the best route is as good as this round could make it, or as good as was asked for.
    pub(super) fn is_answered(&self) -> bool {
        self.best.score >= self.goal || self.is_enough()
    }

    /// Tests whether the best route reaches what was asked for, if something was.
    fn is_enough(&self) -> bool {
        self.floor > 0 && self.best.score >= self.floor
    }

    fn end_pass(&mut self) {
        self.queue.clear();
        let least = self.floor.max(self.best.score + 1);
        if self.pass == Pass::Free && self.hoped >= least && !self.is_enough() {
            self.pass = Pass::Strict;
            self.plant(self.hoped);
        } else {
            self.pass = Pass::Done;
            self.tree = Tree::new(self.graph.laden());
        }
    }

    /// The state to go on from: the one with the most left to walk, so that all ways to it are known by then, and now
    /// and then the one with the least.
    fn next_state(&mut self) -> Option<u32> {
        self.turns = self.turns.wrapping_add(1);
        if self.turns.is_multiple_of(DIVE) {
            return self.queue.iter_mut().find_map(Vec::pop);
        }
        while self.queue.last().is_some_and(Vec::is_empty) {
            self.queue.pop();
        }
        self.queue.last_mut()?.pop()
    }

    pub(super) fn enqueue(&mut self, state: u32) {
        let size = self.tree.states[state as usize].free.len();
        if self.queue.len() <= size {
            self.queue.resize_with(size + 1, Vec::new);
        }
        self.queue[size].push(state);
    }

    /// Goes on from a state, every way that is worth it, and returns how often it looked.
    fn expand(&mut self, state: u32) -> u32 {
        let (at, free) = (self.tree.states[state as usize].at, self.tree.states[state as usize].free);
        let is_due = |label: &u32| {
            let label = &self.tree.labels[*label as usize];
            !label.is_done && label.bound >= self.goal
        };
        let front: Vec<u32> = self.tree.labels_of(state).filter(is_due).collect();
        for label in &front {
            self.tree.labels[*label as usize].is_done = true;
        }
        if front.is_empty() {
            return 0;
        }
        let mut looks = 0;
        for next in self.graph.around[usize::from(at)].and(&free).iter() {
            looks += 1;
            self.follow(at, free, next, &front);
            if self.is_answered() {
                self.end_pass();
                return looks;
            }
        }
        if self.tree.labels.len() >= MOST_LABELS {
            (self.pass, self.gave_up) = (Pass::Done, true);
        }
        looks
    }
}

/// A first route, found at a glance.
fn glance(game: &Donjonz, graph: &Graph, front: &[Bag]) -> Best {
    let mut hero = game.clone();
    let mut trail = Vec::new();
    for action in best_route(game, GLANCE).map(|route| route.actions).unwrap_or_default() {
        if hero.apply(&action).is_ok() && matches!(action, Action::Step { .. }) {
            trail.extend(graph.number(hero.hero()));
        }
    }
    let score = trail::outcome(graph, front, &trail).iter().map(Bag::score).max().unwrap_or(0);
    Best { score, trail }
}
