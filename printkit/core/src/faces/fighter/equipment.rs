//! Equipment cards: weapons with their throw and bonus, armours and items with their effect, and what they cost.

use super::{CARD, Ground, Sign, card, dice::star, ribbon, seed};
use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::{Effect, Equipment, Kind};

/// A piece of equipment.
pub fn equipment(piece: &Equipment, words: &Words, ground: Ground) -> Drawing {
    let mut face = ground.blank(card::W, card::H, seed(&piece.key));
    card::picture(&mut face, art(&format!("equipment/{}", piece.key)), panel(piece.kind), 0.86, ground);
    card::badge(&mut face, 20.0, ink::PAPER, kind_badge(piece.kind), 0.84);
    let key = format!("equipment-{}", piece.key);
    ribbon(&mut face, &words.get(&key), card::NAME, 120.0, 14.5, card::SMALL);
    let sign = match piece.kind {
        Kind::Weapon(throw, _) => Sign::Throw(throw),
        Kind::Armour(effect) | Kind::Item(effect) => Sign::Effect(effect),
    };
    card::told(&mut face, &[sign], &words.get(&format!("{key}-joke")), words);
    foot(&mut face, piece);
    ground.finish(face, CARD)
}

/// The mark of one use, the bonus and the cost, as many as there are, spread evenly.
fn foot(face: &mut Drawing, piece: &Equipment) {
    let bonus = bonus(piece.kind);
    let count = 1 + usize::from(piece.is_once()) + usize::from(bonus.is_some());
    let pitch = if count == 3 { 45.0 } else { 50.0 };
    let mut x = card::W / 2.0 - pitch * (count - 1) as f32 / 2.0;
    if piece.is_once() {
        once(face, x);
        x += pitch;
    }
    if let Some((shape, number)) = bonus {
        card::stat(face, shape, x, &number);
        x += pitch;
    }
    card::stat(face, "fighter/coin", x, &piece.cost.to_string());
}

/// The ground of a card's picture.
fn panel(kind: Kind) -> Ink {
    Ink::hex(match kind {
        Kind::Weapon(..) => 0x7A3B45,
        Kind::Armour(_) => 0x3E4E78,
        Kind::Item(_) => 0x4A3A6E,
    })
}

/// What a piece is worth at a glance: a burst for damage, a heart for health.
fn bonus(kind: Kind) -> Option<(&'static str, String)> {
    match kind {
        Kind::Weapon(_, n) | Kind::Armour(Effect::ExtraDamage(n)) | Kind::Item(Effect::ExtraDamage(n)) => {
            Some(("fighter/damage_burst", format!("+{n}")))
        }
        Kind::Armour(Effect::ReducedDamage(n)) | Kind::Item(Effect::ReducedDamage(n)) => {
            Some(("fighter/damage_burst", format!("−{n}")))
        }
        Kind::Armour(Effect::HealOne(n) | Effect::HealAll(n)) | Kind::Item(Effect::HealOne(n) | Effect::HealAll(n)) => {
            Some(("fighter/heart", format!("+{n}")))
        }
        Kind::Armour(_) | Kind::Item(_) => None,
    }
}

/// The mark of what is discarded after its use.
fn once(face: &mut Drawing, middle: f32) {
    let (x, y, w, h) = (middle - 15.0, 175.5, 30.0, 24.0);
    face.outlined(Path::cut(x, y, w, h, 5.0, 3, 0.6), ink::PAPER, Stroke::dashed(ink::INK, 2.2, 5.0, 4.0));
    line(face, "×1", x + w / 2.0, y + h / 2.0 + 5.6, Hand::display(16.0).centred());
}

/// The sign of a kind of equipment: a sword, a shield or a star.
pub fn kind_badge(kind: Kind) -> Drawing {
    let mut sign = Drawing::new(100.0, 100.0);
    let pen = || Stroke::new(ink::INK, 6.0);
    match kind {
        Kind::Weapon(..) => {
            sign.fit(art("things/sword"), -14.0, -14.0, 128.0, 128.0);
        }
        Kind::Armour(_) => {
            let half = |x: f32| {
                Path::new().move_to(50.0, 12.0).line_to(x, 20.0).line_to(x, 48.0).quad_to(x, 76.0, 50.0, 90.0).close()
            };
            sign.fill(half(18.0), Ink::hex(0x7FA6E0));
            sign.fill(half(82.0), ink::BLUE);
            sign.stroke(half(18.0).and(half(82.0)), pen());
        }
        Kind::Item(_) => {
            sign.outlined(star(50.0, 53.0, 44.0), ink::GOLD, pen());
        }
    }
    sign
}
