//! Where things lie on paper: cards, cuts, marks, margins.

use crate::kits;
use printkit::{
    bounds::{self, Bounds},
    drawing::{Item, Size},
    faces::{
        Style,
        donjonz::{self, pieces},
    },
    kit::Kit,
    sheet::{PageDrawing, Paper, crop_marks, lay_out, lay_out_close, mirrored, printable},
};
use rules::donjonz::{Deck, Side, Thing, Weapon};

const CARD: Size = Size { w: 54.0, h: 72.0 };

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() < 0.02
}

#[test]
fn nine_cards_lie_edge_to_edge_in_the_middle_of_both_papers() {
    for (paper, left, top) in [(Paper::A4, 24.0, 40.5), (Paper::Letter, 26.95, 31.7)] {
        let pages = lay_out(paper, CARD, 11);
        let counts: Vec<usize> = pages.iter().map(|page| page.slots.len()).collect();
        assert_eq!(counts, [9, 2], "{paper:?}");
        for (i, slot) in pages[0].slots.iter().enumerate() {
            let (x, y) = (left + (i % 3) as f32 * 54.0, top + (i / 3) as f32 * 72.0);
            assert_eq!(slot.index, i);
            assert!(near(slot.trim.left, x) && near(slot.trim.top, y), "{paper:?} {i}: {:?}", slot.trim);
            assert!(near(slot.trim.right - slot.trim.left, 54.0) && near(slot.trim.bottom - slot.trim.top, 72.0));
        }
        assert_eq!(pages[1].slots[0].trim, pages[0].slots[0].trim);
    }
}

#[test]
fn a_card_that_does_not_fit_gets_no_page() {
    for size in [Size { w: 300.0, h: 72.0 }, Size { w: 54.0, h: 300.0 }, Size { w: 0.0, h: 0.0 }] {
        assert!(lay_out(Paper::A4, size, 3).is_empty(), "{size:?}");
    }
    assert!(lay_out(Paper::A4, CARD, 0).is_empty());
}

#[test]
fn a_block_of_nine_has_four_marks_on_each_side() {
    let trims: Vec<Bounds> = lay_out(Paper::A4, CARD, 9)[0].slots.iter().map(|slot| slot.trim).collect();
    let marks = crop_marks(&trims);
    assert_eq!(marks.len(), 16);
    let above = marks.iter().filter(|mark| mark.1 < trims[0].top && mark.3 < trims[0].top);
    let mut columns: Vec<f32> = above.map(|mark| mark.0).collect();
    columns.sort_by(f32::total_cmp);
    assert!(columns.iter().zip([24.0, 78.0, 132.0, 186.0]).all(|(x, wanted)| near(*x, wanted)), "{columns:?}");
}

#[test]
fn crop_marks_keep_away_from_every_trim() {
    kits::each(|kit, pages, _| {
        for page in pages {
            let marks = crop_marks(&page.trims);
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
            assert!(printable(size).holds(reach, 0.0), "{kit} {}: {reach:?}", page.name);
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
    kits::each_of(Kit::Donjonz, |kit, pages, _| {
        let cards = |page: usize| {
            pages[page].trims.iter().filter(|t| near(t.right - t.left, 54.0) && near(t.bottom - t.top, 72.0)).count()
        };
        assert_eq!([cards(0), cards(1), cards(2), cards(3)], [9, 9, 2, 2], "{kit}");
        let start = |page: usize| pages[page].trims.iter().filter(|t| near(t.bottom - t.top, 36.0)).count();
        assert_eq!([start(0), start(2), start(3)], [0, 1, 1], "{kit}");
    });
    kits::each_of(Kit::Knock, |kit, pages, _| {
        let square = |side: f32| {
            let is_so = move |t: &&Bounds| near(t.right - t.left, side) && near(t.bottom - t.top, side);
            pages.iter().map(|page| page.trims.iter().filter(is_so).count()).collect::<Vec<_>>()
        };
        let cards = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 9, 9, 0, 0];
        assert_eq!(square(63.0), cards, "{kit}");
        assert_eq!(square(16.0).iter().sum::<usize>(), 12 + 4, "{kit}: tokens");
        let folded = pages.iter().flat_map(|page| &page.trims).filter(|t| near(t.bottom - t.top, 44.0)).count();
        assert_eq!(folded, 1, "{kit}: Speech and Silence");
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
        assert_eq!([count("cards", 63.0, 88.0), count("backs", 63.0, 88.0)], [53 + 4 + 53; 2], "{kit}");
        assert_eq!([count("heroes", 128.0, 84.0), count("angels", 128.0, 84.0)], [9, 9], "{kit}");
        assert_eq!(count("boards", 184.0, 116.0), 12, "{kit}");
        assert_eq!(count("target", 188.0, 188.0), 4, "{kit}");
        assert_eq!(count("tower", 60.0, 44.0), 6, "{kit}: labels");
        assert_eq!(count("tokens", 16.0, 16.0), 30 + 14 + 5, "{kit}: coins, scars and powers");
        assert_eq!(count("tokens", 12.0, 12.0), 6 + 1, "{kit}: health");
        assert_eq!(count("tokens", 24.0, 48.0), 1, "{kit}: the leader");
        assert_eq!(count("dice", 73.8, 62.3), 3 + 9, "{kit}");
        let cards = |pages: &[PageDrawing]| pages.iter().map(|page| page.trims.len()).max();
        let most = if options.paper == Paper::A4 { 9 } else { 8 };
        assert_eq!(cards(&pages[..4]), Some(most), "{kit}: cards on a page");
    });
}

#[test]
fn many_cards_lie_close_and_sideways_where_more_fit_so() {
    let card = Size { w: 63.0, h: 88.0 };
    for (paper, count, w) in [(Paper::A4, 9, 63.0), (Paper::Letter, 8, 88.0)] {
        let pages = lay_out_close(paper, card, 20);
        assert_eq!(pages[0].slots.len(), count, "{paper:?}");
        let trim = pages[0].slots[0].trim;
        assert!(near(trim.right - trim.left, w), "{paper:?}: {trim:?}");
    }
    assert!(lay_out_close(Paper::A4, Size { w: 300.0, h: 300.0 }, 3).is_empty());
    let wide = lay_out_close(Paper::A4, Size { w: 260.0, h: 60.0 }, 1);
    assert_eq!(wide.len(), 1, "only sideways does it fit");
}

#[test]
fn backs_meet_their_fronts_when_the_paper_is_turned_over_its_long_edge() {
    kits::each(|kit, pages, options| {
        let is_back = |name: &str| ["backs", "angels", "boards-back"].iter().any(|back| name.starts_with(back));
        for pair in pages.windows(2).filter(|pair| is_back(&pair[1].name)) {
            let front = pair[0].name.replace("cards", "backs").replace("heroes", "angels");
            assert_eq!(front.replace("boards", "boards-back"), pair[1].name, "{kit}");
            for (front, back) in pair[0].trims.iter().zip(&pair[1].trims) {
                let wanted = mirrored(options.paper, *front);
                assert!(near(wanted.left, back.left) && near(wanted.top, back.top), "{kit}: {wanted:?} {back:?}");
            }
        }
    });
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
    kits::each(|kit, pages, options| {
        let names: Vec<&str> = pages.iter().map(|page| page.name.as_str()).collect();
        let duplex = |front: &str, back: &str, count: usize| -> Vec<String> {
            (1..=count).flat_map(|i| [format!("{front}-{i}"), format!("{back}-{i}")]).collect()
        };
        let is_a4 = options.paper == Paper::A4;
        let (cards, others): (usize, Vec<String>) = if kit.starts_with("donjonz") {
            (2, vec!["inventory".to_string()])
        } else if kit.starts_with("knock") {
            (6, vec!["log".to_string()])
        } else {
            let mut others = duplex("heroes", "angels", 3);
            others.extend(duplex("boards", "boards-back", 3));
            others.extend((1..=4).map(|part| format!("target-{part}")));
            others.extend(["tower", "tokens", "dice-1", "dice-2", "score"].map(str::to_string));
            (if is_a4 { 13 } else { 14 }, others)
        };
        let mut wanted = duplex("cards", "backs", cards);
        wanted.extend(others);
        wanted.push("rules".to_string());
        if kit.starts_with("fighter") {
            wanted.push("reference".to_string());
        }
        assert_eq!(names, wanted, "{kit}");
    });
}
