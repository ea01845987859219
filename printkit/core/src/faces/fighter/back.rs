//! Card backs: each pile of the tower is told by its emblem, monsters also by their level.

use super::{CARD, Ground, card, dice, monster::roman};
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke},
    ink::{self, Ink},
    lettering::{Hand, line},
};

/// A pile of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// Monsters of that level.
    Monsters(u8),
    /// Bosses.
    Bosses,
    /// Equipment.
    Equipment,
}

impl Pile {
    /// Its ground and its emblem.
    pub(super) fn look(self) -> (Ink, &'static str) {
        match self {
            Pile::Monsters(1) => (Ink::hex(0x4F6B3F), "rooms/plain"),
            Pile::Monsters(2) => (Ink::hex(0x2F5068), "rooms/plain"),
            Pile::Monsters(3) => (Ink::hex(0x5B3F7D), "rooms/plain"),
            Pile::Monsters(_) => (Ink::hex(0x8E3B3A), "rooms/plain"),
            Pile::Bosses => (Ink::hex(0x3A1F33), "rooms/boss"),
            Pile::Equipment => (Ink::hex(0x7A4434), "rooms/treasure"),
        }
    }
}

/// The back of a pile's cards.
pub fn back(pile: Pile, ground: Ground) -> Drawing {
    let (style, seed) = (ground.style(), 4);
    let mut back = ground.blank(card::W, card::H, seed);
    let (ink, emblem) = pile.look();
    let look = style.back(ink);
    let (w, h) = (card::W, card::H);
    let edge = Stroke::new(ink::INK, if look.rays.is_some() { 2.6 } else { 1.4 });
    back.outlined(Path::cut(8.0, 8.0, w - 16.0, h - 16.0, 9.0, seed, 0.8), look.panel, edge);
    let y = if let Pile::Monsters(_) = pile { h / 2.0 - 16.0 } else { h / 2.0 };
    if let Some(rays) = look.rays {
        back.stroke(Path::cut(14.0, 14.0, w - 28.0, h - 28.0, 6.0, 5, 0.8), Stroke::new(look.line, 2.0));
        back.fill(Path::rays(w / 2.0, y, 40.0, 58.0, 50.0, 24, 2.2), rays);
    }
    let side = 88.0 * look.emblem;
    back.fit(art(emblem), (w - side) / 2.0, y - side / 2.0, side, side);
    if let Pile::Monsters(level) = pile {
        let (w, h, top) = (56.0, 30.0, 148.0);
        let left = (card::W - w) / 2.0;
        back.outlined(Path::cut(left, top, w, h, 6.0, 6, 0.8), ink::SAND, Stroke::new(ink::INK, 2.4));
        line(&mut back, roman(level), card::W / 2.0, top + 22.6, Hand::display(24.0).centred());
        // As many stars in a row as the level is high, for a glance at a pile.
        for star in 0..level {
            let x = card::W / 2.0 + (f32::from(star) - f32::from(level - 1) / 2.0) * 20.0;
            back.outlined(dice::star(x, 32.0, 9.0), ink::SAND, Stroke::new(ink::INK, 2.0));
        }
    }
    ground.finish(back, CARD)
}
