//! What fingers and keys do at the table.

use super::{
    names::{action_id, die_code, spot_of},
    table::{Open, Table},
    target,
};
use crate::{
    geometry::Point,
    input::{Gesture, Key},
    nav::{Desk, Nav},
    sound::Effect,
};
use rules::{
    Game,
    fighter::{Action, Colour, Die, EquipmentId, Landing, Phase, Spot},
};

/// The number behind the mark of an id, such as 7 in `carry_7`.
fn numbered(id: &str, prefix: &str) -> Option<u8> {
    id.strip_prefix(prefix)?.parse().ok()
}

fn card_of(id: &str, prefix: &str) -> Option<EquipmentId> {
    numbered(id, prefix).map(EquipmentId)
}

impl Table {
    pub(super) fn tap(&mut self, id: &str, at: Point, desk: &mut Desk<'_>) -> Nav {
        if let Nav::Stay = self.tap_cast(id, desk) {
            return Nav::Stay;
        }
        match id {
            "undo" => self.undo(desk),
            "close" => self.close(),
            "belt" => self.open = Open::Belt,
            "map" => self.open = if self.open == Open::Map { Open::Nothing } else { Open::Map },
            "trade" => self.open = Open::Trade,
            "foe" => self.open = Open::Foe,
            "ask-give-up" => self.open = Open::GiveUp,
            "away" => self.toggle_away(desk),
            "restore" => self.restore(desk),
            "target" => self.touch_target(at, desk),
            "symbol" => self.land(true, desk),
            "plain" => self.land(false, desk),
            "missed" => self.apply(Action::Land(Landing { spot: Spot::Off, symbol: false }), desk),
            "lesson" | "lesson-next" | "lesson-skip" => return self.learn(id),
            _ => return self.tap_thing(id, desk),
        }
        Nav::Stay
    }

    fn tap_thing(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let dice = Colour::ALL.map(Die::Hero).into_iter().chain([Die::White]);
        if let Some(spot) = spot_of(id) {
            self.spot = Some(spot);
            desk.play(Effect::Lay);
        } else if let Some(die) = dice.into_iter().find(|die| id == format!("die-{}", die_code(*die))) {
            self.aim_with(die, desk);
        } else if let Some(seat) = numbered(id, "seat_") {
            self.open = Open::Hero(seat);
        } else if let Some(card) = card_of(id, "card_") {
            self.open = Open::Card(card);
        } else if let Some(card) = card_of(id, "weapon_") {
            if !self.weapons.remove(&card) {
                self.weapons.insert(card);
            }
        } else if let Some(card) = card_of(id, "shop_") {
            // A second touch looks at the card from near.
            if self.picked.replace(card) == Some(card) {
                self.open = Open::Card(card);
            }
        } else if let Some(card) = card_of(id, "carry_") {
            self.pick_carried(card, desk);
        } else if let Some(seat) = numbered(id, "bag_") {
            self.hand_over(seat, desk);
        } else {
            return self.tap_action(id, desk);
        }
        Nav::Stay
    }

    /// Carries out the legal action whose touchable this is.
    fn tap_action(&mut self, id: &str, desk: &mut Desk<'_>) -> Nav {
        let stays = self.open == Open::Trade;
        match self.game().legal_actions().into_iter().find(|action| action_id(action) == id) {
            Some(action) => {
                self.apply(action, desk);
                if stays && self.game().phase() == Phase::Rest {
                    self.open = Open::Trade;
                }
            }
            None if matches!(id, "buy-die" | "buy-healing") => {
                desk.play(Effect::Refused);
                desk.toast(desk.words.get("shop-no"));
            }
            None => return Nav::Pass,
        }
        Nav::Stay
    }

    /// Puts away what lies on top: a card looked at in the shop leads back to the shop.
    fn close(&mut self) {
        let was_near = matches!(self.open, Open::Card(_));
        self.open = Open::Nothing;
        if !was_near {
            self.picked = None;
        }
    }

    /// Lets the app throw for the hero that is looked at, or no longer.
    fn toggle_away(&mut self, desk: &mut Desk<'_>) {
        let Open::Hero(seat) = self.open else { return };
        if !self.running.away.remove(&seat) {
            self.running.away.insert(seat);
        }
        self.save(desk);
    }

    fn aim_with(&mut self, die: Die, desk: &mut Desk<'_>) {
        let weapons = self.chosen_weapons();
        let action = match self.game().phase() {
            Phase::Arm => Action::Arm { weapons },
            _ => Action::Aim { die, weapons },
        };
        self.apply(action, desk);
    }

    fn touch_target(&mut self, at: Point, desk: &mut Desk<'_>) {
        if let Some(area) = desk.area("target") {
            self.spot = Some(target::spot_at(target::board(area), at));
            desk.play(Effect::Lay);
        }
    }

    fn land(&mut self, symbol: bool, desk: &mut Desk<'_>) {
        match self.spot {
            Some(spot) => self.apply(Action::Land(Landing { spot, symbol }), desk),
            None => {
                desk.play(Effect::Refused);
                desk.toast(desk.words.get("fight-spot-first"));
            }
        }
    }

    /// Picks a card up to be given away, or changes it for the one picked before.
    fn pick_carried(&mut self, card: EquipmentId, desk: &mut Desk<'_>) {
        let swap = self.picked.map(|picked| Action::Swap { card: picked, other: card });
        match swap.filter(|swap| self.game().check(swap).is_ok()) {
            Some(swap) => self.trade(swap, desk),
            None if self.picked == Some(card) => self.open = Open::Card(card),
            None => self.picked = Some(card),
        }
    }

    /// Gives the card picked before to a hero.
    fn hand_over(&mut self, seat: u8, desk: &mut Desk<'_>) {
        let Some(card) = self.picked else { return };
        match self.handover(card, seat) {
            Some(action) => self.trade(action, desk),
            None => {
                desk.play(Effect::Refused);
                desk.toast(desk.words.get("fight-illegal-room"));
            }
        }
    }

    fn trade(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.apply(action, desk);
        self.open = Open::Trade;
    }

    pub(super) fn gesture(&mut self, id: Option<&str>, gesture: Gesture, desk: &mut Desk<'_>) {
        self.use_cast(desk, |throwing, desk| {
            throwing.gesture(id, gesture, desk);
            true
        });
        let card = id.and_then(|id| card_of(id, "carry_"));
        match (gesture, card) {
            (Gesture::DragStart { at, .. } | Gesture::Drag { at, .. }, Some(card)) => {
                self.picked = Some(card);
                self.carried = Some((card, at));
            }
            (Gesture::Drop { at, .. }, Some(card)) => {
                self.carried = None;
                let over = |prefix: &str| {
                    let found = desk.scene.touchables.iter().rev().filter(|it| it.area.contains(at));
                    found.filter_map(|it| numbered(&it.id, prefix)).next()
                };
                let (other, seat) = (over("carry_").map(EquipmentId), over("bag_"));
                let swap = other.map(|other| Action::Swap { card, other });
                match (swap.filter(|swap| self.game().check(swap).is_ok()), seat) {
                    (Some(swap), _) => self.trade(swap, desk),
                    (None, Some(seat)) if self.game().holder(card) != Some(seat) => self.hand_over(seat, desk),
                    _ => self.picked = None,
                }
            }
            (Gesture::Hold { .. }, _) => {
                let held = id.and_then(|id| card_of(id, "shop_").or(card_of(id, "carry_")).or(card_of(id, "weapon_")));
                self.open = held.map_or(self.open, Open::Card);
            }
            (Gesture::Cancel, _) => self.carried = None,
            _ => {}
        }
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        if self.open == Open::Nothing && self.cast.is_some() {
            return self.key_cast(key, desk);
        }
        let (Key::Letter(_) | Key::Enter | Key::Undo) = key else { return Nav::Pass };
        let letter = if let Key::Letter(letter) = key { letter.to_ascii_lowercase() } else { ' ' };
        match (self.game().phase(), key) {
            (_, Key::Undo) => self.undo(desk),
            (Phase::Throw, Key::Enter) if self.spot.is_some() => self.land(false, desk),
            (Phase::Throw, Key::Letter(_)) => {
                let spot = match letter {
                    '1'..='5' => Spot::Ring(letter as u8 - b'0'),
                    '0' => Spot::Centre,
                    'h' => Spot::Hole,
                    'e' => Spot::Edge,
                    'o' => Spot::Off,
                    's' => {
                        self.land(true, desk);
                        return Nav::Stay;
                    }
                    'm' => return self.tap("missed", Point::default(), desk),
                    _ => return Nav::Pass,
                };
                self.spot = Some(spot);
            }
            (Phase::Arm, Key::Enter) => {
                let die = self.game().attack().map_or(Die::White, |attack| attack.die);
                self.aim_with(die, desk);
            }
            (Phase::Aim, Key::Letter(_)) => match letter {
                'r' => self.aim_with(Die::Hero(Colour::Red), desk),
                'g' => self.aim_with(Die::Hero(Colour::Green), desk),
                'b' => self.aim_with(Die::Hero(Colour::Blue), desk),
                'w' => self.aim_with(Die::White, desk),
                _ => return Nav::Pass,
            },
            _ => return Nav::Pass,
        }
        Nav::Stay
    }
}
