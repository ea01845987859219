//! The one door for what comes from outside: links, the clipboard, files. It lets in text of a sensible size, and says
//! why it keeps something out. What the text means is for its reader to check, who has reasons of its own: a code, a
//! save, a version.

use crate::platform::LARGEST_FILE;
use serde::Deserialize;

/// Where something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The value in a link.
    Link,
    /// The clipboard.
    Clipboard,
    /// A file that was kept, or that a player picked.
    File,
}

/// Why something was kept out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// Nothing of ours is that long.
    TooLong,
    /// It is no text.
    NotText,
    /// The device could not read it.
    Unreadable,
}

impl Refused {
    /// The words that say so to a player.
    pub fn key(self) -> &'static str {
        match self {
            Refused::TooLong => "door-too-long",
            Refused::NotText => "door-not-text",
            Refused::Unreadable => "door-unreadable",
        }
    }
}

impl Source {
    /// The most that is let in, in bytes. What we send there ourselves is much shorter.
    fn longest(self) -> u64 {
        match self {
            Source::Link => 2_048,
            Source::Clipboard => 20_000,
            Source::File => LARGEST_FILE,
        }
    }

    /// Tests whether a sign has no place there.
    fn forbids(self, sign: char) -> bool {
        match self {
            Source::Link => sign.is_control(),
            Source::Clipboard => sign.is_control() && !sign.is_whitespace(),
            Source::File => false,
        }
    }
}

/// Lets something in as text.
///
/// # Errors
/// Why not.
pub fn enter(source: Source, what: impl Into<Vec<u8>>) -> Result<String, Refused> {
    let bytes = what.into();
    if bytes.len() as u64 > source.longest() {
        return Err(Refused::TooLong);
    }
    let text = String::from_utf8(bytes).map_err(|_| Refused::NotText)?;
    if text.chars().any(|sign| source.forbids(sign)) { Err(Refused::NotText) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [Source; 3] = [Source::Link, Source::Clipboard, Source::File];

    #[test]
    fn text_of_a_sensible_size_comes_in_as_it_is() {
        for text in ["", "DZ-G001-2HP", "Käse, queso, 💀", "\u{202E}back"] {
            SOURCES.into_iter().for_each(|source| assert_eq!(enter(source, text), Ok(text.to_string())));
        }
    }

    #[test]
    fn what_is_longer_than_anything_of_ours_stays_out() {
        for source in SOURCES {
            let longest = source.longest() as usize;
            assert!(enter(source, "x".repeat(longest)).is_ok());
            assert_eq!(enter(source, "x".repeat(longest + 1)), Err(Refused::TooLong));
        }
    }

    #[test]
    fn what_is_no_text_stays_out() {
        for source in SOURCES {
            assert_eq!(enter(source, [0xFF, 0xFE]), Err(Refused::NotText));
            assert_eq!(enter(source, [0xED, 0xA0, 0x80]), Err(Refused::NotText), "half a pair");
        }
        assert_eq!(enter(Source::Link, "DZ\n"), Err(Refused::NotText));
        assert_eq!(enter(Source::Clipboard, "DZ\n"), Ok("DZ\n".to_string()));
        assert_eq!(enter(Source::Clipboard, "DZ\0"), Err(Refused::NotText));
    }
}
