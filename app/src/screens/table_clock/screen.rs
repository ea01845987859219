//! The screen of the table's clock: what it holds between two frames, and where its parts meet.

use super::touch::Touch;
use crate::{
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::Scene,
    screens::naming::Naming,
    theme::{Frame, LEAST_TABLE},
    timers::{Notice, Told, tell_of_hiding},
};
use serde::Serialize;

/// How long a frame takes while somebody's time runs, in ms.
const DIGIT_FRAME: f64 = 200.0;

/// What is shown.
#[derive(Default)]
pub(super) enum Page {
    /// Everybody's time.
    #[default]
    Face,
    /// What the clock is set to.
    Settings,
    /// The name of a player being typed.
    Name(usize, Naming),
}

/// The screen.
#[derive(Default)]
pub struct TableClockScreen {
    pub(super) page: Page,
    /// What was told last, of whom, and when.
    pub(super) told: Option<(Told, f64)>,
}

impl TypedScreen for TableClockScreen {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        match self.page {
            Page::Face => "table-clock",
            Page::Settings => "table-clock-settings",
            Page::Name(..) => "table-clock-name",
        }
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        match &self.page {
            Page::Face => self.show_face(frame),
            Page::Settings => self.show_settings(frame),
            Page::Name(seat, naming) => self.show_name(*seat, naming, frame),
        }
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        if !desk.keeper.table.saved.is_open {
            desk.keeper.table.saved.is_open = true;
            desk.keeper.keep_table();
        }
        tell_of_hiding(desk);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        self.take(event, desk)
    }

    fn next_frame(&self, frame: &Frame<'_>) -> Option<f64> {
        frame.keeper.table.is_running().then_some(DIGIT_FRAME)
    }

    fn tells(&mut self, notice: Notice, desk: &mut Desk<'_>) -> bool {
        let Notice::Table(told) = notice else { return false };
        if let Some(words) = desk.keeper.table.said(told, desk.words) {
            desk.platform.announce(&words);
            self.told = Some((told, desk.now));
        }
        true
    }

    fn back(&mut self, desk: &mut Desk<'_>) -> Nav {
        self.leave(desk)
    }

    fn least_window(&self) -> Option<(f32, f32)> {
        matches!(self.page, Page::Face).then_some(LEAST_TABLE)
    }

    fn dump(&self, frame: &Frame<'_>) -> impl Serialize {
        let (table, wall) = (&frame.keeper.table, frame.keeper.wall);
        State {
            seats: table.seats(wall),
            order: table.clock().order().to_vec(),
            on_turn: table.clock().on_turn(),
            runs: table.is_running(),
            round: table.clock().round(),
            round_time: table.clock().round_time(wall),
            undo: table.can_undo(),
        }
    }
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State {
    seats: Vec<rules::table_clock::Seat>,
    order: Vec<usize>,
    on_turn: Option<usize>,
    runs: bool,
    round: u32,
    round_time: u64,
    undo: bool,
}
