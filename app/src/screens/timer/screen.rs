//! The timer's screen: what it holds between two frames, and where its parts meet.

use super::{
    keeper::{Keeper, Notice},
    single::Timer,
    touch::{Glass, Touch},
};
use crate::{
    nav::{Desk, Event, Nav, TypedScreen},
    platform::{Abilities, Platform},
    scene::Scene,
    screens::{knock::minutes, naming::Naming},
    sound::{Mix, Mood},
    store::Store,
    theme::Frame,
};
use serde::Serialize;

/// How long a frame takes while sand falls, in ms: thirty a second.
const SAND_FRAME: f64 = 1000.0 / 30.0;
/// How long a frame takes where only digits change, in ms.
const DIGIT_FRAME: f64 = 200.0;
/// How long the hourglass takes to turn over, in ms.
pub(super) const TURN: f64 = 900.0;
/// How long the screen lights up at a mark, in ms.
pub const FLASH: f64 = 900.0;
/// How long buttons are seen in full screen after a touch, in ms.
const HIDE: f64 = 4_000.0;

/// What is shown.
pub(super) enum View {
    /// The hourglass.
    Glass,
    /// All timers.
    Shelf,
    /// How one of them behaves.
    Edit,
    /// Its name being typed.
    Name(Naming),
}

/// The timer's screen.
pub struct TimerScreen {
    pub(super) keeper: Keeper,
    pub(super) view: View,
    pub(super) is_locked: bool,
    pub(super) is_upside_down: bool,
    pub(super) is_full: bool,
    /// Nothing moves but digits.
    pub(super) is_calm: bool,
    /// When it was last touched.
    pub(super) stirred: f64,
    /// When it was turned over, and how much sand was above.
    pub(super) turned: Option<(f64, u16)>,
    /// When the screen lit up.
    pub(super) flashed: f64,
    /// What a mark said in the title, and when.
    pub(super) said: Option<(String, f64)>,
}

impl TimerScreen {
    /// The timers as they are on file.
    pub fn open(platform: &mut dyn Platform, store: &mut Store) -> TimerScreen {
        TimerScreen {
            keeper: Keeper::open(platform, store),
            view: View::Glass,
            is_locked: false,
            is_upside_down: false,
            is_full: false,
            is_calm: false,
            stirred: 0.0,
            turned: None,
            flashed: f64::NEG_INFINITY,
            said: None,
        }
    }

    /// The same if sand falls in one of them.
    pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<TimerScreen> {
        Some(TimerScreen::open(platform, store)).filter(|screen| screen.keeper.left().is_some())
    }

    /// The timer that is shown.
    pub(super) fn timer(&self) -> &Timer {
        self.keeper.kept.timer()
    }

    pub(super) fn left(&self) -> u64 {
        self.timer().left(self.keeper.wall)
    }

    pub(super) fn runs(&self) -> bool {
        self.timer().runs(self.keeper.wall)
    }

    /// Tests whether buttons are seen: in full screen they go while the sand runs and nobody touches anything.
    pub(super) fn has_controls(&self, now: f64) -> bool {
        !self.is_full || !self.runs() || now - self.stirred < HIDE
    }

    /// How far the hourglass is turned over, from 0 to 1, and how much sand was above.
    pub(super) fn turning(&self, now: f64) -> Option<(f32, u16)> {
        let (since, amount) = self.turned?;
        let part = ((now - since) / TURN) as f32;
        (part < 1.0 && !self.is_calm).then_some((part, amount))
    }

    /// Shows what the keeper noticed.
    fn notice(&mut self, notice: Notice, desk: &mut Desk<'_>) {
        match notice {
            Notice::Turned(index) if index == self.keeper.kept.chosen => self.turned = Some((desk.now, 0)),
            Notice::Turned(_) => {}
            Notice::Mark(index, mark) => {
                if self.keeper.kept.signals.flash {
                    self.flashed = desk.now;
                }
                if index == self.keeper.kept.chosen {
                    let words = desk.words.get(&format!("timer-says-{}", mark.code()));
                    desk.platform.announce(&words);
                    self.said = Some((words, desk.now));
                } else {
                    desk.toast(self.keeper.said(index, mark, desk.words));
                }
            }
        }
    }
}

impl TypedScreen for TimerScreen {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        match self.view {
            View::Glass => "timer",
            View::Shelf => "timer-shelf",
            View::Edit => "timer-edit",
            View::Name(_) => "timer-name",
        }
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        match &self.view {
            View::Glass => self.show_glass(frame),
            View::Shelf => self.show_shelf(frame),
            View::Edit => self.show_edit(frame),
            View::Name(naming) => self.show_name(naming, frame),
        }
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.keeper.wall = desk.platform.wall_clock();
        self.stirred = desk.now;
        self.is_calm = desk.store.settings.reduced_motion;
        if let Some(back) = self.keeper.kept.set_back(self.keeper.wall) {
            desk.toast(desk.words.with("timer-set-back-closed", &[("time", minutes(back).into())]));
            self.keeper.save(desk);
        }
        self.keeper.tell_of_hiding(desk);
    }

    fn act(&mut self, event: &Event<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.keeper.wall = desk.platform.wall_clock();
        self.take(event, desk)
    }

    fn holds(&self, touch: &Touch) -> bool {
        matches!(touch, Touch::Glass(Glass::Lock | Glass::Glass | Glass::Start))
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.is_calm = desk.store.settings.reduced_motion;
        for notice in self.keeper.mind(desk) {
            self.notice(notice, desk);
        }
        let flashes = desk.now - self.flashed < FLASH && !self.runs();
        flashes || self.turning(desk.now).is_some()
    }

    fn next_frame(&self) -> Option<f64> {
        let falls = self.runs() && matches!(self.view, View::Glass) && !self.is_calm;
        self.keeper.kept.runs(self.keeper.wall).then_some(if falls { SAND_FRAME } else { DIGIT_FRAME })
    }

    fn stays_lit(&self) -> bool {
        self.keeper.left().is_some()
    }

    fn minds_timers(&self) -> bool {
        true
    }

    fn wants_flips(&self, abilities: Abilities) -> bool {
        self.keeper.kept.starts_by_flip(abilities)
    }

    fn soundtrack(&self) -> Option<Mix> {
        self.runs().then(|| Mix::of(self.left(), self.timer().full(), Mood::Speech))
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.leave(desk)
    }

    fn dump(&self) -> impl Serialize {
        State {
            left: self.left(),
            full: self.timer().full(),
            runs: self.runs(),
            turns: self.timer().turns,
            chosen: self.keeper.kept.chosen,
            timers: self.keeper.kept.timers.len(),
            locked: self.is_locked,
            upside_down: self.is_upside_down,
            full_screen: self.is_full,
            said: self.said.as_ref().map(|(words, _)| words),
        }
    }
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State<'a> {
    left: u64,
    full: u64,
    runs: bool,
    turns: u64,
    chosen: usize,
    timers: usize,
    locked: bool,
    upside_down: bool,
    full_screen: bool,
    said: Option<&'a String>,
}
