//! The search for the best route: it keeps to the rules, finds what is there, and says when it is sure.

use super::strip::{strip, walked};
use sablier_rules::donjonz::*;
use sablier_rules::{Game, rng::Rng};

/// A dungeon laid at random, with the hero somewhere on the way.
fn somewhere(seed: u64, steps: usize) -> Donjonz {
    let mut game = Donjonz::new(&Setup::default(), seed).unwrap();
    let mut rng = Rng::new(seed);
    for _ in 0..CARDS + steps {
        let Some(action) = bot::newcomer(&game, &mut rng) else { break };
        game.apply(&action).unwrap();
    }
    game
}

#[test]
fn a_route_is_legal_to_its_end_and_scores_what_it_says() {
    for seed in 0..40 {
        let mut game = somewhere(seed, seed as usize % 20);
        let Some(route) = best_route(&game, 2_000) else { continue };
        for action in &route.actions {
            game.apply(action).unwrap();
        }
        assert!(game.outcome().is_some(), "seed {seed}");
        assert_eq!(game.score().total, route.score, "seed {seed}");
    }
}

/// The best score by trying everything.
fn by_force(game: &Donjonz) -> u32 {
    let legal = game.legal_actions();
    let after = |action: &Action| {
        let mut next = game.clone();
        next.apply(action).unwrap();
        by_force(&next)
    };
    legal.iter().map(after).max().unwrap_or(game.score().total)
}

#[test]
fn a_sure_route_is_as_good_as_trying_everything() {
    // Walls below the fourth row keep the ground small enough to try everything.
    let walls = [(0, 4, Side::Up), (1, 4, Side::Up), (2, 4, Side::Up), (1, 1, Side::Left)];
    let grounds = [
        ["<$S", "sk#", "B$s", "$b$"],
        ["S<b", "$s#", "kB$", "A$a"],
        ["<#s", "$$B", "$kb", "s.S"],
        ["SB<", "A$#", "sba", "W$w"],
    ];
    for ground in grounds {
        let game = strip(&ground, &walls);
        let route = best_route(&game, 100_000).unwrap();
        assert!(route.is_best);
        assert_eq!(route.score, by_force(&game), "{ground:?}");
    }
}

#[test]
fn more_search_is_never_unsure_of_what_less_search_proved() {
    for seed in 0..10 {
        let game = somewhere(seed, 40);
        let (Some(less), Some(more)) = (best_route(&game, 1_000), best_route(&game, 50_000)) else { continue };
        assert!(!less.is_best || (more.is_best && more.score == less.score), "seed {seed}");
    }
}

#[test]
fn a_route_can_begin_with_the_choice_of_a_weapon() {
    let game = walked(&["<Ss", "..."], "r");
    let route = best_route(&game, 10_000).unwrap();
    assert_eq!(route.actions[0], Action::Take);
}

#[test]
fn there_is_no_route_before_the_map_is_done_nor_after_the_end() {
    assert_eq!(best_route(&Donjonz::new(&Setup::default(), 1).unwrap(), 1_000), None);
    assert_eq!(best_route(&walked(&["<s.", "..."], "r"), 1_000), None);
}

#[test]
fn a_search_without_a_budget_still_answers() {
    assert!(best_route(&somewhere(3, 0), 0).is_some());
}

#[test]
fn the_same_position_gets_the_same_thought() {
    let game = somewhere(8, 5);
    assert_eq!(bot::careful(&game), bot::careful(&game));
}

#[test]
fn every_player_plays_to_the_end() {
    for seed in 0..5 {
        let mut game = Donjonz::new(&Setup::default(), seed).unwrap();
        while let Some(action) = bot::careful(&game) {
            game.apply(&action).unwrap();
        }
        assert!(game.outcome().is_some());
        assert_eq!(bot::newcomer(&game, &mut Rng::new(seed)), None);
    }
}
