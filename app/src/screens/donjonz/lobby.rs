//! Where a game of Donjonz begins: go on, start anew, learn, type a code, look at the records.

use super::{listed::GAME, names::rank_key, replay::Walk, rules_pictures::edged_card};
use crate::{
    collage::Collage,
    geometry::Size,
    nav::Desk,
    platform::fresh_seed,
    play::{Match, Opened},
    scene::Scene,
    screens::{
        plain_lobby::{Besides, Plain},
        records::{Badge, Kind},
        replay::Presenter,
    },
    theme::Frame,
    widgets,
};
use printkit_core::{Drawing, Ink, faces::brand::wordmark};
use rules::donjonz::{Deck, Rank, read_code};

/// The middle and the edge of the light on every Donjonz screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x2F5B58), Ink::hex(0x1E2F3C));

/// What the records are like.
pub static RECORDS: Kind = Kind {
    game: &GAME,
    name: "scores",
    empty: "scores-empty",
    empty_hint: "scores-empty-hint",
    new: ("ui/ui_map", "lobby-new"),
    art: "monsters/skeleton",
    title: |past, words| match past.is_won() {
        true => words.get(rank_key(Rank::of(past.score))),
        false => words.get("donjonz-lost"),
    },
    score: |score, words| words.with("records-points", &[("score", i64::from(score).into())]),
    kind: |_, _| None,
    sign: None,
    honour: |sums, words| {
        let best = sums.iter().map(|sum| sum.best).max().unwrap_or_default();
        words.get(rank_key(Rank::of(best)))
    },
    badges: &[
        Badge { name: "home", art: "things/hero", of: 0 },
        Badge { name: "purse", art: "things/pouch", of: 0 },
        Badge { name: "hunter", art: "monsters/skeleton", of: 0 },
        Badge { name: "legend", art: "things/key", of: 0 },
        Badge { name: "hundred", art: "things/door_locked", of: 0 },
    ],
    things: None,
    start: |desk| {
        let seed = fresh_seed(desk.platform);
        Walk::begin(Match::shuffled(seed), desk)
    },
};

/// The lobby.
pub static LOBBY: Plain = Plain {
    game: &GAME,
    name: "lobby",
    cover: (Size { w: 390.0, h: 320.0 }, cover),
    new: RECORDS.new,
    start: RECORDS.start,
    code: "ui/ui_dice",
    besides: Besides { first: Some("lobby-first"), ..Besides::NONE },
};

/// The screen of a code: the running game if it is that one, else a new one.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let seed = read_code(&Deck::standard(), code)?;
    let running = Walk::go_on(|running| running.session.seed() == seed, desk);
    Ok(running.unwrap_or_else(|| Walk::begin(Match::shuffled(seed), desk)))
}

/// Covers the window with the dungeon's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x2B4A52));
}

fn cover(picture: &mut Drawing, name: &str) {
    picture.glow(195.0, 150.0, 150.0);
    for (i, index) in [0, 8, 5, 3, 10].into_iter().enumerate() {
        let degrees = (i as f32 - 2.0) * 16.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        picture.glue_drawing(edged_card(index), 195.0 + 214.0 * sin, 302.0 - 214.0 * cos, 1.86, degrees);
    }
    picture.glue("monsters/skeleton", 76.0, 186.0, 1.16, -6.0);
    picture.glue("monsters/ghost", 316.0, 182.0, 1.1, 8.0);
    picture.glue("things/hero", 195.0, 172.0, 1.72, 0.0);
    wordmark(picture, name, 195.0, 288.0, 84.0);
}
