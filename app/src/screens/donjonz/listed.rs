//! Donjonz in the list of games.

use super::{
    lobby::{LOBBY, RECORDS, ground, open},
    replay::Walk,
    rules_pictures::{self, edged_card},
    table::Table,
};
use crate::{
    collage::Collage,
    play::{Banner, Codes, Companion, Listed, Shelf},
    screens::{companion, plain_lobby::PlainLobby},
};
use printkit_core::{Drawing, Ink, kit};
use rules::{
    Game,
    donjonz::{Deck, Donjonz, read_code},
};

/// Donjonz as the rest of the app knows it.
pub static GAME: Listed = Listed {
    name: Donjonz::NAME,
    banner: Banner {
        minutes: "10",
        players: "players-solo",
        panel: (Ink::hex(0x2F6A5C), Ink::hex(0x4A8A78)),
        picture: banner,
    },
    codes: Codes { prefix: "DZ", usual: 7, seed: |code| read_code(&Deck::standard(), code), open },
    ground,
    lobby: || Box::new(PlainLobby::of(&LOBBY)),
    lesson: Some(|desk| Box::new(Table::lesson(desk))),
    companion: Some(Companion::of::<companion::donjonz::Inventory>(|drawing| {
        drawing.glue("things/pouch", 46.0, 40.0, 0.52, 6.0);
        drawing.glue("things/hero", 26.0, 36.0, 0.6, 0.0);
    })),
    shelf: Shelf::of::<Walk>(),
    records: Some(&RECORDS),
    rules_pictures: &rules_pictures::STRIPS,
    kit: Some(kit::Kit::Donjonz),
    words: None,
};

fn banner(art: &mut Drawing) {
    for (index, x, y, turn) in [(9, 120.0, 55.0, 10.0), (5, 78.0, 57.0, -7.0)] {
        art.glue_drawing(edged_card(index), x, y, 1.16, turn);
    }
    art.glue("things/hero", 27.0, 62.0, 0.82, 0.0);
    art.glue("things/key", 145.0, 92.0, 0.36, 12.0);
}
