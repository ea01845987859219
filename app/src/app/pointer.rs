//! Where the mouse rests: a card, tile or button under it lifts a little and shows its key. A finger lifts nothing.

use crate::{
    geometry::{Point, Rect},
    input::{Input, MOUSE},
    scene::{Role, Scene, Touchable},
    theme::{Frame, ease_out},
};

/// How far a thing lifts, in dp.
const LIFT: f32 = 4.0;
/// How long that takes, in ms.
const RISE: f64 = 120.0;
/// How far parts of a thing may reach over where it answers, in dp.
const OVER: f32 = 6.0;
/// What fills more of the window than this part is a ground, not a thing on it.
const MOST: f32 = 0.5;

/// The mouse, and what it lifts.
#[derive(Default)]
pub(super) struct Pointer {
    at: Option<Point>,
    over: Option<String>,
    /// What it rested on before.
    left: Option<String>,
    /// When it came to what it rests on now.
    since: f64,
}

impl Pointer {
    /// Follows the mouse. A finger that comes down puts it away.
    pub(super) fn follow(&mut self, input: &Input) {
        match *input {
            Input::Move { finger: MOUSE, at } | Input::Up { finger: MOUSE, at } => self.at = Some(at),
            Input::Down { .. } => self.at = None,
            _ => {}
        }
    }

    /// Looks at what lies under it.
    pub(super) fn look(&mut self, scene: &Scene, window: Rect, now: f64) {
        let under = self.at.and_then(|at| scene.at(at)).filter(|it| is_thing(it, window));
        let under = under.map(|touchable| touchable.id.clone());
        if under != self.over {
            self.left = std::mem::replace(&mut self.over, under);
            self.since = now;
        }
    }

    /// What it rests on.
    pub(super) fn over(&self) -> Option<&str> {
        self.over.as_deref()
    }

    /// Tests whether something is still on its way up or down.
    pub(super) fn moves(&self, now: f64) -> bool {
        (self.over.is_some() || self.left.is_some()) && now - self.since < RISE
    }

    /// Lifts what it rests on, and lets down what it left.
    pub(super) fn lift(&self, scene: &mut Scene, frame: &Frame<'_>) {
        if frame.settings.reduced_motion {
            return;
        }
        let up = LIFT * ease_out(((frame.now - self.since) / RISE) as f32);
        for (id, by) in [(&self.left, LIFT - up), (&self.over, up)] {
            let area = id.as_ref().and_then(|id| scene.find(id)).map(|touchable| touchable.area.inset(-OVER));
            let Some(area) = area.filter(|_| by > 0.0) else { continue };
            for sprite in scene.sprites.iter_mut().filter(|sprite| !sprite.ground && area.holds(&sprite.at)) {
                sprite.at.y -= by;
            }
        }
    }
}

/// Tests whether something lies on the screen as a thing of its own.
fn is_thing(touchable: &Touchable, window: Rect) -> bool {
    let (role, area) = (touchable.role, touchable.area);
    let answers = matches!(role, Role::Button | Role::Switch { .. } | Role::Choice { .. } | Role::Card);
    answers && area.w * area.h < MOST * window.w * window.h
}
