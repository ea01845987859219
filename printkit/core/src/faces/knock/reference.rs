//! The reference card: a turn and its dangers on one side, the spells on the other. As large as the other cards, so
//! that it is cut with them.

use super::{SIDE, Style, Token, danger_shield, token};
use crate::{
    drawing::{Drawing, Path, Stroke},
    ink::{self, Ink},
    lettering::{self, Hand, SMALLEST, height, line, paragraph},
    words::Words,
};
use rules::knock::{QUIET, Spell};

/// Where text begins and ends on the card.
const EDGE: f32 = 5.0;
/// The largest letters of running text.
const LARGEST: f32 = 3.1;

/// The steps of a turn, and what a sum of corners means.
pub fn reference(words: &Words, style: Style) -> Drawing {
    let steps: Vec<String> = (1..=4).map(|step| words.get(&format!("print-knock-turn-{step}"))).collect();
    let mut card = ground(&words.get("print-knock-turn"), style);
    let (room, limit) = (SIDE - 2.0 * EDGE - 6.0, 29.0);
    let hand = fitting(&steps, room, limit - 4.0);
    let spare = limit - height(&steps, room, hand);
    let mut y = 15.0;
    for (i, step) in steps.iter().enumerate() {
        let number = Hand::display(3.6).centred();
        card.outlined(Path::circle(EDGE + 1.6, y - 0.9, 2.3), ink::PAPER, Stroke::new(ink::INK, 0.4));
        line(&mut card, &(i + 1).to_string(), EDGE + 1.6, y + 0.35, number);
        y = (paragraph(&mut card, step, EDGE + 6.0, y, room, hand) + spare / 4.0).max(y + 5.6);
    }
    let dangers = [(QUIET, "print-knock-quiet"), (QUIET + 1, "print-knock-loud")];
    let texts = dangers.map(|(_, key)| words.get(key));
    let hand = smallest(&texts, room, 6.2);
    for (i, ((danger, _), text)) in dangers.into_iter().zip(&texts).enumerate() {
        let y = SIDE - 14.0 + i as f32 * 6.6;
        badge(&mut card, danger, EDGE + 1.6, y, 5.4);
        let top = y - height(std::slice::from_ref(text), room, hand) / 2.0;
        paragraph(&mut card, text, EDGE + 6.6, top + hand.size * 0.95, room, hand);
    }
    card.stroke(Path::line(EDGE, SIDE - 17.6, SIDE - EDGE, SIDE - 17.6), Stroke::new(ink::TAN, 0.5));
    style.finish(card)
}

/// The four spells.
pub fn spellbook(words: &Words, style: Style) -> Drawing {
    let mut card = ground(&words.get("print-knock-spellbook"), style);
    let (icon, pitch) = (10.4, 12.2);
    let x = EDGE + icon + 1.8;
    let room = SIDE - EDGE - x;
    let told = Spell::ALL.map(|spell| told(spell, words));
    let texts = told.each_ref().map(|(_, text)| text.clone());
    let hand = smallest(&texts, room, 7.4);
    for (i, (spell, (name, text))) in Spell::ALL.into_iter().zip(&told).enumerate() {
        let y = 12.2 + i as f32 * pitch;
        card.fit(token(Token::Spell(spell), style), EDGE, y, icon, icon);
        line(&mut card, name, x, y + 3.1, Hand::display(3.7).fitted(name, room));
        paragraph(&mut card, text, x, y + 6.5, room, hand);
    }
    style.finish(card)
}

/// A spell's name and what it does.
pub(super) fn told(spell: Spell, words: &Words) -> (String, String) {
    let (name, text) = match spell {
        Spell::Fireball => ("knock-spell-fireball", "print-knock-fireball-text"),
        Spell::IceFlash => ("knock-spell-ice-flash", "print-knock-ice-text"),
        Spell::Poison => ("knock-spell-poison", "print-knock-poison-text"),
        Spell::SphereOfSilence => ("knock-spell-sphere", "print-knock-sphere-text"),
    };
    (words.get(name), words.get(text))
}

/// A card with a title and nothing else.
fn ground(title: &str, style: Style) -> Drawing {
    let mut card = Drawing::new(SIDE, SIDE);
    card.fill(Path::rect(0.0, 0.0, SIDE, SIDE, 0.0), style.ground(ink::PARCHMENT));
    let seam = Stroke { square: true, ..Stroke::new(ink::TAN, 0.25) };
    card.stroke(Path::rect(0.125, 0.125, SIDE - 0.25, SIDE - 0.25, 0.0), seam);
    card.stroke(Path::cut(2.6, 2.6, SIDE - 5.2, SIDE - 5.2, 3.0, 12, 0.3), Stroke::new(ink::INK, 0.8));
    let hand = Hand::display(4.6).fitted(title, SIDE - 4.0 * EDGE).centred();
    let w = hand.width(title) + 8.0;
    card.outlined(Path::cut((SIDE - w) / 2.0, 3.9, w, 6.6, 1.6, 31, 0.2), plate(style), Stroke::new(ink::INK, 0.5));
    line(&mut card, title, SIDE / 2.0, 8.8, hand);
    card
}

fn plate(style: Style) -> Ink {
    if style == Style::InkSaver { ink::PAPER } else { ink::SAND }
}

/// The largest hand in which all paragraphs together are no higher than `limit`.
fn fitting(texts: &[String], room: f32, limit: f32) -> Hand {
    lettering::fitting(texts, room, limit, Hand::medium(LARGEST), SMALLEST)
}

/// The hand in which each of the paragraphs is no higher than `limit`.
fn smallest(texts: &[String], room: f32, limit: f32) -> Hand {
    let hands = texts.iter().map(|text| fitting(std::slice::from_ref(text), room, limit));
    hands.fold(Hand::medium(LARGEST), |hand, alone| if alone.size < hand.size { alone } else { hand })
}

/// The shield or bell of a danger, `side` wide, around (x, y). Its rays reach over that.
pub(super) fn badge(page: &mut Drawing, danger: u8, x: f32, y: f32, side: f32) {
    let badge = danger_shield(danger);
    // A shield fills less of its frame than a bell with its rays does.
    let frame = side * if danger > QUIET { 1.65 } else { 2.4 };
    page.fit(badge, x - frame / 2.0, y - frame / 2.0, frame, frame);
}
