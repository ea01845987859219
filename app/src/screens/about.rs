//! What Sablier is, who made the games, and whom it thanks.

use crate::{
    layout::{AlignItems, Node, column, figure, line, row},
    nav::{Desk, Nav, TypedScreen, UiEvent},
    scene::{Lettering, Picture, Scene},
    screens::reference,
    theme::Frame,
    touch::Anywhere,
    widgets,
};
use printkit_core::{Ink, drawing::Face, ink};

/// About the app.
pub struct About;

/// The parts of the thanks after those to the makers of the games, in order; each has a title and a text.
const PARTS: [&str; 5] = ["independent", "art", "fonts", "software", "licence"];

fn head<'a>(frame: &Frame<'_>) -> Node<'a> {
    let glass = figure(Picture::art("things/hourglass"));
    let title = Lettering::new(Face::Display, frame.em(34.0), ink::INK);
    let version = frame.say_with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let words = column([line(frame.say("app-name"), title), line(version, frame.label())]).gap(4.0).grow(1.0);
    row([glass.width(frame.dp(62.0)).height(frame.dp(92.0)), words]).gap(frame.dp(16.0)).firm()
}

fn part<'a>(frame: &Frame<'_>, part: &str) -> Node<'a> {
    let text = frame.say(&format!("about-{part}-text"));
    widgets::section(frame, frame.say(&format!("about-{part}-title")), reference::paragraphs(frame, &text))
}

impl TypedScreen for About {
    type Touch = Anywhere;

    fn name(&self) -> &'static str {
        "about"
    }

    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x4A3560), Ink::hex(0x2A1D3A));
        let wide = widgets::wide_enough(frame);
        widgets::page(&mut scene, frame, "page", frame.say("about-title"), if wide { 2 } else { 1 }, |_| {
            let gap = frame.dp(18.0);
            let opening = [frame.say("about-what"), frame.say("about-privacy")].join("\n\n");
            let opening = column(reference::paragraphs(frame, &opening)).gap(frame.dp(6.0)).firm();
            let parts = |names: &[&str]| names.iter().map(|name| part(frame, name)).collect::<Vec<_>>();
            let makers = frame.games.iter().map(|game| game.name);
            let makers = makers.filter(|name| frame.words.has(&format!("about-{name}-title")));
            let makers: Vec<&str> = std::iter::once("games").chain(makers).collect();
            let first = column([head(frame), opening].into_iter().chain(parts(&makers))).gap(gap);
            let second = column(parts(&PARTS)).gap(gap);
            if wide {
                row([first.grow(1.0), second.grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column([first, second]).gap(gap)
            }
        });
        scene
    }

    fn act(&mut self, _event: &UiEvent<'_, Anywhere>, _desk: &mut Desk<'_>) -> Nav {
        Nav::Pass
    }
}
