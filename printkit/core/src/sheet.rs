//! How paper is filled: where cards lie on a page and where it is cut. Pure geometry in millimetres.

use crate::{
    bounds::Bounds,
    drawing::{Drawing, Size},
};

/// A sheet of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its size, upright.
    pub fn size(self) -> Size {
        match self {
            Paper::A4 => Size { w: 210.0, h: 297.0 },
            Paper::Letter => Size { w: 215.9, h: 279.4 },
        }
    }

    /// Its name, which is the same in all our languages.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "Letter",
        }
    }

    /// Its name in commands and file names.
    pub fn code(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }
}

/// No printer is asked to print nearer to the paper's edge than this.
pub const MARGIN: f32 = 5.0;
/// Room kept above and below the cards for the page's head and foot.
pub(crate) const HEAD_AND_FOOT: f32 = 22.5;
/// The same where they are narrow.
const CLOSE_HEAD_AND_FOOT: f32 = 13.5;
/// How far crop marks keep from the trim, and how long they are.
pub(crate) const MARK_GAP: f32 = 2.0;
pub(crate) const MARK_LENGTH: f32 = 3.3;
/// Closer than this, two lengths are the same.
const SLACK: f32 = 0.01;

/// A place for a card on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// Which card, counted over all pages from 0.
    pub index: usize,
    /// Where it is cut.
    pub trim: Bounds,
}

/// The places of one page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Row by row.
    pub slots: Vec<Slot>,
}

/// A side of a sheet of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one that is printed first.
    Front,
    /// What lies behind the page before it.
    Back,
}

/// A page ready for an output, or for a preview.
#[derive(Clone, Debug, PartialEq)]
pub struct PageDrawing {
    /// A short name for files, unique within the kit.
    pub name: String,
    /// The side of its sheet.
    pub side: Side,
    /// The whole page; its size is the paper's.
    pub drawing: Drawing,
    /// What is cut out of it.
    pub trims: Vec<Bounds>,
}

/// All sides of all sheets in the order in which a printer wants them, so that what is printed on both sides meets its
/// back: fronts and backs in turn, with `None` for a side that stays empty. A kit without any back has fronts alone.
pub fn sides(pages: &[PageDrawing]) -> Vec<Option<&PageDrawing>> {
    if pages.iter().all(|page| page.side == Side::Front) {
        return pages.iter().map(Some).collect();
    }
    let mut sides: Vec<Option<&PageDrawing>> = Vec::new();
    for page in pages {
        let next = if sides.len().is_multiple_of(2) { Side::Front } else { Side::Back };
        if page.side != next {
            sides.push(None);
        }
        sides.push(Some(page));
    }
    if !sides.len().is_multiple_of(2) {
        sides.push(None);
    }
    sides
}

/// The area of a page that may be printed on.
pub fn printable(page: Size) -> Bounds {
    Bounds::new(MARGIN, MARGIN, page.w - 2.0 * MARGIN, page.h - 2.0 * MARGIN)
}

/// Lays cards edge to edge, row by row, inside the printable area of `paper`.
///
/// The block of a full page lies in the middle, so that backs printed over the long edge meet their fronts.
/// A card larger than the paper gets no page.
pub fn lay_out(paper: Paper, card: Size, count: usize) -> Vec<Page> {
    filled(paper, card, count, HEAD_AND_FOOT)
}

/// The same for many cards: heads and feet are narrow, and where more fit so, the cards lie on their sides.
pub fn lay_out_close(paper: Paper, card: Size, count: usize) -> Vec<Page> {
    let upright = filled(paper, card, count, CLOSE_HEAD_AND_FOOT);
    let sideways = filled(paper, Size { w: card.h, h: card.w }, count, CLOSE_HEAD_AND_FOOT);
    let is_better = !sideways.is_empty() && (upright.is_empty() || sideways.len() < upright.len());
    if is_better { sideways } else { upright }
}

fn filled(paper: Paper, card: Size, count: usize, head_and_foot: f32) -> Vec<Page> {
    let page = paper.size();
    let fits = |room: f32, length: f32| if length > 0.0 { ((room + SLACK) / length).floor() as usize } else { 0 };
    let columns = fits(page.w - 2.0 * (MARGIN + MARK_GAP + MARK_LENGTH), card.w);
    let rows = fits(page.h - 2.0 * head_and_foot, card.h);
    if columns == 0 || rows == 0 {
        return Vec::new();
    }
    let left = (page.w - columns as f32 * card.w) / 2.0;
    let top = (page.h - rows as f32 * card.h) / 2.0;
    let slot = |index: usize| {
        let place = index % (columns * rows);
        let (column, row) = (place % columns, place / columns);
        let trim = Bounds::new(left + column as f32 * card.w, top + row as f32 * card.h, card.w, card.h);
        Slot { index, trim }
    };
    let slots: Vec<Slot> = (0..count).map(slot).collect();
    slots.chunks(columns * rows).map(|slots| Page { slots: slots.to_vec() }).collect()
}

/// Where the back of a card lies when the paper is turned over its long edge.
pub fn mirrored(paper: Paper, trim: Bounds) -> Bounds {
    let width = paper.size().w;
    Bounds { left: width - trim.right, right: width - trim.left, ..trim }
}

/// A crop mark from (x1, y1) to (x2, y2).
pub type Mark = (f32, f32, f32, f32);

/// Marks at the corners of all trims, left out where they would touch one.
pub fn crop_marks(trims: &[Bounds]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    let (near, far) = (MARK_GAP, MARK_GAP + MARK_LENGTH);
    for trim in trims {
        for (x, out) in [(trim.left, -1.0), (trim.right, 1.0)] {
            for (y, down) in [(trim.top, -1.0), (trim.bottom, 1.0)] {
                let across = (x + out * near, y, x + out * far, y);
                let along = (x, y + down * near, x, y + down * far);
                for mark in [across, along] {
                    let is_known = marks.iter().any(|&known| same(known, mark));
                    if !is_known && !trims.iter().any(|trim| touches(*trim, mark)) {
                        marks.push(mark);
                    }
                }
            }
        }
    }
    marks
}

fn same(a: Mark, b: Mark) -> bool {
    [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3].iter().all(|gap| gap.abs() < SLACK)
}

/// Tests whether a mark lies on a trim or along its edge.
fn touches(trim: Bounds, (x1, y1, x2, y2): Mark) -> bool {
    let mark = Bounds { left: x1.min(x2), top: y1.min(y2), right: x1.max(x2), bottom: y1.max(y2) };
    mark.overlaps(trim, -SLACK)
}
