//! Which part of the window lies still, so that a kept picture can stand for it, and which is drawn anew in every frame.
//! Knows no window.

use crate::{areas::Areas, geometry::Rect};

/// The share of the window that may move for the rest to be kept as a picture.
const RESTLESS: f32 = 0.85;
/// After how many frames in which less than half of what moved still moves the picture takes the others in.
const REST: u32 = 3;

/// How a frame gets onto the window.
#[derive(Debug, PartialEq)]
pub enum Showing {
    /// All of it is drawn.
    Anew,
    /// Some of it is drawn into the kept picture first. Then what moves is drawn, and the picture shows the rest.
    Kept {
        /// What is drawn into the picture.
        painted: Areas,
        /// What moves.
        moving: Areas,
    },
}

/// What has moved in the last frames.
#[derive(Default)]
pub struct Motion {
    /// What moves, and the kept picture does not show as it is.
    moving: Areas,
    /// For how many frames something lay still.
    calm: u32,
    /// For how many frames most of what moved has not.
    rest: u32,
    is_kept: bool,
}

impl Motion {
    /// Takes over what changed since the frame before, in whole pixels.
    pub fn follow(&mut self, changes: &Areas, whole: Rect) -> Showing {
        let most = RESTLESS * whole.w * whole.h;
        if changes.size() > most {
            *self = Motion::default();
            return Showing::Anew;
        }
        self.calm += 1;
        // One calm frame may be the last one for long; keeping a picture pays from the second on.
        if self.calm < 2 {
            return Showing::Anew;
        }
        if !self.is_kept {
            self.is_kept = true;
            return Showing::Kept { painted: [whole].into_iter().collect(), moving: Areas::default() };
        }
        changes.iter().for_each(|area| self.moving.add(*area));
        let is_resting = changes.size() < self.moving.size() / 2.0;
        self.rest = if is_resting { self.rest + 1 } else { 0 };
        if self.rest < REST && self.moving.size() <= most {
            return Showing::Kept { painted: Areas::default(), moving: self.moving.clone() };
        }
        self.rest = 0;
        Showing::Kept { painted: std::mem::take(&mut self.moving), moving: Areas::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Rect = Rect { x: 0.0, y: 0.0, w: 100.0, h: 100.0 };
    const DIE: Rect = Rect { x: 10.0, y: 10.0, w: 10.0, h: 10.0 };

    fn areas(all: &[Rect]) -> Areas {
        all.iter().copied().collect()
    }

    /// What is drawn in each frame: into the picture, and beside it; nothing where all is drawn anew.
    fn shown(changes: &[&[Rect]]) -> Vec<Option<(f32, f32)>> {
        let mut motion = Motion::default();
        let sizes = |showing| match showing {
            Showing::Anew => None,
            Showing::Kept { painted, moving } => Some((painted.size(), moving.size())),
        };
        changes.iter().map(|changes| sizes(motion.follow(&areas(changes), WHOLE))).collect()
    }

    #[test]
    fn what_moves_in_one_place_is_drawn_and_nothing_else() {
        let all = shown(&[&[WHOLE], &[DIE], &[DIE], &[DIE], &[DIE]]);
        assert_eq!(all, [None, None, Some((10_000.0, 0.0)), Some((0.0, 100.0)), Some((0.0, 100.0))]);
    }

    #[test]
    fn what_has_come_to_rest_goes_into_the_picture() {
        let all = shown(&[&[], &[], &[DIE], &[], &[], &[], &[]]);
        let moving = Some((0.0, 100.0));
        assert_eq!(all[2..], [moving, moving, moving, Some((100.0, 0.0)), Some((0.0, 0.0))]);
    }

    #[test]
    fn where_all_moves_no_picture_is_kept() {
        assert_eq!(
            shown(&[&[], &[], &[WHOLE], &[WHOLE], &[DIE], &[DIE]])[2..],
            [None, None, None, Some((10_000.0, 0.0))]
        );
    }

    #[test]
    fn what_wanders_over_the_window_does_not_take_it_all() {
        let places: Vec<[Rect; 1]> =
            (0..40).map(|nth| [DIE.shifted((nth * 7 % 90) as f32, (nth * 3 % 80) as f32)]).collect();
        let changes: Vec<&[Rect]> = places.iter().map(|place| &place[..]).collect();
        let drawn: f32 = shown(&changes)[2..].iter().flatten().map(|(painted, moving)| painted + moving).sum();
        assert!(drawn < 40.0 * 0.5 * 10_000.0, "{drawn}");
    }
}
