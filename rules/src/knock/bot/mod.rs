//! Players of Knock: what they would do next. For hints, as fellow players, and to see how a deck plays.
//! No player looks into the pile; how much each sees of the hands is said by [`Sight`]. Nobody here talks, so nobody
//! casts the Sphere of Silence: it is left for people, who gain by it.

mod foresight;
mod glance;
mod opinion;

use super::{Action, Knock};
use crate::{Game, rng::Rng};
pub use foresight::Sight;

/// Any place for any card, each as likely as the other.
pub fn random(game: &Knock, rng: &mut Rng) -> Option<Action> {
    let places = game.legal_actions().into_iter().filter(|action| matches!(action, Action::Place { .. }));
    rng.pick(&places.collect::<Vec<_>>()).copied()
}

/// A player who looks at the own hand and at the cards that would be covered, and not further.
pub fn greedy(game: &Knock) -> Option<Action> {
    glance::best_placements(game, 1).first().map(|placement| placement.action())
}

/// A player who thinks of the next player's turn too. The seed decides what hidden hands are imagined.
pub fn careful(game: &Knock, sight: Sight, seed: u64) -> Option<Action> {
    foresight::best(game, sight, foresight::CAREFUL, seed)
}

/// A careful player at a table with people: their tokens are theirs, and one is cast only where every placement loses.
pub fn fellow(game: &Knock, sight: Sight, seed: u64) -> Option<Action> {
    let mut without = game.clone();
    without.spells.clear();
    let placement = careful(&without, sight, seed);
    let loses = |action: &Action| match *action {
        Action::Place { card, at, turned } => game.preview(card, at, turned).is_ok_and(|it| it.loss().is_some()),
        _ => true,
    };
    if placement.as_ref().is_some_and(loses) { careful(game, sight, seed) } else { placement }
}

/// The best player there is, for hints: thinks several turns ahead. The seed decides what hidden hands are imagined.
pub fn thorough(game: &Knock, sight: Sight, seed: u64) -> Option<Action> {
    foresight::best(game, sight, foresight::THOROUGH, seed)
}
