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
    let picture = Picture::new(("ground", centre, edge), Size { w: 160.0, h: 160.0 }, 0.0, move || {
        let stops = vec![Stop { at: 0.0, ink: centre }, Stop { at: 0.6, ink: edge }, Stop { at: 1.0, ink: ink::NIGHT }];
        let mut drawing = Drawing::new(160.0, 160.0);
        let light = Paint::Radial { centre: Point { x: 80.0, y: 58.0 }, radius: 120.0, stops };
        drawing.fill(Path::rect(0.0, 0.0, 160.0, 160.0, 0.0), light);
        drawing
    });
    let sprite = scene.picture(picture, frame.whole());
    sprite.ground = true;
    sprite.detail = Detail::Own;
}

/// The side of the piece of flagstones that is repeated over the ground, in dp.
const FLAGS: f32 = 360.0;

/// Lays faint flagstones over the ground.
pub fn flagstones(scene: &mut Scene, frame: &Frame<'_>, tint: Ink) {
    let picture = Picture::new(("flagstones", tint), Size { w: FLAGS, h: FLAGS }, 0.0, move || {
        let widths = [[92.0, 110.0, 88.0, 70.0], [70.0, 98.0, 110.0, 82.0], [110.0, 76.0, 92.0, 82.0]];
        let mut stones = Path::new();
        for row in 0..6 {
            let mut x = 0.0;
            for (i, width) in widths[row % 3].into_iter().enumerate() {
                let seed = (row * 7 + i) as u32;
                stones = stones.and(Path::cut(x + 3.0, row as f32 * 60.0 + 3.0, width - 6.0, 54.0, 9.0, seed, 2.2));
                x += width;
            }
        }
        let mut drawing = Drawing::new(FLAGS, FLAGS);
        drawing.stroke(stones, Stroke::new(tint.faded(0.6), 1.6));
        drawing
    });
    for row in 0..((frame.size.h + 24.0) / FLAGS).ceil() as i32 {
        for column in 0..((frame.size.w + 20.0) / FLAGS).ceil() as i32 {
            let at = Rect::new(column as f32 * FLAGS - 20.0, row as f32 * FLAGS - 24.0, FLAGS, FLAGS);
            scene.picture(picture.clone(), at).ground = true;
        }
    }
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
