//! Knock in the list of games.

use super::{
    lobby::{LOBBY, RECORDS, ground, open},
    replay::Attack,
    rules_pictures,
    table::Table,
};
use crate::{
    collage::{Collage, shaded_card},
    play::{Banner, Codes, Companion, Listed, Shelf},
    screens::{companion, plain_lobby::PlainLobby},
};
use printkit_core::{Drawing, Ink, kit};
use rules::{
    Game,
    knock::{Deck, Knock, read_code},
};

/// Knock as the rest of the app knows it.
pub static GAME: Listed = Listed {
    name: Knock::NAME,
    banner: Banner {
        minutes: "6",
        players: "players-many",
        panel: (Ink::hex(0x8E3B3A), Ink::hex(0xA85548)),
        picture: banner,
    },
    codes: Codes { prefix: "KN", usual: 8, seed: |code| Ok(read_code(&Deck::standard(), code)?.1), open },
    ground,
    lobby: || Box::new(PlainLobby::of(&LOBBY)),
    lesson: Some(|desk| Box::new(Table::lesson(desk))),
    companion: Some(Companion::of::<companion::knock::Keep>(|drawing| {
        drawing.glue_drawing(shaded_card("creature-goblin"), 40.0, 34.0, 0.86, 8.0);
        drawing.glue("monsters/knight", 26.0, 42.0, 0.52, 0.0);
    })),
    shelf: Shelf::of::<Attack>(),
    records: Some(&RECORDS),
    rules_pictures: &rules_pictures::STRIPS,
    kit: Some(kit::Kit::Knock),
    words: None,
};

fn banner(art: &mut Drawing) {
    for (name, x, y, turn) in [("creature-goblin", 51.0, 62.0, -9.0), ("hall-throne", 109.0, 54.0, 8.0)] {
        art.glue_drawing(shaded_card(name), x, y, 1.4, turn);
    }
}
