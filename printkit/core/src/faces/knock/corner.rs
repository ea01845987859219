//! A card's corner: its value as a number and as that many teeth, so that no colour has to be told apart.

use super::{SHARED, UNIT, in_millimetres};
use crate::{
    drawing::{Drawing, KAPPA, Path, Stroke, Transform},
    faces::Style,
    ink::{self, Ink},
    lettering::{Hand, line},
};
use rules::knock::Corner;

/// How far a tab keeps from the card's edges, and its radius, in units of the face.
const INSET: f32 = 8.0;
const RADIUS: f32 = 40.0;
/// How far teeth stand out of it.
const TOOTH: f32 = 11.0;

/// The size of its number.
pub(super) const DIGIT: f32 = 34.0;

/// The corner of a card in a frame of `SHARED` by `SHARED` mm, which is that corner of the card.
pub fn corner_tab(value: u8, corner: Corner, style: Style) -> Drawing {
    let side = SHARED / UNIT;
    let mut tab = Drawing::new(side, side);
    let (right, low) = match corner {
        Corner::TopLeft => (false, false),
        Corner::TopRight => (true, false),
        Corner::BottomLeft => (false, true),
        Corner::BottomRight => (true, true),
    };
    let flip = Transform::scale(if right { -1.0 } else { 1.0 }, if low { -1.0 } else { 1.0 });
    let back = Transform::shift(if right { side } else { 0.0 }, if low { side } else { 0.0 });
    tab.place(top_left(value), flip.then(back), 1.0);
    let x = if right { side - 24.5 } else { 24.5 };
    let y = if low { side - 14.5 } else { 37.0 };
    line(&mut tab, &value.to_string(), x, y, Hand::display(DIGIT).in_ink(inks(value).1).centred());
    style.finish(in_millimetres(tab))
}

/// The inks of a value: its tab's and its number's. They darken with the value, so that greys tell them apart too.
pub(super) fn inks(value: u8) -> (Ink, Ink) {
    match value {
        0 => (ink::PAPER, ink::INK),
        1 => (ink::SAND, ink::INK),
        2 => (Ink::hex(0xEB9A3A), ink::INK),
        3 => (ink::RED, ink::PAPER),
        _ => (ink::INK, ink::PAPER),
    }
}

/// The tab as it is at the top left, without its number.
fn top_left(value: u8) -> Drawing {
    let mut tab = Drawing::default();
    let (fill, _) = inks(value);
    let at = |angle: f32, reach: f32| (INSET + reach * angle.cos(), INSET + reach * angle.sin());
    for tooth in 0..value {
        let angle = (90.0 * (f32::from(tooth) + 0.5) / f32::from(value)).to_radians();
        let spread = 0.16;
        let points = [at(angle - spread, RADIUS - 1.0), at(angle, RADIUS + TOOTH), at(angle + spread, RADIUS - 1.0)];
        tab.outlined(Path::polygon(&points), fill, Stroke::new(ink::INK, 2.2));
    }
    let sector = quarter(Path::new().move_to(INSET, INSET).line_to(INSET + RADIUS, INSET), RADIUS).close();
    tab.outlined(sector, fill, Stroke::new(ink::INK, 2.6));
    if value == 0 {
        let inner = RADIUS - 6.0;
        let arc = quarter(Path::new().move_to(INSET + inner, INSET), inner);
        tab.stroke(arc, Stroke::dashed(ink::TAN, 1.8, 2.0, 4.0));
    }
    tab
}

/// Goes on along a quarter circle around the tab's corner, from the right of it to below it.
fn quarter(path: Path, r: f32) -> Path {
    path.cubic_to(INSET + r, INSET + r * KAPPA, INSET + r * KAPPA, INSET + r, INSET, INSET + r)
}
