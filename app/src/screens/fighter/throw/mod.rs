//! A throw on screen: the die waits for a finger or for the app, flies, and lies. The game knows what it came to as soon
//! as the die has left the hand, so that nobody gets a second try by closing the app; it is told once it was seen.

mod instructions;
mod result;
mod show;
mod stakes;

pub use instructions::{ThrowTouch, instructions, parted};
pub use result::show_landed;
pub use show::{framed, way};

use super::{
    playable::toss,
    table::{Open, Table},
};
use crate::{
    input::Key,
    nav::{Desk, Nav},
    play::AtTable,
    screens::throwing::{Throwing, can_fly},
    store::Throws,
};
use dice::Ease;
use rules::{
    Viewer,
    fighter::{Action, Die, Event, Phase, Public},
};
use serde_json::{Value, json};

/// How long a friend who is away takes to throw, in ms.
const SLOWNESS: f64 = 1400.0;
/// How long a die that lies is looked at, in ms.
const LOOK: f64 = 1500.0;

/// Whose hand throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thrower {
    /// A player's finger.
    Finger,
    /// The app's, for somebody who is away.
    App,
}

/// A throw on screen.
pub(super) struct ScreenThrow {
    pub throwing: Throwing,
    pub thrower: Thrower,
    /// The game as it was before the throw.
    pub before: Public,
    since: f64,
    /// What came of it, once the die has left the hand.
    events: Option<Vec<Event>>,
    /// When the die lay.
    pub settled: Option<f64>,
}

impl ScreenThrow {
    /// Tests whether the die has left the hand.
    pub fn flies(&self) -> bool {
        self.events.is_some()
    }

    /// Tests whether a player holds the die and may throw it in another way.
    fn is_in_hand(&self) -> bool {
        self.thrower == Thrower::Finger && !self.flies()
    }

    /// Tests whether the die lies.
    pub fn lies(&self) -> bool {
        self.settled.is_some()
    }

    /// Its state for scripts and tests.
    pub fn dump(&self) -> Value {
        let is_app = self.thrower == Thrower::App;
        json!({ "flies": self.flies(), "lies": self.lies(), "app": is_app, "conditions": self.before.conditions() })
    }
}

impl Table {
    /// Tests whether a die is in the air or lies to be looked at.
    pub(super) fn is_flying(&self) -> bool {
        self.throw.as_ref().is_some_and(ScreenThrow::flies)
    }

    /// Puts the die into a hand, where it is to be thrown on screen.
    pub(super) fn take_die(&mut self, desk: &mut Desk<'_>) {
        let settings = &desk.store.settings;
        let is_away = self.host.extras().away.contains(&self.game().player());
        let is_on_screen = is_away || settings.throws == Throws::Screen;
        if self.game().phase() != Phase::Throw || !is_on_screen {
            self.throw.take_if(|throw| !throw.flies());
            return;
        }
        if self.throw.is_some() {
            return;
        }
        let die = self.game().attack().map_or(Die::White, |attack| attack.die);
        let is_guided = self.lesson.as_ref().is_some_and(|lesson| lesson.guides());
        let ease = if self.lesson.is_some() { Ease::Kids } else { settings.ease };
        let throwing = Throwing::new(&self.game().conditions(), die, ease, desk.now);
        let throwing = throwing.trembling(self.host.standing().luck);
        let chosen = self.chosen.get(&self.game().player()).copied().unwrap_or_default();
        let throwing = throwing.placed(chosen);
        let throwing = if is_guided { throwing.with_arc() } else { throwing };
        let thrower = if is_away { Thrower::App } else { Thrower::Finger };
        let before = self.game().clone();
        self.explained = 0;
        self.stands.hold(self.game().player());
        self.throw = Some(ScreenThrow { throwing, thrower, before, since: desk.now, events: None, settled: None });
    }

    /// Lets time pass for a die on screen; says whether something moves.
    pub(super) fn tick_throw(&mut self, desk: &mut Desk<'_>) -> bool {
        self.take_die(desk);
        let Some(throw) = &mut self.throw else { return false };
        let moves = throw.throwing.tick(desk);
        if !throw.flies() {
            let waits = throw.thrower == Thrower::App && self.open == Open::Nothing;
            if waits && desk.now - throw.since >= SLOWNESS && !desk.platform.abilities().dice_to_come {
                self.throw_for(desk);
            }
            return moves || waits;
        }
        if throw.settled.is_none() && throw.throwing.settled(desk.now).is_some() {
            throw.settled = Some(desk.now);
        }
        if throw.settled.is_some_and(|settled| desk.now - settled >= LOOK) {
            self.tell_throw(desk);
        }
        true
    }

    /// The app throws, for somebody who is away or does not want to.
    pub(super) fn throw_for(&mut self, desk: &mut Desk<'_>) {
        let thrown = toss(self.game(), self.host.standing().luck);
        let Some(throw) = self.throw.as_mut().filter(|throw| !throw.flies()) else { return };
        throw.thrower = Thrower::App;
        throw.throwing.fly(thrown, desk.now);
        self.let_fly(desk);
    }

    /// Tells the game what a die comes to that has just left the hand.
    fn let_fly(&mut self, desk: &mut Desk<'_>) {
        let Some(throw) = self.throw.as_mut().filter(|throw| !throw.flies()) else { return };
        let Some((thrown, landing)) = throw.throwing.thrown().zip(throw.throwing.flight().map(|it| it.landing()))
        else {
            return;
        };
        let (land, done) = (Action::Land(landing), self.host.standing().done);
        // The swipe is kept with its landing, in one go.
        let sent = self.seen.check(&land).and_then(|()| {
            let extras = self.host.extras_mut();
            extras.throws.insert(done, thrown);
            extras.is_unseen = true;
            self.host.send(land, desk)
        });
        match sent {
            Ok(()) => {
                throw.events = Some(self.host.hear(Viewer::Spectator));
                self.seen = self.host.view(Viewer::Spectator);
            }
            Err(illegal) => {
                self.throw = None;
                self.refuse(illegal, desk);
            }
        }
    }

    /// Goes on from a die that was seen.
    pub(super) fn tell_throw(&mut self, desk: &mut Desk<'_>) {
        let Some(throw) = self.throw.take() else { return };
        let Some(events) = throw.events else { return };
        self.host.extras_mut().is_unseen = false;
        if !self.host.standing().is_over() {
            self.host.keep(desk);
        }
        self.tell(throw.before, events, desk);
    }

    /// Shows where a die lies that flew when the app was left, and what came of it.
    pub(super) fn show_unseen(&mut self, desk: &mut Desk<'_>) {
        let extras = self.host.extras();
        if !extras.is_unseen || self.throw.is_some() {
            return;
        }
        let thrown = extras.throws.last_key_value().map(|(_, thrown)| *thrown);
        let Some((thrown, (before, events))) = thrown.zip(self.host.last(Viewer::Spectator)) else { return };
        let before = Public::clone(&before);
        let die = before.attack().map_or(Die::White, |attack| attack.die);
        let mut throwing = Throwing::new(&before.conditions(), die, desk.store.settings.ease, desk.now);
        throwing.fly(thrown, desk.now);
        throwing.see_end(desk.now);
        let (thrower, events) = (Thrower::Finger, Some(events));
        self.throw = Some(ScreenThrow { throwing, thrower, before, since: desk.now, events, settled: None });
    }

    /// Takes a tap that is about a throw on screen.
    pub(super) fn tap_throw(&mut self, touch: ThrowTouch, desk: &mut Desk<'_>) -> Nav {
        match touch {
            ThrowTouch::Landed if self.lies() => self.tell_throw(desk),
            ThrowTouch::Manner(nth) => self.explained = nth,
            ThrowTouch::Die(grip) if self.use_die(desk, |throwing, desk| throwing.tap(grip, desk)) => {}
            ThrowTouch::Landed | ThrowTouch::Die(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn lies(&self) -> bool {
        self.throw.as_ref().is_some_and(ScreenThrow::lies)
    }

    fn is_in_hand(&self) -> bool {
        self.throw.as_ref().is_some_and(ScreenThrow::is_in_hand)
    }

    /// Throws on the table from now on, with real dice.
    pub(super) fn take_real_dice(&mut self, desk: &mut Desk<'_>) {
        if self.is_in_hand() {
            self.change_throws(Throws::Table, desk);
        }
    }

    /// Throws on screen from now on.
    pub(super) fn throw_on_screen(&mut self, desk: &mut Desk<'_>) {
        self.change_throws(Throws::Screen, desk);
    }

    /// The app throws for somebody who does not want to.
    pub(super) fn let_app_throw(&mut self, desk: &mut Desk<'_>) {
        if self.is_in_hand() && can_fly(desk) {
            self.throw_for(desk);
        }
    }

    /// Somebody who was away throws again.
    pub(super) fn come_back(&mut self, desk: &mut Desk<'_>) {
        let Some(throw) = self.throw.take_if(|throw| !throw.flies()) else { return };
        self.host.extras_mut().away.remove(&throw.before.player());
        self.take_die(desk);
        self.host.keep(desk);
    }

    /// Takes a key for the die: its own, going on from one that lies, and other ways to throw.
    pub(super) fn key_throw(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        match key {
            Key::Enter if self.lies() => self.tell_throw(desk),
            _ if self.use_die(desk, |throwing, desk| throwing.key(key, desk)) => {}
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    /// Throws on screen or on the table from now on.
    fn change_throws(&mut self, throws: Throws, desk: &mut Desk<'_>) {
        desk.store.settings.throws = throws;
        self.spot = None;
        self.take_die(desk);
    }

    /// Lets a player do something with the die; says whether it was of use.
    pub(super) fn use_die(
        &mut self,
        desk: &mut Desk<'_>,
        run: impl FnOnce(&mut Throwing, &mut Desk<'_>) -> bool,
    ) -> bool {
        // A die that the app is about to throw is nobody else's; once it flies, everybody may skip the flight.
        let is_theirs = |throw: &&mut ScreenThrow| throw.thrower == Thrower::Finger || throw.flies();
        let Some(throw) = self.throw.as_mut().filter(is_theirs) else { return false };
        let is_used = run(&mut throw.throwing, desk);
        if throw.thrower == Thrower::Finger {
            self.chosen.insert(throw.before.player(), throw.throwing.chosen());
        }
        self.let_fly(desk);
        is_used
    }
}
