//! Small dungeons, and their best scores by trying everything. Written from the rulebook alone, so that it shares no
//! mistake with the solver.

use sablier_rules::donjonz::*;
use sablier_rules::{Game, rng::Rng};

/// A dungeon whose hero can reach the start card and one or two cards below it, laid and filled at random.
pub fn small_dungeon(seed: u64) -> Donjonz {
    let mut rng = Rng::new(seed);
    loop {
        if let Some(game) = try_dungeon(&mut rng) {
            return game;
        }
    }
}

/// The same with a hero who has gone a few steps at random. `None` if the walk was over by then.
pub fn on_the_way(seed: u64) -> Option<Donjonz> {
    let mut game = small_dungeon(seed);
    let mut rng = Rng::new(seed);
    for _ in 0..rng.below(12) {
        let action = *rng.pick(&game.legal_actions())?;
        game.apply(&action).unwrap();
    }
    game.outcome().is_none().then_some(game)
}

fn try_dungeon(rng: &mut Rng) -> Option<Donjonz> {
    let is_wide = rng.below(2) == 0;
    let (fill, walled) = (20 + rng.below(50), 5 + rng.below(40));
    let mut things: Vec<char> = "$$$$$$$$$$$$$SSBBAAWWsssbbbaawwk".chars().collect();
    rng.shuffle(&mut things);
    let reached = if is_wide { 3 } else { 2 };
    // The start card, then the others; what lies behind the reached cards is closed off by their borders.
    let mut cards: Vec<Vec<char>> = vec![vec![' '; 6]];
    cards.extend(vec![vec![' '; 12]; CARDS]);
    cards[0][0] = '<';
    let door = 1 + rng.below(5) as usize;
    cards[0][door] = '#';
    for card in &mut cards[..reached] {
        for cell in card.iter_mut().filter(|cell| **cell == ' ') {
            if rng.below(100) < fill {
                *cell = things.pop().unwrap_or(' ');
            }
        }
    }
    for cell in cards[reached..].iter_mut().flatten() {
        *cell = things.pop().unwrap_or(' ');
    }
    let sheets: Vec<String> = (0..)
        .zip(&cards)
        .map(|(number, cells)| {
            let chance = if number < reached { walled } else { 0 };
            let is_closed = |side: Side| match (number, side) {
                (0, _) => false,
                (1, Side::Right) => !is_wide,
                (1, Side::Up) | (2, Side::Left) => false,
                (number, _) => number < reached,
            };
            format!("(name: \"card {number}\", map: r\"\n{}\"),", sheet(cells, &is_closed, chance, rng))
        })
        .collect();
    let text = format!("(name: \"small\", start: {} cards: [{}])", sheets[0], sheets[1..].concat());
    let deck = Deck::parse("small", &text).ok()?;
    let at = |index: i16| match (index, is_wide) {
        (0, _) => Cell { x: 0, y: 2 },
        (1, true) => Cell { x: 3, y: 2 },
        _ => Cell { x: 0, y: 2 + 4 * (index - i16::from(is_wide)) },
    };
    let laid = |card: CardId| Laid { card: Some(card), at: at(i16::from(card.0)), turn: Turn(0) };
    let position = Position { laid: deck.ids().map(laid).collect(), phase: Phase::Explore, ..super::strip::blank() };
    Donjonz::new(&Setup { deck, position: Some(position) }, 0).ok()
}

/// A card as deck files show it, with walls inside by chance and around where it is closed.
fn sheet(cells: &[char], is_closed: &dyn Fn(Side) -> bool, chance: u32, rng: &mut Rng) -> String {
    let rows = cells.len() / 3;
    let mut text = String::new();
    for row in 0..=rows {
        for _ in 0..3 {
            let is_walled = match row {
                0 => is_closed(Side::Up),
                row if row == rows => is_closed(Side::Down),
                _ => rng.below(100) < chance,
            };
            text += if is_walled { "+---" } else { "+   " };
        }
        text += "+\n";
        if row == rows {
            break;
        }
        for column in 0..=3 {
            let is_walled = match column {
                0 => is_closed(Side::Left),
                3 => is_closed(Side::Right),
                _ => rng.below(100) < chance,
            };
            text.push(if is_walled { '|' } else { ' ' });
            if column < 3 {
                text += &format!(" {} ", cells[row * 3 + column]);
            }
        }
        text.push('\n');
    }
    text
}

/// The best score that any walk from here ends with. `None` if there are more walks than one wants to try.
pub fn best_by_force(game: &Donjonz, patience: u32) -> Option<u32> {
    let mut force = Force { game, walked: game.walked().to_vec(), patience };
    let bag = Bag {
        gold: u32::from(game.pouches()),
        monsters: u32::from(game.beaten()),
        hands: game.weapons().to_vec(),
        has_key: game.has_key(),
    };
    let best = match game.phase() {
        Phase::Choose(weapon) => force.choose(bag, weapon),
        _ => force.walk(bag),
    };
    (force.patience > 0).then_some(best)
}

#[derive(Clone)]
struct Bag {
    gold: u32,
    monsters: u32,
    hands: Vec<Weapon>,
    has_key: bool,
}

struct Force<'a> {
    game: &'a Donjonz,
    walked: Vec<Cell>,
    patience: u32,
}

impl Force<'_> {
    /// From where the hero stands, with nothing to choose.
    fn walk(&mut self, bag: Bag) -> u32 {
        let here = self.walked[self.walked.len() - 1];
        let mut best = None;
        for side in Side::ALL {
            let to = here.step(side);
            if !self.game.is_open(here, side) || self.walked.contains(&to) || self.patience == 0 {
                continue;
            }
            self.patience -= 1;
            self.walked.push(to);
            best = best.max(Some(self.enter(to, bag.clone())));
            self.walked.pop();
        }
        best.unwrap_or(2 * bag.gold + bag.monsters * (bag.monsters + 1) / 2)
    }

    fn enter(&mut self, cell: Cell, mut bag: Bag) -> u32 {
        match self.game.printed_at(cell) {
            Some(Thing::Pouch) => bag.gold += 1,
            Some(Thing::Key) => bag.has_key = true,
            Some(Thing::Door) if bag.has_key => bag.gold *= 2,
            Some(Thing::Monster(weapon)) if bag.hands.contains(&weapon) => bag.monsters += 1,
            Some(Thing::Monster(_)) if bag.gold == 0 => return 0,
            Some(Thing::Monster(_)) => bag.gold = 0,
            Some(Thing::Weapon(weapon)) => return self.choose(bag, weapon),
            _ => {}
        }
        self.walk(bag)
    }

    fn choose(&mut self, bag: Bag, weapon: Weapon) -> u32 {
        let mut best = self.walk(bag.clone());
        if bag.hands.len() < 2 {
            let mut taken = bag;
            taken.hands.push(weapon);
            return best.max(self.walk(taken));
        }
        for dropped in 0..2 {
            let mut swapped = bag.clone();
            swapped.hands[dropped] = weapon;
            best = best.max(self.walk(swapped));
        }
        best
    }
}
