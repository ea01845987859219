//! What a player can take back: a timer as it was before sand was turned, poured or taken, or one that was thrown away.

use super::{saved::Saved, timer::Timer};

/// How many steps are remembered.
const MOST: usize = 30;

/// One step, and where its timer stands.
#[derive(Clone, Debug)]
enum Step {
    Changed(usize, Timer),
    Removed(usize, Timer),
}

/// The steps that can be taken back, the last one first. Time goes on meanwhile: sand that ran before runs as if the
/// step had never been.
#[derive(Clone, Debug, Default)]
pub struct Undo {
    steps: Vec<Step>,
}

impl Undo {
    /// Remembers the shown timer as it is.
    pub fn remember(&mut self, saved: &Saved) {
        self.push(Step::Changed(saved.chosen, saved.timer().clone()));
    }

    /// Throws the shown timer away and remembers it, if it is the player's own.
    pub fn remove(&mut self, saved: &mut Saved) {
        let (index, timer) = (saved.chosen, saved.timer().clone());
        if timer.name.is_some() {
            saved.remove();
            self.push(Step::Removed(index, timer));
        }
    }

    fn push(&mut self, step: Step) {
        self.steps.push(step);
        if self.steps.len() > MOST {
            self.steps.remove(0);
        }
    }

    /// Forgets everything: something was done that the steps know nothing of.
    pub fn forget(&mut self) {
        self.steps.clear();
    }

    /// Tests whether the last step was one of the shown timer.
    pub fn is_of_shown(&self, saved: &Saved) -> bool {
        matches!(self.steps.last(), Some(Step::Changed(index, _)) if *index == saved.chosen)
    }

    /// Takes the last step back and shows its timer.
    pub fn take_back(&mut self, saved: &mut Saved) {
        let index = match self.steps.pop() {
            Some(Step::Changed(index, timer)) => {
                saved.timers[index] = timer;
                index
            }
            Some(Step::Removed(index, timer)) => {
                saved.timers.insert(index, timer);
                index
            }
            None => return,
        };
        saved.chosen = index;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timers::MORE;

    #[test]
    fn steps_are_taken_back_one_by_one_while_time_goes_on() {
        let (mut saved, mut undo) = (Saved::default(), Undo::default());
        saved.timer_mut().toggle(0);
        undo.remember(&saved);
        saved.timer_mut().turn(100_000);
        undo.remember(&saved);
        saved.timer_mut().add(MORE, 100_000);
        undo.take_back(&mut saved);
        assert_eq!(saved.timer().left(110_000), 90_000, "turned over, ten seconds ago");
        undo.take_back(&mut saved);
        assert_eq!(saved.timer().left(120_000), 240_000, "as if it had never been turned");
        assert!(!undo.is_of_shown(&saved));
    }

    #[test]
    fn a_timer_that_was_thrown_away_comes_back_to_its_place() {
        let (mut saved, mut undo) = (Saved::default(), Undo::default());
        for name in ["Tea", "Eggs"] {
            saved.add_own().expect("there is room").name = Some(name.to_string());
        }
        saved.chosen -= 1;
        let before = saved.clone();
        undo.remove(&mut saved);
        assert_eq!(saved.timers.len(), before.timers.len() - 1);
        undo.take_back(&mut saved);
        assert_eq!(saved, before);
        saved.chosen = 0;
        undo.remove(&mut saved);
        assert!(saved.timers.len() == before.timers.len() && !undo.is_of_shown(&saved), "presets stay");
    }
}
