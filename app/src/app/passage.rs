//! How one screen gives way to another: the tile that was tapped grows into the screen it opens, and the screen shrinks
//! back into it. Only pictures move; what can be touched is that of the new screen from the first moment.

use crate::{
    geometry::Rect,
    scene::{Scene, Sprite},
    theme::{Frame, ease_in_out, ease_out},
    widgets,
};

/// How far a screen slides that comes from no tile, in dp.
const SLIDE: f32 = 24.0;
/// How dark the screen below gets, from 0 to 1.
const SHADE: f32 = 0.45;

/// A way from one screen to the next, while it is seen.
#[derive(Default)]
pub(super) struct Passage {
    /// What was seen before.
    left: Vec<Sprite>,
    /// The tile between the two screens, if there is one.
    tile: Option<Rect>,
    /// Whether it leads back.
    is_back: bool,
}

impl Passage {
    /// The way into a screen out of a tile, or back into the tile.
    pub(super) fn new(left: &[Sprite], tile: Option<Rect>, is_back: bool) -> Passage {
        // Without a tile nothing of the old screen is seen.
        let left = if tile.is_some() { left.to_vec() } else { Vec::new() };
        Passage { left, tile, is_back }
    }

    /// Changes how the new screen is seen at a part of the way, from 0 to 1.
    pub(super) fn show(&self, scene: &mut Scene, frame: &Frame<'_>, part: f32) {
        let Some(tile) = self.tile else { return self.slide(scene, part) };
        let mut below = Scene::default();
        below.sprites.extend(self.left.iter().cloned());
        let grown = ease_in_out(if self.is_back { 1.0 - part } else { part });
        let opening = tile.towards(frame.whole(), grown);
        if self.is_back {
            std::mem::swap(&mut scene.sprites, &mut below.sprites);
        }
        // The smaller screen becomes the tile at the end.
        let fade = (grown * 3.0).min(1.0);
        for sprite in &mut scene.sprites {
            sprite.clip = Some(sprite.clip.map_or(opening, |clip| clip.meet(opening)));
            sprite.fade *= fade;
        }
        widgets::veil(&mut below, frame, SHADE * grown);
        below.sprites.append(&mut scene.sprites);
        scene.sprites = below.sprites;
    }

    fn slide(&self, scene: &mut Scene, part: f32) {
        let eased = ease_out(part);
        let from = if self.is_back { -SLIDE } else { SLIDE };
        for sprite in scene.sprites.iter_mut().filter(|sprite| !sprite.ground) {
            sprite.at.y += from * (1.0 - eased);
            sprite.fade *= eased;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: Rect = Rect { x: 100.0, y: 50.0, w: 40.0, h: 20.0 };
    const WHOLE: Rect = Rect { x: 0.0, y: 0.0, w: 390.0, h: 844.0 };

    #[test]
    fn an_area_grows_from_the_tile_to_the_window() {
        assert_eq!(TILE.towards(WHOLE, 0.0), TILE);
        assert_eq!(TILE.towards(WHOLE, 1.0), WHOLE);
        let middle = TILE.towards(WHOLE, 0.5);
        assert!(middle.w > TILE.w && middle.w < WHOLE.w && middle.x < TILE.x);
    }
}
