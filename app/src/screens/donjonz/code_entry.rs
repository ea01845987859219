//! Types a share code in, by keypad, keyboard or clipboard, and says at once what is wrong with it.

use super::{link::linked_code, lobby::ground, table::Table};
use crate::{
    geometry::{Point, Rect, Size},
    input::Key,
    layout::{JustifyContent, Node, column, leaf, paragraph, row, spring},
    nav::{Desk, Event, Nav, Screen},
    platform::News,
    scene::{Lettering, Picture, Role, Scene},
    sound::Effect,
    theme::{Frame, GUTTER, TOUCH},
    widgets::{self, Look},
};
use printkit::{
    Drawing, Words,
    drawing::{Face, Path, Stroke},
    ink,
};
use rules::{
    code::CodeError,
    donjonz::{Deck, read_code},
};

/// What every Donjonz code begins with.
const PREFIX: &str = "DZ";
/// The letters of codes, in the order of the keypad.
const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The letters after the prefix in a code of a usual seed.
const SHORT: usize = 7;
/// The most letters a code can have after its prefix.
const LONG: usize = 15;

/// The screen for typing a code.
#[derive(Default)]
pub struct CodeEntry {
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
    fn verdict(&self) -> Verdict {
        if let Some(error) = &self.refused {
            return Verdict::Bad(error.clone());
        }
        if self.typed.len() < SHORT {
            return Verdict::Missing(SHORT - self.typed.len());
        }
        match read_code(&Deck::standard(), &format!("{PREFIX}{}", self.typed)) {
            Ok(seed) => Verdict::Good(seed),
            Err(error) => Verdict::Bad(error),
        }
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
            if self.typed == PREFIX {
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
        let code = linked_code(text).unwrap_or(text);
        match read_code(&Deck::standard(), code) {
            Ok(_) => {
                let letters = code.to_uppercase();
                let plain = letters.chars().filter(char::is_ascii_alphanumeric).skip(PREFIX.len());
                self.typed.clear();
                plain.for_each(|letter| self.letter(letter, desk));
            }
            Err(error) => {
                desk.play(Effect::Refused);
                self.refused = Some(error);
            }
        }
    }

    fn erase(&mut self) {
        if self.refused.take().is_none() {
            self.typed.pop();
        }
    }

    fn play(&self, desk: &mut Desk<'_>) -> Nav {
        match self.verdict() {
            Verdict::Good(seed) => Nav::Replace(Box::new(Table::new_game(seed, desk))),
            _ => Nav::Stay,
        }
    }

    /// The code as it stands, on slots of paper.
    fn field<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let letters: Vec<char> = self.typed.chars().collect();
        let count = letters.len().max(SHORT);
        let good = matches!(self.verdict(), Verdict::Good(_));
        let spoken = format!("{PREFIX}-{}", self.typed);
        leaf(move |scene: &mut Scene, at: Rect| {
            scene.touch("typed", Role::Label, spoken, at);
            // The prefix, then groups of four with a gap before each.
            let gaps = 1 + count.saturating_sub(1) / 4;
            let side = (at.w / ((PREFIX.len() + count) as f32 + 0.45 * gaps as f32)).min(at.h * 0.74);
            let whole = side * ((PREFIX.len() + count) as f32 + 0.45 * gaps as f32);
            let mut x = at.centre().x - whole / 2.0;
            let lettering = |tint| Lettering::new(Face::Display, side * 0.72, tint).centred();
            for letter in PREFIX.chars() {
                let slot = Rect::new(x, at.y, side, at.h);
                scene.line(&letter.to_string(), lettering(ink::MIST), slot);
                x += side;
            }
            for index in 0..count {
                if index % 4 == 0 {
                    x += side * 0.45;
                }
                let slot =
                    Rect::around(Point { x: x + side / 2.0, y: at.centre().y }, side * 0.9, (side * 1.3).min(at.h));
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
            Verdict::Missing(SHORT) => (frame.say("code-hint"), ink::LILAC),
            Verdict::Missing(count) => {
                (frame.say_with("code-missing", &[("count", (count as i64).into())]), ink::LILAC)
            }
            Verdict::Good(_) => (frame.say("code-good"), ink::SAND_LIGHT),
            Verdict::Bad(error) => (blame(frame.words, &error), ink::SAND),
        };
        let label = words.clone();
        let lettering = Lettering::new(Face::Heavy, frame.em(14.5), tint).centred();
        column([paragraph(words, lettering)])
            .justify(JustifyContent::CENTER)
            .least_height(lettering.line_height() * 2.0)
            .painted(move |scene, at| {
                scene.touch("verdict", Role::Label, label, at);
            })
            .firm()
    }

    fn play_button<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        if matches!(self.verdict(), Verdict::Good(_)) {
            return widgets::button(frame, "play", Look::Gold, Some("ui/ui_play"), frame.say("code-play")).firm();
        }
        // The button's room is kept, so that nothing jumps when it appears.
        let height = widgets::button(frame, "play", Look::Gold, None, "").height_at(200.0);
        column([]).height(height)
    }

    fn keypad<'a>(&self, frame: &Frame<'_>, room: Size) -> Node<'a> {
        // 32 letters and two double keys fill nine columns or six without a gap.
        let columns = if room.w >= 9.0 * TOUCH && (room.w > 1.4 * room.h || room.w > frame.dp(460.0)) { 9 } else { 6 };
        let rows = 36 / columns;
        let height = (room.h / rows as f32).clamp(TOUCH, frame.dp(62.0).max(TOUCH));
        let mut keys: Vec<(Node<'a>, f32)> = LETTERS.chars().map(|letter| (key(frame, letter), 1.0)).collect();
        keys.push((tool(frame, "paste", "ui/ui_paste", frame.say("code-paste")), 2.0));
        keys.push((tool(frame, "erase", "ui/ui_erase", frame.say("code-erase")), 2.0));
        let mut lines = Vec::new();
        let mut taken = columns as f32;
        for (node, wide) in keys {
            if taken + wide > columns as f32 {
                lines.push(Vec::new());
                taken = 0.0;
            }
            taken += wide;
            if let Some(last) = lines.last_mut() {
                last.push(node.grow(wide).height(height));
            }
        }
        column(lines.into_iter().map(|line| row(line).firm())).firm()
    }
}

/// What is wrong with a code.
pub(super) fn blame(words: &Words, error: &CodeError) -> String {
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
    scene.drawn(("code-slot", is_next, is_filled, good), at, 3.0, move || {
        let mut drawing = Drawing::new(at.w, at.h);
        let cut = Path::cut(0.0, 0.0, at.w, at.h, 8.0, 9, 0.6);
        match (is_filled, is_next) {
            (true, _) if good => drawing.outlined(cut, ink::PAPER, Stroke::new(ink::GREEN, 3.0)),
            (true, _) => drawing.outlined(cut, ink::PAPER, Stroke::new(ink::INK, 2.6)),
            (false, true) => drawing.stroke(cut, Stroke::dashed(ink::GOLD, 2.4, 5.0, 4.5)),
            (false, false) => drawing.stroke(cut, Stroke::dashed(ink::SLATE, 2.0, 5.0, 4.5)),
        };
        drawing
    });
}

fn key<'a>(frame: &Frame<'_>, letter: char) -> Node<'a> {
    let id = format!("key-{letter}");
    let pressed = frame.is_pressed(&id);
    let label = frame.say_with("code-letter", &[("letter", letter.to_string().into())]);
    let size = frame.dp(21.0);
    leaf(move |scene: &mut Scene, at: Rect| {
        let plate = at.inset(2.5);
        key_plate(scene, plate, pressed, false);
        let lettering = Lettering::new(Face::Display, size, ink::INK).centred();
        let sunk = if pressed { 1.0 } else { -1.5 };
        scene.line(&letter.to_string(), lettering, plate.shifted(0.0, sunk));
        scene.touch(id, Role::Button, label, at);
    })
}

fn tool<'a>(frame: &Frame<'_>, id: &'static str, icon: &'static str, label: String) -> Node<'a> {
    let pressed = frame.is_pressed(id);
    leaf(move |scene: &mut Scene, at: Rect| {
        let plate = at.inset(2.5);
        key_plate(scene, plate, pressed, true);
        let side = plate.h * 0.6;
        let sunk = if pressed { 1.0 } else { -1.5 };
        let middle = Rect::around(plate.centre(), side, side).shifted(0.0, sunk);
        scene.fit(Picture::icon(icon, ink::PARCHMENT), middle);
        scene.touch(id, Role::Button, label, at);
    })
}

fn key_plate(scene: &mut Scene, at: Rect, pressed: bool, is_tool: bool) {
    scene.drawn(("key", pressed, is_tool), at, 3.0, move || {
        let (fill, lip) = if is_tool { (ink::STONE, ink::CRYPT) } else { (ink::PARCHMENT, ink::TAN) };
        let mut drawing = Drawing::new(at.w, at.h);
        let edge = Stroke::new(ink::INK, 2.2);
        let shape = |dy: f32| Path::cut(0.0, dy, at.w, at.h - 3.0, 9.0, 7, 0.6);
        drawing.outlined(shape(3.0), lip, edge.clone());
        drawing.outlined(shape(if pressed { 2.5 } else { 0.0 }), fill, edge);
        drawing
    });
}

impl Screen for CodeEntry {
    fn name(&self) -> &'static str {
        "code"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let safe = frame.safe_area();
        let bar = frame.dp(TOUCH).max(TOUCH) + 16.0;
        widgets::top_bar(frame, frame.say("code-title"), None).show(&mut scene, Rect::new(safe.x, safe.y, safe.w, bar));
        let below = Rect::new(safe.x, safe.y + bar, safe.w, (safe.h - bar).max(0.0));
        let parts = column([self.field(frame), self.judgement(frame), self.play_button(frame)]).gap(frame.dp(8.0));
        let page = if frame.is_landscape() && !frame.is_large() {
            let keys = (below.w * 0.54).max(9.0 * TOUCH).min((below.w - 3.0 * GUTTER).max(0.0));
            let keypad = self.keypad(frame, Size { w: keys, h: (below.h - 16.0).max(0.0) });
            let words = column([spring(), parts.firm(), spring()]).grow(1.0);
            row([words, column([keypad]).justify(JustifyContent::CENTER).width(keys)])
                .mirrored(frame.settings.left_handed)
                .gap(GUTTER)
                .pads(GUTTER, 0.0, GUTTER, 10.0)
        } else {
            let width = (below.w - 2.0 * GUTTER).min(frame.dp(520.0)).max(0.0);
            let side = ((below.w - width) / 2.0).max(0.0);
            let upper = self.field(frame).height_at(width)
                + self.judgement(frame).height_at(width)
                + self.play_button(frame).height_at(width)
                + frame.dp(48.0);
            let keypad = self.keypad(frame, Size { w: width, h: (below.h - upper).max(0.0) });
            column([spring(), parts.firm(), spring(), keypad, spring()]).gap(frame.dp(6.0)).pads(
                side,
                0.0,
                side,
                frame.dp(8.0),
            )
        };
        page.scrolled(&mut scene, "page", below, frame.offset("page"));
        scene
    }

    fn act(&mut self, event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        match event {
            Event::Tap("play", _) | Event::Key(Key::Enter) => return self.play(desk),
            Event::Tap("paste", _) => desk.platform.ask_paste(),
            Event::News(News::Pasted(text)) => self.paste(text, desk),
            Event::Tap("erase", _) | Event::Key(Key::Erase) => self.erase(),
            Event::Tap(id, _) => match id.strip_prefix("key-").and_then(|letter| letter.chars().next()) {
                Some(letter) => self.letter(letter, desk),
                None => return Nav::Pass,
            },
            Event::Key(Key::Letter(letter)) => self.letter(*letter, desk),
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    fn dump(&self) -> serde_json::Value {
        let seed = match self.verdict() {
            Verdict::Good(seed) => Some(seed),
            _ => None,
        };
        serde_json::json!({ "typed": self.typed, "seed": seed })
    }
}
