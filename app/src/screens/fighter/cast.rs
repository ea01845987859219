//! A throw on glass: the die waits for a finger or for the app, flies, and lies. The game knows what it came to as soon
//! as the die has left the hand, so that nobody gets a second try by closing the app; it is told once it was seen.

use super::{
    manners::OnGlass,
    table::{Open, Table},
};
use crate::{
    input::Key,
    nav::{Desk, Nav},
    screens::throwing::Throwing,
    store::Throws,
};
use dice::Ease;
use rules::fighter::{Conditions, Die, Event as Fact, Phase, Public};
use serde::Serialize;

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

/// A throw on glass.
pub(super) struct Cast {
    pub throwing: Throwing,
    pub thrower: Thrower,
    /// The game as it was before the throw.
    pub before: Public,
    since: f64,
    /// What came of it, once the die has left the hand.
    facts: Option<Vec<Fact>>,
    /// When the die lay.
    pub settled: Option<f64>,
}

impl Cast {
    /// Tests whether the die has left the hand.
    pub fn flies(&self) -> bool {
        self.facts.is_some()
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
    pub fn dump(&self) -> State {
        State {
            flies: self.flies(),
            lies: self.lies(),
            app: self.thrower == Thrower::App,
            conditions: self.before.conditions(),
        }
    }
}

/// The state of a throw for scripts and tests.
#[derive(Serialize)]
pub(super) struct State {
    flies: bool,
    lies: bool,
    app: bool,
    conditions: Conditions,
}

impl Table {
    /// Tests whether a die is in the air or lies to be looked at.
    pub(super) fn is_flying(&self) -> bool {
        self.cast.as_ref().is_some_and(Cast::flies)
    }

    /// Puts the die into a hand, where it is to be thrown on glass.
    pub(super) fn take_die(&mut self, desk: &mut Desk<'_>) {
        let settings = &desk.store.settings;
        let is_away = self.running.extras.away.contains(&self.game().player());
        let is_on_glass = is_away || settings.throws == Throws::Glass;
        if self.game().phase() != Phase::Throw || !is_on_glass {
            self.cast.take_if(|cast| !cast.flies());
            return;
        }
        if self.cast.is_some() {
            return;
        }
        let die = self.game().attack().map_or(Die::White, |attack| attack.die);
        let is_guided = self.lesson.as_ref().is_some_and(|lesson| lesson.guides());
        let ease = if self.lesson.is_some() { Ease::Kids } else { settings.ease };
        let throwing = Throwing::new(&self.game().conditions(), die, ease, desk.now);
        let chosen = self.chosen.get(&self.game().player()).copied().unwrap_or_default();
        let throwing = throwing.placed(chosen);
        let throwing = if is_guided { throwing.with_arc() } else { throwing };
        let thrower = if is_away { Thrower::App } else { Thrower::Finger };
        let before = self.game().clone();
        self.explained = 0;
        self.cast = Some(Cast { throwing, thrower, before, since: desk.now, facts: None, settled: None });
    }

    /// Lets time pass for a die on glass; says whether something moves.
    pub(super) fn mind_cast(&mut self, desk: &mut Desk<'_>) -> bool {
        self.take_die(desk);
        let Some(cast) = &mut self.cast else { return false };
        let moves = cast.throwing.tick(desk);
        if !cast.flies() {
            let waits = cast.thrower == Thrower::App && self.open == Open::Nothing;
            if waits && desk.now - cast.since >= SLOWNESS {
                self.throw_for(desk);
            }
            return moves || waits;
        }
        if cast.settled.is_none() && cast.throwing.settled(desk.now).is_some() {
            cast.settled = Some(desk.now);
        }
        if cast.settled.is_some_and(|settled| desk.now - settled >= LOOK) {
            self.tell_cast(desk);
        }
        true
    }

    /// The app throws, for somebody who is away or does not want to.
    pub(super) fn throw_for(&mut self, desk: &mut Desk<'_>) {
        let thrown = self.running.toss();
        let Some(cast) = self.cast.as_mut().filter(|cast| !cast.flies()) else { return };
        cast.thrower = Thrower::App;
        cast.throwing.fly(thrown, desk.now);
        self.let_fly(desk);
    }

    /// Tells the game what a die comes to that has just left the hand.
    fn let_fly(&mut self, desk: &mut Desk<'_>) {
        let Some(cast) = self.cast.as_mut().filter(|cast| !cast.flies()) else { return };
        let Some((thrown, landing)) = cast.throwing.thrown().zip(cast.throwing.flight().map(|it| it.landing())) else {
            return;
        };
        match self.running.throw(thrown, landing, desk) {
            Ok(facts) => cast.facts = Some(facts),
            Err(illegal) => {
                self.cast = None;
                self.refuse(&illegal, desk);
            }
        }
    }

    /// Goes on from a die that was seen.
    pub(super) fn tell_cast(&mut self, desk: &mut Desk<'_>) {
        let Some(facts) = self.cast.take().and_then(|cast| cast.facts) else { return };
        self.tell(facts, desk);
    }

    /// Takes a tap that is about a throw on glass.
    pub(super) fn tap_cast(&mut self, touch: OnGlass, desk: &mut Desk<'_>) -> Nav {
        match touch {
            OnGlass::Landed if self.lies() => self.tell_cast(desk),
            OnGlass::Manner(nth) => self.explained = nth,
            OnGlass::Die(grip) if self.use_cast(desk, |throwing, desk| throwing.tap(grip, desk)) => {}
            OnGlass::Landed | OnGlass::Die(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn lies(&self) -> bool {
        self.cast.as_ref().is_some_and(Cast::lies)
    }

    fn is_in_hand(&self) -> bool {
        self.cast.as_ref().is_some_and(Cast::is_in_hand)
    }

    /// Throws on the table from now on, with real dice.
    pub(super) fn take_real_dice(&mut self, desk: &mut Desk<'_>) {
        if self.is_in_hand() {
            self.change_throws(Throws::Table, desk);
        }
    }

    /// Throws on glass from now on.
    pub(super) fn throw_on_glass(&mut self, desk: &mut Desk<'_>) {
        self.change_throws(Throws::Glass, desk);
    }

    /// The app throws for somebody who does not want to.
    pub(super) fn let_app_throw(&mut self, desk: &mut Desk<'_>) {
        if self.is_in_hand() {
            self.throw_for(desk);
        }
    }

    /// Somebody who was away throws again.
    pub(super) fn come_back(&mut self, desk: &mut Desk<'_>) {
        let Some(cast) = self.cast.take_if(|cast| !cast.flies()) else { return };
        self.running.extras.away.remove(&cast.before.player());
        self.take_die(desk);
        self.running.keep(desk);
    }

    /// Takes a key for the die: its own, going on from one that lies, and other ways to throw.
    pub(super) fn key_cast(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        match key {
            Key::Enter if self.lies() => self.tell_cast(desk),
            Key::Letter('d' | 'D') => self.take_real_dice(desk),
            Key::Letter('a' | 'A') => self.let_app_throw(desk),
            Key::Undo if !self.is_flying() => self.undo(desk),
            _ if self.use_cast(desk, |throwing, desk| throwing.key(key, desk)) => {}
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    /// Throws on glass or on the table from now on.
    fn change_throws(&mut self, throws: Throws, desk: &mut Desk<'_>) {
        desk.store.settings.throws = throws;
        self.spot = None;
        self.take_die(desk);
    }

    /// Lets a player do something with the die; says whether it was of use.
    pub(super) fn use_cast(
        &mut self,
        desk: &mut Desk<'_>,
        run: impl FnOnce(&mut Throwing, &mut Desk<'_>) -> bool,
    ) -> bool {
        // A die that the app is about to throw is nobody else's; once it flies, everybody may skip the flight.
        let is_theirs = |cast: &&mut Cast| cast.thrower == Thrower::Finger || cast.flies();
        let Some(cast) = self.cast.as_mut().filter(is_theirs) else { return false };
        let is_used = run(&mut cast.throwing, desk);
        if cast.thrower == Thrower::Finger {
            self.chosen.insert(cast.before.player(), cast.throwing.chosen());
        }
        self.let_fly(desk);
        is_used
    }
}
