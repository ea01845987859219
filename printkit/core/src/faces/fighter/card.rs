//! What monsters, bosses and equipment share on their cards: the arched picture, the signs of powers, the joke and the
//! stats at the foot. Drawn in units of the look's face, 150 wide.

use super::{CARD, Ground, Sign, Style, family_key};
use crate::{
    art::art,
    drawing::{Drawing, Paint, Path, Point, Stop, Stroke, Transform},
    fonts,
    ink::{self, Ink},
    lettering::{self, Hand, SMALLEST, line},
    words::Words,
};
use rules::fighter::Ability;

/// The face in units, and how many millimetres a unit is.
pub const W: f32 = 150.0;
pub const UNIT: f32 = CARD.w / W;
pub const H: f32 = CARD.h / UNIT;
/// The smallest letters, in units.
pub const SMALL: f32 = SMALLEST / UNIT;
/// From one line of a sign's name to the next, in ems, and from its picture to its name.
const NAMES: f32 = 1.06;
const GAP: f32 = 3.0;
/// Where text begins and ends.
const EDGE: f32 = 10.0;
/// Between the ribbon and the stats: where signs and the joke stand.
const TOP: f32 = 123.5;
const BOTTOM: f32 = 166.0;
/// The middle of the stats.
const FOOT: f32 = 187.5;
/// Where a card's name stands.
pub const NAME: (f32, f32) = (W / 2.0, 108.0);

/// Draws the arched picture: a panel of that ink, its rays, and a drawing that stands in it.
pub fn picture(face: &mut Drawing, drawing: Drawing, panel: Ink, share: f32, ground: Ground) {
    let style = ground.style();
    let wall = style.panel(panel);
    let light = if style == Style::InkSaver { wall.mix(ink::INK, 0.1) } else { wall.mix(ink::PAPER, 0.2) };
    let arch = || {
        Path::new()
            .move_to(9.0, 108.0)
            .line_to(9.0, 52.0)
            .quad_to(11.0, 11.0, 75.0, 9.0)
            .quad_to(139.0, 11.0, 141.0, 52.0)
            .line_to(141.0, 108.0)
            .close()
    };
    // A drawing of its own, so that cards of one colour share it in a document.
    let mut stage = Drawing::default();
    stage.fill(arch(), wall);
    stage.fill(Path::rays(75.0, 61.0, 37.0, 56.0, 49.0, 18, 3.0), light);
    let floor = Path::new()
        .move_to(9.0, 108.0)
        .line_to(9.0, 95.0)
        .quad_to(40.0, 87.0, 75.0, 89.0)
        .quad_to(110.0, 87.0, 141.0, 95.0)
        .line_to(141.0, 108.0)
        .close();
    stage.fill(floor, light);
    shine(&mut stage, 75.0, 61.0, 46.0, ground);
    face.place(stage, Transform::IDENTITY, 1.0);
    let side = 97.0 * share;
    face.fit(drawing, 75.0 - side / 2.0, 57.5 - side / 2.0, side, side);
    face.stroke(arch(), Stroke::new(ink::INK, 2.6));
}

/// Lets a picture glow. Paper knows no fading light, so there it is a few rings; saved ink lights nothing.
pub fn shine(face: &mut Drawing, x: f32, y: f32, radius: f32, ground: Ground) {
    match ground {
        Ground::Table => {
            let stop = |at: f32, rgb: u32, opacity: f32| Stop { at, ink: Ink::hex(rgb).faded(opacity) };
            let stops = vec![stop(0.0, 0xFFD98A, 0.5), stop(0.55, 0xFFC25E, 0.18), stop(1.0, 0xFFC25E, 0.0)];
            face.fill(Path::circle(x, y, radius), Paint::Radial { centre: Point { x, y }, radius, stops });
        }
        Ground::Sheet(Style::Colour) => {
            for share in [0.92, 0.7, 0.46] {
                face.fill(Path::circle(x, y, radius * share), Ink::hex(0xFFC25E).faded(0.1));
            }
        }
        Ground::Sheet(_) => {}
    }
}

/// A round badge in one of the card's upper corners, and the drawing on it.
pub fn badge(face: &mut Drawing, x: f32, disc: Ink, drawing: Drawing, share: f32) {
    let (y, r) = (20.0, 13.0);
    face.outlined(Path::circle(x, y, r), disc, Stroke::new(ink::INK, 2.4));
    let side = 2.0 * r * share;
    face.fit(drawing, x - side / 2.0, y - side / 2.0, side, side);
}

/// The same with a word on it.
pub fn lettered_badge(face: &mut Drawing, x: f32, disc: Ink, letters: &str) {
    badge(face, x, disc, Drawing::new(1.0, 1.0), 1.0);
    let hand = Hand::display(15.0).fitted(letters, 19.0).centred();
    line(face, letters, x, 20.0 + hand.size * 0.35, hand);
}

/// What a card does, under its name: each sign as a picture with its short name, and the joke in what room is left.
pub fn told(face: &mut Drawing, signs: &[Sign], joke: &str, words: &Words) {
    let row = match signs.len() {
        0 => 0.0,
        1 => 25.0,
        _ => 21.0,
    };
    let edge = if signs.len() > 1 { 6.0 } else { EDGE };
    let pitch = (W - 2.0 * edge) / signs.len().max(1) as f32;
    let space = pitch - row - 2.0 * GAP;
    let names: Vec<String> = signs.iter().map(|sign| sign.name(words)).collect();
    let hand = names.iter().fold(Hand::display(11.0), |hand, name| named(name, hand, space, row));
    for (i, (&sign, name)) in signs.iter().zip(&names).enumerate() {
        entry(face, sign, edge + (i as f32 + 0.5) * pitch, row, &fonts::wrap(hand.face, name, hand.size, space), hand);
    }
    let (top, room) = (TOP + row, W - 2.0 * EDGE - 2.0);
    let texts = [joke.to_string()];
    let largest = if signs.is_empty() { 8.6 } else { 6.8 };
    let hand = Hand::medium(largest).in_ink(ink::COCOA).centred();
    let hand = lettering::fitting(&texts, room, BOTTOM - top, hand, SMALL);
    let spare = (BOTTOM - top - lettering::height(&texts, room, hand)).max(0.0);
    let room = lettering::evened(joke, room, hand);
    lettering::paragraph(face, joke, W / 2.0, top + hand.size * 0.95 + spare / 2.0, room, hand);
}

/// The hand, made smaller until a name fits beside its picture.
fn named(name: &str, hand: Hand, space: f32, limit: f32) -> Hand {
    let fits = |hand: Hand| {
        let lines = fonts::wrap(hand.face, name, hand.size, space);
        lines.len() as f32 * hand.size * NAMES <= limit + 2.0 && lines.iter().all(|line| hand.width(line) <= space)
    };
    let mut hand = hand;
    while hand.size > SMALL && !fits(hand) {
        hand.size = (hand.size - 0.2).max(SMALL);
    }
    hand
}

/// A sign's picture with its number, and its name beside it, around `middle`.
fn entry(face: &mut Drawing, sign: Sign, middle: f32, side: f32, name: &[String], hand: Hand) {
    let w = name.iter().map(|line| hand.width(line)).fold(0.0, f32::max);
    let (left, top) = (middle - (side + GAP + w) / 2.0, TOP - 2.0);
    // What an effect is worth stands at the card's foot, larger.
    if let Sign::Effect(_) = sign {
        face.fit(sign.picture(), left, top, side, side);
    } else {
        sign_picture(face, sign, left, top, side);
    }
    let leading = hand.size * NAMES;
    let first = top + side / 2.0 + hand.size * 0.35 - leading * (name.len() - 1) as f32 / 2.0;
    for (i, words) in name.iter().enumerate() {
        line(face, words, left + side + GAP, first + i as f32 * leading, hand);
    }
}

/// A sign's picture in a square, its number on a plate at the lower right, and a sworn enemy's family at the left.
pub fn sign_picture(face: &mut Drawing, sign: Sign, x: f32, y: f32, side: f32) {
    face.fit(sign.picture(), x, y, side, side);
    let r = side * 0.22;
    let plate = |face: &mut Drawing, cx: f32, cy: f32| {
        face.outlined(Path::circle(cx, cy, r), ink::PAPER, Stroke::new(ink::INK, side * 0.055));
        (cx, cy)
    };
    if let Some(number) = sign.number() {
        let (cx, cy) = plate(face, x + side * 0.82, y + side * 0.8);
        let hand = Hand::display(r * 1.7).centred();
        line(face, &number.to_string(), cx, cy + hand.size * 0.35, hand);
    }
    if let Sign::Ability(Ability::SwornEnemy(family, _)) = sign {
        let (cx, cy) = plate(face, x + side * 0.2, y + side * 0.8);
        face.fit(art(&format!("families/{}", family_key(family))), cx - r * 0.86, cy - r * 0.86, r * 1.72, r * 1.72);
    }
}

/// A number on a heart, a burst or a coin at the card's foot.
pub fn stat(face: &mut Drawing, name: &str, x: f32, number: &str) {
    let (side, lift, hand) = match name {
        "fighter/heart" => (47.0, -1.0, Hand::display(18.0).in_ink(ink::PAPER)),
        "fighter/coin" => (44.0, 0.0, Hand::display(18.0)),
        _ => (42.0, 0.0, Hand::display(16.5)),
    };
    face.fit(art(name), x - side / 2.0, FOOT - side / 2.0, side, side);
    let hand = hand.fitted(number, 22.0).centred();
    line(face, number, x, FOOT + lift + hand.size * 0.35, hand);
}
