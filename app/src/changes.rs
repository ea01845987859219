//! What of a scene changed since the one before it, so that a window draws no more than that. Knows no window.

use crate::{
    areas::Areas,
    geometry::Rect,
    scene::{Detail, Scene, Sprite},
    slant::Slant,
};

/// How a sprite looks. What is equal draws the same pixels.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    key: u64,
    at: Rect,
    turn: f32,
    slant: Option<Slant>,
    fade: f32,
    clip: Option<Rect>,
    detail: Detail,
    fills: Rect,
}

impl Look {
    fn of(sprite: &Sprite) -> Look {
        let Sprite { picture, at, turn, slant, fade, clip, detail, .. } = sprite;
        let (key, fills) = (picture.key, fills(sprite));
        Look { key, at: *at, turn: *turn, slant: *slant, fade: *fade, clip: *clip, detail: *detail, fills }
    }
}

/// What a sprite fills of the window at most, in dp.
pub fn fills(sprite: &Sprite) -> Rect {
    let Sprite { picture, at, turn, slant, clip, .. } = sprite;
    let slant = slant.unwrap_or_else(|| Slant::turned(at.size(), *turn));
    let grown = slant.grown(1.0 + 2.0 * picture.bleed / picture.size.w, 1.0 + 2.0 * picture.bleed / picture.size.h);
    let fills = grown.bounds(at.centre());
    clip.map_or(fills, |clip| clip.meet(fills))
}

/// The scene that was drawn last.
#[derive(Default)]
pub struct Changes {
    looks: Vec<Look>,
}

impl Changes {
    /// Takes over what is to be drawn now, and returns the areas in which it differs from what was drawn before.
    pub fn follow(&mut self, scene: &Scene) -> Areas {
        let looks: Vec<Look> = scene.sprites.iter().map(Look::of).collect();
        let before = std::mem::replace(&mut self.looks, looks);
        let mut areas = Areas::default();
        let mut next = 0;
        for look in &self.looks {
            // Sprites keep their order. What is found further on was laid over by what stood between, and that is gone.
            match before[next..].iter().position(|old| old == look) {
                Some(gone) => {
                    before[next..next + gone].iter().for_each(|old| areas.add(old.fills));
                    next += gone + 1;
                }
                None => areas.add(look.fills),
            }
        }
        before[next..].iter().for_each(|old| areas.add(old.fills));
        areas
    }

    /// Forgets what was drawn, as when the window got another size.
    pub fn forget(&mut self) {
        self.looks.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{areas::MOST, geometry::Size, scene::Picture};
    use printkit_core::Drawing;

    fn scene(places: &[(u8, f32, f32)]) -> Scene {
        let mut scene = Scene::default();
        for (key, x, y) in places {
            let picture = Picture::new(key, Size { w: 10.0, h: 10.0 }, 0.0, || Drawing::new(10.0, 10.0));
            scene.picture(picture, Rect::new(*x, *y, 10.0, 10.0));
        }
        scene
    }

    fn changed(before: &[(u8, f32, f32)], after: &[(u8, f32, f32)]) -> Areas {
        let mut changes = Changes::default();
        changes.follow(&scene(before));
        changes.follow(&scene(after))
    }

    const GROUND: (u8, f32, f32) = (0, 0.0, 0.0);

    #[test]
    fn what_stays_is_not_drawn_again() {
        let table = [GROUND, (1, 20.0, 0.0), (2, 40.0, 0.0)];
        assert!(changed(&table, &table).is_empty());
        assert_eq!(changed(&[], &table).len(), 3, "nothing was drawn before");
    }

    #[test]
    fn what_moves_is_drawn_where_it_was_and_where_it_is() {
        let areas = changed(&[GROUND, (1, 20.0, 0.0), (2, 90.0, 0.0)], &[GROUND, (1, 40.0, 0.0), (2, 90.0, 0.0)]);
        let mut lefts: Vec<f32> = areas.iter().map(|area| area.x).collect();
        lefts.sort_by(f32::total_cmp);
        assert_eq!(lefts, [20.0, 40.0]);
    }

    #[test]
    fn what_comes_goes_or_changes_its_order_is_drawn() {
        let (one, two) = ((1, 20.0, 0.0), (2, 25.0, 5.0));
        assert_eq!(*changed(&[GROUND, one], &[GROUND]), [Rect::new(20.0, 0.0, 10.0, 10.0)]);
        assert_eq!(*changed(&[GROUND], &[GROUND, one]), [Rect::new(20.0, 0.0, 10.0, 10.0)]);
        assert!(!changed(&[GROUND, one, two], &[GROUND, two, one]).is_empty(), "one lies over the other now");
    }

    #[test]
    fn many_small_changes_are_a_few_areas_that_hold_them_all() {
        let spots: Vec<(u8, f32, f32)> =
            (1..40).map(|nth| (nth, f32::from(nth % 7) * 50.0, f32::from(nth) * 20.0)).collect();
        let areas = changed(&[GROUND], &[vec![GROUND], spots.clone()].concat());
        assert!(areas.len() <= MOST);
        for (_, x, y) in spots {
            let spot = Rect::new(x, y, 10.0, 10.0);
            assert!(areas.iter().any(|area| area.meet(spot) == spot), "{spot:?} is forgotten");
        }
    }
}
