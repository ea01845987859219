//! What can be asked of what everybody sees of a Fighter game.

use super::powers::{Power, TARGET, TOAD, What};
use super::setup::{DEPTH, Difficulty, GOLD, SCARS, WHITE_DICE};
use super::state::{Attack, End, Fight, Foe, Member, Phase, Place, Public, Rest};
use super::throwing::Conditions;
use super::{
    Ability, Colour, Deck, Equipment, EquipmentId, Face, FaceId, Handicap, Hero, Kind, MonsterId, Room, RoomKind,
};

impl Public {
    /// What the game is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How hard the monsters are.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The three faces of the dungeon, in the order in which they are crossed.
    pub fn boards(&self) -> [FaceId; DEPTH] {
        self.boards
    }

    /// The face of a level, from 0 to 2; the last one for levels beyond.
    pub fn face(&self, level: u8) -> &Face {
        let id = self.boards[usize::from(level).min(DEPTH - 1)];
        self.deck.face(id).expect("the boards of a game are faces of its deck")
    }

    /// Where the party is.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Everywhere the party has been, in order.
    pub fn walked(&self) -> &[Place] {
        &self.walked
    }

    /// The room the party is in; `None` before the dungeon and before the boss.
    pub fn room(&self) -> Option<&Room> {
        match self.place {
            Place::Room { level, room } => self.face(level).room(room),
            Place::Outside | Place::Boss => None,
        }
    }

    /// Tests whether the party is in a room of that kind.
    pub fn is_in(&self, kind: RoomKind) -> bool {
        self.room().is_some_and(|room| room.kind == kind)
    }

    /// Where corridors lead from here.
    pub fn ways(&self) -> Vec<Place> {
        self.ways_from(self.place)
    }

    /// Where corridors lead from a place. Rulebook: A) Movement.
    pub fn ways_from(&self, place: Place) -> Vec<Place> {
        let entry = |level: u8| match self.boards.get(usize::from(level)) {
            Some(_) => Place::Room { level, room: self.face(level).entry() },
            None => Place::Boss,
        };
        match place {
            Place::Outside => vec![entry(0)],
            Place::Boss => Vec::new(),
            Place::Room { level, room } => match self.face(level).ways(room) {
                ways if ways.is_empty() => vec![entry(level + 1)],
                ways => ways.into_iter().map(|room| Place::Room { level, room }).collect(),
            },
        }
    }

    /// The heroes in the order of their seats, those who left the game among them.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// The hero in a seat, or in the last one if there is no such seat.
    pub fn member(&self, seat: u8) -> &Member {
        &self.members[usize::from(seat).min(self.members.len() - 1)]
    }

    /// The sheet of the hero in a seat.
    pub fn hero(&self, seat: u8) -> &Hero {
        self.deck.hero(self.member(seat).hero).expect("the heroes of a game are heroes of its deck")
    }

    /// The ability of that colour of the hero in a seat; `None` if a scar covers it.
    pub fn ability(&self, seat: u8, colour: Colour) -> Option<Ability> {
        (!self.member(seat).scars.contains(&colour)).then(|| self.hero(seat).ability(colour))
    }

    /// All seats, from 0.
    pub fn seats(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.members.len() as u8
    }

    /// The seats of the heroes who can act.
    pub fn awake(&self) -> impl Iterator<Item = u8> + '_ {
        self.seats().filter(|seat| self.member(*seat).is_awake())
    }

    /// The seats of the heroes who are in the game.
    pub fn in_play(&self) -> impl Iterator<Item = u8> + '_ {
        self.seats().filter(|seat| !self.member(*seat).is_angel)
    }

    /// The leader's seat.
    pub fn leader(&self) -> u8 {
        self.leader
    }

    /// Tests whether the leader token shows Defeated.
    pub fn is_defeated(&self) -> bool {
        self.is_defeated
    }

    /// The seat of the hero who is on; the thrower while a die is thrown.
    pub fn player(&self) -> u8 {
        self.player
    }

    /// The seat of the hero who got the dice at the beginning of this turn.
    pub fn first(&self) -> u8 {
        self.first
    }

    /// Gold in the treasury.
    pub fn gold(&self) -> u8 {
        self.gold
    }

    /// Gold that nobody has.
    pub fn gold_supply(&self) -> u8 {
        GOLD.saturating_sub(self.gold).saturating_sub(self.fight.as_ref().map_or(0, |fight| fight.gold))
    }

    /// White dice in the treasury.
    pub fn white_dice(&self) -> u8 {
        self.white
    }

    /// White dice thrown in this fight.
    pub fn thrown_white_dice(&self) -> u8 {
        self.thrown_white
    }

    /// White dice that nobody has.
    pub fn dice_supply(&self) -> u8 {
        WHITE_DICE.saturating_sub(self.white).saturating_sub(self.thrown_white)
    }

    /// Scars that nobody has.
    pub fn scar_supply(&self) -> u8 {
        SCARS.saturating_sub(self.members.iter().map(|member| member.scars.len() as u8).sum())
    }

    /// The hero dice that can be taken now.
    pub fn hero_dice(&self) -> Vec<Colour> {
        let is_free = |colour: &Colour| !self.spent.contains(colour) && !self.forbids(*colour);
        Colour::ALL.into_iter().filter(is_free).collect()
    }

    /// The hero dice that were thrown since they last came back.
    pub fn spent_dice(&self) -> &[Colour] {
        &self.spent
    }

    /// Monsters that were beaten and discarded.
    pub fn beaten(&self) -> &[MonsterId] {
        &self.beaten
    }

    /// Charmed monsters that left for good.
    pub fn gone(&self) -> &[MonsterId] {
        &self.gone
    }

    /// Discarded equipment.
    pub fn discards(&self) -> &[EquipmentId] {
        &self.discards
    }

    /// Cards to be drawn for Larceny at the end of the turn.
    pub fn loot(&self) -> u8 {
        self.loot
    }

    /// The fight that is on.
    pub fn fight(&self) -> Option<&Fight> {
        self.fight.as_ref()
    }

    /// The throw that is on.
    pub fn attack(&self) -> Option<&Attack> {
        self.attack.as_ref()
    }

    /// What is left to do at the end of the turn.
    pub fn rest(&self) -> Option<&Rest> {
        self.rest.as_ref()
    }

    /// What is to be done.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, or `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// A card, as printed; an id the deck does not have stands for its first card.
    pub fn card(&self, card: EquipmentId) -> &Equipment {
        self.deck.equipment(card).unwrap_or(&self.deck.parts().equipment[0])
    }

    /// The seat of the hero who carries a card.
    pub fn holder(&self, card: EquipmentId) -> Option<u8> {
        self.seats().find(|seat| self.member(*seat).gear.contains(&card))
    }

    /// Tests whether a hero in play can carry one more card of that kind.
    pub fn has_room(&self, seat: u8, card: EquipmentId) -> bool {
        let (limits, kind) = (self.hero(seat).limits, self.card(card).kind);
        let limit = match kind {
            Kind::Weapon(..) => limits.weapons,
            Kind::Armour(_) => limits.armours,
            Kind::Item(_) => limits.items,
        };
        let is_alike = |held: &&EquipmentId| self.card(**held).kind.is_like(kind);
        let carried = self.member(seat).gear.iter().filter(is_alike).count();
        !self.member(seat).is_angel && carried < usize::from(limit)
    }

    /// The most health a foe can have.
    pub fn most_health(&self, foe: Foe) -> u8 {
        match foe {
            Foe::Monster(id) => self.deck.monster(id).map_or(0, |monster| monster.health),
            Foe::Boss(id) => self.deck.boss(id).map_or(0, |boss| boss.health),
        }
    }

    /// The damage printed on a foe's card.
    pub fn printed_damage(&self, foe: Foe) -> u8 {
        match foe {
            Foe::Monster(id) => self.deck.monster(id).map_or(0, |monster| monster.damage),
            Foe::Boss(id) => self.deck.boss(id).map_or(0, |boss| boss.damage),
        }
    }

    /// The damage of the foe's blows after a miss; a toad's are weaker. 0 without a fight.
    pub fn damage(&self) -> u8 {
        let Some(fight) = &self.fight else { return 0 };
        self.printed_damage(fight.foe).saturating_sub(if fight.has_toad { TOAD } else { 0 })
    }

    /// What the Target token adds to a hit now.
    pub(super) fn target_bonus(&self) -> Option<u8> {
        self.fight.as_ref().is_some_and(|fight| fight.has_target).then_some(TARGET)
    }

    /// The handicaps of the foe that still count; none under the Ballad, none without a fight.
    pub fn handicaps(&self) -> &[Handicap] {
        match &self.fight {
            Some(fight) if !fight.has_ballad => match fight.foe {
                Foe::Monster(id) => self.deck.monster(id).map_or(&[], |monster| &monster.handicaps),
                Foe::Boss(id) => self.deck.boss(id).map_or(&[], |boss| &boss.handicaps),
            },
            _ => &[],
        }
    }

    /// The powers of the foe's handicaps.
    pub(super) fn foe_powers(&self) -> impl Iterator<Item = Power> + '_ {
        self.handicaps().iter().map(|handicap| handicap.power())
    }

    fn forbids(&self, colour: Colour) -> bool {
        self.foe_powers().any(|power| power.what == What::Forbid(colour))
    }

    /// The colours that a white die can stand for: not a forbidden one, and none whose ability a scar covers.
    pub fn colours(&self) -> Vec<Colour> {
        let is_open = |colour: &Colour| !self.forbids(*colour) && self.ability(self.player, *colour).is_some();
        Colour::ALL.into_iter().filter(is_open).collect()
    }

    /// How the die in hand must be thrown; before it is taken, what monster and room ask for.
    pub fn conditions(&self) -> Conditions {
        self.conditions_with(self.attack.as_ref().map_or(&[], |attack| &attack.weapons))
    }

    /// How a die must be thrown together with these weapons.
    pub fn conditions_with(&self, weapons: &[EquipmentId]) -> Conditions {
        let of_foe = self.foe_powers().filter_map(|power| match power.what {
            What::Throw(throw) => Some(throw),
            _ => None,
        });
        let of_room = self.room().and_then(|room| match room.kind {
            RoomKind::Perilous(throw) => Some(throw),
            _ => None,
        });
        let of_weapons = weapons.iter().filter_map(|card| Some(self.card(*card).weapon()?.0));
        Conditions::of(of_foe.chain(of_room).chain(of_weapons))
    }

    /// The weapons that the hero in a seat carries, in the order they came.
    pub fn weapons(&self, seat: u8) -> Vec<EquipmentId> {
        let is_weapon = |card: &&EquipmentId| self.card(**card).weapon().is_some();
        self.member(seat).gear.iter().filter(is_weapon).copied().collect()
    }
}
