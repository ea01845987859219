//! The rules of Donjonz on one page, with the deck's own cards as pictures.

use super::{CELL, Style, card as card_face, floor, thing as thing_face};
use crate::{
    art::art,
    drawing::{Drawing, Transform},
    faces::leaflet::{
        COLUMN, Entry, Foot, Leaflet,
        Part::{Beside, Heading, Picture, Text},
    },
    words::Words,
};
use rules::donjonz::{Deck, Thing, Weapon};

/// The page in that language.
pub fn summary(deck: &Deck, words: &Words, style: Style) -> Drawing {
    let found = [
        (Thing::Pouch, "rules-pouch"),
        (Thing::Weapon(Weapon::Sword), "rules-weapon"),
        (Thing::Monster(Weapon::Sword), "rules-monster"),
        (Thing::Key, "rules-key"),
        (Thing::Door, "rules-door"),
    ];
    let found = found.into_iter().zip(0..).map(|((thing, key), i)| Beside(on_floor(thing, i * 5 + 2, style), key));
    let mut right = vec![Heading("rules-things")];
    right.extend(found);
    right.extend([Heading("rules-end"), Text("rules-end-1"), Text("rules-end-2")]);
    let leaflet = Leaflet {
        picture: art("things/hero"),
        name: "Donjonz",
        players: "rules-players",
        goal: "rules-goal",
        credit: "print-credit",
        body: 3.8,
        left: vec![
            Heading("rules-setup"),
            Text("rules-setup-1"),
            Text("rules-setup-2"),
            Heading("rules-lay"),
            Text("rules-lay-1"),
            Picture(laid(deck, style), COLUMN),
            Text("rules-lay-2"),
            Heading("rules-walk"),
            Text("rules-walk-1"),
            Text("rules-walk-2"),
        ],
        right,
        foot: Foot { rise: 31.0, side: 18.0, entries: pairs(words, style) },
    };
    leaflet.page(words, style)
}

/// A thing as it lies in a dungeon.
fn on_floor(thing: Thing, seed: u32, style: Style) -> Drawing {
    let mut cell = Drawing::new(CELL, CELL);
    cell.fit(floor(seed, style), 0.0, 0.0, CELL, CELL);
    cell.fit(thing_face(thing, style), 0.0, 0.0, CELL, CELL);
    cell
}

/// Three cards laid edge to edge, one of them turned, and the hero on the stairs.
fn laid(deck: &Deck, style: Style) -> Drawing {
    let (w, h) = (10.0 * CELL, 4.0 * CELL);
    let mut table = Drawing::new(w, h);
    let mut place = |card, turned: bool, column: f32, row: f32| {
        let face = card_face(card, style);
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
fn pairs(words: &Words, style: Style) -> Vec<Entry> {
    let pairs = [
        (Weapon::Sword, "monster-skeleton", "weapon-sword"),
        (Weapon::Bow, "monster-bat", "weapon-bow"),
        (Weapon::Axe, "monster-mushroom", "weapon-axe"),
        (Weapon::Wand, "monster-ghost", "weapon-wand"),
    ];
    let entry = |(weapon, name, text)| Entry {
        picture: thing_face(Thing::Monster(weapon), style),
        name: words.get(name),
        text: words.get(text),
    };
    pairs.map(entry).into()
}
