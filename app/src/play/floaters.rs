//! Words that rise from where something happened, and fade.

use crate::{
    geometry::Rect,
    scene::{Lettering, Scene},
    theme::{self, Frame},
};
use printkit_core::{drawing::Face, ink};

/// How long a word is seen, in ms.
pub const FLOAT: f64 = 1100.0;
/// How far it rises, in dp.
const RISE: f32 = 36.0;

/// A word on its way. `P` is where it comes from.
struct Floater<P> {
    from: P,
    words: String,
    is_good: bool,
    since: f64,
}

/// The words that are on their way.
pub struct Floaters<P>(Vec<Floater<P>>);

impl<P> Default for Floaters<P> {
    fn default() -> Floaters<P> {
        Floaters(Vec::new())
    }
}

impl<P: Copy> Floaters<P> {
    /// Lets a word rise.
    pub fn add(&mut self, from: P, words: impl Into<String>, is_good: bool, now: f64) {
        self.0.push(Floater { from, words: words.into(), is_good, since: now });
    }

    /// Forgets all words.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Lets time pass; says whether a word is still on its way.
    pub fn tick(&mut self, now: f64) -> bool {
        self.0.retain(|floater| now - floater.since < FLOAT);
        !self.0.is_empty()
    }

    /// Draws the words, none beyond the window's edge. `place` says in which line a word begins; what comes from elsewhere
    /// is not drawn.
    pub fn show(&self, scene: &mut Scene, frame: &Frame<'_>, place: impl Fn(P) -> Option<Rect>) {
        for floater in &self.0 {
            let Some(line) = place(floater.from) else { continue };
            let t = ((frame.now - floater.since) / FLOAT).clamp(0.0, 1.0) as f32;
            let rise = if frame.settings.reduced_motion { RISE / 2.0 } else { RISE * theme::ease_out(t) };
            let (tint, edge) = if floater.is_good { (ink::SAND_LIGHT, ink::INK) } else { (ink::RED, ink::PAPER) };
            let lettering = Lettering::new(Face::Display, line.h * 0.72, tint);
            let at = line.shifted(0.0, -rise).within(frame.safe_area());
            let word = scene.banner(&floater.words, lettering, edge, line.h * 0.18, at);
            word.fade = (2.0 - 2.0 * t).clamp(0.0, 1.0);
        }
    }
}
