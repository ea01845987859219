//! Short messages at the foot of the window, and the ring around what the keyboard points at.

use crate::{
    geometry::Rect,
    layout::{leaf, paragraph, row},
    nav::Toast,
    scene::{Lettering, Role, Scene},
    theme::{Frame, TOUCH, ease_out},
};
use printkit::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};

/// Draws a message that came `age` ms ago.
pub fn toast(scene: &mut Scene, frame: &Frame<'_>, toast: &Toast, age: f32) {
    let safe = frame.safe_area();
    let width = (safe.w - 32.0).min(frame.dp(420.0));
    let words = Lettering::new(Face::Heavy, frame.em(14.5), ink::PARCHMENT);
    let build = || {
        let text = paragraph(toast.words.clone(), words).grow(1.0);
        let mut bar = row([text]).gap(12.0).pads(18.0, 12.0, 12.0, 12.0).least_height(TOUCH);
        if let Some((id, label)) = &toast.action {
            let lettering = Lettering::new(Face::Display, frame.em(17.0), ink::GOLD).centred();
            let wide = lettering.width(label) + 20.0;
            bar = bar.with(
                leaf(move |scene: &mut Scene, at: Rect| {
                    scene.line(label, lettering, at);
                    scene.touch(*id, Role::Button, label.clone(), at.inset(-4.0));
                })
                .width(wide)
                .height(40.0),
            );
        }
        bar
    };
    let height = build().height_at(width);
    let rise = if frame.settings.reduced_motion { 1.0 } else { ease_out(age / 200.0) };
    let y = frame.size.h * 0.12 + safe.y - (1.0 - rise) * 24.0;
    let at = Rect::new(safe.centre().x - width / 2.0, y, width, height);
    scene.drawn("toast", at, 8.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 14.0, 4, 1.0), ink::INK.faded(0.6));
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 14.0, 4, 1.0), ink::STONE, Stroke::new(ink::GOLD, 2.0));
        drawing
    });
    scene.touch("toast", Role::Label, toast.words.clone(), at);
    build().show(scene, at);
}

/// Draws the ring around the focused thing.
pub fn focus_ring(scene: &mut Scene, at: Rect) {
    scene.drawn("focus", at, 4.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        let path = Path::rect(0.0, 0.0, at.w, at.h, 12.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, 6.0));
        drawing.stroke(path, Stroke::new(ink::GOLD, 3.0));
        drawing
    });
}
