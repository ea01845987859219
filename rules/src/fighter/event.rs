//! The facts of a Fighter game.

use super::{BossId, Colour, Die, Draw, EquipmentId, Foe, Landing, Loss, MonsterId, Phase, Place, Sum, Token};
use serde::{Deserialize, Serialize};

/// A fact. Seats are counted from 0 in the order of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are what the sentences speak of")]
pub enum Event {
    /// The game went on with that phase.
    PhaseBegan { phase: Phase },
    /// The party went there.
    Walked { to: Place },
    /// Every pile was empty, and the discarded monsters of the last level were shuffled into it, the top one first.
    TowerRefilled { monsters: Vec<MonsterId> },
    /// A monster was turned over, with gold from the supply on it. A fight began, and the three hero dice are back.
    MonsterMet { monster: MonsterId, gold: u8 },
    /// The boss was turned over. The last fight began.
    BossMet { boss: BossId },
    /// The hero in that seat is on.
    PlayerOn { seat: u8 },
    /// The hero who is on took a die and these weapons.
    Aimed { die: Die, weapons: Vec<EquipmentId> },
    /// The die came to rest.
    Landed { landing: Landing },
    /// A white die stands for that colour.
    ColourChosen { colour: Colour },
    /// The throw was forgotten; the die is thrown again.
    Rethrown,
    /// The die is thrown a second time.
    ThrownAgain,
    /// The hero who is on took these weapons for a die that is thrown once more.
    Armed { weapons: Vec<EquipmentId> },
    /// The ability of that colour was triggered.
    Triggered { seat: u8, colour: Colour },
    /// The section counts double.
    Doubled,
    /// A token was placed by the hero in that seat; the Beer stands on the hero in that seat.
    TokenPlaced { token: Token, seat: u8 },
    /// A card was used up by the hero in that seat.
    CardUsed { seat: u8, card: EquipmentId },
    /// A charmed monster of the thrower left for good.
    CharmedSpent { monster: MonsterId },
    /// The monster took damage and has that much health left.
    Struck { sum: Sum, left: u8 },
    /// Centre and symbol: the monster is beaten, whatever its health.
    FatalBlow,
    /// The throw was a miss.
    Missed,
    /// A hero lost health and has that much left.
    Hurt { seat: u8, points: u8, left: u8 },
    /// A hero fainted.
    Fainted { seat: u8 },
    /// A hero got health and has that much now.
    Healed { seat: u8, points: u8, health: u8 },
    /// That many points of damage can be shared out as health.
    Blessed { points: u8 },
    /// The monster got health back and has that much now.
    Recovered { points: u8, health: u8 },
    /// A card was lost by the hero in that seat, or by nobody if it was just drawn.
    Discarded { seat: Option<u8>, card: EquipmentId },
    /// Gold went from the supply to the treasury.
    GoldGained { gold: u8 },
    /// Gold went from the treasury to the supply.
    GoldPaid { gold: u8 },
    /// White dice went from the supply to the treasury.
    DiceGained { dice: u8 },
    /// Option B: the hero dice are back, and the leader token shows Defeated.
    DiceFreed,
    /// A fight was given up: the monster went under its pile, its gold back to the supply.
    GivenUp { monster: MonsterId },
    /// The foe was beaten. Its gold is in the treasury, thrown white dice are back in the supply, tokens are gone.
    Beaten { foe: Foe, gold: u8 },
    /// A beaten monster follows the hero in that seat.
    Charmed { seat: u8, monster: MonsterId },
    /// The leader token shows Undefeated again.
    LeaderRose,
    /// A hero would have got the third scar and left the game.
    Ascended { seat: u8 },
    /// The leader left the game; the hero in that seat leads.
    LeaderChanged { seat: u8 },
    /// A hero woke up with a scar on an ability.
    Revived { seat: u8, scar: Colour, health: u8 },
    /// A card is to be drawn at the end of the turn.
    LootWon,
    /// The discarded equipment was shuffled into the pile, the top card first.
    EquipmentRefilled { cards: Vec<EquipmentId> },
    /// A card was drawn, unless there is none left.
    Found { draw: Draw, card: Option<EquipmentId> },
    /// The shop's cards were laid out.
    ShopOpened { cards: Vec<EquipmentId> },
    /// A card of the shop went to a hero.
    Bought { card: EquipmentId, to: u8 },
    /// A drawn card went to a hero.
    Handed { card: EquipmentId, to: u8 },
    /// A card went from a hero to another one.
    Given { card: EquipmentId, from: u8, to: u8 },
    /// What nobody bought was discarded.
    ShopClosed { cards: Vec<EquipmentId> },
    /// The dice went to the hero in that seat, who begins the next turn.
    DicePassed { seat: u8 },
    /// The boss is beaten.
    Won,
    /// The game is lost.
    Lost { loss: Loss },
}
