//! Moments to meet: a die that comes down, a jump, a turn. All run by one clock, so that any of them go together: each
//! has its own rhythm, and their moments are the same one.

use crate::{
    manner::{Beat, Manner},
    swipe::Table,
};

/// When a beat's moment is after its beginning, and how long it goes on from there, in ms.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rhythm {
    moment: f32,
    after: f32,
}

/// The rhythm of a turn, and of all beats over tables on which none had its own.
const EVEN: Rhythm = Rhythm { moment: 910.0, after: 390.0 };

impl Beat {
    /// Its own rhythm: a die hops on the head twice and then goes up; it hangs in the air; somebody runs and jumps.
    fn rhythm(self, table: Table) -> Rhythm {
        match (table, self) {
            (Table::First | Table::Even, _) | (_, Beat::Turn) => EVEN,
            (Table::Gentle, Beat::Header) => Rhythm { moment: HOPS[0].abs(), after: 400.0 },
            (Table::Gentle, Beat::Smash) => Rhythm { moment: 950.0, after: 650.0 },
            (Table::Gentle, Beat::Jump) => Rhythm { moment: STEPS[0].abs() + 160.0, after: 560.0 },
        }
    }
}

/// When a die leaves the head, in ms before the moment: twice for a little hop, then for a long way up.
const HOPS: [f32; 3] = [-1560.0, -1130.0, -700.0];
/// How high it goes for the time it takes, in mm a ms²: what goes up comes down with its own weight, slowly.
const WEIGHT: f32 = 0.000_46;
/// When the feet of somebody who runs are down, in ms before the moment: faster and faster. The last one jumps.
const STEPS: [f32; 6] = [-1500.0, -1130.0, -840.0, -620.0, -450.0, -300.0];
/// How high the jump is, and each step before it, in mm.
const JUMP: f32 = 105.0;
const STEP: f32 = 16.0;
/// How far somebody runs before the jump, in mm.
const RUN: f32 = 170.0;
/// How high a die is tossed that hangs in the air, in mm.
const HANGS: f32 = 150.0;

/// By how many ms one may be early or late, over older tables and over the gentle one.
const SLACK: f32 = 30.0;
const GENTLE_SLACK: f32 = 55.0;
/// How much of the slack each beat beyond the first leaves.
const TIGHTER: f32 = 0.85;
/// How late or early is not even a bad throw, in ms.
const FAR: f32 = 200.0;
/// How fast somebody turns who is about to stop, in radians a ms.
const TURN: f32 = 0.007;

/// What is heard of who throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// A die hops on a head.
    Head,
    /// A foot comes down.
    Foot,
    /// Somebody jumps, or tosses the die.
    Leap,
}

/// The clock of a throw's beats, from when it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    beats: Vec<Beat>,
    slack: f32,
    rhythm: Rhythm,
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
    pub fn of(manner: &Manner, table: Table) -> Option<Clock> {
        let more = manner.beats.len().checked_sub(1)?;
        let slack = if table == Table::Gentle { GENTLE_SLACK } else { SLACK };
        let slack = (0..more).fold(slack, |slack, _| slack * TIGHTER);
        // The slowest one has its time, and the others wait for it.
        let longest =
            |part: fn(Rhythm) -> f32| manner.beats.iter().map(|beat| part(beat.rhythm(table))).fold(0.0, f32::max);
        let rhythm = Rhythm { moment: longest(|it| it.moment), after: longest(|it| it.after) };
        Some(Clock { beats: manner.beats.clone(), slack, rhythm })
    }

    /// How many ms after its beginning the first moment is.
    pub fn moment(&self) -> f32 {
        self.rhythm.moment
    }

    /// From one moment to the next, in ms.
    pub fn period(&self) -> f32 {
        self.rhythm.moment + self.rhythm.after
    }

    /// How far the way to the next moment is gone, and when to let go, both from 0 to 1.
    pub fn phase(&self, ms: f32) -> (f32, [f32; 2]) {
        let (period, moment) = (self.period(), self.moment() / self.period());
        (ms.max(0.0) % period / period, [moment - self.slack / period, moment + self.slack / period])
    }

    /// How many ms ago the nearest moment of this round was; less than nothing is still to come.
    fn past(&self, ms: f32) -> f32 {
        (self.phase(ms).0 - self.moment() / self.period()) * self.period()
    }

    /// By how many ms the moment is missed; less than nothing is early.
    fn miss(&self, ms: f32) -> f32 {
        let off = self.past(ms);
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
        let rate = (std::f32::consts::TAU - 2.0 * near) / (self.period() - 2.0 * (self.slack + FAR));
        let far = (miss.abs() - FAR).max(0.0) * rate;
        let turn = miss.abs().min(FAR) * TURN + far;
        if miss < 0.0 { turn } else { -turn }
    }

    /// How much higher the die is than at the moment, in mm.
    pub fn height(&self, ms: f32) -> f32 {
        let past = self.past(ms);
        let one = |beat: &Beat| match beat {
            Beat::Header => on_the_head(past),
            Beat::Smash => hanging(past),
            Beat::Jump => running(past) - JUMP,
            Beat::Turn => 0.0,
        };
        self.beats.iter().map(one).sum()
    }

    /// How high what the die lies on is, by where the die is at the moment, in mm: a head waits for it, a hand has tossed it
    /// from below, and a hand that jumps takes it along.
    pub fn seat(&self, ms: f32) -> f32 {
        let one = |beat: &Beat| match beat {
            Beat::Header | Beat::Turn => 0.0,
            Beat::Smash => -HANGS,
            Beat::Jump => running(self.past(ms)) - JUMP,
        };
        self.beats.iter().map(one).sum()
    }

    /// How high the thrower has jumped, in mm.
    pub fn hop(&self, ms: f32) -> f32 {
        if self.beats.contains(&Beat::Jump) { running(self.past(ms)) } else { 0.0 }
    }

    /// How far the thrower still has to run, in mm: less and less, the faster the feet are.
    pub fn run(&self, ms: f32) -> f32 {
        if !self.beats.contains(&Beat::Jump) {
            return 0.0;
        }
        let past = self.past(ms);
        let landed = -STEPS[STEPS.len() - 1];
        if past > landed {
            // And back for another try.
            return RUN * ((past - landed) / (self.rhythm.after - landed).max(1.0)).min(1.0);
        }
        let way = 1.0 - (past / STEPS[0]).clamp(0.0, 1.0);
        RUN * (1.0 - way * way)
    }

    /// What is heard after one moment and up to another.
    pub fn noises(&self, [after, until]: [f32; 2]) -> Vec<Noise> {
        if until <= after || until <= 0.0 {
            return Vec::new();
        }
        let [from, to] = [after.max(0.0), until].map(|ms| self.past(ms));
        let is_now = |moment: f32| if from <= to { from < moment && moment <= to } else { moment <= to };
        let heard = |beat: &Beat| -> Vec<(f32, Noise)> {
            match beat {
                Beat::Header => HOPS.into_iter().skip(1).map(|ms| (ms, Noise::Head)).collect(),
                Beat::Smash => vec![(-HANG, Noise::Leap)],
                Beat::Jump => {
                    let (last, steps) = STEPS.split_last().unwrap_or((&0.0, &[]));
                    steps.iter().map(|ms| (*ms, Noise::Foot)).chain([(*last, Noise::Leap)]).collect()
                }
                Beat::Turn => Vec::new(),
            }
        };
        let all = self.beats.iter().flat_map(heard);
        all.filter(|(moment, _)| is_now(*moment)).map(|(_, noise)| noise).collect()
    }
}

/// How high over a head a die is: two little hops, then a long way up and down again onto the head. Missed, it rolls down.
fn on_the_head(past: f32) -> f32 {
    let Some(nth) = HOPS.iter().rposition(|since| *since <= past) else { return 0.0 };
    let (from, to) = (HOPS[nth], HOPS.get(nth + 1).copied().unwrap_or(0.0));
    if past <= to { WEIGHT * 4.0 * (past - from) * (to - past) } else { -0.000_4 * past * past }
}

/// How long before the moment a die is tossed that hangs in the air then, in ms.
const HANG: f32 = 620.0;

/// How far below its highest place a die is that hangs there for long, and is quick before and after.
fn hanging(past: f32) -> f32 {
    let part = (past / HANG).clamp(-1.0, 1.0);
    -HANGS * part * part * part * part
}

/// How high the feet of somebody are who runs faster and faster, and jumps.
fn running(past: f32) -> f32 {
    let Some(nth) = STEPS.iter().rposition(|since| *since <= past) else { return 0.0 };
    let from = STEPS[nth];
    let (to, high) = STEPS.get(nth + 1).map_or((-from, JUMP), |next| (*next, STEP));
    let part = ((past - from) / (to - from)).clamp(0.0, 1.0);
    4.0 * high * part * (1.0 - part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(beats: &[Beat]) -> Clock {
        let manner = Manner { beats: beats.to_vec(), ..Manner::default() };
        Clock::of(&manner, Table::TODAY).expect("there is a beat")
    }

    #[test]
    fn at_its_moment_a_beat_changes_nothing() {
        let all = clock(&[Beat::Header, Beat::Smash, Beat::Jump, Beat::Turn]);
        let slip = all.slip(all.moment()).expect("it is the moment");
        assert_eq!(slip, Slip { rise: 0.0, speed: 1.0, height: 0.0, turn: 0.0 });
        assert_eq!(all.facing(all.moment()), 0.0);
        assert_eq!(all.height(all.moment()), 0.0);
        assert_eq!(all.slip(all.moment() + all.period()), Some(slip));
    }

    #[test]
    fn each_beat_is_missed_in_its_own_way() {
        let late = |beat| {
            let clock = clock(&[beat]);
            clock.slip(clock.moment() + 150.0).expect("only a little late")
        };
        assert!(late(Beat::Header).rise < -0.2);
        assert!(late(Beat::Smash).speed < 0.8);
        assert!(late(Beat::Jump).height < -5.0);
        assert!(late(Beat::Turn).turn < -0.2);
    }

    #[test]
    fn far_from_the_moment_nobody_throws() {
        assert_eq!(clock(&[Beat::Header]).slip(100.0), None);
        let turn = clock(&[Beat::Turn]);
        assert_eq!(turn.slip(turn.moment() + 380.0), None);
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
        let turned = dance.facing(0.0) - dance.facing(dance.period() - 0.01);
        assert!((turned - std::f32::consts::TAU).abs() < 0.01, "{turned}");
        // What is seen beside the moment is what the throw gets.
        let ms = dance.moment() - 120.0;
        assert!((dance.facing(ms) - dance.slip(ms).expect("near").turn).abs() < 1e-5);
    }

    #[test]
    fn each_beat_has_its_own_rhythm_and_older_tables_have_one_for_all() {
        let beats = [Beat::Header, Beat::Smash, Beat::Jump];
        let moments = |table| {
            beats.map(|beat| {
                let manner = Manner { beats: vec![beat], ..Manner::default() };
                Clock::of(&manner, table).map(|clock| (clock.moment(), clock.period()))
            })
        };
        assert_eq!(moments(Table::Even), [Some((910.0, 1300.0)); 3]);
        let [header, smash, jump] = moments(Table::TODAY);
        assert!(header != smash && smash != jump && jump != header);
        // Together, the slowest one leads, and all meet at its moment.
        let all = clock(&beats);
        assert_eq!(all.moment(), clock(&[Beat::Jump]).moment().max(clock(&[Beat::Header]).moment()));
        assert_eq!(all.height(all.moment()), 0.0);
    }

    #[test]
    fn a_die_hops_on_the_head_twice_and_then_goes_up() {
        let header = clock(&[Beat::Header]);
        let heights: Vec<f32> = (0..1560).map(|ms| header.height(ms as f32)).collect();
        let tops: Vec<f32> = heights.windows(3).filter(|it| it[0] < it[1] && it[1] >= it[2]).map(|it| it[1]).collect();
        assert_eq!(tops.len(), 3, "{tops:?}");
        assert!((tops[0] - tops[1]).abs() < 1.0 && tops[2] > 2.0 * tops[1], "{tops:?}");
        assert_eq!(header.noises([0.0, header.moment() + 10.0]), [Noise::Head; 2]);
    }

    #[test]
    fn a_die_to_be_smashed_hangs_in_the_air() {
        let smash = clock(&[Beat::Smash]);
        let moment = smash.moment();
        assert!(smash.height(moment - 250.0) > -6.0 && smash.height(moment + 250.0) > -6.0);
        assert!(smash.height(moment - 620.0) < -140.0);
        assert_eq!(smash.noises([0.0, moment]), [Noise::Leap]);
    }

    #[test]
    fn who_jumps_runs_faster_and_faster_before() {
        let jump = clock(&[Beat::Jump]);
        let period = jump.period() as u32;
        let heard: Vec<(u32, Noise)> = (0..period)
            .flat_map(|ms| jump.noises([ms as f32, ms as f32 + 1.0]).into_iter().map(move |noise| (ms, noise)))
            .collect();
        let times: Vec<u32> = heard.iter().map(|(ms, _)| *ms).collect();
        let gaps: Vec<u32> = times.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gaps.len() >= 4 && gaps.is_sorted_by(|a, b| a > b), "{gaps:?}");
        assert_eq!(heard.last().map(|(_, noise)| *noise), Some(Noise::Leap));
        assert_eq!((jump.run(jump.moment()), jump.hop(jump.moment()).round()), (0.0, JUMP));
        assert!(jump.run(0.0) > 150.0);
        // The next round is heard as the first one was.
        let again = |ms: u32| jump.noises([ms as f32, ms as f32 + 400.0]);
        assert_eq!(again(0), again(period));
    }
}
