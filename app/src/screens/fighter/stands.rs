//! Those who wait: the device is passed on to who throws next, and the others cheer, heckle, or bet a coin of honour.
//! Nothing of it touches the rules.

use super::{
    names::number,
    pictures,
    sheet::name_row,
    table::{Open, Table},
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    nav::Desk,
    scene::{Lettering, Picture, Role, Scene},
    store::Throws,
    theme::{Frame, TOUCH, ease_back, ease_out},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::fighter::Event;
use std::collections::BTreeMap;

/// How long it is said to whom the device goes, in ms.
const PASSING: f64 = 2000.0;
/// How long a call is seen, in ms.
const CALL: f64 = 1800.0;
/// Drawings of those who cheer, and of those who heckle.
const CHEERS: [&str; 4] = ["fighter/heart", "fighter/hero_symbol", "abilities/beer", "fighter/token_target"];
const BOOS: [&str; 4] = ["fighter/token_toad", "fighter/scar", "monsters/banshee_megaphone", "fighter/damage_burst"];

/// Somebody who waits and lets the others know.
struct Call {
    seat: u8,
    cheers: bool,
    nth: usize,
    since: f64,
}

/// Everything that those who wait do.
#[derive(Default)]
pub(super) struct Stands {
    /// Who held the device last.
    holder: Option<u8>,
    /// Who gets it once all was told.
    next: Option<u8>,
    /// To whom it goes, and since when.
    passing: Option<(u8, f64)>,
    calls: Vec<Call>,
    /// Who has bet on this throw, and whether on a hit.
    bets: BTreeMap<u8, bool>,
    called: usize,
}

impl Stands {
    /// Lets time pass; says whether something of it is seen.
    pub fn tick(&mut self, now: f64, is_quiet: bool) -> bool {
        if is_quiet && let Some(seat) = self.next.take() {
            self.passing = Some((seat, now));
        }
        self.passing.take_if(|(_, since)| now - *since >= PASSING);
        self.calls.retain(|call| now - call.since < CALL);
        self.passing.is_some() || !self.calls.is_empty()
    }

    /// Somebody has the device in hand.
    pub fn hold(&mut self, seat: u8) {
        self.holder = Some(seat);
        self.pass();
    }

    /// Nobody waits any longer to be given the device.
    pub fn pass(&mut self) {
        (self.next, self.passing) = (None, None);
    }
}

impl Table {
    /// Says to whom the device goes, where it goes around.
    pub(super) fn pass_on_to(&mut self, seat: u8, desk: &Desk<'_>) {
        let away = &self.host.extras().away;
        let others = self.game().seats().filter(|other| !away.contains(other)).count();
        let goes_around = desk.store.settings.throws == Throws::Screen && others > 1 && self.lesson.is_none();
        let is_new = self.stands.holder.is_some_and(|holder| holder != seat);
        let passes = goes_around && is_new && !away.contains(&seat);
        self.stands.hold(seat);
        self.stands.next = passes.then_some(seat);
    }

    /// Those who bet on what a throw comes to get what they are due.
    pub(super) fn settle_bets(&mut self, events: &[Event], desk: &mut Desk<'_>) {
        let hit = events.iter().any(|event| matches!(event, Event::Struck { .. } | Event::FatalBlow));
        let bets = std::mem::take(&mut self.stands.bets);
        let winners: Vec<u8> = bets.into_iter().filter(|(_, on_hit)| *on_hit == hit).map(|(seat, _)| seat).collect();
        for seat in &winners {
            *self.host.extras_mut().honour.entry(*seat).or_default() += 1;
            self.floaters.add(*seat, desk.words.get("stands-honour-won"), true, desk.now);
        }
        if !winners.is_empty() {
            self.host.keep(desk);
        }
    }

    /// Lets somebody who waits cheer or heckle.
    pub(super) fn call(&mut self, seat: u8, cheers: bool, desk: &mut Desk<'_>) {
        let nth = self.stands.called;
        self.stands.called += 1;
        self.stands.calls.push(Call { seat, cheers, nth, since: desk.now });
        self.open = Open::Nothing;
        desk.play(if cheers { crate::sound::Effect::Voice } else { crate::sound::Effect::Hush });
    }

    /// Takes a bet, or the same one back.
    pub(super) fn bet(&mut self, seat: u8, on_hit: bool) {
        if self.is_flying() {
            return;
        }
        if self.stands.bets.insert(seat, on_hit) == Some(on_hit) {
            self.stands.bets.remove(&seat);
        }
    }

    /// Who waits while somebody throws.
    pub(super) fn waiting(&self) -> impl Iterator<Item = u8> + '_ {
        let player = self.game().player();
        self.game().in_play().filter(move |seat| *seat != player)
    }

    /// What those who wait can do, over the throw.
    pub(super) fn stands_sheet<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let rows: Vec<Node<'a>> = self.waiting().map(|seat| self.seat_in_stands(frame, seat)).collect();
        column([
            paragraph(frame.say("stands-title"), frame.heading_of(22.0)),
            paragraph(frame.say("stands-about"), frame.label()),
        ])
        .with(column(rows).gap(frame.dp(10.0)))
        .with(widgets::button(frame, Touch::Close, Look::Paper, Some("ui/ui_close"), frame.say("fight-close")))
        .gap(frame.dp(10.0))
    }

    fn seat_in_stands<'a>(&self, frame: &Frame<'_>, seat: u8) -> Node<'a> {
        let honour = self.host.extras().honour.get(&seat).copied().unwrap_or_default();
        let about = frame.say_with("stands-honour", &[("n", number(honour))]);
        let face = pictures::portrait(self.game().deck(), self.game().member(seat).hero);
        let head = name_row(frame, face, self.name(seat, frame.words), about);
        let bet = self.stands.bets.get(&seat).copied();
        let deeds = [
            (Touch::Cheer(seat), "fighter/heart", "stands-cheer", None),
            (Touch::BetHit(seat), "fighter/coin", "stands-bet-hit", Some(bet == Some(true))),
            (Touch::BetMiss(seat), "fighter/coin", "stands-bet-miss", Some(bet == Some(false))),
            (Touch::Heckle(seat), "fighter/token_toad", "stands-heckle", None),
        ];
        let deeds = deeds.map(|(touch, art, key, chosen)| deed(frame, touch, art, frame.say(key), chosen).grow(1.0));
        column([head, row(deeds).gap(6.0).align(AlignItems::STRETCH)]).gap(4.0).firm()
    }

    /// Draws who calls, at the top of a field.
    pub(super) fn show_calls(&self, scene: &mut Scene, frame: &Frame<'_>, field: Rect) {
        let side = frame.dp(64.0);
        for (row, call) in self.stands.calls.iter().enumerate() {
            let age = ((frame.now - call.since) / CALL) as f32;
            let grown = if frame.settings.reduced_motion { 1.0 } else { ease_back(age * 6.0) };
            let all = if call.cheers { CHEERS } else { BOOS };
            let middle = Point {
                x: field.x + side * 0.8 + (row % 4) as f32 * side * 1.6,
                y: field.y + side * 0.7 + (row / 4) as f32 * side,
            };
            let face = pictures::portrait(self.game().deck(), self.game().member(call.seat).hero);
            let first = scene.sprites.len();
            scene.fit(face, Rect::around(middle, side * 0.8 * grown, side * 0.8 * grown));
            let thing = Point { x: middle.x + side * 0.6, y: middle.y - side * 0.2 };
            let turn = if frame.settings.reduced_motion { 0.0 } else { (age * 24.0).sin() * 12.0 };
            let art = Picture::art(all[call.nth % all.len()]);
            scene.fit(art, Rect::around(thing, side * 0.6 * grown, side * 0.6 * grown)).turn = turn;
            let fade = (3.0 - 3.0 * age).clamp(0.0, 1.0);
            scene.sprites[first..].iter_mut().for_each(|sprite| sprite.fade = fade);
        }
    }

    /// Draws over everything to whom the device goes; a touch anywhere goes on.
    pub(super) fn show_passing(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let Some((seat, since)) = self.stands.passing else { return };
        let t = ((frame.now - since) / 300.0) as f32;
        let grown = if frame.settings.reduced_motion { 1.0 } else { 0.7 + 0.3 * ease_out(t) };
        scene.cover();
        widgets::veil(scene, frame, 0.78);
        let safe = frame.safe_area();
        let side = (safe.h * 0.4).min(safe.w * 0.6).min(frame.dp(280.0)) * grown;
        let middle = Point { x: safe.centre().x, y: safe.centre().y - side * 0.16 };
        let rays = scene.picture(pictures::rays(ink::SAND.faded(0.4)), Rect::around(middle, side, side));
        rays.stepped();
        let face = pictures::portrait(self.game().deck(), self.game().member(seat).hero);
        scene.fit(face, Rect::around(middle, side * 0.8, side * 0.8));
        let words = frame.say_with("stands-pass", &[("name", self.name(seat, frame.words).into())]);
        let lettering = Lettering::new(Face::Display, frame.em(30.0), ink::SAND_LIGHT);
        let line = Rect::new(safe.x + 16.0, middle.y + side * 0.5, safe.w - 32.0, frame.em(44.0));
        scene.banner(&words, lettering, ink::INK, 8.0, line);
        let hint = Lettering::new(Face::Heavy, frame.em(14.0), ink::LILAC).centred();
        scene.fitted(&frame.say("stands-tap"), hint, Rect { y: line.bottom(), h: frame.em(22.0), ..line });
        scene.touch(Touch::Passed, Role::Button, words, frame.whole());
    }
}

/// Something that those who wait can do: its drawing over its name.
fn deed<'a>(frame: &Frame<'_>, touch: Touch, art: &'static str, words: String, chosen: Option<bool>) -> Node<'a> {
    let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK).centred();
    let pressed = frame.is_pressed(&touch);
    let side = frame.dp(28.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        let is_on = chosen == Some(true);
        scene.drawn(("stands-deed", pressed, is_on), at, 3.0, move |drawing| {
            let fill = if is_on { ink::GOLD } else { ink::PAPER };
            drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 10.0, 7, 0.8), fill, Stroke::new(ink::INK, 2.4));
        });
        scene.fit(Picture::art(art), Rect::new(at.centre().x - side / 2.0, at.y + 4.0, side, side));
        let below = Rect::new(at.x + 3.0, at.y + side + 5.0, at.w - 6.0, (at.h - side - 8.0).max(1.0));
        scene.fitted(&words, lettering, below);
        let role = chosen.map_or(Role::Button, |chosen| Role::Choice { chosen });
        scene.touch(touch, role, words, at);
    })
    .height((side + frame.em(40.0)).max(TOUCH))
}
