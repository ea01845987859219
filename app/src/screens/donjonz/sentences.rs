//! What happens at the table, in sentences for those who hear it.

use super::names::{monster_key, weapon_key};
use printkit_core::{Words, words::Value};
use rules::donjonz::{Donjonz, Event};

/// The sentence for an event that just changed the game; steps speak through what lies around the hero.
pub fn sentence(event: &Event, game: &Donjonz, words: &Words) -> Option<String> {
    let pouches = |key| Some(words.with(key, &[("pouches", i64::from(game.pouches()).into())]));
    let weapon = |key, weapon| Some(words.with(key, &[("weapon", words.get(weapon_key(weapon)).into())]));
    match *event {
        Event::CardLaid { .. } => Some(words.with("heard-laid", &[("left", (game.pile().len() as i64).into())])),
        Event::PouchTaken => pouches("heard-pouch"),
        Event::WeaponFound { weapon: found } => weapon("heard-weapon-found", found),
        Event::WeaponTaken { weapon: taken, .. } => weapon("heard-weapon-taken", taken),
        Event::MonsterBeaten { weapon } => {
            Some(words.with("heard-beaten", &[("monster", Value::name(monster_key(weapon)))]))
        }
        Event::GoldLost { .. } => Some(words.get("heard-gold-lost")),
        Event::HeroFell => Some(words.get("donjonz-lost")),
        Event::KeyTaken => Some(words.get("heard-key")),
        Event::GoldDoubled { .. } => pouches("heard-doubled"),
        Event::WalkEnded => Some(words.with("heard-ended", &[("points", i64::from(game.score().total).into())])),
        Event::Stepped { .. } | Event::WeaponLeft { .. } => None,
    }
}
