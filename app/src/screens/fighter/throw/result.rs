//! What a throw on screen came to, on a plate over the table.

use super::ThrowTouch;
use crate::{
    geometry::Rect,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, ease_back},
};
use dice::{Flight, Manner, Verdict};
use printkit_core::{
    Drawing,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::fighter::{Conditions, Spot};

/// Shows what a throw came to at the foot of a field, all of which is touched to go on; `age` is since when, in ms.
pub fn show_landed(
    scene: &mut Scene,
    frame: &Frame<'_>,
    conditions: &Conditions,
    flight: &Flight,
    age: f64,
    field: Rect,
) {
    let words = words(frame, conditions, flight);
    scene.touch(ThrowTouch::Landed, Role::Button, format!("{} {}", words.0, words.1), field);
    show_plate(scene, frame, &words, flight, age, field);
}

/// What a throw came to, and why, in words.
fn words(frame: &Frame<'_>, conditions: &Conditions, flight: &Flight) -> (String, String) {
    match flight.verdict {
        Verdict::Lies(Spot::Centre) if flight.symbol => (frame.say("told-fatal"), frame.say("landing-fatal")),
        Verdict::Lies(spot @ (Spot::Ring(_) | Spot::Centre)) => {
            let more = if flight.symbol { frame.say("landing-symbol") } else { String::new() };
            (frame.say(&format!("fight-spot-{}", spot.value().unwrap_or_default())), more)
        }
        missed => {
            let why = frame.say(why_missed(missed, conditions));
            // Abilities may ask for the symbol, wherever the die lies.
            let more =
                if flight.symbol { frame.say_with("landing-missed-symbol", &[("why", why.into())]) } else { why };
            (frame.say("told-missed"), more)
        }
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
    flight: &Flight,
    age: f64,
    field: Rect,
) {
    let is_hit = flight.landing().spot.value().is_some();
    let rise = if frame.settings.reduced_motion { 0.0 } else { (1.0 - ease_back((age / 220.0) as f32)) * 40.0 };
    let wide = frame.dp(330.0).min(field.w - 24.0).max(0.0);
    let high = frame.dp(if more.is_empty() { 62.0 } else { 82.0 });
    let at = Rect::new(field.centre().x - wide / 2.0, field.bottom() - high - 14.0 + rise, wide, high);
    scene.drawn(("landing", is_hit), at, 8.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        drawing.fill(Path::cut(0.0, 5.0, at.w, at.h, 16.0, 4, 1.0), ink::INK.faded(0.6));
        let edge = Stroke::new(if is_hit { ink::GOLD } else { ink::RED }, 3.6);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 16.0, 4, 1.0), ink::PAPER, edge);
        drawing
    });
    let mut room = at.inset(10.0);
    if flight.symbol {
        let side = at.h - 20.0;
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
