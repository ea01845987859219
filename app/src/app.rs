//! The whole app but for its window: the screen stack, gestures on their way to screens, focus, scrolling, messages.
//! Fed with inputs and time, it gives scenes; so tests and scripts run it as a window does.

mod acts;
mod fingers;
mod keys;
mod messages;
mod passage;
mod pointer;
pub(crate) mod sand;

use crate::{
    contrast,
    explain::Explained,
    geometry::{Insets, Rect, Size},
    input::{Key, Recogniser, Timed},
    messages::Messages,
    nav::{Nav, Screen, UiEvent},
    platform::{Mirror, News, Picked, Platform},
    play::Games,
    scene::{Scene, Touchable},
    screens::{home::Home, timer},
    sound::Mix,
    store::{Settings, Store},
    theme::{self, Frame},
    timers::Keeper,
    widgets,
};
use passage::Passage;
use pointer::Pointer;
use printkit_core::{Language, Words};
use std::collections::HashMap;

/// A screen on the stack, and how far its areas are scrolled while others lie over it.
struct Layer {
    screen: Box<dyn Screen>,
    offsets: HashMap<String, f32>,
    /// Where the tile lay that it came out of.
    tile: Option<Rect>,
}

impl Layer {
    fn new(screen: Box<dyn Screen>) -> Layer {
        Layer { screen, offsets: HashMap::new(), tile: None }
    }
}

/// What a gesture began on.
#[derive(Default)]
struct Grip {
    id: Option<String>,
    drags: bool,
    scroll: Option<String>,
    /// Whether there is something to tell of it.
    explains: bool,
}

/// The app.
pub struct App {
    stack: Vec<Layer>,
    platform: Box<dyn Platform>,
    store: Store,
    words: Words,
    recogniser: Recogniser,
    grip: Option<Grip>,
    pointer: Pointer,
    /// Whether somebody plays by keys, so that they are shown.
    shows_keys: bool,
    pressed: Option<String>,
    focus: Option<String>,
    /// What is told on a card because it was held.
    explained: Option<Explained>,
    fling: Option<(String, f32)>,
    messages: Messages,
    entered: f64,
    /// How the last screen gives way to this one.
    passage: Passage,
    /// What is being tapped.
    tapped: Option<Rect>,
    /// When a screen last came by itself.
    came: f64,
    now: f64,
    size: Size,
    safe: Insets,
    scene: Scene,
    /// How much smaller than laid out all is shown, in a window that is too small for the screen.
    zoom: f32,
    /// The scene as it is shown then.
    zoomed: Option<Scene>,
    mirrored: Option<Mirrored>,
    /// Who minds the timers, the only one there is.
    keeper: Keeper,
    /// When a timer lit the window up.
    flashed: f64,
    /// The soundtrack that the platform was told to play.
    mix: Option<Mix>,
    /// When the sand runs out that the platform was told to show.
    sand_ends: Option<u64>,
    lit: bool,
    watches_flips: bool,
    quit: bool,
}

/// The words of the player's language, those of games that bring their own among them.
fn words(store: &Store, platform: &dyn Platform) -> Words {
    let mut words = Words::new(store.settings.language(platform.locale().as_deref()));
    let own = store.games.iter().filter_map(|game| game.words);
    own.for_each(|of| words.add(of(words.language)));
    words
}

/// What the platform was last told of the screen.
#[derive(PartialEq)]
struct Mirrored {
    screen: &'static str,
    depth: usize,
    touchables: Vec<Touchable>,
    focus: Option<String>,
    language: Language,
}

impl App {
    /// Opens the app with our games, at its home screen or in the game that was running.
    pub fn new(platform: Box<dyn Platform>) -> App {
        App::with(Games::default(), platform)
    }

    /// The same with other games.
    pub fn with(games: Games, mut platform: Box<dyn Platform>) -> App {
        let mut store = Store::of(games, &mut *platform);
        store.settings.follow(platform.wishes());
        let words = words(&store, &*platform);
        let keeper = Keeper::open(&mut *platform, &mut store);
        let stack = Home::resume(&mut *platform, &mut store, &keeper).into_iter().map(Layer::new).collect();
        let mut app = App {
            stack,
            platform,
            store,
            words,
            recogniser: Recogniser::default(),
            grip: None,
            pointer: Pointer::default(),
            shows_keys: false,
            pressed: None,
            focus: None,
            explained: None,
            fling: None,
            messages: Messages::default(),
            entered: f64::NEG_INFINITY,
            passage: Passage::default(),
            tapped: None,
            came: f64::NEG_INFINITY,
            now: 0.0,
            size: Size::default(),
            safe: Insets::default(),
            scene: Scene::default(),
            zoom: 1.0,
            zoomed: None,
            mirrored: None,
            keeper,
            flashed: f64::NEG_INFINITY,
            mix: None,
            sand_ends: None,
            lit: false,
            watches_flips: false,
            quit: false,
        };
        app.apply_volumes();
        app.tell_troubles();
        app.tell_of_clock();
        app.with_screen(|screen, desk| screen.enter(desk));
        app
    }

    /// Takes what happened since the last frame and makes the next scene. Says whether something still moves,
    /// so that another frame is wanted soon.
    pub fn frame(&mut self, now: f64, size: Size, safe: Insets, inputs: &[Timed]) -> bool {
        let step = (now - self.now).clamp(0.0, 100.0) as f32 / 1000.0;
        self.keeper.wall = self.platform.wall_clock();
        self.zoom = self.zoom_in(size);
        let (size, safe) = (Size { w: size.w / self.zoom, h: size.h / self.zoom }, safe.over(self.zoom));
        if (self.size, self.safe) != (size, safe) {
            self.size = size;
            self.safe = safe;
            // What was seen before, and the tiles, lay elsewhere.
            self.passage = Passage::default();
            self.stack.iter_mut().for_each(|layer| layer.tile = None);
            self.recogniser.abandon();
            self.abandon_gesture();
            self.show();
        }
        for Timed { ms, input } in inputs {
            // Screens live through the frame as it was. A device may be late with what it tells, but never early.
            self.now = ms.min(now);
            self.take(&input.scaled(1.0 / self.zoom));
        }
        self.now = now;
        // After the inputs, since a device without delays answers them at once.
        for news in self.platform.news() {
            self.hear(news);
        }
        self.store.settings.follow(self.platform.wishes());
        if let Some(gesture) = self.is_held().then(|| self.recogniser.wait(now)).flatten() {
            self.gesture(gesture);
        }
        let mut moving = self.mind_timers();
        moving |= self.with_screen(|screen, desk| screen.tick(desk)).unwrap_or(false);
        let onward = self.with_screen(|screen, desk| screen.onward(desk)).unwrap_or(Nav::Stay);
        if !matches!(onward, Nav::Stay) {
            self.came = now;
        }
        self.go(onward);
        moving |= self.coast(step);
        moving |= self.age_message();
        let is_entering = now - self.entered < theme::ENTER;
        moving |= is_entering;
        moving |= self.is_touched();
        self.pointer.look(&self.scene, Rect::new(0.0, 0.0, size.w, size.h), now);
        moving |= self.pointer.moves(now);
        self.show();
        if !is_entering {
            self.passage = Passage::default();
        }
        self.mirror();
        self.serve_screen();
        moving
    }

    /// How much smaller than laid out the top screen is shown in a window of this size.
    fn zoom_in(&self, size: Size) -> f32 {
        let least = self.stack.last().and_then(|layer| layer.screen.least_window());
        let (short, long) = (size.w.min(size.h), size.w.max(size.h));
        // A window of next to nothing shows next to nothing, at a size that can still be computed with.
        least.map_or(1.0, |least| (short / least.0).min(long / least.1).clamp(0.1, 1.0))
    }

    /// The window went out of sight.
    pub fn hide(&mut self) {
        self.hear(News::Hidden);
    }

    /// In how many ms a frame is wanted although nothing moves: a clock runs, a timer rings, or a message has had its
    /// time.
    pub fn next_frame(&self) -> Option<f64> {
        let screen = self.top().and_then(|(screen, frame)| screen.next_frame(&frame));
        [screen, self.keeper.next_call(), self.messages.ends(self.now), self.platform.next_news()]
            .into_iter()
            .flatten()
            .reduce(f64::min)
    }

    /// What fingers did, where the device tells it with times of its own.
    pub fn touches(&mut self) -> Vec<Timed> {
        self.platform.touches()
    }

    /// Tests whether a finger or the mouse button is down.
    pub fn is_touched(&self) -> bool {
        self.recogniser.is_busy()
    }

    /// Edges of the screen that a notch or a bar covers, in dp.
    pub fn edges(&self) -> Insets {
        self.platform.edges()
    }

    /// Pixels a dp, where the window does not know.
    pub fn density(&self) -> Option<f32> {
        self.platform.density()
    }

    /// The scene of the last frame.
    pub fn scene(&self) -> &Scene {
        self.zoomed.as_ref().unwrap_or(&self.scene)
    }

    /// Tests whether the player left the app.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// The settings now.
    pub fn settings(&self) -> &Settings {
        &self.store.settings
    }

    /// The name of the top screen.
    pub fn screen_name(&self) -> &'static str {
        self.stack.last().map_or("", |layer| layer.screen.name())
    }

    /// Lets the player pick a file.
    pub fn ask_file(&mut self) {
        self.platform.ask_file();
    }

    /// Hands a file over for the player to keep.
    pub fn keep_file(&mut self, name: &str, text: &str) {
        self.platform.keep_file(name, text);
    }

    /// The state of the top screen for scripts and tests.
    pub fn dump(&self) -> serde_json::Value {
        serde_json::json!({
            "screen": self.screen_name(),
            // As timers and tables saw it, so that what is left of sand and this make the very end.
            "wall": self.keeper.wall,
            "state": self.top().map(|(screen, frame)| screen.dump(&frame)),
            "focus": self.focus,
            "toast": self.messages.shown().map(|(toast, _)| &toast.words),
            "touchables": self.scene().touchables,
            "faults": self.scene.faults,
        })
    }

    /// Puts a screen on top.
    pub fn push(&mut self, screen: Box<dyn Screen>) {
        self.go(Nav::Push(screen));
    }

    /// Takes what came from outside the window.
    fn hear(&mut self, news: News) {
        match news {
            News::Back => self.back(),
            News::Used(id) => self.use_touchable(&id),
            News::Focused(id) => self.focus = self.scene.find(&id).map(|found| found.id.clone()),
            News::Slid { id, value } => self.set_slider(&id, value),
            News::Link(address) => self.open(&address),
            News::Picked(Err(refused)) => self.messages.tell(self.words.get(refused.key())),
            News::Picked(Ok(Picked { ref name, .. })) => {
                let nav = self.with_screen(|screen, desk| screen.act(&UiEvent::News(&news), desk));
                if let Some(Nav::Pass) = nav {
                    let words = self.words.with("door-unexpected", &[("name", name.as_str().into())]);
                    self.messages.tell(words);
                }
                self.go(nav.unwrap_or(Nav::Stay));
            }
            News::Typed(_) => {
                self.act(&UiEvent::News(&news));
                // The system hears what became of it, even if nothing did.
                self.mirrored = None;
            }
            News::Entered => self.act(&UiEvent::Key(Key::Enter)),
            News::Printed(_) | News::Pasted(_) | News::Flipped | News::Hidden => self.act(&UiEvent::News(&news)),
        }
    }

    fn apply_volumes(&mut self) {
        let Settings { sound, effects, music, .. } = self.store.settings;
        let (effects, music) = if sound { (effects, music) } else { (0, 0) };
        self.platform.set_volumes(effects, music);
    }

    /// The top screen, and what it knows when it shows itself.
    fn top(&self) -> Option<(&dyn Screen, Frame<'_>)> {
        let Layer { screen, offsets, .. } = self.stack.last()?;
        let frame = Frame {
            size: self.size,
            safe: self.safe,
            words: &self.words,
            settings: &self.store.settings,
            now: self.now,
            pressed: self.pressed.as_deref(),
            offsets,
            keeper: &self.keeper,
            abilities: self.platform.abilities(),
            games: self.store.games,
        };
        Some((&**screen, frame))
    }

    fn show(&mut self) {
        let Some((screen, frame)) = self.top() else { return };
        let mut scene = screen.show(&frame);
        self.pointer.lift(&mut scene, &frame);
        self.show_keys(&mut scene, screen, &frame);
        if let Some(explained) = &self.explained {
            explained.show(&mut scene, &frame);
        }
        timer::light(&mut scene, &frame, self.flashed);
        if let Some((toast, since)) = self.messages.shown() {
            widgets::toast(&mut scene, &frame, toast, (self.now - since) as f32);
        }
        if let Some(area) = self.focus.as_ref().and_then(|id| scene.find(id)).map(|touchable| touchable.area) {
            widgets::focus_ring(&mut scene, Rect::inset(&area, -3.0));
        }
        if self.store.settings.contrast {
            contrast::strengthen(&mut scene);
        }
        let part = ((self.now - self.entered) / theme::ENTER) as f32;
        if part < 1.0 && !self.store.settings.reduced_motion {
            self.passage.show(&mut scene, &frame, part.max(0.0));
        }
        self.zoomed = (self.zoom < 1.0).then(|| scene.scaled(self.zoom));
        self.scene = scene;
    }

    /// Tells the platform what is on the screen if that changed.
    fn mirror(&mut self) {
        let Some(screen) = self.stack.last().map(|layer| &layer.screen) else { return };
        let (screen, has_board) = (screen.name(), screen.has_board());
        let depth = self.stack.len() - 1;
        let touchables = &self.zoomed.as_ref().unwrap_or(&self.scene).touchables;
        let same = |old: &Mirrored| {
            old.touchables == *touchables
                && (old.screen, old.depth, old.language) == (screen, depth, self.words.language)
                && old.focus == self.focus
        };
        if !self.mirrored.as_ref().is_some_and(same) {
            let (focus, language) = (self.focus.as_deref(), self.words.language);
            self.platform.mirror(&Mirror { screen, depth, has_board, touchables, focus, language: language.code() });
            let (touchables, focus) = (touchables.clone(), self.focus.clone());
            self.mirrored = Some(Mirrored { screen, depth, touchables, focus, language });
        }
    }
}
