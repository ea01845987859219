//! How the things of Knock's companion are called: what can be touched, keys of sentences.

use super::Leaf;
use crate::{
    screens::knock::names::spell_key,
    timers::minutes,
    touch::{coded, touches},
};
use printkit_core::Words;
use rules::{
    companion::knock::{Guest, Record, Refusal, Tracker},
    knock::{CardId, Deck, Spell},
};

touches! {
    /// What can be touched on Knock's pages.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Leaf(leaf: Leaf) = "companion-{}",
        Switch(tracker: Tracker) = "companion-track-{}",
        Sand = "sand",
        StartSand = "sand-start",
        Voice = "voice",
        Reserve = "reserve",
        Enter = "enter",
        Time(tokens: u8) = "time-{}",
        Who(card: CardId) = "who-{}",
        Guest(nth: usize) = "guest-{}",
        Beat(nth: usize) = "beat-{}",
        Burn(nth: usize) = "burn-{}",
        Freeze(nth: usize) = "freeze-{}",
        Alarm = "alarm",
        Corner(nth: usize) = "corner-{}",
        Value(value: u8) = "value-{}",
        Poison = "poison",
        Wipe = "wipe",
        Verdict = "verdict",
        Spell(spell: Spell) = "spell-{}",
        Chests = "chests",
        FewerChests = "chest-less",
        MoreChests = "chest-more",
        Level(level: u8) = "level-{}",
        Won = "won",
        Found(spell: Spell) = "found-spell-{}",
        FoundNone = "found-none",
        Lost = "lost",
    }
}

coded! {
    Leaf { Keep = "keep", Danger = "danger", Adventure = "adventure" }
    Tracker {
        Sand = "sand", Voice = "voice", Tokens = "tokens", Danger = "danger",
        Spells = "spells", Chests = "chests", Log = "log",
    }
}

/// The name of a spell.
pub fn spell_name(spell: Spell, words: &Words) -> String {
    words.get(&spell_key(spell))
}

/// What a creature in the Keep is called.
pub fn guest_name(guest: &Guest, words: &Words) -> String {
    let deck = Deck::standard();
    match guest.card.and_then(|card| deck.get(card)) {
        Some(card) => words.get(&card.name),
        None => words.with("companion-creature", &[("number", i64::from(guest.number).into())]),
    }
}

/// What a line of the log says.
pub fn record_words(record: &Record, words: &Words) -> String {
    let mut parts = vec![words.with("companion-tries", &[("tries", i64::from(record.tries).into())])];
    if record.is_won {
        parts.push(words.get("companion-free"));
        parts.extend(record.left.map(|left| words.with("records-left", &[("time", minutes(left).into())])));
        parts.push(words.with("companion-chests", &[("chests", i64::from(record.chests).into())]));
    }
    parts.join(" · ")
}

/// Why a change was not made.
pub fn reason(refusal: Refusal, words: &Words) -> String {
    let spell = |spell: Spell| ("spell", spell_name(spell, words).into());
    match refusal {
        Refusal::Short { needs, reserve } => words
            .with("companion-no-tokens", &[("needs", i64::from(needs).into()), ("reserve", i64::from(reserve).into())]),
        Refusal::InAlready => words.get("companion-no-twice"),
        Refusal::AlarmGiven => words.get("companion-no-after-alarm"),
        Refusal::Quiet => words.get("companion-no-alarm"),
        Refusal::KnightImmune => words.get("knock-illegal-knight-immune"),
        Refusal::FrozenAlready => words.get("companion-no-frozen"),
        Refusal::FrozenStands => words.get("companion-no-knight"),
        Refusal::NotHeld(missing) => words.with("companion-no-spell", &[spell(missing)]),
        Refusal::HeldAlready(held) => words.with("note-twice", &[spell(held)]),
        Refusal::TooMany { count, level } => {
            words.with("note-too-many", &[("count", (count as i64).into()), ("level", i64::from(level).into())])
        }
        Refusal::MaySpeak => words.get("knock-illegal-may-speak"),
        Refusal::Finished => words.get("companion-no-finished"),
        Refusal::NoSuchCreature | Refusal::Nobody | Refusal::NoSuchNumber => words.get("illegal-phase"),
    }
}
