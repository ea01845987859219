//! What every game's deck file shares: faults with file and line, reading the notation, and a mark of its contents.
//! Knows no game.

use assets::DECK_LIMIT;
use serde::Deserialize;
use std::sync::OnceLock;

/// Something wrong in a deck file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct Fault {
    /// The file as it was named by the caller.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, in plain English.
    pub reason: String,
}

/// A deck in `assets`, read when it is first asked for.
pub(crate) fn standard<D: Clone>(deck: &OnceLock<D>, read: impl FnOnce() -> Result<D, Vec<Fault>>) -> D {
    deck.get_or_init(|| read().expect("the decks in assets are checked by a test")).clone()
}

/// What is wrong, each with its line.
pub(crate) type Flaws = Vec<(usize, String)>;

/// What was read if nothing is wrong with it, else every fault in the order of its lines.
pub(crate) fn judged<T>(file: &str, read: Option<T>, mut flaws: Flaws) -> Result<T, Vec<Fault>> {
    flaws.sort();
    let fault = |(line, reason)| Fault { file: file.to_string(), line, reason };
    match read {
        Some(read) if flaws.is_empty() => Ok(read),
        _ => Err(flaws.into_iter().map(fault).collect()),
    }
}

/// Reads the notation of a file, or says in which line it fails.
pub(crate) fn notation<'a, T: Deserialize<'a>>(text: &'a str, flaws: &mut Flaws) -> Option<T> {
    if text.len() > DECK_LIMIT {
        flaws.push((1, format!("the file has {} bytes; {DECK_LIMIT} is the most", text.len())));
        return None;
    }
    ron::from_str(text).map_err(|error| flaws.push((error.span.start.line, error.code.to_string()))).ok()
}

/// The line of `text` in which `part`, a piece of it, begins. `None` if it is no piece of it.
pub(crate) fn line_of(text: &str, part: &str) -> Option<usize> {
    let offset = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let before = text.as_bytes().get(..offset)?;
    Some(before.iter().filter(|byte| **byte == b'\n').count() + 1)
}

/// All reasons as one sentence, for a deck that came without a file.
pub(crate) fn reasons(flaws: Flaws) -> String {
    flaws.into_iter().map(|(_, reason)| reason).collect::<Vec<_>>().join("; ")
}

/// A number from 0 to 31 made from a deck's contents, so that a share code can tell that it was made with another deck.
pub(crate) fn mark(contents: impl Iterator<Item = u8>) -> u8 {
    // FNV-1a, folded: any fixed hash will do, this one is short and never changes.
    let hash =
        contents.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    ((hash ^ (hash >> 32)) % 32) as u8
}
