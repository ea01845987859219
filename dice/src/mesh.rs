//! The shapes of the stage that are no boxes: the target with its holes, and the table's rim. Their corners are whole
//! hundredths of a millimetre, and no sine is asked where a circle goes.

use crate::stage::{BOARD_HEIGHT, RIM_HEIGHT, RIM_WIDTH, TABLE};
use rapier3d::prelude::*;
use rules::fighter::target;
use std::collections::HashSet;

/// A corner, in hundredths of a millimetre.
type Corner = [i64; 2];

/// Corners in a quarter of the board's edge and of the rim.
const FINE: i64 = 24;
/// Corners in a quarter of a hole's edge.
const HOLE_FINE: i64 = 8;
/// How far walls reach down into the table, in cm, so that no die can get beneath them.
const SUNK: f32 = 0.2;
/// How far apart the inner corners of the board are. Without them, long thin triangles would meet in a few corners.
const PITCH: i64 = 2800;
/// How far they stay away from the board's edge and from holes.
const MARGIN: i64 = 1200;

/// The target, as one closed skin: a die sinks nowhere and trips over no seam. Each of its directions may be turned
/// around, by -1.
pub(crate) fn board(sides: [i32; 2]) -> SharedShape {
    let reach = i64::from(target::BOARD) * 10;
    let hole = i64::from(target::HOLE) * 10;
    let holes = target::HOLES.map(|(x, y)| [i64::from(x * sides[0]) * 10, i64::from(-y * sides[1]) * 10]);
    let mut loops = vec![circle([0, 0], reach, FINE)];
    loops.extend(holes.map(|middle| circle(middle, hole, HOLE_FINE)));

    let mut corners: Vec<Corner> = loops.concat();
    // Which loop a corner is of; inner corners are of none.
    let owner: Vec<usize> = loops.iter().enumerate().flat_map(|(i, ring)| vec![i; ring.len()]).collect();
    let rows = reach / PITCH;
    for (row, column) in (-rows..=rows).flat_map(|row| (-rows..=rows).map(move |column| (row, column))) {
        let corner = [column * PITCH + row % 2 * PITCH / 2, row * PITCH];
        let is_free = holes.iter().all(|&middle| distance2(corner, middle) > (hole + MARGIN).pow(2));
        if is_free && distance2(corner, [0, 0]) < (reach - MARGIN).pow(2) {
            corners.push(corner);
        }
    }
    let is_hole = |face: &[usize; 3]| {
        let [a, b, c] = face.map(|corner| owner.get(corner).copied().unwrap_or(0));
        a != 0 && a == b && b == c
    };
    let mut faces = triangles(&corners);
    faces.retain(|face| !is_hole(face));

    let mut skin = Skin::default();
    for face in &faces {
        let [a, b, c] = face.map(|corner| corners[corner]);
        skin.face([(a, BOARD_HEIGHT / 10.0), (b, BOARD_HEIGHT / 10.0), (c, BOARD_HEIGHT / 10.0)]);
        skin.face([(a, -SUNK), (c, -SUNK), (b, -SUNK)]);
    }
    let (edge, holes) = loops.split_at(1);
    edge.iter().for_each(|edge| skin.wall(edge, -SUNK, BOARD_HEIGHT / 10.0));
    for ring in holes {
        let inwards: Vec<Corner> = ring.iter().rev().copied().collect();
        skin.wall(&inwards, -SUNK, BOARD_HEIGHT / 10.0);
    }
    skin.shape()
}

/// The rim around the table.
pub(crate) fn rim() -> SharedShape {
    let inner = circle([0, 0], (TABLE * 100.0) as i64, FINE);
    let outer = circle([0, 0], ((TABLE + RIM_WIDTH) * 100.0) as i64, FINE);
    let top = RIM_HEIGHT / 10.0;
    let mut skin = Skin::default();
    for i in 0..inner.len() {
        let next = (i + 1) % inner.len();
        for (height, [a, b, c, d]) in [
            (top, [inner[i], outer[i], outer[next], inner[next]]),
            (-SUNK, [inner[next], outer[next], outer[i], inner[i]]),
        ] {
            skin.face([(a, height), (b, height), (c, height)]);
            skin.face([(a, height), (c, height), (d, height)]);
        }
    }
    skin.wall(&outer, -SUNK, top);
    let inwards: Vec<Corner> = inner.into_iter().rev().collect();
    skin.wall(&inwards, -SUNK, top);
    skin.shape()
}

/// Triangles on their way to a shape.
#[derive(Default)]
struct Skin {
    corners: Vec<Vector>,
    faces: Vec<[u32; 3]>,
}

impl Skin {
    /// A triangle, counterclockwise as seen from outside, each corner with its height in cm.
    fn face(&mut self, corners: [(Corner, f32); 3]) {
        let first = self.corners.len() as u32;
        self.corners.extend(corners.map(|([x, y], z)| Vector::new(x as f32 / 1000.0, y as f32 / 1000.0, z)));
        self.faces.push([first, first + 1, first + 2]);
    }

    /// An upright wall along a closed line, with the outside to the line's right.
    fn wall(&mut self, line: &[Corner], bottom: f32, top: f32) {
        for (i, &a) in line.iter().enumerate() {
            let b = line[(i + 1) % line.len()];
            self.face([(a, bottom), (b, bottom), (b, top)]);
            self.face([(a, bottom), (b, top), (a, top)]);
        }
    }

    fn shape(self) -> SharedShape {
        SharedShape::trimesh_with_flags(self.corners, self.faces, TriMeshFlags::FIX_INTERNAL_EDGES)
            .expect("the stage has corners and faces")
    }
}

/// A circle's corners, counterclockwise. For a rational t, (1 − t²) / (1 + t²) and 2t / (1 + t²) lie on the circle.
fn circle(middle: Corner, radius: i64, quarter: i64) -> Vec<Corner> {
    let corner = |i: i64| {
        let (turns, k) = (i / quarter, i % quarter);
        let whole = quarter * quarter + k * k;
        let x = radius * (quarter * quarter - k * k) / whole;
        let y = radius * 2 * quarter * k / whole;
        let [x, y] = match turns {
            0 => [x, y],
            1 => [-y, x],
            2 => [-x, -y],
            _ => [y, -x],
        };
        [middle[0] + x, middle[1] + y]
    };
    (0..4 * quarter).map(corner).collect()
}

/// The Delaunay triangles of corners, each counterclockwise, found by adding one corner after the other: what its
/// neighbours' circles contain is opened and closed again around it.
fn triangles(corners: &[Corner]) -> Vec<[usize; 3]> {
    const FAR: i64 = 100_000_000;
    let mut all = corners.to_vec();
    let outside = all.len();
    all.extend([[-FAR, -FAR], [FAR, -FAR], [0, FAR]]);
    let mut faces = vec![[outside, outside + 1, outside + 2]];
    for corner in 0..outside {
        let (opened, mut kept): (Vec<_>, Vec<_>) =
            faces.into_iter().partition(|face| is_in_circle(face.map(|i| all[i]), all[corner]));
        let edges: HashSet<(usize, usize)> = opened.iter().flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)]).collect();
        let around = opened.iter().flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)]);
        kept.extend(around.filter(|&(a, b)| !edges.contains(&(b, a))).map(|(a, b)| [a, b, corner]));
        faces = kept;
    }
    faces.retain(|face| face.iter().all(|&corner| corner < outside));
    faces
}

/// Whether a point lies inside the circle through three corners that go counterclockwise.
fn is_in_circle(corners: [Corner; 3], point: Corner) -> bool {
    let [a, b, c] = corners.map(|corner| [0, 1].map(|i| i128::from(corner[i] - point[i])));
    let square = |[x, y]: [i128; 2]| x * x + y * y;
    let cross = |[x, y]: [i128; 2], [u, v]: [i128; 2]| x * v - y * u;
    square(a) * cross(b, c) + square(b) * cross(c, a) + square(c) * cross(a, b) > 0
}

fn distance2(a: Corner, b: Corner) -> i64 {
    (a[0] - b[0]).pow(2) + (a[1] - b[1]).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::SIDES;

    /// Every edge of a closed skin is walked once in each direction.
    fn open_edges(shape: &SharedShape) -> usize {
        let mesh = shape.as_trimesh().expect("a mesh");
        let edges: Vec<(u32, u32)> = mesh.indices().iter().flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)]).collect();
        edges.iter().filter(|&&(a, b)| edges.iter().filter(|&&edge| edge == (b, a)).count() != 1).count()
    }

    #[test]
    fn the_target_and_the_rim_are_closed() {
        SIDES.iter().for_each(|sides| assert_eq!(open_edges(&board(*sides)), 0));
        assert_eq!(open_edges(&rim()), 0);
    }

    #[test]
    fn the_target_is_a_disc_without_its_holes() {
        let area = |radius: f32| std::f32::consts::PI * radius * radius;
        let cm3 = board(SIDES[0]).mass_properties(1.0).mass();
        let flat = area(18.8) - 6.0 * area(1.75);
        assert!((cm3 / (0.5 * flat) - 1.0).abs() < 0.01, "{cm3} cm³");
    }
}
