//! A finished game seen again, action by action, with what happened as a sentence.

use super::{
    board::{self, BoardView, Looks},
    lobby::ground,
    sentences,
    table::Table,
};
use crate::{
    geometry::{Point, Rect},
    nav::Screen,
    platform::Platform,
    play::{Field, Match, Recording},
    scene::Scene,
    screens::{
        keepsake::{Keepsake, laid_out},
        replay::{Presenter, Still},
    },
    store::Store,
    theme::Frame,
    timers::minutes,
};
use printkit_core::{Drawing, Words, faces::knock as faces};
use rules::knock::{End, Knock, Laid, Loss, View};
use serde::Serialize;
use serde_json::json;

/// The attack on a Keep, as it is seen again.
pub struct Attack;

/// The Keep from its cards as they lie on the table, each with what is left of its danger.
fn keep_drawing(game: &View) -> Drawing {
    let laid = game.keep().laid().iter();
    let part = |laid: &Laid| {
        let step = faces::SIDE / board::CARD;
        let at = Point { x: f32::from(laid.at.x) * step, y: f32::from(laid.at.y) * step };
        (faces::table_card(game.card(laid.card), laid.turned), at, 0.0)
    };
    laid_out(laid.map(part).collect())
}

impl Presenter for Attack {
    type Game = Knock;
    const NAME: &'static str = "knock-replay";
    const PACE: f64 = 1400.0;

    fn of(_: &Recording<Knock>) -> (Attack, usize) {
        (Attack, 0)
    }

    fn sit_down(running: Match<Knock>, platform: &mut dyn Platform, _: &mut Store) -> Box<dyn Screen> {
        Box::new(Table::around(Box::new(running), platform.wall_clock()))
    }

    fn keepsake(whole: &Recording<Knock>, words: &Words) -> Keepsake {
        let (game, keepsake) = (whole.view(), Keepsake::of(whole, words));
        let end = game.end().unwrap_or(End::Lost(Loss::TimeUp));
        let keep = words.with("knock-keep", &[("level", i64::from(game.level()).into())]);
        let players = words.with("records-players", &[("players", i64::from(game.players()).into())]);
        let left = whole.facts().left;
        let left = left.map(|left| words.with("records-left", &[("time", minutes(left).into())]));
        let chests = words.with("records-chests", &[("chests", i64::from(game.chests()).into())]);
        let chests = Some(chests).filter(|_| keepsake.sum.is_some() && game.chests() > 0);
        let lines = [Some(keep), Some(players), left, chests].into_iter().flatten();
        let title = sentences::headline(words, &game, end);
        Keepsake { title, sum: None, picture: keep_drawing(&game), ..keepsake.with_lines(lines) }
    }

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
