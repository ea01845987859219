//! What every game is: a state, the actions a player may take, and the events that follow.

use crate::decks::AnyDeck;
use serde::{Serialize, de::DeserializeOwned};
use std::{error::Error, fmt::Debug};

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Outcome {
    /// The players reached an end that counts, with this score.
    Won {
        /// Points as the game counts them.
        score: u32,
    },
    /// The players failed.
    Lost,
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in that seat, from 0.
    Seat(u8),
    /// Somebody who watches and has no seat.
    Spectator,
}

/// A game as a state and its actions.
///
/// The state changes only by [`Game::fold`]ing events; [`Game::apply`] decides which events an action causes.
pub trait Game: Clone + Debug + PartialEq + Sized {
    /// The game's name in saves, share codes and the referee's protocol.
    const NAME: &'static str;
    /// What is chosen before the first action: cards, players, a position to start from. The default is a usual game.
    type Setup: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// A decision of a player.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A fact that followed from an action.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why an action is not allowed.
    type Illegal: Error + Clone + PartialEq;
    /// Every reason why a setup cannot be played.
    type Refusal: Error + Clone + PartialEq;
    /// What one viewer may know of the game. What is hidden from the viewer is not in it.
    type View: Clone + Debug + PartialEq;

    /// The deck of a setup, which lies in its field `deck` and is written there by its hash; `None` for a game without
    /// decks. That of the default setup is the standard deck.
    fn deck(_setup: &Self::Setup) -> Option<&dyn AnyDeck> {
        None
    }
    /// Sets the game up; the seed decides every shuffle.
    fn new(setup: &Self::Setup, seed: u64) -> Result<Self, Self::Refusal>;
    /// Every action allowed now, in a fixed order. Empty exactly when the game is over.
    fn legal_actions(&self) -> Vec<Self::Action>;
    /// Tests whether an action is allowed now.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Illegal>;
    /// Carries an action out and returns what happened. An illegal action changes nothing.
    fn apply(&mut self, action: &Self::Action) -> Result<Vec<Self::Event>, Self::Illegal>;
    /// Takes one fact over into the state.
    fn fold(&mut self, event: &Self::Event);
    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// The game as the viewer sees it. Games that differ only in what the viewer cannot know look the same.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A fact as the viewer hears it, told of the game as it is just before: what is hidden from the viewer is not named.
    /// In an open game everybody hears all of it.
    fn heard(&self, event: &Self::Event, _viewer: Viewer) -> Self::Event {
        event.clone()
    }
    /// What the viewer hears of facts that follow this game one after the other.
    fn all_heard(mut self, events: &[Self::Event], viewer: Viewer) -> Vec<Self::Event> {
        let hear = |event| {
            let heard = self.heard(event, viewer);
            self.fold(event);
            heard
        };
        events.iter().map(hear).collect()
    }
    /// Tests whether an event showed the players something that was hidden; undo stops there. In an open game it never
    /// does.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }
}
