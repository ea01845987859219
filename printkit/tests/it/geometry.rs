//! Where things lie on paper: cards, cuts, marks, margins.

use crate::kits;
use printkit::{
    bounds::{self, Bounds},
    drawing::{Item, Size},
    faces::{
        Style,
        donjonz::{self, pieces},
    },
    kit::{Kit, Options},
    sheet::{Frame, Grid, PageDrawing, Paper, crop_marks, cut_lines, mirrored, pack},
};
use rules::donjonz::{Deck, Side, Thing, Weapon};
use std::collections::BTreeSet;

const CARD: Size = Size { w: 54.0, h: 72.0 };

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() < 0.02
}

/// What our usual options leave of a paper.
fn frame(paper: Paper) -> Frame {
    let options = Options { paper, ..Options::default() };
    Frame::new(paper.size(), &options.printer, &options.marks, options.bleed.mm())
}

fn grid(paper: Paper, piece: Size, count: usize, gap: f32) -> Option<Grid> {
    Grid::best(frame(paper).size(), piece, count, gap)
}

#[test]
fn as_many_cards_lie_on_a_page_as_there_can_be() {
    for (paper, piece, count, wanted) in [
        (Paper::A4, CARD, 9, (3, 3, false)),
        (Paper::Letter, CARD, 9, (3, 3, false)),
        // Four rows of 63 mm, and three of 84, fit on Letter.
        (Paper::Letter, Size { w: 63.0, h: 63.0 }, 12, (3, 4, false)),
        (Paper::Letter, Size { w: 128.0, h: 84.0 }, 9, (1, 3, false)),
        (Paper::A4, Size { w: 63.0, h: 88.0 }, 20, (3, 3, false)),
        // Eight lie sideways where only six would stand.
        (Paper::Letter, Size { w: 63.0, h: 88.0 }, 20, (2, 4, true)),
        (Paper::A3, Size { w: 63.0, h: 88.0 }, 90, (3, 6, true)),
        (Paper::A4, Size { w: 250.0, h: 60.0 }, 1, (3, 1, true)),
    ] {
        let grid = grid(paper, piece, count, 0.0).expect("it fits");
        assert_eq!((grid.columns, grid.rows, grid.turned), wanted, "{paper:?} {piece:?}");
        let all = grid.place(grid.count() - 1);
        assert!(near(all.right, grid.size().w) && near(all.bottom, grid.size().h), "{paper:?} {piece:?}");
    }
}

#[test]
fn cards_keep_the_gap_they_are_given() {
    let grid = grid(Paper::A4, CARD, 9, 6.0).expect("it fits");
    assert_eq!((grid.columns, grid.rows), (3, 3));
    let (a, b, below) = (grid.place(0), grid.place(1), grid.place(3));
    assert!(near(b.left - a.right, 6.0) && near(below.top - a.bottom, 6.0));
}

#[test]
fn a_card_that_does_not_fit_gets_no_page() {
    for size in [Size { w: 300.0, h: 72.0 }, Size { w: 290.0, h: 190.0 }, Size { w: 0.0, h: 0.0 }] {
        assert!(grid(Paper::A4, size, 3, 0.0).is_none(), "{size:?}");
    }
}

#[test]
fn blocks_share_pages_and_keep_apart() {
    let room = Size { w: 190.0, h: 270.0 };
    let sizes = [(160.0, 20.0), (80.0, 97.0), (24.0, 76.0), (108.0, 72.0), (54.0, 36.0), (24.0, 24.0), (400.0, 9.0)];
    let sizes = sizes.map(|(w, h)| Size { w, h });
    let places = pack(room, &sizes, 16.0);
    assert_eq!(places[6], None, "what is wider than a page has no place");
    let areas: Vec<(usize, Bounds)> = places
        .iter()
        .zip(&sizes)
        .filter_map(|(place, size)| place.map(|(page, at)| (page, Bounds::new(at.x, at.y, size.w, size.h))))
        .collect();
    assert_eq!(areas.len(), 6);
    let page = Bounds::new(0.0, 0.0, room.w, room.h);
    for (i, (number, area)) in areas.iter().enumerate() {
        assert_eq!(*number, 0, "{area:?}");
        assert!(page.holds(*area, 0.02), "{area:?}");
        let is_near = |(other, it): &&(usize, Bounds)| other == number && it.overlaps(*area, -15.9);
        assert_eq!(areas[..i].iter().find(is_near), None, "{area:?}");
    }
}

/// Nine cards in the middle of A4.
fn nine() -> Vec<Bounds> {
    let grid = grid(Paper::A4, CARD, 9, 0.0).expect("it fits");
    let shifted = |at: Bounds| Bounds::new(at.left + 24.0, at.top + 40.5, 54.0, 72.0);
    (0..9).map(|i| shifted(grid.place(i))).collect()
}

#[test]
fn a_block_of_nine_has_four_marks_on_each_side() {
    let trims = nine();
    let marks = crop_marks(&trims, (2.0, 5.3));
    assert_eq!(marks.len(), 16);
    let above = marks.iter().filter(|mark| mark.1 < trims[0].top && mark.3 < trims[0].top);
    let mut columns: Vec<f32> = above.map(|mark| mark.0).collect();
    columns.sort_by(f32::total_cmp);
    assert!(columns.iter().zip([24.0, 78.0, 132.0, 186.0]).all(|(x, wanted)| near(*x, wanted)), "{columns:?}");
}

#[test]
fn lines_reach_from_the_cards_to_the_edges_and_cross_none() {
    let trims = nine();
    let within = Bounds::new(5.0, 10.0, 200.0, 277.0);
    let lines = cut_lines(&trims, 2.0, within);
    assert_eq!(lines.len(), 16);
    for (x1, y1, x2, y2) in lines {
        let line = Bounds { left: x1, top: y1, right: x2, bottom: y2 };
        assert!(within.holds(line, 0.01), "{line:?}");
        assert_eq!(trims.iter().find(|trim| line.overlaps(**trim, -1.9)), None, "{line:?}");
    }
}

#[test]
fn crop_marks_keep_away_from_every_trim() {
    kits::each(|kit, pages, _| {
        for page in pages {
            let marks = crop_marks(&page.trims, (2.0, 5.3));
            assert_eq!(marks.is_empty(), page.trims.is_empty(), "{kit} {}", page.name);
            for (x1, y1, x2, y2) in marks {
                let mark = Bounds { left: x1.min(x2), top: y1.min(y2), right: x1.max(x2), bottom: y1.max(y2) };
                let hit = page.trims.iter().find(|trim| mark.overlaps(**trim, -1.5));
                assert_eq!(hit, None, "{kit} {}: {mark:?}", page.name);
            }
        }
    });
}

#[test]
fn nothing_is_printed_near_the_papers_edge() {
    kits::each(|kit, pages, options| {
        for page in pages {
            let size = page.drawing.size;
            let paper = options.paper.size();
            assert!(size == paper || size == Size { w: paper.h, h: paper.w }, "{kit} {}", page.name);
            let reach = bounds::of(&page.drawing).expect("a page is not empty");
            let printable = Bounds::new(5.0, 5.0, size.w - 10.0, size.h - 10.0);
            // The bounds of a line count half its width, a hair's breadth for the marks that reach to the margin.
            assert!(printable.holds(reach, 0.1), "{kit} {}: {reach:?}", page.name);
        }
    });
}

#[test]
fn trims_never_overlap_and_have_their_true_size() {
    kits::each(|kit, pages, _| {
        for page in pages {
            for (i, a) in page.trims.iter().enumerate() {
                assert!(page.trims[..i].iter().all(|b| !a.overlaps(*b, 0.02)), "{kit} {} {a:?}", page.name);
            }
        }
    });
    let count = |pages: &[PageDrawing], names: &str, w: f32, h: f32| {
        let is_so = |t: &&Bounds| near(t.right - t.left, w) && near(t.bottom - t.top, h);
        let pages = pages.iter().filter(|page| page.name.starts_with(names));
        pages.map(|page| page.trims.iter().filter(is_so).count()).collect::<Vec<_>>()
    };
    kits::each_of(Kit::Donjonz, |kit, pages, _| {
        assert_eq!(count(pages, "", 54.0, 72.0), [0, 9, 9, 2, 2, 0, 0], "{kit}");
        assert_eq!(count(pages, "", 54.0, 36.0), [0, 0, 0, 1, 1, 0, 0], "{kit}: the start card");
    });
    kits::each_of(Kit::Knock, |kit, pages, _| {
        let cards = [vec![0], vec![12; 10], vec![9, 9, 0, 0]].concat();
        assert_eq!(count(pages, "", 63.0, 63.0), cards, "{kit}");
        assert_eq!(count(pages, "pieces-1", 16.0, 16.0), [12 + 4], "{kit}: tokens");
        assert_eq!(count(pages, "pieces-1", 22.0, 44.0), [1], "{kit}: Speech and Silence");
    });
}

#[test]
fn a_fighter_kit_has_all_its_pieces_in_their_true_size() {
    kits::each_of(Kit::Fighter, |kit, pages, options| {
        let count = |names: &str, w: f32, h: f32| {
            let is_so = |t: &&Bounds| {
                let size = (t.right - t.left, t.bottom - t.top);
                near(size.0, w) && near(size.1, h) || near(size.0, h) && near(size.1, w)
            };
            let pages = pages.iter().filter(|page| page.name.starts_with(names));
            pages.flat_map(|page| &page.trims).filter(is_so).count()
        };
        let cards = 53 + 4 + 53;
        let printed = ["cards", "backs", "pieces"].map(|names| count(names, 63.0, 88.0));
        assert_eq!(printed.iter().sum::<usize>(), 2 * cards, "{kit}");
        assert_eq!([count("heroes", 128.0, 84.0), count("angels", 128.0, 84.0)], [9, 9], "{kit}");
        assert_eq!(count("boards", 184.0, 116.0), 12, "{kit}");
        assert_eq!(pages.iter().filter(|page| page.name.starts_with("target")).count(), 4, "{kit}");
        assert_eq!(count("pieces", 184.0, 104.0), 1, "{kit}: health board");
        assert_eq!(count("pieces", 60.0, 44.0), 6 + 1, "{kit}: labels and treasury");
        assert_eq!(count("pieces", 16.0, 16.0), 30 + 14 + 5, "{kit}: coins, scars and powers");
        assert_eq!(count("pieces", 12.0, 12.0), 6 + 1, "{kit}: health");
        assert_eq!(count("pieces", 24.0, 48.0), 1, "{kit}: the leader");
        let cards = |pages: &[PageDrawing]| pages.iter().map(|page| page.trims.len()).max();
        let most = if options.paper == Paper::A4 { 9 } else { 8 };
        assert_eq!(cards(&pages[..4]), Some(most), "{kit}: cards on a page");
    });
}

#[test]
fn a_mirrored_place_is_mirrored_back() {
    let trim = Bounds::new(10.0, 20.0, 54.0, 72.0);
    assert!(near(mirrored(Paper::A4, trim).left, 146.0));
    assert_eq!(mirrored(Paper::A4, mirrored(Paper::A4, trim)), trim);
}

#[test]
fn every_card_stays_inside_its_trim() {
    let deck = Deck::standard();
    for style in Style::ALL {
        for card in deck.cards().iter().chain([deck.start()]) {
            let face = donjonz::card(card, style);
            let (w, h) = (f32::from(card.columns()) * 18.0, f32::from(card.rows()) * 18.0);
            assert_eq!((face.size.w, face.size.h), (w, h), "{}", card.name);
            let reach = bounds::of(&face).expect("a card is not empty");
            assert!(Bounds::new(0.0, 0.0, w, h).holds(reach, 0.05), "{} {style:?}: {reach:?}", card.name);
        }
    }
}

#[test]
fn a_card_is_its_base_with_its_things_on_it() {
    let deck = Deck::standard();
    for card in deck.cards() {
        let (base, whole) = (donjonz::card_base(card, Style::Colour), donjonz::card(card, Style::Colour));
        let things = card.cells().filter(|(_, _, thing)| thing.is_some()).count();
        assert_eq!(whole.items[..base.items.len()], base.items[..]);
        assert_eq!(whole.items.len(), base.items.len() + things, "{}", card.name);
    }
}

#[test]
fn every_wall_of_a_card_is_drawn() {
    let deck = Deck::standard();
    for card in deck.cards() {
        let walls: usize = card
            .cells()
            .flat_map(|(column, row, _)| Side::ALL.map(|side| (column, row, side)))
            .filter(|&(column, row, side)| card.has_wall(column, row, side))
            .filter(|&(column, row, side)| match side {
                Side::Up | Side::Left => true,
                Side::Right => column + 1 == card.columns(),
                Side::Down => row + 1 == card.rows(),
            })
            .count();
        let base = donjonz::card_base(card, Style::Colour);
        let floors = donjonz::floors(card, Style::Colour).items.len();
        let Item::Shape(inner) = &base.items[floors] else { panic!("walls are shapes") };
        let Item::Shape(border) = &base.items[floors + 2] else { panic!("walls are shapes") };
        let drawn = (inner.path.segments.len() + border.path.segments.len()) / 2;
        assert_eq!(drawn, walls, "{}", card.name);
    }
}

#[test]
fn every_thing_is_drawn_and_told_apart_in_every_style() {
    let mut things = vec![Thing::Pouch, Thing::Key, Thing::Stairs, Thing::Door];
    things.extend(Weapon::ALL.map(Thing::Weapon));
    things.extend(Weapon::ALL.map(Thing::Monster));
    for style in Style::ALL {
        let pixels: Vec<_> =
            things.iter().map(|&thing| printkit::pixels::paint(&donjonz::thing(thing, style), 3.0).rgba).collect();
        for (i, a) in pixels.iter().enumerate() {
            assert!(a.iter().any(|&value| value > 0), "{:?} {style:?} is empty", things[i]);
            for (j, b) in pixels[..i].iter().enumerate() {
                let differing = a.chunks(4).zip(b.chunks(4)).filter(|(a, b)| {
                    let far = |k: usize| a[k].abs_diff(b[k]) > 40;
                    (0..4).any(far)
                });
                let share = differing.count() as f32 / (a.len() / 4) as f32;
                assert!(share > 0.08, "{:?} and {:?} look alike in {style:?}: {share}", things[i], things[j]);
            }
        }
    }
}

#[test]
fn grey_pages_have_no_colour() {
    fn colours(items: &[Item], found: &mut Vec<printkit::Ink>) {
        for item in items {
            match item {
                Item::Text(text) => found.push(text.ink),
                Item::Group { items, .. } => colours(items, found),
                Item::Shape(shape) => {
                    found.extend(shape.stroke.iter().map(|stroke| stroke.ink));
                    if let Some(printkit::drawing::Paint::Solid(ink)) = &shape.fill {
                        found.push(*ink);
                    }
                }
            }
        }
    }
    kits::each(|kit, pages, options| {
        if options.style == Style::Grey {
            for page in pages {
                let mut found = Vec::new();
                colours(&page.drawing.items, &mut found);
                assert!(found.iter().all(|ink| ink.r == ink.g && ink.g == ink.b), "{kit} {}", page.name);
            }
        }
    });
}

#[test]
fn the_hero_stays_inside_his_cut() {
    let words = printkit::Words::new(printkit::Language::English);
    let reach = bounds::of(&pieces::standee(&words, Style::Colour)).expect("the hero is there");
    assert!(Bounds::new(0.0, 0.0, pieces::STANDEE.w, pieces::STANDEE.h).holds(reach, 0.05), "{reach:?}");
}

#[test]
fn pages_have_names_of_their_own() {
    kits::each(|kit, pages, _| {
        let names: BTreeSet<&str> = pages.iter().map(|page| page.name.as_str()).collect();
        assert_eq!(names.len(), pages.len(), "{kit}");
        assert_eq!(pages[0].name, "guide", "{kit}");
        assert!(pages.iter().all(|page| !page.title.is_empty()), "{kit}");
    });
}
