//! The app's own sand timer, seen from the companion: it runs here as it does on its own screen, bells and all.

use super::{Keep, names::Touch};
use crate::{
    geometry::Rect,
    layout::{Node, leaf, row},
    nav::Desk,
    scene::{Lettering, Role, Scene},
    screens::{
        companion::{plates, screen::Tapped},
        knock::{glass::hourglass, minutes},
        timer::{Keeper, Notice, single::Timer},
    },
    sound::{Mix, Mood},
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit::{drawing::Face, ink};
use rules::{
    companion::knock::{Board, Tracker},
    knock::Voice,
};

/// How long a frame takes while digits change, in ms.
const DIGIT_FRAME: f64 = 200.0;
/// The timer of Knock is the first of the presets.
const KNOCK: usize = 0;

impl Keep {
    /// Takes the timers into care, with that of Knock in view.
    pub(super) fn take_up_sand(&mut self, desk: &mut Desk<'_>) {
        let mut keeper = Keeper::open(desk.platform, desk.store);
        if keeper.kept.chosen != KNOCK {
            keeper.kept.chosen = KNOCK;
            keeper.save(desk);
        }
        self.sand = Some(keeper);
    }

    /// Lets the timers ring and say what there is to say.
    pub(super) fn mind_sand(&mut self, desk: &mut Desk<'_>) {
        let Some(keeper) = &mut self.sand else { return };
        for notice in keeper.mind(desk) {
            if let Notice::Mark(index, mark) = notice {
                desk.toast(keeper.said(index, mark, desk.words));
            }
        }
    }

    /// The timer of Knock and the wall clock.
    fn timer(&self) -> Option<(&Timer, u64)> {
        self.sand.as_ref().map(|keeper| (keeper.kept.timer(), keeper.wall))
    }

    /// Tests whether sand falls.
    pub(super) fn sand_runs(&self) -> bool {
        self.timer().is_some_and(|(timer, wall)| timer.runs(wall))
    }

    /// Time left once the timer was started, in ms.
    pub(super) fn time_left(&self) -> Option<u64> {
        self.timer().filter(|(timer, wall)| timer.has_begun(*wall)).map(|(timer, wall)| timer.left(wall))
    }

    /// When the digits change.
    pub(super) fn next_digits(&self) -> Option<f64> {
        self.sand_runs().then_some(DIGIT_FRAME)
    }

    /// The soundtrack of the sand, hushed while nobody may speak.
    pub(super) fn mix(&self, board: &Board) -> Option<Mix> {
        let (timer, wall) = self.timer().filter(|_| self.sand_runs() && board.tracks(Tracker::Sand))?;
        let is_silent = board.tracks(Tracker::Voice) && board.voice == Voice::Silence;
        Some(Mix::of(timer.left(wall), timer.full(), if is_silent { Mood::Silence } else { Mood::Speech }))
    }

    /// Starts the sand, or holds it.
    pub(super) fn start_sand(&mut self, desk: &mut Desk<'_>) -> Tapped<Board> {
        self.change_sand(desk, Timer::toggle);
        self.sand.iter_mut().for_each(|keeper| keeper.tell_of_hiding(desk));
        Tapped::Looked
    }

    /// Gives the time back that a clock set ahead took.
    pub(super) fn give_time_back(&mut self, desk: &mut Desk<'_>) -> Tapped<Board> {
        self.sand.iter_mut().for_each(|keeper| keeper.give_back(desk));
        Tapped::Looked
    }

    fn change_sand(&mut self, desk: &mut Desk<'_>, change: impl FnOnce(&mut Timer, u64)) {
        let Some(keeper) = &mut self.sand else { return };
        keeper.wall = desk.platform.wall_clock();
        keeper.forget_jump();
        let wall = keeper.wall;
        change(keeper.kept.timer_mut(), wall);
        keeper.save(desk);
    }

    /// Fills the timer for the next Keep, and remembers it as it was.
    pub(super) fn refill_sand(&mut self, desk: &mut Desk<'_>) {
        self.before.extend(self.sand.as_ref().map(|keeper| keeper.kept.timer().clone()));
        self.change_sand(desk, Timer::refill);
    }

    /// Gives the timer back as it was before it was filled: its sand has run on since, if it ran.
    pub(super) fn give_sand_back(&mut self, desk: &mut Desk<'_>) {
        if let Some(before) = self.before.pop() {
            self.change_sand(desk, |timer, _| *timer = before);
        }
    }
}

/// The hourglass with its time, and the button that starts and holds it.
pub(super) fn plate<'a>(keep: &Keep, frame: &'a Frame<'_>) -> Option<Node<'a>> {
    let (timer, wall) = keep.timer()?;
    let (left, runs) = (timer.left(wall), timer.runs(wall));
    let part = left as f32 / timer.full().max(1) as f32;
    let urgent = timer.has_begun(wall) && left <= timer.urgent();
    let time = minutes(left);
    let label = frame.say_with("companion-sand", &[("time", time.clone().into())]);
    let high = frame.dp(if frame.is_large() { 104.0 } else { 76.0 }).max(frame.em(64.0));
    let tint = if urgent { ink::PAPER } else { ink::SAND_LIGHT };
    let digits = leaf(move |scene: &mut Scene, at: Rect| {
        let glass = Rect::new(at.x, at.y + 6.0, at.h * 0.62, at.h - 12.0);
        hourglass(scene, part, glass);
        let room = Rect::new(glass.right() + 8.0, at.y, (at.right() - glass.right() - 8.0).max(1.0), at.h);
        let size = (at.h * 0.78).min(room.w / 2.5);
        scene.line(&time, Lettering::new(Face::Display, size, tint), room);
        scene.touch(Touch::Sand, Role::Button, label, at);
    });
    let side = frame.dp(58.0).max(TOUCH);
    let (icon, key) = if runs { ("ui/ui_pause", "timer-pause") } else { ("ui/ui_play", "timer-start") };
    let words = frame.say(key);
    let start = leaf(move |scene: &mut Scene, at: Rect| {
        widgets::round_button(scene, frame, Touch::StartSand, Look::Gold, icon, &words, at);
    });
    let plate = row([digits.height(high).grow(1.0), start.width(side).height(side)])
        .gap(frame.dp(8.0))
        .pads(frame.dp(12.0), 2.0, frame.dp(12.0), 2.0)
        .mirrored(frame.settings.left_handed)
        .firm();
    Some(plate.painted(move |scene, at| {
        if urgent {
            plates::hazard(scene, at, ink::DARK_RED);
        } else {
            plates::paper(scene, at, ink::CRYPT, ink::INK, 4);
        }
    }))
}
