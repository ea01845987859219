//! What happens at the table: actions carried out, and their events played back in the phases of a turn: place, assess,
//! alarm, draw.

use super::{
    names::reason,
    sentences::sentence,
    table::{Cover, Table},
};
use crate::{
    nav::Desk,
    play::{AtTable, Beat, Host, Paced, Playback, PlaysBack},
    sound::Effect,
};
use rules::{
    Viewer,
    knock::{Action, CardId, Event, Illegal, Knock, Voice},
};

/// How long after the end the table is still seen, in ms.
const PAUSE: f64 = 1500.0;

impl Paced for Event {
    fn beat(&self) -> Beat {
        let looked = |length: f64| Beat { length, ..Beat::default() };
        let heard = |length: f64, sound: Effect| Beat { sound: Some(sound), ..looked(length) };
        match self {
            Event::Placed { .. } => Beat { is_movement: true, ..heard(200.0, Effect::Lay) },
            Event::Assessed { .. } => heard(240.0, Effect::Assess),
            Event::VoiceTurned { voice: Voice::Silence } => heard(260.0, Effect::Hush),
            Event::VoiceTurned { voice: Voice::Speech } => heard(260.0, Effect::Voice),
            Event::Beaten { .. } => heard(260.0, Effect::MonsterBeaten),
            Event::TokenRemoved { .. } => heard(260.0, Effect::Alarm),
            Event::Drawn { .. } => heard(260.0, Effect::Lift),
            Event::KnightDrawn => Beat { is_grave: true, ..heard(1600.0, Effect::Knight) },
            Event::KnightHeldOut { .. } | Event::SpellUsed { .. } => looked(300.0),
            Event::Burned { .. } => heard(0.0, Effect::Fireball),
            Event::Frozen { .. } => heard(0.0, Effect::IceFlash),
            Event::Poisoned { .. } => heard(0.0, Effect::Poison),
            Event::Won => heard(300.0, Effect::KeepWon),
            Event::Lost { .. } => heard(300.0, Effect::KeepLost),
            _ => Beat::default(),
        }
    }

    fn joins(&self, before: &Event) -> bool {
        matches!(
            (before, self),
            (Event::Placed { .. }, Event::TokensTaken { .. })
                | (Event::Assessed { .. }, Event::Assessed { .. })
                | (Event::Beaten { .. }, Event::Beaten { .. })
                | (Event::TokenRemoved { .. }, Event::TokenRemoved { .. })
                | (Event::SpellUsed { .. }, _)
                | (Event::Won, Event::SpellFound { .. })
        )
    }
}

impl PlaysBack for Table {
    type Event = Event;

    fn playback(&mut self) -> &mut Playback<Event> {
        &mut self.playback
    }

    fn show_event(&mut self, event: &Event, desk: &mut Desk<'_>) -> Option<String> {
        if let Event::Burned { creature } = event {
            self.departed.extend(self.seen.keep().get(*creature).map(|laid| (*laid, desk.now)));
        }
        self.seen.fold(event);
        self.react(event, desk);
        sentence(event, &self.seen, &self.host.extras().seats, desk.words)
    }
}

impl AtTable for Table {
    type Game = Knock;

    fn host(&mut self) -> &mut dyn Host<Knock> {
        &mut *self.host
    }

    fn eyes(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn sit_down(&mut self, host: Box<dyn Host<Knock>>, desk: &mut Desk<'_>) {
        *self = Table::around(host, desk.platform.wall_clock());
    }

    fn happened(&mut self, events: Vec<Event>, desk: &mut Desk<'_>) {
        let eyes = self.eyes();
        self.let_go();
        if let Some(lesson) = &mut self.lesson {
            lesson.follow(&self.host.view(eyes), &events);
        }
        self.board.follow();
        self.pointed = None;
        self.think_at = None;
        self.play_back(events, desk);
    }

    fn look_anew(&mut self, _: &mut Desk<'_>) {
        self.let_go();
        self.think_at = None;
        self.said = None;
        self.seen = self.host.view(self.eyes());
    }

    fn refuse(&mut self, illegal: Illegal, desk: &mut Desk<'_>) {
        desk.refuse(reason(illegal, &self.seen, desk.words));
    }
}

impl Table {
    /// Carries an action out. Once the last grain has fallen it comes too late, even if nobody was told yet.
    pub(super) fn apply(&mut self, action: Action, desk: &mut Desk<'_>) {
        self.skip(desk);
        let now = desk.platform.wall_clock();
        let action = if self.is_time_up(now) { Action::TimeUp } else { action };
        if !self.is_forgiven(action, desk) {
            self.send(action, desk);
        }
    }

    /// Shows one event.
    fn react(&mut self, event: &Event, desk: &mut Desk<'_>) {
        match *event {
            Event::Placed { card, .. } => {
                self.turned.remove(&card);
            }
            Event::VoiceTurned { .. } => self.voiced = desk.now,
            Event::Beaten { creature } => self.float(creature, "knock-float-beaten", true, desk),
            Event::KnightHeldOut { .. } => self.float(self.seen.knight(), "knock-float-held-out", false, desk),
            Event::TokenRemoved { creature, left: 1 } => self.float(creature, "knock-float-last", false, desk),
            Event::Frozen { creature } => self.float(creature, "knock-float-frozen", true, desk),
            Event::TurnBegan { .. } => {
                self.hand_over();
                self.let_bots_talk(desk);
            }
            Event::Won | Event::Lost { .. } => {
                self.cover = Cover::Open;
                self.is_asked = false;
                self.playback.end(desk.now, PAUSE);
            }
            _ => {}
        }
    }

    fn float(&mut self, card: CardId, key: &str, good: bool, desk: &Desk<'_>) {
        if let Some(laid) = self.seen.keep().get(card) {
            self.floaters.add(laid.at, desk.words.get(key), good, desk.now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::HOLD;
    use rules::knock::Cell;

    fn turn() -> Vec<Event> {
        let (card, at) = (CardId(7), Cell { x: 1, y: 1 });
        vec![
            Event::Placed { card, at, turned: false },
            Event::TokensTaken { creature: card, tokens: 2 },
            Event::Assessed { card: CardId(1), danger: 3 },
            Event::Assessed { card: CardId(2), danger: 4 },
            Event::TokenRemoved { creature: card, left: 1 },
            Event::TurnBegan { player: 1 },
        ]
    }

    fn playback(events: Vec<Event>) -> Playback<Event> {
        let mut playback = Playback::default();
        playback.add(events, false);
        playback
    }

    #[test]
    fn a_turn_is_told_in_its_phases() {
        let mut playback = playback(turn());
        let mut steps = Vec::new();
        for frame in 0..100 {
            steps.extend(playback.next(f64::from(frame) * 16.0).map(|events| events.len()));
        }
        assert_eq!(steps, [2, 2, 1, 1]);
        assert!(playback.is_over(1600.0));
    }

    #[test]
    fn whoever_is_in_a_hurry_gets_the_rest_at_once() {
        let mut playback = playback(turn());
        assert_eq!(playback.next(1000.0).map(|events| events.len()), Some(2));
        assert!(!playback.is_over(1010.0));
        assert_eq!(playback.skip(1010.0).len(), 4);
        assert!(playback.is_over(1010.0));
    }

    #[test]
    fn no_hurry_swallows_the_knight() {
        let mut playback = playback(turn().into_iter().chain([Event::KnightDrawn]).collect());
        assert_eq!(playback.skip(5.0).len(), 6);
        assert_eq!(playback.next(5.0), Some(vec![Event::KnightDrawn]));
        assert!(playback.holds(10.0) && !playback.is_over(10.0));
        assert!(playback.skip(5.0 + HOLD).is_empty() && playback.is_over(5.0 + HOLD));
    }
}
