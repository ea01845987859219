//! Foresight: the best line of placements over the next turns, all players pulling together.

use super::super::{Action, CardId, Cell, Corner, End, Knock, Phase, Spell, View};
use super::glance::best_placements;
use super::opinion::opinion;
use crate::{Game, rng::Rng};

/// How many placements are followed at each turn ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Widths {
    /// As long as the Knight is far: for one player, for two or three, and for more. The fewer play, the more of what is
    /// to come lies in their own hands.
    usual: [&'static [usize]; 3],
    /// When he stands, or comes with the next draw.
    last_stand: &'static [usize],
}

/// A good table of players: what do I do, and what does the next one do then? The last stand is thought through.
pub(super) const CAREFUL: Widths = Widths { usual: [&[8, 4, 3, 2], &[8, 4, 4], &[8, 4]], last_stand: &[8, 4, 3, 3] };
/// As far as a fiftieth of a second goes; the last stand until the Knight falls.
pub(super) const THOROUGH: Widths = Widths { usual: [&[10, 5, 3, 2]; 3], last_stand: &[8, 4, 3, 3, 2] };

/// How many times hidden hands are imagined.
const SAMPLES: usize = 2;

/// The best of all: nothing is thought through after a win.
const WON: i32 = 1_000_000;
/// The worst of all.
const LOST: i32 = -1_000_000;
/// What a spell must be better by than the best placement without it.
const SPELL_THRESHOLD: i32 = 1500;

/// The action that leads to the best table found.
pub(super) fn best(view: &View, widths: Widths, seed: u64) -> Option<Action> {
    if view.playable().is_empty() {
        return None;
    }
    let mut rng = Rng::new(seed);
    let samples = if view.sees_all_hands() { 1 } else { SAMPLES };
    let tables: Vec<Knock> = (0..samples).map(|_| imagine(view, &mut rng)).collect();
    let [alone, few, many] = widths.usual;
    let widths = match (view.pile(), view.players()) {
        (0 | 1, _) => widths.last_stand,
        (_, 1) => alone,
        (_, 2 | 3) => few,
        _ => many,
    };
    let (mut chosen, mut highest) = (None, i32::MIN);
    for action in candidates(&tables[0], widths[0]) {
        let total: i64 = tables.iter().map(|table| i64::from(worth(table, action, &widths[1..]))).sum();
        let mean = i32::try_from(total / samples as i64).unwrap_or(LOST);
        let cost = if action.spell().is_some() { SPELL_THRESHOLD } else { 0 };
        if mean - cost > highest {
            (chosen, highest) = (Some(action), mean - cost);
        }
    }
    chosen
}

/// What is thought about first: the best liked placements and every useful spell.
fn candidates(game: &Knock, width: usize) -> Vec<Action> {
    let places = best_placements(game, width).into_iter().map(|placement| placement.action());
    let mut candidates: Vec<Action> = places.collect();
    candidates.extend(game.targets(Spell::Fireball).into_iter().map(|creature| Action::Fireball { creature }));
    candidates.extend(game.targets(Spell::IceFlash).into_iter().map(|creature| Action::IceFlash { creature }));
    for creature in game.targets(Spell::Poison) {
        let visible = game.keep.visible(creature).unwrap_or_default();
        let worst = Corner::ALL.into_iter().max_by_key(|corner| visible[*corner as usize]);
        candidates.extend(worst.map(|corner| Action::Poison { creature, corner }));
    }
    candidates
}

/// The game as a player imagines it: cards that the player has not seen lie somewhere else than they really do.
fn imagine(view: &View, rng: &mut Rng) -> Knock {
    let mut unseen = view.unseen();
    rng.shuffle(&mut unseen);
    view.dealt(unseen)
}

/// What an action is worth after the best play that follows from it.
fn worth(table: &Knock, action: Action, widths: &[usize]) -> i32 {
    let mut after = table.clone();
    match action {
        Action::Place { card, at, turned } => go_on(&mut after, card, at, turned),
        _ => drop(after.apply(&action)),
    }
    match after.end {
        Some(End::Won { .. }) => WON + widths.len() as i32,
        // A loss that comes later may yet be averted by a card that is drawn.
        Some(End::Lost(_)) => LOST - widths.len() as i32,
        None => follow(&after, widths),
    }
}

fn follow(table: &Knock, widths: &[usize]) -> i32 {
    let Some((width, rest)) = widths.split_first() else { return opinion(table) };
    let mut highest = LOST;
    for placement in best_placements(table, *width) {
        highest = highest.max(worth(table, placement.action(), rest));
        if highest >= WON {
            break;
        }
    }
    highest
}

/// Plays a card without looking at what is drawn: only that the last card of the pile is the Knight is known.
fn go_on(table: &mut Knock, card: CardId, at: Cell, turned: bool) {
    let is_knight = table.phase == Phase::PlaceKnight;
    table.play(card, at, turned, &mut Vec::new());
    if table.end.is_some() {
        return;
    }
    let stays_short = table.voice.is_none() && table.card(card).silence;
    let draws = !is_knight && !stays_short;
    if draws && table.pile.len() == 1 {
        table.pile.clear();
        table.public.phase = Phase::PlaceKnight;
        return;
    }
    if draws && !table.pile.is_empty() {
        table.pile.remove(0);
    }
    table.pass_on(&mut Vec::new());
}
