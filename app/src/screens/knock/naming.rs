//! A player's name being typed.

use super::{lobby::ground, seat};
use crate::{
    nav::UiEvent,
    scene::Scene,
    screens::naming::{self, Named, Typed},
    theme::Frame,
};

/// The name being typed, and whose it is.
pub struct Naming {
    /// The seat, from 0.
    pub seat: usize,
    name: naming::Naming,
}

impl Naming {
    /// Starts with the name a seat has.
    pub fn new(seat: usize, name: &str) -> Naming {
        Naming { seat, name: naming::Naming::new(name) }
    }

    /// The name as it stands.
    pub fn name(&self) -> String {
        self.name.name()
    }

    /// Takes an event.
    pub fn act(&mut self, event: &UiEvent<'_, naming::Touch>) -> Typed {
        self.name.act(event)
    }

    /// Shows the keypad.
    pub fn show(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let nth = self.seat as u8;
        let (title, clear) = (frame.say("party-naming"), frame.say("party-own-name"));
        let named = Named { title, badge: seat::mark(nth), own: seat::own_name(nth, frame.words), clear };
        self.name.show(&mut scene, frame, &named);
        scene
    }
}
