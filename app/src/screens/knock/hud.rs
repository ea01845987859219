//! What is always in view at the table: pause, sand, Keep, voice, reserve and pile.

use super::{areas::Areas, pictures, table::Table, touch::Touch};
use crate::{
    geometry::{Point, Rect},
    layout::leaf,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH, ease_in_out},
    timers::{Mark, minutes},
    widgets,
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    faces::knock::Token,
    ink,
};
use rules::knock::{Event, TOKENS, Voice};

/// The dark of the bar and the tray, while the players speak and while they are silent.
const DARK: Ink = Ink::hex(0x1E1429);
const HUSHED: Ink = Ink::hex(0x121726);

impl Table {
    pub(super) fn show_bar(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let whole = frame.whole();
        if frame.is_landscape() {
            let bar = areas.bar;
            let x = if bar.x <= whole.w / 2.0 { -20.0 } else { bar.x };
            let w = if bar.x <= whole.w / 2.0 { bar.right() + 20.0 } else { whole.w - bar.x + 20.0 };
            shelf(scene, self.dark(), Rect::new(x, -20.0, w, whole.h + 40.0));
            self.column(scene, frame, bar);
        } else {
            shelf(scene, self.dark(), Rect::new(-20.0, -20.0, whole.w + 40.0, areas.bar.bottom() + 20.0));
            self.rows(scene, frame, areas.bar);
        }
    }

    /// The dark of the table's mood.
    pub(super) fn dark(&self) -> Ink {
        if self.is_silent() { HUSHED } else { DARK }
    }

    /// The bar across the top: two rows.
    fn rows(&self, scene: &mut Scene, frame: &Frame<'_>, bar: Rect) {
        let bar = Rect::new(bar.x + 12.0, bar.y, (bar.w - 24.0).max(0.0), bar.h);
        let low = frame.dp(34.0);
        let high = Rect { h: (bar.h - low).max(0.0), ..bar };
        let below = Rect::new(bar.x, high.bottom(), bar.w, low - 6.0);
        let touch = frame.dp(TOUCH).max(TOUCH);
        self.show_pause(scene, frame, Rect::around(Point { x: bar.x + touch / 2.0, y: high.centre().y }, touch, touch));
        let voice = if self.is_solo() { 0.0 } else { frame.dp(88.0) };
        let pennant = frame.dp(40.0);
        let right = bar.right() - voice;
        let token = Rect::new(right, high.y + 3.0, voice, high.h - 3.0);
        let keep = Rect::new(right - pennant - 6.0, high.centre().y - pennant / 2.0, pennant, pennant);
        self.show_keep(scene, frame, keep);
        let clock_x = bar.x + touch + 8.0;
        self.show_clock(
            scene,
            frame,
            Rect::new(clock_x, high.y + 4.0, (keep.x - clock_x - 6.0).max(0.0), high.h - 8.0),
        );
        let pile = frame.dp(56.0);
        self.show_voice(scene, frame, token, Rect::new(token.x, below.y, token.w, below.h));
        let pile = Rect::new(right - pile, below.y, pile, below.h);
        self.show_pile(scene, frame, pile);
        self.show_reserve(scene, frame, Rect::new(bar.x, below.y, (pile.x - bar.x - 8.0).max(0.0), below.h), 1);
    }

    /// The bar at the side: one thing under the other.
    fn column(&self, scene: &mut Scene, frame: &Frame<'_>, bar: Rect) {
        let bar = Rect::new(bar.x + 10.0, bar.y + 8.0, (bar.w - 20.0).max(0.0), (bar.h - 16.0).max(0.0));
        let touch = frame.dp(TOUCH).max(TOUCH);
        let gap = frame.dp(if bar.h < 420.0 { 6.0 } else { 18.0 });
        let mut y = bar.y;
        let mut row = |height: f32| {
            let at = Rect::new(bar.x, y, bar.w, height);
            y += height + gap;
            at
        };
        let top = row(touch);
        self.show_pause(scene, frame, Rect { w: touch, ..top });
        let pennant = frame.dp(42.0);
        self.show_keep(
            scene,
            frame,
            Rect::new(top.right() - pennant, top.centre().y - pennant / 2.0, pennant, pennant),
        );
        if self.seen.sand().is_some() {
            self.show_clock(scene, frame, row(frame.dp(54.0)));
        }
        let reserve = row(frame.dp(66.0));
        self.show_reserve(scene, frame, reserve, 2);
        self.show_pile(scene, frame, row(frame.dp(36.0)));
        if !self.is_solo() {
            let token = row(frame.dp(64.0));
            let word = row(frame.em(20.0));
            self.show_voice(scene, frame, token, word.shifted(0.0, -gap));
        }
    }

    fn show_pause(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        widgets::icon_button(frame, Touch::Pause, "ui/ui_pause", frame.say("knock-pause")).show(scene, at);
    }

    fn show_keep(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        pictures::pennant(scene, self.seen.level(), at);
        let label = frame.say_with("knock-keep", &[("level", i64::from(self.seen.level()).into())]);
        scene.touch(Touch::Keep, Role::Label, label, at);
    }

    /// The sand that runs here, or the button for sand that runs elsewhere: with its time, if this app knows it.
    fn show_clock(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        if self.seen.sand().is_none() {
            return;
        }
        if !self.is_timed_elsewhere() {
            let label = self.show_time(scene, frame, at);
            scene.touch(Touch::Clock, Role::Label, label, at);
            return;
        }
        let height = at.h.max(TOUCH);
        let at = Rect::new(at.x, at.centre().y - height / 2.0, at.w, height);
        if self.left.is_none() {
            return sand_out(frame).show(scene, at);
        }
        button_plate(scene, frame.is_pressed(&Touch::TimeUp), at);
        let label = self.show_time(scene, frame, Rect::new(at.x + 8.0, at.y + 4.0, at.w - 12.0, at.h - 8.0));
        scene.touch(Touch::TimeUp, Role::Button, label, at);
    }

    /// Draws the time left, and says it.
    fn show_time(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) -> String {
        let left = self.left.unwrap_or_default();
        let full = self.seen.sand().unwrap_or_default().max(1);
        let seconds = left.div_ceil(1000);
        let glass = Rect::new(at.x, at.y, at.h * 0.72, at.h);
        widgets::hourglass(scene, left as f32 / full as f32, glass);
        let since = (frame.now - self.warned) as f32;
        let beats = left < Mark::One.left() && since < 400.0 && !frame.settings.reduced_motion;
        let grown = if beats { 1.0 + 0.06 * (1.0 - since / 400.0) } else { 1.0 };
        let room = Rect::new(glass.right() + 4.0, at.y, (at.right() - glass.right() - 4.0).max(0.0), at.h);
        let tint = if left <= Mark::One.left() { Ink::hex(0xFF9B7D) } else { ink::SAND_LIGHT };
        let letters = Lettering::new(Face::Display, (at.h * 0.86).min(room.w / 2.3), tint);
        write_digits(scene, &minutes(left), Lettering { size: letters.size * grown, ..letters }, room);
        frame.say_with(
            "knock-clock",
            &[("minutes", ((seconds / 60) as i64).into()), ("seconds", ((seconds % 60) as i64).into())],
        )
    }

    /// The token with its word; it is turned over like a coin.
    fn show_voice(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect, word: Rect) {
        let Some(voice) = self.seen.voice() else { return };
        let flip = self.playback.progress_of(|event| matches!(event, Event::VoiceTurned { .. }), frame.now);
        let t = flip.filter(|_| !frame.settings.reduced_motion).unwrap_or(1.0);
        let side = at.h.min(at.w);
        let (token, key, tint) = match (voice, t >= 0.5) {
            (Voice::Speech, true) | (Voice::Silence, false) => (Token::Speech, "knock-side-speech", Ink::hex(0xA6DDBB)),
            (Voice::Silence, true) | (Voice::Speech, false) => {
                (Token::Silence, "knock-side-silence", Ink::hex(0xFF9B7D))
            }
        };
        let thin = (1.0 - 2.0 * ease_in_out(t)).abs().max(0.06);
        let coin = Rect::around(at.centre(), side * if flip.is_some() { thin } else { 1.0 }, side);
        scene.picture(pictures::token(token), coin).stepped();
        let words = frame.say(key);
        scene.line(&words, Lettering::new(Face::Heavy, frame.em(14.0).min(word.h), tint).centred(), word);
        let area = Rect::new(at.x, at.y, at.w, word.bottom() - at.y);
        scene.touch(Touch::Voice, Role::Button, words, area);
    }

    /// What the side of the voice token means that lies up.
    pub(super) fn about_voice(&self) -> &'static str {
        if self.is_silent() { "knock-about-silence" } else { "knock-about-speech" }
    }

    /// The Time tokens in the reserve, as pips and as a number.
    fn show_reserve(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect, rows: u8) {
        let reserve = self.seen.reserve();
        let number = format!("{reserve}/{TOKENS}");
        let label = frame.say_with("knock-reserve", &[("tokens", i64::from(reserve).into())]);
        let lettering = Lettering::new(Face::Display, frame.dp(17.0), ink::SAND);
        let wide = frame.dp(52.0);
        let (text, pips) = if rows == 1 {
            (Rect { w: wide, ..at }, Rect::new(at.x + wide, at.y, (at.w - wide).max(0.0), at.h))
        } else {
            let high = at.h * 0.36;
            (Rect { h: high, ..at }, Rect::new(at.x, at.y + high, at.w, at.h - high))
        };
        scene.line(&number, lettering, text);
        let columns = TOKENS.div_ceil(rows);
        let side = (pips.w / f32::from(columns)).min(pips.h / f32::from(rows)).min(frame.dp(22.0));
        for i in 0..TOKENS {
            let (x, y) = (f32::from(i % columns), f32::from(i / columns));
            let centre =
                Point { x: pips.x + (x + 0.5) * side, y: pips.centre().y + (y + 0.5 - f32::from(rows) / 2.0) * side };
            scene.picture(pip(i < reserve), Rect::around(centre, side * 0.86, side * 0.86));
        }
        scene.touch(Touch::Reserve, Role::Label, label, at);
    }

    fn show_pile(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let count = self.seen.pile();
        let side = at.h.min(frame.dp(30.0));
        let back = Rect::new(at.x, at.centre().y - side / 2.0, side, side);
        if count > 0 {
            for i in (0..count.min(3)).rev() {
                pictures::back(scene, back.shifted(i as f32 * 1.5, -(i as f32) * 1.5));
            }
        } else {
            widgets::slot(scene, back, false, 7);
        }
        let text = Rect::new(back.right() + 6.0, at.y, (at.right() - back.right() - 6.0).max(0.0), at.h);
        scene.line(&count.to_string(), Lettering::new(Face::Display, frame.dp(17.0), ink::LILAC), text);
        let label = frame.say_with("knock-pile", &[("cards", (count as i64).into())]);
        scene.touch(Touch::Pile, Role::Label, label, at);
    }
}

/// The button for a game whose sand runs in a timer on the table.
fn sand_out<'a>(frame: &Frame<'_>) -> crate::layout::Node<'a> {
    let words = frame.say("knock-sand-out");
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0).min(18.0), ink::PARCHMENT);
    let pressed = frame.is_pressed(&Touch::TimeUp);
    leaf(move |scene, at| {
        button_plate(scene, pressed, at);
        let glass = Rect::new(at.x + 6.0, at.y + 6.0, at.h * 0.5, (at.h - 12.0).max(0.0));
        widgets::hourglass(scene, 0.0, glass);
        let room = Rect::new(glass.right() + 6.0, at.y, (at.right() - glass.right() - 10.0).max(0.0), at.h);
        scene.fitted(&words, lettering, room);
        scene.touch(Touch::TimeUp, Role::Button, words, at);
    })
}

/// The stone of a button in the bar.
fn button_plate(scene: &mut Scene, pressed: bool, at: Rect) {
    scene.drawn(("kn-sand-out", pressed), at, 2.0, move |drawing| {
        let fill = if pressed { ink::SLATE } else { ink::STONE };
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 12.0, 4, 0.8), fill, Stroke::new(ink::SLATE, 2.0));
    });
}

/// Writes digits one by one: a clock that is one picture would be painted anew every second.
fn write_digits(scene: &mut Scene, digits: &str, lettering: Lettering, at: Rect) {
    let mut x = at.x;
    for digit in digits.chars() {
        let mut buffer = [0; 4];
        let digit: &str = digit.encode_utf8(&mut buffer);
        let width = lettering.width(digit);
        scene.line(digit, lettering, Rect::new(x, at.y, width + 1.0, at.h));
        x += width;
    }
}

/// A Time token in the reserve, or the place of one that lies on a creature.
fn pip(is_there: bool) -> crate::scene::Picture {
    Picture::sign(("pip", is_there), 2.0, move |drawing| {
        let disc = Path::circle(50.0, 50.0, 46.0);
        if !is_there {
            drawing.stroke(disc, Stroke::dashed(ink::SLATE, 8.0, 14.0, 14.0));
            return;
        }
        drawing.outlined(disc, ink::SAND, Stroke::new(ink::INK, 8.0));
        let glass = Path::polygon(&[(30.0, 26.0), (70.0, 26.0), (30.0, 74.0), (70.0, 74.0)]);
        drawing.outlined(glass, ink::PAPER, Stroke::new(ink::INK, 8.0));
    })
}

/// A dark shelf with a thin line of light around it.
pub(super) fn shelf(scene: &mut Scene, dark: Ink, at: Rect) {
    scene.drawn(("kn-shelf", dark), at, 2.0, move |drawing| {
        let edge = Stroke::new(Ink::hex(0x7A5A34), 2.0);
        drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, 0.0), dark, edge);
    });
}
