//! A finished walk seen again, action by action.

use super::{
    board::BoardView,
    camera::{self, centre},
    lobby,
};
use crate::{
    geometry::Rect,
    play::{Field, Recording},
    scene::Scene,
    screens::replay::{Presenter, Replay, Still},
    theme::Frame,
};
use rules::donjonz::{Action, Donjonz};
use serde::Serialize;
use serde_json::json;

/// How much is seen around the dungeon, in cells.
const RIM: f32 = 0.6;

/// A walk, as it is seen again.
pub struct Walk;

/// The replay of a game, from where the walk begins.
pub fn replay(whole: Recording<Donjonz>, now: f64) -> Replay<Walk> {
    let count = whole.actions().take_while(|action| matches!(action, Action::Lay { .. })).count();
    Replay::new(Walk, whole, count, now)
}

impl Presenter for Walk {
    type Game = Donjonz;
    const NAME: &'static str = "donjonz-replay";
    const PACE: f64 = 420.0;

    fn field(&self, still: &Still<Donjonz>, area: Rect) -> Option<Field> {
        Some(camera::field(&still.shown, area, camera::whole(&still.shown, area, RIM)))
    }

    fn show(&self, still: &Still<Donjonz>, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        lobby::ground(scene, frame);
        let shown = &still.shown;
        let board = BoardView { area, camera: still.board.camera(|| camera::whole(shown, area, RIM)) };
        scene.clipped(area, |scene| {
            board.dungeon(scene, shown);
            board.hero(scene, centre(shown.hero()), 0.0, shown.has_fallen());
        });
        frame.say_with("donjonz-points", &[("points", i64::from(shown.score().total).into())])
    }

    fn dump(&self, still: &Still<Donjonz>) -> impl Serialize {
        json!({ "score": still.shown.score().total })
    }
}
