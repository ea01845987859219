//! Keys on the screen, for devices without a keyboard: codes and names are typed on them.

use crate::{
    geometry::{Rect, Size},
    layout::{JustifyContent, Node, column, leaf, row, spring},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, GUTTER, TOUCH},
    touch::Touch,
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};

/// Keys of a whole pad, which fill nine columns or six without a gap; a tool is twice as wide as a letter.
const KEYS: usize = 36;

/// The least room beside a pad for what is typed, in phone dp.
const BESIDE: f32 = 190.0;

/// A key that does something else than writing a letter.
pub struct Tool<T> {
    /// What it is to touch.
    pub touch: T,
    /// What stands on it.
    pub glyph: Glyph,
    /// What it does.
    pub label: String,
}

/// What stands on a key that writes no letter.
#[derive(Clone, Copy)]
pub enum Glyph {
    /// An icon of ours.
    Icon(&'static str),
    /// Letters that it leads to.
    Letters(&'static str),
}

/// A pad of letters and tools, made for the room there is; `key` is what a letter's key is to touch. The space is as
/// wide as the others leave room for.
pub fn keypad<'a, T: Touch>(
    frame: &Frame<'_>,
    room: Size,
    letters: &str,
    key: impl Fn(char) -> T,
    tools: Vec<Tool<T>>,
) -> Node<'a> {
    let columns = if room.w >= 9.0 * TOUCH && (room.w > 1.4 * room.h || room.w > frame.dp(460.0)) { 9 } else { 6 };
    let height = (room.h / (KEYS / columns) as f32).clamp(TOUCH, frame.dp(62.0).max(TOUCH));
    let spare = KEYS.saturating_sub(letters.chars().count() + 2 * tools.len());
    let wide = |letter| if letter == ' ' { 1.0 + spare as f32 } else { 1.0 };
    let mut keys: Vec<(Node<'a>, f32)> =
        letters.chars().map(|letter| (letter_key(frame, letter, key(letter)), wide(letter))).collect();
    keys.extend(tools.into_iter().map(|tool| (tool_key(frame, tool), 2.0)));
    let mut lines = Vec::new();
    let mut taken = columns as f32;
    for (node, wide) in keys {
        if taken + wide > columns as f32 {
            lines.push(Vec::new());
            taken = 0.0;
        }
        taken += wide;
        if let Some(last) = lines.last_mut() {
            last.push(node.grow(wide).height(height));
        }
    }
    column(lines.into_iter().map(|line| row(line).firm())).firm()
}

fn letter_key<'a>(frame: &Frame<'_>, letter: char, touch: impl Touch) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    let label = match letter {
        ' ' => frame.say("keypad-space"),
        '-' => frame.say("keypad-hyphen"),
        '’' => frame.say("keypad-apostrophe"),
        letter => frame.say_with("keypad-letter", &[("letter", letter.to_string().into())]),
    };
    let size = frame.dp(21.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        let plate = at.inset(2.5);
        key_plate(scene, plate, pressed, false);
        let lettering = Lettering::new(Face::Display, size, ink::INK).centred();
        let face = plate.shifted(0.0, if pressed { 1.0 } else { -1.5 });
        if letter == ' ' {
            space_bar(scene, Rect::around(face.centre(), size, size * 0.4));
        } else {
            scene.line(&letter.to_string(), lettering, face);
        }
        scene.touch(touch, Role::Button, label, at);
    })
}

fn space_bar(scene: &mut Scene, at: Rect) {
    scene.drawn("space-bar", at, 2.0, move |drawing| {
        let bracket = Path::new().move_to(0.0, 0.0).line_to(0.0, at.h).line_to(at.w, at.h).line_to(at.w, 0.0);
        drawing.stroke(bracket, Stroke::new(ink::INK, 2.6));
    });
}

fn tool_key<'a>(frame: &Frame<'_>, Tool { touch, glyph, label }: Tool<impl Touch>) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    let lettering = Lettering::new(Face::Display, frame.dp(19.0), ink::PARCHMENT).centred();
    leaf(move |scene: &mut Scene, at: Rect| {
        let plate = at.inset(2.5);
        key_plate(scene, plate, pressed, true);
        let side = plate.h * 0.6;
        let sunk = if pressed { 1.0 } else { -1.5 };
        let middle = Rect::around(plate.centre(), side, side).shifted(0.0, sunk);
        match glyph {
            Glyph::Icon(icon) => drop(scene.fit(Picture::icon(icon, ink::PARCHMENT), middle)),
            Glyph::Letters(letters) => scene.line(letters, lettering, plate.inset(4.0).shifted(0.0, sunk)),
        }
        scene.touch(touch, Role::Button, label, at);
    })
}

fn key_plate(scene: &mut Scene, at: Rect, pressed: bool, is_tool: bool) {
    scene.drawn(("key", pressed, is_tool), at, 3.0, move |drawing| {
        let (fill, lip) = if is_tool { (ink::STONE, ink::CRYPT) } else { (ink::PARCHMENT, ink::TAN) };
        let edge = Stroke::new(ink::INK, 2.2);
        let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h - 3.0, 9.0, 7, 0.6);
        drawing.outlined(shape(3.0), lip, edge.clone());
        drawing.outlined(shape(if pressed { 2.5 } else { 0.0 }), fill, edge);
    });
}

/// Lays a page out on which something is typed: what is typed above the pad, or beside it on a phone on its side.
pub fn typing_page<'a>(
    scene: &mut Scene,
    frame: &Frame<'_>,
    below: Rect,
    typed: impl Fn() -> Node<'a>,
    pad: impl FnOnce(Size) -> Node<'a>,
) {
    let has_sides = below.w >= 9.0 * TOUCH + frame.dp(BESIDE) + 3.0 * GUTTER;
    let page = if frame.is_landscape() && !frame.is_large() && has_sides {
        let keys = (below.w * 0.54).max(9.0 * TOUCH).min((below.w - 3.0 * GUTTER).max(0.0));
        let pad = pad(Size { w: keys, h: (below.h - 16.0).max(0.0) });
        let words = column([spring(), typed().firm(), spring()]).grow(1.0);
        row([words, column([pad]).justify(JustifyContent::CENTER).width(keys)])
            .mirrored(frame.settings.left_handed)
            .gap(GUTTER)
            .pads(GUTTER, 0.0, GUTTER, 10.0)
    } else {
        let width = (below.w - 2.0 * GUTTER).min(frame.dp(520.0)).max(0.0);
        let side = ((below.w - width) / 2.0).max(0.0);
        let upper = typed().height_at(width) + frame.dp(32.0);
        let pad = pad(Size { w: width, h: (below.h - upper).max(0.0) });
        column([spring(), typed().firm(), spring(), pad, spring()]).gap(frame.dp(6.0)).pads(
            side,
            0.0,
            side,
            frame.dp(8.0),
        )
    };
    page.scrolled(scene, "page", below, frame.offset("page"));
}
