//! The players of Knock at work: how often each wins the four Keeps, beside what the deck is meant for, and how long it
//! thinks about a move.

use rules::{
    Game,
    knock::{Action, End, Knock, LEVELS, Loss, PLAYERS, Setup, bot},
    rng::Rng,
};
use std::time::{Duration, Instant};

/// A player of Knock: what is done next.
type Player = fn(&Knock, &mut Rng) -> Option<Action>;

/// A player, with the games that are played for each Keep and each number of players.
pub struct Contestant {
    /// What the player does, in a few words.
    pub name: &'static str,
    /// Games for each Keep and each number of players.
    pub games: u64,
    /// How the deck is meant to play in this player's hands, from Keep 1 on, as far as that was decided.
    pub meant: &'static [Meant],
    player: Player,
}

/// How a Keep is meant to play.
pub struct Meant {
    /// The least and the most games that are won, in percent, over all numbers of players.
    pub won: [f64; 2],
    /// The least that each number of players wins, in percent.
    pub each: f64,
    /// The least share of the lost games, in percent, in which the reserve was too small.
    pub short: f64,
}

/// A Keep of which careful players win about that many games, in percent, and each number of players at least half of it.
const fn about(percent: f64, short: f64) -> Meant {
    Meant { won: [percent - 4.0, percent + 4.0], each: percent / 2.0, short }
}

/// Everyone who plays. The slower a player thinks, the fewer games there are.
pub const CONTESTANTS: [Contestant; 5] = [
    Contestant {
        name: "random",
        games: 100,
        meant: &[Meant { won: [0.0, 2.0], each: 0.0, short: 0.0 }],
        player: |game, rng| bot::random(&game.own_view(), rng),
    },
    Contestant {
        name: "greedy, own hand",
        games: 100,
        meant: &[Meant { won: [35.0, 60.0], each: 0.0, short: 0.0 }],
        player: |game, _| bot::greedy(&game.own_view()),
    },
    Contestant {
        name: "careful, own hand",
        games: 25,
        meant: &[],
        player: |game, rng| bot::careful(&game.own_view(), rng.below(u32::MAX).into()),
    },
    Contestant {
        name: "careful, all hands",
        games: 100,
        meant: &[about(80.0, 0.0), about(62.0, 0.0), about(46.0, 1.0), about(32.0, 1.0)],
        player: |game, _| bot::careful(&game.open_view(), 0),
    },
    Contestant {
        name: "thorough, all hands",
        games: 5,
        meant: &[],
        player: |game, _| bot::thorough(&game.open_view(), 0),
    },
];

/// What a contestant achieved.
pub struct Showing {
    /// How each Keep went.
    pub attacks: Vec<Attack>,
    /// How long each move took, the quickest first.
    pub thought: Vec<Duration>,
}

/// How the games against a Keep went.
pub struct Attack {
    /// The share of won games, in percent, for each number of players.
    pub won: Vec<f64>,
    /// The share of the lost games, in percent, in which the reserve was too small for a creature.
    pub short: f64,
}

impl Attack {
    /// The share of won games, in percent, over all numbers of players.
    pub fn won_by_all(&self) -> f64 {
        self.won.iter().sum::<f64>() / self.won.len() as f64
    }
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
        let attacks = (1..=LEVELS).map(|level| self.attack(level, &mut thought)).collect();
        thought.sort();
        Showing { attacks, thought }
    }

    fn attack(&self, level: u8, thought: &mut Vec<Duration>) -> Attack {
        let (mut won, mut losses) = (Vec::new(), Vec::new());
        for players in 1..=PLAYERS {
            let setup = Setup { players, level, sand: None, ..Setup::default() };
            let before = losses.len();
            losses.extend((0..self.games).filter_map(|seed| self.loss(&setup, seed, thought)));
            won.push(100.0 - percent(losses.len() - before, self.games as usize));
        }
        let short = losses.iter().filter(|loss| matches!(loss, Loss::Reserve { .. })).count();
        Attack { won, short: percent(short, losses.len()) }
    }

    /// Plays one game and tells why it was lost, if it was.
    fn loss(&self, setup: &Setup, seed: u64, thought: &mut Vec<Duration>) -> Option<Loss> {
        let mut game = Knock::new(setup, seed).expect("the standard deck can be played");
        let mut rng = Rng::new(seed);
        loop {
            let start = Instant::now();
            let Some(action) = (self.player)(&game, &mut rng) else { break };
            thought.push(start.elapsed());
            game.apply(&action).expect("a player does what is legal");
        }
        match game.end() {
            Some(End::Lost(loss)) => Some(loss),
            _ => None,
        }
    }
}

fn percent(count: usize, of: usize) -> f64 {
    100.0 * count as f64 / of.max(1) as f64
}
