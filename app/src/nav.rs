//! Screens and the stack they lie on. A screen gets what was touched and says where to go.

use crate::{
    geometry::{Insets, Point, Rect, Size},
    input::{Gesture, Key},
    platform::{Abilities, News, Platform},
    scene::Scene,
    sound::{Effect, Mix},
    store::Store,
    theme::Frame,
};
use printkit::Words;
use std::collections::HashMap;

/// Where to go after an event.
pub enum Nav {
    /// Here.
    Stay,
    /// Here; the event was of no use, and the app may take it.
    Pass,
    /// On to another screen, with this one below it.
    Push(Box<dyn Screen>),
    /// On to another screen instead of this one.
    Replace(Box<dyn Screen>),
    /// Back to the screen below.
    Pop,
}

/// What a player did to a screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<'a> {
    /// A touchable was tapped, or Enter was pressed on it. The app answers one called `back` itself.
    Tap(&'a str, Point),
    /// A gesture that began on a touchable, or on none.
    Gesture(Option<&'a str>, Gesture),
    /// The wheel turned over a place: by how many notches.
    Wheel(Point, f32),
    /// A key the app has no use for itself.
    Key(Key),
    /// Something from outside that the app has no use for itself.
    News(&'a News),
}

/// A short message, perhaps with a way to take something back.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// What it says.
    pub words: String,
    /// The id tapped when its button is used, and the button's words.
    pub action: Option<(&'static str, String)>,
}

/// What a screen can use while it acts.
pub struct Desk<'a> {
    /// The device.
    pub platform: &'a mut dyn Platform,
    /// Settings and files.
    pub store: &'a mut Store,
    /// The player's language.
    pub words: &'a Words,
    /// Milliseconds since the app started.
    pub now: f64,
    /// The window in dp.
    pub size: Size,
    /// Edges to keep clear of.
    pub safe: Insets,
    /// Messages to show.
    pub toasts: &'a mut Vec<Toast>,
    /// How far each scroll area is scrolled.
    pub offsets: &'a HashMap<String, f32>,
    /// What was last shown: where a gesture's touchables lie.
    pub scene: &'a Scene,
    /// Time left in a timer that runs while its screen is closed, in ms.
    pub sand: Option<u64>,
}

impl Desk<'_> {
    /// What the screen last showed itself in.
    pub fn frame(&self) -> Frame<'_> {
        let Desk { size, safe, words, now, offsets, .. } = *self;
        let abilities = self.platform.abilities();
        Frame { size, safe, words, settings: &self.store.settings, now, pressed: None, offsets, abilities }
    }

    /// Where a touchable was last shown.
    pub fn area(&self, id: &str) -> Option<Rect> {
        self.scene.find(id).map(|touchable| touchable.area)
    }

    /// Plays a short sound, and shakes the device where the effect is felt as well as heard.
    pub fn play(&mut self, effect: Effect) {
        self.platform.play(effect);
        if self.store.settings.vibration && effect.shake() > 0 {
            self.platform.vibrate(effect.shake());
        }
    }

    /// Shows a short message.
    pub fn toast(&mut self, words: impl Into<String>) {
        self.toasts.push(Toast { words: words.into(), action: None });
    }

    /// Shows a short message with a button that taps `id`.
    pub fn toast_with(&mut self, words: impl Into<String>, id: &'static str, button: impl Into<String>) {
        self.toasts.push(Toast { words: words.into(), action: Some((id, button.into())) });
    }
}

/// One screen.
pub trait Screen {
    /// Its name in scripts and dumps.
    fn name(&self) -> &'static str;
    /// What it shows now.
    fn show(&self, frame: &Frame<'_>) -> Scene;
    /// Comes to the top of the stack: first of all, or when the screen above it went away.
    fn enter(&mut self, _desk: &mut Desk<'_>) {}
    /// Takes an event.
    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav;
    /// Tests whether holding that touchable means something; whatever else is held is tapped, however slow the finger.
    fn holds(&self, _id: &str) -> bool {
        false
    }
    /// Lets time pass; says whether something still moves.
    fn tick(&mut self, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// In how many ms something changes by itself although nothing moves, such as a clock; none if nothing does.
    fn next_frame(&self) -> Option<f64> {
        None
    }
    /// Where to go without being touched, asked after every tick.
    fn onward(&mut self, _desk: &mut Desk<'_>) -> Nav {
        Nav::Stay
    }
    /// Tests whether the screen should stay lit while nobody touches it.
    fn stays_lit(&self) -> bool {
        false
    }
    /// Tests whether it has a board that two fingers zoom; elsewhere they may zoom the whole page.
    fn has_board(&self) -> bool {
        false
    }
    /// Tests whether it minds the timers itself, so that the app need not.
    fn minds_timers(&self) -> bool {
        false
    }
    /// What it wants to hear of the soundtrack of running sand; the music plays where there is none.
    fn soundtrack(&self) -> Option<Mix> {
        None
    }
    /// Tests whether it wants to know when the device is turned over, given what the device can do.
    fn wants_flips(&self, _abilities: Abilities) -> bool {
        false
    }
    /// Answers the back gesture.
    fn back(&mut self, _desk: &mut Desk<'_>) -> Nav {
        Nav::Pop
    }
    /// Its state for scripts and tests.
    fn dump(&self) -> serde_json::Value {
        serde_json::Value::Null
    }
}
