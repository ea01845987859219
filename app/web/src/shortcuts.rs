//! What the app's icon on a home screen offers when it is held: the sand timer and the three games.

use printkit::{
    art::art,
    faces::brand::{self, Edge, ICON},
    pixels,
};

/// The side of a shortcut's icon in pixels, as browsers ask for it.
pub const SIDE: u16 = 96;

/// A way to one of the app's screens.
pub struct Shortcut {
    /// The screen's name in links; see `screens/link.rs` of the app.
    pub screen: &'static str,
    /// The key of its name.
    pub name: &'static str,
    /// The path of its icon.
    pub icon: &'static str,
    picture: &'static str,
}

/// All of them.
pub const ALL: [Shortcut; 4] = [
    Shortcut { screen: "timer", name: "home-timer", icon: "icons/timer-96.png", picture: "things/hourglass" },
    Shortcut { screen: "knock", name: "knock-name", icon: "icons/knock-96.png", picture: "monsters/knight" },
    Shortcut { screen: "donjonz", name: "donjonz-name", icon: "icons/donjonz-96.png", picture: "things/hero" },
    Shortcut { screen: "fighter", name: "fighter-name", icon: "icons/fighter-96.png", picture: "monsters/ogre" },
];

impl Shortcut {
    /// Its icon's file.
    pub fn png(&self) -> Vec<u8> {
        let mut icon = brand::icon_ground(Edge::Rounded);
        let margin = 64.0;
        icon.fit(art(self.picture), margin, margin, ICON - 2.0 * margin, ICON - 2.0 * margin);
        pixels::png(&icon, f32::from(SIDE) / ICON)
    }
}
