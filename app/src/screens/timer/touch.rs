//! What fingers do to the timer.

use super::{
    bulb,
    dial::Ring,
    screen::{TimerScreen, View},
    single::{MORE, Mark, Turning},
};
use crate::{
    input::{Gesture, Key},
    nav::{Desk, Event, Nav},
    screens::naming::{Naming, Typed},
    sound::Effect,
};
use printkit::Words;

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
            // A message's button answers on every page.
            Event::Tap("give-back", _) => {
                self.give_back(desk);
                Nav::Stay
            }
            Event::Tap(id, at) => match self.view {
                View::Glass => self.tap_glass(id, desk),
                View::Shelf => self.tap_shelf(id, desk),
                View::Edit if id == "dial" => self.dial(Gesture::Tap { at }, desk),
                View::Edit | View::Name(_) => self.tap_edit(id, desk),
            },
            Event::Gesture(Some("lock"), Gesture::Hold { .. }) if self.is_locked => self.unlock(desk),
            Event::Gesture(Some("dial"), gesture) => self.dial(gesture, desk),
            Event::Key(Key::Enter) if matches!(self.view, View::Glass) && !self.is_locked => {
                self.tap_glass("start", desk)
            }
            _ => Nav::Pass,
        }
    }

    fn tap_glass(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let wall = self.wall;
        match id {
            "start" | "glass" => self.kept.timer_mut().toggle(wall),
            "turn" => self.turn(desk),
            "more" => self.kept.timer_mut().add(MORE, wall),
            "refill" => self.kept.timer_mut().refill(wall),
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
        self.before_jump = None;
        self.said = None;
        self.save(desk);
        Nav::Stay
    }

    fn turn(&mut self, desk: &mut Desk<'_>) {
        let timer = self.kept.timer_mut();
        let amount = if timer.has_begun(self.wall) { bulb::amount(timer.left(self.wall), timer.full()) } else { 0 };
        self.turned = Some((desk.now, amount));
        timer.turn(self.wall);
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
            match self.kept.add_own() {
                Some(_) => self.view = View::Edit,
                None => desk.toast(desk.words.get("timer-too-many")),
            }
        } else if let Some(index) = id.strip_prefix("choose-").and_then(|index| index.parse().ok()) {
            if index < self.kept.timers.len() {
                self.kept.chosen = index;
                self.view = View::Glass;
            }
        } else {
            return Nav::Pass;
        }
        self.said = None;
        self.save(desk);
        Nav::Stay
    }

    fn tap_edit(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let wall = self.wall;
        let vibrates = desk.store.settings.vibration;
        let (timer, signals) = (&mut self.kept.timers[self.kept.chosen], &mut self.kept.signals);
        let length = timer.length;
        match id {
            "repeat" => timer.repeats = !timer.repeats,
            "turning-carries" => timer.turning = Turning::Carries,
            "turning-restarts" => timer.turning = Turning::Restarts,
            "sound" => signals.sound = !signals.sound,
            "flash" => signals.flash = !signals.flash,
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
                self.kept.remove();
                self.view = View::Shelf;
            }
            "done" => self.view = View::Glass,
            _ => match Mark::ALL.into_iter().find(|mark| id.strip_prefix("warn-") == Some(mark.code())) {
                Some(mark) => timer.warnings.toggle(mark),
                None => return Nav::Pass,
            },
        }
        self.save(desk);
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
        let wall = self.wall;
        let timer = self.kept.timer_mut();
        if timer.name.is_some() {
            timer.set_length(ring.turned(timer.length, area, at), wall);
        }
        // A finger on its way turns the ring many times a second; the file needs only where it ends.
        if matches!(gesture, Gesture::Tap { .. } | Gesture::Drop { .. }) {
            self.save(desk);
        }
        Nav::Stay
    }

    fn rename(&mut self, name: String, desk: &mut Desk<'_>) -> Nav {
        let timer = self.kept.timer_mut();
        if timer.name.is_some() {
            timer.name = Some(name);
        }
        self.view = View::Edit;
        self.save(desk);
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
                if self.kept.runs(self.wall) {
                    desk.toast(desk.words.get("timer-runs-on"));
                }
                self.save(desk);
                return Nav::Pop;
            }
        }
        Nav::Stay
    }

    /// What a timer is called.
    pub(super) fn name_of(&self, index: usize, words: &Words) -> String {
        let timer = &self.kept.timers[index];
        match timer.name.as_deref() {
            Some("") => crate::screens::knock::minutes(timer.length),
            Some(name) => name.to_string(),
            None if index == 0 => words.get("knock-name"),
            None => words.with("timer-of-minutes", &[("minutes", ((timer.length / 60_000) as i64).into())]),
        }
    }
}
