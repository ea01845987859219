//! How much ink a drawing takes.

use crate::{drawing::Drawing, pixels};

/// Dots a millimetre with which that is looked at: enough for areas.
const FINE: f32 = 0.4;

/// The part of a page that is covered with ink, from 0 to 1: half for a page in a grey between black and white.
pub fn cover(page: &Drawing) -> f64 {
    let painted = pixels::paint(page, FINE);
    // What is clear is paper.
    let inked = |dot: &[u8]| (0..3).map(|part| u64::from(dot[3].saturating_sub(dot[part]))).sum::<u64>();
    let sum: u64 = painted.rgba.chunks_exact(4).map(inked).sum();
    let dots = painted.rgba.len() as f64 / 4.0;
    if dots > 0.0 { sum as f64 / (dots * 3.0 * 255.0) } else { 0.0 }
}
