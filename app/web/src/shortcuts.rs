//! What the app's icon on a home screen offers when it is held: the sand timer and the games.

use printkit_core::{
    art::art,
    faces::brand::{self, Edge, ICON},
    kit::Kit,
    pixels,
};

/// The side of a shortcut's icon in pixels, as browsers ask for it.
pub const SIDE: u16 = 96;

/// A way to one of the app's screens.
pub struct Shortcut {
    /// The screen's name in links; see `screens/link.rs` of the app.
    pub screen: &'static str,
    /// The key of its name.
    pub name: String,
    /// The path of its icon.
    pub icon: String,
    picture: &'static str,
}

/// All of them: the timer, and every game that has a kit.
pub fn all() -> impl Iterator<Item = Shortcut> {
    let games = Kit::ALL.into_iter().map(|kit| (kit.code(), format!("{}-name", kit.code()), kit.emblem()));
    [("timer", "home-timer".to_string(), "things/hourglass")].into_iter().chain(games).map(|(screen, name, picture)| {
        let icon = format!("icons/{screen}-{SIDE}.png");
        Shortcut { screen, name, icon, picture }
    })
}

impl Shortcut {
    /// Its icon's file.
    pub fn png(&self) -> Vec<u8> {
        let mut icon = brand::icon_ground(Edge::Rounded);
        let margin = 64.0;
        icon.fit(art(self.picture), margin, margin, ICON - 2.0 * margin, ICON - 2.0 * margin);
        pixels::png(&icon, f32::from(SIDE) / ICON)
    }
}
