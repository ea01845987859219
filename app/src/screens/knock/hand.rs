//! The hand under the Keep: whose it is, its cards, and what is said about the chosen one.

use super::{
    areas::{Areas, Slot, emphasised, raised, slots},
    board::shadow,
    hud::shelf,
    names::{card_name, description, spell_key},
    pictures, seat,
    table::{Cover, Load, TURN, Table},
    touch::Touch,
};
use crate::{
    geometry::Rect,
    layout::{Node, leaf, row},
    scene::{Lettering, Role, Scene},
    theme::{self, Frame, TOUCH},
    widgets::{self, Look},
};
use printkit::{
    Drawing, Ink,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::knock::{CardId, Event, Phase};

impl Table {
    pub(super) fn show_hand(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        self.show_head(scene, frame, areas.head);
        let cards = self.hand();
        if cards.is_empty() || matches!(self.cover, Cover::Deal | Cover::Curtain | Cover::Pause) {
            let count = self.seen.held(self.seen.player());
            for (at, tilt) in slots(areas, count) {
                shadow(scene, at, 0.0);
                pictures::back(scene, at).turn = tilt;
            }
            return;
        }
        let slots = slots(areas, cards.len());
        for (i, card) in cards.iter().enumerate().filter(|(_, card)| self.chosen != Some(**card)) {
            let at = slots[i].0;
            // The next card lies over this one, so it answers where it is seen.
            let seen = slots.get(i + 1).map_or(at.w, |(next, _)| if next.x > at.x { next.x - at.x } else { at.w });
            self.name_held(scene, frame, *card, Rect { w: seen.min(at.w), ..at });
            self.show_card(scene, frame, *card, slots[i], self.is_on());
        }
        if let Some((card, slot)) = cards.iter().zip(&slots).find(|(card, _)| self.chosen == Some(**card)) {
            // A card that already has its ghost in the Keep makes room for it.
            let is_down = self.ghost.is_some() && !areas.is_beside;
            let at = if is_down { emphasised(areas, *slot) } else { raised(areas, *slot, frame.whole()) };
            self.name_held(scene, frame, *card, at);
            self.show_card(scene, frame, *card, (at, 0.0), true);
            if !matches!(self.board.carried(), Some((Load::Card(_), _))) {
                ring(scene, at);
            }
        }
    }

    /// The dark tray in which the hand lies; its upper edge is bowed.
    pub(super) fn show_tray(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let dark = self.dark();
        let whole = frame.whole();
        if areas.is_beside {
            let hand = Rect::new(areas.head.x, -20.0, areas.head.w, whole.h + 40.0);
            let over = frame.safe.left.max(frame.safe.right) + 20.0;
            let x = if frame.settings.left_handed { hand.x - over } else { hand.x };
            return shelf(scene, dark, Rect::new(x, hand.y, hand.w + over, hand.h));
        }
        let top = areas.head.y;
        let at = Rect::new(areas.head.x - 20.0, top, areas.head.w + 40.0, (whole.h - top + 20.0).max(1.0));
        scene.drawn(("kn-tray", dark), at, 16.0, move || {
            let mut drawing = Drawing::new(at.w, at.h);
            let edge =
                |lift: f32| Path::new().move_to(0.0, 8.0 - lift).quad_to(at.w / 2.0, -12.0 - lift, at.w, 8.0 - lift);
            drawing.fill(edge(0.0).line_to(at.w, at.h).line_to(0.0, at.h).close(), dark);
            drawing.stroke(edge(0.0), Stroke::new(Ink::hex(0x7A5A34), 2.0));
            drawing
        });
    }

    /// Lets a card in hand answer to touch.
    fn name_held(&self, scene: &mut Scene, frame: &Frame<'_>, card: CardId, at: Rect) {
        let label = frame.say_with(
            "knock-card",
            &[
                ("name", card_name(&self.seen, card, frame.words).into()),
                ("text", description(self.seen.card(card), self.is_solo(), frame.words).into()),
            ],
        );
        scene.touch(Touch::Card(card), Role::Card, label, at).drags = true;
    }

    /// A card in hand; one that is carried leaves a gap, and one just drawn slides in.
    fn show_card(&self, scene: &mut Scene, frame: &Frame<'_>, card: CardId, (at, tilt): Slot, is_on: bool) {
        if matches!(self.board.carried(), Some((Load::Card(carried), _)) if carried == card) {
            return;
        }
        let drawn = self.playback.progress_of(|event| *event == Event::Drawn { card: Some(card) }, frame.now);
        let drawn = drawn.filter(|_| !frame.settings.reduced_motion).unwrap_or(1.0);
        let slide = (1.0 - theme::ease_out(drawn)) * at.w * 1.4;
        let at = at.shifted(slide, -slide * 0.3);
        shadow(scene, at, if self.chosen == Some(card) { 0.05 } else { 0.0 });
        let sprite = pictures::held(scene, &self.seen, card, self.is_turned(card), at);
        sprite.turn = tilt + self.spin(card, frame);
        if !is_on {
            let shade = pictures::sign(("off-turn", self.is_silent()), 2.0, {
                let dark = self.dark().faded(0.55);
                move |drawing| {
                    drawing.fill(Path::rect(0.0, 0.0, 100.0, 100.0, 8.0), dark);
                }
            });
            pictures::stepped(scene.picture(shade, at)).turn = tilt;
        }
    }

    /// By how many degrees a card that was just turned is still away from where it should be.
    pub(super) fn spin(&self, card: CardId, frame: &Frame<'_>) -> f32 {
        let t = ((frame.now - self.turned_at) / TURN) as f32;
        let turns = self.chosen == Some(card) && t < 1.0 && !frame.settings.reduced_motion;
        if turns { 180.0 * (1.0 - theme::ease_out(t)) } else { 0.0 }
    }

    /// Whose turn it is, by name, colour and shape.
    fn show_head(&self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        if self.is_solo() {
            return;
        }
        let player = self.seen.player();
        let name = seat::name(&self.host.extras().seats, player, frame.words);
        let lettering = Lettering::new(Face::Heavy, frame.em(14.5), seat::colour(player));
        let side = at.h * 0.66;
        let width = lettering.width(&name).min(at.w - side - 40.0).max(0.0);
        let x = at.centre().x - (width + side + 8.0) / 2.0;
        scene.fit(seat::mark(player), Rect::new(x, at.centre().y - side / 2.0, side, side));
        scene.line(&name, lettering, Rect::new(x + side + 8.0, at.y, width + 1.0, at.h));
        let label = frame.say_with("knock-turn", &[("name", name.into())]);
        scene.touch(Touch::Turn, Role::Label, label, at);
    }

    /// What is said and can be done under the hand.
    pub(super) fn show_foot(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let (at, is_beside) = (areas.foot, areas.is_beside);
        let width = (at.w - 20.0).clamp(0.0, frame.dp(640.0));
        let inner = Rect::new(at.centre().x - width / 2.0, at.y + 4.0, width, (at.h - 8.0).max(0.0));
        let mut parts: Vec<Node<'_>> = Vec::new();
        let chosen = self.chosen.filter(|_| self.is_on());
        match chosen {
            Some(_) => {
                parts.push(widgets::icon_button(frame, Touch::TurnCard, "ui/ui_rot", frame.say("knock-turn-card")))
            }
            None if self.can_undo() => {
                parts.push(widgets::icon_button(frame, Touch::Undo, "ui/ui_undo", frame.say("undo")));
            }
            None => {}
        }
        parts.push(self.saying(frame, chosen).grow(1.0).height(inner.h));
        let is_ready = chosen.and(self.ghost).is_some_and(|at| self.verdict(at).is_ok());
        if is_ready {
            parts.push(place_button(frame, is_beside));
        } else if self.spell.is_some() {
            parts.push(widgets::icon_button(frame, Touch::Cancel, "ui/ui_close", frame.say("knock-cancel")));
        } else if self.is_on() {
            parts.push(widgets::icon_button(frame, Touch::Hint, "ui/ui_hint", frame.say("knock-hint")));
        }
        row(parts).gap(8.0).mirrored(frame.settings.left_handed).show(scene, inner);
    }

    pub(super) fn can_undo(&self) -> bool {
        self.cover == Cover::Open && self.host.standing().can_undo
    }

    /// The name of the chosen card over what it does or would do; else what to do next.
    fn saying<'a>(&'a self, frame: &'a Frame<'_>, chosen: Option<CardId>) -> Node<'a> {
        let small = Lettering::new(Face::Medium, frame.em(13.5), ink::LILAC);
        let Some(card) = chosen else {
            let words = self.advice(frame);
            let lettering = Lettering::new(Face::Heavy, frame.em(15.0), ink::PARCHMENT).centred();
            return leaf(move |scene, at| scene.fitted(&words, lettering, at));
        };
        let name = card_name(&self.seen, card, frame.words);
        let text = match self.ghost_place(self.areas(frame).board) {
            Some(at) => self.prospect(card, at, frame.words),
            None => description(self.seen.card(card), self.is_solo(), frame.words),
        };
        leaf(move |scene, at| {
            let lettering = Lettering::new(Face::Display, frame.em(16.0), ink::PARCHMENT);
            let high = lettering.line_height().min(at.h * 0.4);
            let title = Lettering { size: lettering.size.min(high * 0.86), ..lettering };
            scene.line(&name, narrowed(&name, title, at.w), Rect { h: high, ..at });
            let room = Rect::new(at.x, at.y + high, at.w, (at.h - high).max(0.0));
            scene.fitted(&text, small, room);
            scene.touch(Touch::Saying, Role::Label, format!("{name}. {text}"), at);
        })
    }

    /// What to do next. In Silence the app keeps quiet too.
    fn advice(&self, frame: &Frame<'_>) -> String {
        let name = || seat::name(&self.host.extras().seats, self.seen.player(), frame.words);
        match (self.spell, self.is_on()) {
            (Some(spell), _) => frame.say_with("knock-advice-spell", &[("spell", frame.say(spell_key(spell)).into())]),
            (None, true) if self.seen.phase() == Phase::PlaceKnight => frame.say("knock-advice-knight"),
            (None, true) if self.is_silent() => frame.say("knock-advice-silence"),
            (None, true) => frame.say("knock-advice"),
            (None, false) if self.cover == Cover::Open && !self.host.standing().is_over() => {
                frame.say_with("knock-advice-bot", &[("name", name().into())])
            }
            (None, false) => String::new(),
        }
    }
}

/// The button that places the chosen card: a word where there is room, a tick where there is not.
fn place_button<'a>(frame: &'a Frame<'_>, is_narrow: bool) -> Node<'a> {
    let words = frame.say("knock-place");
    if !is_narrow {
        return widgets::button(frame, Touch::LayDown, Look::Gold, None, words).firm();
    }
    let side = frame.dp(TOUCH).max(TOUCH);
    leaf(move |scene, at| {
        let at = Rect::around(at.centre(), side, side);
        widgets::round_button(scene, frame, Touch::LayDown, Look::Gold, "ui/ui_check", &words, at);
    })
    .width(side)
    .height(side)
}

/// The lettering, made narrower where a line would not fit.
fn narrowed(words: &str, lettering: Lettering, width: f32) -> Lettering {
    let wide = lettering.width(words).max(1.0);
    if wide <= width { lettering } else { Lettering { size: lettering.size * width / wide, ..lettering } }
}

/// The gold ring around the chosen card.
fn ring(scene: &mut Scene, at: Rect) {
    let picture = pictures::sign("ring", 4.0, |drawing| {
        let path = Path::rect(-1.0, -1.0, 102.0, 102.0, 8.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, 4.4));
        drawing.stroke(path, Stroke::new(ink::GOLD, 2.6));
    });
    pictures::stepped(scene.picture(picture, at));
}
