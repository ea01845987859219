//! How the table is seen: at a slant, from the thrower's place, without vanishing points, so that whatever lies flat or
//! stands upright is a parallelogram on the screen.

use crate::{
    geometry::{Point, Rect},
    slant::Slant,
};
use dice::{Manner, Stand, TABLE};
use std::f32::consts::TAU;

/// A place or a direction in the world, in mm: to the right and away from the first place, and upwards.
pub type Spot = [f32; 3];

/// How far from the middle a hand waits where nothing special is asked: over the table's edge, in mm.
const WAITS: f32 = dice::HAND + 45.0;
/// What is seen beyond the target's middle and below the hand, in mm on the table: all of it, and the hand.
const BEYOND: f32 = TABLE + 34.0;
const BELOW: f32 = 74.0;
/// How wide a strip of the table is always seen, in mm: the target and a little more, or as far as a wall can stand.
const WIDE: f32 = 424.0;
const WIDE_WITH_WALL: f32 = 2.0 * (dice::WALL_AT + 60.0);
/// How much wider the strip is for each mm that somebody stands farther away: what is far looks small.
const WIDER: f32 = 0.8;
/// How high the table looks for its width, at least and at most: the taller the area, the more from above.
const SLANTS: [f32; 2] = [0.58, 0.76];
/// The same from the table's own height.
const LOW: f32 = 0.24;
/// The least slant by which a finger's way up the screen counts: over a table that is seen from its own height a swipe is
/// as long as over others.
const SWIPED: f32 = 0.42;
/// Room above the table for what flies over it, in dp, and for the hand above it.
const ABOVE: f32 = 26.0;
const HAND_ABOVE: f32 = 96.0;

/// A way to look at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projection {
    /// How far around the table the thrower is, counterclockwise from the first place, in radians.
    pub turn: f32,
    /// How high the table looks for its width.
    pub slant: f32,
    /// How high an upright mm looks for a level one.
    pub lift: f32,
    /// How many dp a level mm is.
    pub scale: f32,
    /// How many dp a finger goes aside for each mm: from farther away it goes as far as ever.
    pub finger: f32,
    /// Where the target's middle lies.
    pub origin: Point,
}

/// How far around the table a place is, in radians.
pub fn around(stand: Stand) -> f32 {
    f32::from(stand.0) * TAU / f32::from(dice::STANDS)
}

impl Projection {
    /// The view of who waits for a throw in this manner at the bottom of an area, or at its top with the back turned.
    pub fn fitting(area: Rect, manner: &Manner, turn: f32) -> Projection {
        let hand = WAITS + manner.farther + BELOW;
        let deep = BEYOND + hand;
        let above = if manner.is_turned { HAND_ABOVE } else { ABOVE };
        let least = if manner.is_low { LOW } else { SLANTS[0] };
        let wide = if manner.has_wall { WIDE_WITH_WALL } else { WIDE };
        let fits = |wide: f32| (area.w / wide).min((area.h - above) / (deep * least)).max(0.01);
        let (finger, scale) = (fits(wide), fits(wide + WIDER * manner.farther));
        let most = if manner.is_low { LOW } else { SLANTS[1] };
        let slant = ((area.h - above) / (deep * scale)).clamp(least, most);
        let lift = (1.0 - slant * slant).sqrt();
        // What is not as high as the area lies in the middle of its height.
        let spare = (area.h - above - deep * slant * scale).max(0.0) / 2.0;
        let (turn, below) = if manner.is_turned { (turn + TAU / 2.0, BEYOND) } else { (turn, hand) };
        let origin = Point { x: area.centre().x, y: area.bottom() - below * slant * scale - spare };
        Projection { turn, slant, lift, scale, finger, origin }
    }

    /// How many dp a finger goes up the screen for each mm away.
    pub fn swiped(&self) -> f32 {
        self.finger * self.slant.max(SWIPED)
    }

    /// Where a direction of the world leads on the screen.
    pub fn along(&self, [x, y, z]: Spot) -> Point {
        let (sin, cos) = self.turn.sin_cos();
        let (right, away) = (x * cos + y * sin, y * cos - x * sin);
        Point { x: right * self.scale, y: -(away * self.slant + z * self.lift) * self.scale }
    }

    /// Where a place of the world lies on the screen.
    pub fn at(&self, spot: Spot) -> Point {
        let along = self.along(spot);
        Point { x: self.origin.x + along.x, y: self.origin.y + along.y }
    }

    /// How far away from the thrower a place lies: what is nearer hides what is farther.
    pub fn depth(&self, [x, y, _]: Spot) -> f32 {
        let (sin, cos) = self.turn.sin_cos();
        y * cos - x * sin
    }

    /// How a frame lies whose upper edge and left edge lead along these directions.
    pub fn slant(&self, along: Spot, down: Spot) -> Slant {
        Slant { along: self.along(along), down: self.along(down) }
    }

    /// How a square of this side lies flat on the table.
    pub fn flat(&self, side: f32) -> Slant {
        self.slant([side, 0.0, 0.0], [0.0, -side, 0.0])
    }

    /// The same view from nearer: what lay at `on` comes to lie at `to`.
    pub fn nearer(&self, zoom: f32, on: Point, to: Point) -> Projection {
        let from = |origin: f32, on: f32, to: f32| to + (origin - on) * zoom;
        let origin = Point { x: from(self.origin.x, on.x, to.x), y: from(self.origin.y, on.y, to.y) };
        Projection { scale: self.scale * zoom, origin, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: Point, b: Point) -> bool {
        (a.x - b.x).abs() < 0.01 && (a.y - b.y).abs() < 0.01
    }

    #[test]
    fn every_place_sees_its_own_hand_straight_below_the_target() {
        let area = Rect::new(0.0, 0.0, 390.0, 500.0);
        for stand in (0..dice::STANDS).map(Stand) {
            let view = Projection::fitting(area, &Manner::default(), around(stand));
            let [x, y] = stand.direction().map(|part| part as f32 / 10_000.0 * WAITS);
            let hand = view.at([x, y, 0.0]);
            assert!((hand.x - view.origin.x).abs() < 0.5, "{stand:?}");
            assert!(hand.y > view.origin.y + 100.0 && hand.y < area.bottom(), "{stand:?}");
        }
    }

    #[test]
    fn who_turns_the_back_has_the_hand_at_the_top() {
        let area = Rect::new(0.0, 100.0, 390.0, 500.0);
        let view = Projection::fitting(area, &Manner { is_turned: true, ..Manner::default() }, 0.0);
        let hand = view.at([0.0, -WAITS, 0.0]);
        assert!(hand.y < view.origin.y && hand.y > area.y);
    }

    #[test]
    fn going_nearer_keeps_what_was_looked_at() {
        let view = Projection::fitting(Rect::new(0.0, 0.0, 390.0, 500.0), &Manner::default(), 1.0);
        let (spot, to) = ([40.0, -20.0, 3.0], Point { x: 195.0, y: 250.0 });
        let near = view.nearer(2.0, view.at(spot), to);
        assert!(close(near.at(spot), to));
    }
}
