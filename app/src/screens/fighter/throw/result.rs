//! What a throw on screen came to, on a plate over the table.

use super::ThrowTouch;
use crate::{
    geometry::Rect,
    scene::{Lettering, Picture, Role, Scene},
    screens::{
        fighter::pictures,
        throwing::{Throwing, show_meter},
    },
    theme::{Frame, ease_back},
};
use dice::{Flight, Manner, RIPE, Surface, Verdict};
use printkit_core::{drawing::Face, ink};
use rules::fighter::{Conditions, Spot, Throw};

/// From how far off the best throw a hand is told of it: as the sine of an angle, and as a part of the strength.
const ASIDE: f32 = 0.09;
const HARD: f32 = 0.12;

/// Shows what a throw came to at the foot of a field, all of which is touched to go on; `age` is since when, in ms.
pub fn show_landed(
    scene: &mut Scene,
    frame: &Frame<'_>,
    conditions: &Conditions,
    throwing: &Throwing,
    age: f64,
    field: Rect,
) {
    let Some(flight) = throwing.flight() else { return };
    let words = words(frame, conditions, flight, throwing.blame());
    scene.touch(ThrowTouch::Landed, Role::Button, format!("{} {}", words.0, words.1), field);
    // Who missed sees how hard it was, beside how hard is good; who flicks always does.
    let is_hit = flight.landing().spot.value().is_some();
    let is_told = !is_hit || conditions.throws.contains(&Throw::Flick);
    let strength = throwing.off().filter(|_| is_told).map(|[_, strength]| strength);
    show_plate(scene, frame, &words, strength, flight, age, field);
}

/// What a throw came to, and why, in words; of a miss also what to change the next time.
fn words(frame: &Frame<'_>, conditions: &Conditions, flight: &Flight, off: Option<[f32; 2]>) -> (String, String) {
    match flight.verdict {
        Verdict::Lies(Spot::Centre) if flight.symbol => (frame.say("told-fatal"), frame.say("landing-fatal")),
        Verdict::Lies(spot @ (Spot::Ring(_) | Spot::Centre)) => {
            let more = if flight.symbol { frame.say("landing-symbol") } else { String::new() };
            (frame.say(&format!("fight-spot-{}", spot.value().unwrap_or_default())), more)
        }
        _ => {
            let manner = Manner::of(conditions);
            let why = frame.say(why_missed(flight, &manner));
            let said = match off.map(|off| frame.say(advice(flight, &manner, off))) {
                Some(advice) => {
                    frame.say_with("landing-missed-advice", &[("why", why.into()), ("advice", advice.into())])
                }
                None => why,
            };
            // Abilities may ask for the symbol, wherever the die lies.
            let more =
                if flight.symbol { frame.say_with("landing-missed-symbol", &[("why", said.into())]) } else { said };
            (frame.say("told-missed"), more)
        }
    }
}

/// The words for why a throw counts nothing.
fn why_missed(flight: &Flight, manner: &Manner) -> &'static str {
    match flight.verdict {
        Verdict::Lies(Spot::Hole) => "fight-spot-hole",
        Verdict::Lies(Spot::Edge) => "fight-spot-edge",
        Verdict::Lies(_) => "fight-spot-off",
        Verdict::Leans => "landing-leans",
        Verdict::NoBounce if manner.more_bounces > 0 => "landing-no-bounces",
        Verdict::NoBounce => "landing-no-bounce",
        Verdict::NoWall => "landing-no-wall",
        Verdict::NotOver if has_hit(flight, Surface::Card) => "landing-into-card",
        Verdict::NotOver => "landing-not-over",
        Verdict::NoSpin => "landing-no-spin",
    }
}

fn has_hit(flight: &Flight, surface: Surface) -> bool {
    flight.impacts.iter().any(|impact| impact.on == surface)
}

/// The words for what to change after a miss, by how far the hand was off the best throw: to the right, as a sine, and
/// in strength, as a part of it.
fn advice(flight: &Flight, manner: &Manner, [right, strength]: [f32; 2]) -> &'static str {
    let [aside, hard] = [right / ASIDE, (strength - 1.0) / HARD];
    let is_aside = aside.abs() > hard.abs();
    match flight.verdict {
        Verdict::NoSpin => "advice-curve",
        Verdict::NoWall if aside.abs() > 1.0 => "advice-wall",
        Verdict::NoBounce if hard < 1.0 => "advice-flatter",
        Verdict::NoBounce => "advice-softer",
        Verdict::NotOver if !is_aside && has_hit(flight, Surface::Card) => "advice-harder",
        Verdict::NotOver if !is_aside => "advice-before-card",
        _ if aside.abs().max(hard.abs()) < 1.0 => "advice-unlucky",
        _ if is_aside => to_the_side(manner, right),
        _ if hard > 0.0 => "advice-softer",
        _ => "advice-harder",
    }
}

/// The words for which way a finger must go more whose die went too far to the right, or to the left where that is less
/// than nothing. Who sees the table turned around sees the sides so, too; who throws with the wrong hand or pulls does not.
fn to_the_side(manner: &Manner, right: f32) -> &'static str {
    let flips = [manner.is_turned, manner.is_mirrored, manner.is_pull].iter().filter(|flips| **flips).count();
    let is_left = (right > 0.0) == flips.is_multiple_of(2);
    match (manner.is_mirrored || manner.is_pull, is_left) {
        (false, true) => "advice-left",
        (false, false) => "advice-right",
        (true, true) => "advice-finger-left",
        (true, false) => "advice-finger-right",
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
    let strip = if strength.is_some() { frame.dp(28.0) } else { 0.0 };
    let high = frame.dp(if more.is_empty() { 62.0 } else { 82.0 }) + strip;
    let at = Rect::new(field.centre().x - wide / 2.0, field.bottom() - high - 14.0 + rise, wide, high);
    pictures::notice(scene, is_hit, at);
    let mut room = at.inset(10.0);
    if let Some(strength) = strength {
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

#[cfg(test)]
mod tests {
    use super::*;
    use dice::{Impact, Pose};

    /// Words for a miss that was so far to the right of the best throw, and so strong by it.
    fn check(throws: &[Throw], verdict: Verdict, off: [f32; 2]) -> [&'static str; 2] {
        flown(throws, verdict, None, off)
    }

    fn flown(throws: &[Throw], verdict: Verdict, on: Option<Surface>, off: [f32; 2]) -> [&'static str; 2] {
        let manner = Manner::of(&Conditions::of(throws.iter().copied()));
        let impacts = on.map(|on| Impact { step: 9, speed: 900.0, on }).into_iter().collect();
        let poses = vec![Pose { at: [0.0; 3], turn: [0.0, 0.0, 0.0, 1.0] }];
        let flight = Flight { poses, impacts, bounces: Vec::new(), verdict, symbol: false };
        [why_missed(&flight, &manner), advice(&flight, &manner, off)]
    }

    const OFF: Verdict = Verdict::Lies(Spot::Off);

    #[test]
    fn a_miss_says_what_was_most_wrong_with_the_hand() {
        assert_eq!(check(&[], OFF, [0.0, 1.4]), ["fight-spot-off", "advice-softer"]);
        assert_eq!(check(&[], OFF, [0.0, 0.7]), ["fight-spot-off", "advice-harder"]);
        assert_eq!(check(&[], OFF, [0.2, 1.0]), ["fight-spot-off", "advice-left"]);
        assert_eq!(check(&[], OFF, [-0.2, 1.0]), ["fight-spot-off", "advice-right"]);
        // Hard and far aside is not too soft, wherever the die came to rest.
        assert_eq!(check(&[], OFF, [0.6, 1.6]), ["fight-spot-off", "advice-left"]);
        assert_eq!(check(&[], OFF, [0.01, 1.02]), ["fight-spot-off", "advice-unlucky"]);
    }

    #[test]
    fn holes_edges_and_leaning_dice_say_what_to_change_too() {
        assert_eq!(check(&[], Verdict::Lies(Spot::Hole), [0.0, 1.2]), ["fight-spot-hole", "advice-softer"]);
        assert_eq!(check(&[], Verdict::Lies(Spot::Edge), [0.0, 0.8]), ["fight-spot-edge", "advice-harder"]);
        assert_eq!(check(&[], Verdict::Leans, [-0.2, 1.0]), ["landing-leans", "advice-right"]);
    }

    #[test]
    fn a_die_that_did_not_bounce_must_be_softer_or_flatter() {
        assert_eq!(check(&[], Verdict::NoBounce, [0.0, 1.3]), ["landing-no-bounce", "advice-softer"]);
        assert_eq!(check(&[], Verdict::NoBounce, [0.0, 0.9]), ["landing-no-bounce", "advice-flatter"]);
        let twice = check(&[Throw::DoubleBounce], Verdict::NoBounce, [0.0, 1.3]);
        assert_eq!(twice, ["landing-no-bounces", "advice-softer"]);
    }

    #[test]
    fn wall_card_and_spin_have_words_of_their_own() {
        let bank = [Throw::BankShot];
        assert_eq!(check(&bank, Verdict::NoWall, [0.3, 1.0]), ["landing-no-wall", "advice-wall"]);
        assert_eq!(check(&bank, OFF, [0.0, 1.4]), ["fight-spot-off", "advice-softer"]);
        let card = [Throw::OverACard];
        assert_eq!(check(&card, Verdict::NotOver, [0.0, 1.2]), ["landing-not-over", "advice-before-card"]);
        let into = flown(&card, Verdict::NotOver, Some(Surface::Card), [0.0, 0.8]);
        assert_eq!(into, ["landing-into-card", "advice-harder"]);
        assert_eq!(check(&[Throw::SpinningTop], Verdict::NoSpin, [0.3, 1.4]), ["landing-no-spin", "advice-curve"]);
    }

    #[test]
    fn the_wrong_hand_and_a_catapult_are_told_where_the_finger_goes() {
        let to_the_right = |throws: &[Throw]| check(throws, OFF, [0.3, 1.0])[1];
        assert_eq!(to_the_right(&[Throw::WrongHand]), "advice-finger-right");
        assert_eq!(to_the_right(&[Throw::Catapult]), "advice-finger-right");
        assert_eq!(to_the_right(&[Throw::Catapult, Throw::WrongHand]), "advice-finger-left");
        // Who sees the table turned around sees the die on the other side of the screen.
        assert_eq!(to_the_right(&[Throw::BackTurned]), "advice-right");
    }
}
