//! How a Donjonz game goes: which actions are allowed, what follows from them, and how the state takes that over.

use super::laid::Area;
use super::places::places;
use super::{Action, Cell, Donjonz, Event, Illegal, Laid, Phase, Refusal, Setup, Side, Thing, Turn, View, Weapon};
use crate::{Game, Outcome, Viewer, decks::AnyDeck};

/// Weapons a hero can hold. Rulebook: Weapons.
pub(super) const HANDS: usize = 2;

impl Game for Donjonz {
    const NAME: &'static str = "donjonz";
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Refusal = Refusal;
    type View = View;

    fn deck(setup: &Setup) -> Option<&dyn AnyDeck> {
        Some(&setup.deck)
    }

    fn new(setup: &Setup, seed: u64) -> Result<Donjonz, Refusal> {
        super::position::set_up(setup, seed)
    }

    fn legal_actions(&self) -> Vec<Action> {
        match self.phase {
            Phase::Map => self.legal_lays(),
            Phase::Explore => {
                let sides = Side::ALL.into_iter().filter(|side| self.step(*side).is_ok());
                sides.map(|side| Action::Step { side }).collect()
            }
            Phase::Choose(_) if self.has_free_hand() => vec![Action::Take, Action::Leave],
            Phase::Choose(_) => {
                let mut drops = self.weapons.clone();
                drops.sort();
                drops.dedup();
                drops.into_iter().map(|drop| Action::Swap { drop }).chain([Action::Leave]).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        match (self.phase, *action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Map, Action::Lay { at, turn }) => self.check_lay(at, turn),
            (Phase::Explore, Action::Step { side }) => self.step(side).map(|_| ()),
            (Phase::Choose(_), Action::Leave) => Ok(()),
            (Phase::Choose(_), Action::Take) if self.has_free_hand() => Ok(()),
            (Phase::Choose(_), Action::Take) => Err(Illegal::HandsFull),
            (Phase::Choose(_), Action::Swap { .. }) if self.has_free_hand() => Err(Illegal::HandFree),
            (Phase::Choose(_), Action::Swap { drop }) if self.weapons.contains(&drop) => Ok(()),
            (Phase::Choose(_), Action::Swap { drop }) => Err(Illegal::NotHeld { weapon: drop }),
            (phase, _) => Err(Illegal::WrongPhase { phase }),
        }
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        self.check(action)?;
        let mut events = Vec::new();
        let mut tell = |game: &mut Donjonz, event: Event| {
            game.fold(&event);
            events.push(event);
        };
        match (*action, self.phase) {
            (Action::Lay { at, turn }, _) => {
                let card = self.top_card();
                tell(self, Event::CardLaid { laid: Laid { card, at, turn } });
            }
            (Action::Step { side }, _) => {
                let to = self.step(side)?;
                tell(self, Event::Stepped { to });
                if let Some(event) = self.found(to) {
                    tell(self, event);
                }
            }
            (Action::Take, Phase::Choose(weapon)) => tell(self, Event::WeaponTaken { weapon, dropped: None }),
            (Action::Swap { drop }, Phase::Choose(weapon)) => {
                tell(self, Event::WeaponTaken { weapon, dropped: Some(drop) });
            }
            (Action::Leave, Phase::Choose(weapon)) => tell(self, Event::WeaponLeft { weapon }),
            (_, phase) => return Err(Illegal::WrongPhase { phase }),
        }
        if self.phase == Phase::Explore && Side::ALL.into_iter().all(|side| self.step(side).is_err()) {
            tell(self, Event::WalkEnded);
        }
        Ok(events)
    }

    fn fold(&mut self, event: &Event) {
        match *event {
            Event::CardLaid { laid } => {
                self.pile.retain(|card| Some(*card) != laid.card);
                self.laid.push(laid);
                if self.pile.is_empty() {
                    self.phase = Phase::Explore;
                }
            }
            Event::Stepped { to } => self.walked.push(to),
            Event::PouchTaken => self.pouches = self.pouches.saturating_add(1),
            Event::WeaponFound { weapon } => self.phase = Phase::Choose(weapon),
            Event::WeaponTaken { weapon, dropped } => {
                // What is taken comes into the hand that dropped something; the other hand keeps what it holds.
                match self.weapons.iter_mut().find(|held| Some(**held) == dropped) {
                    Some(held) => *held = weapon,
                    None => self.weapons.push(weapon),
                }
                self.phase = Phase::Explore;
            }
            Event::WeaponLeft { .. } => self.phase = Phase::Explore,
            Event::MonsterBeaten { .. } => self.beaten = self.beaten.saturating_add(1),
            Event::GoldLost { .. } => self.pouches = 0,
            Event::HeroFell => {
                self.has_fallen = true;
                self.phase = Phase::Over;
            }
            Event::KeyTaken => self.has_key = true,
            Event::GoldDoubled { pouches } => self.pouches = pouches,
            Event::WalkEnded => self.phase = Phase::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over if self.has_fallen => Some(Outcome::Lost),
            Phase::Over => Some(Outcome::Won { score: self.score().total }),
            _ => None,
        }
    }

    /// All of it: the pile is face up and may be leafed through. So nothing is ever revealed, and undo is free all the way.
    fn view(&self, _: Viewer) -> View {
        View::new(self)
    }
}

impl Donjonz {
    /// What entering a cell causes. Rulebook: Gold Pouch, Weapons, Monsters, Lock & Key.
    fn found(&self, cell: Cell) -> Option<Event> {
        Some(match self.printed_at(cell)? {
            Thing::Pouch => Event::PouchTaken,
            Thing::Weapon(weapon) => Event::WeaponFound { weapon },
            Thing::Monster(weapon) => self.met(weapon),
            Thing::Key => Event::KeyTaken,
            Thing::Door if self.has_key => Event::GoldDoubled { pouches: self.pouches.saturating_mul(2) },
            Thing::Door | Thing::Stairs => return None,
        })
    }

    fn met(&self, weapon: Weapon) -> Event {
        if self.weapons.contains(&weapon) {
            return Event::MonsterBeaten { weapon };
        }
        if self.pouches == 0 { Event::HeroFell } else { Event::GoldLost { pouches: self.pouches } }
    }

    /// The size of the top card decides where it fits, so every place is found once for each of its two sizes.
    fn legal_lays(&self) -> Vec<Action> {
        let areas: Vec<Area> = self.laid.iter().map(|laid| self.area(laid)).collect();
        let card = self.card(self.top_card());
        let [upright, sideways] =
            [Turn(0), Turn(1)].map(|turn| places(&areas, Laid { turn, ..Laid::START }.size(card)));
        let mut lays = Vec::with_capacity(2 * (upright.len() + sideways.len()));
        for (turn, places) in [(0, &upright), (2, &upright), (1, &sideways), (3, &sideways)] {
            lays.extend(places.iter().map(|at| Action::Lay { at: *at, turn: Turn(turn) }));
        }
        lays
    }

    fn check_lay(&self, at: Cell, turn: Turn) -> Result<(), Illegal> {
        if turn.0 > 3 {
            return Err(Illegal::NoSuchTurn { turn });
        }
        let area = self.area(&Laid { card: self.top_card(), at, turn });
        let mut touches = false;
        for laid in &self.laid {
            let other = self.area(laid);
            if let Some(cell) = area.overlap(&other) {
                return Err(Illegal::Overlaps { cell });
            }
            touches |= area.touches(&other);
        }
        if touches { Ok(()) } else { Err(Illegal::NotConnected) }
    }
}
