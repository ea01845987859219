//! Who plays which hero, how hard it shall be, and through which dungeon: what is asked before a game, and remembered
//! for the next one.

use super::playable::Extras;
use crate::{given_name, play::Match, screens::gathering};
use rules::{
    fighter::{
        DEPTH, Deck, Difficulty, FaceId, Fighter, HeroId, PARTY, Setup, draw_heroes, first_dungeon, is_dungeon,
        next_dungeon,
    },
    rng::Rng,
};
use serde::{Deserialize, Serialize};

/// A player and their hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The hero.
    pub hero: HeroId,
    /// What the player is called; as the hero is, where it is empty.
    pub name: String,
    /// The player is away, and the app throws for them.
    #[serde(default)]
    pub away: bool,
}

impl Pick {
    /// A hero whose player is there and has no other name.
    fn new(hero: HeroId) -> Pick {
        Pick { hero, name: String::new(), away: false }
    }
}

/// A party and what it chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// Players in the order of their seats.
    pub picks: Vec<Pick>,
    /// Who leads.
    pub leader: HeroId,
    /// How hard the monsters are.
    pub difficulty: Difficulty,
    /// The boards, unless they are drawn.
    pub boards: Option<[FaceId; DEPTH]>,
}

impl Default for Party {
    fn default() -> Party {
        let picks = [0, 1, 2].map(|hero| Pick::new(HeroId(hero)));
        Party { picks: picks.into(), leader: HeroId(0), difficulty: Difficulty::Easy, boards: None }
    }
}

impl gathering::Party for Party {
    const FILE: &'static str = "fighter-party.json";

    fn tamed(self) -> Party {
        let deck = Deck::standard();
        let mut picks: Vec<Pick> = Vec::new();
        for Pick { hero, name, away } in self.picks {
            let is_new = deck.hero(hero).is_some() && picks.iter().all(|pick| pick.hero != hero);
            if is_new && picks.len() < PARTY {
                picks.push(Pick { hero, name: given_name::tidy(&name), away });
            }
        }
        if picks.is_empty() {
            return Party::default();
        }
        let leader = picks.iter().find(|pick| pick.hero == self.leader).unwrap_or(&picks[0]).hero;
        let boards = self.boards.filter(|boards| is_dungeon(&deck, *boards));
        Party { picks, leader, boards, ..self }
    }

    fn name_mut(&mut self, seat: usize) -> Option<&mut String> {
        self.picks.get_mut(seat).map(|pick| &mut pick.name)
    }
}

impl Party {
    /// The party that a code's setup asks for; players stay as they are known with their heroes.
    pub fn of(setup: &Setup, known: &Party) -> Party {
        let pick = |hero: &HeroId| known.seat(*hero).map_or(Pick::new(*hero), |seat| known.picks[seat].clone());
        let leader = setup.heroes.get(usize::from(setup.leader)).copied().unwrap_or(known.leader);
        let picks = setup.heroes.iter().map(pick).collect();
        Party { picks, leader, difficulty: setup.difficulty, boards: None }
    }

    /// The seat of a hero.
    pub fn seat(&self, hero: HeroId) -> Option<usize> {
        self.picks.iter().position(|pick| pick.hero == hero)
    }

    /// Lets a hero join, or leave. Says whether that can be: somebody has to play, and no more than six can.
    pub fn swap(&mut self, hero: HeroId) -> bool {
        match self.seat(hero) {
            Some(_) if self.picks.len() == 1 => return false,
            Some(seat) => drop(self.picks.remove(seat)),
            None if self.picks.len() == PARTY => return false,
            None => self.picks.push(Pick::new(hero)),
        }
        if self.seat(self.leader).is_none() {
            self.leader = self.picks[0].hero;
        }
        true
    }

    /// Gives every player a hero by lot, and leads by lot as well.
    pub fn draw_heroes(&mut self, deck: &Deck, seed: u64) {
        let drawn = draw_heroes(deck, self.picks.len(), seed);
        self.picks.iter_mut().zip(drawn).for_each(|(pick, hero)| pick.hero = hero);
        self.draw_leader(seed);
    }

    /// Lets the lot say who leads.
    pub fn draw_leader(&mut self, seed: u64) {
        let seat = Rng::new(seed ^ u64::from_be_bytes(*b"leader  ")).below(self.picks.len() as u32);
        self.leader = self.picks.get(seat as usize).map_or(self.leader, |pick| pick.hero);
    }

    /// Takes the next face that makes a dungeon with the two others.
    pub fn turn_board(&mut self, deck: &Deck, level: usize) {
        self.boards = self.boards.and_then(|boards| next_dungeon(deck, boards, level)).or(self.boards);
    }

    /// Chooses boards by hand from now on, beginning with some that make a dungeon; or has them drawn.
    pub fn choose_boards(&mut self, deck: &Deck, chosen: bool) {
        self.boards = if chosen { self.boards.or_else(|| first_dungeon(deck)) } else { None };
    }

    /// What is played.
    pub fn setup(&self) -> Setup {
        Setup {
            heroes: self.picks.iter().map(|pick| pick.hero).collect(),
            difficulty: self.difficulty,
            leader: self.seat(self.leader).unwrap_or_default() as u8,
            boards: self.boards,
            ..Setup::default()
        }
    }

    /// Sets a game up.
    pub fn begin(&self, seed: u64) -> Option<Match<Fighter>> {
        let names = self.picks.iter().map(|pick| pick.name.clone()).collect();
        let away = (0..).zip(&self.picks).filter(|(_, pick)| pick.away).map(|(seat, _)| seat).collect();
        Match::new(self.setup(), seed, Extras { names, away, ..Extras::default() }).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::gathering::Party as _;

    #[test]
    fn a_party_from_a_strange_file_can_still_play() {
        let picks = [7, 7, 200, 1].map(|hero| Pick { name: "x".repeat(99), ..Pick::new(HeroId(hero)) });
        let boards = Some([FaceId(0); DEPTH]);
        let party = Party { picks: picks.into(), leader: HeroId(90), difficulty: Difficulty::Infernal, boards }.tamed();
        assert_eq!((party.picks.len(), party.leader, party.boards), (2, HeroId(7), None));
        assert!(party.begin(3).is_some_and(|running| running.extras.names.len() == 2));
    }

    #[test]
    fn the_last_hero_stays_and_a_seventh_does_not_join() {
        let mut party = Party::default();
        assert!(party.swap(HeroId(0)) && party.swap(HeroId(1)));
        assert_eq!(party.leader, HeroId(2));
        assert!(!party.swap(HeroId(2)));
        assert!([0, 1, 3, 4, 5].into_iter().all(|hero| party.swap(HeroId(hero))));
        assert!(!party.swap(HeroId(6)));
    }

    #[test]
    fn the_lot_gives_each_player_another_hero_and_one_of_them_leads() {
        let deck = Deck::standard();
        let led = (0..40).map(|seed| {
            let mut party = Party::default();
            party.picks[1].name = "Zoe".to_string();
            party.draw_heroes(&deck, seed);
            let heroes: std::collections::BTreeSet<_> = party.picks.iter().map(|pick| pick.hero.0).collect();
            assert_eq!((heroes.len(), party.picks[1].name.as_str()), (3, "Zoe"));
            party.seat(party.leader).expect("one of the party leads")
        });
        assert_eq!(led.collect::<std::collections::BTreeSet<_>>().len(), 3, "everybody leads at times");
    }

    #[test]
    fn every_board_that_is_turned_up_still_makes_a_dungeon() {
        let (mut party, deck) = (Party::default(), Deck::standard());
        party.choose_boards(&deck, true);
        for step in 0..30 {
            let before = party.boards;
            party.turn_board(&deck, step % DEPTH);
            assert!(party.boards.is_some_and(|boards| is_dungeon(&deck, boards)) && party.boards != before);
        }
    }
}
