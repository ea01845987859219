//! Opinions: what cards in a hand, fights in the Keep and a whole table are worth to a player.
//! The unit is arbitrary; only the order matters. The weights were tuned on the deck in `assets`.

use super::super::cards::{HIGHEST, QUIET};
use super::super::{Card, CardId, Cell, Corner, Knock, Standing};

/// What depends on how many share the cards.
struct Temper {
    /// How much a creature is dreaded for each point above quiet.
    dread: i32,
    /// What a creature is worth in a hand.
    creature: i32,
    /// The same when the Knight will come soon.
    late_creature: i32,
}

/// One, two, three, and more players. Few must place nearly every card and be rid of creatures while they can; many hold
/// them back to the end.
const TEMPERS: [Temper; 4] = [
    Temper { dread: 15, creature: -350, late_creature: -250 },
    Temper { dread: 20, creature: -250, late_creature: -100 },
    Temper { dread: 25, creature: -200, late_creature: 0 },
    Temper { dread: 60, creature: -150, late_creature: 40 },
];

fn temper(game: &Knock) -> &'static Temper {
    &TEMPERS[game.hands.len().clamp(1, TEMPERS.len()) - 1]
}

/// How much a fight at that danger is dreaded with so many turns to go.
pub(super) fn fight(game: &Knock, danger: u8, turns: u8) -> i32 {
    let over = i32::from(danger) - i32::from(QUIET);
    200 + over * over.max(2) * temper(game).dread / i32::from(turns.max(1))
}

/// What a card is worth in a hand: quiet halls are kept for the Knight, creatures for a better moment.
pub(super) fn keeping(game: &Knock, card: &Card) -> i32 {
    // Once the Knight is drawn there is nothing left to keep a card for.
    if game.pile.is_empty() {
        return 0;
    }
    let quiet: i32 = card.corners.iter().map(|value| [200, 20, 0, -10, -20][usize::from(*value.min(&4))]).sum();
    // In solo a Silence card is never replaced: it belongs to the last fight.
    let quiet = quiet + if card.silence && game.voice.is_none() { 200 } else { 0 };
    match (card.creature.is_some(), is_late(game)) {
        (true, true) => temper(game).late_creature,
        (true, false) => temper(game).creature,
        (false, true) => quiet * 2,
        (false, false) => quiet,
    }
}

/// What a whole table is worth when thinking stops there.
pub(super) fn opinion(game: &Knock) -> i32 {
    let visible: Vec<[u8; 4]> = (0..game.keep.laid.len()).map(|index| game.keep.visible_at(index)).collect();
    let mut sum = 0;
    for (laid, visible) in game.keep.laid.iter().zip(&visible) {
        let danger: u8 = visible.iter().sum();
        if laid.standing.is_unbeaten() {
            let turns = if laid.standing == Standing::Frozen { 6 } else { laid.tokens };
            sum -= 250 + fight(game, danger.max(QUIET + 1), turns);
            continue;
        }
        sum -= 30 * i32::from(danger) + if danger == QUIET { 30 } else { 0 };
    }
    let haste = if is_late(game) { 3 } else { 1 };
    let ready: i32 = game.hands.iter().map(|hand| readiness(game, hand)).sum();
    let cards: i32 = game.hands.iter().flatten().map(|card| keeping(game, game.card(*card))).sum();
    let landing = [0, 120, 180, 210][landings(game, &visible).len().min(3)];
    sum + cards + haste * (ready + landing) + 40 * i32::from(game.reserve)
}

/// Every place where the Knight could come down without a noise, if he is still to come.
pub(super) fn landings(game: &Knock, visible: &[[u8; 4]]) -> Vec<Cell> {
    let mut found = Vec::new();
    if game.keep.get(game.knight()).is_some() {
        return found;
    }
    for (laid, visible) in game.keep.laid.iter().zip(visible) {
        let danger: u8 = visible.iter().sum();
        if laid.standing.is_unbeaten() || danger > QUIET {
            continue;
        }
        let corners = Corner::ALL.into_iter().filter(|corner| is_landing(game, laid.at, *corner, danger, visible));
        found.extend(corners.map(|corner| laid.at.across(corner)));
    }
    found
}

/// Tests whether the Knight could come down on that corner of a hall: it bears the highest value, and nothing else is
/// near.
fn is_landing(game: &Knock, at: Cell, corner: Corner, danger: u8, visible: &[u8; 4]) -> bool {
    let rest = danger - visible[corner as usize];
    rest + HIGHEST <= QUIET && {
        let place = at.across(corner);
        game.keep.laid.iter().all(|laid| laid.at != place) && game.keep.around(place).count() == 1
    }
}

/// How ready a hand is for the Knight: up to three cards that bring a corner down to nothing.
fn readiness(game: &Knock, hand: &[CardId]) -> i32 {
    let zeros = |card: &CardId| game.card(*card).corners.iter().filter(|value| **value == 0).count();
    let mut best: Vec<usize> = hand.iter().map(zeros).collect();
    best.sort_by_key(|zeros| std::cmp::Reverse(*zeros));
    let worth = [0, 40, 80, 90, 100];
    best.iter().take(3).map(|zeros| worth[*zeros]).sum()
}

/// Tests whether the Knight will come soon.
fn is_late(game: &Knock) -> bool {
    game.pile.len() < 2 * game.hands.len() + 4
}
