//! What can be wrong with a table as it is shown: text that does not fit, and things that a finger cannot touch.

use crate::fingers::{Fingers, SMALLEST};
use sablier::{
    geometry::Rect,
    scene::{Role, Scene, Touchable},
    theme::TOUCH,
};
use std::collections::BTreeSet;

/// The least side of a button in the smallest window, in dp: who has such a window has a mouse.
const LEAST_BY_MOUSE: f32 = 24.0;
/// Two buttons may share this much of a border.
const HAIR: f32 = 1.0;

/// What is wrong with what is shown now.
pub fn faults(fingers: &Fingers, moment: &str) -> BTreeSet<String> {
    let scene = fingers.app.scene();
    let mut faults: BTreeSet<String> = scene.faults.iter().cloned().collect();
    let least = if fingers.size() == SMALLEST { LEAST_BY_MOUSE } else { TOUCH };
    let buttons: Vec<&Touchable> = scene.touchables.iter().filter(|it| is_button(it)).collect();
    for (nth, button) in buttons.iter().enumerate() {
        let Rect { w, h, .. } = button.area;
        if (w < least - 0.01 || h < least - 0.01) && !is_cut(scene, button) {
            faults.insert(format!("{} is {:?}", button.id, button.area));
        }
        let (width, height) = fingers.size();
        if !Rect::new(-HAIR, -HAIR, width + 2.0 * HAIR, height + 2.0 * HAIR).holds(&button.area) {
            faults.insert(format!("{} reaches over the window: {:?}", button.id, button.area));
        }
        for other in &buttons[nth + 1..] {
            let both = button.area.meet(other.area);
            // The bubble of a lesson lies over the table on purpose, with its buttons in it.
            if both.w > HAIR && both.h > HAIR && !other.id.starts_with("lesson") {
                faults.insert(format!("{} lies over {}", other.id, button.id));
            }
        }
    }
    faults.extend(scene.touchables.iter().filter(|it| it.label.is_empty()).map(|it| format!("{} says nothing", it.id)));
    faults.into_iter().map(|fault| format!("{moment}: {fault}")).collect()
}

/// Tests whether something is a button with a place of its own. Targets on a board are as large as their cards, which
/// the player can zoom, and a button that fills the window lies under the others.
fn is_button(touchable: &Touchable) -> bool {
    let on_board = ["corner_", "target_", "room_", "arrow_", "walk_", "step-"];
    touchable.role == Role::Button && touchable.area.h > 0.0 && !on_board.iter().any(|id| touchable.id.starts_with(id))
}

/// Tests whether a scroll cuts something off, which is whole once it is scrolled to.
fn is_cut(scene: &Scene, touchable: &Touchable) -> bool {
    let clips = scene.scrolls.iter().map(|scroll| scroll.area);
    let area = touchable.area;
    clips.into_iter().any(|clip| (area.bottom() - clip.bottom()).abs() < 1.0 || (area.y - clip.y).abs() < 1.0)
}

/// Tests that every state of a table fits; `$check` looks at all of them in windows of these sizes, with letters of so
/// many percent.
macro_rules! table_fits {
    ($check:ident) => {
        #[test]
        fn every_state_of_the_table_fits_every_window() {
            $check(&crate::fingers::WINDOWS, 100);
        }

        #[test]
        fn every_state_of_the_table_fits_with_larger_text() {
            $check(&crate::fingers::WINDOWS, 150);
        }

        #[test]
        fn every_state_of_the_table_fits_with_text_twice_as_large() {
            $check(&crate::fingers::LARGE_TEXT, 200);
        }

        #[test]
        fn every_state_of_the_table_can_be_used_in_the_smallest_window() {
            $check(&[crate::fingers::SMALLEST], 100);
        }
    };
}
pub(crate) use table_fits;

/// Says everything that is wrong at once.
pub fn agree(found: BTreeSet<String>) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}
