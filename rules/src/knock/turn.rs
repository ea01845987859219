//! How a Knock game goes: which actions are allowed, and what follows from them.

use super::cards::QUIET;
use super::keep::Misfit;
use super::{Action, CardId, Cell, Corner, End, Event, Illegal, Knock, Laid, Loss, Phase, Public, Refusal, Setup};
use super::{Spell, Standing, View, Voice};
use crate::{Game, Outcome, Viewer, decks::AnyDeck, rng::Rng};

impl Game for Knock {
    const NAME: &'static str = "knock";
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type Refusal = Refusal;
    type View = View;

    fn deck(setup: &Setup) -> Option<&dyn AnyDeck> {
        Some(&setup.deck)
    }

    fn new(setup: &Setup, seed: u64) -> Result<Knock, Refusal> {
        super::setup::set_up(setup, seed)
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.legal_with(&self.playable())
    }

    fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.check_with(action, &self.playable())
    }

    fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Illegal> {
        self.check(action)?;
        let mut events = Vec::new();
        match *action {
            Action::Place { card, at, turned } => {
                let is_knight = self.phase == Phase::PlaceKnight;
                self.play(card, at, turned, &mut events);
                if self.end.is_none() && !is_knight {
                    self.draw(card, &mut events);
                }
                if self.end.is_none() && self.phase == Phase::Place {
                    self.pass_on(&mut events);
                }
            }
            Action::TimeUp => self.tell(&mut events, Event::Lost { loss: Loss::TimeUp }),
            _ => {
                if let Some(spell) = action.spell() {
                    self.cast(spell, action, &mut events);
                }
            }
        }
        Ok(events)
    }

    fn fold(&mut self, event: &Event) {
        self.fold_hidden(event);
        self.public.fold(event);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.public.outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Only who draws a card sees it.
    fn heard(&self, event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Drawn { .. } if viewer != Viewer::Seat(self.player) => Event::Drawn { card: None },
            event => event,
        }
    }

    /// Draws show what was hidden. A card put down is shown to the others and must stay, what was said while the token
    /// let people speak cannot be unsaid, and sand does not run back.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Placed { .. }
                | Event::VoiceTurned { .. }
                | Event::Drawn { .. }
                | Event::KnightDrawn
                | Event::SpellFound { .. }
                | Event::Lost { loss: Loss::TimeUp }
        )
    }
}

impl Knock {
    /// Folds an event and writes it down.
    pub(super) fn tell(&mut self, events: &mut Vec<Event>, event: Event) {
        self.fold(&event);
        events.push(event);
    }

    /// Phases 1 to 3 of a turn: all that follows from a placement before a card is drawn.
    pub(super) fn play(&mut self, card: CardId, at: Cell, turned: bool, events: &mut Vec<Event>) {
        let is_knight = self.phase == Phase::PlaceKnight;
        let covered: Vec<CardId> = self.keep.around(at).map(|(_, laid)| laid.card).collect();
        self.put_down(card, at, turned, events);
        if self.end.is_none() {
            self.assess(&covered, events);
        }
        if self.end.is_none() && !is_knight {
            self.check_alarm(events);
        }
    }

    /// Rulebook: Put a card down, Playing a Creature Card.
    pub(super) fn put_down(&mut self, card: CardId, at: Cell, turned: bool, events: &mut Vec<Event>) {
        self.tell(events, Event::Placed { card, at, turned });
        let (creature, silence) = (self.card(card).creature, self.card(card).silence);
        if let Some(needs) = creature.map(|creature| creature.time) {
            let reserve = self.reserve;
            if reserve < needs {
                return self.tell(events, Event::Lost { loss: Loss::Reserve { creature: card, needs, reserve } });
            }
            self.tell(events, Event::TokensTaken { creature: card, tokens: needs });
        }
        if let (true, Some(voice)) = (silence, self.voice.map(Voice::turned)) {
            self.tell(events, Event::VoiceTurned { voice });
        }
    }

    /// Assesses cards together: one hall at 6 or more loses, whatever else would happen. Rulebook: Assessing dangers.
    pub(super) fn assess(&mut self, cards: &[CardId], events: &mut Vec<Event>) {
        let laid = |(index, laid): (usize, &Laid)| {
            cards.contains(&laid.card).then(|| (laid.card, laid.standing, self.keep.danger_at(index)))
        };
        let assessed: Vec<(CardId, Standing, u8)> = self.keep.laid.iter().enumerate().filter_map(laid).collect();
        for (card, _, danger) in &assessed {
            self.tell(events, Event::Assessed { card: *card, danger: *danger });
        }
        if let Some((card, _, danger)) =
            assessed.iter().copied().find(|(_, standing, danger)| !standing.is_unbeaten() && *danger > QUIET)
        {
            return self.tell(events, Event::Lost { loss: Loss::Noise { card, danger } });
        }
        let knight = self.knight();
        let (mut reaches_knight, was_protected) = (false, self.protector().is_some());
        for (card, _, _) in
            assessed.into_iter().filter(|(_, standing, danger)| standing.is_unbeaten() && *danger <= QUIET)
        {
            if card == knight {
                reaches_knight = true;
            } else {
                self.tell(events, Event::Beaten { creature: card });
            }
        }
        match self.protector() {
            Some(frozen) if reaches_knight => self.tell(events, Event::KnightHeldOut { frozen }),
            None if reaches_knight || was_protected && self.is_knight_exposed() => self.beat_knight(events),
            _ => {}
        }
    }

    fn beat_knight(&mut self, events: &mut Vec<Event>) {
        self.tell(events, Event::Beaten { creature: self.knight() });
        self.tell(events, Event::Won);
        if let Some(spell) = self.spell_to_find() {
            self.tell(events, Event::SpellFound { spell });
        }
    }

    /// A random token of those in the box, for what is left of an adventure. The last Keep leaves nothing to do.
    fn spell_to_find(&self) -> Option<Spell> {
        if !self.adventure || self.level >= super::LEVELS {
            return None;
        }
        let in_box: Vec<Spell> = Spell::ALL.into_iter().filter(|spell| !self.spells.contains(spell)).collect();
        Rng::new(self.luck ^ u64::from_be_bytes(*b"grimoire")).pick(&in_box).copied()
    }

    /// Rulebook: Check the alarm.
    fn check_alarm(&mut self, events: &mut Vec<Event>) {
        let ticking: Vec<(CardId, u8)> =
            self.keep.laid.iter().filter(|laid| laid.tokens > 0).map(|laid| (laid.card, laid.tokens - 1)).collect();
        for (creature, left) in &ticking {
            self.tell(events, Event::TokenRemoved { creature: *creature, left: *left });
        }
        if let Some((creature, _)) = ticking.into_iter().find(|(_, left)| *left == 0) {
            let danger = self.keep.danger(creature).unwrap_or_default();
            self.tell(events, Event::Lost { loss: Loss::Alarm { creature, danger } });
        }
    }

    /// Rulebook: Draw a new card. In solo a Silence card is not replaced.
    fn draw(&mut self, placed: CardId, events: &mut Vec<Event>) {
        match self.next_draw(placed) {
            None => {}
            Some(card) if card == self.knight() => self.tell(events, Event::KnightDrawn),
            Some(card) => self.tell(events, Event::Drawn { card: Some(card) }),
        }
    }

    /// The card that comes for the placed one, if any does.
    pub(super) fn next_draw(&self, placed: CardId) -> Option<CardId> {
        let stays_short = self.voice.is_none() && self.card(placed).silence;
        self.pile.first().copied().filter(|_| !stays_short)
    }

    /// The next player clockwise who has a card is on; if nobody has one, the game is lost.
    pub(super) fn pass_on(&mut self, events: &mut Vec<Event>) {
        let players = self.players();
        let mut next = (1..=players).map(|step| (self.player + step) % players);
        match next.find(|player| !self.hand(*player).is_empty()) {
            Some(player) => self.tell(events, Event::TurnBegan { player }),
            None => {
                let knight = self.knight();
                let danger = self.keep.danger(knight).unwrap_or_default();
                self.tell(events, Event::Lost { loss: Loss::NoCards { knight, danger } });
            }
        }
    }
}

impl Public {
    /// Every action allowed to somebody who may place these cards now, in a fixed order.
    pub(super) fn legal_with(&self, playable: &[CardId]) -> Vec<Action> {
        if self.end.is_some() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        let places = self.keep.places();
        for card in playable.iter().copied() {
            for at in &places {
                legal.extend([false, true].map(|turned| Action::Place { card, at: *at, turned }));
            }
        }
        legal.extend(self.targets(Spell::Fireball).into_iter().map(|creature| Action::Fireball { creature }));
        legal.extend(self.targets(Spell::IceFlash).into_iter().map(|creature| Action::IceFlash { creature }));
        for creature in self.targets(Spell::Poison) {
            legal.extend(Corner::ALL.map(|corner| Action::Poison { creature, corner }));
        }
        let others = [Action::SphereOfSilence, Action::TimeUp];
        legal.extend(others.into_iter().filter(|action| self.check_with(action, playable).is_ok()));
        legal
    }

    /// Tests whether an action is allowed to somebody who may place these cards now.
    pub(super) fn check_with(&self, action: &Action, playable: &[CardId]) -> Result<(), Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        match *action {
            Action::Place { card, at, .. } => self.check_place(card, at, playable),
            Action::TimeUp if self.sand.is_none() => Err(Illegal::NoSand),
            Action::TimeUp => Ok(()),
            _ => action.spell().map_or(Ok(()), |spell| self.check_spell(spell, action)),
        }
    }

    /// Tests whether a card may be placed there by somebody who may place these cards now.
    pub(super) fn check_place(&self, card: CardId, at: Cell, playable: &[CardId]) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => return Err(Illegal::Over),
            Phase::PlaceKnight if card != self.knight() => return Err(Illegal::KnightFirst),
            _ if !playable.contains(&card) => return Err(Illegal::NotInHand { card }),
            Phase::PlaceKnight | Phase::Place => {}
        }
        self.keep.fit(at).map_err(|misfit| match misfit {
            Misfit::CoversMore(card) => Illegal::CoversMore { at, card },
            Misfit::CoversNone => Illegal::CoversNone { at },
        })
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|end| match end {
            End::Won { .. } => Outcome::Won { score: self.chests() },
            End::Lost(_) => Outcome::Lost,
        })
    }

    /// Tests whether the Knight stands in the Keep at 5 or less.
    fn is_knight_exposed(&self) -> bool {
        let knight = self.knight();
        let stands = self.keep.get(knight).is_some_and(|laid| laid.standing.is_unbeaten());
        stands && self.keep.danger(knight).is_some_and(|danger| danger <= QUIET)
    }
}
