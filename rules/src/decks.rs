//! Decks by name: a setup names its deck by a hash of what is in it, and whoever loads a save says where decks are
//! found. Knows no game.

use crate::{Game, session::LoadError};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// The name of a deck: the SHA-256 of its content. Written as 64 small hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DeckHash([u8; 32]);

/// A text that is no [`DeckHash`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the hash of a deck is 64 digits, 0 to 9 and a to f")]
pub struct NoDeckHash;

impl DeckHash {
    /// The hash of a deck's content, which has whole numbers, texts, lists and maps with text keys.
    pub(crate) fn of(content: &impl Serialize) -> DeckHash {
        let mut text = String::new();
        write_canonical(&to_value(content), &mut text);
        DeckHash(Sha256::digest(text).into())
    }
}

impl fmt::Display for DeckHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for DeckHash {
    type Err = NoDeckHash;

    fn from_str(text: &str) -> Result<DeckHash, NoDeckHash> {
        let is_digit = |letter: &u8| matches!(letter, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 64 || !text.as_bytes().iter().all(is_digit) {
            return Err(NoDeckHash);
        }
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).map_err(|_| NoDeckHash)?;
        }
        Ok(DeckHash(bytes))
    }
}

impl TryFrom<String> for DeckHash {
    type Error = NoDeckHash;

    fn try_from(text: String) -> Result<DeckHash, NoDeckHash> {
        text.parse()
    }
}

impl From<DeckHash> for String {
    fn from(hash: DeckHash) -> String {
        hash.to_string()
    }
}

/// A deck of any game, to be named in a save and kept beside it.
pub trait AnyDeck {
    /// Its name.
    fn hash(&self) -> DeckHash;
    /// All that is in it, as a save can carry it.
    fn content(&self) -> Value;
}

/// Where decks are found by their names.
pub trait Decks {
    /// The content of a deck.
    fn find(&self, deck: DeckHash) -> Option<Value>;
}

/// No decks. A game's standard deck is found all the same.
impl Decks for () {
    fn find(&self, _deck: DeckHash) -> Option<Value> {
        None
    }
}

impl Decks for BTreeMap<DeckHash, Value> {
    fn find(&self, deck: DeckHash) -> Option<Value> {
        self.get(&deck).cloned()
    }
}

/// Writes the name of a setup's deck in place of the deck.
pub(crate) fn by_hash<S: Serializer>(deck: &impl AnyDeck, serializer: S) -> Result<S::Ok, S::Error> {
    deck.hash().serialize(serializer)
}

/// Puts the deck itself where a setup names it, and returns its name. A setup may also carry its deck, or have none.
///
/// # Errors
/// What stands there is no name, or no deck has it.
pub(super) fn unfold<G: Game>(setup: &mut Value, decks: &dyn Decks) -> Result<Option<DeckHash>, LoadError> {
    let Some(Value::String(name)) = setup.get("deck") else { return Ok(None) };
    let hash: DeckHash = name.parse().map_err(|error: NoDeckHash| LoadError::Garbage { reason: error.to_string() })?;
    let usual = G::Setup::default();
    let standard = G::deck(&usual).filter(|deck| deck.hash() == hash).map(AnyDeck::content);
    setup["deck"] = standard.or_else(|| decks.find(hash)).ok_or(LoadError::UnknownDeck { deck: hash })?;
    Ok(Some(hash))
}

/// The content of a deck as a save can carry it.
pub(crate) fn to_value(content: &impl Serialize) -> Value {
    serde_json::to_value(content).expect("a deck is plain data with text keys")
}

/// Writes JSON in the one way that is hashed: without spaces, the keys of every map in the order of their bytes.
fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<(&String, &Value)> = map.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            write_list(text, ['{', '}'], entries, |(key, value), text| {
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                write_canonical(value, text);
            });
        }
        Value::Array(list) => write_list(text, ['[', ']'], list, write_canonical),
        plain => text.push_str(&plain.to_string()),
    }
}

fn write_list<T>(
    text: &mut String,
    [open, close]: [char; 2],
    items: impl IntoIterator<Item = T>,
    write: impl Fn(T, &mut String),
) {
    text.push(open);
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        write(item, text);
    }
    text.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_hash_is_that_of_the_text_with_sorted_keys() {
        // printf '{"a":[1,true,null],"b":{"c":"\\"","d":-2}}' | sha256sum
        let hash = "3991ef7759634f1db46692751c052b1c29778d098591c750e84459b7b9ae5866";
        let deck = json!({ "b": { "d": -2, "c": "\"" }, "a": [1, true, null] });
        assert_eq!(DeckHash::of(&deck).to_string(), hash);
    }

    #[test]
    fn a_hash_is_read_as_it_was_written_and_in_no_other_way() {
        let hash = DeckHash::of(&json!([]));
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for text in ["", "00", &hash.to_string().to_uppercase(), &format!("{hash}0"), &"é".repeat(32)] {
            assert_eq!(text.parse::<DeckHash>(), Err(NoDeckHash), "{text}");
        }
    }
}
