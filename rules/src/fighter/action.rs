//! The decisions of Fighter players.

use super::{Colour, Die, EquipmentId, Landing, MonsterId, Place};
use serde::{Deserialize, Serialize};

/// A decision. Seats are counted from 0 in the order of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The party goes on to a room, or to the boss.
    Walk {
        /// Where to.
        to: Place,
    },
    /// The hero who is on takes a die and chooses the weapons to throw with. A white die is option A.
    Aim {
        /// The die.
        die: Die,
        /// Weapons that the hero carries, in the order in which they are carried.
        weapons: Vec<EquipmentId>,
    },
    /// Option B: every hero takes the monster's damage, and the three hero dice come back.
    Endure,
    /// The fight is given up: every hero loses a point of health, and another monster comes.
    GiveUp,
    /// The die came to rest.
    Land(Landing),
    /// What a white die that shows the hero symbol stands for.
    Colour {
        /// The colour.
        colour: Colour,
    },
    /// The die is thrown again, and this throw is forgotten.
    Rethrow {
        /// The card used for it; `None` uses the ability.
        with: Option<EquipmentId>,
    },
    /// The thrower chooses the weapons anew for a die that is thrown once more.
    Arm {
        /// Weapons that the hero carries, in the order in which they are carried.
        weapons: Vec<EquipmentId>,
    },
    /// The thrower gives a point of health for double damage.
    Double,
    /// The Beer token goes to a hero.
    PourBeer {
        /// The hero's seat.
        seat: u8,
    },
    /// The party pays a gold for the Ballad token.
    PlayBallad,
    /// The thrower spends a charmed monster to add its damage.
    SpendCharmed {
        /// The monster.
        monster: MonsterId,
    },
    /// A hero uses an armour or an item up.
    Use {
        /// The card.
        card: EquipmentId,
        /// The seat of the hero who is healed, for a card that heals one hero.
        on: Option<u8>,
    },
    /// The thrower gives up a piece of equipment to a monster that destroys one.
    Sacrifice {
        /// The card.
        card: EquipmentId,
    },
    /// Some of the damage done becomes a hero's health.
    Bless {
        /// The hero's seat.
        seat: u8,
        /// How much.
        points: u8,
    },
    /// The thrower throws the die a second time.
    ThrowAgain,
    /// Nothing more is done with this throw: what is left open takes its course.
    Done,
    /// A fainted hero wakes up with a scar.
    Revive {
        /// The hero's seat.
        seat: u8,
        /// The ability that the scar covers.
        scar: Colour,
    },
    /// The equipment of a treasure room is drawn.
    OpenTreasure,
    /// A piece of equipment is drawn for Larceny.
    DrawLoot,
    /// The shop's cards are laid out.
    EnterShop,
    /// A card of the shop is bought for a hero.
    Buy {
        /// The card.
        card: EquipmentId,
        /// The hero's seat.
        to: u8,
    },
    /// A white die is bought.
    BuyDie,
    /// A gold heals every hero by 1.
    BuyHealing,
    /// A card that was drawn goes to a hero. The leader decides.
    Hand {
        /// The card.
        card: EquipmentId,
        /// The hero's seat.
        to: u8,
    },
    /// A card that a hero carries goes to another one who has room for it.
    Give {
        /// The card.
        card: EquipmentId,
        /// The other hero's seat.
        to: u8,
    },
    /// Two heroes change cards of the same kind.
    Swap {
        /// A card of the one.
        card: EquipmentId,
        /// A card of the other.
        other: EquipmentId,
    },
    /// A card that was drawn or is carried is discarded.
    Discard {
        /// The card.
        card: EquipmentId,
    },
    /// The turn is over: the next hero gets the dice.
    PassDice,
}
