//! The picture on the box: hourglass, knight and goblin before the castle, over the wordmark.

use crate::{
    collage::Collage,
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Scene},
    theme::Frame,
};
use printkit_core::{
    Drawing, Ink,
    art::art,
    drawing::{Paint, Path, Stop, Stroke, Transform},
    faces::brand::wordmark,
};

/// The frame of the picture, in units of a phone's dp.
pub const FRAME: Size = Size { w: 390.0, h: 236.0 };
/// Where the rays come from, in the picture's frame.
const LIGHT: Point = Point { x: 195.0, y: 130.0 };
/// One stretch of the castle.
const WALL: Size = Size { w: 398.0, h: 178.0 };
const SUN: Ink = Ink::hex(0xF7C766);

/// Draws the figures and the wordmark as large as fits into `at`; returns the frame they took.
pub fn figures(scene: &mut Scene, at: Rect, name: &str) -> Rect {
    let at = at.fit(FRAME);
    let words = name.to_string();
    scene.picture(Picture::new(("home-figures", name), FRAME, 0.0, move || drawing(&words)), at);
    at
}

fn drawing(name: &str) -> Drawing {
    let mut picture = Drawing::new(FRAME.w, FRAME.h);
    let (x, y) = (195.0, 104.0);
    picture.fill(Path::circle(x, y, 84.0), SUN);
    picture.stroke(Path::circle(x, y, 84.0), Stroke::new(Ink::hex(0xFBE0A0), 3.0));
    picture.fill(Path::rays(x, y, 88.0, 102.0, 97.0, 40, 2.0), SUN);
    let glass = Transform::shift(-12.0, 0.0).then(Transform::scale(0.43, 0.43));
    picture.place(art("things/hourglass"), glass.then(Transform::shift(130.0, 4.0)), 1.0);
    picture.glue("monsters/knight", 86.0, 122.0, 1.12, 0.0);
    picture.glue("monsters/goblin", 307.0, 124.0, 1.1, 0.0);
    picture.glue("monsters/bat", 330.0, 44.0, 0.5, -8.0);
    picture.glue("monsters/bat", 64.0, 36.0, 0.36, 10.0);
    wordmark(&mut picture, name, 195.0, 216.0, 86.0);
    picture
}

/// What lies behind the figures shown at `at`: rays of light, and a castle along the horizon.
pub fn backdrop(frame: &Frame<'_>, at: Rect) -> Scene {
    let mut scene = Scene::default();
    let unit = at.w / FRAME.w;
    let (x, y) = (at.x + LIGHT.x * unit, at.y + LIGHT.y * unit);
    let rays = Picture::drawn("home-rays", Size { w: 640.0, h: 640.0 }, 0.0, |picture| {
        let mut fan = Drawing::new(0.0, 0.0);
        fan.fill(Path::rays(0.0, 0.0, 96.0, 320.0, 240.0, 32, 7.0), Ink::hex(0x8A5A5C).faded(0.45));
        picture.place(fan, Transform::turn(5.0).then(Transform::shift(320.0, 320.0)), 1.0);
    });
    let side = 640.0 * unit;
    scene.picture(rays, Rect::new(x - side / 2.0, y - side / 2.0, side, side)).detail = Detail::Stepped;
    // The castle repeats to both sides for as far as the window reaches.
    let step = WALL.w * unit;
    let before = (at.x / step).ceil().clamp(0.0, 20.0);
    let after = ((frame.size.w - at.right()) / step).ceil().clamp(0.0, 20.0);
    let count = (before + 1.0 + after) as u32;
    let size = Size { w: WALL.w * count as f32, h: WALL.h };
    let castle = Picture::new(("home-castle", count), size, 0.0, move || castle(count));
    let place = Rect::new(at.x - 4.0 * unit - before * step, at.y + 130.0 * unit, size.w * unit, size.h * unit);
    scene.picture(castle, place).detail = Detail::Stepped;
    for sprite in &mut scene.sprites {
        sprite.ground = true;
    }
    scene
}

fn castle(count: u32) -> Drawing {
    let towers = [
        (0.0, 52.0),
        (18.0, 38.0),
        (28.0, 48.0),
        (38.0, 38.0),
        (48.0, 52.0),
        (66.0, 74.0),
        (88.0, 16.0),
        (84.0, 0.0),
        (94.0, 8.0),
        (102.0, 0.0),
        (112.0, 8.0),
        (120.0, 0.0),
        (130.0, 16.0),
        (126.0, 74.0),
        (270.0, 24.0),
        (266.0, 8.0),
        (276.0, 16.0),
        (284.0, 8.0),
        (294.0, 16.0),
        (304.0, 8.0),
        (312.0, 24.0),
        (308.0, 74.0),
        (332.0, 44.0),
        (342.0, 54.0),
        (352.0, 44.0),
        (362.0, 54.0),
        (372.0, 44.0),
        (382.0, 58.0),
    ];
    let mut outline = Path::new().move_to(0.0, WALL.h);
    let mut height = 52.0;
    for i in 0..count {
        for (x, top) in towers.map(|(x, top)| (x + WALL.w * i as f32, top)) {
            outline = outline.line_to(x, height).line_to(x, top);
            height = top;
        }
    }
    let end = WALL.w * count as f32;
    outline = outline.line_to(end, height).line_to(end, WALL.h).close();
    let wall = Ink::hex(0x3A2547);
    let stops = vec![
        Stop { at: 0.0, ink: wall },
        Stop { at: 0.45, ink: wall },
        Stop { at: 0.8, ink: wall.faded(0.0) },
        Stop { at: 1.0, ink: wall.faded(0.0) },
    ];
    let mut picture = Drawing::new(WALL.w * count as f32, WALL.h);
    let fading = Paint::Linear { from: Point { x: 0.0, y: 0.0 }, to: Point { x: 0.0, y: WALL.h }, stops };
    picture.fill(outline, fading);
    picture
}
