//! The first page of a kit: how to print it, what to cut, fold and glue, and a small picture of every sheet.

use super::{Kit, Options};
use crate::{
    bounds::{self, Bounds},
    cover::cover,
    drawing::{Drawing, Item, Paint, Path, Segment, Shape, Size, Stroke, Transform},
    ink,
    lettering::{self, Hand, SMALLEST, line, paragraph},
    setup::{Backs, Marks, Part},
    sheet::{Frame, PageDrawing, Side},
    words::{Value, Words},
};

/// Somebody with scissors needs about as many seconds for a piece, and as many for a sheet.
const SECONDS: (usize, usize) = (12, 60);
/// What is smaller than this on its page is left out of them.
const SEEN: f32 = 9.0;
/// Shapes of more steps than this are rays and patterns.
const FINE: usize = 24;
/// Between two small pictures.
const GAP: f32 = 3.0;
/// Below each of them, for its number.
const NUMBER: f32 = 4.2;

/// The page for these others.
pub(super) fn guide(game: Kit, pages: &[&PageDrawing], words: &Words, options: Options) -> PageDrawing {
    let paper = options.paper.size();
    let frame = Frame::new(paper, &options.printer, &Marks::default(), 0.0);
    let mut drawing = Drawing::new(paper.w, paper.h);
    let Bounds { left, top, right, bottom } = frame.printable;
    let (left, right, bottom) = ((left + 8.0).max(12.0), (right - 8.0).min(paper.w - 12.0), bottom - 14.0);
    let room = right - left;
    let title = words.get("print-guide");
    let hand = Hand::display(8.0).fitted(&title, room);
    line(&mut drawing, &title, left, top + 9.0, hand);
    let kit = game.title(words);
    line(&mut drawing, &kit, left, top + 14.4, Hand::heavy(3.4).fitted(&kit, room));
    let texts = texts(game, pages, words, options);
    let head = top + 21.0;
    // The words take what they need, at most two thirds; the pictures take the rest.
    let limit = (bottom - head) * 0.66;
    let columns = if room > 150.0 { 2 } else { 1 };
    let width = (room - 8.0 * (columns - 1) as f32) / columns as f32;
    let all: Vec<String> = texts.iter().map(|(heading, text)| format!("{heading}\n{text}")).collect();
    let body = Hand::medium(3.5);
    let spare = texts.len() as f32 * 2.4;
    let body = lettering::fitting(&all, width - 2.0, columns as f32 * limit - spare, body, SMALLEST);
    let heights: Vec<f32> = all.iter().map(|text| height(text, width, body)).collect();
    let half = heights.iter().sum::<f32>() / columns as f32;
    let (mut x, mut y, mut lowest) = (left, head, head);
    for ((heading, text), height) in texts.iter().zip(&heights) {
        if columns == 2 && x == left && y - head + height / 2.0 > half {
            (x, y) = (left + width + 8.0, head);
        }
        line(&mut drawing, heading, x, y, Hand::display(body.size * 1.15).fitted(heading, width));
        paragraph(&mut drawing, text, x, y + body.size * 1.4, width, body);
        y += height;
        lowest = lowest.max(y);
    }
    let below = Bounds { left, top: lowest + 1.0, right, bottom };
    let links = pictures(&mut drawing, pages, words, below);
    PageDrawing {
        name: "guide".to_string(),
        title,
        part: Part::Guide,
        side: Side::Front,
        drawing,
        trims: Vec::new(),
        pieces: Vec::new(),
        bleed: 0.0,
        moved: Transform::IDENTITY,
        links,
    }
}

/// How high a heading and its text are, with what follows.
fn height(text: &str, width: f32, hand: Hand) -> f32 {
    lettering::height(&[text.to_string()], width, hand) + hand.size * 0.9
}

/// What is to be read: headings and texts.
fn texts(game: Kit, pages: &[&PageDrawing], words: &Words, options: Options) -> Vec<(String, String)> {
    let backs = pages.iter().filter(|page| page.side == Side::Back).count();
    let fronts = pages.len() - backs;
    let pieces: usize = pages.iter().filter(|page| page.part != Part::Backs).map(|page| page.trims.len()).sum();
    let seconds = pieces * SECONDS.0 + fronts * SECONDS.1;
    // Pages of one kind take about the same ink, so one of each is looked at.
    let mut kinds: Vec<(&str, f64, f64)> = Vec::new();
    for page in pages {
        let kind = page.name.trim_end_matches(|c: char| c.is_ascii_digit());
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((_, _, count)) => *count += 1.0,
            None => kinds.push((kind, cover(&page.drawing), 1.0)),
        }
    }
    let ink = kinds.iter().map(|(_, cover, count)| cover * count).sum::<f64>() / pages.len().max(1) as f64;
    let number = |number: usize| Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let said = |key: &str, values: &[(&str, Value)]| (words.get(key), words.with(&format!("{key}-text"), values));
    let has = |part: Part| pages.iter().any(|page| page.part == part);
    let mut texts = vec![said(
        "print-guide-need",
        &[
            ("sheets", number(fronts + 1)),
            ("double", number(backs)),
            ("minutes", number(seconds.div_ceil(900) * 15)),
            ("ink", number((ink * 100.0).round() as usize)),
        ],
    )];
    if has(Part::Cards) || has(Part::Boards) || has(Part::Tokens) {
        texts.push(said("print-guide-paper", &[]));
    }
    let key = match options.backs {
        Backs::Long if backs > 0 => Some("print-guide-long"),
        Backs::Short if backs > 0 => Some("print-guide-short"),
        Backs::Own => Some("print-guide-own"),
        Backs::Fold => Some("print-guide-fold"),
        Backs::Long | Backs::Short | Backs::None => None,
    };
    texts.extend(key.map(|key| said(key, &[])));
    if matches!(options.backs, Backs::Long | Backs::Short) && backs > 0 {
        texts.push(said("print-guide-by-hand", &[]));
    }
    texts.push(said("print-guide-scale", &[]));
    if pieces > 0 {
        texts.push(said("print-guide-cut", &[]));
        texts.push(said(&format!("print-guide-{}", game.code()), &[]));
    }
    texts
}

/// Small pictures of all sheets, as large as there is room for; gives the places that lead to them.
fn pictures(page: &mut Drawing, pages: &[&PageDrawing], words: &Words, room: Bounds) -> Vec<(Bounds, String)> {
    let fronts: Vec<(&PageDrawing, bool)> = pages
        .iter()
        .zip(pages.iter().skip(1).map(Some).chain([None]))
        .filter(|(page, _)| page.side == Side::Front)
        .map(|(page, next)| (*page, next.is_some_and(|next| next.side == Side::Back)))
        .collect();
    let (w, h) = (room.right - room.left, room.bottom - room.top - 5.0);
    let Some(size) = fronts.iter().map(|(page, _)| page.drawing.size).reduce(larger) else { return Vec::new() };
    let scale = |columns: usize| {
        let rows = fronts.len().div_ceil(columns);
        let wide = (w - GAP * (columns - 1) as f32) / columns as f32 / size.w;
        let high = (h / rows as f32 - GAP - NUMBER) / size.h;
        wide.min(high).min(0.3)
    };
    let best = (1..=fronts.len()).max_by(|a, b| scale(*a).total_cmp(&scale(*b)));
    let Some((columns, scale)) = best.map(|columns| (columns, scale(columns))).filter(|(_, scale)| *scale > 0.03)
    else {
        return Vec::new();
    };
    let legend = words.get("print-guide-sheets");
    line(page, &legend, room.left, room.top + 2.6, Hand::heavy(3.0).fitted(&legend, w));
    let mut links = Vec::new();
    for (i, (front, has_back)) in fronts.into_iter().enumerate() {
        let (column, row) = ((i % columns) as f32, (i / columns) as f32);
        let x = room.left + column * (size.w * scale + GAP);
        let y = room.top + 5.0 + row * (size.h * scale + GAP + NUMBER);
        let Size { w, h } = front.drawing.size;
        let (w, h) = (w * scale, h * scale);
        let edge = || Stroke { square: true, ..Stroke::new(ink::COCOA, 0.2) };
        let white = crate::Ink::hex(0xFFFFFF);
        if has_back {
            page.outlined(Path::rect(x + 0.9, y + 0.9, w, h, 0.0), white, edge());
        }
        page.outlined(Path::rect(x, y, w, h, 0.0), white, edge());
        let mut small = Drawing::new(w, h);
        let mut inner = Drawing::new(front.drawing.size.w, front.drawing.size.h);
        without_words(&front.drawing.items, Transform::IDENTITY, &mut inner.items);
        small.place(inner, Transform::scale(scale, scale), 1.0);
        page.place(small, Transform::shift(x, y), 1.0);
        // The guide itself is the first sheet.
        line(page, &(i + 2).to_string(), x + w / 2.0, y + h + 3.8, Hand::heavy(2.6).centred());
        links.push((Bounds::new(x, y, w, h), front.name.clone()));
    }
    links
}

fn larger(a: Size, b: Size) -> Size {
    Size { w: a.w.max(b.w), h: a.h.max(b.h) }
}

/// What is drawn but not written, as far as it is seen at a tenth of its size. Groups without words stay as they are, so
/// that a document holds them once; of others the parts alone are left, since nobody shares them.
fn without_words(items: &[Item], at: Transform, kept: &mut Vec<Item>) {
    for item in items {
        let Some(seen) = bounds::gather(std::slice::from_ref(item), at) else { continue };
        if (seen.right - seen.left).max(seen.bottom - seen.top) < SEEN {
            continue;
        }
        match item {
            Item::Text(_) => {}
            Item::Shape(shape) if shape.path.segments.len() > FINE => {}
            Item::Shape(shape) => kept.push(moved(shape, at)),
            Item::Group { transform, opacity, items } if *opacity >= 1.0 && has_words(items) => {
                without_words(items, transform.then(at), kept);
            }
            Item::Group { transform, opacity, items } => {
                kept.push(Item::Group { transform: transform.then(at), opacity: *opacity, items: items.clone() });
            }
        }
    }
}

/// A shape on its place; in a group if its colours have places too.
fn moved(shape: &Shape, at: Transform) -> Item {
    if !matches!(shape.fill, None | Some(Paint::Solid(_))) {
        return Item::Group { transform: at, opacity: 1.0, items: vec![Item::Shape(shape.clone())] };
    }
    let step = |segment: &Segment| match *segment {
        Segment::Move(p) => Segment::Move(at.apply(p)),
        Segment::Line(p) => Segment::Line(at.apply(p)),
        Segment::Quad(c, p) => Segment::Quad(at.apply(c), at.apply(p)),
        Segment::Cubic(a, b, p) => Segment::Cubic(at.apply(a), at.apply(b), at.apply(p)),
        Segment::Close => Segment::Close,
    };
    let mut shape = shape.clone();
    shape.path.segments = shape.path.segments.iter().map(step).collect();
    if let Some(stroke) = &mut shape.stroke {
        stroke.width *= at.growth();
        stroke.dashes.clear();
    }
    Item::Shape(shape)
}

fn has_words(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Text(_) => true,
        Item::Shape(_) => false,
        Item::Group { items, .. } => has_words(items),
    })
}
