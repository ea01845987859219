//! Messages on their way to the player: one after another, each for a while.

use super::App;
use crate::{nav::Toast, store::Trouble, theme};

/// How long a message stays, in ms; a third of it if something else comes or the player goes on.
const TOAST: f64 = 4500.0;

impl App {
    /// Tells the player what could not be read or written.
    pub(super) fn tell_troubles(&mut self) {
        for trouble in std::mem::take(&mut self.store.troubles) {
            let words = match trouble {
                Trouble::SetAside { name } => self.words.with("trouble-set-aside", &[("name", name.into())]),
                Trouble::Newer { name } => self.words.with("trouble-newer", &[("name", name.into())]),
                Trouble::NoDeck { name } => self.words.with("trouble-no-deck", &[("name", name.into())]),
                Trouble::CannotSave => self.words.get("trouble-cannot-save"),
            };
            self.toasts.push(Toast { words, action: None });
        }
    }

    /// Says once there is something to lose, and only once, that the browser forgets what nobody looks at for a week.
    pub(super) fn tell_of_forgetting(&mut self) {
        let has_something = !self.store.past.is_empty() && !self.store.settings.forgetting_told;
        if has_something && self.platform.abilities().forgets {
            self.store.settings.forgetting_told = true;
            self.store.save_settings(&mut *self.platform);
            self.toasts.push(Toast { words: self.words.get("settings-forgets"), action: None });
        }
    }

    /// Shows the next message when the last one has had its time.
    pub(super) fn age_toast(&mut self) -> bool {
        if self.shown.as_ref().is_some_and(|(_, since)| self.now - since > TOAST || self.hurried(*since)) {
            self.shown = None;
        }
        if self.shown.is_none() && !self.toasts.is_empty() {
            let toast = self.toasts.remove(0);
            self.platform.announce(&toast.words);
            self.shown = Some((toast, self.now));
        }
        self.shown.as_ref().is_some_and(|(_, since)| self.now - since < theme::RISE)
    }

    /// A waiting message cuts the one before it short.
    fn hurried(&self, since: f64) -> bool {
        !self.toasts.is_empty() && self.now - since > TOAST / 3.0
    }

    /// In how many ms the message that is shown has had its time.
    pub(super) fn message_ends(&self) -> Option<f64> {
        let long = if self.toasts.is_empty() { TOAST } else { TOAST / 3.0 };
        self.shown.as_ref().map(|(_, since)| (since + long - self.now).max(0.0))
    }

    /// A finger sends a message away that was there long enough and has nothing to offer.
    pub(super) fn dismiss_read_message(&mut self) {
        self.shown.take_if(|(toast, since)| toast.action.is_none() && self.now - *since > TOAST / 3.0);
    }
}
