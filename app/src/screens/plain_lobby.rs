//! The lobby of a game that begins in one way: go on, start anew, type a code, practise, look at the records.

use super::{
    code_entry::CodeEntry,
    lobby::{Doors, Plate, Standing, Usual},
    records::Records,
};
use crate::{
    geometry::Size,
    nav::{Desk, Nav, Opens, TypedScreen, UiEvent},
    play::{Listed, waiting},
    scene::{Picture, Scene},
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
        Code = "code",
        Practice = "practice",
        Scores = "scores",
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
    /// The key of what is said to who has never played, where there is a lesson.
    pub first: &'static str,
    /// The icon and the key of the button that begins a game.
    pub new: (&'static str, &'static str),
    /// Where that leads.
    pub start: Opens,
    /// The icon of the button for codes.
    pub code: &'static str,
    /// Where one can practise.
    pub practice: Option<Opens>,
}

/// The lobby.
pub struct PlainLobby {
    plain: &'static Plain,
    running: bool,
    waiting: usize,
    standing: Standing,
}

impl PlainLobby {
    /// The lobby of a game.
    pub fn of(plain: &'static Plain) -> PlainLobby {
        PlainLobby { plain, running: false, waiting: 0, standing: Standing::default() }
    }

    fn doors(&self, frame: &Frame<'_>) -> Doors<Touch> {
        let Plain { game, first, new: (icon, new), code, practice, .. } = self.plain;
        let is_first = game.lesson.is_some() && !frame.settings.has_seen_lesson(game.name);
        let code = Some((Touch::Code, *code, frame.say("lobby-code")));
        let practice = practice.map(|_| (Touch::Practice, "ui/ui_left_hand", frame.say("lobby-practice")));
        let scores = game.records.map(|_| (Touch::Scores, "ui/ui_trophy", frame.say("lobby-records")));
        Doors {
            game,
            is_running: self.running,
            waiting: self.waiting,
            first: is_first.then(|| frame.say(first)),
            games: vec![(Touch::New, icon, frame.say(new))],
            besides: [code, practice, scores].into_iter().flatten().collect(),
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
        let plaques = self.standing.plaques(frame);
        widgets::cover_page(&mut scene, frame, picture, plaques, |width| self.doors(frame).show(frame, width));
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.running = (self.plain.game.table)(desk.platform, desk.store).is_some();
        self.waiting = waiting(desk.platform, desk.store, self.plain.game.name).len();
        self.standing = Standing::of(self.plain.game.name, desk.store);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = event else { return Nav::Pass };
        let Plain { game, start, practice, .. } = self.plain;
        match touch {
            Touch::Usual(door) => door.open(game, desk),
            Touch::New => Nav::Push(start(desk)),
            Touch::Code => Nav::Push(Box::new(CodeEntry::new(game))),
            Touch::Practice => practice.map_or(Nav::Pass, |practice| Nav::Push(practice(desk))),
            Touch::Scores => game.records.map_or(Nav::Pass, |kind| Nav::Push(Box::new(Records::new(kind, desk.store)))),
            Touch::Plate(_) => Nav::Pass,
        }
    }
}
