//! The sand: time left, as data. Knows no clock; every call is handed the wall clock's milliseconds.

use serde::{Deserialize, Serialize};

/// A sand timer. All times are milliseconds; `now` is the wall clock's.
///
/// Running sand is a deadline on the wall clock, so sleep, a killed app or a slow frame cannot stretch it.
/// A wall clock set *forward* cannot be told from sleep and lets sand run through. A wall clock set *back* never
/// gives time: there is at most as much as at the last call that took `&mut self`, and [`Sand::tick`] moves the
/// deadline back along with the clock, so that the sand runs on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sand {
    full: u64,
    left: u64,
    deadline: Option<u64>,
}

impl Sand {
    /// A timer that lies still with all its sand on top.
    pub fn new(full: u64) -> Sand {
        Sand { full, left: full, deadline: None }
    }

    /// All the sand there is, on top and below.
    pub fn full(&self) -> u64 {
        self.full
    }

    /// Tests whether the sand runs. It goes on running when none is left.
    pub fn is_running(&self) -> bool {
        self.deadline.is_some()
    }

    /// When the last grain falls, while the sand runs.
    pub fn deadline(&self) -> Option<u64> {
        self.deadline
    }

    /// Time left.
    pub fn remaining(&self, now: u64) -> u64 {
        self.deadline.map_or(self.left, |deadline| deadline.saturating_sub(now).min(self.left))
    }

    /// Tests whether the last grain has fallen.
    pub fn is_out(&self, now: u64) -> bool {
        self.remaining(now) == 0
    }

    /// Takes note of the time, so that a clock set back later cannot bring it back.
    pub fn tick(&mut self, now: u64) {
        self.left = self.remaining(now);
        self.deadline = self.deadline.map(|deadline| deadline.min(now.saturating_add(self.left)));
    }

    /// Lets the sand run, from the beginning or after a pause. Does nothing to running sand but [`Sand::tick`].
    pub fn start(&mut self, now: u64) {
        self.deadline = self.deadline.or(Some(now.saturating_add(self.left)));
        self.tick(now);
    }

    /// Holds the sand.
    pub fn pause(&mut self, now: u64) {
        self.tick(now);
        self.deadline = None;
    }

    /// Pours sand in on top; more than fitted makes the timer larger.
    pub fn add(&mut self, more: u64, now: u64) {
        self.set(self.remaining(now).saturating_add(more), now);
        self.full = self.full.max(self.left);
    }

    /// Takes sand from the top: what is taken lies below, as if it had run through.
    pub fn take(&mut self, less: u64, now: u64) {
        self.set(self.remaining(now).saturating_sub(less), now);
    }

    /// Turns the timer over: what had run through is on top again.
    pub fn turn_over(&mut self, now: u64) {
        self.set(self.full.saturating_sub(self.remaining(now)), now);
    }

    /// Turns running sand over each time its last grain fell, in the moment it fell, and says how often that was.
    pub fn run_round(&mut self, now: u64) -> u64 {
        let Some(deadline) = self.deadline.filter(|deadline| *deadline <= now && self.full > 0) else { return 0 };
        let turns = (now - deadline) / self.full + 1;
        self.left = self.full;
        self.deadline = Some(deadline.saturating_add(turns.saturating_mul(self.full)));
        self.tick(now);
        turns
    }

    /// Takes a clock that was set while the sand ran: what had run through at `before` on the old clock has run
    /// through at `now` on the new one.
    pub fn set_clock(&mut self, before: u64, now: u64) {
        if self.is_running() {
            self.pause(before);
            self.start(now);
        }
    }

    fn set(&mut self, left: u64, now: u64) {
        self.left = left;
        self.deadline = self.deadline.map(|_| now.saturating_add(left));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SIX_MINUTES: u64 = 360_000;

    #[test]
    fn sand_lies_still_until_it_is_started() {
        let sand = Sand::new(SIX_MINUTES);
        assert_eq!((sand.remaining(0), sand.remaining(u64::MAX), sand.deadline()), (SIX_MINUTES, SIX_MINUTES, None));
    }

    #[test]
    fn running_sand_is_a_deadline_on_the_wall_clock() {
        let mut sand = Sand::new(SIX_MINUTES);
        sand.start(1000);
        assert_eq!((sand.deadline(), sand.remaining(61_000)), (Some(361_000), 300_000));
        assert!(!sand.is_out(360_999) && sand.is_out(361_000) && sand.is_out(u64::MAX));
    }

    #[test]
    fn a_pause_holds_the_sand_for_as_long_as_it_lasts() {
        let mut sand = Sand::new(SIX_MINUTES);
        sand.start(0);
        sand.pause(60_000);
        assert_eq!(sand.remaining(9_000_000), 300_000);
        sand.start(9_000_000);
        assert_eq!(sand.remaining(9_010_000), 290_000);
    }

    #[test]
    fn added_sand_is_there_at_once_running_or_not() {
        let mut sand = Sand::new(SIX_MINUTES);
        sand.add(60_000, 0);
        assert_eq!((sand.full(), sand.remaining(0)), (420_000, 420_000));
        sand.start(0);
        sand.add(30_000, 120_000);
        assert_eq!((sand.full(), sand.remaining(120_000)), (420_000, 330_000));
    }

    #[test]
    fn a_timer_turned_over_has_left_what_had_run_through() {
        let mut sand = Sand::new(SIX_MINUTES);
        sand.start(0);
        sand.turn_over(100_000);
        assert_eq!((sand.remaining(100_000), sand.is_running()), (100_000, true));
    }

    #[test]
    fn a_clock_set_back_gives_no_time_and_the_sand_runs_on() {
        let mut sand = Sand::new(SIX_MINUTES);
        sand.start(1_000_000);
        sand.tick(1_100_000);
        assert_eq!(sand.remaining(0), 260_000);
        sand.tick(0);
        assert_eq!(sand.remaining(10_000), 250_000);
    }

    #[test]
    fn a_passed_deadline_stays_where_it_was() {
        let mut sand = Sand::new(1000);
        sand.start(0);
        sand.tick(5000);
        assert_eq!((sand.deadline(), sand.remaining(5000)), (Some(1000), 0));
    }

    #[test]
    fn sand_that_goes_round_is_turned_in_the_moment_it_runs_out() {
        let mut sand = Sand::new(1000);
        sand.start(0);
        assert_eq!((sand.run_round(999), sand.run_round(1000), sand.remaining(1000)), (0, 1, 1000));
        assert_eq!((sand.run_round(4300), sand.remaining(4300), sand.run_round(4300)), (3, 700, 0));
        sand.pause(4300);
        assert_eq!((sand.run_round(90_000), sand.remaining(90_000)), (0, 700));
    }

    #[test]
    fn a_clock_that_was_set_takes_the_deadline_with_it() {
        for now in [5000, 9_000_000] {
            let mut sand = Sand::new(SIX_MINUTES);
            sand.start(1_000_000);
            sand.tick(1_050_000);
            sand.set_clock(1_100_000, now);
            assert_eq!((sand.remaining(now), sand.remaining(now + 10_000)), (260_000, 250_000));
        }
        let mut still = Sand::new(1000);
        still.set_clock(5, 6);
        assert_eq!(still, Sand::new(1000));
    }

    #[derive(Clone, Copy, Debug)]
    enum Deed {
        Tick,
        Start,
        Pause,
    }

    /// What happens to a timer on a table, with a number of ms where it needs one.
    #[derive(Clone, Copy, Debug)]
    enum Moment {
        Start,
        Pause,
        TurnOver,
        Add(u64),
        Take(u64),
        /// The device sleeps, or somebody waits.
        Suspend(u64),
        /// The clock is set to a time, and the app noticed.
        Jump(u64),
    }

    fn moments() -> impl Strategy<Value = Vec<Moment>> {
        let moment = prop_oneof![
            Just(Moment::Start),
            Just(Moment::Pause),
            Just(Moment::TurnOver),
            (0..60_000_u64).prop_map(Moment::Add),
            (0..60_000_u64).prop_map(Moment::Take),
            (0..200_000_u64).prop_map(Moment::Suspend),
            (0..9_000_000_u64).prop_map(Moment::Jump),
        ];
        proptest::collection::vec(moment, 0..60)
    }

    fn deeds() -> impl Strategy<Value = Vec<(Deed, u64)>> {
        let deed = prop_oneof![Just(Deed::Tick), Just(Deed::Start), Just(Deed::Pause)];
        let time = prop_oneof![0..1_000_000_u64, Just(0), Just(u64::MAX)];
        proptest::collection::vec((deed, time), 0..40)
    }

    proptest! {
        #[test]
        fn time_never_grows_whatever_the_wall_clock_does(deeds in deeds()) {
            let mut sand = Sand::new(SIX_MINUTES);
            let mut least = SIX_MINUTES;
            for (deed, now) in deeds {
                prop_assert!(sand.remaining(now) <= least);
                match deed {
                    Deed::Tick => sand.tick(now),
                    Deed::Start => sand.start(now),
                    Deed::Pause => sand.pause(now),
                }
                least = sand.remaining(now).min(least);
            }
        }

        #[test]
        fn a_true_clock_takes_exactly_the_time_the_sand_ran(steps in proptest::collection::vec((any::<bool>(), 0..20_000_u64), 0..30)) {
            let mut sand = Sand::new(SIX_MINUTES);
            let (mut now, mut ran) = (5_000_000, 0);
            for (runs, time) in steps {
                if runs { sand.start(now) } else { sand.pause(now) }
                now += time;
                ran += if runs { time } else { 0 };
                prop_assert_eq!(sand.remaining(now), SIX_MINUTES.saturating_sub(ran));
            }
        }

        #[test]
        fn turning_over_twice_at_once_changes_nothing(ran in 0..SIX_MINUTES * 2) {
            let mut sand = Sand::new(SIX_MINUTES);
            sand.start(0);
            let before = sand.remaining(ran);
            sand.turn_over(ran);
            prop_assert_eq!(sand.remaining(ran), SIX_MINUTES - before);
            sand.turn_over(ran);
            prop_assert_eq!(sand.remaining(ran), before);
        }

        /// A timer made of two heaps and no clock is the model: sand moves from the upper heap to the lower one.
        #[test]
        fn whatever_happens_the_sand_is_where_real_sand_would_be(moments in moments()) {
            let mut sand = Sand::new(SIX_MINUTES);
            let (mut upper, mut lower, mut runs, mut now) = (SIX_MINUTES, 0, false, 5_000_000);
            for moment in moments {
                match moment {
                    Moment::Start => {
                        sand.start(now);
                        runs = true;
                    }
                    Moment::Pause => {
                        sand.pause(now);
                        runs = false;
                    }
                    Moment::TurnOver => {
                        sand.turn_over(now);
                        (upper, lower) = (lower, upper);
                    }
                    Moment::Add(more) => {
                        sand.add(more, now);
                        // A glass too small for it grows; else what is poured in on top is taken from below.
                        (upper, lower) = (upper + more, lower.saturating_sub(more));
                    }
                    Moment::Take(less) => {
                        sand.take(less, now);
                        let taken = less.min(upper);
                        (upper, lower) = (upper - taken, lower + taken);
                    }
                    Moment::Suspend(time) => {
                        now += time;
                        let falls = if runs { time.min(upper) } else { 0 };
                        (upper, lower) = (upper - falls, lower + falls);
                    }
                    Moment::Jump(to) => {
                        sand.set_clock(now, to);
                        now = to;
                    }
                }
                prop_assert_eq!((sand.remaining(now), sand.full()), (upper, upper + lower), "after {:?}", moment);
                prop_assert_eq!(sand.is_running(), runs);
            }
        }

        #[test]
        fn going_round_loses_no_time(full in 1..500_000_u64, gaps in proptest::collection::vec(0..900_000_u64, 0..20)) {
            let mut sand = Sand::new(full);
            sand.start(0);
            let (mut now, mut turns) = (0, 0);
            for gap in gaps {
                now += gap;
                turns += sand.run_round(now);
                prop_assert_eq!((turns, sand.remaining(now)), (now / full, full - now % full));
            }
        }

        #[test]
        fn sand_comes_back_from_a_save(full in any::<u64>(), now in any::<u64>()) {
            let mut sand = Sand::new(full);
            sand.start(now);
            let text = serde_json::to_string(&sand).unwrap();
            prop_assert_eq!(serde_json::from_str::<Sand>(&text).unwrap(), sand);
        }
    }
}
