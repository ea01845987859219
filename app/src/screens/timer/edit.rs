//! How a timer behaves: its time on the dial, its name, when it speaks, what turning over does, and how it is heard.

use super::{
    dial::dial,
    screen::TimerScreen,
    shelf::ground,
    single::{Mark, Turning},
};
use crate::{
    layout::{AlignItems, Node, column, paragraph, row},
    platform::Lacks,
    scene::Scene,
    theme::Frame,
    widgets::{self, Look},
};

impl TimerScreen {
    pub(super) fn show_edit(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let wide = widgets::wide_enough(frame);
        let title = self.keeper.name_of(self.keeper.kept.chosen, frame.words);
        widgets::page(&mut scene, frame, "edit", title, if wide { 2 } else { 1 }, |width| {
            let gap = frame.dp(20.0);
            let own = self.timer().name.is_some();
            let half = if wide { (width - 36.0) / 2.0 } else { width };
            let mut first = Vec::new();
            if own {
                first.push(self.edit_time(frame, half));
            }
            first.push(self.edit_warnings(frame));
            let mut second = vec![self.edit_turning(frame), self.edit_signals(frame)];
            if own {
                let words = frame.say("timer-remove");
                second.push(widgets::button(frame, "remove", Look::Paper, Some("ui/ui_close"), words).firm());
            }
            second
                .push(widgets::button(frame, "done", Look::Gold, Some("ui/ui_check"), frame.say("keypad-done")).firm());
            let (first, second) = (column(first).gap(gap), column(second).gap(gap));
            if wide {
                row([first.grow(1.0), second.grow(1.0)]).align(AlignItems::FLEX_START).gap(36.0)
            } else {
                column([first, second]).gap(gap)
            }
        });
        scene
    }

    fn edit_time<'a>(&self, frame: &Frame<'_>, width: f32) -> Node<'a> {
        let side = frame.dp(240.0).min(width);
        let step = |id: &'static str, icon, key: &str| widgets::icon_button(frame, id, icon, frame.say(key));
        let pair = |key: &str, less: Node<'a>, more: Node<'a>| {
            let words = paragraph(frame.say(key), frame.label().centred()).grow(1.0);
            row([less, words, more]).gap(4.0).grow(1.0)
        };
        let minutes = pair(
            "timer-minutes",
            step("minute-less", "ui/ui_minus", "timer-minute-less"),
            step("minute-more", "ui/ui_plus", "timer-minute-more"),
        );
        let seconds = pair(
            "timer-seconds",
            step("second-less", "ui/ui_minus", "timer-second-less"),
            step("second-more", "ui/ui_plus", "timer-second-more"),
        );
        let steps = widgets::half(frame, width, vec![minutes, seconds]);
        let name = widgets::button(frame, "rename", Look::Paper, Some("ui/ui_edit"), frame.say("timer-rename")).firm();
        let dial = dial(frame, self.timer().length).width(side).height(side).centred();
        widgets::section(frame, frame.say("timer-time"), vec![dial, steps, name])
    }

    fn edit_warnings<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let timer = self.timer();
        let switches = Mark::ALL.into_iter().rev().filter(|mark| mark.left() < timer.length).map(|mark| {
            let (id, key) = match mark {
                Mark::Three => ("warn-three", "timer-warn-three"),
                Mark::One => ("warn-one", "timer-warn-one"),
                Mark::Ten => ("warn-ten", "timer-warn-ten"),
                Mark::Out => ("warn-out", "timer-warn-out"),
            };
            widgets::switch(frame, id, "ui/ui_bell", frame.say(key), timer.warnings.has(mark))
        });
        widgets::section(frame, frame.say("timer-warnings"), switches.collect())
    }

    fn edit_turning<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let timer = self.timer();
        let option = |id: &str, key: &str, turning| (id.to_string(), frame.say(key), timer.turning == turning);
        let options = vec![
            option("turning-carries", "timer-turning-carries", Turning::Carries),
            option("turning-restarts", "timer-turning-restarts", Turning::Restarts),
        ];
        let turning = widgets::choices(frame, "ui/ui_flip", frame.say("timer-turning-about"), options);
        let repeat = widgets::switch(frame, "repeat", "ui/ui_rot", frame.say("timer-repeat"), timer.repeats);
        widgets::section(frame, frame.say("timer-turning"), vec![turning, repeat])
    }

    /// How all timers are heard.
    fn edit_signals<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let signals = self.keeper.kept.signals;
        let icon = if signals.sound { "ui/ui_sound" } else { "ui/ui_sound_off" };
        let (track, silent) = (frame.settings.soundtrack, !frame.settings.sound);
        let mut parts = vec![
            widgets::switch(frame, "silent", "ui/ui_sound_off", frame.say("timer-silent"), silent),
            widgets::switch(frame, "sound", icon, frame.say("timer-sound"), signals.sound),
            widgets::switch(frame, "soundtrack", "ui/ui_music", frame.say("timer-soundtrack"), track),
        ];
        if frame.abilities.vibration {
            let words = frame.say("timer-vibration");
            parts.push(widgets::switch(frame, "vibration", "ui/ui_vibrate", words, signals.vibration));
        }
        parts.push(widgets::switch(frame, "flash", "ui/ui_hint", frame.say("timer-flash"), signals.flash));
        if frame.abilities.flips.is_some() {
            let on = self.keeper.kept.starts_by_flip(frame.abilities);
            parts.push(widgets::switch(frame, "flips", "ui/ui_flip", frame.say("timer-flips"), on));
        }
        let Lacks { light, vibration, full_screen, flips } = frame.abilities.lacks;
        let lacks = [
            (light, "timer-lacks-light"),
            (vibration, "timer-lacks-vibration"),
            (full_screen, "timer-lacks-full-screen"),
            (flips, "timer-lacks-flips"),
        ];
        let missing = lacks.into_iter().filter(|(is_missing, _)| *is_missing);
        parts.extend(missing.map(|(_, key)| widgets::remark(frame, key, frame.say(key))));
        widgets::section(frame, frame.say("timer-signals"), parts)
    }
}
