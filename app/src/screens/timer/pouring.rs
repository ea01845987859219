//! What pours sand in and takes some, what takes such a step back, and what is to be known of the bell.

use super::{areas::Areas, show::fitted, touch::Glass};
use crate::{
    geometry::Rect,
    scene::{Lettering, Role, Scene},
    theme::Frame,
    widgets,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};

/// Tests whether there is something to say of the bell: it is silent, or heard only while the app is in sight.
pub fn has_note(frame: &Frame<'_>) -> bool {
    let can_ring = frame.abilities.background || frame.abilities.alarm;
    !can_ring || frame.keeper.saved.is_silent(frame.settings)
}

/// Shows what can be done to the sand beside turning it, and the line about the bell.
pub fn show(scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
    amount(scene, frame, Glass::Less, frame.say("timer-less"), areas.less);
    amount(scene, frame, Glass::More, frame.say("timer-more"), areas.more);
    if frame.keeper.undo.is_of_shown(&frame.keeper.saved) {
        widgets::icon_button(frame, Glass::Undo, "ui/ui_undo", frame.say("undo")).show(scene, areas.undo);
    }
    if areas.note.h > 0.0 {
        let is_silent = frame.keeper.saved.is_silent(frame.settings);
        let words = frame.say(if is_silent { "timer-unmute" } else { "timer-only-in-sight" });
        let letters = Lettering::new(Face::Heavy, frame.em(13.0), ink::PARCHMENT).centred();
        scene.line(&words, fitted(letters, &words, areas.note.w), areas.note);
        // The bell itself says that it is silent.
        if !is_silent {
            scene.touch(Glass::OnlyInSight, Role::Label, frame.say("timer-background"), areas.note);
        }
    }
}

/// A round button that shows so much sand.
fn amount(scene: &mut Scene, frame: &Frame<'_>, touch: Glass, words: String, at: Rect) {
    let pressed = frame.is_pressed(&touch);
    scene.drawn(("tm-amount", pressed), at, 2.0, move |drawing| {
        let fill = if pressed { ink::SLATE } else { ink::STONE };
        drawing.outlined(Path::circle(at.w / 2.0, at.h / 2.0, at.w * 0.45), fill, Stroke::new(ink::SLATE, 2.0));
    });
    let letters = Lettering::new(Face::Display, at.h * 0.32, ink::PARCHMENT).centred();
    scene.line(&words, fitted(letters, &words, at.w * 0.78), at);
    scene.touch(touch, Role::Button, words, at);
}
