//! Players of Knock: what they would do next. For hints, as fellow players, and to see how a deck plays.
//! A player knows a [`View`] and no more, and only has an answer in their own turn. Nobody here heeds what others say, so
//! nobody casts the Sphere of Silence: it is left for people, who gain by it.

mod easy;
mod foresight;
mod glance;
mod opinion;
mod talk;

pub use easy::{easy_knight, is_easy};
pub use talk::{Saying, sayings};

use super::{Action, View};
use crate::rng::Rng;

/// Any place for any card, each as likely as the other.
pub fn random(view: &View, rng: &mut Rng) -> Option<Action> {
    let places = view.legal_actions().into_iter().filter(|action| matches!(action, Action::Place { .. }));
    rng.pick(&places.collect::<Vec<_>>()).copied()
}

/// A player who looks at their own hand and at the cards that would be covered, and not further.
pub fn greedy(view: &View) -> Option<Action> {
    if view.playable().is_empty() {
        return None;
    }
    glance::best_placements(&view.dealt(view.unseen()), 1).first().map(|placement| placement.action())
}

/// A player who thinks of the next player's turn too. The seed decides what hidden hands are imagined.
pub fn careful(view: &View, seed: u64) -> Option<Action> {
    foresight::best(view, foresight::CAREFUL, seed)
}

/// A careful player at a table with people: their tokens are theirs, and one is cast only where every placement loses.
pub fn fellow(view: &View, seed: u64) -> Option<Action> {
    let placement = careful(&view.without_spells(), seed);
    if placement.as_ref().is_some_and(|action| view.loses(action)) { careful(view, seed) } else { placement }
}

/// The best player there is, for hints: thinks several turns ahead. The seed decides what hidden hands are imagined.
pub fn thorough(view: &View, seed: u64) -> Option<Action> {
    foresight::best(view, foresight::THOROUGH, seed)
}
