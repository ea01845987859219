//! One sand timer: how long, how it warns, where its sand is. Knows no screen; every call is handed the wall clock.

use super::mark::{Mark, counts_down};
use crate::given_name;
use rules::clock::Sand;
use serde::{Deserialize, Serialize};

/// What the +0:30 button pours in and the −0:30 button takes, in ms.
pub const MORE: u64 = 30_000;
/// The shortest and the longest time on the dial, in ms.
pub const SHORTEST: u64 = 1_000;
/// See [`SHORTEST`].
pub const LONGEST: u64 = 60 * 60_000 + 59_000;
/// The timers that are always there, in minutes; the first one is that of Knock.
pub const PRESETS: [u64; 5] = [6, 1, 3, 5, 10];

/// What a timer has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// A mark was passed.
    Mark(Mark),
    /// One of the last seconds went by.
    Second,
}

/// What turning the device over does to the sand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turning {
    /// It comes along, as with a real timer.
    #[default]
    Carries,
    /// All of it is on top again.
    Restarts,
}

/// The marks at which a timer speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Warnings {
    three: bool,
    one: bool,
    ten: bool,
    out: bool,
}

impl Default for Warnings {
    fn default() -> Warnings {
        Warnings { three: true, one: true, ten: true, out: true }
    }
}

impl Warnings {
    /// Tests whether a mark is heard.
    pub fn has(&self, mark: Mark) -> bool {
        match mark {
            Mark::Three => self.three,
            Mark::One => self.one,
            Mark::Ten => self.ten,
            Mark::Out => self.out,
        }
    }

    /// Switches a mark on or off.
    pub fn toggle(&mut self, mark: Mark) {
        let switch = match mark {
            Mark::Three => &mut self.three,
            Mark::One => &mut self.one,
            Mark::Ten => &mut self.ten,
            Mark::Out => &mut self.out,
        };
        *switch = !*switch;
    }
}

/// A timer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timer {
    /// The name a player gave it; presets have none and cannot be changed.
    pub name: Option<String>,
    /// How long it runs, in ms.
    pub length: u64,
    /// When it speaks.
    pub warnings: Warnings,
    /// Turns itself over when it has run through.
    pub repeats: bool,
    /// What turning the device over does.
    pub turning: Turning,
    /// How often it was turned over since it was filled.
    pub turns: u64,
    sand: Sand,
    /// Time left when it last had something to say, so that nothing is said twice.
    heard: u64,
    /// The end that a player has seen, on the wall clock.
    #[serde(default)]
    seen: u64,
}

impl Timer {
    /// A full timer that lies still. Without a name it is a preset.
    pub fn new(name: Option<String>, length: u64) -> Timer {
        let (warnings, turning) = Default::default();
        let (sand, heard) = (Sand::new(length), length);
        Timer { name, length, warnings, repeats: false, turning, turns: 0, sand, heard, seen: 0 }
    }

    /// The timer as a file may have it, if it is one.
    pub fn tamed(mut self) -> Option<Timer> {
        let sound = (SHORTEST..=LONGEST).contains(&self.length) && self.sand.full() <= 10 * LONGEST;
        // Sand that lies still is as it was at any time.
        let left = self.sand.remaining(0);
        self.name = self.name.map(|name| given_name::tidy(&name));
        (sound && self.sand.full() > 0 && left <= self.sand.full()).then_some(self)
    }

    /// All its sand, in ms; more than its length if some was poured in.
    pub fn full(&self) -> u64 {
        self.sand.full()
    }

    /// Time left.
    pub fn left(&self, now: u64) -> u64 {
        self.sand.remaining(now)
    }

    /// Tests whether sand falls.
    pub fn runs(&self, now: u64) -> bool {
        self.sand.is_running() && !self.sand.is_out(now)
    }

    /// Tests whether the last grain has fallen.
    pub fn is_out(&self, now: u64) -> bool {
        self.sand.is_out(now)
    }

    /// Tests whether it was started, and sand has fallen or falls.
    pub fn has_begun(&self, now: u64) -> bool {
        self.sand.is_running() || self.left(now) < self.full()
    }

    /// Below this many ms it is urgent: the last minute of a long timer, the last seconds of a short one.
    pub fn urgent(&self) -> u64 {
        if self.length > Mark::One.left() { Mark::One.left() } else { Mark::Ten.left() }
    }

    /// Starts it, holds it or lets it go on; one that has run through begins anew.
    pub fn toggle(&mut self, now: u64) {
        if self.is_out(now) {
            self.turns += 1;
            self.pour(now, true);
        } else if self.runs(now) {
            self.sand.pause(now);
        } else {
            self.sand.start(now);
        }
    }

    /// Turns the glass over with the sand in it. One that was never started is started so.
    pub fn turn(&mut self, now: u64) {
        if !self.has_begun(now) {
            return self.sand.start(now);
        }
        self.turns += 1;
        self.sand.turn_over(now);
        self.heard = self.left(now);
    }

    /// Does what the player wants of it when the device is turned over.
    pub fn flip(&mut self, now: u64) {
        if self.turning == Turning::Carries || !self.has_begun(now) {
            return self.turn(now);
        }
        self.turns += 1;
        self.pour(now, self.sand.is_running());
    }

    /// Starts it afresh with all its sand on top, whatever it was doing.
    pub fn start_afresh(&mut self, now: u64) {
        self.turns = 0;
        self.pour(now, true);
    }

    /// Pours some more sand in on top.
    pub fn add(&mut self, more: u64, now: u64) {
        self.sand.add(more.min(LONGEST), now);
        self.heard = self.left(now);
    }

    /// Takes some sand from the top. It says what there is to say on the way.
    pub fn take(&mut self, less: u64, now: u64) {
        if !self.is_out(now) {
            self.sand.take(less, now);
        }
    }

    /// Fills it and lays it down; its turns are counted anew.
    pub fn refill(&mut self, now: u64) {
        self.turns = 0;
        self.pour(now, false);
    }

    fn pour(&mut self, now: u64, runs: bool) {
        self.sand = Sand::new(self.length);
        self.heard = self.length;
        if runs {
            self.sand.start(now);
        }
    }

    /// Gives it another length, full and lying still.
    pub fn set_length(&mut self, length: u64, now: u64) {
        self.length = length.clamp(SHORTEST, LONGEST);
        self.refill(now);
    }

    /// Takes a clock that was set from `before` to `now` while sand fell.
    pub fn set_clock(&mut self, before: u64, now: u64) {
        self.sand.set_clock(before, now);
    }

    /// Looks at the clock and says what there is to say: the most urgent mark passed since the last look.
    pub fn look(&mut self, now: u64) -> Option<Call> {
        self.sand.tick(now);
        let (left, before) = (self.left(now), self.heard);
        if !self.sand.is_running() || left >= before {
            return None;
        }
        self.heard = left;
        let is_heard = |mark: &Mark| self.full() > mark.left() && self.warnings.has(*mark);
        let mark = Mark::passed(before, left).find(is_heard);
        if left == 0 && self.repeats {
            self.go_round(now);
        }
        let second = counts_down(before, left) && self.warnings.has(Mark::Ten);
        mark.map(Call::Mark).or(second.then_some(Call::Second))
    }

    /// How many ms ago it ended, if nobody has seen that yet.
    pub fn ended_unseen(&self, now: u64) -> Option<u64> {
        let end = self.sand.deadline().filter(|end| self.is_out(now) && *end != self.seen)?;
        Some(now.saturating_sub(end))
    }

    /// A player has seen that it ended.
    pub fn see(&mut self) {
        self.seen = self.sand.deadline().unwrap_or_default();
    }

    /// In how many ms it has something to say or to do.
    pub fn next_call(&self, now: u64) -> Option<u64> {
        if !self.runs(now) {
            return None;
        }
        let left = self.left(now);
        let counts = self.warnings.has(Mark::Ten) && left <= Mark::Ten.left();
        // A whole second is over a moment after it began.
        let second = counts.then_some((left - 1) % 1000 + 1);
        let heard = |mark: &Mark| *mark == Mark::Out || self.warnings.has(*mark);
        let marks = Mark::ALL.into_iter().filter(heard).map(Mark::left).filter(|mark| *mark < left);
        marks.map(|mark| left - mark).chain(second).min()
    }

    /// When the last grain falls, if it runs and says so then.
    pub fn end(&self, now: u64) -> Option<u64> {
        self.sand.deadline().filter(|_| self.runs(now) && self.warnings.has(Mark::Out))
    }

    /// Turns over in the moment the last grain fell, as often as that happened.
    fn go_round(&mut self, now: u64) {
        let Some(deadline) = self.sand.deadline() else { return };
        let mut fresh = Sand::new(self.length);
        fresh.start(deadline);
        self.turns = self.turns.saturating_add(1 + fresh.run_round(now));
        self.sand = fresh;
        self.heard = self.left(now);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const NOW: u64 = 1_000_000;

    fn knock() -> Timer {
        let mut timer = Timer::new(None, 360_000);
        timer.toggle(NOW);
        timer
    }

    #[test]
    fn turned_at_two_minutes_there_are_four_above() {
        let mut timer = knock();
        timer.turn(NOW + 240_000);
        assert_eq!((timer.left(NOW + 240_000), timer.turns), (240_000, 1));
        assert!(timer.runs(NOW + 240_000));
    }

    #[test]
    fn turning_the_device_can_restart_instead() {
        let mut timer = Timer { turning: Turning::Restarts, ..knock() };
        timer.flip(NOW + 240_000);
        assert_eq!(timer.left(NOW + 250_000), 350_000);
    }

    #[test]
    fn started_afresh_it_runs_full_whatever_it_did() {
        for held in [false, true] {
            let mut timer = knock();
            timer.turn(NOW + 100_000);
            if held {
                timer.toggle(NOW + 150_000);
            }
            timer.start_afresh(NOW + 200_000);
            assert_eq!((timer.left(NOW + 201_000), timer.turns), (359_000, 0));
        }
    }

    #[test]
    fn an_end_is_unseen_until_it_is_seen_and_the_next_one_anew() {
        let mut timer = knock();
        assert_eq!(timer.ended_unseen(NOW + 359_000), None);
        assert_eq!(timer.ended_unseen(NOW + 480_000), Some(120_000));
        timer.see();
        timer.take(MORE, NOW + 480_000);
        assert_eq!(timer.ended_unseen(NOW + 480_000), None);
        timer.start_afresh(NOW + 500_000);
        assert_eq!(timer.ended_unseen(NOW + 860_500), Some(500));
    }

    #[test]
    fn sand_that_is_taken_passes_its_marks() {
        let mut timer = knock();
        timer.look(NOW + 170_000);
        timer.take(MORE, NOW + 170_000);
        assert_eq!(timer.left(NOW + 170_000), 160_000);
        assert_eq!(timer.look(NOW + 170_000), Some(Call::Mark(Mark::Three)));
    }

    #[test]
    fn turning_a_timer_that_lies_full_starts_it() {
        let mut timer = Timer::new(None, 60_000);
        timer.turn(NOW);
        assert_eq!((timer.left(NOW + 1000), timer.turns), (59_000, 0));
    }

    #[test]
    fn a_paused_timer_is_turned_and_stays_paused() {
        let mut timer = knock();
        timer.toggle(NOW + 100_000);
        timer.turn(NOW + 150_000);
        assert_eq!((timer.left(NOW + 900_000), timer.runs(NOW + 900_000)), (100_000, false));
    }

    #[test]
    fn each_mark_is_passed_once() {
        let mut timer = knock();
        let mut marks = Vec::new();
        for second in 0..400 {
            for part in 0..4 {
                if let Some(Call::Mark(mark)) = timer.look(NOW + second * 1000 + part * 250) {
                    marks.push((second, mark));
                }
            }
        }
        assert_eq!(marks, [(180, Mark::Three), (300, Mark::One), (350, Mark::Ten), (360, Mark::Out)]);
    }

    #[test]
    fn of_marks_passed_while_nobody_looked_the_most_urgent_is_told() {
        let mut timer = knock();
        assert_eq!(timer.look(NOW + 355_000), Some(Call::Mark(Mark::Ten)));
        assert_eq!(timer.look(NOW + 900_000), Some(Call::Mark(Mark::Out)));
        assert_eq!(timer.look(NOW + 900_001), None);
    }

    #[test]
    fn the_last_nine_seconds_are_counted() {
        let mut timer = knock();
        timer.look(NOW + 350_000);
        let seconds = (3500..3600).filter(|i| timer.look(NOW + i * 100) == Some(Call::Second)).count();
        assert_eq!(seconds, 9);
    }

    #[test]
    fn whoever_looks_only_when_it_calls_misses_nothing() {
        let (mut timer, mut now, mut calls) = (knock(), NOW, Vec::new());
        while let Some(wait) = timer.next_call(now) {
            now += wait;
            calls.push(((now - NOW) / 1000, timer.look(now)));
        }
        let marks = [(180, Mark::Three), (300, Mark::One), (350, Mark::Ten)];
        let seconds = (351..360).map(|second| (second, Some(Call::Second)));
        let due = marks.map(|(second, mark)| (second, Some(Call::Mark(mark)))).into_iter().chain(seconds);
        assert_eq!(calls, due.chain([(360, Some(Call::Mark(Mark::Out)))]).collect::<Vec<_>>());
    }

    #[test]
    fn a_mark_that_is_switched_off_is_not_heard() {
        let mut timer = knock();
        timer.warnings.toggle(Mark::One);
        assert_eq!(timer.look(NOW + 180_000), Some(Call::Mark(Mark::Three)));
        assert_eq!(timer.look(NOW + 300_000), None);
    }

    #[test]
    fn a_timer_as_long_as_a_mark_does_not_begin_with_it() {
        let mut timer = Timer::new(None, 60_000);
        timer.toggle(NOW);
        assert_eq!(timer.look(NOW + 1), None);
    }

    #[test]
    fn more_sand_brings_a_mark_back() {
        let mut timer = knock();
        timer.look(NOW + 185_000);
        timer.add(MORE, NOW + 185_000);
        assert_eq!(timer.left(NOW + 185_000), 205_000);
        assert_eq!(timer.look(NOW + 211_000), Some(Call::Mark(Mark::Three)));
    }

    #[test]
    fn a_repeating_timer_turns_itself_without_losing_time() {
        let mut timer = Timer { repeats: true, ..knock() };
        assert_eq!(timer.look(NOW + 361_500), Some(Call::Mark(Mark::Out)));
        assert_eq!((timer.left(NOW + 361_500), timer.turns), (358_500, 1));
        timer.look(NOW + 361_500 + 3 * 360_000);
        assert_eq!((timer.left(NOW + 361_500 + 3 * 360_000), timer.turns), (358_500, 4));
    }

    #[test]
    fn a_timer_that_ran_through_begins_anew_with_a_tap() {
        let mut timer = knock();
        timer.add(MORE, NOW);
        timer.look(NOW + 500_000);
        timer.toggle(NOW + 500_000);
        assert_eq!((timer.left(NOW + 501_000), timer.full()), (359_000, 360_000));
    }

    #[test]
    fn a_file_that_is_no_timer_is_refused() {
        let text = serde_json::to_string(&knock()).unwrap();
        let tamed = |text: &str| serde_json::from_str::<Timer>(text).unwrap().tamed();
        assert_eq!(tamed(&text), Some(knock()));
        for (from, to) in [("\"length\":360000", "\"length\":0"), ("\"full\":360000", "\"full\":18446744073709551615")]
        {
            assert_eq!(tamed(&text.replace(from, to)), None, "{to}");
        }
    }
}
