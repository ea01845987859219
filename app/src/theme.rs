//! Sizes, lettering and motion, as the look describes them: one place to change how everything feels.

use crate::{
    geometry::{Insets, Rect, Size},
    platform::Abilities,
    play::Games,
    scene::Lettering,
    store::Settings,
    timers::Keeper,
    touch::Touch,
};
use printkit_core::{Words, drawing::Face, ink, words::Value};
use std::collections::HashMap;

/// The least side of a thing to touch, in dp.
pub const TOUCH: f32 = 48.0;
/// Room at the edges of a screen.
pub const GUTTER: f32 = 16.0;
/// The smallest window that a table can be laid out in, that of a small phone: its short side and its long one, in dp.
pub const LEAST_TABLE: (f32, f32) = (320.0, 568.0);
/// A window less wide than this, in dp, has no room for two things side by side.
const WIDE: f32 = 480.0;
/// How long a screen slides in, in ms.
pub const ENTER: f64 = 240.0;

/// How long a message rises, in ms.
pub const RISE: f64 = 200.0;

/// What a screen knows when it shows itself: room, words, settings, time, and what is touched right now.
pub struct Frame<'a> {
    /// The whole window in dp.
    pub size: Size,
    /// Edges to keep clear of.
    pub safe: Insets,
    /// The player's language.
    pub words: &'a Words,
    /// The player's settings.
    pub settings: &'a Settings,
    /// Milliseconds since the app started.
    pub now: f64,
    /// The touchable under the finger.
    pub pressed: Option<&'a str>,
    /// How far each scroll area is scrolled.
    pub offsets: &'a HashMap<String, f32>,
    /// Who minds the timers.
    pub keeper: &'a Keeper,
    /// What the device can do.
    pub abilities: Abilities,
    /// The games there are.
    pub games: Games,
}

impl Frame<'_> {
    /// The whole window.
    pub fn whole(&self) -> Rect {
        Rect::new(0.0, 0.0, self.size.w, self.size.h)
    }

    /// The window without its unsafe edges.
    pub fn safe_area(&self) -> Rect {
        let Insets { left, top, right, bottom } = self.safe;
        Rect::new(left, top, (self.size.w - left - right).max(0.0), (self.size.h - top - bottom).max(0.0))
    }

    /// Tests whether the window is wider than high, and wide enough for two things side by side.
    pub fn is_landscape(&self) -> bool {
        self.size.w > self.size.h && self.size.w >= WIDE
    }

    /// Tests whether both sides leave room for larger things.
    pub fn is_large(&self) -> bool {
        self.size.w.min(self.size.h) >= 600.0
    }

    /// How much larger everything is than on a phone.
    pub fn unit(&self) -> f32 {
        if self.is_large() { 1.25 } else { (self.size.w.min(self.size.h) / 390.0).clamp(0.8, 1.0) }
    }

    /// Cuts a strip of that width off an area where the holding hand is: gives the strip, and the rest.
    pub fn cut(&self, area: Rect, width: f32) -> (Rect, Rect) {
        let rest = (area.w - width).max(0.0);
        let (x, rest_x) =
            if self.settings.left_handed { (area.x, area.x + width) } else { (area.right() - width, area.x) };
        (Rect { x, w: width, ..area }, Rect { x: rest_x, w: rest, ..area })
    }

    /// A length that grows with the device.
    pub fn dp(&self, length: f32) -> f32 {
        length * self.unit()
    }

    /// A length that grows with the device and the player's text size.
    pub fn em(&self, length: f32) -> f32 {
        length * self.unit() * self.text_scale()
    }

    /// How much larger text is than usual: as the player wants it, as far as the window has room. It may be twice as
    /// large in the window of a usual phone, and no larger than usual in the smallest one.
    pub fn text_scale(&self) -> f32 {
        let part = |length: f32, least: f32, enough: f32| ((length - least) / (enough - least)).clamp(0.0, 1.0);
        let (short, long) = (self.size.w.min(self.size.h), self.size.w.max(self.size.h));
        let most = 1.0 + part(short, 240.0, 390.0).min(part(long, 320.0, 844.0));
        (f32::from(self.settings.text_size) / 100.0).min(most)
    }

    /// A sentence.
    pub fn say(&self, key: &str) -> String {
        self.words.get(key)
    }

    /// A sentence with values.
    pub fn say_with(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.words.with(key, values)
    }

    /// How far a scroll area is scrolled.
    pub fn offset(&self, id: &str) -> f32 {
        self.offsets.get(id).copied().unwrap_or(0.0)
    }

    /// Tests whether a touchable is under the finger.
    pub fn is_pressed(&self, touch: &impl Touch) -> bool {
        self.pressed.is_some_and(|id| id == touch.to_string())
    }

    /// The title of a screen, on dark ground.
    pub fn title(&self) -> Lettering {
        Lettering::new(Face::Display, self.em(22.0), ink::PARCHMENT)
    }

    /// A heading on parchment.
    pub fn heading(&self) -> Lettering {
        Lettering::new(Face::Display, self.em(19.0), ink::INK)
    }

    /// The same in another size, in ems of a phone.
    pub fn heading_of(&self, size: f32) -> Lettering {
        Lettering { size: self.em(size), ..self.heading() }
    }

    /// Running text on parchment.
    pub fn body(&self) -> Lettering {
        Lettering::new(Face::Medium, self.em(15.0), ink::INK)
    }

    /// A label on parchment.
    pub fn label(&self) -> Lettering {
        Lettering::new(Face::Heavy, self.em(13.0), ink::COCOA)
    }

    /// The words on a button.
    pub fn button(&self) -> Lettering {
        Lettering::new(Face::Display, self.em(18.0), ink::INK).centred()
    }
}

/// Fast, then settling: 0 to 1.
pub fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// Slow at both ends: 0 to 1.
pub fn ease_in_out(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Over the mark and back: 0 to 1.
pub fn ease_back(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0) - 1.0;
    1.0 + 2.4 * t.powi(3) + 1.4 * t.powi(2)
}
