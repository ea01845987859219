//! What fingers and keys do at the table.

use super::{
    names::Deed,
    table::{Open, Table},
    target,
    throw::ThrowTouch,
};
use crate::{
    explain::Explained,
    geometry::Point,
    input::{Gesture, Key},
    nav::{Desk, Nav},
    play::{self, AtTable, PlaysBack},
    scene::Role,
    screens::lesson_bubble::{self, Taught},
    sound::Effect,
    touch::touches,
};
use rules::fighter::{Action, Colour, Die, EquipmentId, Landing, Phase, Spot};

touches! {
    /// What can be touched at the table.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Touch {
        Undo = "undo",
        Belt = "belt",
        Map = "map",
        Treasury = "treasury",
        Told = "told",
        Room(level: u8, room: u8) = "room_{}_{}",
        Boss = "boss",
        Way(level: u8, room: u8) = "way_{}_{}",
        WayToBoss = "way_boss",
        Level(level: u8) = "level_{}",
        Tower = "tower",
        Stats = "stats",
        Spoils = "spoils",
        Passed = "passed",
        Stands = "stands",
        Cheer(seat: u8) = "cheer_{}",
        Heckle(seat: u8) = "heckle_{}",
        BetHit(seat: u8) = "bet-hit_{}",
        BetMiss(seat: u8) = "bet-miss_{}",
        Leader = "leader",
        Token(nth: usize) = "token-{}",
        Ability(seat: u8, colour: Colour) = "ability_{}_{}",
        OnSymbol = "on-symbol",
        Seat(seat: u8) = "seat_{}",
        Away = "away",
        Foe = "foe",
        Handicap(nth: usize) = "handicap-{}",
        Die(die: Die) = "die-{}",
        Weapon(card: EquipmentId) = "weapon_{}",
        AskGiveUp = "ask-give-up",
        Target = "target",
        Spot(spot: Spot) = "spot-{}",
        Symbol = "symbol",
        Plain = "plain",
        Missed = "missed",
        MissedWithSymbol = "missed-symbol",
        ThrowOnScreen = "on-glass",
        RealDice = "real-dice",
        ThrowForMe = "throw-for-me",
        Present = "present",
        Thrower = "thrower",
        OnScreen(touch: ThrowTouch) = "{}",
        Card(card: EquipmentId) = "card_{}",
        Shop(card: EquipmentId) = "shop_{}",
        Trade = "trade",
        Carry(card: EquipmentId) = "carry_{}",
        Bag(seat: u8) = "bag_{}",
        Close = "close",
        Match(touch: play::Touch) = "{}",
        Lesson(touch: lesson_bubble::Touch) = "{}",
        Do(deed: Deed) = "{}",
    }
}

impl Table {
    pub(super) fn tap(&mut self, touch: Touch, at: Point, desk: &mut Desk<'_>) -> Nav {
        match touch {
            Touch::Undo => self.take_back(desk),
            Touch::Close => self.close(),
            Touch::Belt => self.open = Open::Belt,
            Touch::Map => self.open = if self.open == Open::Map { Open::Nothing } else { Open::Map },
            Touch::Trade => (self.open, self.picked) = (Open::Trade, None),
            Touch::Foe => self.open = Open::Foe,
            Touch::AskGiveUp => self.open = Open::GiveUp,
            Touch::Seat(seat) => self.open = Open::Hero(seat),
            Touch::Card(card) => self.open = Open::Card(card),
            Touch::Away => self.toggle_away(desk),
            Touch::Match(play::Touch::Restore) => self.restore(desk),
            Touch::Target => self.touch_target(at, desk),
            Touch::Spot(spot) => {
                (self.spot, self.tapped) = (Some(spot), None);
                desk.play(Effect::Lay);
            }
            Touch::Symbol => self.land(true, desk),
            Touch::Plain => self.land(false, desk),
            Touch::Missed => self.miss(false, desk),
            Touch::MissedWithSymbol => self.miss(true, desk),
            Touch::Die(die) => self.aim_with(die, desk),
            Touch::Weapon(card) => {
                if !self.weapons.remove(&card) {
                    self.weapons.insert(card);
                }
            }
            Touch::Shop(card) => {
                // A second touch looks at the card from near.
                if self.picked.replace(card) == Some(card) {
                    self.open = Open::Card(card);
                }
            }
            Touch::Carry(card) => self.pick_carried(card, desk),
            Touch::Bag(seat) => self.hand_over(seat, desk),
            Touch::ThrowOnScreen => {
                self.throw_on_screen(desk);
                self.teach_throw(desk);
            }
            Touch::RealDice => {
                self.take_real_dice(desk);
                self.teach_throw(desk);
            }
            Touch::ThrowForMe => self.let_app_throw(desk),
            Touch::Present => self.come_back(desk),
            Touch::OnScreen(touch) => return self.tap_throw(touch, desk),
            Touch::Lesson(touch) => return self.learn(touch, desk),
            Touch::Do(deed) => return self.tap_deed(deed, desk),
            // What needs no answer passes with any touch.
            Touch::Told => self.skip(desk),
            Touch::Way(level, room) => return self.tap_deed(Deed::Walk(level, room), desk),
            Touch::WayToBoss => return self.tap_deed(Deed::WalkToBoss, desk),
            Touch::Passed => self.stands.pass(),
            Touch::Stands => self.open = Open::Stands,
            Touch::Cheer(seat) => self.call(seat, true, desk),
            Touch::Heckle(seat) => self.call(seat, false, desk),
            Touch::BetHit(seat) => self.bet(seat, true),
            Touch::BetMiss(seat) => self.bet(seat, false),
            Touch::Level(level) => self.level = Some(level),
            Touch::Treasury | Touch::Room(..) | Touch::Boss | Touch::Handicap(_) | Touch::Thrower => {
                return Nav::Pass;
            }
            Touch::Tower
            | Touch::Stats
            | Touch::Spoils
            | Touch::Leader
            | Touch::Token(_)
            | Touch::Ability(..)
            | Touch::OnSymbol => {
                return Nav::Pass;
            }
        }
        Nav::Stay
    }

    /// Carries out the legal action that is touched so.
    fn tap_deed(&mut self, deed: Deed, desk: &mut Desk<'_>) -> Nav {
        let stays = self.open == Open::Trade;
        match self.game().legal_actions().into_iter().find(|action| Deed::of(action) == Some(deed)) {
            Some(action) => {
                self.send(action, desk);
                if stays && self.game().phase() == Phase::Rest {
                    self.open = Open::Trade;
                }
            }
            None if matches!(deed, Deed::BuyDie | Deed::BuyHealing) => {
                desk.refuse(desk.words.get("shop-no"));
            }
            None => return Nav::Pass,
        }
        Nav::Stay
    }

    /// What nobody would leave undone is done at once, when all was told: goods are laid out, a treasure is opened.
    pub(super) fn do_at_once(&mut self, desk: &mut Desk<'_>) {
        let is_quiet = self.open == Open::Nothing && self.throw.is_none() && self.playback.is_over(desk.now);
        if self.game().phase() != Phase::Rest || !is_quiet {
            return;
        }
        let at_once = [Action::OpenTreasure, Action::EnterShop];
        if let Some(action) = at_once.into_iter().find(|action| self.game().check(action).is_ok()) {
            self.send(action, desk);
        }
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
        let away = &mut self.host.extras_mut().away;
        if !away.remove(&seat) {
            away.insert(seat);
        }
        self.host.keep(desk);
    }

    fn aim_with(&mut self, die: Die, desk: &mut Desk<'_>) {
        let weapons = self.chosen_weapons();
        let action = match self.game().phase() {
            Phase::Arm => Action::Arm { weapons },
            _ => Action::Aim { die, weapons },
        };
        self.send(action, desk);
    }

    fn touch_target(&mut self, at: Point, desk: &mut Desk<'_>) {
        if let Some(area) = desk.area(&Touch::Target) {
            let place = target::place(target::board(area), at);
            (self.spot, self.tapped) = (Some(target::spot_at(place)), Some(place));
            desk.play(Effect::Lay);
        }
    }

    fn land(&mut self, symbol: bool, desk: &mut Desk<'_>) {
        match self.spot {
            Some(spot) => {
                // The place is kept with its landing, in one go.
                let done = self.host.standing().done;
                self.host.extras_mut().taps.extend(self.tapped.map(|place| (done, place)));
                self.send(Action::Land(Landing { spot, symbol }), desk);
            }
            None => {
                desk.refuse(desk.words.get("fight-spot-first"));
            }
        }
    }

    fn miss(&mut self, symbol: bool, desk: &mut Desk<'_>) {
        self.send(Action::Land(Landing { spot: Spot::Off, symbol }), desk);
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
                desk.refuse(desk.words.get("fight-illegal-room"));
            }
        }
    }

    fn trade(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.send(action, desk);
        self.open = Open::Trade;
    }

    /// What a mark that only tells something is, where a finger taps on it and nothing has to be seen first.
    pub(super) fn told_mark(&self, at: Point, desk: &Desk<'_>) -> Option<Explained> {
        let top = desk.scene.touchables.iter().rev().find(|it| it.area.contains(at))?;
        let is_quiet = self.playback.is_over(desk.now) && !self.is_flying();
        let touch: Touch = top.id.parse().ok().filter(|_| is_quiet && top.role == Role::Label)?;
        self.explanation(&touch, &desk.frame())
    }

    pub(super) fn gesture(&mut self, touch: Option<Touch>, gesture: Gesture, desk: &mut Desk<'_>) {
        let grip = if let Some(Touch::OnScreen(ThrowTouch::Die(grip))) = touch { Some(grip) } else { None };
        self.use_die(desk, |throwing, desk| {
            throwing.gesture(grip, gesture, desk);
            true
        });
        match (gesture, touch) {
            // Nobody has to wait for the party to arrive, or for a line to pass.
            (Gesture::Tap { .. }, None) if self.throw.is_none() => self.skip(desk),
            (Gesture::Press { .. }, _) if self.is_walking(desk.now) => {
                self.playback.cut();
                self.play_on(desk);
            }
            (Gesture::DragStart { at, .. } | Gesture::Drag { at, .. }, Some(Touch::Carry(card))) => {
                self.picked = Some(card);
                self.carried = Some((card, at));
            }
            (Gesture::Drop { at, .. }, Some(Touch::Carry(card))) => {
                self.carried = None;
                let under = desk.scene.touchables.iter().rev().filter(|it| it.area.contains(at));
                let under: Vec<Touch> = under.filter_map(|it| it.id.parse().ok()).collect();
                let other = under.iter().find_map(|it| if let Touch::Carry(card) = *it { Some(card) } else { None });
                let seat = under.iter().find_map(|it| if let Touch::Bag(seat) = *it { Some(seat) } else { None });
                let swap = other.map(|other| Action::Swap { card, other });
                match (swap.filter(|swap| self.game().check(swap).is_ok()), seat) {
                    (Some(swap), _) => self.trade(swap, desk),
                    (None, Some(seat)) if self.game().holder(card) != Some(seat) => self.hand_over(seat, desk),
                    _ => self.picked = None,
                }
            }
            (Gesture::Hold { .. }, Some(Touch::Shop(card) | Touch::Carry(card) | Touch::Weapon(card))) => {
                self.open = Open::Card(card);
            }
            (Gesture::Cancel, _) => self.carried = None,
            _ => {}
        }
    }

    pub(super) fn key(&mut self, key: Key, desk: &mut Desk<'_>) -> Nav {
        if self.open == Open::Nothing && self.throw.is_some() {
            return self.key_throw(key, desk);
        }
        Nav::Pass
    }

    /// The keys of what can be touched: a section by its number, a die by its colour, Enter for what is aimed at.
    pub(super) fn key_for(&self, touch: &Touch) -> Option<Key> {
        let letter = match *touch {
            Touch::Undo => return Some(Key::Undo),
            Touch::Plain if self.spot.is_some() => return Some(Key::Enter),
            Touch::Die(_) if self.game().phase() == Phase::Arm => return Some(Key::Enter),
            Touch::Spot(Spot::Ring(ring)) => char::from_digit(ring.into(), 10)?,
            Touch::Spot(Spot::Centre) => '0',
            Touch::Spot(Spot::Hole) => 'h',
            Touch::Spot(Spot::Edge) => 'e',
            Touch::Spot(Spot::Off) => 'o',
            Touch::Symbol => 's',
            Touch::Missed => 'm',
            Touch::Die(Die::Hero(Colour::Red)) => 'r',
            Touch::Die(Die::Hero(Colour::Green)) => 'g',
            Touch::Die(Die::Hero(Colour::Blue)) => 'b',
            Touch::Die(Die::White) => 'w',
            Touch::RealDice => 'd',
            Touch::ThrowForMe => 'a',
            _ => return None,
        };
        Some(Key::Letter(letter))
    }
}
