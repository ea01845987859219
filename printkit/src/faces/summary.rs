//! The rules of Donjonz on one page, with the deck's own cards as pictures.

use super::{
    Style,
    donjonz::{self, CELL},
    leaflet::{self, COLUMN, EDGE, RIGHT, SIZE},
};
use crate::{
    art::art,
    drawing::{Drawing, Transform},
    lettering::{Hand, line},
    words::Words,
};
use rules::donjonz::{Deck, Thing, Weapon};

/// The size of running text.
const BODY: f32 = 3.8;

/// The page in that language.
pub fn summary(deck: &Deck, words: &Words, style: Style) -> Drawing {
    let mut page = leaflet::blank(style);
    let (players, goal) = (words.get("rules-players"), words.get("rules-goal"));
    leaflet::banner(&mut page, art("things/hero"), "Donjonz", &players, &goal);
    left_column(&mut page, deck, words, style);
    right_column(&mut page, words, style);
    pairs(&mut page, words, style);
    leaflet::credit(&mut page, &words.get("print-credit"));
    style.finish(page)
}

fn heading(page: &mut Drawing, words: &Words, key: &str, x: f32, y: f32) -> f32 {
    leaflet::heading(page, &words.get(key), x, y)
}

fn text(page: &mut Drawing, words: &Words, key: &str, x: f32, y: f32, room: f32) -> f32 {
    leaflet::text(page, &words.get(key), x, y, room, BODY)
}

fn left_column(page: &mut Drawing, deck: &Deck, words: &Words, style: Style) {
    let mut y = heading(page, words, "rules-setup", EDGE, 51.0);
    for key in ["rules-setup-1", "rules-setup-2"] {
        y = text(page, words, key, EDGE, y, COLUMN);
    }
    y = heading(page, words, "rules-lay", EDGE, y + 5.0);
    y = text(page, words, "rules-lay-1", EDGE, y, COLUMN);
    let picture = laid(deck, style);
    let height = COLUMN / picture.size.w * picture.size.h;
    page.fit(picture, EDGE, y - 2.4, COLUMN, height);
    y += height + 3.0;
    y = text(page, words, "rules-lay-2", EDGE, y, COLUMN);
    y = heading(page, words, "rules-walk", EDGE, y + 5.0);
    for key in ["rules-walk-1", "rules-walk-2"] {
        y = text(page, words, key, EDGE, y, COLUMN);
    }
}

fn right_column(page: &mut Drawing, words: &Words, style: Style) {
    let mut y = heading(page, words, "rules-things", RIGHT, 51.0) + 1.0;
    let rows = [
        (Thing::Pouch, "rules-pouch"),
        (Thing::Weapon(Weapon::Sword), "rules-weapon"),
        (Thing::Monster(Weapon::Sword), "rules-monster"),
        (Thing::Key, "rules-key"),
        (Thing::Door, "rules-door"),
    ];
    let side = 15.0;
    for (i, (thing, key)) in rows.into_iter().enumerate() {
        page.fit(donjonz::floor(i as u32 * 5 + 2, style), RIGHT - 1.0, y - 4.4, side, side);
        page.fit(donjonz::thing(thing, style), RIGHT - 1.0, y - 4.4, side, side);
        let after = text(page, words, key, RIGHT + side + 2.0, y, COLUMN - side - 2.0);
        y = (after + 1.6).max(y + side + 2.0);
    }
    y = heading(page, words, "rules-end", RIGHT, y + 4.0);
    for key in ["rules-end-1", "rules-end-2"] {
        y = text(page, words, key, RIGHT, y, COLUMN);
    }
}

/// Three cards laid edge to edge, one of them turned, and the hero on the stairs.
fn laid(deck: &Deck, style: Style) -> Drawing {
    let (w, h) = (10.0 * CELL, 4.0 * CELL);
    let mut table = Drawing::new(w, h);
    let mut place = |card, turned: bool, column: f32, row: f32| {
        let face = donjonz::card(card, style);
        let (x, y) = (column * CELL, row * CELL);
        let turn = if turned {
            Transform::turn(90.0).then(Transform::shift(x + face.size.h, y))
        } else {
            Transform::shift(x, y)
        };
        table.place(face, turn, 1.0);
    };
    let cards = deck.cards();
    place(deck.start(), false, 0.0, 2.0);
    if let (Some(first), Some(second)) = (cards.first(), cards.get(1)) {
        place(first, false, 3.0, 0.0);
        place(second, true, 6.0, 1.0);
    }
    table
}

/// The four monsters, each with the weapon that beats it.
fn pairs(page: &mut Drawing, words: &Words, style: Style) {
    let pairs = [
        (Weapon::Sword, "monster-skeleton", "weapon-sword"),
        (Weapon::Bow, "monster-bat", "weapon-bow"),
        (Weapon::Axe, "monster-mushroom", "weapon-axe"),
        (Weapon::Wand, "monster-ghost", "weapon-wand"),
    ];
    let (top, pitch) = (SIZE.h - 30.0, (SIZE.w - 2.0 * EDGE) / 4.0);
    leaflet::rule(page, top - 3.0);
    let room = pitch - 20.5;
    // One size for all four names, the longest one's.
    let fitted = |hand: Hand| pairs.iter().fold(hand, |hand, (_, name, _)| hand.fitted(&words.get(name), room));
    let names = fitted(Hand::display(4.0));
    for (i, (weapon, monster, name)) in pairs.into_iter().enumerate() {
        let x = EDGE + i as f32 * pitch;
        page.fit(donjonz::thing(Thing::Monster(weapon), style), x, top, 18.0, 18.0);
        let (monster, name) = (words.get(monster), words.get(name));
        line(page, &monster, x + 19.0, top + 8.0, names);
        line(page, &name, x + 19.0, top + 13.0, Hand::heavy(3.2).fitted(&name, room));
    }
}
