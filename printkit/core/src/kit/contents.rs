//! What a kit is made of, before anybody says on which paper: pieces to cut out and sheets that stay whole.

use crate::{
    drawing::{Drawing, Path, Size, Stroke, Transform},
    faces::Style,
    ink::{self, Ink},
    setup::{Backs, Choice, Part},
};

/// Something that is cut out.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// What people call it.
    pub name: String,
    /// Its face, as large as it is cut out.
    pub front: Drawing,
    /// What is behind it.
    pub back: Option<Drawing>,
    /// The colours of the edges of both, which run over the cuts.
    pub edges: [Option<Ink>; 2],
    /// Whether it is cut out at all, or only shows something.
    pub is_cut: bool,
}

impl Piece {
    /// A piece with one side.
    pub fn new(name: impl Into<String>, front: Drawing) -> Piece {
        Piece { name: name.into(), front, back: None, edges: [None, None], is_cut: true }
    }

    /// The same with a back, in these colours at the edges of both.
    pub fn backed(self, back: Drawing, edges: [Option<Ink>; 2]) -> Piece {
        Piece { back: Some(back), edges, ..self }
    }

    /// The same so much larger.
    fn scaled(self, growth: f32) -> Piece {
        let scaled = |drawing: Drawing| {
            let Size { w, h } = drawing.size;
            let mut larger = Drawing::new(w * growth, h * growth);
            larger.place(drawing, Transform::scale(growth, growth), 1.0);
            larger
        };
        Piece { front: scaled(self.front), back: self.back.map(scaled), ..self }
    }

    /// The same with its back beside its front, to be folded over and glued. The colour of its front runs over.
    fn unfolded(self, style: Style) -> Piece {
        let Some(back) = self.back else { return self };
        let Size { w, h } = self.front.size;
        let mut both = Drawing::new(2.0 * w, h);
        both.place(self.front, Transform::IDENTITY, 1.0);
        both.place(back, Transform::shift(w, 0.0), 1.0);
        // The fold is seen at its ends alone, so that no line is left on the card.
        let end = (h / 8.0).min(4.0);
        let fold = Path::line(w, 0.0, w, end).and(Path::line(w, h - end, w, h));
        both.stroke(fold, Stroke::dashed(ink::BARK, 0.3, 1.0, 0.8));
        Piece { front: style.finish(both), back: None, ..self }
    }
}

/// How the pieces of a group lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// As many on a page as there can be; each can be chosen by its number.
    Numbered,
    /// Together, in at most so many columns.
    Block(usize),
}

/// Pieces of one size that are printed together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The names of its pages, front and back, for files.
    pub pages: (&'static str, &'static str),
    /// Which part of the kit it is.
    pub part: Part,
    /// Titles and hints of its pages, front and back.
    pub heads: [(String, String); 2],
    /// What stands above it where it lies beside other groups.
    pub caption: Option<String>,
    /// How it lies.
    pub arrangement: Arrangement,
    /// All of one size.
    pub pieces: Vec<Piece>,
}

/// A sheet that stays whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Its name for files.
    pub name: &'static str,
    /// Its title, as people read it.
    pub title: String,
    /// Which part of the kit it is.
    pub part: Part,
    /// What is on it.
    pub sheet: Drawing,
    /// How it lies.
    pub lies: Lies,
}

/// How a sheet that stays whole lies on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Alone, upright.
    Upright,
    /// Alone, on paper turned sideways, as large as there is room for.
    Sideways,
    /// Twice, one above the other, to be cut apart.
    Twice,
}

/// All of a kit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contents {
    /// What is cut out, in the order in which it is printed.
    pub groups: Vec<Group>,
    /// What stays whole, printed after that.
    pub leaves: Vec<Leaf>,
    /// Title and hint of pages on which several groups lie.
    pub mixed: (String, String),
    /// A mark of the deck.
    pub edition: String,
}

impl Contents {
    /// The names of all that can be chosen by number, from 1 on.
    pub fn numbered(&self) -> Vec<&str> {
        let groups = self.groups.iter().filter(|group| group.arrangement == Arrangement::Numbered);
        groups.flat_map(|group| &group.pieces).map(|piece| piece.name.as_str()).collect()
    }

    /// The numbers of those that are not in another kit, or not the same there.
    pub fn changed_since(&self, other: &Contents) -> Vec<usize> {
        let numbered = |contents: &Contents| -> Vec<Piece> {
            let groups = contents.groups.iter().filter(|group| group.arrangement == Arrangement::Numbered);
            groups.flat_map(|group| group.pieces.clone()).collect()
        };
        let mut theirs = numbered(other);
        let mut changed = Vec::new();
        for (piece, number) in numbered(self).into_iter().zip(1..) {
            match theirs.iter().position(|their| *their == piece) {
                // Each of theirs stands for one of ours.
                Some(known) => drop(theirs.swap_remove(known)),
                None => changed.push(number),
            }
        }
        changed
    }

    /// What was chosen of it, as often as it is wanted.
    pub(super) fn chosen(mut self, choice: &Choice, backs: Backs) -> Contents {
        let mut number = 0;
        for group in &mut self.groups {
            let is_numbered = group.arrangement == Arrangement::Numbered;
            group.pieces = std::mem::take(&mut group.pieces)
                .into_iter()
                .filter(|_| {
                    number += u16::from(is_numbered);
                    choice.cards.is_none_or(|cards| is_numbered && cards.has(number))
                })
                .flat_map(|piece| std::iter::repeat_n(piece, usize::from(choice.copies)))
                .collect();
            for piece in &mut group.pieces {
                if backs == Backs::None || !choice.parts.has(Part::Backs) {
                    piece.back = None;
                }
            }
        }
        // Backs alone are printed from the pages of their fronts.
        let has_fronts = |part: Part| choice.cards.is_some() || choice.parts.has(part);
        self.groups.retain(|group| {
            let has_backs = choice.parts.has(Part::Backs) && group.pieces.iter().any(|piece| piece.back.is_some());
            !group.pieces.is_empty() && (has_fronts(group.part) || has_backs)
        });
        self.leaves.retain(|leaf| choice.cards.is_none() && choice.parts.has(leaf.part));
        let leaves = std::mem::take(&mut self.leaves).into_iter();
        self.leaves = leaves.flat_map(|leaf| std::iter::repeat_n(leaf, usize::from(choice.copies))).collect();
        self
    }

    /// The same with its cards so large, and with backs beside fronts where they are folded over.
    pub(super) fn sized(mut self, growth: impl Fn(Size) -> f32, folds: Option<Style>) -> Contents {
        for group in &mut self.groups {
            let is_card = group.part == Part::Cards && group.arrangement == Arrangement::Numbered;
            let pieces = std::mem::take(&mut group.pieces).into_iter();
            group.pieces = pieces
                .map(|piece| {
                    let by = if is_card { growth(piece.front.size) } else { 1.0 };
                    let piece = if by == 1.0 { piece } else { piece.scaled(by) };
                    match folds {
                        Some(style) => piece.unfolded(style),
                        None => piece,
                    }
                })
                .collect();
        }
        self
    }
}
