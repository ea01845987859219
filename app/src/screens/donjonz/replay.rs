//! A finished walk seen again, action by action.

use super::{
    board::Board,
    camera::{self, centre},
    lobby,
};
use crate::{
    geometry::Rect,
    scene::Scene,
    screens::reel::{Film, Replay},
    theme::Frame,
};
use rules::{
    Session,
    donjonz::{Action, Donjonz},
};
use serde::Serialize;

/// A game to be seen again.
pub struct Walk {
    session: Session<Donjonz>,
    shown: Donjonz,
}

/// The replay of a game, from where the walk begins.
pub fn replay(session: Session<Donjonz>, now: f64) -> Replay<Walk> {
    let count = session.log().iter().take_while(|entry| matches!(entry.action, Action::Lay { .. })).count();
    Replay::new(Walk { shown: session.at(count), session }, count, now)
}

impl Film for Walk {
    const NAME: &'static str = "donjonz-replay";
    const PACE: f64 = 420.0;

    fn length(&self) -> usize {
        self.session.log().len()
    }

    fn seek(&mut self, count: usize, _now: f64) {
        self.shown = self.session.at(count);
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        lobby::ground(scene, frame);
        let board = Board { area, camera: camera::whole(&self.shown, area, 0.6) };
        board.dungeon(scene, &self.shown);
        board.hero(scene, centre(self.shown.hero()), 0.0, self.shown.has_fallen());
        frame.say_with("donjonz-points", &[("points", i64::from(self.shown.score().total).into())])
    }

    fn dump(&self) -> impl Serialize {
        Shown { score: self.shown.score().total }
    }
}

/// What the replay adds to its state for scripts and tests.
#[derive(Serialize)]
struct Shown {
    score: u32,
}
