//! The rules to look up, one game at a time, with small pictures beside the words.

use crate::{
    collage::Collage,
    geometry::{Rect, Size},
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    nav::{Desk, Event, Nav, Screen},
    scene::{Picture, Scene},
    screens::home::banner::{self, Game, State},
    theme::Frame,
    widgets,
};
use printkit::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    faces::{Style, donjonz as face},
    ink,
};
use rules::donjonz::{Deck, TRACK, Thing, Weapon};

/// The rules of a game, or the choice of one.
pub struct Reference {
    game: Option<Game>,
}

impl Reference {
    /// Asks for a game first.
    pub fn games() -> Reference {
        Reference { game: None }
    }

    /// Opens the rules of a game.
    pub fn of(game: Game) -> Reference {
        Reference { game: Some(game) }
    }
}

/// A text as paragraphs; a blank line begins one.
pub fn paragraphs<'a>(frame: &Frame<'_>, text: &str) -> Vec<Node<'a>> {
    let parts = text.split("\n\n").map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| paragraph(part.to_string(), frame.body())).collect()
}

fn choice(scene: &mut Scene, frame: &Frame<'_>) {
    widgets::page(scene, frame, "page", frame.say("reference-title"), 1, |_| {
        let state = |game: Game| if game.is_ready() { State::Ready } else { State::Coming };
        let games = Game::ALL.into_iter().map(|game| banner::banner(frame, game, state(game)));
        column([paragraph(frame.say("reference-choose"), frame.heading())])
            .with(column(games).gap(frame.dp(14.0)))
            .gap(frame.dp(14.0))
    });
}

/// The sections of a game's rules, as far as there are words for them.
fn sections(frame: &Frame<'_>, game: Game) -> Vec<(usize, String, String)> {
    let title = |number| format!("rules-{}-{number}-title", game.code());
    let text = |number| format!("rules-{}-{number}-text", game.code());
    (1..100)
        .take_while(|number| frame.words.has(&title(*number)))
        .map(|number| (number, frame.say(&title(number)), frame.say(&text(number))))
        .collect()
}

fn rules_of(scene: &mut Scene, frame: &Frame<'_>, game: Game) {
    let wide = widgets::wide_enough(frame);
    let title = frame.say(&format!("rules-{}-title", game.code()));
    widgets::page(scene, frame, "page", title, if wide { 2 } else { 1 }, |_| {
        let players = frame.say(&format!("rules-{}-players", game.code()));
        let mut all: Vec<Node<'_>> = vec![row([widgets::chip(frame, players, ink::TAN, ink::INK)]).firm()];
        all.extend(sections(frame, game).into_iter().map(|(number, title, text)| {
            let picture = illustration(frame, number);
            widgets::section(frame, title, picture.into_iter().chain(paragraphs(frame, &text)).collect())
        }));
        let gap = frame.dp(20.0);
        if wide {
            let second = all.split_off((all.len() / 2 + 1).min(all.len()));
            row([column(all).gap(gap).grow(1.0), column(second).gap(gap).grow(1.0)])
                .align(AlignItems::FLEX_START)
                .gap(36.0)
        } else {
            column(all).gap(gap)
        }
    });
}

/// The picture strip over a section of the Donjonz rules.
fn illustration<'a>(frame: &Frame<'_>, number: usize) -> Option<Node<'a>> {
    let size = match number {
        1 | 3 => Size { w: 300.0, h: 104.0 },
        2 => Size { w: 300.0, h: 118.0 },
        4..=6 => Size { w: 300.0, h: 74.0 },
        7 => Size { w: 300.0, h: 44.0 },
        _ => return None,
    };
    let strip = leaf(move |scene: &mut Scene, at: Rect| {
        let picture = Picture::new(("rules-donjonz", number), size, 4.0, move || {
            let mut strip = Drawing::new(size.w, size.h);
            match number {
                1 => opening(&mut strip),
                2 => laying(&mut strip),
                3 => walking(&mut strip),
                4 => finds(&mut strip),
                5 => monsters(&mut strip),
                6 => key_and_door(&mut strip),
                _ => track(&mut strip),
            }
            strip
        });
        scene.fit(picture, at);
    });
    Some(strip.height(frame.dp(size.h)).firm())
}

fn card(strip: &mut Drawing, index: usize, x: f32, y: f32, scale: f32, turn: f32) {
    strip.glue_drawing(banner::edged_card(index), x, y, scale, turn);
}

fn opening(strip: &mut Drawing) {
    card(strip, 4, 92.0, 54.0, 1.2, -10.0);
    card(strip, 9, 208.0, 54.0, 1.2, 10.0);
    strip.glue("things/hero", 150.0, 52.0, 0.92, 0.0);
}

fn laying(strip: &mut Drawing) {
    let deck = Deck::standard();
    strip.glue_drawing(face::card(deck.start(), Style::Colour), 104.0, 96.0, 1.0, 0.0);
    card(strip, 1, 104.0, 42.0, 1.0, 0.0);
    card(strip, 3, 212.0, 58.0, 1.0, 9.0);
    let arrow = Path::new().move_to(172.0, 34.0).quad_to(154.0, 26.0, 143.0, 42.0);
    strip.stroke(arrow, Stroke::new(ink::AMBER, 3.4));
    let head = Path::new().move_to(153.0, 43.0).line_to(142.0, 44.0).line_to(141.0, 33.0);
    strip.stroke(head, Stroke::new(ink::AMBER, 3.4));
}

fn walking(strip: &mut Drawing) {
    let deck = Deck::standard();
    strip.glue_drawing(face::card(deck.start(), Style::Colour), 150.0, 52.0, 2.4, 0.0);
    let steps = Path::new().move_to(107.0, 72.0).line_to(107.0, 31.0).line_to(140.0, 31.0);
    strip.stroke(steps, Stroke::dashed(ink::RED, 4.4, 0.1, 9.0));
    strip.glue("things/hero", 150.0, 24.0, 0.5, 0.0);
}

fn finds(strip: &mut Drawing) {
    let names = ["things/pouch", "things/sword", "things/bow", "things/axe", "things/wand"];
    for (i, name) in names.into_iter().enumerate() {
        plate(strip, 30.0 + 60.0 * i as f32, 37.0);
        strip.glue(name, 30.0 + 60.0 * i as f32, 37.0, 0.42, 0.0);
    }
}

fn plate(strip: &mut Drawing, x: f32, y: f32) {
    let cut = Path::cut(x - 26.0, y - 28.0, 52.0, 56.0, 10.0, x as u32, 0.8);
    strip.outlined(cut, ink::PAPER, Stroke::new(ink::TAN, 2.2));
}

fn monsters(strip: &mut Drawing) {
    for (i, weapon) in Weapon::ALL.into_iter().enumerate() {
        let x = 39.0 + 74.0 * i as f32;
        strip.glue_drawing(face::thing(Thing::Monster(weapon), Style::Colour), x, 37.0, 3.7, 0.0);
    }
}

fn key_and_door(strip: &mut Drawing) {
    strip.glue("things/key", 70.0, 37.0, 0.62, 0.0);
    strip.glue("things/door_locked", 150.0, 37.0, 0.66, 0.0);
    for (x, y) in [(218.0, 26.0), (244.0, 26.0), (218.0, 50.0), (244.0, 50.0)] {
        strip.glue("things/pouch", x, y, 0.3, 0.0);
    }
    for x in [108.0, 186.0] {
        strip.stroke(Path::line(x - 7.0, 37.0, x + 7.0, 37.0), Stroke::new(ink::AMBER, 3.0));
        let head = Path::new().move_to(x + 2.0, 31.0).line_to(x + 8.0, 37.0).line_to(x + 2.0, 43.0);
        strip.stroke(head, Stroke::new(ink::AMBER, 3.0));
    }
}

fn track(strip: &mut Drawing) {
    strip.stroke(Path::line(16.0, 22.0, 284.0, 22.0), Stroke::new(ink::BARK, 4.0));
    for (i, points) in TRACK.into_iter().enumerate() {
        let x = 16.0 + 29.8 * i as f32;
        let (fill, tint) = match i {
            0..=4 => (ink::DARK_RED, ink::PAPER),
            5 => (ink::SAND, ink::INK),
            _ => (ink::PAPER, ink::INK),
        };
        strip.outlined(Path::circle(x, 22.0, 13.0), fill, Stroke::new(ink::INK, 2.2));
        strip.number(points, x, 22.0, 13.5, tint);
    }
}

impl Screen for Reference {
    fn name(&self) -> &'static str {
        if self.game.is_some() { "rules" } else { "reference" }
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
        match self.game {
            None => choice(&mut scene, frame),
            Some(game) => rules_of(&mut scene, frame, game),
        }
        scene
    }

    fn act(&mut self, event: &Event<'_>, _desk: &mut Desk<'_>) -> Nav {
        match event {
            Event::Tap("play-knock", _) => Nav::Push(Box::new(Reference::of(Game::Knock))),
            Event::Tap("play-donjonz", _) => Nav::Push(Box::new(Reference::of(Game::Donjonz))),
            _ => Nav::Pass,
        }
    }
}
