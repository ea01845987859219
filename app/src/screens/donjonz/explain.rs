//! What the things on the table are, for who holds one of them: on a cell of the dungeon, in the satchel, on the track.

use super::{
    camera,
    listed::GAME,
    names::{monster_key, weapon_key},
    table::Table,
    touch::Touch,
};
use crate::{
    explain::Explained,
    geometry::{Point, Size},
    scene::Picture,
    theme::Frame,
};
use printkit_core::{
    faces::{Style, donjonz as face},
    words::Value,
};
use rules::donjonz::{Phase, Thing, Weapon};

impl Table {
    /// What is told of a thing that is held.
    pub(super) fn explanation(&self, touch: &Touch, at: Point, frame: &Frame<'_>) -> Option<Explained> {
        let own = |key: &str, thing, section| Some(Explained::of(key, picture(thing), &GAME, section, frame));
        match touch {
            Touch::Board | Touch::Step(_) if self.game().phase() != Phase::Map || self.ghost.is_none() => {
                let area = self.areas(frame).board;
                let cell = camera::cell_at(&self.board_in(area).camera, area, at);
                self.game().thing_at(cell).map(|thing| told(thing, frame))
            }
            Touch::Gold => Some(told(Thing::Pouch, frame)),
            Touch::Track => own("explain-track", Thing::Monster(Weapon::Sword), 7),
            Touch::Satchel => own("explain-satchel", Thing::Weapon(Weapon::Sword), 4),
            _ => None,
        }
    }
}

/// A thing of the dungeon as it is printed.
fn picture(thing: Thing) -> Picture {
    let whole = face::thing(thing, Style::Colour).size;
    Picture::new(("explained", format!("{thing:?}")), Size { w: whole.w, h: whole.h }, 1.0, move || {
        face::thing(thing, Style::Colour)
    })
}

/// What is told of a thing of the dungeon.
fn told(thing: Thing, frame: &Frame<'_>) -> Explained {
    let of = |key, section| Explained::of(key, picture(thing), &GAME, section, frame);
    let (name, text, section) = match thing {
        Thing::Pouch => return of("explain-pouch", 4),
        Thing::Key => return of("explain-key", 6),
        Thing::Stairs => return of("explain-stairs", 3),
        Thing::Door => return of("explain-door", 6),
        Thing::Weapon(weapon) => {
            let text = frame.say_with("explain-weapon-does", &[("monster", Value::name(monster_key(weapon)))]);
            (frame.say(weapon_key(weapon)), text, 4)
        }
        Thing::Monster(weapon) => {
            let text = frame.say_with("explain-monster-does", &[("weapon", frame.say(weapon_key(weapon)).into())]);
            (frame.say(monster_key(weapon)), text, 5)
        }
    };
    Explained::new(&GAME, section, picture(thing), name, text)
}
