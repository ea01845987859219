//! A player's name being typed, on the keypad or a keyboard.

use super::{
    lobby::ground,
    party::{LONGEST_NAME, tidy_name},
    seat,
};
use crate::{
    geometry::Rect,
    input::Key,
    layout::{Node, column, leaf, row},
    nav::Event,
    scene::{Lettering, Role, Scene},
    theme::{Frame, TOUCH},
    widgets::{self, Look, Tool},
};
use printkit::{drawing::Face, ink};

/// The letters of names, in the order of the keypad.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇÑÏ ";

/// The name being typed, and whose it is.
pub struct Naming {
    /// The seat, from 0.
    pub seat: usize,
    typed: String,
}

/// What became of an event.
pub enum Typed {
    /// The name may have changed.
    On,
    /// This is the name.
    Done(String),
    /// It was not for the keypad.
    Nothing,
}

impl Naming {
    /// Starts with the name a seat has.
    pub fn new(seat: usize, name: &str) -> Naming {
        Naming { seat, typed: name.to_string() }
    }

    /// The name as it stands.
    pub fn name(&self) -> String {
        tidy_name(self.typed.trim_end())
    }

    /// Takes an event.
    pub fn act(&mut self, event: &Event<'_>) -> Typed {
        let letter = match event {
            Event::Tap("done", _) | Event::Key(Key::Enter) => return Typed::Done(self.name()),
            Event::Tap("erase", _) | Event::Key(Key::Erase) => {
                self.typed.pop();
                return Typed::On;
            }
            Event::Tap("clear", _) => {
                self.typed.clear();
                return Typed::On;
            }
            Event::Tap(id, _) => widgets::letter_of(id),
            Event::Key(Key::Letter(letter)) => Some(*letter),
            _ => None,
        };
        match letter {
            Some(letter) if self.typed.chars().count() < LONGEST_NAME => {
                self.typed = tidy_name(&format!("{}{letter}", self.typed));
                Typed::On
            }
            Some(_) => Typed::On,
            None => Typed::Nothing,
        }
    }

    /// The seat's badge, the name so far on a piece of paper, and the button that ends it.
    fn field<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (nth, typed) = (self.seat as u8, self.typed.clone());
        let own = seat::own_name(nth, frame.words);
        let spoken = if typed.is_empty() { own.clone() } else { typed.clone() };
        let label = frame.say_with("party-name", &[("name", spoken.into())]);
        let size = frame.em(24.0);
        let paper = leaf(move |scene: &mut Scene, at: Rect| {
            widgets::slot(scene, at, true, 5);
            let room = at.inset(10.0);
            let written = Lettering::new(Face::Display, size, ink::INK);
            scene.line(&typed, written, room);
            let end = if typed.is_empty() { 0.0 } else { (written.width(&typed) + 5.0).min(room.w) };
            if typed.is_empty() {
                let quiet = Lettering { ink: ink::BARK, ..written };
                scene.line(&own, quiet, Rect { x: room.x + 8.0, w: room.w - 8.0, ..room });
            }
            widgets::caret(scene, Rect::new(room.x + end, room.centre().y - size * 0.6, 3.0, size * 1.2));
            scene.touch("typed", Role::Label, label, at);
        });
        let badge = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(seat::mark(nth), at);
        });
        let side = frame.dp(56.0).max(size * 1.9);
        column([
            row([badge.width(side).height(side), paper.height(side).grow(1.0)]).gap(frame.dp(12.0)),
            widgets::button(frame, "done", Look::Gold, Some("ui/ui_check"), frame.say("keypad-done")),
        ])
        .gap(frame.dp(14.0))
    }

    /// Shows the keypad.
    pub fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        let top = Rect::new(safe.x, safe.y, safe.w, bar);
        widgets::top_bar(frame, frame.say("party-naming"), None).show(&mut scene, top);
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        let tools = [
            Tool { id: "clear", icon: "ui/ui_close", label: frame.say("party-own-name") },
            Tool { id: "erase", icon: "ui/ui_erase", label: frame.say("keypad-erase") },
        ];
        let pad = |room| widgets::keypad(frame, room, LETTERS, tools);
        widgets::typing_page(&mut scene, frame, below, || self.field(frame), pad);
        scene
    }
}
