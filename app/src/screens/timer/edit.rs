//! How a timer behaves: its time on the dial, its name, when it speaks, what turning over does, and how it is heard.

use super::{dial::dial, screen::TimerScreen, shelf::ground, touch::Edit};
use crate::{
    layout::{AlignItems, Node, column, paragraph, row},
    platform::Lacks,
    scene::Scene,
    screens::naming,
    theme::Frame,
    timers::{Mark, Turning},
    widgets::{self, Look},
};

impl TimerScreen {
    pub(super) fn show_edit(&self, frame: &Frame<'_>) -> Scene {
        let mut scene = Scene::default();
        ground(&mut scene, frame);
        let wide = widgets::wide_enough(frame);
        let title = frame.keeper.name_of(frame.keeper.saved.chosen, frame.words);
        widgets::page(&mut scene, frame, "edit", title, if wide { 2 } else { 1 }, |width| {
            let gap = frame.dp(20.0);
            let own = frame.keeper.shown().name.is_some();
            let half = if wide { (width - 36.0) / 2.0 } else { width };
            let mut first = Vec::new();
            if own {
                first.push(self.edit_time(frame, half));
            }
            first.push(self.edit_warnings(frame));
            let mut second = vec![self.edit_turning(frame), self.edit_signals(frame)];
            if own {
                let words = frame.say("timer-remove");
                second.push(widgets::button(frame, Edit::Remove, Look::Paper, Some("ui/ui_close"), words).firm());
            }
            second.push(
                widgets::button(frame, naming::Touch::Done, Look::Gold, Some("ui/ui_check"), frame.say("keypad-done"))
                    .firm(),
            );
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
        let step = |touch: Edit, icon, key: &str| widgets::icon_button(frame, touch, icon, frame.say(key));
        let pair = |key: &str, less: Node<'a>, more: Node<'a>| {
            let words = paragraph(frame.say(key), frame.label().centred()).grow(1.0);
            row([less, words, more]).gap(4.0).grow(1.0)
        };
        let minutes = pair(
            "timer-minutes",
            step(Edit::LessMinutes, "ui/ui_minus", "timer-minute-less"),
            step(Edit::MoreMinutes, "ui/ui_plus", "timer-minute-more"),
        );
        let seconds = pair(
            "timer-seconds",
            step(Edit::LessSeconds, "ui/ui_minus", "timer-second-less"),
            step(Edit::MoreSeconds, "ui/ui_plus", "timer-second-more"),
        );
        let steps = widgets::half(frame, width, vec![minutes, seconds]);
        let name =
            widgets::button(frame, Edit::Rename, Look::Paper, Some("ui/ui_edit"), frame.say("timer-rename")).firm();
        let dial = dial(frame, frame.keeper.shown().length).width(side).height(side).centred();
        widgets::section(frame, frame.say("timer-time"), vec![dial, steps, name])
    }

    fn edit_warnings<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let timer = frame.keeper.shown();
        let switches = Mark::ALL.into_iter().rev().filter(|mark| mark.left() < timer.length).map(|mark| {
            let words = frame.say(&format!("timer-warn-{}", mark.code()));
            widgets::switch(frame, Edit::Warn(mark), "ui/ui_bell", words, timer.warnings.has(mark))
        });
        widgets::section(frame, frame.say("timer-warnings"), switches.collect())
    }

    fn edit_turning<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let timer = frame.keeper.shown();
        let option = |key: &str, turning| (Edit::Turning(turning), frame.say(key), timer.turning == turning);
        // Two buttons beside the hourglass turn it and start it afresh; a device that is turned over can mean either.
        let turning = frame.abilities.flips.map(|_| {
            let options = vec![
                option("timer-turning-carries", Turning::Carries),
                option("timer-turning-restarts", Turning::Restarts),
            ];
            widgets::choices(frame, "ui/ui_flip", frame.say("timer-turning-about"), options)
        });
        let repeat = widgets::switch(frame, Edit::Repeat, "ui/ui_rot", frame.say("timer-repeat"), timer.repeats);
        widgets::section(frame, frame.say("timer-turning"), turning.into_iter().chain([repeat]).collect())
    }

    /// How all timers are heard.
    fn edit_signals<'a>(&self, frame: &Frame<'_>) -> Node<'a> {
        let signals = frame.keeper.saved.signals;
        let icon = if signals.sound { "ui/ui_sound" } else { "ui/ui_sound_off" };
        let (track, silent) = (frame.settings.soundtrack, !frame.settings.sound);
        let mut parts = vec![
            widgets::switch(frame, Edit::Silent, "ui/ui_sound_off", frame.say("timer-silent"), silent),
            widgets::switch(frame, Edit::Sound, icon, frame.say("timer-sound"), signals.sound),
            widgets::switch(frame, Edit::Soundtrack, "ui/ui_music", frame.say("timer-soundtrack"), track),
        ];
        if frame.abilities.vibration {
            let words = frame.say("timer-vibration");
            parts.push(widgets::switch(frame, Edit::Vibration, "ui/ui_vibrate", words, signals.vibration));
        }
        parts.push(widgets::switch(frame, Edit::Flash, "ui/ui_hint", frame.say("timer-flash"), signals.flash));
        if frame.abilities.flips.is_some() {
            let on = frame.keeper.saved.starts_by_flip(frame.abilities);
            parts.push(widgets::switch(frame, Edit::Flips, "ui/ui_flip", frame.say("timer-flips"), on));
        }
        let Lacks { light, vibration, full_screen, flips } = frame.abilities.lacks;
        let lacks = [
            (light, Edit::LacksLight),
            (vibration, Edit::LacksVibration),
            (full_screen, Edit::LacksFullScreen),
            (flips, Edit::LacksFlips),
        ];
        let missing = lacks.into_iter().filter(|(is_missing, _)| *is_missing);
        // What is missing is said under the touchable's own name.
        parts.extend(missing.map(|(_, lack)| widgets::remark(frame, lack, frame.say(&lack.to_string()))));
        widgets::section(frame, frame.say("timer-signals"), parts)
    }
}
