//! The table on which a game of Donjonz is played.

use crate::{
    nav::{Desk, Event, Nav, Screen},
    platform::Platform,
    scene::Scene,
    store::Store,
    theme::Frame,
};

/// The table.
pub struct Table;

impl Table {
    /// Starts a game from a seed; it becomes the running game.
    pub fn new_game(_seed: u64, _desk: &mut Desk<'_>) -> Table {
        Table
    }

    /// Starts the lesson.
    pub fn lesson(_desk: &mut Desk<'_>) -> Table {
        Table
    }

    /// The running game, if there is one that is not over.
    pub fn resume(_platform: &mut dyn Platform, _store: &mut Store) -> Option<Table> {
        None
    }
}

impl Screen for Table {
    fn name(&self) -> &'static str {
        "donjonz"
    }

    fn show(&self, _frame: &Frame<'_>) -> Scene {
        Scene::default()
    }

    fn act(&mut self, _event: &Event<'_>, _desk: &mut Desk<'_>) -> Nav {
        Nav::Pass
    }
}
