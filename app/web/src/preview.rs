//! What is seen of the app before it is opened: screenshots where it is installed, and a picture beside a shared link.

use printkit_core::{
    Drawing, Language, Words,
    art::art,
    drawing::{Anchor, Face, Paint, Path, Point, Stop, Text, Transform},
    faces::brand,
    ink, pixels,
};

/// A picture of the app at work.
pub struct Screenshot {
    /// Its file, on the page and in `site`.
    pub path: &'static str,
    /// Pixels across and down.
    pub size: (u16, u16),
    /// What it shows, as keys of words.
    pub words: &'static [&'static str],
}

/// A phone's window.
const NARROW: (u16, u16) = (390, 844);
/// A computer's window.
const WIDE: (u16, u16) = (1280, 800);

const KNOCK: &[&str] = &["knock-name", "knock-pitch"];
const DONJONZ: &[&str] = &["donjonz-name", "donjonz-pitch"];
const FIGHTER: &[&str] = &["fighter-name", "fighter-pitch"];

/// All of them, in the order they are shown.
pub const SCREENSHOTS: [Screenshot; 9] = [
    Screenshot { path: "screenshots/home.png", size: NARROW, words: &["tagline"] },
    Screenshot { path: "screenshots/knock.png", size: NARROW, words: KNOCK },
    Screenshot { path: "screenshots/donjonz.png", size: NARROW, words: DONJONZ },
    Screenshot { path: "screenshots/fighter.png", size: NARROW, words: FIGHTER },
    Screenshot { path: "screenshots/timer.png", size: NARROW, words: &["home-timer"] },
    Screenshot { path: "screenshots/home-wide.png", size: WIDE, words: &["tagline"] },
    Screenshot { path: "screenshots/knock-wide.png", size: WIDE, words: KNOCK },
    Screenshot { path: "screenshots/donjonz-wide.png", size: WIDE, words: DONJONZ },
    Screenshot { path: "screenshots/fighter-wide.png", size: WIDE, words: FIGHTER },
];

impl Screenshot {
    /// Which kind of device it is of, as manifests call it.
    pub fn form(&self) -> &'static str {
        if self.size == NARROW { "narrow" } else { "wide" }
    }

    /// What it shows.
    pub fn label(&self, words: &Words) -> String {
        self.words.iter().map(|key| words.get(key)).collect::<Vec<_>>().join(". ")
    }
}

/// The path of the picture beside a shared link.
pub const SHARED: &str = "share.png";
/// Its pixels across and down.
pub const SHARED_SIZE: (u16, u16) = (1200, 630);

/// The picture beside a shared link, as PNG: the hourglass with its neighbours, and the name.
pub fn shared() -> Vec<u8> {
    let words = Words::new(Language::English);
    let (w, h) = (f32::from(SHARED_SIZE.0), f32::from(SHARED_SIZE.1));
    let centre = Point { x: 330.0, y: h / 2.0 };
    let stops = [(0.0, ink::STONE), (0.5, ink::CRYPT), (1.0, ink::NIGHT)];
    let stops = stops.map(|(at, ink)| Stop { at, ink }).to_vec();
    let mut picture = Drawing::new(w, h);
    picture.fill(Path::rect(0.0, 0.0, w, h, 0.0), Paint::Radial { centre, radius: 960.0, stops });
    picture.fill(Path::rays(centre.x, centre.y, 270.0, 980.0, 980.0, 26, 40.0), ink::STONE.faded(0.35));
    picture.fit(brand::icon_mark(), centre.x - 270.0, centre.y - 270.0, 540.0, 540.0);
    picture.fit(art("monsters/knight"), 30.0, 260.0, 260.0, 310.0);
    picture.fit(art("monsters/goblin"), 390.0, 280.0, 240.0, 290.0);
    let mut name = Drawing::new(330.0, 96.0);
    brand::wordmark(&mut name, &words.get("app-name"), 165.0, 72.0, 86.0);
    picture.place(name, Transform::scale(1.62, 1.62).then(Transform::shift(630.0, 190.0)), 1.0);
    picture.text(Text {
        at: Point { x: 897.0, y: 420.0 },
        words: words.get("tagline"),
        face: Face::Heavy,
        size: 34.0,
        ink: ink::LILAC,
        anchor: Anchor::Middle,
    });
    pixels::png(&picture, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs, path::Path};

    /// The sides that a PNG file states.
    fn size(png: &[u8]) -> (u32, u32) {
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        (side(16), side(20))
    }

    #[test]
    fn every_screenshot_is_there_and_as_large_as_it_says() {
        let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("site");
        let mut sum = 0;
        for shot in SCREENSHOTS {
            let png = fs::read(site.join(shot.path)).expect(shot.path);
            assert_eq!(size(&png), (shot.size.0.into(), shot.size.1.into()), "{}", shot.path);
            sum += png.len();
        }
        assert!(sum < 1_500_000, "{sum} bytes");
    }

    #[test]
    fn the_picture_for_links_has_the_size_that_is_told() {
        assert_eq!(size(&shared()), (SHARED_SIZE.0.into(), SHARED_SIZE.1.into()));
    }
}
