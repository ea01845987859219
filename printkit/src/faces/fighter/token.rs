//! Tokens: coins, health, scars, the powers that lie on cards, the leader's two sides, the party and the treasury.

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
};

/// The side of a token's frame in millimetres; a disc fills it.
pub const TOKEN: f32 = 20.0;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A gold coin.
    Gold,
    /// Where a hero's health stands; heroes tell theirs apart by its number, 1 to 6.
    Health(u8),
    /// Where a monster's health stands.
    MonsterHealth,
    /// Covers an ability.
    Scar,
    /// Lies on a monster that every hit does more to.
    Target,
    /// Lies on a monster that became a toad.
    Toad,
    /// Lies on a monster that is charmed.
    Charm,
    /// Lies on the hero who takes no damage.
    Beer,
    /// Lies on a monster without handicaps.
    Ballad,
    /// The leader, as long as no defeat was taken in this fight.
    Undefeated,
    /// The leader, after one.
    Defeated,
    /// Where the party stands.
    Party,
}

/// A token in a square frame of `TOKEN` mm.
pub fn token(token: Token, style: Style) -> Drawing {
    let mut face = Drawing::new(100.0, 100.0);
    let name = match token {
        Token::Gold => "fighter/coin",
        Token::Scar => "fighter/scar",
        Token::Target => "fighter/token_target",
        Token::Toad => "fighter/token_toad",
        Token::Charm => "fighter/token_charm",
        Token::Beer => "fighter/token_beer",
        Token::Ballad => "fighter/token_ballad",
        Token::Undefeated => "fighter/leader_undefeated",
        Token::Defeated => "fighter/leader_defeated",
        Token::Party => "fighter/party",
        Token::Health(_) => "fighter/heart",
        Token::MonsterHealth => "rooms/plain",
    };
    match token {
        Token::Health(number) => {
            health(&mut face, Ink::hex(0x3A2A44), ink::PAPER, ink::INK, &number.to_string());
        }
        Token::MonsterHealth => {
            health(&mut face, ink::DARK_RED, ink::RED, ink::PAPER, "");
            face.fit(art(name), 29.0, 27.0, 42.0, 42.0);
        }
        Token::Party => {
            face.outlined(Path::circle(50.0, 50.0, 47.0), ink::SAND, Stroke::new(ink::INK, 4.0));
            face.stroke(Path::circle(50.0, 50.0, 41.0), Stroke::new(ink::AMBER, 2.4));
            face.fit(art(name), 13.0, 11.0, 74.0, 74.0);
        }
        // The coin is drawn with room for its lip around it.
        Token::Gold => {
            face.fit(art(name), -16.0, -16.0, 132.0, 132.0);
            line(&mut face, "1", 50.0, 64.0, Hand::display(40.0).centred());
        }
        _ => drop(face.fit(art(name), -4.0, -4.0, 108.0, 108.0)),
    }
    let mut whole = Drawing::new(TOKEN, TOKEN);
    whole.place(face, Transform::scale(TOKEN / 100.0, TOKEN / 100.0), 1.0);
    style.finish(whole)
}

/// A disc with a heart on it, and a number on the heart.
fn health(face: &mut Drawing, disc: Ink, heart: Ink, pen: Ink, number: &str) {
    face.outlined(Path::circle(50.0, 50.0, 47.0), disc, Stroke::new(ink::INK, 4.0));
    face.stroke(Path::circle(50.0, 50.0, 41.0), Stroke::new(disc.mix(ink::PAPER, 0.35), 2.4));
    let shape = Path::new()
        .move_to(50.0, 80.0)
        .cubic_to(16.0, 56.0, 16.0, 40.0, 25.0, 30.0)
        .cubic_to(35.0, 22.0, 45.0, 28.0, 50.0, 38.0)
        .cubic_to(55.0, 28.0, 65.0, 22.0, 75.0, 30.0)
        .cubic_to(84.0, 40.0, 84.0, 56.0, 50.0, 80.0)
        .close();
    face.outlined(shape, heart, Stroke::new(ink::INK, 3.6));
    line(face, number, 50.0, 60.5, Hand::display(30.0).in_ink(pen).centred());
}

/// The treasury: where the party's gold and white dice lie.
pub const TREASURY: Size = Size { w: 60.0, h: 44.0 };

/// The treasury in its frame, its name above the places for gold and dice.
pub fn treasury(name: &str, style: Style) -> Drawing {
    let Size { w, h } = TREASURY;
    let mut mat = Drawing::new(w, h);
    let edge = Path::cut(1.2, 1.2, w - 2.4, h - 2.4, 4.0, 9, 0.3);
    mat.outlined(edge, style.panel(Ink::hex(0x7A4434)), Stroke::new(ink::INK, 0.8));
    mat.stroke(Path::cut(3.0, 3.0, w - 6.0, h - 6.0, 3.0, 4, 0.3), Stroke::new(ink::GOLD, 0.5));
    let line_ink = if style == Style::InkSaver { ink::WOOD } else { ink::PARCHMENT };
    let hand = Hand::display(5.4).fitted(name, w - 20.0).centred();
    let plate = hand.width(name) + 6.0;
    mat.fit(art("fighter/treasury"), 4.0, 11.0, 26.0, 28.0);
    for (x, y, shape) in [(43.5, 21.0, "fighter/coin"), (43.5, 34.0, "fighter/die_white")] {
        mat.stroke(Path::cut(x - 11.0, y - 5.6, 22.0, 11.2, 5.0, 8, 0.2), Stroke::dashed(line_ink, 0.4, 1.4, 1.2));
        mat.fit(art(shape), x - 4.4, y - 4.4, 8.8, 8.8);
    }
    mat.outlined(Path::cut((w - plate) / 2.0, 4.2, plate, 7.6, 1.6, 3, 0.2), ink::PAPER, Stroke::new(ink::INK, 0.5));
    line(&mut mat, name, w / 2.0, 9.9, hand);
    style.finish(mat)
}
