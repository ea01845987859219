//! What lives in the hourglass: falling sand, a knight who sinks, and a goblin who brought an umbrella.

use super::{
    bulb::{self, Levels},
    hourglass::{FLOOR, MIDDLE, NECK, Stand},
};
use crate::{
    geometry::{Rect, Size},
    scene::{Detail, Picture, Scene, Sprite},
};
use printkit_core::{
    Drawing,
    drawing::{Path, Stroke},
    ink,
};

/// The frame of the umbrella and the figures; their middle is the middle of the drawing.
const FIGURE: Size = Size { w: 112.0, h: 112.0 };
/// How much room the goblin needs over the heap to hold the umbrella up.
const HEADROOM: f32 = 106.0;
/// Where the umbrella is, right of the middle.
const ASIDE: f32 = 9.5;
/// Where sand runs off the umbrella, to both sides of its middle.
const BRIM: f32 = 35.0;

/// What falls now, and how far the play of it has come.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    /// How much sand is above.
    pub amount: u16,
    /// Whether sand falls.
    pub runs: bool,
    /// The time that everything moves by, in ms; it stands still where the player wants less movement.
    pub time: f64,
}

impl Flow {
    fn peak(&self) -> f32 {
        Levels::at(self.amount).peak
    }

    /// Tests whether the heap has left no room for the umbrella.
    fn is_buried(&self) -> bool {
        self.peak() + HEADROOM > bulb::FLOOR
    }

    /// The height of the heap's surface in the drawing, so far from the middle.
    fn ground(&self, x: f32) -> f32 {
        FLOOR - bulb::lower_surface(self.peak(), x).max(0.0)
    }

    /// The top of the umbrella in the drawing.
    fn umbrella_top(&self) -> f32 {
        FLOOR - self.peak() - 88.0
    }

    /// How far the `nth` of several has come on a way that takes so many ms, from 0 to 1.
    fn phase(&self, nth: u8, of: u8, takes: f64) -> f32 {
        (self.time / takes + f64::from(nth) / f64::from(of)).fract() as f32
    }
}

fn figure<'a>(scene: &'a mut Scene, stand: &Stand, picture: Picture, x: f32, y: f32, scale: f32) -> &'a mut Sprite {
    let side = FIGURE.w * scale;
    let sprite = scene.picture(picture, stand.rect(x - side / 2.0, y - side / 2.0, side, side));
    sprite.detail = Detail::Stepped;
    sprite
}

/// Draws the knight, who stands behind the upper sand and sinks with it. He is smaller where the glass is narrow.
pub fn knight(scene: &mut Scene, stand: &Stand, flow: Flow) {
    let edge = Levels::at(flow.amount).edge;
    if edge < 26.0 {
        return;
    }
    let ease = ((bulb::room(edge) - 23.0) / 55.0).clamp(0.0, 1.0);
    let sway = if flow.runs { (flow.time / 900.0).sin() as f32 } else { 0.0 };
    let (x, y) = (MIDDLE + 26.0 * ease, NECK - edge - 6.0 - 6.0 * (1.0 - ease));
    // At the very top his plume would stick out of the glass.
    let y = y.max(NECK - bulb::LENGTH + 40.0);
    let sprite = figure(scene, stand, Picture::art("monsters/knight"), x, y + sway, 0.5 + 0.42 * ease);
    sprite.turn = 14.0 + 2.5 * sway;
}

/// Draws the goblin while he is up to his neck in sand, behind the heap.
pub fn buried(scene: &mut Scene, stand: &Stand, flow: Flow) {
    if flow.is_buried() {
        figure(scene, stand, umbrella(), MIDDLE + 40.0, flow.ground(40.0) - 14.0, 0.72).turn = 128.0;
        let sway = if flow.runs { (flow.time / 700.0).sin() as f32 } else { 0.0 };
        let goblin = Picture::art("monsters/goblin");
        figure(scene, stand, goblin, MIDDLE - 34.0, flow.ground(34.0) - 7.0, 0.56).turn = -7.0 + 3.0 * sway;
    }
}

/// Draws the falling sand, and the goblin under his umbrella as long as he can stand.
pub fn stream(scene: &mut Scene, stand: &Stand, flow: Flow) {
    let heap = FLOOR - flow.peak();
    let lands = if flow.is_buried() { heap + 3.0 } else { flow.umbrella_top() };
    if flow.runs {
        pillar(scene, stand, MIDDLE, NECK, lands, 3.6);
        falling(scene, stand, flow, lands);
        sliding(scene, stand, flow);
    }
    if !flow.is_buried() {
        figure(scene, stand, Picture::art("monsters/goblin"), MIDDLE - 8.0, heap - 20.0, 0.56);
        figure(scene, stand, umbrella(), MIDDLE + ASIDE, heap - 42.0, 1.02);
    }
    if flow.runs && !flow.is_buried() {
        running_off(scene, stand, flow);
    }
    if flow.runs {
        splash(scene, stand, flow, MIDDLE, lands);
    }
}

/// A straight fall of sand; one picture, stretched.
fn pillar(scene: &mut Scene, stand: &Stand, x: f32, from: f32, to: f32, wide: f32) {
    let picture = Picture::drawn("tm-stream", Size { w: 4.0, h: 4.0 }, 0.0, |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, 4.0, 4.0, 0.0), ink::SAND);
    });
    scene.picture(picture, stand.rect(x - wide / 2.0, from, wide, (to - from).max(0.0))).detail = Detail::Own;
}

fn grain(scene: &mut Scene, stand: &Stand, x: f32, y: f32, r: f32) {
    let picture = Picture::drawn("tm-grain", Size { w: 8.0, h: 8.0 }, 0.0, |drawing| {
        drawing.fill(Path::circle(4.0, 4.0, 4.0), ink::SAND);
    });
    scene.picture(picture, stand.rect(x - r, y - r, 2.0 * r, 2.0 * r)).detail = Detail::Stepped;
}

/// Loose grains along the stream, faster the deeper they fell.
fn falling(scene: &mut Scene, stand: &Stand, flow: Flow, lands: f32) {
    for nth in 0..9 {
        let t = flow.phase(nth, 9, 620.0);
        let aside = f32::from(nth % 5) * 1.5 - 3.0;
        grain(scene, stand, MIDDLE + aside * (0.4 + t), NECK + (lands - NECK) * t * t, 1.3);
    }
}

/// Grains that slide down the funnel towards the hole.
fn sliding(scene: &mut Scene, stand: &Stand, flow: Flow) {
    let edge = Levels::at(flow.amount).edge;
    let wide = bulb::room(edge) * 0.7;
    for nth in 0..6 {
        let t = flow.phase(nth, 6, 2400.0);
        let side = if nth % 2 == 0 { 1.0 } else { -1.0 };
        let x = side * wide * (1.0 - t) * (0.55 + 0.15 * f32::from(nth % 3));
        grain(scene, stand, MIDDLE + x, NECK - bulb::upper_surface(edge, x) + 2.0, 1.5);
    }
}

/// Grains that bounce where sand lands.
fn splash(scene: &mut Scene, stand: &Stand, flow: Flow, x: f32, y: f32) {
    for nth in 0..6 {
        let t = flow.phase(nth, 6, 520.0);
        let side = if nth % 2 == 0 { 1.0 } else { -1.0 };
        let far = 4.0 + f32::from(nth) * 1.6;
        grain(scene, stand, x + side * far * t, y - 26.0 * t * (1.0 - t), 1.4);
    }
}

/// Sand that runs over the umbrella and falls from its brim.
fn running_off(scene: &mut Scene, stand: &Stand, flow: Flow) {
    let top = flow.umbrella_top();
    let frame = Rect::new(MIDDLE + ASIDE - 40.0, top, 80.0, 48.0);
    stand.draw(scene, "runoff", frame, || {
        let mut drawing = Drawing::new(80.0, 48.0);
        for side in [-1.0, 1.0] {
            let x = |x: f32| 40.0 + side * x;
            let way = Path::new().move_to(x(9.0), 4.0).quad_to(x(31.0), 13.0, x(BRIM), 41.0);
            drawing.stroke(way, Stroke::new(ink::SAND, 3.2));
        }
        drawing
    });
    for side in [-1.0, 1.0] {
        let x = ASIDE + side * BRIM;
        let lands = flow.ground(x) + 2.0;
        pillar(scene, stand, MIDDLE + x, top + 40.0, lands, 2.6);
        splash(scene, stand, flow, MIDDLE + x, lands);
    }
}

fn umbrella() -> Picture {
    Picture::drawn("tm-umbrella", FIGURE, 0.0, |drawing| {
        let (x, y) = (|x: f32| x + 56.0, |y: f32| y + 56.0);
        let stick = || {
            Path::new().move_to(x(0.0), y(-34.0)).line_to(x(0.0), y(14.0)).quad_to(x(0.0), y(20.0), x(-5.0), y(19.0))
        };
        drawing.stroke(stick(), Stroke::new(ink::INK, 5.0));
        drawing.stroke(stick(), Stroke::new(ink::BARK, 2.0));
        let scallops = |path: Path, ends: &[f32], from: f32| {
            ends.iter()
                .fold((path, from), |(path, from), &to| {
                    (path.quad_to(x((from + to) / 2.0), y(-15.0), x(to), y(-8.0)), to)
                })
                .0
        };
        let cloth = Path::new()
            .move_to(x(-34.0), y(-8.0))
            .cubic_to(x(-32.0), y(-34.0), x(-14.0), y(-44.0), x(0.0), y(-44.0))
            .cubic_to(x(14.0), y(-44.0), x(32.0), y(-34.0), x(34.0), y(-8.0));
        drawing.outlined(
            scallops(cloth, &[17.0, 0.0, -17.0, -34.0], 34.0).close(),
            ink::RED,
            Stroke::new(ink::INK, 3.0),
        );
        let middle = Path::new()
            .move_to(x(-17.0), y(-8.0))
            .cubic_to(x(-16.0), y(-26.0), x(-8.0), y(-38.0), x(0.0), y(-44.0))
            .cubic_to(x(8.0), y(-38.0), x(16.0), y(-26.0), x(17.0), y(-8.0));
        drawing.outlined(scallops(middle, &[0.0, -17.0], 17.0).close(), ink::PAPER, Stroke::new(ink::INK, 2.4));
        drawing.stroke(Path::line(x(0.0), y(-44.0), x(0.0), y(-49.0)), Stroke::new(ink::INK, 3.4));
    })
}
