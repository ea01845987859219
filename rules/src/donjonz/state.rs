//! The state of a Donjonz game and what can be asked of it. How it changes is in `turn`.

use super::laid::Area;
use super::turn::HANDS;
use super::{Action, Card, CardId, Cell, Deck, Event, Illegal, Laid, Rank, Score, Side, Thing, Turn, Weapon};
use crate::Game;
use serde::{Deserialize, Serialize};

/// Which part of the game is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The top card of the pile is to be laid.
    Map,
    /// The hero is to step.
    Explore,
    /// The hero stands on this weapon, to be taken or left.
    Choose(Weapon),
    /// Nothing is left to do.
    Over,
}

/// A game of Donjonz.
///
/// It hides nothing: the pile is face up and may be leafed through, so every action can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Donjonz {
    pub(super) deck: Deck,
    pub(super) laid: Vec<Laid>,
    pub(super) pile: Vec<CardId>,
    pub(super) walked: Vec<Cell>,
    pub(super) pouches: u16,
    pub(super) weapons: Vec<Weapon>,
    pub(super) has_key: bool,
    pub(super) beaten: u8,
    pub(super) phase: Phase,
    pub(super) has_fallen: bool,
}

impl Donjonz {
    /// The deck the game is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// A card of the deck; `None` is the start card, and so is an id the deck does not have.
    pub fn card(&self, card: Option<CardId>) -> &Card {
        self.deck.get(card).unwrap_or(self.deck.start())
    }

    /// The cards on the table in the order they were laid, the start card first.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The card to be laid next.
    pub fn top_card(&self) -> Option<CardId> {
        self.pile.first().copied()
    }

    /// The cards still to be laid, the top one first.
    pub fn pile(&self) -> &[CardId] {
        &self.pile
    }

    /// Which part of the game is on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the hero stands: on the stairs until all cards are laid.
    pub fn hero(&self) -> Cell {
        self.walked.last().copied().unwrap_or(Laid::START.at)
    }

    /// The cells the hero has been on, in order. The first is the stairs, the last is where the hero stands.
    pub fn walked(&self) -> &[Cell] {
        &self.walked
    }

    /// Pouches held now.
    pub fn pouches(&self) -> u16 {
        self.pouches
    }

    /// Weapons held now, at most two, the one held longer first.
    pub fn weapons(&self) -> &[Weapon] {
        &self.weapons
    }

    /// Tests whether the hero can take one more weapon.
    pub fn has_free_hand(&self) -> bool {
        self.weapons.len() < HANDS
    }

    /// Tests whether the hero holds the key.
    pub fn has_key(&self) -> bool {
        self.has_key
    }

    /// Monsters beaten so far.
    pub fn beaten(&self) -> u8 {
        self.beaten
    }

    /// Tests whether the hero met a monster without weapon and gold, which loses the game.
    pub fn has_fallen(&self) -> bool {
        self.has_fallen
    }

    /// What the game would score if it ended now.
    pub fn score(&self) -> Score {
        if self.has_fallen { Score::fallen(self.beaten) } else { Score::new(self.pouches, self.beaten) }
    }

    /// What the hero would be called if the game ended now.
    pub fn rank(&self) -> Rank {
        Rank::of(self.score().total)
    }

    /// The laid card that covers a cell.
    pub fn card_at(&self, cell: Cell) -> Option<&Laid> {
        self.covering(cell).map(|(laid, ..)| laid)
    }

    /// The laid card that covers a cell, with the column and row of it that lies there.
    fn covering(&self, cell: Cell) -> Option<(&Laid, &Card, (u8, u8))> {
        self.laid.iter().find_map(|laid| {
            let card = self.card(laid.card);
            Some((laid, card, laid.printed(card, cell)?))
        })
    }

    /// What is printed on a cell, whatever has become of it.
    pub fn printed_at(&self, cell: Cell) -> Option<Thing> {
        let (_, card, (column, row)) = self.covering(cell)?;
        card.thing(column, row)
    }

    /// What the hero can still find on a cell.
    ///
    /// `None` where nothing is printed, and `None` on every cell walked over, whether its thing was taken, beaten,
    /// left or fled from: there is no way back to it. The stairs, the door and a weapon the hero is choosing about
    /// stay.
    pub fn thing_at(&self, cell: Cell) -> Option<Thing> {
        let thing = self.printed_at(cell)?;
        let stays = matches!(thing, Thing::Stairs | Thing::Door);
        let is_choosing = matches!(self.phase, Phase::Choose(_)) && cell == self.hero();
        (stays || is_choosing || !self.walked.contains(&cell)).then_some(thing)
    }

    /// The top left and the bottom right cell of the smallest rectangle around the dungeon.
    pub fn bounds(&self) -> (Cell, Cell) {
        let (mut min, mut max) = (Laid::START.at, Laid::START.at);
        for laid in &self.laid {
            let (width, height) = laid.size(self.card(laid.card));
            min = Cell { x: min.x.min(laid.at.x), y: min.y.min(laid.at.y) };
            max = Cell {
                x: max.x.max(laid.at.x.saturating_add(i16::from(width) - 1)),
                y: max.y.max(laid.at.y.saturating_add(i16::from(height) - 1)),
            };
        }
        (min, max)
    }

    /// Tests whether the top card may be laid there.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn can_lay(&self, at: Cell, turn: Turn) -> Result<(), Illegal> {
        self.check(&Action::Lay { at, turn })
    }

    /// What a step would do. Changes nothing.
    ///
    /// # Errors
    /// Why the step is not allowed.
    pub fn preview(&self, side: Side) -> Result<Vec<Event>, Illegal> {
        self.clone().apply(&Action::Step { side })
    }

    /// Tests whether the border between a cell and its neighbour can be crossed: there is a cell on the other side,
    /// and neither card has a wall between.
    pub fn is_open(&self, cell: Cell, side: Side) -> bool {
        self.crossing(cell, side).is_ok()
    }

    pub(super) fn area(&self, laid: &Laid) -> Area {
        laid.area(self.card(laid.card))
    }

    /// The neighbour on that side, or why the border to it cannot be crossed.
    pub(super) fn crossing(&self, cell: Cell, side: Side) -> Result<Cell, Illegal> {
        let to = cell.step(side);
        let (laid, card, (column, row)) = self.covering(cell).ok_or(Illegal::NoCell { cell })?;
        let here = card.has_wall(column, row, side.turned(laid.turn.back()));
        // Most neighbours are on the same card.
        let beside = laid.printed(card, to).map(|place| (laid, card, place)).or_else(|| self.covering(to));
        let (laid, card, (column, row)) = beside.ok_or(Illegal::NoCell { cell: to })?;
        let there = card.has_wall(column, row, side.opposite().turned(laid.turn.back()));
        if here || there { Err(Illegal::Wall { cell, side }) } else { Ok(to) }
    }

    /// Where a step to that side leads, or why it is not allowed.
    pub(super) fn step(&self, side: Side) -> Result<Cell, Illegal> {
        let to = self.crossing(self.hero(), side)?;
        if self.walked.contains(&to) { Err(Illegal::Visited { cell: to }) } else { Ok(to) }
    }
}

/// A game is written as what a player sees: the position, and the score as it stands.
impl Serialize for Donjonz {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Seen {
            position: super::Position,
            hero: Cell,
            top_card: Option<CardId>,
            score: Score,
            rank: Rank,
        }
        let (hero, top_card) = (self.hero(), self.top_card());
        Seen { position: self.position(), hero, top_card, score: self.score(), rank: self.rank() }.serialize(serializer)
    }
}
