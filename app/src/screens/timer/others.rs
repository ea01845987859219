//! The timers beside the one that is shown: a strip on a phone; on a large screen cards that start and hold them, too.

use super::{bulb, show::fitted, touch::Glass};
use crate::{
    geometry::Rect,
    scene::{Lettering, Picture, Role, Scene},
    theme::{Frame, TOUCH},
    timers::{ended, minutes},
    widgets::{self, Look},
};
use printkit_core::{
    Ink,
    drawing::{Face, Path, Stroke},
    ink,
};

/// The ground of a card, and of one whose sand ran out.
const GROUND: Ink = Ink::hex(0x2E1F3F);
const ENDED: Ink = Ink::hex(0x8A2B2F);

/// The timers that are worth a look beside the shown one, which ends first first.
pub fn seen(frame: &Frame<'_>) -> Vec<usize> {
    let (keeper, wall) = (frame.keeper, frame.keeper.wall);
    let is_seen = |nth: &usize| {
        let timer = &keeper.saved.timers[*nth];
        let begun = timer.has_begun(wall) && !timer.is_out(wall);
        *nth != keeper.saved.chosen && (begun || timer.ended_unseen(wall).is_some())
    };
    let mut others: Vec<usize> = (0..keeper.saved.timers.len()).filter(is_seen).collect();
    others.sort_by_key(|nth| keeper.saved.timers[*nth].left(wall));
    others
}

/// Shows as many of them as there is room for, side by side or one under the other.
pub fn show(scene: &mut Scene, frame: &Frame<'_>, at: Rect, answers: bool) {
    let others = seen(frame);
    if others.is_empty() || at.w <= 0.0 || at.h <= 0.0 {
        return;
    }
    let gap = 6.0;
    let is_row = at.w > at.h;
    let large = frame.is_large();
    let (wide, high) = match (is_row, large) {
        (true, false) => (frame.dp(118.0), at.h),
        (true, true) => (frame.dp(230.0), at.h),
        (false, false) => (at.w, frame.dp(TOUCH + 4.0).max(TOUCH)),
        (false, true) => (at.w, frame.dp(112.0)),
    };
    let (length, each) = if is_row { (at.w, wide) } else { (at.h, high) };
    let fits = ((length + gap) / (each + gap)).floor().max(1.0) as usize;
    let count = others.len().min(fits);
    // A row shares its width out; a column keeps to its top.
    let wide = if is_row { ((at.w + gap) / count as f32 - gap).min(wide * 1.5) } else { wide };
    let start = if is_row { at.centre().x - (count as f32 * (wide + gap) - gap) / 2.0 } else { at.x };
    for (place, nth) in others.into_iter().take(count).enumerate() {
        let step = place as f32;
        let card = if is_row {
            Rect::new(start + step * (wide + gap), at.y, wide, high)
        } else {
            Rect::new(at.x, at.y + step * (high + gap), wide, high.min(at.h))
        };
        Other { nth, large, answers }.show(scene, frame, card);
    }
}

/// One of them.
#[derive(Clone, Copy)]
struct Other {
    nth: usize,
    large: bool,
    answers: bool,
}

impl Other {
    fn show(self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let (timer, wall) = (&frame.keeper.saved.timers[self.nth], frame.keeper.wall);
        let ago = timer.ended_unseen(wall);
        let fill = if ago.is_some() { ENDED } else { GROUND };
        scene.drawn(("tm-other", fill), at, 2.0, move |drawing| {
            drawing.outlined(Path::rect(1.0, 1.0, at.w - 2.0, at.h - 2.0, 12.0), fill, Stroke::new(ink::TAN, 2.0));
        });
        let (name, time) = (frame.keeper.name_of(self.nth, frame.words), minutes(timer.left(wall)));
        let (state, icon) = match ago {
            Some(ago) => (ended(ago, frame.words), "ui/ui_bell"),
            None if timer.runs(wall) => (frame.say("timer-state-runs"), "ui/ui_play"),
            None => (frame.say("timer-state-paused"), "ui/ui_pause"),
        };
        let label = format!("{name}, {time}. {state}");
        let role = if self.answers { Role::Button } else { Role::Label };
        scene.touch(Glass::Other(self.nth), role, label, at);
        let inside = at.inset(6.0);
        // A narrow one has no room for more than its name and its time.
        let side = if self.large { frame.dp(TOUCH).max(TOUCH) } else { inside.h.min(20.0) };
        let mark = if self.large || at.w > 96.0 { side + 6.0 } else { 0.0 };
        let text = Rect::new(inside.x + mark, inside.y, (inside.w - mark).max(1.0), inside.h);
        let small = Lettering::new(Face::Heavy, frame.em(12.5).min(inside.h * 0.36), ink::PARCHMENT).centred();
        let under = if self.large && ago.is_some() { state } else { name };
        scene.line(&under, fitted(small, &under, text.w), Rect { h: text.h * 0.38, ..text });
        let large = Lettering::new(Face::Display, text.h * 0.52, ink::SAND_LIGHT).centred();
        let below = Rect { y: text.y + text.h * 0.38, h: text.h * 0.62, ..text };
        scene.line(&time, fitted(large, &time, text.w), below);
        if self.large {
            self.show_start(scene, frame, Rect::new(inside.x, inside.y, side, inside.h));
        } else if mark > 0.0 {
            scene.fit(Picture::icon(icon, ink::PARCHMENT), Rect::new(inside.x, inside.y, side, inside.h));
        }
    }

    /// The sand of a large card and the button that starts and holds it.
    fn show_start(self, scene: &mut Scene, frame: &Frame<'_>, at: Rect) {
        let (timer, wall) = (&frame.keeper.saved.timers[self.nth], frame.keeper.wall);
        let part = f32::from(bulb::amount(timer.left(wall), timer.full())) / f32::from(bulb::AMOUNTS);
        widgets::hourglass(scene, part, Rect { h: (at.h - at.w - 4.0).max(1.0), ..at });
        if !self.answers {
            return;
        }
        let (icon, key) = if timer.is_out(wall) {
            ("ui/ui_replay", "timer-again")
        } else if timer.runs(wall) {
            ("ui/ui_pause", "timer-pause")
        } else {
            ("ui/ui_play", "timer-go-on")
        };
        let place = Rect::new(at.x, at.bottom() - at.w, at.w, at.w);
        let name = frame.keeper.name_of(self.nth, frame.words);
        let label = frame.say_with("timer-other", &[("name", name.into()), ("words", frame.say(key).into())]);
        widgets::round_button(scene, frame, Glass::StartOther(self.nth), Look::Paper, icon, &label, place);
    }
}
