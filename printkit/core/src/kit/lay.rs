//! From what a kit is made of to its pages: full sheets first, what is left over packed together, then what stays whole.

use super::{
    Kit, Options,
    contents::{Arrangement, Contents, Group, Leaf, Lies, Piece},
    guide,
};
use crate::{
    bounds::Bounds,
    drawing::{Drawing, Path, Point, Size, Transform},
    faces::Style,
    ink::Ink,
    lettering::{Hand, SMALLEST, line},
    margin::{self, Marginals},
    setup::{Backs, MarkKind, MarkSides, Part},
    sheet::{self, Frame, Grid, PageDrawing, Side},
    words::Words,
};
use std::collections::BTreeMap;

/// What a caption needs above its block.
const CAPTION: f32 = 7.2;
/// How far below a caption's place a page's content begins for its head, which keeps away from marks.
const CAPTION_HEAD: f32 = 3.7;
/// Between two pieces whose edges are not straight.
const UNEVEN: f32 = 3.0;
/// How far a caption may reach over its block.
const BESIDE: f32 = 8.0;
/// From the marks of one block to those of the next.
const APART: f32 = 0.6;

/// A kit on paper.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Laid {
    /// Its pages, in the order in which they are printed.
    pub pages: Vec<PageDrawing>,
    /// The names of what is too large for the paper.
    pub left_out: Vec<String>,
}

/// A page without its margins.
struct Draft {
    page: PageDrawing,
    head: (String, String),
    /// Between which heights its pieces lie, whether they are cut out or not.
    extent: Option<(f32, f32)>,
}

/// A piece on its place.
struct Placed {
    group: usize,
    piece: usize,
    trim: Bounds,
    turned: bool,
}

/// The front of a sheet from which pieces are cut, and by that its back.
#[derive(Default)]
struct Planned {
    placed: Vec<Placed>,
    captions: Vec<(String, Point, f32)>,
}

/// Pieces that lie together beside others.
struct Block {
    group: usize,
    first: usize,
    count: usize,
    grid: Grid,
    caption: Option<String>,
}

/// Lays a kit on paper.
pub(super) fn lay(contents: Contents, game: Kit, words: &Words, options: Options) -> Laid {
    let bleed = options.bleed.mm();
    let frame = Frame::new(options.paper.size(), &options.printer, &options.marks, bleed);
    let edition = contents.edition.clone();
    let folds = (options.backs == Backs::Fold).then_some(options.style);
    let contents = contents.chosen(&options.choice, options.backs);
    let contents = contents.sized(|card| options.scale.growth(card, frame.size()), folds);
    let mut left_out = Vec::new();
    let planned = plan(&contents, &frame, options.gap.mm(), &mut left_out);
    let mut drafts = draw(&contents, &planned, &frame, options);
    drafts.extend(leaves(&contents.leaves, options));
    if options.backs == Backs::Own {
        let (fronts, backs): (Vec<Draft>, Vec<Draft>) =
            drafts.into_iter().partition(|draft| draft.page.side == Side::Front);
        drafts = fronts.into_iter().chain(backs).collect();
    }
    if options.backs == Backs::Own || drafts.iter().all(|draft| draft.page.side == Side::Back) {
        drafts.iter_mut().for_each(|draft| draft.page.side = Side::Front);
    }
    // A single sheet says itself what it is.
    let has_guide = options.choice.cards.is_none() && options.choice.parts.has(Part::Guide);
    if has_guide && drafts.len() > 1 {
        let pages: Vec<&PageDrawing> = drafts.iter().map(|draft| &draft.page).collect();
        let page = guide::guide(game, &pages, words, options);
        drafts.insert(0, Draft { page, head: (String::new(), String::new()), extent: None });
    }
    let title = game.title(words);
    let name = if edition.is_empty() { title } else { format!("{title} · {edition}") };
    let mut pages = finished(drafts, &name, words, options);
    if let Some((first, last)) = options.choice.pages {
        pages = kept(pages, usize::from(first), usize::from(last));
    }
    Laid { pages, left_out }
}

/// The sides of a document from one number to another.
fn kept(pages: Vec<PageDrawing>, first: usize, last: usize) -> Vec<PageDrawing> {
    let sides = sheet::sides(&pages);
    let numbered = sides.iter().zip(1..).filter_map(|(page, number)| Some(((*page)?.name.clone(), number)));
    let numbers: BTreeMap<String, usize> = numbered.collect();
    let is_kept = |page: &PageDrawing| numbers.get(&page.name).is_some_and(|it| (first..=last).contains(it));
    pages.into_iter().filter(is_kept).collect()
}

/// Where every piece lies. Pieces are counted over all groups.
fn plan(contents: &Contents, frame: &Frame, gap: f32, left_out: &mut Vec<String>) -> Vec<Planned> {
    let room = frame.size();
    let (mut full, mut loose) = (Vec::new(), Vec::new());
    let mut first = 0;
    for (number, group) in contents.groups.iter().enumerate() {
        let (start, count) = (first, group.pieces.len());
        first += count;
        let Some(size) = group.pieces.first().map(|piece| piece.front.size) else { continue };
        let is_cut = group.pieces.iter().all(|piece| piece.is_cut);
        let gap = match group.arrangement {
            Arrangement::Numbered => gap,
            // What has no straight edges is not cut apart with one cut.
            Arrangement::Block(_) => {
                if is_cut {
                    0.0
                } else {
                    UNEVEN
                }
            }
        };
        let Some(grid) = Grid::best(room, size, count, gap) else {
            left_out.extend(group.pieces.iter().map(|piece| piece.name.clone()));
            continue;
        };
        match group.arrangement {
            Arrangement::Numbered => {
                let rest = count % grid.count();
                for from in (start..start + count - rest).step_by(grid.count()) {
                    full.push(Planned { placed: placed(number, from, grid.count(), grid, 0.0, 0.0), captions: vec![] });
                }
                let grid = grid.of(rest, grid.columns);
                if rest > 0 {
                    loose.push(Block { group: number, first: start + count - rest, count: rest, grid, caption: None });
                }
            }
            Arrangement::Block(columns) => loose.extend(blocks(group, number, start, grid, columns, room)),
        }
    }
    let sizes: Vec<Size> = loose.iter().map(|it| Size { w: it.grid.size().w, h: height(it) }).collect();
    let mut mixed: Vec<Planned> = Vec::new();
    for (block, place) in loose.iter().zip(sheet::pack(room, &sizes, 2.0 * frame.reach + APART)) {
        let Some((page, Point { x, y })) = place else { continue };
        mixed.resize_with(mixed.len().max(page + 1), Planned::default);
        let caption = if block.caption.is_some() { CAPTION } else { 0.0 };
        mixed[page].placed.extend(placed(block.group, block.first, block.count, block.grid, x, y + caption));
        if let Some(words) = &block.caption {
            mixed[page].captions.push((words.clone(), Point { x, y }, block.grid.size().w + BESIDE));
        }
    }
    full.extend(mixed);
    full.iter_mut().for_each(|planned| centre(planned, frame.paper));
    full
}

fn height(block: &Block) -> f32 {
    block.grid.size().h + if block.caption.is_some() { CAPTION } else { 0.0 }
}

/// The pieces of a group in a block, or in several where one is too high for a page.
fn blocks(group: &Group, number: usize, start: usize, grid: Grid, columns: usize, room: Size) -> Vec<Block> {
    let grid = grid.of(group.pieces.len(), columns);
    let rows = (((room.h - CAPTION + grid.gap) / (grid.cell.h + grid.gap)) as usize).clamp(1, grid.rows);
    let most = rows * grid.columns;
    (0..group.pieces.len())
        .step_by(most)
        .map(|from| {
            let count = most.min(group.pieces.len() - from);
            Block {
                group: number,
                first: start + from,
                count,
                grid: grid.of(count, columns),
                caption: group.caption.clone(),
            }
        })
        .collect()
}

fn placed(group: usize, first: usize, count: usize, grid: Grid, x: f32, y: f32) -> Vec<Placed> {
    let place = |i: usize| {
        let Bounds { left, top, right, bottom } = grid.place(i);
        let trim = Bounds { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
        Placed { group, piece: first + i, trim, turned: grid.turned }
    };
    (0..count).map(place).collect()
}

/// Moves all of it to the middle of the paper.
fn centre(planned: &mut Planned, paper: Size) {
    let captions = planned.captions.iter().map(|(_, at, _)| Bounds::new(at.x, at.y, 0.0, 0.0));
    let Some(all) = planned.placed.iter().map(|placed| placed.trim).chain(captions).reduce(Bounds::around) else {
        return;
    };
    let (x, y) = ((paper.w - all.left - all.right) / 2.0, (paper.h - all.top - all.bottom) / 2.0);
    for Placed { trim, .. } in &mut planned.placed {
        *trim = Bounds { left: trim.left + x, top: trim.top + y, right: trim.right + x, bottom: trim.bottom + y };
    }
    for (_, at, _) in &mut planned.captions {
        *at = Point { x: at.x + x, y: at.y + y };
    }
}

/// Every sheet from which pieces are cut: its front, and its back if a piece on it has one.
fn draw(contents: &Contents, planned: &[Planned], frame: &Frame, options: Options) -> Vec<Draft> {
    let pieces: Vec<&Piece> = contents.groups.iter().flat_map(|group| &group.pieces).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut drafts = Vec::new();
    for planned in planned {
        let mut groups: Vec<usize> = planned.placed.iter().map(|placed| placed.group).collect();
        groups.sort_unstable();
        groups.dedup();
        let alone = if let [group] = groups[..] { contents.groups.get(group) } else { None };
        let (front, back) = alone.map_or(("pieces", "pieces-back"), |group| group.pages);
        let number = counts.entry(front).or_default();
        *number += 1;
        // The back of a mixed sheet says what the backs on it say.
        let mut backed = groups.iter().filter_map(|group| contents.groups.get(*group));
        let backed = backed.find(|group| group.pieces.iter().any(|piece| piece.back.is_some()));
        let is_wanted = |group: &Group| options.choice.cards.is_some() || options.choice.parts.has(group.part);
        let faces = |side: Side| {
            let seen = planned.placed.iter().filter(|placed| match side {
                Side::Front => is_wanted(&contents.groups[placed.group]),
                Side::Back => pieces[placed.piece].back.is_some(),
            });
            seen.map(|placed| (placed, pieces[placed.piece])).collect::<Vec<_>>()
        };
        let fronts = faces(Side::Front);
        if !fronts.is_empty() {
            let head = alone.map_or_else(|| contents.mixed.clone(), |group| group.heads[0].clone());
            let part = alone.map_or(Part::Tokens, |group| group.part);
            let mut draft = side(format!("{front}-{number}"), part, Side::Front, &fronts, head, frame, options);
            captions(&mut draft.page.drawing, &planned.captions, frame.printable.right);
            // The head keeps above the highest caption.
            let highest = planned.captions.iter().map(|(_, at, _)| at.y + CAPTION_HEAD).fold(f32::MAX, f32::min);
            draft.extent = draft.extent.map(|(top, bottom)| (top.min(highest), bottom));
            drafts.push(draft);
        }
        let backs = faces(Side::Back);
        if let Some(group) = backed.filter(|_| !backs.is_empty()) {
            let head = group.heads[1].clone();
            drafts.push(side(format!("{back}-{number}"), Part::Backs, Side::Back, &backs, head, frame, options));
        }
    }
    drafts
}

fn captions(page: &mut Drawing, captions: &[(String, Point, f32)], right: f32) {
    for (words, at, room) in captions {
        let hand = Hand::heavy(2.9).fitted(words, room.min(right - at.x));
        if hand.size >= SMALLEST {
            line(page, words, at.x, at.y + 0.6, hand);
        }
    }
}

/// One side of a sheet from which pieces are cut.
fn side(
    name: String,
    part: Part,
    side: Side,
    faces: &[(&Placed, &Piece)],
    head: (String, String),
    frame: &Frame,
    options: Options,
) -> Draft {
    let mut drawing = Drawing::new(frame.paper.w, frame.paper.h);
    let trim = |placed: &Placed| match side {
        Side::Front => placed.trim,
        Side::Back => sheet::mirrored(options.paper, placed.trim),
    };
    let bleed = options.bleed.mm();
    for (placed, piece) in faces {
        if let Some(edge) = piece.edges[side as usize] {
            run_over(&mut drawing, trim(placed), edge, bleed, options.style);
        }
    }
    for (placed, piece) in faces {
        let (face, turn) = match (&piece.back, side) {
            (Some(back), Side::Back) => (back, -90.0),
            _ => (&piece.front, 90.0),
        };
        put(&mut drawing, face.clone(), trim(placed), if placed.turned { turn } else { 0.0 });
    }
    let cut = faces.iter().filter(|(_, piece)| piece.is_cut);
    let (trims, pieces): (Vec<Bounds>, Vec<usize>) = cut.map(|(placed, _)| (trim(placed), placed.piece)).unzip();
    mark(&mut drawing, &trims, side, frame, options);
    let title = head.0.clone();
    let moved = Transform::IDENTITY;
    let page = PageDrawing { name, title, part, side, drawing, trims, pieces, bleed, moved, links: Vec::new() };
    let all = faces.iter().map(|(placed, _)| placed.trim).reduce(Bounds::around);
    Draft { page, head, extent: all.map(|all| (all.top, all.bottom)) }
}

fn mark(page: &mut Drawing, trims: &[Bounds], side: Side, frame: &Frame, options: Options) {
    let marks = options.marks;
    let is_there = match marks.sides {
        MarkSides::Both => true,
        MarkSides::Fronts => side == Side::Front,
        MarkSides::Backs => side == Side::Back,
    };
    if !is_there {
        return;
    }
    // A line's width must not reach over either.
    let (left, right) = (frame.printable.left + 0.3, frame.printable.right - 0.3);
    let (top, bottom) = (frame.trims.top - frame.reach, frame.trims.bottom + frame.reach);
    let lines = match marks.kind {
        MarkKind::None => return,
        MarkKind::Corners => sheet::crop_marks(trims, frame.marks),
        MarkKind::Lines => sheet::cut_lines(trims, frame.marks.0, Bounds { left, top, right, bottom }),
    };
    margin::marks(page, &lines, marks.dotted);
}

/// Puts a face on its place, turned by so many degrees around its middle.
fn put(page: &mut Drawing, face: Drawing, trim: Bounds, degrees: f32) {
    let (x, y) = ((trim.left + trim.right) / 2.0, (trim.top + trim.bottom) / 2.0);
    let around = Transform::shift(-face.size.w / 2.0, -face.size.h / 2.0);
    let turned = if degrees == 0.0 { around } else { around.then(Transform::turn(degrees)) };
    page.place(face, turned.then(Transform::shift(x, y)), 1.0);
}

/// Lets the colour of a card's edge run over its cuts. Where ink is saved, edges are the paper itself.
fn run_over(page: &mut Drawing, trim: Bounds, edge: Ink, bleed: f32, style: Style) {
    if style == Style::InkSaver || bleed <= 0.0 {
        return;
    }
    let (w, h) = (trim.right - trim.left + 2.0 * bleed, trim.bottom - trim.top + 2.0 * bleed);
    page.fill(Path::rect(trim.left - bleed, trim.top - bleed, w, h, 0.0), edge);
}

/// The sheets that stay whole.
fn leaves(leaves: &[Leaf], options: Options) -> Vec<Draft> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let draft = |leaf: &Leaf| {
        let number = counts.entry(leaf.name).or_default();
        *number += 1;
        let name = if *number > 1 { format!("{}-{number}", leaf.name) } else { leaf.name.to_string() };
        let page = PageDrawing {
            name,
            title: leaf.title.clone(),
            part: leaf.part,
            side: Side::Front,
            drawing: whole(leaf, options),
            trims: Vec::new(),
            pieces: Vec::new(),
            bleed: 0.0,
            moved: Transform::IDENTITY,
            links: Vec::new(),
        };
        Draft { page, head: (String::new(), String::new()), extent: None }
    };
    leaves.iter().map(draft).collect()
}

/// What a page has room for between its margins, where nothing is cut out.
fn inside(frame: &Frame) -> Bounds {
    let Bounds { left, top, right, bottom } = frame.printable;
    Bounds { left: left + 1.0, top: top + 4.0, right: right - 1.0, bottom: bottom - 13.0 }
}

/// A sheet on its page: on upright paper, or on paper turned sideways where it must be or is larger so.
fn whole(leaf: &Leaf, options: Options) -> Drawing {
    let paper = options.paper.size();
    let frame = |paper: Size| Frame::new(paper, &options.printer, &options.marks, 0.0);
    let Size { w, h } = leaf.sheet.size;
    let growth = |frame: &Frame, count: f32| {
        let room = inside(frame);
        ((room.right - room.left) / w).min((room.bottom - room.top) / (count * h))
    };
    let (upright, sideways) = (frame(paper), frame(Size { w: paper.h, h: paper.w }));
    let count = if leaf.lies == Lies::Twice { 2.0 } else { 1.0 };
    let (tall, wide) = (growth(&upright, count), growth(&sideways, 1.0));
    // A sheet that had to be smaller by a tenth and more is turned if that helps.
    let is_turned = leaf.lies == Lies::Sideways || tall < 0.9 && wide > tall;
    let frame = if is_turned { sideways } else { upright };
    let most = if leaf.lies == Lies::Sideways { f32::MAX } else { 1.0 };
    let scale = (if is_turned { wide } else { tall }).min(most);
    let room = inside(&frame);
    let mut page = Drawing::new(frame.paper.w, frame.paper.h);
    let (w, h) = (w * scale, h * scale);
    let left = (page.size.w - w) / 2.0;
    if is_turned || leaf.lies != Lies::Twice {
        let top = if leaf.lies == Lies::Sideways { (room.top + room.bottom - h) / 2.0 } else { room.top };
        page.fit(leaf.sheet.clone(), left, top, w, h);
        return page;
    }
    let gap = (room.bottom - room.top - 2.0 * h).min(14.0);
    for top in [room.top, room.top + h + gap] {
        page.fit(leaf.sheet.clone(), left, top, w, h);
    }
    let middle = room.top + h + gap / 2.0;
    let Bounds { left: from, right: to, .. } = frame.printable;
    for (from, to) in [(from + 1.0, left - 2.0), (left + w + 2.0, to - 1.0)] {
        if to - from > 1.0 {
            margin::marks(&mut page, &[(from, middle, to, middle)], options.marks.dotted);
        }
    }
    page
}

/// The pages with their margins, with the inks of their style, and as the printer wants their backs.
fn finished(drafts: Vec<Draft>, kit: &str, words: &Words, options: Options) -> Vec<PageDrawing> {
    let (mut pages, margins): (Vec<PageDrawing>, Vec<_>) =
        drafts.into_iter().map(|draft| (draft.page, (draft.head, draft.extent))).unzip();
    let sheets = if pages.iter().all(|page| page.side == Side::Front) {
        pages.len()
    } else {
        sheet::sides(&pages).len().div_ceil(2)
    };
    let mut number = 0;
    for (page, (head, extent)) in pages.iter_mut().zip(margins) {
        number += usize::from(page.side == Side::Front);
        let numbers = margin::sheet_of(number, sheets, page.side, words);
        let hint = match options.backs {
            Backs::Short if page.part == Part::Backs => words.get("print-backs-short-hint"),
            Backs::Own if page.part == Part::Backs => words.get("print-backs-own-hint"),
            _ => head.1,
        };
        let head = (head.0.as_str(), hint.as_str());
        let said = Marginals { head, kit, numbers: &numbers, paper: options.paper };
        let frame = Frame::new(page.drawing.size, &options.printer, &options.marks, page.bleed);
        match extent {
            Some(heights) => margin::write(&mut page.drawing, &said, words, &frame, heights),
            None => margin::foot(&mut page.drawing, &said, words, &frame),
        }
        page.drawing = options.style.finish(std::mem::take(&mut page.drawing));
        if page.part == Part::Backs && matches!(options.backs, Backs::Long | Backs::Short) {
            turn(page, options);
        }
    }
    pages
}

/// Turns a back round for paper that is turned over its short edge, and moves it as the printer needs it.
fn turn(page: &mut PageDrawing, options: Options) {
    let Size { w, h } = page.drawing.size;
    page.moved = options.printer.correction(page.drawing.size);
    let mut all = page.moved;
    if options.backs == Backs::Short {
        all = Transform { a: -1.0, d: -1.0, e: w, f: h, ..Transform::IDENTITY }.then(all);
        for trim in &mut page.trims {
            *trim = Bounds { left: w - trim.right, top: h - trim.bottom, right: w - trim.left, bottom: h - trim.top };
        }
    }
    if all != Transform::IDENTITY {
        let drawn = std::mem::take(&mut page.drawing);
        page.drawing = Drawing::new(w, h);
        page.drawing.place(drawn, all, 1.0);
    }
}
