//! The companion of Donjonz: the inventory sheet as it is printed, kept on screen.

mod names;
mod sheet;

use super::{
    book::Book,
    screen::{Table, Tapped},
    shell::{self, Page, Part},
};
use crate::{nav::Desk, scene::Scene, screens::donjonz::lobby, sound::Effect, theme::Frame};
use names::{monster_of, reason, tracker_id, weapon_of};
use printkit::Words;
use rules::companion::donjonz::{Action, Inventory as Sheet, Refusal, Tracker};

/// The table of Donjonz.
#[derive(Default)]
pub struct Inventory;

impl Inventory {
    fn change(id: &str, sheet: &Sheet) -> Option<(Action, Effect)> {
        Some(match id {
            "pouch" => (Action::Pouch, Effect::Pouch),
            "key" => (Action::Key, Effect::Key),
            "door" => (Action::Door, Effect::Door),
            "beaten" => (Action::Beat, Effect::MonsterBeaten),
            "robbed" => (Action::Robbed, robbed(sheet)),
            _ => {
                if let Some((weapon, copy)) = weapon_of(id) {
                    (Action::Touch { weapon, copy }, Effect::Weapon)
                } else {
                    let weapon = monster_of(id)?;
                    let falls = sheet.held().contains(&weapon);
                    (Action::Meet(weapon), if falls { Effect::MonsterBeaten } else { robbed(sheet) })
                }
            }
        })
    }
}

/// What is heard when a monster takes the gold, or the game.
fn robbed(sheet: &Sheet) -> Effect {
    if sheet.pouches() == 0 { Effect::HeroFell } else { Effect::GoldLost }
}

impl Table for Inventory {
    type Sheet = Sheet;
    const NAME: &'static str = "companion-donjonz";
    const FILE: &'static str = "companion-donjonz.json";
    const TITLE: &'static str = "donjonz-name";

    fn ground(scene: &mut Scene, frame: &Frame<'_>) {
        lobby::ground(scene, frame);
    }

    fn show<'a>(&'a self, sheet: &'a Sheet, frame: &'a Frame<'_>) -> Page<'a> {
        let mut parts: Vec<Part<'a>> = Vec::new();
        let has = |tracker: Tracker| sheet.tracks(tracker);
        if has(Tracker::Gold) {
            parts.push(Box::new(move |width| sheet::gold(sheet, frame, width)));
        }
        if has(Tracker::Monsters) {
            parts.push(Box::new(move |width| sheet::monsters(sheet, frame, width)));
        }
        if has(Tracker::Weapons) || has(Tracker::Key) {
            parts.push(Box::new(move |width| sheet::satchel(sheet, frame, width)));
        }
        let foot = has(Tracker::Score).then(|| -> shell::Foot<'a> { Box::new(move |_| sheet::score(sheet, frame)) });
        Page { name: "inventory", tabs: Vec::new(), parts, foot, over: None }
    }

    fn tap(&mut self, id: &str, book: &mut Book<Sheet>, _desk: &mut Desk<'_>) -> Tapped<Sheet> {
        let change = Inventory::change(id, book.sheet());
        change.map_or(Tapped::Nothing, |(action, effect)| Tapped::Change(action, effect))
    }

    fn trackers(sheet: &Sheet) -> Vec<(&'static str, bool, Action)> {
        let listed = |tracker: Tracker| (tracker_id(tracker), sheet.tracks(tracker), Action::Switch(tracker));
        Tracker::ALL.into_iter().map(listed).collect()
    }

    fn anew() -> Action {
        Action::Anew
    }

    fn reason(refusal: Refusal, words: &Words) -> String {
        words.get(reason(refusal))
    }

    fn close(&mut self) -> bool {
        false
    }
}
