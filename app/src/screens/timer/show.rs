//! The timer as it is seen: ground, digits, hourglass, table and buttons.

use super::{
    alive::{self, Flow},
    areas::{Areas, Wanted, words_height},
    bulb, digits,
    hourglass::{self, Stand},
    others, pouring,
    screen::{FLASH, TimerScreen},
    touch::Glass,
};
use crate::{
    geometry::{Insets, Point, Rect, Size},
    scene::{Detail, Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH, ease_in_out},
    timers::{Mark, ended, minutes},
    touch::Anywhere,
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};

/// The light of the ground, its edge and its rays: at rest, and when time is short.
const CALM: [Ink; 3] = [Ink::hex(0x6B4466), Ink::hex(0x2E1F3F), Ink::hex(0x4B3358)];
const WINE: [Ink; 3] = [Ink::hex(0xA8392F), Ink::hex(0x5A1F2E), Ink::hex(0x7E2A34)];
/// The wood of the table.
const TABLE: Ink = Ink::hex(0x532E22);
/// How long the ground takes to turn from one to the other, in ms of sand.
const DUSK: f32 = 1_200.0;
/// How long a mark's words stay in the title, in ms.
const SAID: f64 = 5_000.0;
/// How long a beat of the digits lasts, in ms.
const BEAT: f32 = 400.0;

/// A button at the foot: what it is to touch, glyph, word, and how large it is.
struct Control {
    touch: Glass,
    icon: &'static str,
    words: String,
    side: f32,
}

impl TimerScreen {
    pub(super) fn show_glass(&self, frame: &Frame<'_>) -> Scene {
        // Whoever sits opposite has the notch at the other end.
        let Insets { left, top, right, bottom } = frame.safe;
        let safe = if self.is_upside_down {
            Insets { left: right, top: bottom, right: left, bottom: top }
        } else {
            frame.safe
        };
        let turned = Frame { safe, ..*frame };
        let mut scene = Scene::default();
        let has_controls = self.has_controls(frame);
        // The lock keeps its place, so that a finger finds it.
        let wanted = Wanted {
            controls: has_controls || self.is_locked,
            note: !self.is_locked && pouring::has_note(frame),
            others: !others::seen(frame).is_empty(),
            undo: frame.keeper.undo.is_of_shown(&frame.keeper.saved),
            full: self.is_full,
        };
        let areas = Areas::new(&turned, wanted);
        let stand = Stand::new(areas.glass);
        self.show_ground(&mut scene, frame, &stand);
        let (grounds, labels) = (scene.sprites.len(), scene.touchables.len());
        table(&mut scene, areas.table);
        self.show_hourglass(&mut scene, frame, &stand);
        self.show_time(&mut scene, &turned, &areas);
        others::show(&mut scene, &turned, areas.others, has_controls && !self.is_locked);
        if self.is_locked {
            self.show_lock(&mut scene, &turned, &areas);
        } else if has_controls {
            let glass = stand.area();
            scene.touch(Glass::Hourglass, Role::Button, self.start_words(frame), glass);
            self.show_bar(&mut scene, &turned, &areas);
            self.show_controls(&mut scene, &turned, &areas);
            pouring::show(&mut scene, &turned, &areas);
        } else {
            scene.touchables.retain(|touchable| touchable.role == Role::Label);
            scene.touch(Glass::ShowControls, Role::Button, frame.say("timer-show-controls"), frame.whole());
        }
        if self.is_upside_down {
            scene.turn_since(grounds, labels, frame.whole().centre(), 180.0);
        }
        self.show_urgency(&mut scene, frame);
        scene.message_area = Some(areas.messages);
        scene
    }

    fn show_ground(&self, scene: &mut Scene, frame: &Frame<'_>, stand: &Stand) {
        let urgency = urgency(frame);
        // One ground lies over the other only while it turns.
        let grounds = [(CALM, 1.0), (WINE, urgency)];
        let seen = if urgency < 1.0 { &grounds[..] } else { &grounds[1..] };
        for &(inks, fade) in seen.iter().filter(|(_, fade)| *fade > 0.0) {
            widgets::rays(scene, frame, inks, stand.pivot(), stand.area().h * 0.95).fade = fade;
        }
    }

    fn show_hourglass(&self, scene: &mut Scene, frame: &Frame<'_>, stand: &Stand) {
        let from = scene.sprites.len();
        let now = bulb::amount(frame.keeper.shown_left(), frame.keeper.shown().full());
        let turning = self.turning(frame.now);
        let angle = turning.map_or(0.0, |(part, _)| 180.0 * ease_in_out(part));
        // Half way round, with the sand on its side, the other end becomes the upper one.
        let (amount, angle) = match turning {
            Some((_, before)) if angle < 90.0 => (before, angle),
            Some(_) => (now, angle - 180.0),
            None => (now, 0.0),
        };
        let time = if self.is_calm { 0.0 } else { frame.now };
        let flow = Flow { amount, runs: frame.keeper.shown_runs() && turning.is_none(), time };
        hourglass::back(scene, stand);
        if turning.is_none() {
            alive::knight(scene, stand, flow);
        }
        hourglass::upper_sand(scene, stand, amount);
        if turning.is_none() {
            alive::buried(scene, stand, flow);
        }
        hourglass::lower_sand(scene, stand, amount);
        if turning.is_none() {
            alive::stream(scene, stand, flow);
        }
        hourglass::front(scene, stand);
        if angle != 0.0 {
            scene.turn_since(from, scene.touchables.len(), stand.pivot(), angle);
        }
    }

    fn show_time(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let left = frame.keeper.shown_left();
        let urgency = urgency(frame);
        let tint = if urgency > 0.5 { ink::PAPER } else { ink::SAND_LIGHT };
        let since = 1000.0 - (left % 1000) as f32;
        let beats = frame.keeper.shown_runs() && left < Mark::Ten.left() && !self.is_calm;
        let grown = if beats { 1.0 + 0.06 * (1.0 - since / BEAT).max(0.0) } else { 1.0 };
        digits::time(scene, left, tint, grown, areas.digits);
        let empty = if urgency > 0.5 { Ink::hex(0xE08A80) } else { ink::SLATE };
        let (mut minutes_at, bell) = (areas.diamonds, areas.diamonds.h * 1.15);
        let beside = Rect::around(minutes_at.centre(), minutes_at.w - 3.0 * bell, minutes_at.h);
        let is_urgent = urgency > 0.5 && !frame.keeper.shown().is_out(frame.keeper.wall);
        if is_urgent && beside.w > frame.dp(84.0) {
            minutes_at = beside;
            self.show_bells(scene, frame, areas.diamonds, bell);
        }
        digits::diamonds(scene, left, frame.keeper.shown().length.max(left), empty, minutes_at);
        let label = frame.say_with("timer-digits", &[("time", minutes(left).into())]);
        let role = if self.is_locked { Role::Label } else { Role::Button };
        scene.touch(Glass::Digits, role, label, Rect { h: areas.digits.h.max(TOUCH), ..areas.digits });
    }

    /// Two bells that ring beside the diamonds.
    fn show_bells(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect, side: f32) {
        let apart = (at.w / 2.0 - side * 0.8).min(frame.dp(150.0));
        let swing =
            if frame.keeper.shown_runs() && !self.is_calm { (frame.now / 95.0).sin() as f32 * 14.0 } else { 14.0 };
        for end in [-1.0, 1.0] {
            let middle = Point { x: at.centre().x + end * apart, y: at.centre().y };
            let rays = Picture::drawn("tm-ring", Size { w: 60.0, h: 60.0 }, 0.0, |drawing| {
                drawing.fill(Path::rays(30.0, 30.0, 20.0, 29.0, 27.0, 5, 2.4), ink::GOLD);
            });
            scene.picture(rays, Rect::around(middle, side * 1.7, side * 1.7)).detail = Detail::Stepped;
            let bell = scene.picture(Picture::icon("ui/ui_bell", ink::PAPER), Rect::around(middle, side, side));
            bell.turn = swing * end;
            bell.detail = Detail::Stepped;
        }
    }

    /// The way back, the timer's name, which opens all timers, and full screen.
    fn show_bar(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        widgets::icon_button(frame, Anywhere::Back, "ui/ui_back", frame.say("back")).show(scene, areas.back);
        let name = frame.keeper.name_of(frame.keeper.saved.chosen, frame.words);
        let label = frame.say_with("timer-choose", &[("name", name.clone().into())]);
        let said = self.said.as_ref().filter(|(_, since)| frame.now - since < SAID).map(|(words, _)| words.clone());
        let state = if frame.keeper.shown().is_out(frame.keeper.wall) {
            let ago = frame.keeper.shown().ended_unseen(frame.keeper.wall);
            Some(ago.map_or_else(|| frame.say("timer-says-out"), |ago| ended(ago, frame.words)))
        } else if urgency(frame) > 0.5 {
            Some(frame.say(if frame.keeper.shown().urgent() == Mark::One.left() {
                "timer-last-minute"
            } else {
                "timer-says-ten"
            }))
        } else {
            None
        };
        let words = said.or(state).unwrap_or(name);
        let glyph = frame.dp(18.0);
        let room = Rect { w: (areas.bar.w - 2.0 * glyph - 12.0).max(1.0), x: areas.bar.x + glyph + 6.0, ..areas.bar };
        let lettering = Lettering { size: frame.title().size.min(frame.dp(28.0)), ..frame.title() }.centred();
        let lettering = fitted(lettering, &words, room.w);
        scene.line(&words, lettering, room);
        let x = room.centre().x + lettering.width(&words) / 2.0 + 6.0 + glyph / 2.0;
        let mark = Rect::around(Point { x, y: room.centre().y + 2.0 }, glyph, glyph);
        scene.fit(Picture::icon("ui/ui_back", ink::MIST), mark).turn = -90.0;
        scene.touch(Glass::Timers, Role::Button, label, areas.bar);
        let full = frame.say(if self.is_full { "timer-full-off" } else { "timer-full" });
        widgets::icon_button(frame, Glass::Full, "ui/ui_full", full).show(scene, areas.corner());
    }

    fn start_words(&self, frame: &Frame<'_>) -> String {
        frame.say(if frame.keeper.shown().is_out(frame.keeper.wall) {
            "timer-again"
        } else if frame.keeper.shown_runs() {
            "timer-pause"
        } else if frame.keeper.shown().has_begun(frame.keeper.wall) {
            "timer-go-on"
        } else {
            "timer-start"
        })
    }

    fn controls(&self, frame: &Frame<'_>) -> [Control; 5] {
        let (outer, inner, large) = (frame.dp(52.0).max(TOUCH), frame.dp(60.0).max(TOUCH), frame.dp(84.0));
        let control = |touch, icon, words, side| Control { touch, icon, words, side };
        let timer = frame.keeper.shown();
        let start = if timer.is_out(frame.keeper.wall) {
            "ui/ui_replay"
        } else if frame.keeper.shown_runs() {
            "ui/ui_pause"
        } else {
            "ui/ui_play"
        };
        let bell = if self.rings(frame) { "ui/ui_bell" } else { "ui/ui_bell_off" };
        let first = if timer.has_begun(frame.keeper.wall) && !frame.keeper.shown_runs() {
            control(Glass::Refill, "ui/ui_sand", frame.say("timer-refill"), outer)
        } else {
            control(Glass::Lock, "ui/ui_lock", frame.say("timer-lock"), outer)
        };
        [
            first,
            control(Glass::Turn, "ui/ui_flip", frame.say("timer-turn"), inner),
            control(Glass::Start, start, self.start_words(frame), large),
            control(Glass::Afresh, "ui/ui_replay", frame.say("timer-afresh"), inner),
            control(Glass::Bell, bell, self.bell_words(frame), outer),
        ]
    }

    /// Tests whether a bell is heard.
    fn rings(&self, frame: &Frame<'_>) -> bool {
        let has_any = Mark::ALL.into_iter().any(|mark| frame.keeper.shown().warnings.has(mark));
        has_any && !frame.keeper.saved.is_silent(frame.settings)
    }

    /// The times at which the bell rings, the two that matter most.
    fn bell_words(&self, frame: &Frame<'_>) -> String {
        if frame.keeper.saved.is_silent(frame.settings) {
            return frame.say("timer-is-silent");
        }
        let timer = frame.keeper.shown();
        let heard = |mark: &Mark| timer.warnings.has(*mark) && mark.left() < timer.length;
        let times: Vec<String> =
            Mark::ALL.into_iter().rev().filter(heard).take(2).map(|mark| minutes(mark.left())).collect();
        if times.is_empty() { frame.say("timer-quiet") } else { times.join(" · ") }
    }

    fn show_controls(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let at = areas.controls;
        let controls = self.controls(frame);
        let sides: f32 = controls.iter().map(|control| control.side).sum();
        let gap = ((at.w - sides) / 6.0).clamp(2.0, frame.dp(26.0));
        let mut x = at.centre().x - (sides + 4.0 * gap) / 2.0;
        let slot = |side: f32| side + gap - 4.0;
        let lettering = Lettering::new(Face::Heavy, frame.em(13.5), ink::PARCHMENT).centred();
        // Words are all of one size, or left to the glyphs where they would be too small to read.
        let lettering = controls.iter().fold(lettering, |letters, it| fitted(letters, &it.words, slot(it.side)));
        let has_words = lettering.size >= 11.0;
        let low = if has_words { words_height(frame) } else { 0.0 };
        let middle = at.y + (at.h - low) / 2.0;
        let order: Vec<Control> =
            if frame.settings.left_handed { controls.into_iter().rev().collect() } else { controls.into() };
        for Control { touch, icon, words, side } in order {
            let place = Rect::around(Point { x: x + side / 2.0, y: middle }, side, side);
            let look = if touch == Glass::Start { Look::Gold } else { Look::Paper };
            if has_words {
                let below = Rect::new(place.centre().x - slot(side) / 2.0, at.bottom() - low, slot(side), low);
                scene.line(&words, lettering, below);
            }
            let label = match touch {
                Glass::Bell if frame.keeper.saved.is_silent(frame.settings) => frame.say("timer-unmute"),
                Glass::Bell => frame.say_with("timer-bell", &[("times", words.into())]),
                Glass::Turn => frame.say("timer-turn-about"),
                Glass::Afresh => frame.say("timer-afresh-about"),
                _ => words,
            };
            widgets::round_button(scene, frame, touch, look, icon, &label, place);
            if touch == Glass::Turn && frame.keeper.shown().turns > 0 {
                count(scene, frame, frame.keeper.shown().turns, place);
            }
            x += side + gap;
        }
    }

    /// The lock alone: everything else sleeps until it is held.
    fn show_lock(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let at = areas.controls;
        let low = words_height(frame).min(at.h);
        let side = frame.dp(64.0).max(TOUCH).min((at.h - low).max(TOUCH));
        let place = Rect::around(Point { x: at.centre().x, y: at.y + (at.h - low) / 2.0 }, side, side);
        let words = frame.say("timer-locked");
        widgets::round_button(scene, frame, Glass::Lock, Look::Stone, "ui/ui_lock", &words, place);
        if self.has_controls(frame) {
            let letters = Lettering::new(Face::Heavy, frame.em(13.5), ink::PARCHMENT).centred();
            let room = Rect::new(at.x + 8.0, at.bottom() - low, (at.w - 16.0).max(1.0), low);
            scene.line(&words, fitted(letters, &words, room.w), room);
        }
    }

    /// The frame around the last minute.
    fn show_urgency(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let (whole, fade) = (frame.whole(), urgency(frame));
        if fade > 0.0 {
            let from = scene.sprites.len();
            let (thin, deep) = (14.0, 48.0);
            for edge in [
                Rect { h: deep, ..whole },
                Rect { y: whole.h - deep, h: deep, ..whole },
                Rect::new(0.0, deep, thin, whole.h - 2.0 * deep),
                Rect::new(whole.w - thin, deep, thin, whole.h - 2.0 * deep),
            ] {
                scene.clipped(edge, |scene| hazard(scene, whole));
            }
            scene.sprites[from..].iter_mut().for_each(|sprite| sprite.fade = fade);
        }
    }
}

/// How short time is: 0 at rest, 1 when the ground has turned to wine.
fn urgency(frame: &Frame<'_>) -> f32 {
    let (left, timer) = (frame.keeper.shown_left(), frame.keeper.shown());
    if !timer.has_begun(frame.keeper.wall) {
        0.0
    } else {
        (timer.urgent().saturating_sub(left) as f32 / DUSK).clamp(0.0, 1.0)
    }
}

/// Lights the whole window up, as bright as is left of a mark passed at `since`.
pub fn light(scene: &mut Scene, frame: &Frame<'_>, since: f64) {
    let lit = 1.0 - ((frame.now - since) / FLASH) as f32;
    if lit <= 0.0 {
        return;
    }
    let light = Picture::drawn("tm-light", Size { w: 4.0, h: 4.0 }, 0.0, |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, 4.0, 4.0, 0.0), ink::SAND_LIGHT);
    });
    let sprite = scene.picture(light, frame.whole());
    sprite.detail = Detail::Own;
    sprite.fade = 0.45 * lit.min(1.0);
}

/// The same letters, made smaller until the words fit.
pub(in crate::screens) fn fitted(letters: Lettering, words: &str, room: f32) -> Lettering {
    let wide = letters.width(words) + 1.0;
    if wide <= room { letters } else { Lettering { size: (letters.size * room / wide * 4.0).floor() / 4.0, ..letters } }
}

/// A wooden table across the foot of the window.
fn table(scene: &mut Scene, at: Rect) {
    scene.drawn("tm-table", at, 4.0, move |drawing| {
        let edge = Path::new().move_to(0.0, 10.0).quad_to(at.w / 2.0, -4.0, at.w, 10.0).line_to(at.w, at.h);
        drawing.outlined(edge.line_to(0.0, at.h).close(), TABLE, Stroke::new(ink::INK, 3.0));
        let rows = (at.h / 24.0) as u32 + 1;
        for row in 0..rows {
            let y = 26.0 + row as f32 * 26.0;
            let start = at.w * 0.31 * (row % 3) as f32;
            for (from, to) in [(start - 30.0, start + at.w * 0.4), (start + at.w * 0.52, start + at.w * 0.8)] {
                drawing.fill(Path::leaf(from, y, to.min(at.w), y - 4.0, 1.6, 0.0), ink::WOOD);
            }
        }
    });
}

/// Black and gold around the whole window: a pattern, so that colour is not the only sign.
fn hazard(scene: &mut Scene, at: Rect) {
    scene.drawn("tm-hazard", at, 0.0, move |drawing| {
        let frame = || Path::rect(5.0, 5.0, at.w - 10.0, at.h - 10.0, 38.0_f32.min(at.w.min(at.h) / 3.0));
        drawing.stroke(frame(), Stroke::new(ink::INK, 12.0));
        drawing.stroke(frame(), Stroke::new(ink::GOLD, 7.0));
        drawing.stroke(frame(), Stroke { square: true, ..Stroke::dashed(ink::INK, 7.0, 14.0, 14.0) });
    });
}

/// How often the timer was turned, on a coin at the edge of its button.
fn count(scene: &mut Scene, frame: &Frame<'_>, turns: u64, button: Rect) {
    let side = frame.dp(24.0);
    let at = Rect::new(button.right() - side * 0.8, button.y - side * 0.1, side, side);
    scene.drawn("tm-count", at, 2.0, move |drawing| {
        let disc = Path::circle(at.w / 2.0, at.h / 2.0, at.w * 0.46);
        drawing.outlined(disc, ink::GOLD, Stroke::new(ink::INK, 2.2));
    });
    let words = if turns > 99 { "99+".to_string() } else { turns.to_string() };
    let letters = Lettering::new(Face::Display, side * 0.62, ink::INK).centred();
    scene.line(&words, fitted(letters, &words, side * 0.8), at);
    scene.touch(Glass::Turns, Role::Label, frame.say_with("timer-turns", &[("turns", (turns as i64).into())]), at);
}
