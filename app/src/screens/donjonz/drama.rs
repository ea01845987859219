//! What is felt on the board: gold that spills, a hero who falls, the light at the end. It only shows; the table says
//! when it happened.

use super::{board::BoardView, camera::centre, table::Table};
use crate::{
    collage::Collage,
    geometry::{Point, Rect, Size},
    scene::{Detail, Lettering, Picture, Scene},
    theme::{self, Frame},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path},
    ink,
};
use rules::donjonz::Cell;

/// How long spilled gold is seen, in ms.
const SPILL: f64 = 1300.0;
/// As many pouches are seen spilling at most.
const MOST: u16 = 14;
/// How long the hero takes to fall, and the light to come, in ms.
const COMES: f64 = 700.0;
/// How dark it gets around a hero who fell.
const DARK: f32 = 0.62;
/// The words over a hero who fell.
const FALLEN: Ink = Ink::hex(0xFF9B7D);

/// What is felt right now.
#[derive(Default)]
pub struct Drama {
    /// Gold that spills: where, how many pouches, since when.
    spilled: Option<(Cell, u16, f64)>,
    /// Since when the game is over, if it ended before the player's eyes.
    ended: Option<f64>,
    /// The score is on show.
    is_counted: bool,
}

impl Drama {
    /// A monster takes all the gold.
    pub fn spill(&mut self, from: Cell, pouches: u16, now: f64) {
        self.spilled = Some((from, pouches.min(MOST), now));
    }

    /// The game is over.
    pub fn end(&mut self, now: f64) {
        self.ended = Some(now);
    }

    /// The score comes on show.
    pub fn count(&mut self) {
        self.is_counted = true;
    }

    /// Lets time pass; says whether something still moves.
    pub fn tick(&mut self, now: f64) -> bool {
        self.spilled.take_if(|(_, _, since)| now - *since > SPILL);
        self.spilled.is_some() || self.ended.is_some_and(|since| now - since < COMES)
    }

    /// Tests whether the game has ended and is not counted yet: everybody looks at the hero.
    pub fn is_close(&self) -> bool {
        self.ended.is_some() && !self.is_counted
    }

    /// How much of the end is here, from 0 to 1; none while the game goes on.
    pub fn end_progress(&self, frame: &Frame<'_>) -> Option<f32> {
        let t = ((frame.now - self.ended?) / COMES).clamp(0.0, 1.0) as f32;
        Some(if frame.settings.reduced_motion { 1.0 } else { t })
    }

    /// Draws pouches that fly out of the hero's hands and are lost.
    pub fn show_spill(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let Some((from, pouches, since)) = self.spilled else { return };
        let t = ((frame.now - since) / SPILL).clamp(0.0, 1.0) as f32;
        let (middle, side) = (board.rect(from).centre(), board.camera.cell.max(frame.dp(26.0)));
        let flown = if frame.settings.reduced_motion { 0.5 } else { t };
        for nth in 0..pouches {
            let (across, up, spin) = flight(nth);
            let x = middle.x + across * theme::ease_out(flown) * side;
            let y = middle.y + (-up * flown + 6.2 * flown * flown) * side;
            let pouch = scene.fit(Picture::art("things/pouch"), Rect::around(Point { x, y }, side * 0.62, side * 0.62));
            pouch.turn = spin * flown;
            pouch.fade = (2.4 - 2.4 * t).clamp(0.0, 1.0);
        }
    }
}

/// How a pouch flies: cells across, cells up, degrees. The same every time, and no two alike.
fn flight(nth: u16) -> (f32, f32, f32) {
    let turn = f32::from(nth) * 2.4;
    (turn.sin() * 2.4, 3.6 + (turn * 1.7).cos() * 1.6, turn.cos() * 300.0)
}

impl Table {
    /// Draws what lies behind the hero when the walk is over: light around one who came through, night around one who
    /// fell.
    pub(super) fn show_end_light(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, seen: Rect) {
        let Some(t) = self.drama.end_progress(frame) else { return };
        if self.game().has_fallen() {
            return night(scene, seen, DARK * theme::ease_out(t));
        }
        night(scene, seen, 0.36 * theme::ease_out(t));
        let reach = seen.w.max(seen.h) * (0.3 + 0.32 * theme::ease_out(t));
        let at = Rect::around(board.point(centre(self.game().hero())), 2.0 * reach, 2.0 * reach);
        let side = 200.0;
        let picture = Picture::drawn("dz-end-light", Size { w: side, h: side }, 0.0, move |drawing| {
            let half = side / 2.0;
            drawing.fill(Path::rays(half, half, 22.0, half, 78.0, 24, 3.2), ink::SAND_LIGHT.faded(0.4));
            drawing.glow(half, half, half);
        });
        let light = scene.picture(picture, at);
        light.stepped();
        light.fade = theme::ease_out(t);
    }

    /// Writes over the board how it ended, until the score is counted.
    pub(super) fn show_end_words(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let Some(t) = self.drama.end_progress(frame).filter(|_| !self.is_finished(frame.now)) else { return };
        let (words, tint) = if self.game().has_fallen() {
            (frame.say("donjonz-lost"), FALLEN)
        } else {
            let points = i64::from(self.game().score().total);
            (frame.say_with("donjonz-points", &[("points", points.into())]), ink::SAND_LIGHT)
        };
        let hero = self.board_in(area).point(centre(self.game().hero()));
        // Where it does not cover the hero.
        let share = if hero.y < area.centre().y { 0.7 } else { 0.3 };
        let middle = Point { x: area.centre().x, y: area.y + area.h * share };
        let at = Rect::around(middle, (area.w - 24.0).max(0.0), frame.dp(64.0));
        scene.banner(&words, Lettering::new(Face::Display, frame.dp(42.0), tint), ink::INK, 11.0, at).fade = t;
    }
}

/// Darkens an area by so much, from 0 to 1.
fn night(scene: &mut Scene, area: Rect, depth: f32) {
    let picture = Picture::drawn("dz-night", Size { w: 8.0, h: 8.0 }, 0.0, |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, 8.0, 8.0, 0.0), ink::NIGHT);
    });
    let sprite = scene.picture(picture, area);
    sprite.detail = Detail::Own;
    sprite.fade = depth;
}
