//! What the games are made of: cards, words, art and fonts, embedded as they lie in this folder.
//! Data only: meaning is given to it by `rules` and `printkit`.

mod decks;

#[cfg(not(target_family = "wasm"))]
pub use decks::read_folder;
pub use decks::{DECK_LIMIT, DeckFile, donjonz_deck, fighter_files, knock_deck};

use include_dir::{Dir, include_dir};

static ART: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/art");
static WORDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/words");

/// The three font files, subset to Latin and Latin Extended-A.
pub mod fonts {
    /// Vollkorn Black, for titles, names, numbers and buttons.
    pub static DISPLAY: &[u8] = include_bytes!("../fonts/SablierDisplay-Black.ttf");
    /// Lato Medium, for running text.
    pub static MEDIUM: &[u8] = include_bytes!("../fonts/SablierText-Medium.ttf");
    /// Lato Heavy, for labels.
    pub static HEAVY: &[u8] = include_bytes!("../fonts/SablierText-Heavy.ttf");
}

/// The SVG drawing called `name`, which is its path in `art/` without the ending: `things/pouch`.
pub fn art(name: &str) -> Option<&'static str> {
    ART.get_file(format!("{name}.svg"))?.contents_utf8()
}

/// The names of all drawings, sorted.
pub fn art_names() -> Vec<String> {
    let mut names = Vec::new();
    let mut folders = vec![&ART];
    while let Some(folder) = folders.pop() {
        folders.extend(folder.dirs());
        names.extend(folder.files().map(|file| file.path().with_extension("").to_string_lossy().replace('\\', "/")));
    }
    names.sort();
    names
}

/// The Fluent files of a language (`fr`, `en`, `es`), each with its file name.
pub fn words(language: &str) -> Vec<(&'static str, &'static str)> {
    let Some(folder) = WORDS.get_dir(language) else { return Vec::new() };
    folder.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?))).collect()
}
