//! Decks: the ones embedded here, and those a player keeps in a folder. The only file access of the lower crates.

use std::path::PathBuf;

/// The longest deck file that is read, in bytes.
pub const DECK_LIMIT: usize = 64 * 1024;

/// The Donjonz deck: the name of its file and its text.
pub fn donjonz_deck() -> (&'static str, &'static str) {
    ("assets/donjonz/deck.ron", include_str!("../donjonz/deck.ron"))
}

/// The Knock deck: the name of its file and its text.
pub fn knock_deck() -> (&'static str, &'static str) {
    ("assets/knock/deck.ron", include_str!("../knock/deck.ron"))
}

/// What Fighter is made of: heroes, monsters, bosses, equipment and boards, each the name of a file and its text.
pub fn fighter_files() -> [(&'static str, &'static str); 5] {
    [
        ("assets/fighter/heroes.ron", include_str!("../fighter/heroes.ron")),
        ("assets/fighter/monsters.ron", include_str!("../fighter/monsters.ron")),
        ("assets/fighter/bosses.ron", include_str!("../fighter/bosses.ron")),
        ("assets/fighter/equipment.ron", include_str!("../fighter/equipment.ron")),
        ("assets/fighter/boards.ron", include_str!("../fighter/boards.ron")),
    ]
}

/// A file of a player's folder: its text, or why it could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFile {
    /// Where it is.
    pub path: PathBuf,
    /// Its text, or the reason in plain English.
    pub text: Result<String, String>,
}

/// Reads every `*.ron` file of a folder, sorted by name. Folders inside it are not looked into.
///
/// # Errors
/// Why the folder itself cannot be read, in plain English. A file that cannot be read is part of the answer.
#[cfg(not(target_family = "wasm"))]
pub fn read_folder(folder: &std::path::Path) -> Result<Vec<DeckFile>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let is_deck = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ron") && !path.is_dir();
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_deck).collect();
    paths.sort();
    Ok(paths.into_iter().map(|path| DeckFile { text: read(&path), path }).collect())
}

#[cfg(not(target_family = "wasm"))]
fn read(path: &std::path::Path) -> Result<String, String> {
    use std::io::Read;
    // A pipe or a device has no end to wait for.
    if !std::fs::metadata(path).map_err(|error| error.to_string())?.is_file() {
        return Err("this is not a plain file".to_string());
    }
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to know, however long the file is.
    file.take(DECK_LIMIT as u64 + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() > DECK_LIMIT {
        return Err(format!("the file is longer than {DECK_LIMIT} bytes"));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        format!("line {} is not UTF-8 text", line + 1)
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_string).unwrap_or(text))
}
