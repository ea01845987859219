//! The rules of Knock on one page, with the deck's own cards as pictures.

use super::{SHARED, SIDE, Style, Token, in_millimetres, printed, reference, token};
use crate::{
    art::art,
    drawing::{Drawing, Item, Transform},
    faces::leaflet::{self, COLUMN, EDGE, RIGHT, SIZE},
    lettering::{Hand, line, paragraph},
    pixels,
    words::Words,
};
use rules::knock::{Deck, QUIET, Spell};

/// The size of running text.
const BODY: f32 = 3.4;

/// The page in that language.
pub fn summary(deck: &Deck, words: &Words, style: Style) -> Drawing {
    let mut page = leaflet::blank(style);
    let (players, goal) = (words.get("print-knock-players"), words.get("print-knock-goal"));
    leaflet::banner(&mut page, art("monsters/knight"), "Knock", &players, &goal);
    left_column(&mut page, deck, words, style);
    right_column(&mut page, words);
    spells(&mut page, words, style);
    leaflet::credit(&mut page, &words.get("print-knock-credit"));
    style.finish(page)
}

fn heading(page: &mut Drawing, words: &Words, key: &str, x: f32, y: f32) -> f32 {
    leaflet::heading(page, &words.get(key), x, y)
}

fn text(page: &mut Drawing, words: &Words, key: &str, x: f32, y: f32, room: f32) -> f32 {
    leaflet::text(page, &words.get(key), x, y, room, BODY)
}

fn left_column(page: &mut Drawing, deck: &Deck, words: &Words, style: Style) {
    let mut y = heading(page, words, "print-knock-setup", EDGE, 51.0);
    for key in ["print-knock-setup-1", "print-knock-setup-2", "print-knock-setup-3"] {
        y = text(page, words, key, EDGE, y, COLUMN);
    }
    y = heading(page, words, "print-knock-rules-turn", EDGE, y + 4.4);
    y = text(page, words, "print-knock-rules-1", EDGE, y, COLUMN);
    let picture = laid(deck, style);
    let width = 42.0;
    let height = width / picture.size.w * picture.size.h;
    page.fit(picture, EDGE + (COLUMN - width) / 2.0, y - 2.4, width, height);
    y += height + 2.4;
    for key in ["print-knock-rules-2", "print-knock-rules-3", "print-knock-rules-4", "print-knock-rules-5"] {
        y = text(page, words, key, EDGE, y, COLUMN);
    }
}

fn right_column(page: &mut Drawing, words: &Words) {
    let side = 15.0;
    let mut y = heading(page, words, "print-knock-dangers", RIGHT, 51.0) + 1.0;
    for (danger, key) in [(QUIET, "print-knock-five"), (QUIET + 1, "print-knock-six")] {
        reference::badge(page, danger, RIGHT + side / 2.0 - 1.0, y + 4.4, 12.0);
        let after = text(page, words, key, RIGHT + side + 2.0, y, COLUMN - side - 2.0);
        y = (after + 1.6).max(y + side + 2.0);
    }
    y = heading(page, words, "print-knock-silence", RIGHT, y + 4.0) + 1.0;
    page.fit(art("things/silence"), RIGHT - 1.0, y - 3.4, side, side);
    let after = text(page, words, "print-knock-silence-text", RIGHT + side + 2.0, y, COLUMN - side - 2.0);
    y = after.max(y + side);
    for (title, key) in [
        ("print-knock-end", "print-knock-end-1"),
        ("print-knock-adventure", "print-knock-adventure-1"),
        ("print-knock-chests", "print-knock-chests-1"),
    ] {
        y = heading(page, words, title, RIGHT, y + 4.6);
        y = text(page, words, key, RIGHT, y, COLUMN);
    }
}

/// Three cards whose corners lie on each other.
fn laid(deck: &Deck, style: Style) -> Drawing {
    let step = SIDE - SHARED;
    let mut table = Drawing::new(SIDE + 2.0 * step, SIDE + step);
    let places = [("hall-window", 0.0, 0.0), ("hall-well", 2.0, 0.0), ("creature-goblin", 1.0, 1.0)];
    for (name, column, row) in places {
        if let Some(found) = deck.cards().iter().find(|card| card.name == name).or(deck.cards().first()) {
            let mut face = in_millimetres(printed(found, style));
            engrave(&mut face.items);
            table.place(face, Transform::shift(column * step, row * step), 1.0);
        }
    }
    table
}

/// Turns numbers into shapes: in a picture they are there to be seen, and those under other cards not to be read.
fn engrave(items: &mut [Item]) {
    for item in items {
        match item {
            Item::Text(text) => *item = Item::Shape(pixels::glyphs(text)),
            Item::Group { items, .. } => engrave(items),
            Item::Shape(_) => {}
        }
    }
}

/// The four spells in a row.
fn spells(page: &mut Drawing, words: &Words, style: Style) {
    let (top, pitch) = (SIZE.h - 31.0, (SIZE.w - 2.0 * EDGE) / 4.0);
    leaflet::rule(page, top - 2.6);
    let icon = 12.0;
    let room = pitch - icon - 4.0;
    let told = Spell::ALL.map(|spell| reference::told(spell, words));
    // One size for all four names, the longest one's.
    let hand = told.iter().fold(Hand::display(3.8), |hand, (name, _)| hand.fitted(name, room));
    for (i, (spell, (name, text))) in Spell::ALL.into_iter().zip(&told).enumerate() {
        let x = EDGE + i as f32 * pitch;
        page.fit(token(Token::Spell(spell), style), x, top, icon, icon);
        line(page, name, x + icon + 1.6, top + 3.6, hand);
        paragraph(page, text, x + icon + 1.6, top + 7.6, room, Hand::medium(2.9));
    }
}
