//! What is written: every key in every language, in letters that are there, and in the room it has.

use crate::kits;
use printkit::{Language, Words, bounds::Bounds, fonts, kit::Kit, lettering::SMALLEST};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// The keys of the printed words in a language, each with its placeholders.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let files = assets::words(language.code());
    let printed = |name: &str| {
        let (_, text) = files.iter().find(|(path, _)| path.ends_with(name)).expect("the file is there");
        text.lines()
    };
    printed("print.ftl")
        .chain(printed("print-knock.ftl"))
        .chain(printed("print-fighter.ftl"))
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, value)| {
            let names = value.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next());
            (key.to_string(), names.map(str::to_string).collect())
        })
        .collect()
}

#[test]
fn every_key_is_there_in_every_language_with_the_same_placeholders() {
    let english = messages(Language::English);
    assert!(english.len() > 60);
    for language in Language::ALL {
        assert_eq!(messages(language), english, "{language:?}");
        let words = Words::new(language);
        assert!(english.keys().all(|key| words.has(key)), "{language:?}");
    }
}

#[test]
fn every_key_the_code_asks_for_is_there() {
    let words = Words::new(Language::English);
    let mut asked = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../printkit/core/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else if let Ok(text) = std::fs::read_to_string(entry.path()) {
                let prefixes = ["print-", "sheet-", "rules-", "rank-", "weapon-", "monster-", "knock-spell-", "room-"];
                let is_key = |part: &&str| {
                    prefixes.iter().any(|prefix| part.starts_with(prefix))
                        && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                };
                asked.extend(text.split('"').filter(is_key).map(str::to_string));
            }
        }
    }
    assert!(asked.len() > 45, "{}", asked.len());
    let missing: Vec<_> = asked.iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    // Keys put together while running.
    let ranks = (1..=5).map(|rank| format!("rank-{rank}"));
    let steps = (1..=4).map(|step| format!("print-knock-turn-{step}"));
    let columns = ["tries", "won", "left", "chests", "tokens"].map(|column| format!("print-knock-log-{column}"));
    let ranks = ranks.chain((1..=10).map(|rank| format!("rank-fighter-{rank}")));
    let pages = ["cards", "backs", "heroes", "angels", "boards", "boards-back", "target", "tower", "tokens", "dice"];
    let hints = pages.map(|page| format!("print-fighter-{page}-hint"));
    let guide =
        ["need", "paper", "long", "short", "own", "fold", "by-hand", "scale", "cut", "knock", "donjonz", "fighter"];
    let guide = guide.map(|part| format!("print-guide-{part}-text"));
    for key in ranks.chain(steps).chain(columns).chain(hints).chain(guide) {
        assert!(words.has(&key), "{key}");
    }
}

#[test]
fn no_page_shows_a_bare_key_or_a_missing_letter() {
    let keys = messages(Language::English);
    kits::each(|kit, pages, _| {
        for page in pages {
            for text in kits::texts(page) {
                assert!(!keys.contains_key(&text.words), "{kit} {}: {}", page.name, text.words);
                assert!(!text.words.contains('{'), "{kit} {}: {}", page.name, text.words);
                let missing: String = text.words.chars().filter(|&c| !fonts::has(text.face, c)).collect();
                assert_eq!(missing, "", "{kit} {}: {}", page.name, text.words);
            }
        }
    });
}

#[test]
fn no_text_is_smaller_than_six_and_a_half_points() {
    kits::each(|kit, pages, _| {
        for page in pages {
            for text in kits::texts(page) {
                assert!(text.size >= SMALLEST - 0.001, "{kit} {}: {} at {}", page.name, text.words, text.size);
            }
        }
    });
}

#[test]
fn no_two_texts_touch() {
    kits::each(|kit, pages, _| {
        for page in pages {
            let texts = kits::texts(page);
            let area = |text: &kits::Written| {
                Bounds::new(text.start.x, text.start.y - 0.72 * text.size, text.width, 0.9 * text.size)
            };
            let upright: Vec<_> = texts.iter().filter(|text| text.is_upright).collect();
            for (i, a) in upright.iter().enumerate() {
                for b in &upright[..i] {
                    assert!(!area(a).overlaps(area(b), 0.0), "{kit} {}: {} / {}", page.name, a.words, b.words);
                }
            }
        }
    });
}

#[test]
fn the_inventory_has_all_that_the_books_has() {
    kits::each_of(Kit::Donjonz, |kit, pages, options| {
        let sheets = if options.inventory == printkit::kit::Inventory::Two { 2 } else { 1 };
        let sheet = pages.iter().find(|page| page.name == "inventory").expect("a kit has an inventory");
        let texts: Vec<String> = kits::texts(sheet).into_iter().map(|text| text.words).collect();
        for points in ["1", "3", "6", "10", "15", "21", "28", "36", "45", "55"] {
            let count = texts.iter().filter(|words| words.as_str() == points).count();
            // "10" also counts pouches.
            assert_eq!(count, if points == "10" { 2 * sheets } else { sheets }, "{kit}: {points}");
        }
        for range in ["0–20", "21–40", "41–60", "61–80"] {
            assert_eq!(texts.iter().filter(|words| words.as_str() == range).count(), sheets, "{kit}: {range}");
        }
    });
    const { assert!(printkit::faces::donjonz::inventory::POUCHES >= 32) };
}

#[test]
fn every_keep_card_bears_its_name_and_its_corners() {
    let deck = rules::knock::Deck::standard();
    kits::each_of(Kit::Knock, |kit, pages, _| {
        let language = Language::ALL.into_iter().find(|language| kit.contains(&format!(" {} ", language.code())));
        let words = Words::new(language.expect("a kit names its language"));
        let texts: Vec<String> = pages
            .iter()
            .filter(|page| page.name.starts_with("cards") || page.name == "pieces-1")
            .flat_map(kits::texts)
            .map(|text| text.words)
            .collect();
        let all = texts.join(" ");
        for card in deck.cards() {
            assert!(all.contains(&words.get(&card.name)), "{kit}: {}", card.name);
        }
        for value in 0..=4 {
            let printed = texts.iter().filter(|text| **text == value.to_string()).count();
            let corners = deck.cards().iter().flat_map(|card| card.corners).filter(|corner| *corner == value).count();
            let markers = deck.cards().iter().filter(|card| card.marker == Some(value)).count();
            // The reference cards number four steps, six times.
            assert_eq!(printed, corners + markers + if value > 0 { 6 } else { 0 }, "{kit}: {value}");
        }
    });
}

#[test]
fn every_fighter_card_bears_its_name_and_its_numbers() {
    let deck = rules::fighter::Deck::standard();
    let parts = deck.parts();
    kits::each_of(Kit::Fighter, |kit, pages, _| {
        let language = Language::ALL.into_iter().find(|language| kit.contains(&format!(" {} ", language.code())));
        let words = Words::new(language.expect("a kit names its language"));
        // The guide counts sheets.
        let pages = pages.iter().filter(|page| page.name != "guide");
        let texts: Vec<String> = pages.flat_map(kits::texts).map(|text| text.words).collect();
        let all = texts.join(" ");
        let monsters = parts.monsters.iter().map(|monster| format!("monster-fighter-{}", monster.key));
        let bosses = parts.bosses.iter().map(|boss| format!("boss-{}", boss.key));
        let equipment = parts.equipment.iter().map(|piece| format!("equipment-{}", piece.key));
        let cards: Vec<String> = monsters.chain(bosses).chain(equipment).collect();
        let heroes = parts.heroes.iter().map(|hero| format!("hero-{}", hero.key));
        let boards = parts.faces.iter().map(|face| format!("board-{}", face.key));
        let jokes = cards.iter().map(|key| format!("{key}-joke"));
        for key in cards.iter().cloned().chain(jokes).chain(heroes).chain(boards) {
            assert!(all.contains(&words.get(&key)), "{kit}: {key}");
        }
        let healths = parts.monsters.iter().filter(|monster| monster.health == 17).count();
        let boss_healths = parts.bosses.iter().filter(|boss| boss.health == 17).count();
        // The health board has every number once.
        let printed = texts.iter().filter(|text| *text == "17").count();
        assert_eq!(printed, healths + boss_healths + 1, "{kit}");
    });
}
