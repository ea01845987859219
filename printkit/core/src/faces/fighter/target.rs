//! The target: five rings and a centre with holes between them, whole for a screen and in quarters for paper. Its
//! geometry is the rules' own; each section is told by its number and by as many ticks, not by its colour alone.

use super::Style;
use crate::{
    drawing::{Drawing, KAPPA, Path, Stroke, Transform},
    ink::{self, Ink},
    lettering::{Hand, line},
    words::Words,
};
use rules::fighter::target::{BOARD, HOLE, HOLES, RADII};

/// How far the board reaches from its middle, in millimetres.
pub const REACH: f32 = BOARD as f32 / 10.0;
/// How far a quarter's flap reaches under the next one.
pub const FLAP: f32 = 10.0;
/// Where the numbers stand, in degrees clockwise from the right: where no hole and no seam is.
const NUMBERS: [f32; 4] = [62.0, 136.0, 194.0, 321.0];
/// Around which direction the ticks stand, and how far apart, in millimetres.
const TICKS: f32 = 230.0;
const TICK: f32 = 8.0;

/// A quarter of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarter {
    /// Above and to the left of the middle.
    TopLeft,
    /// Above and to the right.
    TopRight,
    /// Below and to the left.
    BottomLeft,
    /// Below and to the right.
    BottomRight,
}

impl Quarter {
    /// All four, as they lie.
    pub const ALL: [Quarter; 4] = [Quarter::TopLeft, Quarter::TopRight, Quarter::BottomLeft, Quarter::BottomRight];

    /// In which direction it lies from the middle.
    pub fn towards(self) -> (f32, f32) {
        match self {
            Quarter::TopLeft => (-1.0, -1.0),
            Quarter::TopRight => (1.0, -1.0),
            Quarter::BottomLeft => (-1.0, 1.0),
            Quarter::BottomRight => (1.0, 1.0),
        }
    }

    /// By how many degrees it is turned clockwise from the quarter above and to the right.
    fn turns(self) -> f32 {
        match self {
            Quarter::TopRight => 0.0,
            Quarter::BottomRight => 90.0,
            Quarter::BottomLeft => 180.0,
            Quarter::TopLeft => -90.0,
        }
    }

    /// Tests whether a point around the middle lies in it.
    fn holds(self, x: f32, y: f32) -> bool {
        let (right, down) = self.towards();
        x * right > 0.0 && y * down > 0.0
    }

    /// A quarter of a disc, its straight sides along the seams.
    fn sector(self, r: f32) -> Path {
        let (x, y) = (self.towards().0 * r, self.towards().1 * r);
        Path::new().move_to(0.0, 0.0).line_to(x, 0.0).cubic_to(x, y * KAPPA, x * KAPPA, y, 0.0, y).close()
    }

    /// Its arc alone.
    fn arc(self, r: f32) -> Path {
        let (x, y) = (self.towards().0 * r, self.towards().1 * r);
        Path::new().move_to(x, 0.0).cubic_to(x, y * KAPPA, x * KAPPA, y, 0.0, y)
    }
}

/// The fill of a section and the ink on it, from the outermost inwards.
fn inks(section: usize, style: Style) -> (Ink, Ink) {
    let (fill, pen) = [
        (Ink::hex(0xFBF0D6), ink::INK),
        (Ink::hex(0xF7DA92), ink::INK),
        (Ink::hex(0xF0B452), ink::INK),
        (Ink::hex(0xDE7C3B), ink::INK),
        (ink::RED, ink::PAPER),
        (ink::INK, ink::GOLD),
    ][section];
    match style {
        Style::InkSaver => (fill.mix(Ink::hex(0xFFFFFF), 0.72), ink::INK),
        Style::Colour | Style::Grey => (fill, pen),
    }
}

/// The whole target in a square frame of twice its reach: dark holes, no seams.
pub fn target(style: Style) -> Drawing {
    let mut board = Drawing::new(2.0 * REACH, 2.0 * REACH);
    let mut middle = Drawing::default();
    middle.outlined(Path::circle(0.0, 0.0, REACH - 1.2), style.panel(ink::WOOD), Stroke::new(ink::INK, 2.4));
    middle.fill(grain(), ink::BARK);
    for (section, radius) in RADII.into_iter().enumerate() {
        let (fill, _) = inks(section, style);
        middle.outlined(Path::circle(0.0, 0.0, mm(radius)), fill, Stroke::new(ink::INK, 2.2));
    }
    for quarter in Quarter::ALL {
        marks(&mut middle, quarter, style);
    }
    centre(&mut middle, style);
    for (x, y) in HOLES {
        let (x, y, r) = (mm(x), mm(y), mm(HOLE));
        middle.outlined(Path::circle(x, y + 1.4, r + 3.4), ink::BARK, Stroke::new(ink::INK, 2.2));
        middle.outlined(Path::circle(x, y, r), Ink::hex(0x120A18), Stroke::new(ink::INK, 1.8));
        let lip = Path::new().move_to(x - r * 0.72, y + r * 0.44).quad_to(x, y + r * 1.1, x + r * 0.72, y + r * 0.44);
        middle.stroke(lip, Stroke::new(Ink::hex(0x3B2A44), 2.4));
    }
    board.place(middle, Transform::shift(REACH, REACH), 1.0);
    board
}

/// A quarter to print, turned so that its flap is at the bottom: holes are left white to be cut out, letters tell which
/// seams belong together.
pub fn quarter(quarter: Quarter, words: &Words, style: Style) -> Drawing {
    let mut part = Drawing::default();
    part.fill(quarter.sector(REACH), style.panel(ink::WOOD));
    for (section, radius) in RADII.into_iter().enumerate() {
        let (fill, _) = inks(section, style);
        part.fill(quarter.sector(mm(radius)), fill);
        part.stroke(quarter.arc(mm(radius)), Stroke { square: true, ..Stroke::new(ink::INK, 0.6) });
    }
    part.stroke(quarter.arc(REACH - 0.3), Stroke { square: true, ..Stroke::new(ink::INK, 0.6) });
    marks(&mut part, quarter, style);
    for (x, y) in HOLES.map(|(x, y)| (mm(x), mm(y))).into_iter().filter(|&(x, y)| quarter.holds(x, y)) {
        part.outlined(Path::circle(x, y, mm(HOLE) + 3.0), style.panel(ink::BARK), Stroke::new(ink::INK, 0.6));
        let cut = Stroke::dashed(ink::INK, 0.4, 2.4, 1.8);
        part.outlined(Path::circle(x, y, mm(HOLE)), Ink::hex(0xFFFFFF), cut);
        let label = words.get("print-fighter-hole");
        line(&mut part, &label, x, y + 1.2, Hand::heavy(3.4).fitted(&label, 26.0).centred());
    }
    seams(&mut part, quarter, style);
    part.place(flap(words, style), Transform::turn(quarter.turns()), 1.0);
    let mut frame = Drawing::new(REACH, REACH + FLAP);
    frame.place(part, Transform::turn(-quarter.turns()).then(Transform::shift(0.0, REACH)), 1.0);
    let side = 24.0;
    frame.fit(key(quarter), REACH - side, 0.0, side, side);
    style.finish(frame)
}

/// The flap of the quarter above and to the right, which goes under the next one clockwise.
fn flap(words: &Words, style: Style) -> Drawing {
    let mut flap = Drawing::default();
    let outline = Path::polygon(&[(1.0, 0.0), (FLAP, FLAP), (REACH - FLAP - 2.0, FLAP), (REACH - 3.0, 0.0)]);
    flap.outlined(outline, style.ground(ink::PARCHMENT), Stroke::new(ink::INK, 0.3));
    let label = words.get("print-glue");
    for x in [REACH * 0.25, REACH * 0.75] {
        line(&mut flap, &label, x, FLAP / 2.0 + 1.2, Hand::heavy(3.4).centred());
    }
    flap
}

/// Where a quarter belongs: a small board with that quarter filled.
fn key(quarter: Quarter) -> Drawing {
    let mut key = Drawing::new(100.0, 100.0);
    let mut board = Drawing::default();
    board.fill(quarter.sector(44.0), ink::AMBER);
    let lines =
        Path::circle(0.0, 0.0, 44.0).and(Path::line(-44.0, 0.0, 44.0, 0.0)).and(Path::line(0.0, -44.0, 0.0, 44.0));
    board.stroke(lines, Stroke::new(ink::INK, 3.0));
    key.place(board, Transform::shift(50.0, 50.0), 1.0);
    key
}

fn mm(tenths: i32) -> f32 {
    tenths as f32 / 10.0
}

/// The middle of a ring.
fn ring(section: usize) -> f32 {
    (mm(RADII[section]) + mm(RADII[section + 1])) / 2.0
}

/// The numbers and ticks of the rings that stand in a quarter.
fn marks(board: &mut Drawing, quarter: Quarter, style: Style) {
    for section in 0..RADII.len() - 1 {
        let (r, (_, pen)) = (ring(section), inks(section, style));
        for angle in NUMBERS {
            let (sin, cos) = angle.to_radians().sin_cos();
            if quarter.holds(r * cos, r * sin) {
                let hand = Hand::display(19.0).in_ink(pen).centred();
                line(board, &(section + 1).to_string(), r * cos, r * sin + 6.6, hand);
            }
        }
        let ticks = (0..=section).map(|tick| {
            let angle = TICKS.to_radians() + (tick as f32 - section as f32 / 2.0) * TICK / r;
            let (sin, cos) = angle.sin_cos();
            ((r - 6.0) * cos, (r - 6.0) * sin, (r + 6.0) * cos, (r + 6.0) * sin)
        });
        let path = ticks
            .filter(|&(x, y, ..)| quarter.holds(x, y))
            .fold(Path::new(), |path, (x1, y1, x2, y2)| path.and(Path::line(x1, y1, x2, y2)));
        if !path.segments.is_empty() {
            board.stroke(path, Stroke::new(pen.faded(0.75), 1.8));
        }
    }
}

/// The centre's golden ring and number.
fn centre(board: &mut Drawing, style: Style) {
    let (_, pen) = inks(RADII.len() - 1, style);
    board.stroke(Path::circle(0.0, 0.0, mm(RADII[5]) - 4.6), Stroke::new(pen, 1.6));
    line(board, "10", 0.0, 8.8, Hand::display(26.0).in_ink(pen).centred());
}

/// What stands at a quarter's seams: its part of the centre's ring, the number along it, and letters on the edge that
/// meet the same letters of the next quarter.
fn seams(part: &mut Drawing, quarter: Quarter, style: Style) {
    let (right, down) = quarter.towards();
    let (_, pen) = inks(RADII.len() - 1, style);
    part.stroke(quarter.arc(mm(RADII[5]) - 4.6), Stroke { square: true, ..Stroke::new(pen, 1.2) });
    let reach = mm(RADII[5]) * 0.4;
    let hand = Hand::display(9.4).in_ink(pen).centred();
    line(part, "10", reach * right, reach * down + 3.3, hand);
    let ink = if style == Style::InkSaver { ink::INK } else { ink::PARCHMENT };
    let letters = Hand::display(7.0).in_ink(ink).centred();
    let rim = (REACH + mm(RADII[0])) / 2.0;
    let (level, upright) = (if right > 0.0 { "B" } else { "D" }, if down > 0.0 { "C" } else { "A" });
    line(part, level, rim * right, 8.0 * down + 2.5, letters);
    line(part, upright, 8.0 * right, rim * down + 2.5, letters);
}

/// Marks of wood along the edge.
fn grain() -> Path {
    let rim = (REACH + mm(RADII[0])) / 2.0;
    (0..26).fold(Path::new(), |path, i| {
        let (from, to) = (i as f32 * 0.242, i as f32 * 0.242 + 0.16);
        let (r, w) = (rim + [-2.6, 2.4, 0.2][i % 3], 0.8);
        path.and(Path::leaf(r * from.cos(), r * from.sin(), r * to.cos(), r * to.sin(), w, -r * 0.0032))
    })
}
