//! How a kit is laid on paper: backs, bleed, gaps, marks and sizes, as a player chose them.

use crate::{drawing::Size, paper::Tenths};

/// Where the backs of cards go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backs {
    /// Behind the fronts; the paper is turned over its long edge.
    #[default]
    Long,
    /// Behind the fronts; the paper is turned over its short edge.
    Short,
    /// On sheets of their own, to be glued behind the fronts.
    Own,
    /// Beside their fronts, to be folded over and glued.
    Fold,
    /// Nowhere.
    None,
}

impl Backs {
    /// All of them.
    pub const ALL: [Backs; 5] = [Backs::Long, Backs::Short, Backs::Own, Backs::Fold, Backs::None];

    /// Its name in commands and codes.
    pub fn code(self) -> &'static str {
        match self {
            Backs::Long => "long",
            Backs::Short => "short",
            Backs::Own => "own",
            Backs::Fold => "fold",
            Backs::None => "none",
        }
    }
}

/// Which kind of lines show where to cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// Short ones at the corners.
    #[default]
    Corners,
    /// Long ones, up to the edges of what can be printed on.
    Lines,
    /// None.
    None,
}

/// On which sides they stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkSides {
    /// On both.
    #[default]
    Both,
    /// On fronts alone.
    Fronts,
    /// On backs alone.
    Backs,
}

/// The lines that show where to cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marks {
    /// Which kind.
    pub kind: MarkKind,
    /// On which sides.
    pub sides: MarkSides,
    /// How long those at corners are.
    pub length: Tenths,
    /// Dots in place of a whole line.
    pub dotted: bool,
}

/// The shortest and the longest marks, in millimetres.
pub const LENGTHS: (f32, f32) = (1.0, 10.0);

impl Default for Marks {
    fn default() -> Marks {
        Marks { kind: MarkKind::Corners, sides: MarkSides::Both, length: Tenths(33), dotted: false }
    }
}

impl Marks {
    /// The marks as words, such as `lines,fronts,dotted,4.5`; each word stands for itself.
    pub fn code(&self) -> String {
        let kind = match self.kind {
            MarkKind::Corners => "corners",
            MarkKind::Lines => "lines",
            MarkKind::None => "none",
        };
        let sides = match self.sides {
            MarkSides::Both => "both",
            MarkSides::Fronts => "fronts",
            MarkSides::Backs => "backs",
        };
        let line = if self.dotted { "dotted" } else { "whole" };
        format!("{kind},{sides},{line},{}", self.length.mm())
    }

    /// The marks that these words ask for, in any order; what they do not say is as it is without them.
    pub fn parse(words: &str) -> Option<Marks> {
        let mut marks = Marks::default();
        for word in words.split(',') {
            match word {
                "corners" => marks.kind = MarkKind::Corners,
                "lines" => marks.kind = MarkKind::Lines,
                "none" => marks.kind = MarkKind::None,
                "both" => marks.sides = MarkSides::Both,
                "fronts" => marks.sides = MarkSides::Fronts,
                "backs" => marks.sides = MarkSides::Backs,
                "dotted" => marks.dotted = true,
                "whole" => marks.dotted = false,
                length => {
                    let mm = length.parse::<f32>().ok().filter(|mm| *mm >= LENGTHS.0)?;
                    marks.length = Tenths::from_mm(mm, LENGTHS.1)?;
                }
            }
        }
        Some(marks)
    }
}

/// A sleeve that shops sell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sleeve {
    /// Its name in commands and codes.
    pub code: &'static str,
    /// The card it is made for.
    pub card: Size,
}

/// Common sleeves, by the cards they are made for.
pub const SLEEVES: [Sleeve; 8] = [
    Sleeve { code: "mini-american", card: Size { w: 41.0, h: 63.0 } },
    Sleeve { code: "mini-european", card: Size { w: 44.0, h: 68.0 } },
    Sleeve { code: "american", card: Size { w: 56.0, h: 87.0 } },
    Sleeve { code: "european", card: Size { w: 59.0, h: 92.0 } },
    Sleeve { code: "standard", card: Size { w: 63.0, h: 88.0 } },
    Sleeve { code: "square", card: Size { w: 69.0, h: 69.0 } },
    Sleeve { code: "tarot", card: Size { w: 70.0, h: 120.0 } },
    Sleeve { code: "large", card: Size { w: 80.0, h: 120.0 } },
];

/// How large cards are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scale {
    /// As in the box.
    #[default]
    True,
    /// As large as goes into the sleeve of that place in [`SLEEVES`].
    Sleeve(u8),
    /// A card on half a page.
    Large,
    /// Two thirds as large.
    Mini,
}

/// How large mini cards are.
const MINI: f32 = 2.0 / 3.0;

impl Scale {
    /// Its name in commands and codes.
    pub fn code(self) -> &'static str {
        match self {
            Scale::True => "true",
            Scale::Sleeve(which) => SLEEVES.get(usize::from(which)).map_or("true", |sleeve| sleeve.code),
            Scale::Large => "large-print",
            Scale::Mini => "mini",
        }
    }

    /// All of them.
    pub fn all() -> Vec<Scale> {
        let sleeves = (0..SLEEVES.len()).map(|which| Scale::Sleeve(which as u8));
        [Scale::True, Scale::Large, Scale::Mini].into_iter().chain(sleeves).collect()
    }

    /// The scale that was written so.
    pub fn parse(code: &str) -> Option<Scale> {
        Scale::all().into_iter().find(|scale| scale.code() == code)
    }

    /// By how much a card grows where a page has room for what lies in `frame`.
    pub fn growth(self, card: Size, frame: Size) -> f32 {
        let fits = |room: Size, card: Size| (room.w / card.w).min(room.h / card.h);
        let turned = Size { w: card.h, h: card.w };
        match self {
            Scale::True => 1.0,
            Scale::Mini => MINI,
            Scale::Sleeve(which) => SLEEVES.get(usize::from(which)).map_or(1.0, |sleeve| {
                // A landscape card goes in sideways.
                fits(sleeve.card, card).max(fits(sleeve.card, turned))
            }),
            Scale::Large => {
                let half = Size { w: frame.w, h: frame.h / 2.0 };
                fits(half, card).max(fits(half, turned))
            }
        }
    }
}

/// What a kit is made of, as it can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The page that says how to print.
    Guide,
    /// The fronts of cards.
    Cards,
    /// The backs of whatever has one.
    Backs,
    /// Large pieces: hero sheets, boards, the target.
    Boards,
    /// Small pieces.
    Tokens,
    /// Dice to fold.
    Dice,
    /// Sheets to write on.
    Sheets,
    /// The rules.
    Rules,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 8] =
        [Part::Guide, Part::Cards, Part::Backs, Part::Boards, Part::Tokens, Part::Dice, Part::Sheets, Part::Rules];

    /// Its name in commands and codes.
    pub fn code(self) -> &'static str {
        match self {
            Part::Guide => "guide",
            Part::Cards => "cards",
            Part::Backs => "backs",
            Part::Boards => "boards",
            Part::Tokens => "tokens",
            Part::Dice => "dice",
            Part::Sheets => "sheets",
            Part::Rules => "rules",
        }
    }
}

/// Some of the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts(u8);

impl Parts {
    /// All of them.
    pub const ALL: Parts = Parts(u8::MAX);
    /// None of them.
    pub const NONE: Parts = Parts(0);

    /// These and one more.
    pub fn with(self, part: Part) -> Parts {
        Parts(self.0 | 1 << part as u8)
    }

    /// These without one.
    pub fn without(self, part: Part) -> Parts {
        Parts(self.0 & !(1 << part as u8))
    }

    /// Tests whether a part is among them.
    pub fn has(self, part: Part) -> bool {
        self.0 & 1 << part as u8 != 0
    }

    /// As names with commas between them.
    pub fn code(self) -> String {
        let named: Vec<&str> = Part::ALL.into_iter().filter(|part| self.has(*part)).map(Part::code).collect();
        named.join(",")
    }

    /// The parts with these names.
    pub fn parse(names: &str) -> Option<Parts> {
        names.split(',').try_fold(Parts::NONE, |parts, name| {
            Part::ALL.into_iter().find(|part| part.code() == name).map(|part| parts.with(part))
        })
    }
}

/// Some of a kit's cards and boards, by their numbers from 1 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Numbers([u64; 4]);

/// The highest number that can be chosen.
pub const HIGHEST: u16 = 256;

impl Numbers {
    /// Adds a number.
    pub fn put(&mut self, number: u16) {
        if (1..=HIGHEST).contains(&number) {
            let place = usize::from(number - 1);
            self.0[place / 64] |= 1 << (place % 64);
        }
    }

    /// Adds a number that is not there, and takes away one that is.
    pub fn toggle(&mut self, number: u16) {
        if (1..=HIGHEST).contains(&number) {
            let place = usize::from(number - 1);
            self.0[place / 64] ^= 1 << (place % 64);
        }
    }

    /// Tests whether a number is among them.
    pub fn has(&self, number: u16) -> bool {
        let place = usize::from(number.wrapping_sub(1));
        self.0.get(place / 64).is_some_and(|bits| bits & 1 << (place % 64) != 0)
    }

    /// Tests whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// As numbers and ranges with commas between them, such as `1-3,7`.
    pub fn code(&self) -> String {
        let mut parts = Vec::new();
        let mut number = 1;
        while number <= HIGHEST {
            let end = (number..=HIGHEST).take_while(|it| self.has(*it)).last();
            match end {
                Some(end) if end > number => parts.push(format!("{number}-{end}")),
                Some(_) => parts.push(number.to_string()),
                None => {}
            }
            number = end.unwrap_or(number) + 1;
        }
        parts.join(",")
    }

    /// The numbers that were written so.
    pub fn parse(text: &str) -> Option<Numbers> {
        let mut numbers = Numbers::default();
        for part in text.split(',') {
            let (from, to) = range(part)?;
            (from..=to.min(HIGHEST)).for_each(|number| numbers.put(number));
        }
        Some(numbers)
    }
}

/// A number, or two with a dash between them in rising order.
pub fn range(text: &str) -> Option<(u16, u16)> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (1 <= from && from <= to).then_some((from, to))
}

/// What of a kit is printed, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Which parts.
    pub parts: Parts,
    /// These cards and boards alone, and nothing beside them.
    pub cards: Option<Numbers>,
    /// The sides from one number to another, as the document has them.
    pub pages: Option<(u16, u16)>,
    /// How many of each piece.
    pub copies: u8,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice { parts: Parts::ALL, cards: None, pages: None, copies: 1 }
    }
}
