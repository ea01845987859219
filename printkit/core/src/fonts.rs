//! The widths and outlines of our typefaces. No shaping: a line is its characters' advances in a row.

use crate::drawing::{Drawing, Face, Item, Path};
use std::{collections::BTreeSet, sync::OnceLock};
use ttf_parser::{GlyphId, OutlineBuilder};

/// The font file of a typeface.
pub fn file(face: Face) -> &'static [u8] {
    match face {
        Face::Display => assets::fonts::DISPLAY,
        Face::Medium => assets::fonts::MEDIUM,
        Face::Heavy => assets::fonts::HEAVY,
    }
}

fn parsed(face: Face) -> &'static ttf_parser::Face<'static> {
    static FONTS: OnceLock<[ttf_parser::Face<'static>; 3]> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        [Face::Display, Face::Medium, Face::Heavy]
            .map(|face| ttf_parser::Face::parse(file(face), 0).expect("our embedded fonts are valid"))
    });
    &fonts[face as usize]
}

fn glyph(face: Face, character: char) -> GlyphId {
    parsed(face).glyph_index(character).unwrap_or(GlyphId(0))
}

fn advance(face: Face, glyph: GlyphId) -> f32 {
    f32::from(parsed(face).glyph_hor_advance(glyph).unwrap_or(0)) / f32::from(parsed(face).units_per_em())
}

/// Tests whether the typeface can show a character.
pub fn has(face: Face, character: char) -> bool {
    parsed(face).glyph_index(character).is_some()
}

/// The characters of a drawing's texts that their typefaces cannot show.
pub fn missing(drawing: &Drawing) -> BTreeSet<char> {
    let mut missing = BTreeSet::new();
    let mut inner: Vec<&[Item]> = vec![&drawing.items];
    while let Some(items) = inner.pop() {
        for item in items {
            match item {
                Item::Text(text) => missing.extend(text.words.chars().filter(|&letter| !has(text.face, letter))),
                Item::Group { items, .. } => inner.push(items),
                Item::Shape(_) => {}
            }
        }
    }
    missing
}

/// Characters below this have their advance in a table: all of Latin Extended-A.
const TABLED: usize = 0x180;

/// The advance of a character at an em of 1. Screens measure every line of every frame, so this does not search the
/// font for what our languages are made of.
fn advance_of(face: Face, character: char) -> f32 {
    static TABLES: OnceLock<[[f32; TABLED]; 3]> = OnceLock::new();
    let search = |face, character| advance(face, glyph(face, character));
    let tables = TABLES.get_or_init(|| {
        [Face::Display, Face::Medium, Face::Heavy].map(|face| {
            std::array::from_fn(|code| char::from_u32(code as u32).map_or(0.0, |character| search(face, character)))
        })
    });
    tables[face as usize].get(character as usize).copied().unwrap_or_else(|| search(face, character))
}

/// How wide a line is at an em of `size`.
pub fn width(face: Face, words: &str, size: f32) -> f32 {
    words.chars().map(|character| advance_of(face, character)).sum::<f32>() * size
}

/// The height of capital letters at an em of `size`.
pub fn cap_height(face: Face, size: f32) -> f32 {
    let font = parsed(face);
    f32::from(font.capital_height().unwrap_or(700)) / f32::from(font.units_per_em()) * size
}

/// Breaks a text into lines no wider than `limit`, at spaces and at its own line breaks.
/// A word wider than the limit stands alone on its line.
pub fn wrap(face: Face, words: &str, size: f32, limit: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in words.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let longer = if line.is_empty() { word.to_string() } else { format!("{line} {word}") };
            if line.is_empty() || width(face, &longer, size) <= limit {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_string()));
            }
        }
        lines.push(line);
    }
    lines
}

/// The outlines of a line of text whose left end on the baseline is (x, y).
pub fn outline(face: Face, words: &str, size: f32, x: f32, y: f32) -> Path {
    let scale = size / f32::from(parsed(face).units_per_em());
    let mut pen = Pen { path: Path::new(), x, y, scale };
    for character in words.chars() {
        let glyph = glyph(face, character);
        parsed(face).outline_glyph(glyph, &mut pen);
        pen.x += advance(face, glyph) * size;
    }
    pen.path
}

/// Collects outlines from font units, y upwards, into a path.
struct Pen {
    path: Path,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn grow(&mut self, extend: impl FnOnce(Path, &dyn Fn(f32, f32) -> (f32, f32)) -> Path) {
        let (x0, y0, scale) = (self.x, self.y, self.scale);
        self.path = extend(std::mem::take(&mut self.path), &|x, y| (x0 + x * scale, y0 - y * scale));
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.grow(|path, at| path.move_to(at(x, y).0, at(x, y).1));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.grow(|path, at| path.line_to(at(x, y).0, at(x, y).1));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.grow(|path, at| path.quad_to(at(cx, cy).0, at(cx, cy).1, at(x, y).0, at(x, y).1));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.grow(|path, at| {
            let ((ax, ay), (bx, by), (x, y)) = (at(ax, ay), at(bx, by), at(x, y));
            path.cubic_to(ax, ay, bx, by, x, y)
        });
    }

    fn close(&mut self) {
        self.grow(|path, _| path.close());
    }
}
