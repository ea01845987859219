//! What the moments of Knock sound like: knuckles on oak, bells, a heavy tread, fire and ice, and falling sand.

use super::effects::{
    bells,
    notes::{A, C, D, F, G},
    plucks,
};
use super::synth::{Bell, Pluck, Rustle, Tape, Thump, samples};

/// Knuckles on an oak door, three times.
pub fn knock() -> Tape {
    let mut tape = Tape::new(0.9);
    for (second, force) in [(0.0, 0.8), (0.17, 0.7), (0.38, 1.0)] {
        tape.thump(samples(second), Thump { pitch: G / 2.0, force: 0.4 * force, ring: 0.05 });
        tape.thump(samples(second), Thump { pitch: G * 2.0, force: 0.8 * force, ring: 0.035 });
        tape.rustle(samples(second), Rustle { from: 2200.0, to: 700.0, long: 0.03, swell: 0.08, force: 0.8 * force });
    }
    tape.room(0.3);
    tape
}

/// A held breath over the cards that are looked at, and a finger that counts.
pub fn assess() -> Tape {
    let mut tape = Tape::new(0.26);
    tape.rustle(0, Rustle { from: 900.0, to: 1900.0, long: 0.11, swell: 0.6, force: 0.5 });
    tape.thump(samples(0.06), Thump { pitch: A * 2.0, force: 0.3, ring: 0.025 });
    tape
}

/// A long "shh" that sinks, and a door that closes on two falling notes.
pub fn hush() -> Tape {
    let mut tape = Tape::new(1.2);
    tape.rustle(0, Rustle { from: 4200.0, to: 1500.0, long: 0.62, swell: 0.25, force: 0.7 });
    bells(&mut tape, 0.12, &[(0.42, A * 2.0, 0.3), (0.56, D * 2.0, 0.35)]);
    tape.thump(samples(0.56), Thump { pitch: D, force: 0.5, ring: 0.06 });
    tape.room(0.3);
    tape
}

/// The door opens again: a coin turned over by a thumb, two rising notes, and a breath before the first word.
pub fn voice() -> Tape {
    let mut tape = Tape::new(0.9);
    bells(&mut tape, 0.14, &[(0.0, D * 2.0, 0.3), (0.11, A * 2.0, 0.35), (0.2, D * 4.0, 0.3)]);
    tape.rustle(samples(0.02), Rustle { from: 500.0, to: 2400.0, long: 0.22, swell: 0.7, force: 0.5 });
    tape.room(0.25);
    tape
}

/// A small bell that somebody nearly rang.
pub fn alarm() -> Tape {
    let mut tape = Tape::new(0.5);
    bells(&mut tape, 0.09, &[(0.0, F * 4.0, 0.5)]);
    tape.thump(0, Thump { pitch: A, force: 0.3, ring: 0.02 });
    tape.room(0.15);
    tape
}

/// Iron boots come down the stairs, and low strings with them.
pub fn knight() -> Tape {
    let strings = [(0.0, D / 4.0, 0.8), (0.34, D / 4.0, 0.7), (0.68, F / 4.0, 0.8), (0.7, D / 2.0, 0.5)];
    let mut tape = plucks(1.9, 0.2, 1.1, &strings);
    for second in [0.0, 0.34, 0.68] {
        tape.thump(samples(second), Thump { pitch: D / 4.0, force: 0.7, ring: 0.1 });
        tape.rustle(samples(second), Rustle { from: 3200.0, to: 900.0, long: 0.09, swell: 0.1, force: 0.9 });
        bells(&mut tape, 0.05, &[(second, C * 2.0, 0.3), (second + 0.03, F * 4.0, 0.15)]);
    }
    bells(&mut tape, 0.2, &[(0.72, D * 2.0, 0.2), (0.72, F * 2.0, 0.16)]);
    tape.room(0.35);
    tape
}

/// A gust that catches fire.
pub fn fireball() -> Tape {
    let mut tape = Tape::new(1.1);
    tape.rustle(0, Rustle { from: 500.0, to: 3200.0, long: 0.3, swell: 0.7, force: 0.9 });
    tape.rustle(samples(0.24), Rustle { from: 2600.0, to: 300.0, long: 0.5, swell: 0.08, force: 1.0 });
    tape.thump(samples(0.26), Thump { pitch: D / 2.0, force: 0.4, ring: 0.1 });
    tape.room(0.25);
    tape
}

/// Icicles.
pub fn ice_flash() -> Tape {
    let mut tape = Tape::new(1.2);
    let drops = [(0.0, A * 8.0, 0.3), (0.05, D * 8.0, 0.35), (0.11, F * 8.0, 0.3), (0.18, C * 8.0, 0.25)];
    bells(&mut tape, 0.18, &drops);
    tape.rustle(0, Rustle { from: 5200.0, to: 3000.0, long: 0.2, swell: 0.1, force: 0.35 });
    tape.room(0.35);
    tape
}

/// Bubbles in a flask.
pub fn poison() -> Tape {
    let mut tape = Tape::new(0.9);
    for (second, pitch) in [(0.0, G * 2.0), (0.12, A * 2.0), (0.22, C * 2.0), (0.3, D * 4.0)] {
        tape.thump(samples(second), Thump { pitch, force: 0.6, ring: 0.04 });
        tape.rustle(samples(second), Rustle { from: 500.0, to: 1400.0, long: 0.05, swell: 0.7, force: 0.3 });
        tape.pluck(samples(second), Pluck { pitch, force: 0.2, ring: 0.15, bright: 0.1 });
    }
    tape.room(0.25);
    tape
}

/// Three calm strokes of a bell over running sand: who does not look can count the minutes.
pub fn sand_three() -> Tape {
    let mut tape = Tape::new(2.0);
    tape.rustle(0, Rustle { from: 4200.0, to: 3600.0, long: 0.5, swell: 0.4, force: 0.3 });
    for second in [0.0, 0.45, 0.9] {
        bells(&mut tape, 0.24, &[(second, A * 2.0, 0.6), (second + 0.02, D * 4.0, 0.3)]);
    }
    tape.room(0.3);
    tape
}

/// One stroke, deeper and longer.
pub fn sand_one() -> Tape {
    let mut tape = Tape::new(2.0);
    tape.rustle(0, Rustle { from: 4200.0, to: 3000.0, long: 0.6, swell: 0.4, force: 0.25 });
    tape.thump(0, Thump { pitch: D / 2.0, force: 0.3, ring: 0.08 });
    bells(&mut tape, 0.52, &[(0.0, D, 0.3), (0.0, D * 2.0, 0.7), (0.02, A * 2.0, 0.2)]);
    tape.room(0.3);
    tape
}

/// Six strokes that run: hurry.
pub fn sand_last() -> Tape {
    let mut tape = Tape::new(1.5);
    let strokes = [(0.0, A), (0.13, A), (0.26, C), (0.37, C), (0.48, D * 2.0), (0.57, D * 2.0)];
    bells(&mut tape, 0.16, &strokes.map(|(second, pitch)| (second, pitch * 2.0, 0.6)));
    tape.thump(0, Thump { pitch: D / 2.0, force: 0.4, ring: 0.06 });
    tape.room(0.3);
    tape
}

/// The tick of a second.
pub fn grain() -> Tape {
    let mut tape = Tape::new(0.25);
    tape.bell(0, Bell { pitch: D * 4.0, force: 0.4, ring: 0.06 });
    tape.thump(0, Thump { pitch: A * 2.0, force: 0.4, ring: 0.02 });
    tape
}

/// A bronze gong as large as a shield, struck once with a felt mallet: it beats against itself while it dies away. Its
/// middle tones carry, since a phone has no deep ones.
pub fn gong() -> Tape {
    let mut tape = Tape::new(2.9);
    tape.thump(0, Thump { pitch: D / 2.0, force: 0.5, ring: 0.12 });
    tape.rustle(0, Rustle { from: 800.0, to: 2800.0, long: 0.9, swell: 0.25, force: 0.45 });
    let tones = [(0.0, F / 2.0, 0.3), (0.0, F + 2.0, 0.25), (0.0, F * 2.0, 0.5), (0.0, F * 2.0 + 3.4, 0.45)];
    bells(&mut tape, 0.62, &tones);
    let shimmer = [(0.01, C * 2.0 - 31.0, 0.3), (0.01, C * 2.0 - 26.0, 0.25), (0.04, A * 4.0 + 70.0, 0.15)];
    bells(&mut tape, 0.45, &shimmer);
    tape.room(0.4);
    tape
}

/// Gates open, and the lute dances out.
pub fn won() -> Tape {
    let dance = [
        (0.0, D, 0.5),
        (0.1, G, 0.5),
        (0.2, A, 0.5),
        (0.34, D * 2.0, 0.6),
        (0.36, F, 0.4),
        (0.62, C, 0.5),
        (0.76, D * 2.0, 0.6),
        (0.78, A, 0.45),
        (0.8, D / 2.0, 0.6),
    ];
    let mut tape = plucks(2.6, 0.5, 1.5, &dance);
    let sparks = [(0.78, A * 4.0, 0.24), (0.9, D * 8.0, 0.24), (1.02, F * 8.0, 0.2)];
    bells(&mut tape, 0.26, &sparks);
    tape.thump(0, Thump { pitch: D / 2.0, force: 0.7, ring: 0.1 });
    tape.room(0.35);
    tape
}

/// Every bell of the Keep at once, then steps running away.
pub fn lost() -> Tape {
    let fall = [(0.5, A / 2.0, 0.5), (0.72, F / 2.0, 0.5), (0.98, D / 2.0, 0.7), (1.0, A / 4.0, 0.5)];
    let mut tape = plucks(2.5, 0.25, 1.3, &fall);
    let alarm = [(0.0, F * 2.0, 0.5), (0.09, A * 2.0, 0.5), (0.18, F * 2.0, 0.5), (0.27, A * 2.0, 0.5)];
    bells(&mut tape, 0.2, &alarm);
    for second in [0.4, 0.52, 0.63, 0.73] {
        tape.thump(samples(second), Thump { pitch: G / 2.0, force: 0.5, ring: 0.04 });
    }
    tape.room(0.35);
    tape
}
