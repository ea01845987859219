//! A finished game seen again, action by action, with what happened as a sentence.

use super::{
    board::{Board, Looks},
    lobby::ground,
    told,
};
use crate::{
    geometry::Rect,
    play::Match,
    scene::Scene,
    screens::reel::{Film, Replay},
    theme::Frame,
};
use rules::{
    Game, Viewer,
    knock::{Event as Fact, Knock, View},
};
use serde::Serialize;

/// A game to be seen again.
pub struct Attack {
    running: Match<Knock>,
    shown: View,
    /// Who did the last action, and what it brought.
    last: Option<(u8, Vec<Fact>)>,
}

/// The replay of a game, from its first card.
pub fn replay(running: Match<Knock>, now: f64) -> Replay<Attack> {
    Replay::new(Attack { shown: running.session.at(0).view(Viewer::Spectator), running, last: None }, 0, now)
}

impl Film for Attack {
    const NAME: &'static str = "knock-replay";
    const PACE: f64 = 1400.0;

    fn length(&self) -> usize {
        self.running.session.cursor()
    }

    fn seek(&mut self, count: usize, _now: f64) {
        let player = self.running.session.at(count.saturating_sub(1)).player();
        let step = self.running.session.replay().take(count).last();
        self.last = step.map(|(_, facts, _)| (player, facts));
        self.shown = self.running.session.at(count).view(Viewer::Spectator);
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        ground(scene, frame);
        let blamed = self.shown.end().and_then(|end| told::blamed(&self.shown, end));
        Board::whole(&self.shown, area).keep(scene, &self.shown, &Looks { blamed, ..Looks::default() });
        match &self.last {
            Some((player, facts)) => told::story(frame.words, &self.shown, &self.running, *player, facts),
            None => frame.say("told-begin"),
        }
    }

    fn dump(&self) -> impl Serialize {
        Shown { cards: self.shown.keep().laid().len() }
    }
}

/// What the replay adds to its state for scripts and tests.
#[derive(Serialize)]
struct Shown {
    cards: usize,
}
