//! The score pad for any other game.

mod entry;
mod grid;
mod names;
mod people;
mod sheet;

use super::{
    book::Book,
    screen::{Table, Tapped},
    shell::{self, Leaf as Tab, Page, Part as Piece},
};
use crate::{
    geometry::Size,
    input::Key,
    nav::{Desk, UiEvent},
    scene::{Picture, Scene},
    screens::{
        naming::{self, Named, Naming, Typed},
        print::Print,
    },
    sound::Effect,
    theme::Frame,
    touch::code,
    widgets,
};
use entry::Entry;
use names::{Leaf, Touch, reason};
use printkit_core::{
    Drawing, Ink, Words,
    drawing::{Path, Stroke},
    ink,
    kit::Kit,
};
use rules::companion::pad::{Action, Pad, Part, Refusal};
use serde::Serialize;

/// What is being named or written.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    Title,
    Player(usize),
    Column(usize),
    Round(usize),
    Note,
}

/// The pad as it is looked at.
#[derive(Default)]
pub struct Scores {
    leaf: Leaf,
    entry: Option<Entry>,
    typing: Option<(What, Naming)>,
}

/// The pages with their glyphs, and what has to be kept for them to be there.
const LEAVES: [Tab<Leaf, Option<Part>>; 3] = [
    (Leaf::Scores, "ui/ui_trophy", &[None]),
    (Leaf::People, "ui/ui_players", &[None]),
    (Leaf::Words, "ui/ui_edit", &[Some(Part::Note)]),
];

/// Draws a pad with a pencil.
pub fn picture(drawing: &mut Drawing) {
    let edge = || Stroke::new(ink::INK, 2.4);
    drawing.outlined(Path::cut(14.0, 8.0, 42.0, 56.0, 5.0, 4, 0.8), ink::PAPER, edge());
    for y in [22.0, 33.0, 44.0] {
        drawing.stroke(Path::line(20.0, y, 50.0, y), Stroke::new(ink::TAN, 2.4));
    }
    drawing.stroke(Path::line(35.0, 14.0, 35.0, 58.0), Stroke::new(ink::TAN, 2.4));
    drawing.outlined(Path::rect(19.0, 49.0, 13.0, 9.0, 2.0), ink::GOLD, Stroke::new(ink::INK, 1.8));
    let pencil = Path::polygon(&[(64.0, 22.0), (58.0, 18.0), (40.0, 46.0), (39.0, 54.0), (46.0, 50.0)]);
    drawing.outlined(pencil, ink::RED, edge());
}

impl Scores {
    fn type_of(&mut self, what: What, pad: &Pad) -> Tapped<Pad> {
        let naming = match what {
            What::Title => Naming::new(&pad.title),
            What::Player(player) => Naming::new(pad.players.get(player).map_or("", String::as_str)),
            What::Column(column) => Naming::new(pad.columns.get(column).map_or("", |column| column.name.as_str())),
            What::Round(round) => Naming::new(pad.rounds.get(round).map_or("", |round| round.name.as_str())),
            What::Note => Naming::of_text(&pad.note),
        };
        self.typing = Some((what, naming));
        Tapped::Looked
    }

    /// The action of what was typed.
    fn typed(what: What, text: String) -> Action {
        match what {
            What::Title => Action::Title(text),
            What::Player(player) => Action::NamePlayer(player, text),
            What::Column(column) => Action::NameColumn(column, text),
            What::Round(round) => Action::NameRound(round, text),
            What::Note => Action::Note(text),
        }
    }

    /// Writes in the place that is asked for.
    fn write(&mut self, write: impl FnOnce(&mut Entry) -> Option<Action>, desk: &mut Desk<'_>) -> Tapped<Pad> {
        match self.entry.as_mut().and_then(write) {
            Some(action) => Tapped::Change(action, Effect::Tap),
            None => {
                desk.play(Effect::Refused);
                Tapped::Looked
            }
        }
    }

    /// Goes on to another place, or closes the sheet after the last.
    fn step(&mut self, pad: &Pad, by: isize) -> Tapped<Pad> {
        let stays = self.entry.filter(|_| by < 0);
        self.entry = self.entry.and_then(|entry| entry.step(pad, by)).or(stays);
        Tapped::Looked
    }

    fn ask<'a>(&self, pad: &Pad, frame: &Frame<'_>) -> Option<shell::Question<'a>> {
        self.entry.filter(|entry| entry.is_on(pad)).map(|entry| entry.question(pad, frame))
    }
}

impl Table for Scores {
    type Sheet = Pad;
    type Touch = Touch;
    const NAME: &'static str = "companion-pad";
    const FILE: &'static str = "companion-pad.json";
    const TITLE: &'static str = "pad-title";

    fn ground(scene: &mut Scene, frame: &Frame<'_>) {
        widgets::ground(scene, frame, Ink::hex(0x5B5A3F), Ink::hex(0x2A2A1E));
    }

    fn show<'a>(&'a self, pad: &'a Pad, frame: &'a Frame<'_>) -> Page<'a> {
        let leaves = shell::leaves(&LEAVES, |part: Option<Part>| part.is_none_or(|part| pad.keeps(part)));
        let leaf = shell::looked_at(self.leaf, &leaves);
        let tabs = shell::tabs(frame, &leaves, leaf, Touch::Leaf);
        let mut parts: Vec<Piece<'a>> = Vec::new();
        let mut foot: Option<shell::Foot<'a>> = None;
        let name = match leaf {
            Leaf::Scores => {
                parts.push(Box::new(move |width| grid::table(pad, frame, width)));
                foot = Some(Box::new(move |width| grid::foot(pad, frame, width)));
                "scores"
            }
            Leaf::People => {
                parts.push(Box::new(move |_| people::players(pad, frame)));
                parts.push(Box::new(move |_| people::game(pad, frame)));
                "people"
            }
            Leaf::Words => {
                parts.push(Box::new(move |_| people::note(pad, frame)));
                "words"
            }
        };
        Page { name, tabs, parts, foot, over: self.ask(pad, frame) }
    }

    fn covers(&self, pad: &Pad, scene: &mut Scene, frame: &Frame<'_>) -> bool {
        let Some((what, naming)) = &self.typing else { return false };
        let (key, own) = match *what {
            What::Title => ("pad-naming-title", frame.say("pad-title")),
            What::Player(player) => ("pad-naming-player", names::player(pad, player, frame.words)),
            What::Column(column) => ("pad-naming-column", names::column(pad, column, frame.words)),
            What::Round(round) => ("pad-naming-round", names::round(pad, round, frame.words)),
            What::Note => ("pad-words", frame.say("pad-note-empty")),
        };
        let badge = Picture::drawn("pad", Size { w: 72.0, h: 72.0 }, 0.0, picture);
        let named = Named { title: frame.say(key), badge, own, clear: frame.say("timer-no-name") };
        naming.show(scene, frame, &named);
        true
    }

    fn hears(&mut self, event: &UiEvent<'_, Touch>, book: &Book<Pad>, desk: &mut Desk<'_>) -> Option<Tapped<Pad>> {
        if let Some((what, naming)) = &mut self.typing {
            let typing = |touch: &Touch| if let Touch::Naming(touch) = touch { Some(*touch) } else { None };
            return match naming.act(&event.part::<naming::Touch>(typing)?) {
                Typed::On => Some(Tapped::Looked),
                Typed::Done(text) => {
                    let action = Scores::typed(*what, text);
                    self.typing = None;
                    Some(Tapped::Change(action, Effect::Lay))
                }
                Typed::Nothing => None,
            };
        }
        // Points are written with keys as well.
        let UiEvent::Key(key) = *event else { return None };
        let pad = book.sheet();
        self.entry.filter(|entry| entry.is_on(pad))?;
        Some(match key {
            Key::Letter(digit) if digit.is_ascii_digit() => {
                self.write(|entry| entry.digit(pad, digit as u8 - b'0'), desk)
            }
            Key::Letter('-') => self.write(|entry| entry.turn_sign(pad), desk),
            Key::Erase => self.write(|entry| entry.rub(pad), desk),
            Key::Enter => self.step(pad, 1),
            _ => return None,
        })
    }

    fn tap(&mut self, touch: Touch, book: &mut Book<Pad>, desk: &mut Desk<'_>) -> Tapped<Pad> {
        let pad = book.sheet();
        let change = |action| Tapped::Change(action, Effect::Tap);
        match touch {
            Touch::Leaf(leaf) => {
                self.leaf = leaf;
                Tapped::Looked
            }
            Touch::Switch(part) => change(Action::Switch(part)),
            Touch::Round(round) if round < pad.rounds.len() => {
                self.entry = Some(Entry::of(pad, round));
                Tapped::Looked
            }
            Touch::AddRound => Tapped::Change(Action::AddRound, Effect::Lay),
            Touch::Digit(digit) => self.write(|entry| entry.digit(pad, digit), desk),
            Touch::Sign => {
                let action = self.entry.as_mut().and_then(|entry| entry.turn_sign(pad));
                action.map_or(Tapped::Looked, change)
            }
            Touch::Rub => self.write(|entry| entry.rub(pad), desk),
            Touch::Previous => self.step(pad, -1),
            Touch::Next => self.step(pad, 1),
            Touch::NameRound(round) => self.type_of(What::Round(round), pad),
            Touch::RemoveRound(round) => {
                self.entry = None;
                change(Action::RemoveRound(round))
            }
            Touch::Title => self.type_of(What::Title, pad),
            Touch::AddPlayer => change(Action::AddPlayer),
            Touch::NamePlayer(player) => self.type_of(What::Player(player), pad),
            Touch::RemovePlayer(player) => change(Action::RemovePlayer(player)),
            Touch::AddColumn => change(Action::AddColumn),
            Touch::NameColumn(column) => self.type_of(What::Column(column), pad),
            Touch::RemoveColumn(column) => change(Action::RemoveColumn(column)),
            Touch::Count(column) => change(Action::Count(column)),
            Touch::LowIsBest => change(Action::LowIsBest),
            Touch::Note => self.type_of(What::Note, pad),
            Touch::Share => Tapped::Go(Box::new(sheet::keepsake(pad, desk.words))),
            Touch::Print => Tapped::Go(Box::new(Print::of(Kit::Pad, desk.words.language))),
            Touch::Round(_) | Touch::Head(_) | Touch::Sum(_) | Touch::Points | Touch::Naming(_) => Tapped::Nothing,
        }
    }

    fn made(&mut self, action: &Action, desk: &mut Desk<'_>) {
        // A new round is what comes next, so its place is in view.
        if *action == Action::AddRound {
            desk.scroll_to("scores", f32::MAX);
        }
    }

    fn title(pad: &Pad, frame: &Frame<'_>) -> String {
        names::title(pad, frame.words)
    }

    fn trackers(pad: &Pad) -> Vec<(Touch, bool)> {
        Part::ALL.into_iter().map(|part| (Touch::Switch(part), pad.keeps(part))).collect()
    }

    fn anew() -> Action {
        Action::Anew
    }

    fn reason(refusal: Refusal, words: &Words) -> String {
        words.get(reason(refusal))
    }

    fn close(&mut self) -> bool {
        self.typing.take().is_some() || self.entry.take().is_some()
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        (code(self.leaf), self.entry.is_some())
    }
}
