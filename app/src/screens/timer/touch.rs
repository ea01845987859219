//! What fingers do to the timer.

use super::{
    bulb,
    dial::Ring,
    screen::{Page, TimerScreen},
};
use crate::{
    geometry::Point,
    input::{Gesture, Key},
    nav::{Desk, Nav, UiEvent},
    platform::News,
    screens::{
        naming::{self, Naming, Typed},
        table_clock::TableClockScreen,
    },
    sound::Effect,
    timers::{MORE, Mark, Timer, Turning},
    touch::{coded, touches},
};

touches! {
    /// What can be touched of the timer, page by page.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Glass(touch: Glass) = "{}",
        Shelf(touch: Shelf) = "{}",
        Edit(touch: Edit) = "{}",
        /// A key ends both typing and setting a timer.
        Name(touch: naming::Touch) = "{}",
    }
}

touches! {
    /// What can be touched around the hourglass.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Glass {
        Hourglass = "glass",
        Digits = "digits",
        Start = "start",
        Turn = "turn",
        Turns = "turns",
        Afresh = "afresh",
        More = "more",
        Less = "less",
        Undo = "undo",
        Refill = "refill",
        Bell = "bell",
        OnlyInSight = "only-in-sight",
        Other(nth: usize) = "other-{}",
        StartOther(nth: usize) = "other-start-{}",
        Timers = "timers",
        Full = "full",
        Lock = "lock",
        ShowControls = "show-controls",
    }
}

touches! {
    /// What can be touched among all timers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Shelf {
        Choose(nth: usize) = "choose-{}",
        New = "new",
        Clock = "clock",
    }
}

touches! {
    /// What can be touched where a timer is set.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Edit {
        Dial = "dial",
        LessMinutes = "minute-less",
        MoreMinutes = "minute-more",
        LessSeconds = "second-less",
        MoreSeconds = "second-more",
        Rename = "rename",
        Warn(mark: Mark) = "warn-{}",
        Turning(turning: Turning) = "turning-{}",
        Repeat = "repeat",
        Silent = "silent",
        Sound = "sound",
        Soundtrack = "soundtrack",
        Vibration = "vibration",
        Flash = "flash",
        Flips = "flips",
        LacksLight = "timer-lacks-light",
        LacksVibration = "timer-lacks-vibration",
        LacksFullScreen = "timer-lacks-full-screen",
        LacksFlips = "timer-lacks-flips",
        Remove = "remove",
    }
}

coded! {
    Mark: Mark::ALL, Mark::code;
    Turning: [Turning::Carries, Turning::Restarts], turning_code;
}

fn turning_code(turning: Turning) -> &'static str {
    match turning {
        Turning::Carries => "carries",
        Turning::Restarts => "restarts",
    }
}

impl TimerScreen {
    pub(super) fn take(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.stirred = desk.now;
        if let Page::Name(naming) = &mut self.page {
            let typing = |touch: &Touch| if let Touch::Name(touch) = touch { Some(*touch) } else { None };
            return match event.part(typing).map(|event| naming.act(&event)) {
                Some(Typed::On) => Nav::Stay,
                Some(Typed::Done(name)) => self.rename(name, desk),
                Some(Typed::Nothing) | None => Nav::Pass,
            };
        }
        match *event {
            UiEvent::Tap(touch, at) => self.tap(touch, at, desk),
            UiEvent::Gesture(Some(Touch::Glass(Glass::Lock)), Gesture::Hold { .. }) if self.is_locked => {
                self.unlock(desk)
            }
            UiEvent::Gesture(Some(Touch::Glass(Glass::Hourglass | Glass::Start)), Gesture::Hold { .. }) => {
                self.hold(desk)
            }
            UiEvent::News(News::Flipped) => self.flip(desk),
            UiEvent::Gesture(Some(Touch::Edit(Edit::Dial)), gesture) => self.dial(gesture, desk),
            UiEvent::Key(Key::Enter) if matches!(self.page, Page::Hourglass) && !self.is_locked => {
                self.tap_glass(Glass::Start, desk)
            }
            _ => Nav::Pass,
        }
    }

    fn tap(&mut self, touch: Touch, at: Point, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Glass(touch) => self.tap_glass(touch, desk),
            Touch::Shelf(touch) => self.tap_shelf(touch, desk),
            Touch::Edit(Edit::Dial) => self.dial(Gesture::Tap { at }, desk),
            Touch::Edit(touch) => self.tap_edit(touch, desk),
            Touch::Name(naming::Touch::Done) => {
                self.page = Page::Hourglass;
                desk.keeper.keep();
                Nav::Stay
            }
            Touch::Name(_) => Nav::Pass,
        }
    }

    fn tap_glass(&mut self, touch: Glass, desk: &mut Desk<'_>) -> Nav {
        let wall = desk.keeper.wall;
        desk.keeper.see();
        match touch {
            Glass::Turn | Glass::Afresh | Glass::More | Glass::Less | Glass::Refill => {
                desk.keeper.undo.remember(&desk.keeper.saved);
            }
            Glass::Start | Glass::Hourglass | Glass::StartOther(_) => desk.keeper.undo.forget(),
            _ => {}
        }
        match touch {
            Glass::Start | Glass::Hourglass => desk.keeper.saved.timer_mut().toggle(wall),
            Glass::Turn => self.turn(Timer::turn, desk),
            Glass::Afresh => self.turn(Timer::start_afresh, desk),
            Glass::More => desk.keeper.saved.timer_mut().add(MORE, wall),
            Glass::Less => desk.keeper.saved.timer_mut().take(MORE, wall),
            Glass::Refill => desk.keeper.saved.timer_mut().refill(wall),
            Glass::Undo => return self.take_back(desk),
            Glass::Other(nth) | Glass::StartOther(nth) if nth >= desk.keeper.saved.timers.len() => return Nav::Pass,
            Glass::Other(nth) => self.choose(nth, desk),
            Glass::StartOther(nth) => desk.keeper.saved.timers[nth].toggle(wall),
            Glass::Bell if desk.keeper.saved.is_silent(&desk.store.settings) => {
                desk.keeper.saved.unmute(&mut desk.store.settings);
            }
            Glass::Bell => self.page = Page::Edit,
            Glass::Timers => self.page = Page::Shelf,
            Glass::Digits => self.is_upside_down = !self.is_upside_down,
            Glass::Full => self.fill_screen(!self.is_full, desk),
            Glass::Lock if self.is_locked => desk.toast(desk.words.get("timer-locked")),
            Glass::Lock => self.is_locked = true,
            Glass::Turns | Glass::OnlyInSight | Glass::ShowControls => return Nav::Pass,
        }
        self.said = None;
        desk.keeper.keep();
        Nav::Stay
    }

    /// A finger that stays starts the sand, as a tap does; sand that runs is held by a tap alone.
    fn hold(&mut self, desk: &mut Desk<'_>) -> Nav {
        if desk.keeper.shown_runs() { Nav::Pass } else { self.tap_glass(Glass::Start, desk) }
    }

    /// The device was turned over: sand that rests begins to fall, sand that falls is turned with it.
    fn flip(&mut self, desk: &mut Desk<'_>) -> Nav {
        let is_ready = matches!(self.page, Page::Hourglass) && !self.is_locked;
        if !is_ready || !desk.keeper.saved.starts_by_flip(desk.platform.abilities()) {
            return Nav::Pass;
        }
        let is_held = !desk.keeper.shown_runs() && desk.keeper.shown().has_begun(desk.keeper.wall);
        if is_held {
            return self.tap_glass(Glass::Start, desk);
        }
        desk.keeper.undo.remember(&desk.keeper.saved);
        self.turn(Timer::flip, desk);
        desk.keeper.keep();
        Nav::Stay
    }

    /// Shows another timer, as it is now.
    fn choose(&mut self, nth: usize, desk: &mut Desk<'_>) {
        desk.keeper.saved.chosen = nth;
        self.turned = None;
    }

    /// Takes the last step back.
    fn take_back(&mut self, desk: &mut Desk<'_>) -> Nav {
        desk.keeper.undo.take_back(&mut desk.keeper.saved);
        self.turned = None;
        desk.keeper.keep();
        Nav::Stay
    }

    fn turn(&mut self, how: fn(&mut Timer, u64), desk: &mut Desk<'_>) {
        let timer = desk.keeper.saved.timer_mut();
        let amount = if timer.has_begun(desk.keeper.wall) {
            bulb::amount(timer.left(desk.keeper.wall), timer.full())
        } else {
            0
        };
        self.turned = Some((desk.now, amount));
        how(timer, desk.keeper.wall);
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

    fn tap_shelf(&mut self, touch: Shelf, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Shelf::New => match desk.keeper.saved.add_own() {
                Some(_) => {
                    desk.keeper.undo.forget();
                    self.page = Page::Edit;
                }
                None => desk.toast(desk.words.get("timer-too-many")),
            },
            Shelf::Clock => return Nav::Push(Box::new(TableClockScreen::default())),
            Shelf::Choose(nth) if nth < desk.keeper.saved.timers.len() => {
                self.choose(nth, desk);
                self.page = Page::Hourglass;
            }
            Shelf::Choose(_) => return Nav::Pass,
        }
        self.said = None;
        desk.keeper.keep();
        Nav::Stay
    }

    fn tap_edit(&mut self, touch: Edit, desk: &mut Desk<'_>) -> Nav {
        let wall = desk.keeper.wall;
        let vibrates = desk.store.settings.vibration;
        let (timer, signals) =
            (&mut desk.keeper.saved.timers[desk.keeper.saved.chosen], &mut desk.keeper.saved.signals);
        let length = timer.length;
        match touch {
            Edit::Repeat => timer.repeats = !timer.repeats,
            Edit::Turning(turning) => timer.turning = turning,
            Edit::Warn(mark) => timer.warnings.toggle(mark),
            Edit::Silent => desk.store.settings.sound = !desk.store.settings.sound,
            Edit::Sound => signals.sound = !signals.sound,
            Edit::Soundtrack => desk.store.settings.soundtrack = !desk.store.settings.soundtrack,
            Edit::Flash => signals.flash = !signals.flash,
            Edit::Flips => desk.keeper.saved.flips = Some(!desk.keeper.saved.starts_by_flip(desk.platform.abilities())),
            Edit::Vibration => {
                signals.vibration = !signals.vibration;
                if signals.vibration && vibrates {
                    desk.platform.vibrate(Effect::Refused.shake());
                }
            }
            Edit::LacksLight | Edit::LacksVibration | Edit::LacksFullScreen | Edit::LacksFlips => return Nav::Pass,
            Edit::LessMinutes => timer.set_length(length.saturating_sub(60_000), wall),
            Edit::MoreMinutes => timer.set_length(length + 60_000, wall),
            Edit::LessSeconds => timer.set_length(length.saturating_sub(1_000), wall),
            Edit::MoreSeconds => timer.set_length(length + 1_000, wall),
            Edit::Rename => self.page = Page::Name(Naming::new(timer.name.as_deref().unwrap_or_default())),
            Edit::Remove => {
                let name = desk.keeper.name_of(desk.keeper.saved.chosen, desk.words);
                desk.keeper.undo.remove(&mut desk.keeper.saved);
                let words = desk.words.with("timer-removed", &[("name", name.into())]);
                desk.toast_with(words, Glass::Undo, desk.words.get("undo"));
                self.page = Page::Shelf;
            }
            Edit::Dial => return Nav::Pass,
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
        let Some((area, ring)) = desk.area(&Edit::Dial).and_then(|area| Some((area, Ring::at(area, from)?))) else {
            return Nav::Pass;
        };
        let wall = desk.keeper.wall;
        let timer = desk.keeper.saved.timer_mut();
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
        let timer = desk.keeper.saved.timer_mut();
        if timer.name.is_some() {
            timer.name = Some(name);
        }
        self.page = Page::Edit;
        desk.keeper.keep();
        Nav::Stay
    }

    /// One step back: from a name to its timer, from there to the glass, and out.
    pub(super) fn leave(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.stirred = desk.now;
        match &self.page {
            Page::Name(naming) => {
                let name = naming.name();
                return self.rename(name, desk);
            }
            Page::Edit | Page::Shelf => self.page = Page::Hourglass,
            Page::Hourglass if self.is_locked => {
                desk.toast(desk.words.get("timer-locked"));
            }
            Page::Hourglass => {
                desk.keeper.see();
                if self.is_full {
                    self.fill_screen(false, desk);
                }
                if desk.keeper.saved.runs(desk.keeper.wall) {
                    desk.toast(desk.words.get("timer-runs-on"));
                }
                desk.keeper.keep();
                return Nav::Pop;
            }
        }
        Nav::Stay
    }
}
