//! What is said around a throw: how the die must be thrown, why it stayed in the hand, when to let go, what it came to;
//! and the buttons that lead around the table.

use super::{Stage, Throwing, flying::Flying, show::Seen};
use crate::{
    geometry::{Point, Rect, Size},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    scene::{Detail, Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH, ease_back},
    widgets::{self, Look},
};
use dice::{Fumble, RIPE, Verdict};
use printkit::{
    Drawing,
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::Spot;

/// How long after it lies it is said what a throw came to, in ms.
const TOLD: f64 = 160.0;
/// How wide words beside the table are at most, in phone dp.
const BESIDE: f32 = 290.0;

impl Throwing {
    /// Where the words are, and where the table: below them, or beside them where that leaves it more room.
    pub(super) fn places(&self, frame: &Frame<'_>, area: Rect) -> (Rect, Rect) {
        if area.w > area.h * 1.2 {
            let wide = (area.w * 0.32).min(frame.dp(BESIDE));
            let head = Rect::new(area.x, area.y, wide, area.h);
            let field = Rect::new(area.x + wide, area.y + 4.0, area.w - wide, area.h - 8.0);
            return (head, field);
        }
        let sentences = (0..self.conditions.throws.len().max(1)).map(|nth| self.head(frame, nth).height_at(area.w));
        let high = sentences.fold(0.0, f32::max).min(area.h * 0.4);
        let head = Rect::new(area.x, area.y, area.w, high);
        (head, Rect::new(area.x, head.bottom(), area.w, (area.h - high - 4.0).max(1.0)))
    }

    /// The conditions as chips, and what the chosen one asks for.
    fn head<'a>(&self, frame: &Frame<'_>, explained: usize) -> Node<'a> {
        let throws = &self.conditions.throws;
        let chips = throws.iter().enumerate().map(|(nth, throw)| {
            let name = Sign::Throw(*throw).name(frame.words);
            chip(frame, nth, Sign::Throw(*throw), name, nth == explained && throws.len() > 1)
        });
        let words = match throws.get(explained) {
            Some(throw) => Sign::Throw(*throw).does(frame.words),
            None => frame.say("throwing-plain"),
        };
        let text = Lettering::new(Face::Medium, frame.em(14.0).min(frame.dp(17.0)), ink::PARCHMENT);
        let sentence = paragraph(words, text).pads(12.0, 8.0, 12.0, 8.0).painted(|scene, at| {
            scene.drawn("throwing-plate", at, 2.0, move || {
                let mut drawing = Drawing::new(at.w, at.h);
                let plate = Path::rect(0.0, 0.0, at.w, at.h, 13.0);
                drawing.outlined(plate, ink::NIGHT.faded(0.82), Stroke::new(ink::INK, 2.0));
                drawing
            });
        });
        let chips = row(chips).wrapping().gap(6.0);
        let parts = if throws.is_empty() { vec![sentence] } else { vec![chips, sentence] };
        column(parts).gap(4.0).align(AlignItems::STRETCH).pads(8.0, 4.0, 8.0, 4.0)
    }

    pub(super) fn show_head(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        if self.flying().is_none() {
            self.head(frame, self.explained).scrolled(scene, "throwing-how", at, frame.offset("throwing-how"));
        }
    }

    pub(super) fn show_hints(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, seen: &Seen) {
        match &self.stage {
            Stage::Waits => {
                self.show_buttons(scene, frame, field);
                if let Some((fumble, _)) = self.fumble {
                    self.show_fumble(scene, frame, fumble, field, seen);
                }
            }
            Stage::Charges(power) => show_power(scene, frame, field, power.strength(frame.now)),
            Stage::Held { .. } => self.show_moment(scene, frame, field, seen),
            Stage::Flies(flying) if frame.now >= flying.landed() + TOLD => {
                self.show_result(scene, frame, field, flying);
            }
            Stage::Flies(_) => {}
        }
    }

    /// Around the table to either side; and the wall.
    fn show_buttons(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect) {
        let side = frame.dp(54.0).max(TOUCH + 4.0);
        let y = if self.manner.is_turned { field.y + 6.0 } else { field.bottom() - side - 6.0 };
        let (left, right) = (field.x + 8.0, field.right() - side - 8.0);
        let mut button = |id: &'static str, icon: &'static str, at: Rect| {
            widgets::round_button(scene, frame, id, Look::Stone, icon, &frame.say(&format!("throwing-{id}")), at);
        };
        button("stand-left", "ui/ui_turn_left", Rect::new(left, y, side, side));
        button("stand-right", "ui/ui_turn_right", Rect::new(right, y, side, side));
        if self.manner.has_wall {
            let y = y + if self.manner.is_turned { side + 8.0 } else { -side - 8.0 };
            button("wall-left", "ui/ui_wall_left", Rect::new(left, y, side, side));
            button("wall-right", "ui/ui_wall_right", Rect::new(right, y, side, side));
        }
    }

    /// Why the die stayed in the hand, in a bubble over it.
    fn show_fumble(&self, scene: &mut Scene, frame: &Frame<'_>, fumble: Fumble, field: Rect, seen: &Seen) {
        let key = match fumble {
            Fumble::TooSoft => "throwing-too-soft",
            Fumble::TooEarly => "throwing-too-early",
            Fumble::Backwards => "throwing-backwards",
            Fumble::OffBeat => "throwing-off-beat",
        };
        let words = frame.say(key);
        let hand = seen.board.view.at(seen.cube.at);
        let lettering = Lettering::new(Face::Heavy, frame.em(15.0).min(frame.dp(18.0)), ink::INK).centred();
        let wide = (field.w - 150.0).clamp(150.0, 260.0).min(field.w - 16.0);
        let text = paragraph(words.clone(), lettering);
        let high = text.height_at(wide - 24.0) + 18.0;
        let y = (hand.y - high - 34.0).clamp(field.y, (field.bottom() - high).max(field.y));
        let at = Rect::new((hand.x - wide / 2.0).clamp(field.x + 8.0, field.right() - wide - 8.0), y, wide, high);
        scene.drawn("throwing-bubble", at, 16.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            let middle = at.w / 2.0;
            let tail =
                Path::polygon(&[(middle - 10.0, at.h - 2.0), (middle + 10.0, at.h - 2.0), (middle, at.h + 13.0)]);
            drawing.outlined(tail.clone(), ink::PAPER, Stroke::new(ink::INK, 3.0));
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 14.0, 9, 0.8), ink::PAPER, Stroke::new(ink::INK, 3.0));
            drawing.fill(tail, ink::PAPER);
            drawing
        });
        paragraph(words.clone(), lettering).show(scene, at.inset(9.0));
        scene.touch("fumble", Role::Label, words, at);
    }

    /// The ring that closes on the moment to let go, and how ready the die is.
    fn show_moment(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, seen: &Seen) {
        let Some(held) = seen.held else { return };
        let die = seen.board.view.at(seen.cube.at);
        if let Some((part, [from, to])) = held.beat {
            let is_now = (from..=to).contains(&part);
            let moment = (from + to) / 2.0;
            let left = if part <= moment { 1.0 - part / moment } else { 1.0 - (part - moment) / (1.0 - moment) };
            let open = if part <= to { left } else { 1.0 };
            let side = frame.dp(58.0);
            ring(scene, die, side, is_now, 1.0);
            if part <= to {
                ring(scene, die, side * (1.0 + 2.2 * open.max(0.0)), is_now, 0.9);
            }
            if is_now {
                let words = frame.say("throwing-now");
                let lettering = Lettering::new(Face::Display, frame.dp(34.0), ink::SAND_LIGHT);
                let y = if self.manner.is_turned { die.y + side } else { die.y - side - frame.dp(40.0) };
                let at = Rect::new(field.x, y, field.w, frame.dp(44.0));
                scene.banner(&words, lettering, ink::INK, 9.0, at);
            }
        }
        if self.manner.is_pull || self.manner.is_blow || self.manner.patience > 0.0 {
            let ripe = if self.manner.is_pull || self.manner.is_blow { RIPE } else { 1.0 };
            let at = meter_place(frame, field, self.manner.is_turned);
            show_meter(scene, at, held.charge, ripe);
        }
    }

    /// What the throw came to, on a plate.
    fn show_result(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect, flying: &Flying) {
        let (title, more) = self.told(frame, flying);
        let is_hit = flying.flight.landing().spot.value().is_some();
        let age = ((frame.now - flying.landed() - TOLD) / 220.0) as f32;
        let rise = if self.is_calm { 0.0 } else { (1.0 - ease_back(age)) * 40.0 };
        let wide = frame.dp(330.0).min(field.w - 24.0);
        let high = frame.dp(if more.is_empty() { 62.0 } else { 82.0 });
        let at = Rect::new(field.centre().x - wide / 2.0, field.bottom() - high - 14.0 + rise, wide, high);
        scene.drawn(("throwing-result", is_hit), at, 8.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 16.0, 4, 1.0), ink::INK.faded(0.6));
            let edge = Stroke::new(if is_hit { ink::GOLD } else { ink::RED }, 3.6);
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 4, 1.0), ink::PAPER, edge);
            drawing
        });
        let mut room = at.inset(10.0);
        if flying.flight.symbol && is_hit {
            let side = at.h - 20.0;
            scene.fit(Picture::art("fighter/hero_symbol"), Rect::new(at.x + 12.0, at.y + 10.0, side, side));
            room = Rect::new(room.x + side + 4.0, room.y, room.w - side - 8.0, room.h);
        }
        let tint = if is_hit { ink::INK } else { ink::DARK_RED };
        let upper = if more.is_empty() { room } else { Rect { h: room.h * 0.56, ..room } };
        scene.fitted(&title, Lettering::new(Face::Display, frame.dp(27.0), tint).centred(), upper);
        let lower = Rect::new(room.x, upper.bottom(), room.w, room.bottom() - upper.bottom());
        scene.fitted(&more, Lettering::new(Face::Medium, frame.dp(15.0), ink::COCOA).centred(), lower);
        scene.touch("thrown", Role::Label, format!("{title} {more}"), at);
    }

    fn told(&self, frame: &Frame<'_>, flying: &Flying) -> (String, String) {
        let missed = frame.say("throwing-missed");
        match flying.flight.verdict {
            Verdict::Lies(Spot::Centre) if flying.flight.symbol => {
                (frame.say("told-fatal"), frame.say("throwing-fatal-why"))
            }
            Verdict::Lies(spot @ (Spot::Ring(_) | Spot::Centre)) => {
                let value = spot.value().unwrap_or_default();
                let more = if flying.flight.symbol { frame.say("throwing-symbol") } else { String::new() };
                (frame.say(&format!("fight-spot-{value}")), more)
            }
            Verdict::Lies(Spot::Hole) => (missed, frame.say("fight-spot-hole")),
            Verdict::Lies(Spot::Edge) => (missed, frame.say("fight-spot-edge")),
            Verdict::Lies(Spot::Off) => (missed, frame.say("fight-spot-off")),
            Verdict::Leans => (missed, frame.say("throwing-leans")),
            Verdict::NoBounce if self.manner.more_bounces > 0 => (missed, frame.say("throwing-no-bounces")),
            Verdict::NoBounce => (missed, frame.say("throwing-no-bounce")),
            Verdict::NoWall => (missed, frame.say("throwing-no-wall")),
            Verdict::NotOver => (missed, frame.say("throwing-not-over")),
            Verdict::NoSpin => (missed, frame.say("throwing-no-spin")),
        }
    }
}

/// A condition: its picture and its name; touched, it says what it asks for.
fn chip<'a>(frame: &Frame<'_>, nth: usize, sign: Sign, name: String, is_chosen: bool) -> Node<'a> {
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0).min(frame.dp(16.0)), ink::INK);
    let high = frame.dp(TOUCH).max(TOUCH);
    let wide = high + lettering.width(&name) + 14.0;
    leaf(move |scene: &mut Scene, at: Rect| {
        scene.drawn(("throwing-chip", is_chosen), at, 3.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            let pill = Path::rect(0.0, 3.0, at.w, at.h - 6.0, (at.h - 6.0) / 2.0);
            let edge = if is_chosen { Stroke::new(ink::GOLD, 3.4) } else { Stroke::new(ink::INK, 2.4) };
            drawing.outlined(pill, ink::PARCHMENT, edge);
            drawing
        });
        let picture = Picture::new(("throwing-sign", sign), Size { w: 100.0, h: 100.0 }, 0.0, move || {
            let mut whole = Drawing::new(100.0, 100.0);
            whole.fit(sign.picture(), 0.0, 0.0, 100.0, 100.0);
            whole
        });
        scene.fit(picture, Rect::new(at.x + 4.0, at.y + 5.0, at.h - 10.0, at.h - 10.0));
        let room = Rect::new(at.x + at.h - 2.0, at.y, at.w - at.h - 8.0, at.h);
        scene.line(&name, lettering, room);
        scene.touch(format!("manner-{nth}"), Role::Choice { chosen: is_chosen }, name, at);
    })
    .width(wide)
    .height(high)
}

/// A ring around the die, golden at the moment.
fn ring(scene: &mut Scene, middle: Point, side: f32, is_now: bool, fade: f32) {
    let picture = Picture::new(("throwing-ring", is_now), Size { w: 100.0, h: 100.0 }, 6.0, move || {
        let mut drawing = Drawing::new(100.0, 100.0);
        let (tint, wide) = if is_now { (ink::GOLD, 9.0) } else { (ink::PAPER, 5.0) };
        drawing.stroke(Path::circle(50.0, 50.0, 46.0), Stroke::new(ink::INK, wide + 4.0));
        drawing.stroke(Path::circle(50.0, 50.0, 46.0), Stroke::new(tint, wide));
        drawing
    });
    let sprite = scene.picture(picture, Rect::around(middle, side, side));
    sprite.detail = Detail::Steady(150);
    sprite.fade = fade;
}

fn meter_place(frame: &Frame<'_>, field: Rect, is_at_top: bool) -> Rect {
    let (wide, high) = (frame.dp(200.0).min(field.w - 140.0).max(80.0), frame.dp(22.0));
    let y = if is_at_top { field.y + 8.0 } else { field.bottom() - high - 10.0 };
    Rect::new(field.centre().x - wide / 2.0, y, wide, high)
}

/// A bar with a mark where it is just right.
fn show_meter(scene: &mut Scene, at: Rect, part: f32, ripe: f32) {
    scene.drawn(("throwing-meter", (ripe * 100.0) as u8), at, 4.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        let pill = Path::rect(0.0, 0.0, at.w, at.h, at.h / 2.0);
        drawing.outlined(pill, ink::NIGHT, Stroke::new(ink::INK, 3.0));
        let (from, to) = (at.w * (ripe - 0.1), at.w * (ripe + 0.1).min(1.0));
        drawing.fill(Path::rect(from, 2.0, to - from, at.h - 4.0, 4.0), ink::GREEN.faded(0.55));
        drawing.stroke(Path::line(at.w * ripe, -3.0, at.w * ripe, at.h + 3.0), Stroke::new(ink::PAPER, 2.4));
        drawing
    });
    let fill = Rect::new(at.x + 3.0, at.y + at.h * 0.25, (at.w - 6.0) * part.clamp(0.0, 1.0), at.h * 0.5);
    let sprite = scene.picture(super::props::plain(ink::GOLD), fill);
    sprite.detail = Detail::Own;
}

/// The swing of an arm that a key lets go.
fn show_power(scene: &mut Scene, frame: &Frame<'_>, field: Rect, strength: f32) {
    let at = meter_place(frame, field, false);
    show_meter(scene, at, strength, RIPE);
    let lettering = Lettering::new(Face::Heavy, frame.em(14.0), ink::PARCHMENT).centred();
    let words = frame.say("throwing-power");
    scene.line(&words, lettering, at.shifted(0.0, -at.h - 4.0));
    scene.touch("power", Role::Label, words, at);
}
