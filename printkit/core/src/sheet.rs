//! How paper is filled: where cards lie on a page and where it is cut. Pure geometry in millimetres.

pub use crate::paper::Paper;
use crate::{
    bounds::Bounds,
    drawing::{Drawing, Point, Size, Transform},
    printer::Printer,
    setup::{MarkKind, Marks, Part},
};

/// How far a mark keeps from a trim at least; it begins behind the bleed.
const MARK_GAP: f32 = 2.0;
/// How far it keeps from the bleed.
const BLEED_GAP: f32 = 0.5;
/// The least room beside and above what is cut out, for marks or for the eye.
const REACH: f32 = 5.3;
/// What a page's head and foot need above and below that.
pub(crate) const HEAD: f32 = 3.2;
/// Closer than this, two lengths are the same.
const SLACK: f32 = 0.01;

/// A page's area for what is cut out of it, and the lines around that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The paper.
    pub paper: Size,
    /// What the printer can print on.
    pub printable: Bounds,
    /// Where trims may lie.
    pub trims: Bounds,
    /// From a trim to the beginning and to the end of a mark.
    pub marks: (f32, f32),
    /// How far heads and feet keep from trims.
    pub reach: f32,
}

impl Frame {
    /// The area that a printer leaves on a paper, around it the room for marks beyond this bleed.
    pub fn new(paper: Size, printer: &Printer, marks: &Marks, bleed: f32) -> Frame {
        let (beside, above) = printer.border(paper);
        let printable = Bounds::new(beside, above, paper.w - 2.0 * beside, paper.h - 2.0 * above);
        let near = MARK_GAP.max(bleed + BLEED_GAP);
        let far = match marks.kind {
            MarkKind::None => bleed,
            MarkKind::Lines => near + 2.0,
            MarkKind::Corners => near + marks.length.mm(),
        };
        let reach = far.max(REACH);
        let edge = reach + HEAD;
        Frame {
            paper,
            printable,
            trims: Bounds {
                left: printable.left + far,
                right: printable.right - far,
                top: printable.top + edge,
                bottom: printable.bottom - edge,
            },
            marks: (near, far),
            reach,
        }
    }

    /// Its width and height.
    pub fn size(&self) -> Size {
        Size { w: self.trims.right - self.trims.left, h: self.trims.bottom - self.trims.top }
    }
}

/// How many pieces of one size lie on a page, in rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The size of one as it lies.
    pub cell: Size,
    /// Whether it lies on its side.
    pub turned: bool,
    /// In a row.
    pub columns: usize,
    /// From top to bottom.
    pub rows: usize,
    /// Between two.
    pub gap: f32,
}

impl Grid {
    /// As many as there is room for; `None` if there is no room for one.
    fn filled(room: Size, cell: Size, turned: bool, gap: f32) -> Option<Grid> {
        let fits = |room: f32, length: f32| ((room + gap + SLACK) / (length + gap)).floor() as usize;
        if cell.w <= 0.0 || cell.h <= 0.0 {
            return None;
        }
        let (columns, rows) = (fits(room.w, cell.w), fits(room.h, cell.h));
        (columns > 0 && rows > 0).then_some(Grid { cell, turned, columns, rows, gap })
    }

    /// The arrangement in which that many pieces of a size need the fewest pages, upright if both are as good.
    pub fn best(room: Size, piece: Size, count: usize, gap: f32) -> Option<Grid> {
        let upright = Grid::filled(room, piece, false, gap);
        let sideways = Grid::filled(room, Size { w: piece.h, h: piece.w }, true, gap);
        let pages = |grid: &Grid| count.div_ceil(grid.columns * grid.rows);
        match (upright, sideways) {
            (Some(upright), Some(sideways)) if pages(&sideways) < pages(&upright) => Some(sideways),
            (upright, sideways) => upright.or(sideways),
        }
    }

    /// The same for `count` pieces alone, in at most `columns` columns.
    pub fn of(self, count: usize, columns: usize) -> Grid {
        let columns = columns.min(self.columns).min(count).max(1);
        Grid { columns, rows: count.div_ceil(columns).max(1), ..self }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// All of it.
    pub fn size(&self) -> Size {
        let along = |count: usize, length: f32| count as f32 * (length + self.gap) - self.gap;
        Size { w: along(self.columns, self.cell.w), h: along(self.rows, self.cell.h) }
    }

    /// Where the piece of that place lies, from the grid's top left corner.
    pub fn place(&self, index: usize) -> Bounds {
        let (column, row) = ((index % self.columns) as f32, (index / self.columns) as f32);
        let Size { w, h } = self.cell;
        Bounds::new(column * (w + self.gap), row * (h + self.gap), w, h)
    }
}

/// Puts blocks of these sizes on as few pages as several ways to begin find; gives the page and the top left corner of
/// each, `None` if it is larger than a page. Two blocks keep `apart`.
pub fn pack(room: Size, blocks: &[Size], apart: f32) -> Vec<Option<(usize, Point)>> {
    let ways: [fn(&Size) -> f32; 4] = [|_| 0.0, |block| -block.h, |block| -block.w, |block| -block.w * block.h];
    let tried = ways.map(|key| {
        let mut order: Vec<usize> = (0..blocks.len()).collect();
        order.sort_by(|a, b| key(&blocks[*a]).total_cmp(&key(&blocks[*b])));
        let mut places = vec![None; blocks.len()];
        let mut pages: Vec<Vec<Bounds>> = Vec::new();
        for index in order {
            places[index] = find(room, blocks[index], apart, &mut pages);
        }
        (pages.len(), places)
    });
    tried.into_iter().min_by_key(|(pages, _)| *pages).map(|(_, places)| places).unwrap_or_default()
}

/// A place for a block on the first page that has one: there as high as can be, then as far left. Each page is the list
/// of its largest free areas, which overlap.
fn find(room: Size, block: Size, apart: f32, pages: &mut Vec<Vec<Bounds>>) -> Option<(usize, Point)> {
    let whole = Bounds::new(0.0, 0.0, room.w + apart + SLACK, room.h + apart + SLACK);
    let (w, h) = (block.w + apart, block.h + apart);
    let fits = |area: &&Bounds| area.right - area.left >= w && area.bottom - area.top >= h;
    if !fits(&&whole) {
        return None;
    }
    let higher = |a: &&Bounds, b: &&Bounds| a.top.total_cmp(&b.top).then(a.left.total_cmp(&b.left));
    let known = pages.iter().enumerate().find_map(|(page, areas)| {
        areas.iter().filter(fits).min_by(higher).map(|area| (page, Point { x: area.left, y: area.top }))
    });
    let (page, at) = known.unwrap_or_else(|| {
        pages.push(vec![whole]);
        (pages.len() - 1, Point { x: 0.0, y: 0.0 })
    });
    let taken = Bounds::new(at.x, at.y, w, h);
    let mut left: Vec<Bounds> = Vec::new();
    for area in std::mem::take(&mut pages[page]) {
        if !area.overlaps(taken, 0.0) {
            left.push(area);
            continue;
        }
        let parts = [
            Bounds { right: taken.left, ..area },
            Bounds { left: taken.right, ..area },
            Bounds { bottom: taken.top, ..area },
            Bounds { top: taken.bottom, ..area },
        ];
        left.extend(parts.into_iter().filter(|part| part.right - part.left > SLACK && part.bottom - part.top > SLACK));
    }
    let is_inside = |i: usize| {
        left.iter().enumerate().any(|(j, other)| i != j && other.holds(left[i], 0.0) && (*other != left[i] || j < i))
    };
    pages[page] = (0..left.len()).filter(|i| !is_inside(*i)).map(|i| left[i]).collect();
    Some((page, at))
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
    /// Its title, as people read it.
    pub title: String,
    /// What it holds.
    pub part: Part,
    /// The side of its sheet.
    pub side: Side,
    /// The whole page; its size is the paper's.
    pub drawing: Drawing,
    /// What is cut out of it.
    pub trims: Vec<Bounds>,
    /// The number of the piece on each trim; a front and its back have the same.
    pub pieces: Vec<usize>,
    /// How far colour runs over its outer cuts.
    pub bleed: f32,
    /// How all of it was moved for the printer. The trims say where they lie without that.
    pub moved: Transform,
    /// Places that lead to other pages, by their names.
    pub links: Vec<(Bounds, String)>,
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

/// Where the back of a card lies when the paper is turned over its long edge.
pub fn mirrored(paper: Paper, trim: Bounds) -> Bounds {
    let width = paper.size().w;
    Bounds { left: width - trim.right, right: width - trim.left, ..trim }
}

/// A crop mark from (x1, y1) to (x2, y2).
pub type Mark = (f32, f32, f32, f32);

/// Marks at the corners of all trims, from `near` to `far` away, left out where they would touch one.
pub fn crop_marks(trims: &[Bounds], (near, far): (f32, f32)) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
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

/// Lines along all cuts, as far as `within` reaches, left out where they would touch a trim.
pub fn cut_lines(trims: &[Bounds], near: f32, within: Bounds) -> Vec<Mark> {
    let mut marks = Vec::new();
    for x in distinct(trims.iter().flat_map(|trim| [trim.left, trim.right])) {
        let met = trims.iter().filter(|trim| trim.left - SLACK <= x && x <= trim.right + SLACK);
        let open = free(within.top, within.bottom, near, met.map(|trim| (trim.top, trim.bottom)));
        marks.extend(open.into_iter().map(|(from, to)| (x, from, x, to)));
    }
    for y in distinct(trims.iter().flat_map(|trim| [trim.top, trim.bottom])) {
        let met = trims.iter().filter(|trim| trim.top - SLACK <= y && y <= trim.bottom + SLACK);
        let open = free(within.left, within.right, near, met.map(|trim| (trim.left, trim.right)));
        marks.extend(open.into_iter().map(|(from, to)| (from, y, to, y)));
    }
    marks
}

/// Lengths in rising order, each once.
fn distinct(lengths: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut sorted: Vec<f32> = lengths.collect();
    sorted.sort_by(f32::total_cmp);
    sorted.dedup_by(|a, b| (*a - *b).abs() < SLACK);
    sorted
}

/// What is left of a line after taking away stretches, with `near` around each.
fn free(from: f32, to: f32, near: f32, taken: impl Iterator<Item = (f32, f32)>) -> Vec<(f32, f32)> {
    let mut taken: Vec<(f32, f32)> = taken.map(|(start, end)| (start - near, end + near)).collect();
    taken.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut open, mut at) = (Vec::new(), from);
    for (start, end) in taken.into_iter().chain([(to, to)]) {
        if start - at > 1.0 {
            open.push((at, start));
        }
        at = at.max(end);
    }
    open
}

fn same(a: Mark, b: Mark) -> bool {
    [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3].iter().all(|gap| gap.abs() < SLACK)
}

/// Tests whether a mark lies on a trim or along its edge.
fn touches(trim: Bounds, (x1, y1, x2, y2): Mark) -> bool {
    let mark = Bounds { left: x1.min(x2), top: y1.min(y2), right: x1.max(x2), bottom: y1.max(y2) };
    mark.overlaps(trim, -SLACK)
}
