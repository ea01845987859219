//! What the app does about running sand wherever the player is: it rings, leads to the timer, keeps the screen lit.

use super::App;
use crate::{
    nav::{Desk, Nav},
    screens::{
        table_clock::TableClockScreen,
        timer::{FLASH, TimerScreen},
    },
    sound::{Effect, Mix},
    timers::{Jump, Notice, Told, minutes},
    touch::touches,
};

touches! {
    /// The buttons of messages about timers; they answer on every screen.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Message {
        Open = "open-timer",
        OpenClock = "open-clock",
        GiveBack = "give-back",
    }
}

impl App {
    /// Says how much sand a clock gave back that was set back while the app was away.
    pub(super) fn tell_of_clock(&mut self) {
        self.with_screen(|_, desk| {
            let wall = desk.keeper.wall;
            if let Some(back) = desk.keeper.saved.set_back(wall).or(desk.keeper.table.set_back(wall)) {
                desk.toast(desk.words.with("timer-set-back-closed", &[("time", minutes(back).into())]));
                desk.keeper.keep();
                desk.keeper.keep_table();
            }
        });
    }

    /// Lets timers ring, and whoever shows them tell of it. Says whether the window still shines.
    pub(super) fn mind_timers(&mut self) -> bool {
        let flashes = self.with_screen(|screen, desk| {
            let notices = desk.keeper.mind(desk.platform.wall_clock(), desk.now);
            for notice in &notices {
                ring(*notice, desk);
                if !screen.tells(*notice, desk) {
                    tell(*notice, desk);
                }
            }
            let shines = |notice: &Notice| match notice {
                Notice::Mark(..) => true,
                Notice::Table(told) => told.mark().is_some(),
                _ => false,
            };
            desk.keeper.saved.signals.flash && notices.iter().any(shines)
        });
        if flashes == Some(true) {
            self.flashed = self.now;
        }
        self.now - self.flashed < FLASH
    }

    /// Answers the button of a timer's message; says whether it was one.
    pub(super) fn tap_timer_message(&mut self, id: &str) -> bool {
        match id.parse() {
            Ok(Message::GiveBack) => drop(self.with_screen(|_, desk| desk.keeper.give_back())),
            Ok(Message::Open) => self.go(Nav::Push(Box::new(TimerScreen::default()))),
            Ok(Message::OpenClock) => self.go(Nav::Push(Box::new(TableClockScreen::default()))),
            Err(_) => return false,
        }
        true
    }

    /// Has the platform do what the screen wants as long as it is there: keep the screen lit, feel, play its soundtrack,
    /// show its sand.
    pub(super) fn serve_screen(&mut self) {
        let Some((screen, frame)) = self.top() else { return };
        let mix = screen.soundtrack(&frame).and_then(|mix| match self.store.settings.soundtrack {
            true => Some(mix),
            // Music that does not build up is hushed all the same.
            false => Some(Mix::HUSHED).filter(|_| mix.is_hushed()),
        });
        let flips = screen.wants_flips(&frame);
        // A dark screen would not ring.
        let lit = screen.stays_lit() || self.keeper.is_busy();
        let sand_ends = screen.sand_ends().or_else(|| self.keeper.ends());
        if std::mem::replace(&mut self.mix, mix) != mix {
            self.platform.set_mix(mix);
        }
        if std::mem::replace(&mut self.watches_flips, flips) != flips {
            self.platform.watch_flips(flips);
        }
        if std::mem::replace(&mut self.lit, lit) != lit {
            self.platform.keep_awake(lit);
        }
        if std::mem::replace(&mut self.sand_ends, sand_ends) != sand_ends {
            self.platform.show_sand(sand_ends);
        }
    }
}

/// Lets a notice be heard and felt.
fn ring(notice: Notice, desk: &mut Desk<'_>) {
    let signals = desk.keeper.saved.signals;
    let effect = match notice {
        Notice::Mark(_, mark) => mark.effect(),
        Notice::Second | Notice::Table(Told::Second) => Effect::Grain,
        Notice::Table(told) => match told.mark() {
            Some(mark) => mark.effect(),
            None => return,
        },
        Notice::Jumped(_) | Notice::Turned(_) => return,
    };
    if signals.sound {
        desk.platform.play(effect);
    }
    if let Notice::Table(told) = notice {
        speak(told, desk);
    }
    if signals.vibration && desk.store.settings.vibration && effect.shake() > 0 {
        desk.platform.vibrate(effect.shake());
    }
}

/// Has the device's own voice say what the clock of the table tells, if it has one and is not to be silent.
fn speak(told: Told, desk: &mut Desk<'_>) {
    let is_wanted = desk.keeper.table.saved.voice && !desk.keeper.saved.is_silent(&desk.store.settings);
    if let Some(words) = desk.keeper.table.said(told, desk.words).filter(|_| is_wanted) {
        desk.platform.speak(&words, desk.words.language.code());
    }
}

/// Says what the screen did not tell in its own way.
fn tell(notice: Notice, desk: &mut Desk<'_>) {
    match notice {
        Notice::Mark(index, mark) => {
            let words = desk.keeper.said(index, mark, desk.words);
            desk.toast_with(words, Message::Open, desk.words.get("timer-show"));
        }
        Notice::Jumped(Jump::Back(by)) => {
            desk.toast(desk.words.with("timer-set-back", &[("time", minutes(by).into())]));
        }
        Notice::Jumped(Jump::Ahead(by)) => {
            let words = desk.words.with("timer-set-ahead", &[("time", minutes(by).into())]);
            desk.toast_with(words, Message::GiveBack, desk.words.get("timer-give-back"));
        }
        Notice::Table(told) => {
            if let Some(words) = desk.keeper.table.said(told, desk.words) {
                desk.toast_with(words, Message::OpenClock, desk.words.get("timer-show"));
            }
        }
        Notice::Second | Notice::Turned(_) => {}
    }
}
