//! How loud a sound is to ears, after ITU-R BS.1770 and EBU R128: all effects are brought to nearly the same.

use super::synth::RATE;

/// Samples in a hundredth of a second, and how many of these a moment lasts: 400 ms.
const STEP: usize = RATE / 100;
const MOMENT: usize = 40;

/// How strong a sound is: at its loudest moment, or on the whole if it `loops`. Never nothing.
pub fn of(sound: &[f32], loops: bool) -> f32 {
    let mut ear = Ear::default();
    let energy = |part: &[f32]| part.iter().map(|sample| ear.hear(f64::from(*sample))).map(|heard| heard * heard).sum();
    let steps: Vec<f64> = sound.chunks(STEP).map(energy).collect();
    let loudest = if loops {
        steps.iter().sum::<f64>() / sound.len() as f64
    } else {
        // A sound shorter than a moment has silence around it.
        let moment = |end: usize| steps[end.saturating_sub(MOMENT)..end].iter().sum::<f64>();
        (1..=steps.len()).map(moment).fold(0.0, f64::max) / (MOMENT * STEP) as f64
    };
    loudest.sqrt().max(1e-6) as f32
}

/// The weighting of the standard at 44.1 kHz: a head, which throws high tones back, then a cut of the lowest.
#[derive(Default)]
struct Ear {
    head: [f64; 2],
    cut: [f64; 2],
}

impl Ear {
    fn hear(&mut self, sample: f64) -> f64 {
        let [a, b] = &mut self.head;
        let fed = sample + 1.663_655_113 * *a - 0.712_595_428 * *b;
        let thrown = 1.530_841_230 * fed - 2.650_979_995 * *a + 1.169_079_080 * *b;
        (*b, *a) = (*a, fed);
        let [a, b] = &mut self.cut;
        let fed = thrown + 1.989_169_674 * *a - 0.989_199_036 * *b;
        let cut = fed - 2.0 * *a + *b;
        (*b, *a) = (*a, fed);
        cut
    }
}
