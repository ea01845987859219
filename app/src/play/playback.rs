//! What happened, played back: events become moments, one after the other, each of them seen, heard, felt and said at
//! its time. One queue and one clock for every game. Nobody has to wait for it: a touch skips what is left, and what no
//! hurry may swallow keeps fingers away for no longer than [`HOLD`].

use crate::{
    input::Gesture,
    nav::{Desk, UiEvent},
    sound::Effect,
    theme::Frame,
};
use std::{collections::VecDeque, f64::consts::TAU};

/// How long a moment may keep fingers from what lies under it, in ms.
pub const HOLD: f64 = 300.0;
/// Whoever is in a hurry hears only what is felt for at least so long, in ms.
const FELT: u16 = 30;
/// How fast marks pulse: the ms of a pulse, divided by τ.
const PULSE: f64 = 400.0;
/// How long marks pulse after something happened, in ms: whole pulses, so that they come to rest. A table that nobody
/// touches costs nothing then.
const GLOW: f64 = PULSE * TAU * 2.0;

/// How an event is played back.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Beat {
    /// How long it is looked at before the next moment begins, in ms.
    pub length: f64,
    /// How much longer it stays on show while nothing follows, in ms.
    pub lingers: f64,
    /// Whether its time is for something that moves; nobody waits for that where nothing moves.
    pub is_movement: bool,
    /// Whether no hurry swallows it.
    pub is_grave: bool,
    /// How it sounds. What is felt shakes the device as well.
    pub sound: Option<Effect>,
}

/// An event that can be played back.
pub trait Paced: Clone {
    /// How it is played back.
    fn beat(&self) -> Beat {
        Beat::default()
    }

    /// Tests whether it is seen at one glance with the event before it.
    fn joins(&self, _before: &Self) -> bool {
        false
    }
}

/// Events that are shown together, and for how long, in ms.
#[derive(Clone)]
struct Moment<E> {
    events: Vec<E>,
    length: f64,
    lingers: f64,
}

impl<E: Paced> Moment<E> {
    fn of(events: Vec<E>, is_still: bool) -> Moment<E> {
        let length = |beat: &Beat| if is_still && beat.is_movement { 0.0 } else { beat.length };
        let longest =
            |length: &dyn Fn(&Beat) -> f64| events.iter().map(E::beat).map(|beat| length(&beat)).fold(0.0, f64::max);
        let (length, lingers) = (longest(&length), longest(&|beat| beat.lingers));
        Moment { events, length, lingers }
    }

    fn is_grave(&self) -> bool {
        self.events.iter().any(|event| event.beat().is_grave)
    }
}

/// Events on their way to the players.
#[derive(Clone)]
pub struct Playback<E> {
    waiting: VecDeque<Moment<E>>,
    current: Option<Moment<E>>,
    since: f64,
    /// When something last happened.
    stirred: f64,
    /// Since when the end is on show, and until when.
    end: Option<(f64, f64)>,
}

impl<E> Default for Playback<E> {
    fn default() -> Playback<E> {
        let never = f64::NEG_INFINITY;
        Playback { waiting: VecDeque::new(), current: None, since: never, stirred: never, end: None }
    }
}

impl<E: Paced> Playback<E> {
    /// Takes events, to be played back after those that still wait.
    pub fn add(&mut self, events: Vec<E>, is_still: bool) {
        let mut together: Vec<Vec<E>> = Vec::new();
        for event in events {
            match together.last_mut() {
                Some(events) if events.last().is_some_and(|before| event.joins(before)) => events.push(event),
                _ => together.push(vec![event]),
            }
        }
        self.waiting.extend(together.into_iter().map(|events| Moment::of(events, is_still)));
    }

    /// The events of the next moment, if its time has come.
    pub fn next(&mut self, now: f64) -> Option<Vec<E>> {
        let age = now - self.since;
        if self.current.as_ref().is_some_and(|moment| age < moment.length) {
            return None;
        }
        let Some(moment) = self.waiting.pop_front() else {
            self.current.take_if(|moment| age >= moment.length + moment.lingers);
            return None;
        };
        self.since = now;
        Some(self.current.insert(moment).events.clone())
    }

    /// Everything that was not played back yet, up to what no hurry swallows: somebody goes on.
    pub fn skip(&mut self, now: f64) -> Vec<E> {
        if self.holds(now) {
            return Vec::new();
        }
        self.cut();
        let count = self.waiting.iter().position(Moment::is_grave).unwrap_or(self.waiting.len());
        self.waiting.drain(..count).flat_map(|moment| moment.events).collect()
    }

    /// Ends what is shown right now; the next moment may begin.
    pub fn cut(&mut self) {
        self.current = None;
    }

    /// Forgets everything: the game has gone back.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.cut();
    }

    /// Tests whether a moment has just begun that no hurry swallows. Whoever touches something then did not mean what
    /// lies under it now.
    pub fn holds(&self, now: f64) -> bool {
        self.current.as_ref().is_some_and(Moment::is_grave) && now - self.since < HOLD
    }

    /// Tests whether everything was played back.
    pub fn is_over(&self, now: f64) -> bool {
        let is_shown = |moment: &Moment<E>| now - self.since < moment.length + moment.lingers;
        self.waiting.is_empty() && !self.current.as_ref().is_some_and(is_shown)
    }

    /// What is shown right now.
    pub fn current(&self) -> &[E] {
        self.current.as_ref().map_or(&[], |moment| &moment.events)
    }

    /// For how long it has been shown, in ms.
    pub fn age(&self, now: f64) -> f64 {
        now - self.since
    }

    /// How much of its time is over, from 0 to 1.
    pub fn progress(&self, now: f64) -> f32 {
        let length = self.current.as_ref().map_or(0.0, |moment| moment.length);
        if length <= 0.0 { 1.0 } else { (self.age(now) / length).clamp(0.0, 1.0) as f32 }
    }

    /// How much of the time of an event is over that is shown right now; none if it is not.
    pub fn progress_of(&self, is_it: impl Fn(&E) -> bool, now: f64) -> Option<f32> {
        self.current().iter().any(is_it).then(|| self.progress(now))
    }

    /// Shows the end of the game from now on, for so many ms.
    pub fn end(&mut self, now: f64, ms: f64) {
        self.end = Some((now, now + ms));
    }

    /// Lets a tap go on from the end. It is a tap and not a press, which would be in the middle of what follows.
    pub fn heed<T>(&mut self, event: &UiEvent<'_, T>, now: f64) {
        let is_tap = matches!(event, UiEvent::Tap(..) | UiEvent::Gesture(_, Gesture::Tap { .. }));
        if let Some((_, until)) = self.end.as_mut().filter(|(since, _)| is_tap && now - *since >= HOLD) {
            *until = until.min(now);
        }
    }

    /// Tests whether the end is on show, or was.
    pub fn has_ended(&self) -> bool {
        self.end.is_some()
    }

    /// Tests whether the end was seen for long enough.
    pub fn is_past_end(&self, now: f64) -> bool {
        self.end.is_some_and(|(_, until)| now >= until)
    }

    /// Tests whether something is shown that goes on by itself. After the end there is one more frame, for what follows.
    pub fn moves(&self, now: f64) -> bool {
        !self.is_over(now) || self.end.is_some_and(|(_, until)| now < until + 100.0)
    }

    /// Lets marks pulse again: something has changed.
    pub fn stir(&mut self, now: f64) {
        self.stirred = now;
    }

    /// Tests whether marks pulse.
    pub fn is_glowing(&self, now: f64) -> bool {
        now - self.stirred < GLOW
    }

    /// How far marks have swollen, from -1 to 1.
    pub fn pulse(&self, frame: &Frame<'_>) -> f32 {
        let moves = self.is_glowing(frame.now) && !frame.settings.reduced_motion;
        if moves { ((frame.now - self.stirred) / PULSE).sin() as f32 } else { 0.0 }
    }
}

/// What plays events back: a table or a replay.
pub trait PlaysBack {
    /// What happens in its game.
    type Event: Paced;

    /// What it plays back.
    fn playback(&mut self) -> &mut Playback<Self::Event>;

    /// Shows an event whose moment has come; gives the sentence for those who hear it.
    fn show_event(&mut self, event: &Self::Event, desk: &mut Desk<'_>) -> Option<String>;

    /// Plays events back, after those that still wait.
    fn play_back(&mut self, events: Vec<Self::Event>, desk: &mut Desk<'_>) {
        desk.messages.forget_refusal();
        let is_still = desk.store.settings.reduced_motion;
        self.playback().add(events, is_still);
        self.playback().stir(desk.now);
        self.play_on(desk);
    }

    /// Shows the moments whose time has come.
    fn play_on(&mut self, desk: &mut Desk<'_>) {
        while let Some(events) = self.playback().next(desk.now) {
            self.perform(&events, 0, desk);
        }
    }

    /// Shows at once what is left, up to what no hurry swallows.
    fn skip(&mut self, desk: &mut Desk<'_>) {
        let events = self.playback().skip(desk.now);
        self.perform(&events, FELT, desk);
        self.play_on(desk);
    }

    /// Shows events, says them, and sounds those that are felt for at least so many ms.
    fn perform(&mut self, events: &[Self::Event], felt: u16, desk: &mut Desk<'_>) {
        for event in events {
            if let Some(sentence) = self.show_event(event, desk) {
                desk.platform.announce(&sentence);
            }
        }
        let mut effects: Vec<Effect> = events.iter().filter_map(|event| event.beat().sound).collect();
        effects.retain(|effect| effect.shake() >= felt);
        effects.dedup();
        effects.into_iter().for_each(|effect| desk.play(effect));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;

    /// Steps take a while, and things found on the way are seen with them. A door is grave.
    #[derive(Clone, Debug, PartialEq)]
    enum Event {
        Step,
        Found,
        Door,
    }

    impl Paced for Event {
        fn beat(&self) -> Beat {
            match self {
                Event::Step => Beat { length: 200.0, is_movement: true, ..Beat::default() },
                Event::Found => Beat { lingers: 50.0, ..Beat::default() },
                Event::Door => Beat { length: 1000.0, is_grave: true, ..Beat::default() },
            }
        }

        fn joins(&self, before: &Event) -> bool {
            (before, self) == (&Event::Step, &Event::Found)
        }
    }

    fn walk(is_still: bool) -> Playback<Event> {
        let mut playback = Playback::default();
        playback.add(vec![Event::Step, Event::Found, Event::Step, Event::Door, Event::Step], is_still);
        playback
    }

    /// When each moment begins, and how many events it shows.
    fn moments(playback: &mut Playback<Event>, until: f64) -> Vec<(f64, usize)> {
        let frames = (0..).map(|frame| f64::from(frame) * 20.0).take_while(|now| *now <= until);
        frames.filter_map(|now| Some((now, playback.next(now)?.len()))).collect()
    }

    #[test]
    fn moments_follow_each_other_and_what_belongs_together_is_seen_together() {
        let mut playback = walk(false);
        assert_eq!(moments(&mut playback, 2000.0), [(0.0, 2), (200.0, 1), (400.0, 1), (1400.0, 1)]);
        assert!(playback.is_over(2000.0) && playback.current().is_empty());
    }

    #[test]
    fn nobody_waits_for_movement_where_nothing_moves() {
        assert_eq!(moments(&mut walk(true), 2000.0), [(0.0, 2), (20.0, 1), (40.0, 1), (1040.0, 1)]);
    }

    #[test]
    fn the_last_moment_lingers() {
        let mut playback = Playback::default();
        playback.add(vec![Event::Step, Event::Found], false);
        playback.next(0.0);
        assert_eq!((playback.next(240.0), playback.progress(240.0)), (None, 1.0));
        assert!(!playback.is_over(240.0) && !playback.current().is_empty());
        assert_eq!(playback.next(250.0), None);
        assert!(playback.is_over(250.0) && playback.current().is_empty());
    }

    #[test]
    fn a_hurry_skips_all_but_what_is_grave_and_that_holds_for_a_moment_only() {
        let mut playback = walk(false);
        playback.next(0.0);
        assert_eq!(playback.skip(10.0), [Event::Step]);
        assert_eq!(playback.next(10.0), Some(vec![Event::Door]));
        assert!(playback.holds(10.0 + HOLD - 1.0));
        assert!(playback.skip(20.0).is_empty());
        assert_eq!(playback.current(), [Event::Door]);
        assert!(!playback.holds(10.0 + HOLD));
        assert_eq!(playback.skip(10.0 + HOLD), [Event::Step]);
        assert!(playback.is_over(10.0 + HOLD));
    }

    #[test]
    fn the_end_is_seen_for_a_while_unless_somebody_goes_on() {
        let mut playback = Playback::<Event>::default();
        playback.end(1000.0, 1500.0);
        let (at, tap) = (Point::default(), UiEvent::Tap((), Point::default()));
        playback.heed(&tap, 1010.0);
        playback.heed(&UiEvent::<()>::Gesture(None, Gesture::Press { at }), 1000.0 + HOLD);
        assert!(!playback.is_past_end(2499.0) && playback.is_past_end(2500.0));
        playback.heed(&tap, 1000.0 + HOLD);
        assert!(playback.has_ended() && playback.is_past_end(1000.0 + HOLD));
    }
}
