//! Ears for tests: how loud a sound is, where its energy lies, and what it looks like as a spectrogram.

use app::{
    sound::{Mix, Mood, STEMS, gain, music},
    store::Settings,
};
use ebur128::{EbuR128, Mode};
use microfft::real::rfft_4096;
use printkit::pixels::Pixels;

/// Samples a second.
pub const RATE: usize = 44_100;
/// Samples in a window of the spectrum.
const WINDOW: usize = 4096;
/// The range of a spectrogram, in hertz.
const LOWEST: f32 = 40.0;
const HIGHEST: f32 = 20_000.0;
/// Pixels of a spectrogram, and how many of its rows show the wave itself.
const WIDE: usize = 900;
const HIGH: usize = 500;
const WAVE: usize = 100;

/// A sound as samples between −1 and 1.
#[derive(Clone)]
pub struct Heard(pub Vec<f32>);

impl Heard {
    /// The samples of one of our WAV files: mono, 16 bits.
    pub fn of(wav: &[u8]) -> Heard {
        let sample = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32_768.0;
        Heard(wav[44..].chunks_exact(2).map(sample).collect())
    }

    /// The sound this many times as strong.
    pub fn at(&self, gain: f32) -> Heard {
        Heard(self.0.iter().map(|sample| sample * gain).collect())
    }

    /// What is heard of loops that run round together for some seconds.
    pub fn round(loops: &[Heard], seconds: usize) -> Heard {
        let at = |n: usize| loops.iter().map(|Heard(sound)| sound[n % sound.len()]).sum();
        Heard((0..seconds * RATE).map(at).collect())
    }

    /// A WAV file again.
    pub fn wav(&self) -> Vec<u8> {
        let size = self.0.len() as u32 * 2;
        let [rate, bytes] = [RATE as u32, RATE as u32 * 2].map(u32::to_le_bytes);
        let head = [&b"RIFF"[..], &(36 + size).to_le_bytes(), b"WAVEfmt \x10\0\0\0\x01\0\x01\0", &rate, &bytes];
        let samples = self.0.iter().flat_map(|sample| ((sample * 32_767.0) as i16).to_le_bytes());
        let tail = [b"\x02\0\x10\0data", &size.to_le_bytes()[..]];
        head.concat().into_iter().chain(tail.concat()).chain(samples).collect()
    }

    /// The highest peak between samples, in dB below full scale.
    pub fn peak(&self) -> f64 {
        let mut meter = meter(Mode::TRUE_PEAK);
        meter.add_frames_f32(&self.0).expect("a meter takes any samples");
        decibel(meter.true_peak(0).expect("it measures peaks"))
    }

    /// How loud it is at its loudest, over 400 ms, in LUFS: for what is shorter than what R128 gates.
    pub fn momentary(&self) -> f64 {
        let mut meter = meter(Mode::M);
        let silence = vec![0.0; RATE / 2];
        let mut loudest = f64::MIN;
        for part in [silence.as_slice(), &self.0, &silence].concat().chunks(RATE / 100) {
            meter.add_frames_f32(part).expect("a meter takes any samples");
            loudest = loudest.max(meter.loudness_momentary().expect("it measures moments"));
        }
        loudest
    }

    /// How loud it is as a whole, in LUFS.
    pub fn integrated(&self) -> f64 {
        let mut meter = meter(Mode::I);
        meter.add_frames_f32(&self.0).expect("a meter takes any samples");
        meter.loudness_global().expect("it measures the whole")
    }

    /// The constant part.
    pub fn offset(&self) -> f32 {
        self.0.iter().sum::<f32>() / self.0.len() as f32
    }

    /// The share of its energy between two pitches, in hertz.
    pub fn share(&self, from: f32, to: f32) -> f32 {
        let energy = |from: f32, to: f32| -> f32 {
            let bins = bin(from)..bin(to).min(WINDOW / 2);
            self.spectra(WINDOW / 2).map(|spectrum| spectrum[bins.clone()].iter().sum::<f32>()).sum()
        };
        energy(from, to) / energy(0.0, RATE as f32 / 2.0).max(f32::MIN_POSITIVE)
    }

    /// What it is like, whatever its strength: how loud each third of an octave is, in steps of 50 ms.
    pub fn likeness(&self) -> Vec<f32> {
        let thirds: Vec<f32> = (0..=24).map(|third| 60.0 * 2f32.powf(third as f32 / 3.0)).collect();
        let mut shape: Vec<f32> = self
            .spectra(RATE / 20)
            .flat_map(|spectrum| {
                let energy = |two: &[f32]| spectrum[bin(two[0])..bin(two[1]).max(bin(two[0]) + 1)].iter().sum::<f32>();
                thirds.windows(2).map(energy).collect::<Vec<f32>>()
            })
            // Ears hear ratios: a root stands for their curve.
            .map(|energy| energy.powf(0.3))
            .collect();
        let length = shape.iter().map(|part| part * part).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        shape.iter_mut().for_each(|part| *part /= length);
        shape
    }

    /// How much two sounds are alike, from 0 to 1.
    pub fn alike(one: &[f32], other: &[f32]) -> f32 {
        one.iter().zip(other).map(|(a, b)| a * b).sum()
    }

    /// The energy of each pitch in windows so many samples apart, from half a window before the start.
    fn spectra(&self, step: usize) -> impl Iterator<Item = Vec<f32>> {
        (0..self.0.len().div_ceil(step)).map(move |nth| {
            let mut window: [f32; WINDOW] = std::array::from_fn(|n| {
                let bell = 0.5 - 0.5 * (std::f32::consts::TAU * n as f32 / WINDOW as f32).cos();
                let sample = (nth * step + n).checked_sub(WINDOW / 2).and_then(|at| self.0.get(at));
                sample.copied().unwrap_or(0.0) * bell
            });
            rfft_4096(&mut window).iter().map(|wave| wave.re * wave.re + wave.im * wave.im).collect()
        })
    }

    /// A PNG file: the wave on top, and below it the strength of each pitch over time, an octave as high as another.
    /// Lines mark 500 Hz and 4 kHz, between which a phone's speaker is strong.
    pub fn spectrogram(&self) -> Vec<u8> {
        let mut rgba = [12, 10, 24, 255].repeat(WIDE * HIGH);
        let mut dot = |x: usize, y: usize, colour: [u8; 3]| rgba[(y * WIDE + x) * 4..][..3].copy_from_slice(&colour);
        let step = self.0.len().div_ceil(WIDE).max(1);
        let rows = HIGH - WAVE;
        let pitch = |row: usize| HIGHEST * (LOWEST / HIGHEST).powf(row as f32 / rows as f32);
        for (x, part) in self.0.chunks(step).enumerate() {
            let high = |sample: f32| ((0.5 - 0.5 * sample).clamp(0.0, 1.0) * (WAVE - 1) as f32) as usize;
            let most = part.iter().copied().fold(f32::MIN, f32::max);
            let least = part.iter().copied().fold(f32::MAX, f32::min);
            (high(most)..=high(least)).for_each(|y| dot(x, y, [120, 200, 160]));
        }
        for (x, spectrum) in self.spectra(step).enumerate() {
            for row in 0..rows {
                let (low, high) = (bin(pitch(row + 1)), bin(pitch(row)));
                let energy = spectrum[low..high.max(low + 1)].iter().copied().fold(0.0, f32::max);
                // A full wave has a quarter of the window's samples as its strength.
                let strength = f64::from(energy.sqrt()) * 4.0 / WINDOW as f64;
                dot(x, WAVE + row, glow(1.0 + decibel(strength) as f32 / 100.0));
            }
        }
        for row in 1..rows {
            if [500.0, 4000.0].iter().any(|line| (pitch(row + 1)..pitch(row)).contains(line)) {
                (0..WIDE).step_by(4).for_each(|x| dot(x, WAVE + row, [90, 110, 160]));
            }
        }
        Pixels { width: WIDE as u32, height: HIGH as u32, rgba }.png().expect("the sides are those of the pixels")
    }
}

/// A minute of each state of music and soundtrack, as loud beside the effects as the app plays it at first.
pub fn states() -> impl Iterator<Item = (String, Heard)> {
    let Settings { effects, music: bed, .. } = Settings::default();
    let beside = gain(bed) / gain(effects);
    let stems = STEMS.map(|stem| Heard::of(&stem()));
    let mixes = [Mood::Speech, Mood::Silence].into_iter().flat_map(|mood| {
        let left = [360, 270, 180, 60, 10];
        left.map(|left| (format!("sand-{left}-{}", file_name(&mood)), Mix::of(left * 1000, 360_000, mood)))
    });
    let mixed = mixes.chain([("hushed".to_string(), Mix::HUSHED)]).map(move |(name, Mix(volumes))| {
        let heard: Vec<Heard> =
            stems.iter().zip(volumes).map(|(stem, volume)| stem.at(beside * gain(volume))).collect();
        (name, Heard::round(&heard, 60))
    });
    std::iter::once_with(move || ("music".to_string(), Heard::round(&[Heard::of(&music()).at(beside)], 60)))
        .chain(mixed)
}

/// What the file of a sound is called.
pub fn file_name(sound: &impl std::fmt::Debug) -> String {
    format!("{sound:?}").to_lowercase().replace(", ", "-").replace(['(', ')'], "-").trim_end_matches('-').to_string()
}

fn meter(mode: Mode) -> EbuR128 {
    EbuR128::new(1, RATE as u32, mode).expect("one channel at a usual rate can be measured")
}

fn decibel(strength: f64) -> f64 {
    20.0 * strength.max(1e-9).log10()
}

fn bin(pitch: f32) -> usize {
    (pitch * WINDOW as f32 / RATE as f32) as usize
}

/// A colour from night over embers to light, for 0 to 1.
fn glow(heat: f32) -> [u8; 3] {
    const STOPS: [[f32; 3]; 5] =
        [[12.0, 10.0, 24.0], [70.0, 20.0, 90.0], [190.0, 50.0, 70.0], [245.0, 150.0, 30.0], [255.0, 250.0, 200.0]];
    let place = heat.clamp(0.0, 0.999) * 4.0;
    let (from, to) = (STOPS[place as usize], STOPS[place as usize + 1]);
    [0, 1, 2].map(|part| (from[part] + (to[part] - from[part]) * place.fract()) as u8)
}
