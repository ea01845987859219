//! A laid dungeon as a small graph, and a hero on it: the rules of exploring once more, packed for search.
//! A test holds it to the real rules.

use super::turn::HANDS;
use super::{Action, Donjonz, Phase, Score, Side, Thing, Weapon};

/// The cells of a dungeon, numbered, with their open borders.
pub(super) struct Ground {
    /// What lies on each cell.
    pub things: Vec<Option<Thing>>,
    /// The cells that can be entered from each, by side.
    pub next: Vec<[Option<u8>; 4]>,
    cells: Vec<super::Cell>,
    /// The cells with something on them.
    laden: Cells,
}

/// A set of cells; a dungeon has 138.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cells([u64; 3]);

impl Cells {
    pub fn has(&self, cell: u8) -> bool {
        self.0[usize::from(cell / 64)] & (1 << (cell % 64)) != 0
    }

    pub fn add(&mut self, cell: u8) {
        self.0[usize::from(cell / 64)] |= 1 << (cell % 64);
    }

    fn within(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

/// A hero on the way. The weapons are sorted, so that equal heroes compare equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Hero {
    pub at: u8,
    pub been: Cells,
    pub pouches: u16,
    pub weapons: [Option<Weapon>; HANDS],
    pub has_key: bool,
    pub beaten: u8,
    pub has_fallen: bool,
    /// The weapon under the hero, if the search begins with the choice about it.
    pub choosing: Option<Weapon>,
}

/// A step and what is done about the weapon there. A search that begins on a weapon has no step in its first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Move {
    step: Option<Side>,
    choice: Choice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Choice {
    Nothing,
    Take,
    Swap(Weapon),
    Leave,
}

impl Move {
    pub const START: Move = Move { step: None, choice: Choice::Nothing };

    /// The move as actions of the game.
    pub fn actions(&self) -> Vec<Action> {
        let choice = match self.choice {
            Choice::Nothing => None,
            Choice::Take => Some(Action::Take),
            Choice::Swap(drop) => Some(Action::Swap { drop }),
            Choice::Leave => Some(Action::Leave),
        };
        self.step.map(|side| Action::Step { side }).into_iter().chain(choice).collect()
    }
}

impl Hero {
    pub fn holds(&self, weapon: Weapon) -> bool {
        self.weapons.contains(&Some(weapon))
    }

    pub fn score(&self) -> u32 {
        if self.has_fallen { 0 } else { Score::new(self.pouches, self.beaten).total }
    }

    /// What is in the bag, in half points. A monster counts the same whether first or last, as the track is worth
    /// climbing only to those who begin; key and weapons count because they were fetched for something.
    pub fn promise(&self) -> u32 {
        let weapons = self.weapons.iter().flatten().count() as u32;
        let gold = 6 * u32::from(self.pouches);
        if self.has_fallen { 0 } else { gold + 11 * u32::from(self.beaten) + 8 * (weapons + u32::from(self.has_key)) }
    }

    /// What matters for the rest of the walk, apart from the empty cells that were used up.
    pub fn gist(&self, ground: &Ground) -> Hero {
        Hero { been: self.been.within(&ground.laden), ..*self }
    }
}

impl Ground {
    pub fn new(game: &Donjonz) -> Ground {
        let mut cells = Vec::new();
        for laid in game.laid() {
            cells.extend(laid.cells(game.card(laid.card)).map(|(cell, _, _)| cell));
        }
        cells.truncate(Cells::default().0.len() * 64);
        let number = |cell| cells.iter().position(|other| *other == cell).map(|number| number as u8);
        let next = cells
            .iter()
            .map(|cell| Side::ALL.map(|side| if game.is_open(*cell, side) { number(cell.step(side)) } else { None }));
        let things: Vec<_> = cells.iter().map(|cell| game.printed_at(*cell)).collect();
        let mut laden = Cells::default();
        (0..).zip(&things).filter(|(_, thing)| thing.is_some()).for_each(|(number, _)| laden.add(number));
        Ground { next: next.collect(), things, cells, laden }
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.cells.len()
    }

    /// The hero of a game on this ground.
    pub fn hero(&self, game: &Donjonz) -> Hero {
        let number = |cell| self.cells.iter().position(|other| *other == cell).unwrap_or(0) as u8;
        let mut been = Cells::default();
        game.walked().iter().for_each(|cell| been.add(number(*cell)));
        let mut hero = Hero {
            at: number(game.hero()),
            been,
            pouches: game.pouches(),
            weapons: [None; HANDS],
            has_key: game.has_key(),
            beaten: game.beaten(),
            has_fallen: game.has_fallen(),
            choosing: None,
        };
        game.weapons().iter().zip(&mut hero.weapons).for_each(|(held, hand)| *hand = Some(*held));
        hero.weapons.sort();
        if let Phase::Choose(weapon) = game.phase() {
            hero.choosing = Some(weapon);
        }
        hero
    }

    /// The moves worth looking at; empty exactly when the game is over.
    pub fn moves(&self, hero: &Hero) -> Vec<Move> {
        let mut moves = Vec::new();
        if hero.has_fallen {
            return moves;
        }
        if let Some(weapon) = hero.choosing {
            moves.extend(choices(hero, weapon).map(|choice| Move { step: None, choice }));
            return moves;
        }
        for (side, next) in Side::ALL.into_iter().zip(self.next[usize::from(hero.at)]) {
            let Some(next) = next.filter(|next| !hero.been.has(*next)) else { continue };
            let step = Some(side);
            match self.things[usize::from(next)] {
                Some(Thing::Weapon(weapon)) => {
                    moves.extend(choices(hero, weapon).map(|choice| Move { step, choice }));
                }
                _ => moves.push(Move { step, choice: Choice::Nothing }),
            }
        }
        moves
    }

    /// The hero after a move.
    pub fn after(&self, hero: &Hero, made: Move) -> Hero {
        let mut hero = *hero;
        let mut found = hero.choosing.take();
        if let Some(next) = made.step.and_then(|side| self.next[usize::from(hero.at)][side as usize]) {
            hero.at = next;
            hero.been.add(next);
            match self.things[usize::from(next)] {
                Some(Thing::Pouch) => hero.pouches += 1,
                Some(Thing::Monster(weapon)) if hero.holds(weapon) => hero.beaten += 1,
                Some(Thing::Monster(_)) if hero.pouches == 0 => hero.has_fallen = true,
                Some(Thing::Monster(_)) => hero.pouches = 0,
                Some(Thing::Key) => hero.has_key = true,
                Some(Thing::Door) if hero.has_key => hero.pouches *= 2,
                Some(Thing::Weapon(weapon)) => found = Some(weapon),
                _ => {}
            }
        }
        let dropped = match made.choice {
            Choice::Nothing | Choice::Leave => return hero,
            Choice::Take => None,
            Choice::Swap(drop) => Some(drop),
        };
        if let Some(hand) = hero.weapons.iter_mut().find(|hand| **hand == dropped) {
            *hand = found;
        }
        hero.weapons.sort();
        hero
    }
}

/// What can sensibly be done about a weapon. A free hand always takes: it can still be emptied for a later one.
fn choices(hero: &Hero, weapon: Weapon) -> impl Iterator<Item = Choice> {
    let [first, second] = hero.weapons;
    let is_spare = hero.holds(weapon);
    let is_free = first.is_none() || second.is_none();
    let take = (is_free && !is_spare).then_some(Choice::Take);
    let swaps = [first, second.filter(|_| second != first)].into_iter().flatten().map(Choice::Swap);
    let swaps = swaps.filter(move |_| !is_free && !is_spare);
    let leave = (!is_free || is_spare).then_some(Choice::Leave);
    take.into_iter().chain(swaps).chain(leave)
}
