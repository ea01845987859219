//! A throw on its way: which step of its flight is seen when, slower where it is close, and since when the die lies.

use dice::{Flight, HZ, Impact, Pose, Thrown, Verdict};
use rules::fighter::{
    Spot,
    target::{BOARD, RADII},
};

/// How fast a flight goes by its own time: true speed is over before it was seen.
const PACE: f32 = 0.6;
/// How much slower the last moments of a close throw go.
const SLOWER: f32 = 0.3;
/// Steps that are seen in a second.
const STEPS: f32 = PACE * HZ as f32;
/// How many steps before the die lies it becomes slow.
const SLOW: f32 = 0.42 * HZ as f32;
/// How near the edge of a better place a die must come to rest for its last moments to be slow, in mm.
const CLOSE: f32 = 7.0;
/// How far from its last place a die is said to lie, in mm.
const STILL: f32 = 0.25;
/// How long the camera takes to come to rest on the die, in ms.
pub const SETTLE: f64 = 520.0;
/// How long an impact is seen in the die's shape, in steps.
const SQUASH: f32 = 0.1 * HZ as f32;

/// A throw on its way.
pub struct Flying {
    /// How it was thrown.
    pub thrown: Thrown,
    /// Every step of it.
    pub flight: Flight,
    /// Where it should have bounced and did not.
    pub due: Vec<[f32; 3]>,
    since: f64,
    /// The step from which the die lies still.
    last: f32,
    /// The steps that are seen slowly.
    slow: Option<[f32; 2]>,
    /// When somebody had seen enough.
    skipped: Option<f64>,
    /// How many impacts were heard, and how many bounces.
    heard: usize,
    counted: usize,
}

impl Flying {
    /// A throw that leaves the hand now.
    pub fn new(thrown: Thrown, flight: Flight, now: f64) -> Flying {
        let last = lies_from(&flight.poses) as f32;
        let slow = is_close(&flight).then(|| [(last - SLOW).max(0.0), last]);
        Flying { thrown, flight, due: Vec::new(), since: now, last, slow, skipped: None, heard: 0, counted: 0 }
    }

    /// Without slow moments, for who does not want them.
    pub fn calm(&mut self) {
        self.slow = None;
    }

    /// Goes straight to where the die lies.
    pub fn skip(&mut self, now: f64) {
        if now < self.landed() {
            self.skipped = Some(now);
        }
    }

    /// When the die lies.
    pub fn landed(&self) -> f64 {
        let stretched = self.slow.map_or(0.0, |[from, to]| (to - from) * (1.0 / SLOWER - 1.0));
        let end = self.since + f64::from((self.last + stretched) / STEPS) * 1000.0;
        self.skipped.map_or(end, |skipped| skipped.min(end))
    }

    /// Which step is seen, with the part of the next one.
    pub fn step(&self, now: f64) -> f32 {
        if now >= self.landed() {
            return self.last;
        }
        let steps = ((now - self.since).max(0.0) / 1000.0) as f32 * STEPS;
        let step = match self.slow {
            Some([from, _]) if steps > from => from + (steps - from) * SLOWER,
            _ => steps,
        };
        step.min(self.last)
    }

    /// The die at a step.
    pub fn pose(&self, step: f32) -> Pose {
        self.flight.pose_at(f64::from(step) * 1000.0 / f64::from(HZ))
    }

    /// Where the die comes to rest: over the edge of the table where it falls off it.
    pub fn rest(&self) -> [f32; 3] {
        let fallen = self.flight.poses.iter().find(|pose| pose.at[2] < 0.0);
        fallen.or(self.flight.poses.last()).map_or([0.0; 3], |pose| pose.at)
    }

    /// How far the flight is, from 0 to 1.
    pub fn progress(&self, now: f64) -> f32 {
        self.step(now) / self.last.max(1.0)
    }

    /// How much an impact presses the die together at a step.
    pub fn squash(&self, step: f32) -> f32 {
        let pressed = |impact: &Impact| {
            let age = step - impact.step as f32;
            let is_now = (0.0..SQUASH).contains(&age);
            if is_now { (impact.speed / 2200.0).min(1.0) * (1.0 - age / SQUASH) } else { 0.0 }
        };
        self.flight.impacts.iter().map(pressed).fold(0.0, f32::max)
    }

    /// Which bounce on the way to the target it was that is due and was not told of yet.
    pub fn bounced(&mut self, now: f64) -> Option<usize> {
        let step = self.step(now);
        let due = self.flight.bounces.iter().filter(|bounce| **bounce as f32 <= step).count();
        let is_new = due > self.counted;
        self.counted = due;
        is_new.then_some(due)
    }

    /// The hardest impact that is due and was not heard yet.
    pub fn hear(&mut self, now: f64) -> Option<Impact> {
        let step = self.step(now);
        let due = self.flight.impacts.iter().filter(|impact| impact.step as f32 <= step).count();
        let fresh = &self.flight.impacts[self.heard.min(due)..due];
        self.heard = due;
        fresh.iter().copied().max_by(|a, b| a.speed.total_cmp(&b.speed))
    }
}

/// The step after which a die does not move any more.
fn lies_from(poses: &[Pose]) -> usize {
    let Some(end) = poses.last() else { return 0 };
    let moves = |pose: &Pose| {
        let far = (0..3).map(|k| (pose.at[k] - end.at[k]).abs()).fold(0.0, f32::max);
        let same: f32 = (0..4).map(|k| pose.turn[k] * end.turn[k]).sum();
        far > STILL || same.abs() < 0.9999
    };
    poses.iter().rposition(moves).map_or(0, |index| (index + 1).min(poses.len() - 1))
}

/// Tests whether a flight is worth a closer look: a fatal blow, or a die that all but came to a better place.
fn is_close(flight: &Flight) -> bool {
    let Some(end) = flight.poses.last() else { return false };
    let reach = end.at[0].hypot(end.at[1]);
    let misses_by = |edge: i32| (0.0..CLOSE).contains(&(reach - edge as f32 / 10.0));
    match flight.verdict {
        Verdict::Lies(Spot::Centre) => flight.symbol,
        Verdict::Lies(Spot::Ring(_)) => misses_by(RADII[RADII.len() - 1]),
        Verdict::Lies(Spot::Hole | Spot::Edge) => true,
        Verdict::Lies(Spot::Off) => misses_by(BOARD),
        Verdict::Leans => reach < BOARD as f32 / 10.0 + CLOSE,
        Verdict::NoBounce | Verdict::NoWall | Verdict::NotOver | Verdict::NoSpin => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::{Stand, Swipe, Table};

    const TURN: [f32; 4] = [0.0, 0.0, 0.0, 1.0];

    /// A die that slides for a second along x, then lies for a second.
    fn sliding(to: f32, verdict: Verdict) -> Flying {
        let poses = (0..2 * HZ).map(|i| Pose { at: [to * (i.min(HZ) as f32 / HZ as f32), 0.0, 8.0], turn: TURN });
        let impacts = [60, 120].map(|step| Impact { step, speed: 900.0, on: dice::Surface::Table }).to_vec();
        let flight = Flight { poses: poses.collect(), impacts, bounces: vec![60], verdict, symbol: true };
        let swipe = Swipe { from: [0; 3], speed: [0; 3], spin: 0 };
        Flying::new(Thrown { stand: Stand(0), wall: 0, swipe, table: Table::TODAY }, flight, 1000.0)
    }

    #[test]
    fn a_flight_ends_when_the_die_lies_and_not_when_its_steps_do() {
        let flying = sliding(100.0, Verdict::Lies(Spot::Ring(3)));
        let (half, end) = (f64::from(500.0 / PACE), f64::from(1000.0 / PACE));
        assert!((flying.landed() - 1000.0 - end).abs() < 20.0, "{}", flying.landed());
        assert!((flying.pose(flying.step(1000.0 + half)).at[0] - 50.0).abs() < 1.0);
    }

    #[test]
    fn a_fatal_blow_takes_its_time_unless_motion_is_reduced() {
        let mut flying = sliding(10.0, Verdict::Lies(Spot::Centre));
        let slow = flying.landed();
        flying.calm();
        assert!(slow > flying.landed() + 500.0);
    }

    #[test]
    fn whoever_has_seen_enough_sees_the_end() {
        let mut flying = sliding(100.0, Verdict::Lies(Spot::Ring(3)));
        flying.skip(1200.0);
        assert_eq!(flying.landed(), 1200.0);
        assert!((flying.pose(flying.step(1200.0)).at[0] - 100.0).abs() < 1.0);
    }

    #[test]
    fn every_impact_is_heard_once() {
        let mut flying = sliding(100.0, Verdict::Lies(Spot::Ring(3)));
        let heard = (0..200).filter_map(|i| flying.hear(1000.0 + f64::from(i) * 16.0)).count();
        assert_eq!(heard, 2);
    }
}
