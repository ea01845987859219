//! Arrows at the edge of the board: where a creature fights that is out of sight, or one that a spell can be cast on, and
//! how many tokens it has left. A tap brings it back into view.

use super::{board::BoardView, names::card_value, table::Table, touch::Touch};
use crate::{
    collage::Collage,
    geometry::{Point, Rect},
    scene::{Role, Scene},
    theme::{Frame, TOUCH},
};
use printkit_core::{
    drawing::{Path, Stroke},
    ink,
};
use rules::knock::Laid;

impl Table {
    /// Draws an arrow for every such creature whose middle is out of sight.
    pub(super) fn show_arrows(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let side = frame.dp(TOUCH).max(TOUCH);
        let targets = self.casting().map_or_else(Vec::new, |spell| self.seen.targets(spell));
        let matters = |laid: &Laid| self.seen.keep().is_threat(laid.card) || targets.contains(&laid.card);
        let is_hidden = |laid: &Laid| !board.area.contains(board.card(laid.at).centre());
        let hidden = self.seen.keep().laid().iter().filter(|laid| matters(laid) && is_hidden(laid));
        let mut taken: Vec<Rect> = self.corner_spot(frame, board.area).into_iter().collect();
        for laid in hidden {
            let Some(at) = free_spot(board.area.inset(side / 2.0 + 4.0), board.card(laid.at).centre(), side, &taken)
            else {
                continue;
            };
            taken.push(at);
            self.show_arrow(scene, frame, laid, at, board.card(laid.at).centre());
        }
    }

    fn show_arrow(&self, scene: &mut Scene, frame: &Frame<'_>, laid: &Laid, at: Rect, to: Point) {
        let middle = at.centre();
        let angle = (to.y - middle.y).atan2(to.x - middle.x).to_degrees();
        scene
            .sign("arrow", at, 4.0, |drawing| {
                let tip = Path::polygon(&[(104.0, 50.0), (70.0, 24.0), (70.0, 76.0)]);
                drawing.outlined(tip, ink::RED, Stroke::new(ink::INK, 5.0));
            })
            .turn = angle;
        let tokens = laid.tokens;
        scene.sign(("arrow-disc", tokens), at, 4.0, move |drawing| {
            drawing.outlined(Path::circle(50.0, 50.0, 34.0), ink::RED, Stroke::new(ink::INK, 5.0));
            drawing.number(u32::from(tokens), 50.0, 50.0, 46.0, ink::PAPER);
        });
        let values = [("card", card_value(&self.seen, laid.card)), ("tokens", i64::from(laid.tokens).into())];
        scene.touch(Touch::Arrow(laid.card), Role::Button, frame.say_with("knock-arrow", &values), at);
    }
}

/// Where an arrow lies: at the edge, as near to its creature as other arrows allow.
fn free_spot(edge: Rect, to: Point, side: f32, taken: &[Rect]) -> Option<Rect> {
    let nearest = Point { x: to.x.clamp(edge.x, edge.right()), y: to.y.clamp(edge.y, edge.bottom()) };
    let is_upright = to.x < edge.x || to.x > edge.right();
    let shifted = |by: f32| match is_upright {
        true => Point { y: (nearest.y + by).clamp(edge.y, edge.bottom()), ..nearest },
        false => Point { x: (nearest.x + by).clamp(edge.x, edge.right()), ..nearest },
    };
    let spots = [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0].map(|step| Rect::around(shifted(step * side), side, side));
    let is_free = |spot: &Rect| taken.iter().all(|other| other.meet(*spot).w <= 0.0 || other.meet(*spot).h <= 0.0);
    spots.into_iter().find(is_free)
}
