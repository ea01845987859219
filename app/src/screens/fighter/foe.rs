//! The foe: its picture in the light, what it has left, what makes it hard to fight, and what it says.

use super::{
    names::{foe_art, foe_joke, foe_label, foe_name, number},
    pictures,
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, ease_back},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    faces::fighter::Sign,
    ink,
};
use rules::fighter::{Event, Fight, Foe, Phase};

/// How high a foe's name is, in phone dp.
const NAME: f32 = 30.0;
/// A place lower than this, in dp, has no room for what the foe says.
const LOW: f32 = 190.0;

impl Table {
    pub(super) fn show_foe(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) {
        let Some(fight) = self.shown().fight() else { return };
        let stats = stats_width(frame, area);
        if area.h < frame.dp(LOW) {
            self.show_foe_low(scene, frame, fight, Rect { w: area.w - stats - 8.0, ..area });
        } else {
            self.show_foe_whole(scene, frame, fight, area, stats);
        }
        let numbers = Rect::new(area.right() - stats - 4.0, area.y + 4.0, stats, area.h - 8.0);
        self.show_stats(scene, frame, fight, numbers);
        let heart = Rect { h: stat_height(frame, numbers), w: stat_height(frame, numbers), ..numbers };
        self.show_damage(scene, frame, area, heart);
    }

    /// The foe in little room: its picture, and beside it its name over what makes it hard to fight.
    fn show_foe_low(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, area: Rect) {
        let side = area.h.min(area.w * 0.42);
        self.show_figure(scene, frame, fight, Rect::new(area.x + 6.0, area.y, side, area.h));
        let rest = Rect::new(area.x + side + 10.0, area.y + 4.0, (area.w - side - 12.0).max(0.0), area.h - 8.0);
        let name = Rect { h: frame.dp(30.0).min(rest.h * 0.45), ..rest };
        ribbon(scene, frame, &foe_name(self.shown(), fight.foe, frame.words), name);
        let below = Rect::new(rest.x, name.bottom() + 4.0, rest.w, (rest.bottom() - name.bottom() - 4.0).max(0.0));
        self.show_handicaps(scene, frame, fight, below);
    }

    /// The foe in all its glory: what it says and what makes it hard to fight to its left, its name below it.
    fn show_foe_whole(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, area: Rect, stats: f32) {
        let side = frame.dp(112.0).min(area.w * 0.28);
        let name_high = frame.dp(NAME);
        let middle = Rect::new(area.x + side, area.y, (area.w - side - stats).max(0.0), (area.h - name_high).max(0.0));
        self.show_figure(scene, frame, fight, middle);
        let name = Rect::new(area.x + 8.0, area.bottom() - name_high - 2.0, area.w - 16.0, name_high);
        ribbon(scene, frame, &foe_name(self.shown(), fight.foe, frame.words), name);
        let left = Rect::new(area.x + 6.0, area.y + 4.0, side, middle.h - 4.0);
        let mut below = left;
        // In a wide window the bubble of a lesson lies there.
        let is_free = !(self.is_taught() && frame.is_landscape());
        if self.shown().phase() == Phase::Aim && is_free {
            let says = (left.h * 0.5).min(frame.dp(120.0));
            let bubble = Rect::new(left.x, left.y, left.w * 1.12, says);
            speech(scene, frame, &foe_joke(self.shown(), fight.foe, frame.words), bubble);
            below = Rect::new(left.x, left.y + says + 14.0, left.w, (left.h - says - 14.0).max(0.0));
        }
        self.show_handicaps(scene, frame, fight, below);
    }

    /// The foe itself, which comes in with a bounce.
    fn show_figure(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, at: Rect) {
        let is_met = |event: &Event| matches!(event, Event::MonsterMet { .. } | Event::BossMet { .. });
        let t = self.playback.progress_of(is_met, frame.now).unwrap_or(1.0);
        let grown = if frame.settings.reduced_motion { 1.0 } else { ease_back(t) };
        let side = (at.w * 1.25).min(at.h) * if matches!(fight.foe, Foe::Boss(_)) { 1.1 } else { 1.0 };
        let tint = if matches!(fight.foe, Foe::Boss(_)) { ink::RED } else { Ink::hex(0x8A4A5C) };
        let rays = Rect::around(at.centre(), side * 0.9, side * 0.9);
        scene.picture(pictures::rays(tint.faded(0.6)), rays).stepped();
        let bearing = self.bearing(frame);
        let (dx, dy) = (bearing.shift.0 * side, bearing.shift.1 * side);
        let side = side * grown * bearing.grown;
        let place = Rect::around(at.centre(), side, side).shifted(dx, dy);
        let picture = Picture::art(foe_art(self.shown(), fight.foe));
        let sprite = scene.fit(picture, place).stepped();
        sprite.fade = t.max(if frame.settings.reduced_motion { 1.0 } else { 0.0 }) * bearing.fade;
        sprite.turn = bearing.turn;
        self.show_burst(scene, frame, at);
        let label = foe_label(frame.words, self.shown(), fight);
        scene.touch(Touch::Foe, Role::Button, label, at);
        self.show_tokens(scene, frame, fight, place);
    }

    /// The power tokens that lie on the foe.
    fn show_tokens(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, at: Rect) {
        let side = at.w * 0.22;
        for (nth, (token, art)) in tokens(fight).into_iter().enumerate() {
            let middle = Point { x: at.x + side * (0.6 + nth as f32 * 1.1), y: at.bottom() - side * 0.4 };
            let place = Rect::around(middle, side, side);
            scene.fit(Picture::art(art), place);
            scene.touch(Touch::Token(nth), Role::Label, frame.say(token), place);
        }
    }

    /// Health, damage and gold, one under the other.
    fn show_stats(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, at: Rect) {
        let most = self.shown().most_health(fight.foe);
        let of = frame.say_with("fight-health-of", &[("most", number(most))]);
        let counted = |key, n: u8| frame.say_with(key, &[("n", number(n))]);
        let hits = self.shown().damage();
        let (damage, gold) = (counted("fight-damage", hits), counted("fight-gold-word", fight.gold));
        let health = self.foe_health(frame, fight.health);
        let mut lines = vec![("fighter/heart", health, of), ("fighter/damage_burst", hits, damage)];
        if matches!(fight.foe, Foe::Monster(_)) {
            lines.push(("fighter/coin", fight.gold, gold));
        }
        let high = stat_height(frame, at);
        for (nth, (art, count, words)) in lines.into_iter().enumerate() {
            let place = Rect::new(at.x, at.y + nth as f32 * (high + 6.0), at.w, high);
            pictures::stat(scene, frame, art, &count.to_string(), &words, place);
        }
        let label = frame.say("explain-stats");
        scene.touch(Touch::Stats, Role::Label, label, Rect { h: (high + 6.0) * 3.0, ..at });
    }

    /// What makes the foe hard to fight: a picture and a name each; a tap on the foe says it whole.
    fn show_handicaps(&self, scene: &mut Scene, frame: &Frame<'_>, fight: &Fight, at: Rect) {
        if at.h < 24.0 || fight.has_ballad {
            return;
        }
        let handicaps = self.shown().handicaps().to_vec();
        let is_low = at.h < frame.dp(70.0);
        let count = handicaps.len().max(1) as f32;
        for (nth, handicap) in handicaps.into_iter().enumerate() {
            let power = Sign::from(handicap);
            let words = Lettering::new(Face::Heavy, frame.dp(13.0), ink::PARCHMENT);
            let place = if is_low {
                let wide = at.w / count;
                let place = Rect::new(at.x + nth as f32 * wide, at.y, wide, at.h);
                let side = at.h.min(frame.dp(40.0)).min(wide * 0.5);
                scene.fit(pictures::power(power), Rect::new(place.x, place.y, side, side));
                let room = Rect::new(place.x + side + 3.0, place.y, (wide - side - 5.0).max(0.0), side);
                if room.w >= frame.dp(64.0) {
                    scene.fitted(&power.name(frame.words), words, room);
                }
                place
            } else {
                let high = (at.h / count).min(frame.dp(80.0));
                let place = Rect::new(at.x, at.y + nth as f32 * high, at.w * 0.86, high - 5.0);
                pictures::pill(scene, 12.0, place);
                let side = (place.h * 0.58).min(frame.dp(48.0));
                let picture = Rect::new(place.centre().x - side / 2.0, place.y + 2.0, side, side);
                scene.fit(pictures::power(power), picture);
                let room =
                    Rect::new(place.x + 3.0, picture.bottom(), place.w - 6.0, place.bottom() - picture.bottom() - 2.0);
                scene.fitted(&power.name(frame.words), words.centred(), room);
                place
            };
            let label = format!("{}. {}", power.name(frame.words), power.does(frame.words));
            scene.touch(Touch::Handicap(nth), Role::Label, label, place);
        }
    }
}

/// The power tokens on a foe: the key of what each is, and its drawing.
pub fn tokens(fight: &Fight) -> Vec<(&'static str, &'static str)> {
    let all = [
        (fight.has_target, ("explain-target", "fighter/token_target")),
        (fight.has_toad, ("explain-toad", "fighter/token_toad")),
        (fight.charmed_by.is_some(), ("explain-charm", "fighter/token_charm")),
        (fight.has_ballad, ("explain-ballad", "fighter/token_ballad")),
    ];
    all.into_iter().filter(|(is_there, _)| *is_there).map(|(_, token)| token).collect()
}

/// How wide health, damage and gold are beside the foe.
pub fn stats_width(frame: &Frame<'_>, area: Rect) -> f32 {
    frame.dp(112.0).min(area.w * 0.33)
}

/// How much of the foot of the foe's place its name takes.
pub fn foot(frame: &Frame<'_>, area: Rect) -> f32 {
    if area.h < frame.dp(LOW) { 0.0 } else { frame.dp(NAME) + 4.0 }
}

/// How high each of them is.
fn stat_height(frame: &Frame<'_>, at: Rect) -> f32 {
    (at.h / 3.0 - 6.0).clamp(20.0, frame.dp(46.0))
}

/// A name on a strip of paper.
fn ribbon(scene: &mut Scene, frame: &Frame<'_>, name: &str, at: Rect) {
    let lettering = Lettering::new(Face::Display, frame.dp(19.0), ink::INK).centred();
    let wide = (lettering.width(name) + 28.0).min(at.w);
    let at = Rect::around(at.centre(), wide, at.h);
    scene.drawn("foe-ribbon", at, 3.0, move |drawing| {
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 6.0, 4, 0.9), ink::PAPER, Stroke::new(ink::INK, 2.6));
    });
    scene.fitted(name, lettering, at.inset(4.0));
}

/// What the foe says.
fn speech(scene: &mut Scene, frame: &Frame<'_>, words: &str, at: Rect) {
    scene.drawn("foe-speech", at, 16.0, move |drawing| {
        let edge = Stroke::new(ink::INK, 2.6);
        let tail = Path::polygon(&[(at.w * 0.6, at.h - 2.0), (at.w * 0.94, at.h + 13.0), (at.w * 0.8, at.h - 2.0)]);
        drawing.outlined(tail, ink::PAPER, edge.clone());
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 12.0, 8, 0.9), ink::PAPER, edge);
        drawing.fill(Path::rect(at.w * 0.61, at.h - 5.0, at.w * 0.18, 5.0, 0.0), ink::PAPER);
    });
    scene.fitted(words, Lettering::new(Face::Medium, frame.dp(13.5), ink::INK).centred(), at.inset(7.0));
}
