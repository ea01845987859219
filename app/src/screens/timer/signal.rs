//! What the timer says by itself: bells at its marks, a light, a few words, and a notice when the clock was set.

use super::{
    jump::Jump,
    screen::{Before, TimerScreen},
    single::{Call, Mark},
};
use crate::{nav::Desk, screens::knock::minutes, sound::Effect};

impl TimerScreen {
    /// Compares the clocks. One set back is taken as it is; one ahead may also mean that the device slept, so the sand
    /// has run and can be had back.
    pub(super) fn mind_clock(&mut self, desk: &mut Desk<'_>) {
        self.wall = desk.platform.wall_clock();
        let Some((jump, due)) = self.watch.look(self.wall, desk.now).filter(|(_, due)| self.kept.runs(*due)) else {
            return;
        };
        match jump {
            Jump::Back(by) => {
                self.kept.timers.iter_mut().for_each(|timer| timer.set_clock(due, self.wall));
                desk.toast(desk.words.with("timer-set-back", &[("time", minutes(by).into())]));
            }
            Jump::Ahead(by) => {
                self.before_jump = Some(Before { timers: self.kept.timers.clone(), due, wall: self.wall });
                let words = desk.words.with("timer-set-ahead", &[("time", minutes(by).into())]);
                desk.toast_with(words, "give-back", desk.words.get("timer-give-back"));
            }
        }
        self.save(desk);
    }

    /// Gives the time back that a clock set ahead took.
    pub(super) fn give_back(&mut self, desk: &mut Desk<'_>) {
        let Some(before) = self.before_jump.take() else { return };
        self.kept.timers = before.timers;
        self.kept.timers.iter_mut().for_each(|timer| timer.set_clock(before.due, before.wall));
        self.save(desk);
    }

    /// Lets every timer say what it has to.
    pub(super) fn listen(&mut self, desk: &mut Desk<'_>) {
        for index in 0..self.kept.timers.len() {
            let turns = self.kept.timers[index].turns;
            let call = self.kept.timers[index].look(self.wall);
            if self.kept.timers[index].turns != turns && index == self.kept.chosen {
                self.turned = Some((desk.now, 0));
            }
            match call {
                Some(Call::Mark(mark)) => self.signal(index, mark, desk),
                Some(Call::Second) if self.kept.signals.sound => desk.platform.play(Effect::Grain),
                Some(Call::Second) | None => {}
            }
        }
    }

    fn signal(&mut self, index: usize, mark: Mark, desk: &mut Desk<'_>) {
        let effect = match mark {
            Mark::Three | Mark::One => Effect::SandLow,
            Mark::Ten => Effect::SandLast,
            Mark::Out => Effect::Gong,
        };
        let signals = self.kept.signals;
        if signals.sound {
            desk.platform.play(effect);
        }
        if signals.vibration && desk.store.settings.vibration {
            desk.platform.vibrate(effect.shake());
        }
        if signals.flash {
            self.flashed = desk.now;
        }
        let words = desk.words.get(&format!("timer-says-{}", mark.code()));
        if index == self.kept.chosen {
            desk.platform.announce(&words);
            self.said = Some((words, desk.now));
        } else {
            let name = self.name_of(index, desk.words);
            desk.toast(desk.words.with("timer-other", &[("name", name.into()), ("words", words.into())]));
        }
        self.save(desk);
    }
}
