//! The keeper of all timers: compares the clocks, notices what each timer has to say, keeps them between runs, and tells
//! the device when to ring. The app owns the one there is, minds it once a frame and lends it to every screen, so timers
//! run and ring even where no file can be written.

use super::{
    ended,
    jump::{Jump, Watch},
    mark::Mark,
    minutes,
    saved::Saved,
    table::{Table, Told},
    timer::{Call, Timer},
    undo::Undo,
};
use crate::{
    nav::Desk,
    platform::{Abilities, Alarm, Platform},
    store::Store,
};
use printkit_core::Words;
use rules::table_clock::TableClock;

/// How often running timers are saved, in ms, so that a clock set back while the app is away takes little.
const SAVE: f64 = 20_000.0;
/// An end older than this many ms was not seen when it came.
const LATE: u64 = 3_000;
/// How often what ended is told anew, in ms.
const AGO: f64 = 10_000.0;

/// What the keeper noticed, and of which timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The wall clock jumped while sand fell.
    Jumped(Jump),
    /// A timer passed a mark.
    Mark(usize, Mark),
    /// One of the last seconds of a timer went by.
    Second,
    /// A timer turned itself over.
    Turned(usize),
    /// The clock of the table has something to say.
    Table(Told),
}

/// Timers as they were before the clock jumped ahead, so that the time can be had back.
struct Before {
    timers: Vec<Timer>,
    table: TableClock,
    /// What the clock would have shown.
    due: u64,
    /// What it showed.
    wall: u64,
}

/// The keeper of all timers.
pub struct Keeper {
    /// The timers. Whoever changes them says so by [`Keeper::keep`].
    pub saved: Saved,
    /// The wall clock at the last look.
    pub wall: u64,
    /// What can be taken back.
    pub undo: Undo,
    /// The clock for a whole table.
    pub table: Table,
    watch: Watch,
    before_jump: Option<Before>,
    /// There is something to save.
    is_changed: bool,
    is_table_changed: bool,
    saved_at: f64,
    /// What the device was told about ringing, if it was told anything yet.
    alarm: Option<Option<Alarm>>,
    /// Nothing rang when the device was told.
    was_silent: bool,
}

impl Keeper {
    /// Takes the timers on file into its care.
    pub fn open(platform: &mut dyn Platform, store: &mut Store) -> Keeper {
        let (saved, wall) = (Saved::load(platform, store), platform.wall_clock());
        let was_silent = saved.is_silent(&store.settings);
        Keeper {
            saved,
            wall,
            undo: Undo::default(),
            table: Table::load(platform, store),
            watch: Watch::default(),
            before_jump: None,
            is_changed: false,
            is_table_changed: false,
            saved_at: 0.0,
            alarm: None,
            was_silent,
        }
    }

    /// Looks at both clocks, in ms, and at every timer, and tells what happened since the last look.
    pub fn mind(&mut self, wall: u64, uptime: f64) -> Vec<Notice> {
        let mut notices: Vec<Notice> = self.mind_clock(wall, uptime).map(Notice::Jumped).into_iter().collect();
        self.listen(&mut notices);
        let is_due = uptime - self.saved_at > SAVE;
        let is_told = notices.iter().any(|notice| matches!(notice, Notice::Jumped(_) | Notice::Mark(..)));
        self.is_changed |= is_told || (is_due && self.saved.runs(wall));
        self.is_table_changed |= is_told || (is_due && self.table.is_running());
        notices
    }

    /// The timer that is shown.
    pub fn shown(&self) -> &Timer {
        self.saved.timer()
    }

    /// Time left in the timer that is shown.
    pub fn shown_left(&self) -> u64 {
        self.shown().left(self.wall)
    }

    /// Tests whether sand falls in the timer that is shown.
    pub fn shown_runs(&self) -> bool {
        self.shown().runs(self.wall)
    }

    /// Time left in the timer that matters most, if one runs.
    pub fn left(&self) -> Option<u64> {
        self.saved.first_left(self.wall)
    }

    /// Tests whether sand falls or somebody's time runs anywhere.
    pub fn is_busy(&self) -> bool {
        self.left().is_some() || self.table.is_running()
    }

    /// When that timer's sand runs out, on the wall clock.
    pub fn ends(&self) -> Option<u64> {
        self.left().map(|left| self.wall + left)
    }

    /// How many ms ago the last timer ended that nobody has seen end.
    pub fn ended_unseen(&self) -> Option<u64> {
        self.saved.timers.iter().filter_map(|timer| timer.ended_unseen(self.wall)).min()
    }

    /// In how many ms a screen that tells of timers changes, if it does every so many ms while sand runs.
    pub fn next_look(&self, running: f64) -> Option<f64> {
        self.left().map(|_| running).or(self.ended_unseen().map(|_| AGO))
    }

    /// What the timers tell in one line: what ended unseen, or how much is left.
    pub fn told(&self, words: &Words) -> Option<String> {
        let left = |left| words.with("home-timer-left", &[("time", minutes(left).into())]);
        self.ended_unseen().map(|ago| ended(ago, words)).or_else(|| self.left().map(left))
    }

    /// The player saw that the shown timer ended.
    pub fn see(&mut self) {
        if self.shown().ended_unseen(self.wall).is_some() {
            self.saved.timer_mut().see();
            self.is_changed = true;
        }
    }

    /// Tests whether the shown timer ended just now.
    pub fn has_just_ended(&self) -> bool {
        self.shown().ended_unseen(self.wall).is_some_and(|ago| ago < LATE)
    }

    /// In how many ms a timer has something to say.
    pub fn next_call(&self) -> Option<f64> {
        let timers = self.saved.timers.iter().filter_map(|timer| timer.next_call(self.wall));
        timers.chain(self.table.next_call(self.wall)).min().map(|ms| ms as f64)
    }

    /// A player changed the timers: they are saved as soon as the screen is done, and what a clock set ahead took before
    /// can no longer be had back.
    pub fn keep(&mut self) {
        self.before_jump = None;
        self.is_changed = true;
    }

    /// A player changed the clock of the table.
    pub fn keep_table(&mut self) {
        self.before_jump = None;
        self.is_table_changed = true;
    }

    /// Saves the timers if they changed, and has the device ring for them should the app be out of sight by then.
    pub fn save(&mut self, platform: &mut dyn Platform, store: &mut Store, words: &Words, uptime: f64) {
        let is_silent = self.saved.is_silent(&store.settings);
        let has_hushed = std::mem::replace(&mut self.was_silent, is_silent) != is_silent;
        let (timers, table) = (std::mem::take(&mut self.is_changed), std::mem::take(&mut self.is_table_changed));
        if !timers && !table && !has_hushed {
            return;
        }
        self.saved_at = uptime;
        if timers || has_hushed {
            self.saved.save(platform, store);
        }
        if table {
            self.table.save(platform, store);
        }
        let alarm = self.next_alarm(words).filter(|_| !is_silent);
        if self.alarm.as_ref() != Some(&alarm) {
            platform.set_alarm(alarm.as_ref());
            self.alarm = Some(alarm);
        }
    }

    /// When the device should ring next for an app that nobody sees, and what it says then.
    fn next_alarm(&self, words: &Words) -> Option<Alarm> {
        let timer = self.saved.next_end(self.wall);
        let timer = timer.map(|(index, at)| Alarm { at, words: self.said(index, Mark::Out, words) });
        let table = self.table.next_end(self.wall).and_then(|(seat, at)| {
            let words = self.table.said(Told::Out(seat), words)?;
            Some(Alarm { at, words })
        });
        timer.into_iter().chain(table).min_by_key(|alarm| alarm.at)
    }

    /// A mark in words, with the name of its timer.
    pub fn said(&self, index: usize, mark: Mark, words: &Words) -> String {
        let said = self.said_alone(index, mark, words);
        words.with("timer-other", &[("name", self.name_of(index, words).into()), ("words", said.into())])
    }

    /// A mark in words. Of an end that came while nobody looked it is said how long ago that was.
    pub fn said_alone(&self, index: usize, mark: Mark, words: &Words) -> String {
        let ago = self.saved.timers[index].ended_unseen(self.wall);
        match ago.filter(|ago| mark == Mark::Out && *ago >= LATE) {
            Some(ago) => ended(ago, words),
            None => words.get(&format!("timer-says-{}", mark.code())),
        }
    }

    /// What a timer is called.
    pub fn name_of(&self, index: usize, words: &Words) -> String {
        let timer = &self.saved.timers[index];
        match timer.name.as_deref() {
            Some("") => minutes(timer.length),
            Some(name) => name.to_string(),
            None if index == 0 => words.get("knock-name"),
            None => words.with("timer-of-minutes", &[("minutes", ((timer.length / 60_000) as i64).into())]),
        }
    }

    /// Compares the clocks. One set back is taken as it is; one ahead may also mean that the device slept, so the sand
    /// has run and can be had back.
    fn mind_clock(&mut self, wall: u64, uptime: f64) -> Option<Jump> {
        self.wall = wall;
        let is_busy = |due: &u64| self.saved.runs(*due) || self.table.is_running();
        let (jump, due) = self.watch.look(wall, uptime).filter(|(_, due)| is_busy(due))?;
        self.undo.forget();
        self.table.forget();
        match jump {
            Jump::Back(_) => {
                self.saved.timers.iter_mut().for_each(|timer| timer.set_clock(due, wall));
                self.table.set_clock(due, wall);
            }
            Jump::Ahead(_) => {
                let (timers, table) = (self.saved.timers.clone(), self.table.clock().clone());
                self.before_jump = Some(Before { timers, table, due, wall });
            }
        }
        Some(jump)
    }

    /// Gives the time back that a clock set ahead took.
    pub fn give_back(&mut self) {
        let Some(before) = self.before_jump.take() else { return };
        self.saved.timers = before.timers;
        self.saved.timers.iter_mut().for_each(|timer| timer.set_clock(before.due, before.wall));
        self.table.saved.clock = before.table;
        self.table.set_clock(before.due, before.wall);
        self.keep();
        self.keep_table();
    }

    /// Lets every timer say what it has to.
    fn listen(&mut self, notices: &mut Vec<Notice>) {
        for (index, timer) in self.saved.timers.iter_mut().enumerate() {
            let turns = timer.turns;
            notices.extend(timer.look(self.wall).map(|call| match call {
                Call::Mark(mark) => Notice::Mark(index, mark),
                Call::Second => Notice::Second,
            }));
            if timer.turns != turns {
                notices.push(Notice::Turned(index));
            }
        }
        notices.extend(self.table.look(self.wall).into_iter().map(Notice::Table));
    }
}

/// Says, once, that this device cannot ring for an app that nobody sees, and perhaps not even keep it in sight.
pub fn tell_of_hiding(desk: &mut Desk<'_>) {
    let Abilities { background, alarm, lacks, .. } = desk.platform.abilities();
    if !desk.keeper.saved.told && !background && !alarm {
        desk.keeper.saved.told = true;
        desk.keeper.keep();
        desk.toast(desk.words.get("timer-background"));
        if lacks.light {
            desk.toast(desk.words.get("timer-lacks-light"));
        }
    }
}
