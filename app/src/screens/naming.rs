//! A name being typed, on the keypad or a keyboard: a player's, a timer's.

use crate::{
    geometry::Rect,
    given_name,
    input::Key,
    layout::{Node, column, leaf, row},
    nav::UiEvent,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    touch::touches,
    widgets::{self, Look, Tool},
};
use printkit_core::{drawing::Face, ink};

/// The letters of names, in the order of the keypad.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇÑÏ ";

touches! {
    /// What can be touched where a name is typed.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Typed = "typed",
        Done = "done",
        Clear = "clear",
        Erase = "erase",
        Letter(letter: char) = "key-{}",
    }
}

/// The name being typed.
pub struct Naming {
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

/// What is being named: how the page is called, a picture, the name it has while none is typed, and the words for
/// taking that one.
pub struct Named {
    /// Over the page.
    pub title: String,
    /// Beside the name.
    pub badge: Picture,
    /// What it is called without a name.
    pub own: String,
    /// What the key that takes it says.
    pub clear: String,
}

impl Naming {
    /// Starts with the name it has.
    pub fn new(name: &str) -> Naming {
        Naming { typed: name.to_string() }
    }

    /// The name as it stands.
    pub fn name(&self) -> String {
        given_name::tidy(self.typed.trim_end())
    }

    /// Takes an event.
    pub fn act(&mut self, event: &UiEvent<'_, Touch>) -> Typed {
        let letter = match event {
            UiEvent::Tap(Touch::Done, _) | UiEvent::Key(Key::Enter) => return Typed::Done(self.name()),
            UiEvent::Tap(Touch::Erase, _) | UiEvent::Key(Key::Erase) => {
                self.typed.pop();
                return Typed::On;
            }
            UiEvent::Tap(Touch::Clear, _) => {
                self.typed.clear();
                return Typed::On;
            }
            UiEvent::Tap(Touch::Letter(letter), _) | UiEvent::Key(Key::Letter(letter)) => Some(*letter),
            _ => None,
        };
        match letter {
            Some(letter) if self.typed.chars().count() < given_name::LONGEST => {
                self.typed = given_name::tidy(&format!("{}{letter}", self.typed));
                Typed::On
            }
            Some(_) => Typed::On,
            None => Typed::Nothing,
        }
    }

    /// The badge, the name so far on a piece of paper, and the button that ends it.
    fn field<'a>(&self, frame: &Frame<'_>, named: &Named) -> Node<'a> {
        let (typed, own, picture) = (self.typed.clone(), named.own.clone(), named.badge.clone());
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
                scene.fitted(&own, quiet, Rect { x: room.x + 8.0, w: room.w - 8.0, ..room });
            }
            widgets::caret(scene, Rect::new(room.x + end, room.centre().y - size * 0.6, 3.0, size * 1.2));
            scene.touch(Touch::Typed, Role::Label, label, at);
        });
        let badge = leaf(move |scene: &mut Scene, at: Rect| {
            scene.fit(picture, at);
        });
        let side = frame.dp(56.0).max(size * 1.9);
        column([
            row([badge.width(side).height(side), paper.height(side).grow(1.0)]).gap(frame.dp(12.0)),
            widgets::button(frame, Touch::Done, Look::Gold, Some("ui/ui_check"), frame.say("keypad-done")),
        ])
        .gap(frame.dp(14.0))
    }

    /// Shows the keypad over a ground.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, named: &Named) {
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        let top = Rect::new(safe.x, safe.y, safe.w, bar);
        widgets::top_bar(frame, named.title.clone(), None).show(scene, top);
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        let tools = [
            Tool { touch: Touch::Clear, icon: "ui/ui_close", label: named.clear.clone() },
            Tool { touch: Touch::Erase, icon: "ui/ui_erase", label: frame.say("keypad-erase") },
        ];
        let pad = |room| widgets::keypad(frame, room, LETTERS, Touch::Letter, tools);
        widgets::typing_page(scene, frame, below, || self.field(frame, named), pad);
    }
}
