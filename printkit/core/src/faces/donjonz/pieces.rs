//! What is cut out beside the dungeon cards: card backs, the fold-up hero, tokens and footprints.

use super::{CELL, Style, thing as thing_face, weapon_art};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::donjonz::{Thing, Weapon};

/// The ground of the game.
const TEAL: Ink = Ink::hex(0x2F5B58);
/// The hero's fold-up figure, flat: a tab, the figure upside down, the figure, a tab.
pub const STANDEE: Size = Size { w: 24.0, h: 76.0 };
/// The feet of the figure, each folded outwards.
const TAB: f32 = 8.0;
/// The side of a footprint token.
pub const STEP: f32 = 9.0;

/// The back of a card of that size: a door in lantern light, with a margin that forgives a crooked cut.
pub fn back(size: Size, style: Style) -> Drawing {
    let Size { w, h } = size;
    let mut back = Drawing::new(w, h);
    let look = style.back(TEAL);
    back.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::PARCHMENT));
    back.outlined(Path::cut(3.0, 3.0, w - 6.0, h - 6.0, 3.0, 4, 0.3), look.panel, Stroke::new(ink::INK, 0.9));
    back.stroke(Path::cut(5.0, 5.0, w - 10.0, h - 10.0, 2.0, 5, 0.3), Stroke::new(look.line, 0.55));
    let (x, y) = (w / 2.0, h / 2.0);
    let reach = x.min(y) - 6.6;
    if let Some(rays) = look.rays {
        back.fill(Path::rays(x, y, reach * 0.62, reach, reach * 0.86, 24, 0.7), rays);
    }
    if h > w {
        for (i, weapon) in Weapon::ALL.into_iter().enumerate() {
            let (dx, dy) = (if i % 2 == 0 { 12.6 } else { w - 12.6 }, if i < 2 { 12.6 } else { h - 12.6 });
            back.outlined(Path::circle(dx, dy, 4.9), ink::PAPER, Stroke::new(ink::INK, 0.6));
            back.fit(art(weapon_art(weapon)), dx - 4.8, dy - 4.8, 9.6, 9.6);
        }
    }
    let share = if h > w { 1.5 } else { 1.9 };
    let side = reach * share * look.emblem;
    back.fit(art("things/door_locked"), x - side / 2.0, y - side / 2.0, side, side);
    style.finish(back)
}

/// The hero to fold up: he is seen from both sides, and his feet are glued to a base.
pub fn standee(words: &Words, style: Style) -> Drawing {
    let Size { w, h } = STANDEE;
    let side = (h - 2.0 * TAB) / 2.0;
    let mut flat = Drawing::new(w, h);
    flat.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::PARCHMENT));
    let panel = style.panel(TEAL);
    flat.fill(Path::rect(0.0, TAB, w, 2.0 * side, 0.0), panel);
    let shine = if style == Style::InkSaver { panel.mix(ink::INK, 0.10) } else { panel.mix(ink::SAND, 0.22) };
    let figure = || {
        let mut half = Drawing::new(w, side);
        half.fill(Path::rays(w / 2.0, side * 0.56, 8.6, 11.4, 10.2, 20, 0.6), shine);
        half.outlined(Path::ellipse(w / 2.0, side - 3.2, 7.4, 1.9), ink::GOLD, Stroke::new(ink::INK, 0.5));
        half.fit(art("things/hero"), 0.4, side - 3.6 - 21.2, w - 0.8, 23.2);
        half
    };
    flat.place(figure(), Transform::shift(0.0, TAB + side), 1.0);
    flat.place(figure(), Transform::scale(-1.0, -1.0).then(Transform::shift(w, TAB + side)), 1.0);
    for y in [TAB, TAB + side, TAB + 2.0 * side] {
        let is_head = y == TAB + side && style != Style::InkSaver;
        let ink = if is_head { ink::PAPER } else { ink::BARK };
        flat.stroke(Path::line(0.5, y, w - 0.5, y), Stroke::dashed(ink, 0.3, 1.4, 1.2));
    }
    let hand = Hand::heavy(2.6).centred();
    line(&mut flat, &words.get("print-glue"), w / 2.0, TAB / 2.0 + 0.9, hand);
    line(&mut flat, &words.get("print-glue"), w / 2.0, h - TAB / 2.0 + 0.9, hand);
    style.finish(flat)
}

/// The round ground the hero's feet are glued to, in a square of `STANDEE.w`.
pub fn base(style: Style) -> Drawing {
    let side = STANDEE.w;
    let mut base = Drawing::new(side, side);
    base.fill(Path::rect(0.0, 0.0, side, side, 0.0), style.ground(ink::PARCHMENT));
    base.outlined(
        Path::circle(side / 2.0, side / 2.0, side / 2.0 - 1.6),
        style.ground(ink::TAN),
        Stroke::new(ink::INK, 0.7),
    );
    let slot = Path::rect(2.6 + 3.0, side / 2.0 - TAB, side - 11.2, 2.0 * TAB, 1.2);
    base.stroke(slot, Stroke::dashed(ink::BARK, 0.3, 1.4, 1.2));
    style.finish(base)
}

/// The hero standing on the base, to show what the pieces become.
pub fn assembled(style: Style) -> Drawing {
    let mut hero = Drawing::new(32.0, 40.0);
    hero.outlined(Path::ellipse(16.0, 34.0, 12.5, 4.6), style.ground(ink::TAN), Stroke::new(ink::INK, 0.6));
    hero.fill(Path::polygon(&[(7.5, 34.5), (24.5, 34.5), (22.5, 37.2), (9.5, 37.2)]), ink::PARCHMENT);
    hero.stroke(Path::polygon(&[(7.5, 34.5), (24.5, 34.5), (22.5, 37.2), (9.5, 37.2)]), Stroke::new(ink::BARK, 0.3));
    hero.outlined(Path::rect(6.5, 6.5, 19.0, 28.0, 0.4), style.panel(TEAL), Stroke::new(ink::INK, 0.6));
    hero.fit(art("things/hero"), 5.0, 11.0, 22.0, 23.0);
    style.finish(hero)
}

/// A piece's ground, with a fine line inside its cut.
fn ground(piece: &mut Drawing, style: Style) {
    let Size { w, h } = piece.size;
    piece.fill(Path::rect(0.0, 0.0, w, h, 0.0), style.ground(ink::PARCHMENT));
    let edge = Stroke { square: true, ..Stroke::new(ink::TAN, 0.25) };
    piece.stroke(Path::rect(0.125, 0.125, w - 0.25, h - 0.25, 0.0), edge);
}

/// A token with a thing on it, as large as a cell.
pub fn token(thing: Thing, style: Style) -> Drawing {
    let mut token = Drawing::new(CELL, CELL);
    ground(&mut token, style);
    let middle = CELL / 2.0;
    token.outlined(Path::circle(middle, middle, 8.0), style.ground(ink::PAPER), Stroke::new(ink::INK, 0.7));
    token.stroke(Path::circle(middle, middle, 7.2), Stroke::new(ink::TAN, 0.35));
    token.fit(thing_face(thing, Style::Colour), middle - 6.8, middle - 6.8, 13.6, 13.6);
    style.finish(token)
}

/// A footprint to lay on a cell that was left.
pub fn step(style: Style) -> Drawing {
    let mut step = Drawing::new(STEP, STEP);
    ground(&mut step, style);
    let foot = |x: f32, y: f32| Path::ellipse(x, y, 0.95, 1.45).and(Path::ellipse(x, y + 2.3, 0.7, 0.65));
    step.fill(foot(3.15, 4.2).and(foot(5.85, 2.9)), ink::DARK_RED.mix(ink::RED, 0.4));
    style.finish(step)
}
