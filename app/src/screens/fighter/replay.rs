//! A finished game seen again, action by action, with what happened as a sentence.

use super::{heard::story, running::Running, table::Table};
use crate::{
    geometry::{Insets, Rect},
    scene::Scene,
    screens::reel::{Film, Replay},
    theme::Frame,
};
use rules::Session;

/// A game to be seen again.
pub struct Quest {
    running: Running,
    table: Table,
    /// What the last action brought.
    told: Vec<rules::fighter::Event>,
}

/// The replay of a game, from its first room.
pub fn replay(running: Running, now: f64) -> Replay<Quest> {
    let table = Table::around(running.clone());
    Replay::new(Quest { running, table, told: Vec::new() }, 0, now)
}

impl Film for Quest {
    const NAME: &'static str = "fighter-replay";
    const PACE: f64 = 1500.0;

    fn length(&self) -> usize {
        self.running.session.cursor()
    }

    fn seek(&mut self, count: usize) {
        let whole = &self.running.session;
        let Ok(mut session) = Session::new(whole.setup().clone(), whole.seed()) else { return };
        self.told.clear();
        for entry in whole.log().iter().take(count) {
            self.told = session.apply(entry.action.clone()).unwrap_or_default();
        }
        self.table = Table::around(Running { session, names: self.running.names.clone() });
    }

    fn show(&self, scene: &mut Scene, frame: &Frame<'_>, area: Rect) -> String {
        let safe = Insets {
            left: area.x,
            top: area.y,
            right: (frame.size.w - area.right()).max(0.0),
            bottom: (frame.size.h - area.bottom()).max(0.0),
        };
        // The table is seen, but nobody touches it.
        scene.sprites.extend(self.table.show_table(&Frame { safe, pressed: None, ..*frame }).sprites);
        match self.told.is_empty() {
            true => frame.say("told-begin-fighter"),
            false => story(&self.told, &self.running, frame.words),
        }
    }

    fn dump(&self, state: &mut serde_json::Value) {
        state["rooms"] = self.table.game().walked().len().into();
    }
}
