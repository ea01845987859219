//! What the lobbies of all games share: which doors there are, in which order, and which of them is gold.

use crate::{
    layout::{Node, paragraph},
    scene::Lettering,
    theme::Frame,
    widgets::{self, Look},
};
use printkit::{drawing::Face, ink};

/// A way out of a lobby: its id, its icon and its words.
pub type Door = (&'static str, &'static str, String);

/// The doors of a game's lobby.
pub struct Doors {
    /// Whether a game waits to be gone on with.
    pub is_running: bool,
    /// Who has never played is told this, and shown to the lesson first.
    pub first: Option<String>,
    /// Ways to begin a game, the usual one first.
    pub games: Vec<Door>,
    /// What the game has besides, before what every game has.
    pub besides: Vec<Door>,
}

impl Doors {
    /// The doors as buttons in that width; the first one is gold.
    pub fn show<'a>(self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let button = |look, (id, icon, words): Door| widgets::button(frame, id, look, Some(icon), words);
        let door = |id, icon, key: &str| (id, icon, frame.say(key));
        let is_first = self.first.is_some();
        let mut looks = std::iter::once(Look::Gold).chain(std::iter::repeat(Look::Paper));
        let mut large = Vec::new();
        let mut push_large = |door: Door| large.push(button(looks.next().unwrap_or(Look::Paper), door));
        if self.is_running {
            push_large(door("continue", "ui/ui_play", "lobby-continue"));
        }
        if is_first {
            push_large(door("lesson", "ui/ui_hint", "lobby-lesson"));
        }
        self.games.into_iter().for_each(push_large);
        if let Some(first) = self.first {
            let words = Lettering::new(Face::Medium, frame.em(14.5), ink::LILAC).centred();
            large.insert(usize::from(self.is_running), paragraph(first, words));
        }
        let lesson = (!is_first).then(|| door("lesson", "ui/ui_hint", "lobby-lesson-again"));
        let always = [
            door("table", "ui/ui_players", "home-table"),
            door("rules", "ui/ui_book", "lobby-rules"),
            door("print", "ui/ui_print", "lobby-print"),
        ];
        let small = self.besides.into_iter().chain(lesson).chain(always);
        widgets::button_stack(frame, width, large, small.map(|door| button(Look::Stone, door)).collect())
    }
}
