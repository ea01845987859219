//! Finished games as a list; the one that was tapped offers what can be done with it.

use super::{Kind, Records, Touch, columns, disc};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, leaf, paragraph, row},
    scene::{Lettering, Scene},
    store::Past,
    theme::Frame,
    timers::minutes,
    widgets::{self, Look},
};
use printkit_core::ink;

impl Records {
    pub(super) fn games<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let filters = widgets::options(frame, "records-filter", self.filter, Touch::Filter);
        let filters = widgets::plates(frame, filters).justify(JustifyContent::CENTER);
        let listed = self.listed();
        if listed.is_empty() {
            return column([filters, paragraph(frame.say("records-none"), frame.body().centred())]).gap(frame.dp(12.0));
        }
        let each = if widgets::wide_enough(frame) { (width - frame.dp(16.0)) / 2.0 } else { width };
        let rows = listed.iter().take(self.shown).enumerate().map(|(nth, past)| self.game(frame, nth, past, each));
        let mut parts = vec![filters, columns(frame, rows.collect())];
        if listed.len() > self.shown {
            parts.push(widgets::button(frame, Touch::More, Look::Paper, None, frame.say("records-more")));
        }
        column(parts).gap(frame.dp(10.0))
    }

    /// One game, with what can be done with it if it was tapped.
    fn game<'a>(&self, frame: &Frame<'_>, nth: usize, past: &Past, width: f32) -> Node<'a> {
        let row = entry(frame, self.kind, nth, past);
        if self.open != Some(nth) {
            return row;
        }
        let button = |touch, look, icon, key| widgets::button(frame, touch, look, Some(icon), frame.say(key));
        let mut ways = Vec::new();
        if past.log.is_some() {
            ways.push(button(Touch::Watch, Look::Gold, "ui/ui_replay", "replay-title"));
            ways.push(button(Touch::Picture, Look::Paper, "ui/ui_share", "keepsake-open"));
        }
        if (self.kind.game.codes.seed)(&past.code).is_ok() {
            ways.push(button(Touch::Again, Look::Paper, "ui/ui_flip", "records-again"));
        }
        if ways.is_empty() {
            return column([row, paragraph(frame.say("records-no-log"), frame.label())]).gap(frame.dp(6.0));
        }
        let rest = ways.split_off(1);
        let rest = (!rest.is_empty()).then(|| widgets::half(frame, width, rest));
        column([row].into_iter().chain(ways).chain(rest)).gap(frame.dp(6.0)).pads(0.0, 0.0, 0.0, frame.dp(8.0))
    }
}

/// One game: its sign, what it is called, and all that is to be known of it.
fn entry<'a>(frame: &Frame<'_>, kind: &'static Kind, nth: usize, past: &Past) -> Node<'a> {
    let title = (kind.title)(past, frame.words);
    let about = about(frame, kind, past).join(" · ");
    let marks = marks(frame, past);
    let label = [title.clone(), about.clone()].into_iter().chain(marks.clone()).collect::<Vec<_>>().join(". ");
    let (won, level, side) = (past.is_won(), past.kind, frame.dp(36.0));
    let sign = leaf(move |scene: &mut Scene, at: Rect| match kind.sign.filter(|_| won) {
        Some(sign) => sign(scene, level, at),
        None => disc(scene, won, at),
    });
    let mut words =
        vec![paragraph(title, Lettering { size: frame.em(16.5), ..frame.heading() }), paragraph(about, frame.label())];
    if !marks.is_empty() {
        let chips = marks.into_iter().map(|mark| widgets::chip(frame, mark, ink::TAN, ink::INK));
        words.push(row(chips).wrapping().gap(frame.dp(4.0)).justify(JustifyContent::FLEX_START));
    }
    let mut parts = vec![sign.width(side).height(side), column(words).gap(2.0).grow(1.0)];
    if !past.badges.is_empty() {
        let medal = frame.dp(26.0);
        let badge = leaf(|scene: &mut Scene, at: Rect| super::badges::medal(scene, "ui/ui_trophy", true, at));
        parts.push(badge.width(medal).height(medal));
    }
    widgets::list_row(frame, Touch::Game(nth), label, true, nth, row(parts))
}

/// Players, sand left, score, day and code, as far as there are any.
fn about(frame: &Frame<'_>, kind: &Kind, past: &Past) -> Vec<String> {
    let mut about = Vec::new();
    if past.players > 0 {
        about.push(frame.say_with("records-players", &[("players", i64::from(past.players).into())]));
    }
    about.extend(past.left.map(|left| frame.say_with("records-left", &[("time", minutes(left).into())])));
    if past.score > 0 {
        about.push((kind.score)(past.score, frame.words));
    }
    about.push(widgets::date(frame, past.ended));
    about.extend(Some(past.code.clone()).filter(|code| !code.is_empty()));
    about
}

/// What sets a game apart from others.
fn marks(frame: &Frame<'_>, past: &Past) -> Vec<String> {
    let marks = [(past.hinted, "mark-hinted"), (past.continued, "mark-continued")];
    marks.into_iter().filter(|(is_there, _)| *is_there).map(|(_, key)| frame.say(key)).collect()
}
