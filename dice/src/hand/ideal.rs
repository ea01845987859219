//! What a hand asks of a finger for the best throw: what a simulated player has learned.

use super::{
    Fumble, Hand, Touch,
    best::BEST_SPIN,
    path::{cross, unit},
    reading, wave,
};

impl Hand {
    /// This hand at the end of a path that is drawn as the die shall go, with the touch at which the finger leaves. None
    /// for no path.
    pub(crate) fn after(&self, path: &[Touch]) -> Option<(Hand, Touch)> {
        let mut hand = self.clone();
        hand.press(0.0);
        let mut on_screen = path.iter().map(|touch| Touch { at: self.on_screen(touch.at), ..*touch });
        let last = on_screen.next_back()?;
        on_screen.for_each(|touch| hand.moved(touch));
        Some((hand, last))
    }

    /// How far the finger that leaves there is off the best throw: the sine of the angle to the left of it, and the
    /// strength. How gentle and how forgiving the hand is changes nothing of it.
    ///
    /// # Errors
    /// Why the die stays in the hand.
    pub fn off(&self, last: Touch) -> Result<[f32; 2], Fumble> {
        let (reading, since) = self.understood(last)?;
        let reading = self.in_time(reading, since)?;
        Ok([cross(self.best.toward_from(reading.place), reading.toward), reading.strength])
    }

    /// Which way the die goes in the best throw.
    pub(crate) fn best_way(&self) -> [f32; 2] {
        self.best.toward
    }

    /// How curled the stroke is then, if the die shall spin.
    pub(crate) fn best_curl(&self) -> f32 {
        BEST_SPIN / reading::SPIN_PER_CURL
    }

    /// When the finger leaves at a moment there is to meet, in ms after it took the die: the first that is not before
    /// `ms`. Without any, then.
    pub(crate) fn moment_after(&self, ms: f64) -> f64 {
        let Some(clock) = &self.clock else { return ms };
        let first = f64::from(self.setup.manner.patience + clock.moment());
        let missed = ((ms - first) / f64::from(clock.period())).ceil().max(0.0);
        first + missed * f64::from(clock.period())
    }

    /// How far to the left of straight away the best throw goes, in radians nearly.
    pub(crate) fn slant(&self) -> f32 {
        -self.best.toward[0]
    }

    /// How much farther to the left one must throw for the sway of a moment, in radians nearly.
    pub(crate) fn sway_slant(&self, ms: f64) -> f32 {
        let [right, away, up] = super::best::place(&self.setup.manner);
        let sway = self.setup.manner.sway * wave(ms as f32 / super::SWAY);
        let [straight, swayed] = [[right, away, up], [right + sway, away, up]].map(|at| self.best.toward_from(at));
        cross(unit(straight), unit(swayed))
    }
}
