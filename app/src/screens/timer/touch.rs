//! What fingers do to the timer.

use super::{
    bulb,
    dial::Ring,
    screen::{TimerScreen, View},
};
use crate::{
    input::{Gesture, Key},
    nav::{Desk, Event, Nav},
    platform::News,
    screens::naming::{Naming, Typed},
    sound::Effect,
    timers::{MORE, Mark, Turning},
};

impl TimerScreen {
    pub(super) fn take(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        self.stirred = desk.now;
        if let View::Name(naming) = &mut self.view {
            return match naming.act(event) {
                Typed::On => Nav::Stay,
                Typed::Done(name) => self.rename(name, desk),
                Typed::Nothing => Nav::Pass,
            };
        }
        match *event {
            Event::Tap(id, at) => match self.view {
                View::Glass => self.tap_glass(id, desk),
                View::Shelf => self.tap_shelf(id, desk),
                View::Edit if id == "dial" => self.dial(Gesture::Tap { at }, desk),
                View::Edit | View::Name(_) => self.tap_edit(id, desk),
            },
            Event::Gesture(Some("lock"), Gesture::Hold { .. }) if self.is_locked => self.unlock(desk),
            Event::Gesture(Some("glass" | "start"), Gesture::Hold { .. }) => self.hold(desk),
            Event::News(News::Flipped) => self.flip(desk),
            Event::Gesture(Some("dial"), gesture) => self.dial(gesture, desk),
            Event::Key(Key::Enter) if matches!(self.view, View::Glass) && !self.is_locked => {
                self.tap_glass("start", desk)
            }
            _ => Nav::Pass,
        }
    }

    fn tap_glass(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let wall = desk.keeper.wall;
        match id {
            "start" | "glass" => desk.keeper.kept.timer_mut().toggle(wall),
            "turn" => self.turn(desk),
            "more" => desk.keeper.kept.timer_mut().add(MORE, wall),
            "refill" => desk.keeper.kept.timer_mut().refill(wall),
            "bell" => self.view = View::Edit,
            "timers" => self.view = View::Shelf,
            "digits" => self.is_upside_down = !self.is_upside_down,
            "full" => self.fill_screen(!self.is_full, desk),
            "lock" if self.is_locked => {
                desk.toast_with(desk.words.get("timer-locked"), "unlock", desk.words.get("timer-unlock"));
            }
            "lock" => self.is_locked = true,
            "unlock" => return self.unlock(desk),
            _ => return Nav::Pass,
        }
        self.said = None;
        desk.keeper.keep();
        Nav::Stay
    }

    /// A finger that stays starts the sand, as a tap does; sand that runs is held by a tap alone.
    fn hold(&mut self, desk: &mut Desk<'_>) -> Nav {
        if desk.keeper.shown_runs() { Nav::Pass } else { self.tap_glass("start", desk) }
    }

    /// The device was turned over: sand that rests begins to fall, sand that falls is turned with it.
    fn flip(&mut self, desk: &mut Desk<'_>) -> Nav {
        let is_ready = matches!(self.view, View::Glass) && !self.is_locked;
        if !is_ready || !desk.keeper.kept.starts_by_flip(desk.platform.abilities()) {
            return Nav::Pass;
        }
        let is_held = !desk.keeper.shown_runs() && desk.keeper.shown().has_begun(desk.keeper.wall);
        self.tap_glass(if is_held { "start" } else { "turn" }, desk)
    }

    fn turn(&mut self, desk: &mut Desk<'_>) {
        let timer = desk.keeper.kept.timer_mut();
        let amount = if timer.has_begun(desk.keeper.wall) {
            bulb::amount(timer.left(desk.keeper.wall), timer.full())
        } else {
            0
        };
        self.turned = Some((desk.now, amount));
        timer.turn(desk.keeper.wall);
        desk.play(Effect::Turn);
    }

    fn unlock(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.is_locked = false;
        desk.play(Effect::Key);
        Nav::Stay
    }

    fn fill_screen(&mut self, full: bool, desk: &mut Desk<'_>) {
        self.is_full = full;
        if desk.platform.abilities().full_screen.is_some() {
            desk.platform.set_full_screen(full);
        }
    }

    fn tap_shelf(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        if id == "new" {
            match desk.keeper.kept.add_own() {
                Some(_) => self.view = View::Edit,
                None => desk.toast(desk.words.get("timer-too-many")),
            }
        } else if let Some(index) = id.strip_prefix("choose-").and_then(|index| index.parse().ok()) {
            if index < desk.keeper.kept.timers.len() {
                desk.keeper.kept.chosen = index;
                self.view = View::Glass;
            }
        } else {
            return Nav::Pass;
        }
        self.said = None;
        desk.keeper.keep();
        Nav::Stay
    }

    fn tap_edit(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let wall = desk.keeper.wall;
        let vibrates = desk.store.settings.vibration;
        let (timer, signals) = (&mut desk.keeper.kept.timers[desk.keeper.kept.chosen], &mut desk.keeper.kept.signals);
        let length = timer.length;
        match id {
            "repeat" => timer.repeats = !timer.repeats,
            "turning-carries" => timer.turning = Turning::Carries,
            "turning-restarts" => timer.turning = Turning::Restarts,
            "silent" => desk.store.settings.sound = !desk.store.settings.sound,
            "sound" => signals.sound = !signals.sound,
            "soundtrack" => desk.store.settings.soundtrack = !desk.store.settings.soundtrack,
            "flash" => signals.flash = !signals.flash,
            "flips" => desk.keeper.kept.flips = Some(!desk.keeper.kept.starts_by_flip(desk.platform.abilities())),
            "vibration" => {
                signals.vibration = !signals.vibration;
                if signals.vibration && vibrates {
                    desk.platform.vibrate(Effect::Refused.shake());
                }
            }
            "minute-less" => timer.set_length(length.saturating_sub(60_000), wall),
            "minute-more" => timer.set_length(length + 60_000, wall),
            "second-less" => timer.set_length(length.saturating_sub(1_000), wall),
            "second-more" => timer.set_length(length + 1_000, wall),
            "rename" => self.view = View::Name(Naming::new(timer.name.as_deref().unwrap_or_default())),
            "remove" => {
                desk.keeper.kept.remove();
                self.view = View::Shelf;
            }
            "done" => self.view = View::Glass,
            _ => match Mark::ALL.into_iter().find(|mark| id.strip_prefix("warn-") == Some(mark.code())) {
                Some(mark) => timer.warnings.toggle(mark),
                None => return Nav::Pass,
            },
        }
        desk.keeper.keep();
        Nav::Stay
    }

    /// Turns the ring of the dial on which the finger came down.
    fn dial(&mut self, gesture: Gesture, desk: &mut Desk<'_>) -> Nav {
        let (from, at) = match gesture {
            Gesture::Tap { at } => (at, at),
            Gesture::DragStart { from, at } | Gesture::Drag { from, at, .. } | Gesture::Drop { from, at, .. } => {
                (from, at)
            }
            _ => return Nav::Pass,
        };
        let Some((area, ring)) = desk.area("dial").and_then(|area| Some((area, Ring::at(area, from)?))) else {
            return Nav::Pass;
        };
        let wall = desk.keeper.wall;
        let timer = desk.keeper.kept.timer_mut();
        if timer.name.is_some() {
            timer.set_length(ring.turned(timer.length, area, at), wall);
        }
        // A finger on its way turns the ring many times a second; the file needs only where it ends.
        if matches!(gesture, Gesture::Tap { .. } | Gesture::Drop { .. }) {
            desk.keeper.keep();
        }
        Nav::Stay
    }

    fn rename(&mut self, name: String, desk: &mut Desk<'_>) -> Nav {
        let timer = desk.keeper.kept.timer_mut();
        if timer.name.is_some() {
            timer.name = Some(name);
        }
        self.view = View::Edit;
        desk.keeper.keep();
        Nav::Stay
    }

    /// One step back: from a name to its timer, from there to the glass, and out.
    pub(super) fn leave(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.stirred = desk.now;
        match &self.view {
            View::Name(naming) => {
                let name = naming.name();
                return self.rename(name, desk);
            }
            View::Edit | View::Shelf => self.view = View::Glass,
            View::Glass if self.is_locked => {
                desk.toast_with(desk.words.get("timer-locked"), "unlock", desk.words.get("timer-unlock"));
            }
            View::Glass => {
                if self.is_full {
                    self.fill_screen(false, desk);
                }
                if desk.keeper.kept.runs(desk.keeper.wall) {
                    desk.toast(desk.words.get("timer-runs-on"));
                }
                desk.keeper.keep();
                return Nav::Pop;
            }
        }
        Nav::Stay
    }
}
