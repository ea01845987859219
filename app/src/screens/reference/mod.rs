//! The rules to look up, one game at a time, with small pictures beside the words, their contents and a search.

mod contents;
mod search;

use crate::{
    door::{self, Source},
    geometry::{Rect, Size},
    input::Key,
    layout::{AlignItems, Node, column, figure, paragraph, row},
    letters,
    nav::{Desk, Nav, TypedScreen, UiEvent},
    platform::News,
    play::Listed,
    scene::{Picture, Scene},
    screens::home::banner::{self, State},
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::{Ink, drawing::Path, ink};
use search::Sought;
use serde::Serialize;
use serde_json::json;

touches! {
    /// What can be touched in the rules.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Touch {
        Game(game: String) = "play-{}",
        Contents = "contents",
        Sought = "sought",
        Section(section: usize) = "section-{}",
    }
}

/// The rules of a game, or the choice of one.
pub struct Reference {
    game: Option<&'static Listed>,
    /// The section that was looked for: it opens there, and it is marked.
    section: Option<usize>,
    /// Whether it is to scroll to that section.
    is_on_its_way: bool,
    /// What is sought, while the contents lie over the rules.
    sought: Option<String>,
}

impl Reference {
    /// Asks for a game first.
    pub fn games() -> Reference {
        Reference { game: None, section: None, is_on_its_way: false, sought: None }
    }

    /// Opens the rules of a game.
    pub fn of(game: &'static Listed) -> Reference {
        Reference { game: Some(game), ..Reference::games() }
    }

    /// Opens the rules of a game at a section, counted from 1.
    pub fn at(game: &'static Listed, section: usize) -> Reference {
        Reference { section: Some(section), is_on_its_way: true, ..Reference::of(game) }
    }

    /// Closes the contents and goes to a section.
    fn turn_to(&mut self, section: usize, desk: &mut Desk<'_>) {
        (self.sought, self.section) = (None, Some(section));
        if let Some(game) = self.game {
            let offset = offset_of(&desk.frame(), game, section);
            desk.scroll_to("page", offset);
        }
    }

    /// Searches for a text, as far as it can be one.
    fn search(&mut self, text: &str, desk: &mut Desk<'_>) {
        let Ok(text) = door::enter(Source::Clipboard, text) else { return };
        let text = letters::composed(&text).replace(char::is_whitespace, " ");
        self.sought = Some(text.trim_start().chars().take(search::LONGEST).collect());
        desk.scroll_to("contents", 0.0);
    }

    /// Goes to the first section in which all that is sought stands.
    fn turn_to_first(&mut self, desk: &mut Desk<'_>) {
        let sought = Sought::new(self.sought.as_deref().unwrap_or_default());
        let found = self.game.and_then(|game| contents::found(&desk.frame(), game, &sought).into_iter().next());
        if let Some(found) = found.filter(|_| !sought.is_empty()) {
            self.turn_to(found.section, desk);
        }
    }
}

/// A text as paragraphs; a blank line begins one.
pub fn paragraphs<'a>(frame: &Frame<'_>, text: &str) -> Vec<Node<'a>> {
    let parts = text.split("\n\n").map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| paragraph(part.to_string(), frame.body())).collect()
}

fn choice(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::page(scene, frame, "page", frame.say("reference-title"), 1, |_| {
        let touch = |game: &Listed| Touch::Game(game.name.to_string());
        let games = frame.games.iter().map(|game| banner::banner(frame, touch(game), game, State::Ready));
        // In a low window the question would push the last game out of sight.
        let question = (!banner::is_low(frame)).then(|| paragraph(frame.say("reference-choose"), frame.heading()));
        let gap = frame.dp(if banner::is_low(frame) { 8.0 } else { 14.0 });
        column(question).with(column(games).gap(gap)).gap(gap)
    });
}

/// The sections of a game's rules, as far as there are words for them.
fn sections(frame: &Frame<'_>, game: &Listed) -> Vec<(usize, String, String)> {
    let title = |number| format!("rules-{}-{number}-title", game.name);
    let text = |number| format!("rules-{}-{number}-text", game.name);
    (1..100)
        .take_while(|number| frame.words.has(&title(*number)))
        .map(|number| (number, frame.say(&title(number)), frame.say(&text(number))))
        .collect()
}

/// How many columns the rules have.
fn columns(frame: &Frame<'_>) -> usize {
    if widgets::wide_enough(frame) { 2 } else { 1 }
}

/// Room between the parts of the rules.
fn gap(frame: &Frame<'_>) -> f32 {
    frame.dp(20.0)
}

/// Room between two columns.
const BETWEEN: f32 = 36.0;

/// The rules of a game in parts, column by column: who plays and how long, then the sections.
fn parts<'a>(frame: &Frame<'_>, game: &'static Listed, marked: Option<usize>) -> Vec<Vec<Node<'a>>> {
    let players = frame.say(&format!("rules-{}-players", game.name));
    let mut all: Vec<Node<'_>> = vec![row([widgets::chip(frame, players, ink::TAN, ink::INK)]).firm()];
    all.extend(sections(frame, game).into_iter().map(|(number, title, text)| {
        let picture = illustration(frame, game, number);
        let section = widgets::section(frame, title, picture.into_iter().chain(paragraphs(frame, &text)).collect());
        if marked == Some(number) { section.painted(mark) } else { section }
    }));
    if columns(frame) == 1 {
        return vec![all];
    }
    let second = all.split_off((all.len() / 2 + 1).min(all.len()));
    vec![all, second]
}

/// Marks a section that was looked for.
fn mark(scene: &mut Scene, at: Rect) {
    let at = Rect::new(at.x - 8.0, at.y - 8.0, at.w + 12.0, at.h + 16.0);
    scene.drawn("marked-section", at, 0.0, move |drawing| {
        drawing.fill(Path::rect(0.0, 0.0, at.w, at.h, 10.0), ink::SAND_LIGHT.faded(0.45));
    });
}

/// How far the rules scroll until a section is at the top.
fn offset_of(frame: &Frame<'_>, game: &'static Listed, section: usize) -> f32 {
    let (width, top) = widgets::page_column(frame, columns(frame));
    let all = parts(frame, game, None);
    let width = if all.len() > 1 { (width - BETWEEN) / 2.0 } else { width };
    let mut nth = 0;
    for column in all {
        let mut offset = top - gap(frame) / 2.0;
        for part in column {
            if nth == section {
                return offset;
            }
            offset += part.height_at(width) + gap(frame);
            nth += 1;
        }
    }
    0.0
}

fn rules_of(scene: &mut Scene, frame: &Frame<'_>, game: &'static Listed, marked: Option<usize>) {
    let title = frame.say(&format!("rules-{}-title", game.name));
    let contents = widgets::icon_button(frame, Touch::Contents, "ui/ui_search", frame.say("rules-contents-label"));
    let bar = widgets::top_bar(frame, title, Some(contents));
    widgets::page_with(scene, frame, "page", bar, columns(frame), |_| {
        let mut all = parts(frame, game, marked).into_iter().map(|parts| column(parts).gap(gap(frame)));
        match (all.next(), all.next()) {
            (Some(first), Some(second)) => {
                row([first.grow(1.0), second.grow(1.0)]).align(AlignItems::FLEX_START).gap(BETWEEN)
            }
            (first, _) => first.unwrap_or_else(|| column([])),
        }
    });
}

/// The picture over a section of a game's rules.
fn illustration<'a>(frame: &Frame<'_>, game: &'static Listed, number: usize) -> Option<Node<'a>> {
    let (_, high, strip) = game.rules_pictures.iter().find(|(section, ..)| *section == number)?;
    let size = Size { w: 300.0, h: *high };
    let picture = Picture::drawn(("rules", game.name, number), size, 4.0, |drawing| strip.draw(drawing));
    let strip = figure(picture);
    Some(strip.height(frame.dp(size.h)).firm())
}

impl TypedScreen for Reference {
    type Touch = Touch;

    fn name(&self) -> &'static str {
        match (self.game, &self.sought) {
            (None, _) => "reference",
            (Some(_), None) => "rules",
            (Some(_), Some(_)) => "contents",
        }
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
        match (self.game, &self.sought) {
            (None, _) => choice(&mut scene, frame),
            (Some(game), Some(sought)) => contents::show(&mut scene, frame, game, sought),
            (Some(game), None) => rules_of(&mut scene, frame, game, self.section),
        }
        scene
    }

    fn enter(&mut self, desk: &mut Desk<'_>) {
        if let Some(section) = self.section.filter(|_| std::mem::take(&mut self.is_on_its_way)) {
            self.turn_to(section, desk);
        }
    }

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let before = self.sought.clone().unwrap_or_default();
        match event {
            UiEvent::Tap(Touch::Game(game), _) => {
                return desk.store.games.named(game).map_or(Nav::Pass, |game| Nav::Push(Box::new(Reference::of(game))));
            }
            _ if self.game.is_none() => return Nav::Pass,
            UiEvent::Tap(Touch::Contents, _) => self.search("", desk),
            UiEvent::Tap(Touch::Section(section), _) => self.turn_to(*section, desk),
            // Whoever has a keyboard types away, wherever the rules lie open.
            UiEvent::Key(Key::Letter(letter)) => self.search(&format!("{before}{letter}"), desk),
            UiEvent::Key(Key::Erase) if self.sought.is_some() => {
                let shorter: String = before.chars().take(before.chars().count().saturating_sub(1)).collect();
                self.search(&shorter, desk);
            }
            UiEvent::Key(Key::Enter) if self.sought.is_some() => self.turn_to_first(desk),
            UiEvent::News(News::Typed(text)) if self.sought.is_some() => self.search(text, desk),
            UiEvent::News(News::Pasted(text)) if self.sought.is_some() => {
                self.search(&format!("{before}{text}"), desk);
            }
            _ => return Nav::Pass,
        }
        Nav::Stay
    }

    fn back(&mut self, _: &mut Desk<'_>) -> Nav {
        if self.sought.take().is_some() { Nav::Stay } else { Nav::Pop }
    }

    fn dump(&self, _: &Frame<'_>) -> impl Serialize {
        json!({ "section": self.section, "sought": self.sought })
    }
}
