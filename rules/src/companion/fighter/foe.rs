//! Whom the party fights: a card of the standard deck, or any monster by its numbers; and its health board.

use super::Refusal;
use crate::fighter::{BossId, Deck, Handicap, MonsterId, Throw};
use serde::{Deserialize, Serialize};

/// The highest number of the health board.
pub const MOST_HEALTH: u8 = 60;
/// The most damage a monster does.
const MOST_DAMAGE: u8 = 9;

/// Who it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// A monster of the standard deck.
    Monster(MonsterId),
    /// A boss of the standard deck.
    Boss(BossId),
    /// Any other, by the numbers on its card.
    Any {
        /// Health.
        health: u8,
        /// Damage.
        damage: u8,
        /// Gold.
        gold: u8,
    },
}

impl Opponent {
    /// Health when it is met.
    pub fn health(self) -> Option<u8> {
        let deck = Deck::standard();
        match self {
            Opponent::Monster(monster) => deck.monster(monster).map(|monster| monster.health),
            Opponent::Boss(boss) => deck.boss(boss).map(|boss| boss.health),
            Opponent::Any { health, damage, gold } => {
                let is_one = (1..=MOST_HEALTH).contains(&health) && damage <= MOST_DAMAGE && gold <= MOST_DAMAGE;
                is_one.then_some(health)
            }
        }
    }

    /// Damage it does.
    pub fn damage(self) -> u8 {
        let deck = Deck::standard();
        match self {
            Opponent::Monster(monster) => deck.monster(monster).map_or(0, |monster| monster.damage),
            Opponent::Boss(boss) => deck.boss(boss).map_or(0, |boss| boss.damage),
            Opponent::Any { damage, .. } => damage,
        }
    }

    /// Gold that it guards.
    pub fn gold(self) -> u8 {
        match self {
            Opponent::Monster(monster) => Deck::standard().monster(monster).map_or(0, |monster| monster.gold),
            Opponent::Boss(_) => 0,
            Opponent::Any { gold, .. } => gold,
        }
    }

    /// The level of the tower it comes from, as far as one knows.
    pub fn level(self) -> Option<u8> {
        match self {
            Opponent::Monster(monster) => Deck::standard().monster(monster).map(|monster| monster.level),
            Opponent::Boss(_) | Opponent::Any { .. } => None,
        }
    }

    /// What makes it hard to fight, as far as one knows.
    pub fn handicaps(self) -> Vec<Handicap> {
        let deck = Deck::standard();
        match self {
            Opponent::Monster(monster) => deck.monster(monster).map(|monster| monster.handicaps.clone()),
            Opponent::Boss(boss) => deck.boss(boss).map(|boss| boss.handicaps.clone()),
            Opponent::Any { .. } => None,
        }
        .unwrap_or_default()
    }

    /// Tests whether it is a boss, as far as one knows.
    pub fn is_boss(self) -> bool {
        matches!(self, Opponent::Boss(_))
    }
}

/// A fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// Who it is.
    pub opponent: Opponent,
    /// Health it has left.
    pub health: u8,
}

impl Foe {
    pub(super) fn new(opponent: Opponent) -> Result<Foe, Refusal> {
        Ok(Foe { opponent, health: opponent.health().ok_or(Refusal::NoSuchCard)? })
    }

    /// The special throws on its card.
    pub fn throws(&self) -> Vec<Throw> {
        let throw = |handicap: Handicap| match handicap {
            Handicap::Throw(throw) => Some(throw),
            _ => None,
        };
        self.opponent.handicaps().into_iter().filter_map(throw).collect()
    }

    pub(super) fn hit(&mut self, points: u8) -> Result<(), Refusal> {
        if self.health == 0 {
            return Err(Refusal::NoFight);
        }
        self.health = self.health.saturating_sub(points);
        Ok(())
    }

    pub(super) fn mend(&mut self) -> Result<(), Refusal> {
        if Some(self.health) >= self.opponent.health() {
            return Err(Refusal::Healthy);
        }
        self.health += 1;
        Ok(())
    }

    pub(super) fn is_sound(&self) -> bool {
        self.opponent.health().is_some_and(|health| self.health <= health)
    }
}
