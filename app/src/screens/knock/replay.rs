//! A finished game seen again, action by action, with what happened as a sentence.

use super::{
    board::{self, BoardView, Looks},
    lobby::ground,
    sentences,
};
use crate::{
    geometry::Rect,
    play::{Field, Recording},
    scene::Scene,
    screens::replay::{Presenter, Replay, Still},
    theme::Frame,
};
use rules::knock::Knock;
use serde::Serialize;
use serde_json::json;

/// The attack on a Keep, as it is seen again.
pub struct Attack;

/// The replay of a game, from its first card.
pub fn replay(whole: Recording<Knock>, now: f64) -> Replay<Attack> {
    Replay::new(Attack, whole, 0, now)
}

impl Presenter for Attack {
    type Game = Knock;
    const NAME: &'static str = "knock-replay";
    const PACE: f64 = 1400.0;

    fn field(&self, still: &Still<Knock>, area: Rect) -> Option<Field> {
        Some(board::field(&still.shown, area, BoardView::whole(&still.shown, area).camera))
    }

    fn show(&self, still: &Still<Knock>, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        ground(scene, frame);
        let Still { shown, whole, .. } = still;
        let blamed = shown.end().and_then(|end| sentences::blamed(shown, end));
        let board = BoardView { area, camera: still.board.camera(|| BoardView::whole(shown, area).camera) };
        scene.clipped(area, |scene| board.keep(scene, shown, &Looks { blamed, ..Looks::default() }));
        match still.count {
            0 => frame.say("told-begin"),
            _ => sentences::story(frame.words, shown, &whole.extras().seats, still.before.player(), &still.events),
        }
    }

    fn dump(&self, still: &Still<Knock>) -> impl Serialize {
        json!({ "cards": still.shown.keep().laid().len() })
    }
}
