//! A glance at the Keep: every placement, with a quick opinion of it that is found without playing it.

use super::super::cards::QUIET;
use super::super::keep::corner_towards;
use super::super::{Action, Card, CardId, Cell, Corner, Knock, Phase, Standing};
use super::opinion::{fight, keeping, landings};

/// A placement and what a glance thinks of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub card: CardId,
    pub at: Cell,
    pub turned: bool,
    pub liking: i32,
}

impl Placement {
    pub fn action(self) -> Action {
        Action::Place { card: self.card, at: self.at, turned: self.turned }
    }
}

/// A placement that loses at once.
const LOSES: i32 = -100_000;
/// A creature that falls.
const FALLS: i32 = 1200;
/// Taking one of the last places where the Knight could come down.
const SPOILS: i32 = -200;
/// Every fight that is already on when another begins.
const CROWD: i32 = -250;
/// The Knight falls.
const WINS: i32 = 100_000;

/// A neighbour of a place: what its danger would be without the shared cell.
struct Neighbour {
    corner: Corner,
    rest: u8,
    danger: u8,
    standing: Standing,
    tokens: u8,
    is_knight: bool,
    is_poisoned: bool,
}

/// The best liked placements of the player who is on, at most `width`, the best first.
pub(super) fn best_placements(game: &Knock, width: usize) -> Vec<Placement> {
    let mut placements = placements(game);
    let order = |placement: &Placement| (-placement.liking, placement.card, placement.at, placement.turned);
    if (1..placements.len()).contains(&width) {
        placements.select_nth_unstable_by_key(width - 1, order);
        placements.truncate(width);
    }
    placements.sort_by_key(order);
    placements
}

fn placements(game: &Knock) -> Vec<Placement> {
    let visible: Vec<[u8; 4]> = (0..game.keep.laid.len()).map(|index| game.keep.visible_at(index)).collect();
    let due = game.keep.laid.iter().filter(|laid| laid.tokens == 1).count();
    let fighting = game.unbeaten().count() as i32;
    let is_knight_turn = game.phase == Phase::PlaceKnight;
    let protected = game.protector().is_some();
    let mut hand: Vec<(CardId, bool, [u8; 4], i32)> = Vec::new();
    for card in game.playable() {
        let printed = game.card(card);
        let cost = leaving(game, printed, fighting);
        hand.push((card, false, printed.values(false), cost));
        if !printed.is_symmetric() {
            hand.push((card, true, printed.values(true), cost));
        }
    }
    let landings = if is_knight_turn { Vec::new() } else { landings(game, &visible) };
    let mut placements = Vec::new();
    for at in game.keep.places() {
        let neighbours = neighbours(game, &visible, at);
        let spoils = landings.len() <= 2 && landings.contains(&at);
        for (card, turned, values, cost) in &hand {
            let mut liking = *cost + if spoils { SPOILS } else { 0 };
            let mut saved = 0;
            for neighbour in &neighbours {
                let value = if neighbour.is_poisoned { 0 } else { values[neighbour.corner as usize] };
                let (change, falls) = covering(neighbour, value, protected);
                liking += change;
                saved += usize::from(falls && neighbour.tokens == 1);
            }
            if saved < due && !is_knight_turn && liking < WINS / 2 {
                liking += LOSES;
            }
            placements.push(Placement { card: *card, at, turned: *turned, liking });
        }
    }
    placements
}

fn neighbours(game: &Knock, visible: &[[u8; 4]], at: Cell) -> Vec<Neighbour> {
    let mut found = Vec::with_capacity(4);
    for (index, laid) in game.keep.laid.iter().enumerate() {
        let Some(corner) = corner_towards(at, laid.at) else { continue };
        let danger: u8 = visible[index].iter().sum();
        found.push(Neighbour {
            corner,
            rest: danger - visible[index][corner.opposite() as usize],
            danger,
            standing: laid.standing,
            tokens: laid.tokens,
            is_knight: laid.card == game.knight(),
            is_poisoned: game.keep.poisoned == Some(at.under(corner)),
        });
    }
    found
}

/// What covering a neighbour's corner with `value` is worth, and whether it falls.
fn covering(neighbour: &Neighbour, value: u8, protected: bool) -> (i32, bool) {
    let after = neighbour.rest + value;
    let less = i32::from(neighbour.danger) - i32::from(after);
    if !neighbour.standing.is_unbeaten() {
        if after > QUIET {
            return (LOSES, false);
        }
        return (less * 30 - if after == QUIET { 30 } else { 0 }, false);
    }
    let falls = after <= QUIET && !(neighbour.is_knight && protected);
    match (falls, neighbour.is_knight) {
        (true, true) => (WINS, true),
        (true, false) => (FALLS + 100 * less, true),
        // Less danger on a creature is what the next players will build on; an unused corner is worth keeping.
        (false, is_knight) => (less * if is_knight { 220 } else { 160 } - 150, false),
    }
}

/// What it is worth that a card leaves the hand for the Keep, wherever that is.
fn leaving(game: &Knock, card: &Card, fighting: i32) -> i32 {
    let Some(creature) = card.creature else { return -keeping(game, card) };
    if creature.is_knight {
        return 0;
    }
    if game.reserve < creature.time {
        return LOSES;
    }
    -keeping(game, card) - fight(game, card.sum(), creature.time - 1) + CROWD * fighting
}
