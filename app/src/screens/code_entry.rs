//! Types a share code in, by keypad, keyboard or clipboard, and says at once what is wrong with it.

use super::link::linked_code;
use crate::{
    door::{self, Source},
    geometry::{Point, Rect},
    input::Key,
    layout::{JustifyContent, Node, column, leaf, paragraph},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::News,
    play::Listed,
    scene::{Keys, Lettering, Role, Scene},
    sound::Effect,
    theme::{Frame, TOUCH},
    touch::touches,
    widgets::{self, Glyph, Look, Tool},
};
use printkit_core::{
    Words,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::code::CodeError;
use serde::Serialize;

/// The letters of codes, in the order of the keypad.
const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The most letters a code can have after its prefix.
const LONG: usize = 15;

touches! {
    /// What can be touched where a code is typed.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Typed = "typed",
        Verdict = "verdict",
        Play = "play",
        Paste = "paste",
        Erase = "erase",
        Letter(letter: char) = "key-{}",
    }
}

/// The screen for typing a code.
pub struct CodeEntry {
    game: &'static Listed,
    /// The letters after the prefix.
    typed: String,
    /// What was wrong with the last letter or paste; gone with the next one.
    refused: Option<CodeError>,
}

/// What the screen says about what was typed.
#[derive(Debug, PartialEq)]
enum Verdict {
    Missing(usize),
    Good(u64),
    Bad(CodeError),
}

impl CodeEntry {
    /// Waits for a code of a game.
    pub fn new(game: &'static Listed) -> CodeEntry {
        CodeEntry { game, typed: String::new(), refused: None }
    }

    fn verdict(&self) -> Verdict {
        if let Some(error) = &self.refused {
            return Verdict::Bad(error.clone());
        }
        match (self.game.codes.seed)(&self.code()) {
            Ok(seed) => Verdict::Good(seed),
            Err(_) if self.typed.len() < self.game.codes.usual => {
                Verdict::Missing(self.game.codes.usual - self.typed.len())
            }
            Err(error) => Verdict::Bad(error),
        }
    }

    /// What was typed, with what every code of the game begins with.
    fn code(&self) -> String {
        format!("{}-{}", self.game.codes.prefix, self.typed)
    }

    /// Takes one letter; one that looks like a digit counts as the digit, as in any code.
    fn letter(&mut self, letter: char, desk: &mut Desk<'_>) {
        self.refused = None;
        let letter = match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        if letter == '-' {
            // A code typed whole begins with the prefix that is already there.
            if self.typed == self.game.codes.prefix {
                self.typed.clear();
            }
        } else if !LETTERS.contains(letter) {
            self.refused = Some(CodeError::UnknownLetter { letter });
            desk.play(Effect::Refused);
        } else if self.typed.len() < LONG {
            self.typed.push(letter);
        } else {
            desk.play(Effect::Refused);
        }
    }

    fn paste(&mut self, text: &str, desk: &mut Desk<'_>) {
        self.refused = None;
        if text.trim().is_empty() {
            desk.toast(desk.words.get("code-nothing"));
            return;
        }
        let entered = door::enter(Source::Clipboard, text).map_err(|_| CodeError::Garbage);
        let code = entered.map(|text| linked_code(&text, self.game.name).unwrap_or(&text).to_string());
        match code.and_then(|code| (self.game.codes.seed)(&code).map(|_| code)) {
            Ok(code) => {
                let letters = code.to_uppercase();
                let plain = letters.chars().filter(char::is_ascii_alphanumeric).skip(self.game.codes.prefix.len());
                self.typed.clear();
                plain.for_each(|letter| self.letter(letter, desk));
            }
            Err(error) => {
                desk.play(Effect::Refused);
                self.refused = Some(error);
            }
        }
    }

    /// Takes what stands in the system's field: letters, or a whole code or link that a suggestion put there.
    fn write(&mut self, text: &str, desk: &mut Desk<'_>) {
        let is_whole = text.chars().count() > self.typed.chars().count() + 1;
        if is_whole && (self.game.codes.seed)(linked_code(text, self.game.name).unwrap_or(text)).is_ok() {
            return self.paste(text, desk);
        }
        self.typed.clear();
        self.refused = None;
        for letter in text.chars().take(2 * LONG).filter(|letter| !letter.is_whitespace()) {
            if self.refused.is_none() {
                self.letter(letter, desk);
            }
        }
    }

    fn erase(&mut self) {
        if self.refused.take().is_none() {
            self.typed.pop();
        }
    }

    fn play(&self, desk: &mut Desk<'_>) -> Nav {
        let Verdict::Good(_) = self.verdict() else { return Nav::Stay };
        (self.game.codes.open)(&self.code(), desk).map_or(Nav::Stay, Nav::Replace)
    }

    /// The code as it stands, on slots of paper.
    fn field<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let letters: Vec<char> = self.typed.chars().collect();
        let prefix = self.game.codes.prefix;
        let count = letters.len().max(self.game.codes.usual);
        let good = matches!(self.verdict(), Verdict::Good(_));
        let (spoken, typed) = (self.code(), self.typed.clone());
        leaf(move |scene: &mut Scene, at: Rect| {
            scene.field(Touch::Typed, Keys::Code, spoken, &typed, at);
            // The prefix, then groups of four with a gap before each.
            let gaps = 1 + count.saturating_sub(1) / 4;
            let side = (at.w / ((prefix.len() + count) as f32 + 0.45 * gaps as f32)).min(at.h * 0.74);
            let whole = side * ((prefix.len() + count) as f32 + 0.45 * gaps as f32);
            let mut x = at.centre().x - whole / 2.0;
            let lettering = |tint| Lettering::new(Face::Display, side * 0.72, tint).centred();
            for letter in prefix.chars() {
                let slot = Rect::new(x, at.y, side, at.h);
                scene.line(&letter.to_string(), lettering(ink::MIST), slot);
                x += side;
            }
            for index in 0..count {
                if index % 4 == 0 {
                    x += side * 0.45;
                }
                let slot =
                    Rect::around(Point { x: x + side / 2.0, y: at.centre().y }, side * 0.86, (side * 1.3).min(at.h));
                slot_plate(scene, slot, index == letters.len(), index < letters.len(), good);
                if let Some(letter) = letters.get(index) {
                    scene.line(&letter.to_string(), lettering(ink::INK), slot);
                }
                x += side;
            }
        })
        .height(frame.dp(60.0))
        .firm()
    }

    fn judgement<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let (words, tint) = match self.verdict() {
            Verdict::Missing(count) if count == self.game.codes.usual => {
                (frame.say(&format!("code-hint-{}", self.game.name)), ink::LILAC)
            }
            Verdict::Missing(count) => {
                (frame.say_with("code-missing", &[("count", (count as i64).into())]), ink::LILAC)
            }
            Verdict::Good(_) => (frame.say(&format!("code-good-{}", self.game.name)), ink::SAND_LIGHT),
            Verdict::Bad(error) => (blame(frame.words, &error), ink::SAND),
        };
        let label = words.clone();
        let lettering = Lettering::new(Face::Heavy, frame.em(14.5), tint).centred();
        column([paragraph(words, lettering)])
            .justify(JustifyContent::CENTER)
            .least_height(lettering.line_height() * 2.0)
            .named(Touch::Verdict, Role::Label, label)
            .firm()
    }

    fn play_button<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        if matches!(self.verdict(), Verdict::Good(_)) {
            return widgets::button(frame, Touch::Play, Look::Gold, Some("ui/ui_play"), frame.say("code-play")).firm();
        }
        // The button's room is kept, so that nothing jumps when it appears.
        let height = widgets::button(frame, Touch::Play, Look::Gold, None, "").height_at(200.0);
        column([]).height(height)
    }
}

/// What is wrong with a code.
pub fn blame(words: &Words, error: &CodeError) -> String {
    match error {
        CodeError::OtherGame { .. } => words.get("code-other-game"),
        CodeError::OtherDeck => words.get("code-other-deck"),
        CodeError::WrongCheck => words.get("code-mistyped"),
        CodeError::UnknownLetter { letter } => {
            words.with("code-unknown-letter", &[("letter", letter.to_string().into())])
        }
        CodeError::Garbage => words.get("code-garbage"),
    }
}

fn slot_plate(scene: &mut Scene, at: Rect, is_next: bool, is_filled: bool, good: bool) {
    scene.drawn(("code-slot", is_next, is_filled, good), at, 3.0, move |drawing| {
        let cut = Path::cut(0.0, 0.0, at.w, at.h, (at.w * 0.3).min(8.0), 9, 0.6);
        // Small slots have thin lines, so that they do not run into each other.
        let thin = (at.w / 26.0).clamp(0.5, 1.0);
        match (is_filled, is_next) {
            (true, _) if good => drawing.outlined(cut, ink::PAPER, Stroke::new(ink::GREEN, 3.0 * thin)),
            (true, _) => drawing.outlined(cut, ink::PAPER, Stroke::new(ink::INK, 2.6 * thin)),
            (false, true) => drawing.stroke(cut, Stroke::dashed(ink::GOLD, 2.4 * thin, 5.0 * thin, 4.5 * thin)),
            (false, false) => drawing.stroke(cut, Stroke::dashed(ink::SLATE, 2.0 * thin, 5.0 * thin, 4.5 * thin)),
        };
    });
}

/// The screen's state for scripts and tests.
#[derive(Serialize)]
struct State<'a> {
    typed: &'a str,
    seed: Option<u64>,
}

impl TypedScreen for CodeEntry {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        "code"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        (self.game.ground)(&mut scene, frame);
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        widgets::top_bar(frame, frame.say("code-title"), None).show(&mut scene, Rect::new(safe.x, safe.y, safe.w, bar));
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        let parts = || column([self.field(frame), self.judgement(frame), self.play_button(frame)]).gap(frame.dp(8.0));
        let tools = vec![
            Tool { touch: Touch::Paste, glyph: Glyph::Icon("ui/ui_paste"), label: frame.say("code-paste") },
            Tool { touch: Touch::Erase, glyph: Glyph::Icon("ui/ui_erase"), label: frame.say("keypad-erase") },
        ];
        let pad = |room| widgets::keypad(frame, room, LETTERS, Touch::Letter, tools);
        widgets::typing_page(&mut scene, frame, below, parts, pad);
        scene
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        match event {
            UiEvent::Tap(Touch::Play, _) | UiEvent::Key(Key::Enter) => return self.play(desk),
            UiEvent::Tap(Touch::Paste, _) => desk.platform.ask_paste(),
            UiEvent::News(News::Pasted(text)) => self.paste(text, desk),
            UiEvent::News(News::Typed(text)) => self.write(text, desk),
            UiEvent::Tap(Touch::Erase, _) | UiEvent::Key(Key::Erase) => self.erase(),
            UiEvent::Tap(Touch::Letter(letter), _) | UiEvent::Key(Key::Letter(letter)) => self.letter(*letter, desk),
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        let seed = match self.verdict() {
            Verdict::Good(seed) => Some(seed),
            _ => None,
        };
        State { typed: &self.typed, seed }
    }
}
