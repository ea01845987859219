//! How often simulated parties win Fighter: `cargo run --release -p sablier-rules --example fighter_balance [GAMES]`.

use sablier_rules::Game;
use sablier_rules::fighter::thrower::{Skill, Thrower};
use sablier_rules::fighter::{Action, Difficulty, End, Fighter, HeroId, Loss, Place, Setup, bot};
use sablier_rules::rng::Rng;

fn main() {
    let games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(300);
    for difficulty in Difficulty::ALL {
        for party in 1..=6 {
            report(difficulty, party, games);
        }
    }
}

fn report(difficulty: Difficulty, party: usize, games: u64) {
    let (mut won, mut no_dice, mut depth, mut at_boss, mut dice) = (0, 0, 0, 0, 0);
    for seed in 0..games {
        let game = play(difficulty, party, seed);
        depth += game.walked().len();
        at_boss += u32::from(game.place() == Place::Boss);
        match game.end() {
            Some(End::Won) => won += 1,
            Some(End::Lost(Loss::NoDice { health, .. })) => {
                no_dice += 1;
                dice += u32::from(health);
            }
            _ => {}
        }
    }
    let percent = |count: u32| 100.0 * f64::from(count) / games as f64;
    println!(
        "{difficulty:?} {party}: won {:5.1} %, at the boss {:5.1} %, out of dice {:5.1} % ({:4.1} health left), {:4.1} rooms",
        percent(won),
        percent(at_boss),
        percent(no_dice),
        f64::from(dice) / f64::from(no_dice.max(1)),
        depth as f64 / games as f64,
    );
}

fn play(difficulty: Difficulty, party: usize, seed: u64) -> Fighter {
    let mut heroes: Vec<HeroId> = (0..9).map(HeroId).collect();
    Rng::new(seed).shuffle(&mut heroes);
    heroes.truncate(party);
    let setup = Setup { heroes, difficulty, ..Setup::default() };
    let mut game = Fighter::new(&setup, seed).expect("the standard deck can be played");
    let mut thrower = Thrower::new(Skill::AVERAGE, seed);
    while game.end().is_none() {
        let action =
            bot::choose(&game, &Skill::AVERAGE).unwrap_or_else(|| Action::Land(thrower.throw(&game.conditions())));
        game.apply(&action).expect("a party does what is legal");
    }
    game
}
