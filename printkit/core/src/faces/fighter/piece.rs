//! Pieces of cardboard: coins, health, scars, the powers that lie on cards, the leader's two sides, the party and the treasury.

use super::Style;
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
};
use rules::fighter::Token;

/// The side of a piece's frame in millimetres; a disc fills it.
pub const PIECE: f32 = 20.0;

/// A round piece of cardboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A gold coin.
    Gold,
    /// Where a hero's health stands. Its number tells whose it is.
    Health(u8),
    /// Where a monster's health stands.
    MonsterHealth,
    /// Covers an ability.
    Scar,
    /// A power token, on a monster or a hero.
    Power(Token),
    /// The leader, as long as the party took no defeat in this fight.
    Undefeated,
    /// The leader, after one.
    Defeated,
    /// Where the party stands.
    Party,
}

/// A piece in a square frame of `PIECE` mm.
pub fn piece(piece: Piece, style: Style) -> Drawing {
    let mut face = Drawing::new(100.0, 100.0);
    // Tokens are drawn with a little room around their discs.
    let mut disc = |name: &str| {
        face.fit(art(name), -4.0, -4.0, 108.0, 108.0);
    };
    match piece {
        Piece::Scar => disc("fighter/scar"),
        Piece::Power(Token::Target) => disc("fighter/token_target"),
        Piece::Power(Token::Toad) => disc("fighter/token_toad"),
        Piece::Power(Token::Charm) => disc("fighter/token_charm"),
        Piece::Power(Token::Beer) => disc("fighter/token_beer"),
        Piece::Power(Token::Ballad) => disc("fighter/token_ballad"),
        Piece::Undefeated => disc("fighter/leader_undefeated"),
        Piece::Defeated => disc("fighter/leader_defeated"),
        Piece::Gold => {
            face.fit(art("fighter/coin"), -1.0, -1.0, 102.0, 102.0);
            line(&mut face, "1", 50.0, 64.0, Hand::display(40.0).centred());
        }
        Piece::Health(number) => {
            health(&mut face, Ink::hex(0x3A2A44), ink::PAPER);
            line(&mut face, &number.to_string(), 50.0, 60.5, Hand::display(30.0).centred());
        }
        Piece::MonsterHealth => {
            health(&mut face, ink::DARK_RED, ink::RED);
            face.fit(art("rooms/plain"), 29.0, 27.0, 42.0, 42.0);
        }
        Piece::Party => {
            face.outlined(Path::circle(50.0, 50.0, 47.0), ink::SAND, Stroke::new(ink::INK, 4.0));
            face.stroke(Path::circle(50.0, 50.0, 41.0), Stroke::new(ink::AMBER, 2.4));
            face.fit(art("fighter/party"), 13.0, 11.0, 74.0, 74.0);
        }
    }
    let mut whole = Drawing::new(PIECE, PIECE);
    whole.place(face, Transform::scale(PIECE / 100.0, PIECE / 100.0), 1.0);
    style.finish(whole)
}

/// A disc with a heart on it.
fn health(face: &mut Drawing, disc: Ink, heart: Ink) {
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
