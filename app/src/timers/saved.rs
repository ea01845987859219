//! All timers, and how they make themselves heard: what is saved between runs.

use super::timer::{LONGEST, PRESETS, SHORTEST, Timer};
use crate::{
    platform::{Abilities, Platform},
    store::{Settings, Store, Unreadable},
};
use serde::{Deserialize, Serialize};

/// Where the timers are saved.
const FILE: &str = "timer.json";
/// Own timers beside the presets.
pub const MOST_OWN: usize = 12;
/// A clock that shows this many ms less than at the last save was set back.
const TOLERANCE: u64 = 2_000;

/// How marks make themselves known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Signals {
    /// A bell, and a gong at the end.
    pub sound: bool,
    /// The device shakes.
    pub vibration: bool,
    /// The screen lights up.
    pub flash: bool,
}

impl Default for Signals {
    fn default() -> Signals {
        Signals { sound: true, vibration: true, flash: true }
    }
}

/// What is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The presets, then the player's own.
    pub timers: Vec<Timer>,
    /// Which one is shown.
    pub chosen: usize,
    /// How they are heard.
    pub signals: Signals,
    /// Turning the device over starts the timer; none if the player has not said, and it does where nobody must be asked.
    #[serde(default)]
    pub flips: Option<bool>,
    /// The player was told that a hidden app does not ring.
    pub told: bool,
    /// The wall clock when this was saved.
    saved: u64,
}

impl Default for Saved {
    fn default() -> Saved {
        let timers = PRESETS.into_iter().map(|minutes| Timer::new(None, minutes * 60_000)).collect();
        Saved { timers, chosen: 0, signals: Signals::default(), flips: None, told: false, saved: 0 }
    }
}

impl Saved {
    /// The timers on file, or the presets.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Saved {
        let Some(saved) = store.read::<Saved>(platform, FILE) else { return Saved::default() };
        saved.tamed().unwrap_or_else(|| {
            store.reject(platform, FILE, Unreadable::Damaged);
            Saved::default()
        })
    }

    /// The same if it can be used: the presets come first, and the rest is the player's own.
    fn tamed(mut self) -> Option<Saved> {
        self.timers = self.timers.into_iter().map(Timer::tamed).collect::<Option<_>>()?;
        let (presets, own) = self.timers.split_at_checked(PRESETS.len())?;
        let are_presets = presets.iter().zip(PRESETS).all(|(timer, minutes)| timer.length == minutes * 60_000);
        let are_own = own.iter().all(|timer| timer.name.is_some()) && own.len() <= MOST_OWN;
        let is_sound = are_presets && presets.iter().all(|timer| timer.name.is_none()) && are_own;
        (is_sound && self.chosen < self.timers.len()).then_some(self)
    }

    /// Keeps the timers as they are.
    pub fn save(&mut self, platform: &mut dyn Platform, store: &mut Store) {
        self.saved = platform.wall_clock();
        store.write(platform, FILE, self);
    }

    /// Tests whether no bell is heard, because the player wants none from timers or silence everywhere.
    pub fn is_silent(&self, settings: &Settings) -> bool {
        !self.signals.sound || !settings.sound || settings.effects == 0
    }

    /// Lets the bells be heard again, whatever kept them quiet.
    pub fn unmute(&mut self, settings: &mut Settings) {
        self.signals.sound = true;
        settings.sound = true;
        if settings.effects == 0 {
            settings.effects = Settings::default().effects;
        }
    }

    /// By how many ms the clock was set back since the last save.
    pub fn set_back(&self, now: u64) -> Option<u64> {
        let back = self.saved.saturating_sub(now);
        (back > TOLERANCE && self.timers.iter().any(|timer| timer.runs(now))).then_some(back)
    }

    /// The timer that is shown.
    pub fn timer(&self) -> &Timer {
        &self.timers[self.chosen]
    }

    /// The timer that is shown, to be changed.
    pub fn timer_mut(&mut self) -> &mut Timer {
        &mut self.timers[self.chosen]
    }

    /// Tests whether turning this device over starts the timer.
    pub fn starts_by_flip(&self, abilities: Abilities) -> bool {
        abilities.flips.is_some_and(|is_free| self.flips.unwrap_or(is_free))
    }

    /// Tests whether sand falls anywhere.
    pub fn runs(&self, now: u64) -> bool {
        self.timers.iter().any(|timer| timer.runs(now))
    }

    /// Time left of the shown timer if it runs, or of the one that ends first.
    pub fn first_left(&self, now: u64) -> Option<u64> {
        let running = |timer: &&Timer| timer.runs(now);
        let first = || self.timers.iter().filter(running).map(|timer| timer.left(now)).min();
        Some(self.timer()).filter(running).map(|timer| timer.left(now)).or_else(first)
    }

    /// The running timer that ends first and says so, and when.
    pub fn next_end(&self, now: u64) -> Option<(usize, u64)> {
        let ends = self.timers.iter().enumerate().filter_map(|(index, timer)| Some((index, timer.end(now)?)));
        ends.min_by_key(|(_, end)| *end)
    }

    /// Adds a timer of the player's own, as long as the one that is shown, and shows it. None if there are too many.
    pub fn add_own(&mut self) -> Option<&mut Timer> {
        if self.timers.len() >= PRESETS.len() + MOST_OWN {
            return None;
        }
        let length = self.timer().length.clamp(SHORTEST, LONGEST);
        self.timers.push(Timer::new(Some(String::new()), length));
        self.chosen = self.timers.len() - 1;
        self.timers.last_mut()
    }

    /// Throws the shown timer away if it is the player's own.
    pub fn remove(&mut self) {
        if self.timer().name.is_some() {
            self.timers.remove(self.chosen);
            self.chosen = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::memory::Memory;

    #[test]
    fn the_presets_are_knock_and_round_minutes() {
        let lengths: Vec<u64> = Saved::default().timers.iter().map(|timer| timer.length / 60_000).collect();
        assert_eq!(lengths, [6, 1, 3, 5, 10]);
    }

    #[test]
    fn timers_come_back_from_their_file() {
        let mut device = Memory::new("en");
        let mut store = Store::open(&mut device);
        let mut saved = Saved::default();
        saved.add_own().expect("there is room").name = Some("Tea".to_string());
        saved.timer_mut().toggle(device.wall_clock());
        saved.save(&mut device, &mut store);
        assert_eq!(Saved::load(&mut device, &mut store), saved);
    }

    #[test]
    fn a_file_that_makes_no_sense_is_set_aside() {
        let changes: [fn(&mut Saved); 3] =
            [|saved| saved.chosen = 99, |saved| saved.timers.truncate(2), |saved| saved.timers.reverse()];
        for change in changes {
            let mut device = Memory::new("en");
            let mut store = Store::open(&mut device);
            let mut saved = Saved::default();
            change(&mut saved);
            saved.save(&mut device, &mut store);
            assert_eq!(Saved::load(&mut device, &mut store), Saved::default());
            assert_eq!(store.troubles.len(), 1);
        }
    }

    #[test]
    fn presets_cannot_be_thrown_away_and_own_ones_are_limited() {
        let mut saved = Saved::default();
        saved.remove();
        assert_eq!(saved, Saved::default());
        while saved.add_own().is_some() {}
        assert_eq!(saved.timers.len(), PRESETS.len() + MOST_OWN);
        saved.remove();
        assert_eq!((saved.timers.len(), saved.chosen), (PRESETS.len() + MOST_OWN - 1, 0));
    }
}
