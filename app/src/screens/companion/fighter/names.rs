//! How the things of Fighter's companion are called: what can be touched, keys of sentences.

use super::Leaf;
use crate::touch::{coded, numbered, touches};
use printkit_core::Words;
use rules::{
    companion::fighter::{Gear, Member, Opponent, Refusal, Sort, Tracker, Who},
    fighter::{BossId, Colour, Counted, Deck, Difficulty, EquipmentId, HeroId, MonsterId},
};

touches! {
    /// What can be touched on Fighter's pages.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Leaf(leaf: Leaf) = "companion-{}",
        Switch(tracker: Tracker) = "companion-track-{}",
        AddHero = "hero-add",
        Join(hero: HeroId) = "join-{}",
        JoinAny = "join-any",
        Seat(seat: usize) = "seat-{}",
        Health(seat: usize) = "health-{}",
        Hurt(seat: usize) = "hurt-{}",
        Heal(seat: usize) = "heal-{}",
        Lead = "lead",
        Leave = "leave",
        Scar(colour: Colour) = "scar-{}",
        AddGear = "gear-add",
        Take(card: EquipmentId) = "take-{}",
        TakeAny(sort: Sort) = "companion-any-{}",
        Drop(nth: usize) = "drop-{}",
        AddFoe = "foe-add",
        Floor(floor: u8) = "floor-{}",
        Meet(monster: MonsterId) = "meet-{}",
        MeetBoss(boss: BossId) = "boss-{}",
        MeetAny = "meet-any",
        FoeHealth = "foe-health",
        FoeDamage = "stat-fighter-damage-burst",
        FoeGold = "stat-fighter-coin",
        Handicap(nth: usize) = "handicap-{}",
        Hit(points: u8) = "hit-{}",
        Mend = "mend",
        Beat = "beat",
        TakeIt = "take-it",
        GiveUp = "give-up",
        Condition(nth: usize) = "condition-{}",
        Throws = "throws",
        Throw(nth: usize) = "throw-{}",
        ThrowFreely = "throw-free",
        Count(stock: Stock) = "{}-count",
        Less(stock: Stock) = "{}-less",
        More(stock: Stock) = "{}-more",
        TurnLeader = "leader-turn",
        Difficulty(difficulty: Difficulty) = "difficulty-{}",
        Draw(level: u8) = "draw-{}",
        Score = "score",
    }
}

/// Something that is counted one by one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stock {
    /// The party's gold.
    Gold,
    /// The party's white dice.
    Dice,
    /// The health of a monster that is on no card of ours.
    Health,
    /// Its damage.
    Damage,
    /// Its gold.
    Purse,
}

numbered!(BossId);

coded! {
    Leaf { Party = "party", Fight = "fight", Treasury = "treasury" }
    Tracker {
        Heroes = "heroes", Gear = "gear", Foe = "foe", Throws = "throws",
        Treasury = "treasury", Leader = "leader", Tower = "tower", Score = "score",
    }
    Sort { Weapon = "weapon", Armour = "armour", Item = "item" }
    Stock { Gold = "gold", Dice = "die", Health = "health", Damage = "damage", Purse = "purse" }
}

/// The word over all pieces of a sort.
pub fn sort_title(sort: Sort) -> &'static str {
    match sort {
        Sort::Weapon => "companion-weapons",
        Sort::Armour => "companion-armours",
        Sort::Item => "companion-items",
    }
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
        Gear::Any(sort) => words.get(&Touch::TakeAny(sort).to_string()),
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
