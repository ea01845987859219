//! Tells from gravity when somebody turned the device over. Knows no sensor: whoever has one says where down is.

/// Directions closer than this, as a cosine, are one and the same: 20 degrees.
const SAME: f32 = 0.94;
/// Directions further apart than this, as a cosine, are half a turn apart: 145 degrees.
const OPPOSITE: f32 = -0.82;
/// How long the device must rest before a turn and after it, in ms; a hand that turns it is faster.
const REST: f64 = 400.0;
/// How far down may point out of the screen, as a cosine, while the screen can still be seen.
const IN_VIEW: f32 = 0.5;

type Direction = [f32; 3];

/// Waits for half a turn from one rest to another that leaves the screen in view.
#[derive(Clone, Copy, Debug)]
pub struct Flips {
    /// Where down is for now, and since when.
    held: Option<(Direction, f64)>,
    /// Where down was at the last rest.
    rested: Option<Direction>,
}

impl Flips {
    /// Nothing was felt yet.
    pub const fn new() -> Flips {
        Flips { held: None, rested: None }
    }

    /// Takes where down is now: to the right, to the top and out of the screen, in any unit; `now` is in ms. Says
    /// whether the device has just been turned over.
    pub fn feel(&mut self, down: Direction, now: f64) -> bool {
        let length = dot(down, down).sqrt();
        if !length.is_normal() {
            return false;
        }
        let down = down.map(|part| part / length);
        let (way, since) = self.held.filter(|(way, _)| dot(*way, down) > SAME).unwrap_or((down, now));
        self.held = Some((way, since));
        if now - since < REST {
            return false;
        }
        let before = self.rested.replace(way);
        let is_over = before.is_some_and(|before| dot(before, way) < OPPOSITE);
        // Who lays it on its face turns it back before anybody sees it.
        is_over && way[2] < IN_VIEW
    }
}

fn dot(a: Direction, b: Direction) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: Direction = [0.0, -9.8, 0.0];
    const ON_ITS_HEAD: Direction = [0.0, 9.8, 0.0];
    const FACE_UP: Direction = [0.0, 0.0, -9.8];
    const FACE_DOWN: Direction = [0.0, 0.0, 9.8];

    /// How often it was turned over on a way through these directions, resting so many ms in each.
    fn flips(ways: &[Direction], rest: u64) -> usize {
        let (mut flips, mut now, mut count) = (Flips::new(), 0.0, 0);
        for way in ways {
            for _ in 0..rest / 50 {
                count += usize::from(flips.feel(*way, now));
                now += 50.0;
            }
        }
        count
    }

    #[test]
    fn half_a_turn_between_two_rests_is_a_flip() {
        assert_eq!(flips(&[UPRIGHT, ON_ITS_HEAD], 600), 1);
        assert_eq!(flips(&[UPRIGHT, ON_ITS_HEAD, UPRIGHT], 600), 2);
    }

    #[test]
    fn laid_on_its_face_and_turned_back_it_was_turned_over_once() {
        assert_eq!(flips(&[FACE_UP, FACE_DOWN, FACE_UP], 600), 1);
        assert_eq!(flips(&[FACE_UP, FACE_DOWN], 600), 0);
    }

    #[test]
    fn a_quarter_turn_a_shake_and_a_hand_that_goes_on_are_no_flips() {
        assert_eq!(flips(&[UPRIGHT, FACE_UP, UPRIGHT, [9.8, 0.0, 0.0]], 600), 0);
        assert_eq!(flips(&[UPRIGHT, ON_ITS_HEAD, UPRIGHT, ON_ITS_HEAD], 200), 0);
        let noise = [[0.0; 3], [f32::NAN; 3], [f32::INFINITY, 0.0, 0.0]];
        assert_eq!(flips(&noise, 600), 0);
    }
}
