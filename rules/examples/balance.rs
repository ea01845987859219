//! Prints how the Donjonz deck plays: `cargo run --release -p sablier-rules --example balance [layouts] [deck file]`.

use sablier_rules::donjonz::{Action, Deck, Donjonz, Phase, Setup, best_route, bot};
use sablier_rules::{Game, rng::Rng};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let layouts: u64 = args.next().map_or(Ok(100), |count| count.parse())?;
    let deck = match args.next() {
        None => Deck::standard(),
        Some(file) => Deck::parse(&file, &std::fs::read_to_string(&file)?)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?,
    };
    let setup = Setup { deck, position: None };

    let mut rows: Vec<(&str, Vec<u32>)> = Vec::new();
    let newcomer = |game: &Donjonz, rng: &mut Rng| bot::newcomer(game, rng);
    let careful = |game: &Donjonz, _: &mut Rng| bot::careful(game);
    rows.push(("newcomer", scores(&setup, layouts, &newcomer, None)?));
    rows.push(("careful", scores(&setup, layouts, &careful, None)?));
    rows.push(("best, tight layout", scores(&setup, layouts, &careful, Some(200_000))?));
    rows.push(("best, newcomer's layout", scores(&setup, layouts, &newcomer, Some(50_000))?));
    rows.push(("best, careless layout", scores(&setup, layouts, &bot::random, Some(50_000))?));
    println!(
        "{:<24} {:>5} {:>5} {:>6} {:>5} {:>5}   of {layouts} layouts",
        "", "10 %", "25 %", "median", "75 %", "90 %"
    );
    for (name, mut scores) in rows {
        scores.sort();
        let at = |percent: usize| scores[(scores.len() - 1) * percent / 100];
        println!("{name:<24} {:>5} {:>5} {:>6} {:>5} {:>5}", at(10), at(25), at(50), at(75), at(90));
    }
    Ok(())
}

type Player<'a> = &'a (dyn Fn(&Donjonz, &mut Rng) -> Option<Action> + Sync);

/// Plays one game for each seed; with `nodes`, the player only lays the cards and the best route is walked.
fn scores(setup: &Setup, layouts: u64, player: Player<'_>, nodes: Option<u32>) -> Result<Vec<u32>, Box<dyn Error>> {
    let play = |seed: u64| {
        let mut game = Donjonz::new(setup, seed).map_err(|refusal| refusal.to_string())?;
        let mut rng = Rng::new(seed);
        while game.phase() != Phase::Over {
            if let (Some(nodes), Phase::Explore) = (nodes, game.phase()) {
                return Ok(best_route(&game, nodes).map_or(0, |route| route.score));
            }
            let action = player(&game, &mut rng).ok_or("a player does not know what to do")?;
            game.apply(&action).map_err(|illegal| illegal.to_string())?;
        }
        Ok(game.score().total)
    };
    let halves = std::thread::scope(|scope| {
        let run = |from: u64| (from..layouts).step_by(2).map(play).collect::<Result<Vec<u32>, String>>();
        let other = scope.spawn(move || run(1));
        let mine = run(0);
        Ok::<_, String>([mine?, other.join().map_err(|_| "a thread panicked".to_string())??])
    })?;
    Ok(halves.concat())
}
