//! The fight as it is seen while something is told of it: as it was before, going on event by event. The game itself has
//! long gone on, so nothing that is decided may be asked of what stands here.

use super::table::Table;
use rules::fighter::{Event, Phase, Public};
use std::collections::BTreeMap;

/// What is seen while something is told.
pub(super) struct Stage {
    game: Public,
    /// Whether the foe has fallen; it is seen until something else is told.
    has_fallen: bool,
    /// The health of foe and heroes before they lost some.
    foe_before: u8,
    heroes_before: BTreeMap<u8, u8>,
}

impl Stage {
    /// The game before what is to be told.
    pub fn new(game: Public) -> Stage {
        Stage { game, has_fallen: false, foe_before: 0, heroes_before: BTreeMap::new() }
    }

    /// Goes on by an event; says whether it still has something to show.
    pub fn follow(&mut self, event: &Event) -> bool {
        if self.has_fallen {
            return matches!(event, Event::Won);
        }
        match event {
            // The last fight stays, whoever won it.
            Event::Lost { .. } => return true,
            Event::Beaten { .. } => {
                self.has_fallen = true;
                return true;
            }
            Event::Struck { .. } => self.foe_before = self.game.fight().map_or(0, |fight| fight.health),
            Event::Hurt { seat, .. } => drop(self.heroes_before.insert(*seat, self.game.member(*seat).health)),
            _ => {}
        }
        self.game.fold(event);
        true
    }
}

impl Table {
    /// The game as it is seen now.
    pub(super) fn shown(&self) -> &Public {
        self.stage.as_ref().map_or(self.game(), |stage| &stage.game)
    }

    /// Tests whether a fight is still seen that is over, and has all of the window.
    pub(super) fn is_climax(&self) -> bool {
        let is_over = matches!(self.game().phase(), Phase::Walk | Phase::Rest | Phase::Over);
        is_over && self.stage.as_ref().is_some_and(|stage| stage.game.fight().is_some())
    }

    /// Tests whether the foe that is seen has fallen.
    pub(super) fn has_fallen(&self) -> bool {
        self.stage.as_ref().is_some_and(|stage| stage.has_fallen)
    }

    /// The health that the foe had before the blow that is told.
    pub(super) fn foe_before(&self) -> u8 {
        self.stage.as_ref().map_or(0, |stage| stage.foe_before)
    }

    /// The health that a hero had before the blow that is told.
    pub(super) fn hero_before(&self, seat: u8) -> u8 {
        let before = self.stage.as_ref().and_then(|stage| stage.heroes_before.get(&seat).copied());
        before.unwrap_or_else(|| self.shown().member(seat).health)
    }

    /// Clears the stage once everything was told. The last fight of a game stays until its end is seen.
    pub(super) fn clear_stage(&mut self, now: f64) {
        if self.playback.is_over(now) && self.game().phase() != Phase::Over {
            self.stage = None;
        }
    }
}
