//! What a die sounds like on what it hits, in three steps of loudness: a dull table, a dry target, and the rattle of
//! rim, wall and card.

use super::effects::notes::{A, D, G};
use super::synth::{PEAK, Rustle, Tape, Thump, samples};

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

    fn loudness(self) -> f32 {
        match self {
            Force::Soft => 0.42,
            Force::Firm => 0.66,
            Force::Hard => 1.0,
        }
    }
}

/// A die that hits something.
pub(super) fn hit(struck: Struck, force: Force) -> Tape {
    let loud = force.loudness();
    let tape = match struck {
        Struck::Table => table(loud),
        Struck::Target => target(loud),
        Struck::Side => side(loud),
    };
    tape.finish(loud * PEAK)
}

/// Thick boards: more drum than click, and the harder the deeper.
fn table(loud: f32) -> Tape {
    let mut tape = Tape::new(0.34);
    tape.thump(0, Thump { pitch: D / 1.6, force: 0.5 + 0.4 * loud, ring: 0.03 + 0.025 * loud });
    tape.thump(0, Thump { pitch: D * 3.0, force: 0.2 * loud, ring: 0.008 });
    tape.rustle(0, Rustle { from: 1400.0, to: 500.0, long: 0.03, swell: 0.08, force: 0.35 });
    tape.room(0.12);
    tape
}

/// A thin board over a hollow: a dry tock.
fn target(loud: f32) -> Tape {
    let mut tape = Tape::new(0.3);
    tape.thump(0, Thump { pitch: A * 1.5, force: 0.8, ring: 0.018 });
    tape.thump(0, Thump { pitch: G * 4.0, force: 0.3 * loud, ring: 0.006 });
    tape.rustle(0, Rustle { from: 3200.0, to: 1200.0, long: 0.018, swell: 0.1, force: 0.4 });
    tape.room(0.14);
    tape
}

/// An edge and a corner one after the other.
fn side(loud: f32) -> Tape {
    let mut tape = Tape::new(0.3);
    for (second, pitch, force) in [(0.0, D * 4.0, 0.7), (0.028, A * 2.6, 0.45), (0.05, D * 5.0, 0.25)] {
        tape.thump(samples(second), Thump { pitch, force: force * (0.6 + 0.4 * loud), ring: 0.01 });
        tape.rustle(samples(second), Rustle { from: 4200.0, to: 2000.0, long: 0.014, swell: 0.1, force: 0.3 * force });
    }
    tape.room(0.12);
    tape
}

/// A hand that opens, and air.
pub(super) fn whoosh() -> Tape {
    let mut tape = Tape::new(0.28);
    tape.rustle(0, Rustle { from: 700.0, to: 2600.0, long: 0.2, swell: 0.35, force: 0.8 });
    tape.finish(0.5 * PEAK)
}
