//! The round table with its rim, and the target on it with its holes. Whatever is round is drawn as it looks from one
//! place and never turns; boards and sections turn with the view.

use super::projection::Projection;
use crate::{
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Scene, Sprite},
};
use dice::{BOARD_HEIGHT, RIM_HEIGHT, TABLE};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    faces::{Style, fighter::target as face},
    ink,
};
use rules::fighter::target::{HOLE, HOLES};
use std::f32::consts::{PI, TAU};

/// How wide the table's rim looks, and how thick the table below it, in mm.
const RIM: f32 = 24.0;
const THICK: f32 = 46.0;
/// How thick the target looks below its top, in mm: more than it is, as a board would.
const BOARD: f32 = 11.0;
/// Dark wood, and the shade inside it.
const DARK: Ink = Ink::hex(0x532E22);
const DEEP: Ink = Ink::hex(0x3A2019);
/// How long the eyes in a hole are open, and in how long a while, in ms.
const OPEN: f64 = 1700.0;
const WHILE: f64 = 5200.0;

/// The table and the target as they are seen now.
#[derive(Clone, Copy)]
pub struct Tabletop {
    /// How it is seen.
    pub view: Projection,
    /// How many dp a mm is painted with, which stays as it is when the camera comes near.
    pub fine: f32,
}

/// How far the ink of an outline reaches, in mm.
const INKED: f32 = 6.0;

/// How much of its fineness the table needs, which is large and plain.
const COARSE: f32 = 0.5;

impl Tabletop {
    fn detail(&self, share: f32) -> Detail {
        Detail::Steady((self.fine * share * 100.0) as u16)
    }

    /// Draws a picture in mm around a place of the world, seen from the front.
    pub fn upright<'a>(&self, scene: &'a mut Scene, picture: Picture, at: [f32; 3]) -> &'a mut Sprite {
        let Size { w, h } = picture.size;
        let place = Rect::around(self.view.at(at), w * self.view.scale, h * self.view.scale);
        let sprite = scene.picture(picture, place);
        sprite.detail = self.detail(1.0);
        sprite
    }

    /// Draws a square picture in mm flat on the table.
    pub fn flat<'a>(&self, scene: &'a mut Scene, picture: Picture, at: [f32; 3]) -> &'a mut Sprite {
        let side = picture.size.w;
        let sprite = scene.slanted(picture, self.view.at(at), self.view.flat(side));
        sprite.detail = self.detail(1.0);
        sprite
    }

    fn round(&self, key: &str, reach: f32, draw: impl Fn(&mut Drawing, Round) + 'static) -> Picture {
        let Projection { slant, lift, .. } = self.view;
        let high = 2.0 * (reach * slant + (THICK + RIM_HEIGHT) * lift);
        let size = Size { w: 2.0 * reach, h: high };
        Picture::new(("thrown-round", key, slant.to_bits()), size, 6.0, move || {
            let mut drawing = Drawing::new(size.w, size.h);
            draw(&mut drawing, Round { middle: Point { x: reach, y: high / 2.0 }, slant, lift });
            drawing
        })
    }

    /// Draws the part of the table that is shown, up to its far rim.
    pub fn show_table(&self, scene: &mut Scene, shown: Rect) {
        let reach = TABLE + RIM;
        let below = self.round("below", reach, move |drawing, round| {
            let body = round.body(reach, RIM_HEIGHT, -THICK);
            drawing.outlined(body, DEEP, Stroke::new(ink::INK, 5.0));
        });
        // Of what is below and of the rims little is seen, though their pictures are as large as the table.
        scene.clipped(self.beyond(shown, true), |scene| {
            self.upright(scene, below, [0.0; 3]).detail = self.detail(COARSE);
        });
        self.flat(scene, planks(), [0.0; 3]).detail = self.detail(COARSE);
        let far = self.round("far", reach, move |drawing, round| {
            drawing.fill(round.wall(TABLE, PI, TAU, RIM_HEIGHT, 0.0), DEEP);
            drawing.fill(round.ring(TABLE, reach, PI, TAU), ink::WOOD);
            round.lines(drawing, reach, PI, TAU);
        });
        scene.clipped(self.beyond(shown, false), |scene| {
            self.upright(scene, far, [0.0; 3]).detail = self.detail(COARSE);
        });
    }

    /// The part of what is shown above the far rim's inner edge, which bends least in the middle, or below the near one's.
    fn beyond(&self, shown: Rect, is_near: bool) -> Rect {
        let Projection { scale, slant, lift, .. } = self.view;
        let middle = self.view.at([0.0; 3]);
        let side = (middle.x - shown.x).max(shown.right() - middle.x) / scale;
        let bend = (TABLE * TABLE - side * side).max(0.0).sqrt() * slant;
        if is_near {
            let top = middle.y + (bend - RIM_HEIGHT * lift - INKED) * scale;
            shown.meet(Rect::new(shown.x, top, shown.w, (shown.bottom() - top).max(0.0)))
        } else {
            let bottom = middle.y - (bend - INKED) * scale;
            shown.meet(Rect::new(shown.x, shown.y, shown.w, (bottom - shown.y).max(0.0)))
        }
    }

    /// Draws the near rim, which hides what lies behind it.
    pub fn show_rim(&self, scene: &mut Scene, shown: Rect) {
        let reach = TABLE + RIM;
        let near = self.round("near", reach, move |drawing, round| {
            drawing.fill(round.wall(reach, 0.0, PI, RIM_HEIGHT, -THICK * 0.5), DARK);
            drawing.fill(round.ring(TABLE, reach, 0.0, PI), ink::WOOD);
            round.lines(drawing, reach, 0.0, PI);
        });
        scene.clipped(self.beyond(shown, true), |scene| {
            self.upright(scene, near, [0.0; 3]).detail = self.detail(COARSE);
        });
    }

    /// Draws the target, with eyes in one of its holes now and then.
    pub fn show_target(&self, scene: &mut Scene, eyes: Option<usize>) {
        let edge = self.round("target", face::REACH, |drawing, round| {
            let shadow = round.ellipse(face::REACH * 1.01, -BOARD * 1.6);
            drawing.fill(shadow, ink::INK.faded(0.4));
            drawing.outlined(round.body(face::REACH, BOARD_HEIGHT, -BOARD), DARK, Stroke::new(ink::INK, 3.0));
        });
        self.upright(scene, edge, [0.0; 3]);
        let square = Size { w: 2.0 * face::REACH, h: 2.0 * face::REACH };
        let board = Picture::new("thrown-target", square, 0.0, || face::target(Style::Colour));
        self.flat(scene, board, [0.0, 0.0, BOARD_HEIGHT]);
        for (nth, (x, y)) in HOLES.into_iter().enumerate() {
            let at = [x as f32 / 10.0, -y as f32 / 10.0, BOARD_HEIGHT];
            self.upright(scene, self.hole(), at);
            if eyes == Some(nth) {
                self.upright(scene, two_eyes(), [at[0], at[1], at[2] - 2.0]);
            }
        }
    }

    /// A hole: its wooden lip, its wall going down, and the dark.
    fn hole(&self) -> Picture {
        let slant = self.view.slant;
        let r = HOLE as f32 / 10.0;
        let size = Size { w: 2.0 * r + 12.0, h: 2.0 * r + 12.0 };
        Picture::new(("thrown-hole", slant.to_bits()), size, 2.0, move || {
            let mut drawing = Drawing::new(size.w, size.h);
            let (x, y) = (size.w / 2.0, size.h / 2.0);
            let lip = Path::ellipse(x, y + 0.8, r + 3.8, (r + 3.8) * slant);
            drawing.outlined(lip, ink::BARK, Stroke::new(ink::INK, 2.2));
            drawing.outlined(Path::ellipse(x, y, r, r * slant), Ink::hex(0x3B2A44), Stroke::new(ink::INK, 1.8));
            drawing.fill(Path::ellipse(x, y + r * 0.2, r * 0.93, r * 0.8 * slant), Ink::hex(0x120A18));
            drawing
        })
    }
}

/// Which hole has eyes in it at a moment, and in how many ms that changes.
pub fn eyes(now: f64) -> (Option<usize>, f64) {
    let nth = (now / WHILE) as u64;
    let into = now % WHILE;
    // A fixed order without a visible pattern.
    let hole = (nth.wrapping_mul(7) ^ (nth >> 1)) as usize % HOLES.len();
    let shut = WHILE - OPEN;
    // They blink once while they are open.
    let blink = shut + OPEN * 0.6;
    let changes = [shut, blink, blink + 140.0, WHILE];
    let next = changes.into_iter().find(|change| *change > into).unwrap_or(WHILE);
    let is_open = into >= shut && !(blink..blink + 140.0).contains(&into);
    (is_open.then_some(hole), next - into)
}

/// Something round as it looks from one side, around its middle at the height of the table's top.
struct Round {
    middle: Point,
    slant: f32,
    lift: f32,
}

impl Round {
    fn at(&self, reach: f32, angle: f32, high: f32) -> (f32, f32) {
        let (sin, cos) = angle.sin_cos();
        (self.middle.x + reach * cos, self.middle.y + reach * sin * self.slant - high * self.lift)
    }

    fn arc(&self, reach: f32, from: f32, to: f32, high: f32) -> Vec<(f32, f32)> {
        (0..=72).map(|i| self.at(reach, from + (to - from) * i as f32 / 72.0, high)).collect()
    }

    fn ellipse(&self, reach: f32, high: f32) -> Path {
        Path::ellipse(self.middle.x, self.middle.y - high * self.lift, reach, reach * self.slant)
    }

    /// What an upright wall along a part of a circle fills between two heights.
    fn wall(&self, reach: f32, from: f32, to: f32, high: f32, low: f32) -> Path {
        let (mut points, mut back) = (self.arc(reach, from, to, high), self.arc(reach, from, to, low));
        back.reverse();
        points.extend(back);
        Path::polygon(&points)
    }

    /// What a round body fills between two heights: its far edge is the upper one, its near edge the lower one.
    fn body(&self, reach: f32, high: f32, low: f32) -> Path {
        let mut points = self.arc(reach, PI, TAU, high);
        points.extend(self.arc(reach, 0.0, PI, low));
        Path::polygon(&points)
    }

    /// A part of the rim's top.
    fn ring(&self, inner: f32, outer: f32, from: f32, to: f32) -> Path {
        let (mut points, mut back) = (self.arc(outer, from, to, RIM_HEIGHT), self.arc(inner, from, to, RIM_HEIGHT));
        back.reverse();
        points.extend(back);
        Path::polygon(&points)
    }

    /// The inked lines and the grain along a part of the rim.
    fn lines(&self, drawing: &mut Drawing, reach: f32, from: f32, to: f32) {
        let open =
            |points: Vec<(f32, f32)>| {
                points.iter().enumerate().fold(Path::new(), |path, (i, &(x, y))| {
                    if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
                })
            };
        for i in 0..14 {
            let start = from + (to - from) * (i as f32 + 0.3) / 14.0;
            let (a, b) =
                (self.at(reach - RIM * 0.4, start, RIM_HEIGHT), self.at(reach - RIM * 0.42, start + 0.13, RIM_HEIGHT));
            drawing.fill(Path::leaf(a.0, a.1, b.0, b.1, 2.0, 0.0), ink::BARK.faded(0.8));
        }
        for r in [reach, TABLE] {
            drawing.stroke(open(self.arc(r, from, to, RIM_HEIGHT)), Stroke::new(ink::INK, 4.0));
        }
    }
}

/// The table's top: boards of several browns, with grain.
fn planks() -> Picture {
    let side = 2.0 * TABLE;
    Picture::new("thrown-planks", Size { w: side, h: side }, 0.0, move || {
        let mut drawing = Drawing::new(side, side);
        let wide = side / 13.0;
        let reach = |x: f32| (TABLE * TABLE - x * x).max(0.0).sqrt();
        for i in 0..13_usize {
            let (left, right) = (-TABLE + i as f32 * wide, -TABLE + (i + 1) as f32 * wide);
            let steps = (0..=8).map(|s| left + (right - left) * s as f32 / 8.0);
            let upper = steps.clone().map(|x| (TABLE + x, TABLE - reach(x)));
            let lower = steps.rev().map(|x| (TABLE + x, TABLE + reach(x)));
            let brown = [0x8A5732, 0x80502E, 0x93603A][i * 5 % 3];
            drawing.fill(Path::polygon(&upper.chain(lower).collect::<Vec<_>>()), Ink::hex(brown));
            if i > 0 {
                let seam = Path::line(TABLE + left, TABLE - reach(left), TABLE + left, TABLE + reach(left));
                drawing.stroke(seam, Stroke::new(DARK, 3.0));
            }
            for grain in 0..5_usize {
                let x = TABLE + left + wide * (0.25 + 0.16 * ((i * 3 + grain * 2) % 4) as f32);
                let y = TABLE + (grain as f32 - 2.2) * 190.0 + ((i * 67) % 120) as f32 - 60.0;
                if (x - TABLE).hypot(y - TABLE) < TABLE - 120.0 {
                    drawing.fill(Path::leaf(x, y - 70.0, x + 3.0, y + 62.0, 2.0, 2.0), DARK.faded(0.45));
                }
            }
        }
        drawing
    })
}

/// Two eyes in the dark.
fn two_eyes() -> Picture {
    Picture::new("thrown-eyes", Size { w: 24.0, h: 14.0 }, 1.0, || {
        let mut drawing = Drawing::new(24.0, 14.0);
        for (x, r) in [(6.6, 4.8), (17.2, 4.2)] {
            drawing.fill(Path::ellipse(x, 7.0, r, r * 1.1), ink::PAPER);
            drawing.fill(Path::circle(x + 0.6, 7.6, r * 0.46), ink::INK);
        }
        drawing
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_open_now_and_then_and_say_when_they_change() {
        let mut now = 0.0;
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let (hole, next) = eyes(now);
            assert!(next > 0.0 && next <= WHILE);
            assert_eq!(eyes(now + next * 0.99).0, hole);
            seen.insert(hole);
            now += next;
        }
        assert_eq!(seen.len(), HOLES.len() + 1);
    }
}
