//! What the things around the Keep are, for who holds one of them: tokens, spells, the pile, the sand.

use super::{listed::GAME, names::spell_key, pictures, table::Table, touch::Touch};
use crate::{explain::Explained, scene::Picture, theme::Frame, touch::code};
use printkit_core::faces::knock::Token;
use rules::knock::Spell;

impl Table {
    /// What is told of a thing that is held.
    pub(super) fn explanation(&self, touch: &Touch, frame: &Frame<'_>) -> Option<Explained> {
        let (key, picture, section) = match touch {
            Touch::Reserve => ("explain-reserve", pictures::token(Token::Time), 5),
            Touch::Pile => ("explain-pile", Picture::art("monsters/knight"), 6),
            Touch::Voice => ("explain-voice", pictures::token(Token::Silence), 7),
            Touch::Clock => ("explain-sand", Picture::art("things/hourglass"), 8),
            Touch::Spell(spell) => return Some(told_spell(*spell, frame)),
            _ => return None,
        };
        Some(Explained::of(key, picture, &GAME, section, frame))
    }
}

fn told_spell(spell: Spell, frame: &Frame<'_>) -> Explained {
    let does = format!("explain-{}-does", code(spell));
    let (name, picture) = (frame.say(&spell_key(spell)), pictures::token(Token::Spell(spell)));
    Explained { name, text: frame.say(&does), picture, game: &GAME, section: 11 }
}
