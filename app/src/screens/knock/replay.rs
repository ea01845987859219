//! A finished game seen again, action by action, with what happened as a sentence.

use super::{
    board::{Board, Looks},
    lobby::ground,
    running::Running,
    told,
};
use crate::{
    nav::{Desk, Event, Nav, Screen},
    scene::Scene,
    screens::reel::Reel,
    theme::Frame,
};
use rules::knock::{Event as Fact, Knock};

/// How long each action is shown, in ms.
const PACE: f64 = 1400.0;

/// The replay of one game.
pub struct Replay {
    running: Running,
    shown: Knock,
    /// Who did the last action, and what it brought.
    last: Option<(u8, Vec<Fact>)>,
    reel: Reel,
}

impl Replay {
    /// Starts with the first card.
    pub fn new(running: Running, now: f64) -> Replay {
        let shown = running.session.at(0);
        let reel = Reel::new(0, running.session.cursor(), PACE, now);
        Replay { running, shown, last: None, reel }
    }

    /// Does something to the reel and shows where it stands then.
    fn turn<T>(&mut self, run: impl FnOnce(&mut Reel) -> T) -> T {
        let before = self.reel.count;
        let result = run(&mut self.reel);
        if self.reel.count != before {
            let done = self.reel.count;
            let player = self.running.session.at(done.saturating_sub(1)).player();
            let step = self.running.session.replay().take(done).last();
            self.last = step.map(|(_, facts, _)| (player, facts));
            self.shown = self.running.session.at(done);
        }
        result
    }
}

impl Screen for Replay {
    fn name(&self) -> &'static str {
        "knock-replay"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let area = Reel::view(frame);
        scene.message_area = Some(area);
        let blamed = self.shown.end().and_then(told::blamed);
        Board::whole(&self.shown, area).keep(&mut scene, &self.shown, &Looks { blamed, ..Looks::default() });
        let told = match &self.last {
            Some((player, facts)) => told::story(frame.words, &self.shown, &self.running, *player, facts),
            None => frame.say("told-begin"),
        };
        self.reel.show(&mut scene, frame, told);
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        self.turn(|reel| reel.act(event, desk))
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.turn(|reel| reel.tick(desk.now))
    }

    fn dump(&self) -> serde_json::Value {
        let mut state = self.reel.dump();
        state["cards"] = self.shown.keep().laid().len().into();
        state
    }
}
