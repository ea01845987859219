//! How a drawing is written where nobody reads it, so that it is short and packs well: its outlines step by step on a
//! grid of hundredths, which is what our SVG files hold, and other numbers as they are.

use super::{Path, Point, Segment};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const GRID: f32 = 100.0;

/// A number of a drawing: hundredths as a whole number of one to three bytes, any other bit by bit. It comes back exactly.
pub fn serialize<S: Serializer>(number: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    let hundredths = (number * GRID).round() as i32;
    let is_exact = hundredths.abs() < 1 << 22 && (hundredths as f32 / GRID).to_bits() == number.to_bits();
    // The lowest bit says which of both it is.
    let whole = if is_exact { i64::from(hundredths) << 1 } else { i64::from(number.to_bits()) << 1 | 1 };
    whole.serialize(serializer)
}

/// The number again.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let whole = i64::deserialize(deserializer)?;
    Ok(if whole & 1 == 0 { (whole >> 1) as f32 / GRID } else { f32::from_bits((whole >> 1) as u32) })
}

/// Outlines as steps from point to point on the grid: equal shapes are equal wherever they lie.
#[derive(Serialize, Deserialize)]
pub struct Steps {
    /// What each segment is.
    kinds: Vec<u8>,
    /// From each of their points to the next.
    steps: Vec<(i32, i32)>,
}

const MOVE: u8 = 0;
const LINE: u8 = 1;
const QUAD: u8 = 2;
const CUBIC: u8 = 3;
const CLOSE: u8 = 4;

impl From<Path> for Steps {
    fn from(path: Path) -> Steps {
        let mut steps = Steps { kinds: Vec::with_capacity(path.segments.len()), steps: Vec::new() };
        let mut last = (0, 0);
        for segment in path.segments {
            let (kind, points) = match segment {
                Segment::Move(p) => (MOVE, vec![p]),
                Segment::Line(p) => (LINE, vec![p]),
                Segment::Quad(a, p) => (QUAD, vec![a, p]),
                Segment::Cubic(a, b, p) => (CUBIC, vec![a, b, p]),
                Segment::Close => (CLOSE, Vec::new()),
            };
            steps.kinds.push(kind);
            for Point { x, y } in points {
                let place = ((x * GRID).round() as i32, (y * GRID).round() as i32);
                steps.steps.push((place.0.wrapping_sub(last.0), place.1.wrapping_sub(last.1)));
                last = place;
            }
        }
        steps
    }
}

impl From<Steps> for Path {
    /// The outlines again; what has too few points ends early.
    fn from(Steps { kinds, steps }: Steps) -> Path {
        let mut last = (0_i32, 0_i32);
        let mut points = steps.into_iter().map(|(x, y)| {
            last = (last.0.wrapping_add(x), last.1.wrapping_add(y));
            Point { x: last.0 as f32 / GRID, y: last.1 as f32 / GRID }
        });
        let mut next = || points.next();
        let segment = |kind| {
            Some(match kind {
                MOVE => Segment::Move(next()?),
                LINE => Segment::Line(next()?),
                QUAD => Segment::Quad(next()?, next()?),
                CUBIC => Segment::Cubic(next()?, next()?, next()?),
                _ => Segment::Close,
            })
        };
        Path { segments: kinds.into_iter().map_while(segment).collect() }
    }
}
