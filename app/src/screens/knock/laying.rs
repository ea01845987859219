//! Placing a card. Whoever carries it sees what would happen before letting go; whoever taps sees it after the first tap,
//! and places it with a second one there, with the button or with a key. What would lose the game asks first, however the
//! card came there; and a second tap that comes too soon is a slip.

use super::{
    placement::{self, Placement},
    table::Table,
};
use crate::{
    geometry::{Point, Rect},
    nav::Desk,
    play::AtTable,
    sound::Effect,
};
use rules::knock::{Action, CardId, Cell};

/// How long somebody has to think before a losing card is really placed, in ms.
const SECOND_THOUGHT: f64 = 450.0;
/// Two taps on a place that follow each other faster than this, in ms, are one.
const DOUBLE: f64 = 300.0;

impl Table {
    /// Places the chosen card where its ghost lies.
    pub(super) fn place(&mut self, desk: &mut Desk<'_>) {
        let (Some(card), Some(at)) = (self.chosen, self.ghost) else { return };
        if !self.is_on() {
            return;
        }
        if self.loses(at) && !self.dared.is_some_and(|since| desk.now - since >= SECOND_THOUGHT) {
            return self.dare(desk);
        }
        let area = self.areas(&desk.frame()).board;
        self.origin = Some(self.board_in(area).card(at));
        self.apply(Action::Place { card, at, turned: self.is_turned(card) }, desk);
    }

    /// A tap on a place shows what would happen there; a second one places the card.
    pub(super) fn aim(&mut self, at: Cell, desk: &mut Desk<'_>) {
        if self.ghost != Some(at) {
            self.set_ghost(at, desk);
            desk.play(Effect::Tap);
        } else if desk.now - self.aimed >= DOUBLE {
            self.place(desk);
        }
    }

    /// Tests whether the game would be lost if the chosen card were placed there.
    fn loses(&self, at: Cell) -> bool {
        self.verdict(at).is_ok_and(|preview| preview.loss().is_some())
    }

    /// Asks whether the game is to be lost. Whoever taps on and on is asked again.
    fn dare(&mut self, desk: &mut Desk<'_>) {
        self.dared = Some(desk.now);
        desk.play(Effect::Refused);
        desk.platform.announce(&desk.words.get("knock-dare"));
    }

    /// A carried card was let go: on a legal place it is placed, unless that loses the game.
    pub(super) fn drop_card(&mut self, card: CardId, area: Rect, at: Point, desk: &mut Desk<'_>) {
        if !area.contains(at) || !self.is_on() {
            return;
        }
        let Placement { at: place, verdict } = placement::nearest(&self.seen, card, self.carried_middle(area, at));
        if let Err(illegal) = verdict {
            return self.refuse(illegal, desk);
        }
        if self.loses(place) {
            self.set_ghost(place, desk);
            return self.dare(desk);
        }
        let side = self.board_in(area).card(place).w;
        self.origin = Some(Rect::around(Point { x: at.x, y: at.y - side * 0.42 }, side, side));
        self.apply(Action::Place { card, at: place, turned: self.is_turned(card) }, desk);
    }
}
