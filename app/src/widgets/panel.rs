//! Grounds, parchment panels and bars.

use super::{icon_button, scroll_marks};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{JustifyContent, Node, line, row, space},
    scene::{Detail, Lettering, Picture, Scene, Sprite},
    theme::{Frame, GUTTER, TOUCH},
    touch::Anywhere,
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Paint, Path, Stop, Stroke},
    ink,
};

/// Covers the window with a lantern's light: `centre` in the middle, `edge` around it, night at the corners.
/// The light is smooth, so it is painted small and stretched.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>, centre: Ink, edge: Ink) {
    let side = 160.0;
    let picture = Picture::drawn(("ground", centre, edge), Size { w: side, h: side }, 0.0, move |drawing| {
        light(drawing, centre, edge);
    });
    let sprite = scene.picture(picture, frame.whole());
    sprite.ground = true;
    sprite.detail = Detail::Own;
}

fn light(drawing: &mut Drawing, centre: Ink, edge: Ink) {
    let Size { w, h } = drawing.size;
    let stops = vec![Stop { at: 0.0, ink: centre }, Stop { at: 0.6, ink: edge }, Stop { at: 1.0, ink: ink::NIGHT }];
    let light = Paint::Radial { centre: Point { x: w / 2.0, y: h * 0.36 }, radius: w.max(h) * 0.75, stops };
    drawing.fill(Path::rect(0.0, 0.0, w, h, 0.0), light);
}

/// Covers the window with faint flagstones in a lantern's light.
pub fn flagstones<'a>(
    scene: &'a mut Scene,
    frame: &Frame<'_>,
    (centre, edge): (Ink, Ink),
    tint: Ink,
) -> &'a mut Sprite {
    let Size { w, h } = frame.size;
    let sprite = scene.drawn(("flagstones", centre, edge, tint), frame.whole(), 0.0, move |drawing| {
        light(drawing, centre, edge);
        drawing.stroke(stones(w, h), Stroke::new(tint.faded(0.6), 1.6));
    });
    sprite.ground = true;
    sprite
}

/// Covers the window with a lantern's light and rays as far as `reach` around a place. Everything is painted once, pixel
/// for pixel, so that drawing it again costs the least: something else moves before it all the time.
pub fn rays<'a>(
    scene: &'a mut Scene,
    frame: &Frame<'_>,
    [centre, edge, tint]: [Ink; 3],
    around: Point,
    reach: f32,
) -> &'a mut Sprite {
    let key = ("rays", centre, edge, tint, [around.x, around.y, reach].map(f32::to_bits));
    let sprite = scene.drawn(key, frame.whole(), 0.0, move |drawing| {
        light(drawing, centre, edge);
        let unit = reach / 418.0;
        let rays = Path::rays(around.x, around.y, 200.0 * unit, reach, 330.0 * unit, 36, 7.0 * unit);
        drawing.fill(rays, tint.faded(0.6));
    });
    sprite.ground = true;
    sprite
}

/// Rows of flagstones over an area.
fn stones(w: f32, h: f32) -> Path {
    let widths = [92.0, 110.0, 88.0, 70.0, 98.0, 76.0, 104.0];
    let mut path = Path::new();
    for row in 0..(h / 60.0).ceil() as usize {
        let (mut x, mut i) = (-20.0 - 37.0 * (row % 3) as f32, row * 3);
        while x < w {
            let width = widths[i % widths.len()];
            let top = row as f32 * 60.0 - 21.0;
            path = path.and(Path::cut(x + 3.0, top, width - 6.0, 54.0, 9.0, (row * 31 + i) as u32, 2.2));
            x += width;
            i += 1;
        }
    }
    path
}

/// A hand-cut panel with a hard shadow.
pub fn panel(scene: &mut Scene, at: Rect, fill: Ink, seed: u32) {
    scene.drawn(("panel", seed, fill), at, 10.0, move |drawing| {
        drawing.fill(Path::cut(0.0, 6.0, at.w, at.h, 16.0, seed, 1.4), ink::INK.faded(0.45));
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, seed, 1.4), fill, Stroke::new(ink::INK, 3.0));
    });
}

/// A parchment sheet that comes in from an edge of the window; it reaches under the edges it touches.
pub fn sheet(scene: &mut Scene, at: Rect, seed: u32) {
    scene.drawn(("sheet", seed), at, 12.0, move |drawing| {
        drawing.fill(Path::cut(-2.0, -6.0, at.w + 4.0, at.h + 12.0, 20.0, seed, 1.2), ink::INK.faded(0.4));
        let edge = Stroke::new(ink::INK, 3.0);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 20.0, seed, 1.2), ink::PARCHMENT, edge);
    });
}

/// Darkens everything behind by so much, from 0 to 1.
pub fn veil(scene: &mut Scene, frame: &Frame<'_>, depth: f32) {
    let whole = frame.whole();
    let sprite = scene.drawn("veil", whole.inset(-30.0), 0.0, move |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, whole.w + 60.0, whole.h + 60.0, 0.0), ink::NIGHT);
    });
    sprite.fade = depth.clamp(0.0, 1.0);
}

/// How wide the tray is.
pub fn tray_width(frame: &Frame<'_>) -> f32 {
    let safe = frame.safe_area();
    if frame.is_landscape() {
        (safe.w * 0.38).clamp(frame.dp(330.0).min(safe.w * 0.5), frame.dp(360.0))
    } else {
        safe.w.min(frame.dp(560.0))
    }
}

/// Parts the window into a view and a tray of this height below it; in a wide window the tray lies beside the view.
pub fn split(frame: &Frame<'_>, height: f32) -> (Rect, Rect) {
    let safe = frame.safe_area();
    if frame.is_landscape() {
        let width = tray_width(frame);
        let (tray, view) = frame.cut(safe, width);
        return (view, tray);
    }
    let height = height.min(safe.h);
    (Rect::new(safe.x, safe.y, safe.w, safe.h - height), Rect::new(safe.x, safe.bottom() - height, safe.w, height))
}

/// Parts the window as [`split`] does, with a title over the view and `tray` scrolling on parchment. The tray takes at
/// most this part of an upright window. Gives what is left of the view.
pub fn view_and_tray<'a>(
    scene: &mut Scene,
    frame: &Frame<'_>,
    title: String,
    most: f32,
    tray: impl Fn(f32) -> Node<'a>,
) -> Rect {
    let inner = tray_width(frame);
    let height = (tray(inner).height_at(inner) + 8.0).min(frame.safe_area().h * most);
    let (view, place) = split(frame, height);
    let top = Rect { h: frame.dp(TOUCH).max(TOUCH) + 16.0, ..view };
    top_bar(frame, title, None).show(scene, top);
    parchment(scene, frame, place, 9);
    let room = Rect::new(place.centre().x - inner / 2.0, place.y + 4.0, inner, place.h - 4.0);
    tray(inner).justify(JustifyContent::CENTER).scrolled(scene, "tray", room, frame.offset("tray"));
    scroll_marks(scene, frame, "tray", ink::PARCHMENT, ink::BARK);
    let rest = Rect::new(view.x, top.bottom(), view.w, (view.h - top.h).max(0.0)).inset(4.0);
    scene.message_area = Some(rest);
    rest
}

/// Lays a sheet of parchment over the middle of the window, which goes dark. The sheet scrolls under `id`.
pub fn lay<'a>(scene: &mut Scene, frame: &Frame<'_>, id: &str, content: impl Fn() -> Node<'a>) {
    scene.cover();
    veil(scene, frame, 0.6);
    let safe = frame.safe_area();
    let width = (safe.w - 24.0).min(frame.em(420.0)).max(0.0);
    let content = || content().pads(20.0, 16.0, 20.0, 18.0);
    let height = content().height_at(width).min((safe.h - 16.0).max(0.0));
    let at = Rect::around(safe.centre(), width, height);
    panel(scene, at, ink::PARCHMENT, 11);
    content().scrolled(scene, id, at, frame.offset(id));
    scroll_marks(scene, frame, id, ink::PARCHMENT, ink::BARK);
}

/// Draws the parchment of a tray, reaching over the window's edges.
pub fn parchment(scene: &mut Scene, frame: &Frame<'_>, at: Rect, seed: u32) {
    let (safe, whole) = (frame.safe, frame.whole());
    let paper = if frame.is_landscape() {
        let x = if frame.settings.left_handed { at.x - safe.left - 20.0 } else { at.x };
        Rect::new(x, -20.0, at.w + 20.0 + safe.right.max(safe.left), whole.h + 40.0)
    } else {
        Rect::new(-20.0, at.y, whole.w + 40.0, at.h + safe.bottom + 20.0)
    };
    sheet(scene, paper, seed);
}

/// A place for a thing: a plate, or a dashed outline while nothing is there.
pub fn slot(scene: &mut Scene, at: Rect, filled: bool, seed: u32) {
    scene.drawn(("slot", seed, filled), at, 3.0, move |drawing| {
        let path = Path::cut(0.0, 0.0, at.w, at.h, 10.0, seed, 0.8);
        if filled {
            drawing.outlined(path, ink::PAPER, Stroke::new(ink::TAN, 2.2));
        } else {
            drawing.stroke(path, Stroke::dashed(ink::BARK, 2.2, 5.0, 4.5));
        }
    });
}

/// The bar at the top of a screen: back, title, and room for more.
pub fn top_bar<'a>(frame: &Frame<'_>, title: impl Into<String>, more: Option<Node<'a>>) -> Node<'a> {
    let back = icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back"));
    // A title is large already, so it need not grow as much as text does.
    let lettering = Lettering { size: frame.title().size.min(frame.dp(28.0)), ..frame.title() };
    let title = line(title, lettering.centred()).grow(1.0);
    row([back, title, more.unwrap_or_else(|| space(frame.dp(TOUCH)))]).gap(8.0).pads(GUTTER, 8.0, GUTTER, 8.0).firm()
}
