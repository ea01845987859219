//! Decks beside the saves that name them: each kept once, for as long as something names it, whatever happens.

use rules::{
    DeckHash,
    decks::AnyDeck,
    donjonz::{Deck, Donjonz, Setup},
};
use sablier::{
    app::App,
    geometry::{Insets, Size},
    platform::{memory::Memory, native::Native},
    play::Match,
    store::{Past, Store, Trouble},
};
use serde_json::Value;
use std::{fs, path::PathBuf};

/// Somebody's own deck: our cards under another title.
fn deck(title: &str) -> Deck {
    let mut content = Deck::standard().content();
    content["name"] = title.into();
    serde_json::from_value(content).unwrap()
}

fn game(title: &str) -> Match<Donjonz> {
    Match::new(Setup { deck: deck(title), ..Setup::default() }, 7, Default::default()).unwrap()
}

fn save(device: &Memory, title: &str) {
    let mut platform = device.clone();
    let mut store = Store::open(&mut platform);
    game(title).save(&mut platform, &mut store);
}

/// The title of the deck of the game on file, and what was wrong.
fn loaded(device: &Memory) -> (Option<String>, Vec<Trouble>) {
    let mut platform = device.clone();
    let mut store = Store::open(&mut platform);
    let running = Match::<Donjonz>::load(&mut platform, &mut store);
    (running.map(|running| running.game().deck().name().to_string()), store.troubles)
}

/// The decks on file.
fn kept(device: &Memory) -> Vec<DeckHash> {
    let file: Value = serde_json::from_slice(&device.contents().files["decks.json"]).unwrap();
    file["content"].as_object().unwrap().keys().map(|hash| hash.parse().unwrap()).collect()
}

fn hashes<const N: usize>(titles: [&str; N]) -> Vec<DeckHash> {
    let mut hashes = titles.map(|title| deck(title).hash());
    hashes.sort();
    hashes.into()
}

#[test]
fn a_save_names_its_deck_which_is_kept_once_beside_it() {
    let device = Memory::new("en");
    save(&device, "one");
    save(&device, "one");
    assert_eq!(kept(&device), hashes(["one"]));
    let file = String::from_utf8(device.contents().files["donjonz.json"].clone()).unwrap();
    assert!(file.contains(&deck("one").hash().to_string()) && !file.contains("map"), "{file}");
    assert_eq!(loaded(&device), (Some("one".to_string()), Vec::new()));
}

#[test]
fn a_deck_goes_when_nothing_names_it_any_more() {
    let device = Memory::new("en");
    save(&device, "one");
    save(&device, "two");
    assert_eq!(kept(&device), hashes(["one", "two"]));
    save(&device, "three");
    assert_eq!(kept(&device), hashes(["two", "three"]));
}

#[test]
fn a_deck_stays_while_a_record_names_it() {
    let device = Memory::new("en");
    save(&device, "one");
    let (game, deck) = ("donjonz".to_string(), Some(deck("one").hash()));
    let past = Past { game, code: String::new(), deck, score: 1, ..Past::default() };
    Store::open(&mut device.clone()).remember(&mut device.clone(), past);
    save(&device, "two");
    save(&device, "three");
    assert_eq!(kept(&device), hashes(["one", "two", "three"]));
}

#[test]
fn a_deck_stays_while_a_save_cannot_be_read() {
    let device = Memory::new("en");
    save(&device, "one");
    let file = format!("of a newer Sablier: {}", deck("one").hash());
    device.contents_mut().files.insert("fighter.json".to_string(), file.into_bytes());
    save(&device, "two");
    save(&device, "three");
    assert_eq!(kept(&device), hashes(["one", "two", "three"]));
}

#[test]
fn whenever_the_app_is_killed_the_old_game_or_the_new_one_is_there() {
    for lives in 0..3 {
        let device = Memory::new("en");
        save(&device, "older");
        save(&device, "old");
        device.contents_mut().lives = Some(lives);
        save(&device, "new");
        device.contents_mut().lives = None;
        let title = if lives < 2 { "old" } else { "new" };
        assert_eq!(loaded(&device), (Some(title.to_string()), Vec::new()), "after {lives} writes");
    }
}

#[test]
fn a_deck_that_cannot_be_kept_goes_along_inside_the_save() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("decks");
    fs::remove_dir_all(&folder).ok();
    // A folder of that name keeps the file of decks from being written.
    fs::create_dir_all(folder.join("decks.draft")).unwrap();
    let mut platform = Native::new(Some(folder.clone()));
    let mut store = Store::open(&mut platform);
    game("one").save(&mut platform, &mut store);
    assert_eq!(store.troubles, [Trouble::CannotSave]);
    let running = Match::<Donjonz>::load(&mut platform, &mut Store::default());
    assert_eq!(running.unwrap().game().deck(), &deck("one"));
}

#[test]
fn a_game_whose_deck_is_gone_is_set_aside_and_the_player_is_told() {
    let device = Memory::new("fr");
    save(&device, "one");
    let save = device.contents_mut().files["donjonz.json"].clone();
    device.contents_mut().files.remove("decks.json");
    let mut app = App::new(Box::new(device.clone()));
    app.frame(20.0, Size { w: 390.0, h: 844.0 }, Insets::default(), &[]);
    let contents = device.contents();
    let (name, aside) = contents.files.iter().find(|(name, _)| name.starts_with("donjonz.json.set-aside")).unwrap();
    assert_eq!(*aside, save);
    let told = app.dump()["toast"].to_string();
    assert!(told.contains("jeu de cartes introuvable") && told.contains(name), "{told}");
}
