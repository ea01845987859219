//! Where a game of Knock begins: go on, gather a party, set out on an adventure, learn, type a code, look back.

use super::{
    gather::Gather,
    history::History,
    listed::GAME,
    map::Map,
    party::Party,
    pictures::{self, shaded_card},
    quest::Quest,
    table::Table,
};
use crate::{
    collage::Collage,
    geometry::Size,
    layout::Node,
    nav::{Desk, Nav, Screen, TypedScreen, UiEvent},
    play::{Match, Opened, waiting},
    scene::{Picture, Scene},
    screens::{
        code_entry::CodeEntry,
        gathering::Party as _,
        lobby::{Doors, Usual},
        records::{Badge, Kind, Records},
    },
    theme::Frame,
    timers::minutes,
    touch::touches,
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

/// The frame of the picture, in phone dp.
const COVER: Size = Size { w: 390.0, h: 300.0 };

touches! {
    /// What can be touched in the lobby.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        New = "new",
        Adventure = "adventure",
        Code = "code",
        Records = "records",
        Usual(door: Usual) = "{}",
        Won = "lobby-won",
        Left = "lobby-left",
    }
}

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
};

/// What a Keep is called.
fn keep(level: u8, words: &Words) -> String {
    words.with("knock-keep", &[("level", i64::from(level).into())])
}

/// The lobby.
#[derive(Default)]
pub struct Lobby {
    running: bool,
    waiting: usize,
    quest: Quest,
    history: History,
}

/// Covers the window with the Keep's light on its flagstones.
pub fn ground(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::flagstones(scene, frame, LIGHT, Ink::hex(0x4B3A66));
}

/// Puts a new game on the table.
pub fn begin(running: Match<Knock>, desk: &mut Desk<'_>) -> Box<dyn Screen> {
    Box::new(Table::around(Box::new(running.begin(desk)), desk.platform.wall_clock()))
}

/// The screen of a code: the running game if it is that one; a party gathers for a game of several players.
pub(super) fn open(code: &str, desk: &mut Desk<'_>) -> Opened {
    let (setup, seed) = read_code(&Deck::standard(), code)?;
    let is_it = |running: &Match<Knock>| {
        let theirs = running.session.setup();
        (running.session.seed(), theirs.level, theirs.players, theirs.first, &theirs.spells)
            == (seed, setup.level, setup.players, setup.first, &setup.spells)
    };
    if let Some(running) = Match::resume(desk.platform, desk.store).filter(is_it) {
        return Ok(Box::new(Table::around(Box::new(running), desk.platform.wall_clock())));
    }
    let mut party = Party::load(desk.platform, desk.store).unwrap_or_default();
    party.seat(setup.players);
    party.first = setup.first;
    if setup.players > 1 {
        return Ok(Box::new(Gather::for_code(party, setup, seed)));
    }
    let running = party.deal(setup, seed).ok_or(CodeError::Garbage)?;
    Ok(begin(running, desk))
}

impl Lobby {
    fn doors(&self, frame: &Frame<'_>) -> Doors<Touch> {
        Doors {
            game: &GAME,
            is_running: self.running,
            waiting: self.waiting,
            first: (!frame.settings.has_seen_lesson(Knock::NAME)).then(|| frame.say("lobby-knock-first")),
            games: vec![
                (Touch::New, "ui/ui_keep", frame.say("lobby-knock-new")),
                (Touch::Adventure, "ui/ui_map", self.adventure_words(frame)),
            ],
            besides: vec![
                (Touch::Code, "ui/ui_dice", frame.say("lobby-code")),
                (Touch::Records, "ui/ui_trophy", frame.say("lobby-records")),
            ],
        }
    }

    fn adventure_words(&self, frame: &Frame<'_>) -> String {
        match &self.quest.adventure {
            Some(adventure) => {
                frame.say_with("lobby-knock-adventure-at", &[("level", i64::from(adventure.level()).into())])
            }
            None => frame.say("lobby-knock-adventure"),
        }
    }

    fn plaques<'a>(&self, frame: &Frame<'_>) -> Vec<Node<'a>> {
        let sum = self.history.sum(None);
        let mut plaques = Vec::new();
        if sum.played > 0 {
            let won = format!("{}/{}", sum.won, sum.played);
            plaques.push(widgets::plaque(frame, Touch::Won, frame.say("lobby-knock-won"), won));
        }
        if let Some(left) = sum.best_left {
            plaques.push(widgets::plaque(frame, Touch::Left, frame.say("lobby-knock-left"), minutes(left)));
        }
        plaques
    }
}

fn cover_drawing(name: &str) -> Drawing {
    let mut picture = Drawing::new(COVER.w, COVER.h);
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
    wordmark(&mut picture, name, 195.0, 272.0, 92.0);
    picture
}

impl TypedScreen for Lobby {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "knock-lobby"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let name = frame.say("knock-name");
        let picture = Picture::new(("knock-lobby", name.clone()), COVER, 0.0, move || cover_drawing(&name));
        widgets::cover_page(&mut scene, frame, picture, self.plaques(frame), |width| {
            self.doors(frame).show(frame, width)
        });
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running = (GAME.table)(desk.platform, desk.store).is_some();
        self.waiting = waiting(desk.platform, desk.store, Knock::NAME).len();
        self.quest = Quest::load(desk.platform, desk.store);
        self.history = History::load(desk.platform, desk.store);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        match touch {
            Touch::Usual(door) => door.open(&GAME, desk),
            Touch::New => Nav::Push(Box::new(Gather::new(desk))),
            Touch::Adventure => Nav::Push(Box::new(Map::default())),
            Touch::Records => Nav::Push(Box::new(Records::new(&RECORDS, desk.store))),
            Touch::Code => Nav::Push(Box::new(CodeEntry::new(&GAME))),
            Touch::Won | Touch::Left => Nav::Pass,
        }
    }
}
