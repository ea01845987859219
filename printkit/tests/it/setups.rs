//! Every way to lay a kit on paper: whatever is chosen, sizes are true, backs meet their fronts, and nothing lies where
//! the printer cannot print.

use printkit::{
    Language, Words,
    bounds::{self, Bounds},
    cover::cover,
    drawing::{Point, Size, Transform},
    faces::Style,
    kit::{self, Inventory, Kit, Options, Printable, contents::Arrangement},
    order::Order,
    paper::{Paper, Tenths},
    printer::{Flip, Printer},
    setup::{Backs, Choice, MarkKind, MarkSides, Marks, Part, Parts, Scale},
    sheet::{self, Frame, PageDrawing, Side},
};
use std::collections::BTreeMap;

const SLACK: f32 = 0.02;

/// A printer that lays backs a little aside and turned, and needs wide margins below.
fn crooked() -> Printer {
    Printer { margins: [Tenths(40), Tenths(30), Tenths(40), Tenths(60)], shift: (70, -45), turn: 12, flip: Flip::Long }
}

/// All ways that differ in how pages are filled. Style changes ink alone, so each way has one of them in turn.
fn setups() -> Vec<Options> {
    let papers = [Paper::ALL.to_vec(), vec![Paper::Own(Tenths(2000), Tenths(2500))]].concat();
    let corners = Marks::default();
    let lines = Marks { kind: MarkKind::Lines, dotted: true, ..corners };
    let long = Marks { length: Tenths(70), sides: MarkSides::Fronts, ..corners };
    let none = Marks { kind: MarkKind::None, ..corners };
    let printers = [Printer::default(), crooked()];
    let mut all = Vec::new();
    for (i, paper) in papers.into_iter().enumerate() {
        for (j, backs) in Backs::ALL.into_iter().enumerate() {
            for (k, (bleed, gap)) in [(0, 0), (15, 0), (30, 40), (50, 100)].into_iter().enumerate() {
                for (l, marks) in [corners, lines, long, none].into_iter().enumerate() {
                    let style = Style::ALL[(i + j + k + l) % 3];
                    let printer = printers[(j + k + l) % 2];
                    let (bleed, gap) = (Tenths(bleed), Tenths(gap));
                    all.push(Options { paper, style, backs, bleed, gap, marks, printer, ..Options::default() });
                }
            }
        }
    }
    all
}

fn pages(game: Kit, options: Options) -> Vec<PageDrawing> {
    Order { game, language: Language::English, options }.pages()
}

/// Where a trim's corner lies on the page as it is printed.
fn printed(page: &PageDrawing, x: f32, y: f32) -> Point {
    page.moved.apply(Point { x, y })
}

/// The beginning of a kit: some of its cards and boards, and all of its small pieces.
fn beginning(game: Kit, style: Style) -> Printable {
    let mut contents = game.standard()(&Words::new(Language::English), style, Inventory::One);
    for group in contents.groups.iter_mut().filter(|group| group.arrangement == Arrangement::Numbered) {
        group.pieces.truncate(10);
    }
    Box::new(move |_, _, _| contents.clone())
}

#[test]
fn every_setup_keeps_sizes_margins_and_registers() {
    let choice = Choice { parts: Parts::ALL.without(Part::Guide), ..Choice::default() };
    let words = Words::new(Language::English);
    for game in Kit::ALL {
        let decks = Style::ALL.map(|style| (style, beginning(game, style)));
        for options in setups() {
            let options = Options { choice, ..options };
            let name = format!("{} {options:?}", game.code());
            let (_, deck) = decks.iter().find(|(style, _)| *style == options.style).expect("each style has a deck");
            let pages = kit::laid(game, deck, &words, options).pages;
            assert!(!pages.is_empty(), "{name}");
            inside(&name, &pages, &options);
            registered(&name, &pages, &options);
            apart(&name, &pages);
        }
    }
}

#[test]
fn every_kit_fits_every_paper() {
    for game in Kit::ALL {
        for paper in Paper::ALL {
            let options = Options { paper, printer: crooked(), ..Options::default() };
            let laid = Order { game, language: Language::French, options }.laid(&game.standard());
            let name = format!("{} {paper:?}", game.code());
            inside(&name, &laid.pages, &options);
            registered(&name, &laid.pages, &options);
            // The target and the health board are larger than the smallest paper.
            assert_eq!(
                laid.left_out.is_empty(),
                game != Kit::Fighter || paper != Paper::A5,
                "{name}: {:?}",
                laid.left_out
            );
        }
    }
}

/// Nothing lies where the printer cannot print.
fn inside(name: &str, pages: &[PageDrawing], options: &Options) {
    for page in pages {
        let Size { w, h } = page.drawing.size;
        let [left, top, right, bottom] = options.printer.margins.map(Tenths::mm);
        // Margins belong to the sheet: a page turned sideways has them elsewhere, so the widest count.
        let (beside, above) =
            if w > h { (top.max(bottom), left.max(right)) } else { (left.max(right), top.max(bottom)) };
        let least = beside.min(above);
        let printable = Bounds::new(least, least, w - 2.0 * least, h - 2.0 * least);
        let reach = bounds::of(&page.drawing).expect("a page is not empty");
        // Half the width of a mark is counted at its flat end, too; on the target, lines that end at a seam are.
        let counted = if page.name.starts_with("target") { 1.2 } else { 0.13 };
        assert!(printable.holds(reach, counted), "{name} {}: {reach:?} beyond {printable:?}", page.name);
    }
}

/// A back lies behind its front once the sheet is turned over and the printer has moved it.
fn registered(name: &str, pages: &[PageDrawing], options: &Options) {
    let duplex = matches!(options.backs, Backs::Long | Backs::Short);
    assert!(duplex || pages.iter().all(|page| page.side == Side::Front), "{name}");
    for sheet in sheet::sides(pages).chunks(2).filter(|_| duplex) {
        let [Some(front), Some(back)] = sheet else { continue };
        if back.side == Side::Front {
            continue;
        }
        let Size { w, h } = front.drawing.size;
        let fronts: BTreeMap<usize, Bounds> = front.pieces.iter().copied().zip(front.trims.iter().copied()).collect();
        assert!(!back.trims.is_empty(), "{name} {}", back.name);
        for (piece, trim) in back.pieces.iter().zip(&back.trims) {
            let wanted = fronts[piece];
            let seen = match options.backs {
                Backs::Short => Bounds { top: h - trim.bottom, bottom: h - trim.top, ..*trim },
                _ => Bounds { left: w - trim.right, right: w - trim.left, ..*trim },
            };
            assert!(
                seen.holds(wanted, SLACK) && wanted.holds(seen, SLACK),
                "{name} {}: {seen:?} {wanted:?}",
                back.name
            );
        }
        // What the printer does wrong is the opposite of what the page does.
        let correction = options.printer.correction(back.drawing.size);
        assert_eq!(back.moved, correction, "{name} {}", back.name);
        assert_eq!(front.moved, Transform::IDENTITY, "{name} {}", front.name);
        let (a, b) = (printed(back, 0.0, 0.0), correction.apply(Point { x: 0.0, y: 0.0 }));
        assert!((a.x - b.x).abs() + (a.y - b.y).abs() < SLACK, "{name}");
    }
}

/// Trims do not overlap, and no mark lies on one.
fn apart(name: &str, pages: &[PageDrawing]) {
    for page in pages {
        for (i, a) in page.trims.iter().enumerate() {
            assert!(page.trims[..i].iter().all(|b| !a.overlaps(*b, SLACK)), "{name} {}: {a:?}", page.name);
        }
    }
}

#[test]
fn a_printers_error_is_undone_on_the_page() {
    let paper = Paper::A4.size();
    let printer = crooked();
    let moved = printer.correction(paper);
    // The middle of the paper goes by the shift alone.
    let middle = Point { x: paper.w / 2.0, y: paper.h / 2.0 };
    let at = moved.apply(middle);
    assert!((at.x - middle.x - 0.7).abs() < 0.001 && (at.y - middle.y + 0.45).abs() < 0.001, "{at:?}");
    // 0.12 degrees lift a point 100 mm to the right by 0.21 mm.
    let right = moved.apply(Point { x: middle.x + 100.0, ..middle });
    assert!((right.y - at.y - 0.209).abs() < 0.002, "{right:?}");
}

#[test]
fn frames_keep_what_the_printer_and_its_correction_need() {
    let plain = Frame::new(Paper::A4.size(), &Printer::default(), &Marks::default(), 1.5);
    let crooked = Frame::new(Paper::A4.size(), &crooked(), &Marks::default(), 1.5);
    let borderless = Printer { margins: [Tenths(0); 4], ..Printer::default() };
    let borderless = Frame::new(Paper::A4.size(), &borderless, &Marks::default(), 1.5);
    assert!(crooked.printable.top > 6.0 && plain.printable.top == 5.0 && borderless.printable.top == 0.0);
    assert!(borderless.size().w > plain.size().w);
    let wide = Frame::new(Paper::A4.size(), &Printer::default(), &Marks::default(), 5.0);
    assert!(wide.marks.0 >= 5.5, "marks begin behind the bleed");
}

#[test]
fn colour_runs_over_as_far_as_it_is_asked_to() {
    for bleed in [0, 10, 50] {
        let marks = Marks { kind: MarkKind::None, ..Marks::default() };
        let parts = Parts::NONE.with(Part::Cards).with(Part::Backs);
        let choice = Choice { parts, ..Choice::default() };
        let options = Options { bleed: Tenths(bleed), marks, choice, ..Options::default() };
        for game in Kit::ALL {
            // On mixed pages the first card need not be the leftmost.
            let pages = pages(game, options);
            for page in pages.iter().filter(|page| !page.name.starts_with("pieces")).take(2) {
                let scale = 10.0;
                let painted = printkit::pixels::paint(&page.drawing, scale);
                let middle = ((page.trims[0].top + page.trims[0].bottom) / 2.0 * scale) as usize;
                let is_inked =
                    |x: f32| painted.rgba[(middle * painted.width as usize + (x * scale) as usize) * 4 + 3] > 200;
                let by = options.bleed.mm();
                let left = page.trims.iter().map(|trim| trim.left).fold(f32::MAX, f32::min);
                assert!(is_inked(left + 0.3), "{game:?} {}", page.name);
                assert!(is_inked(left - by + 0.3), "{game:?} {} {by}", page.name);
                assert!(!is_inked(left - by - 0.3), "{game:?} {} {by}", page.name);
            }
        }
    }
}

#[test]
fn cards_fit_their_sleeves_and_half_a_page() {
    let parts = Parts::NONE.with(Part::Cards);
    let choice = Choice { parts, ..Choice::default() };
    for scale in Scale::all() {
        let options = Options { scale, choice, ..Options::default() };
        let pages = pages(Kit::Fighter, options);
        let trim = pages[0].trims[0];
        let (w, h) = (trim.right - trim.left, trim.bottom - trim.top);
        let (w, h) = (w.min(h), w.max(h));
        assert!((w / h - 63.0 / 88.0).abs() < 0.001, "{scale:?}: {w} {h}");
        match scale {
            Scale::True => assert!((w - 63.0).abs() < SLACK),
            Scale::Mini => assert!((w - 42.0).abs() < SLACK),
            Scale::Large => assert!(w > 95.0 && pages[0].trims.len() == 2, "{w} {}", pages[0].trims.len()),
            Scale::Sleeve(which) => {
                let sleeve = printkit::setup::SLEEVES[usize::from(which)].card;
                assert!(w <= sleeve.w + SLACK && h <= sleeve.h + SLACK, "{scale:?}: {w} {h}");
                assert!((w - sleeve.w).abs() < SLACK || (h - sleeve.h).abs() < SLACK, "{scale:?}: {w} {h}");
            }
        }
    }
}

#[test]
fn a_folded_card_has_its_back_beside_it() {
    let options = Options { backs: Backs::Fold, ..Options::default() };
    for (game, wanted) in [(Kit::Knock, (126.0, 63.0)), (Kit::Donjonz, (108.0, 72.0)), (Kit::Fighter, (126.0, 88.0))] {
        let pages = pages(game, options);
        assert!(pages.iter().all(|page| page.side == Side::Front && page.part != Part::Backs), "{game:?}");
        let trim = pages[1].trims[0];
        let (w, h) = (trim.right - trim.left, trim.bottom - trim.top);
        let is_so = |a: f32, b: f32| (a - wanted.0).abs() < SLACK && (b - wanted.1).abs() < SLACK;
        assert!(is_so(w, h) || is_so(h, w), "{game:?}: {w} {h}");
    }
}

#[test]
fn backs_on_sheets_of_their_own_come_last_and_are_mirrored() {
    let options = Options { backs: Backs::Own, ..Options::default() };
    let pages = pages(Kit::Knock, options);
    let first = pages.iter().position(|page| page.part == Part::Backs).expect("there are backs");
    assert!(pages[first..].iter().all(|page| page.part == Part::Backs));
    let wanted = sheet::mirrored(Paper::A4, pages[1].trims[0]);
    assert_eq!(pages[first].trims[0], wanted);
}

#[test]
fn marks_stand_where_they_are_wanted() {
    let dark = |sides: MarkSides, kind: MarkKind, page: usize| {
        let marks = Marks { sides, kind, ..Marks::default() };
        let choice = Choice { pages: Some((1, 4)), ..Choice::default() };
        let options = Options { marks, choice, ..Options::default() };
        let page = &pages(Kit::Donjonz, options)[page];
        let trim = page.trims[0];
        // A little to the left of the upper edge of the first card.
        let painted = printkit::pixels::paint(&page.drawing, 10.0);
        let outer = page.trims.iter().map(|trim| trim.left).fold(f32::MAX, f32::min);
        let (x, y) = (((outer - 3.0) * 10.0) as usize, (trim.top * 10.0) as usize);
        painted.rgba[(y * painted.width as usize + x) * 4 + 3] > 100
    };
    for kind in [MarkKind::Corners, MarkKind::Lines] {
        for (sides, front, back) in
            [(MarkSides::Both, true, true), (MarkSides::Fronts, true, false), (MarkSides::Backs, false, true)]
        {
            assert_eq!((dark(sides, kind, 1), dark(sides, kind, 2)), (front, back), "{sides:?} {kind:?}");
        }
    }
    assert!(!dark(MarkSides::Both, MarkKind::None, 1));
}

#[test]
fn sparing_ink_takes_less_and_grey_about_the_same() {
    for game in Kit::ALL {
        let ink = |style: Style| {
            let pages = pages(game, Options { style, ..Options::default() });
            pages.iter().map(|page| cover(&page.drawing)).sum::<f64>() / pages.len() as f64
        };
        let [colour, grey, sparing] = Style::ALL.map(ink);
        assert!(sparing < 0.7 * colour, "{game:?}: {sparing} of {colour}");
        assert!(grey < 1.15 * colour, "{game:?}: {grey} of {colour}");
    }
}
