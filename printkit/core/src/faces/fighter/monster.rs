//! Monster and boss cards: who it is, how much it takes, how hard it strikes, and what makes it hard to fight.

use super::{CARD, Ground, Sign, card, family_key, ribbon, seed};
use crate::{
    art::art,
    drawing::Drawing,
    ink::{self, Ink},
    words::Words,
};
use rules::fighter::{Boss, Family, Handicap, Monster};

/// A monster's card.
pub fn monster(monster: &Monster, words: &Words, ground: Ground) -> Drawing {
    let mut face = ground.blank(card::W, card::H, seed(&monster.key));
    let panel = Ink::hex(match monster.family {
        Family::Beast => 0x4F6B3F,
        Family::Undead => 0x5B3F7D,
        Family::Brute => 0x8E3B3A,
        Family::Spook => 0x35506B,
        Family::Ooze => 0x2F6A5C,
    });
    card::picture(&mut face, art(&format!("monsters/{}", monster.key)), panel, 1.0, ground);
    let emblem = art(&format!("families/{}", family_key(monster.family)));
    card::badge(&mut face, 20.0, ink::PAPER, emblem, 0.8);
    card::lettered_badge(&mut face, card::W - 20.0, ink::SAND, roman(monster.level));
    let key = format!("monster-fighter-{}", monster.key);
    told(&mut face, &key, &monster.handicaps, words);
    card::stat(&mut face, "fighter/heart", 30.0, &monster.health.to_string());
    card::stat(&mut face, "fighter/damage_burst", 75.0, &monster.damage.to_string());
    card::stat(&mut face, "fighter/coin", 120.0, &monster.gold.to_string());
    ground.finish(face, CARD)
}

/// A boss's card.
pub fn boss(boss: &Boss, words: &Words, ground: Ground) -> Drawing {
    let mut face = ground.blank(card::W, card::H, seed(&boss.key));
    card::picture(&mut face, art(&format!("bosses/{}", boss.key)), Ink::hex(0x5A2138), 1.1, ground);
    card::badge(&mut face, card::W - 20.0, ink::SAND, art("rooms/boss"), 1.0);
    told(&mut face, &format!("boss-{}", boss.key), &boss.handicaps, words);
    card::stat(&mut face, "fighter/heart", 50.0, &boss.health.to_string());
    card::stat(&mut face, "fighter/damage_burst", 100.0, &boss.damage.to_string());
    ground.finish(face, CARD)
}

fn told(face: &mut Drawing, key: &str, handicaps: &[Handicap], words: &Words) {
    ribbon(face, &words.get(key), card::NAME, 120.0, 14.5, card::SMALL);
    let signs: Vec<Sign> = handicaps.iter().map(|&handicap| handicap.into()).collect();
    card::told(face, &signs, &words.get(&format!("{key}-joke")), words);
}

/// A level of the tower as it is written on it.
pub fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}
