//! A piece of paper on which text is typed, and the mark where the next letter will stand.

use crate::{
    geometry::Rect,
    layout::{Node, leaf},
    scene::{Keys, Lettering, Scene},
    touch::Touch,
    widgets,
};
use printkit_core::{
    drawing::{Face, Path},
    ink,
};

/// What is typed, and how it looks.
pub struct TextField {
    /// What kind of text.
    pub keys: Keys,
    /// What it is called.
    pub label: String,
    /// What stands in it so far.
    pub text: String,
    /// What stands there faintly while there is none.
    pub hint: String,
    /// The size of the letters, in dp.
    pub size: f32,
}

/// Paper with what was typed so far. The end of a long text is seen.
pub fn text_field<'a>(touch: impl Touch, field: TextField) -> Node<'a> {
    let TextField { keys, label, text, hint, size } = field;
    leaf(move |scene: &mut Scene, at: Rect| {
        widgets::slot(scene, at, true, 5);
        let room = at.inset(10.0);
        let written = Lettering::new(Face::Display, size, ink::INK);
        let shown = end_of(&text, written, room.w - 8.0);
        scene.line(shown, written, room);
        let end = if shown.is_empty() { 0.0 } else { (written.width(shown) + 5.0).min(room.w) };
        if text.is_empty() {
            let quiet = Lettering { ink: ink::BARK, ..written };
            scene.fitted(&hint, quiet, Rect { x: room.x + 8.0, w: room.w - 8.0, ..room });
        }
        caret(scene, Rect::new(room.x + end, room.centre().y - size * 0.6, 3.0, size * 1.2));
        scene.field(touch, keys, label, &text, at);
    })
}

/// As much of a text's end as has room.
fn end_of(text: &str, lettering: Lettering, room: f32) -> &str {
    let mut starts = text.char_indices().map(|(start, _)| start);
    starts.find(|start| lettering.width(&text[*start..]) <= room).map_or("", |start| &text[start..])
}

fn caret(scene: &mut Scene, at: Rect) {
    scene.drawn("caret", at, 1.0, move |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, at.w, at.h, 1.5), ink::AMBER);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_long_text_is_seen() {
        let lettering = Lettering::new(Face::Display, 20.0, ink::INK);
        assert_eq!(end_of("Ada", lettering, 200.0), "Ada");
        let end = end_of("a word, and another one, and the last é", lettering, 100.0);
        assert!(end.ends_with("last é") && lettering.width(end) <= 100.0, "{end}");
    }
}
