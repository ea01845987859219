//! The shop: its cards in a fan with their prices, healing and white dice, and who gets what is bought.

use super::{
    names::{Deed, equipment_does, equipment_name, number},
    pictures,
    rest::card,
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    layout::{AlignItems, Node, column, leaf, paragraph},
    play::dealt,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, faces::fighter::CARD, ink};
use rules::fighter::{Action, DIE_COST, EquipmentId, Event, HEALING_COST};

impl Table {
    /// How far cards are on their way that this event deals, while they are.
    pub(super) fn dealing(&self, frame: &Frame<'_>, is_it: impl Fn(&Event) -> bool) -> Option<f32> {
        self.playback.progress_of(is_it, frame.now).filter(|_| !frame.settings.reduced_motion)
    }

    pub(super) fn shop<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let mut parts = vec![paragraph(frame.say("room-shop"), frame.heading())];
        let cards = game.rest().and_then(|rest| rest.shop.clone());
        match cards {
            None => {
                let words = frame.say("shop-enter");
                parts.push(widgets::button(
                    frame,
                    Touch::Do(Deed::EnterShop),
                    Look::Gold,
                    Some("ui/ui_satchel"),
                    words,
                ));
            }
            Some(cards) if cards.is_empty() => parts.push(paragraph(frame.say("shop-empty"), frame.body())),
            Some(cards) => parts.extend([self.fan(frame, &cards, width - 20.0), self.bargain(frame, &cards)]),
        }
        parts.push(self.counter(frame, width - 20.0));
        card(column(parts).gap(frame.dp(8.0)).align(AlignItems::STRETCH))
    }

    /// The cards in fans, as many to a fan as leave each a strip wide enough to touch; the one picked stands out.
    fn fan<'a>(&self, frame: &Frame<'_>, cards: &[EquipmentId], width: f32) -> Node<'a> {
        let high = frame.dp(150.0);
        let card_width = high * CARD.w / CARD.h;
        let most = ((width - card_width) / (TOUCH + 4.0)).max(0.0) as usize + 1;
        let rows = cards.len().div_ceil(most);
        let fans = cards.chunks(cards.len().div_ceil(rows)).map(|cards| {
            let goods: Vec<Good> = cards.iter().map(|card| self.good(frame, *card)).collect();
            let room = (width - card_width) / (goods.len().max(2) - 1) as f32;
            let step = room.min(card_width + 6.0);
            let part = self.dealing(frame, |event| matches!(event, Event::ShopOpened { .. }));
            leaf(move |scene: &mut Scene, at: Rect| {
                show_fan(scene, goods, step, part, Rect { w: card_width, h: high, ..at }, at)
            })
            .height(high + 24.0)
        });
        column(fans)
    }

    fn good(&self, frame: &Frame<'_>, card: EquipmentId) -> Good {
        let (game, piece) = (self.game(), self.game().card(card));
        let values = [("card", equipment_name(piece, frame.words).into()), ("n", number(piece.cost))];
        Good {
            card,
            picture: pictures::equipment(game.deck(), card, frame.words),
            label: format!("{}. {}", frame.say_with("shop-card", &values), equipment_does(piece, frame.words)),
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
        let dear = (!self.game().can_afford(picked)).then(|| paragraph(frame.say("fight-illegal-dear"), frame.label()));
        let takers = self.takers(frame, |to| (Action::Buy { card: picked, to }, Deed::Buy(picked, to)));
        let last = dear.unwrap_or(takers);
        column([
            paragraph(frame.say_with("shop-card", &values), title),
            paragraph(equipment_does(piece, frame.words), frame.body()),
            last,
        ])
        .gap(6.0)
    }

    /// White dice and healing.
    fn counter<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let button = |deed: Deed, action: Action, words: String| {
            let look = if game.check(&action).is_ok() { Look::Paper } else { Look::Stone };
            widgets::button(frame, Touch::Do(deed), look, None, words)
        };
        let die = frame.say_with("shop-die", &[("n", number(DIE_COST))]);
        let heal = frame.say_with("shop-healing", &[("n", number(HEALING_COST))]);
        let both = vec![button(Deed::BuyDie, Action::BuyDie, die), button(Deed::BuyHealing, Action::BuyHealing, heal)];
        let gold = game.gold();
        let purse = leaf(move |scene: &mut Scene, at: Rect| {
            let side = at.h;
            let middle = Point { x: at.x + side * 0.9, y: at.centre().y };
            scene.fit(Picture::art("fighter/coin"), Rect::around(middle, side, side));
            let digits = Lettering::new(Face::Display, side * 0.8, ink::INK);
            scene.line(&gold.to_string(), digits, Rect::new(at.x + side * 1.6, at.y, side * 2.0, side));
        });
        column([widgets::half(frame, width, both), purse.height(frame.dp(30.0))]).gap(8.0)
    }
}

/// A card in the fan.
struct Good {
    card: EquipmentId,
    picture: Picture,
    label: String,
    is_dear: bool,
    is_picked: bool,
}

/// The pile that the cards of a fan come from, over its middle.
fn pile(card: Rect, at: Rect) -> Rect {
    Rect::new(at.centre().x - card.w / 4.0, at.y - card.h, card.w / 2.0, card.h / 2.0)
}

/// Draws a fan of cards of the size of `card`, each `step` from the one before, in the middle of `at`.
/// A part of the time is given while they are dealt.
fn show_fan(scene: &mut Scene, goods: Vec<Good>, step: f32, part: Option<f32>, card: Rect, at: Rect) {
    let count = goods.len();
    let last = count.saturating_sub(1);
    let left = at.centre().x - (step * last as f32 + card.w) / 2.0;
    for (nth, good) in goods.into_iter().enumerate() {
        let off = nth as f32 - last as f32 / 2.0;
        let lift = if good.is_picked { -8.0 } else { off.abs() * 2.0 };
        let place = Rect::new(left + nth as f32 * step, at.y + 12.0 + lift, card.w, card.h);
        let seen_at = part.map_or(place, |part| dealt(pile(card, at), place, nth, count, part));
        let sprite = scene.picture(good.picture, seen_at);
        sprite.turn = off * 1.6;
        sprite.fade = if good.is_dear { 0.55 } else { 1.0 };
        if good.is_picked {
            pictures::ring(scene, place.inset(-2.0)).turn = off * 1.6;
        }
        let strip = if nth == last { card.w } else { step.min(card.w) };
        scene.touch(
            Touch::Shop(good.card),
            Role::Choice { chosen: good.is_picked },
            good.label,
            Rect { w: strip, ..place },
        );
    }
}
