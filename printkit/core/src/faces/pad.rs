//! The score sheet for any game: a column for each player, a line for each round, sums and a note; filled in or empty.

use super::Style;
use crate::{
    drawing::{Drawing, Path, Size, Stroke},
    fonts, ink,
    lettering::{Hand, line},
    words::Words,
};

/// What stands on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    /// What is played.
    pub title: String,
    /// Who plays; an empty name is a line to write on.
    pub players: Vec<String>,
    /// What rounds are called, and what each player has in them, column by column.
    pub rounds: Vec<Round>,
    /// What each player has in all, and whether that is the best; none if it is left to add up.
    pub sums: Option<Vec<(String, bool)>>,
    /// What else is to be known; none for lines to write on.
    pub note: Option<String>,
}

/// Players and rounds on an empty sheet.
const PLAYERS: usize = 6;
const ROUNDS: usize = 18;
const EDGE: f32 = 8.0;
/// Where the names stand, and how high their line is.
const NAMES: f32 = 24.0;
const NAME: f32 = 11.0;
/// The height of the sums and of one line of a note.
const SUM: f32 = 12.0;
const NOTE: f32 = 6.0;
/// The most lines of a note.
const NOTES: usize = 3;

impl Scores {
    /// An empty sheet.
    pub fn blank(words: &Words) -> Scores {
        let round = |nth: usize| ((nth + 1).to_string(), vec![vec![String::new()]; PLAYERS]);
        Scores {
            title: words.get("pad-title"),
            players: vec![String::new(); PLAYERS],
            rounds: (0..ROUNDS).map(round).collect(),
            sums: None,
            note: None,
        }
    }

    /// How high a sheet of that width is, with lines as high as one writes them.
    pub fn size(&self, width: f32) -> Size {
        let lines: usize = self.rounds.iter().map(lines_of).sum();
        Size {
            w: width,
            h: NAMES + NAME + lines as f32 * 6.0 + self.rounds.len() as f32 * 1.6 + self.foot(width) + EDGE,
        }
    }

    /// The height of what stands under the rounds.
    fn foot(&self, width: f32) -> f32 {
        let notes = self.notes(width).map_or(NOTES, |lines| lines.len());
        SUM + if notes > 0 { 3.0 + notes as f32 * NOTE } else { 0.0 }
    }

    /// The note, line by line.
    fn notes(&self, width: f32) -> Option<Vec<String>> {
        let note = self.note.as_ref()?;
        if note.is_empty() {
            return Some(Vec::new());
        }
        let hand = Hand::medium(4.0);
        Some(fonts::wrap(hand.face, note, hand.size, width - 2.0 * EDGE))
    }

    /// The sheet in a frame of that size.
    pub fn sheet(&self, words: &Words, style: Style, size: Size) -> Drawing {
        let mut sheet = Drawing::new(size.w, size.h);
        sheet.outlined(
            Path::cut(0.8, 0.8, size.w - 1.6, size.h - 1.6, 5.0, 29, 0.4),
            style.ground(ink::PARCHMENT),
            Stroke::new(ink::INK, 0.9),
        );
        line(&mut sheet, &self.title, EDGE, 16.0, Hand::display(9.0).fitted(&self.title, size.w - 2.0 * EDGE));
        let columns = Columns::new(self, words, size);
        self.names(&mut sheet, &columns);
        let lines: usize = self.rounds.iter().map(lines_of).sum();
        let bottom = size.h - EDGE - self.foot(size.w);
        let each = (bottom - NAMES - NAME) / lines.max(1) as f32;
        let mut top = NAMES + NAME;
        for round in &self.rounds {
            let high = each * lines_of(round) as f32;
            columns.round(&mut sheet, round, top, high);
            top += high;
        }
        self.sums(&mut sheet, &columns, words, bottom, style);
        self.note_lines(&mut sheet, size, bottom + SUM + 3.0);
        style.finish(sheet)
    }

    fn names(&self, sheet: &mut Drawing, columns: &Columns) {
        let base = NAMES + NAME - 3.2;
        for (nth, name) in self.players.iter().enumerate() {
            let (x, room) = (columns.middle(nth), columns.each - 2.0);
            if name.is_empty() {
                sheet.stroke(Path::line(x - room / 2.0 + 1.0, base, x + room / 2.0 - 1.0, base), pen());
            } else {
                line(sheet, name, x, base, Hand::display(5.0).fitted(name, room).centred());
            }
        }
        columns.rule(sheet, NAMES + NAME, 0.6);
    }

    fn sums(&self, sheet: &mut Drawing, columns: &Columns, words: &Words, top: f32, style: Style) {
        columns.rule(sheet, top, 0.6);
        let label = words.get("pad-sum");
        let base = top + SUM * 0.68;
        line(sheet, &label, EDGE, base, Hand::display(5.0).fitted(&label, columns.first - 2.0));
        for nth in 0..self.players.len() {
            let (x, room) = (columns.middle(nth), columns.each - 2.0);
            let sum = self.sums.as_ref().and_then(|sums| sums.get(nth));
            let fill = if sum.is_some_and(|(_, is_best)| *is_best) { ink::GOLD } else { ink::PAPER };
            let frame = Path::cut(x - room / 2.0, top + 1.6, room, SUM - 2.6, 2.0, nth as u32 + 3, 0.2);
            sheet.outlined(frame, style.ground(fill), pen());
            if let Some((sum, _)) = sum {
                line(sheet, sum, x, base + 0.6, Hand::display(6.0).fitted(sum, room - 2.0).centred());
            }
        }
    }

    fn note_lines(&self, sheet: &mut Drawing, size: Size, top: f32) {
        match self.notes(size.w) {
            Some(lines) => {
                for (nth, words) in lines.iter().enumerate() {
                    line(sheet, words, EDGE, top + nth as f32 * NOTE + 4.0, Hand::medium(4.0));
                }
            }
            None => {
                for nth in 1..=NOTES {
                    let y = top + nth as f32 * NOTE - 1.0;
                    sheet.stroke(Path::line(EDGE, y, size.w - EDGE, y), pen());
                }
            }
        }
    }
}

fn pen() -> Stroke {
    Stroke::new(ink::INK, 0.35)
}

/// What a round is called, and what each player has in it.
pub type Round = (String, Vec<Vec<String>>);

/// How many lines a round takes: one for each column of its players.
fn lines_of((_, points): &Round) -> usize {
    points.iter().map(Vec::len).max().unwrap_or(1).max(1)
}

/// Where the columns of a sheet stand.
struct Columns {
    first: f32,
    each: f32,
    right: f32,
}

impl Columns {
    fn new(scores: &Scores, words: &Words, size: Size) -> Columns {
        let hand = Hand::heavy(4.0);
        let names = scores.rounds.iter().map(|(name, _)| hand.width(name));
        let sum = Hand::display(5.0).width(&words.get("pad-sum"));
        let first = (names.fold(sum, f32::max) + 4.0).min(size.w * 0.26);
        let each = (size.w - 2.0 * EDGE - first) / scores.players.len().max(1) as f32;
        Columns { first, each, right: size.w - EDGE }
    }

    fn middle(&self, player: usize) -> f32 {
        EDGE + self.first + (player as f32 + 0.5) * self.each
    }

    fn rule(&self, sheet: &mut Drawing, y: f32, thick: f32) {
        sheet.stroke(Path::line(EDGE, y, self.right, y), Stroke::new(ink::INK, thick));
    }

    /// Writes a round between two thin rules, with thin ones between the players.
    fn round(&self, sheet: &mut Drawing, (name, points): &Round, top: f32, high: f32) {
        let hand = Hand::heavy(4.0).fitted(name, self.first - 2.0);
        line(sheet, name, EDGE, top + high / 2.0 + 1.4, hand);
        for (player, points) in points.iter().enumerate() {
            let each = high / points.len().max(1) as f32;
            for (nth, words) in points.iter().enumerate() {
                let y = top + (nth as f32 + 0.5) * each + 1.6;
                line(
                    sheet,
                    words,
                    self.middle(player),
                    y,
                    Hand::heavy(4.6).in_ink(ink::INK).fitted(words, self.each - 2.0).centred(),
                );
            }
            let x = EDGE + self.first + player as f32 * self.each;
            sheet.stroke(Path::line(x, top, x, top + high), Stroke::new(ink::TAN, 0.35));
        }
        sheet.stroke(Path::line(EDGE, top + high, self.right, top + high), Stroke::new(ink::TAN, 0.4));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn scores(players: usize, rounds: usize, columns: usize) -> Scores {
        let points = vec![vec!["−12345".to_string(); columns]; players];
        Scores {
            title: "Longest na".to_string(),
            players: vec!["Éléonore-A".to_string(); players],
            rounds: vec![("Longest na".to_string(), points); rounds],
            sums: Some(vec![("123456".to_string(), true); players]),
            note: Some("A note that is as long as notes may be, ".repeat(4)),
        }
    }

    /// All text of a drawing stays on its sheet.
    #[test]
    fn everything_stands_on_the_sheet() {
        for language in Language::ALL {
            let words = Words::new(language);
            for scores in [Scores::blank(&words), scores(1, 1, 1), scores(8, 40, 3)] {
                let size = scores.size(150.0);
                let sheet = scores.sheet(&words, Style::Colour, size);
                assert_eq!(sheet.size, size);
                for item in &sheet.items {
                    if let crate::drawing::Item::Text(text) = item {
                        assert!(text.at.y > 0.0 && text.at.y < size.h && text.at.x > 0.0 && text.at.x < size.w);
                        assert!(
                            fonts::width(text.face, &text.words, text.size) <= size.w - 2.0 * EDGE + 0.1,
                            "{text:?}"
                        );
                    }
                }
            }
        }
    }
}
