//! The shop: its cards side by side with their prices, white dice and healing beside the health of all, and for whom
//! something is bought.

use super::{
    names::{Deed, equipment_does, equipment_name, number},
    pictures,
    rest::card,
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::Rect,
    layout::{JustifyContent, Node, column, leaf, line, paragraph, pictured, row},
    play::dealt,
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, faces::fighter::CARD, ink};
use rules::fighter::{Action, DIE_COST, EquipmentId, Event, HEALING_COST};

/// How wide a card on the shelf is at least, in phone dp.
const CARD_WIDE: f32 = 92.0;

impl Table {
    /// How far cards are on their way that this event deals, while they are.
    pub(super) fn dealing(&self, frame: &Frame<'_>, is_it: impl Fn(&Event) -> bool) -> Option<f32> {
        self.playback.progress_of(is_it, frame.now).filter(|_| !frame.settings.reduced_motion)
    }

    pub(super) fn shop<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let heading = paragraph(frame.say("room-shop"), frame.heading()).grow(1.0);
        let mut parts = vec![row([heading, purse(frame, game.gold())]).gap(8.0)];
        match game.rest().and_then(|rest| rest.shop.clone()) {
            // The goods are laid out in a moment.
            None => {}
            Some(cards) if cards.is_empty() => parts.push(paragraph(frame.say("shop-empty"), frame.body())),
            Some(cards) => parts.extend([self.shelf(frame, &cards, width - 20.0), self.bargain(frame, &cards)]),
        }
        parts.push(self.counter(frame, width - 20.0));
        card(column(parts).gap(frame.dp(8.0)))
    }

    /// The cards side by side, each with its price below it; the one picked stands out.
    fn shelf<'a>(&self, frame: &Frame<'_>, cards: &[EquipmentId], width: f32) -> Node<'a> {
        let gap = frame.dp(8.0);
        let columns = (((width + gap) / (frame.dp(CARD_WIDE) + gap)) as usize).clamp(2, 9);
        // Rows of equal length.
        let columns = cards.len().div_ceil(cards.len().div_ceil(columns).max(1)).max(1);
        let wide = ((width - gap * (columns as f32 - 1.0)) / columns as f32).min(frame.dp(CARD_WIDE) * 1.25);
        let price = frame.dp(26.0);
        let high = wide * CARD.h / CARD.w + price;
        let part = self.dealing(frame, |event| matches!(event, Event::ShopOpened { .. }));
        let count = cards.len();
        let goods = cards.iter().enumerate().map(|(nth, card)| {
            let good = self.good(frame, *card);
            let seen_at = move |card: Rect| part.map_or(card, |part| dealt(pile(card), card, nth, count, part));
            leaf(move |scene: &mut Scene, at: Rect| show_good(scene, good, seen_at, price, at)).width(wide).height(high)
        });
        row(goods).wrapping().gap(gap).justify(JustifyContent::CENTER)
    }

    fn good(&self, frame: &Frame<'_>, card: EquipmentId) -> Good {
        let (game, piece) = (self.game(), self.game().card(card));
        let values = [("card", equipment_name(piece, frame.words).into()), ("n", number(piece.cost))];
        Good {
            card,
            picture: pictures::equipment(game.deck(), card, frame.words),
            label: format!("{}. {}", frame.say_with("shop-card", &values), equipment_does(piece, frame.words)),
            cost: piece.cost,
            is_dear: !game.can_afford(card),
            is_picked: self.picked == Some(card),
        }
    }

    /// The card picked: what it does, and whose it can become.
    fn bargain<'a>(&self, frame: &Frame<'_>, cards: &[EquipmentId]) -> Node<'a> {
        let Some(picked) = self.picked.filter(|card| cards.contains(card)) else {
            return paragraph(frame.say("shop-pick"), frame.label());
        };
        let piece = self.game().card(picked);
        let values = [("card", equipment_name(piece, frame.words).into()), ("n", number(piece.cost))];
        let title = frame.heading_of(16.5);
        let last = match self.game().can_afford(picked) {
            false => column([paragraph(frame.say("fight-illegal-dear"), frame.label())]),
            true => {
                let takers = self.takers(frame, |to| (Action::Buy { card: picked, to }, Deed::Buy(picked, to)));
                column([paragraph(frame.say("shop-for"), frame.label()), takers]).gap(4.0)
            }
        };
        column([
            paragraph(frame.say_with("shop-card", &values), title),
            paragraph(equipment_does(piece, frame.words), frame.body()),
            last,
        ])
        .gap(6.0)
    }

    /// White dice and healing, and how everybody is.
    fn counter<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let button = |deed: Deed, action: Action, words: String| {
            let look = if game.check(&action).is_ok() { Look::Paper } else { Look::Stone };
            widgets::button(frame, Touch::Do(deed), look, None, words)
        };
        let die = frame.say_with("shop-die", &[("n", number(DIE_COST))]);
        let heal = frame.say_with("shop-healing", &[("n", number(HEALING_COST))]);
        let both = vec![button(Deed::BuyDie, Action::BuyDie, die), button(Deed::BuyHealing, Action::BuyHealing, heal)];
        column([widgets::half(frame, width, both), self.party_health(frame)]).gap(8.0)
    }

    /// The health of all heroes in a line: face, heart, how much of how much.
    pub(super) fn party_health<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let game = self.game();
        let (side, small) = (frame.dp(32.0), frame.dp(20.0));
        let lettering = Lettering::new(Face::Display, frame.em(15.0), ink::INK);
        let heroes = game.in_play().map(|seat| {
            let member = game.member(seat);
            let face = pictures::portrait(game.deck(), member.hero);
            let fade = if member.is_awake() { 1.0 } else { 0.45 };
            let picture = leaf(move |scene: &mut Scene, at: Rect| {
                scene.fit(face, at).fade = fade;
            });
            let words = format!("{}/{}", member.health, member.most_health());
            let parts = [picture.square(side), pictured(Picture::art("fighter/heart"), small), line(words, lettering)];
            row(parts).gap(3.0).firm()
        });
        row(heroes).wrapping().gap(frame.dp(10.0))
    }
}

/// The gold of the treasury.
fn purse<'a>(frame: &Frame<'_>, gold: u8) -> Node<'a> {
    let side = frame.dp(28.0);
    let digits = Lettering::new(Face::Display, frame.em(21.0), ink::INK);
    row([pictured(Picture::art("fighter/coin"), side), line(gold.to_string(), digits)]).gap(6.0).firm()
}

/// A card on the shelf.
struct Good {
    card: EquipmentId,
    picture: Picture,
    label: String,
    cost: u8,
    is_dear: bool,
    is_picked: bool,
}

/// The pile that a card comes from, over its place on the shelf.
pub(super) fn pile(card: Rect) -> Rect {
    Rect::new(card.centre().x - card.w / 4.0, card.y - card.h, card.w / 2.0, card.h / 2.0)
}

/// Draws a card with its price below it, where it is seen on its way to its place.
fn show_good(scene: &mut Scene, good: Good, seen_at: impl Fn(Rect) -> Rect, price: f32, at: Rect) {
    let card = Rect { h: at.h - price, ..at };
    scene.fit(good.picture, seen_at(card.inset(2.0))).fade = if good.is_dear { 0.5 } else { 1.0 };
    if good.is_picked {
        pictures::ring(scene, card);
    }
    let tint = if good.is_dear { ink::RED } else { ink::INK };
    let digits = Lettering::new(Face::Display, price * 0.7, tint);
    let middle = at.centre().x;
    scene.fit(Picture::art("fighter/coin"), Rect::new(middle - price, card.bottom() + 2.0, price - 4.0, price - 4.0));
    scene.line(&good.cost.to_string(), digits, Rect::new(middle + 2.0, card.bottom(), price, price));
    scene.touch(Touch::Shop(good.card), Role::Choice { chosen: good.is_picked }, good.label, at);
}
