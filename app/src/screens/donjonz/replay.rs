//! A finished game seen again, action by action.

use super::{
    board::Board,
    camera::{self, centre},
    lobby,
};
use crate::{
    nav::{Desk, Event, Nav, Screen},
    scene::Scene,
    screens::reel::Reel,
    theme::Frame,
};
use rules::{
    Session,
    donjonz::{Action, Donjonz},
};

/// How long each action is shown, in ms.
const PACE: f64 = 420.0;

/// The replay of one game.
pub struct Replay {
    session: Session<Donjonz>,
    shown: Donjonz,
    reel: Reel,
}

impl Replay {
    /// Starts where the walk begins.
    pub fn new(session: Session<Donjonz>, now: f64) -> Replay {
        let count = session.log().iter().take_while(|entry| matches!(entry.action, Action::Lay { .. })).count();
        Replay { shown: session.at(count), reel: Reel::new(count, session.log().len(), PACE, now), session }
    }

    /// Does something to the reel and shows where it stands then.
    fn turn<T>(&mut self, run: impl FnOnce(&mut Reel) -> T) -> T {
        let before = self.reel.count;
        let result = run(&mut self.reel);
        if self.reel.count != before {
            self.shown = self.session.at(self.reel.count);
        }
        result
    }
}

impl Screen for Replay {
    fn name(&self) -> &'static str {
        "donjonz-replay"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        lobby::ground(&mut scene, frame);
        let area = Reel::view(frame);
        scene.message_area = Some(area);
        let board = Board { area, camera: camera::whole(&self.shown, area, 0.6) };
        board.dungeon(&mut scene, &self.shown);
        board.hero(&mut scene, centre(self.shown.hero()), 0.0, self.shown.has_fallen());
        let points = i64::from(self.shown.score().total);
        self.reel.show(&mut scene, frame, frame.say_with("donjonz-points", &[("points", points.into())]));
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
        state["score"] = self.shown.score().total.into();
        state
    }
}
