//! What abilities, effects and handicaps do, put together from a few primitives: when a power works, what it does, and
//! what it asks of the players. The rest of the game knows powers only, never the 16 + 7 + 8 names on the cards.

use super::cards::{Ability, Colour, Effect, Family, Handicap, Throw};
use serde::{Deserialize, Serialize};

/// What a name on a card stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Power {
    /// When it works.
    pub when: When,
    /// What it does.
    pub what: What,
    /// What it asks of the players.
    pub price: Price,
}

/// When a power works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// From the beginning of the fight to its end, and so before every throw.
    Always,
    /// Whenever its holder likes.
    AnyTime,
    /// After a throw, hit or miss.
    AfterThrow,
    /// After a throw that hit the target.
    OnHit,
    /// After a throw that missed the target.
    OnMiss,
    /// When the monster's blow reaches its holder.
    OnBlow,
}

/// What a power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// The die must be thrown that way.
    Throw(Throw),
    /// The hero die of that colour cannot be used.
    Forbid(Colour),
    /// A section of that value is a miss.
    Shrink(u8),
    /// The section counts that much.
    Value(u8),
    /// The section counts twice.
    Double,
    /// That much more damage.
    Add(u8),
    /// That much more damage to monsters of the family.
    AddAgainst(Family, u8),
    /// The die is thrown again instead of this throw.
    Rethrow,
    /// The die is thrown a second time after this throw, but not a third time.
    Again,
    /// One hero gets that much health.
    HealOne(u8),
    /// Every hero gets that much health.
    HealAll(u8),
    /// The damage done is shared out as health.
    Bless,
    /// The blow does that much less.
    Guard(u8),
    /// The blow is given back.
    Riposte,
    /// The blow meets every hero.
    Spread,
    /// The thrower loses a piece of equipment.
    Destroy,
    /// The monster gets that much health.
    Recover(u8),
    /// The party gets that much gold.
    Gain(u8),
    /// The party loses that much gold.
    Lose(u8),
    /// The party draws a piece of equipment at the end of the turn.
    Loot,
    /// A token is placed for the rest of the fight.
    Place(Token),
}

/// The five power tokens. They leave the table at the end of the fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Token {
    /// On the monster: every hit does [`TARGET`] more.
    Target,
    /// On the monster: its blows do [`TOAD`] less.
    Toad,
    /// On the monster: once beaten it follows the hero who charmed it.
    Charm,
    /// On a hero: the monster's blows do nothing.
    Beer,
    /// On the monster: it has no handicaps.
    Ballad,
}

/// What a power asks of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// It works by itself.
    Nothing,
    /// It must be said on whom it works.
    Whom,
    /// It works if the player wants it to.
    Choice,
    /// It works if the thrower gives that much health.
    Health(u8),
    /// It works if the party pays that much gold.
    Gold(u8),
}

/// What the Target token adds to every hit.
pub const TARGET: u8 = 1;
/// What the Toad token takes off every blow.
pub const TOAD: u8 = 2;

/// What the section counts under Targeted Damage.
const TARGETED: u8 = 5;
/// What Pickpocket takes.
const PICKED: u8 = 2;

const fn power(when: When, what: What, price: Price) -> Power {
    Power { when, what, price }
}

impl Ability {
    /// What the ability stands for.
    pub fn power(self) -> Power {
        use When::{AfterThrow, OnHit, OnMiss};
        match self {
            Ability::Flurry => power(OnHit, What::Again, Price::Choice),
            Ability::ExtraDamage(points) => power(OnHit, What::Add(points), Price::Nothing),
            Ability::TargetedDamage => power(OnHit, What::Value(TARGETED), Price::Nothing),
            Ability::DivineIntervention => power(OnHit, What::Bless, Price::Whom),
            Ability::BlindFury => power(OnHit, What::Double, Price::Health(1)),
            Ability::MassHealing(points) => power(AfterThrow, What::HealAll(points), Price::Nothing),
            Ability::LivingTarget => power(AfterThrow, What::Place(Token::Target), Price::Nothing),
            Ability::Larceny => power(AfterThrow, What::Loot, Price::Nothing),
            Ability::Metamorphosis => power(AfterThrow, What::Place(Token::Toad), Price::Nothing),
            Ability::SwornEnemy(family, points) => power(AfterThrow, What::AddAgainst(family, points), Price::Nothing),
            Ability::Rethrow => power(AfterThrow, What::Rethrow, Price::Choice),
            Ability::NoDamage => power(OnMiss, What::Guard(u8::MAX), Price::Nothing),
            Ability::Pickpocket => power(AfterThrow, What::Gain(PICKED), Price::Nothing),
            Ability::Seduction => power(AfterThrow, What::Place(Token::Charm), Price::Nothing),
            Ability::Beer => power(AfterThrow, What::Place(Token::Beer), Price::Whom),
            Ability::Ballad => power(AfterThrow, What::Place(Token::Ballad), Price::Gold(1)),
        }
    }
}

impl Effect {
    /// What the effect stands for. A card that is used up works if its holder wants it to.
    pub fn power(self) -> Power {
        match self {
            Effect::HealOne(points) => power(When::AnyTime, What::HealOne(points), Price::Whom),
            Effect::HealAll(points) => power(When::AnyTime, What::HealAll(points), Price::Choice),
            Effect::Rethrow => power(When::AfterThrow, What::Rethrow, Price::Choice),
            Effect::ExtraDamage(points) => power(When::OnHit, What::Add(points), Price::Choice),
            Effect::NoDamage => power(When::OnMiss, What::Guard(u8::MAX), Price::Choice),
            Effect::Riposte => power(When::OnBlow, What::Riposte, Price::Choice),
            Effect::ReducedDamage(points) => power(When::OnMiss, What::Guard(points), Price::Choice),
        }
    }
}

impl Handicap {
    /// What the handicap stands for.
    pub fn power(self) -> Power {
        let (when, what) = match self {
            Handicap::Throw(throw) => (When::Always, What::Throw(throw)),
            Handicap::DestroysEquipment => (When::OnMiss, What::Destroy),
            Handicap::HealsItself(points) => (When::OnMiss, What::Recover(points)),
            Handicap::SmallTarget => (When::Always, What::Shrink(1)),
            Handicap::LosesGold => (When::OnMiss, What::Lose(1)),
            Handicap::ForbidsDie(colour) => (When::Always, What::Forbid(colour)),
            Handicap::EverybodyIsHit => (When::OnMiss, What::Spread),
            Handicap::Horde => (When::OnHit, What::Value(1)),
        };
        power(when, what, Price::Nothing)
    }
}
