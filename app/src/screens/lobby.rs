//! What the lobbies of all games share: which doors there are, in which order, and which of them is gold.

use crate::{
    layout::{Node, paragraph},
    nav::{Desk, Nav, Screen},
    play::Listed,
    scene::Lettering,
    screens::{print::Print, reference::Reference, unfinished::Unfinished},
    store::Store,
    theme::Frame,
    touch::{Touch, touches},
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, ink};

touches! {
    /// The doors that every lobby has.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Usual {
        Continue = "continue",
        Unfinished = "unfinished",
        Lesson = "lesson",
        Table = "table",
        Rules = "rules",
        Print = "print",
    }
}

impl Usual {
    /// Where the door of a game's lobby leads.
    pub fn open(self, game: &'static Listed, desk: &mut Desk<'_>) -> Nav {
        let screen: Option<Box<dyn Screen>> = match self {
            Usual::Continue => (game.shelf.resume)(desk.platform, desk.store),
            Usual::Unfinished => Some(Box::new(Unfinished::new(game, desk))),
            Usual::Lesson => game.lesson.map(|lesson| lesson(desk)),
            Usual::Table => game.companion.as_ref().map(|companion| (companion.open)(desk.platform, desk.store)),
            Usual::Rules => Some(Box::new(Reference::of(game))),
            Usual::Print => game.kit.map(|kit| Box::new(Print::of(kit, desk.words.language)) as Box<dyn Screen>),
        };
        screen.map_or(Nav::Stay, Nav::Push)
    }
}

touches! {
    /// The plates with scores under a lobby's cover.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Plate {
        Best = "lobby-best",
        Last = "lobby-last",
        Won = "lobby-won",
        Left = "lobby-left",
    }
}

/// The plates under a cover: what each is to touch, the key of what it says, and its number.
pub type Plates = Vec<(Plate, &'static str, String)>;

/// The best and the last score of a game.
pub fn scores(game: &str, store: &Store) -> Plates {
    let last = store.past.iter().rev().find(|past| past.game == game);
    let best = store.best(game).first().map(|past| (Plate::Best, "lobby-best", past.score.to_string()));
    best.into_iter().chain(last.map(|past| (Plate::Last, "lobby-last", past.score.to_string()))).collect()
}

/// A way out of a lobby: what it is to touch, its icon and its words.
pub type Door<T> = (T, &'static str, String);

/// The doors of a game's lobby.
pub struct Doors<T> {
    /// The game.
    pub game: &'static Listed,
    /// Whether a game waits to be gone on with.
    pub is_running: bool,
    /// How many others wait beside it.
    pub waiting: usize,
    /// Who has never played is told this, and shown to the lesson first.
    pub first: Option<String>,
    /// Ways to begin a game, the usual one first.
    pub games: Vec<Door<T>>,
    /// What the game has besides, before what every game has.
    pub besides: Vec<Door<T>>,
}

impl<T: Touch> Doors<T> {
    /// The doors as buttons in that width; the first one is gold. On a phone on its side the small ones are glyphs, so
    /// that all of them are in view.
    pub fn show<'a>(self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let (is_first, is_begun) = (self.first.is_some(), frame.settings.has_begun_lesson(self.game.name));
        let lesson_key = match (is_begun, is_first) {
            (true, _) => "lobby-lesson-on",
            (false, true) => "lobby-lesson",
            (false, false) => "lobby-lesson-again",
        };
        let mut looks = std::iter::once(Look::Gold).chain(std::iter::repeat(Look::Paper));
        let mut look = || looks.next().unwrap_or(Look::Paper);
        let usual =
            |touch: Usual, look, icon, key: &str| widgets::button(frame, touch, look, Some(icon), frame.say(key));
        let mut large = Vec::new();
        if self.is_running {
            large.push(usual(Usual::Continue, look(), "ui/ui_play", "lobby-continue"));
        }
        if self.waiting > 0 {
            let values = [("count", (self.waiting as i64).into())];
            let words = frame.say_with("lobby-unfinished", &values);
            large.push(widgets::button(frame, Usual::Unfinished, look(), Some("ui/ui_sand"), words));
        }
        if is_first {
            large.push(usual(Usual::Lesson, look(), "ui/ui_hint", lesson_key));
        }
        large.extend(
            self.games.into_iter().map(|(touch, icon, words)| widgets::button(frame, touch, look(), Some(icon), words)),
        );
        // Whoever left the lesson half way finds it where it was, and not smaller.
        if is_begun && !is_first {
            large.push(usual(Usual::Lesson, look(), "ui/ui_hint", lesson_key));
        }
        let first = self.first.map(|first| {
            let words = Lettering::new(Face::Medium, frame.em(14.5), ink::LILAC).centred();
            paragraph(first, words)
        });
        let besides = self.besides.into_iter().map(|(touch, icon, words)| small(frame, touch, icon, words));
        let Listed { lesson, companion, kit, .. } = self.game;
        let usual = [
            (lesson.is_some() && !is_first && !is_begun, Usual::Lesson, "ui/ui_hint", lesson_key),
            (companion.is_some(), Usual::Table, "ui/ui_players", "home-table"),
            (true, Usual::Rules, "ui/ui_book", "lobby-rules"),
            (kit.is_some(), Usual::Print, "ui/ui_print", "lobby-print"),
        ];
        let usual = usual.into_iter().filter(|(is_there, ..)| *is_there);
        let usual = usual.map(|(_, touch, icon, key)| small(frame, touch, icon, frame.say(key)));
        let doors = besides.chain(usual).collect();
        // Who goes on with a game reads it after that.
        let waiting = usize::from(self.is_running) + usize::from(self.waiting > 0);
        large.splice(waiting..waiting, first);
        if widgets::is_low(frame) {
            let others = large.split_off(if is_first { 2 } else { 1 });
            return widgets::low_stack(frame, width, large, others, doors);
        }
        widgets::button_stack(frame, width, large, doors)
    }
}

/// A door to what is not a game.
fn small<'a>(frame: &Frame<'_>, touch: impl Touch, icon: &'static str, words: String) -> Node<'a> {
    if widgets::is_low(frame) {
        widgets::icon_label(frame, touch, icon, words)
    } else {
        widgets::button(frame, touch, Look::Stone, Some(icon), words)
    }
}
