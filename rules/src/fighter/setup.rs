//! Setting a Fighter game up: the party, the dungeon, the tower and the boss.

use super::state::{Fighter, Member, Phase, Place, Public};
use super::{BossId, Deck, EquipmentId, FaceId, FaceKind, HeroId, LEVELS, MonsterId};
use crate::{decks::by_hash, rng::Rng};
use serde::{Deserialize, Serialize};

/// The most heroes.
pub const PARTY: usize = 6;
/// Boards in a dungeon.
pub const DEPTH: usize = 3;
/// Health of a hero without a scar.
pub const HEALTH: u8 = 9;
/// Gold in the game.
pub const GOLD: u8 = 30;
/// White dice in the game.
pub const WHITE_DICE: u8 = 9;
/// Scars in the game.
pub const SCARS: u8 = 14;
/// Gold in the treasury at the beginning.
pub const FIRST_GOLD: u8 = 2;
/// White dice in the treasury at the beginning.
pub const FIRST_DICE: u8 = 1;

/// How hard the monsters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub enum Difficulty {
    Easy,
    #[default]
    Normal,
    Infernal,
}

impl Difficulty {
    /// All three, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Infernal];

    /// Monsters of levels I to IV in the tower. Rulebook: Set-up, 5.
    pub fn tower(self) -> [usize; LEVELS as usize] {
        match self {
            Difficulty::Easy => [4, 4, 4, 2],
            Difficulty::Normal => [3, 3, 3, 5],
            Difficulty::Infernal => [2, 2, 2, 8],
        }
    }

    /// What a win is worth by itself.
    pub fn points(self) -> i16 {
        match self {
            Difficulty::Easy => 5,
            Difficulty::Normal => 10,
            Difficulty::Infernal => 15,
        }
    }
}

/// What is chosen before the party enters the dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What is played with; the deck in `assets` where a setup names none.
    #[serde(default = "Deck::standard", serialize_with = "by_hash")]
    pub deck: Deck,
    /// The heroes in the order of their seats, clockwise.
    #[serde(default = "first_three")]
    pub heroes: Vec<HeroId>,
    /// How hard the monsters are.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The seat of the leader, who gets the dice first.
    #[serde(default)]
    pub leader: u8,
    /// Two start faces and an end face of three boards. `None` draws them by the seed.
    #[serde(default)]
    pub boards: Option<[FaceId; DEPTH]>,
    /// What lies on top of the piles, for lessons and tests. The rest is shuffled by the seed.
    #[serde(default)]
    pub stacked: Stacked,
}

/// What is not left to chance.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stacked {
    /// The boss.
    pub boss: Option<BossId>,
    /// Monsters on top of their levels' piles, the first one on top.
    pub monsters: Vec<MonsterId>,
    /// Equipment on top of the pile, the first card on top.
    pub equipment: Vec<EquipmentId>,
    /// What heroes carry from the beginning, each card with the seat of its hero.
    pub gear: Vec<(u8, EquipmentId)>,
}

fn first_three() -> Vec<HeroId> {
    vec![HeroId(0), HeroId(1), HeroId(2)]
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            deck: Deck::standard(),
            heroes: first_three(),
            difficulty: Difficulty::default(),
            leader: 0,
            boards: None,
            stacked: Stacked::default(),
        }
    }
}

/// Every reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; "))]
pub struct Refusal {
    /// The reasons, in the order of the setup's fields.
    pub reasons: Vec<Reason>,
}

/// A reason why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// There are too few or too many heroes.
    #[error("{heroes} heroes cannot play; 1 to {PARTY} can")]
    Heroes {
        /// How many.
        heroes: usize,
    },
    /// The deck has no such hero.
    #[error("the deck has no hero {}", hero.0)]
    UnknownHero {
        /// The hero.
        hero: HeroId,
    },
    /// There is one of each hero.
    #[error("hero {} plays twice", hero.0)]
    HeroTwice {
        /// The hero.
        hero: HeroId,
    },
    /// Nobody sits there.
    #[error("nobody sits in seat {seat} to lead")]
    Leader {
        /// The seat.
        seat: u8,
    },
    /// The faces do not make a dungeon.
    #[error("a dungeon is two start faces and an end face, of three boards")]
    Boards,
    /// The deck has no such boss.
    #[error("the deck has no boss {}", boss.0)]
    Boss {
        /// The boss.
        boss: BossId,
    },
    /// The monsters do not fit into the tower of this difficulty.
    #[error("the stacked monsters are not monsters of this tower, each once")]
    Monsters,
    /// The cards are not equipment of the deck.
    #[error("the stacked equipment is not equipment of the deck, each once")]
    Equipment,
    /// The hero cannot carry that.
    #[error("the hero in seat {seat} cannot carry card {}", card.0)]
    Gear {
        /// The seat.
        seat: u8,
        /// The card.
        card: EquipmentId,
    },
}

/// Draws that many heroes at random, for a party that cannot make up its mind. Rulebook: Set-up, 4.
pub fn draw_heroes(deck: &Deck, count: usize, seed: u64) -> Vec<HeroId> {
    let mut heroes: Vec<HeroId> = deck.heroes().collect();
    Rng::new(seed ^ u64::from_be_bytes(*b"heroes  ")).shuffle(&mut heroes);
    heroes.truncate(count);
    heroes
}

/// Tests whether the faces make a dungeon. Rulebook: Set-up, 2.
pub fn is_dungeon(deck: &Deck, boards: [FaceId; DEPTH]) -> bool {
    let faces = boards.map(|face| deck.face(face));
    let [Some(first), Some(second), Some(last)] = faces else { return false };
    let kinds = [first.kind, second.kind, last.kind] == [FaceKind::Start, FaceKind::Start, FaceKind::End];
    kinds && first.board != second.board && first.board != last.board && second.board != last.board
}

fn reasons(setup: &Setup) -> Vec<Reason> {
    let (deck, mut reasons) = (&setup.deck, Vec::new());
    if !(1..=PARTY).contains(&setup.heroes.len()) {
        reasons.push(Reason::Heroes { heroes: setup.heroes.len() });
    }
    for (seat, hero) in setup.heroes.iter().enumerate() {
        if deck.hero(*hero).is_none() {
            reasons.push(Reason::UnknownHero { hero: *hero });
        } else if setup.heroes[..seat].contains(hero) {
            reasons.push(Reason::HeroTwice { hero: *hero });
        }
    }
    if usize::from(setup.leader) >= setup.heroes.len() {
        reasons.push(Reason::Leader { seat: setup.leader });
    }
    if setup.boards.is_some_and(|boards| !is_dungeon(deck, boards)) {
        reasons.push(Reason::Boards);
    }
    if let Some(boss) = setup.stacked.boss.filter(|boss| deck.boss(*boss).is_none()) {
        reasons.push(Reason::Boss { boss });
    }
    if !fits_tower(setup) {
        reasons.push(Reason::Monsters);
    }
    let gear = setup.stacked.gear.iter().map(|(_, card)| *card);
    let equipment: Vec<EquipmentId> = setup.stacked.equipment.iter().copied().chain(gear).collect();
    if !are_different(&equipment) || equipment.iter().any(|card| deck.equipment(*card).is_none()) {
        reasons.push(Reason::Equipment);
    }
    reasons
}

fn fits_tower(setup: &Setup) -> bool {
    let monsters = &setup.stacked.monsters;
    let level = |monster: &MonsterId| setup.deck.monster(*monster).map(|monster| monster.level);
    let fits = |(number, room): (u8, usize)| monsters.iter().filter(|id| level(id) == Some(number)).count() <= room;
    are_different(monsters)
        && monsters.iter().all(|id| level(id).is_some())
        && (1..).zip(setup.difficulty.tower()).all(fits)
}

fn are_different<T: Ord + Copy>(items: &[T]) -> bool {
    let mut sorted = items.to_vec();
    sorted.sort();
    sorted.dedup();
    sorted.len() == items.len()
}

/// Shuffles, draws and puts everything in its place. Rulebook: Set-up.
pub(super) fn set_up(setup: &Setup, seed: u64) -> Result<Fighter, Refusal> {
    let reasons = reasons(setup);
    if !reasons.is_empty() {
        return Err(Refusal { reasons });
    }
    let mut game = laid_out(setup, seed);
    for (seat, card) in setup.stacked.gear.iter().copied() {
        if usize::from(seat) >= game.members.len() || !game.has_room(seat, card) {
            return Err(Refusal { reasons: vec![Reason::Gear { seat, card }] });
        }
        game.pile.retain(|other| *other != card);
        game.public.members[usize::from(seat)].gear.push(card);
    }
    Ok(game)
}

/// The table before anybody carries anything.
fn laid_out(setup: &Setup, seed: u64) -> Fighter {
    let (deck, mut rng) = (&setup.deck, Rng::new(seed));
    let drawn = draw_boards(deck, &mut rng);
    let mut bosses: Vec<BossId> = deck.bosses().collect();
    rng.shuffle(&mut bosses);
    let tower = build_tower(setup, &mut rng);
    let mut pile: Vec<EquipmentId> = deck.all_equipment().collect();
    rng.shuffle(&mut pile);
    let public = Public {
        deck: deck.clone(),
        difficulty: setup.difficulty,
        boards: setup.boards.unwrap_or(drawn),
        place: Place::Outside,
        walked: Vec::new(),
        members: setup.heroes.iter().map(|hero| Member::new(*hero)).collect(),
        leader: setup.leader,
        is_defeated: false,
        player: setup.leader,
        first: setup.leader,
        gold: FIRST_GOLD,
        white: FIRST_DICE,
        thrown_white: 0,
        spent: Vec::new(),
        beaten: Vec::new(),
        gone: Vec::new(),
        discards: Vec::new(),
        loot: 0,
        fight: None,
        attack: None,
        rest: None,
        phase: Phase::Walk,
        end: None,
    };
    let boss = setup.stacked.boss.unwrap_or(bosses[0]);
    let pile = on_top(&setup.stacked.equipment, pile);
    Fighter { public, boss, tower, pile, luck: seed, shuffles: 0 }
}

/// Draws an end face, then two of the boards that are left, with a start face up. Rulebook: Set-up, 2.
fn draw_boards(deck: &Deck, rng: &mut Rng) -> [FaceId; DEPTH] {
    let mut ends: Vec<FaceId> = deck.faces(FaceKind::End).collect();
    let mut starts: Vec<FaceId> = deck.faces(FaceKind::Start).collect();
    rng.shuffle(&mut ends);
    rng.shuffle(&mut starts);
    // A board with a start face on both sides is one board all the same.
    let board = |face: &FaceId| deck.face(*face).map(|face| face.board);
    let mut boards: Vec<Option<u8>> = starts.iter().map(board).collect();
    boards.sort_unstable();
    boards.dedup();
    rng.shuffle(&mut boards);
    starts.sort_by_key(|face| boards.iter().position(|other| *other == board(face)));
    dungeons(deck, &starts, &ends).next().expect("a checked deck has six boards with the faces of a dungeon")
}

/// The dungeons that can be made of these faces, in their order.
fn dungeons<'a>(
    deck: &'a Deck,
    starts: &'a [FaceId],
    ends: &'a [FaceId],
) -> impl Iterator<Item = [FaceId; DEPTH]> + 'a {
    let triples = ends.iter().flat_map(move |end| {
        let pairs = move |first| starts.iter().map(move |second| [first, *second, *end]);
        starts.iter().copied().flat_map(pairs)
    });
    triples.filter(|boards| is_dungeon(deck, *boards))
}

/// A dungeon to begin with, for who chooses the boards by hand.
pub fn first_dungeon(deck: &Deck) -> Option<[FaceId; DEPTH]> {
    let faces = |kind| deck.faces(kind).collect::<Vec<FaceId>>();
    dungeons(deck, &faces(FaceKind::Start), &faces(FaceKind::End)).next()
}

/// The dungeon with the next face of a level that makes one with the others.
pub fn next_dungeon(deck: &Deck, boards: [FaceId; DEPTH], level: usize) -> Option<[FaceId; DEPTH]> {
    let kind = if level + 1 == DEPTH { FaceKind::End } else { FaceKind::Start };
    let faces: Vec<FaceId> = deck.faces(kind).collect();
    let from = faces.iter().position(|face| Some(face) == boards.get(level)).unwrap_or_default();
    (1..=faces.len()).map(|step| faces[(from + step) % faces.len()]).find_map(|face| {
        let mut turned = boards;
        *turned.get_mut(level)? = face;
        is_dungeon(deck, turned).then_some(turned)
    })
}

/// Shuffles each level and takes as many monsters of it as the difficulty asks for. Rulebook: Set-up, 5.
fn build_tower(setup: &Setup, rng: &mut Rng) -> [Vec<MonsterId>; LEVELS as usize] {
    let mut level = 0;
    setup.difficulty.tower().map(|count| {
        level += 1;
        let is_here = |id: &MonsterId| setup.deck.monster(*id).is_some_and(|monster| monster.level == level);
        let mut pile: Vec<MonsterId> = setup.deck.monsters().filter(is_here).collect();
        rng.shuffle(&mut pile);
        let top: Vec<MonsterId> = setup.stacked.monsters.iter().copied().filter(is_here).collect();
        let mut pile = on_top(&top, pile);
        pile.truncate(count);
        pile
    })
}

/// A pile with these cards on top, in this order.
fn on_top<T: PartialEq + Copy>(top: &[T], pile: Vec<T>) -> Vec<T> {
    top.iter().copied().chain(pile.into_iter().filter(|card| !top.contains(card))).collect()
}
