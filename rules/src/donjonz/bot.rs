//! Players of Donjonz: what they would do next. For seeing how a deck plays; who wants to know the best, asks `Search`.

use super::{Action, Cell, Donjonz, Laid, Phase, Side, Thing, Turn, best_route};
use crate::{Game, rng::Rng};

/// Any legal action, each as likely as the other.
pub fn random(game: &Donjonz, rng: &mut Rng) -> Option<Action> {
    rng.pick(&game.legal_actions()).copied()
}

/// A player in the first game: lays cards as they come, so that they touch a little, and walks to what is nearest.
pub fn newcomer(game: &Donjonz, rng: &mut Rng) -> Option<Action> {
    let legal = game.legal_actions();
    match game.phase() {
        Phase::Map => {
            let glance: Vec<Action> = (0..GLANCE).filter_map(|_| rng.pick(&legal).copied()).collect();
            tightest(game, &glance)
        }
        Phase::Choose(_) if game.has_free_hand() => Some(Action::Take),
        Phase::Choose(_) => Some(Action::Leave),
        _ => legal.into_iter().max_by_key(|action| (allure(game, *action), rng.below(1000))),
    }
}

/// A player who lays cards tightly and thinks the walk through, but not to the bottom.
pub fn careful(game: &Donjonz) -> Option<Action> {
    match game.phase() {
        Phase::Map => tightest(game, &game.legal_actions()),
        _ => best_route(game, FORESIGHT)?.actions.first().copied(),
    }
}

/// How many places a newcomer looks at before laying a card.
const GLANCE: usize = 60;
/// How many moments a careful player thinks of.
const FORESIGHT: u32 = 1500;
/// How far a newcomer looks around.
const SIGHT: i32 = 6;
/// How many free cells ahead leave a newcomer at ease.
const ROOM: i32 = 40;

/// Every place for the top card and how it would be turned there, tightest first.
pub fn places(game: &Donjonz) -> Vec<(Cell, Turn)> {
    let lays = game.legal_actions().into_iter();
    let mut places: Vec<(Cell, Turn)> =
        lays.filter_map(|action| if let Action::Lay { at, turn } = action { Some((at, turn)) } else { None }).collect();
    places.sort_by_key(|(at, turn)| -tightness(game, *at, *turn));
    places
}

/// The lay that joins the dungeon by the most open borders and keeps it small.
fn tightest(game: &Donjonz, lays: &[Action]) -> Option<Action> {
    let best = lays.iter().rev().max_by_key(|action| match action {
        Action::Lay { at, turn } => tightness(game, *at, *turn),
        _ => i32::MIN,
    });
    best.copied()
}

/// How well a place joins the top card to the dungeon: by open borders, by shared ones, and by keeping it small.
pub fn tightness(game: &Donjonz, at: Cell, turn: Turn) -> i32 {
    let laid = Laid { card: game.top_card(), at, turn };
    let card = game.card(laid.card);
    let area = game.area(&laid);
    let (mut open, mut shared) = (0, 0);
    for (cell, _, _) in laid.cells(card) {
        for side in Side::ALL {
            let beside = cell.step(side);
            if area.has(beside) {
                continue;
            }
            let Some(other) = game.card_at(beside) else { continue };
            shared += 1;
            let is_walled =
                laid.has_wall(card, cell, side) || other.has_wall(game.card(other.card), beside, side.opposite());
            open += i32::from(!is_walled);
        }
    }
    let (min, max) = game.bounds();
    let width = area.right.max(i32::from(max.x) + 1) - area.left.min(i32::from(min.x));
    let height = area.bottom.max(i32::from(max.y) + 1) - area.top.min(i32::from(min.y));
    4 * open + 2 * shared - 3 * width.max(height) - 2 * (width + height)
}

/// How much a step pleases a newcomer: what is near counts more, and a way into a small pocket frightens.
fn allure(game: &Donjonz, step: Action) -> i32 {
    let Action::Step { side } = step else { return 0 };
    let first = game.hero().step(side);
    let mut around = vec![(first, 0)];
    let mut best = 0;
    let mut index = 0;
    while let Some((cell, far)) = around.get(index).copied() {
        index += 1;
        best = best.max(liking(game, cell) * (SIGHT - far).max(0));
        for side in Side::ALL {
            let next = cell.step(side);
            let is_new = !game.walked().contains(&next) && around.iter().all(|(seen, _)| *seen != next);
            // A monster that cannot be beaten closes the way.
            if is_new && game.is_open(cell, side) && liking(game, next) >= 0 {
                around.push((next, far + 1));
            }
        }
    }
    let dread = liking(game, first).min(0) * SIGHT;
    let room = i32::try_from(around.len()).unwrap_or(i32::MAX).min(ROOM);
    // Cells with few ways out are used up first: whoever leaves them behind leaves them for good.
    best + dread - (ROOM - room) - exits(game, first)
}

fn exits(game: &Donjonz, cell: Cell) -> i32 {
    let ways =
        Side::ALL.into_iter().filter(|side| game.is_open(cell, *side) && !game.walked().contains(&cell.step(*side)));
    ways.count() as i32
}

fn liking(game: &Donjonz, cell: Cell) -> i32 {
    match game.thing_at(cell) {
        Some(Thing::Pouch) => 3,
        Some(Thing::Weapon(weapon)) if !game.weapons().contains(&weapon) && game.has_free_hand() => 3,
        Some(Thing::Monster(weapon)) if game.weapons().contains(&weapon) => 4,
        Some(Thing::Monster(_)) if game.pouches() == 0 => -20,
        Some(Thing::Monster(_)) => -10,
        Some(Thing::Key) => 2,
        Some(Thing::Door) if game.has_key() => i32::from(game.pouches()),
        _ => 0,
    }
}
