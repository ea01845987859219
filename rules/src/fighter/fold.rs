//! How the state of a Fighter game takes facts over. Decides nothing.

use super::powers::{Token, What};
use super::state::{Attack, Draw, End, Fight, Fighter, Foe, Member, Phase, Public, Rest};
use super::throwing::{Die, Part, Source};
use super::{EquipmentId, Event, LEVELS, MonsterId, RoomKind, Treasure};

impl Fighter {
    /// Takes over what a fact does to the tower and the pile.
    pub(super) fn fold_hidden(&mut self, event: &Event) {
        match event {
            Event::TowerRefilled { monsters } => {
                self.shuffles += 1;
                self.tower[usize::from(LEVELS) - 1] = monsters.to_vec();
            }
            Event::MonsterMet { monster, .. } => {
                self.tower.iter_mut().for_each(|floor| floor.retain(|other| other != monster));
            }
            Event::GivenUp { monster } => {
                let floor = self.deck.monster(*monster).map_or(0, |monster| usize::from(monster.level) - 1);
                self.tower[floor].push(*monster);
            }
            Event::EquipmentRefilled { cards } => {
                self.shuffles += 1;
                self.pile.extend(cards);
            }
            Event::Found { card, .. } => self.pile.retain(|other| Some(*other) != *card),
            Event::ShopOpened { cards } => self.pile.retain(|other| !cards.contains(other)),

            // The rest happens where everybody sees it.
            Event::PhaseBegan { .. }
            | Event::Walked { .. }
            | Event::BossMet { .. }
            | Event::PlayerOn { .. }
            | Event::Aimed { .. }
            | Event::Landed { .. }
            | Event::ColourChosen { .. }
            | Event::Rethrown
            | Event::ThrownAgain
            | Event::Armed { .. }
            | Event::Triggered { .. }
            | Event::Doubled
            | Event::TokenPlaced { .. }
            | Event::CardUsed { .. }
            | Event::CharmedSpent { .. }
            | Event::Struck { .. }
            | Event::FatalBlow
            | Event::Missed
            | Event::Hurt { .. }
            | Event::Fainted { .. }
            | Event::Healed { .. }
            | Event::Blessed { .. }
            | Event::Recovered { .. }
            | Event::Discarded { .. }
            | Event::GoldGained { .. }
            | Event::GoldPaid { .. }
            | Event::DiceGained { .. }
            | Event::DiceFreed
            | Event::Beaten { .. }
            | Event::Charmed { .. }
            | Event::LeaderRose
            | Event::Ascended { .. }
            | Event::LeaderChanged { .. }
            | Event::Revived { .. }
            | Event::LootWon
            | Event::Bought { .. }
            | Event::Handed { .. }
            | Event::Given { .. }
            | Event::ShopClosed { .. }
            | Event::DicePassed { .. }
            | Event::Won
            | Event::Lost { .. } => {}
        }
    }
}

impl Public {
    /// Takes over what everybody sees of a fact.
    pub fn fold(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { phase } => self.begin(*phase),
            Event::Walked { to } => {
                self.place = *to;
                self.walked.push(*to);
            }
            Event::PlayerOn { seat } => self.player = *seat,
            Event::DicePassed { seat } => (self.first, self.player) = (*seat, *seat),
            Event::LeaderChanged { seat } => self.leader = *seat,
            Event::LeaderRose => self.is_defeated = false,
            Event::Won => self.close(End::Won),
            Event::Lost { loss } => self.close(End::Lost(*loss)),

            // The treasury.
            Event::GoldGained { gold } => self.gold = self.gold.saturating_add(*gold),
            Event::GoldPaid { gold } => self.gold = self.gold.saturating_sub(*gold),
            Event::DiceGained { dice } => self.white = self.white.saturating_add(*dice),
            Event::LootWon => self.loot = self.loot.saturating_add(1),

            // Heroes. What they felt stands in the facts beside these.
            Event::Triggered { .. } | Event::Missed | Event::Fainted { .. } => {}
            Event::Hurt { seat, left: health, .. } | Event::Healed { seat, health, .. } => {
                self.edit(*seat, |member| member.health = *health);
            }
            Event::Ascended { seat } => self.let_go(*seat),
            Event::Revived { seat, scar, health } => self.edit(*seat, |member| {
                member.scars.push(*scar);
                member.health = *health;
            }),

            // A fight.
            Event::TowerRefilled { monsters } => self.beaten.retain(|monster| !monsters.contains(monster)),
            Event::MonsterMet { monster, gold } => self.start_fight(Foe::Monster(*monster), *gold),
            Event::BossMet { boss } => self.start_fight(Foe::Boss(*boss), 0),
            Event::DiceFreed => {
                self.spent.clear();
                self.is_defeated = true;
            }
            Event::GivenUp { .. } => self.fight = None,
            Event::Beaten { foe, gold } => self.win_fight(*foe, *gold),
            Event::Charmed { seat, monster } => {
                self.beaten.retain(|beaten| beaten != monster);
                self.edit(*seat, |member| member.charmed.push(*monster));
            }
            Event::Struck { left: health, .. } | Event::Recovered { health, .. } => {
                self.edit_fight(|fight| fight.health = *health);
            }
            Event::FatalBlow => self.edit_fight(|fight| fight.health = 0),
            Event::TokenPlaced { token, seat } => self.place_token(*token, *seat),

            // A throw.
            Event::Aimed { die, weapons } => self.aim(*die, weapons),
            Event::Armed { weapons } => self.edit_attack(|attack| attack.weapons.clone_from(weapons)),
            Event::Landed { landing } => self.edit_attack(|attack| attack.landing = Some(*landing)),
            Event::ColourChosen { colour } => self.edit_attack(|attack| attack.colour = Some(*colour)),
            Event::Rethrown => self.edit_attack(|attack| {
                let is_second = attack.is_second;
                *attack = Attack { is_second, ..Attack::new(attack.die, attack.weapons.clone()) };
            }),
            Event::ThrownAgain => self.edit_attack(|attack| {
                *attack = Attack { is_second: true, ..Attack::new(attack.die, attack.weapons.clone()) };
            }),
            Event::Doubled => self.edit_attack(|attack| attack.ability_used = true),
            Event::Blessed { points } => self.edit_attack(|attack| attack.blessing = *points),
            Event::CardUsed { seat, card } => self.use_up(*seat, *card),
            Event::CharmedSpent { monster } => self.spend_charmed(*monster),

            // Equipment.
            Event::Discarded { card, .. } => {
                self.drop_card(*card);
                self.discards.push(*card);
            }
            Event::EquipmentRefilled { .. } => self.discards.clear(),
            Event::Found { draw, card } => self.uncover(*draw, *card),
            Event::ShopOpened { cards } => self.edit_rest(|rest| rest.shop = Some(cards.clone())),
            Event::Bought { card, to } | Event::Handed { card, to } | Event::Given { card, to, .. } => {
                self.drop_card(*card);
                self.edit(*to, |member| member.gear.push(*card));
            }
            Event::ShopClosed { cards } => {
                self.edit_rest(|rest| rest.shop = None);
                self.discards.extend(cards);
            }
        }
    }

    fn win_fight(&mut self, foe: Foe, gold: u8) {
        if let Foe::Monster(monster) = foe {
            self.beaten.push(monster);
        }
        self.gold = self.gold.saturating_add(gold);
        self.thrown_white = 0;
        (self.fight, self.attack) = (None, None);
    }

    fn place_token(&mut self, token: Token, seat: u8) {
        self.edit_fight(|fight| match token {
            Token::Target => fight.has_target = true,
            Token::Toad => fight.has_toad = true,
            Token::Charm => fight.charmed_by = Some(seat),
            Token::Beer => fight.beer = Some(seat),
            Token::Ballad => fight.has_ballad = true,
        });
        if matches!(token, Token::Beer | Token::Ballad) {
            self.edit_attack(|attack| attack.ability_used = true);
        }
    }

    fn aim(&mut self, die: Die, weapons: &[EquipmentId]) {
        match die {
            Die::Hero(colour) => self.spent.push(colour),
            Die::White => {
                self.white = self.white.saturating_sub(1);
                self.thrown_white = self.thrown_white.saturating_add(1);
            }
        }
        self.attack = Some(Attack::new(die, weapons.to_vec()));
    }

    /// A charmed monster strikes once for its hero, and is gone.
    fn spend_charmed(&mut self, monster: MonsterId) {
        let points = self.deck.monster(monster).map_or(0, |monster| monster.damage);
        self.members.iter_mut().for_each(|member| member.charmed.retain(|other| *other != monster));
        self.gone.push(monster);
        self.edit_attack(|attack| attack.extras.push(Part { source: Source::Charmed(monster), points }));
    }

    fn uncover(&mut self, draw: Draw, card: Option<EquipmentId>) {
        match draw {
            Draw::Loot => self.loot = self.loot.saturating_sub(1),
            Draw::Treasure => self.edit_rest(|rest| rest.has_treasure = false),
        }
        self.edit_rest(|rest| rest.found.extend(card));
    }

    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Aim => self.attack = None,
            Phase::Rest => {
                self.rest =
                    Some(Rest { has_treasure: self.is_in(RoomKind::Treasure(Treasure::Equipment)), ..Rest::default() })
            }
            Phase::Walk => self.rest = None,
            Phase::Arm
            | Phase::Throw
            | Phase::Landed
            | Phase::Sacrifice
            | Phase::Bless
            | Phase::Again
            | Phase::Over => {}
        }
    }

    fn start_fight(&mut self, foe: Foe, gold: u8) {
        let health = self.most_health(foe);
        self.spent.clear();
        self.fight = Some(Fight {
            foe,
            health,
            gold,
            has_target: false,
            has_toad: false,
            charmed_by: None,
            beer: None,
            has_ballad: false,
        });
    }

    /// A hero leaves the game: the scars go back to the supply, and charmed monsters go their way.
    fn let_go(&mut self, seat: u8) {
        let mut charmed = Vec::new();
        self.edit(seat, |member| {
            member.is_angel = true;
            member.scars.clear();
            charmed = std::mem::take(&mut member.charmed);
        });
        self.gone.extend(charmed);
    }

    /// A card is used up: what it does beyond healing waits in the throw.
    fn use_up(&mut self, seat: u8, card: EquipmentId) {
        self.drop_card(card);
        self.discards.push(card);
        match self.card(card).effect().map(|effect| effect.power().what) {
            Some(What::Add(points)) => {
                let part = Part { source: Source::Equipment(card), points };
                self.edit_attack(|attack| attack.extras.push(part));
            }
            Some(What::Guard(_) | What::Riposte) => self.edit_attack(|attack| attack.guards.push((seat, card))),
            _ => {}
        }
    }

    /// Takes a card away from wherever it lies on the table.
    fn drop_card(&mut self, card: EquipmentId) {
        self.members.iter_mut().for_each(|member| member.gear.retain(|other| *other != card));
        self.edit_rest(|rest| {
            rest.found.retain(|other| *other != card);
            rest.shop.iter_mut().for_each(|shop| shop.retain(|other| *other != card));
        });
    }

    fn close(&mut self, end: End) {
        self.phase = Phase::Over;
        self.end = Some(end);
    }

    fn edit(&mut self, seat: u8, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.members.get_mut(usize::from(seat)) {
            change(member);
        }
    }

    fn edit_fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = &mut self.fight {
            change(fight);
        }
    }

    fn edit_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        if let Some(attack) = &mut self.attack {
            change(attack);
        }
    }

    fn edit_rest(&mut self, change: impl FnOnce(&mut Rest)) {
        if let Some(rest) = &mut self.rest {
            change(rest);
        }
    }
}
