//! The pictures over the sections of the rules of Donjonz.

use crate::{
    collage::Collage,
    play::{RulesPicture, Strip::Drawn},
};
use printkit_core::{
    Drawing,
    drawing::{Path, Stroke, Transform},
    faces::{Style, donjonz as face},
    ink,
};
use rules::donjonz::{Deck, TRACK, Thing, Weapon};

/// The pictures, by their sections.
pub static STRIPS: [RulesPicture; 7] = [
    (1, 104.0, Drawn(opening)),
    (2, 118.0, Drawn(laying)),
    (3, 104.0, Drawn(walking)),
    (4, 74.0, Drawn(finds)),
    (5, 74.0, Drawn(monsters)),
    (6, 74.0, Drawn(key_and_door)),
    (7, 44.0, Drawn(track)),
];

/// A dungeon card with an inked edge and a shadow, as it lies on a table.
pub fn edged_card(index: usize) -> Drawing {
    let mut drawing = Drawing::new(54.0, 72.0);
    if let Some(card) = Deck::standard().cards().get(index) {
        let edge = Path::rect(-0.6, -0.6, 55.2, 73.2, 2.4);
        drawing.fill(Path::rect(-0.6, 2.2, 55.2, 73.2, 2.4), ink::INK.faded(0.45));
        drawing.outlined(edge, ink::TAN, Stroke::new(ink::INK, 2.2));
        drawing.place(face::card(card, Style::Colour), Transform::IDENTITY, 1.0);
    }
    drawing
}

fn card(strip: &mut Drawing, index: usize, x: f32, y: f32, scale: f32, turn: f32) {
    strip.glue_drawing(edged_card(index), x, y, scale, turn);
}

fn opening(strip: &mut Drawing) {
    card(strip, 4, 92.0, 54.0, 1.2, -10.0);
    card(strip, 9, 208.0, 54.0, 1.2, 10.0);
    strip.glue("things/hero", 150.0, 52.0, 0.92, 0.0);
}

fn laying(strip: &mut Drawing) {
    let deck = Deck::standard();
    strip.glue_drawing(face::card(deck.start(), Style::Colour), 104.0, 96.0, 1.0, 0.0);
    card(strip, 1, 104.0, 42.0, 1.0, 0.0);
    card(strip, 3, 212.0, 58.0, 1.0, 9.0);
    let arrow = Path::new().move_to(172.0, 34.0).quad_to(154.0, 26.0, 143.0, 42.0);
    strip.stroke(arrow, Stroke::new(ink::AMBER, 3.4));
    let head = Path::new().move_to(153.0, 43.0).line_to(142.0, 44.0).line_to(141.0, 33.0);
    strip.stroke(head, Stroke::new(ink::AMBER, 3.4));
}

fn walking(strip: &mut Drawing) {
    let deck = Deck::standard();
    strip.glue_drawing(face::card(deck.start(), Style::Colour), 150.0, 52.0, 2.4, 0.0);
    let steps = Path::new().move_to(107.0, 72.0).line_to(107.0, 31.0).line_to(140.0, 31.0);
    strip.stroke(steps, Stroke::dashed(ink::RED, 4.4, 0.1, 9.0));
    strip.glue("things/hero", 150.0, 24.0, 0.5, 0.0);
}

fn finds(strip: &mut Drawing) {
    let names = ["things/pouch", "things/sword", "things/bow", "things/axe", "things/wand"];
    for (i, name) in names.into_iter().enumerate() {
        plate(strip, 30.0 + 60.0 * i as f32, 37.0);
        strip.glue(name, 30.0 + 60.0 * i as f32, 37.0, 0.42, 0.0);
    }
}

fn plate(strip: &mut Drawing, x: f32, y: f32) {
    let cut = Path::cut(x - 26.0, y - 28.0, 52.0, 56.0, 10.0, x as u32, 0.8);
    strip.outlined(cut, ink::PAPER, Stroke::new(ink::TAN, 2.2));
}

fn monsters(strip: &mut Drawing) {
    for (i, weapon) in Weapon::ALL.into_iter().enumerate() {
        let x = 39.0 + 74.0 * i as f32;
        strip.glue_drawing(face::thing(Thing::Monster(weapon), Style::Colour), x, 37.0, 3.7, 0.0);
    }
}

fn key_and_door(strip: &mut Drawing) {
    strip.glue("things/key", 70.0, 37.0, 0.62, 0.0);
    strip.glue("things/door_locked", 150.0, 37.0, 0.66, 0.0);
    for (x, y) in [(218.0, 26.0), (244.0, 26.0), (218.0, 50.0), (244.0, 50.0)] {
        strip.glue("things/pouch", x, y, 0.3, 0.0);
    }
    for x in [108.0, 186.0] {
        strip.stroke(Path::line(x - 7.0, 37.0, x + 7.0, 37.0), Stroke::new(ink::AMBER, 3.0));
        let head = Path::new().move_to(x + 2.0, 31.0).line_to(x + 8.0, 37.0).line_to(x + 2.0, 43.0);
        strip.stroke(head, Stroke::new(ink::AMBER, 3.0));
    }
}

fn track(strip: &mut Drawing) {
    strip.stroke(Path::line(16.0, 22.0, 284.0, 22.0), Stroke::new(ink::BARK, 4.0));
    for (i, points) in TRACK.into_iter().enumerate() {
        let x = 16.0 + 29.8 * i as f32;
        let (fill, tint) = match i {
            0..=4 => (ink::DARK_RED, ink::PAPER),
            5 => (ink::SAND, ink::INK),
            _ => (ink::PAPER, ink::INK),
        };
        strip.outlined(Path::circle(x, 22.0, 13.0), fill, Stroke::new(ink::INK, 2.2));
        strip.number(points, x, 22.0, 13.5, tint);
    }
}
