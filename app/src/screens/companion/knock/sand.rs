//! The app's own sand timer, seen from the companion: it runs here as it does on its own screen, bells and all.

use super::{Keep, tap_on};
use crate::{
    geometry::Rect,
    layout::{Node, leaf, row},
    nav::{Desk, Screen},
    scene::{Lettering, Role, Scene},
    screens::{
        companion::{plates, screen::Tapped},
        knock::{glass::hourglass, minutes},
        timer::TimerScreen,
    },
    theme::{Frame, TOUCH},
    widgets::{self, Look},
};
use printkit::{drawing::Face, ink};
use rules::companion::knock::{Board, Tracker};

/// How long a frame takes while digits change, in ms.
pub(super) const DIGIT_FRAME: f64 = 200.0;

impl Keep {
    /// Takes up the timer of Knock if it is looked at from here, or lays it down.
    pub(super) fn mind_sand(&mut self, board: &Board, desk: &mut Desk<'_>) {
        if !board.tracks(Tracker::Sand) {
            self.sand = None;
        } else if self.sand.is_none() {
            let mut sand = TimerScreen::open(desk.platform, desk.store);
            sand.enter(desk);
            sand.choose_knock(desk);
            self.sand = Some(sand);
        }
    }

    /// Time left once the timer was started, in ms.
    pub(super) fn time_left(&self) -> Option<u64> {
        self.sand.as_ref().filter(|sand| sand.has_begun()).map(TimerScreen::left)
    }

    pub(super) fn tap_sand(&mut self, id: &str, desk: &mut Desk<'_>) -> Option<Tapped<Board>> {
        let sand = self.sand.as_mut()?;
        match id {
            "sand" => Some(Tapped::Go(Box::new(TimerScreen::open(desk.platform, desk.store)))),
            "sand-start" => {
                sand.act(&tap_on("start"), desk);
                Some(Tapped::Looked)
            }
            "give-back" => {
                sand.act(&tap_on("give-back"), desk);
                Some(Tapped::Looked)
            }
            _ => None,
        }
    }

    /// Holds sand that falls.
    pub(super) fn hold_sand(&mut self, desk: &mut Desk<'_>) {
        if let Some(sand) = self.sand.as_mut().filter(|sand| sand.runs()) {
            sand.act(&tap_on("start"), desk);
        }
    }

    /// Fills the timer for the next Keep.
    pub(super) fn refill_sand(&mut self, desk: &mut Desk<'_>) {
        if let Some(sand) = &mut self.sand {
            sand.act(&tap_on("refill"), desk);
        }
    }
}

/// The hourglass with its time, and the button that starts and holds it.
pub(super) fn plate<'a>(sand: &TimerScreen, frame: &'a Frame<'_>) -> Node<'a> {
    let (left, runs, part, urgent) = (sand.left(), sand.runs(), sand.part(), sand.is_urgent());
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
        scene.touch("sand", Role::Button, label, at);
    });
    let side = frame.dp(58.0).max(TOUCH);
    let (icon, key) = if runs { ("ui/ui_pause", "timer-pause") } else { ("ui/ui_play", "timer-start") };
    let words = frame.say(key);
    let start = leaf(move |scene: &mut Scene, at: Rect| {
        widgets::round_button(scene, frame, "sand-start", Look::Gold, icon, &words, at);
    });
    row([digits.height(high).grow(1.0), start.width(side).height(side)])
        .gap(frame.dp(8.0))
        .pads(frame.dp(12.0), 2.0, frame.dp(12.0), 2.0)
        .firm()
        .painted(move |scene, at| {
            if urgent {
                plates::hazard(scene, at, ink::DARK_RED);
            } else {
                plates::paper(scene, at, ink::CRYPT, ink::INK, 4);
            }
        })
        .mirrored(frame.settings.left_handed)
}
