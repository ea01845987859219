//! Companions for the real games: for whoever has a box, or a printed kit, on the table and a phone in its middle.

mod book;
pub mod donjonz;
pub mod fighter;
pub mod hall;
pub mod knock;
mod plates;
pub mod screen;
mod shell;

pub use hall::Hall;
pub use screen::Companion;

use crate::{nav::Screen, platform::Platform, store::Store};

/// The companion of Knock.
pub type KnockCompanion = Companion<knock::Keep>;
/// The companion of Donjonz.
pub type DonjonzCompanion = Companion<donjonz::Inventory>;

/// The companion of Fighter.
pub type FighterCompanion = Companion<fighter::Party>;

/// The companion that was open when the app went away. Knock's comes before a running timer, which it shows itself.
pub fn resume_timed(platform: &mut dyn Platform, store: &mut Store) -> Option<Box<dyn Screen>> {
    Some(Box::new(KnockCompanion::resume(platform, store)?))
}

/// The same for companions without sand.
pub fn resume(platform: &mut dyn Platform, store: &mut Store) -> Option<Box<dyn Screen>> {
    if let Some(companion) = DonjonzCompanion::resume(platform, store) {
        return Some(Box::new(companion));
    }
    Some(Box::new(FighterCompanion::resume(platform, store)?))
}
