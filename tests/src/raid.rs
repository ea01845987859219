//! Simulated parties of Fighter at work: how often they win, and how many games they play in a second.

use dice::player::{Aim, Player};
use rules::fighter::thrower::Skill;
use rules::fighter::{
    Action, Conditions, Deck, Difficulty, End, Fighter, Landing, Setup, Spot, Throw, bot, draw_heroes,
};
use rules::{Game, rng::Rng};
use std::collections::BTreeMap;

/// The numbers of heroes for which the game is balanced.
pub const PARTIES: [usize; 3] = [2, 3, 4];

/// Plays a game of that many drawn heroes and returns whether they won.
///
/// # Panics
/// When the standard deck cannot be played, or the party does something illegal.
pub fn wins(difficulty: Difficulty, heroes: usize, skill: Skill, seed: u64) -> bool {
    let heroes = draw_heroes(&Deck::standard(), heroes, seed);
    let setup = Setup { heroes, difficulty, ..Setup::default() };
    bot::play(&setup, seed, skill).expect("the standard deck can be played").end() == Some(End::Won)
}

/// The share of that many games that parties of that skill win, in percent.
pub fn won(difficulty: Difficulty, heroes: usize, skill: Skill, games: u64) -> f64 {
    let won = (0..games).filter(|seed| wins(difficulty, heroes, skill, *seed)).count();
    100.0 * won as f64 / games as f64
}

/// Players who throw on screen, each of whom has practised one way of throwing.
pub struct OnScreen {
    aim: Aim,
    players: BTreeMap<Vec<Throw>, Player>,
}

impl OnScreen {
    /// Players of that aim who have practised nothing yet.
    pub fn new(aim: Aim) -> OnScreen {
        OnScreen { aim, players: BTreeMap::new() }
    }

    fn throw(&mut self, conditions: &Conditions, rng: &mut Rng) -> Landing {
        let player = self.players.entry(conditions.throws.clone());
        let player = player.or_insert_with(|| Player::new(conditions, self.aim));
        let missed = Landing { spot: Spot::Off, symbol: false };
        player.try_toss(rng).map_or(missed, |thrown| thrown.flight(conditions).landing())
    }

    /// The share of that many games that they win, in percent. They decide as an average thrower would.
    ///
    /// # Panics
    /// When the standard deck cannot be played, or the party does something illegal.
    pub fn won(&mut self, difficulty: Difficulty, heroes: usize, games: u64) -> f64 {
        let won = (0..games).filter(|seed| {
            let heroes = draw_heroes(&Deck::standard(), heroes, *seed);
            let setup = Setup { heroes, difficulty, ..Setup::default() };
            let mut game = Fighter::new(&setup, *seed).expect("the standard deck can be played");
            let mut rng = Rng::new(*seed);
            while game.end().is_none() {
                let choice = bot::choose(&game, &Skill::AVERAGE);
                let action = choice.unwrap_or_else(|| Action::Land(self.throw(&game.conditions(), &mut rng)));
                game.apply(&action).expect("a party does what is legal");
            }
            game.end() == Some(End::Won)
        });
        100.0 * won.count() as f64 / games as f64
    }
}
