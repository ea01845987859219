//! How a Fighter game goes: which actions are allowed, and what is carried out where.

use super::powers::{Price, Token, What};
use super::state::{End, Fighter, Foe, Phase, Public};
use super::throwing::{Die, RINGS, Spot};
use super::{Action, Colour, EquipmentId, Event, Illegal, Landing, Refusal, Setup, View};
use crate::{Game, Outcome, Viewer, decks::AnyDeck};

impl Game for Fighter {
    const NAME: &'static str = "fighter";
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Refusal = Refusal;
    type View = View;

    fn deck(setup: &Setup) -> Option<&dyn AnyDeck> {
        Some(&setup.deck)
    }

    fn new(setup: &Setup, seed: u64) -> Result<Fighter, Refusal> {
        super::setup::set_up(setup, seed)
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.public.legal_actions()
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.public.check(action)
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        self.check(action)?;
        let mut told = Vec::new();
        let events = &mut told;
        match action {
            Action::Walk { to } => {
                self.tell(events, Event::Walked { to: *to });
                self.meet(events);
            }
            Action::Aim { die, weapons } => {
                self.tell(events, Event::Aimed { die: *die, weapons: weapons.clone() });
                self.tell(events, Event::PhaseBegan { phase: Phase::Throw });
            }
            Action::Arm { weapons } => {
                self.tell(events, Event::Armed { weapons: weapons.clone() });
                self.tell(events, Event::PhaseBegan { phase: Phase::Throw });
            }
            Action::Endure => self.endure(events),
            Action::GiveUp => self.give_up(events),
            Action::Land(landing) => self.land(*landing, events),
            Action::Use { card, on } => self.use_card(*card, *on, events),
            Action::Sacrifice { card } => {
                self.tell(events, Event::Discarded { seat: Some(self.player), card: *card });
                self.suffer(events);
            }
            Action::Bless { seat, points } => self.bless(*seat, *points, events),
            Action::ThrowAgain => {
                self.tell_ability(events);
                self.tell(events, Event::ThrownAgain);
                self.throw_once_more(events);
            }
            Action::Done => match self.phase {
                Phase::Landed => self.settle(events),
                Phase::Again => self.pass_on(events),
                _ => self.finish(events),
            },
            Action::Colour { .. } | Action::Rethrow { .. } | Action::Double | Action::PourBeer { .. } => {
                self.do_after_throw(action, events);
            }
            Action::PlayBallad | Action::SpendCharmed { .. } => self.do_after_throw(action, events),
            _ => self.do_rest(action, events),
        }
        Ok(told)
    }

    fn fold(&mut self, event: &Event) {
        self.fold_hidden(event);
        self.public.fold(event);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.public.outcome()
    }

    fn view(&self, _: Viewer) -> View {
        View::new(self)
    }

    /// Everybody sees what happens, but not in which order cards lie that were shuffled.
    fn heard(&self, event: &Event, _: Viewer) -> Event {
        let mut heard = event.clone();
        match &mut heard {
            Event::TowerRefilled { monsters } => monsters.sort_unstable(),
            Event::EquipmentRefilled { cards } => cards.sort_unstable(),
            _ => {}
        }
        heard
    }

    /// A turned card was hidden; a throw was seen by everybody, so one entered by mistake can be taken back.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::MonsterMet { .. } | Event::BossMet { .. } | Event::Found { .. } | Event::ShopOpened { .. }
        )
    }
}

impl Fighter {
    /// Folds an event and writes it down.
    pub(super) fn tell(&mut self, events: &mut Vec<Event>, event: Event) {
        self.fold(&event);
        events.push(event);
    }

    fn do_after_throw(&mut self, action: &Action, events: &mut Vec<Event>) {
        let price = self.triggered().map(|(_, power)| power.price);
        match *action {
            Action::Colour { colour } => self.tell(events, Event::ColourChosen { colour }),
            Action::Rethrow { with } => {
                match with {
                    Some(card) => self.tell(events, Event::CardUsed { seat: self.player, card }),
                    None => self.tell_ability(events),
                }
                self.tell(events, Event::Rethrown);
                return self.throw_once_more(events);
            }
            Action::SpendCharmed { monster } => self.tell(events, Event::CharmedSpent { monster }),
            _ => {
                self.tell_ability(events);
                match price {
                    Some(Price::Health(points)) => self.hurt(self.player, points, events),
                    Some(Price::Gold(gold)) => self.tell(events, Event::GoldPaid { gold }),
                    _ => {}
                }
                self.tell(
                    events,
                    match *action {
                        Action::PourBeer { seat } => Event::TokenPlaced { token: Token::Beer, seat },
                        Action::PlayBallad => Event::TokenPlaced { token: Token::Ballad, seat: self.player },
                        _ => Event::Doubled,
                    },
                );
            }
        }
        self.settle_if_decided(events);
    }

    /// The die goes back into the hand. Rulebook: weapons are chosen each time a die is thrown.
    fn throw_once_more(&mut self, events: &mut Vec<Event>) {
        let phase = if self.weapons(self.player).is_empty() { Phase::Throw } else { Phase::Arm };
        self.tell(events, Event::PhaseBegan { phase });
    }

    fn use_card(&mut self, card: EquipmentId, on: Option<u8>, events: &mut Vec<Event>) {
        let (Some(seat), what) = (self.holder(card), self.what_of(card)) else { return };
        self.tell(events, Event::CardUsed { seat, card });
        match (what, on) {
            (Some(What::HealOne(points)), Some(seat)) => self.heal(seat, points, events),
            (Some(What::HealAll(points)), _) => self.heal_all(points, events),
            _ => {}
        }
        self.settle_if_decided(events);
        // The last card was used before the monster could destroy it.
        if self.phase == Phase::Sacrifice && self.member(self.player).gear.is_empty() {
            self.suffer(events);
        }
    }
}

impl Public {
    /// Every action allowed now, in a fixed order. Empty exactly when the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut legal = self.candidates();
        legal.retain(|action| self.check(action).is_ok());
        legal
    }

    /// Tests whether an action is allowed now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        match (self.end, action) {
            (Some(_), _) => Err(Illegal::Over),
            (None, Action::Use { card, on }) => self.check_use(*card, *on),
            (None, Action::Walk { to }) => {
                self.demand_phase(Phase::Walk)?;
                if self.ways().contains(to) { Ok(()) } else { Err(Illegal::NoWay { to: *to }) }
            }
            (None, Action::Aim { die, weapons }) => self.check_aim(*die, weapons),
            (None, Action::Endure | Action::GiveUp) => self.check_retreat(action),
            (None, Action::Land(landing)) => {
                self.demand_phase(Phase::Throw)?;
                match landing.spot {
                    Spot::Ring(ring) if !(1..=RINGS).contains(&ring) => Err(Illegal::NoSection { ring }),
                    _ => Ok(()),
                }
            }
            (None, Action::Sacrifice { card }) => {
                self.demand_phase(Phase::Sacrifice)?;
                let is_carried = self.member(self.player).gear.contains(card);
                if is_carried { Ok(()) } else { Err(Illegal::NotCarried { card: *card }) }
            }
            (None, Action::Bless { seat, points }) => self.check_bless(*seat, *points),
            (None, Action::ThrowAgain) => self.demand_phase(Phase::Again),
            (None, Action::Arm { weapons }) => {
                self.demand_phase(Phase::Arm)?;
                self.check_weapons(weapons)
            }
            (None, Action::Done) => self.check_done(),
            (None, Action::Colour { .. } | Action::Rethrow { .. } | Action::Double | Action::PourBeer { .. })
            | (None, Action::PlayBallad | Action::SpendCharmed { .. }) => self.check_after_throw(action),
            _ => self.check_rest(action),
        }
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| match end {
            End::Won => Outcome::Won { score: u32::try_from(self.score().total()).unwrap_or(0) },
            End::Lost(_) => Outcome::Lost,
        })
    }

    fn demand_phase(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(Illegal::NotNow { phase: self.phase }) }
    }

    fn is_boss(&self) -> bool {
        matches!(self.fight.as_ref().map(|fight| fight.foe), Some(Foe::Boss(_)))
    }

    fn check_aim(&self, die: Die, weapons: &[EquipmentId]) -> Result<(), Illegal> {
        self.demand_phase(Phase::Aim)?;
        let dice = self.hero_dice();
        match die {
            Die::White if !dice.is_empty() => return Err(Illegal::HeroDieLeft),
            Die::White if self.white == 0 => return Err(Illegal::NoDie { die }),
            Die::Hero(colour) if !dice.contains(&colour) => return Err(Illegal::NoDie { die }),
            _ => {}
        }
        self.check_weapons(weapons)
    }

    fn check_weapons(&self, weapons: &[EquipmentId]) -> Result<(), Illegal> {
        let carried = self.weapons(self.player);
        let in_order: Vec<EquipmentId> = carried.into_iter().filter(|card| weapons.contains(card)).collect();
        if in_order == weapons { Ok(()) } else { Err(Illegal::NotWeapons) }
    }

    /// Option B and giving up.
    fn check_retreat(&self, action: &Action) -> Result<(), Illegal> {
        self.demand_phase(Phase::Aim)?;
        match action {
            _ if self.is_boss() => Err(Illegal::Boss),
            Action::Endure if !self.hero_dice().is_empty() => Err(Illegal::HeroDieLeft),
            _ => Ok(()),
        }
    }

    fn check_bless(&self, seat: u8, points: u8) -> Result<(), Illegal> {
        self.demand_phase(Phase::Bless)?;
        match self.blessing_for(seat) {
            0 => Err(Illegal::WrongHero { seat }),
            most if (1..=most).contains(&points) => Ok(()),
            _ => Err(Illegal::NothingAllowsIt),
        }
    }

    /// How many points of the blessing the hero in a seat can take; 0 for one who is not wounded.
    pub fn blessing_for(&self, seat: u8) -> u8 {
        let member = self.members.get(usize::from(seat)).filter(|member| member.is_wounded());
        let blessing = self.attack.as_ref().map_or(0, |attack| attack.blessing);
        member.map_or(0, |member| member.missing_health().min(blessing))
    }

    fn check_done(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Bless | Phase::Again => Ok(()),
            Phase::Landed if self.must_decide() => Err(Illegal::Undecided),
            Phase::Landed => Ok(()),
            phase => Err(Illegal::NotNow { phase }),
        }
    }

    /// Tests whether the throw waits for a colour, or the Beer for a hero.
    fn must_decide(&self) -> bool {
        let waits = |action: &Action| matches!(action, Action::Colour { .. } | Action::PourBeer { .. });
        self.after_throw().iter().any(waits)
    }

    /// Tests whether the throw leaves the foe standing, so that something more is worth doing.
    pub(super) fn is_short(&self) -> bool {
        let health = self.fight.as_ref().map_or(0, |fight| fight.health);
        !self.is_fatal() && self.sum().total() < health
    }

    fn check_after_throw(&self, action: &Action) -> Result<(), Illegal> {
        self.demand_phase(Phase::Landed)?;
        let Some(attack) = &self.attack else { return Err(Illegal::NothingAllowsIt) };
        let offers = |what: What| self.triggered_what() == Some(what) && !attack.ability_used && self.is_short();
        let is_allowed = match *action {
            Action::Colour { colour } => {
                attack.colour.is_none() && self.shows_symbol() && self.colours().contains(&colour)
            }
            Action::Rethrow { with: None } => offers(What::Rethrow) && !attack.is_touched(),
            Action::Rethrow { with: Some(card) } => {
                self.check_carried(card, self.player)?;
                self.what_of(card) == Some(What::Rethrow) && !attack.is_touched() && self.is_short()
            }
            Action::Double => offers(What::Double) && self.member(self.player).health > 1,
            Action::PourBeer { seat } => {
                let is_awake = self.members.get(usize::from(seat)).is_some_and(super::Member::is_awake);
                offers(What::Place(Token::Beer)) && is_awake
            }
            Action::PlayBallad => offers(What::Place(Token::Ballad)) && self.gold > 0 && !self.handicaps().is_empty(),
            Action::SpendCharmed { monster } => self.member(self.player).charmed.contains(&monster) && self.is_short(),
            _ => false,
        };
        if is_allowed { Ok(()) } else { Err(Illegal::NothingAllowsIt) }
    }

    fn what_of(&self, card: EquipmentId) -> Option<What> {
        self.card(card).effect().filter(|_| self.card(card).is_once()).map(|effect| effect.power().what)
    }

    /// Tests whether a card that is used up heals, and so can be used at any time.
    pub fn heals(&self, card: EquipmentId) -> bool {
        self.healing(card) > 0
    }

    /// How much health a card gives each hero it heals.
    pub(super) fn healing(&self, card: EquipmentId) -> u8 {
        match self.what_of(card) {
            Some(What::HealOne(points) | What::HealAll(points)) => points,
            _ => 0,
        }
    }

    fn check_carried(&self, card: EquipmentId, seat: u8) -> Result<(), Illegal> {
        let is_carried = self.member(seat).is_awake() && self.member(seat).gear.contains(&card);
        if is_carried { Ok(()) } else { Err(Illegal::NotCarried { card }) }
    }

    fn check_use(&self, card: EquipmentId, on: Option<u8>) -> Result<(), Illegal> {
        let holder = self.holder(card).ok_or(Illegal::NotCarried { card })?;
        self.check_carried(card, holder)?;
        let is_wounded = |seat: u8| self.members.get(usize::from(seat)).is_some_and(super::Member::is_wounded);
        let blow = || self.blows().iter().any(|(seat, points)| *seat == holder && *points > 0);
        let is_thrower = self.phase == Phase::Landed && holder == self.player;
        let is_useful = match (self.what_of(card), on) {
            (Some(What::HealOne(points)), Some(seat)) => points > 0 && is_wounded(seat),
            (Some(What::HealAll(points)), None) => points > 0 && self.seats().any(is_wounded),
            (Some(What::Add(_)), None) => is_thrower && self.is_hit() && self.is_short(),
            (Some(What::Guard(_)), None) => is_thrower && self.is_short() && blow(),
            (Some(What::Riposte), None) => {
                self.phase == Phase::Landed && self.is_short() && !self.ripostes(holder) && blow()
            }
            _ => false,
        };
        if is_useful { Ok(()) } else { Err(Illegal::NoUse { card }) }
    }

    /// Every action that could be allowed in this phase, and some that are not.
    fn candidates(&self) -> Vec<Action> {
        let mut actions = match self.phase {
            Phase::Walk => self.ways().into_iter().map(|to| Action::Walk { to }).collect(),
            Phase::Aim => self.ways_to_aim(),
            Phase::Arm => self.ways_to_arm().into_iter().map(|weapons| Action::Arm { weapons }).collect(),
            Phase::Throw => {
                let spots = Spot::ALL.into_iter();
                spots.flat_map(|spot| [false, true].map(|symbol| Action::Land(Landing { spot, symbol }))).collect()
            }
            Phase::Landed => {
                let is_rescue = |action: &Action| matches!(action, Action::Use { card, .. } if self.heals(*card));
                self.after_throw().into_iter().filter(|action| !is_rescue(action)).chain([Action::Done]).collect()
            }
            Phase::Sacrifice => {
                self.member(self.player).gear.iter().map(|card| Action::Sacrifice { card: *card }).collect()
            }
            Phase::Bless => {
                let each = |seat| (1..=self.blessing_for(seat)).map(move |points| Action::Bless { seat, points });
                self.seats().flat_map(each).chain([Action::Done]).collect()
            }
            Phase::Again => vec![Action::ThrowAgain, Action::Done],
            Phase::Rest => self.steps(),
            Phase::Over => Vec::new(),
        };
        for card in self.seats().flat_map(|seat| self.member(seat).gear.clone()).filter(|card| self.heals(*card)) {
            actions.push(Action::Use { card, on: None });
            actions.extend(self.seats().map(|seat| Action::Use { card, on: Some(seat) }));
        }
        actions
    }

    /// Every choice of weapons.
    fn ways_to_arm(&self) -> Vec<Vec<EquipmentId>> {
        let mut choices: Vec<Vec<EquipmentId>> = vec![Vec::new()];
        for card in self.weapons(self.player) {
            let with: Vec<_> = choices.iter().map(|chosen| chosen.iter().copied().chain([card]).collect()).collect();
            choices.extend(with);
        }
        choices
    }

    /// Every die with every choice of weapons, option B, and giving up.
    fn ways_to_aim(&self) -> Vec<Action> {
        let choices = self.ways_to_arm();
        let dice = Colour::ALL.map(Die::Hero).into_iter().chain([Die::White]);
        let aims =
            dice.flat_map(|die| choices.iter().map(move |weapons| Action::Aim { die, weapons: weapons.clone() }));
        aims.chain([Action::Endure, Action::GiveUp]).collect()
    }

    /// Everything that could be done at the end of a turn.
    fn steps(&self) -> Vec<Action> {
        let mut steps = Vec::new();
        for seat in self.seats().filter(|seat| self.member(*seat).has_fainted()) {
            steps.extend(Colour::ALL.map(|scar| Action::Revive { seat, scar }));
        }
        steps.extend([Action::OpenTreasure, Action::DrawLoot, Action::EnterShop, Action::BuyDie, Action::BuyHealing]);
        let everybody = |step: fn(EquipmentId, u8) -> Action, card| self.seats().map(move |seat| step(card, seat));
        for card in self.shop() {
            steps.extend(everybody(|card, to| Action::Buy { card, to }, *card));
        }
        for card in self.rest.iter().flat_map(|rest| &rest.found) {
            steps.extend(everybody(|card, to| Action::Hand { card, to }, *card));
            steps.push(Action::Discard { card: *card });
        }
        let carried: Vec<EquipmentId> = self.members.iter().flat_map(|member| member.gear.clone()).collect();
        for card in &carried {
            steps.extend(everybody(|card, to| Action::Give { card, to }, *card));
            steps.extend(carried.iter().map(|other| Action::Swap { card: *card, other: *other }));
            steps.push(Action::Discard { card: *card });
        }
        steps.push(Action::PassDice);
        steps
    }
}
