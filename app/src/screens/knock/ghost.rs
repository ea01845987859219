//! The card that is about to be placed: what it would cover, what would become of that, and why it may not lie there.

use super::{
    board::BoardView,
    names::{card_value, reason},
    omen::Omen,
    pictures, placement,
    sentences::lost,
    table::{Load, Table},
    touch::Touch,
};
use crate::{
    collage::glyph,
    geometry::{Point, Rect},
    nav::Desk,
    scene::{Lettering, Picture, Role, Scene},
    theme::Frame,
    widgets,
};
use printkit_core::{
    Ink, Words,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::knock::{CardId, Cell, End, Fate, Forecast, Illegal, Loss, Preview, QUIET};
use serde::Serialize;

/// What placing the chosen card would bring, for scripts and tests.
#[derive(Serialize)]
pub(super) struct Foreseen {
    covered: Vec<Covered>,
    end: Option<End>,
}

/// A card under the ghost.
#[derive(Serialize)]
struct Covered {
    card: CardId,
    before: u8,
    danger: u8,
    fate: String,
}

impl Table {
    /// What would happen if the chosen card were placed there.
    pub(super) fn verdict(&self, at: Cell) -> Result<Preview, Illegal> {
        let card = self.chosen.ok_or(Illegal::Over)?;
        self.seen.preview(card, at, self.is_turned(card))
    }

    /// Puts the ghost somewhere and says what would happen there.
    pub(super) fn set_ghost(&mut self, at: Cell, desk: &mut Desk<'_>) {
        self.ghost = Some(at);
        self.aimed = desk.now;
        self.dared = None;
        if let Some(card) = self.chosen {
            let words = self.prospect(card, at, desk.words);
            desk.platform.announce(&words);
        }
    }

    /// What would become of the cards under the ghost, for scripts and tests.
    pub(super) fn forecast(&self) -> Option<Foreseen> {
        let preview = self.verdict(self.ghost?).ok()?;
        let covered = preview.covered.iter().map(|forecast| {
            let Forecast { card, before, danger, fate } = *forecast;
            Covered { card, before, danger, fate: format!("{fate:?}") }
        });
        Some(Foreseen { covered: covered.collect(), end: preview.end })
    }

    /// Where the chosen card would lie: under the finger that carries it, or where the player tapped.
    pub(super) fn ghost_place(&self, area: Rect) -> Option<Cell> {
        match self.board.carried() {
            Some((Load::Card(card), at)) if area.contains(at) => {
                Some(placement::nearest(&self.seen, card, self.carried_middle(area, at)).at)
            }
            Some((Load::Card(_), _)) => None,
            _ => self.ghost,
        }
    }

    /// Draws every place for the chosen card under the Keep, each with what would come of it.
    pub(super) fn show_places(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        if self.chosen.is_none() || !self.is_on() {
            return;
        }
        for at in self.seen.keep().places() {
            let Ok(preview) = self.verdict(at) else { continue };
            board.place(scene, at, Omen::of(&preview));
            let text = self.told(&preview, frame.words);
            let label = frame.say_with("knock-place-at", &[("text", text.into())]);
            scene.touch(Touch::Place(at), Role::Place, label, board.card(at).meet(board.area)).drags = true;
        }
    }

    /// Draws the card where it would lie, and what would become of the cards it covers.
    pub(super) fn show_ghost(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let Some(card) = self.chosen.filter(|_| self.is_on()) else { return };
        let Some(at) = self.ghost_place(board.area) else { return };
        let (verdict, place) = (self.verdict(at), board.card(at));
        let is_carried = matches!(self.board.carried(), Some((Load::Card(_), _)));
        let sprite = pictures::held(scene, &self.seen, card, self.is_turned(card), place);
        sprite.fade = if is_carried { 0.35 } else { 0.9 };
        sprite.turn = self.spin(card, frame);
        board.ghost(scene, at, verdict.as_ref().is_ok_and(|preview| preview.loss().is_none()));
        match verdict {
            // What is said about a carried card is said over it.
            _ if is_carried => {}
            Ok(preview) => self.show_forecasts(scene, frame, board, &preview),
            Err(illegal) => {
                widgets::objection(scene, frame, board.area, &reason(illegal, &self.seen, frame.words), place);
            }
        }
    }

    /// Draws the card under the finger that carries it.
    pub(super) fn show_carried(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView) {
        let Some((Load::Card(card), at)) = self.board.carried() else { return };
        let side = board.card(Cell { x: 0, y: 0 }).w.clamp(frame.dp(84.0), frame.dp(180.0)) * 1.08;
        let place = Rect::around(Point { x: at.x, y: at.y - side * 0.39 }, side, side);
        super::board::shadow(scene, place, 0.1);
        let is_over = board.area.contains(at);
        let sprite = pictures::held(scene, &self.seen, card, self.is_turned(card), place);
        sprite.fade = if is_over { 0.82 } else { 1.0 };
        sprite.turn = self.spin(card, frame);
        match self.ghost_place(board.area).map(|at| self.verdict(at)) {
            Some(Ok(preview)) => self.show_forecasts(scene, frame, board, &preview),
            Some(Err(illegal)) => {
                widgets::objection(scene, frame, board.area, &reason(illegal, &self.seen, frame.words), place);
            }
            None => {}
        }
    }

    fn show_forecasts(&self, scene: &mut Scene, frame: &Frame<'_>, board: &BoardView, preview: &Preview) {
        for forecast in &preview.covered {
            let Some(laid) = self.seen.keep().get(forecast.card) else { continue };
            let is_creature = self.seen.card(laid.card).creature.is_some();
            badge(scene, frame, forecast, is_creature, board.card(laid.at));
        }
        let alarmed = match preview.loss() {
            Some(Loss::Alarm { creature, .. } | Loss::Reserve { creature, .. }) => Some(creature),
            _ => None,
        };
        let lies = alarmed.and_then(|creature| self.seen.keep().get(creature)).map(|laid| board.card(laid.at));
        let hovers = self.ghost_place(board.area).map(|at| board.card(at));
        if let Some(card) = alarmed.and(lies.or(hovers)) {
            let side = (card.w * 0.42).max(frame.dp(36.0));
            let at = Rect::around(Point { x: card.centre().x, y: card.bottom() - card.h * 0.2 }, side, side);
            scene.picture(alarm(), at).stepped();
        }
    }

    /// What placing a card there would bring, in a sentence.
    pub(super) fn prospect(&self, card: CardId, at: Cell, words: &Words) -> String {
        match self.seen.preview(card, at, self.is_turned(card)) {
            Ok(preview) => self.told(&preview, words),
            Err(illegal) => reason(illegal, &self.seen, words),
        }
    }

    /// What a preview says, in a sentence.
    fn told(&self, preview: &Preview, words: &Words) -> String {
        match preview.end {
            Some(End::Lost(loss)) => {
                let why = lost(loss, &self.seen, words);
                return words.with("knock-prospect-lost", &[("why", why.into())]);
            }
            Some(End::Won { .. }) => return words.get("knock-prospect-won"),
            None => {}
        }
        let named = |forecast: &&Forecast| {
            let key = match forecast.fate {
                Fate::Falls => "knock-prospect-falls",
                Fate::FightsOn => "knock-prospect-fights",
                Fate::Quiet | Fate::Loud if forecast.danger == QUIET => "knock-prospect-brink",
                Fate::Quiet | Fate::Loud => "knock-prospect-quiet",
            };
            let card = card_value(&self.seen, forecast.card);
            words.with(key, &[("card", card), ("danger", i64::from(forecast.danger).into())])
        };
        let is_hall = |forecast: &&Forecast| matches!(forecast.fate, Fate::Quiet | Fate::Loud);
        let (halls, mut creatures): (Vec<&Forecast>, Vec<&Forecast>) = preview.covered.iter().partition(is_hall);
        let (brink, calm): (Vec<&Forecast>, Vec<&Forecast>) =
            halls.into_iter().partition(|forecast| forecast.danger == QUIET);
        // Who falls comes first: that is what a card is placed for.
        creatures.sort_by_key(|forecast| forecast.fate != Fate::Falls);
        let mut sentences: Vec<String> = creatures.iter().map(named).collect();
        match brink.as_slice() {
            [] => {}
            [one] => sentences.push(named(one)),
            many => sentences.push(words.with("knock-prospect-brinks", &[("halls", (many.len() as i64).into())])),
        }
        match (calm.as_slice(), sentences.len()) {
            ([one], 0 | 1) => sentences.push(named(one)),
            ([_, ..], 0) => sentences.push(words.get("knock-prospect-all-quiet")),
            ([_, ..], 1) => sentences.push(words.get("knock-prospect-rest-quiet")),
            _ => {}
        }
        sentences.join(" ")
    }
}

/// The danger a covered card would have, with a word for what would become of it where there is room, else a sign. It
/// lies in the middle of a hall, and of a creature in place of its danger, so that nobody's face is covered.
fn badge(scene: &mut Scene, frame: &Frame<'_>, forecast: &Forecast, is_creature: bool, card: Rect) {
    let (fill, tint, icon, key) = match forecast.fate {
        Fate::Quiet if forecast.danger == QUIET => (Ink::hex(0xEB9A3A), ink::INK, "ui/ui_check", "knock-badge-brink"),
        Fate::Quiet => (ink::PAPER, ink::INK, "ui/ui_check", "knock-badge-quiet"),
        Fate::Loud => (ink::RED, ink::PAPER, "ui/ui_close", "knock-badge-loud"),
        Fate::Falls => (ink::GREEN, ink::INK, "ui/ui_check", "knock-badge-falls"),
        Fate::FightsOn => (ink::LILAC, ink::INK, "ui/ui_bell", "knock-badge-fights"),
    };
    let high = (card.h * 0.3).clamp(frame.dp(20.0), frame.dp(40.0));
    let words = frame.say(key);
    let word = Lettering::new(Face::Heavy, (high * 0.44).min(frame.em(15.0)), tint);
    let digits = high * 0.8;
    // The next card that is covered too lies two cells away.
    let is_wordy = !is_creature
        && card.w >= frame.dp(62.0)
        && word.size >= 10.0
        && digits + word.width(&words) + 12.0 <= card.w * 4.0 / 3.0;
    let width = digits + if is_wordy { word.width(&words) + 12.0 } else { high };
    let middle = if is_creature { Point { x: card.centre().x, y: card.y + high * 0.4 } } else { card.centre() };
    let at = Rect::around(middle, width, high);
    scene.drawn(("kn-badge", fill), at, 4.0, move |drawing| {
        drawing.fill(Path::rect(0.0, 3.0, at.w, at.h, at.h * 0.4), ink::INK.faded(0.5));
        drawing.outlined(Path::rect(0.0, 0.0, at.w, at.h, at.h * 0.4), fill, Stroke::new(ink::INK, 2.6));
    });
    let lettering = Lettering::new(Face::Display, high * 0.72, tint).centred();
    scene.line(&forecast.danger.to_string(), lettering, Rect::new(at.x + 2.0, at.y, digits, at.h));
    let rest = Rect::new(at.x + digits, at.y, at.w - digits - 4.0, at.h);
    if is_wordy {
        scene.line(&words, word, rest);
    } else {
        scene.fit(Picture::icon(icon, tint), rest.inset(high * 0.16));
    }
}

/// The sign on a creature that would give the alarm.
fn alarm() -> Picture {
    Picture::sign("alarm", 26.0, |drawing| {
        drawing.fill(Path::rays(50.0, 50.0, 52.0, 74.0, 66.0, 14, 3.4), ink::SAND);
        drawing.outlined(Path::circle(50.0, 50.0, 46.0), ink::RED, Stroke::new(ink::INK, 6.0));
        drawing.fit(glyph("ui/ui_bell", ink::PAPER), 22.0, 20.0, 56.0, 56.0);
    })
}
