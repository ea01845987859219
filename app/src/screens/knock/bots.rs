//! The bots at the table: they give hints, and play for the seats that are the app's.

use super::{
    names::{card_value, spell_key},
    playable::Player,
    table::{Cover, Table},
};
use crate::{nav::Desk, play::AtTable};
use rules::{
    Viewer,
    knock::{Action, bot},
};

impl Table {
    /// Puts the card that a good player would play where that player would put it.
    pub(super) fn hint(&mut self, desk: &mut Desk<'_>) {
        if self.is_silent() {
            return desk.refuse(desk.words.get("knock-hint-silent"));
        }
        self.host.take_hint(desk);
        let meant = self.lesson.as_ref().and_then(|lesson| lesson.advice(&self.seen));
        match meant.or_else(|| bot::thorough(&self.host.view(self.eyes()), self.host.standing().luck)) {
            Some(Action::Place { card, at, turned }) => {
                self.let_go();
                self.chosen = Some(card);
                if turned != self.is_turned(card) {
                    self.turn_card(card, desk);
                }
                self.set_ghost(at, desk);
                self.point_at(at, desk);
            }
            Some(action) => self.hint_spell(action, desk),
            None => {}
        }
    }

    /// Lets the creature glow that a good player would cast a spell on, and names both.
    fn hint_spell(&mut self, action: Action, desk: &mut Desk<'_>) {
        let (Some(spell), Some(creature)) = (action.spell(), action.creature()) else { return };
        self.let_go();
        (self.spell, self.meant) = (Some(spell), Some(action));
        self.playback.stir(desk.now);
        if let Some(at) = self.seen.keep().get(creature).map(|laid| laid.at) {
            self.point_at(at, desk);
        }
        let values = [("spell", desk.words.get(&spell_key(spell)).into()), ("card", card_value(&self.seen, creature))];
        desk.toast(desk.words.with("knock-hint-spell", &values));
    }

    /// Lets the app play its seat once it has thought.
    pub(super) fn play_bot(&mut self, desk: &mut Desk<'_>) {
        let (player, standing) = (self.seen.player(), self.host.standing());
        let is_bot = self.host.extras().seats[usize::from(player)].player == Player::Bot && !standing.is_over();
        if self.cover != Cover::Open || !is_bot || !self.playback.is_over(desk.now) {
            return;
        }
        match self.think_at {
            None => self.think_at = Some(desk.now + self.host.extras().pace.thinking()),
            Some(at) if desk.now >= at => {
                self.origin = None;
                match bot::fellow(&self.host.view(Viewer::Seat(player)), standing.luck) {
                    Some(action) => self.apply(action, desk),
                    None => self.think_at = Some(f64::INFINITY),
                }
            }
            Some(_) => {}
        }
    }
}
