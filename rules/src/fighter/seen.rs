//! A Fighter game as it is written for scripts and referees: as everybody sees it.

use super::state::{Attack, End, Fight, Fighter, Member, Phase, Place, Rest};
use super::{Colour, Conditions, Difficulty, EquipmentId, FaceId, LEVELS, MonsterId, Sum, View};
use serde::Serialize;

#[derive(Serialize)]
struct Seen<'a> {
    phase: Phase,
    difficulty: Difficulty,
    boards: &'a [FaceId],
    place: Place,
    ways: Vec<Place>,
    player: u8,
    first: u8,
    leader: u8,
    is_defeated: bool,
    members: &'a [Member],
    gold: u8,
    white_dice: u8,
    hero_dice: Vec<Colour>,
    tower: [usize; LEVELS as usize],
    beaten: &'a [MonsterId],
    pile: usize,
    discards: &'a [EquipmentId],
    loot: u8,
    fight: Option<&'a Fight>,
    conditions: Conditions,
    attack: Option<&'a Attack>,
    sum: Sum,
    blows: Vec<(u8, u8)>,
    rest: Option<&'a Rest>,
    end: Option<End>,
}

/// A game is written as everybody sees it.
impl Serialize for Fighter {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::new(self).serialize(serializer)
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Seen {
            phase: self.phase,
            difficulty: self.difficulty,
            boards: &self.boards,
            place: self.place,
            ways: self.ways(),
            player: self.player,
            first: self.first,
            leader: self.leader,
            is_defeated: self.is_defeated,
            members: &self.members,
            gold: self.gold,
            white_dice: self.white,
            hero_dice: self.hero_dice(),
            tower: self.tower(),
            beaten: &self.beaten,
            pile: self.pile(),
            discards: &self.discards,
            loot: self.loot,
            fight: self.fight.as_ref(),
            conditions: self.conditions(),
            attack: self.attack.as_ref(),
            sum: self.sum(),
            blows: self.blows(),
            rest: self.rest.as_ref(),
            end: self.end,
        }
        .serialize(serializer)
    }
}
