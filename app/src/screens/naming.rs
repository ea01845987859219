//! A name being typed, on the keypad, a keyboard or the system's own: a player's, a timer's.

use crate::{
    door::{self, Source},
    geometry::Rect,
    given_name,
    input::Key,
    layout::{Node, column, pictured, row},
    nav::UiEvent,
    platform::News,
    scene::{Keys, Picture, Scene},
    theme::{Frame, TOUCH},
    touch::touches,
    widgets::{self, Glyph, Look, TextField, Tool},
};

/// What the keypad has for names, in its order: first the plain letters, and in their place when they are asked for
/// the digits and the letters with signs that our languages have.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-’ ";
const SIGNS: &str = "0123456789ÀÁÂÆÇÈÉÊËÍÎÏÑÓÔŒÙÚÛÜŸ ";

touches! {
    /// What can be touched where a name is typed.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Typed = "typed",
        Done = "done",
        Clear = "clear",
        Erase = "erase",
        Signs = "signs",
        Letter(letter: char) = "key-{}",
    }
}

/// The name being typed.
pub struct Naming {
    typed: String,
    /// How what is typed is kept.
    tidy: fn(&str) -> String,
    /// Whether the keypad has digits and letters with signs.
    signs: bool,
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
        Naming { typed: name.to_string(), tidy: given_name::tidy, signs: false }
    }

    /// Starts with a text that is longer than a name.
    pub fn of_text(text: &str) -> Naming {
        Naming { typed: text.to_string(), tidy: given_name::tidy_text, signs: false }
    }

    /// The name as it stands.
    pub fn name(&self) -> String {
        (self.tidy)(self.typed.trim_end_matches([' ', '-', '’']))
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
            UiEvent::Tap(Touch::Signs, _) => {
                self.signs = !self.signs;
                return Typed::On;
            }
            UiEvent::News(News::Typed(text)) => return self.write(text),
            UiEvent::News(News::Pasted(text)) => return self.write(&format!("{}{text}", self.typed)),
            UiEvent::Tap(Touch::Letter(letter), _) | UiEvent::Key(Key::Letter(letter)) => self.cased(*letter),
            _ => return Typed::Nothing,
        };
        self.write(&format!("{}{letter}", self.typed))
    }

    /// A letter of the keypad as it stands in a text: great only where a sentence begins. Names see to that themselves.
    fn cased(&self, letter: char) -> char {
        let begins = self.typed.trim_end().chars().last().is_none_or(|before| ".!?".contains(before));
        if begins { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
    }

    /// Takes a text from anywhere for the name, as far as it can be one.
    fn write(&mut self, text: &str) -> Typed {
        if let Ok(text) = door::enter(Source::Clipboard, text) {
            self.typed = (self.tidy)(&text);
        }
        Typed::On
    }

    /// The badge, the name so far on a piece of paper, and the button that ends it.
    fn field<'a>(&self, frame: &Frame<'_>, named: &Named) -> Node<'a> {
        let picture = named.badge.clone();
        let spoken = if self.typed.is_empty() { named.own.clone() } else { self.typed.clone() };
        let size = frame.em(24.0);
        let field = TextField {
            keys: Keys::Name,
            label: frame.say_with("party-name", &[("name", spoken.into())]),
            text: self.typed.clone(),
            hint: named.own.clone(),
            size,
        };
        let paper = widgets::text_field(Touch::Typed, field);
        let side = frame.dp(56.0).max(size * 1.9).max(TOUCH);
        column([
            row([pictured(picture, side), paper.height(side).grow(1.0)]).gap(frame.dp(12.0)),
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
        let tool = |touch, glyph, label| Tool { touch, glyph, label };
        let erase = tool(Touch::Erase, Glyph::Icon("ui/ui_erase"), frame.say("keypad-erase"));
        let (letters, tools) = if self.signs {
            (SIGNS, vec![tool(Touch::Signs, Glyph::Letters("ABC"), frame.say("keypad-letters")), erase])
        } else {
            let signs = tool(Touch::Signs, Glyph::Letters("ÉÑ1"), frame.say("keypad-signs"));
            let clear = tool(Touch::Clear, Glyph::Icon("ui/ui_close"), named.clear.clone());
            (LETTERS, vec![signs, clear, erase])
        };
        let pad = |room| widgets::keypad(frame, room, letters, Touch::Letter, tools);
        widgets::typing_page(scene, frame, below, || self.field(frame, named), pad);
    }
}
