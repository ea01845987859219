//! What the app does about running sand wherever the player is: it rings, leads to the timer, keeps the screen lit.

use super::App;
use crate::{
    nav::Nav,
    screens::timer::{FLASH, Keeper, Message, Notice, TimerScreen},
};

impl App {
    /// Minds the timers as long as their own screen does not. The screen and the app hand them over in a file.
    pub(super) fn change_keeper(&mut self) {
        let is_minded = self.stack.last().is_some_and(|layer| layer.screen.minds_timers());
        if is_minded {
            self.keeper = None;
        } else if self.keeper.is_none() {
            self.keeper = Some(Keeper::open(&mut *self.platform, &mut self.store));
        }
    }

    /// Lets timers ring while their screen is closed. Says whether the window still shines.
    pub(super) fn mind_timers(&mut self) -> bool {
        if let Some(mut keeper) = self.keeper.take() {
            let notices = self.with_screen(|_, desk| {
                let notices = keeper.mind(desk);
                for notice in &notices {
                    if let Notice::Mark(index, mark) = *notice {
                        let words = keeper.said(index, mark, desk.words);
                        desk.toast_with(words, Message::Open, desk.words.get("timer-show"));
                    }
                }
                notices
            });
            let rings = notices.unwrap_or_default().iter().any(|notice| matches!(notice, Notice::Mark(..)));
            if rings && keeper.kept.signals.flash {
                self.flashed = self.now;
            }
            self.keeper = Some(keeper);
        }
        self.now - self.flashed < FLASH
    }

    /// Answers the button of a timer's message; says whether it was one.
    pub(super) fn tap_timer_message(&mut self, id: &str) -> bool {
        let Ok(message) = id.parse::<Message>() else { return false };
        let Some(mut keeper) = self.keeper.take() else { return false };
        if message == Message::GiveBack {
            self.with_screen(|_, desk| keeper.give_back(desk));
        }
        self.keeper = Some(keeper);
        if message == Message::Open {
            let screen = TimerScreen::open(&mut *self.platform, &mut self.store);
            self.go(Nav::Push(Box::new(screen)));
        }
        true
    }

    /// Has the platform do what the screen wants as long as it is there: keep the screen lit, feel, play its soundtrack.
    pub(super) fn serve_screen(&mut self) {
        let Some(screen) = self.stack.last().map(|layer| &layer.screen) else { return };
        let mix = screen.soundtrack().filter(|_| self.store.settings.soundtrack);
        let flips = screen.wants_flips(self.platform.abilities());
        // A dark screen would not ring.
        let lit = screen.stays_lit() || self.keeper.as_ref().is_some_and(|keeper| keeper.left().is_some());
        if std::mem::replace(&mut self.mix, mix) != mix {
            self.platform.set_mix(mix);
        }
        if std::mem::replace(&mut self.watches_flips, flips) != flips {
            self.platform.watch_flips(flips);
        }
        if std::mem::replace(&mut self.lit, lit) != lit {
            self.platform.keep_awake(lit);
        }
    }
}
