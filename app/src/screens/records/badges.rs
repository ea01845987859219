//! Badges for feats: the page with all of them, and the quiet line at the end of a game that brought some.

use super::{Badge, Records, Touch, columns};
use crate::{
    geometry::Rect,
    layout::{Node, column, leaf, paragraph, row},
    scene::{Lettering, Role, Scene},
    theme::Frame,
    touch, widgets,
};
use printkit_core::{
    Drawing,
    art::art,
    drawing::{Path, Stroke},
    ink,
};

impl Records {
    pub(super) fn medals<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let game = self.kind.game.name;
        let all = self.kind.badges.iter().zip(&self.badges).enumerate();
        let rows = all.map(|(nth, (badge, (when, gathered)))| {
            let things = self.kind.things.and_then(|things| things(frame, badge.name, gathered));
            let row = badge_row(frame, game, nth, badge, (*when, gathered.len()));
            column([row].into_iter().chain(things)).gap(frame.dp(6.0))
        });
        let count = self.badges.iter().filter(|(when, _)| when.is_some()).count() as i64;
        let values = [("count", count.into()), ("of", (self.badges.len() as i64).into())];
        let told = paragraph(frame.say_with("badges-count", &values), frame.label().centred());
        column([told, columns(frame, rows.collect())]).gap(frame.dp(10.0))
    }
}

/// A badge: what it is for, and since when one has it or how much of it is done.
fn badge_row<'a>(
    frame: &Frame<'_>,
    game: &str,
    nth: usize,
    badge: &'static Badge,
    (when, gathered): (Option<u64>, usize),
) -> Node<'a> {
    let (name, how) = (name(frame, game, badge.name), frame.say(&format!("badge-{game}-{}-how", badge.name)));
    let state = match when {
        Some(when) => Some(frame.say_with("badge-since", &[("date", widgets::date(frame, when).into())])),
        None if badge.of > 0 => {
            let values = [("count", (gathered as i64).into()), ("of", (badge.of as i64).into())];
            Some(frame.say_with("badge-so-far", &values))
        }
        None => None,
    };
    let label = [&name, &how].into_iter().chain(&state).cloned().collect::<Vec<_>>().join(". ");
    let side = frame.dp(52.0);
    let picture = leaf(move |scene: &mut Scene, at: Rect| medal(scene, badge.art, when.is_some(), at));
    let mut words =
        vec![paragraph(name, Lettering { size: frame.em(17.0), ..frame.heading() }), paragraph(how, frame.body())];
    words.extend(state.map(|state| paragraph(state, frame.label())));
    row([picture.width(side).height(side), column(words).gap(1.0).grow(1.0)])
        .gap(frame.dp(12.0))
        .pads(0.0, frame.dp(4.0), 0.0, frame.dp(4.0))
        .firm()
        .named(Touch::Badge(nth), Role::Label, label)
}

fn name(frame: &Frame<'_>, game: &str, badge: &str) -> String {
    frame.say(&format!("badge-{game}-{badge}"))
}

/// Draws a badge, or where it will hang once it is earned.
pub(super) fn medal(scene: &mut Scene, picture: &'static str, is_earned: bool, at: Rect) {
    scene.drawn(("medal", picture, is_earned), at, 2.0, move |drawing| {
        let (x, y, r) = (at.w / 2.0, at.h / 2.0, at.w.min(at.h) * 0.46);
        if is_earned {
            drawing.fill(Path::rays(x, y, r * 0.8, r * 1.06, r, 20, r * 0.2), ink::AMBER);
            drawing.outlined(Path::circle(x, y, r * 0.92), ink::GOLD, Stroke::new(ink::INK, 2.2));
        } else {
            drawing.stroke(Path::circle(x, y, r * 0.92), Stroke::dashed(ink::BARK, 2.0, 4.0, 4.0));
        }
        let side = r * 1.3;
        let mut inside = Drawing::new(at.w, at.h);
        inside.fit(art(picture), x - side / 2.0, y - side / 2.0, side, side);
        drawing.place(inside, printkit_core::drawing::Transform::IDENTITY, if is_earned { 1.0 } else { 0.35 });
    });
}

/// The quiet line at the end of a game that brought badges; nothing if it brought none.
pub fn earned<'a>(frame: &Frame<'_>, touch: impl touch::Touch, game: &str, badges: &[String]) -> Option<Node<'a>> {
    let names: Vec<String> = badges.iter().map(|badge| name(frame, game, badge)).collect();
    if names.is_empty() {
        return None;
    }
    let words = frame.say_with("badges-new", &[("names", names.join(", ").into())]);
    let (label, side) = (words.clone(), frame.dp(26.0));
    let picture = leaf(|scene: &mut Scene, at: Rect| medal(scene, "ui/ui_trophy", true, at));
    let line = row([picture.width(side).height(side), paragraph(words, frame.body()).grow(1.0)]);
    Some(line.gap(frame.dp(8.0)).firm().named(touch, Role::Label, label))
}
