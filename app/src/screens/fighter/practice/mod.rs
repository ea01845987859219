//! Practice: one throw on screen after the other, with any die and any special throws, and what they came to. Nobody
//! loses anything here. Who wants to aims for a challenge.

mod challenge;
mod show;
mod stats;

use super::{names::die_code, throw::ThrowTouch};
use crate::{
    input::Key,
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::Scene,
    screens::throwing::Throwing,
    sound::Effect,
    theme::Frame,
    touch::touches,
};
use challenge::Attempt;
use dice::Ease;
use rules::fighter::{Colour, Conditions, Die, Throw};
use serde::Serialize;
use serde_json::json;
use stats::Stats;

touches! {
    /// What can be touched in practice.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Die = "die",
        Throws = "throws",
        Throw(nth: usize) = "throw-{}",
        Plain = "plain",
        Hand = "hand",
        Challenges = "challenges",
        Attempt = "attempt",
        Challenge(nth: usize) = "challenge-{}",
        Again = "again",
        Stop = "stop",
        Ease(ease: Ease) = "ease-{}",
        Results = "results",
        Map = "heat-map",
        Clear = "clear",
        Restore = "restore",
        Close = "close",
        OnScreen(touch: ThrowTouch) = "{}",
    }
}

/// How long a die that lies is looked at, in ms.
const LOOK: f64 = 1300.0;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// The special throws to choose from.
    Throws,
    /// How forgiving the hand is.
    Hand,
    /// The challenges to choose from.
    Challenges,
    /// What the throws came to.
    Results,
}

/// The screen.
pub struct Practice {
    stats: Stats,
    /// The challenge that is under way, or was just met.
    attempt: Option<Attempt>,
    throwing: Throwing,
    /// When the die lay.
    settled: Option<f64>,
    explained: usize,
    open: Option<Open>,
    /// What was cleared, as long as it can be had back.
    cleared: Option<Stats>,
}

impl Practice {
    /// Goes on where the last practice ended.
    pub fn new(desk: &mut Desk<'_>) -> Practice {
        let stats = Stats::load(desk.platform, desk.store);
        let throwing = throwing(&stats, &stats.conditions, desk);
        Practice { stats, attempt: None, throwing, settled: None, explained: 0, open: None, cleared: None }
    }

    /// Puts a new die into the hand.
    fn take_die(&mut self, desk: &Desk<'_>) {
        self.throwing = throwing(&self.stats, &self.conditions(), desk).placed(self.throwing.chosen());
        self.settled = None;
    }

    /// How the die must be thrown.
    fn conditions(&self) -> Conditions {
        match &self.attempt {
            Some(attempt) => attempt.challenge().conditions(),
            None => self.stats.conditions.clone(),
        }
    }

    fn is_flying(&self) -> bool {
        self.throwing.thrown().is_some() && self.settled.is_none()
    }

    /// Counts the die that flies or lies, whether it was seen to its end or not, and takes the next one.
    fn go_on(&mut self, desk: &mut Desk<'_>) {
        if self.is_flying() {
            self.count(desk);
        }
        self.take_die(desk);
    }

    fn count(&mut self, desk: &mut Desk<'_>) {
        let Some(flight) = self.throwing.flight() else { return };
        let at = flight.poses.last().map_or([0.0; 2], |pose| [pose.at[0], pose.at[1]]);
        let landing = flight.landing();
        self.stats.count(&self.conditions(), landing, at);
        self.settled = Some(desk.now);
        if let Some(attempt) = self.attempt.as_mut().filter(|attempt| !attempt.is_met())
            && attempt.count(landing)
        {
            let is_best = self.stats.keep(attempt);
            desk.play(if is_best { Effect::Record } else { Effect::MonsterBeaten });
        }
        self.stats.save(desk.platform, desk.store);
    }

    /// Changes what is thrown, and how; a die in the air is counted as it was thrown.
    fn change(&mut self, desk: &mut Desk<'_>, change: impl FnOnce(&mut Stats)) {
        if self.is_flying() {
            self.count(desk);
        }
        change(&mut self.stats);
        self.explained = 0;
        self.stats.save(desk.platform, desk.store);
        self.take_die(desk);
    }

    fn tap(&mut self, touch: Touch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Die => self.change(desk, |stats| stats.die = next_die(stats.die)),
            Touch::Throws => self.open = Some(Open::Throws),
            Touch::Hand => self.open = Some(Open::Hand),
            Touch::Challenges | Touch::Attempt => self.open = Some(Open::Challenges),
            Touch::Challenge(nth) => self.aim_for(Attempt::at(nth), desk),
            Touch::Again => self.aim_for(self.attempt.as_ref().and_then(|it| Attempt::at(it.nth)), desk),
            Touch::Stop => self.aim_for(None, desk),
            Touch::Results => self.open = Some(Open::Results),
            Touch::Close => self.open = None,
            Touch::Plain => self.throw_otherwise(desk, |stats| stats.conditions.throws.clear()),
            Touch::Throw(nth) => {
                if let Some(throw) = Throw::ALL.get(nth) {
                    self.throw_otherwise(desk, |stats| stats.swap(*throw));
                }
            }
            Touch::Ease(ease) => {
                desk.store.settings.ease = ease;
                self.throw_otherwise(desk, |_| {});
            }
            Touch::Clear => self.clear(desk),
            Touch::Restore => {
                if let Some(cleared) = self.cleared.take() {
                    self.change(desk, |stats| *stats = cleared.then(stats));
                }
            }
            Touch::OnScreen(ThrowTouch::Landed) => self.go_on(desk),
            Touch::OnScreen(ThrowTouch::Manner(nth)) => self.explained = nth,
            Touch::OnScreen(ThrowTouch::Die(grip)) if self.throwing.tap(grip, desk) => {}
            Touch::OnScreen(ThrowTouch::Die(_)) | Touch::Map => return Nav::Pass,
        }
        Nav::Stay
    }

    /// Begins a challenge, or goes back to throwing for fun.
    fn aim_for(&mut self, attempt: Option<Attempt>, desk: &mut Desk<'_>) {
        self.open = None;
        self.change(desk, |_| {});
        self.attempt = attempt;
        self.take_die(desk);
    }

    /// Changes how dice are thrown; a challenge under way ends, which asks for its own way.
    fn throw_otherwise(&mut self, desk: &mut Desk<'_>, change: impl FnOnce(&mut Stats)) {
        if self.is_flying() {
            self.count(desk);
        }
        self.attempt = None;
        self.change(desk, change);
    }

    fn clear(&mut self, desk: &mut Desk<'_>) {
        self.open = None;
        if self.is_flying() {
            self.count(desk);
        }
        self.cleared = Some(self.stats.clone());
        self.change(desk, |stats| *stats = stats.cleared());
        desk.toast_with(desk.words.get("practice-cleared"), Touch::Restore, desk.words.get("practice-restore"));
    }

    fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        if self.open.is_some() {
            return Nav::Pass;
        }
        match key {
            Key::Enter if self.settled.is_some() => self.go_on(desk),
            _ if self.throwing.key(key, desk) => {}
            _ => return Nav::Pass,
        }
        Nav::Stay
    }
}

/// A die in the hand as it is practised.
fn throwing(stats: &Stats, conditions: &Conditions, desk: &Desk<'_>) -> Throwing {
    let mut throwing =
        Throwing::new(conditions, stats.die, desk.store.settings.ease, desk.now).trembling(stats.all.throws.into());
    throwing.marks(stats.marks());
    throwing
}

/// The die after this one.
fn next_die(die: Die) -> Die {
    match die {
        Die::Hero(Colour::Red) => Die::Hero(Colour::Green),
        Die::Hero(Colour::Green) => Die::Hero(Colour::Blue),
        Die::Hero(Colour::Blue) => Die::White,
        Die::White => Die::Hero(Colour::Red),
    }
}

impl TypedScreen for Practice {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "fighter-practice"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        self.show_practice(frame)
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match *event {
            UiEvent::Tap(touch, _) => return self.tap(touch, desk),
            UiEvent::Gesture(touch, gesture) => {
                let grip = if let Some(Touch::OnScreen(ThrowTouch::Die(grip))) = touch { Some(grip) } else { None };
                self.throwing.gesture(grip, gesture, desk);
            }
            UiEvent::Key(key) => return self.key(key, desk),
            UiEvent::Wheel(..) => {}
            UiEvent::News(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        let moves = self.throwing.tick(desk);
        if self.is_flying() && self.throwing.settled(desk.now).is_some() {
            self.count(desk);
        }
        if self.settled.is_some_and(|settled| desk.now - settled >= LOOK) {
            self.take_die(desk);
        }
        moves || self.throwing.thrown().is_some()
    }

    fn next_frame(&self, _: &Frame<'_>) -> Option<f64> {
        self.throwing.next_frame()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn stays_lit(&self) -> bool {
        true
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        if self.open.take().is_some() {
            return Nav::Stay;
        }
        if self.throwing.thrown().is_some() {
            self.go_on(desk);
            return Nav::Stay;
        }
        Nav::Pop
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({
            "results": &self.stats.all,
            "landings": self.stats.landings.len(),
            "die": die_code(self.stats.die),
            "throws": self.conditions().throws,
            "challenge": self.attempt.as_ref().map(|attempt| json!({
                "name": attempt.challenge().name,
                "done": attempt.done(),
                "dice": attempt.dice,
                "met": attempt.is_met(),
                "best": self.stats.best_of(attempt.nth),
            })),
            "flies": self.is_flying(),
            "lies": self.settled.is_some(),
            "open": format!("{:?}", self.open),
        })
    }
}
