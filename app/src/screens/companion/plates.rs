//! Plates, keys and steppers: the large things on a companion's parchment that everybody round a table can read.

use super::shell::Touch;
use crate::{
    geometry::{Rect, Size},
    layout::{AlignItems, JustifyContent, Node, column, figure, leaf, line, paragraph, pictured, row, spring},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch,
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};

/// A group of things on a paper plate, with a heading and a number at its end.
pub fn plate<'a>(frame: &Frame<'_>, title: String, number: String, parts: Vec<Node<'a>>) -> Node<'a> {
    let heading = Lettering { size: frame.em(17.0), ..frame.heading() };
    let end = (!number.is_empty()).then(|| line(number, heading.right()));
    let head = row([line(title, heading)].into_iter().chain(end))
        .wrapping()
        .gap(2.0)
        .justify(JustifyContent::SPACE_BETWEEN)
        .firm();
    column([head])
        .with(column(parts).gap(frame.dp(8.0)).firm())
        .gap(frame.dp(6.0))
        .pads(frame.dp(12.0), frame.dp(8.0), frame.dp(12.0), frame.dp(12.0))
        .firm()
        .painted(|scene, at| paper(scene, at, ink::PAPER, ink::TAN, 3))
}

/// Draws a piece of paper.
pub fn paper(scene: &mut Scene, at: Rect, fill: Ink, edge: Ink, seed: u32) {
    scene.drawn(("cp-paper", fill, edge, seed), at, 3.0, move |drawing| {
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 14.0, seed, 1.0), fill, Stroke::new(edge, 2.4));
    });
}

/// How a key looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyLook {
    /// To be pressed.
    Plain,
    /// To be pressed most likely.
    Gold,
    /// Done already.
    Spent,
}

/// Draws a raised key and gives the place for what is on it.
pub fn key(scene: &mut Scene, frame: &Frame<'_>, touch: &impl touch::Touch, look: KeyLook, at: Rect) -> Rect {
    raised(scene, look, frame.is_pressed(touch), at)
}

/// The same for whoever knows already whether it is pressed.
pub fn raised(scene: &mut Scene, look: KeyLook, pressed: bool, at: Rect) -> Rect {
    scene.drawn(("cp-key", look, pressed), at, 6.0, move |drawing| {
        let sunk = if pressed { 3.0 } else { 0.0 };
        let shape = |dy: f32| Path::cut(1.0, 1.0 + dy, at.w - 2.0, at.h - 6.0, 12.0, 7, 0.8);
        match look {
            KeyLook::Spent => {
                drawing.outlined(shape(2.0), ink::TAN.faded(0.35), Stroke::dashed(ink::BARK, 2.2, 6.0, 5.0));
            }
            KeyLook::Plain | KeyLook::Gold => {
                let (fill, lip) =
                    if look == KeyLook::Gold { (ink::GOLD, ink::AMBER) } else { (ink::PARCHMENT, ink::BARK) };
                drawing.outlined(shape(4.0), lip, Stroke::new(ink::INK, 2.4));
                drawing.outlined(shape(sunk), fill, Stroke::new(ink::INK, 2.4));
            }
        }
    });
    let sunk = if pressed { 3.0 } else { 0.0 };
    Rect::new(at.x, at.y + sunk, at.w, at.h - 4.0).inset(5.0)
}

/// A key with a picture over a word.
pub fn picture_key<'a>(
    frame: &'a Frame<'_>,
    touch: impl touch::Touch,
    look: KeyLook,
    picture: Picture,
    words: impl Into<String>,
    role: Role,
) -> Node<'a> {
    let words = words.into();
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK).centred();
    let text = words.clone();
    let side = frame.dp(50.0);
    let lines = move |width: f32| wrapped(&text, lettering, width - 12.0);
    let height = {
        let lines = lines.clone();
        move |width: f32| (side + lines(width) as f32 * lettering.line_height() + 18.0).max(TOUCH)
    };
    leaf(move |scene: &mut Scene, at: Rect| {
        let room = key(scene, frame, &touch, look, at);
        let tall = lines(at.w) as f32 * lettering.line_height();
        let top = Rect { h: (room.h - tall).max(0.0), ..room };
        scene.fit(picture, top).fade = if look == KeyLook::Spent { 0.45 } else { 1.0 };
        scene.paragraph(&words, lettering, Rect::new(room.x, top.bottom(), room.w, tall));
        scene.touch(touch, role, words, at);
    })
    .measured(move |width| Size { w: width.min(frame.dp(120.0)), h: height(width) })
}

fn wrapped(words: &str, lettering: Lettering, width: f32) -> usize {
    printkit_core::fonts::wrap(lettering.face, words, lettering.size, width).len()
}

/// How many columns a grid can have, at most so many, for these words to fit below their pictures.
pub fn columns(frame: &Frame<'_>, width: f32, words: &[String], most: usize) -> usize {
    let letters = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK);
    let longest = words.iter().flat_map(|words| words.split_whitespace()).map(|word| letters.width(word));
    let cell = longest.fold(TOUCH, f32::max) + 13.0;
    let fits = |count: &usize| (width + frame.dp(8.0)) / *count as f32 - frame.dp(8.0) >= cell;
    let count = (1..=most).rev().find(fits).unwrap_or(1);
    // Nobody stands alone in a second line.
    if words.len() == count + 1 { words.len().div_ceil(2) } else { count }
}

/// Things in a grid of equal columns.
pub fn grid<'a>(frame: &Frame<'_>, columns: usize, cells: Vec<Node<'a>>) -> Node<'a> {
    let gap = frame.dp(8.0);
    let mut lines: Vec<Node<'a>> = Vec::new();
    let mut cells = cells.into_iter().peekable();
    while cells.peek().is_some() {
        let mut cells: Vec<Node<'a>> = cells.by_ref().take(columns).map(|cell| cell.grow(1.0)).collect();
        cells.resize_with(columns, spring);
        lines.push(row(cells).align(AlignItems::STRETCH).gap(gap).firm());
    }
    column(lines).gap(gap).firm()
}

/// A number between a minus and a plus, with a picture before it. `steps` are what is touched for less and for more,
/// and their labels.
pub fn stepper<'a, T: touch::Touch>(
    frame: &Frame<'_>,
    picture: Picture,
    touch: T,
    label: String,
    number: u32,
    steps: [(T, String); 2],
) -> Node<'a> {
    let side = frame.dp(54.0).max(TOUCH);
    let [less, more] = steps;
    let button = |(touch, label): (T, String), icon: &'static str| {
        let pressed = frame.is_pressed(&touch);
        leaf(move |scene: &mut Scene, at: Rect| small_round(scene, touch, icon, label, pressed, at))
            .width(side)
            .height(side)
    };
    let large = Lettering::new(Face::Display, frame.em(38.0), ink::INK).centred();
    let digits = number.to_string();
    let middle = leaf(move |scene: &mut Scene, at: Rect| {
        scene.line(&digits, large, at);
        scene.touch(touch, Role::Label, label, at);
    });
    row([
        pictured(picture, side),
        button(less, "ui/ui_minus"),
        middle.height(large.line_height().max(side)).grow(1.0),
        button(more, "ui/ui_plus"),
    ])
    .gap(frame.dp(8.0))
    .firm()
}

fn small_round(
    scene: &mut Scene,
    touch: impl touch::Touch,
    icon: &'static str,
    label: String,
    pressed: bool,
    at: Rect,
) {
    let sunk = if pressed { 3.0 } else { 0.0 };
    scene.drawn(("cp-round", pressed), at, 6.0, move |drawing| {
        let (x, y, r) = (at.w / 2.0, at.h / 2.0 - 2.0, at.w * 0.44);
        let edge = Stroke::new(ink::INK, 2.4);
        drawing.outlined(Path::circle(x, y + 4.0, r), ink::BARK, edge.clone());
        drawing.outlined(Path::circle(x, y + sunk, r), ink::PARCHMENT, edge);
    });
    scene.fit(Picture::icon(icon, ink::INK), at.inset(at.w * 0.26).shifted(0.0, sunk - 2.0));
    scene.touch(touch, Role::Button, label, at);
}

/// A notice across the page that nobody can miss: a bell, words, and what to do.
pub fn alarm<'a>(frame: &Frame<'_>, words: String, button: Option<Node<'a>>) -> Node<'a> {
    let side = frame.dp(44.0);
    let lettering = Lettering::new(Face::Display, frame.em(21.0), ink::PAPER);
    let label = words.clone();
    let says = row([pictured(Picture::icon("ui/ui_bell", ink::PAPER), side), paragraph(words, lettering).grow(1.0)])
        .gap(frame.dp(10.0))
        .firm();
    column([says])
        .with(column(button).firm())
        .gap(frame.dp(10.0))
        .pads(frame.dp(14.0), frame.dp(12.0), frame.dp(14.0), frame.dp(12.0))
        .firm()
        .painted(move |scene, at| {
            hazard(scene, at, ink::RED);
            scene.touch(Touch::Notice, Role::Label, label, at);
        })
}

/// Draws a plate with a striped edge: a pattern, so that colour is not the only sign.
pub fn hazard(scene: &mut Scene, at: Rect, fill: Ink) {
    scene.drawn(("cp-hazard", fill), at, 3.0, move |drawing| {
        let edge = || Path::cut(3.0, 3.0, at.w - 6.0, at.h - 6.0, 14.0, 9, 0.8);
        drawing.outlined(edge(), fill, Stroke::new(ink::INK, 7.0));
        drawing.stroke(edge(), Stroke { square: true, ..Stroke::dashed(ink::GOLD, 4.0, 11.0, 11.0) });
    });
}

/// A button to be made: what it is to touch, look, glyph and words.
pub type Choice<T> = (T, Look, Option<&'static str>, String);

/// Two buttons side by side, or one under the other where their words are too long for that.
pub fn pair<'a, T: touch::Touch>(frame: &Frame<'_>, width: f32, choices: [Choice<T>; 2]) -> Node<'a> {
    let gap = frame.dp(10.0);
    let letters = frame.button();
    let room = (width - gap) / 2.0 - 24.0 - letters.size * 1.45;
    let fits = choices.iter().flat_map(|(.., words)| words.split_whitespace()).all(|word| letters.width(word) <= room);
    let buttons = answers(frame, choices.into());
    if fits {
        let left = frame.settings.left_handed;
        row(buttons.into_iter().map(|button| button.grow(1.0))).gap(gap).mirrored(left).firm()
    } else {
        column(buttons).gap(gap).firm()
    }
}

/// A quiet sentence where nothing is yet, with somebody friendly over it.
pub fn nobody<'a>(frame: &Frame<'_>, art: &'static str, words: String) -> Node<'a> {
    let side = if frame.is_landscape() && !frame.is_large() { frame.dp(84.0) } else { frame.dp(132.0) };
    let picture = figure(Picture::art(art));
    let letters = Lettering { size: frame.em(18.0), ..frame.heading() }.centred();
    let gap = frame.dp(12.0);
    column([picture.height(side), paragraph(words, letters)]).gap(gap).pads(0.0, gap, 0.0, gap).firm()
}

/// Large buttons one under the other, for questions.
pub fn answers<'a, T: touch::Touch>(frame: &Frame<'_>, choices: Vec<Choice<T>>) -> Vec<Node<'a>> {
    choices.into_iter().map(|(touch, look, icon, words)| widgets::button(frame, touch, look, icon, words)).collect()
}
