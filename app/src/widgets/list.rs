//! Past games as lines on paper, the day each was played, and what stands there before there are any.

use super::{Look, button};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, figure, paragraph},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::Touch,
};
use printkit_core::{
    drawing::{Path, Stroke},
    ink,
};

/// A line of a list on a piece of paper; one that answers to touch stands out.
pub fn list_row<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    label: String,
    answers: bool,
    nth: usize,
    content: Node<'a>,
) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    content
        .gap(frame.dp(10.0))
        .pads(frame.dp(10.0), frame.dp(8.0), frame.dp(8.0), frame.dp(8.0))
        .least_height(frame.dp(62.0).max(TOUCH))
        .firm()
        .painted(move |scene: &mut Scene, at: Rect| {
            scene.drawn(("list-row", answers, pressed, nth % 5), at, 5.0, move |drawing| {
                let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 12.0, 11 + (nth % 5) as u32, 0.9);
                if answers {
                    drawing.fill(shape(3.0), ink::BARK.faded(0.7));
                }
                let edge = Stroke::new(if answers { ink::INK } else { ink::TAN }, 2.2);
                drawing.outlined(shape(if pressed { 2.0 } else { 0.0 }), ink::PAPER, edge);
            });
            scene.touch(touch, if answers { Role::Button } else { Role::Label }, label, at);
        })
}

/// Where nobody has played yet: somebody friendly, and a button to change that.
pub fn nothing_yet<'a>(
    frame: &Frame<'_>,
    art: &'static str,
    title: String,
    hint: String,
    start: (impl Touch, &'static str, String),
) -> Node<'a> {
    let side = frame.dp(170.0);
    let picture = figure(Picture::art(art));
    let lettering = frame.heading().centred();
    let (touch, icon, words) = start;
    column([
        picture.height(side).firm(),
        paragraph(title, Lettering { size: frame.em(22.0), ..lettering }),
        paragraph(hint, frame.body().centred()),
        column([button(frame, touch, Look::Gold, Some(icon), words)]).pads(0.0, frame.dp(10.0), 0.0, 0.0),
    ])
    .gap(frame.dp(8.0))
    .justify(JustifyContent::CENTER)
    .grow(1.0)
}

/// A day on the calendar, written as the player's language does.
pub fn date(frame: &Frame<'_>, wall_clock: u64) -> String {
    let (year, month, day) = crate::calendar::date(wall_clock / 86_400_000);
    let two = |number: u32| format!("{number:02}");
    frame.say_with(
        "scores-date",
        &[("year", year.to_string().into()), ("month", two(month).into()), ("day", two(day).into())],
    )
}
