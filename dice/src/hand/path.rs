//! A finger's path, and what can be read from it: how fast, how far, which way, and how curled.

use super::Touch;

/// A gap between two touches that is longer than this is a rest: frames come every 17 or 33 ms.
const GAP: f64 = 40.0;
/// How long the last bit of a rest before a movement takes: a frame.
const FRAME: f64 = 1000.0 / 60.0;
/// A finger that leaves the screen repeats its last place, at most this much later. It has not rested.
const ECHO: f64 = 34.0;
/// Steps in which a hand follows a finger, in ms.
const STEP: f64 = 4.0;

/// A path, from when the finger took the die. There is always a first touch.
#[derive(Clone, Debug, PartialEq)]
pub struct Path(Vec<Touch>);

impl Path {
    /// A finger touches the screen.
    pub fn new(ms: f64) -> Path {
        Path(vec![Touch { ms, at: [0.0, 0.0] }])
    }

    /// The finger moves. What is no number, or earlier, is not believed. Of several places in one frame, which all have
    /// its time, the last one counts.
    pub fn push(&mut self, touch: Touch) {
        let is_sound = touch.ms.is_finite() && touch.at.iter().all(|part| part.is_finite());
        if !is_sound || touch.ms < self.last().ms {
            return;
        }
        if touch.ms == self.last().ms && self.0.len() > 1 {
            self.0.pop();
        }
        let before = self.last();
        if touch.ms <= before.ms {
            return;
        }
        if touch.ms - before.ms > GAP && touch.at != before.at {
            self.0.push(Touch { ms: touch.ms - FRAME, at: before.at });
        }
        self.0.push(touch);
    }

    /// When the finger took the die.
    pub fn start(&self) -> f64 {
        self.0[0].ms
    }

    /// Where and when it was last.
    pub fn last(&self) -> Touch {
        self.0[self.0.len() - 1]
    }

    /// The same without the echo of its end.
    pub fn trimmed(mut self) -> Path {
        if let [.., before, last] = self.0[..]
            && before.at == last.at
            && last.ms - before.ms <= ECHO
        {
            self.0.pop();
        }
        self
    }

    /// Each place as it is changed by `change`.
    pub fn map(mut self, change: impl Fn([f32; 2]) -> [f32; 2]) -> Path {
        self.0.iter_mut().for_each(|touch| touch.at = change(touch.at));
        self
    }

    /// The path of what follows this one that many ms behind, as on a rubber band.
    pub fn behind(&self, lag: f32) -> Path {
        let mut behind = Path(vec![self.0[0]]);
        let share = STEP as f32 / (lag + STEP as f32);
        let mut at = self.0[0].at;
        for pair in self.0.windows(2) {
            let steps = (((pair[1].ms - pair[0].ms) / STEP).ceil() as u32).clamp(1, 250);
            for step in 1..=steps {
                let part = step as f32 / steps as f32;
                let finger = [0, 1].map(|k| pair[0].at[k] + (pair[1].at[k] - pair[0].at[k]) * part);
                at = [0, 1].map(|k| at[k] + (finger[k] - at[k]) * share);
                let ms = pair[0].ms + (pair[1].ms - pair[0].ms) * f64::from(part);
                behind.0.push(Touch { ms, at });
            }
        }
        behind
    }

    /// When it went farther than `reach` from its beginning for the first time.
    pub fn left(&self, reach: f32) -> Option<f64> {
        self.0.iter().find(|touch| length(touch.at) > reach).map(|touch| touch.ms)
    }

    /// The path up to just after a moment.
    pub fn until(mut self, ms: f64) -> Path {
        let within = self.0.iter().take_while(|touch| touch.ms <= ms).count();
        self.0.truncate(within.max(1));
        self
    }

    /// The velocity of its last `window` ms in mm a second: the straight line that fits best, so that a jolt or a coarse
    /// frame counts for little.
    pub fn velocity(&self, window: f64) -> [f32; 2] {
        let since = self.last().ms - window;
        let mut first = self.0.partition_point(|touch| touch.ms < since).min(self.0.len().saturating_sub(2));
        // A short stroke begins with a rest, which is no part of its speed.
        while first + 2 < self.0.len() && self.0[first + 1].at == self.0[first].at {
            first += 1;
        }
        let part = &self.0[first..];
        let count = part.len() as f32;
        let seconds = |touch: &Touch| ((touch.ms - self.last().ms) / 1000.0) as f32;
        let middle = part.iter().map(seconds).sum::<f32>() / count;
        let spread: f32 = part.iter().map(|touch| (seconds(touch) - middle) * (seconds(touch) - middle)).sum();
        if spread <= 0.0 {
            return [0.0, 0.0];
        }
        [0, 1].map(|k| part.iter().map(|touch| (seconds(touch) - middle) * touch.at[k]).sum::<f32>() / spread)
    }

    /// Its last stroke: from where it was farthest back, seen along `toward`. Drawing back before is no part of it.
    pub fn stroke(&self, toward: [f32; 2]) -> Path {
        let along = |touch: &Touch| touch.at[0] * toward[0] + touch.at[1] * toward[1];
        let mut first = 0;
        for (i, touch) in self.0.iter().enumerate() {
            if along(touch) <= along(&self.0[first]) {
                first = i;
            }
        }
        Path(self.0[first..].to_vec())
    }

    /// From its beginning to its end, in mm.
    pub fn chord(&self) -> [f32; 2] {
        [0, 1].map(|k| self.last().at[k] - self.0[0].at[k])
    }

    /// How curled it is: the area between the path and its chord by the chord's square, positive where it turns left. A
    /// half circle has 0.39.
    pub fn curl(&self) -> f32 {
        let [x, y] = self.chord();
        let from = self.0[0].at;
        let arm = |touch: &Touch| [touch.at[0] - from[0], touch.at[1] - from[1]];
        let area: f32 = self.0.windows(2).map(|pair| cross(arm(&pair[0]), arm(&pair[1])) / 2.0).sum();
        if x * x + y * y < 1.0 { 0.0 } else { area / (x * x + y * y) }
    }

    /// How far it went softly, in mm: what was faster than `soft`, in mm a second, counts as if it had not been.
    pub fn breath(&self, soft: f32) -> f32 {
        let bits = self.0.windows(2).map(|pair| {
            let far = length([0, 1].map(|k| pair[1].at[k] - pair[0].at[k]));
            far.min(soft * ((pair[1].ms - pair[0].ms) / 1000.0) as f32)
        });
        bits.sum()
    }
}

/// How long an arrow is.
pub fn length([x, y]: [f32; 2]) -> f32 {
    (x * x + y * y).sqrt()
}

/// The arrow of length 1 in the same direction; straight away where there is none.
pub fn unit(arrow: [f32; 2]) -> [f32; 2] {
    let length = length(arrow);
    if length > 1e-6 { arrow.map(|part| part / length) } else { [0.0, 1.0] }
}

/// The sine of the turn from one arrow to the other, by their lengths: positive to the left.
pub fn cross(a: [f32; 2], b: [f32; 2]) -> f32 {
    a[0] * b[1] - a[1] * b[0]
}

/// The cosine of it.
pub fn dot(a: [f32; 2], b: [f32; 2]) -> f32 {
    a[0] * b[0] + a[1] * b[1]
}

/// An arrow turned to the left by about that many radians: exact enough for less than one, and the same bits everywhere.
pub fn turned([x, y]: [f32; 2], radians: f32) -> [f32; 2] {
    let half = radians / 2.0;
    let whole = 1.0 + half * half;
    let (cosine, sine) = ((1.0 - half * half) / whole, radians / whole);
    [x * cosine - y * sine, x * sine + y * cosine]
}
