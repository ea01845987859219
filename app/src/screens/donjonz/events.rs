//! What happens at the table: actions carried out, and their events played back. All events of an action are one moment.

use super::{
    drama::Drama,
    names::{reason, weapon_key},
    sentences::sentence,
    table::Table,
};
use crate::{
    nav::Desk,
    play::{AtTable, Beat, DEAL, Host, Paced, Playback, PlaysBack, Step},
    sound::Effect,
};
use rules::{
    Viewer,
    donjonz::{Action, Donjonz, Event, Illegal, Phase, Thing, Turn},
};

/// How long the hero takes from cell to cell, in ms.
const STEP: f64 = 160.0;
/// How long after the end the score is shown, in ms: long enough to feel it.
const PAUSE: f64 = 1400.0;

impl Paced for Event {
    fn beat(&self) -> Beat {
        let sound = match self {
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
        };
        let length = match self {
            Event::Stepped { .. } => STEP,
            Event::CardLaid { .. } => DEAL / 2.0,
            _ => 0.0,
        };
        Beat { length, is_movement: true, is_grave: *self == Event::HeroFell, sound, ..Beat::default() }
    }

    fn joins(&self, _: &Event) -> bool {
        true
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
                self.board.follow();
                if self.game().thing_at(to) == Some(Thing::Door) && !self.game().has_key() {
                    self.float(desk.words.get("donjonz-float-locked"), false, desk);
                }
            }
            Event::PouchTaken => self.float("+1", true, desk),
            Event::MonsterBeaten { .. } => self.float(desk.words.get("donjonz-float-beaten"), true, desk),
            Event::GoldLost { pouches } => {
                self.float(format!("−{pouches}"), false, desk);
                self.drama.spill(self.seen.hero(), pouches, desk.now);
            }
            Event::KeyTaken => self.float(desk.words.get("donjonz-float-key"), true, desk),
            Event::GoldDoubled { .. } => self.float("×2", true, desk),
            Event::WeaponTaken { weapon, .. } => self.float(desk.words.get(weapon_key(weapon)), true, desk),
            Event::WeaponLeft { weapon } if self.game().weapons().contains(&weapon) => {
                self.float(desk.words.get("donjonz-float-held"), true, desk);
            }
            Event::WeaponFound { .. } | Event::WeaponLeft { .. } | Event::HeroFell | Event::WalkEnded => {}
        }
        sentence(event, &self.seen, desk.words)
    }
}

impl AtTable for Table {
    type Game = Donjonz;

    fn host(&mut self) -> &mut dyn Host<Donjonz> {
        &mut *self.host
    }

    fn eyes(&self) -> Viewer {
        Viewer::Seat(0)
    }

    fn sit_down(&mut self, host: Box<dyn Host<Donjonz>>, desk: &mut Desk<'_>) {
        *self = Table::around(host, desk.store);
    }

    fn happened(&mut self, events: Vec<Event>, desk: &mut Desk<'_>) {
        self.skip(desk);
        self.seen = self.host.view(self.eyes());
        self.let_go();
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(&self.seen, &events);
        }
        self.play_back(events, desk);
        self.mind_end(desk);
    }

    fn look_anew(&mut self, desk: &mut Desk<'_>) {
        self.seen = self.host.view(self.eyes());
        self.drama = Drama::default();
        self.let_go();
        self.turn = Turn::default();
        self.mind_end(desk);
    }

    fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        match &mut self.lesson {
            Some(lesson) if self.seen.phase() == Phase::Map => {
                desk.play(Effect::Refused);
                lesson.refused();
            }
            _ => desk.refuse(desk.words.get(reason(illegal))),
        }
    }

    fn send(&mut self, action: Action, desk: &mut Desk<'_>) {
        if let Err(illegal) = self.host.send(action, desk) {
            return self.refuse(illegal, desk);
        }
        if let Some(answer) = self.unasked(desk) {
            // What is asked about can be taken or left.
            self.host.send(answer, desk).ok();
        }
        self.listen(desk);
    }

    /// What was answered without a question goes with the step that led to it.
    fn retrace(&mut self, step: Step<Donjonz>, desk: &mut Desk<'_>) -> bool {
        let is_done = step(&mut *self.host, desk);
        if is_done {
            if self.unasked(desk).is_some() {
                step(&mut *self.host, desk);
            }
            self.show_there(desk);
        }
        is_done
    }
}

impl Table {
    /// Lets a word rise from the hero.
    fn float(&mut self, words: impl Into<String>, is_good: bool, desk: &Desk<'_>) {
        self.floaters.add(self.seen.hero(), words, is_good, desk.now);
    }

    /// Sees whether the game is over by now.
    fn mind_end(&mut self, desk: &mut Desk<'_>) {
        let Some(finished) = self.host.finished() else { return };
        self.playback.end(desk.now, PAUSE);
        self.drama.end(desk.now);
        if *finished.laurels() {
            desk.play(Effect::Record);
        }
    }

    /// Forgets what was chosen.
    fn let_go(&mut self) {
        self.chosen = None;
        self.hinted = None;
        self.advisor.is_asked = false;
        self.ghost = None;
        self.suggestion = 0;
    }

    /// What the hero does about the weapon underfoot without a question: one that he holds already is of no use, and
    /// with a free hand nobody loses by taking another.
    fn unasked(&self, desk: &Desk<'_>) -> Option<Action> {
        let game = self.host.view(self.eyes());
        let Phase::Choose(weapon) = game.phase() else { return None };
        match game.weapons().contains(&weapon) {
            _ if desk.store.settings.ask_weapons => None,
            true => Some(Action::Leave),
            false => game.has_free_hand().then_some(Action::Take),
        }
    }
}
