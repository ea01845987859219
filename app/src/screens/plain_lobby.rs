//! The lobby of a game: go on, start anew, set out on an adventure if there is one, type a code, practise, look at the
//! records.

use super::{
    code_entry::CodeEntry,
    lobby::{self, Doors, Plate, Plates, Usual},
    records::Records,
};
use crate::{
    geometry::Size,
    nav::{Desk, Nav, Opens, TypedScreen, UiEvent},
    platform::Platform,
    play::{Listed, waiting},
    scene::{Picture, Scene},
    store::Store,
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::Drawing;

touches! {
    /// What can be touched in the lobby.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        New = "new",
        Adventure = "adventure",
        Code = "code",
        Practice = "practice",
        Album = "album",
        Scores = "scores",
        Records = "records",
        Usual(door: Usual) = "{}",
        Plate(plate: Plate) = "{}",
    }
}

/// What the lobby of a game is like.
pub struct Plain {
    /// The game.
    pub game: &'static Listed,
    /// The screen's name in scripts and dumps.
    pub name: &'static str,
    /// How large its picture is in phone dp, and what draws it with the game's name.
    pub cover: (Size, fn(&mut Drawing, &str)),
    /// The icon and the key of the button that begins a game.
    pub new: (&'static str, &'static str),
    /// Where that leads.
    pub start: Opens,
    /// The icon of the button for codes.
    pub code: &'static str,
    /// What it has besides.
    pub besides: Besides,
}

/// What only some lobbies have.
pub struct Besides {
    /// The key of what is said to who has never played, where there is a lesson.
    pub first: Option<&'static str>,
    /// Where one can practise.
    pub practice: Option<Opens>,
    /// Where all who were met are seen.
    pub album: Option<Opens>,
    /// An adventure, whose records are more than scores.
    pub adventure: Option<Adventure>,
}

impl Besides {
    /// Nothing more.
    pub const NONE: Besides = Besides { first: None, practice: None, album: None, adventure: None };
}

/// An adventure of several games, and what its games are counted by.
pub struct Adventure {
    /// Where it leads.
    pub open: Opens,
    /// The key of its door, and the level that it has come to.
    pub words: fn(&mut dyn Platform, &mut Store) -> (&'static str, u8),
    /// The plates under the cover.
    pub plates: fn(&mut dyn Platform, &mut Store) -> Plates,
}

/// The lobby.
pub struct PlainLobby {
    plain: &'static Plain,
    running: bool,
    waiting: usize,
    adventure: Option<(&'static str, u8)>,
    plates: Plates,
}

impl PlainLobby {
    /// The lobby of a game.
    pub fn of(plain: &'static Plain) -> PlainLobby {
        PlainLobby { plain, running: false, waiting: 0, adventure: None, plates: Vec::new() }
    }

    fn doors(&self, frame: &Frame<'_>) -> Doors<Touch> {
        let Plain { game, new: (icon, new), code, besides, .. } = self.plain;
        let first = besides.first.filter(|_| !frame.settings.has_seen_lesson(game.name));
        let code = Some((Touch::Code, *code, frame.say("lobby-code")));
        let practice = besides.practice.map(|_| (Touch::Practice, "ui/ui_left_hand", frame.say("lobby-practice")));
        let album = besides.album.map(|_| (Touch::Album, "ui/ui_person", frame.say("lobby-album")));
        let records = if besides.adventure.is_some() { Touch::Records } else { Touch::Scores };
        let scores = game.records.map(|_| (records, "ui/ui_trophy", frame.say("lobby-records")));
        let adventure = self.adventure.map(|(key, level)| {
            let words = frame.say_with(key, &[("level", i64::from(level).into())]);
            (Touch::Adventure, "ui/ui_map", words)
        });
        Doors {
            game,
            is_running: self.running,
            waiting: self.waiting,
            first: first.map(|key| frame.say(key)),
            games: [(Touch::New, *icon, frame.say(new))].into_iter().chain(adventure).collect(),
            besides: [code, practice, scores, album].into_iter().flatten().collect(),
        }
    }
}

impl TypedScreen for PlainLobby {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        self.plain.name
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        let Plain { game, name: screen, cover: (size, draw), .. } = self.plain;
        (game.ground)(&mut scene, frame);
        let name = frame.say(&format!("{}-name", game.name));
        let picture = Picture::drawn((*screen, name.clone()), *size, 0.0, move |drawing| {
            draw(drawing, &name);
        });
        let plaque = |&(plate, key, ref number): &(Plate, &str, String)| {
            widgets::plaque(frame, plate, frame.say(key), number.clone())
        };
        let plaques = self.plates.iter().map(plaque).collect();
        widgets::cover_page(&mut scene, frame, picture, plaques, |width| self.doors(frame).show(frame, width));
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        let Plain { game, besides: Besides { adventure, .. }, .. } = self.plain;
        self.running = (game.shelf.resume)(desk.platform, desk.store).is_some();
        self.waiting = waiting(desk.platform, desk.store, game.name).len();
        self.adventure = adventure.as_ref().map(|adventure| (adventure.words)(desk.platform, desk.store));
        self.plates = match adventure {
            Some(adventure) => (adventure.plates)(desk.platform, desk.store),
            None => lobby::scores(game.name, desk.store),
        };
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        let Plain { game, start, besides: Besides { practice, album, adventure, .. }, .. } = self.plain;
        match touch {
            Touch::Usual(door) => door.open(game, desk),
            Touch::New => Nav::Push(start(desk)),
            Touch::Adventure => adventure.as_ref().map_or(Nav::Pass, |adventure| Nav::Push((adventure.open)(desk))),
            Touch::Code => Nav::Push(Box::new(CodeEntry::new(game))),
            Touch::Practice => practice.map_or(Nav::Pass, |practice| Nav::Push(practice(desk))),
            Touch::Album => album.map_or(Nav::Pass, |album| Nav::Push(album(desk))),
            Touch::Scores | Touch::Records => {
                game.records.map_or(Nav::Pass, |kind| Nav::Push(Box::new(Records::new(kind, desk.store))))
            }
            Touch::Plate(_) => Nav::Pass,
        }
    }
}
