//! A Fighter party on the table: health, scars and equipment of each hero, the treasury, the tower, the monster that is
//! fought and how the die must be thrown at it. The dice are real and lie on the table.

mod action;
mod foe;
mod member;

pub use action::{Action, Refusal, Tracker};
pub use foe::{Foe, MOST_HEALTH, Opponent};
pub use member::{Gear, Member, Sort, Who};

use super::Sheet;
use crate::fighter::{
    Colour, Conditions, Difficulty, FIRST_DICE, FIRST_GOLD, GOLD, LEVELS, PARTY, SCARS, Score, Tally, Throw, WHITE_DICE,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Everything on the table that the party counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// The heroes, in the order in which they sit.
    pub members: Vec<Member>,
    /// The seat of the leader.
    pub leader: usize,
    /// The leader token shows its Defeated side.
    pub is_defeated: bool,
    /// Gold in the treasury.
    pub gold: u8,
    /// White dice in the treasury.
    pub white: u8,
    /// How hard the tower is.
    pub difficulty: Difficulty,
    /// Cards left in each of its piles, level I first.
    pub tower: [u8; LEVELS as usize],
    /// Whom the party fights.
    pub foe: Option<Foe>,
    /// Special throws asked for by the room and the weapons.
    pub throws: BTreeSet<Throw>,
    /// Parts that are left to paper.
    pub off: BTreeSet<Tracker>,
}

impl Default for Party {
    fn default() -> Party {
        let difficulty = Difficulty::default();
        Party {
            members: Vec::new(),
            leader: 0,
            is_defeated: false,
            gold: FIRST_GOLD,
            white: FIRST_DICE,
            difficulty,
            tower: full(difficulty),
            foe: None,
            throws: BTreeSet::new(),
            off: BTreeSet::new(),
        }
    }
}

fn full(difficulty: Difficulty) -> [u8; LEVELS as usize] {
    difficulty.tower().map(|count| u8::try_from(count).unwrap_or(u8::MAX))
}

impl Party {
    /// Tests whether a part is kept here.
    pub fn tracks(&self, tracker: Tracker) -> bool {
        !self.off.contains(&tracker)
    }

    /// How the die must be thrown: the ways of the monster, the room and the weapons, each once.
    pub fn conditions(&self) -> Conditions {
        let of_foe = self.foe.iter().filter(|_| self.tracks(Tracker::Foe)).flat_map(Foe::throws);
        Conditions::of(of_foe.chain(self.throws.iter().copied()))
    }

    /// What the game would score if it were won as it stands.
    pub fn score(&self) -> Score {
        let count = |is_so: fn(&Member) -> bool| self.members.iter().filter(|member| is_so(member)).count() as u8;
        Score::of(Tally {
            difficulty: self.difficulty,
            players: self.members.len() as u8,
            white: self.white,
            gold: self.gold,
            scars: self.scars(),
            angels: count(|member| member.is_angel),
            fainted: count(Member::has_fainted),
        })
    }

    fn scars(&self) -> u8 {
        self.members.iter().map(|member| member.scars.len() as u8).sum()
    }

    fn member(&mut self, seat: usize) -> Result<&mut Member, Refusal> {
        self.members.get_mut(seat).ok_or(Refusal::Nobody)
    }

    fn join(&mut self, who: Who) -> Result<(), Refusal> {
        if self.members.len() >= PARTY {
            return Err(Refusal::PartyFull);
        }
        if matches!(who, Who::Card(_)) && self.members.iter().any(|member| member.who == who) {
            return Err(Refusal::InAlready);
        }
        let is_taken = |number: &u8| self.members.iter().any(|member| member.who == Who::Number(*number));
        let number = (1..=u8::MAX).find(|number| !is_taken(number)).unwrap_or(u8::MAX);
        let who = if matches!(who, Who::Number(_)) { Who::Number(number) } else { who };
        self.members.push(Member::new(who)?);
        Ok(())
    }

    fn leave(&mut self, seat: usize) -> Result<(), Refusal> {
        self.member(seat)?;
        self.members.remove(seat);
        if self.leader > seat || self.leader >= self.members.len() {
            self.leader = self.leader.saturating_sub(1);
        }
        Ok(())
    }

    fn take(&mut self, seat: usize, gear: Gear) -> Result<(), Refusal> {
        let is_carried = matches!(gear, Gear::Card(_)) && self.members.iter().any(|member| member.gear.contains(&gear));
        if is_carried {
            return Err(Refusal::Taken);
        }
        self.member(seat)?.take(gear)
    }

    fn revive(&mut self, seat: usize, scar: Colour) -> Result<(), Refusal> {
        if self.scars() >= SCARS {
            return Err(Refusal::NoScars);
        }
        self.member(seat)?.revive(scar)?;
        if self.leader == seat && self.members[seat].is_angel {
            let seats = self.members.len();
            let heir = (1..seats).map(|step| (seat + step) % seats).find(|heir| !self.members[*heir].is_angel);
            self.leader = heir.unwrap_or(seat);
        }
        Ok(())
    }

    fn draw(&mut self, level: u8) -> Result<(), Refusal> {
        let pile = usize::from(level).checked_sub(1).and_then(|index| self.tower.get_mut(index));
        let pile = pile.ok_or(Refusal::NoSuchCard)?;
        *pile = pile.checked_sub(1).ok_or(Refusal::PileEmpty)?;
        Ok(())
    }

    /// The pile a monster of the standard deck comes from, if the tower is kept here.
    fn pile_of(&mut self, opponent: Opponent) -> Option<&mut u8> {
        let level = opponent.level().filter(|_| self.tracks(Tracker::Tower))?;
        self.tower.get_mut(usize::from(level) - 1)
    }

    fn beat(&mut self) -> Result<(), Refusal> {
        let foe = self.foe.ok_or(Refusal::NoFight)?;
        if foe.health > 0 {
            return Err(Refusal::StillStands);
        }
        self.gold = (self.gold + foe.opponent.gold()).min(GOLD);
        self.end_fight();
        Ok(())
    }

    fn end_fight(&mut self) {
        self.foe = None;
        self.throws.clear();
    }

    /// Every hero who is awake loses that much.
    fn hurt_all(&mut self, damage: u8) {
        for member in &mut self.members {
            member.health = member.health.saturating_sub(damage);
        }
    }

    /// The foe, if it is not a boss.
    fn monster(&self) -> Result<Foe, Refusal> {
        let foe = self.foe.ok_or(Refusal::NoFight)?;
        if foe.opponent.is_boss() { Err(Refusal::Boss) } else { Ok(foe) }
    }

    fn fight(&mut self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Meet(opponent) => {
                self.foe = Some(Foe::new(opponent)?);
                // The last fight is over, and its defeat with it.
                self.is_defeated = false;
                self.throws.clear();
                if let Some(pile) = self.pile_of(opponent) {
                    *pile = pile.saturating_sub(1);
                }
            }
            Action::Hit(points) => self.foe.as_mut().ok_or(Refusal::NoFight)?.hit(points)?,
            Action::Mend => self.foe.as_mut().ok_or(Refusal::NoFight)?.mend()?,
            Action::Beat => self.beat()?,
            Action::TakeIt => {
                let damage = self.monster()?.opponent.damage();
                self.hurt_all(damage);
                self.is_defeated = true;
            }
            _ => {
                let opponent = self.monster()?.opponent;
                self.hurt_all(1);
                self.end_fight();
                let level = opponent.level().map_or(0, usize::from);
                let whole = level.checked_sub(1).map_or(0, |index| full(self.difficulty)[index]);
                if let Some(pile) = self.pile_of(opponent) {
                    *pile = (*pile + 1).min(whole);
                }
            }
        }
        Ok(())
    }

    fn count(number: u8, most: u8) -> Result<u8, Refusal> {
        if number >= most { Err(Refusal::BoxEmpty) } else { Ok(number + 1) }
    }

    fn discount(number: u8) -> Result<u8, Refusal> {
        number.checked_sub(1).ok_or(Refusal::TreasuryEmpty)
    }
}

impl Sheet for Party {
    type Action = Action;
    type Refusal = Refusal;

    fn after(&self, action: &Action) -> Result<Party, Refusal> {
        let mut next = self.clone();
        match *action {
            Action::Join(who) => next.join(who)?,
            Action::Leave(seat) => next.leave(seat)?,
            Action::Hurt(seat) => next.member(seat)?.hurt()?,
            Action::Heal(seat) => next.member(seat)?.heal()?,
            Action::Revive { seat, scar } => next.revive(seat, scar)?,
            Action::Take { seat, gear } => next.take(seat, gear)?,
            Action::Drop { seat, index } => next.member(seat)?.give(index)?,
            Action::Lead(seat) => {
                next.member(seat)?;
                next.leader = seat;
            }
            Action::Turn => next.is_defeated = !self.is_defeated,
            Action::Earn => next.gold = Party::count(self.gold, GOLD)?,
            Action::Pay => next.gold = Party::discount(self.gold)?,
            Action::GainDie => next.white = Party::count(self.white, WHITE_DICE)?,
            Action::SpendDie => next.white = Party::discount(self.white)?,
            Action::Build(difficulty) => (next.difficulty, next.tower) = (difficulty, full(difficulty)),
            Action::Draw(level) => next.draw(level)?,
            Action::Meet(_) | Action::Hit(_) | Action::Mend | Action::Beat | Action::TakeIt | Action::GiveUp => {
                next.fight(action)?;
            }
            Action::Ask(throw) => {
                if !next.throws.remove(&throw) {
                    next.throws.insert(throw);
                }
            }
            Action::ThrowFreely => next.throws.clear(),
            Action::Switch(tracker) => {
                if !next.off.remove(&tracker) {
                    next.off.insert(tracker);
                }
            }
            Action::Anew => next = Party { off: self.off.clone(), ..Party::default() },
        }
        Ok(next)
    }

    fn is_sound(&self) -> bool {
        let piles = self.tower.iter().zip(full(self.difficulty)).all(|(left, whole)| *left <= whole);
        self.members.len() <= PARTY
            && (self.members.is_empty() || self.leader < self.members.len())
            && self.members.iter().all(Member::is_sound)
            && self.scars() <= SCARS
            && (self.gold <= GOLD && self.white <= WHITE_DICE && piles)
            && self.foe.is_none_or(|foe| foe.is_sound())
    }
}
