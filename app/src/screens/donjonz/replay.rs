//! A finished walk seen again, action by action.

use super::{
    board::BoardView,
    camera::{self, centre},
    lobby,
    names::rank_key,
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
};
use printkit_core::{
    Drawing, Words,
    art::art,
    drawing::{Path, Stroke},
    faces::{Style, donjonz as faces},
    ink,
};
use rules::donjonz::{Action, Cell, Donjonz};
use serde::Serialize;
use serde_json::json;

/// How much is seen around the dungeon, in cells.
const RIM: f32 = 0.6;

/// A walk, as it is seen again.
pub struct Walk;

/// The dungeon from its printed cards, with the walk through it and the hero where it ended.
fn dungeon(game: &Donjonz) -> Drawing {
    let middle = |cell: Cell| {
        let at = centre(cell);
        Point { x: at.x * faces::CELL, y: at.y * faces::CELL }
    };
    let mut parts = Vec::new();
    for laid in game.laid() {
        let card = game.card(laid.card);
        let (w, h) = laid.size(card);
        let (x, y) = (f32::from(laid.at.x) + f32::from(w) / 2.0, f32::from(laid.at.y) + f32::from(h) / 2.0);
        let at = Point { x: x * faces::CELL, y: y * faces::CELL };
        parts.push((faces::card(card, Style::Colour), at, f32::from(laid.turn.quarters()) * 90.0));
    }
    for cell in game.walked() {
        let mut dot = Drawing::new(4.0, 4.0);
        dot.outlined(Path::circle(2.0, 2.0, 1.6), ink::RED, Stroke::new(ink::PAPER, 0.5));
        parts.push((dot, middle(*cell), 0.0));
    }
    let mut hero = Drawing::new(faces::CELL * 1.3, faces::CELL * 1.3);
    let side = hero.size.w;
    hero.fit(art(if game.has_fallen() { "things/skull" } else { "things/hero" }), 0.0, 0.0, side, side);
    parts.push((hero, middle(game.hero()), 0.0));
    laid_out(parts)
}

impl Presenter for Walk {
    type Game = Donjonz;
    const NAME: &'static str = "donjonz-replay";
    const PACE: f64 = 420.0;

    fn of(whole: &Recording<Donjonz>) -> (Walk, usize) {
        (Walk, whole.actions().take_while(|action| matches!(action, Action::Lay { .. })).count())
    }

    fn sit_down(running: Match<Donjonz>, _: &mut dyn Platform, store: &mut Store) -> Box<dyn Screen> {
        Box::new(Table::around(Box::new(running), store))
    }

    fn keepsake(whole: &Recording<Donjonz>, words: &Words) -> Keepsake {
        let game = whole.view();
        let score = game.score();
        let title = words.get(if game.has_fallen() { "donjonz-lost" } else { rank_key(game.rank()) });
        let lines = [
            words.with("donjonz-pouches", &[("pouches", i64::from(score.pouches).into())]),
            words.with("donjonz-beaten", &[("monsters", i64::from(score.monsters).into())]),
        ];
        Keepsake { title, picture: dungeon(&game), ..Keepsake::of(whole, words).with_lines(lines) }
    }

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
