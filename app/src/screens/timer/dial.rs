//! A dial of two rings: minutes around the outside, seconds inside. A finger turns either to any time.

use super::touch::Edit;
use crate::{
    geometry::{Point, Rect, Size, distance},
    layout::{Node, leaf},
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    timers::{LONGEST, SHORTEST, minutes},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};
use std::f32::consts::TAU;

/// How far from the middle the rings run and where one ends and the other begins, for a dial of radius 1.
const MINUTES: f32 = 0.84;
const SECONDS: f32 = 0.56;
const BORDER: f32 = 0.69;
/// Nearer to the middle a finger means neither.
const HUB: f32 = 0.2;
/// The side of the drawing.
const SIDE: f32 = 240.0;

/// One of the rings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Outside.
    Minutes,
    /// Inside.
    Seconds,
}

impl Ring {
    /// The ring under a finger.
    pub fn at(dial: Rect, at: Point) -> Option<Ring> {
        let far = distance(dial.centre(), at) / (dial.w.min(dial.h) / 2.0).max(1.0);
        if far < HUB { None } else { Some(if far < BORDER { Ring::Seconds } else { Ring::Minutes }) }
    }

    /// The length a time becomes when a ring is turned to where the finger is.
    pub fn turned(self, length: u64, dial: Rect, at: Point) -> u64 {
        let middle = dial.centre();
        let angle = (at.x - middle.x).atan2(middle.y - at.y).rem_euclid(TAU);
        let tick = (angle / TAU * 60.0).round() as u64 % 60;
        let (minutes, seconds) = (length / 60_000, length / 1000 % 60);
        let length = match self {
            // The top stands for a whole hour if the finger comes from high minutes.
            Ring::Minutes if tick == 0 && minutes > 45 => 60 * 60 + seconds,
            Ring::Minutes => tick * 60 + seconds,
            Ring::Seconds => minutes * 60 + tick,
        };
        (length * 1000).clamp(SHORTEST, LONGEST)
    }
}

/// The dial as large as fits.
pub fn dial<'a>(frame: &Frame<'_>, length: u64) -> Node<'a> {
    let label = frame.say_with("timer-dial", &[("time", minutes(length).into())]);
    let names = [frame.say("timer-minutes"), frame.say("timer-seconds")];
    let size = frame.dp(30.0);
    let small = frame.em(13.0).min(frame.dp(15.0));
    leaf(move |scene: &mut Scene, at: Rect| {
        let place = at.fit(Size { w: 1.0, h: 1.0 });
        scene.picture(picture(length), place);
        let middle = place.centre();
        let row = |y: f32, h: f32| Rect::around(Point { x: middle.x, y: middle.y + y }, place.w * 0.4, h);
        scene.line(&minutes(length), Lettering::new(Face::Display, size, ink::INK).centred(), row(0.0, size));
        let quiet = Lettering::new(Face::Heavy, small, ink::COCOA).centred();
        scene.line(&names.join(" : "), quiet, row(size * 0.85, small * 1.4));
        scene.touch(Edit::Dial, Role::Place, label, place).drags = true;
    })
}

fn picture(length: u64) -> Picture {
    Picture::drawn(("tm-dial", length), Size { w: SIDE, h: SIDE }, 4.0, move |drawing| {
        let (middle, radius) = (SIDE / 2.0, SIDE / 2.0);
        let spot = |far: f32, tick: f32| {
            let (sin, cos) = (tick / 60.0 * TAU).sin_cos();
            (middle + far * radius * sin, middle - far * radius * cos)
        };
        drawing.outlined(Path::circle(middle, middle, radius - 3.0), ink::TAN, Stroke::new(ink::INK, 3.0));
        drawing.outlined(Path::circle(middle, middle, BORDER * radius), ink::PAPER, Stroke::new(ink::INK, 2.6));
        drawing.outlined(Path::circle(middle, middle, 0.42 * radius), ink::PARCHMENT, Stroke::new(ink::TAN, 2.2));
        for (ring, thin) in [(MINUTES, 0.1), (SECONDS, 0.07)] {
            for tick in 0..60 {
                let long = if tick % 5 == 0 { thin } else { thin * 0.4 };
                let (from, to) = (spot(ring - long / 2.0, tick as f32), spot(ring + long / 2.0, tick as f32));
                let width = if tick % 5 == 0 { 2.4 } else { 1.4 };
                drawing.stroke(Path::line(from.0, from.1, to.0, to.1), Stroke::new(ink::COCOA, width));
            }
        }
        let hands = [(MINUTES, length / 60_000 % 60, 0.13), (SECONDS, length / 1000 % 60, 0.1)];
        for (ring, tick, r) in hands {
            let (x, y) = spot(ring, tick as f32);
            let knob = Path::circle(x, y, r * radius);
            drawing.outlined(knob, ink::GOLD, Stroke::new(ink::INK, 3.0));
            drawing.fill(Path::circle(x, y, r * radius * 0.3), ink::INK);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIAL: Rect = Rect { x: 0.0, y: 0.0, w: 200.0, h: 200.0 };

    fn spot(far: f32, tick: f32) -> Point {
        let (sin, cos) = (tick / 60.0 * TAU).sin_cos();
        Point { x: 100.0 + 100.0 * far * sin, y: 100.0 - 100.0 * far * cos }
    }

    #[test]
    fn a_finger_finds_the_ring_under_it() {
        assert_eq!(Ring::at(DIAL, spot(MINUTES, 7.0)), Some(Ring::Minutes));
        assert_eq!(Ring::at(DIAL, spot(SECONDS, 40.0)), Some(Ring::Seconds));
        assert_eq!(Ring::at(DIAL, DIAL.centre()), None);
    }

    #[test]
    fn any_time_can_be_dialled() {
        for length in [1, 59, 60, 217, 754, 3599] {
            let minutes = Ring::Minutes.turned(90_000, DIAL, spot(MINUTES, (length / 60) as f32));
            let both = Ring::Seconds.turned(minutes, DIAL, spot(SECONDS, (length % 60) as f32));
            assert_eq!(both, length * 1000);
        }
    }

    #[test]
    fn the_hour_is_reached_from_below_and_nothing_is_not_a_time() {
        assert_eq!(Ring::Minutes.turned(59 * 60_000, DIAL, spot(MINUTES, 0.0)), 60 * 60_000);
        assert_eq!(Ring::Minutes.turned(60_000, DIAL, spot(MINUTES, 0.0)), SHORTEST);
    }
}
