//! The soundtrack of running sand: four stems of the same length that run round together. What tightens is the mix:
//! first a drone and a heartbeat, then a lute that will not rest, at last drums. In Silence lute and drums are heard
//! through a closed door.

use super::{
    effects::notes::{A, C, D, F, G},
    music::BLOCK,
    synth::{Bell, Pluck, Rustle, Tape, Thump},
};

/// Samples in a beat: 0.6 seconds, whole blocks of quad-snd's mixer for every two of them.
const BEAT: usize = BLOCK * 13 / 2;
/// Beats after which everything begins again.
const BEATS: usize = 16;

/// Whether those at the table may speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// They may.
    Speech,
    /// Not a word.
    Silence,
}

/// How loud each stem is, from 0 to 100: the depth, the lute, the drums, and both of these behind the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix(pub [u8; 4]);

impl Mix {
    /// The mix for sand of which so much is left, in ms.
    pub fn of(left: u64, full: u64, mood: Mood) -> Mix {
        let gone = 1000 - left.min(full).saturating_mul(1000).checked_div(full).unwrap_or(0);
        let depth = climb(gone, &[(0, 90), (1000, 100)]);
        let stems = match mood {
            Mood::Speech => {
                let lute = climb(gone, &[(60, 0), (500, 60), (830, 100)]);
                [depth, lute, climb(gone, &[(450, 0), (830, 60), (970, 100)]), 0]
            }
            Mood::Silence => [depth * 4 / 5, 0, 0, climb(gone, &[(0, 80), (970, 100)])],
        };
        Mix(stems.map(|volume| volume as u8))
    }

    /// What is heard in Silence where no sand is.
    pub const HUSHED: Mix = Mix([72, 0, 0, 80]);

    /// Tests whether it is a mix of Silence.
    pub fn is_hushed(self) -> bool {
        self.0[3] > 0
    }
}

/// The height of a path over its bends at a place: level before the first one and after the last.
fn climb(at: u64, bends: &[(u64, u64)]) -> u64 {
    let after = bends.iter().position(|(place, _)| *place > at);
    match after {
        None => bends.last().map_or(0, |(_, height)| *height),
        Some(0) => bends[0].1,
        Some(next) => {
            let ((from, low), (to, high)) = (bends[next - 1], bends[next]);
            low + (high - low) * (at - from) / (to - from)
        }
    }
}

/// The stems as WAV files, in the order of [`Mix`].
pub const STEMS: [fn() -> Vec<u8>; 4] = [
    || depth().finish(0.78).wav(),
    || lute().finish(0.7).wav(),
    || drums().finish(0.5).wav(),
    || far().finish(0.8).wav(),
];

fn tape() -> Tape {
    Tape::ring(BEATS * BEAT)
}

/// A drone on two low notes, and a heart that beats every other beat.
fn depth() -> Tape {
    let mut tape = tape();
    for beat in (0..BEATS).step_by(2) {
        tape.thump(beat * BEAT, Thump { pitch: D / 2.0, force: 0.5, ring: 0.09 });
        tape.thump(beat * BEAT + BEAT * 2 / 5, Thump { pitch: D / 2.0, force: 0.32, ring: 0.08 });
    }
    tape.drone(D / 4.0, 0.09, 2);
    tape.drone(A / 4.0, 0.06, 3);
    tape.drone(D / 2.0, 0.08, 4);
    // A phone has nothing below: breaths of these say that sand runs.
    tape.drone(A, 0.08, 2);
    tape.drone(D * 2.0, 0.18, 3);
    tape.drone(A * 2.0, 0.05, 5);
    tape.room(0.35);
    tape
}

/// Four notes in eighths, over and over, on a bass that climbs by a step every four beats and falls back.
fn lute() -> Tape {
    let mut tape = tape();
    pluck(&mut tape);
    tape.room(0.3);
    tape
}

fn pluck(tape: &mut Tape) {
    const ROUNDS: [(f32, [f32; 4]); 4] = [
        (D / 2.0, [D, A, F, A]),
        (F / 2.0, [F, C, A, C]),
        (G / 2.0, [G, D * 2.0, C, D * 2.0]),
        (A / 2.0, [A, D * 2.0, C, G]),
    ];
    for (round, (bass, figure)) in ROUNDS.into_iter().enumerate() {
        let start = round * 4 * BEAT;
        tape.pluck(start, Pluck { pitch: bass, force: 0.3, ring: 2.2, bright: 0.15 });
        for eighth in 0..8 {
            let force = if eighth % 4 == 0 { 0.42 } else { 0.32 };
            // A hand is never quite on time.
            let late = (round * 61 + eighth * 137) % 400;
            let pitch = figure[eighth % 4];
            tape.pluck(start + eighth * BEAT / 2 + late, Pluck { pitch, force, ring: 0.8, bright: 0.3 });
        }
    }
}

/// Lute and drums as heard through a thick door.
fn far() -> Tape {
    let mut tape = tape();
    pluck(&mut tape);
    beat(&mut tape);
    tape.muffle(700.0);
    tape.room(0.6);
    tape
}

/// A drum on every beat, sand shaken in sixteenths, and a small bell that rings twice as often from the middle on.
fn drums() -> Tape {
    let mut tape = tape();
    beat(&mut tape);
    tape.room(0.2);
    tape
}

fn beat(tape: &mut Tape) {
    for sixteenth in 0..BEATS * 4 {
        let start = sixteenth * BEAT / 4;
        let force = match sixteenth % 4 {
            0 => 0.5,
            2 => 0.34,
            _ => 0.22,
        };
        tape.rustle(start, Rustle { from: 5200.0, to: 3800.0, long: 0.07, swell: 0.1, force });
        if matches!(sixteenth % 16, 0 | 4 | 8 | 11 | 12 | 14) {
            tape.thump(start, Thump { pitch: D / 2.0, force: 0.4, ring: 0.07 });
            // The edge of the drum, which a phone gives back.
            tape.thump(start, Thump { pitch: D * 4.0, force: 0.6, ring: 0.03 });
        }
        let rings = if sixteenth < BEATS * 2 { 16 } else { 8 };
        if sixteenth % rings == rings - 2 {
            tape.bell(start, Bell { pitch: A * 2.0, force: 0.22, ring: 0.12 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIX: u64 = 360_000;

    #[test]
    fn it_tightens_from_a_drone_to_all_three() {
        let speech = |left| Mix::of(left, SIX, Mood::Speech).0;
        assert_eq!(speech(SIX), [90, 0, 0, 0]);
        let [depth, lute, drums, _] = speech(180_000);
        assert!((90..100).contains(&depth) && lute >= 60 && drums < 15, "{:?}", speech(180_000));
        assert_eq!(speech(0), [100, 100, 100, 0]);
        let louder = |two: &[u64]| (0..3).all(|stem| speech(two[1])[stem] >= speech(two[0])[stem]);
        let times: Vec<u64> = (0..=360).rev().map(|second| second * 1000).collect();
        assert!(times.windows(2).all(louder), "no stem grows quiet while time runs out");
    }

    #[test]
    fn silence_closes_the_door_on_lute_and_drums_from_its_first_moment() {
        for left in [SIX, 180_000, 60_000, 0] {
            let (speech, hushed) = (Mix::of(left, SIX, Mood::Speech), Mix::of(left, SIX, Mood::Silence));
            assert!(hushed.is_hushed() && !speech.is_hushed());
            let Mix([depth, lute, drums, far]) = hushed;
            assert!(depth >= 72 && far >= 80 && (lute, drums) == (0, 0), "{hushed:?}");
        }
        assert_eq!(Mix::HUSHED, Mix::of(SIX, SIX, Mood::Silence), "without sand it is as at its start");
    }

    #[test]
    fn no_time_is_too_strange_for_a_mix() {
        for (left, full) in [(0, 0), (u64::MAX, 0), (u64::MAX, 1), (5, u64::MAX), (u64::MAX, u64::MAX)] {
            assert!(Mix::of(left, full, Mood::Speech).0.iter().all(|volume| *volume <= 100));
        }
    }
}
