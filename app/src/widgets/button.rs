//! Buttons.

use crate::{
    geometry::{Point, Rect, Size},
    layout::{Node, leaf, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::Touch,
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    fonts, ink,
};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Gold: what one most likely wants.
    Gold,
    /// Parchment: also possible, on dark ground.
    Paper,
    /// Stone: quiet.
    Stone,
}

impl Look {
    fn inks(self) -> (Ink, Ink, Ink) {
        match self {
            Look::Gold => (ink::GOLD, ink::AMBER, ink::INK),
            Look::Paper => (ink::PAPER, ink::TAN, ink::INK),
            Look::Stone => (ink::STONE, ink::CRYPT, ink::PARCHMENT),
        }
    }
}

/// How small the words of a button become before they break into lines.
const TIGHTEST: f32 = 0.78;

/// How wide a button is with its words on one line.
pub fn button_width(frame: &Frame<'_>, words: &str, has_icon: bool) -> f32 {
    frame.button().width(words) + icon_side(frame, has_icon) + frame.dp(36.0)
}

fn icon_side(frame: &Frame<'_>, has_icon: bool) -> f32 {
    if has_icon { frame.button().size * 1.45 } else { 0.0 }
}

/// A wide button with words, and a glyph before them if there is one.
pub fn button<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    look: Look,
    icon: Option<&'static str>,
    words: impl Into<String>,
) -> Node<'a> {
    let words = words.into();
    let pressed = frame.is_pressed(&touch);
    let lettering = Lettering { ink: look.inks().2, ..frame.button() };
    let height = frame.dp(50.0).max(lettering.size * 2.2).max(TOUCH);
    let side = icon_side(frame, icon.is_some());
    let wide = button_width(frame, &words, icon.is_some());
    let text = words.clone();
    // Words too long even when made a little smaller stand in two lines.
    let lines = move |width: f32| {
        let room = width - 24.0 - side;
        if lettering.width(&text) * TIGHTEST <= room {
            1
        } else {
            fonts::wrap(lettering.face, &text, lettering.size, room).len()
        }
    };
    let paint = {
        let lines = lines.clone();
        move |scene: &mut Scene, at: Rect| {
            let sink = if pressed { 3.0 } else { 0.0 };
            plate(scene, at, look, pressed);
            let room = Rect::new(at.x + 12.0, at.y + sink, at.w - 24.0, at.h - 4.0);
            let text = lettering.width(&words).min(room.w - side);
            let start = room.centre().x - (text + side) / 2.0;
            if let Some(icon) = icon {
                let place = Rect::new(start, room.y, side * 0.8, room.h);
                scene.fit(Picture::icon(icon, lettering.ink), place);
            }
            let place = Rect::new(start + side, room.y, text + 1.0, room.h);
            match lines(at.w) {
                1 => scene.line(&words, lettering, place),
                count => {
                    let tall = lettering.line_height() * count as f32;
                    scene.paragraph(
                        &words,
                        lettering,
                        Rect::new(place.x, place.centre().y - tall / 2.0, place.w, tall),
                    );
                }
            }
            scene.touch(touch, Role::Button, words, at);
        }
    };
    let tall = move |width: f32| height + (lines(width) - 1) as f32 * lettering.line_height();
    leaf(paint).measured(move |width| Size { w: wide, h: tall(width) }).least_height(height)
}

/// A button that turns something on and off, and says what it is now.
pub fn toggle<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    look: Look,
    icon: &'static str,
    words: String,
    on: bool,
) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    let lettering = Lettering { ink: look.inks().2, size: frame.em(15.5), ..frame.button() };
    leaf(move |scene: &mut Scene, at: Rect| {
        plate(scene, at, look, pressed);
        let side = lettering.size * 1.3;
        let room = Rect::new(at.x + 9.0, at.y + if pressed { 3.0 } else { 0.0 }, at.w - 18.0, at.h - 4.0);
        scene.fit(Picture::icon(icon, lettering.ink), Rect { w: side, ..room });
        scene.line(&words, lettering, Rect { x: room.x + side + 4.0, w: room.w - side - 4.0, ..room });
        scene.touch(touch, Role::Switch { on }, words, at);
    })
}

fn plate(scene: &mut Scene, at: Rect, look: Look, pressed: bool) {
    scene.drawn(("button", look, pressed), at, 8.0, move |drawing| {
        let (fill, lip, _) = look.inks();
        let (w, h, r) = (at.w, at.h - 5.0, at.h * 0.32);
        let sink = if pressed { 3.0 } else { 0.0 };
        let edge = Stroke::new(ink::INK, 2.6);
        drawing.fill(Path::cut(0.0, 5.0, w, h, r, 5, 1.0), ink::INK);
        drawing.outlined(Path::cut(0.0, 3.0, w, h, r, 5, 1.0), lip, edge.clone());
        drawing.outlined(Path::cut(0.0, sink, w, h - 1.0, r, 5, 1.0), fill, edge);
        drawing.fill(Path::leaf(14.0, 5.5 + sink, w * 0.5, 4.5 + sink, 1.2, 0.0), ink::PAPER.faded(0.6));
    });
}

/// A round quiet button with a glyph.
pub fn icon_button<'a>(frame: &Frame<'_>, touch: impl Touch, icon: &'static str, label: impl Into<String>) -> Node<'a> {
    let label = label.into();
    let pressed = frame.is_pressed(&touch);
    let side = frame.dp(TOUCH).max(TOUCH);
    leaf(move |scene, at| {
        let at = at.fit(Size { w: 1.0, h: 1.0 });
        scene.drawn(("icon-button", pressed), at, 2.0, move |drawing| {
            let fill = if pressed { ink::SLATE } else { ink::STONE };
            let disc = Path::circle(at.w / 2.0, at.h / 2.0, at.w * 0.45);
            drawing.outlined(disc, fill, Stroke::new(ink::SLATE, 2.0));
        });
        scene.fit(Picture::icon(icon, ink::PARCHMENT), at.inset(at.w * 0.24));
        scene.touch(touch, Role::Button, label, at);
    })
    .width(side)
    .height(side)
}

/// A round button in colour with a glyph.
pub fn round_button(
    scene: &mut Scene,
    frame: &Frame<'_>,
    touch: impl Touch,
    look: Look,
    icon: &'static str,
    label: &str,
    at: Rect,
) {
    let pressed = frame.is_pressed(&touch);
    let sink = if pressed { 3.0 } else { 0.0 };
    scene.drawn(("round", look, pressed), at, 6.0, move |drawing| {
        let (fill, lip, _) = look.inks();
        let (x, y, r) = (at.w / 2.0, at.h / 2.0, at.w * 0.45);
        let edge = Stroke::new(ink::INK, 2.6);
        drawing.fill(Path::circle(x, y + 5.0, r), ink::INK);
        drawing.outlined(Path::circle(x, y + 3.0, r), lip, edge.clone());
        drawing.outlined(Path::circle(x, y + sink, r), fill, edge);
        let gleam = Path::leaf(x - r * 0.6, y + sink - r * 0.45, x + r * 0.1, y + sink - r * 0.8, 1.6, -2.0);
        drawing.fill(gleam, ink::PAPER.faded(0.75));
    });
    scene.fit(Picture::icon(icon, look.inks().2), at.inset(at.w * 0.24).shifted(0.0, sink));
    scene.touch(touch, Role::Button, label, at);
}

/// A glyph on parchment that does something quiet.
pub fn glyph_button(
    scene: &mut Scene,
    frame: &Frame<'_>,
    touch: impl Touch,
    icon: &'static str,
    label: &str,
    at: Rect,
) {
    let tint = if frame.is_pressed(&touch) { ink::AMBER } else { ink::COCOA };
    scene.fit(Picture::icon(icon, tint), at.inset(at.w * 0.28));
    scene.touch(touch, Role::Button, label, at);
}

/// Ways on as glyphs in a row, for a window too low for buttons one under the other.
pub fn round_row<'a, T: Touch + 'a>(frame: &'a Frame<'_>, ways: Vec<(T, &'static str, String)>) -> Node<'a> {
    let side = frame.dp(52.0).max(TOUCH);
    let round = |(touch, icon, words): (T, &'static str, String)| {
        let paint = move |scene: &mut Scene, at: Rect| {
            round_button(scene, frame, touch, Look::Paper, icon, &words, at.fit(Size { w: 1.0, h: 1.0 }));
        };
        leaf(paint).height(side).grow(1.0)
    };
    row(ways.into_iter().map(round)).firm()
}

/// A glyph over a word, for the row at the foot of a screen.
pub fn icon_label<'a>(frame: &Frame<'_>, touch: impl Touch, icon: &'static str, words: impl Into<String>) -> Node<'a> {
    glyph_over_word(frame, touch, icon, words.into(), Role::Button)
}

/// The same for something that is on or off; the caller chooses the glyph for it.
pub fn icon_switch<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    icon: &'static str,
    words: impl Into<String>,
    on: bool,
) -> Node<'a> {
    glyph_over_word(frame, touch, icon, words.into(), Role::Switch { on })
}

fn glyph_over_word<'a>(
    frame: &Frame<'_>,
    touch: impl Touch,
    icon: &'static str,
    words: String,
    role: Role,
) -> Node<'a> {
    let pressed = frame.is_pressed(&touch);
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::LILAC).centred();
    let glyph = frame.dp(28.0);
    let height = (glyph + lettering.line_height() + 12.0).max(TOUCH);
    leaf(move |scene, at| {
        let tint = if pressed { ink::GOLD } else { ink::PARCHMENT };
        let top = Rect::around(Point { x: at.centre().x, y: at.y + 4.0 + glyph / 2.0 }, glyph, glyph);
        scene.fit(Picture::icon(icon, tint), top);
        let below = Rect::new(at.x, top.bottom() + 2.0, at.w, lettering.line_height());
        scene.line(&words, lettering, below);
        scene.touch(touch, role, words, at);
    })
    .height(height)
    .grow(1.0)
}

/// A small pill that says something.
pub fn chip<'a>(frame: &Frame<'_>, words: impl Into<String>, fill: Ink, tint: Ink) -> Node<'a> {
    let words = words.into();
    let lettering = Lettering::new(Face::Heavy, frame.em(12.5), tint).centred();
    let size = Size { w: lettering.width(&words) + frame.dp(20.0), h: lettering.line_height() + frame.dp(8.0) };
    leaf(move |scene, at| {
        scene.drawn(("chip", fill), at, 0.0, move |drawing| {
            drawing.fill(Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0), fill);
        });
        scene.line(&words, lettering, at.inset(4.0));
    })
    .measured(move |_| size)
}

/// Says in a pill under a card why it may not lie there, inside an area.
pub fn objection(scene: &mut Scene, frame: &Frame<'_>, area: Rect, words: &str, card: Rect) {
    let lettering = Lettering::new(Face::Heavy, frame.em(13.5), ink::PAPER).centred();
    let width = (lettering.width(words) + 28.0).min(area.w - 16.0).max(0.0);
    let lines = (lettering.width(words) / (width - 24.0).max(1.0)).ceil().max(1.0);
    let height = lines * lettering.line_height() + 12.0;
    let x = (card.centre().x - width / 2.0).clamp(area.x + 8.0, (area.right() - width - 8.0).max(area.x + 8.0));
    let y = (card.bottom() + 6.0).min(area.bottom() - height - 4.0);
    let at = Rect::new(x, y, width, height);
    chip(frame, "", ink::DARK_RED, ink::PAPER).show(scene, at);
    scene.fitted(words, lettering, at.inset(6.0));
}
