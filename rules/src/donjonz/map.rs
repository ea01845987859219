//! A card as a little map of letters, which is how deck files and saves write it, and back.
//! Checks the drawing of one card; what a deck must hold in all is checked in `deck`.

use super::{Card, Side, Thing, Weapon};
use serde::{Deserialize, Serialize};

/// Columns of every card.
pub const COLUMNS: u8 = 3;
/// Rows of a card; the start card has [`START_ROWS`].
pub const ROWS: u8 = 4;
/// Rows of the start card.
pub const START_ROWS: u8 = 2;
/// The longest name a card may have, in characters.
const NAME: usize = 60;

/// A card as it is written: its name and the lines of its map.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Sheet {
    name: String,
    map: Vec<String>,
}

impl From<Card> for Sheet {
    fn from(card: Card) -> Sheet {
        Sheet { map: draw(&card), name: card.name }
    }
}

impl TryFrom<Sheet> for Card {
    type Error = String;

    fn try_from(sheet: Sheet) -> Result<Card, String> {
        let rows = if sheet.map.len() == lines_of(START_ROWS) { START_ROWS } else { ROWS };
        let lines: Vec<_> = sheet.map.iter().map(|line| (0, line.as_str())).collect();
        let mut flaws = name_flaws(&sheet.name);
        let reading = read(&sheet.name, rows, 0, &lines);
        flaws.extend(reading.flaws.into_iter().map(|(_, flaw)| flaw));
        if flaws.is_empty() { Ok(reading.card) } else { Err(format!("card {:?}: {}", sheet.name, flaws.join("; "))) }
    }
}

fn lines_of(rows: u8) -> usize {
    usize::from(rows) * 2 + 1
}

/// What is wrong with a card's name, if anything.
pub(super) fn name_flaws(name: &str) -> Vec<String> {
    let mut flaws = Vec::new();
    if name.trim().is_empty() {
        flaws.push("a card needs a name".to_string());
    }
    if name.chars().count() > NAME {
        flaws.push(format!("a name has at most {NAME} letters"));
    }
    if name.chars().any(char::is_control) {
        flaws.push("a name has no line breaks and no control characters".to_string());
    }
    flaws
}

fn thing_of(letter: char) -> Option<Thing> {
    Some(match letter {
        '$' => Thing::Pouch,
        'S' => Thing::Weapon(Weapon::Sword),
        'B' => Thing::Weapon(Weapon::Bow),
        'A' => Thing::Weapon(Weapon::Axe),
        'W' => Thing::Weapon(Weapon::Wand),
        's' => Thing::Monster(Weapon::Sword),
        'b' => Thing::Monster(Weapon::Bow),
        'a' => Thing::Monster(Weapon::Axe),
        'w' => Thing::Monster(Weapon::Wand),
        'k' => Thing::Key,
        '<' => Thing::Stairs,
        '#' => Thing::Door,
        _ => return None,
    })
}

fn letter_of(thing: Option<Thing>) -> char {
    const LETTERS: [char; 12] = ['$', 'S', 'B', 'A', 'W', 's', 'b', 'a', 'w', 'k', '<', '#'];
    LETTERS.into_iter().find(|letter| thing.is_some() && thing_of(*letter) == thing).unwrap_or(' ')
}

/// Draws a card as the lines of its map, without line breaks.
pub(super) fn draw(card: &Card) -> Vec<String> {
    let mut lines = Vec::new();
    for row in 0..card.rows() {
        lines.push(fence(card, row, Side::Up));
        let mut line = String::new();
        for column in 0..card.columns() {
            line.push(if card.has_wall(column, row, Side::Left) { '|' } else { ' ' });
            line.extend([' ', letter_of(card.thing(column, row)), ' ']);
        }
        line.push(if card.has_wall(card.columns() - 1, row, Side::Right) { '|' } else { ' ' });
        lines.push(line);
    }
    lines.push(fence(card, card.rows() - 1, Side::Down));
    lines
}

fn fence(card: &Card, row: u8, side: Side) -> String {
    let walls = (0..card.columns()).map(|column| if card.has_wall(column, row, side) { "---+" } else { "   +" });
    std::iter::once("+").chain(walls).collect()
}

/// A map as far as it could be read.
pub(super) struct Reading {
    pub card: Card,
    /// Everything that is wrong, each with its line.
    pub flaws: Vec<(usize, String)>,
    /// The line of each row of cells, as far as there are lines.
    pub rows: Vec<usize>,
}

/// Reads a map of `rows` rows, given as numbered lines, and everything that is wrong with it.
///
/// Blank lines before and after the map, its indentation and missing spaces at line ends do not matter.
/// `home` is the line to blame when no line of the map is.
pub(super) fn read(name: &str, rows: u8, home: usize, lines: &[(usize, &str)]) -> Reading {
    let mut card = Card::blank(name, COLUMNS, rows);
    let mut flaws = Vec::new();
    let is_blank = |(_, line): &(usize, &str)| line.trim().is_empty();
    let first = lines.iter().position(|line| !is_blank(line)).unwrap_or(lines.len());
    let last = lines.iter().rposition(|line| !is_blank(line)).map_or(first, |last| last + 1);
    let lines = &lines[first..last];

    let wanted = lines_of(rows);
    if lines.len() != wanted {
        let line = lines.get(wanted).or(lines.last()).map_or(home, |(line, _)| *line);
        let plan = format!("{COLUMNS} by {rows} cells takes {wanted} lines");
        flaws.push((line, format!("the map has {} lines; {plan}", lines.len())));
    }
    let indent = lines.iter().filter(|line| !is_blank(line)).map(|(_, line)| margin(line)).min().unwrap_or(0);
    for (number, (line, text)) in lines.iter().take(wanted).enumerate() {
        let text: Vec<char> = text.trim_end().chars().skip(indent).collect();
        read_line(&mut card, number, &text, &mut |flaw| flaws.push((*line, flaw)));
    }
    if lines.len() == wanted {
        for (column, row, _) in card.cells() {
            if Side::ALL.into_iter().all(|side| card.has_wall(column, row, side)) {
                let line = lines[usize::from(row) * 2 + 1].0;
                flaws.push((line, format!("cell {} is walled in on all four sides", column + 1)));
            }
        }
        if flaws.is_empty() && !is_open(&card) {
            flaws.push((home, "the card's border has no opening".to_string()));
        }
    }
    let rows = lines.iter().skip(1).step_by(2).map(|(line, _)| *line).collect();
    Reading { card, flaws, rows }
}

fn margin(line: &str) -> usize {
    line.chars().take_while(|letter| *letter == ' ').count()
}

fn is_open(card: &Card) -> bool {
    let (right, bottom) = (card.columns() - 1, card.rows() - 1);
    card.cells().any(|(column, row, _)| {
        (column == 0 && !card.has_wall(column, row, Side::Left))
            || (column == right && !card.has_wall(column, row, Side::Right))
            || (row == 0 && !card.has_wall(column, row, Side::Up))
            || (row == bottom && !card.has_wall(column, row, Side::Down))
    })
}

/// Reads line `number` of a map: an even one is a fence of corners and walls, an odd one a row of cells.
fn read_line(card: &mut Card, number: usize, text: &[char], flaw: &mut dyn FnMut(String)) {
    let width = usize::from(COLUMNS) * 4 + 1;
    if text.len() > width {
        flaw(format!("the line is {} characters long; {width} is all of it", text.len()));
    }
    if text.contains(&'\t') {
        return flaw("use spaces, not tabs".to_string());
    }
    // Editors strip spaces at line ends; they are put back here.
    let mut text = text.to_vec();
    text.resize(width, ' ');
    let row = u8::try_from(number / 2).unwrap_or(u8::MAX);
    if number.is_multiple_of(2) { read_fence(card, row, &text, flaw) } else { read_cells(card, row, &text, flaw) }
}

/// Reads the fence above a row; the one below the last row comes as the row after it.
fn read_fence(card: &mut Card, row: u8, text: &[char], flaw: &mut dyn FnMut(String)) {
    let (row, side) = if row < card.rows() { (row, Side::Up) } else { (card.rows() - 1, Side::Down) };
    for (corner, letter) in text.iter().enumerate().step_by(4).filter(|(_, letter)| **letter != '+') {
        flaw(format!("column {}: a corner is '+', not {letter:?}", corner + 1));
    }
    for column in 0..COLUMNS {
        let left = usize::from(column) * 4 + 1;
        match text[left..left + 3] {
            ['-', '-', '-'] => card.wall(column, row, side),
            [' ', ' ', ' '] => {}
            ref other => {
                let found: String = other.iter().collect();
                flaw(format!("column {}: a wall is \"---\", an opening three spaces, not {found:?}", left + 1));
            }
        }
    }
}

fn read_cells(card: &mut Card, row: u8, text: &[char], flaw: &mut dyn FnMut(String)) {
    for (place, letter) in text.iter().enumerate().step_by(4) {
        let column = (place / 4) as u8;
        match letter {
            '|' if column == COLUMNS => card.wall(column - 1, row, Side::Right),
            '|' => card.wall(column, row, Side::Left),
            ' ' => {}
            other => flaw(format!("column {}: a wall is '|', an opening a space, not {other:?}", place + 1)),
        }
    }
    for column in 0..COLUMNS {
        let left = usize::from(column) * 4 + 1;
        match text[left..left + 3] {
            [' ', ' ', ' '] => {}
            [' ', letter, ' '] => match thing_of(letter) {
                Some(thing) => card.put(column, row, thing),
                None => flaw(format!("column {}: unknown letter {letter:?}", left + 2)),
            },
            ref other => {
                let found: String = other.iter().collect();
                flaw(format!("column {}: a cell is one letter between two spaces, not {found:?}", left + 1));
            }
        }
    }
}
