//! A stroke of a finger, as somebody means it, and the touches it comes to.

use crate::hand::Touch;

/// Frames a second in which a finger is seen.
const FRAMES: f64 = 60.0;
/// The grid on which it is seen, in mm: a third of a dp.
const GRAIN: f32 = 0.7;
/// The part of a stroke's time in which it gets faster.
const START: f32 = 0.6;
/// How long the die is held before a stroke can begin, in ms.
const HOLD: f64 = 120.0;

/// A stroke, seen as the die shall go: whatever the throw makes of the finger is already thought of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stroke {
    /// When the finger leaves the screen, in ms after it took the die; later where it cannot be done by then.
    pub end: f64,
    /// For how long it must rest before, in ms.
    pub rest: f64,
    /// Which way it goes, as an arrow of length 1.
    pub toward: [f32; 2],
    /// How far, in mm.
    pub length: f32,
    /// How fast it is in the end, in mm a second.
    pub speed: f32,
    /// How curled it is, as `Path` says it.
    pub curl: f32,
}

impl Stroke {
    /// How long it takes, in ms.
    fn duration(&self) -> f64 {
        f64::from(1000.0 * self.length.max(1.0) / (self.speed.max(50.0) * (1.0 - START / 2.0)))
    }

    /// When the finger can have left the screen without haste, in ms after it took the die.
    pub fn soonest(&self) -> f64 {
        self.rest + 2.0 * HOLD + 1.5 * self.duration()
    }

    /// When the finger leaves the screen, in ms after it took the die.
    pub fn leaves(&self) -> f64 {
        self.end.max(self.rest + HOLD + self.duration())
    }

    /// Where the finger is, as a part of its way.
    fn part(&self, ms: f64) -> f32 {
        let time = (1.0 - (self.leaves() - ms) / self.duration()).clamp(0.0, 1.0) as f32;
        let whole = 1.0 - START / 2.0;
        if time < START { time * time / (2.0 * START) / whole } else { (time - START / 2.0) / whole }
    }

    /// Where the finger is at a moment.
    fn at(&self, ms: f64) -> [f32; 2] {
        let part = self.part(ms);
        let [along, aside] = [part * self.length, 6.0 * self.curl * self.length * part * (1.0 - part)];
        let [x, y] = self.toward;
        [x * along + y * aside, y * along - x * aside].map(|place| (place / GRAIN).round() * GRAIN)
    }

    /// What is seen of it, the last when the finger leaves the screen.
    pub fn touches(&self) -> Vec<Touch> {
        let frames = (self.leaves() / 1000.0 * FRAMES) as u32;
        let seen = (1..=frames).map(|frame| f64::from(frame) * 1000.0 / FRAMES).chain([self.leaves()]);
        seen.map(|ms| Touch { ms, at: self.at(ms) }).collect()
    }
}
