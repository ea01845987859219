//! The Donjonz kit: dungeon cards with backs, start card, hero, tokens, inventory and rules.

use super::{
    Entry, Inventory, Printable, Reader,
    contents::{Arrangement, Contents, Group, Leaf, Lies, Piece},
    edition, rules_leaf, titled,
};
use crate::{
    drawing::Drawing,
    faces::{
        Style,
        donjonz::{self as face, inventory, pieces, summary},
    },
    ink::{self, Ink},
    setup::Part,
    words::Words,
};
use rules::{
    decks::AnyDeck,
    donjonz::{Card, Deck, Thing, Weapon},
};

/// The longest walk leaves more than eighty cells.
const STEPS: usize = 90;
/// How many of them lie in a row.
const STEP_COLUMNS: usize = 9;

pub(super) static KIT: Entry = Entry {
    code: "donjonz",
    emblem: "things/hero",
    title: "print-kit",
    subject: "print-subject",
    has_inventory: true,
    standard: || printable(Deck::standard()),
    reader: Reader::Each(|path, text| Deck::parse(path, text).map(printable)),
};

fn printable(deck: Deck) -> Printable {
    Box::new(move |words, style, inventory| contents(&deck, words, style, inventory))
}

fn contents(deck: &Deck, words: &Words, style: Style, inventory: Inventory) -> Contents {
    let edges: [Option<Ink>; 2] = [Some(ink::TAN), Some(ink::PARCHMENT)];
    let backs = (words.get("print-backs"), words.get("print-backs-hint"));
    let piece = |card: &Card| {
        let front = face::card(card, style);
        let back = pieces::back(front.size, style);
        Piece::new(words.get(&card.name), front).backed(back, edges)
    };
    let cards = |pieces: Vec<Piece>| Group {
        pages: ("cards", "backs"),
        part: Part::Cards,
        heads: [titled(words, "print-fronts"), backs.clone()],
        caption: None,
        arrangement: Arrangement::Numbered,
        pieces,
    };
    let block = |columns: usize, caption: Option<&str>, pieces: Vec<Piece>| Group {
        pages: ("pieces", "pieces-back"),
        part: Part::Tokens,
        heads: [titled(words, "print-pieces"), (String::new(), String::new())],
        caption: caption.map(|key| words.get(key)),
        arrangement: Arrangement::Block(columns),
        pieces,
    };
    let one = |drawing: Drawing| vec![Piece::new(words.get("print-hero"), drawing)];
    let weapons = Weapon::ALL.map(Thing::Weapon).into_iter().flat_map(|weapon| [weapon, weapon]);
    let tokens = weapons.chain([Thing::Key]).map(|thing| Piece::new("", pieces::token(thing, style)));
    let step = Piece::new("", pieces::step(style));
    let assembled = Piece { is_cut: false, ..Piece::new("", pieces::assembled(style)) };
    let lies = match inventory {
        Inventory::One => Lies::Sideways,
        Inventory::Two => Lies::Twice,
    };
    let sheet = inventory::inventory(words, style);
    Contents {
        groups: vec![
            cards(deck.cards().iter().map(piece).collect()),
            cards(vec![piece(deck.start())]),
            block(9, Some("print-tokens"), tokens.collect()),
            block(1, None, one(pieces::standee(words, style))),
            block(1, None, one(pieces::base(style))),
            block(1, None, vec![assembled]),
            block(STEP_COLUMNS, Some("print-steps"), vec![step; STEPS]),
        ],
        leaves: vec![
            Leaf { name: "inventory", title: words.get("sheet-title"), part: Part::Sheets, sheet, lies },
            rules_leaf("rules", words.get("print-rules"), summary::summary(deck, words, style)),
        ],
        mixed: titled(words, "print-pieces"),
        edition: edition(deck.hash()),
    }
}
