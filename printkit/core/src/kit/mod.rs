//! A print-and-play kit: every page of a game, ready for any output. Here is what the games' kits share.

pub mod contents;
mod donjonz;
mod fighter;
mod guide;
mod knock;
mod lay;
mod pad;

pub use lay::Laid;

use crate::{
    drawing::{Drawing, Path, Size, Stroke, Transform},
    faces::Style,
    ink,
    paper::{Paper, Tenths},
    printer::Printer,
    setup::{Backs, Choice, Marks, Part, Scale},
    words::Words,
};
use contents::{Contents, Leaf, Lies};
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

/// A deck that gives all that its kit is made of.
pub type Printable = Box<dyn Fn(&Words, Style, Inventory) -> Contents + Send>;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// On which paper.
    pub paper: Paper,
    /// With how much ink.
    pub style: Style,
    /// With how many inventory sheets a page.
    pub inventory: Inventory,
    /// With backs where.
    pub backs: Backs,
    /// How far colour runs over the cuts.
    pub bleed: Tenths,
    /// How far cards keep from each other.
    pub gap: Tenths,
    /// With which lines to cut along.
    pub marks: Marks,
    /// How large cards are.
    pub scale: Scale,
    /// On which printer.
    pub printer: Printer,
    /// What of it, and how often.
    pub choice: Choice,
}

/// The widest bleed and the widest gap, in millimetres.
pub const WIDEST: (f32, f32) = (5.0, 10.0);

impl Default for Options {
    fn default() -> Options {
        Options {
            paper: Paper::default(),
            style: Style::default(),
            inventory: Inventory::default(),
            backs: Backs::default(),
            bleed: Tenths(15),
            gap: Tenths(0),
            marks: Marks::default(),
            scale: Scale::default(),
            printer: Printer::default(),
            choice: Choice::default(),
        }
    }
}

/// Lays a deck's kit on paper.
pub fn laid(game: Kit, deck: &Printable, words: &Words, options: Options) -> Laid {
    lay::lay(deck(words, options.style, options.inventory), game, words, options)
}

/// The title and the hint of a page, by the key of its title.
fn titled(words: &Words, key: &str) -> (String, String) {
    (words.get(key), words.get(&format!("{key}-hint")))
}

/// A mark of a deck: the beginning of its hash.
fn edition(hash: impl std::fmt::Display) -> String {
    hash.to_string().chars().take(8).collect()
}

/// A page of rules.
fn rules_leaf(name: &'static str, title: String, sheet: Drawing) -> Leaf {
    Leaf { name, title, part: Part::Rules, sheet, lies: Lies::Upright }
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
