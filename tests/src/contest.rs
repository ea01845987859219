//! The players of Knock at work: how often each wins the four Keeps, and how long it thinks about a move.

use rules::{
    Game,
    knock::{Action, End, Knock, LEVELS, PLAYERS, Setup, bot},
    rng::Rng,
};
use std::time::{Duration, Instant};

/// A player of Knock: what is done next.
type Player = fn(&Knock, &mut Rng) -> Option<Action>;

/// A player, with the games that are played for each Keep and each number of players.
pub struct Contestant {
    /// What the player does, in a few words.
    pub name: &'static str,
    games: u64,
    player: Player,
}

/// Everyone who plays. The slower a player thinks, the fewer games there are.
pub const CONTESTANTS: [Contestant; 5] = [
    Contestant { name: "random", games: 100, player: |game, rng| bot::random(&game.own_view(), rng) },
    Contestant { name: "greedy, own hand", games: 100, player: |game, _| bot::greedy(&game.own_view()) },
    Contestant {
        name: "careful, own hand",
        games: 25,
        player: |game, rng| bot::careful(&game.own_view(), rng.below(u32::MAX).into()),
    },
    Contestant { name: "careful, all hands", games: 50, player: |game, _| bot::careful(&game.open_view(), 0) },
    Contestant { name: "thorough, all hands", games: 5, player: |game, _| bot::thorough(&game.open_view(), 0) },
];

/// What a contestant achieved.
pub struct Showing {
    /// The share of won games in each Keep, in percent, over all numbers of players.
    pub won: Vec<f64>,
    /// How long each move took, the quickest first.
    pub thought: Vec<Duration>,
}

impl Showing {
    /// The time that this share of all moves, in percent, did not need.
    pub fn thought_at(&self, percent: usize) -> Duration {
        let last = self.thought.len().saturating_sub(1);
        self.thought.get(last * percent / 100).copied().unwrap_or_default()
    }
}

impl Contestant {
    /// Plays every Keep with every number of players, without spells and without sand.
    ///
    /// # Panics
    /// When the standard deck cannot be played, or the player does something illegal.
    pub fn play(&self) -> Showing {
        let mut thought = Vec::new();
        let won = (1..=LEVELS).map(|level| self.attack(level, &mut thought)).collect();
        thought.sort();
        Showing { won, thought }
    }

    fn attack(&self, level: u8, thought: &mut Vec<Duration>) -> f64 {
        let mut won = 0;
        for players in 1..=PLAYERS {
            let setup = Setup { players, level, sand: None, ..Setup::default() };
            won += (0..self.games).filter(|seed| self.wins(&setup, *seed, thought)).count();
        }
        100.0 * won as f64 / (self.games * u64::from(PLAYERS)) as f64
    }

    fn wins(&self, setup: &Setup, seed: u64, thought: &mut Vec<Duration>) -> bool {
        let mut game = Knock::new(setup, seed).expect("the standard deck can be played");
        let mut rng = Rng::new(seed);
        loop {
            let start = Instant::now();
            let Some(action) = (self.player)(&game, &mut rng) else { break };
            thought.push(start.elapsed());
            game.apply(&action).expect("a player does what is legal");
        }
        matches!(game.end(), Some(End::Won { .. }))
    }
}
