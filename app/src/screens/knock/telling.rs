//! What happened, told step by step: place, assess, alarm, draw. Pure time keeping; the table folds and shows.

use rules::knock::Event as Fact;
use std::collections::VecDeque;

/// Facts that are shown together, and for how long, in ms.
struct Step {
    facts: Vec<Fact>,
    long: f64,
}

/// Facts on their way to the table.
#[derive(Default)]
pub struct Telling {
    waiting: VecDeque<Step>,
    current: Vec<Fact>,
    since: f64,
    long: f64,
}

impl Telling {
    /// Takes facts, to be told after those that still wait.
    pub fn add(&mut self, facts: Vec<Fact>) {
        for fact in facts {
            match self.waiting.back_mut() {
                Some(step) if step.facts.last().is_some_and(|last| goes_with(last, &fact)) => step.facts.push(fact),
                _ => self.waiting.push_back(Step { facts: vec![fact], long: long(&fact) }),
            }
        }
    }

    /// The facts of the next step, if its time has come.
    pub fn next(&mut self, now: f64) -> Option<Vec<Fact>> {
        if now - self.since < self.long {
            return None;
        }
        self.current.clear();
        let step = self.waiting.pop_front()?;
        self.since = now;
        self.long = step.long;
        self.current = step.facts.clone();
        Some(step.facts)
    }

    /// Everything that was not told yet, but for the Knight's arrival and what follows: somebody is in a hurry.
    pub fn rest(&mut self) -> Vec<Fact> {
        self.long = 0.0;
        self.current.clear();
        let is_knight = |step: &Step| step.facts.contains(&Fact::KnightDrawn);
        let count = self.waiting.iter().position(is_knight).unwrap_or(self.waiting.len());
        self.waiting.drain(..count).flat_map(|step| step.facts).collect()
    }

    /// Tests whether the Knight is arriving right now.
    pub fn is_knights_moment(&self, now: f64) -> bool {
        self.current.contains(&Fact::KnightDrawn) && now - self.since < self.long
    }

    /// Tests whether everything was told and shown.
    pub fn is_over(&self, now: f64) -> bool {
        self.waiting.is_empty() && now - self.since >= self.long
    }

    /// What is shown right now.
    pub fn current(&self) -> &[Fact] {
        &self.current
    }

    /// How much of the current step is over, from 0 to 1.
    pub fn progress(&self, now: f64) -> f32 {
        if self.long <= 0.0 { 1.0 } else { ((now - self.since) / self.long).clamp(0.0, 1.0) as f32 }
    }
}

/// Tests whether two facts are seen at one glance.
fn goes_with(one: &Fact, other: &Fact) -> bool {
    matches!(
        (one, other),
        (Fact::Placed { .. }, Fact::TokensTaken { .. })
            | (Fact::Assessed { .. }, Fact::Assessed { .. })
            | (Fact::Beaten { .. }, Fact::Beaten { .. })
            | (Fact::TokenRemoved { .. }, Fact::TokenRemoved { .. })
            | (Fact::SpellUsed { .. }, _)
            | (Fact::Won, Fact::SpellFound { .. })
    )
}

/// How long a fact is looked at, in ms.
fn long(fact: &Fact) -> f64 {
    match fact {
        Fact::Placed { .. } => 200.0,
        Fact::Assessed { .. } => 240.0,
        Fact::VoiceTurned { .. } | Fact::Beaten { .. } | Fact::TokenRemoved { .. } | Fact::Drawn { .. } => 260.0,
        Fact::KnightHeldOut { .. } | Fact::SpellUsed { .. } => 300.0,
        Fact::KnightDrawn => KNIGHT,
        Fact::Won | Fact::Lost { .. } => 300.0,
        _ => 0.0,
    }
}

/// How long the Knight's arrival takes if nobody cuts it short, in ms.
pub const KNIGHT: f64 = 1600.0;

#[cfg(test)]
mod tests {
    use super::*;
    use rules::knock::{CardId, Cell};

    fn turn() -> Vec<Fact> {
        let (card, at) = (CardId(7), Cell { x: 1, y: 1 });
        vec![
            Fact::Placed { card, at, turned: false },
            Fact::TokensTaken { creature: card, tokens: 2 },
            Fact::Assessed { card: CardId(1), danger: 3 },
            Fact::Assessed { card: CardId(2), danger: 4 },
            Fact::TokenRemoved { creature: card, left: 1 },
            Fact::TurnBegan { player: 1 },
        ]
    }

    #[test]
    fn a_turn_is_told_in_its_phases() {
        let mut telling = Telling::default();
        telling.add(turn());
        let mut steps = Vec::new();
        for frame in 0..100 {
            steps.extend(telling.next(f64::from(frame) * 16.0).map(|facts| facts.len()));
        }
        assert_eq!(steps, [2, 2, 1, 1]);
        assert!(telling.is_over(1600.0));
    }

    #[test]
    fn whoever_is_in_a_hurry_gets_the_rest_at_once() {
        let mut telling = Telling::default();
        telling.add(turn());
        assert_eq!(telling.next(1000.0).map(|facts| facts.len()), Some(2));
        assert!(!telling.is_over(1010.0));
        assert_eq!(telling.rest().len(), 4);
        assert!(telling.is_over(1010.0));
    }

    #[test]
    fn no_hurry_swallows_the_knight() {
        let mut telling = Telling::default();
        telling.add(turn());
        telling.add(vec![Fact::KnightDrawn]);
        assert_eq!(telling.rest().len(), 6);
        assert_eq!(telling.next(5.0), Some(vec![Fact::KnightDrawn]));
        assert!(telling.is_knights_moment(10.0));
        assert!(telling.rest().is_empty() && !telling.is_knights_moment(10.0));
    }
}
