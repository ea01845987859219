//! The companion of Donjonz: the inventory sheet as it is printed, kept on screen.

mod names;
mod sheet;

use super::{
    book::Book,
    screen::{Table, Tapped},
    shell::{self, Page, Part},
};
use crate::{nav::Desk, scene::Scene, screens::donjonz::lobby, sound::Effect, theme::Frame};
use names::{Touch, reason};
use printkit_core::Words;
use rules::{
    companion::donjonz::{Action, Inventory as Sheet, Refusal, Tracker},
    donjonz::Weapon,
};

/// The table of Donjonz.
#[derive(Default)]
pub struct Inventory;

/// What is heard when a monster takes the gold, or the game.
fn robbed(sheet: &Sheet) -> Effect {
    if sheet.pouches() == 0 { Effect::HeroFell } else { Effect::GoldLost }
}

impl Table for Inventory {
    type Sheet = Sheet;
    type Touch = Touch;
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

    fn tap(&mut self, touch: Touch, book: &mut Book<Sheet>, _desk: &mut Desk<'_>) -> Tapped<Sheet> {
        let sheet = book.sheet();
        match touch {
            Touch::Switch(tracker) => Tapped::Change(Action::Switch(tracker), Effect::Tap),
            Touch::Pouch => Tapped::Change(Action::Pouch, Effect::Pouch),
            Touch::Key => Tapped::Change(Action::Key, Effect::Key),
            Touch::Door => Tapped::Change(Action::Door, Effect::Door),
            Touch::Beaten => Tapped::Change(Action::Beat, Effect::MonsterBeaten),
            Touch::Robbed => Tapped::Change(Action::Robbed, robbed(sheet)),
            Touch::Weapon(weapon, copy) => match Weapon::ALL.get(weapon) {
                Some(&weapon) => Tapped::Change(Action::Touch { weapon, copy }, Effect::Weapon),
                None => Tapped::Nothing,
            },
            Touch::Meet(weapon) => match Weapon::ALL.get(weapon) {
                Some(&weapon) if sheet.held().contains(&weapon) => {
                    Tapped::Change(Action::Meet(weapon), Effect::MonsterBeaten)
                }
                Some(&weapon) => Tapped::Change(Action::Meet(weapon), robbed(sheet)),
                None => Tapped::Nothing,
            },
            Touch::Pouches | Touch::Track | Touch::Score => Tapped::Nothing,
        }
    }

    fn trackers(sheet: &Sheet) -> Vec<(Touch, bool)> {
        Tracker::ALL.into_iter().map(|tracker| (Touch::Switch(tracker), sheet.tracks(tracker))).collect()
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
