//! The target's true geometry, in tenths of a millimetre around its middle, x to the right and y downwards: where its
//! sections and its holes are. The printed board, the screen's picture and thrown dice all go by it.

/// How far the board reaches, its wooden edge included. Four quarters of it fit A4 and Letter.
pub const BOARD: i32 = 1880;
/// How far the sections 1 to 5 and the centre reach, from the outermost inwards.
pub const RADII: [i32; 6] = [1760, 1460, 1160, 860, 560, 300];
/// How wide a hole is from its middle to its edge: a die falls through.
pub const HOLE: i32 = 175;
/// The middles of the holes. No hole touches another, the edge, the centre, or a seam between two quarters.
pub const HOLES: [(i32, i32); 6] = [(1020, 590), (-1080, 480), (-560, -1210), (520, -900), (1400, -480), (-400, 820)];
