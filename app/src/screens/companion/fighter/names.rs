//! How the things of Fighter's companion are called: ids of touchables, keys of sentences.

use printkit::Words;
use rules::{
    companion::fighter::{Gear, Member, Opponent, Refusal, Sort, Tracker, Who},
    fighter::{Colour, Counted, Deck, Difficulty},
};

/// The id of a switch, which is also the key of its words.
pub fn tracker_id(tracker: Tracker) -> &'static str {
    match tracker {
        Tracker::Heroes => "companion-track-heroes",
        Tracker::Gear => "companion-track-gear",
        Tracker::Foe => "companion-track-foe",
        Tracker::Throws => "companion-track-throws",
        Tracker::Treasury => "companion-track-treasury",
        Tracker::Leader => "companion-track-leader",
        Tracker::Tower => "companion-track-tower",
        Tracker::Score => "companion-track-score",
    }
}

/// The touchable that builds the tower of a difficulty, which is also the key of its name.
pub fn difficulty_id(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "difficulty-easy",
        Difficulty::Normal => "difficulty-normal",
        Difficulty::Infernal => "difficulty-infernal",
    }
}

/// The difficulty of such an id.
pub fn difficulty_of(id: &str) -> Option<Difficulty> {
    Difficulty::ALL.into_iter().find(|difficulty| difficulty_id(*difficulty) == id)
}

/// The touchable of a piece of equipment that is on no card of ours, which is also the key of its name.
pub fn sort_id(sort: Sort) -> &'static str {
    match sort {
        Sort::Weapon => "companion-any-weapon",
        Sort::Armour => "companion-any-armour",
        Sort::Item => "companion-any-item",
    }
}

/// The word over all pieces of a sort.
pub fn sort_title(sort: Sort) -> &'static str {
    match sort {
        Sort::Weapon => "companion-weapons",
        Sort::Armour => "companion-armours",
        Sort::Item => "companion-items",
    }
}

/// The sort of such an id.
pub fn sort_of(id: &str) -> Option<Sort> {
    Sort::ALL.into_iter().find(|sort| sort_id(*sort) == id)
}

/// The touchable that covers an ability with a scar.
pub fn scar_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "scar-red",
        Colour::Green => "scar-green",
        Colour::Blue => "scar-blue",
    }
}

/// The colour of such an id.
pub fn colour_of(id: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| scar_id(*colour) == id)
}

/// What a hero is called.
pub fn member_name(member: &Member, words: &Words) -> String {
    match member.who {
        Who::Card(hero) => {
            Deck::standard().hero(hero).map(|hero| words.get(&format!("hero-{}", hero.key))).unwrap_or_default()
        }
        Who::Number(number) => words.with("companion-hero", &[("number", i64::from(number).into())]),
    }
}

/// What a piece of equipment is called.
pub fn gear_name(gear: Gear, words: &Words) -> String {
    match gear {
        Gear::Card(card) => {
            let deck = Deck::standard();
            deck.equipment(card).map(|piece| words.get(&format!("equipment-{}", piece.key))).unwrap_or_default()
        }
        Gear::Any(sort) => words.get(sort_id(sort)),
    }
}

/// What a monster is called.
pub fn foe_name(opponent: Opponent, words: &Words) -> String {
    let deck = Deck::standard();
    let key = match opponent {
        Opponent::Monster(monster) => deck.monster(monster).map(|monster| format!("monster-fighter-{}", monster.key)),
        Opponent::Boss(boss) => deck.boss(boss).map(|boss| format!("boss-{}", boss.key)),
        Opponent::Any { .. } => None,
    };
    words.get(key.as_deref().unwrap_or("companion-monster"))
}

/// The words for a line of the score.
pub fn counted_key(counted: Counted) -> &'static str {
    match counted {
        Counted::Difficulty => "companion-score-difficulty",
        Counted::Players => "companion-score-players",
        Counted::WhiteDice => "companion-score-dice",
        Counted::Gold => "companion-score-gold",
        Counted::NobodyFainted => "companion-score-nobody",
        Counted::Scars => "companion-score-scars",
        Counted::Angels => "companion-score-angels",
    }
}

/// The sentence that says why a change was not made.
pub fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchCard | Refusal::Nobody => "illegal-phase",
        Refusal::PartyFull => "companion-no-seat",
        Refusal::InAlready => "companion-no-second-hero",
        Refusal::Angel => "companion-no-angel",
        Refusal::Fainted => "companion-no-fainted",
        Refusal::Awake => "companion-no-awake",
        Refusal::Healthy => "companion-no-health",
        Refusal::Scarred => "companion-no-scarred",
        Refusal::NoScars => "companion-no-scars",
        Refusal::Laden => "companion-no-laden",
        Refusal::Taken => "companion-no-taken",
        Refusal::BoxEmpty => "companion-no-box",
        Refusal::TreasuryEmpty => "companion-no-treasury",
        Refusal::PileEmpty => "companion-no-pile",
        Refusal::NoFight => "companion-no-fight",
        Refusal::StillStands => "companion-no-beaten",
        Refusal::Boss => "companion-no-boss",
    }
}
