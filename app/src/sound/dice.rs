//! What a die sounds like on what it hits, in three steps of loudness: a dull table, a dry target, and the rattle of
//! rim, wall and card.

use super::effects::{
    OFTEN, SELDOM,
    notes::{A, D, G},
};
use super::synth::{Pluck, Rustle, Tape, Thump, samples};

/// What a die hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Struck {
    /// The table.
    Table,
    /// The target.
    Target,
    /// Something upright.
    Side,
}

/// How hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Force {
    /// Hardly.
    Soft,
    /// As a die that hops.
    Firm,
    /// As a die that was thrown.
    Hard,
}

impl Force {
    /// How hard it is to meet something at so many mm a second.
    pub fn of(speed: f32) -> Force {
        match speed {
            speed if speed < 350.0 => Force::Soft,
            speed if speed < 1100.0 => Force::Firm,
            _ => Force::Hard,
        }
    }

    /// Its share of the usual loudness. More than that, what is hard sounds brighter, fuller and longer.
    pub(super) fn loudness(self) -> f32 {
        match self {
            Force::Soft => OFTEN,
            Force::Firm => 1.0,
            Force::Hard => SELDOM,
        }
    }

    /// How hard it is, from 0 to 1.
    fn strength(self) -> f32 {
        match self {
            Force::Soft => 0.0,
            Force::Firm => 0.5,
            Force::Hard => 1.0,
        }
    }
}

/// A die that hits something.
pub(super) fn hit(struck: Struck, force: Force) -> Tape {
    let hard = force.strength();
    match struck {
        Struck::Table => table(hard),
        Struck::Target => target(hard),
        Struck::Side => side(hard),
    }
}

/// Thick boards: more drum than click, and the harder the deeper and the more they shake.
fn table(hard: f32) -> Tape {
    let mut tape = Tape::new(0.34);
    tape.thump(0, Thump { pitch: D * (1.5 - 0.5 * hard), force: 0.6, ring: 0.03 + 0.02 * hard });
    tape.thump(0, Thump { pitch: D * 3.0, force: 0.3 + 0.2 * hard, ring: 0.02 });
    tape.rustle(0, Rustle { from: 900.0 + 900.0 * hard, to: 600.0, long: 0.03 + 0.06 * hard, swell: 0.06, force: 0.4 });
    tape.room(0.08 + 0.12 * hard);
    tape
}

/// A thin board over a hollow: a dry tock, which cracks when it is hit hard.
fn target(hard: f32) -> Tape {
    let mut tape = Tape::new(0.3);
    tape.thump(0, Thump { pitch: A * 1.5, force: 0.8 - 0.3 * hard, ring: 0.03 });
    tape.thump(0, Thump { pitch: G * 2.5, force: 0.05 + 0.5 * hard, ring: 0.012 + 0.018 * hard });
    tape.rustle(
        0,
        Rustle { from: 1600.0 + 1200.0 * hard, to: 1000.0, long: 0.02 + 0.03 * hard, swell: 0.1, force: 0.4 },
    );
    tape.room(0.08 + 0.14 * hard);
    tape
}

/// An edge and a corner one after the other; the harder, the more of them.
fn side(hard: f32) -> Tape {
    let mut tape = Tape::new(0.34);
    let blows = [(0.0, D * 5.0, 0.7), (0.028, A * 3.2, 0.5), (0.052, D * 6.0, 0.4), (0.085, A * 3.8, 0.35)];
    for (second, pitch, force) in blows.into_iter().take(2 + (2.0 * hard) as usize) {
        let at = samples(second);
        tape.thump(at, Thump { pitch, force, ring: 0.014 + 0.006 * hard });
        tape.rustle(
            at,
            Rustle { from: 2600.0 + 2400.0 * hard, to: 2000.0, long: 0.02, swell: 0.1, force: 0.6 * force },
        );
    }
    tape.room(0.12);
    tape
}

/// A string over a bounce that counts, so that one hears how many there were.
pub(super) fn counted(pitch: f32) -> Tape {
    let mut tape = Tape::new(0.5);
    tape.pluck(0, Pluck { pitch: pitch * 2.0, force: 0.5, ring: 0.3, bright: 0.5 });
    tape.room(0.15);
    tape
}

/// A hand that opens, and air that comes and goes.
pub(super) fn whoosh() -> Tape {
    let mut tape = Tape::new(0.42);
    tape.rustle(0, Rustle { from: 350.0, to: 1500.0, long: 0.2, swell: 0.8, force: 0.7 });
    tape.rustle(samples(0.15), Rustle { from: 1500.0, to: 450.0, long: 0.24, swell: 0.1, force: 0.7 });
    tape
}
