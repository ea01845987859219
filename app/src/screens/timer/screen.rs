//! The timer's screen: what it holds between two frames, and where its parts meet.

use super::touch::{Glass, Touch};
use crate::{
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::Scene,
    screens::naming::Naming,
    sound::{Mix, Mood},
    theme::{Frame, LEAST_TABLE},
    timers::{Notice, tell_of_hiding},
};
use serde::Serialize;

/// How long a frame takes while sand falls, in ms: thirty a second.
const SAND_FRAME: f64 = 1000.0 / 30.0;
/// How long a frame takes where only digits change, in ms.
const DIGIT_FRAME: f64 = 200.0;
/// How long the hourglass takes to turn over, in ms.
pub(super) const TURN: f64 = 900.0;
/// How long the window lights up at a mark, in ms.
pub const FLASH: f64 = 900.0;
/// How long buttons are seen in full screen after a touch, in ms.
const HIDE: f64 = 4_000.0;

/// What is shown.
#[derive(Default)]
pub(super) enum Page {
    /// The hourglass.
    #[default]
    Hourglass,
    /// All timers.
    Shelf,
    /// How one of them behaves.
    Edit,
    /// Its name being typed.
    Name(Naming),
}

/// The timer's screen.
#[derive(Default)]
pub struct TimerScreen {
    pub(super) page: Page,
    pub(super) is_locked: bool,
    pub(super) is_upside_down: bool,
    pub(super) is_full: bool,
    /// Nothing moves but digits.
    pub(super) is_calm: bool,
    /// When it was last touched.
    pub(super) stirred: f64,
    /// When it was turned over, and how much sand was above.
    pub(super) turned: Option<(f64, u16)>,
    /// What a mark said in the title, and when.
    pub(super) said: Option<(String, f64)>,
}

impl TimerScreen {
    /// Tests whether buttons are seen: in full screen they go while the sand runs and nobody touches anything.
    pub(super) fn has_controls(&self, frame: &Frame<'_>) -> bool {
        !self.is_full || !frame.keeper.shown_runs() || frame.now - self.stirred < HIDE
    }

    /// How far the hourglass is turned over, from 0 to 1, and how much sand was above.
    pub(super) fn turning(&self, now: f64) -> Option<(f32, u16)> {
        let (since, amount) = self.turned?;
        let part = ((now - since) / TURN) as f32;
        (part < 1.0 && !self.is_calm).then_some((part, amount))
    }
}

impl TypedScreen for TimerScreen {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        match self.page {
            Page::Hourglass => "timer",
            Page::Shelf => "timer-shelf",
            Page::Edit => "timer-edit",
            Page::Name(_) => "timer-name",
        }
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        match &self.page {
            Page::Hourglass => self.show_glass(frame),
            Page::Shelf => self.show_shelf(frame),
            Page::Edit => self.show_edit(frame),
            Page::Name(naming) => self.show_name(naming, frame),
        }
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.stirred = desk.now;
        self.is_calm = desk.store.settings.reduced_motion;
        tell_of_hiding(desk);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.take(event, desk)
    }

    fn holds(&self, touch: &Touch) -> bool {
        matches!(touch, Touch::Glass(Glass::Lock | Glass::Hourglass | Glass::Start))
    }

    fn needs_hold(&self, touch: &Touch) -> bool {
        self.is_locked && matches!(touch, Touch::Glass(Glass::Lock))
    }

    fn tick(&mut self, desk: &mut Desk<'_>) -> bool {
        self.is_calm = desk.store.settings.reduced_motion;
        self.turning(desk.now).is_some()
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        let falls = frame.keeper.shown_runs() && matches!(self.page, Page::Hourglass) && !self.is_calm;
        frame.keeper.next_look(if falls { SAND_FRAME } else { DIGIT_FRAME })
    }

    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool {
        let chosen = desk.keeper.saved.chosen;
        match notice {
            Notice::Turned(index) if index == chosen => self.turned = Some((desk.now, 0)),
            Notice::Mark(index, mark) if index == chosen => {
                let words = desk.keeper.said_alone(index, mark, desk.words);
                if matches!(self.page, Page::Hourglass) && desk.keeper.has_just_ended() {
                    desk.keeper.see();
                }
                desk.platform.announce(&words);
                self.said = Some((words, desk.now));
            }
            Notice::Mark(index, mark) => desk.toast(desk.keeper.said(index, mark, desk.words)),
            Notice::Turned(_) | Notice::Second | Notice::Jumped(_) | Notice::Table(_) => return false,
        }
        true
    }

    fn wants_flips(&self, frame: &Frame<'_>) -> bool {
        frame.keeper.saved.starts_by_flip(frame.abilities)
    }

    fn soundtrack(&self, frame: &Frame<'_>) -> Option<Mix> {
        let keeper = frame.keeper;
        keeper.shown_runs().then(|| Mix::of(keeper.shown_left(), keeper.shown().full(), Mood::Speech))
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.leave(desk)
    }

    fn least_window(&self) -> Option<(f32, f32)> {
        matches!(self.page, Page::Hourglass).then_some(LEAST_TABLE)
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        let keeper = frame.keeper;
        State {
            left: keeper.shown_left(),
            full: keeper.shown().full(),
            runs: keeper.shown_runs(),
            turns: keeper.shown().turns,
            chosen: keeper.saved.chosen,
            timers: keeper.saved.timers.len(),
            ended: keeper.ended_unseen().is_some(),
            silent: keeper.saved.is_silent(frame.settings),
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
    ended: bool,
    silent: bool,
    locked: bool,
    upside_down: bool,
    full_screen: bool,
    said: Option<&'a String>,
}
