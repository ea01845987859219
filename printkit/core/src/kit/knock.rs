//! The Knock kit: Keep cards with backs, reference cards, tokens, adventure log and rules.

use super::{
    Entry, Printable, Reader,
    contents::{Arrangement, Contents, Group, Leaf, Lies, Piece},
    edition, folded, rules_leaf, squared, titled,
};
use crate::{
    faces::{
        Style,
        knock::{self as face, Token, log, reference, summary},
    },
    ink,
    setup::Part,
    words::Words,
};
use rules::{
    decks::AnyDeck,
    knock::{Deck, Spell, TOKENS},
};

/// One for each player of a full table.
const REFERENCES: usize = 6;
/// The side of a token's square.
const TOKEN: f32 = 16.0;
/// The side of one half of the Speech/Silence token.
const VOICE: f32 = 22.0;
/// Time tokens in a row.
const TIMES: usize = 6;

pub(super) static KIT: Entry = Entry {
    code: "knock",
    emblem: "monsters/knight",
    title: "print-knock-kit",
    subject: "print-knock-subject",
    has_inventory: false,
    standard: || printable(Deck::standard()),
    reader: Reader::Each(|path, text| Deck::parse(path, text).map(printable)),
};

fn printable(deck: Deck) -> Printable {
    Box::new(move |words, style, _| contents(&deck, words, style))
}

fn contents(deck: &Deck, words: &Words, style: Style) -> Contents {
    let edges = [Some(ink::PARCHMENT); 2];
    let (back, spells) = (face::back(style), reference::spellbook(words, style));
    let card = |card| face::card(card, words, style);
    let keep = deck.cards().iter().map(|it| Piece::new(words.get(&it.name), card(it)).backed(back.clone(), edges));
    let reference = Piece::new(words.get("print-knock-reference"), reference::reference(words, style));
    let reference = reference.backed(spells, edges);
    let block = |columns: usize, caption: &str, pieces: Vec<Piece>| Group {
        pages: ("pieces", "pieces-back"),
        part: Part::Tokens,
        heads: [titled(words, "print-knock-pieces"), (String::new(), String::new())],
        caption: Some(words.get(caption)),
        arrangement: Arrangement::Block(columns),
        pieces,
    };
    let token = |token: Token, side: f32| squared(face::token(token, style), side, style);
    let time = Piece::new("", token(Token::Time, TOKEN));
    let magic = Spell::ALL.map(|spell| Piece::new("", token(Token::Spell(spell), TOKEN)));
    let voice = folded(token(Token::Speech, VOICE), token(Token::Silence, VOICE), style);
    let log = log::log(words, style);
    Contents {
        groups: vec![
            Group {
                pages: ("cards", "backs"),
                part: Part::Cards,
                heads: [
                    titled(words, "print-knock-fronts"),
                    (words.get("print-backs"), words.get("print-knock-backs-hint")),
                ],
                caption: None,
                arrangement: Arrangement::Numbered,
                pieces: keep.chain(std::iter::repeat_n(reference, REFERENCES)).collect(),
            },
            block(TIMES, "print-knock-times", vec![time; TOKENS as usize]),
            block(2, "print-knock-spells", magic.into()),
            block(1, "print-knock-voice", vec![Piece::new("", voice)]),
        ],
        leaves: vec![
            Leaf {
                name: "log",
                title: words.get("print-knock-log"),
                part: Part::Sheets,
                sheet: log,
                lies: Lies::Twice,
            },
            rules_leaf("rules", words.get("print-rules"), summary::summary(deck, words, style)),
        ],
        mixed: titled(words, "print-knock-pieces"),
        edition: edition(deck.hash()),
    }
}
