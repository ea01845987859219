//! Where a game of Fighter begins: go on, gather a party, learn, type a code, print, look back.

use super::{
    album::{self, Album},
    gather::Gather,
    listed::GAME,
    party::Party,
    pictures,
    practice::Practice,
    replay::Journey,
};
use crate::{
    collage::Collage,
    geometry::Size,
    layout::{Node, grid},
    nav::Desk,
    play::Opened,
    scene::{Role, Scene},
    screens::{
        gathering::Party as _,
        plain_lobby::{Besides, Plain},
        records::{Badge, Kind, Touch},
        replay::Presenter,
    },
    theme::Frame,
    touch::code,
    widgets,
};
use printkit_core::{
    Drawing, Ink, Words,
    drawing::Transform,
    faces::{
        Style,
        brand::wordmark,
        fighter::{Sign, target},
    },
};
use rules::fighter::{Deck, Difficulty, Throw, read_code};
use std::collections::BTreeSet;

/// The middle and the edge of the light on every Fighter screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x6B3A4E), Ink::hex(0x32203C));

/// What a score earns.
fn rank(score: u32, words: &Words) -> String {
    words.get(&format!("rank-fighter-{}", rules::fighter::rank(score.min(999) as i16)))
}

/// All special throws, those with a ring with which somebody hit in a game.
fn throws(frame: &Frame<'_>, badge: &str, hit: &BTreeSet<String>) -> Option<Node<'static>> {
    let tiles = Throw::ALL.iter().enumerate().map(|(nth, throw)| {
        let is_hit = hit.contains(&format!("{throw:?}"));
        pictures::sign_tile(frame, Touch::Thing(nth), Role::Label, Sign::Throw(*throw), is_hit)
    });
    (badge == "throws").then(|| grid(tiles, COLUMNS, frame.dp(6.0)))
}

/// So many special throws stand side by side.
const COLUMNS: usize = 4;

/// What the records are like.
pub static RECORDS: Kind = Kind {
    game: &GAME,
    name: "fighter-scores",
    empty: "scores-fighter-empty",
    empty_hint: "scores-fighter-empty-hint",
    new: ("ui/ui_dice", "lobby-fighter-new"),
    art: "monsters/ogre",
    title: |past, words| if past.is_won() { rank(past.score, words) } else { words.get("lost-fighter") },
    score: |score, words| words.with("records-points", &[("score", i64::from(score).into())]),
    kind: |kind, words| {
        let difficulty = Difficulty::ALL.get(usize::from(kind).checked_sub(1)?)?;
        Some(words.get(&format!("difficulty-{}", code(*difficulty))))
    },
    sign: None,
    honour: |sums, words| rank(sums.iter().map(|sum| sum.best).max().unwrap_or_default(), words),
    badges: &[
        Badge { name: "conquered", art: "monsters/ogre", of: 0 },
        Badge { name: "alone", art: "heroes/granny", of: 0 },
        Badge { name: "unharmed", art: "fighter/heart", of: 0 },
        Badge { name: "infernal", art: "rooms/boss", of: 0 },
        Badge { name: "famous", art: "fighter/coin", of: 0 },
        Badge { name: album::BADGE, art: "monsters/ghost", of: album::FOES },
        Badge { name: "throws", art: "fighter/die_red", of: Throw::ALL.len() },
    ],
    things: Some(throws),
    start: |desk| Box::new(Gather::new(desk)),
};

/// The lobby.
pub static LOBBY: Plain = Plain {
    game: &GAME,
    name: "fighter-lobby",
    cover: (Size { w: 390.0, h: 300.0 }, cover),
    new: RECORDS.new,
    start: RECORDS.start,
    code: "ui/ui_map",
    besides: Besides {
        first: Some("lobby-fighter-first"),
        practice: Some(|desk| Box::new(Practice::new(desk))),
        album: Some(|desk| Box::new(Album::new(desk))),
        ..Besides::NONE
    },
};

/// Covers the window with the dungeon's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x4A2F4C));
}

/// The screen of a code: the running game if it is that one; else a party gathers for it.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let (setup, seed) = read_code(&Deck::standard(), code)?;
    if let Some(table) = Journey::go_on(|running| running.session.seed() == seed, desk) {
        return Ok(table);
    }
    let known = Party::load(desk.platform, desk.store).unwrap_or_default();
    Ok(Box::new(Gather::for_code(Party::of(&setup, &known), seed)))
}

fn cover(picture: &mut Drawing, name: &str) {
    picture.glow(195.0, 120.0, 150.0);
    let board = Transform::shift(-target::REACH, -target::REACH).then(Transform::scale(0.82, 0.5));
    picture.place(target::target(Style::Colour), board.then(Transform::shift(195.0, 176.0)), 1.0);
    picture.glue("monsters/ogre", 196.0, 96.0, 1.42, 0.0);
    picture.glue("heroes/granny", 72.0, 166.0, 0.84, -6.0);
    picture.glue("heroes/wizard", 322.0, 158.0, 0.92, 6.0);
    picture.glue("fighter/die_red", 142.0, 208.0, 0.42, -12.0);
    picture.glue("fighter/die_green", 258.0, 206.0, 0.4, 14.0);
    picture.glue("fighter/die_blue", 204.0, 222.0, 0.44, 4.0);
    wordmark(picture, name, 195.0, 276.0, 84.0);
}
