//! Situations of Fighter in a few words: a party of plain heroes, the monsters they meet, what they carry, and where
//! they are. What is not named is plain.

use sablier_rules::Game;
use sablier_rules::fighter::*;

pub use Colour::{Blue, Green, Red};

/// A throw that misses the target.
pub const MISS: Spot = Spot::Off;

/// A game to be played.
pub struct Scene {
    parts: Parts,
    heroes: u8,
    monsters: Vec<MonsterId>,
    boss: bool,
    gear: Vec<(u8, EquipmentId)>,
    pile: Vec<EquipmentId>,
    difficulty: Difficulty,
}

/// That many heroes with room for three of everything. Their abilities only tell them apart.
pub fn party(heroes: u8) -> Scene {
    let mut parts = Parts::from(Deck::standard());
    for (seat, hero) in (0..).zip(&mut parts.heroes) {
        hero.limits = Limits { weapons: 3, armours: 3, items: 3 };
        (hero.red, hero.green, hero.blue) =
            (Ability::ExtraDamage(10 * seat + 1), Ability::NoDamage, Ability::Pickpocket);
    }
    parts.faces.iter_mut().flat_map(|face| &mut face.rooms).for_each(|room| room.kind = RoomKind::Plain);
    let (monsters, gear, pile) = (Vec::new(), Vec::new(), Vec::new());
    Scene { parts, heroes, monsters, boss: false, gear, pile, difficulty: Difficulty::Easy }
}

impl Scene {
    /// Gives a hero an ability.
    pub fn can(mut self, seat: u8, colour: Colour, ability: Ability) -> Scene {
        let hero = &mut self.parts.heroes[usize::from(seat)];
        match colour {
            Red => hero.red = ability,
            Green => hero.green = ability,
            Blue => hero.blue = ability,
        }
        self
    }

    /// Changes how much a hero can carry.
    pub fn limits(mut self, seat: u8, weapons: u8, armours: u8, items: u8) -> Scene {
        self.parts.heroes[usize::from(seat)].limits = Limits { weapons, armours, items };
        self
    }

    /// The next monster that comes: health, damage, gold and handicaps.
    pub fn meets(mut self, health: u8, damage: u8, gold: u8, handicaps: &[Handicap]) -> Scene {
        let index = self.monsters.len();
        let monster = &mut self.parts.monsters[index];
        (monster.health, monster.damage, monster.gold, monster.level) = (health, damage, gold, 1);
        (monster.handicaps, monster.family) = (handicaps.to_vec(), Family::Beast);
        self.monsters.push(MonsterId(index as u8));
        self
    }

    /// The boss at the end: health, damage and handicaps.
    pub fn boss(mut self, health: u8, damage: u8, handicaps: &[Handicap]) -> Scene {
        let boss = &mut self.parts.bosses[0];
        (boss.health, boss.damage, boss.handicaps) = (health, damage, handicaps.to_vec());
        self.boss = true;
        self
    }

    /// A card of that kind in the hands of a hero. Cards are numbered in the order of these calls.
    pub fn carries(mut self, seat: u8, kind: Kind) -> Scene {
        let card = self.print(kind);
        self.gear.push((seat, card));
        self
    }

    /// The same for an armour that is used up.
    pub fn carries_once(mut self, seat: u8, effect: Effect) -> Scene {
        let card = self.print(Kind::Armour(effect));
        self.parts.equipment[usize::from(card.0)].once = true;
        self.gear.push((seat, card));
        self
    }

    /// A card of that kind and cost on the pile, under those named before.
    pub fn pile(mut self, kind: Kind, cost: u8) -> Scene {
        let card = self.print(kind);
        self.parts.equipment[usize::from(card.0)].cost = cost;
        self.pile.push(card);
        self
    }

    /// Prints a card over the next one of the deck.
    fn print(&mut self, kind: Kind) -> EquipmentId {
        let card = self.gear.len() + self.pile.len();
        let spare = &mut self.parts.equipment[card];
        (spare.kind, spare.once, spare.cost) = (kind, false, 3);
        EquipmentId(card as u8)
    }

    /// What is special about the first room.
    pub fn room(mut self, kind: RoomKind) -> Scene {
        let entry = self.parts.faces[0].entry();
        self.parts.faces[0].rooms[usize::from(entry)].kind = kind;
        self
    }

    pub fn difficulty(mut self, difficulty: Difficulty) -> Scene {
        self.difficulty = difficulty;
        self
    }

    pub fn setup(mut self) -> Setup {
        self.keep_every_throw();
        let deck = Deck::try_from(self.parts).unwrap();
        let start = |board| deck.faces(FaceKind::Start).find(|id| deck.face(*id).unwrap().board == board).unwrap();
        let boards = [start(1), start(2), deck.faces(FaceKind::End).next().unwrap()];
        let boss = self.boss.then_some(BossId(0));
        let stacked = Stacked { boss, monsters: self.monsters, equipment: self.pile, gear: self.gear };
        let heroes = (0..self.heroes).map(HeroId).collect();
        Setup { deck, heroes, difficulty: self.difficulty, leader: 0, boards: Some(boards), stacked }
    }

    /// The same, with boards that are drawn.
    pub fn free_boards(self) -> Setup {
        Setup { boards: None, ..self.setup() }
    }

    /// A deck has a weapon for every throw; the last cards make up for those that were printed over.
    fn keep_every_throw(&mut self) {
        let there: Vec<Throw> = self.parts.equipment.iter().filter_map(|piece| Some(piece.weapon()?.0)).collect();
        let missing = Throw::ALL.into_iter().filter(|throw| !there.contains(throw));
        for (piece, throw) in self.parts.equipment.iter_mut().rev().zip(missing) {
            (piece.kind, piece.once) = (Kind::Weapon(throw, 1), false);
        }
    }

    /// The game before the dungeon.
    pub fn outside(self) -> Fighter {
        Fighter::new(&self.setup(), 1).unwrap()
    }

    /// The game when the first monster was met.
    pub fn fight(self) -> Fighter {
        let mut game = self.outside();
        walk(&mut game);
        game
    }

    /// The game when the boss was met, after a fatal blow in every room and with nine white dice.
    pub fn at_boss(self) -> Fighter {
        let mut game = self.outside();
        while game.place() != Place::Boss {
            walk(&mut game);
            if game.place() != Place::Boss {
                kill(&mut game);
                go(&mut game, Action::PassDice);
            }
        }
        game
    }
}

/// Does something that is allowed.
pub fn go(game: &mut Fighter, action: Action) -> Vec<Event> {
    game.apply(&action).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"))
}

/// Tests whether something is allowed.
pub fn can(game: &Fighter, action: Action) -> bool {
    game.check(&action).is_ok()
}

/// Goes on by the first corridor.
pub fn walk(game: &mut Fighter) -> Vec<Event> {
    let to = game.ways()[0];
    go(game, Action::Walk { to })
}

/// Takes a die and weapons.
pub fn aim(game: &mut Fighter, die: Die, weapons: &[u8]) {
    go(game, Action::Aim { die, weapons: weapons.iter().copied().map(EquipmentId).collect() });
}

/// The die comes to rest.
pub fn land(game: &mut Fighter, spot: Spot, symbol: bool) -> Vec<Event> {
    go(game, Action::Land(Landing { spot, symbol }))
}

/// Throws a hero die without weapons; it shows no symbol.
pub fn throw(game: &mut Fighter, colour: Colour, spot: Spot) -> Vec<Event> {
    aim(game, Die::Hero(colour), &[]);
    land(game, spot, false)
}

/// Throws a hero die without weapons; it shows the symbol.
pub fn trigger(game: &mut Fighter, colour: Colour, spot: Spot) -> Vec<Event> {
    aim(game, Die::Hero(colour), &[]);
    land(game, spot, true)
}

/// Throws a white die without weapons.
pub fn white(game: &mut Fighter, spot: Spot, symbol: bool) -> Vec<Event> {
    aim(game, Die::White, &[]);
    land(game, spot, symbol)
}

/// Spends the three hero dice on hits of 1.
pub fn spend_dice(game: &mut Fighter) {
    for colour in Colour::ALL {
        throw(game, colour, Spot::Ring(1));
    }
}

/// Beats the foe by a fatal blow, whatever it is.
pub fn kill(game: &mut Fighter) -> Vec<Event> {
    let die = game.hero_dice().first().map_or(Die::White, |colour| Die::Hero(*colour));
    aim(game, die, &[]);
    let mut events = land(game, Spot::Centre, true);
    while matches!(game.phase(), Phase::Landed | Phase::Bless) {
        let colour = game.colours()[0];
        let choose = Action::Colour { colour };
        events.extend(go(game, if can(game, choose.clone()) { choose } else { Action::Done }));
    }
    events
}

pub fn use_card(game: &mut Fighter, card: u8) -> Vec<Event> {
    go(game, Action::Use { card: EquipmentId(card), on: None })
}

/// The health of the foe.
pub fn foe(game: &Fighter) -> u8 {
    game.fight().unwrap().health
}

/// The health of every hero.
pub fn health(game: &Fighter) -> Vec<u8> {
    game.members().iter().map(|member| member.health).collect()
}

/// How the damage of the last throw was written.
pub fn written(events: &[Event]) -> String {
    let mut sums = events.iter().rev().filter_map(|event| match event {
        Event::Struck { sum, .. } => Some(sum.to_string()),
        _ => None,
    });
    sums.next().unwrap_or_default()
}
