//! What the things at the table are, for who holds one of them: rooms, the foe and its handicaps, heroes, dice.

use super::{
    listed::GAME,
    names::{Deed, die_art, foe_art, foe_joke, foe_name, idle_key, number, room_art, room_name},
    pictures,
    table::Table,
    touch::Touch,
};
use crate::{explain::Explained, scene::Picture, theme::Frame};
use printkit_core::{Words, faces::fighter::Sign, words::Value};
use rules::fighter::{Colour, Die, LEVELS, RoomKind, Treasure};

impl Table {
    /// What is told of a thing that is held.
    pub(super) fn explanation(&self, touch: &Touch, frame: &Frame<'_>) -> Option<Explained> {
        let own = |key: &str, picture, section| Some(Explained::of(key, picture, &GAME, section, frame));
        match *touch {
            Touch::Room(level, nth) | Touch::Way(level, nth) | Touch::Do(Deed::Walk(level, nth)) => {
                self.told_room(level, nth, frame)
            }
            Touch::Boss | Touch::WayToBoss | Touch::Do(Deed::WalkToBoss) => {
                own("explain-boss", Picture::art("rooms/boss"), 15)
            }
            Touch::Foe => self.told_foe(frame),
            Touch::Handicap(nth) => {
                let sign = Sign::from(*self.game().handicaps().get(nth)?);
                let (name, text) = (sign.name(frame.words), sign.does(frame.words));
                Some(Explained::new(&GAME, 10, pictures::power(sign), name, text))
            }
            Touch::Seat(seat) => Some(self.told_hero(seat, frame)),
            Touch::Die(Die::White) => own("explain-white-die", Picture::art(die_art(Die::White)), 7),
            Touch::Die(die @ Die::Hero(colour)) => Some(self.told_die(die, colour, frame)),
            Touch::Ability(seat, colour) => self.told_ability(seat, colour, frame),
            Touch::OnSymbol => {
                let colour = self.game().attack()?.colour?;
                self.told_ability(self.game().player(), colour, frame)
            }
            Touch::Leader => {
                let key = if self.shown().is_defeated() { "explain-leader-defeated" } else { "explain-leader" };
                let art = if self.shown().is_defeated() { "leader_defeated" } else { "leader_undefeated" };
                own(key, Picture::art(format!("fighter/{art}")), 7)
            }
            Touch::Stats => own("explain-stats", Picture::art("fighter/heart"), 4),
            Touch::Tower => {
                let text = frame.say_with("fight-tower", &tower_values(self.seen.tower()));
                let text = format!("{text} {}", frame.say("explain-tower-does"));
                let (name, picture) = (frame.say("explain-tower"), Picture::art("rooms/entry"));
                Some(Explained::new(&GAME, 3, picture, name, text))
            }
            Touch::Token(nth) => {
                let (token, art) = *super::foe::tokens(self.shown().fight()?).get(nth)?;
                own(token, Picture::art(art), 8)
            }
            Touch::Treasury => own("explain-treasury", Picture::art("fighter/coin"), 13),
            _ => None,
        }
    }

    fn told_room(&self, level: u8, nth: u8, frame: &Frame<'_>) -> Option<Explained> {
        let kind = self.game().face(level).room(nth)?.kind;
        let (name, picture) = (room_name(kind, frame.words), Picture::art(room_art(kind)));
        Some(Explained::new(&GAME, 3, picture, name, room_does(kind, frame.words)))
    }

    /// A hero die, with what it triggers for the hero who throws.
    fn told_die(&self, die: Die, colour: Colour, frame: &Frame<'_>) -> Explained {
        let told = Explained::of("explain-hero-die", Picture::art(die_art(die)), &GAME, 4, frame);
        let ability = self.told_ability(self.game().player(), colour, frame);
        let ability = ability.map(|it| format!("{}. {}", it.name, it.text));
        let text = [Some(told.text), ability].into_iter().flatten().collect::<Vec<_>>().join("\n");
        Explained { text, ..told }
    }

    /// An ability of a hero, and why it cannot help right now.
    fn told_ability(&self, seat: u8, colour: Colour, frame: &Frame<'_>) -> Option<Explained> {
        let Some(ability) = self.game().ability(seat, colour) else {
            let picture = Picture::art("fighter/scar");
            let (name, text) = (frame.say("explain-scar"), frame.say("fight-scar"));
            return Some(Explained::new(&GAME, 11, picture, name, text));
        };
        let sign = Sign::Ability(ability);
        let idle = self.game().idle(seat, colour).map(|idle| frame.say(idle_key(idle)));
        let text = [Some(sign.does(frame.words)), idle].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let (name, picture) = (sign.name(frame.words), pictures::power(sign));
        Some(Explained::new(&GAME, 8, picture, name, text))
    }

    /// The foe, with all that makes it hard to fight.
    fn told_foe(&self, frame: &Frame<'_>) -> Option<Explained> {
        let (game, foe) = (self.game(), self.game().fight()?.foe);
        let handicaps = signs(game.handicaps().iter().map(|handicap| Sign::from(*handicap)), frame.words);
        let text = if handicaps.is_empty() { foe_joke(game, foe, frame.words) } else { handicaps };
        let (name, picture) = (foe_name(game, foe, frame.words), Picture::art(foe_art(game, foe)));
        Some(Explained::new(&GAME, 10, picture, name, text))
    }

    /// A hero, with the abilities that are left.
    fn told_hero(&self, seat: u8, frame: &Frame<'_>) -> Explained {
        let game = self.game();
        let abilities = Colour::ALL.into_iter().filter_map(|colour| game.ability(seat, colour)).map(Sign::Ability);
        let (name, text) = (self.name(seat, frame.words), signs(abilities, frame.words));
        let picture = pictures::portrait(game.deck(), game.member(seat).hero);
        Explained::new(&GAME, 8, picture, name, text)
    }
}

/// What waits in a room, in a sentence.
pub fn room_does(kind: RoomKind, words: &Words) -> String {
    let n = |count: u8| [("n", number(count))];
    match kind {
        RoomKind::Plain => words.get("explain-room-does"),
        RoomKind::Shop => words.get("explain-shop-does"),
        RoomKind::Fountain => words.get("explain-fountain-does"),
        RoomKind::Treasure(Treasure::Gold(gold)) => words.with("explain-gold-does", &n(gold)),
        RoomKind::Treasure(Treasure::Dice(dice)) => words.with("explain-dice-does", &n(dice)),
        RoomKind::Treasure(Treasure::Equipment) => words.get("explain-equipment-does"),
        RoomKind::Perilous(throw) => {
            let how = Sign::Throw(throw).does(words);
            words.with("explain-perilous-does", &[("how", how.into())])
        }
    }
}

/// How many monsters wait on each floor, as a sentence takes it.
pub fn tower_values(counts: [usize; LEVELS as usize]) -> [(&'static str, Value); LEVELS as usize] {
    let [one, two, three, four] = counts.map(|count| number(count as i64));
    [("one", one), ("two", two), ("three", three), ("four", four)]
}

/// The names of some powers and what they do, one under the other.
fn signs(signs: impl Iterator<Item = Sign>, words: &Words) -> String {
    let lines: Vec<String> = signs.map(|sign| format!("{}. {}", sign.name(words), sign.does(words))).collect();
    lines.join("\n")
}
