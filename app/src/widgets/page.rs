//! Pages to read and to fill in: a parchment sheet under a bar, whose content scrolls.

use super::{sheet, top_bar};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{AlignItems, Node, column, leaf, line, row},
    scene::{Detail, Picture, Scene},
    theme::{Frame, GUTTER, TOUCH},
};
use printkit_core::{
    Ink,
    drawing::{Paint, Path, Stop, Stroke},
    ink,
};

/// The widest a page of one column gets, in phone dp.
const ONE_COLUMN: f32 = 460.0;
/// The widest a page of two columns gets, in phone dp.
const TWO_COLUMNS: f32 = 860.0;

/// Tests whether a page has room for two columns beside each other.
pub fn wide_enough(frame: &Frame<'_>) -> bool {
    frame.safe_area().w >= frame.em(640.0)
}

/// Room between the content of a page and the edges of where it scrolls: left, top, right, bottom.
const PADS: [f32; 4] = [2.0, 14.0, 3.0, 24.0];

/// Shows a bar with a title and a sheet under it. `content` is made for the width there is and scrolls under `id`.
pub fn page<'a>(
    scene: &mut Scene,
    frame: &Frame<'_>,
    id: &str,
    title: String,
    columns: usize,
    content: impl FnOnce(f32) -> Node<'a>,
) {
    page_with(scene, frame, id, top_bar(frame, title, None), columns, content);
}

/// The same with a bar of its own.
pub fn page_with<'a>(
    scene: &mut Scene,
    frame: &Frame<'_>,
    id: &str,
    bar: Node<'_>,
    columns: usize,
    content: impl FnOnce(f32) -> Node<'a>,
) {
    let safe = frame.safe_area();
    let (paper, room) = page_areas(frame, columns);
    bar.show(scene, Rect::new(safe.x, safe.y, safe.w, paper.y - safe.y));
    sheet(scene, paper, 8);
    let [left, top, right, bottom] = PADS;
    content(room.w).pads(left, top, right, bottom).scrolled(scene, id, room, frame.offset(id));
    scroll_marks(scene, frame, id, ink::PARCHMENT, ink::BARK);
}

/// How wide the content of a page is, and how far below the top of its area it begins.
pub fn page_column(frame: &Frame<'_>, columns: usize) -> (f32, f32) {
    let [left, top, right, _] = PADS;
    ((page_areas(frame, columns).1.w - left - right).max(0.0), top)
}

/// The sheet of a page, and the part of it that scrolls.
fn page_areas(frame: &Frame<'_>, columns: usize) -> (Rect, Rect) {
    let safe = frame.safe_area();
    let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
    let widest = frame.em(if columns > 1 { TWO_COLUMNS } else { ONE_COLUMN });
    let width = safe.w.min(widest);
    // A sheet that nearly fills the window reaches under its edges.
    let over = if safe.w - width < 2.0 * GUTTER { 6.0 } else { 0.0 };
    let top = safe.y + bar;
    let paper =
        Rect::new(safe.centre().x - width / 2.0 - over, top, width + 2.0 * over, (frame.size.h - top + 24.0).max(40.0));
    let pad = if over > 0.0 { GUTTER + over } else { frame.dp(24.0) };
    let room = Rect::new(
        paper.x + pad,
        top + 4.0,
        (paper.w - 2.0 * pad).max(0.0),
        (frame.size.h - frame.safe.bottom - top - 4.0).max(0.0),
    );
    (paper, room)
}

/// Shows that an area scrolls: content fades out at its top and bottom, and a thumb says how far one is.
pub fn scroll_marks(scene: &mut Scene, frame: &Frame<'_>, id: &str, ground: Ink, thumb: Ink) {
    let Some(scroll) = scene.scrolls.iter().find(|scroll| scroll.id == id && scroll.reach > 1.0).cloned() else {
        return;
    };
    let (area, offset) = (scroll.area, frame.offset(id).clamp(0.0, scroll.reach));
    let veil = 16.0_f32.min(area.h / 4.0);
    if offset > 1.0 {
        shade(scene, Rect::new(area.x - 4.0, area.y, area.w + 8.0, veil), ground, true);
    }
    if offset < scroll.reach - 1.0 {
        shade(scene, Rect::new(area.x - 4.0, area.bottom() - veil, area.w + 8.0, veil), ground, false);
    }
    let whole = area.h + scroll.reach;
    let long = (area.h * area.h / whole).max(24.0).min(area.h);
    let y = area.y + (area.h - long) * offset / scroll.reach;
    scene.drawn(
        ("thumb", thumb),
        Rect::new(area.right() + 5.0, y + 4.0, 4.0, (long - 8.0).max(4.0)),
        0.0,
        move |drawing| {
            let height = (long - 8.0).max(4.0);
            drawing.fill(Path::rect(0.0, 0.0, 4.0, height, 2.0), thumb.faded(0.7));
        },
    );
}

fn shade(scene: &mut Scene, at: Rect, ground: Ink, from_top: bool) {
    let picture = Picture::drawn(("shade", ground, from_top), Size { w: 4.0, h: 16.0 }, 0.0, move |drawing| {
        let (first, last) = if from_top { (1.0, 0.0) } else { (0.0, 1.0) };
        let stops = vec![Stop { at: 0.0, ink: ground.faded(first) }, Stop { at: 1.0, ink: ground.faded(last) }];
        let paint = Paint::Linear { from: Point { x: 0.0, y: 0.0 }, to: Point { x: 0.0, y: 16.0 }, stops };
        drawing.fill(Path::rect(0.0, 0.0, 4.0, 16.0, 0.0), paint);
    });
    scene.picture(picture, at).detail = Detail::Own;
}

/// A part of a page under a heading with a drawn line.
pub fn section<'a>(frame: &Frame<'_>, heading: String, parts: Vec<Node<'a>>) -> Node<'a> {
    let rule = leaf(|scene, at| {
        scene.drawn("rule", at, 2.0, move |drawing| {
            drawing.stroke(Path::line(0.0, at.h / 2.0, at.w, at.h / 2.0), Stroke::new(ink::TAN, 2.0));
        });
    });
    let head = row([line(heading, frame.heading()).firm(), rule.height(4.0).grow(1.0)]).gap(10.0);
    column([head]).with(column(parts).gap(frame.dp(6.0))).gap(frame.dp(6.0)).firm()
}

/// Tests whether two buttons have room side by side.
pub fn has_halves(frame: &Frame<'_>, width: f32) -> bool {
    width >= frame.em(345.0)
}

/// Things side by side where there is room for them, one under the other where there is not.
pub fn half<'a>(frame: &Frame<'_>, width: f32, parts: Vec<Node<'a>>) -> Node<'a> {
    let gap = frame.dp(10.0);
    if !has_halves(frame, width) {
        return column(parts).gap(gap).firm();
    }
    row(parts.into_iter().map(|part| part.grow(1.0))).align(AlignItems::STRETCH).gap(gap).firm()
}
