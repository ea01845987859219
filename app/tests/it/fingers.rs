//! Fingers on an app without a window: taps, drags and keys by id, frame by frame.

use sablier::{
    app::App,
    geometry::{Point, Rect, Size},
    input::{Input, Key, spread},
    platform::memory::Memory,
    script::TICK,
};

/// Phone, phone on its side, tablet, desktop.
pub const SIZES: [(f32, f32); 4] = [(390.0, 844.0), (844.0, 390.0), (820.0, 1180.0), (1440.0, 900.0)];

/// Every window that a screen must fit.
pub const WINDOWS: [(f32, f32); 6] =
    [(320.0, 568.0), (360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (820.0, 1180.0), (1440.0, 900.0)];
/// Windows from which on text may be twice as large.
pub const LARGE_TEXT: [(f32, f32); 3] = [(390.0, 844.0), (844.0, 390.0), (820.0, 1180.0)];
/// The smallest window in which everything can be used.
pub const SMALLEST: (f32, f32) = (320.0, 240.0);

/// An app and the fingers on it.
pub struct Fingers {
    pub app: App,
    pub device: Memory,
    size: Size,
    now: f64,
    moving: bool,
}

impl Fingers {
    /// Opens the app on a device.
    pub fn on(device: &Memory, (w, h): (f32, f32)) -> Fingers {
        let app = App::new(Box::new(device.clone()));
        let mut fingers = Fingers { app, device: device.clone(), size: Size { w, h }, now: 0.0, moving: false };
        fingers.rest(300.0);
        fingers
    }

    /// Opens the app at the Donjonz table, with the lesson already seen.
    pub fn at_table(device: &Memory, size: (f32, f32)) -> Fingers {
        let mut fingers = Fingers::on(device, size);
        fingers.tap("play-donjonz");
        fingers.tap("new");
        assert_eq!(fingers.app.screen_name(), "donjonz");
        fingers
    }

    /// One frame with these inputs.
    pub fn feed(&mut self, inputs: &[Input]) {
        self.now += TICK;
        let edges = self.app.edges();
        let inputs = spread(inputs, self.now - TICK, self.now);
        self.moving = self.app.frame(self.now, self.size, edges, &inputs);
    }

    /// Lets the app's clock and the device's go on together by one long frame.
    pub fn pass(&mut self, ms: u64) {
        self.device.contents_mut().clock += ms;
        self.now += ms as f64 - TICK;
        self.feed(&[]);
    }

    /// How large the window is.
    pub fn size(&self) -> (f32, f32) {
        (self.size.w, self.size.h)
    }

    /// Tests whether something moved in the last frame.
    pub fn moves(&self) -> bool {
        self.moving
    }

    /// Lets time pass.
    pub fn rest(&mut self, ms: f64) {
        for _ in 0..(ms / TICK).ceil() as u32 {
            self.feed(&[]);
        }
    }

    /// Turns the device or pulls at the window.
    pub fn resize(&mut self, (w, h): (f32, f32)) {
        self.size = Size { w, h };
        self.feed(&[]);
    }

    /// Where a touchable lies.
    pub fn find(&self, id: &str) -> Point {
        let ids: Vec<&str> = self.app.scene().touchables.iter().map(|touchable| touchable.id.as_str()).collect();
        let found = self.app.scene().find(id);
        found.unwrap_or_else(|| panic!("no {id} on {}: {ids:?}", self.app.screen_name())).area.centre()
    }

    pub fn sees(&self, id: &str) -> bool {
        self.app.scene().find(id).is_some()
    }

    pub fn tap(&mut self, id: &str) {
        self.reveal(id);
        let at = self.find(id);
        self.feed(&[Input::Down { finger: 1, at }]);
        self.feed(&[Input::Up { finger: 1, at }]);
        self.rest(300.0);
    }

    /// Rests on a touchable until that is a hold.
    pub fn hold(&mut self, id: &str) {
        let at = self.find(id);
        self.feed(&[Input::Down { finger: 1, at }]);
        self.rest(700.0);
        self.feed(&[Input::Up { finger: 1, at }]);
    }

    /// Scrolls until a touchable is in view.
    pub fn reveal(&mut self, id: &str) {
        let hidden = |fingers: &Fingers| fingers.app.scene().find(id).is_some_and(|found| found.area.h < 24.0);
        for by in [-1.0; 40].into_iter().chain([1.0; 80]) {
            let areas: Vec<_> = self.app.scene().scrolls.iter().map(|scroll| scroll.area).collect();
            if areas.is_empty() || !hidden(self) {
                return;
            }
            // It may lie in any of them, and a bubble over the middle of that one.
            let edge = |area: Rect| Point { x: area.centre().x, y: area.y + 8.0 };
            let places = areas.into_iter().flat_map(|area| [area.centre(), edge(area)]);
            self.feed(&places.map(|at| Input::Wheel { at, by }).collect::<Vec<_>>());
        }
    }

    /// Puts a finger down on a touchable and moves it, without letting go.
    pub fn carry(&mut self, id: &str, to: Point) {
        let from = self.find(id);
        self.feed(&[Input::Down { finger: 1, at: from }]);
        for i in 1..=6 {
            let t = i as f32 / 6.0;
            let at = Point { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
            self.feed(&[Input::Move { finger: 1, at }]);
        }
    }

    pub fn let_go(&mut self, at: Point) {
        self.rest(120.0);
        self.feed(&[Input::Up { finger: 1, at }]);
        self.rest(300.0);
    }

    pub fn drag(&mut self, id: &str, to: Point) {
        self.carry(id, to);
        self.let_go(to);
    }

    /// A swipe from a touchable over so many ms, let go without a rest.
    pub fn swipe(&mut self, id: &str, by: Point, ms: f64) {
        let from = self.find(id);
        self.feed(&[Input::Down { finger: 1, at: from }]);
        let moves = (ms / TICK).ceil() as u32;
        for i in 1..=moves {
            let t = i as f32 / moves as f32;
            self.feed(&[Input::Move { finger: 1, at: Point { x: from.x + by.x * t, y: from.y + by.y * t } }]);
        }
        self.feed(&[Input::Up { finger: 1, at: Point { x: from.x + by.x, y: from.y + by.y } }]);
    }

    /// A quick swipe from a touchable.
    pub fn flick(&mut self, id: &str, by: Point) {
        let from = self.find(id);
        self.feed(&[Input::Down { finger: 1, at: from }]);
        for i in 1..=3 {
            let t = i as f32 / 3.0;
            let at = Point { x: from.x + by.x * t, y: from.y + by.y * t };
            self.feed(&[Input::Move { finger: 1, at }]);
        }
        self.feed(&[Input::Up { finger: 1, at: Point { x: from.x + by.x, y: from.y + by.y } }]);
        self.rest(300.0);
    }

    pub fn press(&mut self, key: Key) {
        self.feed(&[Input::Key(key)]);
        self.rest(300.0);
    }

    /// A value of the app's state by its JSON pointer.
    pub fn state(&self, pointer: &str) -> serde_json::Value {
        self.app.dump().pointer(pointer).cloned().unwrap_or_default()
    }
}

/// A phone on which the Donjonz lesson was seen, beside a table with real dice.
pub fn phone(language: &str) -> Memory {
    phone_with_text(language, 100)
}

/// The same with another size of text, in percent.
pub fn phone_with_text(language: &str, percent: u16) -> Memory {
    let device = Memory::new(language);
    let content = serde_json::json!({ "donjonz_lesson_seen": true, "text_size": percent, "throws": "table" });
    set(&device, content);
    device
}

/// A phone on which Donjonz asks before a weapon is taken.
pub fn phone_that_asks(language: &str, percent: u16) -> Memory {
    let device = Memory::new(language);
    let content = serde_json::json!({ "donjonz_lesson_seen": true, "ask_weapons": true, "text_size": percent });
    set(&device, content);
    device
}

/// A phone on which dice are thrown by a finger.
pub fn phone_on_screen(language: &str) -> Memory {
    phone_on_screen_with_text(language, 100)
}

/// The same with another size of text, in percent.
pub fn phone_on_screen_with_text(language: &str, percent: u16) -> Memory {
    let device = Memory::new(language);
    set(&device, serde_json::json!({ "text_size": percent }));
    device
}

fn set(device: &Memory, content: serde_json::Value) {
    let settings = serde_json::json!({ "version": 1, "content": content }).to_string();
    device.contents_mut().files.insert("settings.json".to_string(), settings.into_bytes());
}
