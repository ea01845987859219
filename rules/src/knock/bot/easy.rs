//! A game for newcomers: a short one in which the Knight was just drawn, and which even a greedy player wins from there.

use super::greedy;
use crate::{
    Game,
    knock::{
        Action, CardId, End, Knock, Phase, Setup,
        setup::{hand_size, shuffled},
    },
};

/// How many games are looked at for one in which the Knight is easily beaten: one in twenty will do.
const PATIENCE: u64 = 400;
/// So many cards are drawn before the Knight, so that the Keep can be taken in at a glance.
const DRAWN: usize = 5;

/// The setup of such a game, and the actions that lead to its Knight, whom nobody else helps.
pub fn easy_knight(setup: &Setup) -> Option<(Setup, Vec<Action>)> {
    (0..PATIENCE).find_map(|seed| {
        let setup = Setup { pile: Some(short_pile(setup, seed)), ..setup.clone() };
        let (mut game, mut actions) = (Knock::new(&setup, seed).ok()?, Vec::new());
        while game.phase() == Phase::Place {
            let action = greedy(&game.own_view())?;
            game.apply(&action).ok()?;
            actions.push(action);
        }
        (game.unbeaten().next().is_none() && is_easy(&game)).then_some((setup, actions))
    })
}

/// The hands, a first card and a few more, with the Knight under them.
fn short_pile(setup: &Setup, seed: u64) -> Vec<CardId> {
    let mut pile = shuffled(&setup.deck, setup.level, seed);
    let knight = pile.pop();
    pile.truncate(usize::from(setup.players) * hand_size(setup.players) + 1 + DRAWN);
    pile.extend(knight);
    pile
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
