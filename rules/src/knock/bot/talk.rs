//! What a player would say or show to the others: short and useful, from what that player knows and no more.

use super::super::cards::QUIET;
use super::super::{CardId, Corner, Laid, View};

/// Something to say. In Silence there is a sign for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Saying {
    /// "Leave this creature to me": a card in hand beats it.
    Mine(CardId),
    /// "I cannot help there": no card in hand beats a creature that has little time left.
    Helpless(CardId),
    /// "I have a card of zeros."
    Zeros,
    /// "I can turn the Speech/Silence token."
    Silence,
    /// "I hold nothing but creatures."
    Creatures,
    /// "Place what you like, I am fine."
    Fine,
}

/// With so many Time tokens left a creature is everybody's business.
const URGENT: u8 = 2;

/// What a seat has to say, the most useful first. Nothing about a hand that the viewer does not see.
pub fn sayings(view: &View, seat: u8) -> Vec<Saying> {
    let Some(hand) = view.hand(seat).filter(|hand| !hand.is_empty()) else { return Vec::new() };
    let mut found = Vec::new();
    let mut creatures: Vec<&Laid> = view.unbeaten().filter(|laid| laid.tokens > 0).collect();
    creatures.sort_by_key(|laid| laid.tokens);
    for laid in creatures {
        if beats(view, hand, laid) {
            found.push(Saying::Mine(laid.card));
        } else if laid.tokens <= URGENT {
            found.push(Saying::Helpless(laid.card));
        }
    }
    let holds = |is_it: fn(&View, CardId) -> bool| hand.iter().any(|card| is_it(view, *card));
    if holds(|view, card| view.card(card).sum() == 0) {
        found.push(Saying::Zeros);
    }
    if !holds(|view, card| view.card(card).creature.is_none()) {
        found.push(Saying::Creatures);
    }
    if holds(|view, card| view.card(card).silence) {
        found.push(Saying::Silence);
    }
    found.push(Saying::Fine);
    found
}

/// Tests whether one of these cards would bring a creature down by itself.
fn beats(view: &View, hand: &[CardId], creature: &Laid) -> bool {
    let Some(visible) = view.keep().visible(creature.card) else { return false };
    let danger: u8 = visible.iter().sum();
    let places = view.keep().places();
    Corner::ALL.into_iter().filter(|corner| places.contains(&creature.at.across(*corner))).any(|corner| {
        let rest = danger - visible[corner as usize];
        let lowest = |card: &CardId| {
            let card = view.card(*card);
            let value = |turned: bool| card.values(turned)[corner.opposite() as usize];
            value(false).min(value(true))
        };
        hand.iter().any(|card| rest + lowest(card) <= QUIET)
    })
}
