//! Challenges over the practice table: so many hits of one kind, with as few dice as it takes. Nobody is asked to; the
//! best of each is kept.

use rules::fighter::{Conditions, Landing, Spot, Throw};

/// The hits that a challenge counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    /// Every hit.
    Hits,
    /// Hits with no miss between them.
    Row,
    /// Hits of that section.
    Section(Spot),
    /// Hits that show the hero symbol.
    Symbols,
    /// Hits of a ring that was not hit before.
    NewRings,
}

/// A challenge. Its name and what it asks for are `challenge-<name>` and `challenge-<name>-how` in words.
pub struct Challenge {
    /// Its name in files and words.
    pub name: &'static str,
    /// How the dice must be thrown.
    pub throws: &'static [Throw],
    /// How many hits it takes.
    pub of: usize,
    counts: Counts,
}

/// All of them, roughly the easiest first.
pub static ALL: [Challenge; 9] = [
    Challenge { name: "row", throws: &[], of: 5, counts: Counts::Row },
    Challenge { name: "round", throws: &[], of: 5, counts: Counts::NewRings },
    Challenge { name: "symbols", throws: &[], of: 3, counts: Counts::Symbols },
    Challenge { name: "hurdles", throws: &[Throw::OverACard, Throw::DoubleBounce], of: 3, counts: Counts::Hits },
    Challenge { name: "fives", throws: &[Throw::Blind], of: 3, counts: Counts::Section(Spot::Ring(5)) },
    Challenge { name: "centre", throws: &[], of: 1, counts: Counts::Section(Spot::Centre) },
    Challenge { name: "mirror", throws: &[Throw::WrongHand, Throw::BackTurned], of: 3, counts: Counts::Hits },
    Challenge { name: "circus", throws: &[Throw::Jump, Throw::SpinningTop], of: 3, counts: Counts::Hits },
    Challenge { name: "horizon", throws: &[Throw::FarAway, Throw::Seated], of: 3, counts: Counts::Hits },
];

impl Challenge {
    /// How the dice must be thrown.
    pub fn conditions(&self) -> Conditions {
        Conditions::of(self.throws.iter().copied())
    }
}

/// A challenge under way, or just met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Which, by its place among all.
    pub nth: usize,
    /// Dice thrown for it.
    pub dice: u32,
    /// The hits that count so far.
    hits: Vec<Spot>,
}

impl Attempt {
    /// Begins a challenge.
    pub fn at(nth: usize) -> Option<Attempt> {
        (nth < ALL.len()).then(|| Attempt { nth, dice: 0, hits: Vec::new() })
    }

    /// The challenge.
    pub fn challenge(&self) -> &'static Challenge {
        // `at` takes none that is not there.
        &ALL[self.nth]
    }

    /// How many hits count so far.
    pub fn done(&self) -> usize {
        self.hits.len()
    }

    /// Tests whether it is met.
    pub fn is_met(&self) -> bool {
        self.done() >= self.challenge().of
    }

    /// Counts a die; says whether that was the last one needed. What is thrown after that is thrown for fun.
    pub fn count(&mut self, landing: Landing) -> bool {
        if self.is_met() {
            return false;
        }
        self.dice = self.dice.saturating_add(1);
        let (spot, is_hit) = (landing.spot, landing.spot.value().is_some());
        let counts = match self.challenge().counts {
            Counts::Hits | Counts::Row => true,
            Counts::Section(wanted) => spot == wanted,
            Counts::Symbols => landing.symbol,
            Counts::NewRings => matches!(spot, Spot::Ring(_)) && !self.hits.contains(&spot),
        };
        if is_hit && counts {
            self.hits.push(spot);
        } else if self.challenge().counts == Counts::Row {
            self.hits.clear();
        }
        self.is_met()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far a challenge is after dice that came to rest there, each with the symbol.
    fn check(name: &str, spots: &[Spot]) -> (usize, bool) {
        let nth = ALL.iter().position(|challenge| challenge.name == name).expect("there is such a challenge");
        let mut attempt = Attempt::at(nth).expect("it can be begun");
        let met: Vec<bool> = spots.iter().map(|spot| attempt.count(Landing { spot: *spot, symbol: true })).collect();
        assert!(met.iter().filter(|met| **met).count() <= 1, "it is met once");
        (attempt.done(), attempt.is_met())
    }

    #[test]
    fn a_row_begins_anew_with_a_miss() {
        let hit = Spot::Ring(2);
        assert_eq!(check("row", &[hit, hit, Spot::Hole, hit]), (1, false));
        assert_eq!(check("row", &[hit; 5]), (5, true));
    }

    #[test]
    fn once_around_wants_every_ring_and_no_ring_twice() {
        let rings = [1, 2, 2, 3, 4].map(Spot::Ring);
        assert_eq!(check("round", &rings), (4, false));
        assert_eq!(check("round", &[&rings[..], &[Spot::Centre, Spot::Ring(5)]].concat()), (5, true));
    }

    #[test]
    fn three_fives_are_three_fives() {
        let fives = [Spot::Ring(5), Spot::Off, Spot::Centre, Spot::Ring(5), Spot::Ring(4)];
        assert_eq!(check("fives", &fives), (2, false));
        assert_eq!(check("fives", &[Spot::Ring(5); 4]), (3, true));
    }

    #[test]
    fn only_a_hit_counts_even_with_the_symbol() {
        assert_eq!(check("symbols", &[Spot::Off, Spot::Edge, Spot::Ring(1)]), (1, false));
    }

    #[test]
    fn what_is_thrown_after_the_end_costs_nothing() {
        let mut attempt = Attempt::at(5).expect("it can be begun");
        let centre = Landing { spot: Spot::Centre, symbol: false };
        assert_eq!((attempt.count(centre), attempt.count(centre), attempt.dice), (true, false, 1));
    }

    #[test]
    fn the_throws_of_each_challenge_go_together() {
        for challenge in &ALL {
            assert_eq!(challenge.conditions().throws.len(), challenge.throws.len(), "{}", challenge.name);
        }
    }
}
