//! A deck: the 63 cards, read from a file of one line a card and checked as a whole.
//! Knows the text of a file, not where it came from.

use super::cards::{Card, CardId, Creature, HIGHEST, QUIET};
use crate::{
    deck_file::{self, Fault, Flaws, judged, line_of, notation},
    decks::{AnyDeck, DeckHash, to_value},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{borrow::Cow, sync::Arc, sync::OnceLock};

/// Cards in a deck.
pub const CARDS: usize = HALLS + CREATURES;
/// Empty halls in a deck.
pub const HALLS: usize = 41;
/// Halls with a creature, the Knight included.
pub const CREATURES: usize = 22;
/// Halls and creatures that each of the Keeps 2, 3 and 4 adds.
pub const ADDED: (usize, usize) = (3, 3);
/// The Keeps of an adventure.
pub const LEVELS: u8 = 4;
/// The most Silence cards in the cards of one Keep: a solo hand of six never runs dry through them.
pub const SILENCES: usize = 5;

/// The least and the most Time tokens a creature takes.
const TIME: (u8, u8) = (2, 5);
/// The least and the most that the Knight takes: with 2, the reserve of 12 could never run short for him.
const KNIGHT_TIME: (u8, u8) = (3, 4);
const CHESTS: u8 = 3;
const NAME: usize = 40;

/// A checked deck. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Deck(Arc<Checked>);

#[derive(Debug, PartialEq, Eq)]
struct Checked {
    parts: Parts,
    knight: CardId,
    mark: u8,
    hash: DeckHash,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    name: String,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(rename = "Deck", deny_unknown_fields)]
struct DeckFile<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow)]
    cards: Vec<CardFile<'a>>,
}

/// A card as a line of the file. What is left out is 0 or false.
#[derive(Deserialize)]
#[serde(rename = "Card", deny_unknown_fields)]
struct CardFile<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    #[serde(borrow)]
    art: Cow<'a, str>,
    #[serde(borrow)]
    corners: Cow<'a, str>,
    #[serde(default)]
    time: u8,
    #[serde(default)]
    knight: bool,
    #[serde(default)]
    silence: bool,
    #[serde(default)]
    chests: u8,
    #[serde(default)]
    marker: u8,
}

impl Deck {
    /// The deck in `assets`.
    pub fn standard() -> Deck {
        static DECK: OnceLock<Deck> = OnceLock::new();
        let (file, text) = assets::knock_deck();
        deck_file::standard(&DECK, || Deck::parse(file, text))
    }

    /// Reads a deck file. `file` is only the name that faults show.
    ///
    /// # Errors
    /// Every fault of the file, in the order of its lines. A fault in the notation hides all others.
    pub fn parse(file: &str, text: &str) -> Result<Deck, Vec<Fault>> {
        let mut flaws = Vec::new();
        let deck = read(text, &mut flaws);
        judged(file, deck, flaws)
    }

    /// The key of the deck's name in `assets/words`; a name written out in a player's own deck.
    pub fn name(&self) -> &str {
        &self.0.parts.name
    }

    /// All cards; a [`CardId`] is an index into them.
    pub fn cards(&self) -> &[Card] {
        &self.0.parts.cards
    }

    /// The card with that id.
    pub fn get(&self, card: CardId) -> Option<&Card> {
        self.0.parts.cards.get(usize::from(card.0))
    }

    /// The ids of all cards.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.0.parts.cards.len() as u8).map(CardId)
    }

    /// The ids of the cards that are used when the Keep of that level is attacked, the Knight among them.
    pub fn ids_in(&self, level: u8) -> impl Iterator<Item = CardId> + '_ {
        self.ids().filter(move |id| self.get(*id).is_some_and(|card| card.is_in(level)))
    }

    /// The cards of the first Keep with some on top, by their names, and the Knight at the bottom: a pile for a lesson.
    pub fn stacked(&self, first: &[&str]) -> Vec<CardId> {
        let named = |name: &&str| self.ids_in(1).find(|id| self.get(*id).is_some_and(|card| card.name == **name));
        let mut pile: Vec<CardId> = first.iter().filter_map(named).collect();
        let rest: Vec<CardId> = self.ids_in(1).filter(|id| !pile.contains(id) && *id != self.knight()).collect();
        pile.extend(rest);
        pile.push(self.knight());
        pile
    }

    /// The Black Knight.
    pub fn knight(&self) -> CardId {
        self.0.knight
    }

    /// A number from 0 to 31 made from the cards, so that a share code can tell that it was made with another deck.
    pub fn mark(&self) -> u8 {
        self.0.mark
    }

    fn of(parts: Parts) -> Option<Deck> {
        let knight = CardId(u8::try_from(parts.cards.iter().position(Card::is_knight)?).ok()?);
        let time = |card: &Card| card.creature.map_or(0, |creature| creature.time);
        let bytes = parts.cards.iter().flat_map(|card| {
            let [a, b, c, d] = card.corners;
            [a, b, c, d, time(card), u8::from(card.silence), card.chests, card.marker.unwrap_or(0)]
        });
        let mark = deck_file::mark(bytes);
        let hash = DeckHash::of(&parts);
        Some(Deck(Arc::new(Checked { parts, knight, mark, hash })))
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
        let mut flaws = Vec::new();
        let lines: Vec<(usize, &Card)> = parts.cards.iter().map(|card| (0, card)).collect();
        check(&lines, &mut flaws);
        let reasons = deck_file::reasons(flaws);
        if reasons.is_empty() { Deck::of(parts).ok_or(reasons) } else { Err(reasons) }
    }
}

fn read(text: &str, flaws: &mut Flaws) -> Option<Deck> {
    let file: DeckFile<'_> = notation(text, flaws)?;
    let mut home = 1;
    let mut cards = Vec::new();
    for line in &file.cards {
        home = line_of(text, &line.name).or(line_of(text, &line.corners)).unwrap_or(home);
        cards.push((home, read_card(home, line, flaws)));
    }
    let lines: Vec<(usize, &Card)> = cards.iter().map(|(line, card)| (*line, card)).collect();
    check(&lines, flaws);
    let cards = cards.into_iter().map(|(_, card)| card).collect();
    Deck::of(Parts { name: file.name.into_owned(), cards })
}

fn read_card(line: usize, file: &CardFile<'_>, flaws: &mut Flaws) -> Card {
    let corners = read_corners(&file.corners).unwrap_or_else(|| {
        flaws.push((line, format!("corners are written as \"1 2 / 0 3\", with values of 0 to {HIGHEST}")));
        [0; 4]
    });
    if file.knight && file.time == 0 {
        flaws.push((line, "the Knight is a creature and needs a time".to_string()));
    }
    let is_creature = file.time > 0 || file.knight;
    Card {
        name: file.name.to_string(),
        art: file.art.to_string(),
        corners,
        creature: is_creature.then_some(Creature { time: file.time, is_knight: file.knight }),
        silence: file.silence,
        chests: file.chests,
        marker: (file.marker != 0).then_some(file.marker),
    }
}

/// Reads `"1 2 / 0 3"`: the upper two corners, a stroke, the lower two.
fn read_corners(text: &str) -> Option<[u8; 4]> {
    let (upper, lower) = text.split_once('/')?;
    let row = |row: &str| {
        let values: Vec<u8> = row.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        <[u8; 2]>::try_from(values).ok()
    };
    let ([a, b], [c, d]) = (row(upper)?, row(lower)?);
    [a, b, c, d].iter().all(|value| *value <= HIGHEST).then_some([a, b, c, d])
}

/// Checks every card, then what the deck must hold in all. Each card comes with its line.
fn check(cards: &[(usize, &Card)], flaws: &mut Flaws) {
    for (index, (line, card)) in cards.iter().enumerate() {
        flaws.extend(card_flaws(card).into_iter().map(|flaw| (*line, flaw)));
        if cards[..index].iter().any(|(_, other)| other.name == card.name) {
            flaws.push((*line, format!("the name {:?} is taken by an earlier card", card.name)));
        }
    }
    let last = cards.last().map_or(1, |(line, _)| *line);
    let mut count = |what: &str, needs: usize, wanted: &dyn Fn(&Card) -> bool| {
        let found: Vec<usize> = cards.iter().filter(|(_, card)| wanted(card)).map(|(line, _)| *line).collect();
        if found.len() != needs {
            let line = found.get(needs).copied().unwrap_or(last);
            flaws.push((line, format!("the deck has {} {what}; it needs {needs}", found.len())));
        }
    };
    count("Black Knights", 1, &Card::is_knight);
    let levels = usize::from(LEVELS) - 1;
    count("halls without a marker", HALLS - levels * ADDED.0, &|card| card.marker.is_none() && is_hall(card));
    count("creatures without a marker", CREATURES - levels * ADDED.1, &|card| card.marker.is_none() && !is_hall(card));
    for level in 2..=LEVELS {
        count(&format!("halls of Keep {level}"), ADDED.0, &|card| card.marker == Some(level) && is_hall(card));
        count(&format!("creatures of Keep {level}"), ADDED.1, &|card| card.marker == Some(level) && !is_hall(card));
    }
    for level in 1..=LEVELS {
        let silent: Vec<usize> =
            cards.iter().filter(|(_, card)| card.silence && card.is_in(level)).map(|(line, _)| *line).collect();
        if let Some(line) = silent.get(SILENCES) {
            flaws.push((*line, format!("Keep {level} has {} Silence cards; {SILENCES} is the most", silent.len())));
        }
    }
}

fn is_hall(card: &Card) -> bool {
    card.creature.is_none()
}

/// What is wrong with a card by itself.
fn card_flaws(card: &Card) -> Vec<String> {
    let (sum, mut flaws) = (card.sum(), Vec::new());
    let mut demand = |holds: bool, flaw: String| {
        if !holds {
            flaws.push(flaw);
        }
    };
    for (what, text) in [("name", &card.name), ("drawing", &card.art)] {
        let fits = !text.trim().is_empty() && text.chars().count() <= NAME && !text.chars().any(char::is_control);
        demand(fits, format!("a {what} is 1 to {NAME} letters on one line"));
    }
    demand(card.corners.iter().all(|value| *value <= HIGHEST), format!("a corner has at most {HIGHEST}"));
    demand(card.chests <= CHESTS, format!("a card has at most {CHESTS} chests"));
    demand(
        card.marker.is_none_or(|marker| (2..=LEVELS).contains(&marker)),
        format!("a marker is 2 to {LEVELS}, or left out for a card of every Keep"),
    );
    match card.creature {
        None => demand(sum <= QUIET, format!("a hall's corners sum to {QUIET} at most, not to {sum}")),
        Some(creature) => {
            demand(sum > QUIET, format!("a creature's corners sum to {} or more, not to {sum}", QUIET + 1));
            let (whose, (least, most)) = if creature.is_knight { ("the Knight's", KNIGHT_TIME) } else { ("a", TIME) };
            demand((least..=most).contains(&creature.time), format!("{whose} time is {least} to {most}"));
            demand(!creature.is_knight || card.marker.is_none(), "the Knight is in every Keep".to_string());
        }
    }
    if card.corners == [0; 4] {
        demand(card.silence, "a hall of 0 0 / 0 0 shows the Silence icon".to_string());
    }
    flaws
}
