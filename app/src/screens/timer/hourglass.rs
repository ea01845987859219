//! The hourglass as a drawing: its frame, its glass, and sand at any level. What moves in it is in `alive.rs`.

use super::bulb::{self, Levels};
use crate::{
    geometry::{Point, Rect, Size},
    scene::{Picture, Scene},
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Paint, Path, Stop, Stroke, Transform},
    ink,
};
use std::hash::Hash;

/// The frame of the hourglass, in its own units.
pub const FRAME: Size = Size { w: 324.0, h: 480.0 };
/// The middle of the glass from left to right.
pub const MIDDLE: f32 = 162.0;
/// Where the bulbs meet.
pub const NECK: f32 = 230.0;
/// Where the lower sand lies.
pub const FLOOR: f32 = NECK + bulb::FLOOR;
/// The foot on which it stands.
pub const FOOT: f32 = 460.0;
/// Half the width of the sand's pictures.
const WIDE: f32 = 94.0;

const GLASS: Ink = Ink::hex(0xDDEBF0);
const STONE: Ink = Ink::hex(0xC8C1D8);
const CHISEL: Ink = Ink::hex(0x8F83A8);
const SPARK: Ink = Ink::hex(0xFFF0C4);

/// Where the hourglass stands on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    at: Rect,
    unit: f32,
}

impl Stand {
    /// As large as fits into `room`, in the middle, at its foot.
    pub fn new(room: Rect) -> Stand {
        let unit = (room.w / FRAME.w).min(room.h / FOOT).max(0.0);
        let (w, h) = (FRAME.w * unit, FRAME.h * unit);
        Stand { at: Rect::new(room.centre().x - w / 2.0, room.bottom() - FOOT * unit, w, h), unit }
    }

    /// The part of the screen it fills.
    pub fn area(&self) -> Rect {
        Rect { h: FOOT * self.unit, ..self.at }
    }

    /// The point it turns around.
    pub fn pivot(&self) -> Point {
        self.point(MIDDLE, NECK)
    }

    /// A place of the drawing on the screen.
    pub fn point(&self, x: f32, y: f32) -> Point {
        Point { x: self.at.x + x * self.unit, y: self.at.y + y * self.unit }
    }

    /// A box of the drawing on the screen.
    pub fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        let Point { x, y } = self.point(x, y);
        Rect::new(x, y, w * self.unit, h * self.unit)
    }

    /// Draws into a box of the drawing.
    pub fn draw(&self, scene: &mut Scene, key: impl Hash, at: Rect, make: impl Fn() -> Drawing + 'static) {
        let place = self.rect(at.x, at.y, at.w, at.h);
        scene.picture(Picture::new(("tm", key), at.size(), 6.0, make), place);
    }
}

/// Draws what lies behind the sand: a shadow on the table, and the back of the glass.
pub fn back(scene: &mut Scene, stand: &Stand) {
    stand.draw(scene, "shadow", Rect::new(MIDDLE - 150.0, 450.0, 300.0, 24.0), || {
        let mut drawing = Drawing::new(300.0, 24.0);
        drawing.fill(Path::ellipse(150.0, 12.0, 150.0, 12.0), ink::INK.faded(0.5));
        drawing
    });
    let glass = Rect::new(MIDDLE - WIDE, NECK - bulb::LENGTH, 2.0 * WIDE, 2.0 * bulb::LENGTH);
    stand.draw(scene, "back", glass, move || {
        let mut inside = Drawing::new(FRAME.w, FRAME.h);
        let (edge, middle) = (Ink::hex(0xBFD8E6).faded(0.3), Ink::hex(0x8FA6C8).faded(0.16));
        let stops = [(0.0, edge), (0.5, middle), (1.0, edge)];
        let (from, to) = (Point { x: MIDDLE - 92.0, y: 0.0 }, Point { x: MIDDLE + 92.0, y: 0.0 });
        inside.fill(outline(0.0), Paint::Linear { from, to, stops: stops.map(|(at, ink)| Stop { at, ink }).to_vec() });
        let mut drawing = Drawing::new(glass.w, glass.h);
        drawing.place(inside, Transform::shift(-glass.x, -glass.y), 1.0);
        drawing
    });
}

/// Draws what lies before the sand: the glass, its ring, pillars and battlements.
pub fn front(scene: &mut Scene, stand: &Stand) {
    stand.draw(scene, "front", Rect::new(0.0, 0.0, FRAME.w, FRAME.h), || {
        let mut drawing = Drawing::new(FRAME.w, FRAME.h);
        drawing.stroke(outline(3.0), Stroke::new(ink::INK, 9.0));
        drawing.stroke(outline(3.0), Stroke::new(GLASS, 3.6));
        gleams(&mut drawing);
        let ring = Path::rect(MIDDLE - 13.0, NECK - 9.0, 26.0, 18.0, 6.0);
        drawing.outlined(ring, ink::GOLD, Stroke::new(ink::INK, 3.0));
        drawing.stroke(Path::line(152.0, NECK - 2.0, 172.0, NECK - 2.0), Stroke::new(ink::SAND, 1.8));
        for x in [36.0, 288.0] {
            pillar(&mut drawing, x);
        }
        let over = Transform::scale(1.0, -1.0).then(Transform::shift(0.0, 2.0 * NECK));
        drawing.place(battlement(), Transform::IDENTITY, 1.0);
        drawing.place(battlement(), over, 1.0);
        drawing
    });
}

/// The outline of the glass, pushed outwards.
fn outline(out: f32) -> Path {
    let rows = (-86..=86).map(|i| i as f32 * 2.0);
    let half = |y: f32| bulb::reach(y.abs()) + out;
    let right = rows.clone().map(|y| (MIDDLE + half(y), NECK + y));
    let left = rows.rev().map(|y| (MIDDLE - half(y), NECK + y));
    Path::polygon(&right.chain(left).collect::<Vec<_>>())
}

fn gleams(drawing: &mut Drawing) {
    for (x1, y1, x2, y2, w, bend) in [
        (90.0, 88.0, 88.0, 140.0, 5.0, 4.0),
        (102.0, 84.0, 100.0, 104.0, 2.4, 2.0),
        (92.0, 330.0, 96.0, 382.0, 4.5, -4.0),
    ] {
        drawing.fill(Path::leaf(x1, y1, x2, y2, w, bend), ink::PAPER.faded(0.75));
    }
    for (x1, y1, x2, y2, w, bend) in [(234.0, 92.0, 233.0, 132.0, 2.2, -3.0), (233.0, 348.0, 228.0, 384.0, 2.0, 3.0)] {
        drawing.fill(Path::leaf(x1, y1, x2, y2, w, bend), ink::PAPER.faded(0.5));
    }
}

/// A turned pillar with a ruby in its middle.
fn pillar(drawing: &mut Drawing, x: f32) {
    let half = |flip: f32| {
        let y = |y: f32| if flip > 0.0 { y } else { 2.0 * NECK - y };
        let body = Path::new()
            .move_to(x - 9.0, y(50.0))
            .cubic_to(x - 12.0, y(58.0), x - 4.0, y(66.0), x - 6.0, y(80.0))
            .cubic_to(x - 13.0, y(120.0), x - 12.0, y(180.0), x - 6.0, y(216.0))
            .line_to(x + 6.0, y(216.0))
            .cubic_to(x + 12.0, y(180.0), x + 13.0, y(120.0), x + 6.0, y(80.0))
            .cubic_to(x + 4.0, y(66.0), x + 12.0, y(58.0), x + 9.0, y(50.0));
        let grain = Path::leaf(x - 6.0, y(92.0), x - 5.0, y(190.0), 1.8, 0.0);
        (body.close(), grain.and(Path::leaf(x + 5.0, y(100.0), x + 3.0, y(180.0), 1.2, 0.0)))
    };
    for (body, grain) in [half(1.0), half(-1.0)] {
        drawing.outlined(body, ink::WOOD, Stroke::new(ink::INK, 3.0));
        drawing.fill(grain, ink::BARK);
    }
    drawing.outlined(Path::rect(x - 12.0, NECK - 12.0, 24.0, 24.0, 6.0), ink::GOLD, Stroke::new(ink::INK, 3.0));
    let ruby = [(x - 8.0, NECK), (x, NECK - 7.0), (x + 8.0, NECK), (x, NECK + 7.0)];
    drawing.outlined(Path::polygon(&ruby), ink::RED, Stroke::new(ink::INK, 2.0));
    for y in [72.0, 379.0] {
        drawing.outlined(Path::rect(x - 11.0, y, 22.0, 9.0, 3.0), ink::GOLD, Stroke::new(ink::INK, 2.6));
    }
}

/// The upper end: a castle's wall on a gilded board.
fn battlement() -> Drawing {
    let mut drawing = Drawing::new(FRAME.w, FRAME.h);
    let steps = [(30.0, 24.0), (54.0, 10.0), (96.0, 24.0), (120.0, 10.0), (180.0, 24.0), (204.0, 10.0), (246.0, 24.0)];
    let mut wall = Path::new().move_to(12.0, 50.0).line_to(12.0, 10.0);
    let mut height = 10.0;
    for (x, next) in steps.into_iter().chain([(270.0, 10.0)]) {
        wall = wall.line_to(12.0 + x, height).line_to(12.0 + x, next);
        height = next;
    }
    let wall = wall.line_to(312.0, 10.0).line_to(312.0, 50.0).close();
    drawing.outlined(wall, STONE, Stroke::new(ink::INK, 3.4));
    for (from, to, y) in [
        (22.0, 36.0, 20.0),
        (72.0, 102.0, 30.0),
        (138.0, 182.0, 18.0),
        (222.0, 252.0, 30.0),
        (288.0, 304.0, 20.0),
        (32.0, 72.0, 40.0),
        (202.0, 248.0, 40.0),
    ] {
        drawing.fill(Path::leaf(from, y, to, y, 1.4, 0.0), CHISEL);
    }
    drawing.outlined(Path::rect(6.0, 42.0, 312.0, 16.0, 5.0), ink::GOLD, Stroke::new(ink::INK, 3.2));
    drawing.fill(Path::leaf(22.0, 47.0, 162.0, 46.0, 1.6, 0.0), SPARK);
    drawing
}

/// Draws the sand above the neck, so much of it.
pub fn upper_sand(scene: &mut Scene, stand: &Stand, amount: u16) {
    let edge = Levels::at(amount).edge;
    if edge <= 0.0 {
        return;
    }
    let frame = Rect::new(MIDDLE - WIDE, NECK - bulb::LENGTH, 2.0 * WIDE, bulb::LENGTH);
    stand.draw(scene, ("upper", amount), frame, move || {
        let mut drawing = Drawing::new(frame.w, frame.h);
        let wide = bulb::room(edge);
        let height = |x: f32| bulb::upper_surface(edge, x).max(0.0);
        let ripple = |x: f32| (x * 0.35).sin() * 1.1 * (wide / 80.0).min(1.0);
        let top = (-30..=30).map(|i| wide * i as f32 / 30.0).map(|x| (WIDE + x, frame.h - height(x) + ripple(x)));
        let down = (0..=30).map(|i| edge * (1.0 - i as f32 / 30.0));
        let right = down.clone().map(|y| (WIDE + bulb::room(y), frame.h - y));
        let left = down.rev().map(|y| (WIDE - bulb::room(y), frame.h - y));
        let body: Vec<(f32, f32)> = top.chain(right).chain(left).collect();
        drawing.fill(Path::polygon(&body), golden(frame.h - edge, frame.h));
        grains(&mut drawing, 11, |x, y| {
            let up = frame.h - y;
            up > 10.0 && (x - WIDE).abs() < bulb::room(up) - 3.0 && up < height(x - WIDE) - 4.0
        });
        let dark = ink::AMBER.faded(0.75);
        if edge > 60.0 {
            drawing.fill(
                Path::leaf(WIDE - wide * 0.5, frame.h - edge + 22.0, WIDE - 6.0, frame.h - 26.0, 1.8, -4.0),
                dark,
            );
            drawing.fill(
                Path::leaf(WIDE + wide * 0.45, frame.h - edge + 24.0, WIDE + 6.0, frame.h - 28.0, 1.8, 4.0),
                dark,
            );
        }
        drawing
    });
}

/// Draws the sand below the neck, when so much is above.
pub fn lower_sand(scene: &mut Scene, stand: &Stand, amount: u16) {
    let peak = Levels::at(amount).peak;
    if peak <= 0.0 {
        return;
    }
    let frame = Rect::new(MIDDLE - WIDE, NECK, 2.0 * WIDE, bulb::LENGTH);
    stand.draw(scene, ("lower", amount), frame, move || {
        let mut drawing = Drawing::new(frame.w, frame.h);
        let floor = bulb::FLOOR;
        let height = |x: f32| bulb::lower_surface(peak, x);
        let inside = |x: f32| height(x) > 0.0 && x < bulb::room(floor - height(x));
        let wide = (0..=90_u8).map(f32::from).take_while(|x| inside(*x)).last().unwrap_or(0.0);
        let ripple = |x: f32| (x * 0.22).sin() * 0.9 * (peak / 30.0).min(1.0);
        let top = (-30..=30).map(|i| wide * i as f32 / 30.0).map(|x| (WIDE + x, floor - height(x) + ripple(x)));
        let edge = height(wide).max(0.0);
        let down = (0..=20).map(|i| edge * (1.0 - i as f32 / 20.0));
        // Where the heap does not reach the glass it ends on the floor.
        let reach = |y: f32| if edge > 1.0 { bulb::room(floor - y) } else { wide };
        let right = down.clone().map(|y| (WIDE + reach(y), floor - y));
        let left = down.rev().map(|y| (WIDE - reach(y), floor - y));
        let body: Vec<(f32, f32)> = top.chain(right).chain(left).collect();
        drawing.fill(Path::polygon(&body), golden(floor - peak, floor));
        grains(&mut drawing, 23, |x, y| {
            let up = floor - y;
            up > 3.0 && (x - WIDE).abs() < bulb::room(y) - 3.0 && up < height(x - WIDE) - 4.0
        });
        if peak > 30.0 {
            let dark = ink::AMBER.faded(0.75);
            let at = |x: f32| floor - height(x);
            for side in [-1.0, 1.0] {
                let (near, far) = (wide * 0.28, wide * 0.7);
                let mark =
                    Path::leaf(WIDE + side * near, at(near) + 16.0, WIDE + side * far, at(far) + 15.0, 1.6, 3.0 * side);
                drawing.fill(mark, dark);
            }
        }
        drawing
    });
}

/// The colours of sand from its top down.
fn golden(top: f32, bottom: f32) -> Paint {
    let stops = [(0.0, Ink::hex(0xFBDD92)), (0.55, ink::GOLD), (1.0, Ink::hex(0xD98A22))];
    let (from, to) = (Point { x: 0.0, y: top }, Point { x: 0.0, y: bottom.max(top + 1.0) });
    Paint::Linear { from, to, stops: stops.map(|(at, ink)| Stop { at, ink }).to_vec() }
}

/// Sprinkles single grains where the sand lies; each has its place in the glass whatever the level.
fn grains(drawing: &mut Drawing, seed: u32, lies: impl Fn(f32, f32) -> bool) {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 16_777_216.0
    };
    let Size { w, h } = drawing.size;
    let (mut dark, mut light) = (Path::new(), Path::new());
    for _ in 0..260 {
        let (x, y, r, tint) = (next() * w, next() * h, 0.9 + next(), next());
        if lies(x, y) {
            let grain = Path::circle(x, y, r);
            if tint < 0.66 { dark = dark.and(grain) } else { light = light.and(grain) }
        }
    }
    drawing.fill(dark, ink::AMBER.faded(0.85));
    drawing.fill(light, SPARK.faded(0.85));
}
