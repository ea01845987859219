//! The target's true geometry, in tenths of a millimetre around its middle, x to the right and y downwards: where its
//! sections and its holes are. The printed board, the screen's picture and thrown dice all go by it.

use super::throwing::Spot;

/// How far the board reaches, its wooden edge included. Four quarters of it fit A4 and Letter.
pub const BOARD: i32 = 1880;
/// How far the sections 1 to 5 and the centre reach, from the outermost inwards.
pub const RADII: [i32; 6] = [1760, 1460, 1160, 860, 560, 300];
/// How wide a hole is from its middle to its edge: a die falls through.
pub const HOLE: i32 = 175;
/// The middles of the holes. No hole touches another, the edge, the centre, or a seam between two quarters.
pub const HOLES: [(i32, i32); 6] = [(1020, 590), (-1080, 480), (-560, -1210), (520, -900), (1400, -480), (-400, 820)];

/// Where a point of the table lies. On the line between two sections it is in the lower one, as the book decides in
/// doubt; the wooden edge is no section, and a hole goes before whatever it was cut out of.
pub fn section_at(x: i32, y: i32) -> Spot {
    let is_within = |(cx, cy): (i32, i32), reach: i32| {
        let (dx, dy) = (i128::from(x) - i128::from(cx), i128::from(y) - i128::from(cy));
        dx * dx + dy * dy < i128::from(reach) * i128::from(reach)
    };
    if HOLES.iter().any(|&hole| is_within(hole, HOLE)) {
        return Spot::Hole;
    }
    let inside = RADII.iter().filter(|&&reach| is_within((0, 0), reach)).count();
    match inside {
        0 if is_within((0, 0), BOARD) => Spot::Edge,
        0 => Spot::Off,
        6 => Spot::Centre,
        ring => Spot::Ring(ring as u8),
    }
}
