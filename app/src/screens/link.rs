//! Codes of all games, and links: to one of them, such as `…#donjonz=DZ-G001-2HP`, or to a screen, such as `…#open=timer`.

use super::{code_entry::blame, timer::TimerScreen};
use crate::{
    door::{self, Source},
    nav::{Desk, Screen},
};
use percent_encoding::percent_decode_str;
use rules::code::CodeError;

/// The code of a game in a text that holds a link.
pub fn linked_code<'a>(text: &'a str, game: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(&format!("{game}="))?;
    rest.split(|letter: char| letter.is_whitespace() || letter == '&').next()
}

/// The screens a link leads to, from the bottom up. A link to a game that leads nowhere says why; any other is ignored.
///
/// All links come here, on every platform.
pub fn open(link: &str, desk: &mut Desk<'_>) -> Option<Vec<Box<dyn Screen>>> {
    let (name, value) = parts(link)?;
    if name == "open" {
        return match value {
            "timer" => Some(vec![Box::new(TimerScreen::default())]),
            other => desk.store.games.named(other).map(|game| vec![(game.lobby)()]),
        };
    }
    let game = desk.store.games.named(name)?;
    match decoded(value).and_then(|code| (game.codes.open)(&code, desk)) {
        Ok(screen) => Some(vec![(game.lobby)(), screen]),
        Err(error) => {
            desk.toast(blame(desk.words, &error));
            None
        }
    }
}

/// What a link names and what of it: `donjonz` and `DZ-G001-2HP` in `https://…#donjonz=DZ-G001-2HP&from=a-friend`.
fn parts(link: &str) -> Option<(&str, &str)> {
    let fragment = link.split_once('#').map_or(link, |(_, fragment)| fragment);
    fragment.split('&').next()?.split_once('=')
}

/// A code as it was before an address took it in, where `%41` is an A.
fn decoded(value: &str) -> Result<String, CodeError> {
    door::enter(Source::Link, percent_decode_str(value).collect::<Vec<u8>>()).map_err(|_| CodeError::Garbage)
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

    #[test]
    fn a_link_is_read_by_its_fragment() {
        for link in ["sablier://play#donjonz=X", "https://example.org/a/?b=c#donjonz=X&d=e", "#donjonz=X", "donjonz=X"]
        {
            assert_eq!(parts(link), Some(("donjonz", "X")), "{link}");
        }
        for link in ["", "#", "sablier://play", "sablier://play#", "#donjonz", "#&donjonz=X"] {
            assert_eq!(parts(link), None, "{link}");
        }
    }

    #[test]
    fn a_code_is_decoded_once_and_as_text() {
        assert_eq!(decoded("DZ%2dG001-2H%50"), Ok("DZ-G001-2HP".to_string()));
        assert_eq!(decoded("%2541"), Ok("%41".to_string()));
        assert_eq!(decoded("%"), Ok("%".to_string()));
        for bad in ["%ff", "%c3%28", "%00", "DZ%0aG001"] {
            assert_eq!(decoded(bad), Err(CodeError::Garbage), "{bad}");
        }
    }
}
