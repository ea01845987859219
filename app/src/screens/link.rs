//! Codes of all games, and links that open one of them, such as `…#donjonz=DZ-G001-2HP`.

use super::{code_entry::blame, donjonz, fighter, knock};
use crate::{
    nav::{Desk, Screen},
    scene::Scene,
    theme::Frame,
};
use rules::code::CodeError;

/// The screen of a code's game, or what is wrong with the code.
pub type Opened = Result<Box<dyn Screen>, CodeError>;

/// What the codes of a game are like, and what becomes of a good one.
pub struct Codes {
    /// The game's name in links and words.
    pub game: &'static str,
    /// What every code of the game begins with.
    pub prefix: &'static str,
    /// How many letters follow it in most codes.
    pub usual: usize,
    /// The seed in a code, or what is wrong with it.
    pub seed: fn(&str) -> Result<u64, CodeError>,
    /// The screen of the code's game: the running one if it is that, else a new one.
    pub open: fn(&str, &mut Desk<'_>) -> Opened,
    /// The screen below that one.
    pub lobby: fn() -> Box<dyn Screen>,
    /// The ground on which a code of the game is typed.
    pub ground: fn(&mut Scene, &Frame<'_>),
}

/// The code of a game in a text that holds a link.
pub fn linked_code<'a>(text: &'a str, game: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("{game}="))?;
    rest.split(|letter: char| letter.is_whitespace() || letter == '&').next()
}

/// The screens a link leads to, from the bottom up. A link that leads nowhere says why.
pub fn open(link: &str, desk: &mut Desk<'_>) -> Option<Vec<Box<dyn Screen>>> {
    let games = [&donjonz::CODES, &knock::CODES, &fighter::CODES];
    let (codes, code) = games.into_iter().find_map(|codes| Some((codes, linked_code(link, codes.game)?)))?;
    match (codes.open)(code, desk) {
        Ok(screen) => Some(vec![(codes.lobby)(), screen]),
        Err(error) => {
            desk.toast(blame(desk.words, &error));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_a_link_and_in_an_invitation() {
        for text in [
            "donjonz=DZ-G001-2HP",
            "Come and play: https://example.org/sablier/#donjonz=DZ-G001-2HP tonight",
            "https://example.org/donjonz/#donjonz=DZ-G001-2HP",
            "#donjonz=DZ-G001-2HP&from=a-friend",
        ] {
            assert_eq!(linked_code(text, "donjonz"), Some("DZ-G001-2HP"), "{text}");
        }
        assert_eq!(linked_code("#knock=KN-0123-4567", "knock"), Some("KN-0123-4567"));
        assert_eq!(linked_code("#knock=KN-0123-4567", "donjonz"), None);
        assert_eq!(linked_code("DZ-G001-2HP", "donjonz"), None);
        assert_eq!(linked_code("donjonz DZ-G001-2HP", "donjonz"), None);
    }
}
