//! The app's icon in the sizes that browsers and home screens ask for.

use printkit_core::{
    faces::brand::{self, Edge},
    pixels,
};

/// An icon file.
pub struct Icon {
    /// Its path on the page.
    pub path: &'static str,
    /// Its side in pixels.
    pub side: u16,
    /// Its purpose in the manifest; none for icons that only the page names.
    pub purpose: Option<&'static str>,
    edge: Edge,
}

/// All of them.
pub const ALL: [Icon; 5] = [
    Icon { path: "icons/icon-192.png", side: 192, purpose: Some("any"), edge: Edge::Rounded },
    Icon { path: "icons/icon-512.png", side: 512, purpose: Some("any"), edge: Edge::Rounded },
    Icon { path: "icons/maskable-512.png", side: 512, purpose: Some("maskable"), edge: Edge::Maskable },
    Icon { path: "icons/apple-touch-180.png", side: 180, purpose: None, edge: Edge::Square },
    Icon { path: "icons/icon-32.png", side: 32, purpose: None, edge: Edge::Rounded },
];

impl Icon {
    /// The file.
    pub fn png(&self) -> Vec<u8> {
        pixels::png(&brand::icon(self.edge), f32::from(self.side) / brand::ICON)
    }
}
