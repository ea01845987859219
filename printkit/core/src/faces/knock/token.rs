//! The round tokens of Knock: discs with a ring and the thing they stand for.

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke, Transform},
    ink::{self, Ink},
};
use rules::knock::Spell;

/// The side of a token's frame in millimetres; the disc fills it.
pub const TOKEN: f32 = 20.0;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A creature's patience.
    Time,
    /// One of the Spellbook tokens.
    Spell(Spell),
    /// The players may talk.
    Speech,
    /// The players may not.
    Silence,
}

impl Token {
    /// Disc, ring, the drawing on it, and that drawing's share of its frame.
    fn look(self) -> (Ink, Ink, &'static str, f32) {
        match self {
            Token::Time => (ink::GOLD, ink::AMBER, "tokens/hourglass", 0.98),
            Token::Spell(Spell::Fireball) => (Ink::hex(0xF0B07A), ink::RED, "things/flame", 0.7),
            Token::Spell(Spell::IceFlash) => (Ink::hex(0x5E8FCC), Ink::hex(0x1E356F), "things/ice", 0.7),
            Token::Spell(Spell::Poison) => (Ink::hex(0xD9EBC6), ink::DARK_GREEN, "things/poison", 0.7),
            Token::Spell(Spell::SphereOfSilence) => (Ink::hex(0xC9B8E0), Ink::hex(0x6A4F94), "things/orb", 0.7),
            Token::Speech => (ink::GREEN, ink::DARK_GREEN, "things/speech", 0.8),
            Token::Silence => (ink::RED, Ink::hex(0xEE7A5C), "things/silence", 0.8),
        }
    }
}

/// A round token in a square frame of `TOKEN` mm.
pub fn token(token: Token, style: Style) -> Drawing {
    let (disc, ring, thing, share) = token.look();
    let mut drawing = Drawing::new(100.0, 100.0);
    drawing.outlined(Path::circle(50.0, 50.0, 47.0), disc, Stroke::new(ink::INK, 4.0));
    drawing.stroke(Path::circle(50.0, 50.0, 40.5), Stroke::new(ring, 2.2));
    let side = 112.0 * share;
    // The bubbles' tails make them hang low.
    let lift = if matches!(token, Token::Speech | Token::Silence) { 1.5 } else { 0.0 };
    drawing.fit(art(thing), 50.0 - side / 2.0, 50.0 - side / 2.0 + lift, side, side);
    let mut whole = Drawing::new(TOKEN, TOKEN);
    whole.place(drawing, Transform::scale(TOKEN / 100.0, TOKEN / 100.0), 1.0);
    style.finish(whole)
}
