//! A game for newcomers: one in which the Knight was just drawn, and which even a greedy player wins from there.

use super::greedy;
use crate::{
    Game,
    knock::{Action, End, Knock, Phase, Setup},
};

/// How many games are looked at for one in which the Knight is easily beaten: one in twenty will do.
const PATIENCE: u64 = 400;

/// The seed of such a game, and the actions that lead to its Knight.
pub fn easy_knight(setup: &Setup) -> Option<(u64, Vec<Action>)> {
    (0..PATIENCE).find_map(|seed| {
        let (mut game, mut actions) = (Knock::new(setup, seed).ok()?, Vec::new());
        while game.phase() == Phase::Place {
            let action = greedy(&game.own_view())?;
            game.apply(&action).ok()?;
            actions.push(action);
        }
        is_easy(&game).then_some((seed, actions))
    })
}

/// Tests whether a greedy player wins from here.
pub fn is_easy(game: &Knock) -> bool {
    let mut game = game.clone();
    while let Some(action) = greedy(&game.own_view()) {
        if game.apply(&action).is_err() {
            return false;
        }
    }
    matches!(game.end(), Some(End::Won { .. }))
}
