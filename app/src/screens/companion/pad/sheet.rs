//! The pad as a picture to share: the sheet as it is printed, filled in.

use super::{
    Scores,
    names::{self, number},
};
use crate::screens::{
    companion::Table,
    keepsake::{KeepsakeScreen, Kept},
};
use printkit_core::{
    Words,
    faces::{Style, pad as face},
};
use rules::companion::pad::{Pad, Part};
use serde_json::json;

/// The width of the sheet in mm: as much as can be read on a phone.
const NARROW: f32 = 100.0;
/// Room for each player more than fit into that.
const EACH: f32 = 16.0;
const FITS: usize = 4;
/// Pixels a mm.
const PIXELS: f32 = 9.0;

/// What stands on the pad, in words.
pub fn scores(pad: &Pad, words: &Words) -> face::Scores {
    let players: Vec<String> = (0..pad.players.len()).map(|player| names::player(pad, player, words)).collect();
    let written = |points: &Option<i32>| points.map_or(String::new(), number);
    let round = |nth: usize| {
        let points = pad.rounds[nth].points.iter().map(|points| points.iter().map(written).collect()).collect();
        (names::round(pad, nth, words), points)
    };
    let places = pad.places();
    let is_best = |player: usize| places.as_ref().is_some_and(|places| places[player] == 1);
    let sum = |player: usize| (number(pad.sum(player)), is_best(player));
    face::Scores {
        title: names::title(pad, words),
        players,
        rounds: (0..pad.rounds.len()).map(round).collect(),
        sums: pad.keeps(Part::Sums).then(|| (0..pad.players.len()).map(sum).collect()),
        note: Some(if pad.keeps(Part::Note) { pad.note.clone() } else { String::new() }),
    }
}

/// The screen on which the picture is looked at, saved and shared.
pub fn keepsake(pad: &Pad, words: &Words) -> KeepsakeScreen {
    let scores = scores(pad, words);
    let width = NARROW + EACH * pad.players.len().saturating_sub(FITS) as f32;
    let sums: Vec<i32> = (0..pad.players.len()).map(|player| pad.sum(player)).collect();
    let told = |(name, sum): (&String, &i32)| {
        words.with("pad-has", &[("name", name.clone().into()), ("points", number(*sum).into())])
    };
    let label = scores.players.iter().zip(&sums).map(told).collect::<Vec<_>>().join(" ");
    KeepsakeScreen::of(Kept {
        file: "sablier-scores".to_string(),
        label: format!("{}. {label}", scores.title),
        ground: Scores::ground,
        drawing: scores.sheet(words, Style::Colour, scores.size(width)),
        pixels: PIXELS,
        about: json!({ "title": scores.title, "players": scores.players, "sums": sums }),
    })
}
