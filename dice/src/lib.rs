//! A die on a table, thrown by a finger: what Fighter's throws are on screen.
//!
//! *The world.* Millimetres around the middle of the target, x to the right, y away from who stands at the first
//! place, z upwards from the table's top. The target's own geometry, with y the other way round, is `rules`'.
//!
//! *From finger to landing.* A `Hand` follows the finger as the throw's `Manner` has it and lets go of a `Swipe`: whole
//! numbers, so that they are kept and sent exactly. `throw` carries a swipe out: a rigid body of 16 mm in fixed steps,
//! with nothing but + − × ÷ √ on the way in, so that a swipe comes to the same bits on every platform. The `Flight`
//! it gives holds every step, every impact and the verdict; a replay keeps the swipe alone.
//!
//! No clock, no files, no screen, no chance: pose and spin are a function of the swipe, or skill would not matter.

#![warn(missing_docs)]

#[cfg(feature = "simulation")]
mod approach;
#[cfg(feature = "simulation")]
mod at_rest;
mod flight;
mod hand;
mod manner;
#[cfg(feature = "simulation")]
mod mesh;
mod message;
pub mod player;
#[cfg(feature = "simulation")]
mod simulation;
mod stage;
mod swipe;
#[cfg(feature = "simulation")]
mod world;

pub use flight::{Flight, HZ, Impact, Pose, Surface, Verdict};
pub use hand::{Drawn, Ease, Fumble, Hand, Held, Noise, RIPE, Reach, Touch};
pub use manner::{Beat, Manner};
#[cfg(feature = "simulation")]
pub use message::answer;
#[cfg(not(feature = "simulation"))]
pub use message::{ask_with, throw};
#[cfg(feature = "simulation")]
pub use simulation::throw;
pub use stage::{
    BOARD_HEIGHT, CARD, CARD_AT, HAND, HAND_HEIGHT, IDEAL, LIFT, RIM_HEIGHT, RIM_WIDTH, TABLE, WALL, WALL_AT,
};
pub use swipe::{DIE, STANDS, Setup, Stand, Swipe, Table, Thrown, WALLS};
