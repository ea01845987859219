//! How a Knock game takes facts over. Decides nothing.

use super::{CardId, End, Event, Knock, Laid, Phase, Public, Standing};

impl Knock {
    /// Takes over what a fact does to the hands and the pile.
    pub(super) fn fold_hidden(&mut self, event: &Event) {
        match *event {
            Event::Placed { card, .. } => {
                self.hands.iter_mut().for_each(|hand| hand.retain(|held| *held != card));
                self.pile.retain(|other| *other != card);
            }
            Event::Drawn { card } => {
                self.pile.retain(|other| Some(*other) != card);
                if let Some(hand) = self.hands.get_mut(usize::from(self.public.player)) {
                    hand.extend(card);
                }
            }
            Event::KnightDrawn => {
                let knight = self.knight();
                self.pile.retain(|other| *other != knight);
            }
            Event::TokensTaken { .. }
            | Event::VoiceTurned { .. }
            | Event::Assessed { .. }
            | Event::Beaten { .. }
            | Event::KnightHeldOut { .. }
            | Event::TokenRemoved { .. }
            | Event::TurnBegan { .. }
            | Event::SpellUsed { .. }
            | Event::Burned { .. }
            | Event::Frozen { .. }
            | Event::Poisoned { .. }
            | Event::Won
            | Event::SpellFound { .. }
            | Event::Lost { .. } => {}
        }
    }
}

impl Public {
    /// Takes over what everybody sees of a fact.
    pub(super) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Placed { card, at, turned } => {
                let laid = Laid::new(card, self.card(card), at, turned);
                self.keep.laid.push(laid);
                self.phase = Phase::Place;
            }
            Event::TokensTaken { creature, tokens } => {
                self.reserve = self.reserve.saturating_sub(tokens);
                self.keep.get_mut(creature).into_iter().for_each(|laid| laid.tokens = tokens);
            }
            Event::VoiceTurned { voice } => self.voice = Some(voice),
            Event::Assessed { .. } | Event::KnightHeldOut { .. } | Event::Drawn { .. } => {}
            Event::Beaten { creature } => self.calm(creature, Standing::Beaten),
            Event::TokenRemoved { creature, left } => {
                self.reserve = self.reserve.saturating_add(1);
                self.keep.get_mut(creature).into_iter().for_each(|laid| laid.tokens = left);
            }
            Event::KnightDrawn => self.phase = Phase::PlaceKnight,
            Event::TurnBegan { player } => self.player = player,
            Event::SpellUsed { spell } => self.spells.retain(|held| *held != spell),
            Event::Burned { creature } => {
                self.calm(creature, Standing::Beaten);
                self.keep.laid.retain(|laid| laid.card != creature);
                self.burned.push(creature);
            }
            Event::Frozen { creature } => self.calm(creature, Standing::Frozen),
            Event::Poisoned { cell } => self.keep.poisoned = Some(cell),
            Event::Won => self.close(End::Won { found: None }),
            Event::SpellFound { spell } => {
                self.spells.push(spell);
                self.close(End::Won { found: Some(spell) });
            }
            Event::Lost { loss } => self.close(End::Lost(loss)),
        }
    }

    /// Brings a creature's tokens back to the reserve.
    fn calm(&mut self, creature: CardId, standing: Standing) {
        if let Some(laid) = self.keep.get_mut(creature) {
            self.reserve = self.reserve.saturating_add(laid.tokens);
            (laid.tokens, laid.standing) = (0, standing);
        }
    }

    fn close(&mut self, end: End) {
        self.phase = Phase::Over;
        self.end = Some(end);
    }
}
