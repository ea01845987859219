//! The rules of Knock on one page, with the deck's own cards as pictures.

use super::{SHARED, SIDE, Style, Token, in_millimetres, printed, reference, token};
use crate::{
    art::art,
    drawing::{Drawing, Transform},
    faces::leaflet::{
        Entry, Foot, Leaflet,
        Part::{Beside, Heading, Picture, Text},
    },
    words::Words,
};
use rules::knock::{Deck, QUIET, Spell};

/// The page in that language.
pub fn summary(deck: &Deck, words: &Words, style: Style) -> Drawing {
    let leaflet = Leaflet {
        picture: art("monsters/knight"),
        name: "Knock",
        players: "print-knock-players",
        goal: "print-knock-goal",
        credit: "print-knock-credit",
        body: 3.4,
        left: vec![
            Heading("print-knock-setup"),
            Text("print-knock-setup-1"),
            Text("print-knock-setup-2"),
            Text("print-knock-setup-3"),
            Heading("print-knock-rules-turn"),
            Text("print-knock-rules-1"),
            Picture(laid(deck, style), 42.0),
            Text("print-knock-rules-2"),
            Text("print-knock-rules-3"),
            Text("print-knock-rules-4"),
            Text("print-knock-rules-5"),
        ],
        right: vec![
            Heading("print-knock-dangers"),
            Beside(badge(QUIET), "print-knock-five"),
            Beside(badge(QUIET + 1), "print-knock-six"),
            Heading("print-knock-silence"),
            Beside(art("things/silence"), "print-knock-silence-text"),
            Heading("print-knock-end"),
            Text("print-knock-end-1"),
            Heading("print-knock-adventure"),
            Text("print-knock-adventure-1"),
            Heading("print-knock-chests"),
            Text("print-knock-chests-1"),
        ],
        foot: Foot { rise: 31.0, side: 12.0, entries: spells(words, style) },
    };
    leaflet.page(words, style)
}

/// A danger's shield or bell in a square.
fn badge(danger: u8) -> Drawing {
    let mut square = Drawing::new(15.0, 15.0);
    reference::badge(&mut square, danger, 7.5, 7.5, 12.0);
    square
}

/// Three cards whose corners lie on each other.
fn laid(deck: &Deck, style: Style) -> Drawing {
    let step = SIDE - SHARED;
    let mut table = Drawing::new(SIDE + 2.0 * step, SIDE + step);
    let places = [("hall-window", 0.0, 0.0), ("hall-well", 2.0, 0.0), ("creature-goblin", 1.0, 1.0)];
    for (name, column, row) in places {
        if let Some(found) = deck.cards().iter().find(|card| card.name == name).or(deck.cards().first()) {
            table.place(in_millimetres(printed(found, style)), Transform::shift(column * step, row * step), 1.0);
        }
    }
    table
}

/// The four spells.
fn spells(words: &Words, style: Style) -> Vec<Entry> {
    let entry = |spell: Spell| {
        let (name, text) = reference::told(spell, words);
        Entry { picture: token(Token::Spell(spell), style), name, text }
    };
    Spell::ALL.map(entry).into()
}
