//! What the app itself has to tell, and messages that come and go with time.

use super::App;
use crate::{store::Trouble, theme};

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
            self.messages.tell(words);
        }
    }

    /// Says once there is something to lose, and only once, that the browser forgets what nobody looks at for a week.
    pub(super) fn tell_of_forgetting(&mut self) {
        let has_something = !self.store.past.is_empty() && !self.store.settings.forgetting_told;
        if has_something && self.platform.abilities().forgets {
            self.store.settings.forgetting_told = true;
            self.store.save_settings(&mut *self.platform);
            self.messages.tell(self.words.get("settings-forgets"));
        }
    }

    /// Shows the next message when the last one has had its time; says whether one is rising.
    pub(super) fn age_message(&mut self) -> bool {
        if let Some(toast) = self.messages.age(self.now) {
            self.platform.announce(&toast.words);
        }
        self.messages.shown().is_some_and(|(_, since)| self.now - since < theme::RISE)
    }
}
