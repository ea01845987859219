//! What every hero carries, to be given to others: a card is dragged to a hero, or touched and then the hero. A card of
//! the same kind is changed for it.

use super::{
    areas::bar_height,
    names::{Deed, equipment_does, equipment_name},
    pictures,
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, ink};
use rules::fighter::{Action, EquipmentId};

impl Table {
    pub(super) fn show_trade(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let safe = frame.safe_area();
        let bar = bar_height(frame);
        let title = frame.say("trade-title");
        widgets::top_bar(frame, title, None).show(scene, Rect { h: bar + 4.0, ..safe });
        // A low window has two heroes side by side, and needs all of its width.
        let columns = if frame.is_landscape() { 2 } else { 1 };
        let width = safe.w.min(frame.em(620.0) * columns as f32);
        let foot = || self.trade_foot(frame);
        let high = foot().height_at(width - 24.0) + 10.0;
        let room = Rect::new(
            safe.centre().x - width / 2.0 + 4.0,
            safe.y + bar + 4.0,
            width - 8.0,
            (safe.h - bar - high - 8.0).max(0.0),
        );
        let list = || {
            let gap = frame.dp(8.0);
            let traders = self.traders();
            let rows = traders.chunks(columns).map(|seats| {
                let bags = seats.iter().map(|seat| self.bag(frame, *seat).grow(1.0));
                let blanks = (seats.len()..columns).map(|_| column([]).grow(1.0));
                row(bags.chain(blanks)).gap(gap).align(AlignItems::STRETCH).firm()
            });
            let rows: Vec<Node<'_>> = rows.collect();
            column([paragraph(frame.say("trade-about"), frame.label())])
                .with(column(rows).gap(gap))
                .gap(8.0)
                .pads(16.0, 14.0, 16.0, 16.0)
        };
        let tall = list().height_at(room.w).min(room.h);
        // The page hangs from the top, so that nothing moves under a finger when the foot grows.
        let page = Rect { h: tall, ..room };
        widgets::panel(scene, page, ink::PARCHMENT, 29);
        list().scrolled(scene, "bags", page, frame.offset("bags"));
        widgets::scroll_marks(scene, frame, "bags", ink::PARCHMENT, ink::BARK);
        foot().show(
            scene,
            Rect::new(safe.centre().x - width / 2.0 + 12.0, safe.bottom() - high, width - 24.0, high - 8.0),
        );
        if let Some((card, at)) = self.carried {
            let side = frame.dp(76.0);
            let art = format!("equipment/{}", self.game().card(card).key);
            scene.fit(Picture::art(art), Rect::around(Point { x: at.x, y: at.y - side * 0.3 }, side, side));
        }
    }

    /// Who has something to give or room for it: the heroes in play, and angels until the dice are passed.
    fn traders(&self) -> Vec<u8> {
        let game = self.game();
        game.seats().filter(|seat| !game.member(*seat).is_angel || !game.member(*seat).gear.is_empty()).collect()
    }

    /// A hero with everything carried; a place to drop a card on.
    fn bag<'a>(&self, frame: &Frame<'_>, seat: u8) -> Node<'a> {
        let game = self.game();
        let side = frame.dp(58.0).max(TOUCH);
        let is_angel = game.member(seat).is_angel;
        let face = match is_angel {
            true => Picture::art("fighter/angel"),
            false => pictures::portrait(game.deck(), game.member(seat).hero),
        };
        let name = self.name(seat, frame.words);
        let is_open = self.picked.is_some_and(|card| self.can_take(card, seat));
        let label = name.clone();
        let lettering = Lettering::new(Face::Display, frame.dp(14.0), ink::INK).centred();
        let portrait = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(face, Rect { h: at.h * 0.76, ..at });
            scene.fitted(&name, lettering, Rect::new(at.x, at.y + at.h * 0.76, at.w, at.h * 0.24));
        });
        let cards = game.member(seat).gear.iter().map(|card| self.carried_card(frame, *card, side));
        let cards: Vec<Node<'a>> = cards.collect();
        let things = if cards.is_empty() {
            paragraph(frame.say("trade-nothing"), frame.label())
        } else {
            row(cards).wrapping().gap(6.0)
        };
        let small = Lettering::new(Face::Medium, frame.em(13.0), ink::COCOA);
        let limits = (!is_angel).then(|| paragraph(self.carries(frame, seat), small));
        let things = column([things].into_iter().chain(limits)).gap(4.0);
        row([portrait.width(side * 1.2).height(side * 1.24), things.grow(1.0)])
            .gap(8.0)
            .pad(6.0)
            .least_height(side)
            .firm()
            .painted(move |scene: &mut Scene, at: Rect| {
                widgets::slot(scene, at, true, 8 + u32::from(seat));
                if is_open {
                    pictures::ring(scene, at.inset(1.0));
                }
                scene.touch(Touch::Bag(seat), Role::Button, label, at);
            })
    }

    fn carried_card<'a>(&self, frame: &Frame<'_>, card: EquipmentId, side: f32) -> Node<'a> {
        let piece = self.game().card(card);
        let label = format!("{}. {}", equipment_name(piece, frame.words), equipment_does(piece, frame.words));
        let (art, is_picked) = (format!("equipment/{}", piece.key), self.picked == Some(card));
        let is_gone = self.carried.is_some_and(|(carried, _)| carried == card);
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, !is_gone, 5);
            scene.fit(Picture::art(art), at.inset(4.0)).fade = if is_gone { 0.3 } else { 1.0 };
            if is_picked {
                pictures::ring(scene, at);
            }
            scene.touch(Touch::Carry(card), Role::Choice { chosen: is_picked }, label, at).drags = true;
        })
        .square(side)
    }

    fn trade_foot<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let done = widgets::button(frame, Touch::Close, Look::Gold, Some("ui/ui_check"), frame.say("keypad-done"));
        let Some(card) = self.picked else { return column([done]) };
        let piece = self.game().card(card);
        let words = format!("{}: {}", equipment_name(piece, frame.words), equipment_does(piece, frame.words));
        let told = paragraph(words, Lettering::new(Face::Heavy, frame.em(14.0), ink::PARCHMENT).centred());
        let throw_away = frame.say("rest-discard");
        let discard = widgets::button(frame, Touch::Do(Deed::Discard(card)), Look::Stone, None, throw_away);
        if frame.is_landscape() {
            let all = [told, discard, done].map(|part| part.grow(1.0));
            return row(all).gap(10.0);
        }
        column([told, discard, done]).gap(8.0)
    }

    /// Tests whether a hero can get a card, given or changed for another.
    fn can_take(&self, card: EquipmentId, seat: u8) -> bool {
        self.handover(card, seat).is_some()
    }

    /// The action that brings a card to a hero: given, or changed for the first card of its kind.
    pub(super) fn handover(&self, card: EquipmentId, seat: u8) -> Option<Action> {
        let game = self.game();
        let give = Action::Give { card, to: seat };
        let swaps = game.member(seat).gear.iter().map(|other| Action::Swap { card, other: *other });
        std::iter::once(give).chain(swaps).find(|action| game.check(action).is_ok())
    }
}
