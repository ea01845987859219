//! The hand under the Keep: whose it is, its cards, and what is said about the chosen one.

use super::{
    areas::{Areas, raised, slots},
    board::shadow,
    hud::shelf,
    names::{card_name, description, spell_advice},
    pictures, seat,
    table::{Cover, Load, TURN, Table},
    touch::Touch,
};
use crate::{
    geometry::{Rect, Size},
    play::{DEAL, dealt},
    scene::{Lettering, Picture, Role, Scene},
    theme::{self, Frame, TOUCH},
};
use printkit_core::{
    Ink,
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
            for at in slots(areas, count) {
                shadow(scene, at, 0.0);
                pictures::back(scene, at);
            }
            return;
        }
        let pile = scene.area(&Touch::Pile).unwrap_or(areas.bar).fit(Size { w: 1.0, h: 1.0 });
        let part = ((frame.now - self.dealt_at) / DEAL) as f32;
        let is_dealing = part < 1.0 && !frame.settings.reduced_motion;
        for (nth, (card, at)) in cards.iter().zip(slots(areas, cards.len())).enumerate() {
            let is_chosen = self.chosen == Some(*card);
            let at = if is_chosen { raised(at) } else { at };
            self.name_held(scene, frame, *card, at);
            let seen_at = if is_dealing { dealt(pile, at, nth, cards.len(), part) } else { at };
            self.show_card(scene, frame, *card, seen_at);
            if is_chosen && !self.is_carried(*card) {
                ring(scene, at);
            }
        }
    }

    /// Tests whether a finger carries this card.
    fn is_carried(&self, card: CardId) -> bool {
        matches!(self.board.carried(), Some((Load::Card(carried), _)) if carried == card)
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
        scene.drawn(("kn-tray", dark), at, 16.0, move |drawing| {
            let edge =
                |lift: f32| Path::new().move_to(0.0, 8.0 - lift).quad_to(at.w / 2.0, -12.0 - lift, at.w, 8.0 - lift);
            drawing.fill(edge(0.0).line_to(at.w, at.h).line_to(0.0, at.h).close(), dark);
            drawing.stroke(edge(0.0), Stroke::new(Ink::hex(0x7A5A34), 2.0));
        });
    }

    /// Lets a card in hand answer to touch.
    fn name_held(&self, scene: &mut Scene, frame: &Frame<'_>, card: CardId, at: Rect) {
        let name = card_name(&self.seen, card, frame.words);
        let text = description(self.seen.card(card), self.is_solo(), frame.words);
        let label = frame.say_with("knock-card", &[("name", name.into()), ("text", text.into())]);
        scene.touch(Touch::Card(card), Role::Card, label, at).drags = true;
    }

    /// A card in hand; one that is carried leaves a gap, one just drawn slides in, and out of turn all are dark.
    fn show_card(&self, scene: &mut Scene, frame: &Frame<'_>, card: CardId, at: Rect) {
        if self.is_carried(card) {
            return;
        }
        let drawn = self.playback.progress_of(|event| *event == Event::Drawn { card: Some(card) }, frame.now);
        let drawn = drawn.filter(|_| !frame.settings.reduced_motion).unwrap_or(1.0);
        let slide = (1.0 - theme::ease_out(drawn)) * at.w * 1.4;
        let at = at.shifted(slide, -slide * 0.3);
        shadow(scene, at, if self.chosen == Some(card) { 0.05 } else { 0.0 });
        pictures::in_hand(scene, &self.seen, card, self.is_turned(card), at).turn = self.spin(card, frame);
        if !self.is_on() {
            let shade = Picture::sign(("off-turn", self.is_silent()), 2.0, {
                let dark = self.dark().faded(0.55);
                move |drawing| {
                    drawing.fill(Path::rect(0.0, 0.0, 100.0, 100.0, 8.0), dark);
                }
            });
            scene.picture(shade, at).stepped();
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
        let label = frame.say_with("knock-turn", &[("name", name.as_str().into())]);
        // Whoever plays with the app alone need not know what their seat is called.
        let is_mine = self.is_on() && self.host.extras().only_person().is_some();
        let name = if is_mine { frame.say("knock-your-turn") } else { name };
        let label = if is_mine { name.clone() } else { label };
        let lettering = Lettering::new(Face::Heavy, frame.em(14.5), seat::colour(player));
        // What is said stands under the name, and the button to speak beside it.
        let at = if self.said.is_some() { Rect { h: at.h / 2.0, ..at } } else { at };
        let side = at.h.min(frame.em(30.0)) * 0.66;
        let width = lettering.width(&name).min(at.w - side - 2.0 * TOUCH - 24.0).max(0.0);
        let x = at.centre().x - (width + side + 8.0) / 2.0;
        scene.fit(seat::mark(player), Rect::new(x, at.centre().y - side / 2.0, side, side));
        scene.line(&name, lettering, Rect::new(x + side + 8.0, at.y, width + 1.0, at.h));
        scene.touch(Touch::Turn, Role::Label, label, at);
    }

    /// The name of the chosen card over what it does or would do; else what to do next.
    pub(super) fn show_saying(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let width = (areas.saying.w - 24.0).clamp(0.0, frame.dp(640.0));
        let at = Rect::around(areas.saying.centre(), width, areas.saying.h);
        let Some(card) = self.chosen.filter(|_| self.is_on()) else {
            let lettering = Lettering::new(Face::Heavy, frame.em(15.0), ink::PARCHMENT).centred();
            let words = self.advice(frame);
            scene.fitted(&words, lettering, at);
            if !words.is_empty() {
                scene.touch(Touch::Saying, Role::Label, words, at);
            }
            return;
        };
        let name = card_name(&self.seen, card, frame.words);
        let text = match self.ghost_place(areas.board) {
            Some(at) => self.prospect(card, at, frame.words),
            None => description(self.seen.card(card), self.is_solo(), frame.words),
        };
        let lettering = Lettering::new(Face::Display, frame.em(16.0), ink::PARCHMENT).centred();
        let high = lettering.line_height().min(at.h * 0.45);
        let title = Lettering { size: lettering.size.min(high * 0.86), ..lettering };
        scene.line(&name, title.in_line(&name, at.w), Rect { h: high, ..at });
        let room = Rect::new(at.x, at.y + high, at.w, (at.h - high).max(0.0));
        scene.fitted(&text, Lettering::new(Face::Medium, frame.em(13.5), ink::LILAC).centred(), room);
        scene.touch(Touch::Saying, Role::Label, format!("{name}. {text}"), at);
    }

    pub(super) fn can_undo(&self) -> bool {
        self.cover == Cover::Open && self.host.standing().can_undo
    }

    /// What to do next. In Silence the app keeps quiet too.
    fn advice(&self, frame: &Frame<'_>) -> String {
        let name = || seat::name(&self.host.extras().seats, self.seen.player(), frame.words);
        match (self.spell, self.is_on()) {
            (Some(spell), _) => frame.say(&spell_advice(spell)),
            (None, true) if self.seen.phase() == Phase::PlaceKnight => frame.say("knock-advice-knight"),
            (None, true) if self.is_silent() => frame.say("knock-advice-silence"),
            (None, true) if self.is_hopeless() => frame.say(self.way_out()),
            (None, true) => frame.say("knock-advice"),
            (None, false) if self.cover == Cover::Open && !self.host.standing().is_over() => {
                frame.say_with("knock-advice-bot", &[("name", name().into())])
            }
            (None, false) => String::new(),
        }
    }
}

impl Table {
    /// Tests whether every card loses. That is asked where it can well be: before a last token goes, or with nothing but
    /// creatures in hand.
    fn is_hopeless(&self) -> bool {
        let has_only_creatures = || self.hand().iter().all(|card| self.seen.card(*card).creature.is_some());
        (self.has_last_token() || has_only_creatures()) && self.seen.is_stuck()
    }

    /// The key of what helps where every card loses.
    fn way_out(&self) -> &'static str {
        match (self.seen.spells().is_empty(), self.can_undo()) {
            (false, _) => "knock-advice-lost-spell",
            (true, true) => "knock-advice-lost-undo",
            (true, false) => "knock-advice-lost",
        }
    }
}

/// The gold ring around the chosen card.
fn ring(scene: &mut Scene, at: Rect) {
    scene.sign("ring", at, 4.0, |drawing| {
        let path = Path::rect(-1.0, -1.0, 102.0, 102.0, 8.0);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, 4.4));
        drawing.stroke(path, Stroke::new(ink::GOLD, 2.6));
    });
}
