//! Links that open a dungeon, such as `…#donjonz=DZ-G001-2HP`.

use super::{code_entry::blame, lobby::Lobby, table::Table};
use crate::nav::{Desk, Screen};
use rules::{
    Game,
    donjonz::{Deck, Donjonz, read_code},
};

/// The code in a text that holds a link.
pub fn linked_code(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once(Donjonz::NAME)?;
    rest.strip_prefix('=')?.split(|letter: char| letter.is_whitespace() || letter == '&').next()
}

/// The screens a link leads to, from the bottom up. A link that leads nowhere says why.
pub fn open(link: &str, desk: &mut Desk<'_>) -> Option<Vec<Box<dyn Screen>>> {
    match read_code(&Deck::standard(), linked_code(link)?) {
        Ok(seed) => Some(vec![Box::new(Lobby::default()), Box::new(Table::of_seed(seed, desk))]),
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
            "#donjonz=DZ-G001-2HP&from=a-friend",
        ] {
            assert_eq!(linked_code(text), Some("DZ-G001-2HP"), "{text}");
        }
        assert_eq!(linked_code("DZ-G001-2HP"), None);
        assert_eq!(linked_code("donjonz DZ-G001-2HP"), None);
    }
}
