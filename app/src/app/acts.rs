//! What is touched, brought to the screen on top, and where that leads.

use super::{App, Layer, Passage, words};
use crate::{
    explain::Explained,
    geometry::Point,
    input::Gesture,
    nav::{Desk, Nav, Screen, UiEvent},
    scene::{Role, Touchable},
    screens::{link, reference::Reference},
    sound::Effect,
    touch::Anywhere,
};

impl App {
    pub(super) fn use_touchable(&mut self, id: &str) {
        let Some(at) = self.scene.find(id).map(|touchable| touchable.area.centre()) else { return };
        if self.stack.last().is_some_and(|layer| layer.screen.needs_hold(id)) {
            self.act(&UiEvent::Gesture(Some(id), Gesture::Hold { at }));
        } else {
            self.tap(id, at);
        }
    }

    /// Opens what a link names, over the home screen; the game that was running can be had back there.
    pub(super) fn open(&mut self, address: &str) {
        let Some(stack) = self.with_screen(|_, desk| link::open(address, desk)).flatten() else { return };
        self.stack.truncate(1);
        stack.into_iter().for_each(|screen| self.go(Nav::Push(screen)));
    }

    /// Every tap sounds the same, and "back" is answered here, so that no screen has to.
    pub(super) fn tap(&mut self, id: &str, at: Point) {
        match id.parse() {
            Ok(Anywhere::Back) => return self.back(),
            Ok(Anywhere::ReadMore) => return self.read_more(),
            Ok(Anywhere::Enough) => return self.explained = None,
            _ => {}
        }
        match self.scene.find(id) {
            Some(Touchable { role: Role::Button | Role::Switch { .. } | Role::Choice { .. }, .. }) => {
                self.platform.play(Effect::Tap);
            }
            Some(field @ Touchable { role: Role::Field { .. }, .. }) => self.platform.type_into(field),
            _ => {}
        }
        self.messages.take_offer(id);
        self.tapped = self.scene.find(id).map(|it| it.area);
        if !self.tap_timer_message(id) {
            self.tap_on_screen(id, at);
        }
        self.tapped = None;
    }

    /// A tap that is of no use to the screen tells what lies there, as holding it would.
    pub(super) fn tap_on_screen(&mut self, id: &str, at: Point) {
        let is_label = self.scene.find(id).is_some_and(|it| it.role == Role::Label);
        let Some(nav) = self.with_screen(|screen, desk| screen.act(&UiEvent::Tap(id, at), desk)) else { return };
        let told = self.told_at(at).filter(|_| is_label && self.explained.is_none() && matches!(nav, Nav::Pass));
        match told {
            Some(told) => self.explain(told),
            None => self.go(nav),
        }
    }

    pub(super) fn back(&mut self) {
        self.platform.play(Effect::Back);
        if self.explained.take().is_some() {
            return;
        }
        let nav = self.with_screen(|screen, desk| screen.back(desk));
        self.go(nav.unwrap_or(Nav::Stay));
    }

    /// What there is to tell of the thing at a place.
    pub(super) fn told_at(&self, at: Point) -> Option<Explained> {
        let touchable = self.scene.touchables.iter().rev().find(|touchable| touchable.area.contains(at))?;
        let (screen, frame) = self.top()?;
        screen.explains(&touchable.id, at, &frame)
    }

    /// Tells what a thing is and does; the finger that holds it means nothing further.
    pub(super) fn explain(&mut self, told: Explained) {
        self.recogniser.abandon();
        self.abandon_gesture();
        self.platform.play(Effect::Tap);
        self.platform.announce(&format!("{}. {}", told.name, told.text));
        self.explained = Some(told);
    }

    pub(super) fn read_more(&mut self) {
        if let Some(Explained { game, section, .. }) = self.explained.take() {
            self.platform.play(Effect::Tap);
            self.go(Nav::Push(Box::new(Reference::at(game, section))));
        }
    }

    pub(super) fn act(&mut self, event: &UiEvent<'_>) {
        // What a finger does on a card that lies over the screen is not meant for the screen.
        if self.explained.is_some() && matches!(event, UiEvent::Gesture(..) | UiEvent::Wheel(..)) {
            return;
        }
        if let Some(nav) = self.with_screen(|screen, desk| screen.act(event, desk)) {
            self.go(nav);
        }
    }

    pub(super) fn with_screen<T>(&mut self, run: impl FnOnce(&mut dyn Screen, &mut Desk<'_>) -> T) -> Option<T> {
        let Layer { screen, offsets, .. } = self.stack.last_mut()?;
        let before = self.store.settings.clone();
        let mut desk = Desk {
            platform: &mut *self.platform,
            store: &mut self.store,
            words: &self.words,
            now: self.now,
            size: self.size,
            safe: self.safe,
            messages: &mut self.messages,
            offsets,
            scene: &self.scene,
            keeper: &mut self.keeper,
        };
        let result = run(&mut **screen, &mut desk);
        if self.store.settings != before {
            self.store.settings.follow(self.platform.wishes());
            self.store.save_settings(&mut *self.platform);
            self.words = words(&self.store, &*self.platform);
            self.apply_volumes();
        }
        self.keeper.save(&mut *self.platform, &mut self.store, &self.words, self.now);
        self.tell_troubles();
        self.tell_of_forgetting();
        Some(result)
    }

    pub(super) fn go(&mut self, nav: Nav) {
        let mut passage = Passage::default();
        match nav {
            Nav::Stay | Nav::Pass => return,
            Nav::Tell(told) => return self.explain(told),
            Nav::Push(screen) => {
                let tile = self.tapped.take();
                passage = Passage::new(&self.scene.sprites, tile, false);
                self.stack.push(Layer { tile, ..Layer::new(screen) });
            }
            Nav::Replace(screen) => {
                self.stack.pop();
                // Where the same screen already lies below, two ways back would look alike.
                self.stack.pop_if(|below| below.screen.name() == screen.name());
                self.stack.push(Layer::new(screen));
            }
            Nav::Pop if self.stack.len() == 1 => self.quit = self.platform.abilities().leaves,
            Nav::Pop => {
                let left = self.stack.pop().and_then(|layer| layer.tile);
                passage = Passage::new(&self.scene.sprites, left, true);
            }
        }
        self.passage = passage;
        self.messages.leave();
        self.focus = None;
        self.explained = None;
        self.grip = None;
        self.pressed = None;
        self.fling = None;
        self.entered = self.now;
        self.with_screen(|screen, desk| screen.enter(desk));
        self.show();
    }
}
