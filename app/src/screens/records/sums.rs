//! What all finished games come to: by kind and players, and month by month. Games that were played on from the middle of
//! another one do not count.

use super::{Kind, Records, Touch, month};
use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, paragraph, pictured, row},
    scene::{Lettering, Picture, Role, Scene},
    store::Sum,
    theme::Frame,
    timers::minutes,
    widgets,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};
use std::collections::{BTreeMap, BTreeSet};

/// So many of the last months are shown.
const MONTHS: usize = 12;

impl Records {
    pub(super) fn totals<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (honour, kinds) = (self.honour(frame), self.kinds(frame));
        let left = column([honour, kinds]).gap(frame.dp(14.0));
        let months = self.months(frame);
        if widgets::wide_enough(frame) {
            row([left.grow(1.0), months.grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
        } else {
            column([left, months]).gap(frame.dp(18.0))
        }
    }

    /// What whoever played all this may be called, over the sum of everything.
    fn honour<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (title, about) =
            ((self.kind.honour)(&self.sums, frame.words), told(frame, self.kind, &Sum::total(&self.sums)));
        let label = format!("{title}. {about}");
        let side = frame.dp(56.0);
        let art = self.kind.art;
        let title = paragraph(title, Lettering { size: frame.em(21.0), ..frame.heading() });
        row([pictured(Picture::art(art), side), column([title, paragraph(about, frame.body())]).gap(2.0).grow(1.0)])
            .gap(frame.dp(12.0))
            .firm()
            .named(Touch::Honour, Role::Label, label)
    }

    fn kinds<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let kinds: BTreeSet<u8> = self.sums.iter().map(|sum| sum.kind).collect();
        let parts = kinds.into_iter().map(|kind| self.kind_of(frame, kind));
        column(parts).gap(frame.dp(12.0)).firm()
    }

    /// A kind: its sign and its sum, then a line for each number of players.
    fn kind_of<'a>(&self, frame: &Frame<'_>, kind: u8) -> Node<'a> {
        let these = || self.sums.iter().filter(move |sum| sum.kind == kind);
        let mut players: BTreeMap<u8, Sum> = BTreeMap::new();
        for sum in these() {
            let so_far = players.remove(&sum.players).unwrap_or_default();
            players.insert(sum.players, Sum { players: sum.players, ..so_far }.and(sum));
        }
        let side = frame.dp(44.0);
        let lines = players.into_values().map(|sum| players_line(frame, self.kind, kind, &sum));
        let lines = column(lines).gap(frame.dp(6.0));
        let Some(name) = (self.kind.kind)(kind, frame.words) else { return lines };
        let sign = self
            .kind
            .sign
            .map(|sign| leaf(move |scene: &mut Scene, at: Rect| sign(scene, kind, at)).width(side).height(side));
        let indent = if sign.is_some() { side + frame.dp(10.0) } else { 0.0 };
        let about = paragraph(told(frame, self.kind, &Sum::total(these())), frame.label());
        let words = column([paragraph(name, frame.heading()), about]).gap(1.0).grow(1.0);
        let head = row(sign.into_iter().chain([words])).gap(frame.dp(10.0));
        column([head, lines.pads(indent, 0.0, 0.0, 0.0)]).gap(frame.dp(6.0))
    }

    fn months<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let mut months: BTreeMap<_, Sum> = BTreeMap::new();
        for sum in &self.sums {
            let so_far = months.remove(&sum.month).unwrap_or_default();
            months.insert(sum.month, so_far.and(sum));
        }
        let most = months.values().map(|sum| sum.played).max().unwrap_or(1).max(1) as f32;
        let lines = months.into_iter().rev().take(MONTHS).enumerate().map(|(nth, (when, sum))| {
            let (played, won) = (sum.played as f32 / most, sum.won as f32 / most);
            bar_line(frame, Touch::Month(nth), month(frame, when), won_of(frame, &sum), (won, played))
        });
        widgets::section(frame, frame.say("records-months"), vec![column(lines).gap(frame.dp(6.0))])
    }
}

/// The sum with one number of players.
fn players_line<'a>(frame: &Frame<'_>, kind: &Kind, of: u8, sum: &Sum) -> Node<'a> {
    let players = frame.say_with("records-players", &[("players", i64::from(sum.players.max(1)).into())]);
    let part = sum.won as f32 / sum.played.max(1) as f32;
    bar_line(frame, Touch::Tally(of, sum.players), players, told(frame, kind, sum), (part, 1.0))
}

/// A name, a bar for what was won of what was played, and both in words.
fn bar_line<'a>(frame: &Frame<'_>, touch: Touch, name: String, about: String, (won, all): (f32, f32)) -> Node<'a> {
    let label = format!("{name}. {about}");
    let bar = leaf(move |scene: &mut Scene, at: Rect| {
        scene.drawn(("won-bar", (won * 1000.0) as u32, (all * 1000.0) as u32), at, 2.0, move |drawing| {
            let shape = |part: f32| Path::rect(0.0, 0.0, at.h.max(at.w * part), at.h, at.h / 2.0);
            drawing.outlined(shape(all), ink::PAPER, Stroke::new(ink::BARK, 1.8));
            if won > 0.0 {
                drawing.outlined(shape(won), ink::GREEN, Stroke::new(ink::BARK, 1.8));
            }
        });
    });
    let lettering = Lettering { face: Face::Heavy, ..frame.body() };
    column([paragraph(name, lettering), bar.height(frame.dp(9.0)), paragraph(about, frame.label())]).gap(3.0).named(
        touch,
        Role::Label,
        label,
    )
}

/// Games won of those played, and how many of them with hints.
fn won_of(frame: &Frame<'_>, sum: &Sum) -> String {
    let values = [("won", i64::from(sum.won).into()), ("played", i64::from(sum.played).into())];
    let won = frame.say_with("records-won", &values);
    match sum.hinted {
        0 => won,
        hinted => format!("{won} · {}", frame.say_with("records-hinted", &[("count", i64::from(hinted).into())])),
    }
}

/// The same with the most sand left and the best score.
fn told(frame: &Frame<'_>, kind: &Kind, sum: &Sum) -> String {
    let mut words = won_of(frame, sum);
    if let Some(left) = sum.left {
        words = format!("{words} · {}", frame.say_with("records-left", &[("time", minutes(left).into())]));
    }
    if sum.best > 0 {
        let best = frame.say_with("records-best", &[("best", (kind.score)(sum.best, frame.words).into())]);
        words = format!("{words} · {best}");
    }
    words
}
