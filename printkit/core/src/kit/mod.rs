//! A print-and-play kit: every page of a game, ready for any output. Here is what the games' kits share.

mod donjonz;
mod fighter;
mod knock;
mod pad;

pub use donjonz::donjonz;
pub use fighter::fighter;
pub use knock::knock;
pub use pad::pad;

use crate::{
    bounds::Bounds,
    drawing::{Drawing, Path, Size, Stroke, Transform},
    faces::Style,
    ink::{self, Ink},
    margin,
    sheet::{self, PageDrawing, Paper, Side},
    words::Words,
};
use rules::deck_file::Fault;

/// A game's kit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kit {
    /// Donjonz.
    #[default]
    Donjonz,
    /// Knock.
    Knock,
    /// Fighter.
    Fighter,
    /// The score pad for any other game.
    Pad,
}

impl Kit {
    /// Those of our games, in the order in which games are offered.
    pub const ALL: [Kit; 3] = [Kit::Knock, Kit::Donjonz, Kit::Fighter];
    /// Whatever can be printed: the games' kits, and what goes with any game.
    pub const EVERY: [Kit; 4] = [Kit::Knock, Kit::Donjonz, Kit::Fighter, Kit::Pad];

    /// The one list of what games say of their kits.
    fn entry(self) -> &'static Entry {
        match self {
            Kit::Donjonz => &donjonz::KIT,
            Kit::Knock => &knock::KIT,
            Kit::Fighter => &fighter::KIT,
            Kit::Pad => &pad::KIT,
        }
    }

    /// Its game's name in commands, codes and file names.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// The art that stands for its game.
    pub fn emblem(self) -> &'static str {
        self.entry().emblem
    }

    /// Tests whether inventory sheets are in it.
    pub fn has_inventory(self) -> bool {
        self.entry().has_inventory
    }

    /// What it is called.
    pub fn title(self, words: &Words) -> String {
        words.get(self.entry().title)
    }

    /// What is in it.
    pub fn subject(self, words: &Words) -> String {
        words.get(self.entry().subject)
    }

    /// Our own deck.
    pub fn standard(self) -> Printable {
        (self.entry().standard)()
    }

    /// How other decks are read.
    pub fn reader(self) -> Reader {
        self.entry().reader
    }
}

/// A deck that gives every page of its kit.
pub type Printable = Box<dyn Fn(&Words, Options) -> Vec<PageDrawing>>;

/// A deck that was read, or everything that is wrong with it.
pub type Read = Result<Printable, Vec<Fault>>;

/// How the files of a folder are read as decks. Each file comes as its path and its text.
#[derive(Clone, Copy)]
pub enum Reader {
    /// Each file is a deck.
    Each(fn(&str, &str) -> Read),
    /// All files together are one deck.
    All(fn(&[(String, String)]) -> Read),
}

/// What a game says of its kit.
struct Entry {
    code: &'static str,
    /// The art that stands for its game.
    emblem: &'static str,
    /// The key of what it is called.
    title: &'static str,
    /// The key of what is in it.
    subject: &'static str,
    has_inventory: bool,
    standard: fn() -> Printable,
    reader: Reader,
}

/// How many inventory sheets lie on a page. Only Donjonz has any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inventory {
    /// One large sheet, on paper turned sideways.
    #[default]
    One,
    /// Two sheets, one above the other.
    Two,
}

impl Inventory {
    /// Both.
    pub const ALL: [Inventory; 2] = [Inventory::One, Inventory::Two];

    /// Its name in ids and codes.
    pub fn code(self) -> &'static str {
        match self {
            Inventory::One => "one",
            Inventory::Two => "two",
        }
    }
}

/// How a kit is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// On which paper.
    pub paper: Paper,
    /// With how much ink.
    pub style: Style,
    /// With how many inventory sheets a page.
    pub inventory: Inventory,
}

/// How far colour runs over an outer cut.
const BLEED: f32 = 1.5;
/// Room between two blocks that are cut apart, for the marks of both.
const GAP: f32 = 16.0;

/// The pages with their feet, and with the inks of their style.
fn finished(mut pages: Vec<PageDrawing>, game: Kit, words: &Words, options: Options) -> Vec<PageDrawing> {
    let title = game.title(words);
    let sheets = sheet::sides(&pages).len().div_ceil(2);
    let mut number = 0;
    for page in &mut pages {
        number += usize::from(page.side == Side::Front);
        let numbers = margin::sheet_of(number, sheets, page.side, words);
        match page.trims.iter().copied().reduce(Bounds::around) {
            Some(cut) if cut.bottom > page.drawing.size.h - sheet::HEAD_AND_FOOT => {
                margin::close_foot(&mut page.drawing, &title, words, (cut.top, cut.bottom), &numbers);
            }
            _ => margin::foot(&mut page.drawing, &title, words, options.paper, &numbers),
        }
    }
    for page in &mut pages {
        page.drawing = options.style.finish(std::mem::take(&mut page.drawing));
    }
    pages
}

/// A page with its head and the marks of what is cut out of it.
fn page(
    name: String,
    side: Side,
    trims: Vec<Bounds>,
    (title, hint): (String, String),
    options: Options,
    draw: impl FnOnce(&mut Drawing),
) -> PageDrawing {
    let mut drawing = blank(options.paper);
    let top = trims.iter().map(|trim| trim.top).fold(f32::MAX, f32::min);
    if top < sheet::HEAD_AND_FOOT {
        margin::close_head(&mut drawing, &title, &hint, top);
    } else {
        margin::head(&mut drawing, &title, &hint);
    }
    draw(&mut drawing);
    margin::marks(&mut drawing, &sheet::crop_marks(&trims));
    PageDrawing { name, side, drawing, trims }
}

/// The title and the hint of a page, by the key of its title.
fn titled(words: &Words, key: &str) -> (String, String) {
    (words.get(key), words.get(&format!("{key}-hint")))
}

fn blank(paper: Paper) -> Drawing {
    let Size { w, h } = paper.size();
    Drawing::new(w, h)
}

fn put(page: &mut Drawing, drawing: Drawing, trim: Bounds) {
    page.fit(drawing, trim.left, trim.top, trim.right - trim.left, trim.bottom - trim.top);
}

/// Lets the colour of card edges run a little over the outer cuts.
fn bleed(page: &mut Drawing, trims: &[Bounds], edge: Ink, style: Style) {
    if style == Style::InkSaver {
        return;
    }
    for trim in trims {
        let (w, h) = (trim.right - trim.left + 2.0 * BLEED, trim.bottom - trim.top + 2.0 * BLEED);
        page.fill(Path::rect(trim.left - BLEED, trim.top - BLEED, w, h, 0.0), edge);
    }
}

/// Two sheets of `size` above each other on upright paper, with marks where they are cut apart.
fn two_sheets(paper: Paper, sheet: &Drawing, size: Size) -> Drawing {
    let mut page = blank(paper);
    let Size { w, h } = size;
    let top = 8.0;
    let gap = (page.size.h - top - 20.0 - 2.0 * h).min(14.0);
    let left = (page.size.w - w) / 2.0;
    for y in [top, top + h + gap] {
        put(&mut page, sheet.clone(), Bounds::new(left, y, w, h));
    }
    let middle = top + h + gap / 2.0;
    let edge = sheet::MARGIN + 1.0;
    for (from, to) in [(edge, left - 2.0), (left + w + 2.0, page.size.w - edge)] {
        margin::marks(&mut page, &[(from, middle, to, middle)]);
    }
    page
}

/// A page that is one sheet of rules.
fn rules_page(paper: Paper, rules: Drawing) -> PageDrawing {
    let mut page = blank(paper);
    let Size { w, h } = rules.size;
    let left = (page.size.w - w) / 2.0;
    put(&mut page, rules, Bounds::new(left, 9.0, w, h));
    PageDrawing { name: "rules".to_string(), side: Side::Front, drawing: page, trims: Vec::new() }
}

/// A round token on a square that can be cut out with straight cuts.
fn squared(token: Drawing, side: f32, style: Style) -> Drawing {
    let mut square = Drawing::new(side, side);
    square.fill(Path::rect(0.0, 0.0, side, side, 0.0), style.ground(ink::PARCHMENT));
    let edge = Stroke { square: true, ..Stroke::new(ink::TAN, 0.25) };
    square.stroke(Path::rect(0.125, 0.125, side - 0.25, side - 0.25, 0.0), edge);
    square.fit(token, 0.7, 0.7, side - 1.4, side - 1.4);
    square
}

/// Both sides of a token above each other, to be folded over each other.
fn folded(above: Drawing, below: Drawing, style: Style) -> Drawing {
    let Size { w, h } = below.size;
    let mut flat = Drawing::new(w, 2.0 * h);
    flat.place(above, Transform::scale(-1.0, -1.0).then(Transform::shift(w, h)), 1.0);
    flat.place(below, Transform::shift(0.0, h), 1.0);
    flat.stroke(Path::line(0.5, h, w - 0.5, h), Stroke::dashed(ink::BARK, 0.3, 1.4, 1.2));
    style.finish(flat)
}
