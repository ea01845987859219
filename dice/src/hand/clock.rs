//! Moments to meet: a die that comes down, a jump, a turn. All run by one clock, so that any of them go together.

use crate::manner::{Beat, Manner};

/// From one moment to the next, in ms: a die that is tossed from the hand to over the head and back takes about as long.
const PERIOD: f32 = 1300.0;
/// Which part of it is over at the moment.
const MOMENT: f32 = 0.7;
/// By how many ms one may be early or late.
const SLACK: f32 = 30.0;
/// How much of the slack each beat beyond the first leaves.
const TIGHTER: f32 = 0.85;
/// How late or early is not even a bad throw, in ms.
const FAR: f32 = 200.0;
/// How fast somebody turns who is about to stop, in radians a ms.
const TURN: f32 = 0.007;
/// How high a die is tossed for the head, in mm.
const TOSS: f32 = 220.0;

/// The clock of a throw's beats, from when it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    beats: Vec<Beat>,
    slack: f32,
}

/// What missing the moment does to a throw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    /// What is added to the rise.
    pub rise: f32,
    /// By what the speed is multiplied.
    pub speed: f32,
    /// What is added to the height, in mm.
    pub height: f32,
    /// How far the thrower has turned past the target, to the left, in radians.
    pub turn: f32,
}

impl Clock {
    /// The clock of a manner; none without a beat.
    pub fn of(manner: &Manner) -> Option<Clock> {
        let more = manner.beats.len().checked_sub(1)?;
        let slack = (0..more).fold(SLACK, |slack, _| slack * TIGHTER);
        Some(Clock { beats: manner.beats.clone(), slack })
    }

    /// How many ms after its beginning the first moment is.
    pub fn moment() -> f32 {
        PERIOD * MOMENT
    }

    /// From one moment to the next, in ms.
    pub fn period() -> f32 {
        PERIOD
    }

    /// How far the way to the next moment is gone, and when to let go, both from 0 to 1.
    pub fn phase(&self, ms: f32) -> (f32, [f32; 2]) {
        let phase = ms.max(0.0) % PERIOD / PERIOD;
        (phase, [MOMENT - self.slack / PERIOD, MOMENT + self.slack / PERIOD])
    }

    /// By how many ms the moment is missed; less than nothing is early.
    fn miss(&self, ms: f32) -> f32 {
        let off = (self.phase(ms).0 - MOMENT) * PERIOD;
        off - off.clamp(-self.slack, self.slack)
    }

    /// What letting go now does; nothing where the moment is so far that the die is not even there.
    pub fn slip(&self, ms: f32) -> Option<Slip> {
        let miss = self.miss(ms);
        if miss.abs() > FAR {
            return None;
        }
        let late = miss / 100.0;
        let mut slip = Slip { rise: 0.0, speed: 1.0, height: 0.0, turn: 0.0 };
        for beat in &self.beats {
            match beat {
                // Too early the die sits on the forehead and pops up; too late it rolls off the neck.
                Beat::Header => slip.rise -= 0.9 * late,
                // Only the middle of the hand hits hard.
                Beat::Smash => slip.speed *= 1.0 - 0.7 * late.abs().min(1.1),
                // On the way up the jump lifts the die, on the way down it drags it.
                Beat::Jump => {
                    slip.height -= 50.0 * late * late;
                    slip.rise -= 1.4 * late;
                }
                Beat::Turn => slip.turn -= TURN * miss,
            }
        }
        Some(slip)
    }

    /// How far the thrower is from facing the target, to the left, in radians.
    pub fn facing(&self, ms: f32) -> f32 {
        if !self.beats.contains(&Beat::Turn) {
            return 0.0;
        }
        let miss = self.miss(ms);
        let near = FAR * TURN;
        // What is left of the whole turn is danced in the time that is left of the period.
        let rate = (std::f32::consts::TAU - 2.0 * near) / (PERIOD - 2.0 * (self.slack + FAR));
        let far = (miss.abs() - FAR).max(0.0) * rate;
        let turn = miss.abs().min(FAR) * TURN + far;
        if miss < 0.0 { turn } else { -turn }
    }

    /// How much higher the die is than at the moment, in mm.
    pub fn height(&self, ms: f32) -> f32 {
        let (phase, _) = self.phase(ms);
        let way = (phase / MOMENT).min(1.0);
        let after = ((phase - MOMENT) / (1.0 - MOMENT)).max(0.0);
        let one = |beat: &Beat| match beat {
            Beat::Header => 4.0 * TOSS * way * (1.0 - way),
            Beat::Smash => -120.0 * ((1.0 - way) * (1.0 - way) + after * after),
            Beat::Jump => -100.0 * ((1.0 - way) * (1.0 - way) + after * after),
            Beat::Turn => 0.0,
        };
        self.beats.iter().map(one).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(beats: &[Beat]) -> Clock {
        let manner = Manner { beats: beats.to_vec(), ..Manner::default() };
        Clock::of(&manner).expect("there is a beat")
    }

    #[test]
    fn at_its_moment_a_beat_changes_nothing() {
        let all = clock(&[Beat::Header, Beat::Smash, Beat::Jump, Beat::Turn]);
        let slip = all.slip(Clock::moment()).expect("it is the moment");
        assert_eq!(slip, Slip { rise: 0.0, speed: 1.0, height: 0.0, turn: 0.0 });
        assert_eq!(all.facing(Clock::moment()), 0.0);
        assert_eq!(all.height(Clock::moment()), 0.0);
        assert_eq!(all.slip(Clock::moment() + PERIOD), Some(slip));
    }

    #[test]
    fn each_beat_is_missed_in_its_own_way() {
        let late = |beat| clock(&[beat]).slip(Clock::moment() + 150.0).expect("only a little late");
        assert!(late(Beat::Header).rise < -0.2);
        assert!(late(Beat::Smash).speed < 0.8);
        assert!(late(Beat::Jump).height < -5.0);
        assert!(late(Beat::Turn).turn < -0.2);
    }

    #[test]
    fn far_from_the_moment_nobody_throws() {
        assert_eq!(clock(&[Beat::Header]).slip(100.0), None);
        assert_eq!(clock(&[Beat::Turn]).slip(Clock::moment() + 400.0), None);
    }

    #[test]
    fn more_beats_leave_less_time() {
        let width = |beats: &[Beat]| {
            let (_, [from, to]) = clock(beats).phase(0.0);
            to - from
        };
        assert!(width(&[Beat::Header, Beat::Turn]) < width(&[Beat::Header]));
    }

    #[test]
    fn a_dance_turns_around_once() {
        let dance = clock(&[Beat::Turn]);
        let turned = dance.facing(0.0) - dance.facing(PERIOD - 0.01);
        assert!((turned - std::f32::consts::TAU).abs() < 0.01, "{turned}");
        // What is seen beside the moment is what the throw gets.
        let ms = Clock::moment() - 120.0;
        assert!((dance.facing(ms) - dance.slip(ms).expect("near").turn).abs() < 1e-5);
    }
}
