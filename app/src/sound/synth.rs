//! The instruments: plucked strings, small bells, drums, paper and a room, added onto a [`Tape`] that becomes a WAV file.
//! Only + − × ÷ and table-free polynomials, so that every platform writes the same bytes.
//! Knows no game and no device.

use super::loudness;

/// Samples a second. quad-snd plays at this rate and would resample any other by repeating samples.
pub const RATE: usize = 44_100;

/// How strong a finished sound is at its loudest, as ears weigh it: −23 LUFS.
const LOUDNESS: f32 = 0.0767;

const SAMPLE: f32 = 1.0 / RATE as f32;

/// A number of samples from seconds.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// A place on a wave, where the whole range of numbers is one turn: it comes round by itself and never drifts.
#[derive(Clone, Copy, Default)]
struct Phase(u32);

impl Phase {
    /// A share of a turn.
    fn turns(turns: f32) -> Phase {
        Phase((turns * 4_294_967_296.0) as i64 as u32)
    }

    /// Goes on by a step.
    fn advance(&mut self, step: Phase) {
        self.0 = self.0.wrapping_add(step.0);
    }

    fn sine(self) -> f32 {
        let turns = self.0 as i32 as f32 / 4_294_967_296.0;
        // A sine is the same on both sides of its crest.
        let folded = if turns.abs() > 0.25 { 0.5_f32.copysign(turns) - turns } else { turns };
        let x = folded * std::f32::consts::TAU;
        let x2 = x * x;
        x * (1.0 - x2 * (1.0 / 6.0) * (1.0 - x2 * (1.0 / 20.0) * (1.0 - x2 * (1.0 / 42.0) * (1.0 - x2 * (1.0 / 72.0)))))
    }
}

/// The factor by which a sound fades each sample to reach 1/e after `seconds`.
fn fading(seconds: f32) -> f32 {
    1.0 - SAMPLE / seconds
}

/// Noise that is the same every time: a xorshift generator.
struct Noise(u32);

impl Noise {
    fn new(seed: u32) -> Noise {
        Noise(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    /// The next value between −1 and 1.
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}

/// How a string is plucked.
#[derive(Clone, Copy)]
pub struct Pluck {
    /// Pitch in hertz.
    pub pitch: f32,
    /// Loudness, 0 to 1.
    pub force: f32,
    /// Seconds until the string has all but died away.
    pub ring: f32,
    /// From 0, a thumb on gut, to 1, a plectrum on wire.
    pub bright: f32,
}

/// A bar of metal, struck: a clear tone under inharmonic ones that fade sooner.
#[derive(Clone, Copy)]
pub struct Bell {
    /// Pitch in hertz.
    pub pitch: f32,
    /// Loudness, 0 to 1.
    pub force: f32,
    /// Seconds until the clear tone falls to 1/e.
    pub ring: f32,
}

/// A drum, a table or a floor: a tone that sinks as it fades.
#[derive(Clone, Copy)]
pub struct Thump {
    /// Pitch in hertz at the blow; it ends at half of it.
    pub pitch: f32,
    /// Loudness, 0 to 1.
    pub force: f32,
    /// Seconds until it falls to 1/e.
    pub ring: f32,
}

/// Paper, cloth and breath: noise around a pitch that glides.
#[derive(Clone, Copy)]
pub struct Rustle {
    /// Hertz at the start.
    pub from: f32,
    /// Hertz at the end.
    pub to: f32,
    /// Seconds from start to end.
    pub long: f32,
    /// Share of that time until it is loudest.
    pub swell: f32,
    /// Loudness, 0 to 1.
    pub force: f32,
}

/// A stretch of sound under construction.
pub struct Tape {
    sound: Vec<f32>,
    loops: bool,
}

impl Tape {
    /// An empty tape of some seconds.
    pub fn new(seconds: f32) -> Tape {
        Tape { sound: vec![0.0; samples(seconds)], loops: false }
    }

    /// An empty tape whose end is its beginning: what rings past the end is heard at the start.
    pub fn ring(length: usize) -> Tape {
        Tape { sound: vec![0.0; length], loops: true }
    }

    /// Adds what `voice` gives for the next `length` samples, from `start` on.
    fn add(&mut self, start: usize, length: usize, mut voice: impl FnMut(usize) -> f32) {
        if self.loops {
            let end = self.sound.len();
            let mut at = start % end;
            for n in 0..length {
                self.sound[at] += voice(n);
                at = if at + 1 == end { 0 } else { at + 1 };
            }
            return;
        }
        for (n, sample) in self.sound.iter_mut().skip(start).take(length).enumerate() {
            *sample += voice(n);
        }
    }

    /// Plucks a string at a sample (Karplus and Strong's string, with an all-pass filter for exact pitch).
    pub fn pluck(&mut self, start: usize, pluck: Pluck) {
        let soft = 0.5 - 0.35 * pluck.bright;
        let period = RATE as f32 / pluck.pitch - soft;
        let whole = (period - 0.3).floor().max(2.0);
        let part = period - whole;
        let pass = (1.0 - part) / (1.0 + part);
        let keep = 1.0 - 6.9 / (pluck.pitch * pluck.ring);
        let mut string = plucked(whole as usize, start as u32 ^ pluck.pitch as u32, pluck.bright);

        let (mut at, mut last, mut before, mut out) = (0, 0.0, 0.0, 0.0);
        self.add(start, samples(pluck.ring), |n| {
            let heard = string[at];
            let damped = keep * (heard * (1.0 - soft) + last * soft);
            out = pass * damped + before - pass * out;
            (last, before) = (heard, damped);
            string[at] = out;
            at = if at + 1 == string.len() { 0 } else { at + 1 };
            // A finger leaves a string in two milliseconds, not at once.
            heard * pluck.force * (n as f32 * (SAMPLE / 0.002)).min(1.0)
        });
    }

    /// Strikes a bell at a sample.
    pub fn bell(&mut self, start: usize, bell: Bell) {
        for (ratio, share, ring) in [(1.0, 0.7, 1.0), (2.756, 0.22, 0.35), (5.404, 0.08, 0.12)] {
            let turns = bell.pitch * ratio * SAMPLE;
            if turns > 0.45 {
                continue;
            }
            let step = Phase::turns(turns);
            let fade = fading(bell.ring * ring);
            let (mut phase, mut loud) = (Phase::default(), bell.force * share);
            self.add(start, samples(bell.ring * ring * 6.0), |_| {
                phase.advance(step);
                loud *= fade;
                phase.sine() * loud
            });
        }
    }

    /// Strikes a drum at a sample.
    pub fn thump(&mut self, start: usize, thump: Thump) {
        let fade = fading(thump.ring);
        let (mut phase, mut loud, mut sink) = (Phase::default(), thump.force, 1.0);
        let settle = fading(thump.ring * 0.3);
        self.add(start, samples(thump.ring * 6.0), |n| {
            sink *= settle;
            phase.advance(Phase::turns(thump.pitch * (0.5 + 0.5 * sink) * SAMPLE));
            loud *= fade;
            phase.sine() * loud * (n as f32 * (SAMPLE / 0.0015)).min(1.0)
        });
    }

    /// Moves paper or cloth at a sample.
    pub fn rustle(&mut self, start: usize, rustle: Rustle) {
        let length = samples(rustle.long);
        let mut noise = Noise::new(start as u32 + rustle.from as u32);
        let (mut low, mut band) = (0.0, 0.0);
        self.add(start, length, |n| {
            let time = n as f32 / length as f32;
            let centre = rustle.from + (rustle.to - rustle.from) * time;
            let tune = 2.0 * Phase::turns(0.5 * centre * SAMPLE).sine();
            low += tune * band;
            band += tune * (noise.next() - low - 0.9 * band);
            let loud = if time < rustle.swell { time / rustle.swell } else { (1.0 - time) / (1.0 - rustle.swell) };
            band * loud * loud * rustle.force
        });
    }

    /// Holds a tone that breathes `swings` times over the whole tape, which it fills without a seam.
    pub fn drone(&mut self, pitch: f32, force: f32, swings: usize) {
        let length = self.sound.len();
        // Whole waves, so that the last one ends where the first begins.
        let waves = (pitch * length as f32 * SAMPLE) as usize;
        let step = |times: usize| Phase((((times as u64) << 32) / length as u64) as u32);
        let (wave_step, breath_step) = (step(waves), step(swings));
        let wave: Vec<f32> = (0..1024).map(|n| reed(Phase(n << 22))).collect();
        let (mut phase, mut breath) = (Phase::default(), Phase::default());
        self.add(0, length, |_| {
            phase.advance(wave_step);
            breath.advance(breath_step);
            wave[(phase.0 >> 22) as usize] * (0.7 - 0.3 * breath.sine()) * force
        });
    }

    /// Lets the sound be heard in a small stone room; `wet` is the room's share.
    pub fn room(&mut self, wet: f32) {
        let mut room = Room::new();
        if self.loops {
            // The room already rings with the end of the loop when its start is heard.
            for &dry in &self.sound[self.sound.len().saturating_sub(2 * RATE)..] {
                room.hear(dry);
            }
        }
        for sample in &mut self.sound {
            *sample += wet * room.hear(*sample);
        }
    }

    /// Lets the sound be heard through a closed door: little is left of what lies above `pitch`.
    pub fn muffle(&mut self, pitch: f32) {
        let turn = std::f32::consts::TAU * pitch * SAMPLE;
        let open = turn / (1.0 + turn);
        let mut doors = [0.0; 3];
        // A loop's start is heard through a door that already rings with its end.
        let before = if self.loops { self.sound.len().saturating_sub(RATE) } else { self.sound.len() };
        let mut hear = |sample: f32| {
            doors.iter_mut().fold(sample, |heard, door| {
                *door += open * (heard - *door);
                *door
            })
        };
        for &sample in &self.sound[before..] {
            hear(sample);
        }
        self.sound.iter_mut().for_each(|sample| *sample = hear(*sample));
    }

    /// Softens a one-shot's ends to silence and brings the whole to a share of the usual [`LOUDNESS`], without any
    /// constant part.
    pub fn finish(mut self, share: f32) -> Tape {
        let mean = self.sound.iter().sum::<f32>() / self.sound.len().max(1) as f32;
        self.sound.iter_mut().for_each(|sample| *sample -= mean);
        if !self.loops {
            let rise = samples(0.001);
            for (n, sample) in self.sound.iter_mut().take(rise).enumerate() {
                let risen = n as f32 / rise as f32;
                *sample *= risen * risen;
            }
            let fall = samples(0.03).min(self.sound.len());
            for (n, sample) in self.sound.iter_mut().rev().take(fall).enumerate() {
                let left = n as f32 / fall as f32;
                *sample *= left * left * (3.0 - 2.0 * left);
            }
        }
        let gain = share * LOUDNESS / loudness::of(&self.sound, self.loops);
        self.sound.iter_mut().for_each(|sample| *sample *= gain);
        self
    }

    /// The tape as the bytes of a WAV file: mono, 16 bits.
    pub fn wav(&self) -> Vec<u8> {
        let size = self.sound.len() as u32 * 2;
        let rate = RATE as u32;
        let mut bytes = Vec::with_capacity(44);
        bytes.extend(b"RIFF");
        bytes.extend((36 + size).to_le_bytes());
        bytes.extend(b"WAVEfmt ");
        bytes.extend(16_u32.to_le_bytes());
        bytes.extend(1_u16.to_le_bytes()); // whole numbers
        bytes.extend(1_u16.to_le_bytes()); // one channel
        bytes.extend(rate.to_le_bytes());
        bytes.extend((rate * 2).to_le_bytes()); // bytes a second
        bytes.extend(2_u16.to_le_bytes()); // bytes a sample
        bytes.extend(16_u16.to_le_bytes()); // bits a sample
        bytes.extend(b"data");
        bytes.extend(size.to_le_bytes());
        bytes.resize(44 + size as usize, 0);
        for (two, sample) in bytes[44..].chunks_exact_mut(2).zip(&self.sound) {
            two.copy_from_slice(&((sample * 32_767.0) as i16).to_le_bytes());
        }
        bytes
    }
}

/// One wave of a soft reed: a tone and its first two overtones.
fn reed(phase: Phase) -> f32 {
    let overtone = |times: u32| Phase(phase.0.wrapping_mul(times)).sine();
    phase.sine() + 0.3 * overtone(2) + 0.1 * overtone(3)
}

/// A string of `length` samples as the finger leaves it: softened noise, plucked a quarter along, with no constant part.
fn plucked(length: usize, seed: u32, bright: f32) -> Vec<f32> {
    let mut noise = Noise::new(seed);
    let (mut smooth, mut string) = (0.0, vec![0.0; length]);
    // Once around to settle the filter, once to keep.
    for n in 0..2 * length {
        smooth += (0.12 + 0.6 * bright) * (noise.next() - smooth);
        string[n % length] = smooth;
    }
    let quarter = length / 4;
    let mut heard: Vec<f32> = (0..length).map(|n| string[n] - string[(n + length - quarter) % length]).collect();
    let mean = heard.iter().sum::<f32>() / length as f32;
    heard.iter_mut().for_each(|sample| *sample -= mean);
    let loudest = heard.iter().fold(1e-6_f32, |loudest, sample| loudest.max(sample.abs()));
    heard.iter_mut().for_each(|sample| *sample /= loudest);
    heard
}

/// Four damped echoes and two diffusers (Schroeder's and Moorer's room).
struct Room {
    echoes: [(Vec<f32>, usize, f32); 4],
    diffusers: [(Vec<f32>, usize); 2],
}

impl Room {
    fn new() -> Room {
        Room {
            echoes: [1557, 1617, 1491, 1422].map(|length| (vec![0.0; length], 0, 0.0)),
            diffusers: [225, 556].map(|length| (vec![0.0; length], 0)),
        }
    }

    fn hear(&mut self, dry: f32) -> f32 {
        let mut wet = 0.0;
        for (line, at, dull) in &mut self.echoes {
            let heard = line[*at];
            *dull += 0.55 * (heard - *dull);
            line[*at] = dry + 0.74 * *dull;
            *at = if *at + 1 == line.len() { 0 } else { *at + 1 };
            wet += heard;
        }
        for (line, at) in &mut self.diffusers {
            let heard = line[*at];
            let through = heard - 0.5 * wet;
            line[*at] = wet + 0.5 * heard;
            *at = if *at + 1 == line.len() { 0 } else { *at + 1 };
            wet = through;
        }
        wet * 0.25
    }
}
