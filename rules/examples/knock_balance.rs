//! Prints how the Knock deck plays: `cargo run --release -p sablier-rules --example knock_balance [games] [deck file]
//! [player] [Keeps] [players]`. The deck file `-` is the deck in `assets`, the player `-` all of them; `34` means the
//! Keeps 3 and 4, `1` one player alone. Each number is the share of won games, in percent, out of that many games for
//! each number of players; what lost is a share of the lost games.

use sablier_rules::knock::{Deck, End, Knock, LEVELS, Loss, PLAYERS, Setup, bot};
use sablier_rules::{Game, rng::Rng};
use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};

type Player = fn(&Knock, &mut Rng) -> Option<sablier_rules::knock::Action>;

const BOTS: [(&str, Player); 6] = [
    ("random", |game, rng| bot::random(&game.own_view(), rng)),
    ("greedy, own hand", |game, _| bot::greedy(&game.own_view())),
    ("careful, own hand", |game, rng| bot::careful(&game.own_view(), rng.below(u32::MAX).into())),
    ("careful, all hands", |game, _| bot::careful(&game.open_view(), 0)),
    ("thorough, own hand", |game, rng| bot::thorough(&game.own_view(), rng.below(u32::MAX).into())),
    ("thorough, all hands", |game, _| bot::thorough(&game.open_view(), 0)),
];

/// What became of some games.
#[derive(Default)]
struct Tally {
    games: u32,
    won: u32,
    chests: u32,
    losses: BTreeMap<&'static str, u32>,
    slowest: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(Ok(20), |count| count.parse())?;
    let deck = match args.next() {
        None => Deck::standard(),
        Some(file) if file == "-" => Deck::standard(),
        Some(file) => Deck::parse(&file, &std::fs::read_to_string(&file)?)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?,
    };
    println!("{:<20} Keep   all     1p  2p  3p  4p  5p  6p   chests  slowest  % of losses", "");
    let only = args.next().filter(|name| name != "-");
    let levels = some_of(LEVELS, args.next().as_deref());
    let parties = some_of(PLAYERS, args.next().as_deref());
    for (name, player) in BOTS.into_iter().filter(|(name, _)| only.as_ref().is_none_or(|only| name.contains(only))) {
        for level in levels.iter().copied() {
            let setup = |players: u8| Setup { deck: deck.clone(), players, level, ..Setup::default() };
            let games_of = |players: u8| if parties.contains(&players) { games } else { 0 };
            let tallies: Vec<Tally> = (1..=PLAYERS)
                .map(|players| tally(&setup(players), games_of(players), player))
                .collect::<Result<_, _>>()?;
            row(name, level, &tallies);
        }
    }
    Ok(())
}

/// The numbers from 1 to the highest whose digit was asked for; all of them where nothing was.
fn some_of(highest: u8, digits: Option<&str>) -> Vec<u8> {
    (1..=highest).filter(|number| digits.is_none_or(|digits| digits.contains(&number.to_string()))).collect()
}

fn row(name: &str, level: u8, tallies: &[Tally]) {
    let percent = |won: u32, games: u32| f64::from(100 * won) / f64::from(games.max(1));
    let (games, won) = tallies.iter().fold((0, 0), |sum, tally| (sum.0 + tally.games, sum.1 + tally.won));
    let share = |tally: &Tally| match tally.games {
        0 => format!("{:>4}", "-"),
        games => format!("{:>4.0}", percent(tally.won, games)),
    };
    let by_players: String = tallies.iter().map(share).collect();
    let chests = tallies.iter().map(|tally| tally.chests).sum::<u32>() as f64 / f64::from(won.max(1));
    let slowest = tallies.iter().map(|tally| tally.slowest).max().unwrap_or_default();
    let mut losses: BTreeMap<&str, u32> = BTreeMap::new();
    tallies.iter().flat_map(|tally| &tally.losses).for_each(|(why, count)| *losses.entry(why).or_default() += count);
    let lost: u32 = losses.values().sum();
    let losses: Vec<String> = losses.iter().map(|(why, count)| format!("{why} {:.1}", percent(*count, lost))).collect();
    println!(
        "{name:<20} {level:>4} {:>5.1}   {by_players}   {chests:>6.1} {:>5.1} ms  {}",
        percent(won, games),
        slowest.as_secs_f64() * 1e3,
        losses.join(", ")
    );
}

/// Plays one game for each seed, on two threads.
fn tally(setup: &Setup, games: u64, player: Player) -> Result<Tally, String> {
    let run = |first: u64| {
        let mut tally = Tally::default();
        for seed in (first..games).step_by(2) {
            play(setup, seed, player, &mut tally)?;
        }
        Ok::<Tally, String>(tally)
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(move || run(1));
        let (mut tally, other) = (run(0)?, other.join().map_err(|_| "a thread panicked".to_string())??);
        tally.games += other.games;
        tally.won += other.won;
        tally.chests += other.chests;
        tally.slowest = tally.slowest.max(other.slowest);
        other.losses.into_iter().for_each(|(why, count)| *tally.losses.entry(why).or_default() += count);
        Ok(tally)
    })
}

fn play(setup: &Setup, seed: u64, player: Player, tally: &mut Tally) -> Result<(), String> {
    let mut game = Knock::new(setup, seed).map_err(|refusal| refusal.to_string())?;
    let mut rng = Rng::new(seed);
    while game.end().is_none() {
        let start = Instant::now();
        let action = player(&game, &mut rng).ok_or("a player does not know what to do")?;
        tally.slowest = tally.slowest.max(start.elapsed());
        game.apply(&action).map_err(|illegal| illegal.to_string())?;
    }
    tally.games += 1;
    match game.end() {
        Some(End::Lost(loss)) => *tally.losses.entry(why(&game, loss)).or_default() += 1,
        _ => {
            tally.won += 1;
            tally.chests += game.chests();
        }
    }
    Ok(())
}

fn why(game: &Knock, loss: Loss) -> &'static str {
    match loss {
        Loss::Noise { .. } => "noise",
        Loss::Alarm { creature, .. } if creature == game.knight() => "the Knight",
        Loss::Alarm { .. } => "alarm",
        Loss::Reserve { .. } => "reserve",
        Loss::TimeUp => "sand",
        Loss::NoCards { .. } => "no cards",
    }
}
