//! Spellbook tokens over the hand: held, carried and cast.

use super::{
    areas::Areas,
    board::BoardView,
    names::{card_value, spell_key},
    pictures,
    table::{Cover, Load, Table},
    touch::Touch,
};
use crate::{
    geometry::{Point, Rect},
    nav::Desk,
    play::AtTable,
    scene::{Picture, Role, Scene},
    theme::{Frame, TOUCH},
};
use printkit_core::{
    drawing::{Path, Stroke},
    faces::knock::Token,
    ink,
};
use rules::knock::{Action, CardId, Corner, Spell};

impl Table {
    /// Where the nth of so many tokens lies: in a row over the hand.
    fn token_place(frame: &Frame<'_>, areas: &Areas, nth: usize, of: usize) -> Rect {
        let side = frame.dp(50.0).max(TOUCH);
        let step = side + frame.dp(10.0);
        let middle = areas.tokens.centre();
        let x = middle.x + step * (nth as f32 - (of.max(1) - 1) as f32 / 2.0);
        Rect::around(Point { x, y: middle.y }, side, side)
    }

    /// Draws the tokens the party came with; those that are used up are struck through.
    pub(super) fn show_tokens(&self, scene: &mut Scene, frame: &Frame<'_>, areas: &Areas) {
        let spells = self.seen.tokens();
        for (nth, spell) in spells.iter().copied().enumerate() {
            let at = Table::token_place(frame, areas, nth, spells.len());
            let is_held = self.seen.spells().contains(&spell);
            let is_carried = matches!(self.board.carried(), Some((Load::Spell(carried), _)) if carried == spell);
            let sprite = scene.picture(pictures::token(Token::Spell(spell)), at);
            sprite.fade = if is_held && !is_carried { 1.0 } else { 0.35 };
            if !is_held {
                scene.picture(
                    Picture::sign("spent", 2.0, |drawing| {
                        drawing.stroke(Path::line(12.0, 88.0, 88.0, 12.0), Stroke::new(ink::PARCHMENT, 7.0));
                    }),
                    at,
                );
            }
            if self.spell == Some(spell) {
                scene.picture(
                    Picture::sign("token-ring", 8.0, |drawing| {
                        drawing.stroke(Path::circle(50.0, 50.0, 52.0), Stroke::new(ink::INK, 10.0));
                        drawing.stroke(Path::circle(50.0, 50.0, 52.0), Stroke::new(ink::GOLD, 6.0));
                    }),
                    at,
                );
            }
            let name = frame.say(&spell_key(spell));
            let key = if is_held { "knock-token" } else { "knock-token-spent" };
            let role = if is_held && self.can_cast() { Role::Button } else { Role::Label };
            scene.touch(Touch::Spell(spell), role, frame.say_with(key, &[("spell", name.into())]), at).drags = true;
        }
    }

    /// Draws the token under the finger that carries it.
    pub(super) fn show_carried_token(&self, scene: &mut Scene, frame: &Frame<'_>) {
        let Some((Load::Spell(spell), at)) = self.board.carried() else { return };
        let side = frame.dp(64.0);
        let place = Rect::around(Point { x: at.x, y: at.y - side * 0.6 }, side, side);
        scene.picture(pictures::token(Token::Spell(spell)), place);
    }

    /// The token that looks for its target: chosen by a tap, or carried.
    pub(super) fn casting(&self) -> Option<Spell> {
        match self.board.carried() {
            Some((Load::Spell(spell), _)) => Some(spell),
            _ => self.spell,
        }
    }

    /// Tests whether a corner is to be poisoned: any of them, unless a hint means one.
    fn is_meant_at(&self, corner: Corner) -> bool {
        !matches!(self.meant, Some(Action::Poison { corner: meant, .. }) if meant != corner)
    }

    /// Lets the creatures glow that the token can be cast on; only the one that a hint means, if it does.
    pub(super) fn show_targets(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, pulse: f32) {
        let Some(spell) = self.casting() else { return };
        for card in self.seen.targets(spell) {
            let Some(laid) = self.seen.keep().get(card) else { continue };
            let values = [("spell", frame.say(&spell_key(spell)).into()), ("card", card_value(&self.seen, card))];
            let label = frame.say_with("knock-cast", &values);
            let is_meant = self.meant.is_none_or(|action| action.creature() == Some(card));
            if is_meant {
                board.target(scene, laid.at, pulse);
            }
            let whole = board.card(laid.at);
            if spell != Spell::Poison {
                scene.touch(Touch::Target(card), Role::Button, label, whole.meet(board.area)).drags = true;
                continue;
            }
            for corner in Corner::ALL {
                if is_meant && self.is_meant_at(corner) {
                    board.corner_target(scene, laid.at, corner);
                }
                let (right, down) = ((corner as u8 % 2) as f32, (corner as u8 / 2) as f32);
                let half = whole.w / 2.0;
                let quarter = Rect::new(whole.x + right * half, whole.y + down * half, half, half);
                let value = self.seen.keep().visible(card).map_or(0, |values| values[corner as usize]);
                let label = format!("{label}: {value}");
                scene.touch(Touch::Corner(card, corner), Role::Button, label, quarter.meet(board.area)).drags = true;
            }
        }
    }

    /// Tests whether spells can be cast now; none after the end.
    pub(super) fn can_cast(&self) -> bool {
        self.cover == Cover::Open && !self.host.standing().is_over()
    }

    /// A token was tapped: it says what it does and waits for its target, the Sphere for a second tap.
    pub(super) fn choose_spell(&mut self, spell: Spell, desk: &mut Desk<'_>) {
        let chosen = (self.spell != Some(spell)).then_some(spell);
        if spell == Spell::SphereOfSilence {
            match self.seen.check(&Action::SphereOfSilence) {
                Ok(()) if chosen.is_none() => return self.apply(Action::SphereOfSilence, desk),
                Ok(()) => {}
                Err(illegal) => return self.refuse(illegal, desk),
            }
            self.let_go();
            self.spell = chosen;
            return self.playback.stir(desk.now);
        }
        self.let_go();
        self.playback.stir(desk.now);
        if chosen.is_some() && self.seen.targets(spell).is_empty() {
            return desk.refuse(desk.words.get("knock-no-target"));
        }
        self.spell = chosen;
    }

    /// Casts the token on a creature, on the corner that lies nearest to a place of the window.
    pub(super) fn cast_near(
        &mut self,
        spell: Spell,
        creature: CardId,
        board: &BoardView,
        at: Point,
        desk: &mut Desk<'_>,
    ) {
        let action = match spell {
            Spell::Fireball => Action::Fireball { creature },
            Spell::IceFlash => Action::IceFlash { creature },
            Spell::SphereOfSilence => Action::SphereOfSilence,
            Spell::Poison => {
                let Some(laid) = self.seen.keep().get(creature) else { return };
                let middle = board.card(laid.at).centre();
                let corner = Corner::ALL[usize::from(at.x > middle.x) + 2 * usize::from(at.y > middle.y)];
                Action::Poison { creature, corner }
            }
        };
        self.apply(action, desk);
    }

    /// A carried token was let go: on a creature it is cast, the Sphere wherever over the table.
    pub(super) fn drop_spell(&mut self, spell: Spell, board: &BoardView, at: Point, desk: &mut Desk<'_>) {
        if !board.area.contains(at) {
            return;
        }
        let tip = Point { x: at.x, y: at.y - desk.frame().dp(64.0) * 0.6 };
        let under = |point: Point| {
            let laid = self.seen.keep().laid().iter().rev();
            laid.map(|laid| (laid.card, board.card(laid.at)))
                .find(|(_, card)| card.contains(point))
                .map(|(card, _)| card)
        };
        match under(tip).or(under(at)) {
            _ if spell == Spell::SphereOfSilence => self.apply(Action::SphereOfSilence, desk),
            Some(creature) if self.seen.targets(spell).contains(&creature) => {
                self.cast_near(spell, creature, board, tip, desk);
            }
            Some(creature) => {
                let action = if spell == Spell::Fireball {
                    Action::Fireball { creature }
                } else {
                    Action::IceFlash { creature }
                };
                if let Err(illegal) = self.seen.check(&action) {
                    self.refuse(illegal, desk);
                }
            }
            None => {}
        }
    }
}
