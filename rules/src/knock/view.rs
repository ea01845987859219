//! What one viewer may know of a Knock game: what everybody sees, their own hand, and how many cards there are elsewhere.
//! Once the game is over, all hands are shown.

use super::{Action, CardId, Cell, Event, Illegal, Knock, Phase, Preview, Public};
use crate::Viewer;
use std::ops::Deref;

/// A Knock game as one viewer sees it. The cards of other hands and of the pile are not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    public: Public,
    viewer: Viewer,
    hands: Vec<Hand>,
    pile: usize,
}

/// A hand as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Hand {
    /// From the front, in the order the cards were drawn.
    Seen(Vec<CardId>),
    /// From behind: only how many cards there are.
    Counted(usize),
}

impl Hand {
    fn len(&self) -> usize {
        match self {
            Hand::Seen(cards) => cards.len(),
            Hand::Counted(count) => *count,
        }
    }

    fn gain(&mut self, card: Option<CardId>) {
        match self {
            Hand::Seen(cards) => cards.extend(card),
            Hand::Counted(count) => *count += 1,
        }
    }

    fn lose(&mut self, card: CardId) {
        match self {
            Hand::Seen(cards) => cards.retain(|held| *held != card),
            Hand::Counted(count) => *count = count.saturating_sub(1),
        }
    }
}

/// What everybody sees can be asked of every view.
impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl Knock {
    /// What the player who is on knows.
    pub fn own_view(&self) -> View {
        View::new(self, Viewer::Seat(self.player))
    }

    /// What the player who is on knows when all players show their hands.
    pub fn open_view(&self) -> View {
        let hands = self.hands.iter().cloned().map(Hand::Seen).collect();
        View { public: self.public.clone(), viewer: Viewer::Seat(self.player), hands, pile: self.pile.len() }
    }
}

impl View {
    pub(super) fn new(game: &Knock, viewer: Viewer) -> View {
        let hand = |(seat, cards): (u8, &Vec<CardId>)| {
            let is_seen = viewer == Viewer::Seat(seat) || game.end.is_some();
            if is_seen { Hand::Seen(cards.clone()) } else { Hand::Counted(cards.len()) }
        };
        let hands = (0..).zip(&game.hands).map(hand).collect();
        View { public: game.public.clone(), viewer, hands, pile: game.pile.len() }
    }

    /// The cards a player holds, in the order they were drawn; `None` if the viewer does not see them.
    pub fn hand(&self, player: u8) -> Option<&[CardId]> {
        match self.hands.get(usize::from(player))? {
            Hand::Seen(cards) => Some(cards),
            Hand::Counted(_) => None,
        }
    }

    /// How many cards a player holds.
    pub fn held(&self, player: u8) -> usize {
        self.hands.get(usize::from(player)).map_or(0, Hand::len)
    }

    /// How many cards are in the pile.
    pub fn pile(&self) -> usize {
        self.pile
    }

    /// How many cards of the pile come before the Knight, who lies under them all; `None` once he is drawn.
    pub fn before_knight(&self) -> Option<usize> {
        self.pile.checked_sub(1)
    }

    /// The cards the viewer may place now: the hand or the Knight alone, in their own turn.
    pub fn playable(&self) -> Vec<CardId> {
        let is_on = self.viewer == Viewer::Seat(self.player);
        let hand = self.hand(self.player).filter(|_| is_on);
        hand.map_or_else(Vec::new, |hand| self.playable_from(hand))
    }

    /// Every action allowed to the viewer now, in a fixed order. Spells can be cast in anybody's turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        self.legal_with(&self.playable())
    }

    /// Tests whether an action is allowed to the viewer now.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.check_with(action, &self.playable())
    }

    /// What placing a card there would do. Changes nothing.
    ///
    /// # Errors
    /// Why the viewer may not place the card there.
    pub fn preview(&self, card: CardId, at: Cell, turned: bool) -> Result<Preview, Illegal> {
        self.check_place(card, at, &self.playable())?;
        self.dealt(self.unseen()).preview(card, at, turned)
    }

    /// Tests whether an action places a card so that the game is lost.
    pub fn loses(&self, action: &Action) -> bool {
        let Action::Place { card, at, turned } = *action else { return false };
        self.preview(card, at, turned).is_ok_and(|preview| preview.loss().is_some())
    }

    /// Tests whether every placement loses, so that taking one back is no help.
    pub fn is_stuck(&self) -> bool {
        let places = |action: &&Action| matches!(action, Action::Place { .. });
        self.legal_actions().iter().filter(places).all(|action| self.loses(action))
    }

    /// Takes one fact over. How the game ended is told, but the hands are only shown by a new view.
    pub fn fold(&mut self, event: &Event) {
        let mut hand = self.hands.get_mut(usize::from(self.public.player));
        match *event {
            Event::Placed { card, .. } if self.public.phase == Phase::Place => {
                hand.iter_mut().for_each(|hand| hand.lose(card));
            }
            Event::Drawn { card } => {
                self.pile = self.pile.saturating_sub(1);
                hand.iter_mut().for_each(|hand| hand.gain(card));
            }
            Event::KnightDrawn => self.pile = self.pile.saturating_sub(1),
            _ => {}
        }
        self.public.fold(event);
    }

    /// The same view of a party without Spellbook tokens.
    pub(super) fn without_spells(&self) -> View {
        let mut without = self.clone();
        without.public.spells.clear();
        without
    }

    /// Tests whether no hand is hidden from the viewer.
    pub(super) fn sees_all_hands(&self) -> bool {
        self.hands.iter().all(|hand| matches!(hand, Hand::Seen(_)))
    }

    /// The cards that may be in hands the viewer does not see and in the pile, but for the Knight at its bottom, in the
    /// order of the deck.
    pub(super) fn unseen(&self) -> Vec<CardId> {
        let is_held =
            |card: &CardId| self.hands.iter().any(|hand| matches!(hand, Hand::Seen(cards) if cards.contains(card)));
        let is_out = |card: &CardId| self.keep.get(*card).is_some() || self.burned.contains(card) || is_held(card);
        let knight = self.knight();
        self.deck.ids_in(self.level).filter(|card| *card != knight && !is_out(card)).collect()
    }

    /// A game that looks like this to the viewer: the unseen cards are dealt from the last one on, the rest is the pile.
    pub(super) fn dealt(&self, mut unseen: Vec<CardId>) -> Knock {
        let mut deal = |hand: &Hand| match hand {
            Hand::Seen(cards) => cards.clone(),
            Hand::Counted(count) => (0..*count).filter_map(|_| unseen.pop()).collect(),
        };
        let hands = self.hands.iter().map(&mut deal).collect();
        unseen.truncate(self.pile.saturating_sub(1));
        unseen.extend((self.pile > 0).then(|| self.knight()));
        Knock { public: self.public.clone(), luck: 0, hands, pile: unseen }
    }
}
