//! Strokes of a finger in a whole app, in frames of any length: a throw is what the finger did, not what the device can.

use super::{projection::Projection, *};
use crate::{
    app::App,
    geometry::{Insets, Rect, Size},
    input::{Input, Timed},
    nav::{Nav, TypedScreen, UiEvent},
    platform::memory::Memory,
    scene::Scene,
    theme::Frame,
};
use dice::{Drawn, Table};
use std::{cell::RefCell, rc::Rc};

const STROKES: &str = include_str!("../../../../tests/throws/strokes.json");
const SIZE: Size = Size { w: 390.0, h: 844.0 };
const AREA: Rect = Rect { x: 0.0, y: 0.0, w: SIZE.w, h: SIZE.h };
/// When a stroke begins: the screen has come to rest.
const BEGIN: f64 = 2000.0;
const FINGER: u64 = 1;

/// A screen with nothing but a die to be thrown.
struct Lane(Rc<RefCell<Throwing>>);

impl TypedScreen for Lane {
    type Touch = Grip;

    fn name(&self) -> &'static str {
        "lane"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        self.0.borrow().show(&mut scene, frame, AREA);
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Grip>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(grip, _) => drop(self.0.borrow_mut().tap(grip, desk)),
            UiEvent::Gesture(grip, gesture) => self.0.borrow_mut().gesture(grip, gesture, desk),
            _ => {}
        }
        Nav::Stay
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.0.borrow_mut().tick(desk)
    }
}

/// What a finger does on the screen to draw a stroke, from when it comes down.
fn touches(throwing: &Throwing, stroke: &[[i32; 3]]) -> Vec<Timed> {
    let view = Projection::fitting(AREA, &throwing.setup.manner, around(throwing.setup.stand));
    let from = view.at(throwing.reach.held().at);
    let place = |[_, x, y]: [i32; 3]| Point {
        x: from.x + x as f32 / 10.0 * view.finger,
        y: from.y - y as f32 / 10.0 * view.swiped(),
    };
    let timed = |ms: i32, input| Timed { ms: BEGIN + f64::from(ms), input };
    let moves = stroke.iter().map(|touch| timed(touch[0], Input::Move { finger: FINGER, at: place(*touch) }));
    let end = stroke.last().map(|touch| timed(touch[0], Input::Up { finger: FINGER, at: place(*touch) }));
    [timed(0, Input::Down { finger: FINGER, at: from })].into_iter().chain(moves).chain(end).collect()
}

/// What a stroke comes to in so many frames a second.
fn drawn(throwing: Throwing, stroke: &[[i32; 3]], rate: u32) -> Option<Thrown> {
    let throwing = Rc::new(RefCell::new(throwing));
    let mut app = App::new(Box::new(Memory::new("en")));
    app.push(Box::new(Lane(throwing.clone())));
    let mut inputs = touches(&throwing.borrow(), stroke);
    app.frame(BEGIN - 1.0, SIZE, Insets::default(), &[]);
    for nth in 1.. {
        let now = BEGIN + f64::from(nth) * 1000.0 / f64::from(rate);
        let later = inputs.split_off(inputs.partition_point(|touch| touch.ms <= now));
        app.frame(now, SIZE, Insets::default(), &inputs);
        inputs = later;
        if inputs.is_empty() {
            break;
        }
    }
    throwing.borrow().thrown()
}

#[test]
fn two_hundred_strokes_throw_the_same_in_frames_of_any_length() {
    let kept: Vec<serde_json::Value> = serde_json::from_str(STROKES).expect("the kept strokes are JSON");
    let (mut strokes, mut thrown) = (0, 0);
    for kept in kept {
        let Drawn { conditions, stand, wall, ease, strokes: drawings, table } =
            serde_json::from_value(kept["drawn"].clone()).expect("they are strokes");
        // A finger throws over today's table.
        if table != Table::TODAY {
            continue;
        }
        let ready = || {
            let chosen = Chosen { stand, wall: Some(wall) };
            Throwing::new(&conditions, Die::White, ease, 0.0).placed(chosen)
        };
        let hand = ready().reach.finish();
        for stroke in &drawings {
            let throw = |rate| drawn(Throwing { hand: Some(hand.clone()), ..ready() }, stroke, rate);
            let fine = throw(120);
            for rate in [8, 15, 30, 60] {
                assert_eq!(throw(rate), fine, "{:?} at {rate} frames a second", conditions.throws);
            }
            strokes += 1;
            thrown += u32::from(fine.is_some());
        }
    }
    assert_eq!(strokes, 200);
    assert!(thrown >= 150, "only {thrown} strokes let go of a die");
}
