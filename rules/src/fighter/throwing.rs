//! The throw, behind one interface: conditions go in, a landing comes out. Real dice on a table, a die on a phone and a
//! simulated thrower are all the same to the game.

use super::cards::{Colour, EquipmentId, MonsterId, Throw};
use serde::{Deserialize, Serialize};

/// A die of the party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Die {
    /// The hero die of that colour.
    Hero(Colour),
    /// A white die, whose colour is chosen after its throw.
    White,
}

/// How a die must be thrown: all of these ways at once, each listed once. None: as the thrower likes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conditions {
    /// The special throws of the monster, the room and the weapons, in the order of [`Throw::ALL`].
    pub throws: Vec<Throw>,
}

impl Conditions {
    /// Puts throws together. Rulebook: identical conditions are neither doubled nor combined.
    pub fn of(throws: impl IntoIterator<Item = Throw>) -> Conditions {
        let mut throws: Vec<Throw> = throws.into_iter().collect();
        throws.sort();
        throws.dedup();
        Conditions { throws }
    }
}

/// Where a die came to rest, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// Where it lies.
    pub spot: Spot,
    /// Whether it shows the hero symbol.
    pub symbol: bool,
}

/// Where a die came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// On the section of that value, 1 to 5.
    Ring(u8),
    /// In the centre.
    Centre,
    /// In a hole of the target.
    Hole,
    /// On an edge of the target, or leaning on something.
    Edge,
    /// Beside the target, on it without a bounce before, or off the table.
    Off,
}

/// What the centre of the target counts.
pub const CENTRE: u8 = 10;
/// The highest ring.
pub const RINGS: u8 = 5;

impl Spot {
    /// Every place where a die can come to rest.
    pub const ALL: [Spot; 9] = [
        Spot::Ring(1),
        Spot::Ring(2),
        Spot::Ring(3),
        Spot::Ring(4),
        Spot::Ring(5),
        Spot::Centre,
        Spot::Hole,
        Spot::Edge,
        Spot::Off,
    ];

    /// The value printed there; `None` where a throw is a miss.
    pub fn value(self) -> Option<u8> {
        match self {
            Spot::Ring(value) => Some(value),
            Spot::Centre => Some(CENTRE),
            Spot::Hole | Spot::Edge | Spot::Off => None,
        }
    }
}

/// The damage of a throw as the book writes it: `3 × 2 + 3`. Multiply, then add.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sum {
    /// What the section counts; 0 for a miss.
    pub value: u8,
    /// By what it is multiplied, 1 or 2.
    pub times: u8,
    /// What is added, in the order in which it is told.
    pub parts: Vec<Part>,
}

/// A number that is added to the damage of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Part {
    /// Where it comes from.
    pub source: Source,
    /// How much it is.
    pub points: u8,
}

/// Where a part of the damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A weapon that was thrown with, an armour that was worn, or an item that was used.
    Equipment(EquipmentId),
    /// The ability of the die's colour.
    Ability(Colour),
    /// The Target token.
    Target,
    /// A charmed monster that was spent.
    Charmed(MonsterId),
    /// A blow that the hero in that seat gave back.
    Riposte(u8),
}

impl Sum {
    /// The damage it comes to.
    pub fn total(&self) -> u8 {
        let added = self.parts.iter().map(|part| u16::from(part.points)).sum::<u16>();
        u8::try_from(u16::from(self.value) * u16::from(self.times) + added).unwrap_or(u8::MAX)
    }
}

/// `3 × 2 + 3`: numbers and signs only, so that it is the same in every language. A part of nothing is left out.
impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let value = (self.value > 0).then(|| match self.times {
            1 => self.value.to_string(),
            times => format!("{} × {times}", self.value),
        });
        let parts = self.parts.iter().map(|part| part.points.to_string());
        let terms: Vec<String> = value.into_iter().chain(parts).collect();
        f.write_str(if terms.is_empty() { "0" } else { "" })?;
        f.write_str(&terms.join(" + "))
    }
}
