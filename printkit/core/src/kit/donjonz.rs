//! The Donjonz kit: dungeon cards with backs, start card, hero, tokens, inventory and rules.

use super::{
    Entry, GAP, Inventory, Kit, Options, Printable, Reader, blank, bleed, finished, put, rules_page, two_sheets,
};
use crate::{
    bounds::Bounds,
    drawing::{Drawing, Size},
    faces::{
        Style,
        donjonz::{self as face, CELL, inventory, pieces, summary},
    },
    ink,
    lettering::{Hand, line},
    margin,
    sheet::{self, PageDrawing, Side, Slot},
    words::Words,
};
use rules::donjonz::{CARDS, COLUMNS, Card, Deck, ROWS, START_ROWS, Thing, Weapon};

/// A dungeon card.
const CARD: Size = Size { w: COLUMNS as f32 * CELL, h: ROWS as f32 * CELL };
/// The start card.
const START: Size = Size { w: CARD.w, h: START_ROWS as f32 * CELL };

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
    Box::new(move |words, options| donjonz(&deck, words, options))
}

/// The Donjonz kit: dungeon cards with backs, start card, hero, tokens, inventory and rules.
pub fn donjonz(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let mut pages = Vec::new();
    // The start card takes the first half of the place after the last card.
    let layout = sheet::lay_out(options.paper, CARD, CARDS + 1);
    let layout_count = layout.len();
    for (i, layout) in layout.iter().enumerate() {
        let slots: Vec<(Slot, &Card)> = layout.slots.iter().map(|&slot| placed(slot, deck)).collect();
        let is_last = i + 1 == layout_count;
        pages.push(fronts(&slots, i + 1, is_last, words, options));
        pages.push(backs(&slots, i + 1, words, options));
    }
    pages.push(inventories(words, options));
    pages.push(rules_page(options.paper, summary::summary(deck, words, options.style)));
    finished(pages, Kit::Donjonz, words, options)
}

/// The card of a place, and the place cut to its size.
fn placed(slot: Slot, deck: &Deck) -> (Slot, &Card) {
    match deck.cards().get(slot.index) {
        Some(card) => (slot, card),
        None => {
            let trim = Bounds::new(slot.trim.left, slot.trim.top, START.w, START.h);
            (Slot { trim, ..slot }, deck.start())
        }
    }
}

fn fronts(slots: &[(Slot, &Card)], number: usize, is_last: bool, words: &Words, options: Options) -> PageDrawing {
    let mut page = blank(options.paper);
    let key = if is_last { "print-pieces" } else { "print-fronts" };
    margin::head(&mut page, &words.get(key), &words.get(&format!("{key}-hint")));
    let mut trims: Vec<Bounds> = slots.iter().map(|(slot, _)| slot.trim).collect();
    bleed(&mut page, &trims, ink::TAN, options.style);
    for (slot, card) in slots {
        put(&mut page, face::card(card, options.style), slot.trim);
    }
    if is_last {
        trims.extend(extras(&mut page, slots, words, options.style));
    }
    margin::marks(&mut page, &sheet::crop_marks(&trims));
    PageDrawing { name: format!("cards-{number}"), side: Side::Front, drawing: page, trims }
}

fn backs(slots: &[(Slot, &Card)], number: usize, words: &Words, options: Options) -> PageDrawing {
    let mut page = blank(options.paper);
    margin::head(&mut page, &words.get("print-backs"), &words.get("print-backs-hint"));
    let trims: Vec<Bounds> = slots.iter().map(|(slot, _)| sheet::mirrored(options.paper, slot.trim)).collect();
    for trim in &trims {
        let size = Size { w: trim.right - trim.left, h: trim.bottom - trim.top };
        put(&mut page, pieces::back(size, options.style), *trim);
    }
    margin::marks(&mut page, &sheet::crop_marks(&trims));
    PageDrawing { name: format!("backs-{number}"), side: Side::Back, drawing: page, trims }
}

/// Tokens, hero and footprints under the last cards; gives their trims.
fn extras(page: &mut Drawing, slots: &[(Slot, &Card)], words: &Words, style: Style) -> Vec<Bounds> {
    let left = slots.iter().map(|(slot, _)| slot.trim.left).fold(f32::MAX, f32::min);
    let right = left + 3.0 * CARD.w;
    let top = slots.iter().map(|(slot, _)| slot.trim.bottom).fold(0.0, f32::max) + GAP;
    let mut trims = Vec::new();

    let label = |page: &mut Drawing, key: &str, x: f32, y: f32| {
        let words = words.get(key);
        line(page, &words, x, y - 6.9, Hand::heavy(2.9).fitted(&words, right - x));
    };
    label(page, "print-tokens", left, top);
    let weapons = Weapon::ALL.map(Thing::Weapon);
    let tokens = weapons.into_iter().flat_map(|weapon| [weapon, weapon]).chain([Thing::Key]);
    for (i, thing) in tokens.enumerate() {
        let trim = Bounds::new(left + i as f32 * CELL, top, CELL, CELL);
        put(page, pieces::token(thing, style), trim);
        trims.push(trim);
    }

    let top = top + CELL + GAP;
    let Size { w, h } = pieces::STANDEE;
    let standee = Bounds::new(left, top, w, h);
    put(page, pieces::standee(words, style), standee);
    let base = Bounds::new(left + w + GAP, top, w, w);
    put(page, pieces::base(style), base);
    page.fit(pieces::assembled(style), base.left - 4.0, base.bottom + GAP - 4.0, w + 8.0, 40.0);
    trims.extend([standee, base]);

    let step = pieces::STEP;
    // The longest walk leaves more than eighty cells.
    let (columns, rows) = (9, 10);
    let first = right - columns as f32 * step;
    label(page, "print-steps", first, top);
    for i in 0..columns * rows {
        let trim = Bounds::new(first + (i % columns) as f32 * step, top + (i / columns) as f32 * step, step, step);
        put(page, pieces::step(style), trim);
        trims.push(trim);
    }
    trims
}

fn inventories(words: &Words, options: Options) -> PageDrawing {
    let sheet = inventory::inventory(words, options.style);
    let drawing = match options.inventory {
        Inventory::One => {
            let paper = options.paper.size();
            let mut page = Drawing::new(paper.h, paper.w);
            let room = Bounds::new(12.0, 9.0, page.size.w - 24.0, page.size.h - 28.0);
            put(&mut page, sheet, room);
            page
        }
        Inventory::Two => two_sheets(options.paper, &sheet, inventory::SIZE),
    };
    PageDrawing { name: "inventory".to_string(), side: Side::Front, drawing, trims: Vec::new() }
}
