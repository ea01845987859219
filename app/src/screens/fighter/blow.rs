//! How a blow looks: the number that flies to a heart, the heart that drains, the foe that recoils, gloats or falls, and
//! the great moments, a fatal blow and the end of a boss. Where nothing may move, picture and number stay.

use super::{names::foe_name, table::Table};
use crate::{
    geometry::{Point, Rect, between},
    scene::{Lettering, Picture, Scene},
    theme::{Frame, ease_back, ease_in_out, ease_out},
};
use printkit_core::{drawing::Face, ink};
use rules::fighter::{Event, Foe};
use std::f32::consts::PI;

/// The part of a blow's time in which its number flies.
const FLIGHT: f32 = 0.32;
/// The part of a blow's time after which the heart has drained.
const DRAINED: f32 = 0.7;
/// Sparks around a boss that falls, and coins that rain on it.
const SPARKS: usize = 16;
const RAIN: usize = 26;

/// How somebody who is hit carries themselves: parts of their own size, degrees, and how well they are seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bearing {
    pub shift: (f32, f32),
    pub grown: f32,
    pub turn: f32,
    pub fade: f32,
}

impl Default for Bearing {
    fn default() -> Bearing {
        Bearing { shift: (0.0, 0.0), grown: 1.0, turn: 0.0, fade: 1.0 }
    }
}

impl Bearing {
    /// Thrown back and trembling; it blinks at first.
    fn recoils(t: f32, force: f32) -> Bearing {
        let Some(after) = after_flight(t) else { return Bearing::default() };
        let left = 1.0 - after;
        let blinks = after < 0.1 || (0.2..0.3).contains(&after);
        Bearing {
            shift: ((after * 30.0).sin() * 0.07 * left * force, -(after * PI).sin() * 0.08 * force),
            grown: 1.0 - 0.1 * left * (after * 12.0).cos() * force,
            turn: (after * 22.0).sin() * 5.0 * left * force,
            fade: if blinks { 0.35 } else { 1.0 },
        }
    }

    /// Hopping from one foot to the other.
    fn gloats(t: f32) -> Bearing {
        let left = 1.0 - t;
        Bearing {
            shift: (0.0, -(t * PI * 4.0).sin().abs() * 0.09 * left),
            grown: 1.0 + 0.1 * (t * PI).sin(),
            turn: (t * PI * 4.0).sin() * 6.0 * left,
            fade: 1.0,
        }
    }

    /// Falling over.
    fn falls(t: f32) -> Bearing {
        let fallen = ease_in_out(t * 1.6);
        Bearing { shift: (0.1 * fallen, 0.14 * fallen), grown: 1.0 - 0.1 * fallen, turn: 86.0 * fallen, fade: 1.0 }
    }

    /// A boss: trembling for a long time, and then falling.
    fn falls_greatly(t: f32) -> Bearing {
        if t > 0.55 {
            return Bearing::falls((t - 0.55) / 0.3);
        }
        let blinks = (t * 26.0) as u32 % 4 == 3;
        Bearing {
            shift: ((t * 130.0).sin() * 0.05 * (0.4 + t), (t * 97.0).sin() * 0.02),
            grown: 1.0 + 0.12 * t,
            turn: (t * 60.0).sin() * 4.0,
            fade: if blinks { 0.45 } else { 1.0 },
        }
    }
}

/// How much of the time after a number's flight is over.
fn after_flight(t: f32) -> Option<f32> {
    (t >= FLIGHT).then(|| ((t - FLIGHT) / (1.0 - FLIGHT)).min(1.0))
}

impl Table {
    /// How much of the time of an event that is told now is over.
    fn told(&self, frame: &Frame<'_>, is_it: impl Fn(&Event) -> bool) -> Option<f32> {
        self.playback.progress_of(is_it, frame.now)
    }

    /// How the foe carries itself now.
    pub(super) fn bearing(&self, frame: &Frame<'_>) -> Bearing {
        let fallen = Bearing { turn: 86.0, shift: (0.1, 0.14), grown: 0.9, fade: 1.0 };
        if frame.settings.reduced_motion {
            return if self.has_fallen() { fallen } else { Bearing::default() };
        }
        let is_boss = |foe: &Foe| matches!(foe, Foe::Boss(_));
        let told = |is_it: fn(&Event) -> bool| self.told(frame, is_it);
        if let Some(t) = self.told(frame, |event| matches!(event, Event::Beaten { foe, .. } if is_boss(foe))) {
            Bearing::falls_greatly(t)
        } else if let Some(t) = told(|event| matches!(event, Event::Beaten { .. })) {
            Bearing::falls(t)
        } else if self.has_fallen() {
            fallen
        } else if let Some(t) = told(|event| matches!(event, Event::FatalBlow)) {
            Bearing::recoils(t, 1.6)
        } else if let Some(t) = told(|event| matches!(event, Event::Struck { .. })) {
            Bearing::recoils(t, 1.0)
        } else if let Some(t) = told(|event| matches!(event, Event::Missed | Event::Lost { .. })) {
            Bearing::gloats(t)
        } else {
            Bearing::default()
        }
    }

    /// The foe's health as it is seen now: it drains when the number has reached the heart.
    pub(super) fn foe_health(&self, frame: &Frame<'_>, left: u8) -> u8 {
        match self.told(frame, |event| matches!(event, Event::Struck { .. })) {
            Some(t) if !frame.settings.reduced_motion => drained(self.foe_before().max(left), left, t),
            _ => left,
        }
    }

    /// A hero's health as it is seen now.
    pub(super) fn hero_health(&self, frame: &Frame<'_>, seat: u8) -> u8 {
        let left = self.shown().member(seat).health;
        match self.told(frame, |event| matches!(event, Event::Hurt { seat: hurt, .. } if *hurt == seat)) {
            Some(t) if !frame.settings.reduced_motion => drained(self.hero_before(seat).max(left), left, t),
            _ => left,
        }
    }

    /// The number that flies from below into the foe's heart.
    pub(super) fn show_damage(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect, heart: Rect) {
        let points = self.playback.current().iter().find_map(|event| match event {
            Event::Struck { sum, .. } => Some(sum.total()),
            _ => None,
        });
        let t = self.told(frame, |event| matches!(event, Event::Struck { .. }));
        if let Some((points, t)) = points.zip(t) {
            let from = Point { x: area.centre().x, y: area.bottom() };
            fly(scene, frame, points, t, from, Point { x: heart.x - heart.w * 0.5, ..heart.centre() });
        }
    }

    /// The number that flies from the foe onto a hero.
    pub(super) fn show_hurt(&self, scene: &mut Scene, frame: &Frame<'_>, seat: u8, at: Rect) {
        let is_it = |event: &Event| matches!(event, Event::Hurt { seat: hurt, .. } if *hurt == seat);
        let points = self.playback.current().iter().find_map(|event| match event {
            Event::Hurt { seat: hurt, points, .. } if *hurt == seat => Some(*points),
            _ => None,
        });
        if let Some((points, t)) = points.zip(self.told(frame, is_it)) {
            let from = Point { x: at.centre().x, y: at.y - frame.dp(170.0) };
            fly(scene, frame, points, t, from, Point { x: at.centre().x, y: at.y + at.h * 0.3 });
        }
    }

    /// How far a hero who is hit is thrown, in dp.
    pub(super) fn stagger(&self, frame: &Frame<'_>, seat: u8) -> f32 {
        let t = self.told(frame, |event| matches!(event, Event::Hurt { seat: hurt, .. } if *hurt == seat));
        let after = t.and_then(after_flight).filter(|_| !frame.settings.reduced_motion);
        after.map_or(0.0, |after| (after * 30.0).sin() * 7.0 * (1.0 - after))
    }

    /// What a blow adds around the foe: the burst where it hits, and all that a boss's end deserves.
    pub(super) fn show_burst(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let is_still = frame.settings.reduced_motion;
        let fatal = self.told(frame, |event| matches!(event, Event::FatalBlow));
        let struck = self.told(frame, |event| matches!(event, Event::Struck { .. }));
        if let Some(after) = fatal.or(struck).and_then(after_flight) {
            let size = if fatal.is_some() { 1.1 } else { 0.6 };
            let grown = if is_still { 0.8 } else { ease_back(after * 3.0) };
            let side = at.w.min(at.h) * size * grown;
            let burst = Picture::art("fighter/damage_burst");
            scene.fit(burst, Rect::around(at.centre(), side, side)).stepped().fade =
                (1.6 - after * 1.6).clamp(0.0, 0.9);
        }
        let is_boss = |event: &Event| matches!(event, Event::Beaten { foe: Foe::Boss(_), .. });
        if let Some(t) = self.told(frame, is_boss) {
            sparks(scene, if is_still { 0.5 } else { t }, at);
        }
    }

    /// The great moments by their name, in letters as on a box.
    pub(super) fn show_banner(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let is_boss = |event: &Event| matches!(event, Event::Beaten { foe: Foe::Boss(_), .. });
        let (t, words) = if let Some(t) = self.told(frame, |event| matches!(event, Event::FatalBlow)) {
            (t, frame.say("told-fatal"))
        } else if let Some(t) = self.told(frame, is_boss) {
            let foe = self.shown().fight().map(|fight| fight.foe);
            (t, foe.map_or_else(String::new, |foe| foe_name(self.shown(), foe, frame.words)))
        } else {
            return;
        };
        let grown = if frame.settings.reduced_motion { 1.0 } else { 0.4 + 0.6 * ease_back(t * 4.0) };
        let size = frame.dp(54.0) * grown;
        let lettering = Lettering::new(Face::Display, size, ink::SAND_LIGHT);
        let place = Rect::around(Point { x: area.centre().x, y: area.y + area.h * 0.4 }, area.w - 24.0, size * 1.4);
        scene.banner(&words, lettering, ink::DARK_RED, frame.dp(12.0), place);
    }

    /// Shakes all that is seen when a fatal blow lands or a boss falls.
    pub(super) fn shake(&self, scene: &mut Scene, frame: &Frame<'_>) {
        if frame.settings.reduced_motion {
            return;
        }
        let fatal = self.told(frame, |event| matches!(event, Event::FatalBlow)).and_then(after_flight);
        let is_boss = |event: &Event| matches!(event, Event::Beaten { foe: Foe::Boss(_), .. });
        let boss = self.told(frame, is_boss).filter(|t| *t > 0.5).map(|t| ((t - 0.5) * 2.0).min(1.0));
        let Some(t) = fatal.or(boss) else { return };
        let force = (1.0 - t * 1.6).max(0.0) * 9.0;
        let (dx, dy) = ((t * 90.0).sin() * force, (t * 71.0).cos() * force);
        for sprite in scene.sprites.iter_mut().filter(|sprite| !sprite.ground) {
            sprite.at = sprite.at.shifted(dx, dy);
        }
    }
}

/// What is left on the way from one number of hearts to another.
fn drained(from: u8, to: u8, t: f32) -> u8 {
    let part = ((t - FLIGHT) / (DRAINED - FLIGHT)).clamp(0.0, 1.0);
    let lost = f32::from(from.saturating_sub(to)) * part;
    from.saturating_sub(lost.round() as u8)
}

/// A number on its way; where nothing moves, it stands where it would arrive.
fn fly(scene: &mut Scene, frame: &Frame<'_>, points: u8, t: f32, from: Point, to: Point) {
    let way = if frame.settings.reduced_motion { 1.0 } else { ease_out(t / FLIGHT) };
    let bow = (way * PI).sin() * frame.dp(36.0);
    let at = between(Point { x: from.x - bow, ..from }, Point { x: to.x - bow, ..to }, way);
    let size = frame.dp(54.0 - 18.0 * way);
    let lettering = Lettering::new(Face::Display, size, ink::RED);
    let room = Rect::around(at, size * 3.0, size * 1.3);
    let number = scene.banner(&format!("−{points}"), lettering, ink::PAPER, size * 0.22, room);
    number.fade = ((1.0 - t) / (1.0 - DRAINED)).clamp(0.0, 1.0);
}

/// Bursts that go off around a place one after the other, and gold that rains.
fn sparks(scene: &mut Scene, t: f32, at: Rect) {
    let part = |nth: usize, by: f32| (nth as f32 * by).fract();
    for nth in 0..SPARKS {
        let age = (t - part(nth, 0.618) * 0.8) * 5.0;
        if !(0.0..=1.0).contains(&age) {
            continue;
        }
        let middle = Point { x: at.x + at.w * part(nth, 0.732), y: at.y + at.h * part(nth, 0.389) };
        let side = at.w.min(at.h) * (0.12 + 0.22 * part(nth, 0.541)) * ease_out(age * 2.0);
        let burst = scene.fit(Picture::art("fighter/damage_burst"), Rect::around(middle, side, side));
        burst.stepped().fade = (2.0 - 2.0 * age).min(1.0);
    }
    for nth in 0..RAIN {
        let fallen = (t * 1.7 - part(nth, 0.618) * 0.9) * 1.4;
        if !(0.0..=1.0).contains(&fallen) {
            continue;
        }
        let x = at.x + at.w * (part(nth, 0.754) * 1.3 - 0.15);
        let side = at.w.min(at.h) * 0.09;
        let middle = Point { x, y: at.y + at.h * (fallen * fallen * 1.2 - 0.15) };
        let art = if nth % 3 == 0 { "fighter/hero_symbol" } else { "fighter/coin" };
        let coin = scene.fit(Picture::art(art), Rect::around(middle, side, side)).stepped();
        coin.turn = fallen * 400.0 * if nth % 2 == 0 { 1.0 } else { -1.0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heart_drains_when_the_number_has_arrived() {
        assert_eq!((drained(7, 3, 0.0), drained(7, 3, FLIGHT), drained(7, 3, DRAINED)), (7, 7, 3));
        assert!((4..7).contains(&drained(7, 3, (FLIGHT + DRAINED) / 2.0)));
    }

    #[test]
    fn who_was_hit_stands_upright_again_and_who_fell_lies() {
        assert_eq!(Bearing::recoils(0.1, 1.0), Bearing::default());
        let after = Bearing::recoils(1.0, 1.0);
        assert!(after.turn.abs() < 0.01 && (after.grown - 1.0).abs() < 0.01 && after.fade == 1.0);
        assert!(Bearing::falls(1.0).turn > 80.0 && Bearing::falls_greatly(1.0).turn > 80.0);
    }
}
