//! The Fighter kit: cards with backs, hero sheets, boards, target, health board, tower labels, tokens, dice, score sheet
//! and rules.

use super::{
    Entry, GAP, Kit, Options, Printable, Reader, bleed, finished, folded, page, put, rules_page, squared, titled,
    two_sheets,
};
use crate::{
    bounds::Bounds,
    drawing::{Drawing, Size, Transform},
    faces::fighter::{
        self as face, CARD, Ground, Piece, Pile, SHEET, TREASURY,
        board::{self, BOARD},
        dice::{self, NET},
        reference, score, summary,
        target::{self, Quarter, REACH},
        tower::{self, HEALTH, LABEL},
    },
    ink::{self, Ink},
    lettering::{Hand, line},
    sheet::{self, PageDrawing, Side, Slot},
    words::Words,
};
use rules::deck_file::Fault;
use rules::fighter::{Colour, Deck, Die, Face, Files, GOLD, PARTY, SCARS, Token, WHITE_DICE};

/// The sides of pieces that are cut out square.
const COIN: f32 = 16.0;
const MARKER: f32 = 12.0;
const LARGE: f32 = 24.0;

pub(super) static KIT: Entry = Entry {
    code: "fighter",
    emblem: "monsters/ogre",
    title: "print-fighter-kit",
    subject: "print-fighter-subject",
    has_inventory: false,
    standard: || printable(Deck::standard()),
    reader: Reader::All(|files| gather(files).map(printable)),
};

fn printable(deck: Deck) -> Printable {
    Box::new(move |words, options| fighter(&deck, words, options))
}

/// Reads a deck: each file stands in for the one of our five that has its name.
fn gather(files: &[(String, String)]) -> Result<Deck, Vec<Fault>> {
    let name = |path: &str| std::path::Path::new(path).file_name().map(ToOwned::to_owned);
    let ours = assets::fighter_files();
    if let Some((odd, _)) = files.iter().find(|(path, _)| ours.iter().all(|(our, _)| name(our) != name(path))) {
        let reason = "a Fighter deck has heroes.ron, monsters.ron, bosses.ron, equipment.ron and boards.ron";
        return Err(vec![Fault { file: odd.clone(), line: 1, reason: reason.to_string() }]);
    }
    let [heroes, monsters, bosses, equipment, boards] = ours.map(|(our, words)| {
        let theirs = files.iter().find(|(path, _)| name(path) == name(our));
        theirs.map_or((our, words), |(path, text)| (path.as_str(), text.as_str()))
    });
    Deck::parse(Files { heroes, monsters, bosses, equipment, boards })
}

/// The Fighter kit.
pub fn fighter(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let mut pages = cards(deck, words, options);
    pages.extend(heroes(deck, words, options));
    pages.extend(boards(deck, words, options));
    pages.extend(Quarter::ALL.into_iter().zip(1..).map(|(quarter, part)| quarter_page(quarter, part, words, options)));
    pages.push(tower_page(words, options));
    pages.push(tokens(words, options));
    pages.extend(paper_dice(words, options));
    let drawing = two_sheets(options.paper, &score::score(words, options.style), score::SIZE);
    pages.push(PageDrawing { name: "score".to_string(), side: Side::Front, drawing, trims: Vec::new() });
    pages.push(rules_page(options.paper, summary::summary(words, options.style)));
    let pictures = rules_page(options.paper, reference::reference(words, options.style));
    pages.push(PageDrawing { name: "reference".to_string(), ..pictures });
    finished(pages, Kit::Fighter, words, options)
}

/// Fronts and backs in turn.
struct Duplex<'a> {
    /// How their pages are called.
    names: (&'a str, &'a str),
    /// Title and hint of each.
    heads: ((String, String), (String, String)),
    /// What is cut out, upright.
    size: Size,
    /// The colour that runs over the outer cuts, if its edges have the same one everywhere.
    edge: Option<Ink>,
}

impl Duplex<'_> {
    /// The pages; the closures draw what lies on a place.
    fn pages(
        self,
        layout: &[sheet::Page],
        options: Options,
        front: impl Fn(usize) -> Drawing,
        back: impl Fn(usize) -> Drawing,
    ) -> Vec<PageDrawing> {
        let mut pages = Vec::new();
        for (number, layout) in (1..).zip(layout) {
            let fronts: Vec<Bounds> = layout.slots.iter().map(|slot| slot.trim).collect();
            let backs: Vec<Bounds> = fronts.iter().map(|trim| sheet::mirrored(options.paper, *trim)).collect();
            let draw = |page: &mut Drawing, trims: &[Bounds], turn: f32, face: &dyn Fn(usize) -> Drawing| {
                if let Some(edge) = self.edge {
                    bleed(page, trims, edge, options.style);
                }
                for (Slot { index, .. }, trim) in layout.slots.iter().zip(trims) {
                    lay(page, face(*index), *trim, self.size, turn);
                }
            };
            let name = format!("{}-{number}", self.names.0);
            pages.push(page(name, Side::Front, fronts.clone(), self.heads.0.clone(), options, |page| {
                draw(page, &fronts, 1.0, &front);
            }));
            let name = format!("{}-{number}", self.names.1);
            pages.push(page(name, Side::Back, backs.clone(), self.heads.1.clone(), options, |page| {
                draw(page, &backs, -1.0, &back);
            }));
        }
        pages
    }
}

/// Puts a face on its place. Where that lies sideways, the face is turned: fronts one way and backs the other, so that
/// both stand upright when the card is held.
fn lay(page: &mut Drawing, face: Drawing, trim: Bounds, size: Size, turn: f32) {
    let is_sideways = (trim.right - trim.left - size.w).abs() > 1.0;
    if !is_sideways {
        return put(page, face, trim);
    }
    let (x, y) = ((trim.left + trim.right) / 2.0, (trim.top + trim.bottom) / 2.0);
    let around = Transform::shift(-size.w / 2.0, -size.h / 2.0);
    page.place(face, around.then(Transform::turn(90.0 * turn)).then(Transform::shift(x, y)), 1.0);
}

/// Monsters, bosses and equipment, as many on a page as there can be.
fn cards(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let (ground, parts) = (Ground::Sheet(options.style), deck.parts());
    let mut faces: Vec<(Drawing, Pile)> = Vec::new();
    for monster in &parts.monsters {
        faces.push((face::monster(monster, words, ground), Pile::Monsters(monster.level)));
    }
    faces.extend(parts.bosses.iter().map(|boss| (face::boss(boss, words, ground), Pile::Bosses)));
    faces.extend(parts.equipment.iter().map(|piece| (face::equipment(piece, words, ground), Pile::Equipment)));
    let duplex = Duplex {
        names: ("cards", "backs"),
        heads: (titled(words, "print-fighter-cards"), titled(words, "print-fighter-backs")),
        size: CARD,
        edge: Some(ink::PARCHMENT),
    };
    let layout = sheet::lay_out_close(options.paper, CARD, faces.len());
    duplex.pages(&layout, options, |index| faces[index].0.clone(), |index| face::back(faces[index].1, ground))
}

/// Hero sheets, healthy on one side and angelic on the other.
fn heroes(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let (ground, heroes) = (Ground::Sheet(options.style), &deck.parts().heroes);
    let duplex = Duplex {
        names: ("heroes", "angels"),
        heads: (titled(words, "print-fighter-heroes"), titled(words, "print-fighter-angels")),
        size: SHEET,
        edge: Some(ink::PARCHMENT),
    };
    let layout = sheet::lay_out_close(options.paper, SHEET, heroes.len());
    let front = |index: usize| face::hero(&heroes[index], words, ground);
    duplex.pages(&layout, options, front, |index| face::angel(&heroes[index], words, ground))
}

/// The boards: of each, the face that comes first in the deck, and the other behind it.
fn boards(deck: &Deck, words: &Words, options: Options) -> Vec<PageDrawing> {
    let ground = Ground::Sheet(options.style);
    let faces = &deck.parts().faces;
    let mut numbers: Vec<u8> = faces.iter().map(|face| face.board).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let side = |board: u8, side: usize| faces.iter().filter(|face| face.board == board).nth(side);
    let drawn = |face: Option<&Face>| face.map(|face| board::board(face, words, ground)).unwrap_or_default();
    let duplex = Duplex {
        names: ("boards", "boards-back"),
        heads: (titled(words, "print-fighter-boards"), titled(words, "print-fighter-boards-back")),
        size: BOARD,
        edge: None,
    };
    let layout = sheet::lay_out(options.paper, BOARD, numbers.len());
    duplex.pages(&layout, options, |index| drawn(side(numbers[index], 0)), |index| drawn(side(numbers[index], 1)))
}

/// A quarter of the target.
fn quarter_page(quarter: Quarter, part: i64, words: &Words, options: Options) -> PageDrawing {
    let title = words.with("print-fighter-target", &[("part", part.into())]);
    let head = (title, words.get("print-fighter-target-hint"));
    let layout = sheet::lay_out(options.paper, Size { w: REACH, h: REACH }, 1);
    let trims: Vec<Bounds> = layout.iter().flat_map(|page| &page.slots).map(|slot| slot.trim).collect();
    page(format!("target-{part}"), Side::Front, trims.clone(), head, options, |page| {
        for trim in trims {
            put(page, target::quarter(quarter, words, options.style), trim);
        }
    })
}

/// Where things begin on a page of pieces that are `w` wide together.
fn corner(options: Options, w: f32) -> (f32, f32) {
    ((options.paper.size().w - w) / 2.0, sheet::HEAD_AND_FOOT + 4.0)
}

/// The health board, and the labels of the tower below it.
fn tower_page(words: &Words, options: Options) -> PageDrawing {
    let (left, top) = corner(options, HEALTH.w);
    let board = Bounds::new(left, top, HEALTH.w, HEALTH.h);
    let floors = tower::floors();
    let labels = grid((left + 2.0, board.bottom + GAP), LABEL, 3, floors.len());
    let trims: Vec<Bounds> = std::iter::once(board).chain(labels.iter().copied()).collect();
    page("tower".to_string(), Side::Front, trims, titled(words, "print-fighter-tower"), options, |page| {
        put(page, tower::health_board(words, options.style), board);
        for (pile, trim) in floors.into_iter().zip(labels) {
            put(page, tower::label(pile, words, options.style), trim);
        }
    })
}

/// Places of that size edge to edge, row by row from a corner on.
fn grid((left, top): (f32, f32), size: Size, columns: usize, count: usize) -> Vec<Bounds> {
    let place = |i: usize| {
        let (column, row) = ((i % columns) as f32, (i / columns) as f32);
        Bounds::new(left + column * size.w, top + row * size.h, size.w, size.h)
    };
    (0..count).map(place).collect()
}

/// Pieces of one kind that lie together under a label.
struct Block {
    label: String,
    places: Vec<Bounds>,
    drawings: Vec<Drawing>,
}

/// All coins and tokens.
fn tokens(words: &Words, options: Options) -> PageDrawing {
    let blocks = blocks(words, options);
    let trims = blocks.iter().flat_map(|block| block.places.clone()).collect();
    page("tokens".to_string(), Side::Front, trims, titled(words, "print-fighter-tokens"), options, |page| {
        for block in blocks {
            let left = block.places.iter().map(|place| place.left).fold(f32::MAX, f32::min);
            let right = block.places.iter().map(|place| place.right).fold(0.0, f32::max);
            let top = block.places.first().map_or(0.0, |place| place.top);
            let hand = Hand::heavy(2.9).fitted(&block.label, right - left + GAP - 3.0);
            line(page, &block.label, left, top - 6.9, hand);
            for (drawing, place) in block.drawings.into_iter().zip(block.places) {
                put(page, drawing, place);
            }
        }
    })
}

fn blocks(words: &Words, options: Options) -> Vec<Block> {
    let style = options.style;
    let square = |side: f32| Size { w: side, h: side };
    let cut = |pieces: &[Piece], side: f32| -> Vec<Drawing> {
        pieces.iter().map(|&piece| squared(face::piece(piece, style), side, style)).collect()
    };
    let counted = |key: &str, count: usize| words.with(key, &[("count", (count as i64).into())]);
    let (left, top) = corner(options, 180.0);
    let top = top + 5.0;
    let coins = vec![Piece::Gold; usize::from(GOLD)];
    let scars = vec![Piece::Scar; usize::from(SCARS)];
    let powers = [Token::Target, Token::Toad, Token::Charm, Token::Beer, Token::Ballad].map(Piece::Power);
    let second = top + 3.0 * COIN + GAP;
    let third = second + 2.0 * COIN + GAP;
    let mut markers: Vec<Piece> = (1..=PARTY as u8).map(Piece::Health).collect();
    markers.push(Piece::MonsterHealth);
    let leader = [Piece::Undefeated, Piece::Defeated].map(|side| squared(face::piece(side, style), LARGE, style));
    let [undefeated, defeated] = leader;
    let treasury = words.get("print-fighter-treasury");
    vec![
        Block {
            label: counted("print-fighter-gold", coins.len()),
            places: grid((left, top), square(COIN), 10, coins.len()),
            drawings: cut(&coins, COIN),
        },
        Block {
            label: counted("print-fighter-scars", scars.len()),
            places: grid((left, second), square(COIN), 7, scars.len()),
            drawings: cut(&scars, COIN),
        },
        Block {
            label: counted("print-fighter-powers", powers.len()),
            places: grid((left + 7.0 * COIN + GAP, second), square(COIN), 3, powers.len()),
            drawings: cut(&powers, COIN),
        },
        Block {
            label: treasury.clone(),
            places: vec![Bounds::new(left, third, TREASURY.w, TREASURY.h)],
            drawings: vec![face::treasury(&treasury, style)],
        },
        Block {
            label: words.get("print-fighter-leader"),
            places: vec![Bounds::new(left + TREASURY.w + GAP, third, LARGE, 2.0 * LARGE)],
            drawings: vec![folded(undefeated, defeated, style)],
        },
        Block {
            label: words.get("print-fighter-party"),
            places: vec![Bounds::new(left + TREASURY.w + LARGE + 2.0 * GAP, third, LARGE, LARGE)],
            drawings: cut(&[Piece::Party], LARGE),
        },
        Block {
            label: words.get("print-fighter-markers"),
            places: grid((left + 180.0 - 2.0 * MARKER, third), square(MARKER), 2, markers.len()),
            drawings: cut(&markers, MARKER),
        },
    ]
}

/// Dice to fold: the three hero dice, then the white ones, six on a page.
fn paper_dice(words: &Words, options: Options) -> Vec<PageDrawing> {
    let heroes = Colour::ALL.map(Die::Hero).into_iter();
    let dice: Vec<Die> = heroes.chain(std::iter::repeat_n(Die::White, usize::from(WHITE_DICE))).collect();
    let (columns, rows) = (2, 3);
    let (left, top) = corner(options, 2.0 * NET.w + GAP);
    let pages = dice.chunks(columns * rows).zip(1..).map(|(dice, number)| {
        let place = |i: usize| {
            let (column, row) = ((i % columns) as f32, (i / columns) as f32);
            Bounds::new(left + column * (NET.w + GAP), top + row * (NET.h + 12.0), NET.w, NET.h)
        };
        let trims: Vec<Bounds> = (0..dice.len()).map(place).collect();
        page(
            format!("dice-{number}"),
            Side::Front,
            trims.clone(),
            titled(words, "print-fighter-dice"),
            options,
            |page| {
                for (&die, trim) in dice.iter().zip(trims) {
                    put(page, dice::net(die, words, options.style), trim);
                }
            },
        )
    });
    pages.collect()
}
