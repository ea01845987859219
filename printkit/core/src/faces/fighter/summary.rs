//! The rules of Fighter on one page.

use super::{Style, board::room, target::target};
use crate::{
    art::art,
    drawing::Drawing,
    faces::leaflet::{
        Entry, Foot, Leaflet,
        Part::{Beside, Heading, Text},
    },
    words::Words,
};
use rules::fighter::{RoomKind, Throw, Treasure};

/// The page in that language.
pub fn summary(words: &Words, style: Style) -> Drawing {
    let leaflet = Leaflet {
        picture: art("heroes/dwarf"),
        name: "Fighter",
        players: "print-fighter-players",
        goal: "print-fighter-goal",
        credit: "print-fighter-credit",
        body: 3.6,
        left: vec![
            Heading("print-fighter-setup"),
            Text("print-fighter-setup-1"),
            Text("print-fighter-setup-2"),
            Text("print-fighter-setup-3"),
            Heading("print-fighter-turn"),
            Text("print-fighter-turn-1"),
            Text("print-fighter-turn-2"),
            Text("print-fighter-turn-3"),
            Heading("print-fighter-faint"),
            Beside(art("fighter/scar"), "print-fighter-faint-1"),
        ],
        right: vec![
            Heading("print-fighter-throw"),
            Beside(target(style), "print-fighter-throw-1"),
            Beside(art("fighter/damage_burst"), "print-fighter-throw-2"),
            Beside(art("fighter/hero_symbol"), "print-fighter-throw-3"),
            Heading("print-fighter-choice"),
            Beside(art("fighter/die_white"), "print-fighter-choice-a"),
            Beside(art("fighter/leader_defeated"), "print-fighter-choice-b"),
            Heading("print-fighter-boss"),
            Beside(art("rooms/boss"), "print-fighter-boss-1"),
        ],
        foot: Foot { rise: 38.0, side: 12.0, entries: rooms(words, style) },
    };
    leaflet.page(words, style)
}

/// The rooms that are more than a room.
fn rooms(words: &Words, style: Style) -> Vec<Entry> {
    let rooms = [
        (RoomKind::Shop, "room-shop", "print-fighter-shop"),
        (RoomKind::Fountain, "room-fountain", "print-fighter-fountain"),
        (RoomKind::Treasure(Treasure::Dice(1)), "room-treasure", "print-fighter-treasure"),
        (RoomKind::Perilous(Throw::Blind), "room-perilous", "print-fighter-perilous"),
    ];
    let entry = |(kind, name, text)| Entry { picture: room(kind, style), name: words.get(name), text: words.get(text) };
    rooms.map(entry).into()
}
