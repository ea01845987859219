//! What Fighter is played with, as printed: heroes, monsters, bosses and equipment. Knows a card, not the fight it is
//! in. What the powers on them do is in `powers`.

use serde::{Deserialize, Serialize};

/// A hero's index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HeroId(pub u8);

/// A monster's index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MonsterId(pub u8);

/// A boss's index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BossId(pub u8);

/// A piece of equipment's index in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EquipmentId(pub u8);

/// The colour of a hero die, and of the ability it may trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// All three, in the order in which a hero's abilities are listed.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Green, Colour::Blue];
}

/// What kind of monster it is, which a sworn enemy asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub enum Family {
    Beast,
    Undead,
    Brute,
    Spook,
    Ooze,
}

impl Family {
    /// All five.
    pub const ALL: [Family; 5] = [Family::Beast, Family::Undead, Family::Brute, Family::Spook, Family::Ooze];
}

/// A special throw: how the die must be thrown. Rulebook: Weapons (and rooms and monsters).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Throw {
    /// Off something that stands upright on the table.
    BankShot,
    /// Flicked off the back of the hand.
    Flick,
    /// Blown off the hand.
    Blow,
    /// With the hand under a leg.
    UnderTheLeg,
    /// With closed eyes.
    Blind,
    /// With two bounces or more before the target.
    DoubleBounce,
    /// Off the elbow.
    Elbow,
    /// Out of praying hands.
    Faith,
    /// With the hand one does not write with.
    WrongHand,
    /// Off the palm of the player to the left.
    NeighboursHand,
    /// Over a card held upright.
    OverACard,
    /// Off a card bent over the edge of the table.
    Catapult,
    /// Off the head.
    Header,
    /// Spinning.
    SpinningTop,
    /// Off the nose.
    Nose,
    /// Standing with the back to the table.
    BackTurned,
    /// Thrown up and slapped towards the table.
    Smash,
    /// Sitting on the floor, eyes below the table.
    Seated,
    /// In a jump.
    Jump,
    /// With the hand below the table.
    UnderTheTable,
    /// Out of a jump with a whole turn.
    Dance,
    /// One step back from the table.
    FarAway,
}

impl Throw {
    /// All 22.
    pub const ALL: [Throw; 22] = [
        Throw::BankShot,
        Throw::Flick,
        Throw::Blow,
        Throw::UnderTheLeg,
        Throw::Blind,
        Throw::DoubleBounce,
        Throw::Elbow,
        Throw::Faith,
        Throw::WrongHand,
        Throw::NeighboursHand,
        Throw::OverACard,
        Throw::Catapult,
        Throw::Header,
        Throw::SpinningTop,
        Throw::Nose,
        Throw::BackTurned,
        Throw::Smash,
        Throw::Seated,
        Throw::Jump,
        Throw::UnderTheTable,
        Throw::Dance,
        Throw::FarAway,
    ];
}

/// What a hero can do when the die of its colour shows the hero symbol. Rulebook: Special abilities, Heroes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// On a hit: throw the die a second time; both results count.
    Flurry,
    /// On a hit: that much more damage.
    ExtraDamage(u8),
    /// On a hit: the section counts 5.
    TargetedDamage,
    /// On a hit: each point of damage gives one hero, whoever the thrower likes, a point of health.
    DivineIntervention,
    /// On a hit: a point of the thrower's health doubles the damage.
    BlindFury,
    /// Every hero gets that much health.
    MassHealing(u8),
    /// Every hit on this monster does one more.
    LivingTarget,
    /// The party draws a piece of equipment at the end of the turn.
    Larceny,
    /// The monster's blows do two less until the end of the fight.
    Metamorphosis,
    /// That much more damage to a monster of the family, even by a miss.
    SwornEnemy(Family, u8),
    /// Throw the die again; the first result is forgotten.
    Rethrow,
    /// No damage from a miss.
    NoDamage,
    /// Two gold for the treasury.
    Pickpocket,
    /// A beaten monster follows the hero who charmed it.
    Seduction,
    /// One hero takes no damage for the rest of the fight.
    Beer,
    /// One gold, and the monster loses its handicaps for the rest of the fight.
    Ballad,
}

/// How much of each kind a hero can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub struct Limits {
    pub weapons: u8,
    pub armours: u8,
    pub items: u8,
}

/// A hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Hero", deny_unknown_fields)]
pub struct Hero {
    /// By which its words and its drawing are found.
    pub key: String,
    /// How much it can carry.
    pub limits: Limits,
    /// What the red die triggers.
    pub red: Ability,
    /// What the green die triggers.
    pub green: Ability,
    /// What the blue die triggers.
    pub blue: Ability,
}

impl Hero {
    /// What the die of that colour triggers.
    pub fn ability(&self, colour: Colour) -> Ability {
        match colour {
            Colour::Red => self.red,
            Colour::Green => self.green,
            Colour::Blue => self.blue,
        }
    }
}

/// What makes a monster hard to fight. Rulebook: Special abilities, Monsters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Handicap {
    /// The die must be thrown that way.
    Throw(Throw),
    /// A miss costs the thrower a piece of equipment.
    DestroysEquipment,
    /// After a miss the monster gets that much health back.
    HealsItself(u8),
    /// Section 1 of the target is a miss.
    SmallTarget,
    /// A miss costs a gold from the treasury.
    LosesGold,
    /// The hero die of that colour cannot be used.
    ForbidsDie(Colour),
    /// After a miss every hero takes the damage.
    EverybodyIsHit,
    /// Every section of the target counts 1.
    Horde,
}

/// A monster's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Monster", deny_unknown_fields)]
pub struct Monster {
    /// By which its words and its drawing are found.
    pub key: String,
    /// The floor of the tower it waits on, 1 to 4.
    pub level: u8,
    /// What kind of monster it is.
    pub family: Family,
    /// Points of damage it can take.
    pub health: u8,
    /// Points of damage it does.
    pub damage: u8,
    /// Gold that it guards.
    #[serde(default)]
    pub gold: u8,
    /// What makes it hard to fight.
    #[serde(default)]
    pub handicaps: Vec<Handicap>,
}

/// A boss's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Boss", deny_unknown_fields)]
pub struct Boss {
    /// By which its words and its drawing are found.
    pub key: String,
    /// Points of damage it can take.
    pub health: u8,
    /// Points of damage it does.
    pub damage: u8,
    /// What makes it hard to fight.
    #[serde(default)]
    pub handicaps: Vec<Handicap>,
}

/// What an armour or a magic item does. Rulebook: Armours and magic items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// A hero gets that much health.
    HealOne(u8),
    /// Every hero gets that much health.
    HealAll(u8),
    /// Throw the die again; the first result is forgotten.
    Rethrow,
    /// On a hit: that much more damage.
    ExtraDamage(u8),
    /// No damage from a miss.
    NoDamage,
    /// The monster takes the damage it does to this hero.
    Riposte,
    /// That much less damage from a miss.
    ReducedDamage(u8),
}

/// The three kinds of equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A hit with this throw does that much more damage.
    Weapon(Throw, u8),
    /// Worn, and used when its effect applies.
    Armour(Effect),
    /// Used once.
    Item(Effect),
}

impl Kind {
    /// Tests whether both count against the same limit of a hero.
    pub fn is_like(self, other: Kind) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// A piece of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Equipment", deny_unknown_fields)]
pub struct Equipment {
    /// By which its words and its drawing are found.
    pub key: String,
    /// What it is and does.
    pub kind: Kind,
    /// Gold it costs in a shop.
    pub cost: u8,
    /// Whether an armour is discarded after use. Items always are; see [`Equipment::is_once`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub once: bool,
}

impl Equipment {
    /// Tests whether it is discarded after use: the card shows "×1".
    pub fn is_once(&self) -> bool {
        self.once || matches!(self.kind, Kind::Item(_))
    }

    /// What an armour or an item does.
    pub fn effect(&self) -> Option<Effect> {
        match self.kind {
            Kind::Weapon(..) => None,
            Kind::Armour(effect) | Kind::Item(effect) => Some(effect),
        }
    }

    /// The throw a weapon asks for, and the damage it adds.
    pub fn weapon(&self) -> Option<(Throw, u8)> {
        match self.kind {
            Kind::Weapon(throw, damage) => Some((throw, damage)),
            Kind::Armour(_) | Kind::Item(_) => None,
        }
    }
}
