//! The sand at the table: it starts with a knock, rests while the game is paused, warns, and ends the game.

use super::table::{Cover, Table};
use crate::{
    nav::{Desk, Nav},
    play::PlaysBack,
    screens::timer::TimerScreen,
    sound::Effect,
    timers::{Mark, counts_down},
};
use rules::knock::Action;

/// While sand runs, a frame is wanted every second. Where none came for so long, in ms, the app was out of sight: not
/// every system says so.
const UNSEEN: u64 = 5_000;

impl Table {
    /// Knock, knock: the sand runs, and whoever knocked holds the device.
    pub(super) fn knock(&mut self, desk: &mut Desk<'_>) {
        desk.play(Effect::Knock);
        self.cover = Cover::Open;
        self.hand_over();
        if self.cover == Cover::Curtain {
            self.open_hand();
        }
        self.dealt_at = desk.now;
        self.start_sand(desk);
    }

    /// The player who is on takes the device.
    pub(super) fn open_curtain(&mut self, desk: &mut Desk<'_>) {
        self.open_hand();
        self.playback.stir(desk.now);
        desk.play(Effect::Turn);
    }

    fn open_hand(&mut self) {
        self.look_as(Some(self.seen.player()));
        self.cover = Cover::Open;
    }

    fn start_sand(&mut self, desk: &mut Desk<'_>) {
        let now = desk.platform.wall_clock();
        if let Some(sand) = &mut self.host.extras_mut().sand {
            sand.start(now);
        }
        self.playback.stir(desk.now);
        self.host.keep(desk);
    }

    /// Covers everything and holds the sand.
    pub(super) fn pause(&mut self, desk: &mut Desk<'_>) {
        self.pause_at(desk.platform.wall_clock(), desk);
    }

    /// The app went out of sight: the sand waits from the last frame on, unless the party wants it strict.
    pub(super) fn wait_unseen(&mut self, desk: &mut Desk<'_>) {
        let runs = self.host.extras().sand.is_some_and(|sand| sand.is_running());
        if runs && !self.host.extras().is_strict && !self.is_time_up(self.wall) {
            self.pause_at(self.wall, desk);
        }
    }

    fn pause_at(&mut self, now: u64, desk: &mut Desk<'_>) {
        self.skip(desk);
        if self.host.standing().is_over() {
            return;
        }
        if let Some(sand) = &mut self.host.extras_mut().sand {
            sand.pause(now);
        }
        self.cover = Cover::Pause;
        self.let_go();
        self.host.keep(desk);
    }

    /// Uncovers everything and lets the sand run on.
    pub(super) fn go_on(&mut self, desk: &mut Desk<'_>) {
        self.cover = Cover::Open;
        self.hand_over();
        self.start_sand(desk);
    }

    /// Tests whether the last grain has fallen, even if nobody has looked yet.
    pub(super) fn is_time_up(&self, now: u64) -> bool {
        self.host.extras().sand.is_some_and(|sand| sand.is_running() && sand.is_out(now))
    }

    /// Looks at the clock: warns, counts down, and says when time is up.
    pub(super) fn run_sand(&mut self, desk: &mut Desk<'_>) {
        let now = desk.platform.wall_clock();
        if now.saturating_sub(self.wall) > UNSEEN {
            self.wait_unseen(desk);
        }
        self.wall = now;
        let Some(sand) = &mut self.host.extras_mut().sand else { return self.watch_timer(desk) };
        sand.tick(now);
        let (left, runs) = (sand.remaining(now), sand.is_running());
        let before = self.left.replace(left).unwrap_or(left);
        if !runs || self.host.standing().is_over() {
            return;
        }
        if left == 0 {
            return self.apply(Action::TimeUp, desk);
        }
        if let Some(mark) = Mark::passed(before, left).next() {
            desk.play(mark.effect());
            desk.toast(desk.words.get(warning(mark)));
            self.warned = desk.now;
        } else if counts_down(before, left) {
            desk.play(Effect::Grain);
            self.warned = desk.now;
        }
    }

    /// The sand on the table may be a timer of this app, which warns by itself: it is shown, and after its last grain
    /// the players are asked, since it may have been for something else.
    fn watch_timer(&mut self, desk: &Desk<'_>) {
        self.left = desk.keeper.left().filter(|_| self.is_timed_elsewhere());
        let is_on = matches!(self.cover, Cover::Open | Cover::Curtain) && !self.host.standing().is_over();
        let runs = is_on && self.left.is_some();
        if std::mem::replace(&mut self.is_watched, runs) && is_on && !runs {
            self.ask_for_sand();
        }
    }

    /// Asks whether the sand on the table has run through: a stray finger must not lose the game.
    pub(super) fn ask_for_sand(&mut self) {
        self.let_go();
        self.is_asked = true;
    }

    /// Leads to the app's own timers, which may be held or turned there.
    pub(super) fn open_timer(&mut self) -> Nav {
        self.is_asked = false;
        Nav::Push(Box::new(TimerScreen::default()))
    }
}

/// The key of what the sand says at a mark.
fn warning(mark: Mark) -> &'static str {
    match mark {
        Mark::Three => "knock-sand-three-minutes",
        Mark::One => "knock-sand-one-minute",
        Mark::Ten => "knock-sand-ten-seconds",
        Mark::Out => "knock-sand-out",
    }
}
