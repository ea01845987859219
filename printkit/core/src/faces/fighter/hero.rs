//! Hero sheets: who it is, what it carries, what its three dice can trigger, and its health.

use super::{Ground, SHEET, Sign, card, equipment::kind_badge, ribbon, seed};
use crate::{
    art::art,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{self, Hand, SMALLEST, line},
    words::Words,
};
use rules::fighter::{Colour, Effect, HEALTH, Hero, Kind, SCAR, Throw};

/// The face in units, and how many millimetres a unit is.
pub(super) const W: f32 = 320.0;
pub(super) const H: f32 = 210.0;
const UNIT: f32 = SHEET.w / W;
pub(super) const SMALL: f32 = SMALLEST / UNIT;

/// A hero's sheet.
pub fn hero(hero: &Hero, words: &Words, ground: Ground) -> Drawing {
    let mut face = ground.blank(W, H, seed(&hero.key));
    arch(&mut face, &hero.key, (12.0, 10.0), (104.0, 92.0), ground);
    let name = words.get(&format!("hero-{}", hero.key));
    ribbon(&mut face, &name, (64.0, 102.0), 104.0, 13.0, SMALL);
    about(&mut face, &words.get(&format!("hero-{}-about", hero.key)));
    limits(&mut face, hero);
    for (row, colour) in Colour::ALL.into_iter().enumerate() {
        ability(&mut face, hero, colour, 10.0 + row as f32 * 50.0, words);
    }
    track(&mut face);
    ground.finish(face, SHEET)
}

/// A hero's face under its arch and nothing else: what screens show of a hero.
pub fn portrait(key: &str, ground: Ground) -> Drawing {
    let (w, h) = (104.0, 92.0);
    let mut face = Drawing::new(w + 4.0, h + 4.0);
    arch(&mut face, key, (2.0, 2.0), (w, h), ground);
    ground.finish(face, Size { w: 54.0, h: 48.0 })
}

/// The ground of a hero's portrait.
fn panel(key: &str) -> Ink {
    Ink::hex(match key {
        "granny" => 0x4F6B3F,
        "thief" => 0x3F5740,
        "bard" => 0x35506B,
        "paladin" => 0x7A4434,
        "ranger" => 0x2F6A5C,
        "alchemist" => 0x643544,
        "dwarf" => 0x8E5A2E,
        "wizard" => 0x2F5068,
        _ => 0x6B4E86,
    })
}

/// A portrait under an arch.
fn arch(face: &mut Drawing, key: &str, (x, y): (f32, f32), (w, h): (f32, f32), ground: Ground) {
    let wall = ground.style().panel(panel(key));
    let path = || {
        Path::new()
            .move_to(x, y + h)
            .line_to(x, y + h * 0.36)
            .quad_to(x + 2.0, y + 2.0, x + w / 2.0, y)
            .quad_to(x + w - 2.0, y + 2.0, x + w, y + h * 0.36)
            .line_to(x + w, y + h)
            .close()
    };
    face.fill(path(), wall);
    let (middle, centre) = (x + w / 2.0, y + h * 0.54);
    face.fill(Path::rays(middle, centre, w * 0.34, w * 0.46, w * 0.42, 18, 2.6), wall.mix(ink::PAPER, 0.2));
    card::shine(face, middle, centre, w * 0.42, ground);
    let side = h * 0.96;
    face.fit(art(&format!("heroes/{key}")), middle - side / 2.0, y + h - side, side, side);
    face.stroke(path(), Stroke::new(ink::INK, 2.6));
}

fn about(face: &mut Drawing, about: &str) {
    let (room, top, limit) = (106.0, 117.0, 27.0);
    let texts = [about.to_string()];
    let hand = lettering::fitting(&texts, room, limit, Hand::medium(7.2).in_ink(ink::COCOA).centred(), SMALL);
    let spare = (limit - lettering::height(&texts, room, hand)).max(0.0);
    let room = lettering::evened(about, room, hand);
    lettering::paragraph(face, about, 64.0, top + hand.size + spare / 2.0, room, hand);
}

/// How much of each kind the hero carries: as many places as there are, and none where there are none.
fn limits(face: &mut Drawing, hero: &Hero) {
    let limits = hero.limits;
    let kinds = [
        (Kind::Weapon(Throw::BankShot, 0), limits.weapons),
        (Kind::Armour(Effect::NoDamage), limits.armours),
        (Kind::Item(Effect::NoDamage), limits.items),
    ];
    for (i, (kind, count)) in kinds.into_iter().enumerate() {
        let (x, y) = (13.0 + i as f32 * 35.0, 146.0);
        let is_none = count == 0;
        let edge = if is_none { Stroke::dashed(ink::BARK, 1.4, 3.0, 3.0) } else { Stroke::new(ink::INK, 1.6) };
        face.outlined(Path::cut(x, y, 32.0, 16.0, 5.0, i as u32 + 3, 0.4), ink::PAPER, edge);
        let mut badge = Drawing::new(14.0, 14.0);
        badge.fit(kind_badge(kind), 0.0, 0.0, 14.0, 14.0);
        face.place(badge, Transform::shift(x + 2.0, y + 1.0), if is_none { 0.35 } else { 1.0 });
        let ink = if is_none { ink::BARK } else { ink::INK };
        line(face, &count.to_string(), x + 23.5, y + 12.4, Hand::display(12.0).in_ink(ink).centred());
    }
}

/// What the die of a colour triggers.
fn ability(face: &mut Drawing, hero: &Hero, colour: Colour, y: f32, words: &Words) {
    let (x, w, h) = (128.0, 182.0, 46.0);
    face.outlined(Path::cut(x, y, w, h, 8.0, colour as u32 + 31, 0.8), ink::PAPER, Stroke::new(ink::TAN, 2.0));
    let sign = Sign::Ability(hero.ability(colour));
    face.fit(gem(colour), x + 3.0, y + 8.0, 30.0, 30.0);
    card::sign_picture(face, sign, x + 35.0, y + 5.0, 36.0);
    let (left, room) = (x + 76.0, w - 80.0);
    let (name, does) = (sign.name(words), sign.does(words));
    let texts = [does.clone()];
    let hand = lettering::fitting(&texts, room, 29.0, Hand::medium(7.2).in_ink(ink::COCOA), SMALL);
    let top = y + (h - 12.0 - lettering::height(&texts, room, hand)) / 2.0;
    line(face, &name, left, top + 9.6, Hand::display(11.6).fitted(&name, room));
    lettering::paragraph(face, &does, left, top + 12.4 + hand.size, room, hand);
}

/// The shape of a colour in a square of 100, so that no colour has to be told apart: triangle, circle or diamond.
pub(super) fn shape(colour: Colour) -> Path {
    match colour {
        Colour::Red => Path::new()
            .move_to(50.0, 8.0)
            .quad_to(54.0, 8.0, 56.0, 12.0)
            .line_to(93.0, 80.0)
            .quad_to(94.0, 88.0, 86.0, 88.0)
            .line_to(14.0, 88.0)
            .quad_to(6.0, 88.0, 7.0, 80.0)
            .line_to(44.0, 12.0)
            .quad_to(46.0, 8.0, 50.0, 8.0)
            .close(),
        Colour::Green => Path::circle(50.0, 50.0, 41.0),
        Colour::Blue => Path::polygon(&[(50.0, 4.0), (96.0, 50.0), (50.0, 96.0), (4.0, 50.0)]),
    }
}

/// The gem of a colour: its shape with its own cuts, dots or bars.
pub fn gem(colour: Colour) -> Drawing {
    let mut gem = Drawing::new(100.0, 100.0);
    let pen = Stroke::new(ink::INK, 6.0);
    match colour {
        Colour::Red => {
            gem.outlined(shape(colour), ink::RED, pen);
            let cuts = Path::leaf(22.0, 80.0, 46.0, 36.0, 2.6, 0.0).and(Path::leaf(34.0, 82.0, 44.0, 62.0, 2.2, 0.0));
            gem.fill(cuts, Ink::hex(0xEE7A5C));
        }
        Colour::Green => {
            gem.outlined(shape(colour), ink::GREEN, pen);
            let dots = (0..8).fold(Path::new(), |path, i| {
                let (sin, cos) = (i as f32 * 26.0 + 10.0).to_radians().sin_cos();
                path.and(Path::circle(50.0 + 31.0 * cos, 50.0 + 31.0 * sin, 3.0))
            });
            gem.fill(dots, ink::DARK_GREEN);
        }
        Colour::Blue => {
            gem.outlined(shape(colour), ink::BLUE, pen);
            let bars = Path::line(18.0, 54.0, 46.0, 82.0).and(Path::line(28.0, 62.0, 38.0, 72.0));
            gem.stroke(bars, Stroke::new(Ink::hex(0x7FA6E0), 4.0));
        }
    }
    gem
}

/// Nine hearts to lay the health token on, with a scar where each scar ends the track.
fn track(face: &mut Drawing) {
    let (y, pitch, side) = (187.0, 31.5, 33.0);
    face.outlined(Path::cut(10.0, 168.0, W - 20.0, 36.0, 10.0, 5, 0.8), ink::PAPER, Stroke::new(ink::TAN, 2.0));
    for health in 1..=HEALTH {
        let x = 30.0 + f32::from(health - 1) * pitch + f32::from((health - 1) / SCAR) * 4.0;
        face.fit(art("fighter/heart"), x - side / 2.0, y - side / 2.0, side, side);
        let hand = Hand::display(12.5).in_ink(ink::PAPER).centred();
        line(face, &health.to_string(), x, y + 3.4, hand);
        if health % SCAR == 0 && health < HEALTH {
            let x = x + pitch / 2.0 + 2.0;
            face.stroke(Path::line(x, 172.0, x, 200.0), Stroke::dashed(ink::BARK, 1.4, 2.4, 2.8));
        }
    }
}
