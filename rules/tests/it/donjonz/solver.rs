//! The solver: as good as trying everything, true to the rules, and the same however it is sliced.

use super::force::{best_by_force, on_the_way, small_dungeon};
use super::strip::{strip, walked};
use sablier_rules::Game;
use sablier_rules::donjonz::*;

/// Small dungeons to compare with; each thousand takes some seconds.
const DUNGEONS: u64 = 400;
/// Steps to try before a dungeon counts as too large to try everything.
const PATIENCE: u32 = 20_000;

/// Small dungeons from the stairs and from on the way, with what trying everything finds.
fn dungeons(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (u64, Donjonz, u32)> {
    seeds.filter_map(|seed| {
        let game = if seed % 2 == 0 { Some(small_dungeon(seed)) } else { on_the_way(seed) };
        let game = game.filter(|game| game.outcome().is_none())?;
        let best = best_by_force(&game, PATIENCE)?;
        Some((seed, game, best))
    })
}

/// What a game scores after these actions, which must lead to its end.
fn score_after(game: &Donjonz, actions: &[Action]) -> u32 {
    let mut game = game.clone();
    actions.iter().for_each(|action| drop(game.apply(action).unwrap()));
    assert!(game.outcome().is_some());
    game.score().total
}

#[test]
fn no_walk_is_better_than_the_solved_one() {
    for (seed, game, best) in dungeons(0..DUNGEONS) {
        let route = solve(&game).unwrap();
        assert!(route.is_best, "seed {seed}");
        assert_eq!((route.score, score_after(&game, &route.actions)), (best, best), "seed {seed}");
    }
}

#[test]
fn how_a_search_is_sliced_changes_nothing() {
    for (seed, game, _) in dungeons(0..DUNGEONS / 4) {
        let [mut whole, mut sliced] = [Search::new(&game).unwrap(), Search::new(&game).unwrap()];
        whole.run(u32::MAX);
        for slice in (1..).map(|turn: u32| 1 + turn * (seed as u32 + 3) % 11) {
            if sliced.run(slice).is_done {
                break;
            }
        }
        assert_eq!((whole.progress(), whole.route()), (sliced.progress(), sliced.route()), "seed {seed}");
    }
}

#[test]
fn a_search_that_was_stopped_early_is_true_in_what_it_says() {
    for (seed, game, best) in dungeons(0..DUNGEONS / 4) {
        let mut search = Search::new(&game).unwrap();
        for _ in 0..30 {
            let progress = search.run(2);
            assert!(progress.best <= best && best <= progress.at_most, "seed {seed}: {progress:?}, best {best}");
            assert_eq!(score_after(&game, &search.route()), progress.best, "seed {seed}");
        }
    }
}

#[test]
fn whether_a_score_can_be_reached_is_known() {
    for (seed, game, best) in dungeons(0..DUNGEONS / 4) {
        for goal in [best.saturating_sub(3), best, best + 1, best + 9].into_iter().filter(|goal| *goal > 0) {
            let progress = Search::reaching(&game, goal).unwrap().run(u32::MAX);
            assert!(progress.is_done && progress.at_most >= best, "seed {seed}, {goal}: {progress:?}");
            let can = if progress.at_most < goal { Some(false) } else { (progress.best >= goal).then_some(true) };
            assert_eq!(can, Some(goal <= best), "seed {seed}, {goal}: {progress:?}");
        }
    }
}

#[test]
fn a_search_goes_on_after_every_step() {
    for (seed, game, _) in dungeons(0..DUNGEONS / 4) {
        for thought in [2, u32::MAX] {
            let mut search = Search::new(&game).unwrap();
            search.run(thought);
            for action in game.legal_actions() {
                let Some(mut next) = search.after(&action) else { continue };
                let best = best_by_force(next.game(), PATIENCE).unwrap();
                let progress = next.run(u32::MAX);
                assert_eq!((progress.best, progress.is_proven()), (best, true), "seed {seed}, {action:?}");
                assert_eq!(score_after(next.game(), &next.route()), best, "seed {seed}, {action:?}");
            }
        }
    }
}

#[test]
fn a_step_along_the_best_route_leaves_nothing_to_search() {
    let mut search = Search::new(&strip(&["<$S", "sk#", "B$s", "$b$"], &[])).unwrap();
    let score = search.run(u32::MAX).best;
    for action in search.route() {
        let Some(next) = search.after(&action) else { break };
        search = next;
        assert_eq!(search.progress(), Progress { best: score, at_most: score, is_done: true });
    }
}

#[test]
fn a_hero_who_must_go_on_into_a_monster_is_not_promised_his_gold() {
    // Both ways around the pouch end before the skeleton, whom nothing can beat.
    let walls = [(1, 0, Side::Left), (2, 0, Side::Left), (0, 2, Side::Up), (1, 2, Side::Up), (2, 2, Side::Up)];
    let game = strip(&["<.#", "$s."], &walls);
    let route = solve(&game).unwrap();
    assert_eq!((route.score, route.is_best), (0, true));
}

#[test]
fn two_weapons_of_a_kind_fill_both_hands() {
    let mut game = walked(&["<SS", "b.B"], "r+r+");
    assert_eq!(game.weapons(), [Weapon::Sword; 2]);
    game.apply(&Action::Step { side: Side::Down }).unwrap();
    let route = solve(&game).unwrap();
    assert_eq!(route.actions[0], Action::Swap { drop: Weapon::Sword });
    assert_eq!(score_after(&game, &route.actions), route.score);
}

#[test]
fn there_is_nothing_to_solve_before_the_walk_nor_after_it() {
    assert!(solve(&Donjonz::new(&Setup::default(), 1).unwrap()).is_none());
    assert!(Search::new(&walked(&["<s.", "..."], "r")).is_none());
}
