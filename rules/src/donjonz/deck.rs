//! A deck: the start card and eleven cards, read from a file of little maps and checked as a whole.
//! Knows the text of a file, not where it came from.

use super::{Card, CardId, Thing, Weapon, map};
use crate::{
    deck_file::{self, Fault, Flaws, judged, line_of, notation},
    decks::{AnyDeck, DeckHash, to_value},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{borrow::Cow, sync::Arc, sync::OnceLock};

/// Cards in a deck beside the start card.
pub const CARDS: usize = 11;
/// Monsters in a deck, which is also the length of the track.
pub const MONSTERS: usize = 10;
/// The fewest and the most pouches in a deck.
pub const POUCHES: (usize, usize) = (12, 16);
/// Copies of each weapon in a deck.
pub const COPIES: usize = 2;

/// A checked deck. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Deck(Arc<Checked>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Checked {
    parts: Parts,
    mark: u8,
    hash: DeckHash,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    name: String,
    start: Card,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(rename = "Deck", deny_unknown_fields)]
struct DeckFile<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow)]
    start: CardFile<'a>,
    #[serde(borrow)]
    cards: Vec<CardFile<'a>>,
}

#[derive(Deserialize)]
#[serde(rename = "Card", deny_unknown_fields)]
struct CardFile<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow)]
    map: Cow<'a, str>,
}

/// A card, and the lines of its file that a fault in it is blamed on.
struct Traced {
    card: Card,
    home: usize,
    rows: Vec<usize>,
}

impl Deck {
    /// The deck in `assets`.
    pub fn standard() -> Deck {
        static DECK: OnceLock<Deck> = OnceLock::new();
        let (file, text) = assets::donjonz_deck();
        deck_file::standard(&DECK, || Deck::parse(file, text))
    }

    /// Reads a deck file. `file` is only the name that faults show.
    ///
    /// # Errors
    /// Every fault of the file, in the order of its lines. A fault in the notation around the maps hides later ones.
    pub fn parse(file: &str, text: &str) -> Result<Deck, Vec<Fault>> {
        let mut flaws = Vec::new();
        let parts = read(text, &mut flaws);
        judged(file, parts, flaws).map(Deck::of)
    }

    /// The key of the deck's name in `assets/words`; a name written out in a player's own deck.
    pub fn name(&self) -> &str {
        &self.0.parts.name
    }

    /// The half card with the stairs and the door.
    pub fn start(&self) -> &Card {
        &self.0.parts.start
    }

    /// The eleven cards; a [`CardId`] is an index into them.
    pub fn cards(&self) -> &[Card] {
        &self.0.parts.cards
    }

    /// The ids of the eleven cards.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.0.parts.cards.len() as u8).map(CardId)
    }

    /// The card with that id, or the start card for `None`.
    pub fn get(&self, card: Option<CardId>) -> Option<&Card> {
        match card {
            None => Some(&self.0.parts.start),
            Some(CardId(index)) => self.0.parts.cards.get(usize::from(index)),
        }
    }

    /// Everything that lies on the deck's cards.
    pub fn things(&self) -> impl Iterator<Item = Thing> + '_ {
        let cards = std::iter::once(&self.0.parts.start).chain(&self.0.parts.cards);
        cards.flat_map(|card| card.cells().filter_map(|(_, _, thing)| thing))
    }

    /// A number from 0 to 31 made from the maps, so that a share code can tell that it was made with another deck.
    pub fn mark(&self) -> u8 {
        self.0.mark
    }

    fn of(parts: Parts) -> Deck {
        let cards = std::iter::once(&parts.start).chain(&parts.cards);
        let bytes = cards.flat_map(map::draw).flat_map(String::into_bytes);
        let mark = deck_file::mark(bytes);
        let hash = DeckHash::of(&parts);
        Deck(Arc::new(Checked { parts, mark, hash }))
    }
}

impl AnyDeck for Deck {
    fn hash(&self) -> DeckHash {
        self.0.hash
    }

    fn content(&self) -> Value {
        to_value(&self.0.parts)
    }
}

impl From<Deck> for Parts {
    fn from(deck: Deck) -> Parts {
        deck.0.parts.clone()
    }
}

impl TryFrom<Parts> for Deck {
    type Error = String;

    fn try_from(parts: Parts) -> Result<Deck, String> {
        let trace = |card: &Card| Traced { card: card.clone(), home: 0, rows: Vec::new() };
        let traced: Vec<_> = std::iter::once(&parts.start).chain(&parts.cards).map(trace).collect();
        let mut flaws = Vec::new();
        check(&traced, &mut flaws);
        if flaws.is_empty() {
            return Ok(Deck::of(parts));
        }
        Err(deck_file::reasons(flaws))
    }
}

fn read(text: &str, flaws: &mut Flaws) -> Option<Parts> {
    let file: DeckFile<'_> = notation(text, flaws)?;
    flaws.extend(map::name_flaws(&file.name).into_iter().map(|flaw| (line_of(text, &file.name).unwrap_or(1), flaw)));
    let mut home = 1;
    let mut traced = Vec::new();
    for (index, card) in std::iter::once(&file.start).chain(&file.cards).enumerate() {
        home = line_of(text, &card.name).or(line_of(text, &card.map)).unwrap_or(home);
        traced.push(read_card(text, home, index == 0, card, flaws));
    }
    check(&traced, flaws);
    let mut cards = traced.into_iter().map(|traced| traced.card);
    Some(Parts { name: file.name.into_owned(), start: cards.next()?, cards: cards.collect() })
}

fn read_card(text: &str, home: usize, is_start: bool, card: &CardFile<'_>, flaws: &mut Flaws) -> Traced {
    flaws.extend(map::name_flaws(&card.name).into_iter().map(|flaw| (home, flaw)));
    // A map written with escapes is not a piece of the file, so its lines are all blamed on the card.
    let first = line_of(text, &card.map);
    let line = |number| first.map_or(home, |first| first + number);
    let lines: Vec<_> = card.map.lines().enumerate().map(|(number, text)| (line(number), text)).collect();
    let rows = if is_start { map::START_ROWS } else { map::ROWS };
    let reading = map::read(&card.name, rows, home, &lines);
    flaws.extend(reading.flaws);
    Traced { card: reading.card, home, rows: reading.rows }
}

/// Checks what a deck must hold in all; the start card comes first.
fn check(cards: &[Traced], flaws: &mut Flaws) {
    let home = cards.first().map_or(1, |start| start.home);
    let count = cards.len().saturating_sub(1);
    if count != CARDS {
        let line = cards.get(CARDS + 1).or(cards.last()).map_or(home, |card| card.home);
        flaws.push((line, format!("the deck has {count} cards beside the start card; it needs {CARDS}")));
    }
    for (index, card) in cards.iter().enumerate() {
        if cards[..index].iter().any(|other| other.card.name == card.card.name) {
            flaws.push((card.home, format!("the name {:?} is taken by an earlier card", card.card.name)));
        }
        let rows = if index == 0 { map::START_ROWS } else { map::ROWS };
        if card.card.rows() != rows {
            flaws
                .push((card.home, format!("card {:?} has {} rows; it needs {rows}", card.card.name, card.card.rows())));
        }
    }

    let count = |flaws: &mut Flaws, what: &str, least: usize, most: usize, wanted: &dyn Fn(Thing) -> bool| {
        let found: Vec<usize> = places(cards).filter(|(thing, _)| wanted(*thing)).map(|(_, line)| line).collect();
        let needs = if least == most { format!("{least}") } else { format!("{least} to {most}") };
        if found.len() < least || found.len() > most {
            let line = found.get(most).copied().unwrap_or(home);
            flaws.push((line, format!("the deck has {} of {what}; it needs {needs}", found.len())));
        }
    };
    count(flaws, "monsters", MONSTERS, MONSTERS, &|thing| matches!(thing, Thing::Monster(_)));
    count(flaws, "pouches", POUCHES.0, POUCHES.1, &|thing| thing == Thing::Pouch);
    count(flaws, "the key", 1, 1, &|thing| thing == Thing::Key);
    count(flaws, "the stairs", 1, 1, &|thing| thing == Thing::Stairs);
    count(flaws, "the door", 1, 1, &|thing| thing == Thing::Door);
    for weapon in Weapon::ALL {
        let what = format!("the {}", format!("{weapon:?}").to_lowercase());
        count(flaws, &what, COPIES, COPIES, &|thing| thing == Thing::Weapon(weapon));
    }
    for (thing, line) in places(cards.get(1..).unwrap_or_default()) {
        if matches!(thing, Thing::Stairs | Thing::Door) {
            flaws.push((line, "stairs and door belong on the start card".to_string()));
        }
    }
}

/// Every thing with the line it stands in.
fn places(cards: &[Traced]) -> impl Iterator<Item = (Thing, usize)> + '_ {
    cards.iter().flat_map(|traced| {
        let line = |row: u8| traced.rows.get(usize::from(row)).copied().unwrap_or(traced.home);
        traced.card.cells().filter_map(move |(_, row, thing)| Some((thing?, line(row))))
    })
}
