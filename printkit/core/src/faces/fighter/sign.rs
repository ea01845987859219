//! Throws, abilities, effects and handicaps as they are shown: a picture, a name, and what it does with its numbers put
//! in. The only place that knows by which keys their drawings and words are found.

use crate::{
    art::art,
    drawing::{Drawing, Path, Stroke},
    ink,
    words::{Value, Words},
};
use rules::fighter::{Ability, Colour, Effect, Family, Handicap, Throw};

/// A throw or a power as it is shown on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A special throw.
    Throw(Throw),
    /// What a hero can do.
    Ability(Ability),
    /// What an armour or an item does.
    Effect(Effect),
    /// What makes a monster hard to fight.
    Handicap(Handicap),
}

impl From<Handicap> for Sign {
    /// A monster's throw is a throw like any other.
    fn from(handicap: Handicap) -> Sign {
        match handicap {
            Handicap::Throw(throw) => Sign::Throw(throw),
            other => Sign::Handicap(other),
        }
    }
}

impl Sign {
    /// Its folder in `assets/art`, the beginning of its words' keys, and its own key, such as `bank-shot`.
    fn keys(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Sign::Throw(throw) | Sign::Handicap(Handicap::Throw(throw)) => ("throws", "throw", throw_key(throw)),
            Sign::Ability(ability) => ("abilities", "ability", ability_key(ability)),
            Sign::Effect(effect) => ("effects", "effect", effect_key(effect)),
            Sign::Handicap(handicap) => ("handicaps", "handicap", handicap_key(handicap)),
        }
    }

    /// The number in it, which cards show.
    pub fn number(self) -> Option<u8> {
        match self {
            Sign::Ability(Ability::ExtraDamage(n) | Ability::MassHealing(n) | Ability::SwornEnemy(_, n))
            | Sign::Effect(
                Effect::HealOne(n) | Effect::HealAll(n) | Effect::ExtraDamage(n) | Effect::ReducedDamage(n),
            )
            | Sign::Handicap(Handicap::HealsItself(n)) => Some(n),
            _ => None,
        }
    }

    /// What it is called.
    pub fn name(self, words: &Words) -> String {
        let (_, kind, key) = self.keys();
        words.get(&format!("{kind}-{key}"))
    }

    /// What it does; for a throw, what the thrower has to do.
    pub fn does(self, words: &Words) -> String {
        let (_, kind, key) = self.keys();
        let ending = if kind == "throw" { "how" } else { "does" };
        let mut values: Vec<(&str, Value)> = Vec::new();
        if let Some(number) = self.number() {
            values.push(("n", i64::from(number).into()));
        }
        if let Sign::Ability(Ability::SwornEnemy(family, _)) = self {
            values.push(("family", words.get(&format!("family-{}", family_key(family))).into()));
        }
        if let Sign::Handicap(Handicap::ForbidsDie(colour)) = self {
            values.push(("die", words.get(&format!("die-{}", colour_key(colour))).into()));
        }
        words.with(&format!("{kind}-{key}-{ending}"), &values)
    }

    /// What a finger has to do where dice are thrown on screen; for what is no throw, what it does anywhere.
    pub fn on_screen(self, words: &Words) -> String {
        match self.keys() {
            (_, "throw", key) => words.get(&format!("throw-{key}-glass")),
            _ => self.does(words),
        }
    }

    /// Its picture. A forbidden die is shown in its own colour and shape.
    pub fn picture(self) -> Drawing {
        if let Sign::Handicap(Handicap::ForbidsDie(colour)) = self {
            return forbidden(colour);
        }
        let (folder, _, key) = self.keys();
        art(&format!("{folder}/{}", key.replace('-', "_")))
    }
}

/// A die of that colour behind a red bar.
fn forbidden(colour: Colour) -> Drawing {
    let mut sign = Drawing::new(100.0, 100.0);
    sign.outlined(Path::circle(50.0, 50.0, 42.0), ink::PAPER, Stroke::new(ink::INK, 12.0));
    sign.fit(art(&format!("fighter/die_{}", colour_key(colour))), 16.0, 16.0, 68.0, 68.0);
    let bar = || Path::line(22.0, 22.0, 78.0, 78.0);
    sign.stroke(bar(), Stroke::new(ink::INK, 10.0));
    sign.stroke(Path::circle(50.0, 50.0, 42.0), Stroke::new(ink::RED, 6.0));
    sign.stroke(bar(), Stroke::new(ink::RED, 5.0));
    sign
}

/// The key of a colour in words and drawings.
pub fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
    }
}

/// The key of a family in words and drawings.
pub fn family_key(family: Family) -> &'static str {
    match family {
        Family::Beast => "beast",
        Family::Undead => "undead",
        Family::Brute => "brute",
        Family::Spook => "spook",
        Family::Ooze => "ooze",
    }
}

fn throw_key(throw: Throw) -> &'static str {
    match throw {
        Throw::BankShot => "bank-shot",
        Throw::Flick => "flick",
        Throw::Blow => "blow",
        Throw::UnderTheLeg => "under-the-leg",
        Throw::Blind => "blind",
        Throw::DoubleBounce => "double-bounce",
        Throw::Elbow => "elbow",
        Throw::Faith => "faith",
        Throw::WrongHand => "wrong-hand",
        Throw::NeighboursHand => "neighbours-hand",
        Throw::OverACard => "over-a-card",
        Throw::Catapult => "catapult",
        Throw::Header => "header",
        Throw::SpinningTop => "spinning-top",
        Throw::Nose => "nose",
        Throw::BackTurned => "back-turned",
        Throw::Smash => "smash",
        Throw::Seated => "seated",
        Throw::Jump => "jump",
        Throw::UnderTheTable => "under-the-table",
        Throw::Dance => "dance",
        Throw::FarAway => "far-away",
    }
}

fn ability_key(ability: Ability) -> &'static str {
    match ability {
        Ability::Flurry => "flurry",
        Ability::ExtraDamage(_) => "extra-damage",
        Ability::TargetedDamage => "targeted-damage",
        Ability::DivineIntervention => "divine-intervention",
        Ability::BlindFury => "blind-fury",
        Ability::MassHealing(_) => "mass-healing",
        Ability::LivingTarget => "living-target",
        Ability::Larceny => "larceny",
        Ability::Metamorphosis => "metamorphosis",
        Ability::SwornEnemy(..) => "sworn-enemy",
        Ability::Rethrow => "rethrow",
        Ability::NoDamage => "no-damage",
        Ability::Pickpocket => "pickpocket",
        Ability::Seduction => "seduction",
        Ability::Beer => "beer",
        Ability::Ballad => "ballad",
    }
}

fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::HealOne(_) => "heal-one",
        Effect::HealAll(_) => "heal-all",
        Effect::Rethrow => "rethrow",
        Effect::ExtraDamage(_) => "extra-damage",
        Effect::NoDamage => "no-damage",
        Effect::Riposte => "riposte",
        Effect::ReducedDamage(_) => "reduced-damage",
    }
}

fn handicap_key(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Throw(throw) => throw_key(throw),
        Handicap::DestroysEquipment => "destroys-equipment",
        Handicap::HealsItself(_) => "heals-itself",
        Handicap::SmallTarget => "small-target",
        Handicap::LosesGold => "loses-gold",
        Handicap::ForbidsDie(_) => "forbids-die",
        Handicap::EverybodyIsHit => "everybody-is-hit",
        Handicap::Horde => "horde",
    }
}
