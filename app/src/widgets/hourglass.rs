//! A small hourglass, with as much sand on top as there is time.

use crate::{
    geometry::{Rect, Size},
    scene::{Picture, Scene},
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    ink,
};

/// The hourglass is drawn with its sand at one of so many heights.
const HEIGHTS: f32 = 40.0;
/// The frame of the drawing.
const FRAME: Size = Size { w: 70.0, h: 100.0 };
/// Where the glass begins, where its bulbs meet, and where it ends.
const TOP: f32 = 13.0;
const NECK: f32 = 50.0;
const FOOT: f32 = 87.0;

/// Draws an hourglass of which `part`, from 0 to 1, is still on top.
pub fn hourglass(scene: &mut Scene, part: f32, at: Rect) {
    let height = (part.clamp(0.0, 1.0) * HEIGHTS).ceil() as u8;
    let picture = Picture::new(("hourglass", height), FRAME, 0.0, move || drawing(f32::from(height) / HEIGHTS));
    scene.fit(picture, at);
}

/// Half the width of the glass at a height.
fn reach(y: f32) -> f32 {
    let from_neck = ((y - NECK).abs() / (FOOT - NECK)).clamp(0.0, 1.0);
    2.2 + 20.0 * (from_neck * std::f32::consts::FRAC_PI_2).sin().powf(1.15)
}

/// The inside of the glass from one height to another.
fn inside(from: f32, to: f32, wall: f32) -> Path {
    let rows: Vec<f32> = (0..=16).map(|i| from + (to - from) * i as f32 / 16.0).collect();
    let right = rows.iter().map(|y| (35.0 + (reach(*y) - wall).max(0.6), *y));
    let left = rows.iter().rev().map(|y| (35.0 - (reach(*y) - wall).max(0.6), *y));
    Path::polygon(&right.chain(left).collect::<Vec<_>>())
}

fn drawing(part: f32) -> Drawing {
    let mut drawing = Drawing::new(FRAME.w, FRAME.h);
    drawing.fill(inside(TOP, FOOT, 0.0), Ink::hex(0x2A2340));
    // A bulb narrows towards the neck, so its volume falls faster than its height.
    let (upper, lower) = (part.sqrt(), (1.0 - part).sqrt());
    if part > 0.0 {
        drawing.fill(inside(NECK - 31.0 * upper, NECK, 1.6), ink::GOLD);
        drawing.stroke(Path::line(35.0, NECK, 35.0, FOOT - 4.0), Stroke::new(ink::SAND, 1.8));
    }
    if part < 1.0 {
        let top = FOOT - 2.0 - 24.0 * lower;
        let heap = Path::new().move_to(35.0 - reach(FOOT) + 2.0, FOOT - 1.5).quad_to(
            35.0,
            top * 2.0 - FOOT,
            35.0 + reach(FOOT) - 2.0,
            FOOT - 1.5,
        );
        drawing.fill(heap.close(), ink::SAND);
    }
    drawing.stroke(inside(TOP, FOOT, 0.0), Stroke::new(ink::LILAC, 2.2));
    drawing.fill(Path::leaf(20.0, 20.0, 24.0, 38.0, 1.6, 1.5), ink::PAPER.faded(0.7));
    for x in [8.0, 62.0] {
        drawing.stroke(Path::line(x, 10.0, x, 90.0), Stroke::new(ink::INK, 6.0));
        drawing.stroke(Path::line(x, 10.0, x, 90.0), Stroke::new(ink::WOOD, 3.4));
    }
    for y in [2.0, 87.0] {
        drawing.outlined(Path::cut(2.0, y, 66.0, 11.0, 3.0, 9, 0.5), ink::MASONRY, Stroke::new(ink::INK, 2.2));
    }
    drawing
}
