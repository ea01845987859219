//! The Knock kit: Keep cards with backs, reference cards, tokens, adventure log and rules.

use super::{
    Entry, GAP, Kit, Options, Printable, Reader, blank, bleed, finished, folded, page, put, rules_page, squared,
    titled, two_sheets,
};
use crate::{
    bounds::Bounds,
    drawing::{Drawing, Size},
    faces::{
        Style,
        knock::{self as face, SIDE, Token, log, reference, summary},
    },
    ink,
    lettering::{Hand, line},
    sheet::{self, PageDrawing, Side, Slot},
    words::Words,
};
use rules::knock::{Deck, Spell, TOKENS};

const CARD: Size = Size { w: SIDE, h: SIDE };
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
    Box::new(move |words, options| knock(&deck, words, options))
}

/// The Knock kit: Keep cards with backs, reference cards, tokens, adventure log and rules.
pub fn knock(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let mut pages = Vec::new();
    // The reference cards come after the last Keep card; on both papers they leave a row for the tokens.
    let layout = sheet::lay_out_close(options.paper, CARD, deck.cards().len() + REFERENCES);
    for (i, page) in layout.iter().enumerate() {
        let is_last = i + 1 == layout.len();
        pages.push(fronts(deck, &page.slots, i + 1, is_last, words, options));
        pages.push(backs(deck, &page.slots, i + 1, words, options));
    }
    let drawing = two_sheets(options.paper, &log::log(words, options.style), log::SIZE);
    pages.push(PageDrawing { name: "log".to_string(), side: Side::Front, drawing, trims: Vec::new() });
    pages.push(rules_page(options.paper, summary::summary(deck, words, options.style)));
    finished(pages, Kit::Knock, words, options)
}

fn fronts(deck: &Deck, slots: &[Slot], number: usize, is_last: bool, words: &Words, options: Options) -> PageDrawing {
    let key = if is_last { "print-knock-pieces" } else { "print-knock-fronts" };
    let mut trims: Vec<Bounds> = slots.iter().map(|slot| slot.trim).collect();
    let mut pieces = blank(options.paper);
    if is_last {
        trims.extend(tokens(&mut pieces, slots, words, options.style));
    }
    page(format!("cards-{number}"), Side::Front, trims, titled(words, key), options, |page| {
        let cards: Vec<Bounds> = slots.iter().map(|slot| slot.trim).collect();
        bleed(page, &cards, ink::PARCHMENT, options.style);
        for slot in slots {
            let drawing = match deck.cards().get(slot.index) {
                Some(card) => face::card(card, words, options.style),
                None => reference::reference(words, options.style),
            };
            put(page, drawing, slot.trim);
        }
        page.items.extend(pieces.items);
    })
}

fn backs(deck: &Deck, slots: &[Slot], number: usize, words: &Words, options: Options) -> PageDrawing {
    let trims: Vec<Bounds> = slots.iter().map(|slot| sheet::mirrored(options.paper, slot.trim)).collect();
    let head = (words.get("print-backs"), words.get("print-knock-backs-hint"));
    page(format!("backs-{number}"), Side::Back, trims.clone(), head, options, |page| {
        bleed(page, &trims, ink::PARCHMENT, options.style);
        let (back, spells) = (face::back(options.style), reference::spellbook(words, options.style));
        for (slot, trim) in slots.iter().zip(&trims) {
            let is_card = slot.index < deck.cards().len();
            put(page, if is_card { back.clone() } else { spells.clone() }, *trim);
        }
    })
}

/// The tokens under the last cards; gives their trims.
fn tokens(page: &mut Drawing, slots: &[Slot], words: &Words, style: Style) -> Vec<Bounds> {
    let left = slots.iter().map(|slot| slot.trim.left).fold(f32::MAX, f32::min);
    let right = left + 3.0 * SIDE;
    let top = slots.iter().map(|slot| slot.trim.bottom).fold(0.0, f32::max) + GAP;
    let mut trims = Vec::new();
    let mut block = |page: &mut Drawing, key: &str, x: f32, room: f32, tokens: &[Token], columns: usize| {
        let label = words.get(key);
        line(page, &label, x, top - 6.9, Hand::heavy(2.9).fitted(&label, room));
        for (i, &token) in tokens.iter().enumerate() {
            let (column, row) = ((i % columns) as f32, (i / columns) as f32);
            let trim = Bounds::new(x + column * TOKEN, top + row * TOKEN, TOKEN, TOKEN);
            put(page, squared(face::token(token, style), TOKEN, style), trim);
            trims.push(trim);
        }
    };
    let times = [Token::Time; TOKENS as usize];
    let room = TIMES as f32 * TOKEN;
    block(page, "print-knock-times", left, room, &times, TIMES);
    let spells = Spell::ALL.map(Token::Spell);
    block(page, "print-knock-spells", left + room + GAP, 2.0 * TOKEN + GAP - 2.0, &spells, 2);

    let label = words.get("print-knock-voice");
    let hand = Hand::heavy(2.9).fitted(&label, VOICE + 8.0).to_the_left();
    line(page, &label, right, top - 6.9, hand);
    let trim = Bounds::new(right - VOICE, top, VOICE, 2.0 * VOICE);
    let side = |token: Token| squared(face::token(token, style), VOICE, style);
    put(page, folded(side(Token::Speech), side(Token::Silence), style), trim);
    trims.push(trim);
    trims
}
