//! What happens at the table, in sentences for those who hear it.

use super::names::{monster_key, weapon_key};
use printkit::Words;
use rules::donjonz::{Donjonz, Event as Fact};

/// The sentence for a fact that just changed the game; steps speak through what lies around the hero.
pub fn sentence(fact: &Fact, game: &Donjonz, words: &Words) -> Option<String> {
    let pouches = |key| Some(words.with(key, &[("pouches", i64::from(game.pouches()).into())]));
    let weapon = |key, weapon| Some(words.with(key, &[("weapon", words.get(weapon_key(weapon)).into())]));
    match *fact {
        Fact::CardLaid { .. } => Some(words.with("heard-laid", &[("left", (game.pile().len() as i64).into())])),
        Fact::PouchTaken => pouches("heard-pouch"),
        Fact::WeaponFound { weapon: found } => weapon("heard-weapon-found", found),
        Fact::WeaponTaken { weapon: taken, .. } => weapon("heard-weapon-taken", taken),
        Fact::MonsterBeaten { weapon } => {
            Some(words.with("heard-beaten", &[("monster", words.get(monster_key(weapon)).into())]))
        }
        Fact::GoldLost { .. } => Some(words.get("heard-gold-lost")),
        Fact::HeroFell => Some(words.get("donjonz-lost")),
        Fact::KeyTaken => Some(words.get("heard-key")),
        Fact::GoldDoubled { .. } => pouches("heard-doubled"),
        Fact::WalkEnded => Some(words.with("heard-ended", &[("points", i64::from(game.score().total).into())])),
        Fact::Stepped { .. } | Fact::WeaponLeft { .. } => None,
    }
}
