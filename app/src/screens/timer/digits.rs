//! The time in digits that can be read from across the room, and the diamonds under it.

use crate::{
    geometry::{Point, Rect, Size},
    scene::{Detail, Picture, Scene},
    timers::minutes,
};
use printkit_core::{
    Drawing, Ink,
    drawing::{Anchor, Face, Item, Path, Stroke, Text},
    fonts, ink, pixels,
};

/// How wide the outline of a digit is, for each unit of its size.
const OUTLINE: f32 = 0.06;

/// Writes a time as large as fits. `grown` lets it beat.
pub fn time(scene: &mut Scene, left: u64, tint: Ink, grown: f32, at: Rect) {
    written(scene, &minutes(left), tint, grown, at);
}

/// Writes digits and signs as large as fits, with an outline. `grown` lets them beat.
pub fn written(scene: &mut Scene, words: &str, tint: Ink, grown: f32, at: Rect) {
    // Digits are equally wide, so a time only jumps where it loses one.
    let wide = |letter: char| if letter.is_ascii_digit() { '0' } else { letter };
    let template: String = words.chars().map(wide).collect();
    let one = fonts::width(Face::Display, &template, 1.0) + OUTLINE;
    let tall = fonts::cap_height(Face::Display, 1.0) + OUTLINE;
    let size = ((at.w / one).min(at.h / tall) * 2.0).floor() / 2.0;
    if size < 1.0 {
        return;
    }
    let start = at.centre().x - fonts::width(Face::Display, &template, size) / 2.0;
    for part in [Part::Outline, Part::Fill] {
        let mut x = start;
        for letter in words.chars() {
            let wide = fonts::width(Face::Display, &wide(letter).to_string(), size);
            let place = Rect::new(x, at.centre().y - size / 2.0, wide, size);
            let picture = digit(letter, size, tint, part, place.size());
            let about = at.centre();
            let centre = place.centre();
            let centre = Point { x: about.x + (centre.x - about.x) * grown, y: about.y + (centre.y - about.y) * grown };
            let sprite = scene.picture(picture, Rect::around(centre, place.w * grown, place.h * grown));
            if grown != 1.0 {
                sprite.detail = Detail::Stepped;
            }
            x += wide;
        }
    }
}

/// Outlines lie under all digits, so that none cuts into its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Outline,
    Fill,
}

fn digit(letter: char, size: f32, tint: Ink, part: Part, frame: Size) -> Picture {
    let tint = if part == Part::Outline { ink::INK } else { tint };
    Picture::drawn(("tm-digit", letter, tint, part), frame, size * OUTLINE, move |drawing| {
        let at = Point { x: frame.w / 2.0, y: (frame.h + fonts::cap_height(Face::Display, size)) / 2.0 };
        let words = letter.to_string();
        let letters = pixels::glyphs(&Text { at, words, face: Face::Display, size, ink: tint, anchor: Anchor::Middle });
        if part == Part::Outline {
            drawing.stroke(letters.path, Stroke::new(tint, size * OUTLINE));
        } else {
            drawing.items.push(Item::Shape(letters));
        }
    })
}

/// How many diamonds a length has, and how many ms each stands for: minutes where there are a few of them.
fn diamonds_of(length: u64) -> (u64, u64) {
    let count = length.div_ceil(60_000);
    if (2..=10).contains(&count) { (count, 60_000) } else { (6, length.div_ceil(6).max(1)) }
}

/// Draws one diamond for each minute, filled as long as it lasts.
pub fn diamonds(scene: &mut Scene, left: u64, length: u64, empty: Ink, at: Rect) {
    let (count, each) = diamonds_of(length);
    let side = at.h.min(at.w / count as f32).min(34.0 * at.h / 26.0);
    let first = at.centre().x - side * count as f32 / 2.0;
    for nth in 0..count {
        let filled = left.saturating_sub(nth * each).min(each) * 8;
        let eighths = filled.div_ceil(each) as u8;
        let picture = Picture::new(("tm-diamond", eighths, empty), Size { w: 34.0, h: 26.0 }, 0.0, move || {
            diamond(f32::from(eighths) / 8.0, empty)
        });
        let place = Rect::new(first + nth as f32 * side, at.y, side, at.h);
        scene.fit(picture, place);
    }
}

fn diamond(part: f32, empty: Ink) -> Drawing {
    let mut drawing = Drawing::new(34.0, 26.0);
    let (x, y, r) = (17.0, 13.0, 9.0);
    let whole = || Path::polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)]);
    if part <= 0.0 {
        drawing.stroke(whole(), Stroke::new(empty, 2.0));
        return drawing;
    }
    drawing.fill(whole(), ink::NIGHT);
    // What is left of a minute lies at the bottom of its diamond.
    let level = y + r - 2.0 * r * part;
    let half = r - (level - y).abs();
    let mut sand = vec![(x - half, level), (x + half, level)];
    if level < y {
        sand.extend([(x + r, y), (x, y + r), (x - r, y)]);
    } else {
        sand.push((x, y + r));
    }
    drawing.fill(Path::polygon(&sand), ink::GOLD);
    drawing.stroke(whole(), Stroke::new(ink::GOLD, 2.0));
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_minutes_are_six_diamonds_and_other_lengths_have_as_many_as_fit() {
        assert_eq!(diamonds_of(360_000), (6, 60_000));
        assert_eq!(diamonds_of(600_000), (10, 60_000));
        assert_eq!(diamonds_of(60_000), (6, 10_000));
        assert_eq!(diamonds_of(3_600_000), (6, 600_000));
        assert_eq!(diamonds_of(1), (6, 1));
    }
}
