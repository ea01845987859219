//! What happens at the table: actions carried out, and their facts played back in the phases of a turn: place, assess,
//! alarm, draw.

use super::{
    names::reason,
    sentences::sentence,
    table::{Cover, Table},
};
use crate::{
    nav::Desk,
    play::{Paced, Playback, PlaysBack},
    sound::Effect,
};
use rules::knock::{Action, CardId, Event as Fact, Illegal};

/// How long after the end the table is still seen, in ms.
const PAUSE: f64 = 1500.0;

impl Paced for Fact {
    fn length(&self) -> f64 {
        match self {
            Fact::Placed { .. } => 200.0,
            Fact::Assessed { .. } => 240.0,
            Fact::VoiceTurned { .. } | Fact::Beaten { .. } | Fact::TokenRemoved { .. } | Fact::Drawn { .. } => 260.0,
            Fact::KnightHeldOut { .. } | Fact::SpellUsed { .. } | Fact::Won | Fact::Lost { .. } => 300.0,
            Fact::KnightDrawn => 1600.0,
            _ => 0.0,
        }
    }

    fn joins(&self, before: &Fact) -> bool {
        matches!(
            (before, self),
            (Fact::Placed { .. }, Fact::TokensTaken { .. })
                | (Fact::Assessed { .. }, Fact::Assessed { .. })
                | (Fact::Beaten { .. }, Fact::Beaten { .. })
                | (Fact::TokenRemoved { .. }, Fact::TokenRemoved { .. })
                | (Fact::SpellUsed { .. }, _)
                | (Fact::Won, Fact::SpellFound { .. })
        )
    }

    fn is_movement(&self) -> bool {
        matches!(self, Fact::Placed { .. })
    }

    fn is_grave(&self) -> bool {
        *self == Fact::KnightDrawn
    }

    fn sound(&self) -> Option<Effect> {
        match self {
            Fact::Placed { .. } => Some(Effect::Lay),
            Fact::Assessed { .. } => Some(Effect::Assess),
            Fact::VoiceTurned { .. } => Some(Effect::Voice),
            Fact::Beaten { .. } => Some(Effect::MonsterBeaten),
            Fact::TokenRemoved { .. } => Some(Effect::Alarm),
            Fact::Drawn { .. } => Some(Effect::Lift),
            Fact::KnightDrawn => Some(Effect::Knight),
            Fact::Burned { .. } => Some(Effect::Fireball),
            Fact::Frozen { .. } => Some(Effect::IceFlash),
            Fact::Poisoned { .. } => Some(Effect::Poison),
            Fact::Won => Some(Effect::KeepWon),
            Fact::Lost { .. } => Some(Effect::KeepLost),
            _ => None,
        }
    }
}

impl PlaysBack for Table {
    type Fact = Fact;

    fn playback(&mut self) -> &mut Playback<Fact> {
        &mut self.playback
    }

    fn show_fact(&mut self, fact: &Fact, desk: &mut Desk<'_>) -> Option<String> {
        if let Fact::Burned { creature } = fact {
            self.departed.extend(self.seen.keep().get(*creature).map(|laid| (*laid, desk.now)));
        }
        self.seen.fold(fact);
        self.react(fact, desk);
        sentence(fact, &self.seen, &self.running, desk.words)
    }
}

impl Table {
    /// Carries an action out. Once the last grain has fallen it comes too late, even if nobody was told yet.
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.skip(desk);
        let now = desk.platform.wall_clock();
        let action = if self.is_time_up(now) { Action::TimeUp } else { action };
        let before = self.lesson.as_ref().map(|_| self.running.clone());
        match self.running.play(action, desk) {
            Ok(facts) => {
                self.let_go();
                if before.is_some_and(|before| self.is_forgiven(before, &facts, desk)) {
                    return;
                }
                self.board.follow();
                self.think_at = None;
                self.play_back(facts, desk);
            }
            Err(illegal) => self.refuse(illegal, desk),
        }
    }

    pub(super) fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        desk.play(Effect::Refused);
        desk.toast(reason(illegal, &self.seen, desk.words));
    }

    /// Shows one fact.
    fn react(&mut self, fact: &Fact, desk: &mut Desk<'_>) {
        match *fact {
            Fact::Placed { card, .. } => {
                self.turned.remove(&card);
            }
            Fact::VoiceTurned { .. } => self.voiced = desk.now,
            Fact::Beaten { creature } => self.float(creature, "knock-float-beaten", true, desk),
            Fact::KnightHeldOut { .. } => self.float(self.seen.knight(), "knock-float-held-out", false, desk),
            Fact::TokenRemoved { creature, left: 1 } => self.float(creature, "knock-float-last", false, desk),
            Fact::Frozen { creature } => self.float(creature, "knock-float-frozen", true, desk),
            Fact::TurnBegan { .. } => self.hand_over(),
            Fact::Won | Fact::Lost { .. } => {
                self.cover = Cover::Open;
                self.is_asked = false;
                self.playback.end(desk.now, PAUSE);
            }
            _ => {}
        }
    }

    fn float(&mut self, card: CardId, key: &str, good: bool, desk: &Desk<'_>) {
        if let Some(laid) = self.seen.keep().get(card) {
            self.floaters.add(laid.at, desk.words.get(key), good, desk.now);
        }
    }

    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.running.undo(desk) {
            self.playback.clear();
            self.let_go();
            self.seen = self.running.view(self.eyes());
            desk.play(Effect::Back);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::HOLD;
    use rules::knock::Cell;

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

    fn playback(facts: Vec<Fact>) -> Playback<Fact> {
        let mut playback = Playback::default();
        playback.add(facts, false);
        playback
    }

    #[test]
    fn a_turn_is_told_in_its_phases() {
        let mut playback = playback(turn());
        let mut steps = Vec::new();
        for frame in 0..100 {
            steps.extend(playback.next(f64::from(frame) * 16.0).map(|facts| facts.len()));
        }
        assert_eq!(steps, [2, 2, 1, 1]);
        assert!(playback.is_over(1600.0));
    }

    #[test]
    fn whoever_is_in_a_hurry_gets_the_rest_at_once() {
        let mut playback = playback(turn());
        assert_eq!(playback.next(1000.0).map(|facts| facts.len()), Some(2));
        assert!(!playback.is_over(1010.0));
        assert_eq!(playback.skip(1010.0).len(), 4);
        assert!(playback.is_over(1010.0));
    }

    #[test]
    fn no_hurry_swallows_the_knight() {
        let mut playback = playback(turn().into_iter().chain([Fact::KnightDrawn]).collect());
        assert_eq!(playback.skip(5.0).len(), 6);
        assert_eq!(playback.next(5.0), Some(vec![Fact::KnightDrawn]));
        assert!(playback.holds(10.0) && !playback.is_over(10.0));
        assert!(playback.skip(5.0 + HOLD).is_empty() && playback.is_over(5.0 + HOLD));
    }
}
