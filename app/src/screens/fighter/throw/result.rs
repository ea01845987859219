//! What a throw on screen came to, on a plate over the table.

use super::ThrowTouch;
use crate::{
    geometry::Rect,
    scene::{Lettering, Picture, Role, Scene},
    screens::throwing::{Throwing, show_meter},
    theme::{Frame, ease_back},
};
use dice::{Flight, Manner, RIPE, Stand, Verdict};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::fighter::{Conditions, Spot};

/// Shows what a throw came to at the foot of a field, all of which is touched to go on; `age` is since when, in ms.
pub fn show_landed(
    scene: &mut Scene,
    frame: &Frame<'_>,
    conditions: &Conditions,
    throwing: &Throwing,
    age: f64,
    field: Rect,
) {
    let Some((flight, thrown)) = throwing.flight().zip(throwing.thrown()) else { return };
    let words = words(frame, conditions, flight, thrown.stand);
    scene.touch(ThrowTouch::Landed, Role::Button, format!("{} {}", words.0, words.1), field);
    show_plate(scene, frame, &words, throwing.strength(), flight, age, field);
}

/// What a throw came to, and why, in words.
fn words(frame: &Frame<'_>, conditions: &Conditions, flight: &Flight, stand: Stand) -> (String, String) {
    match flight.verdict {
        Verdict::Lies(Spot::Centre) if flight.symbol => (frame.say("told-fatal"), frame.say("landing-fatal")),
        Verdict::Lies(spot @ (Spot::Ring(_) | Spot::Centre)) => {
            let more = if flight.symbol { frame.say("landing-symbol") } else { String::new() };
            (frame.say(&format!("fight-spot-{}", spot.value().unwrap_or_default())), more)
        }
        missed => {
            let key = advice(flight, conditions, stand).unwrap_or_else(|| why_missed(missed, conditions));
            let why = frame.say(key);
            // Abilities may ask for the symbol, wherever the die lies.
            let more =
                if flight.symbol { frame.say_with("landing-missed-symbol", &[("why", why.into())]) } else { why };
            (frame.say("told-missed"), more)
        }
    }
}

/// The words for what to change the next time, where the die says it: by where it came to rest, as the thrower sees it.
fn advice(flight: &Flight, conditions: &Conditions, stand: Stand) -> Option<&'static str> {
    let manner = Manner::of(conditions);
    match flight.verdict {
        Verdict::NoBounce if manner.more_bounces == 0 => Some("landing-bounce-first"),
        // By the wall, harder is not farther.
        Verdict::Lies(Spot::Off | Spot::Edge) if !manner.has_wall => {
            let ([x, y], rest) = (stand.arrow(), flight.poses.last()?.at);
            let (right, away) = (rest[1] * x - rest[0] * y, -rest[0] * x - rest[1] * y);
            Some(match (right.abs() > away.abs(), right > 0.0, away > 0.0) {
                (true, true, _) => "landing-too-right",
                (true, false, _) => "landing-too-left",
                (false, _, true) => "landing-too-hard",
                (false, _, false) => "landing-too-soft",
            })
        }
        _ => None,
    }
}

/// The words for why a throw counts nothing.
fn why_missed(verdict: Verdict, conditions: &Conditions) -> &'static str {
    match verdict {
        Verdict::Lies(Spot::Hole) => "fight-spot-hole",
        Verdict::Lies(Spot::Edge) => "fight-spot-edge",
        Verdict::Lies(_) => "fight-spot-off",
        Verdict::Leans => "landing-leans",
        Verdict::NoBounce if Manner::of(conditions).more_bounces > 0 => "landing-no-bounces",
        Verdict::NoBounce => "landing-no-bounce",
        Verdict::NoWall => "landing-no-wall",
        Verdict::NotOver => "landing-not-over",
        Verdict::NoSpin => "landing-no-spin",
    }
}

fn show_plate(
    scene: &mut Scene,
    frame: &Frame<'_>,
    (title, more): &(String, String),
    strength: Option<f32>,
    flight: &Flight,
    age: f64,
    field: Rect,
) {
    let is_hit = flight.landing().spot.value().is_some();
    let rise = if frame.settings.reduced_motion { 0.0 } else { (1.0 - ease_back((age / 220.0) as f32)) * 40.0 };
    let wide = frame.dp(330.0).min(field.w - 24.0).max(0.0);
    // Who missed sees how hard it was, beside how hard is good.
    let meter = strength.filter(|_| !is_hit);
    let strip = if meter.is_some() { frame.dp(28.0) } else { 0.0 };
    let high = frame.dp(if more.is_empty() { 62.0 } else { 82.0 }) + strip;
    let at = Rect::new(field.centre().x - wide / 2.0, field.bottom() - high - 14.0 + rise, wide, high);
    scene.drawn(("landing", is_hit), at, 8.0, move |drawing| {
        drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 16.0, 4, 1.0), ink::INK.faded(0.6));
        let edge = Stroke::new(if is_hit { ink::GOLD } else { ink::RED }, 3.6);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 4, 1.0), ink::PAPER, edge);
    });
    let mut room = at.inset(10.0);
    if let Some(strength) = meter {
        let bar = Rect::new(at.x + at.w * 0.16, at.bottom() - strip - 6.0, at.w * 0.68, frame.dp(20.0));
        show_meter(scene, bar, strength * RIPE, RIPE);
        room.h -= strip;
    }
    if flight.symbol {
        let side = room.h;
        scene.fit(Picture::art("fighter/hero_symbol"), Rect::new(at.x + 12.0, at.y + 10.0, side, side));
        room = Rect::new(room.x + side + 4.0, room.y, room.w - side - 8.0, room.h);
    }
    let tint = if is_hit { ink::INK } else { ink::DARK_RED };
    let upper = if more.is_empty() { room } else { Rect { h: room.h * 0.56, ..room } };
    scene.fitted(title, Lettering::new(Face::Display, frame.dp(27.0), tint).centred(), upper);
    if !more.is_empty() {
        let lower = Rect::new(room.x, upper.bottom(), room.w, room.bottom() - upper.bottom());
        scene.fitted(more, Lettering::new(Face::Medium, frame.dp(15.0), ink::COCOA).centred(), lower);
    }
}
