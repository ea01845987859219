//! Messages on their way to the player: one after another, each for a while. Why something was refused is read only
//! until something is done.

use crate::touch::Touch;

/// How long a message stays, in ms; a third of it if something else comes or the player goes on.
const STAY: f64 = 4500.0;

/// A short message.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// What it says.
    pub words: String,
    /// What it is about.
    pub kind: Kind,
}

/// What a message is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Something to know.
    News,
    /// Why something was not done. It goes as soon as something is.
    Refusal,
    /// Something that can be taken back.
    Offer {
        /// The id that its button taps.
        id: String,
        /// The button's words.
        button: String,
    },
}

/// The message on show since a time, and those that wait for it to go.
#[derive(Default)]
pub struct Messages {
    shown: Option<(Toast, f64)>,
    waiting: Vec<Toast>,
}

impl Messages {
    /// Says something.
    pub fn tell(&mut self, words: impl Into<String>) {
        self.waiting.push(Toast { words: words.into(), kind: Kind::News });
    }

    /// Says something, with a button that stands for a touch.
    pub fn offer(&mut self, words: impl Into<String>, touch: impl Touch, button: impl Into<String>) {
        let kind = Kind::Offer { id: touch.to_string(), button: button.into() };
        self.waiting.push(Toast { words: words.into(), kind });
    }

    /// Says at once why something was not done, instead of why something else was not.
    pub fn refuse(&mut self, words: impl Into<String>) {
        self.forget_refusal();
        self.waiting.insert(0, Toast { words: words.into(), kind: Kind::Refusal });
    }

    /// Something was done: why it was refused before no longer matters.
    pub fn forget_refusal(&mut self) {
        self.shown.take_if(|(toast, _)| toast.kind == Kind::Refusal);
        self.waiting.retain(|toast| toast.kind != Kind::Refusal);
    }

    /// The message on show, and since when.
    pub fn shown(&self) -> Option<&(Toast, f64)> {
        self.shown.as_ref()
    }

    /// Shows the next message when the last one has had its time; gives one that came up just now.
    pub fn age(&mut self, now: f64) -> Option<&Toast> {
        let stay = self.stay();
        self.shown.take_if(|(_, since)| now - *since > stay);
        if self.shown.is_some() || self.waiting.is_empty() {
            return None;
        }
        let next = self.waiting.remove(0);
        Some(&self.shown.insert((next, now)).0)
    }

    /// How long the message on show stays, in ms: one that waits cuts it short.
    fn stay(&self) -> f64 {
        if self.waiting.is_empty() { STAY } else { STAY / 3.0 }
    }

    /// In how many ms the message on show has had its time.
    pub fn ends(&self, now: f64) -> Option<f64> {
        self.shown.as_ref().map(|(_, since)| (since + self.stay() - now).max(0.0))
    }

    /// A finger sends a message away that was there long enough and has nothing to offer.
    pub fn dismiss_read(&mut self, now: f64) {
        let is_offer = |toast: &Toast| matches!(toast.kind, Kind::Offer { .. });
        self.shown.take_if(|(toast, since)| !is_offer(toast) && now - *since > STAY / 3.0);
    }

    /// What a message offered was taken.
    pub fn take_offer(&mut self, tapped: &str) {
        self.shown.take_if(|(toast, _)| matches!(&toast.kind, Kind::Offer { id, .. } if id == tapped));
    }

    /// Another screen is on: offers and refusals speak of the one before.
    pub fn leave(&mut self) {
        self.forget_refusal();
        self.shown.take_if(|(toast, _)| matches!(toast.kind, Kind::Offer { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(messages: &Messages) -> Option<&str> {
        messages.shown().map(|(toast, _)| toast.words.as_str())
    }

    #[test]
    fn a_refusal_comes_first_and_goes_when_something_is_done() {
        let mut messages = Messages::default();
        messages.tell("news");
        messages.refuse("no");
        messages.refuse("not that either");
        messages.age(0.0);
        assert_eq!(words(&messages), Some("not that either"));
        messages.forget_refusal();
        messages.age(10.0);
        assert_eq!(words(&messages), Some("news"));
        messages.forget_refusal();
        assert_eq!(words(&messages), Some("news"), "news stay");
    }

    #[test]
    fn a_message_that_waits_cuts_the_one_before_it_short() {
        let mut messages = Messages::default();
        messages.tell("one");
        messages.age(0.0);
        assert_eq!(messages.ends(0.0), Some(STAY));
        messages.tell("two");
        messages.age(STAY / 3.0);
        assert_eq!(words(&messages), Some("one"));
        messages.age(STAY / 3.0 + 1.0);
        assert_eq!(words(&messages), Some("two"));
    }
}
