//! Minds the timers: compares the clocks, lets marks be heard and felt, saves, and tells the device when to ring.
//! The timer's screen has one, and the app has one for as long as that screen is closed.

use super::{
    jump::{Jump, Watch},
    kept::Kept,
    single::{Call, Mark, Timer},
};
use crate::{
    nav::Desk,
    platform::{Abilities, Alarm, Platform},
    screens::knock::minutes,
    sound::Effect,
    store::Store,
};
use printkit::Words;

/// How often running timers are saved, in ms, so that a clock set back while the app is away takes little.
const SAVE: f64 = 20_000.0;

/// What the keeper noticed, and of which timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It passed a mark.
    Mark(usize, Mark),
    /// It turned itself over.
    Turned(usize),
}

/// Timers as they were before the clock jumped ahead, so that the time can be had back.
struct Before {
    timers: Vec<Timer>,
    /// What the clock would have shown.
    due: u64,
    /// What it showed.
    wall: u64,
}

/// The keeper of all timers.
pub struct Keeper {
    /// The timers.
    pub kept: Kept,
    /// The wall clock at the last look.
    pub wall: u64,
    watch: Watch,
    before_jump: Option<Before>,
    saved: f64,
    /// What this keeper told the device about ringing, if it told anything yet.
    alarm: Option<Option<Alarm>>,
}

impl Keeper {
    /// Takes the timers on file into its care.
    pub fn open(platform: &mut dyn Platform, store: &mut Store) -> Keeper {
        let (kept, wall) = (Kept::load(platform, store), platform.wall_clock());
        Keeper { kept, wall, watch: Watch::default(), before_jump: None, saved: 0.0, alarm: None }
    }

    /// Looks at the clocks and at every timer, and tells what happened since the last look.
    pub fn mind(&mut self, desk: &mut Desk<'_>) -> Vec<Notice> {
        self.mind_clock(desk);
        let notices = self.listen(desk);
        let is_due = self.kept.runs(self.wall) && desk.now - self.saved > SAVE;
        if is_due || notices.iter().any(|notice| matches!(notice, Notice::Mark(..))) {
            self.save(desk);
        }
        notices
    }

    /// Time left in the timer that matters most, if one runs.
    pub fn left(&self) -> Option<u64> {
        self.kept.first_left(self.wall)
    }

    /// In how many ms a timer has something to say.
    pub fn next_call(&self) -> Option<f64> {
        self.kept.timers.iter().filter_map(|timer| timer.next_call(self.wall)).min().map(|ms| ms as f64)
    }

    /// Keeps the timers as they are, and has the device ring for them should the app be out of sight by then.
    pub fn save(&mut self, desk: &mut Desk<'_>) {
        self.saved = desk.now;
        self.kept.save(desk.platform, desk.store);
        let next = self.kept.next_end(self.wall);
        let alarm = next.map(|(index, at)| Alarm { at, words: self.said(index, Mark::Out, desk.words) });
        if self.alarm.as_ref() != Some(&alarm) {
            desk.platform.set_alarm(alarm.as_ref());
            self.alarm = Some(alarm);
        }
    }

    /// Says, once, that this device cannot ring for an app that nobody sees, and perhaps not even keep it in sight.
    pub fn tell_of_hiding(&mut self, desk: &mut Desk<'_>) {
        let Abilities { background, alarm, lacks, .. } = desk.platform.abilities();
        if !self.kept.told && !background && !alarm {
            self.kept.told = true;
            desk.toast(desk.words.get("timer-background"));
            if lacks.light {
                desk.toast(desk.words.get("timer-lacks-light"));
            }
            self.save(desk);
        }
    }

    /// A mark in words, with the name of its timer.
    pub fn said(&self, index: usize, mark: Mark, words: &Words) -> String {
        let said = words.get(&format!("timer-says-{}", mark.code()));
        words.with("timer-other", &[("name", self.name_of(index, words).into()), ("words", said.into())])
    }

    /// What a timer is called.
    pub fn name_of(&self, index: usize, words: &Words) -> String {
        let timer = &self.kept.timers[index];
        match timer.name.as_deref() {
            Some("") => minutes(timer.length),
            Some(name) => name.to_string(),
            None if index == 0 => words.get("knock-name"),
            None => words.with("timer-of-minutes", &[("minutes", ((timer.length / 60_000) as i64).into())]),
        }
    }

    /// Compares the clocks. One set back is taken as it is; one ahead may also mean that the device slept, so the sand
    /// has run and can be had back.
    fn mind_clock(&mut self, desk: &mut Desk<'_>) {
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
    pub fn give_back(&mut self, desk: &mut Desk<'_>) {
        let Some(before) = self.before_jump.take() else { return };
        self.kept.timers = before.timers;
        self.kept.timers.iter_mut().for_each(|timer| timer.set_clock(before.due, before.wall));
        self.save(desk);
    }

    /// Forgets what a clock set ahead took, since a player touched the timers after it.
    pub fn forget_jump(&mut self) {
        self.before_jump = None;
    }

    /// Lets every timer say what it has to.
    fn listen(&mut self, desk: &mut Desk<'_>) -> Vec<Notice> {
        let (signals, wall) = (self.kept.signals, self.wall);
        let mut notices = Vec::new();
        for (index, timer) in self.kept.timers.iter_mut().enumerate() {
            let turns = timer.turns;
            match timer.look(wall) {
                Some(Call::Mark(mark)) => {
                    let effect = effect(mark);
                    if signals.sound {
                        desk.platform.play(effect);
                    }
                    if signals.vibration && desk.store.settings.vibration {
                        desk.platform.vibrate(effect.shake());
                    }
                    notices.push(Notice::Mark(index, mark));
                }
                Some(Call::Second) if signals.sound => desk.platform.play(Effect::Grain),
                Some(Call::Second) | None => {}
            }
            if timer.turns != turns {
                notices.push(Notice::Turned(index));
            }
        }
        notices
    }
}

/// How a mark sounds; no two alike, so that nobody has to look.
fn effect(mark: Mark) -> Effect {
    match mark {
        Mark::Three => Effect::SandThree,
        Mark::One => Effect::SandOne,
        Mark::Ten => Effect::SandLast,
        Mark::Out => Effect::Gong,
    }
}
