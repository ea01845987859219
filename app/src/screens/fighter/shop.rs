//! The shop: its cards in a fan with their prices, healing and white dice, and who gets what is bought.

use super::{
    names::{equipment_does, equipment_name, number},
    pictures,
    rest::card,
    table::Table,
};
use crate::{
    geometry::{Point, Rect},
    layout::{AlignItems, Node, column, leaf, paragraph},
    scene::{Lettering, Role, Scene},
    theme::Frame,
    widgets::{self, Look},
};
use printkit::ink;
use rules::{
    Game,
    fighter::{Action, DIE_COST, EquipmentId, HEALING_COST},
};

impl Table {
    pub(super) fn shop<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let mut parts = vec![paragraph(frame.say("room-shop"), frame.heading())];
        let cards = game.rest().and_then(|rest| rest.shop.clone());
        match cards {
            None => {
                let words = frame.say("shop-enter");
                parts.push(widgets::button(frame, "enter-shop", Look::Gold, Some("ui/ui_satchel"), words));
            }
            Some(cards) if cards.is_empty() => parts.push(paragraph(frame.say("shop-empty"), frame.body())),
            Some(cards) => parts.extend([self.fan(frame, &cards, width - 20.0), self.bargain(frame, &cards)]),
        }
        parts.push(self.counter(frame, width - 20.0));
        card(column(parts).gap(frame.dp(8.0)).align(AlignItems::STRETCH))
    }

    /// The cards side by side, overlapping where there are many; the one picked stands out.
    fn fan<'a>(&self, frame: &Frame<'_>, cards: &[EquipmentId], width: f32) -> Node<'a> {
        let game = self.game();
        let high = frame.dp(150.0);
        let card_width = high * 63.0 / 88.0;
        let count = cards.len();
        let step = if count > 1 { ((width - card_width) / (count - 1) as f32).min(card_width + 6.0) } else { 0.0 };
        let all: Vec<_> = cards
            .iter()
            .map(|card| {
                let piece = game.card(*card);
                let values = [("card", equipment_name(piece, frame.words).into()), ("n", number(piece.cost))];
                let label = format!("{}. {}", frame.say_with("shop-card", &values), equipment_does(piece, frame.words));
                let is_dear = piece.cost > game.gold();
                (*card, pictures::equipment(game.deck(), *card, frame.words), label, is_dear)
            })
            .collect();
        let picked = self.picked;
        leaf(move |scene: &mut Scene, at: Rect| {
            let left = at.centre().x - (step * (count - 1) as f32 + card_width) / 2.0;
            let order = all.iter().enumerate().filter(|(_, (card, ..))| picked != Some(*card));
            let last = all.iter().enumerate().filter(|(_, (card, ..))| picked == Some(*card));
            for (nth, (card, picture, label, is_dear)) in order.chain(last) {
                let is_picked = picked == Some(*card);
                let off = nth as f32 - (count - 1) as f32 / 2.0;
                let lift = if is_picked { -8.0 } else { off.abs() * 2.0 };
                let place = Rect::new(left + nth as f32 * step, at.y + 12.0 + lift, card_width, high);
                let sprite = scene.picture(picture.clone(), place);
                sprite.turn = if is_picked { 0.0 } else { off * 1.6 };
                sprite.fade = if *is_dear { 0.55 } else { 1.0 };
                if is_picked {
                    pictures::ring(scene, place.inset(-2.0));
                }
                scene.touch(format!("shop_{}", card.0), Role::Choice { chosen: is_picked }, label.clone(), place);
            }
        })
        .height(high + 30.0)
    }

    /// The card picked: what it does, and whose it can become.
    fn bargain<'a>(&self, frame: &Frame<'_>, cards: &[EquipmentId]) -> Node<'a> {
        let Some(picked) = self.picked.filter(|card| cards.contains(card)) else {
            return paragraph(frame.say("shop-pick"), frame.label());
        };
        let piece = self.game().card(picked);
        let values = [("card", equipment_name(piece, frame.words).into()), ("n", number(piece.cost))];
        let title = Lettering { size: frame.em(16.5), ..frame.heading() };
        let dear = (piece.cost > self.game().gold()).then(|| paragraph(frame.say("fight-illegal-dear"), frame.label()));
        let takers = self.takers(frame, |to| Action::Buy { card: picked, to });
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
        let button = |id: &'static str, action: Action, words: String| {
            let look = if game.check(&action).is_ok() { Look::Paper } else { Look::Stone };
            widgets::button(frame, id, look, None, words)
        };
        let die = frame.say_with("shop-die", &[("n", number(DIE_COST))]);
        let heal = frame.say_with("shop-healing", &[("n", number(HEALING_COST))]);
        let both = vec![button("buy-die", Action::BuyDie, die), button("buy-healing", Action::BuyHealing, heal)];
        let gold = game.gold();
        let purse = leaf(move |scene: &mut Scene, at: Rect| {
            let side = at.h;
            let middle = Point { x: at.x + side * 0.9, y: at.centre().y };
            scene.fit(crate::scene::Picture::art("fighter/coin"), Rect::around(middle, side, side));
            let digits = Lettering::new(printkit::drawing::Face::Display, side * 0.8, ink::INK);
            scene.line(&gold.to_string(), digits, Rect::new(at.x + side * 1.6, at.y, side * 2.0, side));
        });
        column([widgets::half(frame, width, both), purse.height(frame.dp(30.0))]).gap(8.0)
    }
}
