//! B) Encounter and fight: from the turned card to the beaten foe. Rulebook: Fighting a monster.

use super::powers::{Price, Token, What, When};
use super::state::{Attack, Fighter, Foe, Loss, Phase, Place, Public};
use super::throwing::{Part, Source, Sum};
use super::{Action, EquipmentId, Event, Landing, MonsterId};

/// The health that giving up costs every hero who is awake.
const GIVING_UP: u8 = 1;

impl Fighter {
    /// Turns the next card over. Rulebook: the highest floor that has a card.
    pub(super) fn meet(&mut self, events: &mut Vec<Event>) {
        if self.place == Place::Boss {
            self.tell(events, Event::BossMet { boss: self.boss });
        } else if let Some(monster) = self.next_monster(None, events) {
            self.meet_monster(monster, events);
        }
        self.put_on(self.player, events);
    }

    fn meet_monster(&mut self, monster: MonsterId, events: &mut Vec<Event>) {
        let gold = self.deck.monster(monster).map_or(0, |monster| monster.gold).min(self.gold_supply());
        self.tell(events, Event::MonsterMet { monster, gold });
    }

    /// The top card of the highest floor that has another card than the one just given up. An empty tower is filled
    /// with the beaten monsters of the last level; without any, the one given up comes back.
    fn next_monster(&mut self, given_up: Option<MonsterId>, events: &mut Vec<Event>) -> Option<MonsterId> {
        let top = |game: &Fighter| game.tower.iter().flatten().copied().find(|monster| Some(*monster) != given_up);
        if top(self).is_none() {
            let is_last = |id: &MonsterId| self.deck.monster(*id).is_some_and(|monster| monster.level == super::LEVELS);
            let mut monsters: Vec<MonsterId> = self.beaten.iter().copied().filter(is_last).collect();
            if !monsters.is_empty() {
                self.shuffle(&mut monsters);
                monsters.extend(self.tower(super::LEVELS).iter().copied());
                self.tell(events, Event::TowerRefilled { monsters });
            }
        }
        top(self).or(given_up)
    }

    /// The hero in that seat, or the next one clockwise who is awake, is on.
    pub(super) fn put_on(&mut self, seat: u8, events: &mut Vec<Event>) {
        let seats = self.members.len() as u8;
        let Some(seat) = (0..seats).map(|step| (seat + step) % seats).find(|seat| self.member(*seat).is_awake()) else {
            return self.faint_all(events);
        };
        self.tell(events, Event::PlayerOn { seat });
        if let Some((boss, health)) = self.boss_beyond_reach() {
            return self.tell(events, Event::Lost { loss: Loss::NoDice { boss, health } });
        }
        self.tell(events, Event::PhaseBegan { phase: Phase::Aim });
    }

    fn faint_all(&mut self, events: &mut Vec<Event>) {
        if let Some(foe) = self.fight.as_ref().map(|fight| fight.foe) {
            self.tell(events, Event::Lost { loss: Loss::AllFainted { foe } });
        }
    }

    /// Option B. Nothing softens this damage. Rulebook: the damage of a defeat cannot be avoided.
    pub(super) fn endure(&mut self, events: &mut Vec<Event>) {
        let damage = self.fight.as_ref().map_or(0, |fight| self.printed_damage(fight.foe));
        self.hurt_all(damage, events);
        if self.end.is_none() {
            self.tell(events, Event::DiceFreed);
            self.put_on(self.player, events);
        }
    }

    /// Rulebook: Impossible situations.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        self.hurt_all(GIVING_UP, events);
        let Some(Foe::Monster(monster)) = self.fight.as_ref().map(|fight| fight.foe) else { return };
        if self.end.is_some() {
            return;
        }
        self.tell(events, Event::GivenUp { monster });
        if let Some(next) = self.next_monster(Some(monster), events) {
            self.meet_monster(next, events);
        }
        self.put_on(self.player, events);
    }

    fn hurt_all(&mut self, points: u8, events: &mut Vec<Event>) {
        for seat in self.awake().collect::<Vec<_>>() {
            self.hurt(seat, points, events);
        }
        if self.awake().next().is_none() {
            self.faint_all(events);
        }
    }

    pub(super) fn hurt(&mut self, seat: u8, points: u8, events: &mut Vec<Event>) {
        let left = self.member(seat).health.saturating_sub(points);
        self.tell(events, Event::Hurt { seat, points, left });
        if left == 0 {
            self.tell(events, Event::Fainted { seat });
        }
    }

    /// Gives a hero who is awake health, up to the most possible.
    pub(super) fn heal(&mut self, seat: u8, points: u8, events: &mut Vec<Event>) {
        let member = self.member(seat);
        let points = points.min(member.missing_health());
        if member.is_awake() && points > 0 {
            let health = member.health + points;
            self.tell(events, Event::Healed { seat, points, health });
        }
    }

    pub(super) fn heal_all(&mut self, points: u8, events: &mut Vec<Event>) {
        self.seats().for_each(|seat| self.heal(seat, points, events));
    }

    /// The die came to rest. Where nothing can be decided, the throw takes its course at once.
    pub(super) fn land(&mut self, landing: Landing, events: &mut Vec<Event>) {
        self.tell(events, Event::Landed { landing });
        self.tell(events, Event::PhaseBegan { phase: Phase::Landed });
        self.settle_if_decided(events);
    }

    /// Lets the throw take its course as soon as nothing is left to decide about it.
    pub(super) fn settle_if_decided(&mut self, events: &mut Vec<Event>) {
        if self.phase == Phase::Landed && self.after_throw().is_empty() {
            self.settle(events);
        }
    }

    /// Abilities first, then the damage, then the blow of a monster that still stands.
    pub(super) fn settle(&mut self, events: &mut Vec<Event>) {
        let (sum, is_hit, is_fatal, what) = (self.sum(), self.is_hit(), self.is_fatal(), self.triggered_what());
        self.trigger(events);
        if is_hit || sum.total() > 0 {
            self.strike(sum.clone(), events);
        }
        if is_fatal {
            self.tell(events, Event::FatalBlow);
        }
        if what == Some(What::Bless) && self.seats().any(|seat| self.member(seat).is_wounded()) {
            self.tell(events, Event::Blessed { points: sum.total() });
            return self.tell(events, Event::PhaseBegan { phase: Phase::Bless });
        }
        if is_hit || self.is_beaten() {
            return self.finish(events);
        }
        self.tell(events, Event::Missed);
        let destroys = self.foe_powers().any(|power| power.what == What::Destroy);
        if destroys && !self.member(self.player).gear.is_empty() {
            return self.tell(events, Event::PhaseBegan { phase: Phase::Sacrifice });
        }
        self.suffer(events);
    }

    /// What the triggered ability does by itself.
    fn trigger(&mut self, events: &mut Vec<Event>) {
        let Some((_, power)) = self.triggered() else { return };
        let seat = self.player;
        if matches!(power.price, Price::Nothing) || power.what == What::Bless {
            self.tell_ability(events);
        }
        match power.what {
            What::HealAll(points) => self.heal_all(points, events),
            What::Loot => self.tell(events, Event::LootWon),
            What::Gain(gold) => self.gain_gold(gold, events),
            What::Place(token @ (Token::Target | Token::Toad | Token::Charm)) => {
                self.tell(events, Event::TokenPlaced { token, seat });
            }
            _ => {}
        }
    }

    /// Says that the ability the die triggered is at work.
    pub(super) fn tell_ability(&mut self, events: &mut Vec<Event>) {
        if let Some((colour, _)) = self.triggered() {
            self.tell(events, Event::Triggered { seat: self.player, colour });
        }
    }

    /// Takes damage off the foe.
    fn strike(&mut self, sum: Sum, events: &mut Vec<Event>) {
        let left = self.fight.as_ref().map_or(0, |fight| fight.health.saturating_sub(sum.total()));
        self.tell(events, Event::Struck { sum, left });
    }

    /// The monster strikes back after a miss. What a blow does to several heroes it does to all of them at once.
    pub(super) fn suffer(&mut self, events: &mut Vec<Event>) {
        let blows: Vec<(u8, u8)> = self.blows().into_iter().filter(|(_, points)| *points > 0).collect();
        for (seat, points) in &blows {
            self.hurt(*seat, *points, events);
        }
        for (seat, points) in blows {
            if self.ripostes(seat) && !self.is_beaten() {
                let parts = vec![Part { source: Source::Riposte(seat), points }];
                self.strike(Sum { value: 0, times: 1, parts }, events);
            }
        }
        let on_miss: Vec<What> =
            self.foe_powers().filter(|power| power.when == When::OnMiss).map(|power| power.what).collect();
        for what in on_miss {
            match what {
                What::Lose(gold) if self.gold > 0 => {
                    self.tell(events, Event::GoldPaid { gold: gold.min(self.gold) });
                }
                What::Recover(points) => self.recover(points, events),
                _ => {}
            }
        }
        self.finish(events);
    }

    fn recover(&mut self, points: u8, events: &mut Vec<Event>) {
        let Some(fight) = &self.fight else { return };
        let points = points.min(self.most_health(fight.foe).saturating_sub(fight.health));
        if points > 0 && fight.health > 0 {
            let health = fight.health + points;
            self.tell(events, Event::Recovered { points, health });
        }
    }

    /// The throw is over: the foe has fallen, the thrower may throw again, or the next hero is on.
    pub(super) fn finish(&mut self, events: &mut Vec<Event>) {
        if self.awake().next().is_none() {
            return self.faint_all(events);
        }
        if self.is_beaten() {
            return self.conquer(events);
        }
        if self.triggered_what() == Some(What::Again) {
            return self.tell(events, Event::PhaseBegan { phase: Phase::Again });
        }
        self.pass_on(events);
    }

    /// The next hero clockwise is on.
    pub(super) fn pass_on(&mut self, events: &mut Vec<Event>) {
        self.put_on((self.player + 1) % self.members.len() as u8, events);
    }

    /// The foe is beaten. Rulebook: End of the fight.
    fn conquer(&mut self, events: &mut Vec<Event>) {
        let Some(fight) = self.fight.clone() else { return };
        self.tell(events, Event::Beaten { foe: fight.foe, gold: fight.gold });
        match fight.foe {
            Foe::Boss(_) => self.tell(events, Event::Won),
            Foe::Monster(monster) => {
                if let Some(seat) = fight.charmed_by {
                    self.tell(events, Event::Charmed { seat, monster });
                }
                self.begin_rest(events);
            }
        }
    }

    /// Shares some of the damage out as health; what nobody needs is lost.
    pub(super) fn bless(&mut self, seat: u8, points: u8, events: &mut Vec<Event>) {
        let left = self.attack.as_ref().map_or(0, |attack: &Attack| attack.blessing).saturating_sub(points);
        self.heal(seat, points, events);
        self.tell(events, Event::Blessed { points: left });
        if left == 0 || !self.seats().any(|seat| self.member(seat).is_wounded()) {
            self.finish(events);
        }
    }
}

impl Public {
    fn boss_beyond_reach(&self) -> Option<(super::BossId, u8)> {
        let fight = self.fight.as_ref()?;
        let Foe::Boss(boss) = fight.foe else { return None };
        (self.white == 0 && self.hero_dice().is_empty()).then_some((boss, fight.health))
    }

    /// The seats of the heroes who faint if the fight is given up.
    pub fn felled_by_giving_up(&self) -> impl Iterator<Item = u8> + '_ {
        self.awake().filter(|seat| self.member(*seat).health <= GIVING_UP)
    }

    /// Everything that can be decided only now, after the throw.
    pub fn after_throw(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = self.colours().into_iter().map(|colour| Action::Colour { colour }).collect();
        actions.extend([Action::Rethrow { with: None }, Action::Double, Action::PlayBallad]);
        actions.extend(self.seats().map(|seat| Action::PourBeer { seat }));
        let cards = self.seats().flat_map(|seat| self.member(seat).gear.clone());
        for card in cards.filter(|card| !self.heals(*card)) {
            actions.extend([Action::Rethrow { with: Some(card) }, Action::Use { card, on: None }]);
        }
        actions.extend(self.rescues());
        let charmed = &self.member(self.player).charmed;
        actions.extend(charmed.iter().map(|monster| Action::SpendCharmed { monster: *monster }));
        actions.retain(|action| self.check(action).is_ok());
        actions
    }

    /// Cards that could keep a hero awake whom the blow is about to fell. Others that heal can wait.
    fn rescues(&self) -> Vec<Action> {
        let cards: Vec<EquipmentId> =
            self.awake().flat_map(|seat| self.member(seat).gear.clone()).filter(|card| self.heals(*card)).collect();
        let help = cards.iter().map(|card| self.healing(*card)).fold(0, u8::saturating_add);
        let can_be_saved = |(seat, points): &(u8, u8)| {
            let member = self.member(*seat);
            member.health.saturating_add(help).min(member.most_health()) > *points
        };
        let saved = self.felling_blows().into_iter().filter(can_be_saved);
        let mut whom: Vec<Option<u8>> = saved.map(|(seat, _)| Some(seat)).collect();
        if !whom.is_empty() {
            whom.push(None);
        }
        whom.into_iter().flat_map(|on| cards.iter().map(move |card| Action::Use { card: *card, on })).collect()
    }

    fn is_beaten(&self) -> bool {
        self.fight.as_ref().is_some_and(|fight| fight.health == 0)
    }
}
