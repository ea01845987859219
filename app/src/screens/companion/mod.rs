//! Companions for the real games: for whoever has a box, or a printed kit, on the table and a phone in its middle.

mod book;
pub mod donjonz;
pub mod fighter;
pub mod hall;
pub mod knock;
pub mod pad;
mod plates;
pub mod screen;
mod shell;

pub use hall::Hall;
pub use screen::{Companion, Table};

use crate::{nav::Screen, platform::Platform, store::Store};

/// The companion of Knock.
pub type KnockCompanion = Companion<knock::Keep>;
/// The companion of Donjonz.
pub type DonjonzCompanion = Companion<donjonz::Inventory>;

/// The companion of Fighter.
pub type FighterCompanion = Companion<fighter::Party>;

/// The score pad for any other game.
pub type ScorePad = Companion<pad::Scores>;

/// The companion that was open when the app went away, of those that show a running timer themselves or of the others.
pub fn resume(is_timed: bool, platform: &mut dyn Platform, store: &mut Store) -> Option<Box<dyn Screen>> {
    let companions = store.games.iter().filter_map(|game| game.companion.as_ref());
    let mut companions = companions.filter(|it| it.is_timed == is_timed);
    let resumed = companions.find_map(|companion| (companion.resume)(platform, store));
    resumed.or_else(|| Some(Box::new(ScorePad::resume(platform, store).filter(|_| !is_timed)?)))
}
