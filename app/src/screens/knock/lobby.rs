//! Where a game of Knock begins: go on, gather a party, set out on an adventure, learn, type a code, look back.

use super::{gather::Gather, history, listed::GAME, map::Map, party::Party, pictures, quest::Quest, replay::Attack};
use crate::{
    collage::{Collage, shaded_card},
    geometry::Size,
    nav::Desk,
    platform::Platform,
    play::{Match, Opened},
    scene::Scene,
    screens::{
        gathering::Party as _,
        lobby::{Plate, Plates},
        plain_lobby::{Adventure, Besides, Plain},
        records::{Badge, Kind},
        replay::Presenter,
    },
    store::Store,
    theme::Frame,
    timers::minutes,
    widgets,
};
use printkit_core::{Drawing, Ink, Words, art::art, drawing::Transform, faces::brand::wordmark};
use rules::{
    Game,
    code::CodeError,
    knock::{Deck, Knock, LEVELS, read_code},
};

/// The middle and the edge of the light on every Knock screen.
pub const LIGHT: (Ink, Ink) = (Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));

/// What the records are like.
pub static RECORDS: Kind = Kind {
    game: &GAME,
    name: "knock-records",
    empty: "records-empty",
    empty_hint: "records-empty-hint",
    new: ("ui/ui_keep", "lobby-knock-new"),
    art: "monsters/knight",
    start: |desk| Box::new(Gather::new(desk)),
    title: |past, words| {
        let keep = keep(past.kind, words);
        format!("{keep} · {}", words.get(if past.is_won() { "records-was-won" } else { "records-was-lost" }))
    },
    score: |chests, words| words.with("records-chests", &[("chests", i64::from(chests).into())]),
    kind: |level, words| Some(keep(level, words)),
    sign: Some(pictures::pennant),
    honour: |sums, words| {
        let keep = sums.iter().filter(|sum| sum.won > 0).map(|sum| sum.kind).max().unwrap_or_default();
        words.get(&format!("knock-honour-{keep}"))
    },
    badges: &[
        Badge { name: "first", art: "monsters/knight", of: 0 },
        Badge { name: "swift", art: "things/hourglass", of: 0 },
        Badge { name: "close", art: "ui/ui_bell", of: 0 },
        Badge { name: "crowd", art: "ui/ui_players", of: 0 },
        Badge { name: "adventure", art: "ui/ui_map", of: 0 },
        Badge { name: "rich", art: "things/chest", of: 0 },
        Badge { name: "keeps", art: "ui/ui_keep", of: LEVELS as usize },
    ],
    things: None,
};

/// What a Keep is called.
fn keep(level: u8, words: &Words) -> String {
    words.with("knock-keep", &[("level", i64::from(level).into())])
}

/// The lobby.
pub static LOBBY: Plain = Plain {
    game: &GAME,
    name: "knock-lobby",
    cover: (Size { w: 390.0, h: 300.0 }, cover),
    new: RECORDS.new,
    start: RECORDS.start,
    code: "ui/ui_dice",
    besides: Besides {
        first: Some("lobby-knock-first"),
        adventure: Some(Adventure {
            open: |_| Box::new(Map::default()),
            words: |platform, store| match Quest::load(platform, store).adventure {
                Some(adventure) => ("lobby-knock-adventure-at", adventure.level()),
                None => ("lobby-knock-adventure", 1),
            },
            plates,
        }),
        ..Besides::NONE
    },
};

/// How many games were won, and the most sand that was ever left.
fn plates(platform: &mut dyn Platform, store: &mut Store) -> Plates {
    history::take_over(platform, store);
    let sum = store.total(Knock::NAME, |_| true);
    let won = (sum.played > 0).then(|| (Plate::Won, "lobby-knock-won", format!("{}/{}", sum.won, sum.played)));
    let left = sum.left.map(|left| (Plate::Left, "lobby-knock-left", minutes(left)));
    won.into_iter().chain(left).collect()
}

/// Covers the window with the Keep's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x4B3A66));
}

/// The screen of a code: the running game if it is that one; a party gathers for a game of several players.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let (setup, seed) = read_code(&Deck::standard(), code)?;
    let is_it = |running: &Match<Knock>| {
        let theirs = running.session.setup();
        (running.session.seed(), theirs.level, theirs.players, theirs.first, &theirs.spells)
            == (seed, setup.level, setup.players, setup.first, &setup.spells)
    };
    if let Some(table) = Attack::go_on(is_it, desk) {
        return Ok(table);
    }
    let mut party = Party::load(desk.platform, desk.store).unwrap_or_default();
    party.seat(setup.players);
    party.first = setup.first;
    if setup.players > 1 {
        return Ok(Box::new(Gather::for_code(party, setup, seed)));
    }
    let running = party.deal(setup, seed).ok_or(CodeError::Garbage)?;
    Ok(Attack::begin(running, desk))
}

fn cover(picture: &mut Drawing, name: &str) {
    picture.glow(195.0, 120.0, 150.0);
    let cards = [
        ("hall-library", 92.0, 116.0, -15.0),
        ("hall-treasury", 298.0, 116.0, 15.0),
        ("creature-goblin", 140.0, 92.0, -6.0),
        ("creature-mimic", 250.0, 92.0, 6.0),
    ];
    for (name, x, y, turn) in cards {
        picture.glue_drawing(shaded_card(name), x, y, 1.84, turn);
    }
    let glass = Transform::shift(-12.0, 0.0).then(Transform::scale(0.26, 0.26));
    picture.place(art("things/hourglass"), glass.then(Transform::shift(284.0, 104.0)), 1.0);
    picture.glue("monsters/knight", 188.0, 138.0, 1.44, 0.0);
    wordmark(picture, name, 195.0, 272.0, 92.0);
}
