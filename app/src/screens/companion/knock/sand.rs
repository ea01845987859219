//! The app's own sand timer, seen from the companion: it runs here as it does on its own screen, bells and all.

use super::{Keep, names::Touch};
use crate::{
    geometry::Rect,
    layout::{Node, leaf, row},
    nav::Desk,
    scene::{Lettering, Role, Scene},
    screens::companion::{plates, screen::Tapped},
    sound::{Mix, Mood},
    theme::{Frame, TOUCH},
    timers::{Keeper, Notice, Timer, minutes, tell_of_hiding},
    widgets::{self, Look},
};
use printkit_core::{drawing::Face, ink};
use rules::{
    companion::knock::{Board, Tracker},
    knock::Voice,
};

/// How long a frame takes while digits change, in ms.
const DIGIT_FRAME: f64 = 200.0;
/// The timer of Knock is the first of the presets.
const KNOCK: usize = 0;

impl Keep {
    /// Fills the timer for the next Keep, and remembers it as it was.
    pub(super) fn refill_sand(&mut self, keeper: &mut Keeper) {
        self.before.push(keeper.shown().clone());
        change(keeper, Timer::refill);
    }

    /// Gives the timer back as it was before it was filled: its sand has run on since, if it ran.
    pub(super) fn give_sand_back(&mut self, keeper: &mut Keeper) {
        if let Some(before) = self.before.pop() {
            change(keeper, |timer, _| *timer = before);
        }
    }
}

/// Brings the timer of Knock into view.
pub(super) fn choose(keeper: &mut Keeper) {
    if keeper.saved.chosen != KNOCK {
        keeper.saved.chosen = KNOCK;
        keeper.keep();
    }
}

/// Starts the sand, or holds it.
pub(super) fn start(desk: &mut Desk<'_>) -> Tapped<Board> {
    change(desk.keeper, Timer::toggle);
    tell_of_hiding(desk);
    Tapped::Looked
}

/// Says which mark was passed; whoever is here needs no way to the timer.
pub(super) fn tell(notice: Notice, desk: &mut Desk<'_>) -> bool {
    let Notice::Mark(index, mark) = notice else { return false };
    desk.toast(desk.keeper.said(index, mark, desk.words));
    true
}

/// Time left once the timer was started, in ms.
pub(super) fn time_left(keeper: &Keeper) -> Option<u64> {
    keeper.shown().has_begun(keeper.wall).then(|| keeper.shown_left())
}

/// When the digits change.
pub(super) fn next_digits(keeper: &Keeper) -> Option<f64> {
    keeper.shown_runs().then_some(DIGIT_FRAME)
}

/// The soundtrack of the sand, hushed while nobody may speak.
pub(super) fn mix(board: &Board, keeper: &Keeper) -> Option<Mix> {
    if !keeper.shown_runs() || !board.tracks(Tracker::Sand) {
        return None;
    }
    let is_silent = board.tracks(Tracker::Voice) && board.voice == Voice::Silence;
    let mood = if is_silent { Mood::Silence } else { Mood::Speech };
    Some(Mix::of(keeper.shown_left(), keeper.shown().full(), mood))
}

fn change(keeper: &mut Keeper, change: impl FnOnce(&mut Timer, u64)) {
    change(keeper.saved.timer_mut(), keeper.wall);
    keeper.keep();
}

/// The hourglass with its time, and the button that starts and holds it.
pub(super) fn plate<'a>(frame: &'a Frame<'_>) -> Node<'a> {
    let (timer, wall) = (frame.keeper.shown(), frame.keeper.wall);
    let (left, runs) = (timer.left(wall), timer.runs(wall));
    let part = left as f32 / timer.full().max(1) as f32;
    let urgent = timer.has_begun(wall) && left <= timer.urgent();
    let time = minutes(left);
    let label = frame.say_with("companion-sand", &[("time", time.clone().into())]);
    let high = frame.dp(if frame.is_large() { 104.0 } else { 76.0 }).max(frame.em(64.0));
    let tint = if urgent { ink::PAPER } else { ink::SAND_LIGHT };
    let digits = leaf(move |scene: &mut Scene, at: Rect| {
        let glass = Rect::new(at.x, at.y + 6.0, at.h * 0.62, at.h - 12.0);
        widgets::hourglass(scene, part, glass);
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
    plate.painted(move |scene, at| {
        if urgent {
            plates::hazard(scene, at, ink::DARK_RED);
        } else {
            plates::paper(scene, at, ink::CRYPT, ink::INK, 4);
        }
    })
}
