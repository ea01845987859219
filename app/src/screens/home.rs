//! The first screen.

use crate::{
    layout::{column, spring},
    nav::{Desk, Event, Nav, Screen},
    platform::Platform,
    scene::Scene,
    store::Store,
    theme::Frame,
    widgets::{self, Look},
};
use printkit::Ink;

pub struct Home;

impl Home {
    pub fn resume(_platform: &mut dyn Platform, _store: &mut Store) -> Vec<Box<dyn Screen>> {
        vec![Box::new(Home)]
    }
}

impl Screen for Home {
    fn name(&self) -> &'static str {
        "home"
    }
    fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        widgets::ground(&mut scene, frame, Ink::hex(0x7A4A5E), Ink::hex(0x33223F));
        column([
            widgets::top_bar(frame, "Sablier", None),
            widgets::button(frame, "play", Look::Gold, Some("ui/ui_play"), "Play Donjonz"),
            spring(),
        ])
        .gap(12.0)
        .pad(16.0)
        .show(&mut scene, frame.safe_area());
        scene
    }
    fn act(&mut self, _event: &Event<'_>, desk: &mut Desk<'_>) -> Nav {
        if let Event::Tap("play", _) = _event {
            return Nav::Push(Box::new(super::donjonz::table::Table::new_game(7, desk)));
        }
        Nav::Pass
    }
}
