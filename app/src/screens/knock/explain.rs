//! What the things at the table are, for who holds one of them: cards in hand and in the Keep, tokens, spells, the pile,
//! the sand.

use super::{
    listed::GAME,
    names::{card_name, description, laid_key, laid_values, spell_key},
    pictures, seat,
    table::{Cover, Table},
    touch::Touch,
};
use crate::{explain::Explained, geometry::Point, scene::Picture, theme::Frame, touch::code};
use printkit_core::faces::knock::Token;
use rules::knock::{CardId, Laid, Spell};

impl Table {
    /// What is told of a thing that is held.
    pub(super) fn explanation(&self, touch: &Touch, at: Point, frame: &Frame<'_>) -> Option<Explained> {
        let (key, picture, section) = match touch {
            Touch::Reserve => ("explain-reserve", pictures::token(Token::Time), 5),
            Touch::Pile => ("explain-pile", Picture::art("monsters/knight"), 6),
            Touch::Voice => ("explain-voice", pictures::token(Token::Silence), 7),
            Touch::Clock => ("explain-sand", Picture::art("things/hourglass"), 8),
            Touch::Keep => ("explain-keep", pictures::pennant_picture(self.seen.level()), 1),
            Touch::Turn => return Some(self.told_turn(frame)),
            Touch::Spell(spell) => return Some(told_spell(*spell, frame)),
            Touch::Card(card) => return Some(self.told_card(*card, frame)),
            Touch::Board | Touch::Laid(_) | Touch::Place(_) if self.cover == Cover::Open => {
                return self.laid_at(at, frame).map(|laid| self.told_laid(laid, frame));
            }
            _ => return None,
        };
        Some(Explained::of(key, picture, &GAME, section, frame))
    }

    /// A card as it is printed.
    pub(super) fn told_card(&self, card: CardId, frame: &Frame<'_>) -> Explained {
        let printed = self.seen.card(card);
        let name = card_name(&self.seen, card, frame.words);
        let text = description(printed, self.is_solo(), frame.words);
        let picture = pictures::printed(&self.seen, card, frame.words);
        let section = if printed.creature.is_some() { 5 } else { 4 };
        Explained { is_card: true, ..Explained::new(&GAME, section, picture, name, text) }
    }

    /// The same for one that lies in the Keep, with how it stands.
    pub(super) fn told_laid(&self, laid: &Laid, frame: &Frame<'_>) -> Explained {
        let told = self.told_card(laid.card, frame);
        let now = frame.say_with(laid_key(laid), &laid_values(&self.seen, laid));
        Explained { text: format!("{now}\n{}", told.text), ..told }
    }

    /// The topmost card of the Keep at a place of the window.
    pub(super) fn laid_at(&self, at: Point, frame: &Frame<'_>) -> Option<&Laid> {
        let board = self.board_in(self.areas(frame).board);
        self.seen.keep().laid().iter().rev().find(|laid| board.card(laid.at).contains(at))
    }

    /// Whose turn it is, and what there is to do.
    fn told_turn(&self, frame: &Frame<'_>) -> Explained {
        let player = self.seen.player();
        let name = seat::name(&self.host.extras().seats, player, frame.words);
        let name = frame.say_with("knock-turn", &[("name", name.into())]);
        Explained::new(&GAME, 3, seat::mark(player), name, frame.say("explain-turn-does"))
    }
}

fn told_spell(spell: Spell, frame: &Frame<'_>) -> Explained {
    let does = format!("explain-{}-does", code(spell));
    let (name, picture) = (frame.say(&spell_key(spell)), pictures::token(Token::Spell(spell)));
    Explained::new(&GAME, 11, picture, name, frame.say(&does))
}
