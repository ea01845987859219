//! The page where a game begins: its cover, small plates with numbers, and the buttons.

use super::{half, icon_button, scroll_marks};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, figure, line, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH},
    touch::{Anywhere, Touch},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};

/// As many glyphs with words stand side by side in a low window at most.
const GLYPHS: usize = 4;

/// Shows a picture with plates under it and buttons below, or beside it in a wide window; the way back in the corner.
/// The buttons are made for the width there is and scroll under `lobby`.
pub fn cover_page<'a>(
    scene: &mut Scene,
    frame: &Frame<'_>,
    picture: Picture,
    plaques: Vec<Node<'a>>,
    buttons: impl FnOnce(f32) -> Node<'a>,
) {
    let safe = frame.safe_area();
    let back = frame.dp(TOUCH).max(TOUCH);
    // A picture that gives way a little keeps the last buttons in view.
    let least = frame.dp(picture.size.h) * 0.85 + frame.em(40.0);
    let cover = cover(frame, picture, plaques);
    if frame.is_landscape() {
        let all = (safe.w - 2.0 * GUTTER).min(frame.dp(900.0)).max(0.0);
        let (left, gap) = (safe.centre().x - all / 2.0, frame.dp(24.0));
        let share = if is_low(frame) { 0.6 } else { 0.5 };
        let (wide, side) = (((all - gap) * (1.0 - share)).max(0.0), ((all - gap) * share).max(0.0));
        let mirrored = frame.settings.left_handed;
        let (cover_x, buttons_x) = if mirrored { (left + side + gap, left) } else { (left, left + wide + gap) };
        let height = (safe.h - 16.0).min(frame.dp(430.0)).max(0.0);
        cover.show(scene, Rect::new(cover_x, safe.centre().y - height / 2.0, wide, height));
        let page = column([buttons(side)]).justify(JustifyContent::CENTER).pads(2.0, 12.0, 2.0, 14.0);
        // The way back stays at the left top, so buttons on that side begin under it.
        let top = if mirrored { back + 12.0 } else { 0.0 };
        let room = Rect::new(buttons_x, safe.y + top, side, (safe.h - top).max(0.0));
        page.scrolled(scene, "lobby", room, frame.offset("lobby"));
        scroll_marks(scene, frame, "lobby", ink::NIGHT, ink::LILAC);
    } else {
        let width = (safe.w - 2.0 * GUTTER).min(frame.dp(420.0)).max(0.0);
        let side = (safe.w - width) / 2.0;
        let buttons = column([buttons(width)]).pads(side, 0.0, side, 0.0).firm();
        let page = column([cover.least_height(least).grow(1.0), buttons]).gap(frame.dp(16.0)).pads(0.0, 0.0, 0.0, 18.0);
        let bar = back + 10.0;
        let room = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        page.scrolled(scene, "lobby", room, frame.offset("lobby"));
    }
    let corner = Rect::new(safe.x + GUTTER, safe.y + 8.0, back, back);
    icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back")).show(scene, corner);
}

fn cover<'a>(frame: &Frame<'_>, picture: Picture, plaques: Vec<Node<'a>>) -> Node<'a> {
    let art = figure(picture);
    let cover = column([art.grow(1.0)]).gap(frame.dp(6.0));
    if plaques.is_empty() {
        return cover;
    }
    cover.with(row(plaques).gap(frame.dp(10.0)).justify(JustifyContent::CENTER).firm())
}

/// A number on a small stone plate.
pub fn plaque<'a>(frame: &Frame<'_>, touch: impl Touch, words: String, number: String) -> Node<'a> {
    let label = format!("{words}: {number}");
    let small = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC);
    let large = Lettering::new(Face::Display, frame.em(24.0), ink::SAND_LIGHT);
    row([line(words, small), line(number, large)])
        .gap(frame.dp(8.0))
        .pads(frame.dp(16.0), frame.dp(5.0), frame.dp(16.0), frame.dp(5.0))
        .painted(move |scene, at| {
            scene.drawn("plaque", at, 5.0, move |drawing| {
                let cut = Path::cut(0.0, 0.0, at.w, at.h, 14.0, 6, 1.0);
                drawing.outlined(cut, Ink::hex(0x142028), Stroke::new(ink::INK, 3.0));
            });
            scene.touch(touch, Role::Label, label, at);
        })
}

/// Tests whether the window is that of a phone on its side, in which few buttons have room one under the other.
pub fn is_low(frame: &Frame<'_>) -> bool {
    frame.is_landscape() && !frame.is_large()
}

/// Buttons for a low window: the first one alone, the others in pairs, then glyphs with words in even rows.
pub fn low_stack<'a>(
    frame: &Frame<'_>,
    width: f32,
    first: Vec<Node<'a>>,
    others: Vec<Node<'a>>,
    glyphs: Vec<Node<'a>>,
) -> Node<'a> {
    // The largest words need room beside each other.
    let most = if frame.text_scale() > 1.5 { GLYPHS - 1 } else { GLYPHS };
    let rows = glyphs.len().div_ceil(most).max(1);
    let each = glyphs.len().div_ceil(rows).max(1);
    let mut stack: Vec<Node<'a>> = first;
    stack.extend(grouped(others, 2).into_iter().map(|pair| half(frame, width, pair)));
    stack.extend(grouped(glyphs, each).into_iter().map(|glyphs| row(glyphs).gap(frame.dp(6.0))));
    column(stack.into_iter().map(Node::firm)).gap(frame.dp(8.0)).firm()
}

/// The same nodes in groups of so many.
fn grouped(nodes: Vec<Node<'_>>, many: usize) -> Vec<Vec<Node<'_>>> {
    let mut groups: Vec<Vec<Node<'_>>> = Vec::new();
    for node in nodes {
        match groups.last_mut() {
            Some(group) if group.len() < many => group.push(node),
            _ => groups.push(vec![node]),
        }
    }
    groups
}

/// Large buttons one under the other, then small ones in pairs.
pub fn button_stack<'a>(frame: &Frame<'_>, width: f32, mut large: Vec<Node<'a>>, small: Vec<Node<'a>>) -> Node<'a> {
    large.extend(grouped(small, 2).into_iter().map(|pair| half(frame, width, pair)));
    column(large.into_iter().map(Node::firm)).gap(frame.dp(10.0)).firm()
}
