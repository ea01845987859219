//! A rules page as every game has one: a banner, two columns under golden headings, a row of pictures, a credit. The
//! games say what stands where; this knows how it looks.

use super::Style;
use crate::{
    drawing::{Drawing, Item, Path, Size, Stroke},
    ink,
    lettering::{self, Hand, SMALLEST, line, paragraph},
    pixels,
    words::Words,
};

/// The page's inner size, which both papers have room for.
pub const SIZE: Size = Size { w: 184.0, h: 250.0 };
/// Where the left column begins.
const EDGE: f32 = 9.0;
/// Width of one of the two columns.
pub(super) const COLUMN: f32 = 78.0;
/// Where the right column begins.
const RIGHT: f32 = SIZE.w - EDGE - COLUMN;
/// The first heading's baseline.
const TOP: f32 = 51.0;
/// The side of a picture beside a text.
const PICTURE: f32 = 15.0;

/// Something in a column; words by their keys.
pub(super) enum Part {
    /// A heading in gold.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A picture of that width in the middle of the column.
    Picture(Drawing, f32),
    /// A paragraph beside a picture.
    Beside(Drawing, &'static str),
}

/// Something in the row at the foot: a picture, its name and a few words.
pub(super) struct Entry {
    pub picture: Drawing,
    pub name: String,
    pub text: String,
}

/// A page of rules; words by their keys.
pub(super) struct Leaflet {
    /// The banner's picture.
    pub picture: Drawing,
    /// The game's name, which is the same in every language.
    pub name: &'static str,
    pub players: &'static str,
    pub goal: &'static str,
    pub credit: &'static str,
    /// The size of running text.
    pub body: f32,
    pub left: Vec<Part>,
    pub right: Vec<Part>,
    pub foot: Foot,
}

/// The row at the foot of the page.
pub(super) struct Foot {
    /// How high above the page's end it begins.
    pub rise: f32,
    /// The side of its pictures.
    pub side: f32,
    pub entries: Vec<Entry>,
}

impl Leaflet {
    /// The page in that language.
    pub(super) fn page(self, words: &Words, style: Style) -> Drawing {
        let mut page = blank(style);
        banner(&mut page, self.picture, self.name, &words.get(self.players), &words.get(self.goal));
        column(&mut page, EDGE, self.left, self.body, words);
        column(&mut page, RIGHT, self.right, self.body, words);
        foot(&mut page, self.foot);
        let credit = words.get(self.credit);
        let hand = Hand::heavy(2.7).fitted(&credit, SIZE.w - 20.0).centred();
        line(&mut page, &credit, SIZE.w / 2.0, SIZE.h - 4.6, hand);
        style.finish(page)
    }
}

/// The empty page.
pub(super) fn blank(style: Style) -> Drawing {
    let mut page = Drawing::new(SIZE.w, SIZE.h);
    page.outlined(
        Path::cut(0.8, 0.8, SIZE.w - 1.6, SIZE.h - 1.6, 5.0, 18, 0.4),
        style.ground(ink::PARCHMENT),
        Stroke::new(ink::INK, 0.9),
    );
    page
}

/// The head of the page: a picture, the game's name, who plays it, and what for.
fn banner(page: &mut Drawing, picture: Drawing, name: &str, players: &str, goal: &str) {
    page.fit(picture, EDGE - 4.0, 5.0, 34.0, 34.0);
    let x = EDGE + 30.0;
    line(page, name, x, 19.5, Hand::display(15.0));
    line(page, players, SIZE.w - EDGE, 19.0, Hand::heavy(3.2).fitted(players, 66.0).to_the_left());
    paragraph(page, goal, x, 28.0, SIZE.w - EDGE - x, Hand::medium(4.1));
    rule(page, 41.0);
}

/// A line across the page.
fn rule(page: &mut Drawing, y: f32) {
    page.stroke(Path::line(EDGE, y, SIZE.w - EDGE, y), Stroke::new(ink::TAN, 0.8));
}

fn column(page: &mut Drawing, x: f32, parts: Vec<Part>, body: f32, words: &Words) {
    let mut y = TOP;
    for (i, part) in parts.into_iter().enumerate() {
        y = match part {
            Part::Heading(key) => {
                let above = if i == 0 { 0.0 } else { 4.6 };
                heading(page, &words.get(key), x, y + above, COLUMN)
            }
            Part::Text(key) => text(page, &words.get(key), x, y, COLUMN, body),
            Part::Picture(picture, width) => {
                let height = width / picture.size.w * picture.size.h;
                page.fit(engraved(picture), x + (COLUMN - width) / 2.0, y - 2.4, width, height);
                y + height + 2.8
            }
            Part::Beside(picture, key) => {
                let y = y + 1.0;
                page.fit(engraved(picture), x - 1.0, y - 4.4, PICTURE, PICTURE);
                let after = text(page, &words.get(key), x + PICTURE + 2.0, y, COLUMN - PICTURE - 2.0, body);
                after.max(y + PICTURE - 0.6)
            }
        };
    }
}

/// A heading in gold; gives the baseline of what follows.
pub(super) fn heading(page: &mut Drawing, title: &str, x: f32, y: f32, room: f32) -> f32 {
    let hand = Hand::display(5.6).fitted(title, room - 6.0);
    page.fill(Path::cut(x - 2.0, y - 5.4, hand.width(title) + 5.0, 7.4, 2.0, 31, 0.2), ink::SAND);
    line(page, title, x + 0.5, y, hand);
    y + 7.6
}

/// A paragraph in letters of `size`; gives the baseline of what follows.
fn text(page: &mut Drawing, words: &str, x: f32, y: f32, room: f32, size: f32) -> f32 {
    paragraph(page, words, x, y, room, Hand::medium(size)) + 1.4
}

/// The row at the foot, its names all in one size: the longest one's.
fn foot(page: &mut Drawing, Foot { rise, side, entries }: Foot) {
    let (top, pitch) = (SIZE.h - rise, (SIZE.w - 2.0 * EDGE) / entries.len().max(1) as f32);
    rule(page, top - 2.6);
    let room = pitch - side - 4.0;
    let hand = entries.iter().fold(Hand::display(3.9), |hand, entry| hand.fitted(&entry.name, room));
    for (i, entry) in entries.into_iter().enumerate() {
        let x = EDGE + i as f32 * pitch;
        page.fit(engraved(entry.picture), x, top, side, side);
        line(page, &entry.name, x + side + 1.6, top + 3.8, hand);
        let texts = [entry.text];
        let small = lettering::fitting(&texts, room, rise - 15.4, Hand::medium(2.9), SMALLEST);
        paragraph(page, &texts[0], x + side + 1.6, top + 7.8, room, small);
    }
}

/// Turns letters into shapes: in a picture they are there to be seen, and those under other things not to be read.
fn engraved(mut picture: Drawing) -> Drawing {
    engrave(&mut picture.items);
    picture
}

fn engrave(items: &mut [Item]) {
    for item in items {
        match item {
            Item::Text(text) => *item = Item::Shape(pixels::glyphs(text)),
            Item::Group { items, .. } => engrave(items),
            Item::Shape(_) => {}
        }
    }
}
