//! C) End of turn: what happens by itself, what can be done in any order, and passing the dice on.

use super::cards::Colour;
use super::state::{BEARABLE, Draw, Fighter, Phase, Public};
use super::{Action, EquipmentId, Event, Illegal, RoomKind, Treasure};
use crate::rng::Rng;

/// What a white die costs in a shop.
pub const DIE_COST: u8 = 2;
/// What it costs to heal every hero by 1 in a shop.
pub const HEALING_COST: u8 = 1;
/// Cards in a shop beside one for each hero.
const SHOP_CARDS: usize = 3;
/// Hero dice.
const HERO_DICE: u8 = Colour::ALL.len() as u8;

impl Fighter {
    /// The steps that leave nothing to decide.
    pub(super) fn begin_rest(&mut self, events: &mut Vec<Event>) {
        if self.is_defeated {
            self.tell(events, Event::LeaderRose);
        } else {
            self.gain_dice(HERO_DICE.saturating_sub(self.spent.len() as u8), events);
        }
        let is_lost = |seat: &u8| self.member(*seat).has_fainted() && self.member(*seat).scars.len() >= BEARABLE;
        for seat in self.seats().filter(is_lost).collect::<Vec<_>>() {
            self.ascend(seat, events);
        }
        self.tell(events, Event::PhaseBegan { phase: Phase::Rest });
        match self.room().map(|room| room.kind) {
            Some(RoomKind::Fountain) => self.heal_all(u8::MAX, events),
            Some(RoomKind::Treasure(Treasure::Gold(gold))) => self.gain_gold(gold, events),
            Some(RoomKind::Treasure(Treasure::Dice(dice))) => self.gain_dice(dice, events),
            _ => {}
        }
    }

    /// A hero who would get the third scar leaves the game; the next one clockwise leads in the leader's place.
    fn ascend(&mut self, seat: u8, events: &mut Vec<Event>) {
        self.tell(events, Event::Ascended { seat });
        let seats = self.members.len() as u8;
        let heir = (1..seats).map(|step| (seat + step) % seats).find(|heir| !self.member(*heir).is_angel);
        if let Some(seat) = heir.filter(|_| seat == self.leader) {
            self.tell(events, Event::LeaderChanged { seat });
        }
    }

    /// Gold beyond what the supply has is not gained.
    pub(super) fn gain_gold(&mut self, gold: u8, events: &mut Vec<Event>) {
        let gold = gold.min(self.gold_supply());
        if gold > 0 {
            self.tell(events, Event::GoldGained { gold });
        }
    }

    /// Dice beyond what the supply has are not gained.
    fn gain_dice(&mut self, dice: u8, events: &mut Vec<Event>) {
        let dice = dice.min(self.dice_supply());
        if dice > 0 {
            self.tell(events, Event::DiceGained { dice });
        }
    }

    /// The top cards of the pile; discards are shuffled under it where it has too few.
    fn draw_equipment(&mut self, count: usize, events: &mut Vec<Event>) -> Vec<EquipmentId> {
        if self.pile.len() < count && !self.discards.is_empty() {
            let mut cards = self.discards.clone();
            self.shuffle(&mut cards);
            self.tell(events, Event::EquipmentRefilled { cards });
        }
        self.pile.iter().take(count).copied().collect()
    }

    /// Brings cards into an order that nobody knows but the seed.
    pub(super) fn shuffle<T>(&self, cards: &mut [T]) {
        Rng::new(self.luck ^ u64::from_be_bytes(*b"discards") ^ u64::from(self.shuffles)).shuffle(cards);
    }

    fn find(&mut self, draw: Draw, events: &mut Vec<Event>) {
        let card = self.draw_equipment(1, events).first().copied();
        self.tell(events, Event::Found { draw, card });
    }

    /// Carries out a step that was checked.
    pub(super) fn do_rest(&mut self, action: &Action, events: &mut Vec<Event>) {
        match *action {
            Action::Revive { seat, scar } => {
                let health = self.member(seat).health_on_waking();
                self.tell(events, Event::Revived { seat, scar, health });
            }
            Action::OpenTreasure => self.find(Draw::Treasure, events),
            Action::DrawLoot => self.find(Draw::Loot, events),
            Action::EnterShop => {
                let cards = self.draw_equipment(SHOP_CARDS + self.in_play().count(), events);
                self.tell(events, Event::ShopOpened { cards });
            }
            Action::Buy { card, to } => {
                self.tell(events, Event::GoldPaid { gold: self.card(card).cost });
                self.tell(events, Event::Bought { card, to });
            }
            Action::BuyDie => {
                self.tell(events, Event::GoldPaid { gold: DIE_COST });
                self.gain_dice(1, events);
            }
            Action::BuyHealing => {
                self.tell(events, Event::GoldPaid { gold: HEALING_COST });
                self.heal_all(1, events);
            }
            Action::Hand { card, to } => self.tell(events, Event::Handed { card, to }),
            Action::Give { card, to } => self.give(card, to, events),
            Action::Swap { card, other } => {
                let holders = (self.holder(card), self.holder(other));
                if let (Some(one), Some(two)) = holders {
                    self.give(card, two, events);
                    self.give(other, one, events);
                }
            }
            Action::Discard { card } => {
                let seat = self.holder(card);
                self.tell(events, Event::Discarded { seat, card });
            }
            _ => self.pass_dice(events),
        }
    }

    fn give(&mut self, card: EquipmentId, to: u8, events: &mut Vec<Event>) {
        if let Some(from) = self.holder(card) {
            self.tell(events, Event::Given { card, from, to });
        }
    }

    /// The turn is over: what nobody bought or carries on is discarded, and the next hero gets the dice.
    fn pass_dice(&mut self, events: &mut Vec<Event>) {
        if let Some(cards) = self.rest.as_ref().and_then(|rest| rest.shop.clone()) {
            self.tell(events, Event::ShopClosed { cards });
        }
        let angels = self.seats().filter(|seat| self.member(*seat).is_angel);
        let left: Vec<(u8, EquipmentId)> =
            angels.flat_map(|seat| self.member(seat).gear.iter().map(move |card| (seat, *card))).collect();
        for (seat, card) in left {
            self.tell(events, Event::Discarded { seat: Some(seat), card });
        }
        let seats = self.members.len() as u8;
        let next = (1..=seats).map(|step| (self.first + step) % seats).find(|seat| self.member(*seat).is_awake());
        self.tell(events, Event::DicePassed { seat: next.unwrap_or(self.first) });
        self.tell(events, Event::PhaseBegan { phase: Phase::Walk });
    }
}

impl Public {
    fn is_found(&self, card: EquipmentId) -> bool {
        self.rest.as_ref().is_some_and(|rest| rest.found.contains(&card))
    }

    /// The shop's cards that are laid out.
    pub(super) fn shop(&self) -> &[EquipmentId] {
        self.rest.as_ref().and_then(|rest| rest.shop.as_deref()).unwrap_or_default()
    }

    /// Tests whether a step of the end of a turn is allowed.
    pub(super) fn check_rest(&self, action: &Action) -> Result<(), Illegal> {
        if self.phase != Phase::Rest {
            return Err(Illegal::NotNow { phase: self.phase });
        }
        let demand = |holds: bool, reason: Illegal| if holds { Ok(()) } else { Err(reason) };
        let seat_exists = |seat: u8| demand(usize::from(seat) < self.members.len(), Illegal::WrongHero { seat });
        match *action {
            Action::Revive { seat, scar } => {
                seat_exists(seat)?;
                let member = self.member(seat);
                demand(member.has_fainted() && !member.scars.contains(&scar), Illegal::WrongHero { seat })
            }
            Action::OpenTreasure => {
                demand(self.rest.as_ref().is_some_and(|rest| rest.has_treasure), Illegal::NothingThere)
            }
            Action::DrawLoot => demand(self.loot > 0, Illegal::NothingThere),
            Action::EnterShop => {
                let is_closed = self.rest.as_ref().is_some_and(|rest| rest.shop.is_none());
                demand(is_closed && self.is_in(RoomKind::Shop), Illegal::NothingThere)
            }
            Action::Buy { card, to } => {
                seat_exists(to)?;
                demand(self.shop().contains(&card), Illegal::NothingThere)?;
                self.check_cost(self.card(card).cost)?;
                demand(self.has_room(to, card), Illegal::NoRoom { seat: to })
            }
            Action::BuyDie => {
                demand(self.is_in(RoomKind::Shop) && self.dice_supply() > 0, Illegal::NothingThere)?;
                self.check_cost(DIE_COST)
            }
            Action::BuyHealing => {
                let is_needed = self.members.iter().any(super::Member::is_wounded);
                demand(self.is_in(RoomKind::Shop) && is_needed, Illegal::NothingThere)?;
                self.check_cost(HEALING_COST)
            }
            Action::Hand { card, to } => {
                seat_exists(to)?;
                demand(self.is_found(card), Illegal::NothingThere)?;
                demand(self.has_room(to, card), Illegal::NoRoom { seat: to })
            }
            Action::Give { card, to } => {
                seat_exists(to)?;
                let holder = self.holder(card).ok_or(Illegal::NotCarried { card })?;
                demand(holder != to, Illegal::WrongHero { seat: to })?;
                demand(self.has_room(to, card), Illegal::NoRoom { seat: to })
            }
            Action::Swap { card, other } => self.check_swap(card, other),
            Action::Discard { card } => {
                demand(self.is_found(card) || self.holder(card).is_some(), Illegal::NotCarried { card })
            }
            Action::PassDice => {
                let is_open = |rest: &super::Rest| rest.has_treasure || !rest.found.is_empty();
                let has_fainted = self.members.iter().any(super::Member::has_fainted);
                let is_done = !has_fainted && self.loot == 0 && !self.rest.as_ref().is_some_and(is_open);
                demand(is_done, Illegal::Undecided)
            }
            _ => Err(Illegal::NotNow { phase: self.phase }),
        }
    }

    /// Tests whether the treasury has the gold for a card.
    pub fn can_afford(&self, card: EquipmentId) -> bool {
        self.check_cost(self.card(card).cost).is_ok()
    }

    fn check_cost(&self, cost: u8) -> Result<(), Illegal> {
        if cost > self.gold { Err(Illegal::TooDear { cost, gold: self.gold }) } else { Ok(()) }
    }

    fn check_swap(&self, card: EquipmentId, other: EquipmentId) -> Result<(), Illegal> {
        let one = self.holder(card).ok_or(Illegal::NotCarried { card })?;
        let two = self.holder(other).ok_or(Illegal::NotCarried { card: other })?;
        if !self.card(card).kind.is_like(self.card(other).kind) {
            return Err(Illegal::NoRoom { seat: two });
        }
        match [one, two].into_iter().find(|seat| one == two || self.member(*seat).is_angel) {
            Some(seat) => Err(Illegal::WrongHero { seat }),
            None => Ok(()),
        }
    }
}
