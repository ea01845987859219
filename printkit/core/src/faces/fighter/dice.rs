//! Dice to fold out of paper. The hero symbol stands on two of the six faces, the shape of the die's colour on all.

use super::{Style, hero::shape};
use crate::{
    art::art,
    drawing::{Drawing, Path, Point, Size, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::{Colour, Die};

/// The edge of a paper die.
const EDGE: f32 = 17.0;
/// How far glue tabs stand out.
const TAB: f32 = 5.5;
/// How wide its lines are.
const PEN: f32 = 0.3;
/// A net lying flat: four faces in a row, one above and one below, with tabs.
pub const NET: Size = Size { w: 4.0 * EDGE + TAB + PEN, h: 3.0 * EDGE + 2.0 * TAB + PEN };

/// The paint of a die.
pub fn paint(die: Die) -> Ink {
    match die {
        Die::Hero(Colour::Red) => ink::RED,
        Die::Hero(Colour::Green) => ink::GREEN,
        Die::Hero(Colour::Blue) => ink::BLUE,
        Die::White => ink::PAPER,
    }
}

/// What a face of a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    /// The hero symbol.
    Symbol,
    /// Nothing but the shape of its colour.
    Shape,
}

/// A face of a die, 100 units wide.
fn side(die: Die, shown: Shown, style: Style) -> Drawing {
    let mut face = Drawing::new(100.0, 100.0);
    let fill = if die != Die::White { style.panel(paint(die)) } else { style.ground(ink::PAPER) };
    face.fill(Path::rect(0.0, 0.0, 100.0, 100.0, 0.0), fill);
    face.place(marks(die, shown), Transform::IDENTITY, 1.0);
    face
}

/// What stands on a face of a die, 100 units wide, without the paint below it.
pub fn marks(die: Die, shown: Shown) -> Drawing {
    let mut face = Drawing::new(100.0, 100.0);
    let mut sign = Drawing::new(100.0, 100.0);
    match die {
        Die::Hero(colour) => sign.outlined(shape(colour), ink::PAPER, Stroke::new(ink::INK, 7.0)),
        Die::White => sign.outlined(star(50.0, 54.0, 46.0), ink::GOLD, Stroke::new(ink::INK, 7.0)),
    };
    match shown {
        Shown::Shape => face.fit(sign, 27.0, 27.0, 46.0, 46.0),
        Shown::Symbol => {
            for (x, y) in [(4.0, 4.0), (76.0, 4.0), (4.0, 76.0), (76.0, 76.0)] {
                face.fit(sign.clone(), x, y, 20.0, 20.0);
            }
            face.outlined(Path::circle(50.0, 50.0, 34.0), ink::PAPER, Stroke::new(ink::INK, 4.0));
            face.fit(art("fighter/hero_symbol"), 22.0, 22.0, 56.0, 56.0)
        }
    };
    face
}

/// A star around (x, y): the white die's shape, since it stands for any colour.
pub(super) fn star(x: f32, y: f32, r: f32) -> Path {
    let points = (0..10).map(|i| {
        let (reach, angle) = (if i % 2 == 0 { r } else { r * 0.44 }, (i as f32 * 36.0 - 90.0).to_radians());
        (x + reach * angle.cos(), y + reach * angle.sin())
    });
    Path::polygon(&points.collect::<Vec<_>>())
}

/// A die to cut out and fold.
pub fn net(die: Die, words: &Words, style: Style) -> Drawing {
    let mut net = Drawing::default();
    let (x, y) = (0.0, TAB + EDGE);
    let glue = style.ground(ink::PARCHMENT);
    let label = words.get("print-glue");
    let hand = Hand::heavy(2.6).fitted(&label, EDGE - TAB - 1.0).centred();
    for (tab, at, degrees) in tabs(x, y) {
        net.outlined(tab, glue, Stroke::new(ink::INK, PEN));
        let mut word = Drawing::default();
        line(&mut word, &label, 0.0, hand.size * 0.33, hand);
        net.place(word, Transform::turn(degrees).then(Transform::shift(at.x, at.y)), 1.0);
    }
    // The symbol stands on two faces that are opposite each other once folded.
    for (column, row) in [(0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2)] {
        let shown = if row == 1 && column % 2 == 1 { Shown::Symbol } else { Shown::Shape };
        let (left, top) = (x + column as f32 * EDGE, TAB + row as f32 * EDGE);
        let scale = Transform::scale(EDGE / 100.0, EDGE / 100.0);
        net.place(side(die, shown, style), scale.then(Transform::shift(left, top)), 1.0);
        net.stroke(Path::rect(left, top, EDGE, EDGE, 0.0), Stroke::new(ink::INK, PEN));
    }
    let mut frame = Drawing::new(NET.w, NET.h);
    frame.place(net, Transform::shift(PEN / 2.0, PEN / 2.0), 1.0);
    style.finish(frame)
}

/// The tabs: one at the right end of the row, and three around each of the faces above and below. Each with its middle
/// and by how many degrees a word on it is turned, so that it is read from outside.
fn tabs(x: f32, y: f32) -> Vec<(Path, Point, f32)> {
    let (e, t, s) = (EDGE, TAB, TAB * 0.5);
    let right = x + 4.0 * e;
    let end = Path::polygon(&[(right, y), (right + t, y + s), (right + t, y + e - s), (right, y + e)]);
    let mut tabs = vec![(end, Point { x: right + s, y: y + e / 2.0 }, 90.0)];
    for (edge, out) in [(y - e, -1.0), (y + 2.0 * e, 1.0)] {
        let (a, b) = (x + e, x + 2.0 * e);
        let far = Path::polygon(&[(a, edge), (a + s, edge + out * t), (b - s, edge + out * t), (b, edge)]);
        tabs.push((far, Point { x: (a + b) / 2.0, y: edge + out * s }, 0.0));
        let (top, bottom) = (edge.min(edge - out * e), edge.max(edge - out * e));
        let middle = (top + bottom) / 2.0;
        let before = Path::polygon(&[(a, top), (a - t, top + s), (a - t, bottom - s), (a, bottom)]);
        tabs.push((before, Point { x: a - s, y: middle }, -90.0));
        let behind = Path::polygon(&[(b, top), (b + t, top + s), (b + t, bottom - s), (b, bottom)]);
        tabs.push((behind, Point { x: b + s, y: middle }, 90.0));
    }
    tabs
}
