//! Situations for rule tests: a dungeon three cells wide, drawn from the top, and a hero who walks it by letters.

use sablier_rules::donjonz::*;
use sablier_rules::{Game, Outcome};

/// Rows of the strip: the start card's two, then four for each of the eleven cards below it.
const ROWS: usize = 2 + 4 * CARDS;

/// A deck whose cards, laid straight down in order, show these rows. Letters are those of deck files, `.` is an empty
/// cell. What the deck must hold besides goes to the bottom. A start card without a door gets one in its last free
/// cell.
pub fn deck(rows: &[&str], walls: &[(u8, usize, Side)]) -> Deck {
    let mut cells = vec![['.'; 3]; ROWS];
    for (row, text) in cells.iter_mut().zip(rows) {
        *row = text.chars().collect::<Vec<_>>().try_into().unwrap();
    }
    if !cells[..2].concat().contains(&'#') {
        let free = (0..6).rev().find(|cell| cells[cell / 3][cell % 3] == '.').unwrap();
        cells[free / 3][free % 3] = '#';
    }
    let wanted = "$$$$$$$$$$$$SSBBAAWWsssbbbaawwk";
    let mut missing: Vec<char> = wanted.chars().collect();
    for letter in cells.concat() {
        if let Some(index) = missing.iter().position(|other| *other == letter) {
            missing.remove(index);
        } else if "sbaw".contains(letter) {
            let index = missing.iter().position(|other| "sbaw".contains(*other)).unwrap();
            missing.remove(index);
        }
    }
    for (place, letter) in missing.into_iter().enumerate() {
        cells[ROWS - 1 - place / 3][place % 3] = letter;
    }
    let card = |name: String, from: usize, count: usize| {
        let map: String = (from..from + count).map(|row| row_of(&cells, row, walls)).collect();
        format!("(name: {name:?}, map: r\"\n{map}+   +   +   +\n\"),")
    };
    let cards: String = (0..CARDS).map(|index| card(format!("card {index}"), 2 + 4 * index, 4)).collect();
    let text = format!("(name: \"strip\", start: {} cards: [{cards}])", card("start".to_string(), 0, 2));
    Deck::parse("strip", &text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"))
}

/// A row of cells with the fence above it. Walls are named by column, row and side (up or left).
fn row_of(cells: &[[char; 3]], row: usize, walls: &[(u8, usize, Side)]) -> String {
    let has = |column: usize, side| walls.contains(&(column as u8, row, side));
    let fence: String = (0..3).map(|column| if has(column, Side::Up) { "---+" } else { "   +" }).collect();
    let letter = |column: usize| if cells[row][column] == '.' { ' ' } else { cells[row][column] };
    let wall = |column| if has(column, Side::Left) { '|' } else { ' ' };
    let line: String = (0..3).map(|column| format!("{} {} ", wall(column), letter(column))).collect();
    format!("+{fence}\n{line}\n")
}

/// The strip with all cards laid.
pub fn strip(rows: &[&str], walls: &[(u8, usize, Side)]) -> Donjonz {
    let deck = deck(rows, walls);
    let laid = |card: CardId| Laid { card: Some(card), at: at(0, 2 + 4 * i16::from(card.0)), turn: Turn(0) };
    let position =
        Position { laid: deck.ids().map(laid).collect(), pile: Vec::new(), phase: Phase::Explore, ..blank() };
    Donjonz::new(&Setup { deck, position: Some(position) }, 0).unwrap()
}

/// The position at the start of a game, without its pile.
pub fn blank() -> Position {
    Position {
        laid: Vec::new(),
        pile: Vec::new(),
        walked: Vec::new(),
        pouches: 0,
        weapons: Vec::new(),
        has_key: false,
        beaten: 0,
        phase: Phase::Map,
        has_fallen: false,
    }
}

pub fn at(x: i16, y: i16) -> Cell {
    Cell { x, y }
}

/// The action of a letter: `u r d l` step, `+` takes, `-` leaves, `S B A W` swaps that weapon away.
pub fn action(letter: char) -> Action {
    match letter {
        'u' => Action::Step { side: Side::Up },
        'r' => Action::Step { side: Side::Right },
        'd' => Action::Step { side: Side::Down },
        'l' => Action::Step { side: Side::Left },
        '+' => Action::Take,
        '-' => Action::Leave,
        'S' => Action::Swap { drop: Weapon::Sword },
        'B' => Action::Swap { drop: Weapon::Bow },
        'A' => Action::Swap { drop: Weapon::Axe },
        'W' => Action::Swap { drop: Weapon::Wand },
        other => panic!("no action {other:?}"),
    }
}

/// Plays the letters and returns the events of the last one.
pub fn play(game: &mut Donjonz, letters: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for letter in letters.chars() {
        events = game.apply(&action(letter)).unwrap_or_else(|illegal| panic!("{letter}: {illegal}"));
    }
    events
}

/// The strip after a walk.
pub fn walked(rows: &[&str], letters: &str) -> Donjonz {
    let mut game = strip(rows, &[]);
    play(&mut game, letters);
    game
}

pub fn won(score: u32) -> Option<Outcome> {
    Some(Outcome::Won { score })
}
