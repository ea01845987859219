//! Short messages in the upper part of the window, and the ring around what the keyboard points at.

use crate::{
    geometry::Rect,
    layout::{leaf, paragraph, row},
    messages::{Kind, Toast},
    scene::{Lettering, Role, Scene},
    theme::{Frame, RISE, TOUCH, ease_out},
    touch::Anywhere,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};

/// Draws a message that came `age` ms ago.
pub fn toast(scene: &mut Scene, frame: &Frame<'_>, toast: &Toast, age: f32) {
    let safe = frame.safe_area();
    let below_bars = frame.size.h * 0.12;
    let area = scene.message_area.unwrap_or(Rect::new(safe.x + 8.0, safe.y + below_bars, safe.w - 16.0, safe.h));
    let width = (area.w - 16.0).min(frame.dp(420.0));
    let words = Lettering::new(Face::Heavy, frame.em(14.5), ink::PARCHMENT);
    // A path or a file's name has no spaces to break at, so it is broken where it must be.
    let offer = if let Kind::Offer { id, button } = &toast.kind { Some((id, button)) } else { None };
    let button = offer.map_or(0.0, |(_, label)| frame.em(17.0) * label.chars().count() as f32);
    let room = (width - 30.0 - button).max(40.0);
    let build = || {
        let text = paragraph(broken(&toast.words, words, room), words).grow(1.0);
        let mut bar = row([text]).gap(12.0).pads(18.0, 12.0, 12.0, 12.0).least_height(TOUCH);
        if let Some((id, label)) = offer {
            let lettering = Lettering::new(Face::Display, frame.em(17.0), ink::GOLD).centred();
            let wide = lettering.width(label) + 20.0;
            bar = bar.with(
                leaf(move |scene: &mut Scene, at: Rect| {
                    scene.line(label, lettering, at);
                    scene.touch_as(id.clone(), Role::Button, label.clone(), at.inset(-4.0));
                })
                .width(wide)
                .height(40.0),
            );
        }
        bar
    };
    let height = build().height_at(width);
    let rise = if frame.settings.reduced_motion { 1.0 } else { ease_out(age / RISE as f32) };
    let y = area.y - (1.0 - rise) * 24.0;
    let at = Rect::new(area.centre().x - width / 2.0, y, width, height);
    scene.drawn("toast", at, 8.0, move |drawing| {
        drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 14.0, 4, 1.0), ink::INK.faded(0.6));
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 14.0, 4, 1.0), ink::STONE, Stroke::new(ink::GOLD, 2.0));
    });
    scene.touch(Anywhere::Message, Role::Label, toast.words.clone(), at);
    build().show(scene, at);
}

/// The words with every one that is wider than `room` cut into pieces that are not.
fn broken(words: &str, lettering: Lettering, room: f32) -> String {
    let mut whole = String::new();
    let mut piece = String::new();
    for letter in words.chars() {
        if letter.is_whitespace() {
            piece.clear();
        } else {
            piece.push(letter);
            if lettering.width(&piece) > room {
                whole.push('\n');
                piece = letter.to_string();
            }
        }
        whole.push(letter);
    }
    whole
}

/// Draws the ring around the focused thing.
pub fn focus_ring(scene: &mut Scene, at: Rect) {
    scene.drawn("focus", at, 4.0, move |drawing| {
        let path = Path::rect(0.0, 0.0, at.w, at.h, 12.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, 6.0));
        drawing.stroke(path, Stroke::new(ink::GOLD, 3.0));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_too_long_for_a_line_is_broken() {
        let lettering = Lettering::new(Face::Heavy, 14.0, ink::INK);
        let path = "/home/somebody/documents/games/donjonz-en-a4-colour.pdf";
        let text = broken(&format!("Saved: {path}"), lettering, 120.0);
        assert_eq!(text.replace('\n', ""), format!("Saved: {path}"));
        assert!(text.split_whitespace().all(|word| lettering.width(word) <= 120.0), "{text}");
        assert_eq!(broken("as it was", lettering, 120.0), "as it was");
    }
}
