//! Where a die bounced on its way to the target: a ring and dust on the table, and which of the bounces that are needed it
//! was. Where it should have bounced and did not, a ring says so once it lies.

use super::{Throwing, tabletop::Tabletop};
use crate::{
    geometry::{Point, Rect, Size},
    scene::{Detail, Lettering, Picture, Scene},
    theme::{Frame, ease_out},
};
use dice::{Flight, HZ};
use printkit_core::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};

/// How long a bounce is told of, in steps of the flight, and how long its dust is seen.
const TOLD: f32 = 0.6 * HZ as f32;
const DUST: f32 = 0.22 * HZ as f32;
/// How wide a ring is once it has grown, in mm, and how far dust flies.
const RING: f32 = 54.0;
const FAR: f32 = 46.0;
/// Where dust flies, as parts of that: to the right and away.
const PUFFS: [[f32; 2]; 6] = [[1.0, 0.1], [0.5, 0.85], [-0.5, 0.8], [-1.0, 0.0], [-0.45, -0.8], [0.55, -0.9]];

/// Where a flight bounces on its way to the target, on the table.
pub(super) fn places(flight: &Flight) -> Vec<[f32; 3]> {
    let place = |step: &u32| flight.poses.get(*step as usize).map(|pose| [pose.at[0], pose.at[1], 0.0]);
    flight.bounces.iter().filter_map(place).collect()
}

impl Throwing {
    /// How many bounces the throw asks for.
    pub(super) fn needed(&self) -> usize {
        usize::from(self.setup.manner.more_bounces) + 1
    }

    /// Draws rings and dust flat on the table.
    pub(super) fn show_bounces(&self, scene: &mut Scene, frame: &Frame<'_>, board: &Tabletop) {
        let Some(flying) = self.flying() else { return };
        let step = flying.step(frame.now);
        for (at, place) in flying.flight.bounces.iter().zip(places(&flying.flight)) {
            let age = step - *at as f32;
            if age < 0.0 {
                return;
            }
            let grown = if self.is_calm { 1.0 } else { ease_out((age / DUST).min(1.0)) };
            flat(scene, board, ring(false), place, RING * (0.35 + 0.65 * grown)).fade = 1.0 - 0.35 * grown;
            if self.is_calm || age >= DUST {
                continue;
            }
            for [x, y] in PUFFS {
                let at = [place[0] + x * FAR * grown, place[1] + y * FAR * grown, 10.0 * grown];
                let sprite = flat(scene, board, puff(), at, 16.0 + 12.0 * grown);
                sprite.fade = 0.7 * (1.0 - age / DUST);
            }
        }
        for place in flying.due.iter().filter(|_| frame.now >= flying.landed()) {
            flat(scene, board, ring(true), *place, RING);
        }
    }

    /// Says which bounce it was, below where it was; and where it should have been.
    pub(super) fn show_counts(&self, scene: &mut Scene, frame: &Frame<'_>, board: &Tabletop, area: Rect) {
        let Some(flying) = self.flying() else { return };
        let lettering = Lettering::new(Face::Display, frame.dp(25.0), ink::SAND_LIGHT).centred();
        let mut say = |words: &str, place: [f32; 3]| {
            let Point { x, y } = board.view.at(place);
            let wide = (lettering.width(words) + 24.0).min(area.w);
            let high = lettering.line_height();
            let left = (x - wide / 2.0).clamp(area.x, (area.right() - wide).max(area.x));
            // Below it, where nothing of the target is.
            let top = (y + frame.dp(16.0)).clamp(area.y, (area.bottom() - high).max(area.y));
            scene.banner(words, lettering, ink::INK, 8.0, Rect::new(left, top, wide, high));
        };
        if frame.now >= flying.landed() {
            flying.due.iter().for_each(|place| say(&frame.say("throwing-bounce-here"), *place));
            return;
        }
        let step = flying.step(frame.now);
        let bounces = flying.flight.bounces.iter().zip(places(&flying.flight)).take(self.needed());
        for (nth, (at, place)) in (1_i64..).zip(bounces) {
            if (0.0..TOLD).contains(&(step - *at as f32)) {
                let values = [("n", nth.into()), ("all", (self.needed() as i64).into())];
                say(&frame.say_with("throwing-bounce", &values), place);
            }
        }
    }
}

fn flat<'a>(
    scene: &'a mut Scene,
    board: &Tabletop,
    picture: Picture,
    at: [f32; 3],
    side: f32,
) -> &'a mut crate::scene::Sprite {
    let sprite = scene.slanted(picture, board.view.at(at), board.view.flat(side));
    sprite.detail = Detail::Steady(150);
    sprite
}

/// A ring on the table; a golden broken one where there should have been a bounce.
fn ring(is_due: bool) -> Picture {
    Picture::new(("thrown-bounce", is_due), Size { w: 100.0, h: 100.0 }, 6.0, move || {
        let mut drawing = Drawing::new(100.0, 100.0);
        let circle = Path::circle(50.0, 50.0, 42.0);
        let tint = if is_due { ink::GOLD } else { ink::PAPER };
        drawing.stroke(circle.clone(), Stroke::new(ink::INK, 15.0));
        drawing.stroke(circle, Stroke::new(tint, 8.0));
        if is_due {
            drawing.fill(Path::circle(50.0, 50.0, 13.0), ink::INK);
            drawing.fill(Path::circle(50.0, 50.0, 8.0), ink::GOLD);
        }
        drawing
    })
}

/// Dust.
fn puff() -> Picture {
    Picture::new("thrown-dust", Size { w: 24.0, h: 24.0 }, 0.0, || {
        let mut drawing = Drawing::new(24.0, 24.0);
        drawing.fill(Path::circle(12.0, 12.0, 11.0), ink::SAND_LIGHT);
        drawing
    })
}
