//! The music under the game: a slow lute in six-eight time over a low drone, sixteen bars that run in a circle.

use super::effects::notes::{A, C, D, F, G};
use super::synth::{Pluck, Tape};

/// Samples in a block of quad-snd's mixer. It plays a loop without a gap only if the loop is whole blocks long.
pub const BLOCK: usize = 4096;
/// Samples in an eighth note: about a third of a second.
const EIGHTH: usize = BLOCK * 7 / 2;
const BAR: usize = 6 * EIGHTH;

/// Bars as a bass note, the note that answers it and six eighths, 0 where nothing is plucked. Only the five notes, so that effects always fit.
const BARS: [(f32, f32, [f32; 6]); 16] = [
    (D / 2.0, A / 2.0, [A, 0.0, F, D, 0.0, 0.0]),
    (D / 2.0, A / 2.0, [F, 0.0, G, A, 0.0, 0.0]),
    (C / 4.0, G / 2.0, [G, 0.0, C / 2.0, G / 2.0, 0.0, 0.0]),
    (D / 2.0, A / 2.0, [F, 0.0, D, A / 2.0, 0.0, 0.0]),
    (F / 2.0, C / 2.0, [C, 0.0, A, F, 0.0, 0.0]),
    (C / 4.0, G / 2.0, [G, 0.0, A, G, 0.0, 0.0]),
    (G / 4.0, D / 2.0, [D, 0.0, G, F, 0.0, D]),
    (A / 4.0, A / 2.0, [C / 2.0, 0.0, 0.0, A / 2.0, 0.0, 0.0]),
    (D / 2.0, A / 2.0, [D * 2.0, 0.0, C, A, 0.0, 0.0]),
    (F / 4.0, C / 2.0, [A, 0.0, C, A, 0.0, 0.0]),
    (C / 4.0, G / 2.0, [G, 0.0, F, G, 0.0, 0.0]),
    (A / 4.0, A / 2.0, [A, 0.0, 0.0, 0.0, C / 2.0, D]),
    (D / 2.0, A / 2.0, [F, 0.0, G, A, 0.0, G]),
    (G / 4.0, D / 2.0, [F, 0.0, D, C / 2.0, 0.0, 0.0]),
    (A / 4.0, A / 2.0, [D, 0.0, C / 2.0, A / 2.0, 0.0, C / 2.0]),
    (D / 4.0, A / 2.0, [D, 0.0, 0.0, 0.0, 0.0, 0.0]),
];

/// The music as a WAV file that can be repeated without a seam.
pub fn music() -> Vec<u8> {
    let mut tape = Tape::ring(BARS.len() * BAR);
    for (bar, &(bass, answer, melody)) in BARS.iter().enumerate() {
        let start = bar * BAR;
        tape.pluck(start, Pluck { pitch: bass, force: 0.55, ring: 2.4, bright: 0.12 });
        tape.pluck(start + 4 * EIGHTH + 300, Pluck { pitch: answer, force: 0.16, ring: 1.4, bright: 0.1 });
        for (eighth, &pitch) in melody.iter().enumerate().filter(|(_, pitch)| **pitch > 0.0) {
            // A player leans on the first beat and is never quite on time.
            let force = if eighth == 0 { 0.42 } else { 0.28 + 0.02 * ((bar + eighth) % 3) as f32 };
            let late = 220 + (bar * 37 + eighth * 113) % 500;
            tape.pluck(start + eighth * EIGHTH + late, Pluck { pitch, force, ring: 1.8, bright: 0.22 });
        }
    }
    tape.drone(D / 4.0, 0.09, 4);
    tape.drone(A / 4.0, 0.05, 3);
    tape.drone(D / 2.0, 0.025, 5);
    tape.room(0.4);
    tape.finish(0.85).wav()
}
