//! Pictures of Fighter's cards and pieces for its companion, each from our art or from the face that is printed.

use crate::{geometry::Size, scene::Picture};
use printkit_core::{
    Words, art,
    faces::fighter::{self as faces, Ground, Sign},
};
use rules::{
    companion::fighter::{Gear, Opponent, Sort, Who},
    fighter::{Ability, Colour, Deck, Effect, Kind, Throw},
};

/// One of our SVG drawings, by a name that was put together.
pub fn named(name: String) -> Picture {
    Picture::new(("art", name.clone()), art::size(&name), 0.0, move || art::art(&name))
}

/// The face of a hero; the party's figure for one of another box.
pub fn hero(who: Who) -> Picture {
    let key = match who {
        Who::Card(hero) => Deck::standard().hero(hero).map(|hero| format!("heroes/{}", hero.key)),
        Who::Number(_) => None,
    };
    named(key.unwrap_or_else(|| "fighter/party".to_string()))
}

/// A piece of equipment.
pub fn gear(gear: Gear) -> Picture {
    let key = match gear {
        Gear::Card(card) => Deck::standard().equipment(card).map(|piece| format!("equipment/{}", piece.key)),
        Gear::Any(_) => None,
    };
    key.map_or_else(|| sort(gear.sort().unwrap_or(Sort::Item)), named)
}

/// The sign of a kind of equipment.
pub fn sort(sort: Sort) -> Picture {
    let kind = match sort {
        Sort::Weapon => Kind::Weapon(Throw::Flick, 0),
        Sort::Armour => Kind::Armour(Effect::NoDamage),
        Sort::Item => Kind::Item(Effect::NoDamage),
    };
    Picture::new(("cp-sort", sort), Size { w: 100.0, h: 100.0 }, 0.0, move || faces::kind_badge(kind))
}

/// A throw, an ability or a handicap.
pub fn sign(sign: Sign) -> Picture {
    Picture::drawn(("cp-sign", sign), Size { w: 100.0, h: 100.0 }, 0.0, move |drawing| {
        drawing.fit(sign.picture(), 0.0, 0.0, 100.0, 100.0);
    })
}

/// The ability of a hero behind a die, or the gem of its colour where the hero is of another box.
pub fn ability(who: Who, colour: Colour) -> Picture {
    match ability_of(who, colour) {
        Some(ability) => sign(Sign::Ability(ability)),
        None => Picture::new(("cp-gem", colour), Size { w: 100.0, h: 100.0 }, 0.0, move || faces::gem(colour)),
    }
}

/// The ability of a hero of our deck.
pub fn ability_of(who: Who, colour: Colour) -> Option<Ability> {
    let Who::Card(hero) = who else { return None };
    Deck::standard().hero(hero).map(|hero| hero.ability(colour))
}

/// A monster's card as it lies on the table; somebody's shadow for one that is on no card of ours.
pub fn foe(opponent: Opponent, words: &Words) -> Picture {
    let (language, deck) = (words.language, Deck::standard());
    let key = ("cp-foe", format!("{opponent:?}"), language.code());
    let (monster, boss) = match opponent {
        Opponent::Monster(id) => (deck.monster(id).cloned(), None),
        Opponent::Boss(id) => (None, deck.boss(id).cloned()),
        Opponent::Any { .. } => (None, None),
    };
    if monster.is_none() && boss.is_none() {
        return named("rooms/boss".to_string());
    }
    Picture::new(key, faces::CARD, 0.0, move || {
        let words = Words::new(language);
        let card = monster.as_ref().map(|monster| faces::monster(monster, &words, Ground::Table));
        card.or_else(|| boss.as_ref().map(|boss| faces::boss(boss, &words, Ground::Table))).unwrap_or_default()
    })
}
