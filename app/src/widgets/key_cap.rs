//! The key that stands for a thing, as a cap on its corner.

use crate::{
    geometry::Rect,
    input::Key,
    scene::{Lettering, Scene},
    theme::Frame,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};

/// How far a cap reaches over the corner, in dp.
const OVER: f32 = 6.0;

/// Draws the key at the right top of a thing.
pub fn key_cap(scene: &mut Scene, frame: &Frame<'_>, key: Key, of: Rect) {
    let words = match key {
        Key::Letter(letter) => letter.to_uppercase().to_string(),
        Key::Enter => frame.say("key-enter"),
        Key::Back => frame.say("key-escape"),
        Key::Undo => frame.say("key-undo"),
        Key::Redo => frame.say("key-redo"),
        _ => return,
    };
    let lettering = Lettering::new(Face::Heavy, frame.dp(12.0), ink::INK).centred();
    let high = frame.dp(19.0);
    let wide = (lettering.width(&words) + frame.dp(10.0)).max(high);
    let whole = frame.whole();
    let x = (of.right() - wide + OVER).min(whole.w - wide - 2.0);
    let at = Rect::new(x, (of.y - OVER).max(2.0), wide, high);
    scene.drawn("key-cap", at, 3.0, move |drawing| {
        let edge = Stroke::new(ink::INK, 1.8);
        drawing.outlined(Path::rect(0.0, 2.0, at.w, at.h, 5.0), ink::TAN, edge.clone());
        drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h - 1.0, 5.0), ink::PAPER, edge);
    });
    scene.line(&words, lettering, Rect { h: at.h - 1.0, ..at });
}
