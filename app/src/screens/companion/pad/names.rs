//! How the things of the score pad are called: what can be touched, keys of sentences, and what stands for a name.

use crate::{
    screens::naming,
    touch::{coded, touches},
};
use printkit_core::Words;
use rules::companion::pad::{Pad, Part, Refusal};

touches! {
    /// What can be touched on the pad.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Leaf(leaf: Leaf) = "pad-{}",
        Switch(part: Part) = "pad-keep-{}",
        Head(player: usize) = "head-{}",
        Round(round: usize) = "round-{}",
        Sum(player: usize) = "sum-{}",
        AddRound = "add-round",
        Share = "share",
        Print = "print",
        Points = "points",
        Digit(digit: u8) = "digit-{}",
        Sign = "sign",
        Rub = "rub",
        Previous = "previous",
        Next = "next",
        NameRound(round: usize) = "name-round-{}",
        RemoveRound(round: usize) = "remove-round-{}",
        Title = "title",
        AddPlayer = "add-player",
        NamePlayer(player: usize) = "name-player-{}",
        RemovePlayer(player: usize) = "remove-player-{}",
        AddColumn = "add-column",
        NameColumn(column: usize) = "name-column-{}",
        RemoveColumn(column: usize) = "remove-column-{}",
        Count(column: usize) = "count-{}",
        LowIsBest = "low-is-best",
        Note = "note",
        Naming(touch: naming::Touch) = "{}",
    }
}

/// The pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// Points and sums.
    #[default]
    Scores,
    /// Players and columns.
    People,
    /// The note.
    Words,
}

coded! {
    Leaf { Scores = "scores", People = "people", Words = "words" }
    Part { Sums = "sums", Note = "note" }
}

/// The sentence that says why something was not written.
pub fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Full => "pad-no-room",
        Refusal::Last => "pad-no-less",
        Refusal::TooLong => "pad-no-longer",
        Refusal::Nowhere => "illegal-phase",
    }
}

/// What the pad is called: by its game, or by itself.
pub fn title(pad: &Pad, words: &Words) -> String {
    named(&pad.title, || words.get("pad-title"))
}

/// What a player is called.
pub fn player(pad: &Pad, player: usize, words: &Words) -> String {
    let own = || words.with("pad-player", &[("number", (player as i64 + 1).into())]);
    named(pad.players.get(player).map_or("", String::as_str), own)
}

/// What a round is called.
pub fn round(pad: &Pad, round: usize, words: &Words) -> String {
    let own = || words.with("pad-round", &[("round", (round as i64 + 1).into())]);
    named(pad.rounds.get(round).map_or("", |round| round.name.as_str()), own)
}

/// What a column is called.
pub fn column(pad: &Pad, column: usize, words: &Words) -> String {
    let own = || match pad.columns.len() {
        1 => words.get("pad-points"),
        _ => words.with("pad-column", &[("number", (column as i64 + 1).into())]),
    };
    named(pad.columns.get(column).map_or("", |column| column.name.as_str()), own)
}

fn named(name: &str, own: impl FnOnce() -> String) -> String {
    if name.is_empty() { own() } else { name.to_string() }
}

/// A number as it is written, with a true minus.
pub fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
