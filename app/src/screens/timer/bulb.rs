//! The inside of the hourglass, and where its sand lies: levels follow from volumes, and volumes from the shape of the
//! glass. Knows units of its own, 172 of them from the neck to an end, and nothing of the screen.

use std::{f32::consts::PI, sync::OnceLock};

/// Half the width of the glass from the neck to its end, every [`STEP`] units; both bulbs are alike.
const PROFILE: [f32; 44] = [
    6.0, 10.6, 15.4, 20.2, 25.0, 29.5, 34.0, 38.2, 42.3, 46.1, 49.8, 53.4, 56.7, 59.8, 62.8, 65.6, 68.2, 70.6, 72.9,
    75.0, 77.0, 78.8, 80.4, 82.0, 83.3, 84.6, 85.7, 86.7, 87.6, 88.4, 89.1, 89.7, 90.2, 90.6, 91.0, 91.3, 91.5, 91.7,
    91.8, 91.9, 91.2, 89.2, 85.8, 81.0,
];
/// Units from one number of the profile to the next.
const STEP: f32 = 4.0;
/// From the neck to the end of a bulb.
pub const LENGTH: f32 = STEP * (PROFILE.len() - 1) as f32;
/// Where the sand ends below: the glass is thick there.
pub const FLOOR: f32 = LENGTH - 4.0;
/// How much of the half width is glass, and no room for sand.
const WALL: f32 = 7.0;
/// How narrow the way through is at least.
const HOLE: f32 = 1.6;
/// How high the upper sand stands at its edge when all of it is there.
const FULL: f32 = 150.0;
/// How deep and how wide the funnel in the upper sand is.
const FUNNEL: (f32, f32) = (15.0, 26.0);
/// How steep the lower heap is, and how round its top.
const HEAP: (f32, f32) = (0.5, 8.0);
/// Slices a volume is added up from.
const SLICES: u16 = 344;
/// Amounts of sand whose levels are worked out: as many as a six-minute timer has seconds.
pub const AMOUNTS: u16 = 360;

/// Half the width of the glass, so far from the neck.
pub fn reach(from_neck: f32) -> f32 {
    let place = (from_neck / STEP).clamp(0.0, (PROFILE.len() - 1) as f32);
    let before = place as usize;
    let after = (before + 1).min(PROFILE.len() - 1);
    PROFILE[before] + (PROFILE[after] - PROFILE[before]) * (place - before as f32)
}

/// Half the width of the room for sand, so far from the neck.
pub fn room(from_neck: f32) -> f32 {
    (reach(from_neck) - WALL).max(HOLE)
}

/// How deep the funnel is in upper sand that stands so high at its edge: little sand has a small one.
fn funnel(edge: f32) -> f32 {
    FUNNEL.0.min(edge * 0.35)
}

/// How high upper sand stands over the neck, so far from the middle, if it stands at `edge` at the glass.
pub fn upper_surface(edge: f32, from_middle: f32) -> f32 {
    edge - funnel(edge) * (-(from_middle / FUNNEL.1).powi(2)).exp()
}

/// How high lower sand stands over the floor, so far from the middle, if its top is at `peak`.
pub fn lower_surface(peak: f32, from_middle: f32) -> f32 {
    let (steep, round) = HEAP;
    peak - ((steep * from_middle).hypot(round) - round)
}

/// The volume of upper sand that stands at `edge`, slice by slice: rings around the funnel, then whole discs.
fn upper_volume(edge: f32) -> f32 {
    let hole = |height: f32| {
        let share = (edge - height) / funnel(edge);
        if share >= 1.0 { 0.0 } else { FUNNEL.1 * (-share.max(1e-9).ln()).sqrt() }
    };
    sum(edge, |height| room(height).powi(2) - hole(height).powi(2))
}

/// The volume of lower sand whose top is at `peak`: discs as wide as the heap, or as the glass where it is narrower.
fn lower_volume(peak: f32) -> f32 {
    let (steep, round) = HEAP;
    let heap = |height: f32| ((peak - height + round).powi(2) - round * round).max(0.0).sqrt() / steep;
    sum(peak, |height| room(FLOOR - height).min(heap(height)).powi(2))
}

/// Adds up slices from 0 to `height`, each by the square of its radius.
fn sum(height: f32, square: impl Fn(f32) -> f32) -> f32 {
    let thick = height / f32::from(SLICES);
    (0..SLICES).map(|slice| square((f32::from(slice) + 0.5) * thick).max(0.0) * thick).sum::<f32>() * PI
}

/// The height at which a volume that grows with it comes to `wanted`.
fn invert(volume: impl Fn(f32) -> f32, wanted: f32, highest: f32) -> f32 {
    let (mut low, mut high) = (0.0, highest);
    for _ in 0..26 {
        let middle = (low + high) / 2.0;
        if volume(middle) < wanted { low = middle } else { high = middle }
    }
    high
}

/// Where the sand lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    /// How high the upper sand stands over the neck, at the glass.
    pub edge: f32,
    /// How high the lower heap stands over the floor, at its top.
    pub peak: f32,
}

impl Levels {
    fn of(part: f32) -> Levels {
        let all = upper_volume(FULL);
        let edge = if part <= 0.0 { 0.0 } else { invert(upper_volume, all * part, FULL) };
        let peak = if part >= 1.0 { 0.0 } else { invert(lower_volume, all * (1.0 - part), FLOOR) };
        Levels { edge, peak }
    }

    /// With so many of [`AMOUNTS`] parts of the sand above. Worked out once.
    pub fn at(amount: u16) -> Levels {
        static ALL: OnceLock<Vec<Levels>> = OnceLock::new();
        let all = ALL
            .get_or_init(|| (0..=AMOUNTS).map(|amount| Levels::of(f32::from(amount) / f32::from(AMOUNTS))).collect());
        all[usize::from(amount.min(AMOUNTS))]
    }
}

/// How many of [`AMOUNTS`] parts of the sand are above; the last grain counts as one until it has fallen.
pub fn amount(left: u64, full: u64) -> u16 {
    let part = left as f64 / full.max(1) as f64;
    (part * f64::from(AMOUNTS)).ceil().clamp(0.0, f64::from(AMOUNTS)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn volumes(levels: Levels) -> (f32, f32) {
        let all = upper_volume(FULL);
        (upper_volume(levels.edge) / all, lower_volume(levels.peak) / all)
    }

    #[test]
    fn the_level_holds_exactly_as_much_sand_as_there_is_time() {
        for amount in 0..=AMOUNTS {
            let part = f32::from(amount) / f32::from(AMOUNTS);
            let (upper, lower) = volumes(Levels::at(amount));
            assert!((upper - part).abs() < 5e-4, "{amount}: {upper} above");
            assert!((lower - (1.0 - part)).abs() < 5e-4, "{amount}: {lower} below");
            assert!((upper + lower - 1.0).abs() < 1e-3, "{amount}: sand is lost or made");
        }
    }

    #[test]
    fn a_volume_grows_with_its_height() {
        let rises = |volume: fn(f32) -> f32, to: u16| (1..to).all(|h| volume(f32::from(h)) > volume(f32::from(h - 1)));
        assert!(rises(upper_volume, FULL as u16) && rises(lower_volume, FLOOR as u16));
    }

    #[test]
    fn the_level_is_no_straight_line() {
        let (half, all) = (Levels::at(AMOUNTS / 2), Levels::at(AMOUNTS));
        assert!(half.edge > 0.62 * all.edge, "a bulb is wide at its end, so half the sand fills more than half of it");
        assert!(half.peak > 0.5 * Levels::at(0).peak);
    }

    #[test]
    fn all_the_sand_fits_into_either_bulb() {
        assert!(Levels::at(AMOUNTS).edge <= FULL && Levels::at(0).peak < FLOOR - 30.0);
        assert_eq!((Levels::at(0).edge, Levels::at(AMOUNTS).peak), (0.0, 0.0));
    }

    #[test]
    fn the_last_grain_is_seen_until_it_has_fallen() {
        assert_eq!((amount(1, 360_000), amount(0, 360_000), amount(360_000, 360_000)), (1, 0, AMOUNTS));
        assert_eq!((amount(5, 0), amount(u64::MAX, 1)), (AMOUNTS, AMOUNTS));
    }
}
