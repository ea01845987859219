//! A given way from cell to cell: what can be made of it by choosing weapons well, and the actions that do it.

use super::bag::{Bag, bit, found};
use super::graph::Graph;
use crate::Game;
use crate::donjonz::{Action, Donjonz, Phase};

/// The best of what can be held at the end of a trail. Empty if the hero falls on it.
pub fn outcome(graph: &Graph, front: &[Bag], trail: &[u8]) -> Vec<Bag> {
    trail.iter().fold(front.to_vec(), |front, cell| found(&front, graph.thing(*cell)))
}

/// The actions that walk a trail with the best choices of weapons. `front` is what may be held before the first step.
pub fn actions(game: &Donjonz, graph: &Graph, front: &[Bag], trail: &[u8]) -> Vec<Action> {
    let mut hero = game.clone();
    let mut actions = Vec::new();
    let held = held(graph, front, trail);
    let mut held = held.into_iter();
    let mut choose = |hero: &mut Donjonz, actions: &mut Vec<Action>| {
        let wanted = held.next();
        if !matches!(hero.phase(), Phase::Choose(_)) {
            return;
        }
        let leads_there = |action: &Action| {
            let mut next = hero.clone();
            next.apply(action).is_ok() && Some(weapons(&next)) == wanted
        };
        let choice = hero.legal_actions().into_iter().find(leads_there).unwrap_or(Action::Leave);
        if hero.apply(&choice).is_ok() {
            actions.push(choice);
        }
    };
    choose(&mut hero, &mut actions);
    for cell in trail {
        let Some(side) = hero.hero().side_towards(graph.places[usize::from(*cell)]) else { break };
        let step = Action::Step { side };
        if hero.apply(&step).is_err() {
            break;
        }
        actions.push(step);
        choose(&mut hero, &mut actions);
    }
    actions
}

/// The weapons of a game's hero, a bit each.
pub fn weapons(game: &Donjonz) -> u8 {
    game.weapons().iter().fold(0, |held, weapon| held | bit(*weapon))
}

/// The weapons to hold before the first step and after each one, as far as the hero comes.
fn held(graph: &Graph, front: &[Bag], trail: &[u8]) -> Vec<u8> {
    let mut moments: Vec<Vec<(Bag, usize)>> = vec![front.iter().map(|bag| (*bag, 0)).collect()];
    for cell in trail {
        let mut next: Vec<(Bag, usize)> = Vec::new();
        for (index, (bag, _)) in moments[moments.len() - 1].iter().enumerate() {
            bag.find(graph.thing(*cell), |bag, _| {
                if !next.iter().any(|(kept, _)| kept.outdoes(&bag)) {
                    next.push((bag, index));
                }
            });
        }
        if next.is_empty() {
            break;
        }
        moments.push(next);
    }
    let last = moments.last().into_iter().flatten().enumerate();
    let mut index =
        last.max_by_key(|(index, (bag, _))| (bag.score(), usize::MAX - index)).map_or(0, |(index, _)| index);
    let mut held = Vec::new();
    for moment in moments.iter().rev() {
        let Some((bag, before)) = moment.get(index) else { break };
        held.push(bag.weapons);
        index = *before;
    }
    held.reverse();
    held
}
