//! Switches, choices and sliders, as lines on parchment.

use crate::{
    geometry::{Point, Rect, Size},
    layout::{JustifyContent, Node, column, leaf, line, paragraph, pictured, row, spoken},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::{Part, Touch, code},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};

fn caption<'a>(frame: &Frame<'_>, icon: &'static str, words: String) -> Node<'a> {
    let glyph = frame.dp(24.0);
    let lettering = Lettering { face: Face::Heavy, ..frame.body() };
    row([pictured(Picture::icon(icon, ink::COCOA), glyph), paragraph(words, lettering).grow(1.0)]).gap(10.0)
}

/// On or off.
pub fn switch<'a>(frame: &Frame<'_>, touch: impl Touch, icon: &'static str, words: String, on: bool) -> Node<'a> {
    let (w, h) = (frame.dp(56.0), frame.dp(32.0));
    let knob = leaf(move |scene, at| {
        scene.drawn(("switch", on), at, 3.0, move |drawing| {
            let r = at.h / 2.0;
            let fill = if on { ink::GREEN } else { ink::TAN };
            drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, r), fill, Stroke::new(ink::INK, 2.2));
            let x = if on { at.w - r } else { r };
            drawing.outlined(Path::circle(x, r, r - 1.0), ink::PAPER, Stroke::new(ink::INK, 2.2));
            if on {
                let tick = Path::new().move_to(x - 5.0, r).line_to(x - 1.0, r + 4.0).line_to(x + 6.0, r - 5.0);
                drawing.stroke(tick, Stroke::new(ink::DARK_GREEN, 3.0));
            }
        });
    });
    let label = words.clone();
    let line = row([caption(frame, icon, words).grow(1.0), knob.width(w).height(h)]).gap(12.0).least_height(TOUCH);
    line.named(touch, Role::Switch { on }, label)
}

/// Something to know, among things to set.
pub fn remark<'a>(frame: &Frame<'_>, touch: impl Touch, words: String) -> Node<'a> {
    spoken(touch, words, frame.label()).pads(0.0, 6.0, 0.0, 4.0)
}

/// A box with a tick in it, or an empty one.
pub fn tick(scene: &mut Scene, at: Rect, on: bool) {
    scene.drawn(("tick", on), at, 2.0, move |drawing| {
        let fill = if on { ink::GREEN } else { ink::PAPER };
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, at.h * 0.24, 3, 0.6), fill, Stroke::new(ink::INK, 2.4));
        if on {
            let (w, h) = (at.w, at.h);
            let tick = Path::new().move_to(w * 0.24, h * 0.52).line_to(w * 0.43, h * 0.72).line_to(w * 0.77, h * 0.28);
            drawing.stroke(tick, Stroke::new(ink::INK, 3.4));
        }
    });
}

/// One of several: what it is to touch, its words and whether it is chosen.
pub type Choice<T> = (T, String, bool);

/// All values of a kind, one of which is chosen: what stands for each is the key with its code.
pub fn options<P: Part + Copy + PartialEq, T: Touch>(
    frame: &Frame<'_>,
    key: &str,
    chosen: P,
    touch: fn(P) -> T,
) -> Vec<Choice<T>> {
    let option = |it: P| (touch(it), frame.say(&format!("{key}-{}", code(it))), it == chosen);
    P::samples().into_iter().map(option).collect()
}

/// One of several, side by side under their caption.
pub fn choices<'a, T: Touch>(
    frame: &Frame<'_>,
    icon: &'static str,
    words: String,
    options: Vec<Choice<T>>,
) -> Node<'a> {
    let heading = caption(frame, icon, words).least_height(frame.dp(36.0));
    column([heading, plates(frame, options)])
}

/// One of several, side by side, that need no caption.
pub fn plates<'a, T: Touch>(frame: &Frame<'_>, options: Vec<Choice<T>>) -> Node<'a> {
    let plates = options.into_iter().map(|option| choice(frame, option));
    row(plates).wrapping().gap(2.0).justify(JustifyContent::FLEX_START)
}

/// One of several, side by side behind their caption as long as there is room, for screens with much to choose.
pub fn choice_line<'a, T: Touch>(
    frame: &Frame<'_>,
    icon: &'static str,
    words: String,
    options: Vec<Choice<T>>,
) -> Node<'a> {
    let lettering = Lettering { face: Face::Heavy, ..frame.body() };
    let width = (frame.dp(24.0) + 10.0 + lettering.width(&words) + frame.dp(8.0)).max(frame.dp(112.0));
    let heading = caption(frame, icon, words).width(width).least_height(TOUCH).firm();
    let plates = options.into_iter().map(|option| choice(frame, option));
    row([heading].into_iter().chain(plates)).wrapping().gap(2.0).justify(JustifyContent::FLEX_START)
}

fn choice<'a>(frame: &Frame<'_>, (touch, words, chosen): Choice<impl Touch>) -> Node<'a> {
    let lettering = Lettering { face: Face::Heavy, ..frame.body() }.centred();
    let size =
        Size { w: (lettering.width(&words) + frame.dp(20.0)).max(TOUCH), h: TOUCH.max(lettering.line_height() + 12.0) };
    leaf(move |scene, at| {
        let plate = at.inset(3.0);
        scene.drawn(("choice", chosen), plate, 3.0, move |drawing| {
            let path = Path::cut(0.0, 0.0, plate.w, plate.h, 12.0, 3, 0.8);
            if chosen {
                drawing.outlined(path, ink::GOLD, Stroke::new(ink::INK, 2.6));
            } else {
                drawing.outlined(path, ink::PAPER, Stroke::new(ink::TAN, 2.0));
            }
        });
        scene.line(&words, lettering, plate.inset(6.0));
        scene.touch(touch, Role::Choice { chosen }, words, at);
    })
    .measured(move |_| size)
}

/// A bar with a knob at `part` of its length, to be tapped or dragged along.
pub fn bar(scene: &mut Scene, touch: impl Touch, label: impl Into<String>, part: f32, at: Rect) {
    let percent = (part * 1000.0).round() as u16;
    scene.drawn(("bar", percent), at, 4.0, move |drawing| {
        let (y, from, to) = (at.h / 2.0, KNOB, at.w - KNOB);
        let x = from + (to - from) * part;
        drawing.stroke(Path::line(from, y, to, y), Stroke::new(ink::INK, 10.0));
        drawing.stroke(Path::line(from, y, to, y), Stroke::new(ink::TAN, 6.0));
        drawing.stroke(Path::line(from, y, x, y), Stroke::new(ink::GOLD, 6.0));
        drawing.outlined(Path::circle(x, y, KNOB - 1.0), ink::PAPER, Stroke::new(ink::INK, 2.6));
    });
    scene.touch(touch, Role::Slider { value: (part * 100.0).round() as u8 }, label, at).drags = true;
}

/// How far from its ends a bar's knob stops, in dp.
const KNOB: f32 = 12.0;

/// Which part of a bar's length lies at `x`.
pub fn slider_part(bar: Rect, x: f32) -> f32 {
    ((x - bar.x - KNOB) / (bar.w - 2.0 * KNOB).max(1.0)).clamp(0.0, 1.0)
}

/// A value from 0 to 100, changed by a tap or a drag along it.
pub fn slider<'a>(frame: &Frame<'_>, touch: impl Touch, icon: &'static str, words: String, value: u8) -> Node<'a> {
    let label = words.clone();
    let number =
        line(value.to_string(), Lettering { face: Face::Display, ..frame.body() }.right()).width(frame.em(36.0));
    let track = leaf(move |scene, at| bar(scene, touch, label, f32::from(value) / 100.0, at));
    let line = row([track.height(TOUCH).grow(1.0), number]).gap(8.0);
    column([caption(frame, icon, words).least_height(frame.dp(36.0)), line])
}

/// The value a slider has when touched at `at`, in steps of 5.
pub fn slider_value(area: Rect, at: Point) -> u8 {
    (slider_part(area, at.x) * 20.0).round() as u8 * 5
}

/// Where a slider is touched to have a value.
pub fn slider_point(area: Rect, value: u8) -> Point {
    let part = f32::from(value.min(100)) / 100.0;
    Point { x: area.x + KNOB + (area.w - 2.0 * KNOB).max(1.0) * part, y: area.centre().y }
}
