//! What keys do where the screen has no use for them: the focus, pages and sliders.

use super::App;
use crate::{
    geometry::{Point, Rect},
    input::Key,
    nav::{Nav, Screen, UiEvent},
    scene::{Role, Scene, Touchable},
    theme::{self, Frame},
    touch::Anywhere,
    widgets,
};

/// The key that stands for something on a screen, if it can be touched now.
fn key_of(screen: &dyn Screen, touchable: &Touchable) -> Option<Key> {
    let answers = touchable.role != Role::Label && touchable.area.w > 0.0 && touchable.area.h > 0.0;
    match touchable.id.parse() {
        _ if !answers => None,
        Ok(Anywhere::Back) => Some(Key::Back),
        _ => screen.key_of(&touchable.id),
    }
}

impl App {
    pub(super) fn key(&mut self, key: Key) {
        let mut passed = false;
        let field = self.scene.text_field().map(|field| field.id.clone());
        let key = match key {
            Key::Back => return self.back(),
            Key::Paste if field.is_some() => return self.platform.ask_paste(),
            Key::Space if field.is_some() => Key::Letter(' '),
            Key::Space => Key::Enter,
            key => key,
        };
        self.shows_keys |= field.is_none();
        // Enter uses what has the focus; a field has it while one types, and Enter ends that.
        if let Some(id) = self.focus.clone().filter(|id| key == Key::Enter && Some(id) != field.as_ref()) {
            return self.use_touchable(&id);
        }
        if self.explained.is_some() {
            return self.use_key(key);
        }
        if let Some(id) = self.meant_by(key).filter(|_| field.is_none()) {
            return self.use_touchable(&id);
        }
        if let Some(nav) = self.with_screen(|screen, desk| screen.act(&UiEvent::Key(key), desk)) {
            passed = matches!(nav, Nav::Pass);
            self.go(nav);
        }
        if passed {
            self.use_key(key);
        }
    }

    /// What a key stands for on the screen.
    fn meant_by(&self, key: Key) -> Option<String> {
        let (screen, _) = self.top()?;
        let is_it = |touchable: &&Touchable| key_of(screen, touchable) == Some(key.in_lower_case());
        self.scene.touchables.iter().find(is_it).map(|touchable| touchable.id.clone())
    }

    /// Shows the keys of what can be touched where somebody plays by keys, and that of what the mouse rests on.
    pub(super) fn show_keys(&self, scene: &mut Scene, screen: &dyn Screen, frame: &Frame<'_>) {
        if scene.text_field().is_some() {
            return;
        }
        let is_shown = |touchable: &&Touchable| self.shows_keys || self.pointer.over() == Some(&touchable.id);
        let shown: Vec<(Rect, Key)> = scene
            .touchables
            .iter()
            .filter(is_shown)
            .filter_map(|touchable| Some((touchable.area, key_of(screen, touchable)?)))
            .collect();
        shown.into_iter().for_each(|(area, key)| widgets::key_cap(scene, frame, key, area));
    }

    fn use_key(&mut self, key: Key) {
        let page = self.scene.scrolls.last().map(|scroll| (scroll.id.clone(), scroll.area.h * 0.8));
        match (key, page) {
            (Key::PageDown, Some((id, page))) => self.scroll_by(&id, page),
            (Key::PageUp, Some((id, page))) => self.scroll_by(&id, -page),
            (Key::Left | Key::Right, _) if self.nudge_slider(key) => {}
            (Key::Up | Key::Right | Key::Down | Key::Left | Key::Tab, _) => self.move_focus(key),
            _ => {}
        }
    }

    /// Moves the focused slider by a step, as if it were touched there.
    fn nudge_slider(&mut self, key: Key) -> bool {
        let Some(slider) = self.focus.as_ref().and_then(|id| self.scene.find(id)).cloned() else { return false };
        let Role::Slider { value } = slider.role else { return false };
        let value = if key == Key::Right { value.saturating_add(5) } else { value.saturating_sub(5) };
        self.set_slider(&slider.id, value);
        true
    }

    pub(super) fn set_slider(&mut self, id: &str, value: u8) {
        if let Some(area) = self.scene.find(id).map(|slider| slider.area) {
            self.tap(id, widgets::slider_point(area, value));
        }
    }

    fn move_focus(&mut self, key: Key) {
        let answering: Vec<&Touchable> = self.scene.touchables.iter().filter(|t| t.role != Role::Label).collect();
        let current = self.focus.as_ref().and_then(|id| answering.iter().position(|touchable| touchable.id == *id));
        let next = match (current, key) {
            (None, _) => answering.first().map(|touchable| touchable.id.clone()),
            (Some(index), Key::Tab) => answering.get((index + 1) % answering.len()).map(|t| t.id.clone()),
            (Some(index), _) => {
                let from = answering[index].area.centre();
                let ahead = |to: Point| match key {
                    Key::Up => (from.y - to.y, (from.x - to.x).abs()),
                    Key::Down => (to.y - from.y, (from.x - to.x).abs()),
                    Key::Left => (from.x - to.x, (from.y - to.y).abs()),
                    _ => (to.x - from.x, (from.y - to.y).abs()),
                };
                let candidates = answering.iter().map(|touchable| (ahead(touchable.area.centre()), touchable));
                candidates
                    .filter(|((along, _), _)| *along > 1.0)
                    .min_by(|((a, aside), _), ((b, bside), _)| (a + 2.0 * aside).total_cmp(&(b + 2.0 * bside)))
                    .map(|(_, touchable)| touchable.id.clone())
                    .or_else(|| self.focus.clone())
            }
        };
        self.focus = next;
        self.reveal_focus();
    }

    /// Scrolls so that the focused thing is inside its scroll area.
    pub(super) fn reveal_focus(&mut self) {
        let Some(area) = self.focus.as_ref().and_then(|id| self.scene.find(id)).map(|touchable| touchable.area) else {
            return;
        };
        let Some(scroll) = self.scene.scrolls.last().cloned() else { return };
        if area.h < theme::TOUCH / 2.0 {
            let below = area.centre().y > scroll.area.centre().y;
            self.scroll_by(&scroll.id, if below { scroll.area.h / 2.0 } else { -scroll.area.h / 2.0 });
        }
    }
}
