//! The rules to look up, one game at a time, with small pictures beside the words.

use crate::{
    geometry::Rect,
    layout::{AlignItems, Node, column, leaf, paragraph, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    play::Listed,
    scene::{Picture, Scene},
    screens::home::banner::{self, State},
    theme::Frame,
    touch::touches,
    widgets,
};
use printkit_core::{Drawing, Ink, ink};

touches! {
    /// What can be touched where a game is chosen.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Touch {
        Game(game: String) = "play-{}",
    }
}

/// The rules of a game, or the choice of one.
pub struct Reference {
    game: Option<&'static Listed>,
}

impl Reference {
    /// Asks for a game first.
    pub fn games() -> Reference {
        Reference { game: None }
    }

    /// Opens the rules of a game.
    pub fn of(game: &'static Listed) -> Reference {
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
        let touch = |game: &Listed| Touch::Game(game.name.to_string());
        let games = frame.games.iter().map(|game| banner::banner(frame, touch(game), game, State::Ready));
        column([paragraph(frame.say("reference-choose"), frame.heading())])
            .with(column(games).gap(frame.dp(14.0)))
            .gap(frame.dp(14.0))
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

fn rules_of(scene: &mut Scene, frame: &Frame<'_>, game: &'static Listed) {
    let wide = widgets::wide_enough(frame);
    let title = frame.say(&format!("rules-{}-title", game.name));
    widgets::page(scene, frame, "page", title, if wide { 2 } else { 1 }, |_| {
        let players = frame.say(&format!("rules-{}-players", game.name));
        let mut all: Vec<Node<'_>> = vec![row([widgets::chip(frame, players, ink::TAN, ink::INK)]).firm()];
        all.extend(sections(frame, game).into_iter().map(|(number, title, text)| {
            let picture = illustration(frame, game, number);
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

/// The picture over a section of a game's rules.
fn illustration<'a>(frame: &Frame<'_>, game: &'static Listed, number: usize) -> Option<Node<'a>> {
    let pictures = game.rules_pictures.as_ref()?;
    let size = (pictures.size)(number)?;
    let strip = leaf(move |scene: &mut Scene, at: Rect| {
        let picture = Picture::new(("rules", game.name, number), size, 4.0, move || {
            let mut strip = Drawing::new(size.w, size.h);
            (pictures.draw)(&mut strip, number);
            strip
        });
        scene.fit(picture, at);
    });
    Some(strip.height(frame.dp(size.h)).firm())
}

impl TypedScreen for Reference {
    type Touch = Touch;

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

    fn act(&mut self, event: &UiEvent<'_, Touch>, desk: &mut Desk<'_>) -> Nav {
        let UiEvent::Tap(Touch::Game(game), _) = event else { return Nav::Pass };
        desk.store.games.named(game).map_or(Nav::Pass, |game| Nav::Push(Box::new(Reference::of(game))))
    }
}
