//! Screens and the stack they lie on. A screen gets what was touched and says where to go.

use crate::{
    dump::Dump,
    explain::Explained,
    geometry::{Insets, Point, Rect, Size},
    input::{Gesture, Key},
    messages::Messages,
    platform::{News, Platform},
    scene::Scene,
    sound::{Effect, Mix},
    store::Store,
    theme::{Frame, LEAST_TABLE},
    timers::{Keeper, Notice},
    touch::{Anywhere, Touch},
};
use printkit_core::Words;
use serde::Serialize;
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
    /// Here; a thing on it is told on a card.
    Tell(Explained),
}

/// Opens a screen.
pub type Opens = fn(&mut Desk<'_>) -> Box<dyn Screen>;

/// What a player did to a screen. `T` is what was touched: an id to the app, a value to a screen.
#[derive(Clone, Debug, PartialEq)]
pub enum UiEvent<'a, T = &'a str> {
    /// A touchable was tapped, or Enter was pressed on it. The app answers one called `back` itself.
    Tap(T, Point),
    /// A gesture that began on a touchable, or on none.
    Gesture(Option<T>, Gesture),
    /// The wheel turned over a place: by how many notches.
    Wheel(Point, f32),
    /// A key the app has no use for itself.
    Key(Key),
    /// Something from outside that the app has no use for itself.
    News(&'a News),
}

impl<'a, T> UiEvent<'a, T> {
    /// The same event for a part of what can be touched; none if something else was tapped. A gesture that began on
    /// something else began on nothing of the part's.
    pub fn part<U>(&self, touch: impl FnOnce(&T) -> Option<U>) -> Option<UiEvent<'a, U>> {
        Some(match self {
            UiEvent::Tap(it, at) => UiEvent::Tap(touch(it)?, *at),
            UiEvent::Gesture(it, gesture) => UiEvent::Gesture(it.as_ref().and_then(touch), *gesture),
            UiEvent::Wheel(at, by) => UiEvent::Wheel(*at, *by),
            UiEvent::Key(key) => UiEvent::Key(*key),
            UiEvent::News(news) => UiEvent::News(news),
        })
    }
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
    pub messages: &'a mut Messages,
    /// How far each scroll area is scrolled.
    pub offsets: &'a mut HashMap<String, f32>,
    /// What was last shown: where a gesture's touchables lie.
    pub scene: &'a Scene,
    /// Who minds the timers.
    pub keeper: &'a mut Keeper,
}

impl Desk<'_> {
    /// What the screen last showed itself in.
    pub fn frame(&self) -> Frame<'_> {
        let Desk { size, safe, words, now, .. } = *self;
        let offsets = &*self.offsets;
        let (settings, keeper, abilities) = (&self.store.settings, &*self.keeper, self.platform.abilities());
        let games = self.store.games;
        Frame { size, safe, words, settings, now, pressed: None, offsets, keeper, abilities, games }
    }

    /// Where a touchable was last shown.
    pub fn area(&self, touch: &impl Touch) -> Option<Rect> {
        self.scene.area(touch)
    }

    /// Scrolls an area to so far below its top, or as near as it goes.
    pub fn scroll_to(&mut self, id: &str, offset: f32) {
        self.offsets.insert(id.to_string(), offset.max(0.0));
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
        self.messages.tell(words);
    }

    /// Says why something was not done, until something is.
    pub fn refuse(&mut self, words: impl Into<String>) {
        self.play(Effect::Refused);
        self.messages.refuse(words);
    }

    /// Shows a short message with a button that stands for a touch.
    pub fn toast_with(&mut self, words: impl Into<String>, touch: impl Touch, button: impl Into<String>) {
        self.messages.offer(words, touch, button);
    }
}

/// One screen: what it shows, and what it does when it is touched.
pub trait TypedScreen {
    /// What can be touched on it.
    type Touch: Touch;

    /// Its name in scripts and dumps.
    fn name(&self) -> &'static str;
    /// What it shows now.
    fn show(&self, frame: &Frame<'_>) -> Scene;
    /// Comes to the top of the stack: first of all, or when the screen above it went away.
    fn enter(&mut self, _desk: &mut Desk<'_>) {}
    /// Takes an event.
    fn act(&mut self, event: &UiEvent<'_, Self::Touch>, desk: &mut Desk<'_>) -> Nav;
    /// Tests whether holding that touchable means something; whatever else is held is tapped, however slow the finger.
    fn holds(&self, _touch: &Self::Touch) -> bool {
        false
    }
    /// Tests whether that touchable answers to a hold alone, which a key or a screen reader then stands for.
    fn needs_hold(&self, _touch: &Self::Touch) -> bool {
        false
    }
    /// Lets time pass; says whether something still moves.
    fn tick(&mut self, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// In how many ms something changes by itself although nothing moves, such as a clock; none if nothing does.
    fn next_frame(&self, _frame: &Frame<'_>) -> Option<f64> {
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
    /// Tells the player in its own way what a timer did; false if the app should.
    fn tells(&mut self, _notice: Notice, _desk: &mut Desk<'_>) -> bool {
        false
    }
    /// What it wants to hear of the soundtrack of running sand, or of Silence; the music plays where there is none.
    fn soundtrack(&self, _frame: &Frame<'_>) -> Option<Mix> {
        None
    }
    /// When the sand that runs on this screen alone runs out, in ms on the wall clock.
    fn sand_ends(&self) -> Option<u64> {
        None
    }
    /// Tests whether it wants to know when the device is turned over.
    fn wants_flips(&self, _frame: &Frame<'_>) -> bool {
        false
    }
    /// What lies under a finger that stays, told on a card of its own; none if there is nothing to tell.
    fn explains(&self, _touch: &Self::Touch, _at: Point, _frame: &Frame<'_>) -> Option<Explained> {
        None
    }
    /// The key that stands for a touchable, in lower case; the app shows it and listens for it.
    fn key_of(&self, _touch: &Self::Touch) -> Option<Key> {
        None
    }
    /// The smallest window that it can be laid out in, upright or not: its short side and its long one. In a smaller one
    /// all of it is shown smaller. A page that scrolls has no such window; a board has.
    fn least_window(&self) -> Option<(f32, f32)> {
        self.has_board().then_some(LEAST_TABLE)
    }
    /// Answers the back gesture.
    fn back(&mut self, _desk: &mut Desk<'_>) -> Nav {
        Nav::Pop
    }
    /// Its state for scripts and tests.
    fn dump(&self, _frame: &Frame<'_>) -> impl Serialize {}
}

/// A screen as the app has it: what is touched goes by its id. Every [`TypedScreen`] is one, and says what each part
/// means.
pub trait Screen {
    fn name(&self) -> &'static str;
    fn show(&self, frame: &Frame<'_>) -> Scene;
    fn enter(&mut self, desk: &mut Desk<'_>);
    fn act(&mut self, event: &UiEvent<'_>, desk: &mut Desk<'_>) -> Nav;
    fn holds(&self, id: &str) -> bool;
    fn needs_hold(&self, id: &str) -> bool;
    fn tick(&mut self, desk: &mut Desk<'_>) -> bool;
    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64>;
    fn onward(&mut self, desk: &mut Desk<'_>) -> Nav;
    fn stays_lit(&self) -> bool;
    fn has_board(&self) -> bool;
    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool;
    fn soundtrack(&self, frame: &Frame<'_>) -> Option<Mix>;
    fn sand_ends(&self) -> Option<u64>;
    fn wants_flips(&self, frame: &Frame<'_>) -> bool;
    fn explains(&self, id: &str, at: Point, frame: &Frame<'_>) -> Option<Explained>;
    fn key_of(&self, id: &str) -> Option<Key>;
    fn least_window(&self) -> Option<(f32, f32)>;
    fn back(&mut self, desk: &mut Desk<'_>) -> Nav;
    fn dump(&self, frame: &Frame<'_>) -> Dump;
}

impl<S: TypedScreen> Screen for S {
    fn name(&self) -> &'static str {
        TypedScreen::name(self)
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = TypedScreen::show(self, frame);
        // A part can show what its screen forgot to list; tests find it here.
        if cfg!(debug_assertions) {
            let is_known = |id: &str| id.parse::<S::Touch>().is_ok() || id.parse::<Anywhere>().is_ok();
            let unknown = scene.touchables.iter().filter(|touchable| !is_known(&touchable.id));
            let faults: Vec<String> = unknown.map(|touchable| format!("{} is no touch", touchable.id)).collect();
            scene.faults.extend(faults);
        }
        scene
    }

    fn act(&mut self, event: &UiEvent<'_>, desk: &mut Desk<'_>) -> Nav {
        event.part(|id| id.parse().ok()).map_or(Nav::Pass, |event| TypedScreen::act(self, &event, desk))
    }

    fn holds(&self, id: &str) -> bool {
        id.parse().is_ok_and(|touch| TypedScreen::holds(self, &touch))
    }

    fn needs_hold(&self, id: &str) -> bool {
        id.parse().is_ok_and(|touch| TypedScreen::needs_hold(self, &touch))
    }

    fn dump(&self, frame: &Frame<'_>) -> Dump {
        Dump::of(TypedScreen::dump(self, frame))
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        TypedScreen::enter(self, desk)
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        TypedScreen::tick(self, desk)
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        TypedScreen::next_frame(self, frame)
    }

    fn onward(&mut self, desk: &mut Desk<'_>) -> Nav {
        TypedScreen::onward(self, desk)
    }

    fn stays_lit(&self) -> bool {
        TypedScreen::stays_lit(self)
    }

    fn has_board(&self) -> bool {
        TypedScreen::has_board(self)
    }

    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool {
        TypedScreen::tells(self, notice, desk)
    }

    fn soundtrack(&self, frame: &Frame<'_>) -> Option<Mix> {
        TypedScreen::soundtrack(self, frame)
    }

    fn sand_ends(&self) -> Option<u64> {
        TypedScreen::sand_ends(self)
    }

    fn wants_flips(&self, frame: &Frame<'_>) -> bool {
        TypedScreen::wants_flips(self, frame)
    }

    fn explains(&self, id: &str, at: Point, frame: &Frame<'_>) -> Option<Explained> {
        TypedScreen::explains(self, &id.parse().ok()?, at, frame)
    }

    fn key_of(&self, id: &str) -> Option<Key> {
        TypedScreen::key_of(self, &id.parse().ok()?)
    }

    fn least_window(&self) -> Option<(f32, f32)> {
        TypedScreen::least_window(self)
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        TypedScreen::back(self, desk)
    }
}
