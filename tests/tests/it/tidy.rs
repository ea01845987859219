//! Nothing lies about: every drawing and every sentence is used, and every one that is asked for is there.

use app::play::Games;
use printkit::{Words, kit::Kit, words::Language};
use std::{collections::BTreeSet, fs, path::Path, process::Command};

/// The text of every Rust file of the crates that speak and draw.
fn code() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let crates = ["app/src", "app/web/src", "dice/src", "printkit/src", "printkit/core/src", "rules/src"];
    let mut folders: Vec<_> = crates.map(|folder| root.join(folder)).into();
    let mut code = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the crates lie beside this one") {
            match entry.expect("a folder of ours can be listed").path() {
                path if path.is_dir() => folders.push(path),
                path if path.extension().is_some_and(|ending| ending == "rs") => {
                    code += &fs::read_to_string(path).expect("our code is text");
                }
                _ => {}
            }
        }
    }
    code
}

/// The string literals of the code, without those that span lines.
fn literals(code: &str) -> BTreeSet<&str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// The fixed parts of a text with gaps, such as `lobby-{id}`.
fn pattern(literal: &str) -> Option<Vec<&str>> {
    let parts: Vec<&str> = literal
        .split('{')
        .enumerate()
        .map(|(i, part)| match i {
            0 => Some(part),
            _ => Some(part.split_once('}')?.1),
        })
        .collect::<Option<_>>()?;
    let is_key = |part: &&str| part.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
    (parts.len() > 1 && parts.iter().all(is_key) && parts.iter().any(|part| !part.is_empty())).then_some(parts)
}

/// Tests whether a key is these fixed parts with a word in every gap.
fn fits(key: &str, parts: &[&str], is_word: &dyn Fn(&str) -> bool) -> bool {
    let Some((first, rest)) = parts.split_first() else { return false };
    let Some(key) = key.strip_prefix(first) else { return false };
    if rest.is_empty() {
        return key.is_empty();
    }
    (1..=key.len()).any(|end| is_word(&key[..end]) && fits(&key[end..], rest, is_word))
}

/// The keys of the English files.
fn keys() -> BTreeSet<String> {
    let files = assets::words(Language::English.code());
    let lines = files.iter().flat_map(|(_, text)| text.lines());
    let keys = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    keys.filter_map(|line| Some(line.split_once(" =")?.0.to_string())).collect()
}

#[test]
fn every_drawing_is_used() {
    let code = code();
    let used = literals(&code);
    let (_, deck) = assets::knock_deck();
    let on_a_card = |name: &str| {
        let art = name.strip_prefix("halls/").or(name.strip_prefix("monsters/"));
        art.is_some_and(|art| deck.contains(&format!("art: \"{art}\"")))
    };
    let fighter = assets::fighter_files();
    // A name may be put together of a folder and a key, such as `throws` and `bank-shot`, or of a folder and a card's key.
    let put_together = |name: &str| {
        let Some((folder, key)) = name.split_once('/') else { return false };
        let is_folder_used = used.contains(folder) || used.iter().any(|it| it.starts_with(&format!("{folder}/{{")));
        let is_key_used = used.contains(key.replace('_', "-").as_str());
        is_folder_used && (is_key_used || fighter.iter().any(|(_, text)| text.contains(&format!("key: \"{key}\""))))
    };
    let is_used = |name: &str| used.contains(name) || on_a_card(name) || put_together(name);
    let unused: Vec<String> = assets::art_names().into_iter().filter(|name| !is_used(name)).collect();
    assert!(unused.is_empty(), "drawings no code and no card asks for: {unused:?}");
}

#[test]
fn every_drawing_asked_for_is_there() {
    let code = code();
    let folders = ["things/", "monsters/", "ui/", "tokens/", "halls/", "heroes/"];
    // A name put together, such as `halls/{art}`, comes from a deck, and printkit's tests look at all of its cards.
    let asked = literals(&code)
        .into_iter()
        .filter(|name| folders.iter().any(|folder| name.starts_with(folder) && name != folder) && !name.contains('{'));
    let missing: Vec<&str> = asked.filter(|name| assets::art(name).is_none()).collect();
    assert!(missing.is_empty(), "drawings that are not there: {missing:?}");
}

#[test]
fn every_sentence_is_used() {
    let code = code();
    let used = literals(&code);
    // A key may be put together of words that stand in the code or in a deck, or of another key: `lobby-{id}`.
    let keys = keys();
    let decks = [assets::donjonz_deck(), assets::knock_deck()].into_iter().chain(assets::fighter_files());
    let decks: String = decks.map(|(_, text)| text).collect();
    let named = literals(&decks);
    let is_word = |part: &str| {
        let is_number = !part.is_empty() && part.chars().all(|letter| letter.is_ascii_digit());
        is_number || used.contains(part) || named.contains(part) || keys.contains(part)
    };
    let patterns: Vec<Vec<&str>> = used.iter().filter_map(|literal| pattern(literal)).collect();
    let is_used =
        |key: &str| used.contains(key) || named.contains(key) || patterns.iter().any(|it| fits(key, it, &is_word));
    let unused: Vec<&String> = keys.iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "sentences no code says: {unused:?}");
}

#[test]
fn every_sentence_asked_for_is_there() {
    let code = code();
    let words = Words::new(Language::English);
    let calls = [".say(\"", ".say_with(\"", "words.get(\"", "words.with(\""];
    let asked = calls.iter().flat_map(|call| code.split(call).skip(1)).filter_map(|rest| rest.split('"').next());
    let missing: BTreeSet<&str> = asked.filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "sentences that are not there: {missing:?}");
}

#[test]
fn every_card_has_a_name_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let (donjonz, knock) = (rules::donjonz::Deck::standard(), rules::knock::Deck::standard());
        let names = donjonz.cards().iter().map(|card| &card.name).chain(knock.cards().iter().map(|card| &card.name));
        for name in names {
            assert!(words.has(name), "{name} has no name in {}", language.code());
        }
    }
}

#[test]
fn every_card_of_fighter_has_a_name_and_a_joke_in_every_language() {
    let deck = rules::fighter::Deck::standard();
    let parts = deck.parts();
    let heroes = parts.heroes.iter().flat_map(|hero| ["", "-about"].map(|more| format!("hero-{}{more}", hero.key)));
    let monsters = parts.monsters.iter().map(|monster| format!("monster-fighter-{}", monster.key));
    let bosses = parts.bosses.iter().map(|boss| format!("boss-{}", boss.key));
    let equipment = parts.equipment.iter().map(|piece| format!("equipment-{}", piece.key));
    let cards = monsters.chain(bosses).chain(equipment);
    let told = cards.flat_map(|card| [format!("{card}-joke"), card]);
    let faces = parts.faces.iter().map(|face| format!("board-{}", face.key));
    let keys: Vec<String> = heroes.chain(told).chain(faces).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.code());
    }
}

/// The web app's shortcuts walk the kits, since they do without the app.
#[test]
fn kits_are_listed_as_their_games_are() {
    let kits: Vec<Kit> = Games::default().iter().filter_map(|game| game.kit).collect();
    assert_eq!(kits, Kit::ALL);
}

/// The crates below the workspace's with their features, as its tests compile them; with these options for Cargo.
fn compiled(options: &[&str]) -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--workspace", "--locked", "--edges", "normal,dev", "--prefix", "none", "--format", "{p} {f}"])
        .args(options)
        .output()
        .expect("Cargo runs these tests");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let lines = String::from_utf8_lossy(&tree.stdout).lines().map(|line| line.replace(" (*)", "")).collect::<Vec<_>>();
    lines.into_iter().filter(|line| !line.starts_with("sablier-tests ")).collect()
}

/// One feature more on either side, and Cargo compiles physics, PDF and pictures anew whenever it turns to the other.
#[test]
fn unit_tests_and_those_from_outside_share_what_lies_below() {
    let (outside, inside) = (compiled(&[]), compiled(&["--exclude", "sablier-tests"]));
    let name = |line: &str| line.split(' ').next().map(str::to_string);
    let below: BTreeSet<_> = inside.iter().map(|line| name(line)).collect();
    // What only the tests from outside use is compiled once all the same.
    let shared: BTreeSet<String> = outside.into_iter().filter(|line| below.contains(&name(line))).collect();
    assert_eq!(shared, inside);
}
