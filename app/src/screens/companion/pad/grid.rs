//! What is written, as a table: a column for each player, a line for each round, and the sums under it.

use super::{
    super::plates,
    names::{self, Touch, number},
};
use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, row},
    scene::{Lettering, Role, Scene},
    screens::timer::fitted,
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Anchor, Face, Path, Stroke},
    ink,
};
use rules::companion::pad::{Pad, Part};

/// Where the columns of a table lie.
struct Columns {
    first: f32,
    each: f32,
}

impl Columns {
    fn new(pad: &Pad, frame: &Frame<'_>, width: f32) -> Columns {
        let letters = small(frame);
        let names = (0..pad.rounds.len()).map(|round| names::round(pad, round, frame.words));
        let widest = names.chain([frame.say("pad-sum")]).map(|name| letters.width(&name)).fold(0.0, f32::max);
        let first = (widest + 14.0).min(width * 0.3);
        Columns { first, each: (width - first) / pad.players.len() as f32 }
    }

    /// Where a player's column lies in a line.
    fn of(&self, player: usize, line: Rect) -> Rect {
        Rect { x: line.x + self.first + player as f32 * self.each, w: self.each, ..line }
    }
}

fn small(frame: &Frame<'_>) -> Lettering {
    Lettering::new(Face::Heavy, frame.em(13.0).min(frame.dp(17.0)), ink::COCOA)
}

fn large(frame: &Frame<'_>) -> Lettering {
    Lettering::new(Face::Heavy, frame.em(17.0).min(frame.dp(24.0)), ink::INK).centred()
}

/// The table without its sums.
pub fn table<'a>(pad: &'a Pad, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let rounds = (0..pad.rounds.len()).map(|nth| line(pad, frame, nth, width));
    column([head(pad, frame, width)].into_iter().chain(rounds)).firm()
}

/// The names over the columns; they stand upright where they would be too small lying.
fn head<'a>(pad: &'a Pad, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let columns = Columns::new(pad, frame, width);
    let names: Vec<String> = (0..pad.players.len()).map(|player| names::player(pad, player, frame.words)).collect();
    let letters = Lettering { ink: ink::INK, ..small(frame) }.centred();
    let widest = names.iter().map(|name| letters.width(name)).fold(0.0, f32::max);
    let stands = widest > (columns.each - 4.0) / 0.8;
    let high = if stands { widest + 12.0 } else { letters.line_height() + 12.0 };
    leaf(move |scene: &mut Scene, at: Rect| {
        for (player, name) in names.into_iter().enumerate() {
            let place = columns.of(player, at);
            if stands {
                let lying = Rect::around(place.centre(), place.h - 6.0, place.w);
                scene.turned(place.centre(), 270.0, |scene| scene.line(&name, letters, lying));
            } else {
                scene.line(&name, letters, place.inset(2.0));
            }
            scene.touch(Touch::Head(player), Role::Label, name, place);
        }
        rule(scene, Rect { y: at.bottom() - 3.0, h: 3.0, ..at }, 2.4);
    })
    .height(high)
}

/// A line across the table.
fn rule(scene: &mut Scene, at: Rect, thick: f32) {
    scene.drawn(("pad-rule", thick.to_bits()), at, 2.0, move |drawing| {
        drawing.stroke(Path::line(0.0, at.h / 2.0, at.w, at.h / 2.0), Stroke::new(ink::TAN, thick));
    });
}

/// A round: what everybody has in it, one column under the other.
fn line<'a>(pad: &'a Pad, frame: &'a Frame<'_>, nth: usize, width: f32) -> Node<'a> {
    let columns = Columns::new(pad, frame, width);
    let (small, large) = (small(frame), large(frame));
    let lines = pad.columns.len();
    let each = large.line_height();
    let high = (each * lines as f32 + 10.0).max(TOUCH);
    let pressed = frame.is_pressed(&Touch::Round(nth));
    leaf(move |scene: &mut Scene, at: Rect| {
        if pressed {
            plates::paper(scene, at, ink::SAND_LIGHT, ink::TAN, 3);
        }
        let round = &pad.rounds[nth];
        let name = names::round(pad, nth, frame.words);
        let first = Rect { w: columns.first - 6.0, ..at };
        scene.line(&name, fitted(small, &name, first.w), first);
        let mut told = vec![name];
        let top = at.centre().y - each * lines as f32 / 2.0;
        for (player, points) in round.points.iter().enumerate() {
            let place = columns.of(player, at);
            for (column, points) in points.iter().enumerate() {
                let line = Rect { y: top + column as f32 * each, h: each, ..place }.inset(1.0);
                let tint = if pad.columns[column].counts { ink::INK } else { ink::COCOA };
                let words = points.map_or("·".to_string(), number);
                scene.line(&words, fitted(Lettering { ink: tint, ..large }, &words, line.w), line);
                if points.is_some() {
                    told.push(format!("{} {words}", names::player(pad, player, frame.words)));
                }
            }
        }
        rule(scene, Rect { y: at.bottom() - 2.0, h: 2.0, ..at }, 1.4);
        scene.touch(Touch::Round(nth), Role::Button, told.join(", "), at);
    })
    .height(high)
}

/// The sums, whoever is ahead on gold; and what can be done with the pad.
pub fn foot<'a>(pad: &'a Pad, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let sums = pad.keeps(Part::Sums).then(|| sums(pad, frame, width));
    let add = widgets::button(frame, Touch::AddRound, Look::Gold, Some("ui/ui_plus"), frame.say("pad-add-round"));
    let icon = |touch, icon, key: &str| widgets::icon_button(frame, touch, icon, frame.say(key));
    let ways = row([
        icon(Touch::Share, "ui/ui_share", "pad-share"),
        icon(Touch::Print, "ui/ui_print", "pad-print"),
        add.grow(1.0),
    ]);
    let ways = ways.gap(frame.dp(8.0)).align(AlignItems::CENTER).mirrored(frame.settings.left_handed).firm();
    column(sums.into_iter().chain([ways])).gap(frame.dp(6.0)).firm()
}

fn sums<'a>(pad: &'a Pad, frame: &'a Frame<'_>, width: f32) -> Node<'a> {
    let columns = Columns::new(pad, frame, width);
    let letters = Lettering { face: Face::Display, ..large(frame) };
    let small = small(frame);
    // Where all are equal nobody is ahead.
    let places = pad.places().filter(|places| places.iter().any(|place| *place > 1));
    leaf(move |scene: &mut Scene, at: Rect| {
        let words = frame.say("pad-sum");
        let first = Rect { w: columns.first - 6.0, ..at };
        scene.line(&words, fitted(Lettering { ink: ink::INK, ..small }, &words, first.w), first);
        for player in 0..pad.players.len() {
            let place = columns.of(player, at).inset(2.0);
            let rank = places.as_ref().map(|places| places[player]);
            if rank == Some(1) {
                plates::paper(scene, place, ink::GOLD, ink::INK, 4);
            }
            let words = number(pad.sum(player));
            let upper = Rect { h: place.h * if rank.is_some() { 0.66 } else { 1.0 }, ..place };
            scene.line(&words, fitted(letters, &words, place.w - 4.0), upper);
            let name = names::player(pad, player, frame.words);
            let mut told = frame.say_with("pad-has", &[("name", name.into()), ("points", words.into())]);
            if let Some(rank) = rank {
                let words = frame.say_with("pad-place", &[("place", (rank as i64).into())]);
                let low = Rect { y: upper.bottom() - 2.0, h: place.bottom() - upper.bottom(), ..place };
                let letters = Lettering { anchor: Anchor::Middle, size: small.size * 0.86, ..small };
                scene.line(&words, fitted(letters, &words, low.w), low);
                told = format!("{told} {words}");
            }
            scene.touch(Touch::Sum(player), Role::Label, told, place);
        }
    })
    .height(frame.dp(50.0))
}
