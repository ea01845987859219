//! Prints how Fighter plays: `cargo run --release -p sablier-rules --example fighter_balance [games] [folder]`.
//! Parties of drawn heroes and average skill play that many games for each difficulty and number of heroes, with the
//! five files in the folder, or with those in `assets`.

use sablier_rules::fighter::thrower::Skill;
use sablier_rules::fighter::{Deck, Difficulty, End, Files, Loss, PARTY, Place, Setup, bot, draw_heroes};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(300), |count| count.parse())?;
    let deck = arguments.next().map_or(Ok(Deck::standard()), |folder| read(Path::new(&folder)))?;
    for difficulty in Difficulty::ALL {
        for party in 1..=PARTY {
            report(&deck, difficulty, party, games)?;
        }
    }
    Ok(())
}

fn read(folder: &Path) -> Result<Deck, Box<dyn Error>> {
    let text = |name: &str| std::fs::read_to_string(folder.join(name));
    let (heroes, monsters, bosses) = (text("heroes.ron")?, text("monsters.ron")?, text("bosses.ron")?);
    let (equipment, boards) = (text("equipment.ron")?, text("boards.ron")?);
    let files = Files {
        heroes: ("heroes.ron", &heroes),
        monsters: ("monsters.ron", &monsters),
        bosses: ("bosses.ron", &bosses),
        equipment: ("equipment.ron", &equipment),
        boards: ("boards.ron", &boards),
    };
    Deck::parse(files).map_err(|faults| faults.iter().map(|fault| format!("{fault}\n")).collect::<String>().into())
}

fn report(deck: &Deck, difficulty: Difficulty, party: usize, games: u64) -> Result<(), Box<dyn Error>> {
    let (mut won, mut no_dice, mut rooms, mut at_boss, mut left) = (0, 0, 0, 0, 0);
    for seed in 0..games {
        let heroes = draw_heroes(deck, party, seed);
        let game =
            bot::play(&Setup { deck: deck.clone(), heroes, difficulty, ..Setup::default() }, seed, Skill::AVERAGE)?;
        rooms += game.walked().len();
        at_boss += u32::from(game.place() == Place::Boss);
        match game.end() {
            Some(End::Won) => won += 1,
            Some(End::Lost(Loss::NoDice { health, .. })) => (no_dice, left) = (no_dice + 1, left + u32::from(health)),
            _ => {}
        }
    }
    let percent = |count: u32| 100.0 * f64::from(count) / games as f64;
    println!(
        "{difficulty:?}, {party} heroes: won {:.1} %, at the boss {:.1} %, out of dice {:.1} % with {:.1} health left; \
         {:.1} rooms",
        percent(won),
        percent(at_boss),
        percent(no_dice),
        f64::from(left) / f64::from(no_dice.max(1)),
        rooms as f64 / games as f64,
    );
    Ok(())
}
