//! What the things at the table are, for who holds one of them: rooms, the foe and its handicaps, heroes, dice.

use super::{
    listed::GAME,
    names::{Deed, die_art, foe_art, foe_joke, foe_name, room_art, room_name},
    pictures,
    table::Table,
    touch::Touch,
};
use crate::{explain::Explained, scene::Picture, theme::Frame};
use printkit_core::{Words, faces::fighter::Sign};
use rules::fighter::{Colour, Die, RoomKind};

impl Table {
    /// What is told of a thing that is held.
    pub(super) fn explanation(&self, touch: &Touch, frame: &Frame<'_>) -> Option<Explained> {
        let own = |key: &str, picture, section| Some(Explained::of(key, picture, &GAME, section, frame));
        match *touch {
            Touch::Room(level, nth) | Touch::Do(Deed::Walk(level, nth)) => self.told_room(level, nth, frame),
            Touch::Boss | Touch::Do(Deed::WalkToBoss) => own("explain-boss", Picture::art("rooms/boss"), 15),
            Touch::Foe => self.told_foe(frame),
            Touch::Handicap(nth) => {
                let sign = Sign::from(*self.game().handicaps().get(nth)?);
                let (name, text) = (sign.name(frame.words), sign.does(frame.words));
                Some(Explained { name, text, picture: pictures::power(sign), is_card: false, game: &GAME, section: 10 })
            }
            Touch::Seat(seat) => Some(self.told_hero(seat, frame)),
            Touch::Die(Die::White) => own("explain-white-die", Picture::art(die_art(Die::White)), 7),
            Touch::Die(die) => own("explain-hero-die", Picture::art(die_art(die)), 4),
            Touch::Treasury => own("explain-treasury", Picture::art("fighter/coin"), 13),
            _ => None,
        }
    }

    fn told_room(&self, level: u8, nth: u8, frame: &Frame<'_>) -> Option<Explained> {
        let kind = self.game().face(level).room(nth)?.kind;
        let does = match kind {
            RoomKind::Plain => "explain-room-does",
            RoomKind::Shop => "explain-shop-does",
            RoomKind::Fountain => "explain-fountain-does",
            RoomKind::Treasure(_) => "explain-treasure-does",
            RoomKind::Perilous(_) => "explain-perilous-does",
        };
        let (name, picture) = (room_name(kind, frame.words), Picture::art(room_art(kind)));
        Some(Explained { name, text: frame.say(does), picture, is_card: false, game: &GAME, section: 3 })
    }

    /// The foe, with all that makes it hard to fight.
    fn told_foe(&self, frame: &Frame<'_>) -> Option<Explained> {
        let (game, foe) = (self.game(), self.game().fight()?.foe);
        let handicaps = signs(game.handicaps().iter().map(|handicap| Sign::from(*handicap)), frame.words);
        let text = if handicaps.is_empty() { foe_joke(game, foe, frame.words) } else { handicaps };
        let (name, picture) = (foe_name(game, foe, frame.words), Picture::art(foe_art(game, foe)));
        Some(Explained { name, text, picture, is_card: false, game: &GAME, section: 10 })
    }

    /// A hero, with the abilities that are left.
    fn told_hero(&self, seat: u8, frame: &Frame<'_>) -> Explained {
        let game = self.game();
        let abilities = Colour::ALL.into_iter().filter_map(|colour| game.ability(seat, colour)).map(Sign::Ability);
        let (name, text) = (self.name(seat, frame.words), signs(abilities, frame.words));
        let picture = pictures::portrait(game.deck(), game.member(seat).hero);
        Explained { name, text, picture, is_card: false, game: &GAME, section: 8 }
    }
}

/// The names of some powers and what they do, one under the other.
fn signs(signs: impl Iterator<Item = Sign>, words: &Words) -> String {
    let lines: Vec<String> = signs.map(|sign| format!("{}. {}", sign.name(words), sign.does(words))).collect();
    lines.join("\n")
}
