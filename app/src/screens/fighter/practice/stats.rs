//! What practice has come to: how often dice hit, with each special throw and in all, where they came to rest, and how
//! many dice each challenge took at best.

use super::challenge::{self, Attempt};
use crate::{platform::Platform, store::Store};
use rules::fighter::{Colour, Conditions, Die, Landing, Spot, Throw};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The file of practice.
const FILE: &str = "practice.json";
/// So many places where dice came to rest are kept; the oldest go first.
const MOST: usize = 240;
/// No die lies farther away than this, in mm; the table ends before.
const FARTHEST: i16 = 2000;

/// How throws went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// How many.
    pub throws: u32,
    /// How many hit the target.
    pub hits: u32,
    /// How many of those the centre.
    pub centre: u32,
    /// How many of those showed the hero symbol.
    pub symbols: u32,
    /// What the hits counted together.
    pub points: u32,
    /// Hits since the last miss.
    pub run: u32,
    /// The longest run of hits.
    pub best: u32,
}

impl Tally {
    /// Counts a throw.
    fn count(&mut self, landing: Landing) {
        self.throws = self.throws.saturating_add(1);
        let Some(points) = landing.spot.value() else {
            self.run = 0;
            return;
        };
        self.hits = self.hits.saturating_add(1);
        self.centre = self.centre.saturating_add(u32::from(landing.spot == Spot::Centre));
        self.symbols = self.symbols.saturating_add(u32::from(landing.symbol));
        self.points = self.points.saturating_add(u32::from(points));
        self.run = self.run.saturating_add(1);
        self.best = self.best.max(self.run);
    }

    /// These throws and then those. A run that began with these and ended among those is as long as it was in each.
    fn then(self, later: Tally) -> Tally {
        let run = if later.hits == later.throws { self.run.saturating_add(later.run) } else { later.run };
        Tally {
            throws: self.throws.saturating_add(later.throws),
            hits: self.hits.saturating_add(later.hits),
            centre: self.centre.saturating_add(later.centre),
            symbols: self.symbols.saturating_add(later.symbols),
            points: self.points.saturating_add(later.points),
            run,
            best: self.best.max(later.best).max(run),
        }
    }

    /// How many of a hundred throws hit.
    pub fn percent(&self) -> u32 {
        let share = u64::from(self.hits) * 100 / u64::from(self.throws.max(1));
        u32::try_from(share.min(100)).unwrap_or(100)
    }

    /// What a hit counted on average, in tenths.
    pub fn mean(&self) -> u32 {
        u32::try_from(u64::from(self.points) * 10 / u64::from(self.hits.max(1))).unwrap_or(u32::MAX)
    }
}

/// The stats of practice, as they are saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stats {
    /// All throws.
    pub all: Tally,
    /// Those with each special throw.
    pub each: BTreeMap<Throw, Tally>,
    /// Where dice came to rest, in mm around the middle of the target, newest last.
    pub landings: Vec<[i16; 2]>,
    /// How many dice each challenge took at best, by its name.
    pub best: BTreeMap<String, u32>,
    /// The die that is thrown.
    pub die: Die,
    /// How it is thrown.
    pub conditions: Conditions,
}

impl Default for Stats {
    fn default() -> Stats {
        let die = Die::Hero(Colour::Red);
        let (all, each, best) = (Tally::default(), BTreeMap::new(), BTreeMap::new());
        Stats { all, each, landings: Vec::new(), best, die, conditions: Conditions::default() }
    }
}

impl Stats {
    /// The stats so far.
    pub fn load(platform: &mut dyn Platform, store: &mut Store) -> Stats {
        store.read::<Stats>(platform, FILE).unwrap_or_default().tamed()
    }

    /// Keeps it.
    pub fn save(&self, platform: &mut dyn Platform, store: &mut Store) {
        store.write(platform, FILE, self);
    }

    /// The same with everything inside its range; a file may say anything.
    fn tamed(mut self) -> Stats {
        self.conditions = Conditions::of(self.conditions.throws);
        self.best.retain(|name, dice| *dice > 0 && challenge::ALL.iter().any(|it| it.name == *name));
        self.landings.drain(..self.landings.len().saturating_sub(MOST));
        self.landings.iter_mut().flatten().for_each(|part| *part = (*part).clamp(-FARTHEST, FARTHEST));
        self
    }

    /// Counts a throw that came to rest there, and how it was thrown.
    pub fn count(&mut self, conditions: &Conditions, landing: Landing, at: [f32; 2]) {
        self.all.count(landing);
        for throw in &conditions.throws {
            self.each.entry(*throw).or_default().count(landing);
        }
        let reach = f32::from(FARTHEST);
        self.landings.push(at.map(|part| part.clamp(-reach, reach).round() as i16));
        self.landings.drain(..self.landings.len().saturating_sub(MOST));
    }

    /// Keeps a challenge that was met, if none was met with fewer dice; says whether it is the best one so far.
    pub fn keep(&mut self, met: &Attempt) -> bool {
        let best = self.best_of(met.nth);
        let is_best = best.is_none_or(|best| met.dice < best);
        if is_best {
            self.best.insert(met.challenge().name.to_string(), met.dice);
        }
        is_best
    }

    /// How many dice a challenge took at best.
    pub fn best_of(&self, nth: usize) -> Option<u32> {
        self.best.get(challenge::ALL.get(nth)?.name).copied()
    }

    /// All of this, and then what was practised later.
    pub fn then(mut self, later: &Stats) -> Stats {
        self.all = self.all.then(later.all);
        for (throw, tally) in &later.each {
            let before = self.each.entry(*throw).or_default();
            *before = before.then(*tally);
        }
        self.landings.extend(&later.landings);
        // Challenges outlive what is cleared.
        self.best.clone_from(&later.best);
        Stats { die: later.die, conditions: later.conditions.clone(), ..self }.tamed()
    }

    /// The same die, throws and challenges with nothing counted.
    pub fn cleared(&self) -> Stats {
        let (conditions, best) = (self.conditions.clone(), self.best.clone());
        Stats { die: self.die, conditions, best, ..Stats::default() }
    }

    /// Asks for a special throw, or no longer.
    pub fn swap(&mut self, throw: Throw) {
        let mut throws = std::mem::take(&mut self.conditions.throws);
        match throws.iter().position(|it| *it == throw) {
            Some(nth) => drop(throws.remove(nth)),
            None => throws.push(throw),
        }
        self.conditions = Conditions::of(throws);
    }

    /// Where dice came to rest, in mm.
    pub fn marks(&self) -> Vec<[f32; 2]> {
        self.landings.iter().map(|at| at.map(f32::from)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thrown(spots: &[Spot]) -> Stats {
        let mut stats = Stats::default();
        stats.swap(Throw::Blind);
        for spot in spots {
            stats.count(&stats.conditions.clone(), Landing { spot: *spot, symbol: true }, [3.4, -1e9]);
        }
        stats
    }

    #[test]
    fn a_run_of_hits_ends_with_a_miss_and_the_best_one_is_remembered() {
        let stats = thrown(&[Spot::Ring(2), Spot::Centre, Spot::Hole, Spot::Ring(3)]);
        let Tally { throws, hits, centre, symbols, points, run, best } = stats.all;
        assert_eq!((throws, hits, centre, symbols, points, run, best), (4, 3, 1, 3, 15, 1, 2));
        assert_eq!((stats.all.percent(), stats.all.mean()), (75, 50));
        assert_eq!(stats.each.get(&Throw::Blind), Some(&stats.all));
    }

    #[test]
    fn what_was_had_back_goes_before_what_came_since() {
        let both = thrown(&[Spot::Hole, Spot::Ring(2)]).then(&thrown(&[Spot::Centre, Spot::Ring(3)]));
        assert_eq!(both, thrown(&[Spot::Hole, Spot::Ring(2), Spot::Centre, Spot::Ring(3)]));
        assert_eq!((both.all.run, thrown(&[Spot::Ring(2)]).then(&thrown(&[Spot::Off])).all.run), (3, 0));
    }

    #[test]
    fn the_oldest_landings_go_first_and_none_lies_beyond_the_world() {
        let stats = thrown(&[Spot::Off; MOST + 5]);
        assert_eq!((stats.landings.len(), stats.landings[0]), (MOST, [3, -FARTHEST]));
        assert_eq!(stats.all.mean(), 0);
    }

    #[test]
    fn the_best_of_a_challenge_is_kept_and_clearing_leaves_it() {
        let mut stats = thrown(&[Spot::Ring(1)]);
        let met_with = |dice: u32| {
            let mut attempt = Attempt::at(5).expect("it can be begun");
            attempt.dice = dice;
            attempt
        };
        assert!(stats.keep(&met_with(4)) && !stats.keep(&met_with(6)) && stats.keep(&met_with(3)));
        assert_eq!((stats.best_of(5), stats.cleared().best_of(5)), (Some(3), Some(3)));
        stats.best.insert("no such challenge".to_string(), 1);
        assert_eq!(stats.tamed().best.len(), 1);
    }

    #[test]
    fn what_was_practised_is_kept_between_runs_and_clearing_it_keeps_the_choice() {
        let (mut memory, mut store) = (crate::platform::memory::Memory::new("en"), Store::default());
        let stats = thrown(&[Spot::Ring(5)]);
        stats.save(&mut memory, &mut store);
        assert_eq!(Stats::load(&mut memory, &mut store), stats);
        let cleared = stats.cleared();
        assert_eq!((cleared.all, cleared.conditions), (Tally::default(), stats.conditions));
    }
}
