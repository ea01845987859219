//! The die as it is seen: a cube whose visible faces lie at a slant, in a shade that says how they meet the light, and
//! its shadow on whatever is below it.

use super::projection::{Projection, Spot};
use crate::{
    geometry::Size,
    scene::{Detail, Picture, Scene},
    slant::Slant,
};
use dice::{BOARD_HEIGHT, DIE, Pose};
use printkit_core::{
    Drawing, Ink,
    drawing::{Path, Stroke, Transform},
    faces::fighter::dice::{Shown, marks, paint},
    ink,
};
use rules::fighter::{
    Die,
    target::{BOARD, HOLE, HOLES},
};

/// Where the light comes from: to the right of, away from and above what it falls on, of length 1.
const LIGHT: Spot = [-0.45, 0.28, 0.848];
/// How finely a face is painted, in hundredths of a dp a unit, of which it has a hundred.
const FINE: u16 = 44;
/// How dark a shadow is right below the die, and how far up nothing of it is left, in mm.
const SHADOW: f32 = 0.42;
const VANISHES: f32 = 900.0;

/// A cube somewhere over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cube {
    /// Its middle.
    pub at: Spot,
    /// Its rotation, a unit quaternion: x, y, z, w.
    pub turn: [f32; 4],
    /// How much larger than true it is drawn.
    pub grown: f32,
    /// How much it is pressed together from above, from 0 to 1.
    pub squash: f32,
}

/// A face that is seen: where its middle is, where its edges lead, and which way it looks.
struct Side {
    middle: Spot,
    along: Spot,
    down: Spot,
    normal: Spot,
    shown: Shown,
}

fn times(v: Spot, by: f32) -> Spot {
    v.map(|part| part * by)
}

fn plus(a: Spot, b: Spot) -> Spot {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

fn dot(a: Spot, b: Spot) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Spot, b: Spot) -> Spot {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// Turns a direction by a unit quaternion.
pub fn turned([x, y, z, w]: [f32; 4], v: Spot) -> Spot {
    let twice = times(cross([x, y, z], v), 2.0);
    plus(v, plus(times(twice, w), cross([x, y, z], twice)))
}

/// The rotation around the upright axis, in radians.
pub fn upright(angle: f32) -> [f32; 4] {
    let (sin, cos) = (angle / 2.0).sin_cos();
    [0.0, 0.0, sin, cos]
}

/// How high the ground is below a place of the table.
pub fn ground([x, y, _]: Spot) -> f32 {
    // Our picture's y grows downwards.
    let within =
        |(cx, cy): (i32, i32), reach: i32| (x - cx as f32 / 10.0).hypot(-y - cy as f32 / 10.0) < reach as f32 / 10.0;
    let is_target = within((0, 0), BOARD) && !HOLES.iter().any(|hole| within(*hole, HOLE));
    if is_target { BOARD_HEIGHT } else { 0.0 }
}

/// The light as it falls in the world, for who looks at it like this.
fn light(view: &Projection) -> Spot {
    let (sin, cos) = view.turn.sin_cos();
    let [right, away, up] = LIGHT;
    [right * cos - away * sin, right * sin + away * cos, up]
}

impl Cube {
    /// A die of true size in a pose.
    pub fn posed(pose: &Pose) -> Cube {
        Cube { at: pose.at, turn: pose.turn, grown: 1.0, squash: 0.0 }
    }

    /// The same, drawn larger: it still stands on what it stood on.
    pub fn enlarged(self, by: f32) -> Cube {
        let [x, y, z] = self.at;
        Cube { at: [x, y, z + DIE / 2.0 * (by - 1.0)], grown: by, ..self }
    }

    /// The sides that look towards a direction.
    fn sides(&self, towards: Spot) -> Vec<Side> {
        let side = DIE * self.grown;
        let axes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|axis| turned(self.turn, axis));
        // Pressed together it gets lower and a little wider, and its lowest corner stays where it was.
        let low: f32 = axes.iter().map(|axis| axis[2].abs()).sum::<f32>() * side / 2.0;
        let (flatter, wider) = (1.0 - 0.2 * self.squash, 1.0 + 0.1 * self.squash);
        let pressed = |v: Spot| [v[0] * wider, v[1] * wider, v[2] * flatter];
        let centre = plus(self.at, [0.0, 0.0, -low * (1.0 - flatter)]);
        let all = (0..3).flat_map(|k| [(k, 1.0), (k, -1.0)]);
        all.filter_map(|(k, sign)| {
            let normal = times(axes[k], sign);
            (dot(normal, towards) > 0.0).then(|| Side {
                middle: plus(centre, pressed(times(normal, side / 2.0))),
                along: pressed(times(axes[(k + 1) % 3], side)),
                down: pressed(times(axes[(k + 2) % 3], -sign * side)),
                normal,
                // The hero symbol stands on the two faces of the die's own upright axis.
                shown: if k == 2 { Shown::Symbol } else { Shown::Shape },
            })
        })
        .collect()
    }

    /// Draws the shadow: each face that the light reaches, as it falls on the ground.
    pub fn show_shadow(&self, scene: &mut Scene, view: &Projection) {
        let light = light(view);
        let fallen = |v: Spot, height: f32| plus(v, times(light, -height / light[2]));
        let below = fallen(self.at, self.at[2]);
        let high = ground(below).min(self.at[2]);
        let strength = SHADOW * (1.0 - (self.at[2] - high) / VANISHES).clamp(0.15, 1.0);
        for side in self.sides(light) {
            let middle = fallen(side.middle, side.middle[2] - high);
            let (along, down) = (fallen(side.along, side.along[2]), fallen(side.down, side.down[2]));
            let sprite = scene.slanted(dark(), view.at(middle), view.slant(along, down));
            sprite.detail = Detail::Own;
            sprite.fade = strength;
        }
    }

    /// Draws the faces that are seen.
    pub fn show(&self, scene: &mut Scene, view: &Projection, die: Die) {
        let (sin, cos) = view.turn.sin_cos();
        let eye = [view.lift * sin, -view.lift * cos, view.slant];
        let light = light(view);
        for side in self.sides(eye) {
            let shade = shade(dot(side.normal, light));
            let Slant { along, down } = view.slant(side.along, side.down);
            let sprite = scene.slanted(face(die, side.shown, shade), view.at(side.middle), Slant { along, down });
            sprite.detail = Detail::Steady(FINE);
        }
    }
}

/// Which of a few shades a face has, from 0 in full light, by how it meets the light.
fn shade(towards: f32) -> u8 {
    [0.78, 0.42, 0.08, -0.3].iter().filter(|limit| towards < **limit).count() as u8
}

/// A face of a die in a shade: rounded paint on an inked square, so that nothing shows through where three meet.
fn face(die: Die, shown: Shown, shade: u8) -> Picture {
    Picture::new(("thrown-face", die, shown, shade), Size { w: 100.0, h: 100.0 }, 0.0, move || {
        let mut face = Drawing::new(100.0, 100.0);
        face.fill(Path::rect(-1.0, -1.0, 102.0, 102.0, 6.0), ink::INK);
        face.outlined(Path::rect(6.0, 6.0, 88.0, 88.0, 15.0), paint(die), Stroke::new(ink::INK, 2.0));
        face.place(marks(die, shown), Transform::IDENTITY, 1.0);
        if shade == 0 {
            face.fill(Path::leaf(14.0, 30.0, 34.0, 13.0, 3.4, -4.0), ink::PAPER.faded(0.8));
        }
        let (towards, part) = match shade {
            0 => (ink::PAPER, 0.24),
            1 => (ink::PAPER, 0.08),
            2 => (ink::INK, 0.04),
            3 => (ink::INK, 0.26),
            _ => (ink::INK, 0.42),
        };
        let shaded = move |old: Ink| if old == ink::INK { old } else { Ink { a: old.a, ..old.mix(towards, part) } };
        face.recoloured(&shaded)
    })
}

/// Plain ink, for shadows.
fn dark() -> Picture {
    Picture::new("thrown-shadow", Size { w: 4.0, h: 4.0 }, 0.0, || {
        let mut drawing = Drawing::new(4.0, 4.0);
        drawing.fill(Path::rect(-1.0, -1.0, 6.0, 6.0, 0.0), ink::INK);
        drawing
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const UP: Spot = [0.0, 0.0, 1.0];

    fn cube(turn: [f32; 4]) -> Cube {
        Cube { at: [0.0, 0.0, 8.0], turn, grown: 1.0, squash: 0.0 }
    }

    #[test]
    fn a_die_that_lies_flat_shows_one_face_upwards() {
        let half = std::f32::consts::FRAC_1_SQRT_2;
        for (turn, shown) in [
            ([0.0, 0.0, 0.0, 1.0], Shown::Symbol),
            ([1.0, 0.0, 0.0, 0.0], Shown::Symbol),
            ([half, 0.0, 0.0, half], Shown::Shape),
            ([0.0, half, 0.0, half], Shown::Shape),
        ] {
            let sides = cube(turn).sides(UP);
            let up: Vec<&Side> = sides.iter().filter(|side| side.normal[2] > 0.9).collect();
            assert_eq!(up.len(), 1);
            assert_eq!(up[0].shown, shown);
            // Seen from above, no face is a mirror image.
            assert!(cross(up[0].along, up[0].down)[2] < 0.0);
        }
    }

    #[test]
    fn a_pressed_die_is_lower_and_stays_on_its_ground() {
        let top = |cube: Cube| cube.sides(UP)[0].middle[2];
        let (whole, pressed) = (cube(upright(0.3)), Cube { squash: 1.0, ..cube(upright(0.3)) });
        assert!(top(pressed) < top(whole) - 1.0 && top(pressed) > 8.0);
    }

    #[test]
    fn the_ground_is_higher_on_the_target_but_for_its_holes() {
        assert_eq!(ground([0.0, 0.0, 50.0]), BOARD_HEIGHT);
        assert_eq!(ground([300.0, 0.0, 50.0]), 0.0);
        let (x, y) = (HOLES[0].0 as f32 / 10.0, -HOLES[0].1 as f32 / 10.0);
        assert_eq!(ground([x, y, 50.0]), 0.0);
    }
}
