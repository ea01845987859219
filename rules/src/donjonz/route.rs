//! A way through a laid dungeon, as good as a bounded search finds it: how a careful player looks ahead. The best way,
//! with proof, is the solver's.
//!
//! A beam search finds a good walk; a depth-first branch and bound then improves on it, or proves that nothing does.
//! Both rank by the same bound, and both are deterministic: same position and budget, same answer.

use super::bound::bound;
use super::ground::{Ground, Hero, Move};
use super::{Action, Donjonz, Phase};
use std::cmp::Reverse;

/// A walk from a position to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// What the game scores at the end of it.
    pub score: u32,
    /// What to do, up to the end of the game.
    pub actions: Vec<Action>,
    /// Whether no walk from here scores more, for certain.
    pub is_best: bool,
}

/// The best walk that a search of at most about `nodes` moments finds. `None` unless the hero is on the way.
///
/// On a large dungeon it stays far from the best, which is for `solve` to find.
pub fn best_route(game: &Donjonz, nodes: u32) -> Option<Route> {
    if !matches!(game.phase(), Phase::Explore | Phase::Choose(_)) {
        return None;
    }
    let ground = Ground::new(game);
    let root = ground.hero(game);
    let mut search = Search { ground: &ground, limit: bound(&ground, &root), best: None, nodes, path: Vec::new() };
    search.beam(root, nodes / 4 * 3);
    let is_best = search.deepen(&root);
    let (score, moves) = search.best?;
    let actions = moves.iter().flat_map(Move::actions).collect();
    Some(Route { score, actions, is_best })
}

struct Search<'a> {
    ground: &'a Ground,
    /// What no walk can exceed.
    limit: u32,
    best: Option<(u32, Vec<Move>)>,
    /// How many moments may still be looked at.
    nodes: u32,
    path: Vec<Move>,
}

/// A moment of the beam: the hero, the move that led there and the moment before.
#[derive(Clone, Copy)]
struct Moment {
    hero: Hero,
    bound: u32,
    made: Move,
    parent: usize,
}

impl Moment {
    /// What is hoped for counts half, what is in the bag the other half: hope alone wanders, greed runs dry.
    fn rank(&self) -> u32 {
        2 * self.bound + self.hero.promise()
    }
}

impl Search<'_> {
    fn is_better(&self, score: u32) -> bool {
        self.best.as_ref().is_none_or(|(best, _)| score > *best)
    }

    /// Goes all ways at once, step by step, and keeps the most promising of each step.
    fn beam(&mut self, root: Hero, nodes: u32) {
        // A kept moment has about two moves, and a walk may go over all cells.
        let width = (nodes / (2 * self.ground.cells().max(1) as u32)).max(4) as usize;
        let mut seen: Vec<Moment> = vec![Moment { hero: root, bound: self.limit, made: Move::START, parent: 0 }];
        let mut front = 0..1;
        while !front.is_empty() {
            let mut next: Vec<Moment> = Vec::new();
            for parent in front {
                let hero = seen[parent].hero;
                let moves = self.ground.moves(&hero);
                if moves.is_empty() && self.is_better(hero.score()) {
                    self.best = Some((hero.score(), way_to(&seen, parent)));
                }
                for made in moves {
                    let hero = self.ground.after(&hero, made);
                    next.push(Moment { bound: bound(self.ground, &hero), hero, made, parent });
                    self.nodes = self.nodes.saturating_sub(1);
                }
            }
            next.retain(|moment| self.is_better(moment.bound));
            // Of all ways to the same place with the same things met, one is enough.
            next.sort_by_key(|moment| (moment.hero.gist(self.ground), Reverse(moment.rank()), moment.hero));
            next.dedup_by_key(|moment| moment.hero.gist(self.ground));
            next.sort_by_key(|moment| (Reverse(moment.rank()), moment.hero));
            next.truncate(width);
            front = seen.len()..seen.len() + next.len();
            seen.extend(next);
        }
    }

    /// Searches on in depth for something better. True if all was searched, so that the best is known.
    fn deepen(&mut self, hero: &Hero) -> bool {
        if self.nodes == 0 {
            return self.best.as_ref().is_some_and(|(best, _)| *best >= self.limit);
        }
        self.nodes -= 1;
        let moves = self.ground.moves(hero);
        if moves.is_empty() {
            if self.is_better(hero.score()) {
                self.best = Some((hero.score(), self.path.clone()));
            }
            return true;
        }
        let mut ways: Vec<(u32, Hero, Move)> = Vec::new();
        for made in moves {
            let hero = self.ground.after(hero, made);
            ways.push((bound(self.ground, &hero), hero, made));
        }
        ways.sort_by_key(|(bound, hero, made)| (Reverse(2 * bound + hero.promise()), *made));
        for (bound, hero, made) in ways {
            if !self.is_better(bound) {
                continue;
            }
            self.path.push(made);
            let is_done = self.deepen(&hero);
            self.path.pop();
            if !is_done {
                return false;
            }
        }
        true
    }
}

fn way_to(seen: &[Moment], mut at: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while at != 0 {
        moves.push(seen[at].made);
        at = seen[at].parent;
    }
    moves.reverse();
    moves
}
