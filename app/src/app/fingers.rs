//! What fingers and the wheel do before a screen hears of it: what they press, hold, drag and scroll.

use super::{App, Grip};
use crate::{
    geometry::Point,
    input::{Gesture, Input, MOUSE},
    nav::UiEvent,
    scene::Role,
};

/// How long a screen that came by itself takes no touch, in ms: as long after it came, and after each touch that was not
/// meant for it.
const GRACE: f64 = 400.0;
/// How much a fling slows down in a second.
const FRICTION: f32 = 5.0;

impl App {
    pub(super) fn take(&mut self, input: &Input) {
        self.pointer.follow(input);
        if let Input::Down { finger, .. } = *input {
            self.shows_keys &= finger == MOUSE;
        }
        match *input {
            Input::Wheel { at, by } => self.wheel(at, by),
            Input::Key(key) => self.key(key),
            _ => {
                if let Some(gesture) = self.recogniser.feed(input, self.now) {
                    // A tap reported whole still presses first, so that it has something to tap.
                    if let (Gesture::Tap { at }, None) = (gesture, &self.grip) {
                        self.gesture(Gesture::Press { at });
                    }
                    self.gesture(gesture);
                }
            }
        }
    }

    pub(super) fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Press { at } => self.press(at),
            Gesture::Tap { at } => {
                let grip = self.grip.take().unwrap_or_default();
                self.pressed = None;
                match grip.id {
                    Some(id) => self.tap(&id, at),
                    None => self.act(&UiEvent::Gesture(None, gesture)),
                }
            }
            Gesture::DragStart { .. } | Gesture::Drag { .. } | Gesture::Drop { .. } => self.drag(gesture),
            Gesture::Hold { at } => {
                let id = self.grip.as_ref().and_then(|grip| grip.id.clone());
                self.pressed = None;
                if let Some(told) = self.told_at(at).filter(|_| !self.screen_holds()) {
                    return self.explain(told);
                }
                self.act(&UiEvent::Gesture(id.as_deref(), gesture));
            }
            Gesture::Pinch { .. } => self.act(&UiEvent::Gesture(None, gesture)),
            Gesture::Cancel => self.abandon_gesture(),
        }
    }

    /// Tests whether what a finger rests on can be held.
    pub(super) fn is_held(&self) -> bool {
        self.screen_holds() || self.explained.is_none() && self.grip.as_ref().is_some_and(|grip| grip.explains)
    }

    /// Tests whether it means something of its own to the screen that a finger rests there.
    fn screen_holds(&self) -> bool {
        let id = self.grip.as_ref().and_then(|grip| grip.id.as_ref());
        id.zip(self.stack.last()).is_some_and(|(id, layer)| layer.screen.holds(id))
    }

    fn press(&mut self, at: Point) {
        self.messages.dismiss_read(self.now);
        self.focus = None;
        self.fling = None;
        // Whoever taps on while a screen comes by itself did not mean what lies there now.
        let is_meant = self.now - self.came >= GRACE;
        if !is_meant {
            self.came = self.now;
        }
        let touched = self.scene.at(at).filter(|_| is_meant);
        let scroll = self.scene.scrolls.iter().rev().find(|scroll| scroll.area.contains(at) && scroll.reach > 0.0);
        let explains = self.told_at(at).is_some();
        self.pressed = touched.map(|touchable| touchable.id.clone());
        self.grip = Some(Grip {
            id: self.pressed.clone(),
            drags: touched.is_some_and(|touchable| touchable.drags),
            scroll: scroll.map(|scroll| scroll.id.clone()),
            explains,
        });
        let (id, gesture) = (self.pressed.clone(), Gesture::Press { at });
        self.act(&UiEvent::Gesture(id.as_deref(), gesture));
    }

    fn drag(&mut self, gesture: Gesture) {
        self.let_sliders_scroll(gesture);
        let Some(grip) = &self.grip else { return };
        let (id, scroll) = (grip.id.clone(), grip.scroll.clone().filter(|_| !grip.drags));
        if let Gesture::DragStart { .. } = gesture {
            self.pressed = None;
        }
        if let Gesture::Drop { .. } = gesture {
            self.grip = None;
            self.pressed = None;
        }
        match (scroll, gesture) {
            (Some(scroll), Gesture::DragStart { from, at }) => self.scroll_by(&scroll, from.y - at.y),
            (Some(scroll), Gesture::Drag { by, .. }) => self.scroll_by(&scroll, -by.y),
            (Some(scroll), Gesture::Drop { speed, .. }) => self.fling = Some((scroll, -speed.y)),
            _ => self.act(&UiEvent::Gesture(id.as_deref(), gesture)),
        }
    }

    /// A finger that leaves a slider up or down means the page, not the slider.
    fn let_sliders_scroll(&mut self, gesture: Gesture) {
        let (Gesture::DragStart { from, at }, Some(grip)) = (gesture, &mut self.grip) else { return };
        let role = grip.id.as_ref().and_then(|id| self.scene.find(id)).map(|touchable| touchable.role);
        if matches!(role, Some(Role::Slider { .. })) && (at.y - from.y).abs() > (at.x - from.x).abs() {
            grip.drags = false;
        }
    }

    pub(super) fn abandon_gesture(&mut self) {
        self.pressed = None;
        if let Some(grip) = self.grip.take() {
            self.act(&UiEvent::Gesture(grip.id.as_deref(), Gesture::Cancel));
        }
    }

    fn wheel(&mut self, at: Point, by: f32) {
        match self.scene.scrolls.iter().rev().find(|scroll| scroll.area.contains(at)).map(|scroll| scroll.id.clone()) {
            Some(scroll) => self.scroll_by(&scroll, -by * 60.0),
            None => self.act(&UiEvent::Wheel(at, by)),
        }
    }

    pub(super) fn scroll_by(&mut self, id: &str, by: f32) {
        let Some(scroll) = self.scene.scrolls.iter().find(|scroll| scroll.id == id) else { return };
        let Some(layer) = self.stack.last_mut() else { return };
        let offset = layer.offsets.entry(id.to_string()).or_insert(0.0);
        *offset = (offset.min(scroll.reach) + by).clamp(0.0, scroll.reach);
    }

    pub(super) fn coast(&mut self, step: f32) -> bool {
        let Some((id, speed)) = self.fling.take() else { return false };
        if speed.abs() < 20.0 || self.store.settings.reduced_motion {
            return false;
        }
        self.scroll_by(&id, speed * step);
        self.fling = Some((id, speed * (-FRICTION * step).exp()));
        true
    }
}
