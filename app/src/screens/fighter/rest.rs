//! The end of a turn: what the fight brought, then every step as a card, in whichever order the party likes.

use super::{
    areas::bar_height,
    names::{Deed, foe_art, number},
    pictures,
    sentences::sentence,
    shop::pile,
    table::Table,
    touch::Touch,
};
use crate::{
    geometry::Rect,
    layout::{AlignItems, JustifyContent, Node, column, leaf, paragraph, pictured, row},
    play::dealt,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit_core::{
    drawing::Face,
    faces::fighter::{CARD, Sign},
    ink,
};
use rules::fighter::{Action, Colour, EquipmentId, Event, RoomKind};

impl Table {
    pub(super) fn show_rest(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let safe = frame.safe_area();
        let bar = bar_height(frame);
        // A low window needs all of its width.
        let most = if frame.is_landscape() && safe.h < 560.0 { 820.0 } else { 560.0 };
        let width = safe.w.min(frame.em(most));
        let foot = || self.pass(frame);
        let high = foot().height_at(width - 32.0) + 14.0;
        // In a shop the health of all stands beside the healing, and the goods need the room.
        let is_crowded = frame.is_landscape() && safe.h < 560.0 || self.game().is_in(RoomKind::Shop);
        let heroes = if is_crowded { 0.0 } else { frame.dp(132.0).min(safe.h * 0.18) };
        let top = Rect::new(safe.x, safe.y, safe.w, bar);
        let room = Rect::new(
            safe.centre().x - width / 2.0 + 4.0,
            top.bottom() + 2.0,
            width - 8.0,
            (safe.h - bar - high - heroes - 2.0).max(0.0),
        );
        let steps = || self.steps(frame, room.w - 36.0).pads(18.0, 14.0, 18.0, 16.0);
        let tall = steps().height_at(room.w).min(room.h);
        let page = Rect::new(room.x, room.bottom() - tall, room.w, tall);
        scene.message_area = Some(page.inset(8.0));
        self.show_trophy(scene, Rect { h: room.h - tall, ..room });
        widgets::panel(scene, page, ink::PARCHMENT, 23);
        steps().scrolled(scene, "steps", page, frame.offset("steps"));
        widgets::scroll_marks(scene, frame, "steps", ink::PARCHMENT, ink::BARK);
        if heroes > 0.0 {
            self.show_heroes(scene, frame, Rect::new(safe.x, page.bottom() + 2.0, safe.w, heroes));
        }
        self.show_bar(scene, frame, top);
        foot().show(
            scene,
            Rect::new(safe.centre().x - width / 2.0 + 16.0, safe.bottom() - high + 6.0, width - 32.0, high - 10.0),
        );
    }

    /// The monster that was beaten, flat on its back, or the room it lived in, where there is room for it.
    fn show_trophy(&self, scene: &mut Scene, at: Rect) {
        let beaten = self.spoils.iter().find_map(|(_, event)| match event {
            Event::Beaten { foe, .. } => Some(*foe),
            _ => None,
        });
        let side = (at.h.min(at.w) * 0.8).min(300.0);
        if side < 70.0 {
            return;
        }
        let rays = Rect::around(at.centre(), side * 0.8, side * 0.8);
        scene.picture(pictures::rays(ink::SAND.faded(0.4)), rays).stepped();
        let place = Rect::around(at.centre(), side, side);
        match beaten {
            Some(foe) => scene.fit(Picture::art(foe_art(self.game(), foe)), place).turn = 90.0,
            None => drop(scene.fit(Picture::art(self.place_art(self.game().place())), place.inset(side * 0.14))),
        }
    }

    /// The button that ends the turn, or what is still to be done.
    fn pass<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        if self.game().check(&Action::PassDice).is_ok() {
            let (pass, words) = (Touch::Do(Deed::PassDice), frame.say("rest-pass"));
            return widgets::button(frame, pass, Look::Gold, Some("ui/ui_dice"), words);
        }
        let lettering = Lettering::new(Face::Heavy, frame.em(15.0), ink::SAND_LIGHT).centred();
        column([paragraph(frame.say("rest-open"), lettering)]).justify(JustifyContent::CENTER).least_height(TOUCH)
    }

    fn steps<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let game = self.game();
        let mut parts = vec![self.spoils(frame)];
        parts.extend(
            game.seats().filter(|seat| game.member(*seat).is_angel).filter_map(|seat| self.legacy(frame, seat)),
        );
        parts
            .extend(game.seats().filter(|seat| game.member(*seat).has_fainted()).map(|seat| self.revival(frame, seat)));
        if game.check(&Action::DrawLoot).is_ok() {
            parts.push(step(frame, Touch::Do(Deed::DrawLoot), Picture::art("abilities/larceny"), "rest-loot"));
        }
        let found: Vec<EquipmentId> = game.rest().map(|rest| rest.found.clone()).unwrap_or_default();
        parts.extend(found.into_iter().map(|card| self.found(frame, card)));
        if game.is_in(RoomKind::Shop) {
            parts.push(self.shop(frame, width));
        }
        if game.members().iter().any(|member| !member.gear.is_empty()) {
            parts.push(step(frame, Touch::Trade, Picture::icon("ui/ui_satchel", ink::COCOA), "rest-trade"));
        }
        column(parts).gap(frame.dp(12.0))
    }

    /// What somebody who left the game still has to give.
    fn legacy<'a>(&self, frame: &Frame<'_>, seat: u8) -> Option<Node<'a>> {
        let name = self.name(seat, frame.words);
        let has_gear = !self.game().member(seat).gear.is_empty();
        has_gear.then(|| paragraph(frame.say_with("rest-legacy", &[("name", name.into())]), frame.body()))
    }

    /// What the fight brought, in a few words.
    fn spoils<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let told: Vec<String> = summed(self.spoils.iter().map(|(_, event)| event))
            .iter()
            .filter_map(|event| sentence(event, self.game(), self.host.extras(), frame.words))
            .collect();
        let title = frame.say("rest-title");
        let about = if told.is_empty() { frame.say("rest-about") } else { told.join(" ") };
        let label = format!("{title} {about}");
        let side = frame.dp(54.0);
        let art = self.place_art(self.game().place());
        let picture = pictured(Picture::art(art), side);
        let words = [paragraph(title, frame.heading_of(22.0)), paragraph(about, frame.body())];
        row([picture, column(words).gap(2.0).grow(1.0)]).gap(frame.dp(12.0)).firm().painted(move |scene, at| {
            scene.touch(Touch::Spoils, Role::Label, label, at);
        })
    }

    /// A fainted hero and the three abilities, one of which a scar will cover.
    fn revival<'a>(&self, frame: &Frame<'_>, seat: u8) -> Node<'a> {
        let game = self.game();
        let name = self.name(seat, frame.words);
        let health = game.member(seat).health_on_waking();
        let values = [("name", name.into()), ("n", number(health))];
        let face = pictures::portrait(game.deck(), game.member(seat).hero);
        let side = frame.dp(54.0);
        let picture = pictured(face, side);
        let head = row([picture, paragraph(frame.say_with("rest-revive", &values), frame.body()).grow(1.0)]);
        let open = Colour::ALL.into_iter().filter(|colour| game.ability(seat, *colour).is_some());
        let scars = open.map(|scar| self.scar(frame, seat, scar).grow(1.0));
        card(column([head.gap(10.0), row(scars).gap(8.0).align(AlignItems::STRETCH)]).gap(8.0))
    }

    fn scar<'a>(&self, frame: &Frame<'_>, seat: u8, scar: Colour) -> Node<'a> {
        let power = Sign::Ability(self.game().hero(seat).ability(scar));
        let name = power.name(frame.words);
        let label = frame.say_with("rest-scar", &[("ability", name.clone().into())]);
        let lettering = Lettering::new(Face::Heavy, frame.dp(13.0), ink::INK).centred();
        leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, true, 6);
            let side = at.h * 0.56;
            let picture = Rect::new(at.centre().x - side / 2.0, at.y + 4.0, side, side);
            scene.fit(pictures::power(power), picture);
            let gem = side * 0.5;
            scene.fit(
                pictures::gem(scar, false),
                Rect::new(picture.right() - gem * 0.6, picture.bottom() - gem, gem, gem),
            );
            scene.fitted(
                &name,
                lettering,
                Rect::new(at.x + 3.0, picture.bottom(), at.w - 6.0, at.bottom() - picture.bottom() - 3.0),
            );
            scene.touch(Touch::Do(Deed::Revive(seat, scar)), Role::Button, label, at);
        })
        .height(frame.dp(92.0))
    }

    /// A card that was drawn, which comes from its pile, and who can have it.
    fn found<'a>(&self, frame: &Frame<'_>, found: EquipmentId) -> Node<'a> {
        let hand = self.takers(frame, |to| (Action::Hand { card: found, to }, Deed::Hand(found, to)));
        let discard = Touch::Do(Deed::Discard(found));
        let drop = widgets::button(frame, discard, Look::Stone, None, frame.say("rest-discard"));
        let ask = paragraph(frame.say("rest-who"), frame.label());
        let lines = column([self.gear_line(frame, 0, found), ask, hand, drop]).gap(8.0);
        let is_it = |event: &Event| matches!(event, Event::Found { card, .. } if *card == Some(found));
        let Some(part) = self.dealing(frame, is_it) else { return card(lines) };
        let picture = pictures::equipment(self.game().deck(), found, frame.words);
        card(column([lines]).painted(move |scene, at| {
            let place = Rect { w: at.h * CARD.w / CARD.h, ..at };
            scene.fit(picture, dealt(pile(place), place, 0, 1, part));
        }))
    }

    /// The faces of the heroes for whom an action is legal, each to be touched.
    pub(super) fn takers<'a>(&self, frame: &Frame<'_>, action: impl Fn(u8) -> (Action, Deed)) -> Node<'a> {
        let game = self.game();
        let side = frame.dp(56.0).max(TOUCH);
        let lettering = Lettering::new(Face::Heavy, frame.em(13.0), ink::INK).centred();
        let high = lettering.line_height() * 1.2;
        let seats: Vec<u8> = game.seats().filter(|seat| game.check(&action(*seat).0).is_ok()).collect();
        if seats.is_empty() {
            return paragraph(frame.say("rest-nobody"), frame.body());
        }
        let faces = seats.into_iter().map(|seat| {
            let (deed, label) = (action(seat).1, self.name(seat, frame.words));
            let picture = pictures::portrait(game.deck(), game.member(seat).hero);
            leaf(move |scene: &mut Scene, at: Rect| {
                let face = Rect { h: at.h - high, ..at };
                scene.fit(picture, face.inset(4.0));
                pictures::ring(scene, face.inset(1.0));
                scene.fitted(&label, lettering, Rect::new(at.x, face.bottom(), at.w, high));
                scene.touch(Touch::Do(deed), Role::Button, label, at);
            })
            .width(side * 1.3)
            .height(side + high)
        });
        row(faces).wrapping().gap(8.0).justify(JustifyContent::FLEX_START)
    }
}

/// A step on a piece of paper, with everything that belongs to it.
pub fn card(content: Node<'_>) -> Node<'_> {
    content.pads(10.0, 10.0, 10.0, 12.0).firm().painted(|scene, at| widgets::slot(scene, at, true, 14))
}

/// A step that is done with one touch.
fn step<'a>(frame: &Frame<'_>, touch: Touch, picture: Picture, key: &str) -> Node<'a> {
    let (words, side) = (frame.say(key), frame.dp(44.0));
    let label = words.clone();
    let picture = pictured(picture, side);
    let text = frame.heading_of(16.5);
    let content = row([picture, paragraph(words, text).grow(1.0)]);
    widgets::list_row(frame, touch, label, true, 2, content)
}

/// What a fight brought, to be told at its end: who was beaten first of all, and gold and dice each in one sum.
fn summed<'a>(spoils: impl Iterator<Item = &'a Event>) -> Vec<Event> {
    let (mut beaten, mut gold, mut dice, mut others) = (Vec::new(), 0_u8, 0_u8, Vec::new());
    for event in spoils {
        match event {
            Event::Beaten { gold: more, .. } => {
                beaten.push(event.clone());
                gold = gold.saturating_add(*more);
            }
            Event::GoldGained { gold: more } => gold = gold.saturating_add(*more),
            Event::DiceGained { dice: more } => dice = dice.saturating_add(*more),
            _ => others.push(event.clone()),
        }
    }
    let gold = (gold > 0).then_some(Event::GoldGained { gold });
    let dice = (dice > 0).then_some(Event::DiceGained { dice });
    beaten.into_iter().chain(gold).chain(dice).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::fighter::{Foe, MonsterId};

    #[test]
    fn gold_and_dice_are_told_in_one_sum_after_who_was_beaten() {
        let foe = Foe::Monster(MonsterId(3));
        let beaten = Event::Beaten { foe, gold: 1 };
        let spoils = [
            Event::GoldGained { gold: 2 },
            Event::DiceGained { dice: 1 },
            beaten.clone(),
            Event::GoldGained { gold: 3 },
        ];
        assert_eq!(summed(spoils.iter()), [beaten, Event::GoldGained { gold: 6 }, Event::DiceGained { dice: 1 }]);
    }
}
