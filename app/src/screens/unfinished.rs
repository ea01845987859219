//! The games of a kind that wait to be gone on with: each can be gone on with, or given up, which can be taken back.

use crate::{
    layout::{AlignItems, Node, column, paragraph, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::{Listed, Waiting},
    scene::{Lettering, Scene},
    theme::Frame,
    touch::touches,
    widgets,
};
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched in the list.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Game(nth: usize) = "unfinished-{}",
        Delete(nth: usize) = "delete-{}",
        PutBack = "put-back",
    }
}

/// The list.
pub struct Unfinished {
    game: &'static Listed,
    waiting: Vec<Waiting>,
    /// The game that was given up last.
    deleted: Option<Waiting>,
}

impl Unfinished {
    /// The games of a kind that wait.
    pub fn new(game: &'static Listed, desk: &mut Desk<'_>) -> Unfinished {
        Unfinished { game, waiting: (game.shelf.unfinished)(desk.platform, desk.store), deleted: None }
    }

    fn entry<'a>(&self, frame: &Frame<'_>, nth: usize, waits: &Waiting) -> Node<'a> {
        let kind = self.game.records.and_then(|records| (records.kind)(waits.kind, frame.words));
        let title = kind.unwrap_or_else(|| frame.say(&format!("{}-name", self.game.name)));
        let mut about = Vec::new();
        if waits.players > 0 {
            about.push(frame.say_with("records-players", &[("players", i64::from(waits.players).into())]));
        }
        about.push(frame.say_with("unfinished-moves", &[("count", (waits.done as i64).into())]));
        let date = widgets::date(frame, waits.began);
        about.push(frame.say_with("unfinished-begun", &[("date", date.into())]));
        let about = about.join(" · ");
        let label = format!("{title}. {about}");
        let words = column([
            paragraph(title.clone(), Lettering { size: frame.em(17.0), ..frame.heading() }),
            paragraph(about, frame.label()),
        ]);
        let game = widgets::list_row(frame, Touch::Game(nth), label, true, nth, row([words.gap(2.0).grow(1.0)]));
        let delete = frame.say_with("unfinished-delete", &[("game", title.into())]);
        row([game.grow(1.0), widgets::icon_button(frame, Touch::Delete(nth), "ui/ui_close", delete)])
            .align(AlignItems::CENTER)
            .gap(frame.dp(8.0))
    }
}

impl TypedScreen for Unfinished {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "unfinished"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (self.game.ground)(&mut scene, frame);
        widgets::page(&mut scene, frame, "page", frame.say("unfinished-title"), 1, |_| {
            if self.waiting.is_empty() {
                return paragraph(frame.say("unfinished-none"), frame.body().centred());
            }
            let rows = self.waiting.iter().enumerate().map(|(nth, waits)| self.entry(frame, nth, waits));
            let hint = paragraph(frame.say("unfinished-hint"), frame.label());
            column([hint, column(rows).gap(frame.dp(8.0))]).gap(frame.dp(10.0))
        });
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        self.waiting = (self.game.shelf.unfinished)(desk.platform, desk.store);
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(touch, _) = *event else { return Nav::Pass };
        match touch {
            Touch::Game(nth) => {
                let Some(waits) = self.waiting.get(nth) else { return Nav::Pass };
                if let Some(table) = (self.game.shelf.take_up)(waits, desk) {
                    return Nav::Replace(table);
                }
                desk.refuse(desk.words.get("unfinished-unreadable"));
            }
            Touch::Delete(nth) if nth < self.waiting.len() => {
                let waits = self.waiting.remove(nth);
                (self.game.shelf.discard)(&waits, desk);
                self.deleted = Some(waits);
                desk.toast_with(desk.words.get("unfinished-deleted"), Touch::PutBack, desk.words.get("undo"));
            }
            Touch::PutBack => {
                if let Some(waits) = self.deleted.take() {
                    waits.put_back(desk.platform, desk.store, self.game.name);
                    self.enter(desk);
                }
            }
            Touch::Delete(_) => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let about = |waits: &Waiting| json!({ "done": waits.done, "kind": waits.kind, "running": waits.is_running });
        self.waiting.iter().map(about).collect::<Vec<_>>()
    }
}
