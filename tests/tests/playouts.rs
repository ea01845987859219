//! Thousands of random games of every game. A new game adds one test.
#![allow(clippy::unwrap_used)]

use rules::Game;
use rules::donjonz::{Deck, Donjonz, Phase, Setup, Thing, Weapon};
use sablier_tests::playout;

const GAMES: u64 = 10_000;

/// Plays all games on as many threads as the machine has, and returns how many were played.
fn play_all<G: Game>(setup: &G::Setup, holds: impl Fn(&G) + Sync) -> u64
where
    G::Setup: Sync,
{
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let run = |first: u64| {
        let seeds = (first..GAMES).step_by(threads as usize);
        seeds.fold(0, |count, seed| {
            playout::play(setup, seed, &holds);
            count + 1
        })
    };
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|first| scope.spawn(move || run(first))).collect();
        runs.into_iter().map(|run| run.join().unwrap()).sum()
    })
}

#[test]
fn ten_thousand_games_of_donjonz_keep_the_rules_of_the_house() {
    assert_eq!(play_all(&Setup::default(), nothing_is_lost_or_doubled), GAMES);
}

/// Every card is on the table or in the pile, and the hero holds only what was found on the way.
fn nothing_is_lost_or_doubled(game: &Donjonz) {
    let mut cards: Vec<_> =
        game.laid().iter().filter_map(|laid| laid.card).chain(game.pile().iter().copied()).collect();
    cards.sort();
    assert!(cards.into_iter().eq(game.deck().ids()), "every card is there once");

    let met: Vec<Thing> = game.walked().iter().filter_map(|cell| game.printed_at(*cell)).collect();
    let count = |wanted: &dyn Fn(&Thing) -> bool| met.iter().filter(|thing| wanted(thing)).count();
    assert!(usize::from(game.pouches()) <= 2 * count(&|thing| *thing == Thing::Pouch));
    assert!(usize::from(game.beaten()) <= count(&|thing| matches!(thing, Thing::Monster(_))));
    assert_eq!(game.has_key(), met.contains(&Thing::Key));
    assert!(game.weapons().len() <= 2);
    for weapon in Weapon::ALL {
        let held = game.weapons().iter().filter(|held| **held == weapon).count();
        assert!(held <= count(&|thing| *thing == Thing::Weapon(weapon)));
    }
    let mut walked = game.walked().to_vec();
    walked.sort();
    walked.dedup();
    assert_eq!(walked.len(), game.walked().len(), "no cell is walked twice");
}

#[test]
fn every_position_of_a_game_can_be_set_up_again() {
    for seed in 0..100 {
        playout::play(&Setup::default(), seed, |game: &Donjonz| {
            let setup = Setup { deck: Deck::standard(), position: Some(game.position()) };
            assert_eq!(Donjonz::new(&setup, seed ^ 1).as_ref(), Ok(game));
        });
    }
}

#[test]
fn random_games_end_in_every_way() {
    let setup = Setup::default();
    let ends: Vec<_> = (0..300).map(|seed| playout::play(&setup, seed, |_: &Donjonz| ())).collect();
    assert!(ends.iter().any(|session| session.state().has_fallen()));
    assert!(ends.iter().any(|session| session.state().score().total > 0));
    assert!(ends.iter().all(|session| session.state().phase() == Phase::Over));
}
