//! Grounds, parchment panels and bars.

use super::icon_button;
use crate::{
    geometry::{Point, Rect, Size},
    layout::{Node, line, row, space},
    scene::{Detail, Lettering, Picture, Scene},
    theme::{Frame, GUTTER, TOUCH},
};
use printkit::{
    Drawing, Ink,
    drawing::{Paint, Path, Stop, Stroke},
    ink,
};

/// Covers the window with a lantern's light: `centre` in the middle, `edge` around it, night at the corners.
/// The light is smooth, so it is painted small and stretched.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>, centre: Ink, edge: Ink) {
    let picture = Picture::new(("ground", centre, edge), Size { w: 64.0, h: 64.0 }, 0.0, move || {
        let stops = vec![Stop { at: 0.0, ink: centre }, Stop { at: 0.6, ink: edge }, Stop { at: 1.0, ink: ink::NIGHT }];
        let mut drawing = Drawing::new(64.0, 64.0);
        let light = Paint::Radial { centre: Point { x: 32.0, y: 23.0 }, radius: 48.0, stops };
        drawing.fill(Path::rect(0.0, 0.0, 64.0, 64.0, 0.0), light);
        drawing
    });
    let sprite = scene.picture(picture, frame.whole());
    sprite.ground = true;
    sprite.detail = Detail::Own;
}

/// A hand-cut panel with a hard shadow.
pub fn panel(scene: &mut Scene, at: Rect, fill: Ink, seed: u32) {
    scene.drawn(("panel", seed, fill), at, 10.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        drawing.fill(Path::cut(0.0, 6.0, at.w, at.h, 16.0, seed, 1.4), ink::INK.faded(0.45));
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, seed, 1.4), fill, Stroke::new(ink::INK, 3.0));
        drawing
    });
}

/// A parchment sheet that comes in from an edge of the window; it reaches under the edges it touches.
pub fn sheet(scene: &mut Scene, at: Rect, seed: u32) {
    scene.drawn(("sheet", seed), at, 12.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        drawing.fill(Path::cut(-2.0, -6.0, at.w + 4.0, at.h + 12.0, 20.0, seed, 1.2), ink::INK.faded(0.4));
        let edge = Stroke::new(ink::INK, 3.0);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 20.0, seed, 1.2), ink::PARCHMENT, edge);
        drawing
    });
}

/// A place for a thing: a plate, or a dashed outline while nothing is there.
pub fn slot(scene: &mut Scene, at: Rect, filled: bool, seed: u32) {
    scene.drawn(("slot", seed, filled), at, 3.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        let path = Path::cut(0.0, 0.0, at.w, at.h, 10.0, seed, 0.8);
        if filled {
            drawing.outlined(path, ink::PAPER, Stroke::new(ink::TAN, 2.2));
        } else {
            drawing.stroke(path, Stroke::dashed(ink::BARK, 2.2, 5.0, 4.5));
        }
        drawing
    });
}

/// The bar at the top of a screen: back, title, and room for more.
pub fn top_bar<'a>(frame: &Frame<'_>, title: impl Into<String>, more: Option<Node<'a>>) -> Node<'a> {
    let back = icon_button(frame, "back", "ui/ui_back", frame.say("back"));
    // A title is large already, so it need not grow as much as text does.
    let lettering = Lettering { size: frame.title().size.min(frame.dp(28.0)), ..frame.title() };
    let title = line(title, lettering.centred()).grow(1.0);
    row([back, title, more.unwrap_or_else(|| space(frame.dp(TOUCH)))]).gap(8.0).pads(GUTTER, 8.0, GUTTER, 8.0).firm()
}
