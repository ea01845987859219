//! Our SVG drawings as [`Drawing`]s, as `build/main.rs` pressed them when this was compiled.

use crate::drawing::{Drawing, Size};

/// Names and pressed drawings, sorted by name.
static PRESSED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/art.rs"));

fn pressed(name: &str) -> Option<&'static [u8]> {
    let index = PRESSED.binary_search_by_key(&name, |(name, _)| name).ok()?;
    Some(PRESSED[index].1)
}

/// The drawing called `name` in `assets/art`; an empty one if there is none, which a content test rules out.
pub fn art(name: &str) -> Drawing {
    pressed(name).and_then(|bytes| postcard::from_bytes(bytes).ok()).unwrap_or_default()
}

/// The frame of such a drawing, which stands before its parts.
pub fn size(name: &str) -> Size {
    let size = pressed(name).and_then(|bytes| postcard::take_from_bytes(bytes).ok());
    size.map_or(Size { w: 1.0, h: 1.0 }, |(size, _)| size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_found_whole() {
        for name in assets::art_names() {
            let drawing = art(&name);
            assert!(!drawing.items.is_empty(), "{name} is empty");
            assert_eq!(drawing.size, size(&name), "{name}");
        }
    }
}
