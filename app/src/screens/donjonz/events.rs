//! What happens at the table: actions carried out, and their events played back. All events of an action are one moment.

use super::{
    drama::Drama,
    names::{reason, weapon_key},
    sentences::sentence,
    table::Table,
};
use crate::{
    nav::Desk,
    play::{Paced, Playback, PlaysBack},
    sound::Effect,
};
use rules::donjonz::{Action, Event, Illegal, Phase, Thing, Turn};

/// How long the hero takes from cell to cell, in ms.
const STEP: f64 = 160.0;
/// How long after the end the score is shown, in ms: long enough to feel it.
const PAUSE: f64 = 1400.0;

impl Paced for Event {
    fn length(&self) -> f64 {
        if let Event::Stepped { .. } = self { STEP } else { 0.0 }
    }

    fn joins(&self, _: &Event) -> bool {
        true
    }

    fn is_movement(&self) -> bool {
        true
    }

    fn is_grave(&self) -> bool {
        *self == Event::HeroFell
    }

    fn sound(&self) -> Option<Effect> {
        match self {
            Event::CardLaid { .. } => Some(Effect::Lay),
            Event::Stepped { .. } => Some(Effect::Step),
            Event::PouchTaken => Some(Effect::Pouch),
            Event::WeaponTaken { .. } => Some(Effect::Weapon),
            Event::MonsterBeaten { .. } => Some(Effect::MonsterBeaten),
            Event::GoldLost { .. } => Some(Effect::GoldLost),
            Event::HeroFell => Some(Effect::HeroFell),
            Event::KeyTaken => Some(Effect::Key),
            Event::GoldDoubled { .. } => Some(Effect::Door),
            Event::WalkEnded => Some(Effect::End),
            Event::WeaponFound { .. } | Event::WeaponLeft { .. } => None,
        }
    }
}

impl PlaysBack for Table {
    type Event = Event;

    fn playback(&mut self) -> &mut Playback<Event> {
        &mut self.playback
    }

    fn show_event(&mut self, event: &Event, desk: &mut Desk<'_>) -> Option<String> {
        match *event {
            Event::CardLaid { .. } => self.turn = Turn::default(),
            Event::Stepped { to } => {
                self.look_on();
                if self.game().thing_at(to) == Some(Thing::Door) && !self.game().has_key() {
                    self.float(desk.words.get("donjonz-float-locked"), false, desk);
                }
            }
            Event::PouchTaken => self.float("+1", true, desk),
            Event::MonsterBeaten { .. } => self.float(desk.words.get("donjonz-float-beaten"), true, desk),
            Event::GoldLost { pouches } => {
                self.float(format!("−{pouches}"), false, desk);
                self.drama.spill(self.running.game().hero(), pouches, desk.now);
            }
            Event::KeyTaken => self.float(desk.words.get("donjonz-float-key"), true, desk),
            Event::GoldDoubled { .. } => self.float("×2", true, desk),
            Event::WeaponTaken { weapon, .. } => self.float(desk.words.get(weapon_key(weapon)), true, desk),
            Event::WeaponFound { .. } | Event::WeaponLeft { .. } | Event::HeroFell | Event::WalkEnded => {}
        }
        sentence(event, self.running.game(), desk.words)
    }
}

impl Table {
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.skip(desk);
        match self.running.play(action, desk) {
            Ok(mut events) => {
                if self.takes_unasked(desk) {
                    events.extend(self.running.play(Action::Take, desk).unwrap_or_default());
                }
                self.let_go();
                if let Some(lesson) = &mut self.lesson {
                    lesson.follow(self.running.game(), &events);
                }
                self.play_back(events, desk);
                self.mind_end(desk);
            }
            Err(illegal) => self.refuse(illegal, desk),
        }
    }

    pub(super) fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        match &mut self.lesson {
            Some(lesson) if self.running.game().phase() == Phase::Map => {
                desk.play(Effect::Refused);
                lesson.refused();
            }
            _ => desk.refuse(desk.words.get(reason(illegal))),
        }
    }

    /// Lets a word rise from the hero.
    fn float(&mut self, words: impl Into<String>, is_good: bool, desk: &Desk<'_>) {
        self.floaters.add(self.running.game().hero(), words, is_good, desk.now);
    }

    /// Sees whether the game is over by now.
    fn mind_end(&mut self, desk: &mut Desk<'_>) {
        if self.running.is_over() {
            self.playback.end(desk.now, PAUSE);
            self.drama.end(desk.now);
            if self.running.laurels {
                desk.play(Effect::Record);
            }
        }
    }

    /// Forgets what was chosen.
    fn let_go(&mut self) {
        self.chosen = None;
        self.hinted = None;
        self.ghost = None;
        self.suggestion = 0;
    }

    /// Tests whether the hero takes the weapon underfoot without a question: with a free hand nobody loses by it.
    fn takes_unasked(&self, desk: &Desk<'_>) -> bool {
        let is_choosing = matches!(self.game().phase(), Phase::Choose(_));
        is_choosing && self.game().has_free_hand() && !desk.store.settings.ask_weapons
    }

    /// Takes the last decision back; a weapon taken without a question goes with the step onto it.
    pub(super) fn undo(&mut self, desk: &mut Desk<'_>) {
        if self.running.undo(desk) {
            if self.takes_unasked(desk) {
                self.running.undo(desk);
            }
            self.rewound(desk);
        }
    }

    /// Does again what was taken back.
    pub(super) fn redo(&mut self, desk: &mut Desk<'_>) {
        if self.running.redo(desk) {
            if self.takes_unasked(desk) {
                self.running.redo(desk);
            }
            self.rewound(desk);
            self.mind_end(desk);
        }
    }

    fn rewound(&mut self, desk: &mut Desk<'_>) {
        desk.messages.forget_refusal();
        desk.play(Effect::Back);
        self.playback.clear();
        self.drama = Drama::default();
        self.let_go();
        self.turn = Turn::default();
    }
}
