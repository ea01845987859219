//! What the pictures on cards and boards mean: all special throws, handicaps and effects on one page.

use super::{Sign, Style};
use crate::{
    drawing::Drawing,
    faces::leaflet::{self, SIZE},
    lettering::{self, Hand, SMALLEST, line, paragraph},
    words::Words,
};
use rules::fighter::{Colour, Effect, Handicap, Throw};

const EDGE: f32 = 8.0;
/// Where the right column begins, and how wide a column is.
const RIGHT: f32 = SIZE.w / 2.0 + 2.0;
const COLUMN: f32 = SIZE.w / 2.0 - EDGE - 2.0;
/// From one entry to the next, and the side of its picture.
const PITCH: f32 = 11.9;
const PICTURE: f32 = 10.6;

/// The page in that language.
pub fn reference(words: &Words, style: Style) -> Drawing {
    let mut page = leaflet::blank(style);
    let first = leaflet::heading(&mut page, &words.get("print-fighter-throws"), EDGE, 12.0, COLUMN) - 2.6;
    let hint = words.get("print-fighter-throws-hint");
    line(&mut page, &hint, SIZE.w - EDGE, 12.0, Hand::heavy(2.9).fitted(&hint, COLUMN + 12.0).to_the_left());
    let (left, right) = Throw::ALL.split_at(Throw::ALL.len() / 2);
    for (x, throws) in [(EDGE, left), (RIGHT, right)] {
        let signs = throws.iter().map(|&throw| (Sign::Throw(throw), Sign::Throw(throw).does(words)));
        entries(&mut page, x, first, signs.collect(), words);
    }
    let below = first + left.len() as f32 * PITCH + 7.0;
    let told = |(sign, key): (Sign, Option<&str>)| (sign, key.map_or_else(|| sign.does(words), |key| words.get(key)));
    for (x, title, signs) in
        [(EDGE, "print-fighter-handicaps", handicaps()), (RIGHT, "print-fighter-effects", effects())]
    {
        let top = leaflet::heading(&mut page, &words.get(title), x, below, COLUMN) - 2.6;
        entries(&mut page, x, top, signs.into_iter().map(told).collect(), words);
    }
    style.finish(page)
}

/// The handicaps; those with a number or a colour of their own are told by another key.
fn handicaps() -> Vec<(Sign, Option<&'static str>)> {
    let handicaps = [
        (Handicap::DestroysEquipment, None),
        (Handicap::HealsItself(0), Some("print-fighter-heals-itself")),
        (Handicap::SmallTarget, None),
        (Handicap::LosesGold, None),
        (Handicap::ForbidsDie(Colour::Blue), Some("print-fighter-forbids-die")),
        (Handicap::EverybodyIsHit, None),
        (Handicap::Horde, None),
    ];
    handicaps.map(|(handicap, key)| (Sign::Handicap(handicap), key)).into()
}

/// The effects, likewise.
fn effects() -> Vec<(Sign, Option<&'static str>)> {
    let effects = [
        (Effect::HealOne(0), Some("print-fighter-heal-one")),
        (Effect::HealAll(0), Some("print-fighter-heal-all")),
        (Effect::Rethrow, None),
        (Effect::ExtraDamage(0), Some("print-fighter-extra-damage")),
        (Effect::NoDamage, None),
        (Effect::Riposte, None),
        (Effect::ReducedDamage(0), Some("print-fighter-reduced-damage")),
    ];
    effects.map(|(effect, key)| (Sign::Effect(effect), key)).into()
}

/// Pictures below each other, each with its name and what it means.
fn entries(page: &mut Drawing, x: f32, top: f32, signs: Vec<(Sign, String)>, words: &Words) {
    for (i, (sign, text)) in signs.into_iter().enumerate() {
        let y = top + i as f32 * PITCH;
        page.fit(sign.picture(), x, y - 1.6, PICTURE, PICTURE);
        let (left, room) = (x + PICTURE + 2.0, COLUMN - PICTURE - 2.0);
        let name = sign.name(words);
        line(page, &name, left, y + 1.6, Hand::display(3.7).fitted(&name, room));
        let texts = [text];
        let hand = lettering::fitting(&texts, room, 6.9, Hand::medium(2.7), SMALLEST);
        paragraph(page, &texts[0], left, y + 5.0, room, hand);
    }
}
