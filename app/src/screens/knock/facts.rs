//! What happens at the table: actions carried out, their facts told one by one, shown and sounded.

use super::{
    heard::heard,
    names::reason,
    table::{Cover, Floater, Table},
};
use crate::{nav::Desk, sound::Effect};
use rules::{
    Game,
    knock::{Action, CardId, Event as Fact, Illegal},
};

impl Table {
    /// Carries an action out. Once the last grain has fallen it comes too late, even if nobody was told yet.
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.settle(desk);
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
                self.stirred = desk.now;
                self.telling.add(facts);
                self.tell(desk);
            }
            Err(illegal) => self.refuse(illegal, desk),
        }
    }

    pub(super) fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        desk.play(Effect::Refused);
        desk.toast(reason(illegal, &self.seen, desk.words));
    }

    /// Takes the steps over whose time has come.
    pub(super) fn tell(&mut self, desk: &mut Desk<'_>) {
        while let Some(facts) = self.telling.next(desk.now) {
            let mut effects: Vec<Effect> = facts.iter().filter_map(|fact| self.take(fact, desk)).collect();
            effects.dedup();
            effects.into_iter().for_each(|effect| desk.play(effect));
        }
    }

    /// Takes everything over that is still to be told, up to the Knight's arrival: that is a moment of its own.
    /// Whoever is in a hurry hears only what matters.
    pub(super) fn settle(&mut self, desk: &mut Desk<'_>) {
        let facts = self.telling.rest();
        let mut effects: Vec<Effect> = facts.iter().filter_map(|fact| self.take(fact, desk)).collect();
        effects.retain(|effect| !matches!(effect, Effect::Lay | Effect::Assess | Effect::Alarm | Effect::Lift));
        effects.dedup();
        effects.into_iter().for_each(|effect| desk.play(effect));
        self.tell(desk);
    }

    /// Takes one fact over, shows it and announces it; returns how it sounds.
    fn take(&mut self, fact: &Fact, desk: &mut Desk<'_>) -> Option<Effect> {
        if let Fact::Burned { creature } = fact {
            self.departed.extend(self.seen.keep().get(*creature).map(|laid| (*laid, desk.now)));
        }
        self.seen.fold(fact);
        self.react(fact, desk);
        if let Some(sentence) = heard(fact, &self.seen, &self.running, desk.words) {
            desk.platform.announce(&sentence);
        }
        sound(fact)
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
                self.ended = Some(desk.now);
            }
            _ => {}
        }
    }

    fn float(&mut self, card: CardId, key: &str, good: bool, desk: &Desk<'_>) {
        if let Some(laid) = self.seen.keep().get(card) {
            self.floaters.push(Floater { words: desk.words.get(key), good, at: laid.at, since: desk.now });
        }
    }

    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.running.undo(desk) {
            self.settle(desk);
            self.let_go();
            self.seen = self.running.game().clone();
            desk.play(Effect::Back);
        }
    }
}

/// How a fact sounds.
fn sound(fact: &Fact) -> Option<Effect> {
    match fact {
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
