//! The pieces of Fighter as pictures, each from the face that is printed, and the small marks that screens add.

use super::names::{die_art, foe_art};
use crate::{
    collage::{Collage, glyph},
    geometry::{Point, Rect, Size},
    layout::{Node, leaf},
    scene::{Lettering, Picture, Role, Scene, Sprite},
    theme::Frame,
    touch::Touch,
    widgets,
};
use printkit_core::{
    Ink, Words, art,
    drawing::{Face, Path, Stroke, Transform},
    faces::fighter::{self as faces, Ground, Sign},
    ink,
};
use rules::fighter::{Colour, Deck, Die, EquipmentId, Foe, HeroId, Public};

/// A picture smaller than this, in dp, has its number beside it.
const READABLE: f32 = 30.0;

/// A hero's face under its arch.
pub fn portrait(deck: &Deck, hero: HeroId) -> Picture {
    let key = deck.hero(hero).map(|hero| hero.key.clone()).unwrap_or_default();
    let size = Size { w: 54.0, h: 48.0 };
    Picture::new(("fighter-portrait", key.clone()), size, 0.0, move || faces::portrait(&key, Ground::Table))
}

/// Somebody who was never met: no more than a shape in the dark.
pub fn shadow(art: &str) -> Picture {
    const DARK: Ink = Ink::hex(0x3A2A3C);
    Picture::art(art.to_string()).changed("shadow", |drawing| {
        let whole = std::mem::take(drawing);
        *drawing = whole.recoloured(&|old| Ink { a: old.a, ..DARK });
    })
}

/// A piece of equipment, as it is printed.
pub fn equipment(deck: &Deck, card: EquipmentId, words: &Words) -> Picture {
    let language = words.language;
    let piece = deck.equipment(card).cloned();
    let key = ("fighter-equipment", piece.as_ref().map(|piece| piece.key.clone()), language.code());
    Picture::new(key, faces::CARD, 0.0, move || {
        let drawn = piece.as_ref().map(|piece| faces::equipment(piece, &Words::new(language), Ground::Table));
        drawn.unwrap_or_default()
    })
}

/// A foe's card, as it is printed.
pub fn foe_card(game: &Public, foe: Foe, words: &Words) -> Picture {
    let (deck, language) = (game.deck().clone(), words.language);
    Picture::new(("fighter-foe-card", foe_art(game, foe), language.code()), faces::CARD, 0.0, move || {
        let words = Words::new(language);
        let drawn = match foe {
            Foe::Monster(id) => deck.monster(id).map(|monster| faces::monster(monster, &words, Ground::Table)),
            Foe::Boss(id) => deck.boss(id).map(|boss| faces::boss(boss, &words, Ground::Table)),
        };
        drawn.unwrap_or_default()
    })
}

/// What a throw, an ability, an effect or a handicap looks like.
pub fn power(power: Sign) -> Picture {
    Picture::drawn(("fighter-power", power), Size { w: 100.0, h: 100.0 }, 0.0, move |whole| {
        whole.fit(power.picture(), 0.0, 0.0, 100.0, 100.0);
    })
}

/// A tile with a sign over its name; a gold ring is around one that is chosen or done.
pub fn sign_tile<'a>(frame: &Frame<'_>, touch: impl Touch, role: Role, sign: Sign, is_ringed: bool) -> Node<'a> {
    let (name, lettering) = (sign.name(frame.words), Lettering::new(Face::Heavy, frame.dp(12.5), ink::INK).centred());
    leaf(move |scene: &mut Scene, at: Rect| {
        widgets::slot(scene, at, true, 3 + name.len() as u32 % 5);
        let side = (at.h * 0.62).min(at.w - 8.0);
        scene.fit(power(sign), Rect::new(at.centre().x - side / 2.0, at.y + 4.0, side, side));
        let room = Rect::new(at.x + 3.0, at.y + side + 4.0, at.w - 6.0, at.h - side - 7.0);
        scene.fitted(&name, lettering, room);
        if is_ringed {
            ring(scene, at.inset(1.0));
        }
        scene.touch(touch, role, name, at);
    })
    .height(frame.dp(96.0))
}

/// The gem of a colour, struck through where a scar covers it.
pub fn gem(colour: Colour, is_covered: bool) -> Picture {
    Picture::sign(("gem", colour, is_covered), 4.0, move |drawing| {
        let gem = faces::gem(colour);
        if is_covered {
            drawing.place(gem, printkit_core::drawing::Transform::IDENTITY, 0.35);
            drawing.fit(art::art("fighter/scar"), 10.0, 10.0, 80.0, 80.0);
        } else {
            drawing.place(gem, printkit_core::drawing::Transform::IDENTITY, 1.0);
        }
    })
}

/// A die as it lies in a hand.
pub fn die(die: Die) -> Picture {
    Picture::art(die_art(die))
}

/// A robot on a green disc: the app throws for whoever wears it.
pub fn robot() -> Picture {
    Picture::sign("robot", 2.0, |drawing| {
        drawing.outlined(Path::circle(50.0, 50.0, 46.0), ink::GREEN, Stroke::new(ink::INK, 7.0));
        drawing.place(glyph("ui/ui_bot", ink::INK), Transform::scale(2.4, 2.4).then(Transform::shift(16.0, 16.0)), 1.0);
    })
}

/// A dark pill with a picture and a number, as the look has them for health, damage and gold.
pub fn stat(scene: &mut Scene, frame: &Frame<'_>, art: &'static str, inside: &str, beside: &str, at: Rect) {
    pill(scene, at.h * 0.3, at);
    let side = at.h * 0.86;
    let disc = Rect::new(at.x + at.h * 0.07, at.y + at.h * 0.07, side, side);
    scene.fit(Picture::art(art), disc);
    let words = Lettering::new(Face::Heavy, frame.dp(13.5), ink::PARCHMENT);
    let room = Rect::new(disc.right() + 4.0, at.y, at.right() - disc.right() - 8.0, at.h);
    // The picture says it where there is no room for words.
    let beside = if room.w >= frame.dp(40.0) { beside } else { "" };
    if side < READABLE {
        return scene.fitted(format!("{inside} {beside}").trim(), words, room);
    }
    let tint = if art == "fighter/heart" { ink::PAPER } else { ink::INK };
    let digits = Lettering::new(Face::Display, side * 0.5, tint).centred();
    scene.fitted(inside, digits, disc.inset(side * 0.12));
    scene.fitted(beside, words, room);
}

/// A number on a picture, both large.
pub fn counted(scene: &mut Scene, art: impl Into<std::borrow::Cow<'static, str>>, count: u8, at: Rect) {
    let side = at.h;
    scene.fit(Picture::art(art), Rect::new(at.x, at.y, side, side));
    let digits = Lettering::new(Face::Display, side * 0.62, ink::SAND_LIGHT);
    scene.fitted(&count.to_string(), digits, Rect::new(at.x + side + 3.0, at.y, at.w - side - 3.0, side));
}

/// Hearts in a row: full, lost, and those that scars have taken for good.
pub fn hearts(scene: &mut Scene, health: u8, most: u8, at: Rect) {
    let shown = rules::fighter::HEALTH;
    let step = (at.w / f32::from(shown)).min(at.h * 1.1);
    let side = step.min(at.h);
    let left = at.centre().x - step * f32::from(shown) / 2.0;
    for nth in 0..shown {
        let place = Rect::around(Point { x: left + step * (f32::from(nth) + 0.5), y: at.centre().y }, side, side);
        let kind = u8::from(nth >= health) + u8::from(nth >= most.max(health));
        scene.fit(heart(kind), place);
    }
}

/// A heart: 0 full, 1 lost, 2 taken by a scar.
fn heart(kind: u8) -> Picture {
    Picture::sign(("heart", kind), 2.0, move |drawing| {
        let path = Path::new()
            .move_to(50.0, 90.0)
            .cubic_to(-10.0, 50.0, 10.0, 5.0, 50.0, 32.0)
            .cubic_to(90.0, 5.0, 110.0, 50.0, 50.0, 90.0)
            .close();
        match kind {
            0 => {
                drawing.outlined(path, ink::RED, Stroke::new(ink::INK, 9.0));
                drawing.fill(Path::leaf(26.0, 50.0, 40.0, 32.0, 4.0, -3.0), Ink::hex(0xEE7A5C));
            }
            1 => drop(drawing.outlined(path, ink::PAPER, Stroke::new(ink::BARK, 8.0))),
            _ => drop(drawing.stroke(Path::line(30.0, 62.0, 70.0, 46.0), Stroke::new(ink::BARK, 8.0))),
        }
    })
}

/// Rays behind a foe, and the light it stands in.
pub fn rays(tint: Ink) -> Picture {
    Picture::sign(("rays", tint), 60.0, move |drawing| {
        drawing.fill(Path::rays(50.0, 50.0, 52.0, 98.0, 82.0, 26, 2.6), tint);
        drawing.glow(50.0, 50.0, 62.0);
    })
}

/// A dark plate with round corners behind what lies over the light.
pub fn pill(scene: &mut Scene, radius: f32, at: Rect) {
    scene.drawn(("fighter-pill", radius.to_bits()), at, 3.0, move |drawing| {
        let plate = Path::rect(0.0, 0.0, at.w, at.h, radius);
        drawing.outlined(plate, ink::NIGHT.faded(0.82), Stroke::new(ink::INK, 2.0));
    });
}

/// A plate for news: gold at its edge if they are good, else red.
pub fn notice(scene: &mut Scene, is_good: bool, at: Rect) {
    scene.drawn(("fighter-notice", is_good), at, 8.0, move |drawing| {
        let plate = |dy: f32| Path::cut(0.0, dy, at.w, at.h, 16.0, 4, 1.0);
        drawing.fill(plate(5.0), ink::INK.faded(0.6));
        drawing.outlined(plate(0.0), ink::PAPER, Stroke::new(if is_good { ink::GOLD } else { ink::RED }, 3.6));
    });
}

/// A gold ring around what can be touched now.
pub fn ring(scene: &mut Scene, at: Rect) -> &mut Sprite {
    scene.drawn("fighter-ring", at, 5.0, move |drawing| {
        let path = Path::cut(0.0, 0.0, at.w, at.h, 14.0, 7, 0.8);
        drawing.stroke(path.clone(), Stroke::new(ink::INK, 7.0));
        drawing.stroke(path, Stroke::new(ink::GOLD, 4.0));
    })
}

/// A dark plank with lighter wood inside, on which dice and conditions lie.
pub fn plank(scene: &mut Scene, at: Rect) {
    scene.drawn("fighter-plank", at, 6.0, move |drawing| {
        let edge = Stroke::new(ink::INK, 3.0);
        drawing.outlined(Path::cut(0.0, 0.0, at.w, at.h, 18.0, 12, 1.0), Ink::hex(0x532E22), edge);
        drawing.fill(Path::cut(6.0, 6.0, at.w - 12.0, at.h - 12.0, 14.0, 13, 0.8), Ink::hex(0x3A2019));
        drawing.fill(Path::leaf(20.0, 12.0, at.w * 0.5, 10.0, 1.4, 0.0), ink::BARK.faded(0.5));
    });
}
