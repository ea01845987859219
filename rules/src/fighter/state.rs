//! The state of a Fighter game: the party, the fight, the throw, and what is left to do at the end of a turn.
//! What can be asked of it is in `queries`; how it changes is in `turn`, `fight`, `rest` and `fold`.

use super::setup::{DEPTH, Difficulty, HEALTH};
use super::throwing::{Die, Landing, Part};
use super::{BossId, Colour, Deck, EquipmentId, FaceId, HeroId, LEVELS, MonsterId};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Health a scar takes off the most a hero can have.
pub const SCAR: u8 = 3;
/// Scars a hero can bear; one more and the hero leaves the game.
pub const BEARABLE: usize = 2;

/// What the players have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Choose the next room.
    Walk,
    /// The hero who is on chooses a die and weapons, or between options A and B.
    Aim,
    /// The hero who throws a die once more chooses the weapons anew.
    Arm,
    /// The die is thrown; its landing is to be told.
    Throw,
    /// The die has landed; what can be done about it is decided.
    Landed,
    /// The thrower chooses a piece of equipment to lose.
    Sacrifice,
    /// The thrower shares the damage out as health.
    Bless,
    /// The thrower may throw a second time.
    Again,
    /// The room is conquered: the steps at the end of a turn.
    Rest,
    /// Nothing is left to do.
    Over,
}

/// Where the party is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Before the dungeon.
    Outside,
    /// In a room.
    Room {
        /// The board, from 0 to 2.
        level: u8,
        /// The room's index on its face.
        room: u8,
    },
    /// Before the boss.
    Boss,
}

/// Whom the party fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foe {
    /// A monster of the tower.
    Monster(MonsterId),
    /// The boss.
    Boss(BossId),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// The boss was beaten.
    Won,
    /// The game was lost.
    Lost(Loss),
}

/// Why a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Loss {
    /// No hero of the party is awake.
    AllFainted {
        /// Who did it.
        foe: Foe,
    },
    /// The boss stands, and there is no die left to throw.
    NoDice {
        /// The boss.
        boss: BossId,
        /// Health the boss has left.
        health: u8,
    },
}

/// A hero in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Which hero.
    pub hero: HeroId,
    /// Health now; a hero with none has fainted.
    pub health: u8,
    /// The abilities that scars cover.
    pub scars: Vec<Colour>,
    /// The equipment carried, in the order it came.
    pub gear: Vec<EquipmentId>,
    /// Charmed monsters that follow.
    pub charmed: Vec<MonsterId>,
    /// Whether the hero has left the game.
    pub is_angel: bool,
}

impl Member {
    pub(super) fn new(hero: HeroId) -> Member {
        Member { hero, health: HEALTH, scars: vec![], gear: vec![], charmed: vec![], is_angel: false }
    }

    /// Tests whether the hero can act.
    pub fn is_awake(&self) -> bool {
        self.health > 0 && !self.is_angel
    }

    /// Tests whether the hero has fainted and can be woken.
    pub fn has_fainted(&self) -> bool {
        self.health == 0 && !self.is_angel
    }

    /// The most health the hero can have.
    pub fn most_health(&self) -> u8 {
        HEALTH.saturating_sub(SCAR * self.scars.len() as u8)
    }

    /// How much health the hero can get back.
    pub fn missing_health(&self) -> u8 {
        self.most_health().saturating_sub(self.health)
    }

    /// The health with which the hero would wake up, with one more scar.
    pub fn health_on_waking(&self) -> u8 {
        self.most_health().saturating_sub(SCAR)
    }

    /// Tests whether the hero is awake and has less health than possible.
    pub fn is_wounded(&self) -> bool {
        self.is_awake() && self.health < self.most_health()
    }
}

/// A fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Whom the party fights.
    pub foe: Foe,
    /// Health it has left.
    pub health: u8,
    /// Gold on its card.
    pub gold: u8,
    /// Whether the Target token is on it.
    pub has_target: bool,
    /// Whether the Toad token is on it.
    pub has_toad: bool,
    /// The seat of the hero who charmed it.
    pub charmed_by: Option<u8>,
    /// The seat of the hero who has the Beer token.
    pub beer: Option<u8>,
    /// Whether the Ballad token is on it.
    pub has_ballad: bool,
}

/// A throw, from the choice of the die to its last consequence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The die.
    pub die: Die,
    /// The weapons.
    pub weapons: Vec<EquipmentId>,
    /// Whether this is the second throw of a Flurry.
    pub is_second: bool,
    /// Where the die came to rest, once it did.
    pub landing: Option<Landing>,
    /// The colour of the die; `None` for a white die whose colour is not chosen.
    pub colour: Option<Colour>,
    /// Whether the choice that the ability offers was taken.
    pub ability_used: bool,
    /// What cards and charmed monsters add.
    pub extras: Vec<Part>,
    /// Cards used up against the blow of this throw, each with the seat of who used it.
    pub guards: Vec<(u8, EquipmentId)>,
    /// Damage still to be shared out as health.
    pub blessing: u8,
}

impl Attack {
    pub(super) fn new(die: Die, weapons: Vec<EquipmentId>) -> Attack {
        let colour = match die {
            Die::Hero(colour) => Some(colour),
            Die::White => None,
        };
        let (extras, guards) = (Vec::new(), Vec::new());
        let (is_second, ability_used) = (false, false);
        Attack { die, weapons, is_second, landing: None, colour, ability_used, extras, guards, blessing: 0 }
    }

    /// Tests whether something was done with the landing that cannot be forgotten.
    pub(super) fn is_touched(&self) -> bool {
        self.ability_used || !self.extras.is_empty() || !self.guards.is_empty()
    }
}

/// What is left to do at the end of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rest {
    /// Whether a treasure room's equipment is to be drawn.
    pub has_treasure: bool,
    /// Cards drawn that nobody has yet.
    pub found: Vec<EquipmentId>,
    /// The shop's cards, once they are laid out.
    pub shop: Option<Vec<EquipmentId>>,
}

/// Why a piece of equipment is drawn at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Draw {
    /// It waits in a treasure room.
    Treasure,
    /// Larceny took it.
    Loot,
}

/// The part of a Fighter game that everybody sees: all but the order of the piles and the boss to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    pub(super) deck: Deck,
    pub(super) difficulty: Difficulty,
    pub(super) boards: [FaceId; DEPTH],
    pub(super) place: Place,
    pub(super) walked: Vec<Place>,
    pub(super) members: Vec<Member>,
    pub(super) leader: u8,
    pub(super) is_defeated: bool,
    pub(super) player: u8,
    pub(super) first: u8,
    pub(super) gold: u8,
    pub(super) white: u8,
    /// White dice thrown in this fight; they are back in the supply after it.
    pub(super) thrown_white: u8,
    /// Hero dice thrown since they last came back.
    pub(super) spent: Vec<Colour>,
    pub(super) beaten: Vec<MonsterId>,
    /// Charmed monsters that left for good.
    pub(super) gone: Vec<MonsterId>,
    pub(super) discards: Vec<EquipmentId>,
    /// Cards to be drawn for Larceny at the end of the turn.
    pub(super) loot: u8,
    pub(super) fight: Option<Fight>,
    pub(super) attack: Option<Attack>,
    pub(super) rest: Option<Rest>,
    pub(super) phase: Phase,
    pub(super) end: Option<End>,
}

/// A game of Fighter.
///
/// It knows what is hidden: the boss, the tower and the pile. What a player may know of it is a [`View`](super::View).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fighter {
    pub(super) public: Public,
    pub(super) boss: BossId,
    pub(super) tower: [Vec<MonsterId>; LEVELS as usize],
    pub(super) pile: Vec<EquipmentId>,
    /// Decides how discards are shuffled.
    pub(super) luck: u64,
    pub(super) shuffles: u32,
}

/// What everybody sees can be asked of the game itself.
impl Deref for Fighter {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl Fighter {
    /// Monsters waiting on a floor of the tower, 1 to 4, the top one first. Nobody may look.
    pub fn tower(&self, level: u8) -> &[MonsterId] {
        let floor = usize::from(level).checked_sub(1).and_then(|floor| self.tower.get(floor));
        floor.map_or(&[], Vec::as_slice)
    }

    /// The equipment pile, the top card first. Nobody may look.
    pub fn pile(&self) -> &[EquipmentId] {
        &self.pile
    }

    /// The boss at the end of the dungeon. Nobody may look before the party meets it.
    pub fn boss(&self) -> BossId {
        self.boss
    }
}
