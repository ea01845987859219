//! Everything Fighter is played with, read from five files of one line an entry and checked as a whole.
//! Knows the text of the files, not where they came from.

use super::boards::{Face, FaceId, FaceKind, face_flaws};
use super::cards::{
    Boss, BossId, Effect, Equipment, EquipmentId, Handicap, Hero, HeroId, Kind, Monster, MonsterId, Throw,
};
use crate::{
    deck_file::{self, Fault, Flaws, judged, line_of, notation},
    decks::{AnyDeck, DeckHash, to_value},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{borrow::Cow, sync::Arc, sync::OnceLock};

/// Heroes in a deck.
pub const HEROES: usize = 9;
/// Monsters in a deck.
pub const MONSTERS: usize = 53;
/// Bosses in a deck.
pub const BOSSES: usize = 4;
/// Pieces of equipment in a deck.
pub const EQUIPMENT: usize = 53;
/// Boards in a deck; the first two have a start face on both sides, the others an end face and a start face.
pub const BOARDS: u8 = 6;
/// Floors of the tower on which monsters wait.
pub const LEVELS: u8 = 4;
/// The most monsters of a level that a game needs: those of the hardest and the easiest one.
const NEEDED: [usize; LEVELS as usize] = [4, 4, 4, 8];
const START_BOARDS: u8 = 2;

/// A checked deck. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Deck(Arc<Checked>);

#[derive(Debug, PartialEq, Eq)]
struct Checked {
    parts: Parts,
    hash: DeckHash,
}

/// What a deck is made of, unchecked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parts {
    /// The heroes; a [`HeroId`] is an index into them.
    pub heroes: Vec<Hero>,
    /// The monsters of all levels; a [`MonsterId`] is an index into them.
    pub monsters: Vec<Monster>,
    /// The bosses; a [`BossId`] is an index into them.
    pub bosses: Vec<Boss>,
    /// The equipment; an [`EquipmentId`] is an index into it.
    pub equipment: Vec<Equipment>,
    /// The faces of all boards; a [`FaceId`] is an index into them.
    pub faces: Vec<Face>,
}

/// The five files of a deck, each with the name that faults show and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all there is to say")]
pub struct Files<'a> {
    pub heroes: (&'a str, &'a str),
    pub monsters: (&'a str, &'a str),
    pub bosses: (&'a str, &'a str),
    pub equipment: (&'a str, &'a str),
    pub boards: (&'a str, &'a str),
}

/// An entry of any of the files, to find its line by.
#[derive(Deserialize)]
struct Keyed<'a> {
    #[serde(borrow)]
    key: Cow<'a, str>,
}

impl Deck {
    /// The deck in `assets`.
    pub fn standard() -> Deck {
        static DECK: OnceLock<Deck> = OnceLock::new();
        let [heroes, monsters, bosses, equipment, boards] = assets::fighter_files();
        deck_file::standard(&DECK, || Deck::parse(Files { heroes, monsters, bosses, equipment, boards }))
    }

    /// Reads the five files.
    ///
    /// # Errors
    /// Every fault, file by file in the order of its lines. A fault in a file's notation hides all others in it.
    pub fn parse(files: Files<'_>) -> Result<Deck, Vec<Fault>> {
        let heroes = read(files.heroes, check_heroes);
        let monsters = read(files.monsters, check_monsters);
        let bosses = read(files.bosses, check_bosses);
        let equipment = read(files.equipment, check_equipment);
        let faces = read(files.boards, check_faces);
        match (heroes, monsters, bosses, equipment, faces) {
            (Ok(heroes), Ok(monsters), Ok(bosses), Ok(equipment), Ok(faces)) => {
                Ok(Deck::of(Parts { heroes, monsters, bosses, equipment, faces }))
            }
            (heroes, monsters, bosses, equipment, faces) => {
                let faults = [heroes.err(), monsters.err(), bosses.err(), equipment.err(), faces.err()];
                Err(faults.into_iter().flatten().flatten().collect())
            }
        }
    }

    fn of(parts: Parts) -> Deck {
        let hash = DeckHash::of(&parts);
        Deck(Arc::new(Checked { parts, hash }))
    }

    /// What the deck is made of.
    pub fn parts(&self) -> &Parts {
        &self.0.parts
    }

    /// A number from 0 to 31 made from all that is printed, so that a share code can tell that it was made with another
    /// deck.
    pub fn mark(&self) -> u8 {
        let printed = serde_json::to_vec(self.parts()).expect("a deck is plain data with text keys");
        deck_file::mark(printed.into_iter())
    }

    /// The hero with that id.
    pub fn hero(&self, id: HeroId) -> Option<&Hero> {
        self.0.parts.heroes.get(usize::from(id.0))
    }

    /// The monster with that id.
    pub fn monster(&self, id: MonsterId) -> Option<&Monster> {
        self.0.parts.monsters.get(usize::from(id.0))
    }

    /// The boss with that id.
    pub fn boss(&self, id: BossId) -> Option<&Boss> {
        self.0.parts.bosses.get(usize::from(id.0))
    }

    /// The piece of equipment with that id.
    pub fn equipment(&self, id: EquipmentId) -> Option<&Equipment> {
        self.0.parts.equipment.get(usize::from(id.0))
    }

    /// The face with that id.
    pub fn face(&self, id: FaceId) -> Option<&Face> {
        self.0.parts.faces.get(usize::from(id.0))
    }

    /// The ids of all heroes.
    pub fn heroes(&self) -> impl Iterator<Item = HeroId> + use<> {
        (0..self.0.parts.heroes.len() as u8).map(HeroId)
    }

    /// The ids of all monsters.
    pub fn monsters(&self) -> impl Iterator<Item = MonsterId> + use<> {
        (0..self.0.parts.monsters.len() as u8).map(MonsterId)
    }

    /// The ids of all bosses.
    pub fn bosses(&self) -> impl Iterator<Item = BossId> + use<> {
        (0..self.0.parts.bosses.len() as u8).map(BossId)
    }

    /// The ids of all pieces of equipment.
    pub fn all_equipment(&self) -> impl Iterator<Item = EquipmentId> + use<> {
        (0..self.0.parts.equipment.len() as u8).map(EquipmentId)
    }

    /// The ids of the faces that can be that part of a dungeon.
    pub fn faces(&self, kind: FaceKind) -> impl Iterator<Item = FaceId> + '_ {
        (0..self.0.parts.faces.len() as u8)
            .map(FaceId)
            .filter(move |id| self.face(*id).is_some_and(|face| face.kind == kind))
    }
}

impl AnyDeck for Deck {
    fn hash(&self) -> DeckHash {
        self.0.hash
    }

    fn content(&self) -> Value {
        to_value(self.parts())
    }
}

impl From<Deck> for Parts {
    fn from(deck: Deck) -> Parts {
        deck.parts().clone()
    }
}

impl TryFrom<Parts> for Deck {
    type Error = String;

    fn try_from(parts: Parts) -> Result<Deck, String> {
        let mut flaws = Vec::new();
        check_heroes(&lineless(&parts.heroes), &mut flaws);
        check_monsters(&lineless(&parts.monsters), &mut flaws);
        check_bosses(&lineless(&parts.bosses), &mut flaws);
        check_equipment(&lineless(&parts.equipment), &mut flaws);
        check_faces(&lineless(&parts.faces), &mut flaws);
        if flaws.is_empty() { Ok(Deck::of(parts)) } else { Err(deck_file::reasons(flaws)) }
    }
}

fn lineless<T>(entries: &[T]) -> Vec<(usize, &T)> {
    entries.iter().map(|entry| (0, entry)).collect()
}

/// Reads a file of entries, and checks them together with their lines.
fn read<T: DeserializeOwned>(
    (file, text): (&str, &str),
    check: fn(&[(usize, &T)], &mut Flaws),
) -> Result<Vec<T>, Vec<Fault>> {
    let mut flaws = Vec::new();
    let entries: Option<Vec<T>> = notation(text, &mut flaws);
    if let Some(entries) = &entries {
        let keyed: Vec<Keyed<'_>> = notation(text, &mut flaws).unwrap_or_default();
        let lines = keyed.iter().map(|keyed| line_of(text, &keyed.key).unwrap_or(1));
        check(&lines.zip(entries).collect::<Vec<_>>(), &mut flaws);
    }
    judged(file, entries, flaws)
}

/// Collects what is wrong with a list of entries.
struct Judge<'a> {
    flaws: &'a mut Flaws,
    line: usize,
}

impl Judge<'_> {
    fn demand(&mut self, holds: bool, flaw: impl ToString) {
        if !holds {
            self.flaws.push((self.line, flaw.to_string()));
        }
    }

    /// Checks what every list needs: that many entries, each with a key of its own.
    fn list<T>(&mut self, what: &str, entries: &[(usize, &T)], needs: usize, key: fn(&T) -> &str) {
        for (index, (line, entry)) in entries.iter().enumerate() {
            self.line = *line;
            let name = key(entry);
            let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
            self.demand(!name.is_empty() && name.chars().all(is_plain), "a key has small letters, digits and _ only");
            let is_taken = entries[..index].iter().any(|(_, other)| key(other) == name);
            self.demand(!is_taken, format!("the key {name:?} is taken by an earlier entry"));
        }
        self.line = entries.get(needs).or(entries.last()).map_or(1, |(line, _)| *line);
        self.demand(entries.len() == needs, format!("there are {} {what}; {needs} are needed", entries.len()));
    }
}

fn check_heroes(heroes: &[(usize, &Hero)], flaws: &mut Flaws) {
    let mut judge = Judge { flaws, line: 1 };
    judge.list("heroes", heroes, HEROES, |hero| &hero.key);
    for (index, (line, hero)) in heroes.iter().enumerate() {
        judge.line = *line;
        let abilities = |hero: &Hero| [hero.red, hero.green, hero.blue];
        let is_copy = heroes[..index].iter().any(|(_, other)| abilities(other) == abilities(hero));
        judge.demand(!is_copy, "another hero has the same abilities");
    }
}

fn check_monsters(monsters: &[(usize, &Monster)], flaws: &mut Flaws) {
    let mut judge = Judge { flaws, line: 1 };
    judge.list("monsters", monsters, MONSTERS, |monster| &monster.key);
    for (level, needs) in (1..).zip(NEEDED) {
        let count = monsters.iter().filter(|(_, monster)| monster.level == level).count();
        judge.demand(count >= needs, format!("there are {count} monsters of level {level}; a game needs {needs}"));
    }
    for (line, monster) in monsters {
        judge.line = *line;
        judge.demand((1..=LEVELS).contains(&monster.level), format!("a level is 1 to {LEVELS}"));
        check_fighter(&mut judge, monster.health, monster.damage, &monster.handicaps);
    }
}

fn check_bosses(bosses: &[(usize, &Boss)], flaws: &mut Flaws) {
    let mut judge = Judge { flaws, line: 1 };
    judge.list("bosses", bosses, BOSSES, |boss| &boss.key);
    for (line, boss) in bosses {
        judge.line = *line;
        check_fighter(&mut judge, boss.health, boss.damage, &boss.handicaps);
        judge.demand(!boss.handicaps.is_empty(), "a boss has a handicap");
    }
}

/// The numbers that the health board and the heroes can bear.
fn check_fighter(judge: &mut Judge<'_>, health: u8, damage: u8, handicaps: &[Handicap]) {
    judge.demand((1..=60).contains(&health), "health is 1 to 60");
    judge.demand((1..=8).contains(&damage), "damage is 1 to 8");
    judge.demand(handicaps.len() <= 2, "there are at most 2 handicaps");
    let colours = handicaps.iter().filter(|handicap| matches!(handicap, Handicap::ForbidsDie(_))).count();
    judge.demand(colours <= 1, "at most one hero die is forbidden");
}

fn check_equipment(equipment: &[(usize, &Equipment)], flaws: &mut Flaws) {
    let mut judge = Judge { flaws, line: 1 };
    judge.list("pieces of equipment", equipment, EQUIPMENT, |piece| &piece.key);
    for (line, piece) in equipment {
        judge.line = *line;
        judge.demand((1..=12).contains(&piece.cost), "a cost is 1 to 12");
        match piece.kind {
            Kind::Weapon(..) => judge.demand(!piece.once, "a weapon is never used up"),
            Kind::Item(_) => {}
            Kind::Armour(effect) => {
                let lasts = matches!(effect, Effect::ExtraDamage(_) | Effect::Riposte | Effect::ReducedDamage(_));
                judge.demand(lasts || piece.once, "an armour with this effect is used up: write once: true");
            }
        }
    }
    let throws = Throw::ALL.into_iter().filter(|throw| {
        equipment.iter().any(|(_, piece)| piece.weapon().is_some_and(|(weapons, _)| weapons == *throw))
    });
    let missing = Throw::ALL.len() - throws.count();
    judge.demand(missing == 0, format!("{missing} of the special throws have no weapon"));
}

fn check_faces(faces: &[(usize, &Face)], flaws: &mut Flaws) {
    let mut judge = Judge { flaws, line: 1 };
    judge.list("faces", faces, 2 * usize::from(BOARDS), |face| &face.key);
    for board in 1..=BOARDS {
        let count = |kind| faces.iter().filter(|(_, face)| face.board == board && face.kind == kind).count();
        let needs = if board <= START_BOARDS { (2, 0) } else { (1, 1) };
        let has = (count(FaceKind::Start), count(FaceKind::End));
        let sides = |(start, end)| format!("{start} start and {end} end faces");
        judge.demand(has == needs, format!("board {board} has {}; it needs {}", sides(has), sides(needs)));
    }
    for (line, face) in faces {
        judge.line = *line;
        face_flaws(face).into_iter().for_each(|flaw| judge.demand(false, flaw));
    }
}
