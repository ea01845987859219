//! The pictures over the sections of Knock's rules.

use super::map_art;
use crate::{
    collage::{Collage, shaded_card},
    play::{RulesPicture, Strip::Drawn},
};
use printkit_core::{
    Drawing,
    drawing::{Path, Stroke},
    faces::{
        Style,
        knock::{SIDE, Token, danger_shield, time_bar, token},
    },
    ink,
};
use rules::knock::Spell;

/// How far a card lies from the one whose corner it covers, in its own units.
const STEP: f32 = SIDE * 2.0 / 3.0;

/// The pictures, by their sections.
pub static STRIPS: [RulesPicture; 9] = [
    (1, 112.0, Drawn(opening)),
    (3, 128.0, Drawn(placing)),
    (4, 108.0, Drawn(dangers)),
    (5, 96.0, Drawn(alarm)),
    (6, 96.0, Drawn(knight)),
    (7, 66.0, Drawn(voices)),
    (9, 128.0, Drawn(chain)),
    (10, 78.0, Drawn(keeps)),
    (11, 66.0, Drawn(spells)),
];

fn opening(strip: &mut Drawing) {
    strip.glue_drawing(shaded_card("hall-well"), 84.0, 60.0, 1.36, -10.0);
    strip.glue_drawing(shaded_card("creature-goblin"), 216.0, 60.0, 1.36, 10.0);
    strip.glue("monsters/knight", 150.0, 54.0, 1.0, 0.0);
}

/// Cards that lie as they do in a Keep: each a step from the first, in a scale.
fn laid(strip: &mut Drawing, cards: &[(&str, f32, f32)], x: f32, y: f32, scale: f32) {
    for (name, right, down) in cards {
        strip.glue_drawing(shaded_card(name), x + right * STEP * scale, y + down * STEP * scale, scale, 0.0);
    }
}

fn placing(strip: &mut Drawing) {
    let cards = [("hall-landing", 0.0, 0.0), ("hall-cloister", 2.0, 0.0), ("hall-window", 1.0, 1.0)];
    laid(strip, &cards, 88.0, 40.0, 1.12);
    let frame = Path::rect(100.0, 52.0, SIDE * 1.12, SIDE * 1.12, 6.0);
    strip.stroke(frame, Stroke::dashed(ink::GOLD, 3.4, 8.0, 6.0));
}

fn dangers(strip: &mut Drawing) {
    for (name, danger, x) in [("hall-landing", 4, 56.0), ("creature-slime", 5, 150.0), ("hall-throne", 7, 244.0)] {
        strip.glue_drawing(shaded_card(name), x, 60.0, 1.3, 0.0);
        strip.glue_drawing(danger_shield(danger), x, 28.0, 1.3, 0.0);
    }
    sign(strip, 94.0, 94.0, true);
    sign(strip, 188.0, 94.0, true);
    sign(strip, 282.0, 94.0, false);
}

/// A tick for what goes well, a cross for what does not.
fn sign(strip: &mut Drawing, x: f32, y: f32, good: bool) {
    let fill = if good { ink::GREEN } else { ink::RED };
    strip.outlined(Path::circle(x, y, 12.0), fill, Stroke::new(ink::INK, 2.4));
    let (mark, tint) = if good {
        (Path::new().move_to(x - 5.5, y + 0.5).line_to(x - 1.5, y + 4.5).line_to(x + 6.0, y - 4.5), ink::INK)
    } else {
        (Path::line(x - 4.5, y - 4.5, x + 4.5, y + 4.5).and(Path::line(x + 4.5, y - 4.5, x - 4.5, y + 4.5)), ink::PAPER)
    };
    strip.stroke(mark, Stroke::new(tint, 3.0));
}

fn arrow(strip: &mut Drawing, x: f32, y: f32) {
    strip.stroke(Path::line(x - 10.0, y, x + 10.0, y), Stroke::new(ink::AMBER, 3.4));
    let head = Path::new().move_to(x + 4.0, y - 7.0).line_to(x + 11.0, y).line_to(x + 4.0, y + 7.0);
    strip.stroke(head, Stroke::new(ink::AMBER, 3.4));
}

fn alarm(strip: &mut Drawing) {
    for (left, x) in [(3, 48.0), (2, 150.0), (1, 252.0)] {
        strip.glue("monsters/rat_cheese", x, 34.0, 0.62, 0.0);
        strip.glue_drawing(time_bar(left, 3), x, 80.0, 2.1, 0.0);
    }
    arrow(strip, 99.0, 44.0);
    arrow(strip, 201.0, 44.0);
}

fn knight(strip: &mut Drawing) {
    strip.glue_drawing(shaded_card("creature-knight"), 82.0, 50.0, 1.3, -6.0);
    arrow(strip, 150.0, 50.0);
    for (name, x, turn) in [("hall-chapel", 196.0, -9.0), ("hall-reading-room", 238.0, 8.0)] {
        strip.glue_drawing(shaded_card(name), x, 52.0, 1.05, turn);
    }
}

fn voices(strip: &mut Drawing) {
    strip.glue_drawing(token(Token::Speech, Style::Colour), 108.0, 33.0, 2.9, 0.0);
    arrow(strip, 150.0, 33.0);
    strip.glue_drawing(token(Token::Silence, Style::Colour), 192.0, 33.0, 2.9, 0.0);
}

fn chain(strip: &mut Drawing) {
    let cards =
        [("hall-bath", 0.0, 0.0), ("hall-treasury", 1.0, 1.0), ("hall-vault", 2.0, 0.0), ("hall-music", 3.0, 1.0)];
    laid(strip, &cards, 80.0, 40.0, 1.12);
}

fn keeps(strip: &mut Drawing) {
    use map_art::Progress::{Free, Locked, Next};
    for (index, progress) in [Free, Free, Next, Locked].into_iter().enumerate() {
        strip.glue_drawing(map_art::keep(index as u8 + 1, progress), 39.0 + 74.0 * index as f32, 39.0, 0.74, 0.0);
    }
}

fn spells(strip: &mut Drawing) {
    for (index, spell) in Spell::ALL.into_iter().enumerate() {
        let x = 45.0 + 70.0 * index as f32;
        strip.glue_drawing(token(Token::Spell(spell), Style::Colour), x, 33.0, 2.9, 0.0);
    }
}
