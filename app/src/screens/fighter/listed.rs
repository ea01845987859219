//! Fighter in the list of games.

use super::{
    lobby::{LOBBY, RECORDS, ground, open},
    replay::Journey,
    rules_pictures,
    table::Table,
};
use crate::{
    collage::{self, Collage},
    play::{Banner, Codes, Companion, Listed, Shelf},
    screens::{companion, plain_lobby::PlainLobby},
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke},
    ink, kit,
};
use rules::{
    Game,
    fighter::{Deck, Fighter, read_code},
};

/// Fighter as the rest of the app knows it.
pub static GAME: Listed = Listed {
    name: Fighter::NAME,
    banner: Banner {
        minutes: "45",
        players: "players-many",
        panel: (Ink::hex(0x35506B), Ink::hex(0x4F7090)),
        picture: banner,
    },
    codes: Codes { prefix: "FI", usual: 13, seed: |code| Ok(read_code(&Deck::standard(), code)?.1), open },
    ground,
    lobby: || Box::new(PlainLobby::of(&LOBBY)),
    lesson: Some(|_| Box::new(Table::lesson())),
    companion: Some(Companion::of::<companion::fighter::Party>(|drawing| {
        drawing.glue("fighter/die_red", 50.0, 46.0, 0.46, 12.0);
        drawing.glue("heroes/granny", 28.0, 36.0, 0.6, 0.0);
    })),
    shelf: Shelf::of::<Journey>(),
    records: Some(&RECORDS),
    rules_pictures: &rules_pictures::STRIPS,
    kit: Some(kit::Kit::Fighter),
    words: None,
};

fn banner(drawing: &mut Drawing) {
    drawing.fill(Path::ellipse(73.0, 83.0, 62.7, 38.0), ink::INK.faded(0.5));
    let rings = [
        (66.0, ink::WOOD),
        (54.0, ink::PARCHMENT),
        (43.0, ink::RED),
        (32.0, ink::PARCHMENT),
        (21.0, ink::BLUE),
        (10.0, ink::GOLD),
    ];
    for (radius, colour) in rings {
        let ring = Path::ellipse(73.0, 78.0, radius * 0.95, radius * 0.57);
        drawing.outlined(ring, colour, Stroke::new(ink::INK, 2.0));
    }
    drawing.glue("monsters/ogre", 57.0, 46.0, 0.86, 0.0);
    drawing.glue_drawing(collage::die("tokens/d_red", 4, ink::INK), 115.0, 72.0, 0.36, 12.0);
    drawing.glue_drawing(collage::die("tokens/d_blu", 2, ink::INK), 89.0, 90.0, 0.28, -14.0);
    drawing.glue_drawing(collage::die("tokens/d_grn", 6, ink::INK), 135.0, 40.0, 0.26, 20.0);
}
