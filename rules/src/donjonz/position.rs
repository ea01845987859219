//! Setting a Donjonz game up: from the start, or from any position that some game leads to.

use super::{Action, CardId, Cell, Deck, Donjonz, Illegal, Laid, Phase, Side, Thing, Turn, Weapon};
use crate::{Game, decks::by_hash, rng::Rng};
use serde::{Deserialize, Serialize};

/// What is chosen before the first card is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The cards to play with; the deck in `assets` where a setup names none.
    #[serde(default = "Deck::standard", serialize_with = "by_hash")]
    pub deck: Deck,
    /// Where to start from. `None` shuffles the pile by the seed and starts a new game.
    #[serde(default)]
    pub position: Option<Position>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { deck: Deck::standard(), position: None }
    }
}

/// A moment of a game. It is valid exactly if some game with its deck leads to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The cards on the table, in the order they were laid. The start card lies there in any case and is not listed.
    pub laid: Vec<Laid>,
    /// The cards still to be laid, the top one first.
    pub pile: Vec<CardId>,
    /// The cells the hero has been on, in order, from the stairs on. Empty stands for the stairs alone.
    pub walked: Vec<Cell>,
    /// Pouches held.
    pub pouches: u16,
    /// Weapons held.
    pub weapons: Vec<Weapon>,
    /// Whether the key is held.
    pub has_key: bool,
    /// Monsters beaten.
    pub beaten: u8,
    /// Which part of the game is on.
    pub phase: Phase,
    /// Whether the hero fell.
    #[serde(default)]
    pub has_fallen: bool,
}

/// Every reason why a position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .reasons.iter().map(Reason::to_string).collect::<Vec<_>>().join("; "))]
pub struct Refusal {
    /// The reasons, in the order table, pile, walk, inventory.
    pub reasons: Vec<Reason>,
}

/// A reason why a position cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The deck has no such card.
    #[error("the deck has no card {}", card.0)]
    UnknownCard {
        /// The id.
        card: CardId,
    },
    /// The start card is laid by itself.
    #[error("the start card is listed among the laid cards")]
    StartCardListed,
    /// A card is on the table or in the pile more than once.
    #[error("card {} is there twice", card.0)]
    CardTwice {
        /// The id.
        card: CardId,
    },
    /// A card is neither on the table nor in the pile.
    #[error("card {} is missing", card.0)]
    CardMissing {
        /// The id.
        card: CardId,
    },
    /// There are more entries than a game can have.
    #[error("{count} {what} are more than a game can have")]
    TooMany {
        /// What is listed: cards, cells or weapons.
        what: &'static str,
        /// How many.
        count: usize,
    },
    /// A card has four turns, 0 to 3.
    #[error("card {} is turned {} times", card.0, turn.0)]
    NoSuchTurn {
        /// The card.
        card: CardId,
        /// Its turn.
        turn: Turn,
    },
    /// A card lies on another one.
    #[error("card {} lies on another card at {cell}", card.0)]
    Overlaps {
        /// The one laid later.
        card: CardId,
        /// The first cell that both cover.
        cell: Cell,
    },
    /// A card was laid where it touched nothing laid before it.
    #[error("card {} touches no card laid before it", card.0)]
    NotConnected {
        /// The card.
        card: CardId,
    },
    /// The walk begins elsewhere.
    #[error("the walk begins at {cell}, not on the stairs")]
    NotFromStairs {
        /// Where it begins.
        cell: Cell,
    },
    /// The hero moved before all cards were laid.
    #[error("the hero has walked before all cards were laid")]
    WalkedTooEarly,
    /// Two cells that follow each other in the walk are no neighbours.
    #[error("the walk jumps from {from} to {to}")]
    Jump {
        /// The earlier cell.
        from: Cell,
        /// The later cell.
        to: Cell,
    },
    /// A step of the walk was not allowed.
    #[error("the step from {from} to {to} was not allowed: {reason}")]
    Step {
        /// The earlier cell.
        from: Cell,
        /// The later cell.
        to: Cell,
        /// Why not.
        reason: Illegal,
    },
    /// The game was over before the end of the walk, whatever was taken.
    #[error("the hero falls at {cell}, before the end of the walk")]
    FellEarlier {
        /// Where at the latest.
        cell: Cell,
    },
    /// No choice of weapons on this walk leads to so much gold.
    #[error("this walk cannot leave the hero with {pouches} pouches")]
    Pouches {
        /// Pouches held.
        pouches: u16,
    },
    /// No choice of weapons on this walk leads to these.
    #[error("this walk cannot leave the hero with the weapons {weapons:?}")]
    Weapons {
        /// Weapons held.
        weapons: Vec<Weapon>,
    },
    /// The key is held exactly if the walk goes over it.
    #[error("the key is {}", if *has_key { "held but was never walked over" } else { "not held but was walked over" })]
    Key {
        /// What the position says.
        has_key: bool,
    },
    /// No choice of weapons on this walk beats so many.
    #[error("this walk cannot have beaten {beaten} monsters")]
    Beaten {
        /// Monsters beaten.
        beaten: u8,
    },
    /// The game is at another part.
    #[error("the game cannot be at {phase:?} here")]
    Phase {
        /// What the position says.
        phase: Phase,
    },
    /// The hero fell exactly if the last step met a monster without its weapon and without gold.
    #[error("the hero has {} here", if *has_fallen { "not fallen" } else { "fallen" })]
    Fallen {
        /// What the position says.
        has_fallen: bool,
    },
    /// Each part of the inventory is possible, but not all of them after the same choices.
    #[error("no choice of weapons on this walk leads to this inventory")]
    Inventory,
}

impl Donjonz {
    /// The position of this game, from which it can be set up again.
    pub fn position(&self) -> Position {
        Position {
            laid: self.laid[1..].to_vec(),
            pile: self.pile.clone(),
            walked: self.walked.clone(),
            pouches: self.pouches,
            weapons: self.weapons.clone(),
            has_key: self.has_key,
            beaten: self.beaten,
            phase: self.phase,
            has_fallen: self.has_fallen,
        }
    }
}

/// Sets a game up: a shuffled new one, or the position if it holds.
pub(super) fn set_up(setup: &Setup, seed: u64) -> Result<Donjonz, Refusal> {
    let mut pile: Vec<CardId> = setup.deck.ids().collect();
    Rng::new(seed).shuffle(&mut pile);
    let new = Donjonz {
        walked: vec![stairs(&setup.deck)],
        deck: setup.deck.clone(),
        laid: vec![Laid::START],
        pile,
        pouches: 0,
        weapons: Vec::new(),
        has_key: false,
        beaten: 0,
        phase: Phase::Map,
        has_fallen: false,
    };
    let Some(position) = &setup.position else { return Ok(new) };
    let mut reasons = Vec::new();
    let game = check(new, position, &mut reasons);
    match game {
        Some(game) if reasons.is_empty() => Ok(game),
        _ => Err(Refusal { reasons }),
    }
}

fn stairs(deck: &Deck) -> Cell {
    let start = deck.start();
    let found = Laid::START.cells(start).find(|(_, column, row)| start.thing(*column, *row) == Some(Thing::Stairs));
    found.map_or(Laid::START.at, |(cell, _, _)| cell)
}

fn check(new: Donjonz, position: &Position, reasons: &mut Vec<Reason>) -> Option<Donjonz> {
    for (what, count, most) in [
        ("laid cards", position.laid.len(), new.pile.len()),
        ("cards in the pile", position.pile.len(), new.pile.len()),
        ("walked cells", position.walked.len(), (new.pile.len() + 1) * 12),
        ("weapons", position.weapons.len(), super::turn::HANDS),
    ] {
        if count > most {
            reasons.push(Reason::TooMany { what, count });
        }
    }
    if !reasons.is_empty() {
        return None;
    }
    let table = check_table(new, position, reasons);
    check_walk(&table, &position.walked, reasons);
    if !reasons.is_empty() {
        return None;
    }
    let ends = walk(table, &position.walked, reasons);
    let found = ends.iter().find(|end| is_at(end, position)).cloned();
    if found.is_none() && reasons.is_empty() {
        reasons.extend(mismatches(&ends, position));
    }
    // The order in which weapons are held has no meaning, so the position's own is kept.
    found.map(|game| Donjonz { weapons: position.weapons.clone(), ..game })
}

/// Checks the cards and lays them; the hero is still on the stairs.
fn check_table(new: Donjonz, position: &Position, reasons: &mut Vec<Reason>) -> Donjonz {
    let mut table = new;
    let all: Vec<CardId> = table.deck.ids().collect();
    let named: Vec<CardId> = position.laid.iter().filter_map(|laid| laid.card).chain(position.pile.clone()).collect();
    for (index, card) in named.iter().enumerate() {
        if !all.contains(card) {
            reasons.push(Reason::UnknownCard { card: *card });
        } else if named[..index].contains(card) {
            reasons.push(Reason::CardTwice { card: *card });
        }
    }
    reasons.extend(all.iter().filter(|card| !named.contains(card)).map(|card| Reason::CardMissing { card: *card }));
    for laid in &position.laid {
        let Some(card) = laid.card else {
            reasons.push(Reason::StartCardListed);
            continue;
        };
        if laid.turn.0 > 3 {
            reasons.push(Reason::NoSuchTurn { card, turn: laid.turn });
        }
        let area = table.area(laid);
        let overlap = table.laid.iter().find_map(|other| area.overlap(&table.area(other)));
        if let Some(cell) = overlap {
            reasons.push(Reason::Overlaps { card, cell });
        } else if !table.laid.iter().any(|other| area.touches(&table.area(other))) {
            reasons.push(Reason::NotConnected { card });
        }
        table.laid.push(*laid);
    }
    table.pile = position.pile.clone();
    table
}

/// Checks the walk as a line on the table, whatever lies on it.
fn check_walk(table: &Donjonz, walked: &[Cell], reasons: &mut Vec<Reason>) {
    let Some(first) = walked.first() else { return };
    if *first != table.hero() {
        reasons.push(Reason::NotFromStairs { cell: *first });
    }
    if walked.len() > 1 && !table.pile.is_empty() {
        reasons.push(Reason::WalkedTooEarly);
    }
    for (index, pair) in walked.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        let Some(side) = from.side_towards(to) else {
            reasons.push(Reason::Jump { from, to });
            continue;
        };
        if let Err(reason) = table.crossing(from, side) {
            reasons.push(Reason::Step { from, to, reason });
        }
        if walked[..=index].contains(&to) {
            reasons.push(Reason::Step { from, to, reason: Illegal::Visited { cell: to } });
        }
    }
}

/// Walks the line by the rules and returns every state it can end in, one for each way of taking weapons.
fn walk(table: Donjonz, walked: &[Cell], reasons: &mut Vec<Reason>) -> Vec<Donjonz> {
    let mut ends = vec![begin(table)];
    for pair in walked.windows(2) {
        let Some(side) = pair[0].side_towards(pair[1]) else { return ends };
        let before = std::mem::take(&mut ends);
        for mut game in before {
            if game.apply(&Action::Step { side }).is_err() {
                continue;
            }
            for choice in game.choices() {
                let mut chosen = game.clone();
                if chosen.apply(&choice).is_ok() {
                    add(&mut ends, chosen);
                }
            }
            add(&mut ends, game);
        }
        if ends.is_empty() {
            reasons.push(Reason::FellEarlier { cell: pair[0] });
            return ends;
        }
    }
    ends
}

/// The state of a table before the first step: to be mapped, to be explored, or over if the hero is walled in.
fn begin(table: Donjonz) -> Donjonz {
    let phase = if !table.pile.is_empty() {
        Phase::Map
    } else if Side::ALL.into_iter().any(|side| table.step(side).is_ok()) {
        Phase::Explore
    } else {
        Phase::Over
    };
    Donjonz { phase, ..table }
}

fn add(ends: &mut Vec<Donjonz>, mut game: Donjonz) {
    game.weapons.sort();
    if !ends.contains(&game) {
        ends.push(game);
    }
}

impl Donjonz {
    fn choices(&self) -> Vec<Action> {
        if matches!(self.phase, Phase::Choose(_)) { self.legal_actions() } else { Vec::new() }
    }
}

fn has_weapons(game: &Donjonz, position: &Position) -> bool {
    let mut wanted = position.weapons.clone();
    wanted.sort();
    game.weapons == wanted
}

fn is_at(game: &Donjonz, position: &Position) -> bool {
    has_weapons(game, position)
        && game.pouches == position.pouches
        && game.has_key == position.has_key
        && game.beaten == position.beaten
        && game.phase == position.phase
        && game.has_fallen == position.has_fallen
}

/// What no end of the walk has in common with the position.
fn mismatches(ends: &[Donjonz], position: &Position) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut blame = |holds: &dyn Fn(&Donjonz) -> bool, reason: Reason| {
        if !ends.iter().any(holds) {
            reasons.push(reason);
        }
    };
    blame(&|end| end.pouches == position.pouches, Reason::Pouches { pouches: position.pouches });
    blame(&|end| has_weapons(end, position), Reason::Weapons { weapons: position.weapons.clone() });
    blame(&|end| end.has_key == position.has_key, Reason::Key { has_key: position.has_key });
    blame(&|end| end.beaten == position.beaten, Reason::Beaten { beaten: position.beaten });
    blame(&|end| end.phase == position.phase, Reason::Phase { phase: position.phase });
    blame(&|end| end.has_fallen == position.has_fallen, Reason::Fallen { has_fallen: position.has_fallen });
    if reasons.is_empty() { vec![Reason::Inventory] } else { reasons }
}
